"""What time does at a table: what is due in the game, and the end of a decision at a table with a clock."""

from collections.abc import Callable

from kippu.core.game import waits_for_hands
from kippu.server.clock import now, seconds_until
from kippu.server.protocol import Clock
from kippu.server.tables.audience import Audience
from kippu.server.tables.stored import AnyTable, StoredTable, last_time
from kippu.server.tables.tasks import Alarm

_AGAIN = 1.0  # seconds until it is tried again after the store has failed
_LONGEST_SLEEP = 60.0  # seconds, because the machine's own clock may be set


class TableClock:
    """The alarms of one table; `wake` is called when something has to be done."""

    def __init__(self, stored: StoredTable, audience: Audience, wake: Callable[[], None]) -> None:
        self._stored, self._audience, self._wake = stored, audience, wake
        self._due = Alarm(wake)  # when the game wants to be woken
        self._deadline: int | None = None  # of the decision
        self._passed: int | None = None  # a deadline that is over
        self._end = Alarm(self._pass)

    @property
    def is_set(self) -> bool:
        """Whether the game wants to be woken."""
        return bool(self._due)

    def left(self) -> Clock | None:
        """How much time the decision has, if it has an end."""
        return None if self._deadline is None else Clock(max(0, self._deadline - now()))

    def act(self, table: AnyTable) -> None:
        """What is due happens before anything else does, and at its own time even if nobody was awake."""
        while (due := table.game.due(table.state)) is not None and due <= now():
            table.submit("clock", table.game.legal(table.state, "clock")[0], at=max(due, last_time(table)))

    def is_up(self, table: AnyTable) -> bool:
        """Whether the decision has to end now, so that bots decide for those who have not."""
        return self._passed is not None and self._passed == self._deadline_of(table)

    def watch(self) -> None:
        """Set the alarms for the game as it is stored now."""
        table = self._stored.table
        deadline = None if table is None else self._deadline_of(table)
        if deadline != self._deadline:
            self._deadline, self._passed = deadline, None
            self._end.set(None if deadline is None else seconds_until(deadline))
            self._audience.tell(self.left() or Clock(None))
        self._watch_due()

    def try_again(self) -> None:
        """The store has failed: what has to be done has to be done a little later."""
        self._watch_due(at_least=_AGAIN)
        if self._passed is not None:
            self._end.set(_AGAIN)

    def _watch_due(self, at_least: float = 0.0) -> None:
        table = self._stored.table
        due = None if table is None else table.game.due(table.state)
        self._due.set(None if due is None else min(max(seconds_until(due), at_least), _LONGEST_SLEEP))

    def _deadline_of(self, table: AnyTable) -> int | None:
        """When the decision ends by itself, at a table with a clock."""
        clock = self._stored.settings.clock
        if clock is None or table.outcome is not None or waits_for_hands(table.game, table.state):
            return None
        return table.entries(table.stirred - 1)[0].at + clock

    def _pass(self) -> None:
        self._passed = self._deadline
        self._wake()
