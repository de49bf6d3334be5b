### TOKYO METRO: the rules, clause by clause.

rules-title = TOKYO METRO: the rules

## 0. Money and choices

rule-TM-0-1a = Money comes in units of 100 yen.
rule-TM-0-1b = Prices, bids, stakes, incomes and payments are all whole units.
rule-TM-0-2a = The second part of an income is a third of it, rounded down to whole units.
rule-TM-0-2b = The second part stands on the right of the pair beside the income.
rule-TM-0-3a = The first part of an income is what the second part leaves.
rule-TM-0-3b = The first part stands on the left of the pair.
rule-TM-0-4 = Half of an income is rounded up to a whole unit.
rule-TM-0-5a = The bank always has money.
rule-TM-0-5b = An income may rise without limit.
rule-TM-0-6a = Nobody may spend more cash than they have.
rule-TM-0-6b = Only paying for loans at the very end can take somebody below 0.
rule-TM-0-7a = The turn order is the order of the discs on its track, from the left.
rule-TM-0-7b = When several players have a choice, they choose one by one in this order and see what came before.
rule-TM-0-7c = Bids alone are made at once.
rule-TM-0-8a = Chance decides the first turn order.
rule-TM-0-8b = Chance decides which card of the lowest dot level left in a deck comes next.
rule-TM-0-8c = Chance decides nothing else.
rule-TM-0-9a = At each moment only the listed choices exist.
rule-TM-0-9b = Only the player who is asked has these choices.
rule-TM-0-9c = Everything else is refused and changes nothing.

## 1. Lines, stations, grid

rule-TM-1-1a = There are 12 lines.
rule-TM-1-1b = Whenever lines are handled one after the other, the order is G M H T C Y Z N A I S E.
rule-TM-1-2a = A line is a row of different stations.
rule-TM-1-2b = A line begins at station 1 and ends at the far terminus.
rule-TM-1-3a = A station has one pillar for each line that stops there, from 1 to 5.
rule-TM-1-3b = For all its lines together a station is one place with room for one pyramid.
rule-TM-1-4a = Meeples walk on a grid of 25 by 17 rectangles, all open.
rule-TM-1-4b = A station touches four of them: the one of its position and its neighbours to the right, below, and diagonally between these two.
rule-TM-1-5 = A meeple touches every station that its rectangle touches: up to four, perhaps none.
rule-TM-1-6a = A step leads to a rectangle that shares a side.
rule-TM-1-6b = Nobody walks diagonally or off the grid.
rule-TM-1-6c = Tracks do not matter for walking.
rule-TM-1-7 = Nothing blocks the way: rectangles, stations and trains hold any number of meeples and trains.
rule-TM-1-8a = A line has 2 slots for speed tokens and speculation discs of everybody.
rule-TM-1-8b = { $speed_tokens_stay ->
    [false] Speculation discs stay there, and speed tokens go back to the supply when all trains have moved.
   *[true] What lies in a slot stays there.
}
rule-TM-1-9a = A line runs while its train is on the map.
rule-TM-1-9b = A line has an income, perhaps 0, from the first Invest or Depart on.

## 2. Setup

rule-TM-2-1 = 1 to 5 people play, and section 26 tells what differs for one.
rule-TM-2-2 = Everybody begins with 2,000 yen, 6 pyramids, and a meeple beside the map.
rule-TM-2-3 = Everybody has 9 discs: 3 usable ones, 2 for speculation, 1 on the turn-order track and 3 in the own supply.
rule-TM-2-4a = Each line has 3 shares in a stack, number 1 on top and number 3 at the bottom.
rule-TM-2-4b = Shares are sold in this order.
rule-TM-2-5 = At first no line has an income, a train, or anything in its slots.
rule-TM-2-6a = The 54 action cards are 6 decks of 9, A to F.
rule-TM-2-6b = In a deck three cards with 1 dot come first, then three with 2 dots, then three with 3 dots.
rule-TM-2-6c = Inside a level the order is random.
rule-TM-2-6d = A card has 2 spots.
rule-TM-2-7a = Each deck has a column beside it, with as many cards face up as there are players.
rule-TM-2-7b = Every new card lies above those before.
rule-TM-2-8 = { $discard_piles ->
    [per_column] Each column has its own discard pile, empty at first.
   *[one] All columns have one discard pile together, empty at first.
}
rule-TM-2-9 = The common supply is 12 speed tokens, 8 loan markers and 4 bicycles.
rule-TM-2-10a = The first turn order is drawn.
rule-TM-2-10b = In it the second player gets 100 yen more, the third 200, the fourth 300, the fifth 400.

