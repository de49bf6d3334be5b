### IZAKAYA: what the rulebook leaves open, and how it can be read.

house-group-building = Building
house-group-lots = Lots
house-group-drinks = Drinks and prices
house-group-end = Auction and end
house-preset-first-release = As in Kippu's first release
house-preset-as-printed = As near to the printed words as can be

house-supply = Pieces that can be taken
house-supply-open = Every piece of the supply can be taken.
house-supply-yard = Only the 4 or 5 pieces in the yard can be taken; a new one is drawn for each.

house-choose-unseen = Taking a piece
house-choose-unseen-true = A piece is taken before its place is tried; if it fits nowhere it is put back, and the chip is used up.
house-choose-unseen-false = The piece and its place are chosen together.

house-mirror-pieces = Flipping pieces over
house-mirror-pieces-true = A piece may be turned and flipped over.
house-mirror-pieces-false = A piece may be turned only.

house-build-on-blue = The blue card in the middle of the town
house-build-on-blue-false = Nothing is built on it.
house-build-on-blue-true = It can be built on, though nobody ever owns it.

house-lot-chips-on-rim = Where lot chips go
house-lot-chips-on-rim-by-players = With 2 or 3 players on inner and rim corners, with 4 or 5 on inner corners only.
house-lot-chips-on-rim-never = On inner corners only.
house-lot-chips-on-rim-always = On inner and rim corners.

house-pyramid-by = Which lot can be taken
house-pyramid-by-any-own-chip = One that meets the corner of any lot chip of the player.
house-pyramid-by-new-chip = One that meets the corner of the new lot chip.

house-line-diagonals = Lines of lot chips
house-line-diagonals-false = Rows and columns count.
house-line-diagonals-true = Diagonals count too.

house-drink-chips = Chips on the colours
house-drink-chips-one-per-colour = A colour takes one chip in a phase.
house-drink-chips-one-per-player = A player lays one chip on a colour in a phase.

house-price-chips = Chips on Price
house-price-chips-one = One chip in a phase, no matter whose.
house-price-chips-any = Any number of chips.

house-zero-ties = Players who bid 0
house-zero-ties-change-places = They change places, as all do who bid the same.
house-zero-ties-keep = They keep their order.

house-round-cap = The last round
house-round-cap-10 = Round 10 is the last in any case.
house-round-cap-none = Only the pot ends the game.

house-cash-counts = Cash left at the end
house-cash-counts-true = It is added to the score.
house-cash-counts-false = It only decides between equal scores.
