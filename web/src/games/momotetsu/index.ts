import { t } from "../../lib/words.svelte";
import type { GameClient } from "..";
import { MomotetsuGame } from "./game.svelte";
import Learn from "./Learn.svelte";
import { kitName } from "./names";
import Options from "./Options.svelte";
import Picture from "./Picture.svelte";
import Play from "./Play.svelte";
import Replay from "./Replay.svelte";
import type { MomotetsuOptions } from "./types";
import Wall from "./Wall.svelte";

export const client: GameClient = {
  follow: () => new MomotetsuGame(),
  Play,
  Wall,
  Replay,
  Learn,
  Options,
  Picture,
  about: (options) => t("about-momotetsu", { kit: kitName((options as MomotetsuOptions).kit) }),
};
