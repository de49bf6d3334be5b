/** The keys of the desk. Teams have the row of digits and what follows it. */
export const TEAM_KEYS: readonly string[] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "-", "="];

/** What the help lists, in groups; the words are `desk-key-NAME`. */
export const KEYS: readonly { readonly group: string; readonly keys: readonly (readonly [string, string])[] }[] = [
  {
    group: "proofs",
    keys: [
      ["j", "next"],
      ["k", "previous"],
      ["a", "approve"],
      ["x", "reject"],
      ["r", "redo"],
      ["t", "return"],
      ["w", "waive"],
    ],
  },
  {
    group: "play",
    keys: [
      ["g", "goal"],
      ["p", "pause"],
      ["b", "broadcast"],
      ["u", "undo"],
      ["i", "radio"],
      ["d", "more"],
    ],
  },
  {
    group: "look",
    keys: [
      ["1 – =", "team"],
      ["m", "map"],
      ["l", "trail"],
      ["s", "settlement"],
      ["f", "photos"],
      ["o", "codes"],
      ["?", "help"],
      ["Esc", "close"],
    ],
  },
];
