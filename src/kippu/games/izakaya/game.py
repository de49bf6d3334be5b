"""IZAKAYA as one object for each version of its rules: rules, views and notation.

Both are the same modules. Rules 1 knows no house rules and plays by the readings of the first release.
"""

from dataclasses import replace

from kippu.core.game import Game, Info
from kippu.games.izakaya.rules import legal, notation, play, previews, state, types, view
from kippu.games.izakaya.rules.house import House

FIRST: Game[state.State, types.AnyCommand, types.View] = Game(
    info=Info(
        id="izakaya",
        rules=1,
        clauses="IZ",
        min_seats=2,
        max_seats=5,
        options=types.FirstOptions,
        commands=(
            types.Bid,
            types.Pass,
            types.Drink,
            types.Price,
            types.Acquire,
            types.Build,
            types.Decline,
        ),
        events=(
            types.TownLaid,
            types.YardFilled,
            types.OrderSet,
            types.RoundBegan,
            types.BidPlaced,
            types.BidsRevealed,
            types.LastPhase,
            types.Passed,
            types.DrinkPlaced,
            types.CoinMoved,
            types.LotAcquired,
            types.LineMade,
            types.BonusSkipped,
            types.BonusDeclined,
            types.Built,
            types.PieceDrawn,
            types.PieceSwapped,
            types.LotEarned,
            types.Scored,
            types.Ended,
        ),
    ),
    start=play.start,
    to_act=state.to_act,
    legal=legal.legal,
    apply=play.apply,
    outcome=play.outcome,
    view=view.view,
    redact=view.redact,
    imagine=view.imagine,
    to_text=notation.to_text,
    parse=notation.parse,
    house=play.house_of,
    previews=previews.previews,
)

GAME = replace(
    FIRST,
    info=replace(
        FIRST.info,
        rules=2,
        options=types.IzakayaOptions,
        house=House,
        commands=(*FIRST.info.commands, types.Take),
        events=(*FIRST.info.events, types.PieceTaken, types.PieceReturned),
    ),
)
