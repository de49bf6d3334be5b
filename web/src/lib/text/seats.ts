/** How seats are called: bots by what they are, people by their name. */
import type { Seat, SeatInfo } from "../net/protocol";
import { t, words } from "./words.svelte";

const BOT = /^(\w+) (\d+)$/;

export function seatName(seat: Seat | SeatInfo | undefined): string {
  if (!seat) return "";
  const bot = seat.bot ? BOT.exec(seat.name) : null;
  return bot && bot[1] === seat.bot && words.has(`bot-${seat.bot}`)
    ? t("bot-seat", { bot: t(`bot-${seat.bot}`), number: bot[2]! })
    : seat.name;
}

/** Seats of which nobody is asked whether they are connected: those of a record, or teams of an event. */
export function present(seats: readonly (Seat | SeatInfo)[]): SeatInfo[] {
  return seats.map((seat) => ({ ...seat, connected: true }));
}
