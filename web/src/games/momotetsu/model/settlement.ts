/** What properties have paid at each settlement (RM-12.1), from what is known of them. */
import type { Kit } from "./kit";
import type { MomotetsuView } from "./types";

/** By seat, then by settlement; only those that were paid. */
export function payments(kit: Kit, view: MomotetsuView): number[][] {
  return view.teams.map(({ owned }) =>
    view.settled.map((moment, k) =>
      owned
        .filter(({ since, until }) => since <= moment && (!until || until > moment))
        .reduce((sum, { property }) => sum + kit.properties.get(property)!.settlement[k]!, 0),
    ),
  );
}
