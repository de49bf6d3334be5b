/** Which page an address is: / , /new/GAME , /book/GAME , /learn/GAME , /daily/GAME , /record , /t/ID , /t/ID/replay , /t/ID/wall , /event/new , /join , /join/CODE. */

export type Place =
  | { readonly page: "home" | "record" | "new-event" | "missing" }
  | { readonly page: "new" | "book" | "learn" | "daily"; readonly game: string }
  | { readonly page: "join"; readonly code: string }
  | { readonly page: "table" | "replay" | "wall"; readonly id: string };

export function placeOf(path: string): Place {
  if (path === "/") return { page: "home" };
  if (path === "/record") return { page: "record" };
  const join = /^\/join(?:\/([A-Za-z0-9-]+))?\/?$/.exec(path);
  if (join) return { page: "join", code: join[1] ?? "" };
  if (path === "/event/new") return { page: "new-event" };
  const of = /^\/(new|book)\/(\w+)\/?$/.exec(path);
  if (of) return { page: of[1] as "new" | "book", game: of[2]! };
  const learn = /^\/learn(?:\/(\w+))?\/?$/.exec(path);
  if (learn) return { page: "learn", game: learn[1] ?? "metrox" };
  const daily = /^\/daily\/(\w+)\/?$/.exec(path);
  if (daily) return { page: "daily", game: daily[1]! };
  const found = /^\/t\/([A-Za-z0-9_-]+)(?:\/(replay|wall))?\/?$/.exec(path);
  if (found) return { page: (found[2] as "replay" | "wall" | undefined) ?? "table", id: found[1]! };
  return { page: "missing" };
}
