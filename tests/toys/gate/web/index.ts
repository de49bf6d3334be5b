/** Ticket Gate in the browser: lies in `web/src/games/gate` when it is played, with its line in `web/src/games/index.ts`. */
import { t } from "../../lib/text/words.svelte";
import type { GameClient } from "../client";
import Learn from "./Learn.svelte";
import Options from "./Options.svelte";
import Picture from "./Picture.svelte";
import Play from "./Play.svelte";
import Replay from "./Replay.svelte";

export const client: GameClient = {
  follow: () => ({ prepare: () => Promise.resolve() }),
  Play,
  Replay,
  Learn,
  Options,
  Picture,
  about: () => t("gate-about"),
};
