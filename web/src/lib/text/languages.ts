// From LANGUAGES in src/kippu/core/text.py and the Fluent files, by `make docs`. Not to be edited.

/** What languages call themselves, by their codes, in the order in which they are offered. */
export const LANGUAGE_NAMES = {
  en: "English",
  ja: "日本語",
} as const;
export type Lang = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Lang[];
/** What is said where a language has no words. */
export const FALLBACK: Lang = "en";
/** The languages that have no words for some messages. */
export const PARTIAL: readonly Lang[] = [];
