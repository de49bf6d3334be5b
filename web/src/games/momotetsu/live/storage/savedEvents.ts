/** The events on this phone's disk. */
import type { MomotetsuView } from "../../model/types";
import { settings } from "../../../../lib/ui/settings.svelte";
import type { Name } from "../../../../lib/text/words.svelte";
import { tidy, type EventStorage } from "./retention";
import { leave } from "../push.svelte";
import { allOf, removeTable } from "./database";

interface Day {
  readonly id: string;
  readonly name?: Name;
  readonly view: Pick<MomotetsuView, "phase" | "options">;
}

interface Waiting {
  readonly table: string;
  readonly fate: string;
}

const unanswered = ({ fate }: Waiting) => fate === "waiting" || fate === "sent";

const storage: EventStorage = {
  async all() {
    const [days, reports] = [await allOf<Day>("days"), await allOf<Waiting>("reports")];
    const known = new Map(days.map((day) => [day.id, day]));
    return [...new Set([...known.keys(), ...reports.map(({ table }) => table)])].map((id) => ({
      id,
      name: known.get(id)?.name ?? null,
      midnight: known.get(id)?.view.options.midnight ?? null,
      closed: known.get(id)?.view.phase === "closed",
      unsent: reports.filter((report) => report.table === id && unanswered(report)).length,
    }));
  },
  async forget(id, unsentToo) {
    if (!(await removeTable<Waiting>(id, (report) => unsentToo || !unanswered(report)))) return;
    if (settings.event === id) settings.event = "";
    if (!("caches" in window)) return; // not on a plain http address
    for (const path of [`/api/tables/${id}`, `/api/tables/${id}/kit`])
      await (await caches.open("kippu-data")).delete(path);
  },
};

export const tidyUp = () => tidy(storage, Date.now());

/** Somebody wants an event to be gone from here, with all that was not sent, and no messages of it. */
export async function forget(id: string): Promise<void> {
  await storage.forget(id, true);
  await leave(id).catch(() => undefined);
}
