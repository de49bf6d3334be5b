/** A review in one paragraph, with the same words as on the command line. */
import { t } from "../../../lib/text/words.svelte";
import { taken } from "./chart";
import { choiceName } from "../model/names";
import type { Parts } from "../model/parts";
import type { Review } from "../model/types";
import { tenths } from "../model/weighed";

export function reviewWords(parts: Parts, review: Review, name: string): string {
  const { total, lost, deal, luck, dealt } = review;
  const said = t("coach-summary", {
    name,
    total,
    lost: tenths(lost),
    deal: tenths(deal),
    luck: tenths(Math.abs(luck)),
    dealt,
  });
  const worst = review.decisions.find((one) => one.turn === review.turning_points[0]);
  const point = worst
    ? t("coach-worst", {
        turn: worst.turn,
        chosen: choiceName(parts, worst.chosen),
        best: choiceName(parts, worst.options[0]!.choice),
        lost: tenths(taken(worst).less),
      })
    : t("coach-no-mistake");
  return [said, point].join(t("coach-join"));
}
