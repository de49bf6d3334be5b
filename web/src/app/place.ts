/** Which page an address is: / , /new/GAME , /book/GAME , /learn/GAME , /daily/GAME , /unknown/GAME , /record , /t/ID , /t/ID/replay , /t/ID/wall , /event/new , /join , /join/CODE. */

type GamePage = "new" | "book" | "daily" | "unknown";

export type Place =
  | { readonly page: "home" | "record" | "new-event" | "missing" }
  | { readonly page: GamePage | "learn"; readonly game: string }
  | { readonly page: "join"; readonly code: string }
  | { readonly page: "table" | "replay" | "wall"; readonly id: string };

export function placeOf(path: string): Place {
  if (path === "/") return { page: "home" };
  if (path === "/record") return { page: "record" };
  const join = /^\/join(?:\/([A-Za-z0-9-]+))?\/?$/.exec(path);
  if (join) return { page: "join", code: join[1] ?? "" };
  if (path === "/event/new") return { page: "new-event" };
  const learn = /^\/learn(?:\/(\w+))?\/?$/.exec(path);
  if (learn) return { page: "learn", game: learn[1] ?? "metrox" };
  const about = /^\/(new|book|daily|unknown)\/(\w+)\/?$/.exec(path);
  if (about) return { page: about[1] as GamePage, game: about[2]! };
  const found = /^\/t\/([A-Za-z0-9_-]+)(?:\/(replay|wall))?\/?$/.exec(path);
  if (found) return { page: (found[2] as "replay" | "wall" | undefined) ?? "table", id: found[1]! };
  return { page: "missing" };
}
