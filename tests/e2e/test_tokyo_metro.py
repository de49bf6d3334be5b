"""TOKYO METRO in the browser: whole games by clicks, by keys, on a phone, in both languages, and again afterwards."""

import re
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from kippu.games.tokyo_metro.rules.parts import shipped_cards
from tests.e2e.test_accessible import axe, check
from tests.e2e.test_keyboard import keeps_focus, tab_to
from tests.e2e.test_languages import check_said
from tests.e2e.test_phone import fits
from tests.e2e.visitor import Visitor

__all__ = ["axe"]

_GAME = "tokyo_metro"
_ACTIONS = ("invest", "station", "speed", "depart", "speculate", "discount", "loan", "disc", "card", "move", "bid")


def some_rounds(rounds: int = 2) -> dict[str, Any]:
    """Decks that are empty after so many rounds of one or two players."""
    data = msgspec.to_builtins(shipped_cards("standard"))
    decks = [{"id": deck["id"], "cards": deck["cards"][: rounds + 1]} for deck in data["decks"]]
    return {"cards": {"id": "short", "decks": decks}}


class Player:
    """Somebody who plays with what the page offers."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.words, self.bar = visitor, visitor.words, visitor.bar
        self.actions = 0

    def says(self, key: str, **params: Any) -> Locator:
        """Buttons of the decision whose words begin so; 1 stands for any number."""
        words = re.escape(self.words(key, **params)).replace("1", r"[\d,]+")
        return self.bar.get_by_role("button", name=re.compile(f"^{words}"))

    def spots(self, action: str) -> Locator:
        """The spots of an action that are lit."""
        name = re.compile(f"^{self.words(f'action-{action}')}")
        return self.visitor.region("cards").get_by_role("button", name=name, disabled=False)

    @property
    def place(self) -> Locator:
        """The rectangle that Tab leads to."""
        return self.visitor.region("city").locator("rect[tabindex='0']")

    @property
    def over(self) -> bool:
        return self.visitor.result.is_visible()

    @property
    def asked_to_bid(self) -> bool:
        return self.bar.get_by_text(self.words("bid-ask")).is_visible()

    def decide(self) -> str | None:
        """Make the decision that is asked for, if one is; which one."""
        for name, make in (
            ("bid", self.bid),
            ("walk", self.walk),
            ("ride", self.ride),
            ("act", self.act),
        ):
            if make():
                return name
        return None

    def bid(self) -> bool:
        seal = self.says("bid-seal", amount=1, total=1, bonus=0)
        if not seal.is_visible():
            return False
        more = self.bar.get_by_role("button", name=self.words("amount-more", step=100))
        if self.actions % 2 and more.is_enabled():
            more.click()
        seal.click()
        return True

    def walk(self) -> bool:
        here = self.says("put-here").or_(self.says("walk-here"))
        if not here.is_visible():
            return False
        self.place.click()
        here.click()
        return True

    def ride(self) -> bool:
        for key in ("plan-no-train", "plan-stay-round"):
            if self.says(key).is_visible():
                self.says(key).click()
                return True
        return False

    def pass_(self) -> bool:
        if not self.says("pass", pay=1).is_visible():
            return False
        self.says("pass", pay=1).click()
        return True

    def act(self) -> bool:
        if not self.says("pass", pay=1).is_visible():
            return False
        wanted = self.spots(_ACTIONS[self.actions % len(_ACTIONS)])
        self.actions += 1
        if not wanted.count():
            return self.pass_()
        wanted.first.click()
        self.choose()
        done = self.says("do-it", price=0).or_(self.says("do-it", price=1))
        if done.is_enabled():
            done.click()
            return True
        self.says("cancel").click()
        return self.pass_()

    def choose(self) -> None:
        """The first of whatever a spot asks for."""
        for key in ("pick-line", "pick-station", "pick-pile", "action-loan"):
            group = self.bar.get_by_role("group", name=self.words(key), exact=True)
            if group.is_visible() and not group.get_by_role("button", pressed=True).count():
                group.get_by_role("button", disabled=False).first.click()
        if self.place.count():
            self.place.click()


def decisions(*players: Player) -> Iterator[str]:
    """What the players decide, until the game is over for all of them."""
    while not all(player.over for player in players):
        made = [made for player in players if (made := player.decide())]
        if made:
            yield from made
        else:
            players[0].visitor.page.wait_for_timeout(20)


def sit(visitor: Visitor, bots: int = 0, **wanted: Any) -> Player:
    """A table with beginners in the other seats, begun."""
    visitor.make_table(bots=["beginner"] * bots, max_seats=1 + bots, start=True, **wanted)
    expect(visitor.region("city")).to_be_visible()
    return Player(visitor)


def finish(visitor: Visitor) -> Player:
    """A short game alone, played to its end."""
    player = sit(visitor, options=some_rounds())
    assert [*decisions(player)].count("walk") == 2
    return player


def test_two_friends_play_a_whole_game(visit: Callable[..., Visitor]) -> None:
    aki, ben = visit(game=_GAME), visit(game=_GAME)
    rounds = 3
    table = aki.make_table(max_seats=2, options=some_rounds(rounds))
    ben.join(table, "Ben")
    expect(aki.text("lobby-seats", seats=2, most=2)).to_be_visible()
    aki.button("lobby-start", seats=2).click()
    expect(ben.region("city")).to_be_visible()
    made = [*decisions(Player(aki), Player(ben))]
    assert made.count("walk") == 2 * rounds
    assert made.count("bid") == 2 * (rounds - 1)
    outcome = aki.record(table).outcome
    assert outcome
    for visitor in (aki, ben):
        rows = visitor.result.get_by_role("row").filter(has=visitor.page.get_by_role("cell"))
        expect(rows).to_contain_text([("Aki", "Ben")[seat] for (seat,) in outcome.ranking])
        for row, (seat,) in zip(rows.all(), outcome.ranking, strict=True):
            cash = outcome.scores[seat]
            said = visitor.words("yen", amount=abs(cash), sign="minus" if cash < 0 else "plus")
            expect(row.get_by_role("cell").last).to_have_text(said)
        assert visitor.result.get_by_role("listitem").count() > 0
    aki.button("rematch").click()
    expect(aki.text("lobby-seats", seats=2, most=2)).to_be_visible()
    ben.button("rematch-join").click()
    expect(ben.text("lobby-waiting", host="Aki")).to_be_visible()


def test_a_game_alone_is_played_against_the_own_best(visit: Callable[..., Visitor]) -> None:
    visitor = visit("ja", game=_GAME)

    def said(amount: int) -> str:
        return visitor.words("yen", amount=abs(amount), sign="minus" if amount < 0 else "plus")

    def score() -> int:
        outcome = visitor.record(visitor.table).outcome
        assert outcome
        return outcome.scores[0]

    finish(visitor)
    expect(visitor.result).to_contain_text(visitor.words("own-best-first"))
    first = score()
    player = sit(visitor, options=some_rounds())
    expect(visitor.text("own-best", score=said(first))).to_be_visible()
    while not player.over:
        _ = player.walk() or player.ride() or player.pass_()
    second = score()
    if second > first:
        compared = visitor.words("own-best-new", best=said(first))
    elif second == first:
        compared = visitor.words("own-best-equal", best=said(first))
    else:
        compared = visitor.words("own-best-short", short=said(first - second), best=said(first))
    expect(visitor.result).to_contain_text(compared)


def test_bids_are_sealed_until_all_are_there(visit: Callable[..., Visitor]) -> None:
    aki, ben = visit(game=_GAME), visit(game=_GAME)
    table = aki.make_table(max_seats=2, options=some_rounds())
    ben.join(table, "Ben")
    aki.button("lobby-start", seats=2).click()
    players = Player(aki), Player(ben)
    while not all(player.asked_to_bid for player in players):
        for player in players:
            _ = player.walk() or player.ride() or player.pass_()
    more = aki.bar.get_by_role("button", name=aki.words("amount-more", step=100))
    more.click()
    players[0].says("bid-seal", amount=1, total=1, bonus=0).click()
    expect(aki.bar).to_contain_text(aki.words("bid-sealed", amount=100))
    expect(ben.region("players")).to_contain_text(ben.words("player-has-bid"))
    expect(ben.region("feed")).not_to_contain_text(ben.words("event-bids-revealed", bids=""))
    aki.button("bid-change").click()
    more.click()
    players[0].says("bid-seal", amount=1, total=1, bonus=0).click()
    expect(aki.bar).to_contain_text(aki.words("bid-sealed", amount=200))
    players[1].bid()
    sums = aki.words("list-separator").join((aki.words("seat-sum", name="Aki", sum=200), "Ben"))
    for visitor in (aki, ben):
        expect(visitor.region("feed")).to_contain_text(visitor.words("event-bids-revealed", bids=sums))


def test_bots_sit_in_the_other_seats(visit: Callable[..., Visitor]) -> None:
    visitor = visit(game=_GAME)
    player = sit(visitor, bots=3)
    rounds = 0
    for made in decisions(player):
        rounds += made == "walk"
        if rounds == 3:
            break
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(visitor.words("round-of", round=3, rounds=6))
    for number in (1, 2, 3):
        expect(visitor.region("players")).to_contain_text(visitor.bot("beginner", number))
    visitor.button("chart").click()
    expect(visitor.page.get_by_role("img", name=re.compile("Aki"))).to_be_visible()


def test_one_rides_by_plan_and_is_asked_twice(visit: Callable[..., Visitor]) -> None:
    visitor = visit(game=_GAME)
    player = sit(visitor)
    visitor.region("city").get_by_role("button", name=re.compile("Shibuya")).first.click()
    player.says("put-here").click()
    player.spots("invest").first.click()
    player.bar.get_by_role("button", name=re.compile("^G ")).click()
    player.says("do-it", price=1).click()
    player.says("pass", pay=1).click()
    values = {"line": "G", "fare": 0}
    expect(visitor.bar).to_contain_text(visitor.words("ride-board", station="Shibuya", left=5, **values))
    visitor.field("plan-board").select_option(label="Toranomon")
    player.says("plan-go").click()
    expect(visitor.bar).to_contain_text(visitor.words("ride-aboard", station="Toranomon", left=0, **values))
    visitor.bar.get_by_role("group", name=visitor.words("ride-off")).get_by_role("button").last.click()
    player.says("ride-off-here").click()
    expect(visitor.region("feed")).to_contain_text(
        visitor.words("event-alighted", seat="Aki", line="G Ginza Line", station="Toranomon")
    )


def test_trains_travel_and_can_be_skipped(visit: Callable[..., Visitor]) -> None:
    visitor = visit(game=_GAME)
    player = sit(visitor)
    visitor.field("pace").select_option(label=visitor.words("pace-slow"))
    player.walk()
    expect(player.says("pass", pay=1)).to_be_visible()
    player.act()  # invest: a train starts
    visitor.page.clock.install()  # from now on no time passes for the page
    visitor.page.clock.pause_at(datetime.now() + timedelta(seconds=1))
    player.says("pass", pay=1).click()
    expect(player.says("skip")).to_be_visible()
    player.says("skip").click()
    expect(player.says("skip")).not_to_be_attached()


def test_a_first_round_by_keyboard(visit: Callable[..., Visitor]) -> None:
    visitor = visit(game=_GAME)
    press = visitor.page.keyboard.press
    player = sit(visitor)
    tab_to(visitor, player.place)
    press("ArrowRight")
    press("ArrowDown")
    press("Enter")
    press("Enter")
    expect(player.says("pass", pay=1)).to_be_visible()
    keeps_focus(visitor)
    press("Backspace")  # nothing was revealed: it can be taken back
    expect(player.says("put-here")).to_be_visible()
    tab_to(visitor, player.place)
    press("Enter")
    press("Enter")
    tab_to(visitor, player.spots("depart").first)
    press("Enter")
    lines = visitor.bar.get_by_role("group", name=visitor.words("pick-line")).get_by_role("button")
    expect(lines.first).to_be_focused()
    press("Enter")
    tab_to(visitor, player.says("do-it", price=0))
    press("Enter")
    expect(visitor.region("feed")).to_contain_text(
        visitor.words("event-train-started", line="G Ginza Line", station="Shibuya")
    )
    keeps_focus(visitor)


def test_the_top_of_the_one_discard_pile_is_taken(visit: Callable[..., Visitor]) -> None:
    visitor = visit(game=_GAME)
    player = sit(visitor, options=some_rounds())
    pile = visitor.region("cards").locator("details")
    player.walk()
    expect(player.says("pass", pay=1)).to_be_visible()
    expect(pile).not_to_be_attached()  # nothing is discarded in round 1
    player.pass_()
    expect(player.says("walk-here")).to_be_visible()
    pile.locator("summary").click()
    cards = pile.get_by_role("listitem")
    expect(cards).to_have_count(6)
    top = cards.first.inner_text()
    expect(pile).to_contain_text(visitor.words("pile-top", card=top))
    player.walk()
    player.spots("card").first.click()
    expect(visitor.bar.get_by_role("group", name=visitor.words("pick-pile")).get_by_role("button")).to_have_count(1)
    player.says("do-it", price=1).click()
    expect(visitor.region("feed")).to_contain_text(visitor.words("event-card-taken", seat="Aki", card=top))
    expect(cards).to_have_count(5)
    expect(pile).to_contain_text(visitor.words("pile-all", count=5))


def test_several_loans_at_once(visit: Callable[..., Visitor]) -> None:
    visitor = visit(game=_GAME)
    player = sit(visitor, options={"house": {"loans_per_action": "any"}})
    player.walk()
    player.spots("loan").first.click()
    visitor.bar.get_by_role("button", name=visitor.words("loan-take", amount=3_000), exact=True).click()
    expect(visitor.bar).to_contain_text(visitor.words("sum-loan", count=3, amount=3_000, end=4_500))
    player.says("do-it", price=0).click()
    expect(visitor.region("players")).to_contain_text(visitor.words("player-loans", count=3))
    player.spots("loan").first.click()
    visitor.bar.get_by_role("button", name=visitor.words("loan-repay", amount=2_000), exact=True).click()
    player.says("do-it", price=1).click()
    expect(visitor.region("players")).to_contain_text(visitor.words("player-loans", count=1))


def test_on_a_phone_the_decision_stays_in_view(visit: Callable[..., Visitor]) -> None:
    visitor = visit(game=_GAME, phone=True)
    player = sit(visitor, bots=4)
    rounds = 0
    for made in decisions(player):
        rounds += made == "walk"
        fits(visitor)
        expect(visitor.bar).to_be_in_viewport(ratio=0.9)
        if rounds == 3:
            break


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_everything_is_said_in_one_language(visit: Callable[..., Visitor], lang: str) -> None:
    visitor = visit(lang, game=_GAME)
    player = sit(visitor, bots=1, options=some_rounds())
    for _ in decisions(player):
        check_said(visitor, lang)
    check_said(visitor, lang)
    player.visitor.replay.click()
    expect(visitor.page.get_by_role("slider")).to_be_visible()
    check_said(visitor, lang)
    visitor.open(f"/learn/{_GAME}")
    visitor.button("learn-start").click()
    expect(visitor.page.get_by_role("complementary", name=visitor.words("guide"))).to_be_visible()
    check_said(visitor, lang)


def test_a_game_is_seen_again_from_every_seat(visit: Callable[..., Visitor]) -> None:
    visitor = visit(game=_GAME)
    finish(visitor)
    visitor.replay.click()
    slider = visitor.page.get_by_role("slider")
    expect(visitor.text("event-order-drawn", seats="Aki")).to_be_visible()
    visitor.button("replay-next").click()
    expect(visitor.region("replay")).to_contain_text("Aki")
    visitor.field("replay-seat").select_option(label="Aki")
    slider.press("End")
    expect(visitor.result).to_be_visible()
    slider.press("Home")
    expect(visitor.result).not_to_be_attached()


def test_nothing_serious_for_axe_at_the_table(visit: Callable[..., Visitor], axe: str) -> None:
    visitor = visit(game=_GAME)
    player = sit(visitor, bots=2)
    while not player.spots("invest").count():
        player.walk()
    player.spots("invest").first.click()
    check(visitor, axe)


def test_nothing_serious_for_axe_at_the_end(visit: Callable[..., Visitor], axe: str) -> None:
    visitor = visit(game=_GAME)
    finish(visitor)
    check(visitor, axe)
    visitor.replay.click()
    expect(visitor.page.get_by_role("slider")).to_be_visible()
    check(visitor, axe)


def test_nothing_serious_for_axe_while_learning(visit: Callable[..., Visitor], axe: str) -> None:
    visitor = visit(game=_GAME)
    visitor.open(f"/learn/{_GAME}")
    visitor.button("learn-start").click()
    expect(visitor.page.get_by_role("complementary", name=visitor.words("guide"))).to_be_visible()
    check(visitor, axe)
