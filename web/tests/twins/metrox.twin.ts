import { test } from "vitest";
import { choices, preview } from "../../src/games/metrox/model/filling";
import { makeParts } from "../../src/games/metrox/model/parts";
import { blank, reduce } from "../../src/games/metrox/model/reduce";
import { decidedBy, places, rank, score } from "../../src/games/metrox/model/scoring";
import type {
  Choice,
  DeckData,
  MapData,
  MetroXEvent,
  MetroXOptions,
  MetroXView,
  ScoringData,
} from "../../src/games/metrox/model/types";
import { records, same, shared } from "./records";

type Completed = readonly [route: string, bonus: number, first: boolean];
type Tried = readonly [
  type: Choice["type"],
  name: string | null,
  stations: readonly string[],
  number: number,
  completed: readonly Completed[],
];

interface Game {
  readonly seed: number;
  readonly parts: number;
  readonly options: MetroXOptions;
  readonly seats: number;
  readonly log: readonly (readonly [actor: number | null, choice: Choice | null, events: readonly MetroXEvent[]])[];
  readonly views: readonly (readonly [n: number, own: MetroXView, spectator: MetroXView])[];
  readonly tried: readonly (readonly [n: number, seat: number, choices: readonly Tried[]])[];
  readonly ranking: readonly (readonly number[])[];
  readonly decided_by: string;
}

const parts = shared<{ map: MapData; deck: DeckData; scoring: ScoringData }[]>("metrox").map(({ map, deck, scoring }) =>
  makeParts(map, deck, scoring),
);

const chosen = ([type, name]: Tried): Choice =>
  type === "write" ? { type, route: name! } : type === "circle" ? { type, station: name! } : { type };

function retell(game: Game): void {
  const part = parts[game.parts]!;
  const at = (n: number) => `MetroX on ${part.map.id}, ${part.deck.id}, seed ${game.seed}, entry ${n}`;
  const views = new Map(game.views.map(([n, ...seen]) => [n, seen]));
  const tried = new Map(game.tried.map(([n, ...rest]) => [n, rest]));
  let own = views.get(0)![0];
  let spectator = blank(part, game.options, game.seats, "spectator");
  game.log.forEach(([actor, choice, events], n) => {
    const [seat, options] = tried.get(n) ?? [0, []];
    if (options.length)
      same(() => `${at(n)}: what seat ${seat} may choose`, options.map(chosen), choices(part, spectator, seat));
    for (const one of options) {
      const [, , stations, number, completed] = one;
      const seen = preview(part, spectator, seat, chosen(one));
      const browser = [
        seen.stations,
        seen.number,
        seen.completes.map(({ route, bonus, first }) => [route, bonus, first]),
      ];
      same(
        () => `${at(n)}: seat ${seat} chooses ${JSON.stringify(chosen(one))}`,
        [stations, number, completed],
        browser,
      );
    }
    const entry = { n, at: 0, actor: actor ?? "clock", events } as const;
    spectator = reduce(part, spectator, entry);
    if (n) own = reduce(part, own, entry, choice);
    if (views.has(n))
      same(() => `${at(n)}: the views of the first seat and of spectators`, views.get(n), [own, spectator]);
  });
  const scores = spectator.sheets.map((sheet) => score(part, sheet));
  const end = at(game.log.length - 1);
  for (const event of game.log.at(-1)![2])
    if (event.type === "scored") {
      const { type: _, seat, ...reckoned } = event;
      same(() => `${end}: the score of seat ${seat}`, reckoned, scores[seat]);
    } else if (event.type === "ranked") same(() => `${end}: the rank`, event.rank, rank(part, scores[0]!.total));
  const before = (place: number) => game.ranking.slice(0, place).flat().length;
  const ranked = scores.map((_, seat) => 1 + before(game.ranking.findIndex((seats) => seats.includes(seat))));
  same(() => `${end}: the places`, ranked, places(scores, game.options.house!.ties));
  same(() => `${end}: what decided`, game.decided_by, decidedBy(scores, game.options.house!.ties));
}

test("the browser previews, reduces and scores as the rules do", () => {
  for (const game of records<Game>("metrox")) retell(game);
});
