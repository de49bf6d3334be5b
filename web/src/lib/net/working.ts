/** What takes the server a while: it is asked until it is done, and each answer waits a moment by itself. */
import type { Working } from "./protocol";

export async function worked<T>(
  ask: () => Promise<Working>,
  told: (share: number) => void,
  left: () => boolean,
): Promise<T | null> {
  while (!left()) {
    const { done, of, result } = await ask();
    told(done / of);
    if (result !== undefined) return result as T;
  }
  return null; // nobody waits any more
}
