import { named, t } from "../../lib/words.svelte";
import type { GameClient } from "..";
import { TokyoMetroGame } from "./game.svelte";
import Learn from "./Learn.svelte";
import Options from "./Options.svelte";
import Picture from "./Picture.svelte";
import Play from "./Play.svelte";
import Replay from "./Replay.svelte";
import type { TokyoMetroOptions } from "./types";

export const client: GameClient = {
  follow: () => new TokyoMetroGame(),
  Play,
  Replay,
  Learn,
  Options,
  Picture,
  about: (options) => {
    const { map } = options as TokyoMetroOptions;
    return typeof map === "object" ? named(map.name) : t("city");
  },
};
