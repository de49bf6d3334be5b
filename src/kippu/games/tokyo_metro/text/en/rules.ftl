### TOKYO METRO: the rules, clause by clause.

rules-title = TOKYO METRO: the rules

## 0. Money and choices

rule-TM-0-1 = Money comes in units of 100 yen. Prices, bids, stakes, incomes and payments are all whole units.
rule-TM-0-2 = The second part of an income is a third of it, rounded down to whole units. It stands on the right of the pair beside the income.
rule-TM-0-3 = The first part of an income is what the second part leaves. It stands on the left of the pair.
rule-TM-0-4 = Half of an income is rounded up to a whole unit.
rule-TM-0-5 = The bank always has money, and an income may rise without limit.
rule-TM-0-6 = Nobody may spend more cash than they have. Only paying for loans at the very end can take somebody below 0.
rule-TM-0-7 = The turn order is the order of the discs on its track, from the left. When several players have a choice, they choose one by one in this order and see what came before. Bids alone are made at once.
rule-TM-0-8 = Chance decides the first turn order, and which card of the lowest dot level left in a deck comes next. It decides nothing else.
rule-TM-0-9 = At each moment only the listed choices exist, for the player who is asked. Everything else is refused and changes nothing.

## 1. Lines, stations, grid

rule-TM-1-1 = There are 12 lines. Whenever they are handled one after the other, the order is G M H T C Y Z N A I S E.
rule-TM-1-2 = A line is a row of different stations. It begins at station 1 and ends at the far terminus.
rule-TM-1-3 = A station has one pillar for each line that stops there, from 1 to 5. For all its lines together it is one place with room for one pyramid.
rule-TM-1-4 = Meeples walk on a grid of 25 by 17 rectangles, all open. A station touches four of them: the one of its position and its neighbours to the right, below, and diagonally between these two.
rule-TM-1-5 = A meeple touches every station that its rectangle touches: up to four, perhaps none.
rule-TM-1-6 = A step leads to a rectangle that shares a side. Nobody walks diagonally or off the grid. Tracks do not matter for walking.
rule-TM-1-7 = Nothing blocks the way: rectangles, stations and trains hold any number of meeples and trains.
rule-TM-1-8 = A line has 2 slots for speed tokens and speculation discs of everybody. What lies there stays there.
rule-TM-1-9 = A line runs while its train is on the map. It has an income, perhaps 0, from the first Invest or Depart on.

## 2. Setup

rule-TM-2-1 = 1 to 5 people play. Section 26 tells what differs for one.
rule-TM-2-2 = Everybody begins with 2,000 yen, 6 pyramids, and a meeple beside the map.
rule-TM-2-3 = Everybody has 9 discs: 3 usable ones, 2 for speculation, 1 on the turn-order track and 3 in the own supply.
rule-TM-2-4 = Each line has 3 shares in a stack, number 1 on top and number 3 at the bottom. They are sold in this order.
rule-TM-2-5 = At first no line has an income, a train, or anything in its slots.
rule-TM-2-6 = The 54 action cards are 6 decks of 9, A to F. In a deck three cards with 1 dot come first, then three with 2 dots, then three with 3 dots; inside a level the order is random. A card has 2 spots.
rule-TM-2-7 = Each deck has a column beside it, with as many cards face up as there are players. Every new card lies above those before.
rule-TM-2-8 = Each column has its own discard pile, empty at first.
rule-TM-2-9 = The common supply is 12 speed tokens, 8 loan markers and 4 bicycles.
rule-TM-2-10 = The first turn order is drawn. In it the second player gets 100 yen more, the third 200, the fourth 300, the fifth 400.

## 3. The game

rule-TM-3-1 = A round goes through five phases: refresh, turn order, movement, actions, trains.
rule-TM-3-2 = Round 1 begins with movement: there is no refresh and no auction.
rule-TM-3-3 = Two players play 8 rounds, three 7, four 6, five 5.
rule-TM-3-4 = The game ends when cards should be refreshed and none is left to draw. So scoring follows the trains of the last round.

## 4. Refresh

rule-TM-4-1 = In every column the lowest card goes onto the discard pile of that column, face up.
rule-TM-4-2 = The cards above it move down and stay in order.
rule-TM-4-3 = A new card from the deck becomes the highest one.
rule-TM-4-4 = So a column never changes its number of cards, and all decks are empty at the same time.
rule-TM-4-5 = Cards that players own are not touched by this.

## 5. Turn order