## 3. The game

rule-TM-3-1 = A round goes through five phases: refresh, turn order, movement, actions, trains.
rule-TM-3-2 = Round 1 begins with movement: there is no refresh and no auction.
rule-TM-3-3 = Two players play 8 rounds, three 7, four 6, five 5.
rule-TM-3-4a = The game ends when cards should be refreshed and none is left to draw.
rule-TM-3-4b = So scoring follows the trains of the last round.

## 4. Refresh

rule-TM-4-1 = { $discard_piles ->
    [per_column] In every column the lowest card goes onto the discard pile of that column, face up.
   *[one] Column by column, from A to F, the lowest card goes onto the discard pile, face up.
}
rule-TM-4-2 = The cards above it move down and stay in order.
rule-TM-4-3 = A new card from the deck becomes the highest one.
rule-TM-4-4a = So a column never changes its number of cards.
rule-TM-4-4b = So all decks are empty at the same time.
rule-TM-4-5 = Cards that players own are not touched by this.

## 5. Turn order

rule-TM-5-1a = Everybody secretly bids from 0 up to all their cash.
rule-TM-5-1b = The bids are shown together.
rule-TM-5-1c = Who has nothing bids 0.
rule-TM-5-2a = The total is the bid and every Bid bonus from the action phase before.
rule-TM-5-2b = A bonus counts in full.
rule-TM-5-3a = Everybody pays their bid, whatever place they get.
rule-TM-5-3b = Bonuses return to the bank and are never cash.
rule-TM-5-4 = A higher total goes earlier.
rule-TM-5-5 = Players with equal totals above 0 reverse the order they had among themselves.
rule-TM-5-6a = { $zero_ties ->
    [change] Players with a total of 0 reverse the order they had among themselves too.
   *[keep] Players with a total of 0 keep the order they had among themselves.
}
rule-TM-5-6b = A bid of 0 with a bonus is no total of 0.
rule-TM-5-7 = A bid can be replaced as long as somebody has not bid yet.

## 6. Movement

rule-TM-6-1 = In turn order everybody may walk up to 2 steps, 3 with a bicycle, or stay.
rule-TM-6-2a = In round 1 everybody puts the meeple on any rectangle instead.
rule-TM-6-2b = Nobody may leave it out.
rule-TM-6-3 = A rider stays aboard, or gets off at the station of the train without using a step and then walks as others do.

## 7. Actions: turns

rule-TM-7-1 = Turns go round in turn order among those who are still in, until nobody is.
rule-TM-7-2a = You are in while you have an unused disc and have not passed.
rule-TM-7-2b = Who runs out of discs drops out unpaid.
rule-TM-7-3 = At the beginning of the phase all your usable discs are unused.
rule-TM-7-4a = A turn is one action or a pass.
rule-TM-7-4b = Without any legal action you have to pass.
rule-TM-7-5a = First, in the same turn, you may place speed tokens you hold, one after the other, and get off a train, in any order.
rule-TM-7-5b = That takes no disc.
rule-TM-7-5c = There is no way back from it.
rule-TM-7-6a = For an action you put the 1 or 2 discs that its spot asks for there at once.
rule-TM-7-6b = They must be unused discs of yours.
rule-TM-7-7a = A spot is free when it has no disc.
rule-TM-7-7b = Nobody can use a spot that is taken.
rule-TM-7-8a = You may use spots of the cards in the six columns and of your own cards.
rule-TM-7-8b = Cards of others, cards in decks and discarded cards are out of reach.
rule-TM-7-9 = Each spot of a card counts for itself: both can be used, by different players or by one in different turns.
rule-TM-7-10 = An action goes like this: discs, then discounts onto the same spot, then payment, then what it does.
rule-TM-7-11a = An action that can have no effect is refused.
rule-TM-7-11b = But a Move may end where it began, and a Discount or a Bid may turn out to be for nothing.
rule-TM-7-12a = At the end of the phase all discs go home.
rule-TM-7-12b = Discounts not used by then are gone.

## 8. Move

rule-TM-8-1a = Walk at once as many steps as printed or fewer, even none.
rule-TM-8-1b = A bicycle gives one step more.
rule-TM-8-2 = Riders cannot use it before they get off.

## 9. Station

