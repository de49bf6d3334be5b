import { t } from "../../lib/words.svelte";
import type { GameClient } from "..";
import { MetroXGame } from "./game.svelte";
import Learn from "./Learn.svelte";
import Options from "./Options.svelte";
import Picture from "./Picture.svelte";
import Play from "./Play.svelte";
import Replay from "./Replay.svelte";
import type { MetroXOptions } from "./types";
import Wall from "./Wall.svelte";

export const client: GameClient = {
  follow: () => new MetroXGame(),
  Play,
  Wall,
  Replay,
  Learn,
  Options,
  Picture,
  about: (options) => {
    const { map = "tokyo" } = options as MetroXOptions;
    return t(`map-${typeof map === "string" ? map : "own"}`);
  },
};
