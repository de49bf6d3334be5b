### What playing in the terminal says.

error-no-terminal-play = { $game } cannot be played in the terminal yet. Playable: { $known }.
error-too-many-humans = { $humans } people cannot share { $seats } seats; give more --seats.

## The screen

play-separator = { ", " }
play-turn = turn { $turn }
play-spaces-left = { $spaces ->
    [one] { $spaces } space left
   *[other] { $spaces } spaces left
}
play-commitment = commitment { $commitment }
play-reshuffle = Then all cards are shuffled.
play-cards-left = { $cards ->
    [one] { $cards } card left
   *[other] { $cards } cards left
}
play-choices = Your choices
play-column-fills = fills
play-column-wastes = waste
play-column-points = pts
play-column-stations = stations
play-column-number = no.
play-column-station = station
play-column-routes = routes
play-circle = Your choices: any empty station
play-more-stations = and { $stations } more, by their numbers on the map
play-scores = Scores
play-score-place = place
play-score-player = player
play-score-bonuses = routes (Comp.B)
play-score-stars = stars (Cross.B)
play-score-filled = filled
play-score-lost = empty
play-score-empty = empty
play-score-penalty = penalty (Emp.P)
play-score-total = total
play-you = you
play-human = player
play-more-players = and { $players } more (s shows all)
play-more-events = and { $events } more
play-crowns-open = Crowns open:
play-last-turn = Last turn
play-welcome = Welcome aboard
play-welcome-how = Fill stations, complete routes, be first for the crown ♛. Type a route's letter to write the card there and see what it fills. ? shows all commands.
play-welcome-chance = The draw follows a seed committed to above and shown at the end.
play-welcome-flipped = The cards are real: shuffle them, and flip one when you are asked.
play-flip = Flip a card and type it. { $cards } are left:

## Choosing

play-prompt-flip = The card flipped (? helps): { "" }
play-prompt-route = Route letter (p F previews, ? helps): { "" }
play-prompt-circle = Station number, name or @id (? helps): { "" }
play-prompt-draft = Enter writes { $choice }, < chooses again: { "" }
play-prompt-written = { $choice } is written. Enter goes on, < takes it back: { "" }
play-preview = { $route ->
    [none] { $count ->
        [0] Nothing to circle: no station is empty.
       *[other] Circles { $stations }.
    }
   *[other] { $count ->
        [0] { $route } has nothing left to fill: the card only uses up a space.
       *[other] { $number ->
            [0] { $route } fills { $count }: { $stations }.
           *[other] { $route } writes { $number } at { $stations }.
        }
    }
}
play-preview-wastes = Wastes { $wasted }.
play-preview-completes = Completes { $route }: +{ $bonus }.
play-read-clause = Read the rule with: r { $clause }
play-hand-over = Player { $seat }, it is your turn. The others look away; press Enter: { "" }
error-play-not-understood = I do not understand "{ $text }". Type a route letter, or ? for help.
error-play-no-such-card = "{ $text }" is no card of this deck. Type one of { $cards }.
error-play-which-choice = Name a choice to preview, for example p F.
error-play-no-such-number = There is no station number { $number }; they go from 1 to { $last }.
error-play-which-station = "{ $text }" fits several stations: { $stations }
error-play-no-such-player = There is no player { $player }; they go from 1 to { $last }.

## Looking around

play-help =
    F            write the card on route F (f does, too)
    12  @r8c14   circle a station: by number, id or name
    Enter        confirm the choice; without one, show the screen again
    <  u         take the choice back
    -            nothing, when there is no empty station to circle
    4 (2) * o    with real cards: the card flipped; ! takes it back
    p F          preview a choice on the map
    s  s 2       all sheets in short; the sheet of player 2
    l            what happened in the last turn
    r MX-3.1     read a rule; r alone reads them all
    ?  q         this help; leave the game
    A letter that names a route here is always the route: write help, sheets, quit.

    Map    ( ) empty  (●) filled  ★6 filled with a star's number  (+) your choice
    Route  4□ a written card, an empty space  ♛4 open crown  ◆2 later bonus  ✓ yours
    Cards  4 fills up to four in a row       ② fills two, jumping over filled ones
           ★ writes twice the routes through ○ fills any one station  ↻ reshuffles
play-progress = Empty stations by route
play-sheets-more = s 2 draws the sheet of player 2.
play-sheet-of = Sheet: { $player }
play-quit-sure = Leave the game? It will not be saved. (y/n) { "" }
play-yes = y yes q quit
play-left = You have left the game; it is not saved. See you soon!

## The end

play-result = Final scores
play-decided-total = The highest total wins: { $total }. [MX-5.4a]
play-decided-fewer-empty = The totals are equal at { $total }; fewer empty stations decide. [MX-5.4b]
play-decided-shared = { $ties ->
    [shared] Totals are equal, so the win is shared. [MX-5.4b]
   *[fewer_empty] Totals and empty stations are equal, so the win is shared. [MX-5.4c]
}
play-decided-solo = A solo player is ranked by the total: { $total }. [MX-5.5]
play-seed = Seed: { $seed }
play-seed-commitment = Its SHA-256 is the commitment of the start: { $commitment }
play-no-chance = No chance was drawn here, so there is nothing to check: the cards were flipped by hand.
play-kept = The record is in { $file }.
play-recorded = The record is in { $file }. Check the draw with: kippu verify { $file }
play-not-recorded = To keep the record of a game and check its draw: --record games.jsonl, then kippu verify games.jsonl
