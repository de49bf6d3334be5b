/** Real cards in words: who flips the next one, and what is to be done before. */
import type { Seat, SeatInfo } from "../../../lib/net/protocol";
import { seatName } from "../../../lib/text/seats";
import { t } from "../../../lib/text/words.svelte";
import type { MetroXView } from "./types";

type Seats = readonly (Seat | SeatInfo)[];

/** Who is waited for to flip a card; null if a bot has the seat: then anybody may. */
export function flipperName(view: MetroXView, seats: Seats): string | null {
  const seat = seats[view.flipper ?? 0];
  return seat && !seat.bot ? seatName(seat) : null;
}

/** That all cards are to be shuffled before one is flipped (MX-4.4a): none lies on the discard pile after a turn. */
export function shuffleWords(view: MetroXView): string {
  const lies = Object.values(view.discard).some((cards) => cards > 0);
  return view.turn > 1 && !lies ? t("flip-shuffle") : "";
}

/** Whom everybody waits for. */
export function waitingWords(view: MetroXView, seats: Seats): string {
  const name = flipperName(view, seats);
  return name === null ? t("flip-anybody") : t("flip-waiting", { name });
}
