import { t } from "../../lib/text/words.svelte";
import type { GameClient } from "../client";
import { MomotetsuGame } from "./model/game.svelte";
import { BOOK } from "./learn/book";
import Learn from "./learn/Learn.svelte";
import { kitName } from "./model/names";
import Options from "./play/Options.svelte";
import Picture from "./board/Picture.svelte";
import Play from "./play/Play.svelte";
import Replay from "./live/after/Replay.svelte";
import type { MomotetsuOptions } from "./model/types";
import Wall from "./play/Wall.svelte";

export const client: GameClient = {
  follow: () => new MomotetsuGame(),
  Play,
  Wall,
  Replay,
  Learn,
  book: BOOK,
  Options,
  live: {
    Screen: async () => (await import("./live/Event.svelte")).default,
    Wall: async () => (await import("./live/wall/Wall.svelte")).default,
  },
  Picture,
  about: (options) => t("about-momotetsu", { kit: kitName((options as MomotetsuOptions).kit) }),
};
