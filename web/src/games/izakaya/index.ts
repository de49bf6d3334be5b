import { t } from "../../lib/words.svelte";
import type { GameClient } from "..";
import { IzakayaGame } from "./game.svelte";
import Learn from "./Learn.svelte";
import Options from "./Options.svelte";
import Picture from "./Picture.svelte";
import Play from "./Play.svelte";
import Replay from "./Replay.svelte";
import Wall from "./Wall.svelte";

export const client: GameClient = {
  follow: () => new IzakayaGame(),
  Play,
  Wall,
  Replay,
  Learn,
  Options,
  Picture,
  about: () => t("about-izakaya"),
};
