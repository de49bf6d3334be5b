"""Games for researchers: what a game brings for Gymnasium, PettingZoo and OpenSpiel lies in its folder `envs`."""

from kippu.core.versions import ids, plugin


def register() -> None:
    """Make the projects that are installed know all games: `gymnasium.make("kippu/MetroX-v0")`."""
    for id_ in ids():
        if bring := plugin(id_).environment:
            bring()
