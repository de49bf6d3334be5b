import { t } from "../../lib/text/words.svelte";
import type { GameClient } from "../client";
import { IzakayaGame } from "./model/game.svelte";
import { BOOK } from "./learn/book";
import Learn from "./learn/Learn.svelte";
import Options from "./play/Options.svelte";
import Picture from "./board/Picture.svelte";
import Play from "./play/Play.svelte";
import Replay from "./replay/Replay.svelte";
import Wall from "./play/Wall.svelte";

export const client: GameClient = {
  follow: () => new IzakayaGame(),
  Play,
  Wall,
  Replay,
  Learn,
  book: BOOK,
  Options,
  Picture,
  about: () => t("about-izakaya"),
};
