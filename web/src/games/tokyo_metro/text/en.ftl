### TOKYO METRO: the browser's own words.

home-title = Twelve lines, one city, and money to be made.
home-lead = TOKYO METRO: walk through the city, build stations, buy shares, speed up trains, and ride. 1 to 5 players, 60 to 120 minutes.
home-footer = TOKYO METRO is a game by Jordan Draper. Kippu is independent, with its own drawings and words.

yen = { $sign ->
    [minus] −¥{ $amount }
   *[plus] ¥{ $amount }
}
line-name = { $letter } { $name }
seat-sum = { $name } ¥{ $sum }
station-facts = { $name } ({ $lines }) · { $pillars ->
    [one] 1 pillar
   *[other] { $pillars } pillars
}
place-at = At { $stations } ({ $x }, { $y })
place-free = Open ground ({ $x }, { $y })

## The board

city = Tokyo
city-label = { $trains ->
    [0] Map of Tokyo, no train is running
    [one] Map of Tokyo, 1 train is running
   *[other] Map of Tokyo, { $trains } trains are running
}
places-label = { $count ->
    [one] Where you can go: 1 rectangle
   *[other] Where you can go: { $count } rectangles. Arrow keys move between them.
}
round-of = Round { $round } of { $rounds }
phases = Phases of the round
supply = Left: { $tokens } speed, { $loans } loans, { $bicycles } bicycles
cards = Action cards
column-label = Column { $deck }, { $left } cards left
deck-left = deck { $left }
pile-count = pile { $count }
pile-all = { $count ->
    [one] Discard pile: 1 card.
   *[other] Discard pile: { $count } cards.
}
pile-label = The discard pile, its top first
pile-top = On top of the discard pile: { $card }
own-cards = Your own cards
spot-name = { $action } { $value }
spot-label = { $name }. { $help } { $discs ->
    [one] { "" }
   *[other] Needs { $discs } discs.
} { $state ->
    [taken] Taken by { $taken }.
    [lit] You can use it now.
   *[free] Not now.
}
lines = Lines
lines-line = Line
lines-income = Income
lines-split = 1st / 2nd
lines-split-help = How two shares would split this income; the second number is also the least stake
lines-slots = Slots
lines-slots-help = Two slots for speed tokens and speculations
lines-shares = Shares
lines-shares-help = Shares 1 to 3, with what each would be paid now
lines-speed = Speed token: one step more
lines-stake = { $name } speculates with ¥{ $stake }
lines-share = Share { $share } of { $name }: would be paid ¥{ $paid } now
lines-train-at = , train at { $station }
order-place = { $place }. in turn order
player-discs = { $unused } of { $usable } discs unused
player-pyramids = { $count ->
    [one] 1 pyramid at hand
   *[other] { $count } pyramids at hand
}
player-tokens = { $count ->
    [one] 1 speed token
   *[other] { $count } speed tokens
}
player-loans = { $count ->
    [one] 1 loan
   *[other] { $count } loans
}
player-bicycle = bicycle
player-bonus = bid +{ $bonus }
player-aboard = rides { $line }
player-has-bid = has bid
player-bids = bidding …
player-passed = passed
player-cards = { $count ->
    [one] 1 own card
   *[other] { $count } own cards
}
player-worth = now ¥{ $worth }
player-worth-help = What this player would have if the game ended now: cash, shares, stakes, less loans
tabs = What to show here
feed = What happened
feed-empty = Nothing yet since you opened this page.
chart = Money
chart-empty = After the first round there is something to draw.
chart-label = Cash after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}: { $sums }

## Choosing

ask-put = Put your meeple on the map
ask-walk = Where do you walk?
ask-place = Choose a lit rectangle on the map.
ask-act = Your turn: use a lit spot, or pass
ask-act-how = { $unused ->
    [one] 1 disc is left.
   *[other] { $unused } discs are left.
}
ask-more = Choose above.
ask-ride = { $line } is at { $station }
put-here = Begin here
walk-here = Walk here
walk-stay = Stay where I am
walk-stay-aboard = Stay aboard
token-ask = Speed up which line?
token-place = { $count ->
    [one] Place a speed token
   *[other] Place a speed token ({ $count })
}
alight-ask = Where do you get off?
alight-now = Get off { $line }
pass = Pass: +¥{ $pay }
pick-line = Which line?
pick-station = Which station?
pick-pile = Which card?
loan-take = Take ¥{ $amount }
loan-repay = Pay back ¥{ $amount }
stake-amount = Stake
amount-less = { $step } less
amount-more = { $step } more
discounts = Discounts
do-it = { $price ->
    [0] Do it
   *[other] Pay ¥{ $price }
}
sum-invest = Share { $share } of { $line }; its income becomes ¥{ $income }.
sum-depart = The train of { $line } starts; its income rises by ¥{ $by }.
sum-station = { $pillars ->
    [one] A pyramid at { $station }, 1 pillar.
   *[other] A pyramid at { $station }, { $pillars } pillars.
}
sum-speculate = { $line } would bring ¥{ $now } now (2nd share: ¥{ $second }), never more than ¥{ $most }; the stake comes back.
sum-token = { $stays ->
    [true] { $line } makes one step more in every round.
   *[false] { $line } makes one step more in this round.
}
sum-loan = { $count ->
    [one] You get ¥{ $amount } now; at the end an open loan costs ¥{ $end }.
   *[other] You get ¥{ $amount } now; at the end { $count } open loans cost ¥{ $end }.
}
sum-repay = { $count ->
    [one] One loan less: ¥{ $amount } now instead of ¥{ $end } at the end.
   *[other] { $count } loans less: ¥{ $amount } now instead of ¥{ $end } at the end.
}
undo = Take back my last step
skip = Skip
pace = Trains
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-off = at once

