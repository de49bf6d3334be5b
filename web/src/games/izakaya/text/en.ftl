### Home

home-title = A town of small shops and bars, and drinks on every corner.
home-lead = IZAKAYA: bid for your turn, put drinks on street corners, move their prices and build around them. 2 to 5 players, half an hour.
home-footer = IZAKAYA is played with parts of TOKYO JUTAKU, TOKYO JIDOHANBAIKI and TOKYO METRO by Jordan Draper. Kippu is independent, with its own drawings and words.
about-izakaya = a town of small corner shops and bars

## The line

error-stale = Something has happened meanwhile. Look at it and choose again.

## The table

table-now = The round
round-of = Round { $round } of { $rounds }
round-only = Round { $round }
phase = { $phase ->
    [auction] Auction
    [bonus] Line bonus
    [placing] Placing a piece
    [over] The end
   *[action] Turn { $turn } of { $turns }
}
last-phase = Last phase!
pot = Pot { $pot } of { $threshold }
pot-explained = When the pot holds { $threshold }, the action phase that follows is the last.
turn-order = Turn order
has-bid = has bid
thinking = { $count ->
    [one] { $names } is thinking …
   *[other] { $names } are thinking …
}
waiting-for = Waiting for { $names } …

## The town

town = The town
town-label = The town, { $side } by { $side } lots, from above. It is told lot by lot after this picture.
town-words = The town in words
lot-name = Lot { $lot }
lot-blue = Lot { $lot }: the blue card, the card of Acquire. Nobody owns it. { $chips ->
    [none] No action chips lie on it.
   *[other] Action chips on it: { $chips }.
}
lot-words = Lot { $lot }, { $owner ->
    [none] without owner
   *[other] of { $owner }
}. { $colors ->
    [none] No drinks
   *[other] Drinks: { $colors }, worth { $drinks }
}. Floors: { $floors }. Heights by row, – is no building land: { $rows }.
lots-here = Lots within reach
corners = Corners
corner-words = Corner { $corner }, { $kind ->
    [inner] inner
    [rim] on the rim
   *[outer] outer
}: { $color ->
    [none] no drink
   *[other] { $color } drink
}{ $chips ->
    [none] {""}
   *[other] , lot chips of { $chips }
}
market = Drinks and their prices
market-color = { $color }: price { $price }, { $left } left{ $chip ->
    [none] {""}
   *[other] , chip of player { $chip }
}
yard-label = The yard; { $left } pieces are still to come
yard-piece = Piece { $shape }, { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}
shelf-label = The supply: { $left } pieces
shelf-piece = Piece { $shape }, { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}, { $left } left
spots = Action chips
spot-words = { $spot ->
    [price] Price
    [acquire] The blue card, Acquire
   *[build] The architect, Build
}: { $chips ->
    [none] no chips
   *[other] { $chips }
}

## The auction

bid = Bid
bid-of = Bid { $amount }
bid-of-cash = of { $cash }
bid-explained = Nobody sees your bid until all have bid. Whoever bids most goes first; every bid goes into the pot.
bid-less = Bid less
bid-more = Bid more
bid-seal = Seal the bid
bid-change = Change the bid
bid-sealed = Your sealed bid: { $amount }

## A turn

actions = Actions
prompt-action = Your turn. What do you do?
prompt-bonus = Three lot chips in a line: build a piece, or decline.
prompt-color = Which drink?
prompt-corner = On which corner?
prompt-giver = From which drink does the coin come?
prompt-taker = To which drink does it go?
prompt-chip = On which corner do you put your lot chip?
prompt-lot = Which lot do you take?
prompt-piece = Which piece?
prompt-take = Which piece do you take? You see where it fits only when you have it.
prompt-placing = You have taken a piece. Now place it.
prompt-place = Press a place in the town, or step through them. R turns, M mirrors.
turn-left = Turn left
turn-right = Turn right (R)
mirror = Mirror (M)
place-before = The place before
place-next = The next place that fits (N)
place-lot = Where
places = { $count ->
    [one] 1 place
   *[other] { $count } places
}
draft-drink = A { $color } drink on corner { $corner }.
draft-price = A coin from { $giver } ({ $low }) to { $taker } ({ $high }).
draft-acquire = Lot { $lot } from corner { $corner }.
draft-take = Take { $shape }.
draft-take-then = If it fits nowhere it is put back, and the turn is over.
draft-build = { $shape } on lot { $lot }, floor { $floor }: { $cells }.
draft-illegal = This is not allowed.
gain = { $name } { $gain }
gain-none = Earns nothing now.
do-it = Do it
why-not = Why not?

