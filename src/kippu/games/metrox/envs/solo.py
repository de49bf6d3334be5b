"""Gymnasium: MetroX alone, one game or thousands at once. The return of a game is its score."""

from typing import Any, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from kippu.games.metrox.envs.games import Games, Mask, Row
from kippu.games.metrox.rules.types import DeckData, MapData

Seen: TypeAlias = dict[str, NDArray[Any]]


def observation_space(games: Games) -> spaces.Dict:
    """What a seat sees, and the mask of its actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (games.width,), np.float32),
            "action_mask": spaces.Box(0, 1, (games.actions,), np.int8),
        }
    )


class MetroXEnv(gymnasium.Env[Any, Any]):
    """One solo game."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as in the base class

    def __init__(
        self, map_: str | MapData = "tokyo", deck: str | DeckData = "standard20", render_mode: str | None = None
    ) -> None:
        self._games = Games(1, 1, map_, deck)
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self._games.actions)
        self.observation_space = observation_space(self._games)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game; the same seed gives the same cards."""
        super().reset(seed=seed, options=options)
        self._games.reset([str(self.np_random.integers(1 << 62))])
        return self._seen(), {}

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Write the card face up."""
        self._games.step(np.array([action]))
        over = bool(self._games.ended[0])
        info = {"score": self._games.scores()[0]} if over else {}
        return self._seen(), float(self._games.rewards[0]), over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask, as some libraries ask for it."""
        return np.array(self._games.seen()[1][0], bool)

    def render(self) -> str:
        """The sheet in one line: stations filled or empty, and the score as it stands."""
        row = self._games.seen()[0][0]
        stations = len(self._games.parts.board.circles)
        return "".join("o" if filled else "." for filled in row[:stations]) + f" {self._games.scores()[0]}"

    def _seen(self) -> Seen:
        rows, masks = self._games.seen()
        return {"observation": rows[0], "action_mask": masks[0]}


class MetroXVectorEnv(VectorEnv[Any, Any, Any]):
    """Many solo games at once, on the kernel. A game that is over begins again with the next step."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012 - as in the base class

    def __init__(
        self, num_envs: int = 1, map_: str | MapData = "tokyo", deck: str | DeckData = "standard20", **_given: Any
    ) -> None:
        self._games = Games(num_envs, 1, map_, deck)
        self.num_envs = num_envs
        self.render_mode = None
        self.single_action_space = spaces.Discrete(self._games.actions)
        self.single_observation_space = observation_space(self._games)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """New games. One seed is counted on for the games after the first; or each has its own."""
        if isinstance(seed, list):
            seeds = [str(one) for one in seed]
        else:
            super().reset(seed=seed, options=options)
            first = int(self.np_random.integers(1 << 62))
            seeds = [str(first + number) for number in range(self.num_envs)]
        self._games.reset(seeds)
        return self._seen(), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """A turn in every game."""
        self._games.step(actions)
        over = np.array(self._games.ended, bool)
        return self._seen(), self._games.rewards.copy(), over, np.zeros(self.num_envs, bool), {}

    def _seen(self) -> Seen:
        rows, masks = self._games.seen()
        return {"observation": rows, "action_mask": masks}


__all__ = ["Mask", "MetroXEnv", "MetroXVectorEnv", "Row", "Seen"]
