import { t } from "../../lib/text/words.svelte";
import type { GameClient } from "../client";
import { MetroXGame } from "./model/game.svelte";
import { BOOK } from "./learn/book";
import Learn from "./learn/Learn.svelte";
import { points } from "./model/names";
import Options from "./play/Options.svelte";
import Picture from "./board/Picture.svelte";
import Play from "./play/Play.svelte";
import Replay from "./replay/Replay.svelte";
import type { MetroXOptions } from "./model/types";
import Wall from "./play/Wall.svelte";

export const client: GameClient = {
  follow: () => new MetroXGame(),
  Play,
  Wall,
  Replay,
  Learn,
  book: BOOK,
  Options,
  Picture,
  solo: points,
  about: (options) => {
    const { map = "tokyo", cards } = options as MetroXOptions;
    const place = t(`map-${typeof map === "string" ? map : "own"}`);
    return cards === "flipped" ? `${place} · ${t("cards-flipped-short")}` : place;
  },
};
