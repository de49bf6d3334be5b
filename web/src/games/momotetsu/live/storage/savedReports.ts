/** The reports on this phone's disk. */
import type { ReportStorage } from "./outbox.svelte";
import { ofTable, read, remove, write } from "./database";

export function savedReports<Command>(table: string): ReportStorage<Command> {
  return {
    all: () => ofTable("reports", table),
    keep: async (report) => void (await write("reports", report)),
    forget: async (report) => {
      await remove("reports", report.id);
      if (report.photo) await remove("photos", report.photo);
    },
    keepPhoto: async (id, photo) => void (await write("photos", { id, photo })),
    photo: async (id) => (await read<{ photo: Blob }>("photos", id))?.photo,
  };
}
