### MetroX: events, refusals, names.

game-name = MetroX
game-about = Flip a card, write it on your subway map. Everybody writes at once, 1 to 99 players.

## Cards

card-number = number { $value }
card-skip = skip { $value }
card-star = star
card-free = free circle

card-help-number = Fills up to { $value } stations in a row from the first empty one; stops before a filled station.
card-help-skip = Fills the first { $value } empty stations of the route, jumping over filled ones.
card-help-star = Writes twice the number of routes through it into the first empty station.
card-help-free = Fills any one empty station; uses no indicator space.

## Levels of bots

bot-random = First-timer
bot-casual = Passenger
bot-greedy = Commuter
bot-expert = Conductor
bot-master = Stationmaster

## Events

event-card-turned = Turn { $turn }: { $card }
event-card-awaited = Turn { $turn }: the next card is flipped.
event-flipped = Player { $seat } flips { $card }.
event-unflipped = Player { $seat } takes back { $card }, which was entered wrongly.
event-wrote = Player { $seat } has written.
event-took-back = Player { $seat } has taken the choice back.
event-filled = { $route ->
    [none] { $stations_count ->
        [0] Player { $seat } has no empty station to circle.
       *[other] Player { $seat } circles { $stations }.
    }
   *[other] { $stations_count ->
        [0] Player { $seat } writes on { $route }; nothing is left to fill there.
       *[other] { $number ->
            [0] Player { $seat } writes on { $route } and fills { $stations }.
           *[other] Player { $seat } writes on { $route }: a { $number } at { $stations }.
        }
    }
}
event-completed = { $first ->
    [true] Player { $seat } is first to complete { $route }: +{ $bonus }
   *[false] Player { $seat } completes { $route }: +{ $bonus }
}
event-reshuffled = All cards are shuffled into a new draw pile.
event-scored = Player { $seat }: routes { $bonuses } + stars { $stars } - { $empty } empty { $penalty } = { $total }
event-ranked = { $rank ->
    [genius] Genius, or uncommonly lucky.
    [professional] Played like a professional.
    [advanced] An advanced player.
    [intermediate] An intermediate player.
    [average] An average result.
    [nearly_there] Nearly there.
    [needs_practice] Needs practice.
   *[check_the_rules] Perhaps check the rules once more.
}
event-ended = { $decided_by ->
    [solo] The game is over.
    [shared] The game is over. Players { $seats } share the win.
    [fewer_empty] The game is over. Player { $seats } wins with fewer empty stations.
   *[total] The game is over. Player { $seats } wins.
}
ended-all-spaces-used = Ended with all indicator spaces used

## The coach, the puzzle of the day

coach-turn = Turn
coach-card = Card
coach-chosen = Chosen
coach-best = Better
coach-expected = Expected
coach-lost = Lost
coach-join = { " " }
coach-summary = { $name } made { $total } points. { $dealt ->
    [kind] The deal was { $luck } points kinder than the average: a good player makes { $deal } with it.
    [hard] The deal was { $luck } points harder than the average: a good player makes { $deal } with it.
   *[even] The deal was about an average one: a good player makes { $deal } with it.
} All decisions together cost { $lost } points against the best options.
coach-worst = The turning point was turn { $turn }: { $best } instead of { $chosen } would have been worth { $lost } points more.
coach-no-mistake = No single decision cost enough to be sure of it.
daily-level = Level
daily-beaten = You beat
daily-par = Par, the mean of stationmasters: { $par }
daily-share = MetroX { $date } { $map } { $marks }
    { $score } points (par { $par }), better than { $share } % at level { $level }

## Refusals

refusal-not-a-player = { $actor } does not play in this game.
refusal-game-over = The game is over: all indicator spaces are used.
refusal-nothing-to-take-back = You have not written for this card yet, so there is nothing to take back.
refusal-already-written = You have already written for this card. Take it back first to choose again.
refusal-unknown-route = There is no route { $route } on this map.
refusal-no-empty-space = Route { $route } has no empty indicator space. Choose another route.
refusal-card-needs-route = This card is written on a route, and nobody may pass. Choose a route with an empty indicator space.
refusal-unknown-station = There is no station { $station } on this map.
refusal-station-filled = Station { $station } is filled already. Choose an empty one.
refusal-free-circle-needs-station = A free circle goes into a station, not onto a route. Choose an empty station.
refusal-circle-not-optional = The free circle must be drawn while any station is empty. Choose one.

refusal-cards-are-dealt = At this table nobody flips cards: they are dealt by themselves.
refusal-not-flipped-yet = The card of this turn is not flipped yet. Wait for it.
refusal-already-flipped = The card of this turn is flipped already. Take it back first if it was entered wrongly.
refusal-unknown-card = There is no card { $card } in this deck.
refusal-none-left = { $copies ->
    [one] The only card of this kind is out already.
   *[other] All { $copies } cards of this kind are out already.
} Look again, or put it aside and flip the next one.
refusal-nothing-flipped = No card is flipped yet, so there is nothing to take back.
refusal-not-the-flipper = Player { $flipper } has flipped this card, and nobody else can take it back.

## Maps, decks and options that cannot be used

error-unknown-deck = there is no deck "{ $id }". Known: { $known }; or give the path of a deck file.
error-crowns-not-compiled = where several people play, the coach and the compiled games know only tables at which all who complete a route in the same turn get the first bonus.
error-pile-runs-dry = the deck has no reshuffle card and too few cards for { $spaces } indicator spaces.
error-no-routes = { $file }, line { $line }: the map has no routes.
error-no-stations = { $file }, line { $line }: the map has no stations.
error-route-id-twice = { $file }, line { $line }: there is another route { $route } before this one.
error-place-taken = { $file }, line { $line }: station { $station } is drawn at { $at }, where another station is already.
error-no-indicator-space = { $file }, line { $line }: route { $route } has no indicator space; it needs at least 1.
error-too-many-indicator-spaces = { $file }, line { $line }: route { $route } has more than 9 indicator spaces.
error-later-bonus-higher = { $file }, line { $line }: route { $route } pays more for completing it later than first.
error-route-too-short = { $file }, line { $line }: route { $route } needs at least 2 stations, a start point and an end point.
error-unknown-station-on-route = { $file }, line { $line }: route { $route } names station { $station }, which is not in the list of stations.
error-route-twice-through = { $file }, line { $line }: route { $route } passes twice through station { $station }.
error-deck-without-writing = { $file }, line { $line }: the deck needs a card other than free circles, or the game never ends.
error-card-value = { $file }, line { $line }: numbers and skips need a value; stars and free circles have none (this is a { $card }).
error-card-twice = { $file }, line { $line }: the card { $card } is listed twice; use "copies".
error-bad-values = { $file }: these weights cannot be used: { $reason }.
error-no-puzzle-with-options = There is a puzzle for every map of ours with the standard deck, and for no other.
