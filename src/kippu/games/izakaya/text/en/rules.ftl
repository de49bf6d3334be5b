### IZAKAYA: the rules, clause by clause.

rules-title = IZAKAYA: the rules

## 0. Words

rule-IZ-0-1 = Every amount of money is a whole number of 100-yen coins.
rule-IZ-0-2 = The turn-order track, read from the left, says who goes before whom. Bids are the only thing done at the same time.
rule-IZ-0-3 = The town is a square of lot cards, as many down as across. A card is named by column and row, counted from 0 at the top left. The points where cards meet, and the points of the outside edge, are corners; a corner is named by the column and row of the card to its lower right, and meets those of the four cards around it that are there.
rule-IZ-0-4 = An inner corner has cards on all four sides, a rim corner meets two, and each of the four outer corners of the town meets one.
rule-IZ-0-5 = Only five things are left to chance: which lots are used, where they lie, how the colours lie in their row, the turn order at the beginning, and which pieces come into the yard.
rule-IZ-0-6 = You can do what the rules ask of you at that moment, and nothing else. What anybody else does, or what is not among the choices, is refused and has no effect.

## 1. Setup

rule-IZ-1-1 = The game is for 2, 3, 4 or 5 players.
rule-IZ-1-2 = With 2 or 3 players the town has 3 x 3 cards, with 4 players 4 x 4, with 5 players 5 x 5. They are drawn from 32 different lots, and all lie the same way up.
rule-IZ-1-3 = With 2 or 3 players the card in the middle is the blue card. Nobody can acquire it, and nothing is built on it.
rule-IZ-1-4 = With 4 or 5 players the blue card is put aside, and every card of the town can be acquired.
rule-IZ-1-5 = The drinks come in 6 colours with 6 drinks each. The colours are laid in a row, in any order.
rule-IZ-1-6 = The money on a colour is its price. From left to right the row begins with 100, 100, 200, 200, 300 and 300.
rule-IZ-1-7 = You begin with 1,000 in cash, 3 action chips, 6 lot chips and 6 pyramids.
rule-IZ-1-8 = The turn order at the beginning is drawn. The markers for it are no action chips and no lot chips.
rule-IZ-1-9 = The pot is empty at first.

## 2. A round

rule-IZ-2-1 = Each round, also the very first, has an auction and after it an action phase.
rule-IZ-2-2 = In the action phase the players take turns in turn order, three times round. On a turn you lay one action chip on a spot and do what it says at once; so everybody has three turns.
rule-IZ-2-3 = You may pass. Then this turn is gone, but your later turns are not; a chip you keep brings nothing.
rule-IZ-2-4 = When the phase is over, everybody gets the action chips back. Lot chips, pyramids, drinks and pieces remain where they are.

## 3. Auction

rule-IZ-3-1 = All choose a bid in secret, from nothing up to all the cash they have, and uncover them together. Who has no cash bids 0.
rule-IZ-3-2 = Everybody's bid goes into the pot, whatever place it buys. No money ever leaves the pot.
rule-IZ-3-3 = Who bids more goes before who bids less.
rule-IZ-3-4 = Two players who bid the same swap their order; three or more who bid the same turn theirs round.
rule-IZ-3-5 = But players who bid 0 stay in the order they were in.
rule-IZ-3-6 = Bids are all you ever pay. Before the scoring nothing brings money, and nothing else costs any.
rule-IZ-3-7 = As long as somebody has not bid, you may change your bid; what you said last counts.

## 4. Drink

rule-IZ-4-1 = Lay the chip on a colour, take a drink from it, and stand the drink on a corner.
rule-IZ-4-2 = A colour takes one action chip in a phase, no matter whose.
rule-IZ-4-3 = A colour whose drinks are all on corners cannot be chosen.
rule-IZ-4-4 = A corner holds one drink at most. Lot chips are not in its way.
rule-IZ-4-5 = While an inner corner is without a drink, none may go on a rim corner.
rule-IZ-4-6 = Outer corners never get a drink.
rule-IZ-4-7 = Once every inner corner and every rim corner has a drink, nobody can place another.
rule-IZ-4-8 = A drink belongs to all lots that its corner meets, and it stays there for good.

## 5. Price

rule-IZ-5-1 = Move one coin of 100 from a colour to another; always just one.
rule-IZ-5-2 = A colour without money gives nothing, and a colour cannot give to itself.
rule-IZ-5-3 = Prices may fall to 0 and rise without limit. All six together are always 1,200.
rule-IZ-5-4 = Price can be chosen as often in a phase as players like, so there is always an action to take.

## 6. Acquire

rule-IZ-6-1 = Put a lot chip on a corner, then one of your pyramids on a lot that this corner meets; corners of your older chips do not count. The lot is yours until the end.
rule-IZ-6-2 = Lot chips go on inner corners only.
rule-IZ-6-3 = You cannot put a second lot chip of your own on a corner. Other players' chips and drinks there do not hinder you.
rule-IZ-6-4 = A lot has one owner; you cannot take one that belongs to somebody.
rule-IZ-6-5 = The blue card cannot be taken.
rule-IZ-6-6 = A corner with no free lot around it cannot be chosen. Who finds no such corner, or has laid all 6 lot chips, cannot acquire.
rule-IZ-6-7 = Acquire can be chosen any number of times in a phase.
rule-IZ-6-8 = What has been built on the lot remains, and now works for its owner.

