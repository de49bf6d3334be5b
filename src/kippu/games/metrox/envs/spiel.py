"""OpenSpiel: MetroX on the readable rules, for 1 to 99 players who move at the same time; cards are chance nodes."""

from typing import Any

import numpy as np
import pyspiel

from kippu.core.chance import Replayer
from kippu.games.metrox.fast.position import action, choice
from kippu.games.metrox.game import GAME
from kippu.games.metrox.rules.parts import parts
from kippu.games.metrox.rules.play import State
from kippu.games.metrox.rules.types import Choice, MetroXOptions

SHORT_NAME = "kippu_metrox"
_DEFAULTS = {"players": 1, "map": "tokyo", "deck": "standard20"}
_LONGEST = 10_000  # turns; a deck of free circles could take long

TYPE = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="Kippu MetroX",
    dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=99,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_DEFAULTS,
)


class MetroXGame(pyspiel.Game):  # type: ignore[misc]
    """The game, with its parameters."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**_DEFAULTS, **(params or {})}
        self.options = MetroXOptions(given["map"], given["deck"])
        self.parts = parts(self.options)
        self.seats = int(given["players"])
        stars = sum(self.parts.board.star)
        bonuses = sum(route.data.bonus_first for route in self.parts.board.routes)
        super().__init__(
            TYPE,
            pyspiel.GameInfo(
                num_distinct_actions=len(self.parts.board.routes) + len(self.parts.board.circles) + 1,
                max_chance_outcomes=len(self.parts.cards),
                num_players=self.seats,
                min_utility=-float(max(self.parts.penalty)),
                max_utility=float(stars + bonuses),
                utility_sum=None,
                max_game_length=_LONGEST,
            ),
            given,
        )

    def new_initial_state(self) -> "MetroXState":
        """Before the first card is turned."""
        return MetroXState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What a player sees as numbers."""
        del iig_obs_type, params
        return Observer(self)


class MetroXState(pyspiel.State):  # type: ignore[misc]
    """A game between two nodes."""

    def __init__(self, game: MetroXGame) -> None:
        super().__init__(game)
        self._options, self._seats = game.options, game.seats
        self.state: State | None = None
        self._choices: tuple[Choice, ...] = ()  # made, while the next card is not yet turned

    def current_player(self) -> Any:
        """Chance, everybody, or nobody."""
        if self.state is None or self._choices:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.is_terminal() else pyspiel.PlayerId.SIMULTANEOUS

    def _legal_actions(self, player: int) -> list[int]:
        assert self.state is not None
        legal = GAME.legal(self.state, player)
        return sorted(action(self.state.parts, one) for one in legal if isinstance(one, Choice))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that may come, as likely as they are."""
        pile = self._pile()
        return [(kind, count / sum(pile)) for kind, count in enumerate(pile) if count]

    def _pile(self) -> tuple[int, ...]:
        state = self.state
        if state is None or state.parts.cards[state.card].reshuffle:
            return parts(self._options).full_pile
        return state.pile

    def _apply_action(self, kind: int) -> None:
        if self.state is None:
            self.state = GAME.start(self._options, self._seats, Replayer([kind])).state
        else:
            self._close((kind,))

    def _apply_actions(self, actions: list[int]) -> None:
        assert self.state is not None
        self._choices = tuple(choice(self.state.parts, number) for number in actions)
        if self.state.spaces_left == 1 and self.state.parts.cards[self.state.card].kind != "free":
            self._close(())  # the last turn: no card comes any more

    def _close(self, cards: tuple[int, ...]) -> None:
        assert self.state is not None
        chance = Replayer(cards)
        for seat, one in enumerate(self._choices):
            self.state = GAME.apply(self.state, seat, one, chance, 0).state
        self._choices = ()

    def _action_to_string(self, player: int, number: int) -> str:
        shared = parts(self._options)
        return shared.card_ids[number] if player < 0 else GAME.to_text(choice(shared, number))

    def is_terminal(self) -> bool:
        """All indicator spaces are used."""
        return self.state is not None and not self._choices and GAME.outcome(self.state) is not None

    def returns(self) -> list[float]:
        """The scores, at the end."""
        outcome = GAME.outcome(self.state) if self.state is not None and self.is_terminal() else None
        return [float(score) for score in outcome.scores] if outcome else [0.0] * self._seats

    def __str__(self) -> str:
        if self.state is None:
            return "start"
        seen = GAME.view(self.state, "spectator")
        waiting = " ".join(GAME.to_text(one) for one in self._choices)
        return f"{seen.turn} {seen.card} {' '.join(sheet.marks for sheet in seen.sheets)} {waiting}".rstrip()


class Observer:
    """The stations, spaces and completed routes of every seat, the player first; the card and the draw pile."""

    def __init__(self, game: MetroXGame) -> None:
        board = game.parts.board
        sheet = len(board.circles) + 3 * len(board.routes)
        kinds = len(game.parts.cards)
        self._seats = game.seats
        self.tensor = np.zeros(game.seats * sheet + 2 * kinds, np.float32)
        split = game.seats * sheet
        self.dict = {
            "sheets": self.tensor[:split].reshape(game.seats, sheet),
            "cards": self.tensor[split:].reshape(2, kinds),
        }

    def set_from(self, state: MetroXState, player: int) -> None:
        """What a player sees now."""
        self.tensor.fill(0)
        game = state.state
        if game is None:
            return
        board = game.parts.board
        stations, routes = len(board.circles), len(board.routes)
        for row in range(self._seats):
            sheet = game.sheets[(player + row) % self._seats]
            seen = self.dict["sheets"][row]
            seen[:stations] = [sheet.filled >> station & 1 for station in range(stations)]
            for route in board.routes:
                seen[stations + route.index] = 1 - len(sheet.indicators[route.index]) / route.spaces
                seen[stations + routes + route.index] = bool(sheet.first & route.bit)
                seen[stations + 2 * routes + route.index] = bool(sheet.later & route.bit)
        self.dict["cards"][0, game.card] = 1
        self.dict["cards"][1] = [left / copies for left, copies in zip(game.pile, game.parts.full_pile, strict=True)]

    def string_from(self, state: MetroXState, player: int) -> str:
        """What a player sees, in letters."""
        return f"{player}: {state.state and GAME.view(state.state, player)}"


def register() -> None:
    """Make `pyspiel.load_game("kippu_metrox(players=2,map=osaka)")` know the game."""
    if SHORT_NAME not in pyspiel.registered_names():
        pyspiel.register_game(TYPE, MetroXGame)
