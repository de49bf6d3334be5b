### IZAKAYA: the rules, clause by clause.

rules-title = IZAKAYA: the rules

## 0. Words

rule-IZ-0-1 = Every amount of money is a whole number of 100-yen coins.
rule-IZ-0-2a = The turn-order track, read from the left, says who goes before whom.
rule-IZ-0-2b = Bids are the only thing done at the same time.
rule-IZ-0-3a = The town is a square of lot cards, as many down as across.
rule-IZ-0-3b = A card is named by column and row, counted from 0 at the top left.
rule-IZ-0-3c = The points where cards meet, and the points of the outside edge, are corners.
rule-IZ-0-3d = A corner is named by the column and row of the card to its lower right.
rule-IZ-0-3e = A corner meets those of the four cards around it that are there.
rule-IZ-0-4 = An inner corner has cards on all four sides, a rim corner meets two, and each of the four outer corners of the town meets one.
rule-IZ-0-5 = { $supply ->
   *[open] Only four things are left to chance: which lots are used, where they lie, how the colours lie in their row, and the turn order at the beginning.
    [yard] Only five things are left to chance: which lots are used, where they lie, how the colours lie in their row, the turn order at the beginning, and which pieces come into the yard.
}
rule-IZ-0-6a = You can do what the rules ask of you at that moment, and nothing else.
rule-IZ-0-6b = What anybody else does, or what is not among the choices, is refused and has no effect.

## 1. Setup

rule-IZ-1-1 = The game is for 2, 3, 4 or 5 players.
rule-IZ-1-2a = With 2 or 3 players the town has 3 x 3 cards, with 4 players 4 x 4, with 5 players 5 x 5.
rule-IZ-1-2b = They are drawn from 32 different lots.
rule-IZ-1-2c = All lie the same way up.
rule-IZ-1-3a = With 2 or 3 players the card in the middle is the blue card.
rule-IZ-1-3b = Nobody can acquire it.
rule-IZ-1-3c = { $build_on_blue ->
   *[false] Nothing is built on it.
    [true] It can be built on like any other card.
}
rule-IZ-1-4 = With 4 or 5 players the blue card lies beside the town, and every card of the town can be acquired.
rule-IZ-1-5a = The drinks come in 6 colours with 6 drinks each.
rule-IZ-1-5b = The colours are laid in a row, in any order.
rule-IZ-1-6a = The money on a colour is its price.
rule-IZ-1-6b = From left to right the row begins with 100, 100, 200, 200, 300 and 300.
rule-IZ-1-7 = You begin with 1,000 in cash, 3 action chips, 6 lot chips and 6 pyramids.
rule-IZ-1-8a = The turn order at the beginning is drawn.
rule-IZ-1-8b = The markers for it are no action chips and no lot chips.
rule-IZ-1-9 = The pot is empty at first.

## 2. A round

rule-IZ-2-1 = Each round, also the very first, has an auction and after it an action phase.
rule-IZ-2-2a = In the action phase the players take turns in turn order, three times round.
rule-IZ-2-2b = On a turn you lay one action chip on a spot and do what it says at once.
rule-IZ-2-2c = So everybody has three turns.
rule-IZ-2-3a = You may pass.
rule-IZ-2-3b = Then this turn is gone, but your later turns are not.
rule-IZ-2-3c = A chip you keep brings nothing.
rule-IZ-2-4a = When the phase is over, everybody gets the action chips back.
rule-IZ-2-4b = Lot chips, pyramids, drinks and pieces remain where they are.

## 3. Auction

