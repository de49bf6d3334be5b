import { named, t } from "../../lib/text/words.svelte";
import type { GameClient } from "../client";
import { TokyoMetroGame } from "./model/game.svelte";
import { BOOK } from "./learn/book";
import Learn from "./learn/Learn.svelte";
import { yen } from "./model/names";
import Options from "./play/Options.svelte";
import Picture from "./board/Picture.svelte";
import Play from "./play/Play.svelte";
import Replay from "./replay/Replay.svelte";
import type { TokyoMetroOptions } from "./model/types";

export const client: GameClient = {
  follow: () => new TokyoMetroGame(),
  Play,
  Replay,
  Learn,
  book: BOOK,
  Options,
  Picture,
  solo: yen,
  about: (options) => {
    const { map } = options as TokyoMetroOptions;
    return typeof map === "object" ? named(map.name) : t("city");
  },
};
