"""Hours of live events, and what phones without a line must foresee in them.

Teams stand anywhere, with anything in hand, and do anything that they may. Now and then one of them loses its line: the
view and the options that its phone then has are kept, and after each of its reports what the server would tell it.
"""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from kippu.core.chance import Sampler
from kippu.core.errors import IllegalMove
from kippu.core.game import Actor, Event
from kippu.core.journal import Journal
from kippu.games.momotetsu.kit.cards import Task
from kippu.games.momotetsu.kit.complete import complete_kit
from kippu.games.momotetsu.kit.folder import shipped_kit
from kippu.games.momotetsu.kit.types import ClockData, Settings
from kippu.games.momotetsu.map.atlas import Atlas
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.parts import parts
from kippu.games.momotetsu.model.readings import AS_WRITTEN, FIRST, Readings
from kippu.games.momotetsu.model.state import (
    MINUTE,
    RED_IMMUNE,
    STATUSES,
    Bonbi,
    Owned,
    State,
    Team,
    freeze,
    thaw,
)
from kippu.games.momotetsu.model.view import view
from kippu.games.momotetsu.rules import alighting, bonbi, clock, missions, own_dice, tasks, teams
from kippu.games.momotetsu.rules.legal import could_do
from kippu.games.momotetsu.schedule import live, mode, telling

KITS = ("kasumihama", "tokyo")
SHORT = ClockData("10:00", ("10:10", "10:20", "10:30"), "10:20", "10:38", "10:45")
EPISODE = 0.2  # of the moments: a team loses its line
LONGEST = 6  # reports that wait
DECIDED = 12  # ways to set the switches of a kit, every other one by the first version of the rules
COUNTS = 250  # of squares, on each map
# RM-15.2: what can be noted without signal, and how often a team here does it among all that it may.
NOTED: dict[type[Any], float] = {
    t.DeclareTarget: 0.2, t.Arrive: 1, t.Alight: 1, t.NotBoarded: 0.5, t.StartMission: 1, t.MissionDone: 1,
    t.MissionFailed: 0.7, t.Submit: 1, t.CannotDo: 0.4, t.GiveUp: 1, t.Touch: 0.3, t.Buy: 0.7, t.Sell: 1, t.Finish: 0.7,
    t.AddProof: 0.05, t.Note: 0.05, t.CallGM: 0.02,
}  # fmt: skip
OTHERWISE = 1.0
WORDS = (t.AddProof, t.Note, t.CallGM)
RARE = 0.15  # of the moments: something befalls a team
# What they bring is chance, or a card's business, even where a team's own dice say which.
UNTOLD = (t.Draw, t.RollAttack, t.UseStar, t.Reroll, t.RocketRoll, t.RollDestination)
ASTRAY = 0.1  # of the reports on the way: an arrival that is no legal end, for the game master


@cache
def _stations(kit: str) -> tuple[str, ...]:
    """Those that a switch may add (RM-3.21)."""
    return tuple(one.id for one in shipped_kit(kit).map.optional)


def shared() -> dict[str, Any]:
    """The kits as phones have them, and counts on their maps."""
    rng = random.Random("counts")
    kits = [complete_kit(shipped_kit(kit)) for kit in KITS]
    return {"kits": kits, "counts": [_count(rng, number) for number in range(len(KITS)) for _ in range(COUNTS)]}


def _count(rng: random.Random, kit: int) -> dict[str, Any]:
    """The legal ends of a count on a map with more stations, closed edges and a gate, or without; and a distance."""
    stations = _stations(KITS[kit]) if rng.random() < 0.3 else ()
    found = parts(t.MomotetsuOptions(KITS[kit], "live"))
    plain = found.atlas(stations, ())
    closed = _edges(plain, random.Random(rng.randrange(3))) if rng.random() < 0.3 else ()  # a map takes its time
    atlas, ids = found.atlas(stations, closed), plain.ids
    start, far, steps = rng.randrange(len(ids)), rng.randrange(len(ids)), rng.randint(1, 12)
    gate = plain.at[rng.choice(found.kit.tables.destinations).square] if rng.random() < 0.3 else -1
    return {
        "kit": kit,
        "stations": stations,
        "closed": [(ids[a], ids[b]) for a, b in closed],
        "gate": ids[gate] if gate >= 0 else None,
        "from": ids[start],
        "steps": steps,
        "ends": [ids[square] for square in atlas.ends(start, steps, gate)],
        "far": ids[far],
        "distance": plain.distance(start, far),
    }