rule-IZ-3-1a = All choose a bid in secret, from nothing up to all the cash they have.
rule-IZ-3-1b = The bids are uncovered together.
rule-IZ-3-1c = A player without cash bids 0.
rule-IZ-3-2a = Everybody's bid goes into the pot, whatever place it buys.
rule-IZ-3-2b = No money ever leaves the pot.
rule-IZ-3-3 = A player who bids more goes before one who bids less.
rule-IZ-3-4a = Two players who bid the same swap their order.
rule-IZ-3-4b = Three or more who bid the same turn theirs round.
rule-IZ-3-5 = { $zero_ties ->
   *[change_places] Bids of 0 are no exception.
    [keep] But players who bid 0 stay in the order they were in.
}
rule-IZ-3-6a = Bids are all you ever pay.
rule-IZ-3-6b = Before the scoring nothing brings money.
rule-IZ-3-7a = As long as somebody has not bid, you may change your bid.
rule-IZ-3-7b = What you said last counts.

## 4. Drink

rule-IZ-4-1 = Lay the chip on a colour, take a drink from it, and stand the drink on a corner.
rule-IZ-4-2 = { $drink_chips ->
   *[one_per_colour] A colour takes one action chip in a phase, no matter whose.
    [one_per_player] You may lay one action chip in a phase on the colours, and others may lie there already.
}
rule-IZ-4-3 = A colour whose drinks are all on corners cannot be chosen.
rule-IZ-4-4a = A corner holds one drink at most.
rule-IZ-4-4b = Lot chips are not in its way.
rule-IZ-4-5 = While an inner corner is without a drink, none may go on a rim corner.
rule-IZ-4-6 = Outer corners never get a drink.
rule-IZ-4-7 = Once every inner corner and every rim corner has a drink, nobody can place another.
rule-IZ-4-8a = A drink belongs to all lots that its corner meets.
rule-IZ-4-8b = It stays there for good.

## 5. Price

rule-IZ-5-1 = Move one coin of 100 from a colour to another; always just one.
rule-IZ-5-2a = A colour without money gives nothing.
rule-IZ-5-2b = A colour cannot give to itself.
rule-IZ-5-3a = Prices may fall to 0 and rise without limit.
rule-IZ-5-3b = All six together are always 1,200.
rule-IZ-5-4a = { $price_chips ->
   *[one] Price takes one action chip in a phase, no matter whose.
    [any] Price can be chosen as often in a phase as players like.
}
rule-IZ-5-4b = { $price_chips ->
   *[one] A player who can do nothing else can always pass.
    [any] So there is always an action to take.
}

## 6. Acquire

rule-IZ-6-1a = { $pyramid_by ->
   *[any_own_chip] Lay the action chip on the blue card, put a lot chip on a corner, then one of your pyramids on a lot that meets a corner with a lot chip of yours.
    [new_chip] Lay the action chip on the blue card, put a lot chip on a corner, then one of your pyramids on a lot that this corner meets.
}
rule-IZ-6-1b = { $pyramid_by ->
   *[any_own_chip] Corners of your older chips count as well as that of the new one.
    [new_chip] Corners of your older chips do not count.
}
rule-IZ-6-1c = The lot is yours until the end.
rule-IZ-6-2 = { $lot_chips_on_rim ->
   *[by_players] With 2 or 3 players lot chips go on inner corners and rim corners, with 4 or 5 on inner corners only.
    [never] Lot chips go on inner corners only.
    [always] Lot chips go on inner corners and rim corners, never on outer corners.
}
rule-IZ-6-3a = You cannot put a second lot chip of your own on a corner.
rule-IZ-6-3b = Other players' chips and drinks there do not hinder you.
rule-IZ-6-4a = A lot has one owner.
rule-IZ-6-4b = You cannot take a lot that belongs to somebody.
rule-IZ-6-5 = The blue card cannot be taken.
rule-IZ-6-6a = { $pyramid_by ->
   *[any_own_chip] A corner cannot be chosen if no free lot meets it or one of your older chips.
    [new_chip] A corner with no free lot around it cannot be chosen.
}
rule-IZ-6-6b = A player who finds no corner to choose cannot acquire.
rule-IZ-6-6c = A player who has laid all 6 lot chips cannot acquire.
rule-IZ-6-7 = Acquire can be chosen any number of times in a phase.
rule-IZ-6-8 = What has been built on the lot remains, and now works for its owner.

## 7. Line bonus

