/** Which page an address is: / , /learn , /record , /t/ID , /t/ID/replay , /t/ID/wall. */

export type Place =
  | { readonly page: "home" | "learn" | "record" | "missing" }
  | { readonly page: "table" | "replay" | "wall"; readonly id: string };

export function placeOf(path: string): Place {
  if (path === "/") return { page: "home" };
  if (path === "/learn" || path === "/record") return { page: path.slice(1) as "learn" | "record" };
  const found = /^\/t\/([A-Za-z0-9_-]+)(?:\/(replay|wall))?\/?$/.exec(path);
  if (found) return { page: (found[2] as "replay" | "wall" | undefined) ?? "table", id: found[1]! };
  return { page: "missing" };
}