## Bidding

bid-ask = How much do you bid for the turn order?
bid-explained = Everybody pays their bid; the highest goes first.
bid-amount = Your bid
bid-seal = { $bonus ->
    [0] Seal ¥{ $amount }
   *[other] Seal ¥{ $amount } (¥{ $total } with the bonus)
}
bid-sealed = Sealed: ¥{ $amount }
bid-waiting = { $count ->
    [0] { "" }
   *[other] Waiting for { $names }.
}
bid-change = Change it

## Riding

ride-board = { $line } stops at { $station }. Get on?
ride-aboard = You ride { $line }, now at { $station }.
ride-removed = { $line } leaves the map. Where do you get off at { $station }?
ride-left = { $left ->
    [0] This train's move is over.
    [one] 1 step to come.
   *[other] { $left } steps to come.
}
ride-yes = { $fare ->
    [0] Get on, free
   *[other] Get on for ¥{ $fare }
}
ride-no = No
ride-stay = Stay on
ride-off = Get off
ride-off-at = Get off: { $place }
ride-off-here = Get off here
plan-stay = Always stay on to
plan-board = Get on and stay on to
plan-choose = choose a station
plan-go = Go
plan-stay-round = Stay on this round
plan-not-line = Not { $line } this round
plan-no-train = No train this round
plan-staying = { $to ->
    [none] Plan: on { $line } this round
   *[other] Plan: on { $line } to { $to }
}
plan-declining = { $line ->
    [none] Plan: no train this round
   *[other] Plan: not { $line } this round
}
plan-stop = Drop this plan

## Waiting

thinking = { $names } is thinking …
bots-thinking = The bots are thinking …
waiting-for = { $count ->
    [one] It is { $names }'s turn.
   *[other] Waiting for { $names }.
}

## The end

result-solo = You end with ¥{ $cash }
result-why = { $decided ->
    [solo] Alone you play against your own best.
    [turn_order] Equal cash of ¥{ $cash }: { $name } is further left in the turn order.
   *[cash] Most cash: ¥{ $cash }.
}
reckon-cash = Cash
reckon-stakes = Stakes
reckon-shares = Shares
reckon-loans = Loans
reckon-lines = Line by line
reckon-stake = { $name }: stake ¥{ $stake } back and ¥{ $paid }
reckon-share = { $name }, share { $share }: ¥{ $paid }

## Replay

replay-where = Moment of the game
replay-entry = Entry { $n } of { $of }, round { $round }
replay-more = { $count ->
    [one] and 1 thing more
   *[other] and { $count } things more
}

## A new table

options-rounds = 8 rounds with 1 or 2 players, 7 with 3, 6 with 4, 5 with 5; about 60 to 120 minutes.

## The guided first game

