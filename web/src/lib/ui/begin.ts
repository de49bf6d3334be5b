/** A table that its host wants to begin as soon as it is there: after "play again" among bots. */

let wanted: string | null = null;

export function beginAtOnce(table: string): void {
  wanted = table;
}

/** Whether this is that table; asked once. */
export function mayBegin(table: string): boolean {
  const yes = wanted === table;
  if (yes) wanted = null;
  return yes;
}