rule-IZ-7-1a = If your new lot chip lies in a straight line with two more of yours, so that three corners next to each other are yours, you may build a piece for no action chip.
rule-IZ-7-1b = { $line_diagonals ->
   *[false] A line is part of a row or of a column, and diagonals do not count.
    [true] A line is part of a row, of a column or of a diagonal.
}
rule-IZ-7-2 = There is a line bonus with 4 and 5 players only.
rule-IZ-7-3 = One acquisition brings one piece at most, even if it finishes a row and a column.
rule-IZ-7-4a = It is enough that the new chip is part of a line of three.
rule-IZ-7-4b = So a fourth chip at the end of a row brings the bonus again.
rule-IZ-7-5a = You decide about the bonus when the pyramid stands, still on the same turn.
rule-IZ-7-5b = You may decline it.
rule-IZ-7-5c = { $supply ->
   *[open] The piece comes out of the supply like any other.
    [yard] The yard is filled up afterwards.
}
rule-IZ-7-5d = If no piece that can be taken fits anywhere, there is no bonus.

## 8. Build

rule-IZ-8-1a = Take a piece and place it on a lot.
rule-IZ-8-1b = Whether the lot is yours, another player's or nobody's makes no difference.
rule-IZ-8-2a = { $supply ->
   *[open] Every piece of the supply can be taken.
    [yard] The piece must lie in the yard.
}
rule-IZ-8-2b = { $choose_unseen ->
   *[true] You take the piece before you try where it fits, and then you must place it.
    [false] You say at once which piece and where.
}
rule-IZ-8-2c = { $choose_unseen ->
   *[true] A piece that fits nowhere is put back, and the action chip is used up.
    [false] A piece that has no place cannot be taken.
}
rule-IZ-8-3 = Build can be chosen any number of times in a phase.
rule-IZ-8-4a = A lot is divided into 5 x 5 cells and shows one or two outlines.
rule-IZ-8-4b = What stands on an outline is one building.
rule-IZ-8-5a = A piece has 1 to 5 cells and is one floor high.
rule-IZ-8-5b = { $mirror_pieces ->
   *[true] You may turn it and flip it over.
    [false] You may turn it, but not flip it over.
}
rule-IZ-8-6 = The whole piece must lie inside one outline.
rule-IZ-8-7a = The whole piece lies on one floor: on the ground, or on cells that all have a piece directly below.
rule-IZ-8-7b = It may not stick out, nor bridge a gap.
rule-IZ-8-8 = Two pieces never share a cell of the same floor.
rule-IZ-8-9a = If there are pieces on that floor of the building, the new one must lie against one of them along the side of a cell.
rule-IZ-8-9b = A touch at a point is not enough.
rule-IZ-8-10a = In short: count the floors over each cell, and the cells for a piece must all have the same count.
rule-IZ-8-10b = And either nothing in the building is higher, or at least one of these cells has a higher cell directly beside it.
rule-IZ-8-10c = The piece then lies one floor up.
rule-IZ-8-11a = You may start a floor before the one below is full.
rule-IZ-8-11b = You may add to lower floors later.
rule-IZ-8-11c = What is built is never moved or taken away.
rule-IZ-8-12a = A building has as many floors as its highest cell.
rule-IZ-8-12b = Without pieces it has none.

## 9. Supply and yard

