### IZAKAYA: events, refusals, names.

game-name = IZAKAYA
game-about = Bid for the turn order, put drinks on street corners, build the houses around them. 2 to 5 players.

## Bots

bot-random = Random bot
bot-beginner = Beginner
bot-good = Good player
bot-strong = Strong player

## Names

color-name = { $color ->
    [white] white
    [blue] blue
    [red] red
    [green] green
    [yellow] yellow
   *[purple] purple
}
action-pass = Pass
action-drink = Drink
action-price = Price
action-acquire = Acquire
action-build = Build
action-decline = Decline

action-help-pass = This turn goes by; your later turns remain.
action-help-drink = Put a drink on a free corner: inner corners first, then the rim.
action-help-price = Move a coin of 100 from one colour to another.
action-help-acquire = Put a lot chip on a corner and own a free lot beside your chips.
action-help-build = Place a piece on any lot: on one floor, inside one outline, beside the pieces of that floor.
action-help-decline = Do without the piece that your line of three lot chips brings.

## Events

event-town-laid = The town is laid out with lots { $lots }; the drinks lie in the order { $colors }.
event-yard-filled = In the yard: { $shapes }
event-order-set = Turn order: { $seats }
event-round-began = Round { $round }: everybody bids.
event-bid-placed = Player { $seat } has bid.
event-bids-revealed = The bids, by player: { $bids }. The pot holds { $pot }.
event-last-phase = { $reason ->
    [pot] The pot is full: this action phase is the last.
   *[rounds] This is the tenth round: its action phase is the last.
}
event-passed = Player { $seat } passes.
event-drink-placed = Player { $seat } puts a { color-name } drink on corner { $corner }.
event-coin-moved = Player { $seat } moves a coin: { $giver ->
    [white] white
    [blue] blue
    [red] red
    [green] green
    [yellow] yellow
   *[purple] purple
} falls to { $giver_price }, { $taker ->
    [white] white
    [blue] blue
    [red] red
    [green] green
    [yellow] yellow
   *[purple] purple
} rises to { $taker_price }.
event-lot-acquired = Player { $seat } acquires lot { $lot } from corner { $corner }.
event-line-made = Player { $seat } has a line of three lot chips with corner { $corner } and may build a piece.
event-bonus-skipped = No piece that can be taken fits anywhere: player { $seat } gets nothing for the line.
event-bonus-declined = Player { $seat } declines the line bonus.
event-piece-taken = Player { $seat } takes { $shape }.
event-piece-returned = { $shape } fits nowhere: player { $seat } puts it back, and the turn is over.
event-built = { $bonus ->
    [true] Player { $seat } builds { $shape } on lot { $lot }, floor { $floor }, as line bonus (outline { $outline }: { $cells }).
   *[false] Player { $seat } builds { $shape } on lot { $lot }, floor { $floor } (outline { $outline }: { $cells }).
}
event-piece-drawn = { $shape } joins the yard.
event-piece-swapped = Nothing in the yard fits: { $shape } goes back, { $drawn } comes.
event-lot-earned = Player { $seat }: lot { $lot } has drinks worth { $drinks } and floors { $floors }: { $earned }
event-scored = Player { $seat }: lots { $earned } + cash { $cash } = { $total }
event-ended = { $decided_by ->
    [turn_order] The game is over. Player { $seats } wins, being further left in the turn order.
    [cash] The game is over. Player { $seats } wins, having more cash left.
   *[total] The game is over. Player { $seats } wins.
}
ended-pot = Ended by the pot
ended-rounds = Ended by the limit of rounds

## Refusals

