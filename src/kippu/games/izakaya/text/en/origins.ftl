### Where the rules and data come from: what the rulebook leaves open at each clause.

game-unknown = The lots, the pieces and their outlines are ours, because the parts of TOKYO JUTAKU are not described, and the rulebook breaks off in the middle of scoring.
unknown-intro = IZAKAYA is played with parts of three other games. Its short rulebook names those parts but does not draw them: which outlines the lot cards show, which shapes the building pieces have, and how JUTAKU lets one build are not in it. The text that is left ends in the middle of the scoring. We made lots and pieces that play well at every number of players, took the building rules from public descriptions, and chose the plainest reading wherever the text is silent.

## Data files

source-examples-json = Worked examples of the rulebook page: made by us, and played by tests.
source-examples-json-scoring = The example of the scoring, as the rulebook has it.
source-lots-json = 32 lots with their outlines, made by us.
source-pieces-json = 69 pieces in 21 shapes, made by us.
source-setup-json = Money, chips, drinks, prices, the size of the town and the money that ends the game.
source-setup-json-max-rounds = The last round in any case: the rulebook has no such limit.
source-setup-json-colors = The colours of the drinks; the rulebook's example names two.
source-setup-json-yard-size = How many pieces lie open in the yard: the rulebook has no yard.

## Open points, by clause

open-IZ-0-1 = No coin smaller than 100 yen is mentioned.
open-IZ-0-3a = The rulebook lays the cards in squares but gives places no names.
open-IZ-0-5 = The rulebook does not list what is left to chance.
open-IZ-0-6a = The rulebook does not say what happens to a move that is not allowed.
open-IZ-1-2c = Whether lot cards may lie turned is not said.
open-IZ-1-3c = The blue card cannot be acquired; whether one may build on it is not said.
open-IZ-1-4 = Acquire chips go onto the blue lot card, but with 4 or 5 players none is turned over in the town.
open-IZ-1-5b = How the colours are ordered in their row is not said.
open-IZ-1-8b = A player's nine chips are all spoken for, yet one more is dropped for the turn order.
open-IZ-2-2a = The rulebook says to place one of three chips in turn order, not how often the turn comes round.
open-IZ-2-3a = Passing is not mentioned.
open-IZ-2-4a = The rulebook does not say when the action chips come back.
open-IZ-3-4b = Only the change of places is told, which is clear for two players.
open-IZ-3-5 = Whether bids of 0 count as a tie is not said.
open-IZ-3-6a = The rulebook names no other payment and no other income before the scoring.
open-IZ-3-7a = With money in closed hands everybody may still change their mind; the rulebook does not speak of it.
open-IZ-4-3 = The rulebook does not say what a colour with an empty crate is good for.
open-IZ-4-4a = The number of drinks on one corner follows only from drinks filling the corners.
open-IZ-4-7 = What happens when every corner has its drink is not said.
open-IZ-4-8b = Whether a drink can be moved later is not said.
open-IZ-5-2a = The rulebook moves a coin from one card to another and says no more.
open-IZ-5-3a = The rulebook sets no lowest and no highest price.
open-IZ-5-4a = For the other spots the rulebook says whether there is a limit; for this one it says nothing.
open-IZ-5-4b = A way out for a player without an action is not mentioned; with this reading nobody needs one.
open-IZ-6-1b = The pyramid goes to a corner with "one's chip", which may mean any older chip too.
open-IZ-6-2 = "Corners between lot cards" can be read with or without those on the rim.
open-IZ-6-3a = How many chips one corner holds is not said.
open-IZ-6-6a = The rulebook does not say what to do when nothing is left to acquire.
open-IZ-6-8 = Whether what was built before belongs to the new owner is not said.
open-IZ-7-1a = "Three in a straight line" does not say whether they must be neighbours.
open-IZ-7-1b = Nor does it say whether a diagonal is a line.
open-IZ-7-2 = The rulebook says so in brackets; it follows from the size of the town.
open-IZ-7-3 = What two lines at once bring is not said.
open-IZ-7-4a = Whether a fourth chip in a row brings another piece is not said.
open-IZ-7-5a = When exactly the free piece is placed, and what happens if it fits nowhere, is not said.
open-IZ-8-2a = The rulebook takes a piece from the supply without trying it out; what that means on a screen is open.
open-IZ-8-4a = The lot cards of JUTAKU are not described.
open-IZ-8-5a = The shapes of the pieces, and whether they may be mirrored, are not described.
open-IZ-8-6 = Two outlines are two buildings; a piece across both is not mentioned.
open-IZ-8-10a = The building rules of JUTAKU are only named; this sums up what was found of them.
open-IZ-8-11a = Whether a floor must be full before the next is not said.
open-IZ-8-12a = The rulebook multiplies by floors but does not say how to count them on an uneven building.
open-IZ-9-1a = The rulebook has all pieces in one heap; how many there are is not said, and a yard does not exist in it.
open-IZ-9-2a = Refilling belongs to the yard, which is ours.
open-IZ-9-3a = A yard in which nothing fits is a matter of our yard only.
open-IZ-9-4a = What happens when no piece fits any more is not said.
open-IZ-9-5 = Equal pieces are not told apart.
open-IZ-10-2 = The rulebook has no last round: a game without bids would never end.
open-IZ-10-3a = "Everybody once more" is read as a whole action phase.
open-IZ-11-3a = Lots without drinks, pieces or an owner are not mentioned in the scoring.
open-IZ-11-4 = Whether a drink can count for several lots follows only from lots sharing corners.
open-IZ-11-5a = The text breaks off before it says what cash is worth.
open-IZ-11-6a = How the winner is found, and ties, would stand in the part that is missing.
open-IZ-12-1a = Follows from bids being the only payments.
open-IZ-12-2a = Follows from no drink or piece ever leaving the game.
open-IZ-12-3a = Follows from each acquisition using one of both.
open-IZ-12-4a = Follows from the building rules.
open-IZ-13-1b = Money in a closed hand shows that somebody is ready; the rulebook does not speak of it.
open-IZ-13-2a = A hidden order of pieces belongs to the yard, which is ours.
open-IZ-13-3a = The rulebook hides nothing but the bids.
