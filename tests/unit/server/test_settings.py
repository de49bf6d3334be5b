"""What a table has besides its game, and what an event has besides."""

import pytest
from msgspec.structs import replace

from kippu.core.errors import KippuError
from kippu.server.tables.settings import (
    EventState,
    Member,
    Role,
    SeatState,
    Settings,
    Subscription,
    new_code,
    new_event,
    random_name,
    typed,
)

AKI, BEN, CHIE = 1, 2, 3
TABLE = Settings(seats=(SeatState("Aki", AKI), SeatState("Ben", BEN)), host=AKI, max_seats=3)


def event(*members: Member) -> EventState:
    return EventState(
        members=(Member(AKI, "Aki", "gm"), *members), photos_until=0, team_codes=("red", "blue"), master_code="boss"
    )


# --- seats ------------------------------------------------------------------------------------------------


def test_who_sits_down_before_the_start_gets_a_new_seat_until_the_table_is_full() -> None:
    three = TABLE.seated(CHIE, "Chie", "lobby")
    assert three.roles == {AKI: 0, BEN: 1, CHIE: 2}
    assert three.seated(CHIE, "Chie", "lobby") is three  # nobody sits twice
    with pytest.raises(KippuError, match=r"^table_full"):
        three.seated(4, "Dai", "lobby")
    with pytest.raises(KippuError, match=r"^table_full"):
        three.with_bot("random")


def test_who_comes_later_gets_the_first_seat_of_a_bot_without_a_player() -> None:
    settings = TABLE.played_by(0, "greedy").with_bot("random")  # Aki is away, her seat stays hers
    with pytest.raises(KippuError, match=r"^no_free_seat"):
        settings.seated(CHIE, "Chie", "over")
    late = settings.seated(CHIE, "Chie", "playing")
    assert late.seats[2] == SeatState("Chie", CHIE, taken_over=True)
    with pytest.raises(KippuError, match=r"^no_free_seat"):
        late.seated(4, "Dai", "playing")


def test_bots_are_numbered_by_what_they_are() -> None:
    settings = Settings(max_seats=3).with_bot("random").with_bot("greedy").with_bot("random")
    assert [seat.name for seat in settings.seats] == ["random 1", "greedy 1", "random 2"]


def test_that_a_bot_has_played_is_remembered_when_the_player_is_back() -> None:
    back = TABLE.played_by(1, "greedy").played_by(1, None)
    assert back.seats == (SeatState("Aki", AKI), SeatState("Ben", BEN, taken_over=True))


def test_a_host_who_leaves_hands_the_table_on_to_a_person() -> None:
    settings = Settings(
        seats=(SeatState("Aki", AKI), SeatState("random 1", bot="random"), SeatState("Ben", BEN)), host=AKI
    )
    assert (settings.without(0).host, settings.without(2).host) == (BEN, AKI)
    assert settings.without(0).without(1).host is None
    assert replace(settings, host=BEN).without(1).host == BEN  # who stays, stays host
    assert [seat.name for seat in settings.without(1).seats] == ["Aki", "Ben"]


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    with pytest.raises(KippuError, match=r"^too_late"):
        TABLE.without(seat)
    with pytest.raises(KippuError, match=r"^too_late"):
        TABLE.with_muted(seat, muted=True)


def test_a_seat_is_muted_once_and_may_speak_again() -> None:
    muted = TABLE.with_muted(1, muted=True).with_muted(0, muted=True).with_muted(1, muted=True)
    assert sorted(muted.muted) == [0, 1]
    assert muted.with_muted(1, muted=False).muted == (0,)


def test_a_guest_who_logs_in_keeps_seat_and_table() -> None:
    handed = TABLE.handed(AKI, 9)
    assert (handed.roles, handed.host) == ({9: 0, BEN: 1}, 9)
    assert TABLE.handed(BEN, 9).host == AKI


def test_what_is_not_said_of_a_table() -> None:
    empty = Settings()
    assert (empty.seats, empty.host, empty.max_seats, empty.clock, empty.muted) == ((), None, 6, None, ())
    assert (empty.rematch, empty.daily, empty.began, empty.event, empty.roles) == (None, None, (), None, {})
    assert SeatState("Aki") == SeatState("Aki", player=None, bot=None, taken_over=False)
    assert Member(AKI, "Aki", "gm").code == ""
    made = event()
    assert (made.subscriptions, made.webhook, made.webhook_lang) == ((), None, "en")


