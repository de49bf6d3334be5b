/** Finding a station by what people type: kana of any kind, kanji, or letters. */
import type { Kit } from "../model/kit";
import type { SquareData } from "../model/types";

const SMALL: Record<string, string> = {
  ぁ: "あ",
  ぃ: "い",
  ぅ: "う",
  ぇ: "え",
  ぉ: "お",
  っ: "つ",
  ゃ: "や",
  ゅ: "ゆ",
  ょ: "よ",
  ゎ: "わ",
  ゖ: "け",
  ゕ: "か",
};
const HIDDEN = /[\s・ー－\-'’.()（）]/g;
const MARKS = /[\u3099\u309a\u0300-\u036f]/g; // of voiced kana, and of letters

/** As it is compared: hiragana, large, without voicing; small letters without marks. */
export function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .normalize("NFD")
    .replace(MARKS, "")
    .replace(HIDDEN, "")
    .toLowerCase()
    .replace(/[ぁぃぅぇぉっゃゅょゎゕゖ]/g, (kana) => SMALL[kana]!);
}

const names = ({ name, kana, also, twins }: SquareData) =>
  [...kana, ...[name, ...(twins ?? [])].flatMap((one) => Object.values(one)), ...(also ?? [])].map(plain);

/** Squares with a name that begins with what is typed, then those that have it inside; by kana. Nothing typed finds all. */
export function search(kit: Kit, typed: string): string[] {
  const wanted = plain(typed);
  const found = kit.squares.flatMap((square) => {
    const places = names(square)
      .map((name) => name.indexOf(wanted))
      .filter((place) => place >= 0);
    return places.length
      ? [{ id: square.id, kana: square.kana[0] ?? "", first: Math.min(...places) === 0 ? 0 : 1 }]
      : [];
  });
  return found.sort((a, b) => a.first - b.first || a.kana.localeCompare(b.kana, "ja")).map(({ id }) => id);
}
