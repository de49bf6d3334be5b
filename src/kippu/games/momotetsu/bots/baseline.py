"""The baseline bot, exactly as the rules describe it (RM-18.15, RM-18.16)."""

import random
from collections.abc import Collection
from functools import lru_cache
from typing import Any

from kippu.games.momotetsu.bots.sight import Sight, closest, closest_ends, mean_of_dice
from kippu.games.momotetsu.kit.cards import Gamble, MoveDice, MoveExact, MoveRank, PointsDice, RideToEnd, Trip, Walk
from kippu.games.momotetsu.kit.types import clock_ms
from kippu.games.momotetsu.map.atlas import Atlas
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model.parts import Parts
from kippu.games.momotetsu.model.state import COW, FREE_PROPERTY, SEAL, Ask, PlainRoll, held
from kippu.games.momotetsu.model.view import View

_COUNTED = (MoveExact, MoveDice, MoveRank)
_KIND_ORDER = {"blue": 1, "card": 2, "special": 3, "shop": 4, "red": 5}
_ROLL, _STEP, _DRAW, _ROLL_SQUARE, _ATTACK, _FINISH = (
    t.Roll(), t.StepOne(), t.Draw(), t.RollSquare(), t.RollAttack(), t.Finish(),
)  # fmt: skip


@lru_cache(maxsize=16)
def _wanted(parts: Parts) -> list[tuple[int, str, int]]:
    """What to buy at a card station, first things first: the card and the balance it takes."""
    rates, found = parts.rates.bot, []
    for dice, least in ((3, rates.limited_express_balance), (2, rates.express_balance)):
        for item in parts.shop.values():
            card = parts.card_at[item.card]
            effect = parts.cards[card].effect
            if isinstance(effect, MoveDice) and effect.dice == dice:
                found.append((card, item.card, max(least, item.price)))
    return found


@lru_cache(maxsize=1 << 16)
def _counted(
    atlas: Atlas, effect: MoveExact | MoveDice | MoveRank, card: str, square: int, aim: int, gate: int
) -> tuple[float, t.UseStar]:
    """The value of a star card that moves a count, and how to play it."""
    if isinstance(effect, MoveExact):
        near = atlas.nearest(square, aim, gate, max(effect.squares))
        value, steps = min([(near[count], count) for count in effect.squares])
        return value, t.UseStar(card, None, steps)
    if isinstance(effect, MoveDice):
        return mean_of_dice(atlas, square, effect.dice, aim, gate), t.UseStar(card)
    return sum(atlas.nearest(square, aim, gate, 13)[1:14]) / 13, t.UseStar(card)