refusal-not-a-player = { $actor } does not play in this game.
refusal-game-over = The game is over: the last action phase has been played.
refusal-auction-first = First all bid. Choose your bid.
refusal-not-asked = It is the turn of player { $seat }.
refusal-no-auction-now = The auction of this round is over. Take your turn.
refusal-no-such-command = There is no such action.
refusal-not-in-coins = { $amount } cannot be paid in coins of { $coin }.
refusal-bid-not-in-cash = You can bid from 0 to { $cash }, not { $amount }.
refusal-unknown-color = There is no colour { $color }.
refusal-unknown-corner = There is no corner { $corner } in this town.
refusal-unknown-lot = There is no lot { $lot } in this town.
refusal-color-has-chip = There is already an action chip on { color-name } in this phase. Choose another colour.
refusal-drink-chip-used = You have laid a chip on a colour in this phase already.
refusal-no-drink-left = All drinks of { color-name } are on corners. Choose another colour.
refusal-outer-corner = Corner { $corner } is an outer corner: no drink may stand there.
refusal-all-corners-taken = Every corner that can hold a drink has one.
refusal-corner-taken = There is a drink on corner { $corner } already.
refusal-inner-corners-first = Corner { $corner } is on the rim. Drinks go there only when all inner corners have one.
refusal-same-color = A coin moves from one colour to another, not from { color-name } to itself.
refusal-no-coin = There is no money left on { color-name }.
refusal-price-has-chip = There is already an action chip on Price in this phase.
refusal-no-lot-chip-left = All your lot chips are on corners.
refusal-not-an-inner-corner = Corner { $corner } is no inner corner: lot chips cannot go there.
refusal-outer-corner-for-chip = Corner { $corner } is an outer corner: no lot chip may lie there.
refusal-own-chip-there = Your own lot chip is on corner { $corner } already.
refusal-no-free-lot = With a chip on corner { $corner } no free lot is within reach.
refusal-lot-elsewhere = Lot { $lot } is out of reach of a lot chip on corner { $corner }.
refusal-blue-card-not-for-sale = The blue card cannot be acquired.
refusal-lot-has-owner = Lot { $lot } has an owner.
refusal-no-line = You have no line bonus to decline.
refusal-bonus-first = Your line bonus comes first: build a piece, or decline.
refusal-not-in-yard = There is no piece { $shape } in the yard.
refusal-not-in-supply = There is no piece { $shape } left in the supply.
refusal-take-first = First take a piece; then you see where it fits.
refusal-place-too = Say which piece and where, in one.
refusal-place-first = You have taken { $shape }. Place it first.
refusal-blue-card-not-built = Nothing is built on the blue card.
refusal-not-cells = A piece covers cells of the lot, each named once and in reading order; "{ $cells }" are none.
refusal-not-its-shape = These cells do not have the shape of { $shape }, in any way it may be laid.
refusal-outside-outline = The piece sticks out of the outline on lot { $lot }.
refusal-different-heights = The cells under the piece differ in height: part of it would hang over nothing.
refusal-no-shared-side = On floor { $floor } there are pieces already: the new one must share a full cell side with one of them.

## Data files that cannot be used

error-bad-piece-picture = { $file }, line { $line }: the picture of piece { $piece } has at most 5 rows of at most 5 marks, # or a dot.
error-piece-not-whole = { $file }, line { $line }: piece { $piece } needs 1 to 5 cells that hang together.
error-piece-twice = { $file }, line { $line }: piece { $piece }, or its shape, was there before.
error-lot-out-of-order = { $file }, line { $line }: lots are numbered from 1 without gaps; { $lot } is out of order.
error-bad-lot-picture = { $file }, line { $line }: the picture of lot { $lot } has 5 rows of 5 marks: a, b or a dot.
error-outline-not-whole = { $file }, line { $line }: lot { $lot } needs an outline a, and each outline must hang together.
error-outlines-touch = { $file }, line { $line }: the outlines of lot { $lot } share a side.
error-prices-and-colors = { $file }, line { $line }: there must be one price for each of the { $colors } colours.
error-color-twice = { $file }, line { $line }: the colour { $color } was there before.
error-towns-out-of-order = { $file }, line { $line }: the towns are listed by number of players without gaps; { $seats } is out of order.
error-too-few-lots = { $file }, line { $line }: a town of this size needs more than { $lots } lots.
error-too-few-pieces = { $file }, line { $line }: a yard of this size needs more than { $pieces } pieces.
