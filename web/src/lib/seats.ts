/** How seats are called: bots by what they are, people by their name. */
import type { Seat, SeatInfo } from "./protocol";
import { t, words } from "./words.svelte";

const BOT = /^(\w+) (\d+)$/;

export function seatName(seat: Seat | SeatInfo | undefined): string {
  if (!seat) return "";
  const bot = seat.bot ? BOT.exec(seat.name) : null;
  const id = `bot-name-${bot?.[1]}`;
  return bot && bot[1] === seat.bot && words.has(id) ? t(id, { number: bot[2]! }) : seat.name;
}
