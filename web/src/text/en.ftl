### The browser's own words.

list-separator = { ", " }
loading = Loading …
close = Close
cancel = Cancel
refresh = Refresh
try-again = Try again
to-home = Home
go-on = Go on
settings = Settings
skip-to-content = Skip to the content

## Titles of pages

title-home = Kippu · railway games
title-table = MetroX · Kippu
title-replay = Replay · Kippu
title-wall = Wall display · Kippu
title-learn = Learn MetroX · Kippu

## The top of the page

rules-heading = Rules
sound = Sound
theme = { $theme ->
    [light] Colours: light
    [dark] Colours: dark
   *[auto] Colours: as the system
}

## Home

home-title = A subway map, a pen, and one card at a time.
home-lead = MetroX: turn a card, write it on your map, complete routes first. Everybody plays at once, 1 to 99 people.
home-play-now = Play now
home-play-now-sub = You against two bots, no account
home-starting = Starting …
home-friends = Play with friends
home-learn = Learn in five minutes
home-open-tables = Open tables
home-no-tables = No open table right now. Start one and it will be listed here.
home-my-games = My games
home-footer = MetroX is a game by Hisashi Hayashi (OKAZU brand). Kippu is independent, with its own drawings and words.
guest-name = Traveller { $number }
names-and-more = { $names } and { $more } more
table-state = { $phase ->
    [lobby] waiting { $seats }/{ $most }
    [playing] playing, { $seats }
   *[over] finished
}
map-tokyo = Tokyo
map-osaka = Osaka
map-own = Own map

## A new table

form-map = Map
form-name = Your name
form-seats = Seats
form-bots = Bots among them
form-level = Bots play
form-clock = Time per card
form-open = List it for everybody (otherwise only people with the link find it)
form-make = Make the table
form-making = Making the table …
clock-seconds = { $seconds ->
    [0] no limit
   *[other] { $seconds } seconds
}
bot-greedy = Thoughtful bot
bot-random = Random bot
bot-name-greedy = Bot { $number }
bot-name-random = Random bot { $number }

## Lobby

table-gone = No such table
loading-table = Walking to the table …
lobby-facts = { $clock ->
    [0] No time limit
   *[other] { $clock } seconds per card
} · { $open ->
    [true] listed for everybody
   *[false] by invitation
}
lobby-seats = { $seats } of { $most } seats taken
lobby-add-bot = Add a bot
lobby-remove = Remove { $name }
lobby-full = All seats are taken. When the game begins you can watch it here.
lobby-start = { $seats ->
    [one] Begin alone
   *[other] Begin with { $seats } players
}
lobby-waiting = Waiting for { $host } to begin …
lobby-leave = Leave the table
tag-bot = bot
tag-host = host
tag-you = you
join = Sit down
join-for-bot = Play in place of a bot
invite = Invite
invite-link = Link for your friends
invite-qr = QR code of the link to this table
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-text = Play MetroX with me!
invite-wall = Wall display

## The line

status-connecting = Connecting …
status-reconnecting = The line is interrupted; reconnecting …
status-offline = You are offline. The game waits here and goes on when the line is back.
status-unsent = Your choice is kept and will be sent.
status-online = Connected
offline-explained = The server cannot be reached. Check your connection.
error-stale = The turn was already over when your choice came in. Choose again for this card.
error-unknown = This was refused ({ $code }).
error-unexpected = Something went wrong in this page.
read-rule = Rule { $clause }
sending = Sending …
sending-later = Kept; it will be sent when the line is back.

## Playing

card-face-up = The card face up
card-turn = Turn { $turn }
card-reshuffles = Then all cards are shuffled again.
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
choices = Choices
your-choice = Your choice
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
take-back = Take back
written-waiting = { $count ->
    [0] Written. The turn closes …
    [1] Written. Waiting for { $names }.
    [2] Written. Waiting for { $names }.
   *[other] Written. Waiting for { $count } players.
}
nothing-to-circle = No station is empty, so there is nothing to circle.
watching = { $waiting ->
    [0] You are watching.
    [one] You are watching. 1 player is still writing.
   *[other] You are watching. { $waiting } players are still writing.
}
hint = Hint
leave-game = Leave; a bot plays on
sheet-of = Sheet of { $name }
sheet-back = Back to mine
sheet-label = Sheet of { $name }: { $filled } of { $stations } stations filled
zoom-in = Enlarge
zoom-out = Reduce
zoom-all = Whole map
clock-left = { $seconds } seconds left
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

players = Players
players-written = { $written } of { $players } have written
players-last = last turn
players-show = Show the sheet of { $name }
players-away = away
players-has-written = has written
players-taken-over = A bot plays for this player
players-taken-over-short = (with a bot)
score-place = place
score-player = Player
score-filled = stations filled
score-bonuses = Routes
score-stars = Stars
score-empty = Empty
score-empty-stations = { $empty } empty stations
score-total = Total
score-explained = Points as the sheet stands now

## Chat

chat = Chat
chat-open = { $unread ->
    [0] Chat
   *[other] Chat, { $unread } new
}
chat-empty = Nothing said yet.
chat-placeholder = Say something
chat-send = Send
chat-hide = Hide
chat-mute = Mute for all
chat-unmute = Let write
chat-show-all = { $count ->
    [one] Show 1 hidden player again
   *[other] Show { $count } hidden players again
}

## The end

result = Result
result-points = { $total } points
result-you-win = { $shared ->
    [true] You share the win!
   *[false] You win!
}
result-winner = { $shared ->
    [true] { $names } share the win
   *[false] { $names } wins
}
result-why-solo = Alone, your total gives your rank.
result-why-total = The highest total wins: { $total }.
result-why-fewer-empty = Equal totals of { $total }; fewer empty stations decide ({ $empty }).
result-why-shared = Totals ({ $total }) and empty stations ({ $empty }) are equal.
rematch = Play again
rematch-join = To the next game
replay = Replay
record-download = Download the record
verify-checking = Checking the shuffle …
verify-fair = The shuffle is fair: all { $cards } cards checked
verify-unfair = The shuffle does not fit its seed!
verify-failed = The shuffle could not be checked
verify-how = Before the game the server published a commitment: the SHA-256 of a secret seed. Now the seed is public. This page has hashed it, drawn every card again from it, and compared.
verify-commitment = Commitment
verify-seed = Seed
verify-cards = Cards as drawn again

## Replay and wall

replay-play = Play
replay-pause = Pause
replay-back = One turn back
replay-next = One turn on
replay-turn = Turn
replay-end = The end
replay-to-table = To the table
wall-join = Scan and join in
wall-over = { $names } wins!

## Learning

learn-progress = Step { $step } of { $steps }
learn-start = Let us begin
learn-next = Next
learn-play = To the real game
learn-again = Once more
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

## Accounts and records

account = Account
account-optional = You can play without an account. With one your games stay together, on every device.
account-new = New account
account-known = I have one
account-login = Login
account-login-help = 3 to 32 letters, digits, dots, dashes
account-password = Password (8 characters or more)
account-make = Make the account
account-log-in = Log in
account-log-out = Log out
account-as = You are logged in as { $login }.
account-kept = Your games are under “My games” on the home page.
record-open = Replay a record file
record-explained = Every finished game can be saved as a record. The server checks that the rules really lead from its cards and choices to its result.
record-choose = Choose a file
record-checking = Checking the record …
result-picture = Picture to share
players-bot = Let a bot play

## Nothing here

missing-title = This train does not stop here
missing-text = There is no page at this address.
