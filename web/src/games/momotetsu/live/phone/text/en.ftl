### The team's phone in a live event.

## Parts of the screen

phone-parts = Parts of the screen
phone-choices = Choices
phone-wins = Wins { $properties }
phone-actions = What you can do
tab-now = Now
tab-missions = Missions
tab-money = Points
tab-feed = Feed
tab-more = More

## The top

phone-no-destination = No destination yet
phone-offline = No signal. Reports are kept here and sent later.
phone-reconnecting = Looking for the line …
mark-start = Start in
mark-settlement = Settlement { $number } in
mark-switch = Late rates in
mark-last-roll = Last roll in
mark-cutoff = End in
bonbi-ours-here = Bonbi is with us and attacks here
bonbi-ours-next = Bonbi is with us, attack after the next landing

## What must be done

duties = To do
duty-before = The day has not begun. Get to know the map until then.
duty-paused = The game master has stopped the event. Reports are still taken.
duty-alight = Get off at the next square and report where!
duty-hold = Goal at { $square }: wait where you are until play goes on. Missions go on.
duty-reported = You reached the destination! The game master stops everybody; then you roll the next one.
duty-destination = You reached the destination: roll the next one!
duty-conflict = Report { $entry } is with the game master.
duty-touched = Team { $team } says it touched you. Is that right?
duty-repel = Team { $team } sent you bonbi. Pay to send it back?
duty-debt = Balance below zero: sell properties.
duty-redo = The game master wants new proof for report { $entry }.
duty-goal-photo = Goal! Add a photo with the station name.
duty-task = The card asks for some time. Report when it is over.
duty-search = Find it and show it; if there is none, you may stop looking when the time is over.
duty-wait = No way on yet: wait a little.
duty-no-rolls = The last roll is over. Thank you for playing!
duty-ended = The day is over. The result comes here when the game master has gone through the last proofs.
duty-out = Your team is out of the event.

## Deciding

phone-ready = You are at { $square }. Roll the die.
phone-here = You are at { $square }.
phone-sending = On its way to the server …
phone-heading = You are heading for { $square }. Report when you are there.
phone-head-for = We head there
phone-alight = Report where we got off
phone-task = { $card }: { $text }
phone-trying = You are trying: { $missions }. Report how it went.
phone-touch = We met another team: pass bonbi on
phone-needs-line = Dice and draws need a signal. Everything else can be reported now.
phone-not-card = Not { $card }
guessed-processing = Noted: you are at { $square }. Report on; it is sent when there is a signal.
guessed-task = Noted: you are trying. Report how it went.
guessed-moving = Noted. Report where you arrive.
guessed-ready = Noted: { $square } is done. The next roll needs a signal.
guessed-later = Noted. What comes next the server will say.
do-arrive = Arrived at { $square }
do-alight = Got off at { $square }
do-not-boarded = We are not aboard
do-roll-destination = Roll the next destination
do-submit = Task done
do-give-up = Give up looking
do-mission-done = Done: { $mission }
do-mission-failed = Failed: { $mission }
do-confirm-touch = Yes, we were touched
do-deny-touch = No, we were not
do-undo-report = Take the last report back
do-add-proof = Proof for report { $entry }
do-note = To everybody: { $text }
do-call-gm = To the game master: { $text }
do-choose = Choice
way-leg = { $line } to { $to }{ $passes ->
    [none] { "" }
   *[other] { " " }(runs past { $passes })
}
way-then = { ", then " }
way-any = More than one way

## Reports

outbox = Reports on their way
outbox-over = Our last reports
outbox-waiting = { $count } waiting
outbox-photo = { $sent ->
    [true] photo uploaded
   *[false] with photo
}
outbox-read = Understood
outbox-drop = Delete
outbox-forgetful = This browser keeps nothing: do not close the page while reports wait.
fate-waiting = waiting
fate-sent = sent
fate-accepted = accepted
fate-refused = refused
fate-master = with the game master
error-photo-lost = The photo is no longer on this phone. Take it again.

## Proof

proof-add = Add proof
proof-goal = A photo belongs to it; at a goal the station name must be readable.
proof-photo = The photo
proof-camera = Camera
proof-file = Choose a photo
proof-text = Words
proof-text-optional = Words (if you like)
proof-count = { $wanted ->
    [0] { $count } characters
   *[other] { $count } of { $wanted } characters
}
proof-send = Report it
proof-missing = Something is missing: what the task asks for belongs to the report.

## Own dice

own-dice-ask = What do your dice or cards show? Keep a video for the game master.
own-dice-which = Die or card { $number }
own-dice-send = Report it
own-dice-server = Let the server throw

## Chance

drama-squares = { $steps ->
    [one] 1 square
   *[other] { $steps } squares
}
drama-destination = The next destination
drama-goal = Goal!

## Missions and stations

missions-near = Within reach now
missions-far = Elsewhere, the nearest first
missions-done = Done
mission-away = { $away ->
    [0] you are here
    [one] 1 square away
   *[other] { $away } squares away
}
stations = Stations
stations-open = Find a station
stations-search = Kana, kanji or letters
stations-found = { $count ->
    [one] 1 station
   *[other] { $count } stations
}
stations-none = No station is called like that.
stations-end = you may end here
stations-arrived = Arrived at { $square }
stations-not-end = Your move cannot end here. The report goes to the game master.

## More

say-label = A message
say-all = To everybody
say-gm = To the game master
phone-settings = This phone
share-position = Send the position with arrivals and proof
share-position-about = Only at the moment of such a report, never in between; only your team and the game master see it.
phone-keeps = This phone keeps the event so that it opens without signal. A week after its day, with everything sent, it goes by itself; the start page can remove it before.
push = Messages while the page is closed
push-about = Goals, orders to get off, when play goes on, settlements, bonbi, proof that is wanted again.
push-denied = The browser does not allow messages here. Its settings can change that.
push-failed = This browser gets no messages; private windows never do. Another browser may, or try again later.
push-offline = There is no connection just now. Try again when it is back.
push-unsupported = This browser cannot get messages while the page is closed. On an iPhone, put the page on the home screen first.
install = Put it on the home screen
install-about = To have it on the home screen: open the browser's menu or share sheet, then “Add to Home Screen”.
