"""A seat at a table, as the one who sits there knows it: what was told, and what was said without an answer.

Messages may be lost, come twice or in another order. So nothing is believed but entries in their order, everything
is said again until it is answered, and a command keeps its id.
"""

import random
from collections.abc import Iterator
from typing import Any

from kippu.server.protocol import PROTOCOL
from tests.load.ledger import Ledger, Violation
from tests.load.sheet import Sheet

_TAKES_BACK = 0.1
_MAP = "tokyo"

Message = dict[str, Any]


class Seat:
    """Says and hears messages; who sends them does not matter here."""

    def __init__(self, ledger: Ledger, rng: random.Random, ids: Iterator[str], *, host: bool) -> None:
        self.ledger = ledger
        self._rng, self._ids, self._host = rng, ids, host
        self._seat = -1
        self._sheet = Sheet(_MAP)
        self._version: int | None = None
        self._unanswered: Message | None = None
        self._welcomed = False
        self._missed = False  # an entry that is known to be there
        self._to_start = False
        self._took_back = False

    @property
    def finished(self) -> bool:
        return self._sheet.over and self._unanswered is None

    @property
    def to_act(self) -> bool:
        """Something may be decided, and all that is needed for it is known."""
        up_to_date = self._welcomed and self._version is not None and not self._missed
        return up_to_date and self._unanswered is None and not self._sheet.over

    # --- saying -------------------------------------------------------------------------------------------

    def again(self) -> list[Message]:
        """All that has to be said on a new line, or on one where it seems to be lost."""
        self._welcomed = False
        hello = {"type": "hello", "protocol": PROTOCOL, "since": self._version}
        return [hello] if self._unanswered is None else [hello, self._unanswered]

    def go_on(self) -> list[Message]:
        """What to say after what was heard."""
        if self._to_start:
            self._to_start = False
            return [{"type": "host", "action": "start"}]
        if self._missed and self._welcomed:
            return self.again()
        if self.to_act and not self._sheet.written:
            return [self._do(self._sheet.choice(self._rng))]
        if self.to_act and not self._took_back and self._rng.random() < _TAKES_BACK:
            self._took_back = True
            return [self._do({"type": "take_back"})]
        return []

    def _do(self, command: Message) -> Message:
        id_ = next(self._ids)
        self.ledger.asked[self._seat, id_] = command
        self._unanswered = {"type": "do", "id": id_, "version": self._version, "command": command}
        return self._unanswered

    # --- hearing ------------------------------------------------------------------------------------------

    def hear(self, message: Message) -> None:
        match message["type"]:
            case "welcome":
                self._hear_welcome(message)
            case "news":
                self._hear_entries(message["entries"])
            case "done":
                self.ledger.answered((self._seat, message["id"]), message["n"])
                self._missed |= self._version is None or message["n"] > self._version
                self._answered(message["id"])
            case "refused":
                self._hear_refusal(message)

    def _hear_welcome(self, message: Message) -> None:
        self._welcomed, self._missed, self._seat = True, False, message["you"]
        self._to_start = self._host and message["table"]["phase"] == "lobby"
        if "news" in message:
            self._hear_entries(message["news"])
        elif message.get("view") and (self._version is None or message["version"] > self._version):
            self._version = message["version"]
            self._sheet = Sheet(_MAP)
            self._sheet.see_view(message["view"], self._seat)

    def _hear_entries(self, entries: list[Message]) -> None:
        for entry in entries:
            self.ledger.heard(entry)
            if self._version is None or entry["n"] > self._version + 1:
                self._missed = True
            elif entry["n"] == self._version + 1:
                self._version = entry["n"]
                self._see(entry.get("events", []))

    def _see(self, events: list[Message]) -> None:
        for event in events:
            self._sheet.see(event, self._seat)
            self._took_back &= event["type"] != "card_turned"

    def _hear_refusal(self, message: Message) -> None:
        """What is told late may be stale, and a game may have been started already; nothing else is ever wrong."""
        code, id_ = message["refusal"]["code"], message.get("id")
        if id_ is None and code == "too_late":
            return
        if id_ is None or code != "stale":
            raise Violation(f"{self.ledger.table}: {self.ledger.asked.get((self._seat, id_ or ''))} got {message}")
        self.ledger.refused.add((self._seat, id_))
        self._missed = True
        self._answered(id_)

    def _answered(self, id_: str) -> None:
        if self._unanswered is not None and self._unanswered["id"] == id_:
            self._unanswered = None
