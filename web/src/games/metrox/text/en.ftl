### Home

home-title = A subway map, a pen, and one card at a time.
home-lead = MetroX: turn a card, write it on your map, complete routes first. Everybody plays at once, 1 to 99 people.
home-footer = MetroX is a game by Hisashi Hayashi (OKAZU brand). Kippu is independent, with its own drawings and words.
map-tokyo = Tokyo
map-osaka = Osaka
map-own = Own map
map-tokyo-help = Recommended for a first game

## A new table

form-map = Map
form-deck = Deck
deck-standard20 = 20 cards
deck-standard20-help = As the box says: 4 occurs four times.
deck-standard21 = 21 cards
deck-standard21-help = As some describe it: 4 occurs five times.

form-cards = Who turns the cards
cards-dealt = Kippu
cards-dealt-help = Cards are turned by themselves, and everybody can check the shuffle.
cards-flipped = One of you, with real cards
cards-flipped-help = You flip the cards of the box and enter each one; everybody's sheet is on their phone. Choose the deck that is in your box.
cards-flipped-short = real cards

## Lobby


## The line

error-stale = The turn had already gone on when your choice came in. Choose again.

## Playing

card-face-up = The card face up
card-turn = Turn { $turn }
card-reshuffles = Then all cards are shuffled again.
card-awaited = The next card
flip-ask = Flip a card and press it here.
flip-keys = Keys: its number, with Shift if it is circled; S star, O free circle.
flip-none = { $card }: none is left.
flip-waiting = Waiting for { $name } to flip a card.
flip-anybody = Whoever has the cards flips the next one.
flip-instead = I flip it
flip-flipper = { $name ->
    [none] Whoever has the cards flips it.
   *[other] Card flipper: { $name }
}
flip-by = Flipped by { $name }
flip-undo = Wrong card
flip-wrong = { $name } took a card back: it was not { $card }.
flip-shuffle = Shuffle all cards together first.
spaces-left = { $spaces ->
    [one] 1 space left
   *[other] { $spaces } spaces left
}
pile-label = { $cards ->
    [0] The draw pile is empty
    [one] 1 card left
   *[other] { $cards } cards left
}
pile-kind = { $card }: { $left } left
choose-route = Choose a route.
choose-station = Choose an empty station.
choose-keys = Its letter picks it, Enter writes.
route-full = { $route }, { $name }: no empty space
preview = { $route ->
    [none] Circles { $stations }.
   *[other] { $count ->
        [0] { $route } has nothing left to fill; the card only uses up a space.
       *[other] { $number ->
            [0] { $route } ({ $name }) fills { $count }: { $stations }.
           *[other] { $route } ({ $name }) writes { $number } at { $stations }.
        }
    }
}
preview-wastes = Wasted: { $wasted }.
preview-completes = { $first ->
    [true] Completes { $route } first: +{ $bonus }.
   *[false] Completes { $route }: +{ $bonus }.
}
write = Write
written-waiting = { $count ->
    [0] Written. The turn closes …
    [1] Written. Waiting for { $names }.
    [2] Written. Waiting for { $names }.
   *[other] Written. Waiting for { $count } players.
}
nothing-to-circle = No station is empty, so there is nothing to circle.
sheet-of = Sheet of { $name }
sheet-back = Back to mine
sheet-label = Sheet of { $name }: { $filled } of { $stations } stations filled
announce-card = Turn { $turn }: { $card }.
announce-over = The game is over. Your total: { $total }.
summary-own = { $route ->
    [none] { $count ->
        [0] You had nothing to circle.
       *[other] You circled { $stations }.
    }
   *[other] { $count ->
        [0] You wrote on { $route } and filled nothing.
       *[other] { $number ->
            [0] You filled { $count } on { $route }.
           *[other] You wrote { $number } at { $stations }.
        }
    }
}
summary-you-complete = { $first ->
    [true] You completed { $route } first: +{ $bonus }!
   *[false] You completed { $route }: +{ $bonus }.
}
summary-complete = { $first ->
    [true] { $name } completed { $route } first: +{ $bonus }.
   *[false] { $name } completed { $route }: +{ $bonus }.
}
summary-more = And { $more } more completed routes.
summary-reshuffled = The cards were shuffled again.

## Players

