### Ticket Gate: the rules, clause by clause.

rules-title = Ticket Gate: the rules

## 1. Setup

rule-TG-1-1 = 2 to 4 people play. Everybody begins on place 0 with the same number of coins.

## 2. Bidding

rule-TG-2-1 = In each round all players secretly bid for the gate, at the same time: from 0 to all their coins.
rule-TG-2-2 = When the last bid is in, all are revealed. The highest wins; between equal ones a die decides that has one side for each.
rule-TG-2-3 = The winner pays the bid into the box. The others keep their coins.
rule-TG-2-4 = Once somebody has bid, the others have a limited time. When it is over, the clock counts each missing bid as 0.

## 3. Walking

rule-TG-3-1 = The winner may walk one step, and one more for each coin paid.
rule-TG-3-2 = A step leads to the next place, or to the one after it if somebody stands between. Several players may stand on one place.
rule-TG-3-3 = Steps may be undone until the winner is done. Then the next round begins.

## 4. End

rule-TG-4-1 = The game ends after its last round, or sooner when all coins are in the box.
rule-TG-4-2 = Whoever stands furthest wins. If equal, more coins win; if those are equal too, the win is shared.

## 5. The game master

rule-TG-5-1 = The game master may pause the game once a round. In a pause no player acts and no time runs; after it, the time for bids begins again.
rule-TG-5-2 = Nobody sees another's bid before it is revealed. Only the game master knows why there is a pause, and which players are marked.