## 7. Line bonus

rule-IZ-7-1 = If your new lot chip lies in a straight line with two more of yours, so that three inner corners next to each other in a row or in a column are yours, you may build a piece for no action chip. Diagonals do not count.
rule-IZ-7-2 = Only the towns for 4 and 5 players are big enough for that.
rule-IZ-7-3 = One acquisition brings one piece at most, even if it finishes a row and a column.
rule-IZ-7-4 = It is enough that the new chip is part of a line of three. So a fourth chip at the end of a row brings the bonus again.
rule-IZ-7-5 = You decide about the bonus when the pyramid stands, still on the same turn, and may decline it. The yard is filled up afterwards. If none of its pieces fits anywhere, there is no bonus.

## 8. Build

rule-IZ-8-1 = Take a piece and place it on a lot. Whether the lot is yours, another player's or nobody's makes no difference.
rule-IZ-8-2 = The piece must lie in the yard. You say at once which piece and where; a piece that has no place cannot be taken.
rule-IZ-8-3 = Build can be chosen any number of times in a phase.
rule-IZ-8-4 = A lot is divided into 5 x 5 cells and shows one or two outlines. What stands on an outline is one building.
rule-IZ-8-5 = A piece has 1 to 5 cells and is one floor high. You may turn it and flip it over.
rule-IZ-8-6 = The whole piece must lie inside one outline.
rule-IZ-8-7 = The whole piece lies on one floor: on the ground, or on cells that all have a piece directly below. It may not stick out, nor bridge a gap.
rule-IZ-8-8 = Two pieces never share a cell of the same floor.
rule-IZ-8-9 = If there are pieces on that floor of the building, the new one must lie against one of them along the side of a cell. A touch at a point is not enough.
rule-IZ-8-10 = In short: count the floors over each cell. The cells for a piece must all have the same count, and either nothing in the building is higher, or at least one of them has a higher cell directly beside it. The piece then lies one floor up.
rule-IZ-8-11 = You may start a floor before the one below is full, and add to lower floors later. What is built is never moved or taken away.
rule-IZ-8-12 = A building has as many floors as its highest cell; without pieces it has none.

## 9. Yard

rule-IZ-9-1 = 69 pieces are in the supply. At the start some of them are drawn and lie open in the yard: 4 with 2 or 3 players, 5 with 4 or 5.
rule-IZ-9-2 = When a piece has been placed, another one is drawn from the supply into the yard. Once the supply is used up, the yard gets smaller.
rule-IZ-9-3 = If nothing in the yard fits anywhere, be it at the start or after a draw, while something in the supply would, then the piece that has waited longest goes back, and a piece that does fit is drawn in its place. Among pieces drawn together the one further left has waited longer.
rule-IZ-9-4 = If nothing fits any more, neither from the yard nor from the supply, nobody can build for the rest of the game, and the yard is left alone.
rule-IZ-9-5 = Which of several equal pieces you take makes no difference.

## 10. End

rule-IZ-10-1 = Look at the pot after each auction. With 1,500 or more in it (2 players), 2,300 (3), 3,000 (4) or 4,000 (5), the action phase that follows is the last.
rule-IZ-10-2 = The action phase of the tenth round is the last, however little the pot holds.
rule-IZ-10-3 = The last action phase is played in full. Then you count.

## 11. Scoring

rule-IZ-11-1 = For each of your lots, add up the prices of the drinks on its corners, as they are now. Every building on the lot earns that sum for each of its floors.
rule-IZ-11-2 = If two buildings stand on a lot, both earn the full sum, each for its own floors.
rule-IZ-11-3 = No drinks or no pieces: no earnings. It does not matter who built; only the owner earns, and nobody earns from a lot without one.
rule-IZ-11-4 = A drink counts anew for every lot around it, whoever owns them.
rule-IZ-11-5 = To the earnings you add the cash you have left. What you have bid is gone.
rule-IZ-11-6 = Who has most wins. Equal players are placed by the turn-order track, the one further left first.

## 12. Always true

rule-IZ-12-1 = Until the scoring, the cash of all players and the pot make 1,000 for each player; the prices make 1,200.
rule-IZ-12-2 = There are 36 drinks, in their crates and on corners, and 69 pieces, in the supply, in the yard and on lots.
rule-IZ-12-3 = A player has as many lot chips on corners as pyramids on lots: 6 at most, and 4 at most in the town of 3 x 3.
rule-IZ-12-4 = On each floor of a building the covered cells hang together along their sides, and below each of them, down to the ground, a cell is covered too.

## 13. Who sees what

rule-IZ-13-1 = Others learn your bid only when all have bid; that you have bid they may know before.
rule-IZ-13-2 = Nobody knows which piece comes next. Which pieces are left, everybody may look up.
rule-IZ-13-3 = All the rest is open to everyone, onlookers too: money, prices, drinks, chips, owners, the pieces on the lots and in the yard. Lots that were not drawn are out of the game.
