### Where the rules and data come from: what the rulebook leaves open at each clause.

game-unknown = How many cards there are of each kind is not in the rulebook; some descriptions count a fifth 4, so there are two decks.
unknown-intro = The rulebook of MetroX is short and nearly complete. Its sheets give the maps, but it nowhere says how many cards there are of each kind; that is known from descriptions of the game by others, and they differ by one card. The rest of this page lists the few places where a table in the browser needs an answer that paper does not.

## Data files

source-examples-json = Worked examples of this rulebook page: made by us, in the spirit of the printed ones.
source-decks-standard20-json = 20 cards as the rulebook says; how many of each kind is from descriptions by others.
source-decks-standard21-json = The same with the fifth 4 that some descriptions count.
source-maps-tokyo-json = Routes, stations, indicator spaces and bonuses of the Tokyo sheet, drawn again.
source-maps-osaka-json = Routes, stations, indicator spaces and bonuses of the Osaka sheet, drawn again.
source-maps-tokyo-json-name = Names of stations, from the real lines.
source-maps-osaka-json-name = Names of stations, from the real lines.
source-scoring-json = The penalty table and the ranks of solo play.
source-values-tokyo-values = What the coach has learned on this map; no part of the game.
source-values-osaka-values = What the coach has learned on this map; no part of the game.

## Open points, by clause

open-MX-1-4a = The rulebook counts 20 cards but does not say how many of each; some descriptions have a fifth 4, which is the deck standard21.
open-MX-1-4b = The rulebook speaks of a card with the sign but does not say which one it is.
open-MX-1-4c = As the counts are not certain, a table may bring its own deck.
open-MX-2-3a = The rulebook does not say how long a choice may still be changed while others are writing.
open-MX-3-4d = The rulebook does not say what a free circle does when no station is empty.
open-MX-3-5c = The rulebook says that both routes share this space, but not how many routes a star counts there.
open-MX-4-4b = The rulebook does not speak of an empty draw pile; with the shuffle sign it cannot come to that.
open-MX-6-1a = The rulebook does not say whether the discard pile may be looked through and counted.
open-MX-6-2a = The rulebook does not say whether one may look at the sheets of others.
open-MX-6-2b = The rulebook has everybody write at once, but does not say when a choice may be seen.
open-MX-7-1a = The rulebook knows only real cards; how they meet sheets on phones is ours.
open-MX-7-1b = On paper nobody could write before the card is there, so the rulebook need not say it.
open-MX-7-2b = The rulebook has one player flip all cards, and leaves open who that is.
open-MX-7-2c = The rulebook does not say what happens when the card flipper is away.
open-MX-7-3b = The rulebook does not say how many cards there are of each kind; the deck of the table decides.
open-MX-7-4a = A card can be entered wrongly only where it is entered.
