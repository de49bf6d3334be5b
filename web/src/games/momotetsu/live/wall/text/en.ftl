### A live event on the wall and for those who look on.

wall-open = Big screen
wall-watch = Look on: { $address }
wall-result-at = Result, album and replay: { $address }
wall-qr = QR code of the page to look on
wall-countdowns = What the clock brings next
wall-until-start = Start in
wall-until-goal = All off the train in
wall-until-gate = Gate opens in
wall-until-settlement = Settlement in
wall-until-last-roll = Last roll in
wall-until-cutoff = End in
wall-left = { $what } { $left }
wall-no-destination = Not drawn yet
wall-delay = { $minutes ->
    [one] Shown 1 minute late
   *[other] Shown { $minutes } minutes late
}
wall-settlements = What properties have paid so far
wall-paused = The event is paused.
wall-ended = The day is over. The game masters go through the last proofs; then the result is final.
wall-hold = Goal! Team { $teams } is at { $square }. Everybody else gets off at the next square.
wall-between = { " · " }
wall-side = Teams and news
wall-standings = Standings
wall-place = Place
wall-goals = Goals
wall-out = out of the event
wall-balances-since = Balances as of the settlement at { $time }
wall-balances-hidden = Balances are shown from the first settlement on.
