"""Every version of every game says what it is."""

import pytest

from kippu.core.versions import find, ids, plugin


@pytest.mark.parametrize("game", ids())
def test_a_version_is_found_by_what_it_says_it_is(game: str) -> None:
    for rules in plugin(game).rules:
        info = find(game, rules).info
        assert (info.id, info.rules) == (game, rules)
