"""A referee that cannot fail is worthless: each finds single faults, and names the clause."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kippu.core.versions import find
from kippu.games.momotetsu.kit.folder import shipped_kit
from tests.referee.driver import plain, played
from tests.referee.judge import Difference, Moment, judge, told_by
from tests.referee.matches import SUBJECTS, setup

GOLDEN = Path(__file__).parents[1] / "golden"
Record = dict[str, Any]


def golden(game: str, name: str) -> Record:
    line = (GOLDEN / game / "rules1" / f"{name}.jsonl").read_text().splitlines()[0]
    record: Record = json.loads(line)
    return record


def entries(record: Record, kind: str) -> list[dict[str, Any]]:
    """Entries with a command of this kind."""
    return [entry for entry in record["log"] if entry.get("command", {}).get("type") == kind]


def events(record: Record, kind: str) -> list[dict[str, Any]]:
    """Events of this kind."""
    return [event for entry in record["log"] for event in entry.get("events", ()) if event["type"] == kind]


def refused(record: Record) -> str:
    """The clause by which the referee refuses a record."""
    referee = SUBJECTS[record["game"]].referee(record["options"], len(record["seats"]), record["rules"])
    with pytest.raises(Difference) as found:
        judge("wrong", referee, told_by(record))
    return found.value.clause


@pytest.mark.parametrize("game", SUBJECTS)
class TestEveryReferee:
    """What no referee may overlook."""

    def wrong(self, game: str, spoil: Callable[[Moment], object], seats: int = 3) -> None:
        """A game of the product in which every moment is spoiled."""
        product = find(game, 1)
        subject = SUBJECTS[game]
        options, _ = setup(product, 0)
        referee = subject.referee(plain(options), seats, 1)
        moments = list(subject.play(product, options, seats, "spoiled"))
        for moment in moments:
            spoil(moment)
        with pytest.raises(Difference):
            judge("spoiled", referee, moments)

    def test_sees_a_missing_option(self, game: str) -> None:
        self.wrong(game, lambda moment: [listed.pop() for listed in moment.lists.values() if listed])

    def test_sees_an_option_too_many(self, game: str) -> None:
        self.wrong(game, lambda moment: moment.lists.update({0: [*moment.lists.get(0, ()), {"type": "cheat"}]}))

    def test_sees_who_should_be_asked(self, game: str) -> None:
        self.wrong(game, lambda moment: moment.asked.pop() if moment.asked else None)

    def test_sees_other_odds(self, game: str) -> None:
        self.wrong(game, lambda moment: moment.draws.append((*moment.draws.pop(), 1)) if moment.draws else None)

    def test_sees_chance_that_nobody_asked_for(self, game: str) -> None:
        self.wrong(game, lambda moment: moment.entry["chance"].append(0))

    def test_sees_a_wrong_outcome(self, game: str) -> None:
        self.wrong(game, lambda moment: moment.outcome.update(reason="tired") if moment.outcome else None)

    def test_sees_events_that_did_not_happen(self, game: str) -> None:
        self.wrong(game, lambda moment: moment.entry["events"].append({"type": "ended"}))

    def test_sees_events_left_out(self, game: str) -> None:
        self.wrong(game, lambda moment: moment.entry["events"].clear())


@pytest.mark.parametrize("game", ["tokyo_metro", "izakaya"])
def test_a_switch_that_the_referee_does_not_know_is_no_silence(game: str) -> None:
    options = {"map": "tokyo", "cards": "standard", "constants": "standard", "house": {"weather": "rain"}}
    with pytest.raises(ValueError, match="weather"):
        SUBJECTS[game].referee(options, 3, 2)


class TestCity:
    """What the referee of a day in the city may not overlook: there nothing is listed, and much is refused."""

    def wrong(self, spoil: Callable[[Moment], object]) -> None:
        product, number = find("momotetsu", 2), SUBJECTS["momotetsu"].few[-1]
        options, seats = setup(product, number)
        assert options.mode == "live"
        referee = SUBJECTS["momotetsu"].referee(plain(options), seats, 2)
        moments = list(SUBJECTS["momotetsu"].play(product, options, seats, f"match {number}"))
        for moment in moments:
            spoil(moment)
        with pytest.raises(Difference):
            judge("spoiled", referee, moments)

    def test_sees_what_should_be_refused(self) -> None:
        self.wrong(lambda moment: setattr(moment, "refused", False))

    def test_sees_what_should_be_allowed(self) -> None:
        self.wrong(lambda moment: setattr(moment, "refused", moment.entry.get("command") is not None))

    def test_sees_who_should_be_asked(self) -> None:
        self.wrong(lambda moment: moment.asked.pop() if moment.asked else None)

    def test_sees_other_odds(self) -> None:
        self.wrong(lambda moment: moment.draws.append((*moment.draws.pop(), 1)) if moment.draws else None)

    def test_sees_another_time(self) -> None:
        self.wrong(lambda moment: moment.entry.update(at=moment.entry.get("at", 0) + 60_000))

    def test_sees_what_everybody_sees(self) -> None:
        self.wrong(lambda moment: moment.view.update(economy="boom") if moment.view else None)


class TestMetroX:
    """Single rules of MetroX, broken."""

    def test_a_number_that_fills_too_few(self) -> None:
        record = golden("metrox", "three-tokyo")
        next(event for event in events(record, "filled") if len(event["stations"]) > 1)["stations"].pop()
        assert refused(record) == "MX-3.1"

    def test_a_star_that_is_worth_more(self) -> None:
        record = golden("metrox", "three-osaka")
        next(event for event in events(record, "filled") if event["number"])["number"] += 2
        assert refused(record) == "MX-3.3"

    def test_a_route_without_an_empty_space(self) -> None:
        record = golden("metrox", "solo-tokyo")
        last = entries(record, "write")[-1]["command"]  # on the only space that was left
        last["route"] = "F" if last["route"] != "F" else "G"
        assert refused(record) == "MX-2.4"

    def test_a_crown_for_the_second_of_a_turn(self) -> None:
        record = golden("metrox", "shared-crown")
        for event in events(record, "completed"):
            event["first"] = not event["first"]
        assert refused(record) == "MX-4.2"

    def test_a_map_with_another_bonus(self) -> None:
        """The product plays by a rule of its own; the referee keeps to the printed map."""
        product = find("metrox", 1)
        printed = json.loads((GOLDEN.parents[1] / "src/kippu/games/metrox/data/maps/tokyo.json").read_text())
        for route in printed["routes"]:
            route["bonus_later"] = route["bonus_first"]
        options = msgspec.convert({"map": printed}, product.info.options)
        referee = SUBJECTS["metrox"].referee({"map": "tokyo", "deck": "standard20"}, 6, 1)
        with pytest.raises(Difference) as found:
            judge("bonus", referee, played(product, options, 6, "bonus 0"))
        assert found.value.clause == "MX-4.2"


class TestTokyoMetro:
    """Single rules of TOKYO METRO, broken."""

    @pytest.mark.parametrize(
        ("rule", "value", "clause"),
        [
            ("share_surcharge", [0, 400, 600], "TM-10.1"),
            ("train_steps", 4, "TM-21.2"),
            ("dividend_without_share_owner", 200, "TM-22.3"),
            ("loan_end_price", 1600, "TM-25.9"),
        ],
    )
    def test_another_number(self, rule: str, value: object, clause: str) -> None:
        """The product plays with a number of its own; the referee keeps to the printed one."""
        product = find("tokyo_metro", 1)
        data = GOLDEN.parents[1] / "src/kippu/games/tokyo_metro/data/constants/standard.json"
        constants = json.loads(data.read_text()) | {rule: value}
        options = msgspec.convert({"constants": constants}, product.info.options)
        referee = SUBJECTS["tokyo_metro"].referee({"map": "tokyo", "cards": "standard", "constants": "standard"}, 4, 1)
        with pytest.raises(Difference) as found:
            judge(rule, referee, played(product, options, 4, "another number 1"))
        assert found.value.clause == clause

    def test_a_turn_order_in_which_equals_stay(self) -> None:
        record = golden("tokyo_metro", "ties")
        for entry in record["log"]:
            shown = {event["type"]: event for event in entry["events"]}
            if "order_changed" in shown and len(set(shown["bids_revealed"]["totals"])) < len(record["seats"]):
                shown["order_changed"]["seats"].reverse()
        assert refused(record) == "TM-5.5"

    def test_a_share_on_a_line_of_which_one_is_owned(self) -> None:
        record = golden("tokyo_metro", "two")
        bought: dict[int, str] = {}
        for entry in entries(record, "invest"):
            entry["command"]["line"] = bought.setdefault(entry["actor"], entry["command"]["line"])
        assert refused(record) == "TM-10.1"


class TestIzakaya:
    """Single rules of IZAKAYA, broken."""

    def test_a_piece_that_leans_out_of_its_floor(self) -> None:
        record = golden("izakaya", "two")
        leaning = next(one for one in entries(record, "build") if one["command"]["cells"] == ["0,2", "0,3", "0,4"])
        leaning["command"]["cells"] = ["0,1", "0,2", "0,3"]
        assert refused(record) == "IZ-8.1"

    def test_equal_bids_that_keep_their_order(self) -> None:
        record = golden("izakaya", "tie")
        for entry in record["log"]:
            shown = {event["type"]: event for event in entry["events"]}
            if "bids_revealed" in shown and len(set(shown["bids_revealed"]["bids"])) < len(record["seats"]):
                shown["order_set"]["seats"].reverse()
        assert refused(record) == "IZ-3.4"

    def test_a_line_without_a_bonus(self) -> None:
        record = golden("izakaya", "line-bonus")
        for entry in record["log"]:
            entry["events"] = [event for event in entry["events"] if event["type"] != "line_made"]
        assert refused(record) == "IZ-7.1"

    def test_a_piece_that_is_swapped_though_one_fits(self) -> None:
        record = golden("izakaya", "stuck-yard")
        first = entries(record, "build")[0]
        first["chance"].append(0)
        first["events"].append({"type": "piece_swapped", "shape": "V3", "drawn": "I1"})
        assert refused(record) == "IZ-0.6"

    def test_a_drink_that_is_counted_twice(self) -> None:
        record = golden("izakaya", "four")
        earned = next(event for event in events(record, "lot_earned") if event["drinks"])
        earned["drinks"] *= 2
        assert refused(record) == "IZ-11.1"


class TestMomotetsu:
    """Single rules of Real Momotetsu, broken."""

    @pytest.mark.parametrize(
        ("part", "rate", "value", "clause"),
        [
            ("goal", "distance_bonus", 20, "RM-8.4"),
            ("squares", "blue_factor", 20, "RM-4.3"),
            ("bonbi", "die_loss_factor", 20, "RM-9.7"),
            ("table", "ready_seconds", 30, "RM-18.1"),
        ],
    )
    def test_another_number(self, part: str, rate: str, value: int, clause: str) -> None:
        """The product plays with a number of its own; the referee keeps to the kit."""
        product = find("momotetsu", 2)
        kit = plain(shipped_kit("kasumihama"))
        kit["rates"][part][rate] = value
        options = msgspec.convert({"kit": kit}, product.info.options)
        referee = SUBJECTS["momotetsu"].referee({"kit": "kasumihama", "mode": "table"}, 4, 2)
        with pytest.raises(Difference) as found:
            judge(rate, referee, SUBJECTS["momotetsu"].play(product, options, 4, f"another {rate}"))
        assert found.value.clause == clause

    @pytest.mark.parametrize(
        ("name", "kind", "fact", "clause"),
        [
            ("two-kasumihama", "goal_reached", "points", "RM-8.4"),
            ("two-kasumihama", "settled", "points", "RM-12.1"),
            ("four-tokyo", "square_rolled", "points", "RM-4.4"),
            ("four-tokyo", "bonbi_moved", "seat", "RM-9.2"),
            ("four-tokyo", "late_off", "minutes", "RM-8.21"),
            ("rulings", "ruled", "points", "RM-13.2"),
            ("rulings", "voided", "entries", "RM-13.7"),
            ("late-reports", "late_merged", "minutes", "RM-15.4"),
            ("late-reports", "conflict_opened", "seat", "RM-15.5"),
        ],
    )
    def test_another_fact(self, name: str, kind: str, fact: str, clause: str) -> None:
        record = golden("momotetsu", name)
        told = events(record, kind)[0]
        told[fact] = [*told[fact], 1] if isinstance(told[fact], list) else told[fact] + 1
        assert refused(record) == clause

    def test_a_roll_that_is_forgotten(self) -> None:
        record = golden("momotetsu", "late-reports")
        rolled = entries(record, "roll")[3]
        record["log"].remove(rolled)
        assert refused(record) == "RM-3.15"
