book-lead = You build a subway by writing: every card tells everybody how many stations to fill, and each line takes only so many cards. Where many lines meet, a star is worth most.
book-about = What it is about
book-about-text =
    You lay the lines of a subway by writing on a map. Everybody has the same map. A card is turned, and all write at once: nobody waits. Each route has only a few indicator spaces, so you cannot finish them all. You choose which to complete, and try to be there first.

    - 1 to 99 players, about 20 minutes, from 8 years on
    - Tokyo is recommended for a first game; Osaka has more stations that routes share
book-parts = What you need, and set-up
book-parts-text =
    One deck of 20 indicator cards for all; for each player a map sheet and a pencil. The box also has a summary card for everybody.

    - Choose a map, the same for all, and give everybody a sheet of it.
    - Choose who turns the cards. Here the page does it, or somebody with real cards.
    - Shuffle the indicator cards and put them face down where all can see them. Leave room for the discard pile beside them.

    The sheet shows routes. Each route has a letter, a colour and a pattern, its indicator spaces, two numbers for its completion bonus, and its stations from the start point to the end point.
book-figure-sheet = An empty sheet of Tokyo. The start point of a route is the station next to its letter.
book-turn = A turn
book-turn-text =
    Every turn goes the same way, for all players at once. You must write the card somewhere, also where it fills nothing. Until everybody has written you may still change your mind.
book-number = Number cards
book-number-text = Go along the route from its start point to the first empty station. Fill from there as many stations as the number says, one after the other. You stop early at a station that is filled, or at the end point, and at nothing else.
book-figure-number = A 6 on route F: six stations from the start point.
book-skip = Circled numbers
book-skip-text = As a number card, but filled stations are passed over and not counted. Stop only at the end point.
book-figure-skip = The same route with a circled 3: it jumps over the filled station and fills three.
book-star = Star cards
book-star-text = Write a number into the first empty station of the route: twice the routes that pass through it. The number is your intersection bonus.
book-figure-star = A star on route Z, when its first three stations are filled. Five routes meet at the next one, so it is worth 10.
book-free = The free circle
book-free-text = Fill any one empty station of the map. No indicator space is used.
book-figure-free = A free circle at the end of route Y, far from everything else.
book-complete = Completing a route
book-complete-text =
    A route whose stations are all filled is complete, whoever's card filled the last one. Those who complete it first, in the same turn, get the number at the crown. Everybody after them gets the number at the diamond. Alone you always get the crown.

    Several routes can be complete at once, also without a card of their own.
book-scoring = The end, and the score
book-scoring-text =
    The game ends when all indicator spaces are full, for everybody in the same turn.

    - Add the route completion bonuses (Comp.B) and the intersection bonuses (Cross.B).
    - Count your empty stations, and take away the empty spaces penalty (Emp.P).
    - Most points win. If equal, fewer empty stations win; if equal again, the victory is shared.
book-box = With the cards of your box
book-box-text =
    Choose real cards for a new table, and the cards on your table decide. Nothing is drawn by the page, so it has no shuffle to check. Player 1 is the card flipper at first; another player who flips a card goes on with it.
book-figure-flipped = A turn with real cards.
book-flipped-1 = The card flipper flips the top card, for all to see.
book-flipped-2 = The card flipper enters the same card. A kind that is used up cannot be entered.
book-flipped-3 = Everybody writes, each on the own phone.
book-flipped-4 = Was it the wrong card? Until all have written it can be taken back, and what was written for it too.
book-tips = Tips
book-tips-text =
    - You will not fill everything without great luck. Decide early which routes you give up.
    - Look for stations with many routes, and save a star for them: move the start of a route up to such a station first.
    - Where routes run side by side, one card helps both.
book-questions = Questions people ask
book-questions-text =
    - May I write on a route that is already complete? Yes, if it has an empty indicator space. Nothing is filled.
    - May I stop before a number is used up? No. You fill until the number is reached, or something stops you.
    - Two of us complete a route in the same turn: who gets the crown? Both.
    - Can a route be complete without a card of its own? Yes. It counts as soon as its last station is filled.
    - May I put a star on an end point? Yes, it is a station like any other.
    - How long is a game? 23 cards, and one more for each free circle that is turned.
book-figure-deck = The 20 indicator cards. The 6 has the shuffle sign.
book-figure-setup = Three players, ready to begin: a sheet and a pencil each, the draw pile, and room for the discards.
book-pile = draw pile
book-discards = discards
book-figure-route = Route G of Tokyo, drawn out in a row, and the parts of a route.
book-route-letter = Letter and name
book-route-letter-text = in the colour and pattern of the route
book-route-spaces = Indicator spaces
book-route-spaces-text = one card goes into each, from the left
book-route-crown = Crown
book-route-crown-text = the bonus for those who complete it first
book-route-diamond = Diamond
book-route-diamond-text = the bonus for those who complete it later
book-route-start = Stations
book-route-start-text = from the start point beside the letter to the end point
book-route-others = Other routes
book-route-others-text = cross here: a station is one space for all of them
book-figure-turn = A turn, step by step.
book-step-1 = One indicator card is turned, the same for all.
book-step-2 = Choose a route with an empty indicator space, and write the card there, as far left as possible.
book-step-3 = Fill stations of that route as the card says.
book-step-4 = When all have written, say which routes you have completed, and circle your bonus.
book-step-5 = If the card has the shuffle sign, all cards go back into the draw pile.
book-figure-full = Route P is already full, but has an empty indicator space: the 4 may be written there, and fills nothing.
book-figure-again = A 3 on a route that has a 2 already: it goes on from the first empty station.
book-figure-stop = A 4 on route Y, where a free circle is in the way: it fills one station and stops.
book-figure-end = A 3 on route P of Osaka, with two stations left: it stops at the end point, and the route is complete.
book-figure-shared = The last station of P and Y in Osaka is the same one. The 3 on route Y reaches it, and both routes are complete.
book-figure-crown = Players 1 and 2 complete route Z in the same turn: both get the crown. Player 3 comes later and gets the diamond.
book-crown-turn = Complete in turn
book-crown-points = Bonus
book-figure-shuffle = The card with the shuffle sign.
book-shuffle = Check for complete routes first. Then shuffle all cards, this one too, into a new draw pile.
book-figure-score = A sheet after seven cards, counted as it stands: one route complete, two stars, and 58 empty stations.
book-figure-penalty = The empty spaces penalty.
book-figure-winner = Players 1 and 2 have the same total. Player 2 has fewer empty stations and wins.
book-figure-ranks = Alone: how well you did. Every route you complete pays the crown.
book-empty = Empty stations
book-penalty = Penalty
book-total = Total
book-rank = You are
book-seen = Who sees what
book-seen-text = Nothing is secret but two things: which card comes next, and what the others write for the present card.
book-figure-seen = Who sees what.
book-seen-kinds = Which cards are left in the draw pile
book-seen-order = Their order
book-seen-sheets = All sheets
book-seen-choice = What you write now, until all have written
book-strip = Route { $route } from its start point: { $marks }.
book-mark = { $mark ->
    [old] filled
    [new] filled now
    [star] { $number }
   *[none] empty
}
