/** A turn that has ended, in words: what you filled, and who completed what. */
import type { Seat, SeatInfo } from "../../../lib/net/protocol";
import { seatName } from "../../../lib/text/seats";
import { t } from "../../../lib/text/words.svelte";
import type { TurnSummary } from "./game.svelte";
import type { Parts } from "./parts";
import { stationNames } from "./names";

const MOST = 3; // completions told one by one

export function summaryWords(
  parts: Parts,
  turn: TurnSummary,
  seats: readonly (Seat | SeatInfo)[],
  you: number | null,
): string {
  const said: string[] = [];
  const own = turn.filled.find((one) => one.seat === you);
  if (own)
    said.push(
      t("summary-own", {
        route: own.route ?? "none",
        count: own.stations.length,
        stations: stationNames(parts, own.stations),
        number: own.number,
      }),
    );
  for (const { seat, route, bonus, first } of turn.completed.slice(0, MOST))
    said.push(
      t(seat === you ? "summary-you-complete" : "summary-complete", {
        name: seatName(seats[seat]),
        route,
        bonus,
        first: String(first),
      }),
    );
  const more = turn.completed.length - MOST;
  if (more > 0) said.push(t("summary-more", { more }));
  if (turn.reshuffled) said.push(t("summary-reshuffled"));
  return said.join(" ");
}