rule-TM-5-1 = Everybody secretly bids from 0 up to all their cash. The bids are shown together. Who has nothing bids 0.
rule-TM-5-2 = The total is the bid and every Bid bonus from the action phase before. A bonus counts in full.
rule-TM-5-3 = Everybody pays their bid, whatever place they get. Bonuses return to the bank and are never cash.
rule-TM-5-4 = A higher total goes earlier.
rule-TM-5-5 = Players with equal totals above 0 reverse the order they had among themselves.
rule-TM-5-6 = Players with a total of 0 keep the order they had among themselves. A bid of 0 with a bonus is no total of 0.
rule-TM-5-7 = A bid can be replaced as long as somebody has not bid yet.

## 6. Movement

rule-TM-6-1 = In turn order everybody may walk up to 2 steps, 3 with a bicycle, or stay.
rule-TM-6-2 = In round 1 everybody puts the meeple on any rectangle instead. Nobody may leave it out.
rule-TM-6-3 = A rider stays aboard, or gets off at the station of the train without using a step and then walks as others do.

## 7. Actions: turns

rule-TM-7-1 = Turns go round in turn order among those who are still in, until nobody is.
rule-TM-7-2 = You are in while you have an unused disc and have not passed. Who runs out of discs drops out unpaid.
rule-TM-7-3 = At the beginning of the phase all your usable discs are unused.
rule-TM-7-4 = A turn is one action or a pass. Without any legal action you have to pass.
rule-TM-7-5 = First, in the same turn, you may place speed tokens you hold, one after the other, and get off a train, in any order. That takes no disc, and there is no way back.
rule-TM-7-6 = For an action you put the 1 or 2 discs that its spot asks for there at once. They must be unused discs of yours.
rule-TM-7-7 = A spot is free when it has no disc. Nobody can use one that is taken.
rule-TM-7-8 = You may use spots of the cards in the six columns and of your own cards. Cards of others, in decks and in discard piles are out of reach.
rule-TM-7-9 = Each spot of a card counts for itself: both can be used, by different players or by one in different turns.
rule-TM-7-10 = An action goes like this: discs, then discounts onto the same spot, then payment, then what it does.
rule-TM-7-11 = An action that can have no effect is refused. But a Move may end where it began, and a Discount or a Bid may turn out to be for nothing.
rule-TM-7-12 = At the end of the phase all discs go home, and discounts not used are gone.

## 8. Move

rule-TM-8-1 = Walk at once as many steps as printed or fewer, even none; a bicycle gives one more.
rule-TM-8-2 = Riders cannot use it before they get off.

## 9. Station

rule-TM-9-1 = Put one of your pyramids on a station that your meeple touches.
rule-TM-9-2 = Pay the printed price for every pillar of the station. Discounts lower the price of one pillar, to 0 at the lowest.
rule-TM-9-3 = The meeple must touch the station, so a rider cannot build.
rule-TM-9-4 = A station with a pyramid of anybody takes no other.
rule-TM-9-5 = You need a pyramid at hand. Pyramids on the map stay where they are.
rule-TM-9-6 = You need no share and no train for it. The pyramid stands for all lines of the station.

## 10. Invest

rule-TM-10-1 = Choose a line and take the top share of its stack.
rule-TM-10-2 = Pay the printed price less discounts. Share 2 costs 300 on top and share 3 costs 600 on top, and no discount lowers that.
rule-TM-10-3 = The line's income rises by what you paid without the surcharge.
rule-TM-10-4 = If that is 0, the line still gets its marker.
rule-TM-10-5 = One share of a line is all you may own.
rule-TM-10-6 = You may not invest in a line you speculate on.
rule-TM-10-7 = You cannot invest in a line whose shares are sold out.
rule-TM-10-8 = A line that does not run gets its train on station 1, heading for the far terminus. It moves in the coming train phase.
rule-TM-10-9 = The train of a line that runs stays where it is and keeps its direction.

## 11. Depart

rule-TM-11-1 = Choose a line that does not run. The bank raises its income by the printed amount, and you pay nothing.
rule-TM-11-2 = Its train is put on station 1, heading for the far terminus, and moves in the coming train phase.
rule-TM-11-3 = A line that runs cannot be chosen; when all lines run, nobody can use Depart.
rule-TM-11-4 = A line whose train has left the map may depart again. The amount is added to the income it has.

## 12. Speed

