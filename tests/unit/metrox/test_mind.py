"""What positions are worth, and the weights that say so."""

from pathlib import Path
from statistics import fmean

import msgspec
import pytest

from kippu.core.errors import BadData
from kippu.core.jit import plain
from kippu.games.metrox.bots import BOTS, Player
from kippu.games.metrox.fast import kernel as k
from kippu.games.metrox.fast.mind import mind
from kippu.games.metrox.fast.position import choice, of_state
from kippu.games.metrox.fast.warm import warm
from kippu.games.metrox.fast.weights import Recipe, decode, encode, learned, map_digest
from kippu.games.metrox.game import GAME
from kippu.games.metrox.rules.parts import map_of, parts
from kippu.games.metrox.rules.types import MetroXOptions
from tests.rules.metrox.sheets import CROSS, PLENTY, Sheets

TOKYO = parts(MetroXOptions())


@pytest.mark.parametrize("map_", ["tokyo", "osaka"])
@pytest.mark.parametrize("deck", ["standard20", "standard21"])
def test_maps_that_ship_are_learned_whatever_the_deck(map_: str, deck: str) -> None:
    found = learned(parts(MetroXOptions(map_, deck)))
    assert found is not None
    assert found.recipe.map == map_
    assert mind(parts(MetroXOptions(map_, deck))).known is found or deck != "standard20"


def test_a_map_under_another_name_is_known_by_its_tracks() -> None:
    tokyo = map_of(MetroXOptions())
    renamed = msgspec.structs.replace(tokyo, id="mine")
    assert learned(parts(MetroXOptions(renamed))) is not None
    assert map_digest(renamed) == map_digest(tokyo) != map_digest(map_of(MetroXOptions("osaka")))


def test_an_invented_map_is_not() -> None:
    assert learned(parts(MetroXOptions(CROSS, PLENTY))) is None


def test_the_last_card_is_worth_exactly_what_it_makes() -> None:
    game = Sheets("number-3", "number-2", "star", "number-2", "number-2", on=CROSS, deck=PLENTY)
    game.write("A", "B", "B", "A")
    thinker, position = mind(game.parts), of_state(game.state)
    before = game.score()
    for deep in (False, True):
        ((number, value),) = thinker.values(position, 0, deep=deep)
        chosen = choice(game.parts, number)
        end = Sheets("number-3", "number-2", "star", "number-2", "number-2", on=CROSS, deck=PLENTY)
        end.write("A", "B", "B", "A", GAME.to_text(chosen))
        assert value == end.score().total - before.bonuses - before.stars


def test_values_are_honest() -> None:
    """What the value promises for a fresh sheet is what is reached on average."""
    thinker, dice = mind(TOKYO), k.dice("honest")
    promised, reached = [], []
    for _ in range(300):
        cards = thinker.shuffle(dice)
        position = thinker.deal(cards)
        promised.append(max(value for _, value in thinker.values(position, 0, deep=False)))
        reached.append(thinker.rollouts(position, [0.0], dice, 1)[0][0])
    assert fmean(promised) == pytest.approx(fmean(reached), abs=1.5)


def test_looking_further_agrees_with_looking() -> None:
    thinker = mind(TOKYO)
    position = thinker.deal(thinker.shuffle(k.dice("deep")))
    deep, flat = (dict(thinker.values(position, 0, deep=one)) for one in (True, False))
    assert deep.keys() == flat.keys()
    assert all(deep[number] == pytest.approx(flat[number], abs=1.5) for number in deep)


def test_rollouts_take_the_cards_they_are_given() -> None:
    thinker = mind(TOKYO)
    cards = thinker.shuffle(k.dice("given"))
    scores = {
        thinker.rollouts(thinker.deal(cards), [0.0], k.dice(seed), 1, cards=cards[1:])[0][0] for seed in ("a", "b", "c")
    }
    assert len(scores) == 1  # without heat, the deal decides all


def test_a_forced_move_is_made() -> None:
    game = Sheets("number-2", on=CROSS, deck=PLENTY)
    thinker, position = mind(game.parts), of_state(game.state)
    before = plain(position.s)
    thinker.rollouts(position, [0.0], k.dice("x"), 3, mover=0, forced=1)
    assert plain(position.s) == before  # nobody touches the position


# --- files ------------------------------------------------------------------------------------------------


def recipe(**changes: object) -> Recipe:
    given = {
        "map": "cross", "map_digest": map_digest(CROSS), "deck": "plenty", "seed": "s", "games": 1, "parts": 1,
        "rate": (0.1, 0.1), "explore": 0, "observed": 0, "mean": 1.0, "checked": 1, "weights": 3,
    }  # fmt: skip
    return msgspec.convert(given | changes, Recipe)


def test_weights_go_there_and_back() -> None:
    found = decode("x", encode(recipe(), [0.5, -1.25, 1000.0]))
    assert found.recipe == recipe()
    assert list(found.weights) == [128, -320, 32767]


@pytest.mark.parametrize(
    "content", [b"", b"{}\nx", encode(recipe(), [0.0] * 3)[:-3], encode(recipe(weights=4), [0.0] * 3)]
)
def test_wrong_weights_are_refused(content: bytes) -> None:
    with pytest.raises(BadData) as refused:
        decode("mine.values", content)
    assert refused.value.code == "bad_values"


def test_own_weights_are_found_in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shared = parts(MetroXOptions(CROSS, PLENTY))
    (tmp_path / "cross.values").write_bytes(encode(recipe(), [0.0] * 3))
    monkeypatch.setenv("KIPPU_VALUES", str(tmp_path))
    learned.cache_clear()
    with pytest.raises(BadData):  # it is for this map, but of another size
        learned(shared)
    learned.cache_clear()


def test_warming_up_lets_everybody_think_once() -> None:
    warm()
    assert {Player(0.0, deep=True), Player(0.0, learned=False)} <= set(BOTS.values())
