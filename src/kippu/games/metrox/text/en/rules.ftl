### MetroX: the rules, clause by clause.

rules-title = MetroX: the rules

## 1. Parts and setup

rule-MX-1-1a = Everybody plays on the same map, Tokyo or Osaka.
rule-MX-1-1b = Tokyo has 77 stations, 9 routes and 23 indicator spaces.
rule-MX-1-1c = Osaka has 75 stations, 9 routes and 23 indicator spaces.
rule-MX-1-1d = Tokyo is the one to begin with.
rule-MX-1-2 = A route has a letter, a name, a colour and a pattern, a row of indicator spaces, a bonus for completing it first (crown) and one for completing it later (diamond), and its stations in order from the start point, which is nearest to the indicator spaces, to the end point.
rule-MX-1-3 = A station on several routes is one space: once filled, it is filled on all of them.
rule-MX-1-4a = The deck has 20 indicator cards: two 2s, four 3s, four 4s, two 5s and one 6; skips (circled numbers) 2, 2 and 3; three stars; one free circle.
rule-MX-1-4b = The 6 carries the reshuffle sign.
rule-MX-1-4c = Other decks can be loaded from a file.
rule-MX-1-5a = 1 to 99 people play.
rule-MX-1-5b = The cards start shuffled in a face-down draw pile.
rule-MX-1-5c = The discard pile starts empty.

## 2. A turn

rule-MX-2-1 = The top card is turned face up onto the discard pile, for all to see.
rule-MX-2-2a = Then all players write on their own sheets at the same time.
rule-MX-2-2b = Nobody waits for another.
rule-MX-2-2c = Each player makes exactly one decision per card.
rule-MX-2-3a = Until everyone has written, a player may take the choice back and make another.
rule-MX-2-3b = The turn ends when all have written.
rule-MX-2-4a = For every card but the free circle, choose a route with an empty indicator space and write the card in its leftmost empty one.
rule-MX-2-4b = Passing is not allowed.
rule-MX-2-5a = A route with no empty station left may still be chosen.
rule-MX-2-5b = The card is then written, and no station changes.
rule-MX-2-5c = A star there scores nothing.

## 3. What the cards do on the chosen route

rule-MX-3-1a = Number n: begin at the first empty station from the start point.
rule-MX-3-1b = Fill it and the ones after it until n are filled, or the next one is filled already, or the end point is filled.
rule-MX-3-1c = You cannot stop sooner.
rule-MX-3-2a = Skip n (a circled number): fill the first n empty stations from the start point, jumping over filled ones.
rule-MX-3-2b = If the route has fewer empty ones, fill those.
rule-MX-3-3a = Star: the first empty station from the start point gets a number, twice the count of routes through it.
rule-MX-3-3b = It counts as filled.
rule-MX-3-4a = Free circle: nothing goes into an indicator space.
rule-MX-3-4b = Fill any one empty station of the map, end points included.
rule-MX-3-4c = This must be done, unless no station is empty.
rule-MX-3-4d = If no station is empty, nothing happens.
rule-MX-3-5a = In Osaka the routes P and Y share their end point.
rule-MX-3-5b = Filled by either, it is filled for both.
rule-MX-3-5c = A star there is worth 4.

## 4. Completing routes, after everyone has written

rule-MX-4-1a = You complete a route when all its stations are filled, by whatever cards on whatever routes.
rule-MX-4-1b = One card can complete several routes.
rule-MX-4-2a = { $crown_same_turn ->
    [nobody] A player who alone completes a route in the first turn in which anybody does gets the first bonus.
   *[all] Everyone who completes a route in the first turn in which anybody does gets the first bonus.
}
rule-MX-4-2b = { $crown_same_turn ->
    [nobody] Several who complete it in the same turn, and all who complete it in a later turn, get the later bonus.
   *[all] Whoever completes it in a later turn gets the later bonus.
}
rule-MX-4-2c = The turn decides, never the clock.
rule-MX-4-3 = Playing alone, every completed route pays the first bonus.
rule-MX-4-4a = After the check for completed routes, if the card shows the reshuffle sign, all cards, that one included, are shuffled into a new draw pile.
rule-MX-4-4b = So the pile never runs dry.

## 5. End and score

rule-MX-5-1a = The game ends for everyone in the same turn, when all 23 indicator spaces are used.
rule-MX-5-1b = It lasts 23 turns and one more for each free circle turned.
rule-MX-5-2 = Your score: route bonuses, plus star numbers, minus the penalty for empty stations.
rule-MX-5-3 = Penalty by empty stations: up to 5 cost nothing; 6 cost 1; 7 cost 2; 8 cost 3; 9 or 10 cost 4; 11 or 12 cost 5; 13 or 14 cost 6; 15 or 16 cost 7; 17 or 18 cost 8; 19 or 20 cost 9; 21 and more cost 10.
rule-MX-5-4a = The highest total wins.
rule-MX-5-4b = { $ties ->
    [shared] If totals are equal, the win is shared.
   *[fewer_empty] If totals are equal, fewer empty stations win.
}
rule-MX-5-4c = { $ties ->
    [shared] Empty stations do not matter for that.
   *[fewer_empty] If those are equal too, the win is shared.
}
rule-MX-5-5 = Alone, your total gives your rank: 50 and more genius or luck; 40 professional; 30 advanced; 20 intermediate; 10 average; 5 nearly there; 1 needs practice; 0 or less: check the rules.

## 6. Who sees what

rule-MX-6-1a = Everybody may know which cards are left in the draw pile and which lie in the discard pile, by kind.
rule-MX-6-1b = The order of the draw pile is secret to all.
rule-MX-6-2a = Everybody may see everybody's sheet.
rule-MX-6-2b = What a player chose for the present card stays hidden until the turn ends.

## 7. With real cards

rule-MX-7-1a = At a table with real cards none is turned by itself, and every turn begins by waiting for one.
rule-MX-7-1b = Nobody writes before it is there.
rule-MX-7-2a = One player is the card flipper, who flips the top card and enters it.
rule-MX-7-2b = At first this is player 1.
rule-MX-7-2c = Any other player may flip instead, and is the card flipper from then on.
rule-MX-7-3a = Exactly one card is entered in a turn.
rule-MX-7-3b = Only a kind that is still in the draw pile can be entered.
rule-MX-7-4a = Until everyone has written, the card flipper may take back a card that was entered wrongly.
rule-MX-7-4b = All that was written for it is then taken back too.
