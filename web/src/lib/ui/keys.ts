/** Whether a key that was pressed is meant for the game: nothing is being typed, no dialog is open, it is no shortcut. */
export function isForGame(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target as Element).closest("input, textarea, select") && !document.querySelector("dialog[open]");
}