rule-TM-9-1 = Put one of your pyramids on a station that your meeple touches.
rule-TM-9-2a = Pay the printed price for every pillar of the station.
rule-TM-9-2b = Discounts lower the price of one pillar, to 0 at the lowest.
rule-TM-9-3 = The meeple must touch the station, so a rider cannot build.
rule-TM-9-4 = A station with a pyramid of anybody takes no other.
rule-TM-9-5a = You need a pyramid at hand.
rule-TM-9-5b = Pyramids on the map stay where they are.
rule-TM-9-6a = You need no share and no train for it.
rule-TM-9-6b = The pyramid stands for all lines of the station.

## 10. Invest

rule-TM-10-1 = Choose a line and take the top share of its stack.
rule-TM-10-2a = Pay the printed price less discounts.
rule-TM-10-2b = Share 2 costs 300 on top and share 3 costs 600 on top.
rule-TM-10-2c = No discount lowers this surcharge.
rule-TM-10-3 = { $surcharge_raises_income ->
    [true] The line's income rises by all that you paid, with the surcharge.
   *[false] The line's income rises by what you paid without the surcharge.
}
rule-TM-10-4 = If that is 0, the line still gets its marker.
rule-TM-10-5 = One share of a line is all you may own.
rule-TM-10-6 = You may not invest in a line you speculate on.
rule-TM-10-7 = You cannot invest in a line whose shares are sold out.
rule-TM-10-8a = A line that does not run gets its train on station 1, heading for the far terminus.
rule-TM-10-8b = This train moves in the coming train phase.
rule-TM-10-9 = The train of a line that runs stays where it is and keeps its direction.

## 11. Depart

rule-TM-11-1a = Choose a line that does not run.
rule-TM-11-1b = The bank raises its income by the printed amount.
rule-TM-11-1c = You pay nothing.
rule-TM-11-2a = The train of the line is put on station 1, heading for the far terminus.
rule-TM-11-2b = This train moves in the coming train phase.
rule-TM-11-3a = A line that runs cannot be chosen.
rule-TM-11-3b = When all lines run, nobody can use Depart.
rule-TM-11-4a = A line whose train has left the map may depart again.
rule-TM-11-4b = The amount is then added to the income that the line has.

## 12. Speed

rule-TM-12-1a = Take as many speed tokens as printed and hold them.
rule-TM-12-1b = If the supply has fewer, take what is there.
rule-TM-12-2a = With an empty supply the action is refused.
rule-TM-12-2b = You may hold any number of tokens.
rule-TM-12-3a = On your turn, before your action or pass, you may put held tokens into free slots of any line.
rule-TM-12-3b = The line need not run, have an income, or be of use to you.
rule-TM-12-4a = A line with both slots taken takes no token.
rule-TM-12-4b = If no line has room, you keep your tokens.
rule-TM-12-5 = New tokens can be placed from your next turn on, in this round or a later one.

## 13. Bicycle

rule-TM-13-1a = Take a bicycle for the rest of the game.
rule-TM-13-1b = It gives you one step more in movement phases and in Moves.
rule-TM-13-2a = Nobody has two bicycles.
rule-TM-13-2b = There are only 4 bicycles.

## 14. Discount

rule-TM-14-1 = Your disc stays there as a discount waiting to be used in this action phase.
rule-TM-14-2a = With a later Station, Invest, Action or Card of the phase you may use any of your waiting discounts together.
rule-TM-14-2b = Their discs move onto the spot you use.
rule-TM-14-2c = The price falls by the sum of these discounts.
rule-TM-14-3a = No price falls below 0.
rule-TM-14-3b = A discount is used once and as a whole.
rule-TM-14-3c = What a discount has too much is lost.
rule-TM-14-4 = Discs of discounts do not count as the discs a spot asks for.
rule-TM-14-5 = { $discount_spot_freed ->
    [false] A Discount spot whose disc has moved on stays taken until the phase ends.
   *[true] A Discount spot whose disc has moved on is free for everybody at once.
}
rule-TM-14-6 = Surcharges of shares, stakes, loans, fares and bids know no discount.

## 15. Bid

rule-TM-15-1a = The bank lays the printed amount aside for your bid in the next auction.
rule-TM-15-1b = You cannot spend this bonus otherwise.
rule-TM-15-1c = It is not yours at the end.
rule-TM-15-2 = Several Bids in one phase add up.
rule-TM-15-3 = In the last round and when playing alone it can be used, but does nothing.

## 16. Loan

