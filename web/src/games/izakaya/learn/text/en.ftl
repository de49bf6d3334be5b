book-lead = A town of small shops on street corners. Bid for your place in the turn order, put drinks on the corners, and build where the drinks are dear.
book-about = What it is about
book-about-text =
    You own a few lots of a small town. A building earns the prices of the drinks on the corners of its lot, once for each floor. So you acquire lots, put drinks beside them, push the prices of those drinks up, and build high. Everybody else does the same, on the same corners.

    - 2 to 5 players, about half an hour
    - The money you bid is gone; when enough was bid, the game ends
book-parts = What you need
book-parts-text =
    The game is played with parts of three others: lot cards, pieces and the builder of TOKYO JUTAKU, drinks and stock cards of TOKYO JIDOHANBAIKI, chips, pyramids and money of TOKYO METRO.
book-auction = The auction
book-auction-text =
    All choose a bid in secret and uncover together. The higher bid goes first. Players who bid the same change places. All bids go into the pot, whatever place they buy, and never come back.
book-line = Three in a row
book-line-text = Three of your lot chips on neighbouring corners in a straight line bring a piece at once, for no action chip. You may place it on any lot, or decline it. This is possible with 4 and 5 players only.
book-end = The end
book-end-text = When enough has been bid, the action phase that follows is the last one. The tenth round is the last in any case (our reading).
book-scoring = Scoring
book-scoring-text =
    For each of your lots add the prices of the drinks on its corners, and multiply by the floors of its buildings. Two outlines on a lot are two buildings, and each counts. Add your cash (our reading); what you have bid does not count. Most money wins; of equals the one who is earlier in the turn order.
book-tips = Tips
book-tips-text =
    - A drink counts for every lot around its corner, also for those of others.
    - A floor on a good lot is worth more than a new lot: the sum of its drinks is counted again.
    - Price moves both ways: take the coin from a colour that your neighbours live on.
    - The last turn of a phase has the last word on prices, the first one the best corners. Bid for what you need.
book-questions = Questions people ask
book-questions-text =
    - Can I build on a lot that is not mine? Yes. Its owner earns by it.
    - Can I put a drink beside the lot of somebody else? Yes. It counts for every lot around its corner.
    - Does a drink ever move? No.
    - What if the piece I took fits nowhere? It goes back, and the chip is used.
    - May I bid nothing? Yes. Players who bid the same change places, also with 0.
    - Our box says it in another way: may we play so? Yes, the form of a new table has a switch for each open reading.
book-figure-town = A town near the end of a game: lots with owners and buildings, drinks on the corners between them.
book-figure-corners = A town of 3 x 3 lots. A lot is named by its column and row, counted from 0 at the top left, and so is the corner at its top left.
book-corner-inner = inner corners, where four lots meet: drinks go here first
book-corner-rim = rim corners, where two lots meet
book-corner-outer = outer corners: never used
book-figure-market = The six colours of drinks, six drinks each. The money on a colour is its price: 100, 100, 200, 200, 300 and 300 at the beginning, from the left. Which colour lies where is drawn.
book-figure-set = What each player takes.
book-set-action = { $count } action chips
book-set-lot = { $count } lot chips
book-set-pyramid = { $count } pyramids
book-set-cash = yen in cash
book-figure-pieces = The 69 pieces of the supply, by shape. You may turn a piece and flip it over.
book-setup = Set-up
book-setup-text =
    - Lay the lot cards in a square: 3 x 3 with 2 or 3 players, 4 x 4 with 4, 5 x 5 with 5. With 2 or 3 players the middle card is the blue card, which nobody can acquire; with more it lies beside the town.
    - Put the pieces and the builder above the town, the row of drinks below it, with the coins on them.
    - Everybody takes a set of one colour. The turn order is drawn. The pot is empty.
book-figure-setup = The town at the beginning of a game of two, with the blue card in the middle.
book-round = A round
book-round-text =
    Each round has an auction for the turn order, and then an action phase: in turn order everybody lays one action chip on a spot and does at once what it says, three times round. You may pass a turn; it brings nothing.
book-figure-round = A round, step by step.
book-step-1 = Auction: all bid in secret and uncover together. The highest bid goes first.
book-step-2 = On your turn, choose one of four: Drink. Put a drink of that colour on a corner.
book-step-3 = Price. Move one coin from a colour to another.
book-step-4 = Acquire. Lay a lot chip on a corner, and own a lot.
book-step-5 = Build. Take a piece and place it on a lot.
book-step-6 = After three turns each, the action chips come back, and the next round begins.
book-figure-auction = Five players. Players 1, 3 and 4 bid the same: their order is turned round.
book-drink = Drink
book-drink-text = Lay the chip on a colour, take one of its drinks and stand it on a corner. A colour takes one chip in a phase. A corner holds one drink, which belongs to all lots around it and never moves. Corners where four lots meet come first; when all of them have a drink, the corners at the rim follow.
book-figure-drink = One inner corner is still free: the next drink must go there.
book-figure-rim = All inner corners have a drink: now the rim corners are free.
book-price = Price
book-price-text = Move one coin of 100 from a colour to another. A price may fall to nothing and rise without limit; all prices together stay the same. The spot takes one chip in a phase.
book-figure-price = A coin moves from white to yellow.
book-acquire = Acquire
book-acquire-text = Lay the action chip on the blue card. Put one of your lot chips on a corner between lots, then a pyramid on a free lot that touches a corner with a chip of yours, the new one or an older one. The lot is yours to the end. With 4 or 5 players chips go on inner corners only.
book-figure-acquire = A new chip on the corner 2,1. The pyramid may go on any marked lot: around the new chip, or around the older one at 1,1.
book-figure-line = A row brings a piece; a diagonal does not.
book-line-made = { $bonus ->
    [true] three in a row: a piece for nothing
   *[false] a diagonal: nothing
}
book-build = Build
book-build-text =
    Take a piece without trying where it fits, then place it on any lot, also one that is not yours. If it fits nowhere it goes back, and the chip is used.

    - It lies inside one outline, whole.
    - It lies on the ground, or on pieces that are all below it at the same height.
    - If the floor has pieces already, it touches one of them along a side.
book-figure-build = Four pieces tried beside the same building, and the clause that stands against them.
book-build-fits = Good: on the ground, along the side.
book-build-outside = No: a cell lies outside the outline.
book-build-bridge = No: one cell high, one on the ground.
book-build-apart = No: it touches only at a point.
book-figure-floors = Seen from above; each roof says its height. The building has as many floors as its highest cell: three.
book-figure-end = When the game ends, by players.
book-players = Players
book-town-size = Town
book-pot = Pot
book-figure-scoring = The example of the rulebook: two white drinks at 200 and a blue one at 300 beside a building of three floors.
book-figure-two = A lot with two outlines: a building of two floors and one of one floor. Both earn the full sum.
book-figure-winner = The same total: player 2 is earlier in the turn order and wins.
book-earned = Lots
book-cash = Cash
book-total = Total
book-turn-place = Turn order
book-seen = Who sees what
book-seen-text = Bids are the only secret, and only until all have bid. What is on the table can be counted by everybody.
book-figure-seen = Who sees what.
book-seen-bid = How much you bid, until all have
book-seen-has-bid = That you have bid
book-seen-supply = Which pieces are left
book-seen-rest = Money, prices, drinks, chips, lots, buildings
book-figure-counts = What can be counted at any time.
book-count-cash = Cash and pot together, for each player
book-count-prices = All prices together
book-count-drinks = Drinks in crates and on corners
book-count-pieces = Pieces in the supply and on lots
book-count-chips = Lot chips and pyramids of a player, at most