# --- events -----------------------------------------------------------------------------------------------


def test_codes_can_be_told_apart_and_are_long_enough() -> None:
    assert len({new_code() for _ in range(1_000)}) == 1_000
    assert len(new_code()) == 8
    assert not set(random_name(5_000)) & set("01ilo")
    assert typed(" K7-mq 2rTW ") == "k7mq2rtw"


def test_a_new_event_has_a_code_for_every_team_and_its_maker_is_game_master() -> None:
    made = new_event(AKI, "Aki", 3, photos_until=5)
    assert (len(set(made.codes)), made.members, made.photos_until) == (4, (Member(AKI, "Aki", "gm"),), 5)
    assert [made.role_by(code) for code in (*made.team_codes, made.master_code, "other")] == [0, 1, 2, "gm", None]


def test_nobody_is_in_two_teams() -> None:
    joined = event().joined(BEN, "Ben", "red").joined(BEN, "Ben", "blue")
    assert joined.members[1:] == (Member(BEN, "Ben", 1, "blue"),)
    assert joined.joined(BEN, "Ben again", "blue") is joined
    with pytest.raises(KippuError, match=r"^no_code"):
        event().joined(BEN, "Ben", "green")


def test_a_game_master_plays_in_no_team_but_a_player_may_become_one() -> None:
    with pytest.raises(KippuError, match=r"^is_master"):
        event().joined(AKI, "Aki", "red")
    assert event().joined(AKI, "Aki", "boss") == event()
    promoted = event().joined(BEN, "Ben", "red").joined(BEN, "Ben", "boss")
    assert [one.role for one in promoted.members] == ["gm", "gm"]


def test_an_event_has_room_for_500() -> None:
    full = event(*(Member(number, "x", 0, "red") for number in range(10, 509)))
    with pytest.raises(KippuError, match=r"^event_full"):
        full.joined(BEN, "Ben", "red")
    assert full.joined(10, "x", "blue")  # who is in it may change
    assert event(*full.members[2:]).joined(BEN, "Ben", "red")


def test_the_last_game_master_stays() -> None:
    assert event(Member(BEN, "Ben", 0)).without(AKI) == event(Member(BEN, "Ben", 0))
    assert event(Member(BEN, "Ben", "gm")).without(AKI).members == (Member(BEN, "Ben", "gm"),)


@pytest.mark.parametrize("role", [0, 1, "gm"])
def test_a_new_code_takes_the_place_of_one_code_alone(role: Role) -> None:
    old, new = event(), event().rotated(role, send_away=False)
    assert len(set(old.codes) - set(new.codes)) == 1
    assert old.code_of(role) not in new.codes
    assert len(new.team_codes) == 2


def test_those_who_came_with_the_old_code_are_sent_away_only_if_asked() -> None:
    full = event(Member(BEN, "Ben", 0, "red"), Member(CHIE, "Chie", 1, "blue"))
    assert full.rotated(0, send_away=False).members == full.members
    assert [one.name for one in full.rotated(0, send_away=True).members] == ["Aki", "Chie"]


@pytest.mark.parametrize("team", [-1, 2])
def test_a_team_that_is_not_there_has_no_code(team: int) -> None:
    with pytest.raises(KippuError) as refused:
        event().rotated(team, send_away=False)
    assert (refused.value.code, refused.value.params) == ("no_team", {"team": team + 1})


def test_an_account_takes_the_place_of_the_guest_it_was_unless_it_has_a_role_of_its_own() -> None:
    heard = Subscription(BEN, "https://push.example", "key", "secret", "ja")
    full = EventState(
        members=(Member(AKI, "Aki", "gm"), Member(BEN, "Ben", 0, "red")),
        photos_until=0,
        team_codes=("red",),
        master_code="boss",
        subscriptions=(heard,),
    )
    assert [(one.player, one.role) for one in full.handed(BEN, 9).members] == [(AKI, "gm"), (9, 0)]
    assert full.handed(BEN, 9).subscriptions[0].player == 9
    assert [(one.player, one.role) for one in full.handed(BEN, AKI).members] == [(AKI, "gm")]
    assert Settings(event=full).handed(BEN, 9).roles == {AKI: "gm", 9: 0}
