book-lead = You are an investor, a speculator, a builder of stations, a shareholder and a cyclist. Whoever makes most money of the Tokyo subway wins.
book-about = What it is about
book-about-text =
    Every line has an income that grows when shares are bought and when its train passes stations of players. At the end the income is paid to those who hold its shares, and to those who speculated on it.

    - 1 to 5 players; 8 rounds with 1 or 2 players, 5 with 5
    - Everything is open but the bids
book-parts = What you need
book-parts-text =
    A cloth map with the income track, 90 small cards, wooden pieces and money. Each player has a set of one colour; the rest is for all.
book-round = A round
book-round-text = A round has five phases. The first round begins with movement.
book-actions = Phase 4: actions
book-actions-text =
    On your turn lay a disc on a free spot of a card, two where the spot says so, and do what it says. Each card has two spots, and each takes one player. Or pass: every disc that you have not used brings 100 yen, and you are out until the next round. In the end all discs come home.
book-trains = Phase 5: trains
book-trains-text = The trains run in the order of the income track. At a terminus they turn and go on. A train that stops at or passes a pyramid pays a dividend each time. The rulebook says what the line gets; what an owner without a share gets is our reading.
book-solo = Alone
book-solo-text = Play as with two players, with one set of pieces. Write down what you have at the end, and try to beat it.
book-tips = Tips
book-tips-text =
    - A share early in the game grows with every train that passes.
    - Stations with several pillars are dear, but more lines pay there.
    - An unused disc is worth 100 yen when you pass, and a fourth disc pays only if you use it often.
    - A low bid is enough when nobody else needs the spot that you want.
book-questions = Questions people ask
book-questions-text =
    - May I speculate on a line and buy its share later? No, not on the same line.
    - Does a departed train run for ever? A line with a share sold runs on; without one its train goes there and back once.
    - Can a station have two pyramids? No. One pyramid stands for all lines of the station.
    - May I take more than one loan? Yes, one with each action, while there are markers. You may pay one back with the same spot.
    - Do I have to use all my discs? No. A disc that you keep when you pass is worth 100 yen.
    - Our box has other numbers on the cards: the rulebook does not print them. The cards here are ours; the page on what we could not know says more.