rule-TM-12-1 = Take as many speed tokens as printed and hold them; if the supply has fewer, take what is there.
rule-TM-12-2 = With an empty supply the action is refused. You may hold any number.
rule-TM-12-3 = On your turn, before your action or pass, you may put held tokens into free slots of any line, whether it runs, has an income, or is of use to you.
rule-TM-12-4 = A line with both slots taken takes no token. If no line has room, you keep your tokens.
rule-TM-12-5 = New tokens can be placed from your next turn on, in this round or a later one.

## 13. Bicycle

rule-TM-13-1 = Take a bicycle for the rest of the game: one step more in movement phases and in Moves.
rule-TM-13-2 = Nobody has two, and there are only 4.

## 14. Discount

rule-TM-14-1 = Your disc stays there as a discount waiting to be used in this action phase.
rule-TM-14-2 = With a later Station, Invest, Action or Card of the phase you may use any of your waiting discounts together. Their discs move onto the spot you use, and the price falls by their sum.
rule-TM-14-3 = No price falls below 0. A discount is used once and as a whole; what is too much is lost.
rule-TM-14-4 = Discs of discounts do not count as the discs a spot asks for.
rule-TM-14-5 = A Discount spot whose disc has moved on is free for everybody at once.
rule-TM-14-6 = Surcharges of shares, stakes, loans, fares and bids know no discount.

## 15. Bid

rule-TM-15-1 = The bank lays the printed amount aside for your bid in the next auction. You cannot spend it otherwise, and it is not yours at the end.
rule-TM-15-2 = Several Bids in one phase add up.
rule-TM-15-3 = In the last round and when playing alone it can be used, but does nothing.

## 16. Loan

rule-TM-16-1 = Take a loan marker and 1,000 yen. You may have any number of loans.
rule-TM-16-2 = Only 8 loans exist; when all are taken, nobody can take another.
rule-TM-16-3 = Instead you may use the spot to pay 1,000 yen and give one loan marker back. It is one loan per action.
rule-TM-16-4 = For that you need a loan and 1,000 yen.

## 17. Speculate

rule-TM-17-1 = Choose a line and a stake. A speculation disc of yours goes into a free slot of the line, and the stake goes from your cash to beside it.
rule-TM-17-2 = The stake is at least the second part of the line's income now, and at least 100. It may be as high as your cash.
rule-TM-17-3 = The line needs an income marker, but need not run.
rule-TM-17-4 = The line needs a free slot.
rule-TM-17-5 = You may not speculate on a line of which you own a share.
rule-TM-17-6 = Everybody has two speculation discs for the whole game. Both may go on one line, each with its stake.
rule-TM-17-7 = A stake lies until the end, cannot be changed, and leaves the income as it is.

## 18. Action

rule-TM-18-1 = Pay the price and move a disc from your supply to your usable ones. You can use it in this phase already and in all later rounds.
rule-TM-18-2 = 6 usable discs are the most.
rule-TM-18-3 = Who pays with the last unused disc has the new one, and stays in.

## 19. Card

rule-TM-19-1 = Pay the price and take the top card of a discard pile. It stays in front of you to the end.
rule-TM-19-2 = Only the top of a pile can be taken. With no discarded cards, as in round 1, the action is refused.
rule-TM-19-3 = From your next turn on its spots are yours alone, round after round, as spots of the columns are used.
rule-TM-19-4 = You may own any number of cards.

## 20. Pass

rule-TM-20-1 = Who passes gets 100 yen for each unused disc and is out until the phase ends.
rule-TM-20-2 = A disc on a Discount spot is used, so it earns nothing.

## 21. Trains: movement

rule-TM-21-1 = Line by line in their order each running train makes its whole move.
rule-TM-21-2 = It makes 5 steps, and one more for each speed token in its line's slots. A step leads to the next station. No move can be refused.
rule-TM-21-3 = A train that reaches a terminus turns there at no cost and goes on.
rule-TM-21-4 = Trains keep place and direction until the next round. From a terminus they leave in the only direction there is.
rule-TM-21-5 = A train that came onto the map in this round moves in this round.
rule-TM-21-6 = For each train there is a riding window where it stands. Then every step brings a station, its dividend, perhaps the removal of the train, and another window.

## 22. Trains: dividends

