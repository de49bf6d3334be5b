"""Rules that the browser has again, held to the rules themselves over thousands of games and days (decision 1)."""

from pathlib import Path
from types import ModuleType

import pytest

from tests.nights import TIMES
from tests.twins import izakaya, metrox, momotetsu, tokyo_metro
from tests.twins.browser import retold


@TIMES
class TestTwins:
    """One for each game whose browser has rules."""

    def test_metrox(self, times: int, tmp_path: Path) -> None:
        """What a choice fills and completes, what sheets are worth, and views made from news."""
        retold(metrox, tmp_path, 1_000 * times)

    def test_momotetsu(self, times: int, tmp_path: Path) -> None:
        """What a phone without a line foresees, its duties and its map."""
        retold(momotetsu, tmp_path, 800 * times)

    @pytest.mark.parametrize("twin", [izakaya, tokyo_metro])
    def test_money(self, twin: ModuleType, times: int, tmp_path: Path) -> None:
        """What the lesson of IZAKAYA brings, and what trains on their way bring in TOKYO METRO."""
        retold(twin, tmp_path, 100 * times)
