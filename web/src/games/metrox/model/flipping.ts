/** Real cards in words: who flips the next one, and what is to be done before. */
import type { Seat, SeatInfo } from "../../../lib/net/protocol";
import { seatName } from "../../../lib/text/seats";
import { t } from "../../../lib/text/words.svelte";
import type { TurnSummary } from "./game.svelte";
import type { MetroXView } from "./types";

/** Who is waited for to flip a card; null if a bot has the seat: then anybody may. */
export function flipperName(view: MetroXView, seats: readonly (Seat | SeatInfo)[]): string | null {
  const seat = seats[view.flipper ?? 0];
  return seat && !seat.bot ? seatName(seat) : null;
}

/** What is said while a card has yet to be flipped. */
export function awaitedWords(view: MetroXView, seats: readonly (Seat | SeatInfo)[], last: TurnSummary | null): string {
  const name = flipperName(view, seats);
  const said = [name === null ? t("flip-anybody") : t("flip-waiting", { name })];
  if (last?.reshuffled && last.turn === view.turn - 1) said.unshift(t("flip-shuffle"));
  return said.join(" ");
}
