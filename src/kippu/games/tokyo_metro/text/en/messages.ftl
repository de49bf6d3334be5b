### TOKYO METRO: events, refusals, names.

game-name = TOKYO METRO
game-about = Walk through the city, build stations, buy shares, speed up trains, and ride. 1 to 5 players.

## Bots

bot-random = Random bot
bot-beginner = Beginner
bot-good = Good player
bot-strong = Strong player

## Actions

action-move = Move
action-station = Station
action-invest = Invest
action-depart = Depart
action-speed = Speed
action-bicycle = Bicycle
action-discount = Discount
action-bid = Bid
action-loan = Loan
action-speculate = Speculate
action-disc = Action
action-card = Card

action-help-move = Walk up to { $value } steps at once.
action-help-station = Put a pyramid on a station you touch, for { $value } yen per pillar.
action-help-invest = Buy a share of a line for { $value } yen; its income rises by that.
action-help-depart = Start the train of a line; its income rises by { $value } yen.
action-help-speed = Take { $value } speed tokens.
action-help-bicycle = Take a bicycle: one step more whenever you walk.
action-help-discount = Pay { $value } yen less later in this phase.
action-help-bid = { $value } yen are added to your next bid.
action-help-loan = Take a loan, or pay one back.
action-help-speculate = Stake money on a line.
action-help-disc = Buy one more usable disc for { $value } yen.
action-help-card = Take the top card of a discard pile for { $value } yen.

## Phases

phase-auction = Turn order
phase-movement = Movement
phase-actions = Actions
phase-trains = Trains
phase-over = The end

## Events

event-order-drawn = Turn order: { $seats }
event-round-began = Round { $round } of { $rounds }
event-phase-began = { $phase ->
    [auction] Turn order: everybody bids.
    [movement] Movement
    [actions] Actions
   *[trains] The trains run.
}
event-card-discarded = { $card } of column { $column } is discarded.
event-card-dealt = { $card } is new in column { $column }.
event-bid-made = Player { $seat } has bid.
event-bids-revealed = The bids: { $bids }; with bonuses: { $totals }
event-order-changed = Turn order: { $seats }
event-meeple-put = Player { $seat } begins at { $x },{ $y }.
event-walked = Player { $seat } walks to { $x },{ $y }.
event-stayed-aboard = Player { $seat } stays aboard { $line }.
event-alighted = Player { $seat } gets off { $line } at { $station }.
event-alighted-on-turn = Player { $seat } gets off { $line } at { $station }.
event-boarded = { $fare ->
    [0] Player { $seat } gets on { $line } at { $station }, free.
   *[other] Player { $seat } gets on { $line } at { $station } for { $fare }.
}
event-declined = Player { $seat } does not get on { $line } at { $station }.
event-spot-used = { $paid ->
    [0] Player { $seat } uses { $spot }.
   *[other] Player { $seat } uses { $spot } and pays { $paid }.
}
event-station-built = Player { $seat } builds at { $station }.
event-share-bought = Player { $seat } takes share { $share } of { $line }.
event-income-rose = Income of { $line }: +{ $by }, now { $income }
event-train-started = The train of { $line } is put on { $station }.
event-tokens-taken = { $tokens ->
    [one] Player { $seat } takes a speed token.
   *[other] Player { $seat } takes { $tokens } speed tokens.
}
event-token-placed = Player { $seat } speeds up { $line }.
event-bicycle-taken = Player { $seat } takes a bicycle.
event-discount-set = Player { $seat } has a discount of { $amount }.
event-bonus-set = Player { $seat } has { $amount } more for the next bid.
event-loan-taken = Player { $seat } takes a loan: +{ $amount }
event-loan-repaid = Player { $seat } pays back a loan: -{ $amount }
event-speculated = Player { $seat } stakes { $stake } on { $line }.
event-disc-gained = Player { $seat } has { $usable } usable discs now.
event-card-taken = { $pile ->
    [none] Player { $seat } takes { $card } from the discard pile.
   *[other] Player { $seat } takes { $card } from pile { $pile }.
}
event-seat-passed = Player { $seat } passes: +{ $paid }
event-train-entered = { $line } enters { $station }.
event-dividend = { $paid ->
    [0] { $station } of player { $seat }: { $line } +{ $by }, now { $income }
   *[other] { $station } of player { $seat }: { $line } +{ $by }, now { $income }; player { $seat } +{ $paid }
}
event-train-removed = The train of { $line } has made its round trip and leaves the map.
event-income-lost = { $line } loses its income with its train.
event-tokens-returned = { $tokens ->
    [one] A speed token goes from { $line } back to the supply.
   *[other] { $tokens } speed tokens go from { $line } back to the supply.
}
event-round-ended = Round { $round } is over. Cash: { $cash }
event-speculation-paid = Speculation on { $line }: player { $seat } gets { $paid } and the stake of { $stake }.
event-share-paid = Share { $share } of { $line }: player { $seat } gets { $paid }.
event-loans-settled = { $loans ->
    [one] Player { $seat } pays { $paid } for a loan.
   *[other] Player { $seat } pays { $paid } for { $loans } loans.
}
event-settled = Player { $seat } has { $cash } in the end.
event-ended = { $decided_by ->
    [solo] The game is over.
    [turn_order] The game is over. Player { $seats } wins by turn order.
   *[cash] The game is over. Player { $seats } wins.
}
ended-decks-empty = Ended with the decks empty

## Reports

