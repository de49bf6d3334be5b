import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { verify } from "../src/games/metrox/model/verify";
import { commitment, Seeded } from "../src/lib/chance/chance";
import { ownSha256, sha256 } from "../src/lib/chance/sha256";
import { fixture, golden } from "./fixtures";

test("the values of docs/chance.md", async () => {
  const numbers = new Seeded("demo");
  expect([await numbers.u(), await numbers.u(), await numbers.u()]).toEqual([3113086208, 689161875, 2905475514]);
  const dice = new Seeded("demo");
  const rolled: number[] = [];
  for (let n = 0; n < 10; n++) rolled.push(1 + (await dice.below(6)));
  expect(rolled).toEqual([3, 4, 1, 4, 1, 2, 5, 6, 5, 2]);
  expect(await commitment("demo")).toBe("2a97516c354b68848cdbd8f54a226a0a55b21ed138e207ad6c5cbb9c00aa5aea");
});

test("numbers past the last whole range are skipped", async () => {
  const k = 2 ** 31 + 1; // only what is below k is taken
  const numbers = new Seeded("demo");
  const kept: number[] = [];
  for (let n = 0; n < 40; n++) kept.push(await numbers.u());
  const chance = new Seeded("demo");
  for (const u of kept.filter((one) => one < k)) expect(await chance.below(k)).toBe(u);
});

test("our own SHA-256 is that of the platform, for every length around a block", async () => {
  for (let length = 0; length < 200; length++) {
    const text = "切".repeat(length % 3) + "x".repeat(length);
    const expected = createHash("sha256").update(text).digest("hex");
    expect(ownSha256(new TextEncoder().encode(text))).toBe(expected);
    expect(await sha256(text)).toBe(expected);
  }
});

test.each(["solo-tokyo", "solo-osaka", "three-tokyo", "shared-crown", "ninety-nine"])(
  "the cards of %s",
  async (name) => {
    const record = golden(name);
    const { parts } = fixture("tokyo");
    expect(await verify(parts, record)).toMatchObject({ committed: true, fair: true });
  },
);

test("another seed, another commitment and another card are seen", async () => {
  const record = golden("solo-tokyo");
  const { parts } = fixture("tokyo");
  expect(await verify(parts, { ...record, seed: "another" })).toMatchObject({ committed: false, fair: false });
  const log = record.log.map((entry) => ({
    ...entry,
    events: entry.events?.map((event) =>
      event.type === "card_turned" && event.turn === 9
        ? { ...event, card: event.card === "star" ? "free" : "star" }
        : event,
    ),
  }));
  const seen = await verify(parts, { ...record, log });
  expect(seen).toMatchObject({ committed: true, fair: false });
  expect(seen.cards.filter(({ turned, drawn }) => turned !== drawn)).toHaveLength(1);
});
