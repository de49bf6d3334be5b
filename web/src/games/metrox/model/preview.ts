/** A preview in words, and what it is worth at once. */
import { t } from "../../../lib/text/words.svelte";
import type { Preview } from "./filling";
import { routeName, stationNames } from "./names";
import type { Parts } from "./parts";

export function previewWords(parts: Parts, preview: Preview): string {
  const { route, stations, number, wasted, completes } = preview;
  const said = [
    t("preview", {
      route: route ?? "none",
      name: route ? routeName(parts, route) : "",
      count: stations.length,
      stations: stationNames(parts, stations),
      number,
    }),
  ];
  if (wasted && stations.length) said.push(t("preview-wastes", { wasted }));
  for (const { route: done, bonus, first } of completes)
    said.push(t("preview-completes", { route: done, bonus, first: String(first) }));
  return said.join(" ");
}

/** Points that a choice makes at once. */
export function points(preview: Preview): number {
  return preview.number + preview.completes.reduce((sum, one) => sum + one.bonus, 0);
}
