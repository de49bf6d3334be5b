"""Plays days of Real Momotetsu in the city: late reports, a busy game master, a clock that is not always in time."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from kippu.core.chance import Seeded
from kippu.core.errors import IllegalMove
from kippu.core.game import Actor, AnyGame, Step
from kippu.core.play import Play
from kippu.games.momotetsu.kit.words import Status
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model.state import thaw
from kippu.games.momotetsu.rules import own_dice
from kippu.games.momotetsu.schedule.lateness import void_list
from kippu.games.momotetsu.schedule.options import NO_CHANCE
from tests.referee.driver import Watched, moment, plain
from tests.referee.judge import Moment

SECOND, MINUTE = 1000, 60_000
MOST = 2_000  # commands; a day that is longer than that is left
SELDOM = (t.Note, t.CallGM, t.UndoReport, t.AddProof, t.DeclareTarget, t.DenyTouch, t.MissionFailed)
STATUSES: tuple[Status, ...] = ("rocket", "reroll", "double", "seal", "cow", "inflation", "red_immune", "free_property")
SIMPLE = (
    t.Roll, t.StepOne, t.Keep, t.Reroll, t.RocketRoll, t.Double, t.NotBoarded, t.RollDestination, t.Draw, t.RollSquare,
    t.Finish, t.Submit, t.CannotDo, t.GiveUp, t.RollAttack, t.ConfirmTouch, t.DenyTouch, t.Repel, t.KeepBonbi,
    t.UndoReport,
)  # fmt: skip


class CityDriver:
    """One day, at random. How busy the game master is and how often reports come late is drawn for each day."""

    def __init__(self, game: AnyGame, options: Any, seats: int, seed: str) -> None:
        self.rng = random.Random(f"referee {seed}")
        self.game, self.seats = game, seats
        self.chance = Watched(Seeded(seed))
        self.play = Play(game, options, seats, self.chance)
        self.now: int = options.midnight + self.state.times.start - 5 * MINUTE
        self.rules, self.tunnels = self.rng.choice((0.0, 0.05, 0.2)), self.rng.choice((0.0, 0.2, 0.4))
        self.wrong, self.sleepy = self.rng.choice((0.0, 0.1)), self.rng.choice((0.0, 0.1, 0.6))
        self.pace = self.rng.choice((5, 20, 60)) * SECOND
        self.held_back: list[tuple[int, Actor, Any]] = []  # when it will come, from whom, and what

    @property
    def state(self) -> Any:
        return self.play.state

    @property
    def atlas(self) -> Any:
        return self.state.parts.atlas(self.state.settings.extra_stations, self.state.closed)

    def moments(self) -> Iterator[Moment]:
        """The whole day."""
        yield Moment({"n": 0, "events": plain(self.play.setup)})
        for _ in range(MOST):
            if self.state.phase == "closed":
                return
            self.now += self.rng.choice((0, 1, self.rng.randrange(2 * self.pace)))
            while (due := self.game.due(self.state)) is not None and due <= self.now:
                if self.rng.random() < self.sleepy:
                    break  # a clock that comes late is seen by all
                yield self.done("clock", t.Tick())
            for one in [one for one in self.held_back if one[0] <= self.now]:
                self.held_back.remove(one)
                yield self.done(one[1], one[2])
            actor, command = self.chosen()
            if command is not None:
                yield self.done(actor, command)

    def done(self, actor: Actor, command: Any) -> Moment:
        """Carry a command out, or see it refused."""
        n = self.state.n + 1
        self.chance.watched()
        try:
            events = self.play.apply(actor, command, self.chance, self.now)
        except IllegalMove:
            self.chance.watched()
            refused = {"n": n, "at": self.now, "actor": actor, "command": plain(command)}
            return Moment(refused, refused=True)
        step: Step[Any] = Step(self.state, events)
        return moment(self.game, self.seats, n, step, self.chance, {}, (actor, command), self.now)

    def chosen(self) -> tuple[Actor, Any]:
        """Who does what next."""
        state, rng = self.state, self.rng
        if state.phase != "running" or state.paused_since or rng.random() < self.rules:
            return "gm", self.ruling()
        if state.conflicts and rng.random() < 0.3:
            return "gm", self.resolved()
        seat = rng.randrange(self.seats)
        if rng.random() < self.wrong:
            return seat, self.anything(seat)
        unusual = rng.random() < 0.1
        listed = [one for one in self.game.legal(state, seat) if unusual or not isinstance(one, SELDOM)]
        if not listed or any(one[1] == seat for one in self.held_back if rng.random() < 0.9):
            return seat, None
        return self.sent(seat, self.with_dice(self.liked(listed), seat))

    def liked(self, listed: Sequence[Any]) -> Any:
        """A kind of command, then one of it; of arrivals rather those that are near to the destination."""
        rng, state = self.rng, self.state
        kind = rng.choice(sorted({type(one) for one in listed}, key=lambda one: one.__name__))
        options = [one for one in listed if type(one) is kind]
        if kind in (t.Arrive, t.Alight) and state.destination >= 0 and rng.random() < 0.7:
            atlas = self.atlas
            return min(options, key=lambda one: (atlas.distance(state.destination, atlas.at[one.square]), one.square))
        return rng.choice(options)

    def with_dice(self, command: Any, seat: int) -> Any:
        """With own dice, where that is possible; now and then with wrong ones."""
        rng, state = self.rng, self.state
        if not isinstance(command, t.Thrown) or state.settings.dice_source == "server" or rng.random() < 0.3:
            return command
        count = own_dice.thrown(thaw(state, NO_CHANCE, state.now), state.teams[seat], command)
        return replace(command, shown=tuple(rng.randint(0 if rng.random() < 0.05 else 1, 6) for _ in range(count)))

    def sent(self, seat: int, command: Any) -> tuple[Actor, Any]:
        """At once, by the game master, or later, out of a tunnel."""
        rng = self.rng
        if isinstance(command, t.Arrive) and rng.random() < 0.2:
            command = replace(command, position=t.Position(35.0 + rng.random(), 139.0 + rng.random()), photo="photo")
        if rng.random() < self.tunnels:
            made = self.now - rng.choice((0, 0, rng.randrange(5 * MINUTE))) + rng.choice((0, 0, 0, 3 * MINUTE))
            command = replace(command, made=t.Made(made, "phone", rng.randrange(100)))
            if rng.random() < 0.05:
                return "gm", t.ActFor(seat, command)
            if rng.random() < 0.8:
                minutes = rng.choice((1, 5, 20, 40))
                self.held_back.append((self.now + rng.randrange(minutes * MINUTE), seat, command))
                return seat, None
        elif rng.random() < 0.03:
            return "gm", t.ActFor(seat, command)
        return seat, command

    def anything(self, seat: int) -> Any:
        """Something that is mostly not possible now."""
        rng, state = self.rng, self.state
        square, card = rng.choice(self.atlas.ids), rng.choice(state.parts.card_ids)
        mission = rng.choice(state.parts.missions).id
        hand = [state.parts.card_ids[one] for one in state.teams[seat].hand]
        other = rng.randrange(-1, self.seats + 1)
        return rng.choice((
            rng.choice(SIMPLE)(),
            t.Arrive(square), t.Arrive(square, dispute=True), t.Alight(square), t.DeclareTarget(square),
            t.UseStar(rng.choice([*hand, card]), rng.choice((None, square)), rng.choice((None, 1, 3))),
            t.StartMission((mission,)), t.TakeFree(mission), t.MissionDone(mission), t.MissionFailed(mission),
            t.Buy(card), t.Choose(rng.choice((square, card, "keep", str(other)))), t.Touch(other),
            t.Sell(state.parts.properties[0].id), t.AddProof(rng.randrange(state.n + 1), photo="photo"),
            t.Submit(photo="photo", text=rng.choice(("", "x" * 40, "1\n2\n3"))), t.CallSettlement(), t.Tick(),
        ))  # fmt: skip

    # --- the game master

    def ruling(self) -> Any:
        """Something that the game master does: what ends a standstill, what is listed, or anything."""
        rng, state = self.rng, self.state
        if state.phase == "before":
            first = t.DrawFirstDestination() if state.destination < 0 or rng.random() < 0.1 else None
            return rng.choice((first, self.before_the_start(), None, None, None, None))
        if state.phase == "ended" and not state.conflicts and rng.random() < 0.3:
            return t.CloseResult()
        if state.conflicts and rng.random() < 0.5:
            return self.resolved()
        if state.paused_since and rng.random() < 0.5:
            return t.Unpause(reason="the rain is over")
        if rng.random() < 0.5:
            listed = list(self.game.legal(state, "gm"))
            kinds = sorted({type(one) for one in listed} - {t.Broadcast}, key=lambda one: one.__name__)
            kind = rng.choice(kinds or [t.Broadcast])
            return rng.choice([one for one in listed if type(one) is kind])
        return self.rare()

    def before_the_start(self) -> Any:
        rng = self.rng
        members = tuple(rng.randint(1, 4) for _ in range(self.seats))
        options = ("prize_tie=none", "races_tie=all", "goal_notice=gm", "dice_source=both", "weather=rain")
        return rng.choice((t.SetTeams(members), *(t.SetOption(*one.split("=")) for one in options)))

    def resolved(self) -> Any:
        rng = self.rng
        how: Any = rng.choice(("recompute", "recompute", "from_now", "both_score", "refuse"))
        return t.ResolveConflict(rng.choice(self.state.conflicts).entry, how)

    def rare(self) -> Any:
        """What no list has."""
        rng, state = self.rng, self.state
        parts, seat = state.parts, rng.randrange(self.seats)
        atlas, team = self.atlas, state.teams[seat]
        square, mission = rng.choice(atlas.ids), rng.choice(parts.missions)
        stars = [card.id for card in parts.cards if card.star]
        minutes = (state.now // MINUTE) + rng.randint(-5, 40)
        time = f"{minutes // 60 % 24:02}:{minutes % 60:02}"
        whats: Any = ("start", "settlement_1", "settlement_2", "settlement_3", "switch", "last_roll", "cutoff")
        options = [
            t.SetPosition(seat, square, reason="wrong square"),
            t.Correct(seat=seat, give_cards=(rng.choice(stars),), goals=rng.choice((0, 0, 1, -1))),
            t.Correct(seat=seat, take_cards=tuple([parts.card_ids[one] for one in team.hand[:1]]), points=-30),
            t.Correct(seat=seat, give_property=mission.property.id),
            t.Correct(seat=seat, take_property=mission.property.id),
            t.Correct(seat=seat, status_on=rng.choice(STATUSES), status_off=rng.choice(STATUSES)),
            t.Correct(seat=seat, phase="ready", points=-600),
            t.ForceAlight(rng.choice(((), (seat,)))),
            t.ReplaceMission(mission.id, rng.choice(({"en": "Smile", "ja": "笑う"}, {"en": "Smile"}))),
            t.SetClock(rng.choice(whats), time),
            t.Touch(seat),
            self.voided(),
        ]
        if rng.random() < 0.1:
            near = [atlas.ids[one] for one in atlas.neighbours[atlas.at[square]]]
            options = [t.Withdraw(seat), t.CloseEdge(square, rng.choice((*near, "x"))), t.EndNow()]
        return rng.choice(options)

    def voided(self) -> Any:
        """One of the last entries, mostly with what falls with it."""
        rng = self.rng
        notes = list(self.play.journal)[-8:]
        if not notes:
            return None
        entry = rng.choice(notes).entry
        try:
            falls = void_list(self.state, self.play.journal, entry)
        except IllegalMove:
            falls = ()
        return t.Void(entry, falls if rng.random() < 0.9 else (*falls, 1), reason="struck out")
