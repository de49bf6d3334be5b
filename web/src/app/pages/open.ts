/** A game's client, and its words. */
import { clientOf } from "../../games";
import type { GameClient } from "../../games/client";
import { settings } from "../../lib/ui/settings.svelte";
import { words } from "../../lib/text/words.svelte";

export async function openGame(game: string): Promise<GameClient> {
  const [client] = await Promise.all([clientOf(game), words.game === game ? null : words.speak(settings.lang, game)]);
  return client;
}