class Baseline:
    """Heads for the destination by the shortest way it can see."""

    def __init__(self) -> None:
        self._phases = {
            "ready": self._when_ready,
            "rolled": self._when_rolled,
            "moving": self._when_moving,
            "processing": self._when_processing,
            "attack": self._when_attack,
        }

    def choose(self, view: View, options: Collection[Any], rng: random.Random) -> Any:
        """One of `options`."""
        del options, rng
        return self.decide(Sight.of_view(view))

    def decide(self, sight: Sight) -> Any:
        """What to do now."""
        team = sight.team
        if team.repel_from >= 0:
            return t.Repel() if self.repels(sight) else t.KeepBonbi()
        if team.debt_since:
            return t.Sell(self._property(sight, self.cheapest(sight, held(team))))
        bonbi = sight.bonbi
        if bonbi is not None and bonbi.holder == team.seat and (other := self.touchable(sight)) is not None:
            return t.Touch(other)
        return self._phases[team.phase](sight)

    # --- turns --------------------------------------------------------------------------------------------

    def _when_ready(self, sight: Sight) -> Any:
        team = sight.team
        if team.statuses & COW:
            return _STEP
        if team.hand and not team.statuses & SEAL:
            best = self.best_star(sight)
            if best is not None and self.worth_a_star(sight, self.plain_value(sight), *best):
                return best[1]
        return _ROLL

    def worth_a_star(self, sight: Sight, plain: float, best: float, star: t.UseStar) -> bool:
        """Whether the best star card beats the plain roll by enough."""
        del star
        return plain - best >= sight.parts.rates.bot.star_gain_squares

    def plain_value(self, sight: Sight) -> float:
        """The mean over the faces of the smallest distance among the ends."""
        if sight.destination < 0:
            return 0.0
        return mean_of_dice(sight.atlas, sight.team.square, 1, sight.destination, sight.gate)

    def best_star(self, sight: Sight) -> tuple[float, t.UseStar] | None:
        """The star card of the hand with the best value, of equals the first, and how to play it."""
        best = None
        for card in dict.fromkeys(sight.team.hand):
            played = self.star(sight, card)
            if played is not None and (best is None or played[0] < best[0]):
                best = played
        return best

    def star(self, sight: Sight, card: int) -> tuple[float, t.UseStar] | None:
        """The value of a star card, and how to play it."""
        atlas, aim = sight.atlas, sight.destination
        if aim < 0:
            return None
        effect = sight.parts.cards[card].effect
        if isinstance(effect, _COUNTED):
            return _counted(atlas, effect, sight.parts.card_ids[card], sight.team.square, aim, sight.gate)
        if isinstance(effect, Gamble):
            value = (6 - len(effect.win_faces)) / 6 * atlas.distance(sight.previous, aim)
            return value, t.UseStar(sight.parts.card_ids[card])
        squares = self._targets(sight, effect)
        if not squares:
            return None
        best = min(closest(atlas, squares, aim))
        return atlas.distance(aim, best), t.UseStar(sight.parts.card_ids[card], atlas.ids[best])

    def _targets(self, sight: Sight, effect: object) -> tuple[int, ...]:
        atlas, at = sight.atlas, sight.team.square
        if isinstance(effect, RideToEnd):
            return atlas.liner_ends[at]
        if isinstance(effect, Walk):
            return atlas.near(at, effect.radius_km, effect.min_targets)
        assert isinstance(effect, Trip)
        if effect.set == "shiritori":
            return atlas.continues(at, loose=sight.settings.shiritori_voicing == "loose")
        if effect.only_from is not None and (
            not sight.settings.shinkansen_enabled or at not in atlas.sets[effect.only_from]
        ):
            return ()
        return tuple([square for square in atlas.sets[effect.set] if square != at])

    def _when_rolled(self, sight: Sight) -> Any:
        roll = sight.team.roll
        assert roll is not None
        if roll.rocket:
            return t.RocketRoll()
        if roll.reroll and self._after(sight, roll.face) > self.plain_value(sight):
            return t.Reroll()
        if roll.double and self._doubles(sight, roll):
            return t.Double()
        return t.Keep()

    def _doubles(self, sight: Sight, roll: PlainRoll) -> bool:
        twice = roll.face * sight.parts.rates.movement.ice_factor
        return self._after(sight, twice) < self._after(sight, roll.face)

    def _after(self, sight: Sight, steps: int) -> float:
        if sight.destination < 0:
            return 0
        return sight.atlas.nearest(sight.team.square, sight.destination, sight.gate, steps)[steps]

    def _when_moving(self, sight: Sight) -> Any:
        move = sight.team.move
        assert move is not None
        return t.DeclareTarget(sight.atlas.ids[self.best_end(sight, move.ends)])

    def best_end(self, sight: Sight, ends: tuple[int, ...]) -> int:
        """Nearest, then by kind, then in file order."""
        if sight.destination < 0:
            return min(ends, key=lambda end: (self._kind_rank(sight, end), end))
        move = sight.team.move
        if move is None or move.passing >= 0:
            close = closest(sight.atlas, ends, sight.destination)
        else:
            close = closest_ends(sight.atlas, move.start, move.steps, sight.destination, move.gate)
        return close[0] if len(close) == 1 else min(close, key=lambda end: (self._kind_rank(sight, end), end))

    def _kind_rank(self, sight: Sight, square: int) -> int:
        kind = sight.atlas.kinds[square]
        if kind == "mission":
            return 0 if self.open_at(sight, square) else 6
        return _KIND_ORDER[kind]

    def open_at(self, sight: Sight, square: int) -> list[int]:
        """Missions of a square that the team has not cleared."""
        cleared = sight.team.cleared
        missions, removed = sight.parts.missions, sight.settings.obsolete_missions == "remove"
        return [
            one
            for one in sight.parts.missions_at[square]
            if not cleared >> one & 1 and not (removed and missions[one].obsolete)
        ]

    # --- squares ------------------------------------------------------------------------------------------

    def _when_processing(self, sight: Sight) -> Any:
        team = sight.team
        if team.ask is not None:
            return t.Choose(self.answer(sight, team.ask))
        kind = sight.atlas.kinds[team.square]
        if kind == "mission":
            return self._on_mission(sight)
        if kind == "shop":
            return self.shop(sight)
        if team.worked:
            return _FINISH
        return _DRAW if kind in ("card", "special") else _ROLL_SQUARE

    def _on_mission(self, sight: Sight) -> Any:
        team = sight.team
        open_ = self.open_at(sight, team.square)
        if team.statuses & FREE_PROPERTY and open_:
            best = max(open_, key=lambda one: (sight.parts.properties[one].sale, -one))
            return t.TakeFree(sight.parts.missions[best].id)
        to_try = [one for one in open_ if not team.tried >> one & 1]
        if to_try and self.tries(sight, to_try):
            return t.StartMission(tuple([sight.parts.missions[one].id for one in to_try]))
        return _FINISH

    def tries(self, sight: Sight, missions: list[int]) -> bool:
        """All open ones, early enough and if none may take too long."""
        rates = sight.parts.rates
        longest = max(rates.table.mission[sight.parts.missions[one].type].minutes[1] for one in missions)
        return sight.now < clock_ms(rates.bot.mission_stop_before) and longest <= rates.bot.mission_max_minutes

    def shop(self, sight: Sight) -> Any:
        """Limited Express, then Express, each from its balance on."""
        for card, id_, least in _wanted(sight.parts):
            if sight.team.balance >= least and card not in sight.team.bought:
                return t.Buy(id_)
        return _FINISH

    def _when_attack(self, sight: Sight) -> Any:
        return _ATTACK if sight.team.ask is None else t.Choose(self.answer(sight, sight.team.ask))

    # --- choices ------------------------------------------------------------------------------------------

    def answer(self, sight: Sight, ask: Ask) -> str:
        """What to choose."""
        match ask.kind:
            case "team" | "send":
                value = str(self.target(sight, [int(one) for one in ask.options if one != "keep"]))
            case "star":
                value = self._first_with(sight, ask, lambda effect: isinstance(effect, MoveDice) and effect.dice == 3)
            case "instant":
                value = self._first_with(sight, ask, lambda effect: isinstance(effect, PointsDice))
            case "square":
                squares = tuple([sight.atlas.at[one] for one in ask.options])
                value = sight.atlas.ids[self.best_end(sight, squares)]
            case "back_or_pay":
                value = "pay" if ask.price <= sight.parts.rates.bot.back_pay_max else "go_back"
            case "property":
                numbers = [sight.parts.property_at[one] for one in ask.options]
                value = self._property(sight, self.cheapest(sight, numbers))
            case _:
                value = ask.options[0]
        return value

    def _first_with(self, sight: Sight, ask: Ask, fits: Any) -> str:
        parts = sight.parts
        held_up = sight.held_up  # no dice while a goal is worked off
        for one in ask.options:
            if fits(parts.cards[parts.card_at[one]].effect) and not (held_up and ask.kind == "instant"):
                return one
        return ask.options[0]

    def target(self, sight: Sight, seats: list[int]) -> int:
        """The team with the highest balance that is known, then by seat."""
        known = sight.balances()
        return min(seats, key=lambda seat: (-known.get(seat, 0), seat))

    def cheapest(self, sight: Sight, numbers: list[int]) -> int:
        """The lowest sale value."""
        return min(numbers, key=lambda number: (sight.parts.properties[number].sale, number))

    def _property(self, sight: Sight, number: int) -> str:
        return sight.parts.properties[number].id

    def repels(self, sight: Sight) -> bool:
        """From a balance on."""
        return sight.team.balance >= sight.parts.rates.bot.repel_balance

    def touchable(self, sight: Sight) -> int | None:
        """A team to touch for who has bonbi: whenever it is legal (RM-18.12)."""
        bonbi = sight.bonbi
        if bonbi is None or bonbi.square >= 0 or sight.team.phase == "moving":
            return None
        for seat in sight.here():
            if (bonbi.came_from != seat or bonbi.declared) and sight.may_touch:
                return seat
        return None
