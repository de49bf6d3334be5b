"""The numbers of the game: read and checked."""

from collections.abc import Iterator

from kippu.core.data import Source
from kippu.core.errors import BadData
from kippu.games.izakaya.rules.types import SetupData


def read_setup(source: Source, lots: int, pieces: int) -> SetupData:
    """The setup of a game with so many lots and pieces, or BadData with the line that is wrong."""
    data = source.decode(SetupData)
    for fault in _faults(data, source, lots, pieces):
        raise fault
    return data


def _faults(data: SetupData, source: Source, lots: int, pieces: int) -> Iterator[BadData]:
    if len(data.start_prices) != len(data.colors):
        yield source.bad("prices_and_colors", ["start_prices"], colors=len(data.colors))
    ids = [color.id for color in data.colors]
    for index, id_ in enumerate(ids):
        if id_ in ids[:index]:
            yield source.bad("color_twice", ["colors", index], color=id_)
    for index, town in enumerate(data.towns):
        if index and town.seats != data.towns[index - 1].seats + 1:
            yield source.bad("towns_out_of_order", ["towns", index], seats=town.seats)
        if town.cards_per_side**2 > lots:
            yield source.bad("too_few_lots", ["towns", index, "cards_per_side"], lots=lots)
        if town.yard_size > pieces:
            yield source.bad("too_few_pieces", ["towns", index, "yard_size"], pieces=pieces)
