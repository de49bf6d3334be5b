import { expect, test } from "vitest";
import { placeOf } from "../src/app/place";

test.each([
  ["/", { page: "home" }],
  ["/new/izakaya", { page: "new", game: "izakaya" }],
  ["/book/metrox", { page: "book", game: "metrox" }],
  ["/new", { page: "missing" }],
  ["/learn", { page: "learn", game: "metrox" }],
  ["/learn/izakaya", { page: "learn", game: "izakaya" }],
  ["/daily/metrox", { page: "daily", game: "metrox" }],
  ["/daily", { page: "missing" }],
  ["/unknown/tokyo_metro", { page: "unknown", game: "tokyo_metro" }],
  ["/unknown", { page: "missing" }],
  ["/record", { page: "record" }],
  ["/t/abc23", { page: "table", id: "abc23" }],
  ["/t/abc23/replay", { page: "replay", id: "abc23" }],
  ["/t/abc23/wall", { page: "wall", id: "abc23" }],
  ["/t/abc23/other", { page: "missing" }],
  ["/t/", { page: "missing" }],
])("%s", (path, place) => {
  expect(placeOf(path)).toEqual(place);
});