rule-TM-16-1a = { $loans_per_action ->
    [any] Take loan markers, and 1,000 yen for each.
   *[one] Take a loan marker and 1,000 yen.
}
rule-TM-16-1b = You may have any number of loans.
rule-TM-16-2a = Only 8 loans exist.
rule-TM-16-2b = When all loans are taken, nobody can take another.
rule-TM-16-3a = { $loan_repay ->
    [false] A loan cannot be paid back before the end.
   *[true] Instead you may use the spot to pay 1,000 yen and give a loan marker back.
}
rule-TM-16-3b = { $loans_per_action ->
    [any] It may be any number of loans per action.
   *[one] It is one loan per action.
}
rule-TM-16-4 = { $loan_repay ->
    [false] So every loan is paid for at the end.
   *[true] To pay back you need a loan and 1,000 yen.
}

## 17. Speculate

rule-TM-17-1a = Choose a line and a stake.
rule-TM-17-1b = A speculation disc of yours goes into a free slot of the line.
rule-TM-17-1c = The stake goes from your cash to beside this disc.
rule-TM-17-2a = The stake is at least the second part of the line's income now, and at least 100.
rule-TM-17-2b = The stake may be as high as your cash.
rule-TM-17-3 = The line needs an income marker, but need not run.
rule-TM-17-4 = The line needs a free slot.
rule-TM-17-5 = You may not speculate on a line of which you own a share.
rule-TM-17-6a = Everybody has two speculation discs for the whole game.
rule-TM-17-6b = Both may go on one line, each with its stake.
rule-TM-17-7a = A stake lies until the end and cannot be changed.
rule-TM-17-7b = A stake leaves the income as it is.

## 18. Action

rule-TM-18-1a = Pay the price and move a disc from your supply to your usable ones.
rule-TM-18-1b = You can use it in this phase already and in all later rounds.
rule-TM-18-2 = 6 usable discs are the most.
rule-TM-18-3 = Who pays with the last unused disc has the new one, and stays in.

## 19. Card

rule-TM-19-1a = { $discard_piles ->
    [per_column] Pay the price and take the top card of a discard pile.
   *[one] Pay the price and take the top card of the discard pile.
}
rule-TM-19-1b = The card stays in front of you to the end.
rule-TM-19-2a = { $discard_piles ->
    [per_column] Only the top of a pile can be taken.
   *[one] Only the top of the pile can be taken.
}
rule-TM-19-2b = With no discarded cards, as in round 1, the action is refused.
rule-TM-19-3 = From your next turn on its spots are yours alone, round after round, as spots of the columns are used.
rule-TM-19-4 = You may own any number of cards.

## 20. Pass

rule-TM-20-1a = Who passes gets 100 yen for each unused disc.
rule-TM-20-1b = Who passes is out until the phase ends.
rule-TM-20-2 = A disc on a Discount spot is used, so it earns nothing.

## 21. Trains: movement

rule-TM-21-1 = Line by line in their order each running train makes its whole move.
rule-TM-21-2a = A train makes 5 steps, and one more for each speed token in its line's slots.
rule-TM-21-2b = A step leads to the next station.
rule-TM-21-2c = No move of a train can be refused.
rule-TM-21-3 = A train that reaches a terminus turns there at no cost and goes on.
rule-TM-21-4a = Trains keep place and direction until the next round.
rule-TM-21-4b = From a terminus they leave in the only direction there is.
rule-TM-21-5 = A train that came onto the map in this round moves in this round.
rule-TM-21-6a = For each train there is a riding window where it stands.
rule-TM-21-6b = Then every step brings a station, its dividend, perhaps the removal of the train, and another window.

## 22. Trains: dividends

rule-TM-22-1 = Each time a train enters a station with a pyramid, passing or stopping, there is a dividend for this line and the owner of the pyramid.
rule-TM-22-2 = If the owner has a share of the line, the income rises by 500 and the owner gets nothing.
rule-TM-22-3 = If not, the income rises by 200 and the bank pays the owner 300.
rule-TM-22-4 = A station pays nothing when a train starts there or is put there.
rule-TM-22-5a = A station entered twice in one move pays twice.
rule-TM-22-5b = A terminus pays once for each visit.
rule-TM-22-6 = The owner can use the money at once, even for a fare in the next window.

## 23. Trains: riding

