/** A page and a server that speak different protocols: the page loads itself again, once; if that does not help, people are told. */
import type { Refusal } from "./protocol";

const KEY = "kippu-reloaded-for";

/** Load the page again, unless that was done before for the same two protocols; whether it is done. */
export function reloadOnce({ params }: Refusal): boolean {
  const both = `${params?.client} ${params?.server}`;
  try {
    if (sessionStorage.getItem(KEY) === both) return false;
    sessionStorage.setItem(KEY, both);
  } catch {
    return false; // a browser that keeps nothing would do it without end
  }
  location.reload();
  return true;
}