## Players

if-over-now = if it ended now
player-facts = cash { $cash } · { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} · { $lots ->
    [one] 1 lot chip
   *[other] { $lots } lot chips
}
no-lots = No lots yet
cash = Cash
cash-apart = Cash (not counted)

## What has happened

feed = What has happened
# Here players have names.
event-bids-revealed = The bids: { $bids }. The pot holds { $pot }.
event-passed = { $seat } passes.
event-drink-placed = { $seat } puts a { $color } drink on corner { $corner }.
event-coin-moved = { $seat } moves a coin: { $giver } falls to { $giver_price }, { $taker } rises to { $taker_price }.
event-lot-acquired = { $seat } acquires lot { $lot } from corner { $corner }.
event-line-made = { $seat } has three lot chips in a line and may build a piece.
event-bonus-skipped = No piece that can be taken fits anywhere: { $seat } gets nothing for the line.
event-bonus-declined = { $seat } declines the line bonus.
event-piece-taken = { $seat } takes { $shape }.
event-piece-returned = { $shape } fits nowhere: { $seat } puts it back, and the turn is over.
event-built = { $seat } builds { $shape } on lot { $lot }, floor { $floor }{ $bonus ->
    [true] {" "}(line bonus)
   *[false] {""}
}.
event-scored = { $seat }: lots { $earned } + cash { $cash } = { $total }.
event-ended = { $decided_by ->
    [turn_order] The game is over. { $seats } wins, being further left in the turn order.
    [cash] The game is over. { $seats } wins, having more cash left.
   *[total] The game is over. { $seats } wins.
}
feed-empty = Nothing since you are here.
feed-bid = { $name } { $bid }
announce-turn = It is your turn.
announce-auction = Round { $round }. Choose your bid.
announce-over = The game is over. { $total } points.

## The end

result-by-total = With { $total }.
result-by-cash = A tie at { $total }; more cash left wins.
result-by-order = A tie at { $total }; further left in the turn order wins.

## Replay

replay-move = Move
replay-move-of = Move { $n } of { $last }
replay-quiet = Nothing to be seen.

## Learn

learn-story = At dusk the small shops and bars on the street corners light their lanterns. You are one of the people who build this town, corner by corner: what is sold where, how high the houses grow, and whose they are.
learn-welcome = You will take a lot, put a drink on its corner, and build. At the end every lot of yours earns the prices of the drinks around it, times the floors of its buildings.
learn-bid = Every round begins with sealed bids for the turn order. Bids are lost: they go into the pot, and when the pot is full the game ends. Bid what you like.
learn-bid-done = All bids are revealed together; the other one bid 100. Now everybody has three turns, one action each.
learn-acquire = Acquire: your action chip goes on the blue card. Put a lot chip on a corner, then take one of the lots that meet there. The dashed circles are free.
learn-acquire-done = A pyramid stands on your lot: it is yours to the end. Its sign says 0 × 0: no drinks, no floors yet.
learn-drink = Drink: put a drink on a corner of your lot. It counts for all lots that meet there. Look for a good price.
learn-drink-done = The drink counts for your lot, and for its neighbours too. Only one drink per colour is put out in a phase.
learn-take = Build: take a piece of the supply. You choose it before you try where it fits.
learn-take-done = The piece is in your hand. Had it fitted nowhere, it would go back, and the turn would be over.
learn-build = Now lay it on your lot, all of it inside the outline. R turns it, M mirrors it, N finds a place.
learn-build-done = One floor: the lot earns the price of its drink once. Pieces may be laid anywhere, on foreign lots too.
learn-price = Price: move one coin, so that your drink becomes dearer and another one cheaper.
learn-price-done = Prices count as they are at the end. Others will move them too.
learn-roof = Take one more piece, small enough for the roof that you have.
learn-roof-done = Every floor multiplies what the drinks around the lot are worth.
learn-floor = Lay it on top: a piece of the next floor must lie on covered cells of one height. The number on a roof is its height.
learn-floor-done = Two floors: the price counts twice. A floor need not be full; a small piece on top is enough.
learn-end = You would have { $total } now, cash included. The rest comes with playing; the rules are one press away.
learn-elsewhere = Not there, in this step. Choose one of the marked places.
