/** What the app shows of live events outside their own screens, from the game that is played live. */
export { default as Join } from "./momotetsu/live/Join.svelte";
export { default as NewEvent } from "./momotetsu/live/new/NewEvent.svelte";
export { default as SavedEvents } from "./momotetsu/live/storage/SavedEvents.svelte";
export { tidyUp } from "./momotetsu/live/storage/savedEvents";
