/** The languages that the browser speaks, in the order in which they are offered. */
export const LANGUAGES = ["ja", "en"] as const;
export type Lang = (typeof LANGUAGES)[number];