def _edges(atlas: Atlas, rng: random.Random) -> tuple[tuple[int, int], ...]:
    edges = sorted({(min(edge), max(edge)) for edge in atlas.edges})
    return tuple(sorted(rng.sample(edges, 3)))


@cache
def _settings(kit: str, number: int) -> Settings:
    """Switches as some organiser set them; a kit is looked through for each, so there are few."""
    rng = random.Random(f"{kit} {number}")
    return Settings(
        king_trip_processed=rng.random() < 0.5,
        goal_notice=rng.choice(("auto", "gm")),
        dice_source=rng.choice(("server", "physical", "both")),
        obsolete_missions=rng.choice(("replace", "keep", "remove")),
        shinkansen_enabled=rng.random() < 0.5,
        extra_stations=_stations(kit) if rng.random() < 0.3 else (),
    )


def _readings(number: int) -> Readings:
    """The version that an organiser's day is played by."""
    return (AS_WRITTEN, FIRST)[number % 2]


class _Hours:
    """One event, from some moment of it on."""

    def __init__(self, seed: int) -> None:
        self.rng = rng = random.Random(f"momotetsu {seed}")
        self.kit = rng.choice((0, 0, 1))
        number = rng.randrange(DECIDED)
        self.settings = _settings(KITS[self.kit], number)
        options = t.MomotetsuOptions(KITS[self.kit], "live", settings=self.settings, clock=SHORT)
        self.chance = Sampler(rng)
        state = mode.start(options, rng.randint(2, 4), self.chance, readings=_readings(number)).state
        self.day = day = thaw(state, self.chance, state.now)
        self.paid: list[tuple[int, int, int]] = []  # team, settlement, points
        clock.start(day)
        self.goes_on(day.times.start + rng.randrange(1, 25 * MINUTE))
        self._somewhere()

    def _somewhere(self) -> None:
        """Everybody in the middle of a day."""
        day, rng = self.day, self.rng
        shared = day.parts
        squares, stars = len(day.atlas.ids), [n for n, card in enumerate(shared.cards) if card.star]
        for team in day.teams:
            team.square, team.previous = rng.randrange(squares), rng.randrange(squares)
            team.balance = 10 * rng.randrange(-20, 120)
            team.hand = tuple(rng.choices(stars, k=rng.randrange(4)))
            team.statuses = sum(bit for bit in STATUSES.values() if rng.random() < 0.12)
            team.face = rng.randrange(7)
            won = rng.sample(range(len(shared.missions)), rng.randrange(4))
            team.cleared = sum(1 << number for number in won)
            team.owned = tuple(Owned(number, day.now) for number in won)
            if team.balance < 0 and won and rng.random() < 0.5:
                team.debt_since = day.now - 1
        if rng.random() < 0.5:
            day.bonbi = Bonbi(rng.randrange(len(day.teams)), "card", attacked=rng.random() < 0.3)
        day.economy = rng.choice(("normal", "normal", "boom", "recession"))
        if rng.random() < 0.3:
            day.gate_until = day.now + 20 * MINUTE
        if rng.random() < 0.2:
            day.closed = _edges(day.atlas, random.Random(rng.randrange(3)))
            day.map_changed()
        if rng.random() < 0.1:
            day.paused_since = day.now
        if rng.random() < 0.3:
            day.replaced = ((rng.randrange(len(shared.missions)), {"en": "Sing"}, "rain"),)

    # --- going on -----------------------------------------------------------------------------------------

    def goes_on(self, until: int) -> bool:
        """Let the clock run, and say whether the day is still under way."""
        if (step := telling.next_step(self.day)) is not None and step.at <= until:
            told = self.merge("clock", t.Tick(), until)
            self.paid += [(one.seat, one.number, one.points) for one in told if isinstance(one, ev.Settled)]
        self.day.now = until
        return self.day.phase == "running"

    def merge(self, actor: Actor, command: Any, at: int) -> tuple[Event, ...]:
        """What the server makes of a command, and tells."""
        state, events, _ = live.merge(freeze(self.day), Journal(), actor, command, self.chance, at)
        self.day = thaw(state, self.chance, state.now)
        return events

    def befall(self, team: Team) -> None:
        """Something that would be rare: a human card, an order to get off, a wish for new proof, an order back."""
        day, rng = self.day, self.rng
        if team.phase == "processing" and team.ask is None:
            card = rng.choice([n for n, one in enumerate(day.parts.cards) if isinstance(one.effect, Task)])
            tasks.begin(day, team, card)
        elif team.move is not None:
            alighting.order(day, [team], rng.choice(("order", "fireworks")), "event")
        elif rng.random() < 0.3:
            team.return_to = rng.randrange(len(day.atlas.ids))
        elif rng.random() < 0.3 and day.bonbi is not None and day.bonbi.holder != team.seat:
            bonbi.send(day, day.teams[day.bonbi.holder], team.seat)
        else:
            team.redo = tuple([one.entry for one in day.claims if one.seat == team.seat and one.kind == "task"][:1])
        if rng.random() < 0.5:
            day.conflicts = ()  # the game master has refused them

    def chequered(self, team: Team) -> None:
        """Something that the versions of the rules read differently: goals, bonbi by a goal, squares that turn red."""
        day, rng = self.day, self.rng
        if team.move is not None:
            if day.destination >= 0 and rng.random() < 0.5:
                team.move = replace(team.move, ends=(day.destination,), target=day.destination)
            if rng.random() < 0.5:
                day.bonbi = Bonbi(team.seat, "goal", square=team.square, goal=rng.randint(0, day.goals))
        elif team.phase == "processing":
            team.scored = day.goals > 0
            team.statuses |= RED_IMMUNE
            day.economy = rng.choice(("boom", "recession"))

    def legal(self, team: Team) -> list[Any]:
        """What a team may do."""
        found = []
        for command in could_do(self.day, team):
            try:
                teams.check(self.day, team.seat, command)
            except IllegalMove:
                continue
            found.append(command)
        return found

    def some(self, options: list[Any]) -> Any:
        """One of them: by their kinds, however many there are of each."""
        kinds = sorted({type(one) for one in options}, key=lambda kind: kind.__name__)
        (kind,) = self.rng.choices(kinds, [NOTED.get(kind, OTHERWISE) for kind in kinds])
        return self.rng.choice([one for one in options if type(one) is kind])

    def thrown(self, team: Team, command: Any) -> int:
        """How many of its own dice a team may throw for a command."""
        own = self.settings.dice_source != "server" and isinstance(command, t.Thrown)
        return own_dice.thrown(self.day, team, command) if own else 0

    def shown(self, team: Team, command: Any) -> Any:
        """The command with the team's own dice."""
        return replace(command, shown=tuple(self.rng.sample(range(1, 7), self.thrown(team, command))))

    def act(self, seat: int) -> None:
        """Anything, with a line."""
        team = self.day.teams[seat]
        command = self.some(self.legal(team))
        if self.settings.dice_source == "physical" and isinstance(command, t.Thrown):
            command = self.shown(team, command)
        self.do(seat, command)

    def do(self, seat: int, command: Any) -> bool:
        """Carry it out, and say whether the team alone could tell what comes of it."""
        day = self.day
        square = day.hold.square if day.hold else None
        alights = day.teams[seat].alight == "goal" and isinstance(command, t.Arrive | t.Alight | t.NotBoarded)
        events = self.merge(seat, command, day.now)
        if any(isinstance(one, ev.ConflictOpened) for one in events):
            return True
        joins = any(isinstance(one, ev.Arrived) and day.atlas.at[one.square] == square for one in events)
        others = any(isinstance(one, ev.GoalReached | ev.Happened | ev.DayEnded) for one in events)
        return not (alights or joins or others or isinstance(command, UNTOLD))

    # --- phones without a line ----------------------------------------------------------------------------

    def told(self, team: Team, options: list[Any]) -> list[Any]:
        """What the server would tell of a team: phase, square, steps, ends, target, options."""
        ids, move = self.day.atlas.ids, team.move
        ends = [] if move is None else [ids[square] for square in move.ends]
        target = None if move is None or move.target < 0 else ids[move.target]
        return [team.phase, ids[team.square], 0 if move is None else move.steps, ends, target, options]

    def noted(self, team: Team, options: list[Any]) -> list[Any]:
        """What of it can be noted without signal; words alone only now and then."""
        if team.move is not None and self.rng.random() < ASTRAY and not self.disputes(team):
            return [t.Arrive(self.rng.choice(self.day.parts.ids), dispute=True)]
        found = [one for one in options if type(one) in NOTED or self.thrown(team, one)]
        return found if self.rng.random() < 0.1 else [one for one in found if not isinstance(one, WORDS)]

    def disputes(self, team: Team) -> bool:
        """Whether the game master has something of the team to decide on: one arrival is enough."""
        return any(one.seat == team.seat for one in self.day.conflicts)

    def before_it(self, team: Team) -> dict[str, Any]:
        """What its phone is to show when the line is lost: missions that are open, and photos of goals to send."""
        day, shared = self.day, self.day.parts
        far = shared.atlas(self.settings.extra_stations, ()).distances(team.square)
        there = {team.square, *(() if team.move is None else team.move.ends)}
        squares = [(shared.square_at[one.square], n) for n, one in enumerate(shared.missions)]
        open_ = [(at not in there, far[at], n) for at, n in squares if n in missions.open_at(day, team, at)]
        late = shared.rates.live.goal_photo_minutes * MINUTE
        claims = [one for one in day.claims if (one.seat, one.kind, one.status) == (team.seat, "goal", "pending")]
        return {
            "open": [(shared.missions[n].id, missions.task(day, n)["en"], steps) for _, steps, n in sorted(open_)],
            "photos": [(one.entry, one.at + late) for one in claims if not one.photo],
        }

    def timed(self, team: Team) -> bool:
        """Whether the time that a card asks for ends just when the line is lost."""
        if team.job is None or team.job.timed or self.day.paused_since:
            return False
        team.job = replace(team.job, timed=True)
        return True

    def episode(self, seat: int) -> Iterator[Any]:
        """What the phone has when the line is lost; then each report, with what the server makes of it."""
        day, team = self.day, self.day.teams[seat]
        state: State = freeze(day)
        due = clock.of_a_team(day, team), clock.of_the_goal(day)
        listed = self.legal(team)
        will = [(one.what, one.at) for one in due if one is not None]
        yield [view(state, seat), listed, will, self.timed(team), self.before_it(team)]
        options, alone = self.legal(team), True
        for _ in range(LONGEST):
            noted = self.noted(team, options)
            if not noted or self.day.phase != "running":
                return
            command = self.some(noted)
            if isinstance(command, t.Thrown):
                command = self.shown(team, command)
            alone = self.do(seat, command) and alone
            team = self.day.teams[seat]
            options = self.legal(team)
            yield [replace(command, made=t.Made(self.day.now)), *self.told(team, options), alone]


def hours(seed: int) -> dict[str, Any]:
    """An event, and all that happens in it to phones without a line."""
    one = _Hours(seed)
    rng, episodes = one.rng, []
    while one.goes_on(one.day.now + rng.randrange(1, 4 * MINUTE)):
        team = rng.choice(one.day.teams)
        if rng.random() < RARE:
            one.befall(team)
        if chequered := rng.random() < RARE:
            one.chequered(team)
        if rng.random() < (0.5 if chequered else EPISODE):
            episodes.append([team.seat, *one.episode(team.seat)])
        else:
            one.act(team.seat)
    return {
        "seed": seed,
        "kit": one.kit,
        "stations": one.settings.extra_stations,
        "episodes": episodes,
        "end": view(freeze(one.day), "spectator"),
        "paid": one.paid,
    }


def records(first: int, last: int) -> bytes:
    """Some events, one on each line."""
    return b"".join(msgspec.json.encode(hours(seed)) + b"\n" for seed in range(first, last))
