/** A game's client, and its words. */
import { clientOf } from "../../games";
import type { GameClient } from "../../games/client";
import { settings } from "../../lib/ui/settings.svelte";
import { words } from "../../lib/text/words.svelte";

/** With the words of its rulebook, if that is read. */
export async function openGame(game: string, book = false): Promise<GameClient> {
  const said = words.game === game && !book;
  const [client] = await Promise.all([clientOf(game), said ? null : words.speak(settings.lang, game, book)]);
  return client;
}