rule-IZ-9-1a = 69 pieces are in the supply.
rule-IZ-9-1b = { $supply ->
   *[open] All of them lie open.
    [yard] At the start some of them are drawn and lie open in the yard: 4 with 2 or 3 players, 5 with 4 or 5.
}
rule-IZ-9-2a = { $supply ->
   *[open] Nothing takes the place of a piece that has been placed.
    [yard] When a piece has been placed, another one is drawn from the supply into the yard.
}
rule-IZ-9-2b = { $supply ->
   *[open] A shape whose pieces have all been placed can no longer be taken.
    [yard] Once the supply is used up, the yard gets smaller.
}
rule-IZ-9-3a = { $supply ->
   *[open] No piece is drawn or exchanged during the game.
    [yard] If nothing in the yard fits anywhere, be it at the start or after a draw, while something in the supply would, then the piece that has waited longest goes back, and a piece that does fit is drawn in its place.
}
rule-IZ-9-3b = { $supply ->
   *[open] So it does not matter how long a piece has been there.
    [yard] Among pieces drawn together the one further left has waited longer.
}
rule-IZ-9-4a = { $choose_unseen ->
   *[true] If nothing fits any more, every piece that is taken is put back.
    [false] If nothing fits any more, nobody can build for the rest of the game.
}
rule-IZ-9-4b = { $supply ->
   *[open] The supply then stays as it is.
    [yard] The yard is then left alone.
}
rule-IZ-9-5 = Which of several equal pieces you take makes no difference.

## 10. End

rule-IZ-10-1 = With 1,500 or more in the pot after an auction (2 players), 2,300 (3), 3,000 (4) or 4,000 (5), the action phase that follows is the last.
rule-IZ-10-2 = { $round_cap ->
   *[10] The action phase of the tenth round is the last, however little the pot holds.
    [none] However many rounds it takes, only the pot ends the game.
}
rule-IZ-10-3a = The last action phase is played in full.
rule-IZ-10-3b = Then you count.

## 11. Scoring

rule-IZ-11-1a = For each of your lots, add up the prices of the drinks on its corners, as they are now.
rule-IZ-11-1b = Every building on the lot earns that sum for each of its floors.
rule-IZ-11-2 = If two buildings stand on a lot, both earn the full sum, each for its own floors.
rule-IZ-11-3a = No drinks or no pieces: no earnings.
rule-IZ-11-3b = It does not matter who built; only the owner earns.
rule-IZ-11-3c = Nobody earns from a lot without an owner.
rule-IZ-11-4 = A drink counts again for every lot around it, whoever owns them.
rule-IZ-11-5a = { $cash_counts ->
   *[true] To the earnings you add the cash you have left.
    [false] The cash you have left is not added.
}
rule-IZ-11-5b = What you have bid is gone.
rule-IZ-11-6a = The player who has most wins.
rule-IZ-11-6b = { $cash_counts ->
   *[true] Equal players are placed by the turn-order track, the one further left first.
    [false] Equal players are placed by the cash they have left, then by the turn-order track, the one further left first.
}

## 12. Always true

rule-IZ-12-1a = Until the scoring, the cash of all players and the pot make 1,000 for each player.
rule-IZ-12-1b = The prices make 1,200.
rule-IZ-12-2a = There are 36 drinks, in their crates and on corners.
rule-IZ-12-2b = { $supply ->
   *[open] There are 69 pieces, in the supply and on lots.
    [yard] There are 69 pieces, in the supply, in the yard and on lots.
}
rule-IZ-12-3a = A player has as many lot chips on corners as pyramids on lots.
rule-IZ-12-3b = { $lot_chips_on_rim ->
   *[by_players] They are 6 at most.
    [never] They are 6 at most, and 4 at most in the town of 3 x 3.
    [always] There are never more than 6.
}
rule-IZ-12-4a = On each floor of a building the covered cells hang together along their sides.
rule-IZ-12-4b = Below each of them, down to the ground, a cell is covered too.

## 13. Who sees what

rule-IZ-13-1a = Others learn your bid only when all have bid.
rule-IZ-13-1b = That you have bid they may know before.
rule-IZ-13-2a = { $supply ->
   *[open] No piece is hidden from anybody.
    [yard] Nobody knows which piece comes next.
}
rule-IZ-13-2b = Which pieces are left, everybody may look up.
rule-IZ-13-3a = { $supply ->
   *[open] All the rest is open to everyone, onlookers too: money, prices, drinks, chips, owners and the pieces on the lots.
    [yard] All the rest is open to everyone, onlookers too: money, prices, drinks, chips, owners, the pieces on the lots and in the yard.
}
rule-IZ-13-3b = Lots that were not drawn are out of the game.
