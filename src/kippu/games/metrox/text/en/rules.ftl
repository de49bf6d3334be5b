### MetroX: the rules, clause by clause.

rules-title = MetroX: the rules

## 1. Parts and setup

rule-MX-1-1 = Everybody plays on the same map, Tokyo or Osaka. Tokyo has 77 stations, 9 routes and 23 indicator spaces; Osaka has 75, 9 and 23. Tokyo is the one to begin with.
rule-MX-1-2 = A route has a letter, a name, a colour and a pattern, a row of indicator spaces, a bonus for completing it first (crown) and one for completing it later (diamond), and its stations in order from the start point, which is nearest to the indicator spaces, to the end point.
rule-MX-1-3 = A station on several routes is one space: once filled, it is filled on all of them.
rule-MX-1-4 = The deck has 20 indicator cards: two 2s, four 3s, four 4s, two 5s and one 6; skips (circled numbers) 2, 2 and 3; three stars; one free circle. The 6 carries the reshuffle sign. Other decks can be loaded from a file.
rule-MX-1-5 = 1 to 99 people play. The cards start shuffled in a face-down draw pile; the discard pile is empty.

## 2. A turn

rule-MX-2-1 = The top card is turned face up onto the discard pile, for all to see.
rule-MX-2-2 = Then all players write on their own sheets at the same time. Nobody waits for another, and each player makes exactly one decision per card.
rule-MX-2-3 = Until everyone has written, a player may take the choice back and make another. The turn ends when all have written.
rule-MX-2-4 = For every card but the free circle, choose a route with an empty indicator space and write the card in its leftmost empty one. Passing is not allowed.
rule-MX-2-5 = A route with no empty station left may still be chosen: the card is written, no station changes, and a star there scores nothing.

## 3. What the cards do on the chosen route

rule-MX-3-1 = Number n: from the start point, find the first empty station. Fill it and the ones after it until n are filled, or the next one is filled already, or the end point is filled. You cannot stop sooner.
rule-MX-3-2 = Skip n (a circled number): fill the first n empty stations from the start point, jumping over filled ones. If the route has fewer empty ones, fill those.
rule-MX-3-3 = Star: the first empty station from the start point gets a number, twice the count of routes through it. It counts as filled.
rule-MX-3-4 = Free circle: nothing goes into an indicator space; fill any one empty station of the map, end points included. This must be done, unless no station is empty; then nothing happens.
rule-MX-3-5 = In Osaka the routes P and Y share their end point. Filled by either, it is filled for both; a star there is worth 4.

## 4. Completing routes, after everyone has written

rule-MX-4-1 = You complete a route when all its stations are filled, by whatever cards on whatever routes. One card can complete several routes.
rule-MX-4-2 = Everyone who completes a route in the first turn in which anybody does gets the first bonus; whoever completes it in a later turn gets the later bonus. The turn decides, never the clock.
rule-MX-4-3 = Playing alone, every completed route pays the first bonus.
rule-MX-4-4 = After the check for completed routes, if the card shows the reshuffle sign, all cards, that one included, are shuffled into a new draw pile. So the pile never runs dry.

## 5. End and score

rule-MX-5-1 = The game ends for everyone in the same turn, when all 23 indicator spaces are used. It lasts 23 turns and one more for each free circle turned.
rule-MX-5-2 = Your score: route bonuses, plus star numbers, minus the penalty for empty stations.
rule-MX-5-3 = Penalty by empty stations: up to 5 cost nothing; 6 cost 1; 7 cost 2; 8 cost 3; 9 or 10 cost 4; 11 or 12 cost 5; 13 or 14 cost 6; 15 or 16 cost 7; 17 or 18 cost 8; 19 or 20 cost 9; 21 and more cost 10.
rule-MX-5-4 = The highest total wins. If totals are equal, fewer empty stations win; if those are equal too, the win is shared.
rule-MX-5-5 = Alone, your total gives your rank: 50 and more genius or luck; 40 professional; 30 advanced; 20 intermediate; 10 average; 5 nearly there; 1 needs practice; 0 or less: check the rules.

## 6. Who sees what

rule-MX-6-1 = Everybody may know which cards are left in the draw pile and which lie in the discard pile, by kind. The order of the draw pile is secret to all.
rule-MX-6-2 = Everybody may see everybody's sheet, but what a player chose for the present card stays hidden until the turn ends.
