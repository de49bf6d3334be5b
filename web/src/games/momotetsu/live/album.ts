/** Photos that may be shown, with team, place, time and what for. */
import type { Kit } from "../model/kit";
import { cardName, missionName, squareName } from "../model/names";
import type { MomotetsuView } from "../model/types";
import { t } from "../../../lib/text/words.svelte";
import type { Told } from "./told";

type Picture = MomotetsuView["album"][number];

export interface Shown {
  readonly key: string;
  readonly seat: number;
  readonly time: number;
  readonly square: string | null;
  /** What it was sent for, in words. */
  readonly what: string;
  readonly text: string;
  /** The name of the photo; empty where only words were sent. */
  readonly photo: string;
  /** Where it is to be had. */
  readonly url: string | null;
}

export const photoUrl = (table: string, name: string) => `/api/tables/${table}/photos/${encodeURIComponent(name)}`;

/** Where a team was when it sent something: a goal and a mission say it themselves. */
export function placeOf(kit: Kit, picture: Picture, told: readonly Told[]): string | null {
  const { square, mission } = picture.about;
  if (square) return square;
  if (mission) return kit.missions.find(({ id }) => id === mission)?.square ?? null;
  const before = told.findLast(
    ({ time, event }) =>
      time <= picture.at && (event.type === "arrived" || event.type === "got_off") && event.seat === picture.seat,
  );
  return before && "square" in before.event ? before.event.square : null;
}

function whatFor(kit: Kit, { kind, about: { mission, card } }: Picture): string {
  if (mission) return missionName(kit, mission);
  if (card) return cardName(kit, card);
  return t(`after-photo-${kind}`);
}

/** In the order of their times. */
export function shown(kit: Kit, table: string | null, album: readonly Picture[], told: readonly Told[]): Shown[] {
  return album.map((picture) => ({
    key: `${picture.entry} ${picture.seat}`,
    seat: picture.seat,
    time: picture.at,
    square: placeOf(kit, picture, told),
    what: whatFor(kit, picture),
    text: picture.text,
    photo: picture.photo,
    url: table !== null && picture.photo ? photoUrl(table, picture.photo) : null,
  }));
}

export const whereWords = (kit: Kit, one: Shown) => (one.square === null ? "" : squareName(kit, one.square));
