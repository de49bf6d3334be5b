"""The games that have live events."""

from kippu.core.errors import KippuError
from kippu.core.live import Live
from kippu.core.versions import ids, plugin


def live_game() -> str:
    """The id of the first game that has live events."""
    found = [id_ for id_ in ids() if plugin(id_).live]
    if not found:
        raise KippuError("no_live_game")
    return min(found, key=lambda id_: plugin(id_).place)


def live_of(id_: str | None) -> Live:
    """The live events of a game; without an id, of the first that has them."""
    bring = plugin(id_ or live_game()).live
    if bring is None:
        raise KippuError("no_live_game")
    return bring()