report-cash = Cash after each round, mean
report-shares = Shares after each round, mean
report-income = Income of each line after each round, mean

## Refusals

refusal-not-a-player = { $actor } does not play in this game.
refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-not-now = { $phase ->
    [auction] That cannot be done now: make a bid for the turn order.
    [movement] That cannot be done now: it is the movement phase.
    [actions] That cannot be done now: take an action, or pass.
   *[trains] That cannot be done now: the trains run. Choose whether to ride.
}
refusal-not-in-units = { $amount } is no sum in units of { $unit } yen.
refusal-bid-above-cash = You cannot bid { $amount } with { $cash } yen.
refusal-meeple-is-on-the-map = Meeples are put on the map in round 1 only. Walk instead.
refusal-put-the-meeple = In round 1 put your meeple on the map; nobody walks.
refusal-too-far = That is too far: you have { $steps ->
    [one] 1 step.
   *[other] { $steps } steps.
}
refusal-off-the-grid = There is no rectangle { $x },{ $y } on this map.
refusal-not-aboard = You ride no train.
refusal-train-is-gone = The train of { $line } has left the map. Choose where to get off.
refusal-not-at-the-station = You can get off only onto a rectangle that touches { $station }.
refusal-already-aboard = You ride this train already. Stay aboard or get off.
refusal-other-train-moves = The train of { $line } is moving, not yours. Get on or decline.
refusal-spot-out-of-reach = There is no spot { $spot } that you can use.
refusal-other-action = Spot { $spot } is for another action.
refusal-spot-taken = Spot { $spot } is taken.
refusal-too-few-discs = This spot asks for { $needed } discs; you have { $unused } unused.
refusal-not-your-discount = You have no discount on { $spot }.
refusal-discount-twice = A discount is used once, and { $spot } is named twice.
refusal-too-expensive = That costs { $price } yen, and you have { $cash }.
refusal-unknown-line = There is no line { $line } on this map.
refusal-unknown-station = There is no station { $station } on this map.
refusal-unknown-pile = { $pile ->
    [none] Each column has its own discard pile: say which.
   *[other] There is no discard pile { $pile }.
}
refusal-move-aboard = You ride a train. Get off first.
refusal-station-not-touched = Your meeple does not touch { $station }.
refusal-station-has-pyramid = { $station } has a pyramid already.
refusal-no-pyramid-left = All your pyramids are on the map.
refusal-has-share = You own a share of { $line }.
refusal-has-speculation = You speculate on { $line }, so you cannot invest in it.
refusal-no-share-left = All shares of { $line } are sold.
refusal-line-is-running = The train of { $line } is on the map already.
refusal-no-token-left = No speed token is left.
refusal-no-token-held = You hold no speed token.
refusal-no-free-slot = { $line } has no free slot.
refusal-has-bicycle = You have a bicycle already.
refusal-no-bicycle-left = No bicycle is left.
refusal-no-loan-left = { $left ->
    [0] No loan is left.
    [one] Only 1 loan is left.
   *[other] Only { $left } loans are left.
}
refusal-not-so-many-loans = { $number } loans in one action are not allowed.
refusal-no-repaying = At this table loans are paid for at the end only.
refusal-no-loan-to-repay = { $loans ->
    [0] You have no loan to pay back.
    [one] You have only 1 loan to pay back.
   *[other] You have only { $loans } loans to pay back.
}
refusal-too-poor-to-repay = Paying back costs { $price } yen, and you have { $cash }.
refusal-no-speculation-disc-left = You have used both speculation discs.
refusal-line-without-marker = { $line } has no income marker yet.
refusal-stake-too-low = The stake must be at least { $least } yen.
refusal-no-disc-left = You have { $most } usable discs already; there are no more.
refusal-pile-is-empty = { $pile ->
    [none] The discard pile is empty.
   *[other] Discard pile { $pile } is empty.
}

## Maps, cards, constants and options that cannot be used

error-unknown-cards = there are no cards "{ $id }". Known: { $known }; or give the path of a cards file.
error-unknown-constants = there are no constants "{ $id }". Known: { $known }; or give the path of a constants file.
error-decks-too-small = a deck has { $cards } cards; so many players need { $needed }.
error-number-of-lines = { $file }, line { $line }: a map has 1 to { $max } lines.
error-line-id-twice = { $file }, line { $line }: there is another line { $id } before this one.
error-line-too-short = { $file }, line { $line }: line { $id } needs at least 2 stations.
error-unknown-station-on-line = { $file }, line { $line }: line { $id } names station { $station }, which is not in the list of stations.
error-line-twice-through = { $file }, line { $line }: line { $id } passes twice through station { $station }.
error-station-off-grid = { $file }, line { $line }: station { $station } touches rectangles that are off the grid.
error-name-without-line = { $file }, line { $line }: station { $station } has a name on line { $id }, which does not stop there.
error-deck-id-twice = { $file }, line { $line }: there is another deck { $deck } before this one.
error-decks-differ = { $file }, line { $line }: deck { $deck } must have { $cards } cards as the first deck has.
error-card-id-twice = { $file }, line { $line }: there is another card { $card } before this one.
error-spot-value = { $file }, line { $line }: of the actions of card { $card }, bicycle, loan and speculate have no value and all others need one (this is { $action }).
error-more-discs-than-most = { $file }, line { $line }: players cannot begin with more usable discs than they can ever have.
error-not-in-units = { $file }, line { $line }: { $name } must be in units of { $unit } yen.