rule-TM-22-1 = Each time a train enters a station with a pyramid, passing or stopping, there is a dividend for this line and the owner of the pyramid.
rule-TM-22-2 = If the owner has a share of the line, the income rises by 500 and the owner gets nothing.
rule-TM-22-3 = If not, the income rises by 200 and the bank pays the owner 300.
rule-TM-22-4 = A station pays nothing when a train starts there or is put there.
rule-TM-22-5 = A station entered twice in one move pays twice. A terminus pays once for each visit.
rule-TM-22-6 = The owner can use the money at once, even for a fare in the next window.

## 23. Trains: riding

rule-TM-23-1 = A meeple is on a rectangle or aboard one train. Aboard, it touches no station and travels with the train.
rule-TM-23-2 = You can get on only in the train phase, where a train departs or where it enters with steps left. Where its move ends nobody gets on.
rule-TM-23-3 = To get on, your meeple touches the station, or rides another train that stands there.
rule-TM-23-4 = A riding window opens where a train departs and after each station it enters. In turn order each player has one choice at most: riders stay or get off, others who can get on do so or not. Who has no choice is not asked.
rule-TM-23-5 = In one window nobody gets both on and off the same train.
rule-TM-23-6 = A ride costs 100 yen, which raise the line's income. Who owns a share of the line rides free, and the income stays.
rule-TM-23-7 = Without the fare you cannot get on.
rule-TM-23-8 = Getting off is free, onto any rectangle that touches the station where the train stands. It is possible in your movement, on your turn before your action, and in every riding window of your train.
rule-TM-23-9 = Nobody has to get off unless the train is removed. You may ride for rounds with one fare.
rule-TM-23-10 = To change trains you get off and on, or change directly at a station, and pay for the new line. A train whose move is over takes nobody until the next train phase.
rule-TM-23-11 = Who got off may get on the same train again in a later window, for another fare, if the meeple touches that station.

## 24. Lines without a share

rule-TM-24-1 = With a share sold, a train goes to and fro until the end of the game.
rule-TM-24-2 = A train that enters station 1 while no share of its line is sold has made its round trip. After the dividend it leaves the map, and its other steps are lost.
rule-TM-24-3 = In turn order its riders then get off onto rectangles of their choice at station 1. Nobody gets on.
rule-TM-24-4 = Income, pyramids, tokens and speculations of the line remain.
rule-TM-24-5 = A share bought on the way keeps the train on the map.

## 25. End

rule-TM-25-1 = Speculations are paid first, then shares, each line by line; loans come last.
rule-TM-25-2 = For a speculation you get the second part of the line's income, but at most twice your stake, and your stake back.
rule-TM-25-3 = All discs on a line are paid from the same income. After that it falls by these payments, not by the stakes, and not below 0.
rule-TM-25-4 = A single share gets the whole income.
rule-TM-25-5 = With two shares sold, share 1 gets the first part of what speculation left and share 2 the second part.
rule-TM-25-6 = With three sold, share 1 gets half. Of the rest, share 2 gets the first part and share 3 the second.
rule-TM-25-7 = Nobody gets the income of a line without a share sold.
rule-TM-25-8 = Nothing else you have is worth money, wherever your meeple is.
rule-TM-25-9 = Every loan left costs 1,500 yen, even into debt.
rule-TM-25-10 = Most cash wins. Of equals, the one earlier in the turn order is ahead, so nobody shares a win.

## 26. Alone

rule-TM-26-1 = One player plays with one colour, and with columns as for two: 2 cards each, 8 rounds. Start with 2,000 yen.
rule-TM-26-2 = There are no auctions. Everything else holds, but nobody will ever buy share 2 or 3.
rule-TM-26-3 = The cash at the end is your result, to compare with others of yours.

## 27. Always true

rule-TM-27-1 = Nothing is lost: 12 speed tokens, 8 loan markers, 4 bicycles and 54 cards are always somewhere.
rule-TM-27-2 = A player has 6 discs that are usable or in supply, 2 for speculation at hand or in slots, 1 on the track, and 6 pyramids at hand or on the map.
rule-TM-27-3 = A line with a share sold runs, a line that runs has a marker, and without a marker there is no share and no speculation.
rule-TM-27-4 = Incomes never fall before scoring. Nobody has a share and a speculation on one line.
rule-TM-27-5 = What the shares of a line get adds up to its income after speculations.

## 28. What you see

rule-TM-28-1 = All is open to everybody, spectators too, but for what follows.
rule-TM-28-2 = A bid is hidden until all have bid; then bids and totals are shown. That somebody has bid can be seen before.
rule-TM-28-3 = Nobody knows the order of cards not drawn. How many are left, of which levels, and which ones, everybody may know.
