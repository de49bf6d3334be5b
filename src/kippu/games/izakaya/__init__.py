"""IZAKAYA: bid for the turn order, pour drinks, build the houses around them; 2 to 5 players."""

from kippu.core.game import Game, Info
from kippu.games.izakaya.rules import legal, notation, state, types, view
from kippu.games.izakaya.rules import play as rules

GAME: Game[state.State, types.AnyCommand, types.View] = Game(
    info=Info(
        id="izakaya",
        rules=1,
        clauses="IZ",
        min_seats=2,
        max_seats=5,
        options=types.IzakayaOptions,
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
    start=rules.start,
    to_act=state.to_act,
    legal=legal.legal,
    apply=rules.apply,
    outcome=rules.outcome,
    view=view.view,
    redact=view.redact,
    imagine=view.imagine,
    to_text=notation.to_text,
    parse=notation.parse,
)
