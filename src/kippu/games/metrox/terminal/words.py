"""MetroX in words: stations, cards and events by their names in the player's language."""

from collections.abc import Iterable
from dataclasses import dataclass

from kippu.core.game import Event, Viewer
from kippu.core.names import Name, said
from kippu.core.record import Seat
from kippu.core.text import Text
from kippu.games.metrox.rules.notation import to_text
from kippu.games.metrox.rules.parts import Parts
from kippu.games.metrox.rules.types import CardData, CardTurned, Choice, Circle, Filled, Flipped, Unflipped


@dataclass(frozen=True, slots=True)
class Words:
    """The words of one table."""

    say: Text
    shared: Parts
    seats: tuple[Seat, ...]

    def name(self, name: Name) -> str:
        """A name in the language spoken."""
        return said(name, self.say.lang)

    def station(self, id_: str) -> str:
        """A station by its name; by its id where the sheet names none."""
        board = self.shared.board
        name = board.data.stations[board.station_at[id_]].name
        return id_ if name is None else self.name(name)

    def route(self, id_: str) -> str:
        """A route by letter and name."""
        board = self.shared.board
        return f"{id_} ({self.name(board.data.routes[board.route_at[id_]].name)})"

    def listed(self, words: Iterable[str]) -> str:
        """Words in a row."""
        return self.say("play-separator").join(words)

    def stations(self, ids: Iterable[str]) -> str:
        """Stations in a row."""
        return self.listed(map(self.station, ids))

    def choice(self, choice: Choice) -> str:
        """A choice in a word."""
        return self.station(choice.station) if isinstance(choice, Circle) else to_text(choice)

    def card(self, card: CardData) -> str:
        """A card by its name."""
        return self.say(f"card-{card.kind}", value=card.value or 0)

    def card_help(self, card: CardData) -> str:
        """What a card does."""
        helps = self.say(f"card-help-{card.kind}", value=card.value or 0)
        return f"{helps} {self.say('play-reshuffle')}" if card.reshuffle else helps

    def event(self, event: Event) -> str:
        """An event with stations and cards by name."""
        if isinstance(event, Filled):
            return self.say.event(event, stations=self.stations(event.stations))
        if isinstance(event, CardTurned | Flipped | Unflipped):
            return self.say.event(event, card=self.card(self.shared.cards[self.shared.card_at[event.card]]))
        return self.say.event(event)

    def player(self, seat: int, viewer: Viewer) -> str:
        """Who sits there: the bot's name, or that it is you."""
        bot = self.seats[seat].bot
        who = bot or self.say("play-you" if seat == viewer else "play-human")
        return f"{seat + 1} {who}"
