"""Where the seed of a table comes from: from the operating system, so that nobody can know the cards beforehand.

`KIPPU_DEALS=NAME` is for tests and shows alone: equal games with equal options are then dealt equally.
"""

import hashlib
import os

from kippu.core.chance import new_seed


def seed_for(game_id: str, options: bytes) -> str:
    """The seed of a new table."""
    name = os.environ.get("KIPPU_DEALS")
    if name is None:
        return new_seed()
    return hashlib.sha256(b"\0".join((name.encode(), game_id.encode(), options))).hexdigest()
