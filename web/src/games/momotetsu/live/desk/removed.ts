/** Photos that this desk has deleted: pages may still have them at hand, and must not show them. */
import { SvelteSet } from "svelte/reactivity";

export const removed = new SvelteSet<string>();
