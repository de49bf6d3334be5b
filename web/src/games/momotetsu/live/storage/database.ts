/** What this phone keeps of events, so that a reload, a tunnel or an empty battery loses nothing: days, entries, reports, photos. */

const NAME = "kippu-events";
const STORES = { days: "id", entries: ["table", "n"], reports: "id", photos: "id" } as const;
export type Store = keyof typeof STORES;

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      for (const [store, key] of Object.entries(STORES)) {
        const made = request.result.createObjectStore(store, { keyPath: key as string | string[] });
        if (store === "entries" || store === "reports") made.createIndex("table", "table");
      }
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(reason(request.error));
  });
  return opened;
}

/** The browser says nothing more about a transaction that was given up. */
const reason = (error: DOMException | null) => error ?? new Error("given up");

async function within<T>(
  store: Store,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T> | void,
): Promise<T | undefined> {
  const db = await database();
  return new Promise((resolve, reject) => {
    // A report is on the disk before anybody is told that it is kept.
    const transaction = db.transaction(store, mode, { durability: "strict" });
    const request = work(transaction.objectStore(store));
    transaction.oncomplete = () => resolve(request?.result);
    transaction.onerror = transaction.onabort = () => reject(reason(transaction.error));
  });
}

export const read = <T>(store: Store, key: IDBValidKey) =>
  within<T>(store, "readonly", (one) => one.get(key) as IDBRequest<T>);
export const write = (store: Store, ...values: readonly object[]) =>
  within(store, "readwrite", (one) => void values.forEach((value) => one.put(value)));
export const remove = (store: Store, key: IDBValidKey) => within(store, "readwrite", (one) => void one.delete(key));
export const ofTable = async <T>(store: "entries" | "reports", table: string) =>
  (await within<T[]>(store, "readonly", (one) => one.index("table").getAll(table) as IDBRequest<T[]>)) ?? [];
export const allOf = async <T>(store: Store) =>
  (await within<T[]>(store, "readonly", (one) => one.getAll() as IDBRequest<T[]>)) ?? [];

/** Remove all of an event at once, or nothing if one of its reports may not go; whether it is gone. */
export async function removeTable<Report>(table: string, mayGo: (report: Report) => boolean): Promise<boolean> {
  const db = await database();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(Object.keys(STORES), "readwrite");
    const [days, entries, reports, photos] = (["days", "entries", "reports", "photos"] as const).map((store) =>
      transaction.objectStore(store),
    );
    let gone = false;
    const asked = reports!.index("table").getAll(table) as IDBRequest<
      (Report & { readonly id: string; readonly photo?: string })[]
    >;
    asked.onsuccess = () => {
      if (!asked.result.every(mayGo)) return;
      gone = true;
      days!.delete(table);
      entries!.delete(IDBKeyRange.bound([table], [table, []]));
      for (const { id, photo } of asked.result) {
        reports!.delete(id);
        if (photo) photos!.delete(photo);
      }
    };
    transaction.oncomplete = () => resolve(gone);
    transaction.onerror = transaction.onabort = () => reject(reason(transaction.error));
  });
}
