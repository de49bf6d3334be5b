"""PettingZoo: MetroX for 1 to 99 seats. All write at the same time; as AEC, in the order of the seats, hidden."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from kippu.games.metrox.envs.games import Games
from kippu.games.metrox.envs.solo import Seen, observation_space
from kippu.games.metrox.rules.types import DeckData, MapData


class MetroXTable(ParallelEnv[str, Any, Any]):  # type: ignore[misc]
    """One game; the returns of the seats are their scores."""

    metadata = {"name": "metrox_v0", "render_modes": ["ansi"], "is_parallelizable": True}  # noqa: RUF012 - as there

    def __init__(
        self,
        seats: int = 4,
        map_: str | MapData = "tokyo",
        deck: str | DeckData = "standard20",
        render_mode: str | None = None,
    ) -> None:
        self._games = Games(1, seats, map_, deck)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._random, _ = seeding.np_random(None)
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: observation_space(self._games) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(self._games.actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """A new game."""
        del options
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._games.reset([str(self._random.integers(1 << 62))])
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Everybody writes the card face up."""
        self._games.step(np.array([actions[agent] for agent in self.agents]))
        over = bool(self._games.ended[0])
        agents, seen = self.agents, self._seen()
        rewards = {agent: float(reward) for agent, reward in zip(agents, self._games.rewards, strict=True)}
        scores = self._games.scores()
        infos: dict[str, dict[str, Any]] = {
            agent: {"score": scores[seat]} if over else {} for seat, agent in enumerate(agents)
        }
        if over:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def render(self) -> str:
        """Everybody's score as it stands."""
        return " ".join(str(score) for score in self._games.scores())

    def close(self) -> None:
        """Nothing to close."""

    def _seen(self) -> dict[str, Seen]:
        rows, masks = self._games.seen()
        return {
            agent: {"observation": rows[seat], "action_mask": masks[seat]}
            for seat, agent in enumerate(self.possible_agents)
        }


def parallel_env(**options: Any) -> MetroXTable:
    """All seats act at once."""
    return MetroXTable(**options)


def env(**options: Any) -> AECEnv[str, Any, Any]:
    """One seat after the other; nobody sees what others have just written."""
    made: AECEnv[str, Any, Any] = parallel_to_aec(MetroXTable(**options))
    return made