book-figure-map = The twelve lines of the map. A station has a pillar for each line that stops there.
book-figure-track = The pair of numbers beside an income: about two thirds on the left of the slash, a third on the right. Speculation and shares are paid by them.
book-left = Left of the slash
book-right = Right of the slash
book-figure-contents = The parts: first the set of one player, then what is for all, and the money to begin with.
book-part-disc = Discs: 3 to use, 3 in supply, 2 to speculate, 1 for the turn order
book-part-pyramid = Pyramids
book-part-meeple = Meeple
book-part-card = Action cards, six decks of nine
book-part-share = Shares, three of each line
book-part-train = Trains
book-part-speed = Speed tokens
book-part-loan = Loan markers
book-part-bicycle = Bicycles
book-part-coin = Money of each player
book-setup = Set-up
book-setup-text = The picture shows a table for three. The turn order of the first round is drawn: the second in it gets 100 yen more, the third 200, the fourth 300 and so on.
book-figure-setup = The table at the beginning of a game of three.
book-setup-1 = The map.
book-setup-2 = The income track, with the shares of each line: number 1 on top, number 3 at the bottom.
book-setup-3 = Six decks of action cards: one dot on top, then two, then three.
book-setup-4 = A column below each deck, with as many cards as there are players.
book-setup-5 = Room for the discard pile.
book-setup-6 = The turn order, from the left.
book-setup-7 = Each player: 3 discs to use, 6 pyramids, a meeple and 2,000 yen. Two more discs lie beside the income track for speculation, three in the supply.
book-figure-round = A round, step by step.
book-step-1 = Cards: the lowest card of each column leaves, and a new one comes on top.
book-step-2 = Turn order: all bid in secret. All bids are paid.
book-step-3 = Movement: your meeple walks up to two rectangles, three with a bicycle. In the first round you put it anywhere.
book-step-4 = Actions: in turn order, lay discs on a free spot of a card and do what it says, until all have used their discs or passed.
book-step-5 = Trains: every train on the map runs five stations, and more with speed tokens.
book-figure-rounds = How long a game is. It ends when cards should be refreshed and none is left.
book-players = Players
book-column = Cards in a column
book-rounds = Rounds
book-refresh = Phase 1: cards
book-refresh-text = The first round leaves this out. All columns have one discard pile together.
book-figure-refresh = A column of three cards.
book-refresh-1 = 1. The lowest card goes onto the discard pile.
book-refresh-2 = 2. The others move down.
book-refresh-3 = 3. A new card comes on top.
book-order = Phase 2: turn order
book-order-text = Everybody takes the money of the bid in hand, and all show it together. What the action Bid brought before is added. The higher total goes first. Players with equal totals change places; those with nothing at all keep theirs. All bids go to the bank.
book-figure-order = Four players. Player 3 bids 200 and has a bonus of 100: the same total as player 1, so they change places.
book-walk = Phase 3: movement
book-walk-text = The meeple walks on the rectangles of the map, never diagonally; lines do not matter. It touches every station at a corner of its rectangle: there you can build, and get on a train.
book-figure-walk = Two steps, or three with a bicycle (dashed). Where four rectangles meet there may be a station, with a pillar for each line.
book-figure-spots = Three columns with discs of two players. Only spots without a disc are free.
book-figure-actions = The twelve actions. The numbers are those of one card; other cards have others.
book-station = Building a station
book-station-text = Put a pyramid on a station that your meeple touches and that has none. The price of the spot counts once for each pillar. A Discount that you have laid before can be used with it: it lowers the price of one pillar, before you multiply.
book-figure-station = A pyramid on Ginza for 400 a pillar, with discounts of 200 and 100.
book-station-sum = { $station } has { $pillars } pillars.
book-invest = Investing
book-invest-text = Pay the price of the spot and take the top share of a line. Its income rises by what you paid, without the surcharge (our reading). The second share costs 300 more, the third 600, and no discount lowers that. One share of a line for each player, and none of a line that you speculate on. If the line does not run yet, its train begins at station 1.
book-figure-invest = The second share of a line, bought for 600 with a discount of 200.
book-invest-price = Price of the spot
book-invest-discount = Discount
book-invest-rise = The income rises by
book-invest-surcharge = Surcharge for share { $share }
book-invest-pays = You pay
book-slots = Speed and speculation
book-slots-text = Each line has two slots, for speed tokens and speculation discs of everybody. A token makes its train run one station further. To speculate, lay a speculation disc and money on a line that has an income and of which you own no share. The stake is at least the number right of the slash, and stays until the end.
book-figure-slots = Three lines, all with both slots taken.
book-slots-1 = two speed tokens: the train runs seven stations
book-slots-2 = one token and one speculation: six stations
book-slots-3 = two speculations: nobody else can join
book-figure-stakes = The least stake, by the income of the line.
book-least = Least stake
book-figure-train = A train of line G with one speed token, from Ueno: six stations, with a turn at Asakusa. The pyramid is passed twice.
book-train-told = The owner has no share: { $paid } for the owner, { $income } for the income of the line.
book-figure-dividend = What a train pays at a pyramid.
book-owner-share = Has the owner a share?
book-line-gets = Income of the line
book-owner-gets = Owner
book-yes = yes
book-no = no
book-riding = Riding a train
book-riding-text = In the train phase you may get on where a train departs or passes and your meeple touches the station. It costs 100 yen, which go to the income of the line; with a share it is free. You may get off wherever the train comes, change to another train, or stay aboard for rounds. A line without a share sold runs only there and back.
book-figure-ride = A ride on line G. Player 1 gets on at Ginza for 100 yen, passes the own pyramid and gets off at Mitsukoshimae.
book-where = Where
book-what = What
book-cash = Cash
book-ride-start = the train departs
book-ride-board = gets on
book-ride-alight = dividend, gets off
book-track = Line { $line }: { $stops }.
book-figure-return = A train of line T that departed while no share was sold: there and back in five rounds.
book-round-of = Round
book-return-at = { $back ->
    [true] { $station }, on its way back
   *[false] { $station }
}
book-return-gone = at station 1 again: it leaves the map
book-end = The end: who gets the money
book-end-text =
    - Speculation first, line by line. A stake comes back and earns the number right of the slash, but no more than twice itself. What it earns is taken from the income.
    - Then the shares. One share gets all. Of two shares the first gets the number left of the slash. Of three the first gets half, and the others share the rest in the same way.
    - Every loan costs 1,500 yen. Most money wins; of equals the one who is earlier in the turn order.
book-figure-shares = The rulebook's example: an income of 2,900 with one, two and three shares sold.
book-figure-speculation = The rulebook's examples on lines A, T and Z: the smaller of the number right of the slash and twice the stake.
book-stake = Stake
book-twice = Twice the stake
book-earns = Earns
book-figure-final = Three loans at the end, which may take you below zero; and two players with the same money, of whom the earlier one wins.
book-turn-place = Turn order
book-figure-solo = What is different when you play alone.
book-solo-cash = Money to begin with
book-solo-auctions = Auctions
book-seen = Who sees what
book-seen-text = Everything is open but the bids, until all have bid, and the order of the cards.
book-figure-seen = Who sees what.
book-seen-bid = Your bid, until all have bid
book-seen-has-bid = That you have bid
book-seen-deck = Which cards are left in a deck
book-seen-next = Which of them comes next
book-seen-rest = Money, shares, speculations, cards