guide = Guide
guide-stop = Close the guide
guide-title = Your first game of TOKYO METRO
learn-story = Tokyo lives by its subway, and you live by it too. You put money into lines, build stations, bet on the lines of others, and get about the city on foot, by train or by bicycle. Whoever makes the best business of it wins.
guide-welcome = You play a real game against a beginner. The yellow box tells you what each decision is about.
guide-goal-1 = Most cash after 8 rounds wins.
guide-goal-2 = Lines earn when their trains pass stations with pyramids. At the end each line pays its income to those who hold its shares.
guide-goal-3 = So: start lines, hold shares, build where many trains pass, and make those trains fast.
guide-put = Begin near a place where many lines meet: you can build only at stations that your meeple touches. Otemachi, Ginza and Nagatacho are good. Click a rectangle, then “Begin here”.
guide-wait = The other player is at it. Watch what lights up on the map.
guide-first-action = Every disc is one action. Start with a share: use a grey Invest spot below the map. A line with your share runs for the whole game and pays you at the end.
guide-second-action = Now build where the train of your line will pass: the red Station spots. With your own share each visit adds ¥500 to the line.
guide-third-action = One more disc. Depart starts a line for free, Speed makes a train go further, Action buys another disc for every round. Or pass: ¥100 for each unused disc.
guide-act = Use your discs: share and pyramid on the same line work best. Look at “1st / 2nd” in the list of lines to see what a share brings.
guide-pass = Money is short. A loan gives ¥1,000 now and costs ¥1,500 at the end; or pass and take ¥100 for each unused disc.
guide-bid = The turn order is sold: who bids more acts first and gets the better spots. Everybody pays their bid, so ¥0 is often right.
guide-walk = Walk up to 2 rectangles, to stations you would like to build on. Trains will carry you further.
guide-board = A train stops beside you. A ride costs ¥100, which goes to the line, and takes you far. Lines of which you hold a share carry you free.
guide-ride = You are aboard. Stay on, get off beside this station, or choose a station and stay on until there.
guide-over = The game is over. Look at the reckoning: every line shows whom it paid. Now try the real game against better players!
guide-spot-move = Walk at once, besides your walk at the beginning of the round.
guide-spot-station = The price counts for each pillar: a station of three lines costs three times as much, and three lines bring their trains.
guide-spot-invest = What you pay becomes income of the line. The first share gets most: half or more of the income at the end. Shares 2 and 3 cost ¥300 and ¥600 more.
guide-spot-depart = The train starts at station 1, and the bank pays. Without a share the train leaves after one round trip.
guide-spot-speed = You hold the token now and place it on a later turn, before your action: one step more in every round.
guide-spot-bicycle = One step more whenever you walk, to the end of the game.
guide-spot-discount = Your disc waits here; on a later turn of this phase Station, Invest, Action or Card cost less. Several add up.
guide-spot-bid = Money for the next auction only. It is worth nothing else.
guide-spot-loan = ¥1,000 now. Pay back ¥1,000 on a Loan spot, or ¥1,500 at the end.
guide-spot-speculate = Bet on a line of which you hold no share. At the end you get the second number of its pair, at most twice your stake, and the stake back.
guide-spot-disc = One more disc, in this round and every later one. Early it pays best.
guide-spot-card = Take the top card of the discard pile. Only you can use its spots, in every round.

## What happened, by names

event-order-drawn = Turn order: { $seats }
event-bid-made = { $seat } has bid.
event-bids-revealed = The bids: { $bids }
event-meeple-put = { $seat } begins. { $place }
event-walked = { $seat } walks. { $place }
event-stayed-aboard = { $seat } stays aboard { $line }.
event-alighted = { $seat } gets off { $line } at { $station }.
event-alighted-on-turn = { $seat } gets off { $line } at { $station }.
event-boarded = { $fare ->
    [0] { $seat } gets on { $line } at { $station }, free.
   *[other] { $seat } gets on { $line } at { $station } for ¥{ $fare }.
}
event-declined = { $seat } does not get on { $line } at { $station }.
event-spot-used = { $paid ->
    [0] { $seat } uses { $spot }.
   *[other] { $seat } uses { $spot } and pays ¥{ $paid }.
}
event-station-built = { $seat } builds at { $station }.
event-share-bought = { $seat } takes share { $share } of { $line }.
event-tokens-taken = { $tokens ->
    [one] { $seat } takes a speed token.
   *[other] { $seat } takes { $tokens } speed tokens.
}
event-token-placed = { $seat } speeds up { $line }.
event-bicycle-taken = { $seat } takes a bicycle.
event-discount-set = { $seat } has a discount of { $amount }.
event-bonus-set = { $seat } has { $amount } more for the next bid.
event-loan-taken = { $seat } takes a loan: +¥{ $amount }
event-loan-repaid = { $seat } pays back a loan: −¥{ $amount }
event-speculated = { $seat } stakes ¥{ $stake } on { $line }.
event-disc-gained = { $seat } has { $usable } usable discs now.
event-card-taken = { $seat } takes a card: { $card }
event-seat-passed = { $seat } passes: +¥{ $paid }
event-dividend = { $paid ->
    [0] { $station } of { $seat }: { $line } +¥{ $by }, now ¥{ $income }
   *[other] { $station } of { $seat }: { $line } +¥{ $by }, now ¥{ $income }; { $seat } +¥{ $paid }
}
event-speculation-paid = Speculation on { $line }: { $seat } gets ¥{ $paid } and the stake of ¥{ $stake }.
event-share-paid = Share { $share } of { $line }: { $seat } gets ¥{ $paid }.
event-loans-settled = { $loans ->
    [one] { $seat } pays ¥{ $paid } for a loan.
   *[other] { $seat } pays ¥{ $paid } for { $loans } loans.
}
event-settled = { $seat } has ¥{ $cash } in the end.
event-ended = { $decided_by ->
    [solo] The game is over.
    [turn_order] The game is over. { $seats } wins by turn order.
   *[cash] The game is over. { $seats } wins.
}
event-undone = { $seat } takes a step back.