players-written = { $written } of { $players } have written
players-last = last turn
players-show = Show the sheet of { $name }
players-has-written = has written
score-filled = stations filled
score-bonuses = Routes
score-stars = Stars
score-empty = Empty
score-empty-stations = { $empty } empty stations
score-explained = Points as the sheet stands now

## The end

result-points = { $total } points
result-why-solo = Alone, your total gives your rank.
result-why-total = The highest total wins: { $total }.
result-why-fewer-empty = Equal totals of { $total }; fewer empty stations decide ({ $empty }).
result-why-shared = { $ties ->
    [shared] Totals ({ $total }) are equal.
   *[fewer_empty] Totals ({ $total }) and empty stations ({ $empty }) are equal.
}
verify-fair = The shuffle is fair: all { $cards } cards checked
verify-cards = Cards as drawn again
verify-flipped = The cards were flipped by hand. Nothing was drawn here, so there is no shuffle to check.

## Replay and wall

replay-turn = Turn
wall-over = { $names } wins!

## Learning

learn-story = The subway of a big city is yours to build. Everybody has the same empty map and sees the same cards; where you put each card is up to you, and no route takes many of them. This lesson is on the map of Tokyo, the one to choose for a first game.
learn-welcome = This is your subway map. Each coloured line is a route, each box a station. In every turn a card is turned, and you write it on one route. Fill all stations of a route and it pays you points.
learn-number = A 6: it fills up to six stations in a row, from the first empty one. Choose route F, top left (on the map, by its button, or with the key F). Look at the preview, then write it.
learn-number-done = Six stations filled! The 6 now stands in F's first indicator space. F has only one space left, so it will see only one more card.
learn-shared = A 3. Routes share stations: the first six of Y are filled already. So Y goes on from its first empty station. Write the 3 on Y.
learn-shared-done = One card helped two routes. Crossings are where a good map is made.
learn-skip = A circled 3 is a skip: it fills the first three empty stations of a route and jumps over filled ones. Write it on G.
learn-skip-done = A plain number would stop before a filled station. A skip does not.
learn-star = A star! The first empty station of the route gets a number: twice the routes that pass through it. On Z five routes meet. Write it there.
learn-star-done = Ten points at one stroke. Stars pay at the great crossings, so keep a route ready for them.
learn-complete = A 5 for Y. Your star has filled the station in between, so only the last four of Y are empty: one is wasted, but look, Y will be complete. Write it on Y.
learn-complete-done = Y is complete: +4, the crown. In a game with others, whoever completes a route in a later turn gets only the smaller diamond bonus.
learn-free = A free circle uses no indicator space: fill any one empty station you like.
learn-free-done = That is all there is to it. The game ends when all 23 indicator spaces are used.
learn-end = Your score now: routes { $bonuses } + stars { $stars } − { $penalty } for { $empty } empty stations = { $total }. With five empty stations or fewer there is no penalty. Enjoy the ride!
learn-tip-choose = Hardly anybody fills every station. Decide which routes you complete, and which you give up.
learn-tip-stars = Before the first card, look for the stations where most routes meet: that is where a star pays.
learn-tip-parallel = Where routes run side by side, a card on one of them moves the other on too.

## The coach

hint-title = What the coach expects
hint-explained = Your final score if you go on well from there; ± is how far off that may be.
hint-asking = The coach is thinking …
hint-option = { $choice }: { $expected } points expected.
coach-nothing = nothing
review = Review
review-of = Review: { $name }
review-explained = The coach plays every decision on many times: what it was worth, what it cost, and how kind the deal was.
review-open = Ask the coach
review-working = The coach goes through the game …
review-chart = Expected final score of every option, turn by turn, with the choices made
review-legend = Dots: every option. Line: the choices made. Bars: what they cost. Diamonds: turning points. Press a turn to go there.
review-now = Turn { $turn }
review-turning = Turning points
review-point = Turn { $turn }: { $best } instead of { $chosen }, { $lost } points
review-decisions = All decisions
review-jump = Go to turn { $turn }

## The puzzle of the day

daily-working = The crowd is still playing this puzzle …
daily-mean = mean { $mean }
daily-beats = beats { $share } %
daily-crowd = Against { $players } simulated players of every level, all with this deal.
daily-copy = Copy to share