rule-TM-23-1a = A meeple is on a rectangle or aboard one train.
rule-TM-23-1b = Aboard, it touches no station and travels with the train.
rule-TM-23-2a = You can get on only in the train phase, where a train departs or where it enters with steps left.
rule-TM-23-2b = Where its move ends nobody gets on.
rule-TM-23-3 = To get on, your meeple touches the station, or rides another train that stands there.
rule-TM-23-4a = A riding window opens where a train departs and after each station it enters.
rule-TM-23-4b = In it each player has, in turn order, one choice at most: riders stay or get off, others who can get on do so or not.
rule-TM-23-4c = Who has no choice is not asked.
rule-TM-23-5 = In one window nobody gets both on and off the same train.
rule-TM-23-6a = A ride costs 100 yen, which raise the line's income.
rule-TM-23-6b = Who owns a share of the line rides free, and the income stays.
rule-TM-23-7 = Without the fare you cannot get on.
rule-TM-23-8a = Getting off is free, onto any rectangle that touches the station where the train stands.
rule-TM-23-8b = Getting off is possible in your movement, on your turn before your action, and in every riding window of your train.
rule-TM-23-9a = Nobody has to get off unless the train is removed.
rule-TM-23-9b = You may ride for rounds with one fare.
rule-TM-23-10a = To change trains you get off and on, or change directly at a station, and pay for the new line.
rule-TM-23-10b = A train whose move is over takes nobody until the next train phase.
rule-TM-23-11 = Who got off may get on the same train again in a later window, for another fare, if the meeple touches that station.

## 24. Lines without a share

rule-TM-24-1 = With a share sold, a train goes to and fro until the end of the game.
rule-TM-24-2a = A train that enters station 1 while no share of its line is sold has made its round trip.
rule-TM-24-2b = After the dividend it then leaves the map.
rule-TM-24-2c = Its other steps are lost.
rule-TM-24-3a = In turn order its riders then get off onto rectangles of their choice at station 1.
rule-TM-24-3b = Nobody gets on there.
rule-TM-24-4 = { $income_stays ->
    [false] The line's income falls to 0; its pyramids, tokens and speculations remain.
   *[true] Income, pyramids, tokens and speculations of the line remain.
}
rule-TM-24-5 = A share bought on the way keeps the train on the map.

## 25. End

rule-TM-25-1 = Speculations are paid first, then shares, each line by line; loans come last.
rule-TM-25-2 = For a speculation you get the second part of the line's income, but at most twice your stake, and your stake back.
rule-TM-25-3a = All discs on a line are paid from the same income.
rule-TM-25-3b = After that the income falls by these payments, not by the stakes, and not below 0.
rule-TM-25-4 = A single share gets the whole income.
rule-TM-25-5 = With two shares sold, share 1 gets the first part of what speculation left and share 2 the second part.
rule-TM-25-6a = With three sold, share 1 gets half.
rule-TM-25-6b = Of the rest, share 2 then gets the first part and share 3 the second.
rule-TM-25-7 = Nobody gets the income of a line without a share sold.
rule-TM-25-8 = Nothing else you have is worth money, wherever your meeple is.
rule-TM-25-9 = Every loan left costs 1,500 yen, even into debt.
rule-TM-25-10a = Most cash wins.
rule-TM-25-10b = Of equals, the one earlier in the turn order is ahead, so nobody shares a win.

## 26. Alone

rule-TM-26-1a = One player plays with one colour, and with columns as for two: 2 cards each, 8 rounds.
rule-TM-26-1b = You start with 2,000 yen and no bonus.
rule-TM-26-2a = There are no auctions.
rule-TM-26-2b = Everything else holds, but nobody will ever buy share 2 or 3.
rule-TM-26-3 = The cash at the end is your result, to compare with others of yours.

## 27. Always true

rule-TM-27-1 = Nothing is lost: 12 speed tokens, 8 loan markers, 4 bicycles and 54 cards are always somewhere.
rule-TM-27-2 = A player has 6 discs that are usable or in supply, 2 for speculation at hand or in slots, 1 on the track, and 6 pyramids at hand or on the map.
rule-TM-27-3a = A line with a share sold runs.
rule-TM-27-3b = A line that runs has a marker.
rule-TM-27-3c = Without a marker there is no share and no speculation.
rule-TM-27-4a = { $income_stays ->
    [false] Before scoring an income falls only when its train leaves the map.
   *[true] Incomes never fall before scoring.
}
rule-TM-27-4b = Nobody has a share and a speculation on one line.
rule-TM-27-5 = What the shares of a line get adds up to its income after speculations.

## 28. What you see

rule-TM-28-1 = All is open to everybody, spectators too, but for what follows.
rule-TM-28-2a = A bid is hidden until all have bid.
rule-TM-28-2b = Then bids and totals are shown.
rule-TM-28-2c = That somebody has bid can be seen before.
rule-TM-28-3a = Nobody knows the order of cards not drawn.
rule-TM-28-3b = How many are left, of which levels, and which ones, everybody may know.
