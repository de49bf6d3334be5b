### The browser's own words.

list-separator = { ", " }
loading = Loading …
close = Close
refresh = Refresh
try-again = Try again
to-home = Home
language = Language
settings = Settings
skip-to-content = Skip to the content

## Titles of pages

title-home = Kippu · railway games
title-table = { $game } · Kippu
title-replay = Replay · Kippu
title-wall = Wall display · Kippu
title-learn = Learn { $game } · Kippu

## The top of the page

rules-heading = Rules
sound = Sound
theme = { $theme ->
    [light] Colours: light
    [dark] Colours: dark
   *[auto] Colours: as the system
}

## Home

home-games = Games
home-seats = { $min } to { $max } players
home-play-now = Play now
home-play-now-sub = You against bots, no account
home-starting = Starting …
home-friends = Play with friends
home-learn = Learn in five minutes
home-event = Back to your event
home-join = Join a live event with a code
home-open-tables = Open tables
home-no-tables = No open table right now. Start one and it will be listed here.
home-my-games = My games
guest-name = Traveller { $number }
names-and-more = { $names } and { $more } more
table-state = { $phase ->
    [lobby] waiting { $seats }/{ $most }
    [playing] playing, { $seats }
   *[over] finished
}

## A new table

form-name = Your name
form-seats = Seats
form-bots = Bots among them
form-level = Bots play
form-clock = Time for each decision
form-open = List it for everybody (otherwise only people with the link find it)
form-make = Make the table
form-making = Making the table …
clock-seconds = { $seconds ->
    [0] no limit
   *[other] { $seconds } seconds
}

## Lobby

table-gone = No such table
loading-table = Walking to the table …
lobby-facts = { $clock ->
    [0] No time limit
   *[other] { $clock } seconds for each decision
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
copied = Copied
invite-share = Share
invite-wall = Wall display

## The line

status-connecting = Connecting …
status-reconnecting = The line is interrupted; reconnecting …
status-offline = You are offline. The game waits here and goes on when the line is back.
status-unsent = Your choice is kept and will be sent.
status-online = Connected
offline-explained = The server cannot be reached. Check your connection.
error-unknown = This was refused ({ $code }).
error-unexpected = Something went wrong on this page.
read-rule = Rule { $clause }

## Playing

zoom-in = Enlarge
zoom-out = Reduce
zoom-all = Whole map
clock-left = { $seconds } seconds left

## Chat

chat = Chat
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

own-best = Your best alone: { $score }
own-best-first = Your first result alone. Beat it next time!
own-best-new = A new personal best! It was { $best } before.
own-best-equal = As much as your personal best, { $best }.
own-best-short = { $short } short of your personal best, { $best }.
own-best-uncounted = A bot has played in this game, so it does not count as a personal best.
replay = Replay
record-download = Download the record

## Replay and wall

replay-to-table = To the table
replay-seat = Seen by
replay-spectator = everybody who watches
wall-join = Scan and join in

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

## Nothing here

missing-title = This train does not stop here
missing-text = There is no page at this address.

## In every game

cancel = Cancel
go-on = Go on
hint = Hint
leave-game = Leave; a bot plays on
sending = Sending …
sending-later = Kept; it will be sent when the line is back.
take-back = Take back
your-choice = Your choice
choices = Choices
replay-play = Play
replay-pause = Pause
replay-back = One turn back
replay-next = One turn on
replay-end = The end
rematch = Play again
rematch-join = To the next game
result = Result
result-you-win = { $shared ->
    [true] You share the win!
   *[false] You win!
}
result-winner = { $shared ->
    [true] { $names } share the win
   *[false] { $names } wins
}
players = Players
players-away = away
players-taken-over = A bot plays for this player
players-taken-over-short = (with a bot)
players-bot = Let a bot play
score-place = place
score-player = Player
score-total = Total
chat-open = { $unread ->
    [0] Chat
   *[other] Chat, { $unread } new
}
learn-progress = Step { $step } of { $steps }
learn-start = Let us begin
learn-next = Next
learn-play = To the real game
learn-tips = Tips
learn-again = Once more
verify-checking = Checking the shuffle …
verify-failed = The shuffle could not be checked
verify-unfair = The shuffle does not fit its seed!
verify-how = Before the game the server published a commitment: the SHA-256 of a secret seed. Now the seed is public. This page has hashed it, drawn every card again from it, and compared.
verify-commitment = Commitment
verify-seed = Seed
watching = { $waiting ->
    [0] You are watching.
    [one] You are watching. 1 player is still deciding.
   *[other] You are watching. { $waiting } players are still deciding.
}
invite-text = Play { $game } with me!

## The puzzle of the day

daily = Today's puzzle
title-daily = Today's puzzle – Kippu
daily-explained = One deal for everybody today. You play alone and without hints; at the end you see par and how many you beat. Whoever comes back finds the same table.
daily-begin = Play today's puzzle

## Coming to a live event

title-join = Join · Kippu
join-event = Join an event
join-about = With the code of your team you play; several phones may act for one team.
join-code = Code
join-go = Come in

## Live events on this phone
kept = Live events on this phone
kept-about = So that they open without signal. What is over and sent goes by itself a week after its day.
kept-unknown = A live event
kept-state = { $unsent ->
    [0] { $closed ->
        [true] over, everything sent
       *[false] everything sent
    }
    [one] { $unsent } report not sent yet: open the event to send it
   *[other] { $unsent } reports not sent yet: open the event to send them
}
kept-forget = Remove from this phone
kept-forget-unsent = { $unsent ->
    [one] { $unsent } report of this event has not reached the server. Removed from here, it is lost.
   *[other] { $unsent } reports of this event have not reached the server. Removed from here, they are lost.
}
kept-forget-anyway = Remove and lose what was not sent

## House rules

house-rules = House rules
house-differ = { $count ->
    [0] as usual
    [one] 1 differs
   *[other] { $count } differ
  }
house-about = Where the rulebook leaves something open, your table decides. Everybody at the table sees what you choose.
house-preset = Start from
house-preset-default = The usual readings
house-preset-own = Your own choice
house-default = (usual)
house-name = A name for these house rules
house-keep = Keep under this name
house-forget = Forget “{ $name }”
house-link = Copy a link to these house rules
house-here = { $count ->
    [one] 1 house rule differs from the usual
   *[other] { $count } house rules differ from the usual
  }

## Rulebooks to read

book-title = How to play { $game }
book-contents = Contents
book-words = The words of the game
book-print = Print
book-exactly = Exactly:
book-open = How to play
book-picture = See it in the rulebook
figure-order = Before the auction, with bids: { $before }. After it: { $after }.
figure-seen = { $seen ->
    [true] yes
   *[false] –
}
figure-you = You
figure-others = Others
figure-player = Player
figure-place = Place
