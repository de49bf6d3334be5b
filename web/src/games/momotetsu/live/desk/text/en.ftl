### The game master's desk, and making an event.

desk-title = The desk of { $name }
desk-the-day = The day
desk-nobody = nobody
desk-yes = yes
desk-no = no
desk-cancel = Cancel
desk-do-it = Do it
desk-reason = Reason (kept in the trail)
desk-entry = Entry { $entry }
desk-minutes = { $minutes } min

## The top

desk-day-before = before the start
desk-day-running = running
desk-day-ended = ended, not closed
desk-day-closed = result closed
desk-paused-since = paused since { $time }
desk-next-start = Start
desk-next-settlement = Next settlement
desk-next-last-roll = Last roll (L.S.)
desk-next-cutoff = Ends at the latest
desk-undo = Undo
desk-more = More …
desk-help = Keys
desk-radio-short = Radio

## Teams

desk-teams-table = All teams
desk-phase = Doing
desk-heard = Last report
desk-phones = Phones
desk-team-menu = (menu)
desk-team-last = Last entries
desk-has = { $goals ->
    [one] 1 goal
   *[other] { $goals } goals
}, { $properties } prop., { $cards } ★
desk-silence = Nothing heard for { $minutes } minutes
desk-overdue = overdue
desk-bonbi = bonbi
desk-overlay-out = withdrawn
desk-overlay-paused = paused
desk-overlay-alight = must get off
desk-overlay-hold = on hold
desk-overlay-debt = in debt
desk-overlay-redo = proof wanted again
desk-overlay-conflict = conflict
desk-overlay-repel = may send bonbi back

## The parts of the desk

desk-tabs = What to look at
desk-tab-map = Map
desk-tab-trail = Trail
desk-tab-settlement = Settlements
desk-tab-photos = Photos
desk-tab-codes = Codes

## Before the start and after the end

desk-before = Before the start
desk-before-codes = Hand out the codes: { $connected } of { $teams } teams are connected.
desk-before-destination = Draw the first destination.
desk-before-destination-is = The first destination is { $square }.
desk-before-draw = Draw it
desk-before-members = How many people each team has
desk-before-members-save = Keep the numbers
desk-before-start = Play starts by itself at { $time }.
desk-end = The day is over
desk-end-help = { $proofs ->
    [0] No proofs are open.
    [one] 1 proof is open; it counts as approved when you close.
   *[other] { $proofs } proofs are open; they count as approved when you close.
} { $conflicts ->
    [0] { "" }
    [one] Decide the open conflict first.
   *[other] Decide the { $conflicts } open conflicts first.
}
desk-closed = The result is closed

## Proofs

desk-proofs = Proofs
desk-proofs-count = { $count ->
    [0] Proofs
    [one] 1 proof waits
   *[other] { $count } proofs wait
}
desk-proofs-none = Nothing waits for you.
desk-proofs-more = and { $count } more
desk-photo = The photo that was sent as proof
desk-photo-none = No photo yet.
desk-photo-deleted = The photo is deleted.
desk-photo-delete = Delete the photo
desk-photo-delete-do = Delete it for good
desk-photo-days = Days until photos are deleted
desk-photo-days-help = Counted from the day of the event; all of them go, for everybody.
desk-plan = Photos and messages
desk-plan-save = Keep it so
desk-push-about = Calls for the game master, late reports that wait for you, goals, settlements, bonbi.
desk-webhook = Webhook (Discord or compatible)
desk-webhook-help = Goals, orders to get off, destinations, settlements and bonbi are sent there at once, whatever delay spectators have. The address is a secret: it is not shown again.
desk-webhook-keep = Go on with the address that is set
desk-photo-told = Reported by radio, without a photo.
desk-flagged = The phone was elsewhere.
desk-unplaced = Without a position.
desk-came = { $count ->
    [one] 1 check-in to look at
   *[other] { $count } check-ins to look at
}
desk-came-help = They count. Ask the team if they look wrong; its menu has what can be done.
desk-came-seen = Looked at
desk-received = { $made }, received { $received }
desk-approve = Approve
desk-claim-goal = goal at { $square }
desk-claim-mission = mission at { $square }
desk-claim-task = card { $card }
desk-claim-touch = touched { $team }
desk-claim-dice = own dice
desk-claim-wins = Wins { $property }.
desk-rule-goal = The name of the station can be read on the photo.
desk-rule-touch = Both teams were at the same place, and the touched team was seen.
desk-rule-dice = The video shows the number that was reported.

## Conflicts and calls

desk-conflicts = Conflicts
desk-conflicts-count = { $count ->
    [one] 1 late report needs you
   *[other] { $count } late reports need you
}
desk-conflict-times = Made at { $made }, received at { $received }
desk-conflict-proposal = The rules propose: { $how }.
desk-conflict-decide = Decide …
desk-report = { $kind }: { $what }
desk-calls = Calls for you
desk-call-heard = Heard

## A goal

desk-goal = Goal
desk-goal-title = Goal at { $square }
desk-goal-left = { $time } until play goes on in any case
desk-step-is-done = (done)
desk-step-is-now = (now)
desk-step-is-later = (later)
desk-step-goal = The goal
desk-step-announce = Everybody stops
desk-step-alight = Getting off
desk-step-bonbi = Bonbi
desk-step-destination = The next destination
desk-step-resume = Play goes on
desk-goal-by = { $teams } at { $time }
desk-goal-reject = Reject the goal of { $team } …
desk-goal-t0 = Announced at { $time } (T0).
desk-goal-notice-soon = The server announces it at once.
desk-goal-announce = Announce: get off
desk-goal-all-off = All teams stand on a square.
desk-goal-radio = report for them …
desk-goal-open = (not off yet)
desk-goal-tie = Equally far: { $teams }. The server throws dice between them.
desk-nobody-has-bonbi = Nobody has bonbi.
desk-distance = Distance
desk-goal-roller = { $team } rolls; after five minutes the server does.
desk-goal-roll = Roll for them
desk-goal-resume = Go on now
desk-goal-resume-help = Happens by itself when the destination is set and all are off, at the latest when the clock is at zero.

## What would change

desk-preview = What would change
desk-preview-nothing = Nothing that teams have.
desk-preview-also = { $count ->
    [one] 1 entry falls with it:
   *[other] { $count } entries fall with it:
}
desk-preview-chance = Dice or cards are drawn again; the real ones may show something else than this.
desk-change-day = Day
desk-change-destination = Destination
desk-change-previous-destination = Last destination
desk-change-bonbi = Bonbi
desk-change-economy = Economy
desk-change-hold = Goal in progress
desk-change-settled = Settlements paid
desk-change-pause = Paused
desk-change-conflicts = Conflicts
desk-change-square = Where
desk-change-phase = Doing
desk-change-target = Heads for
desk-change-balance = Balance
desk-change-goals = Goals
desk-change-hand = Cards
desk-change-properties = Properties
desk-change-statuses = In effect
desk-change-alight = Order
desk-change-redo = Proofs wanted again
desk-change-withdrawn = Withdrawn
desk-economy-normal = normal
desk-economy-boom = boom
desk-economy-recession = recession

## What the game master can do

desk-act-reject = Reject a proof
desk-act-resolve = Decide on a late report
desk-act-void = Strike out an entry
desk-act-correct = Correct a team
desk-act-position = Put a team on a square
desk-act-bonbi = Give bonbi to a team
desk-act-restore-move = Let a team finish its move
desk-act-waive-late = Give late points back
desk-act-alight = Order teams off
desk-act-withdraw = Withdraw a team
desk-act-broadcast = Tell everybody
desk-act-pause = Pause
desk-act-unpause = Go on
desk-act-clock = Move a time of the day
desk-act-settlement = Pay the next settlement now
desk-act-mission = Replace a mission
desk-act-edge = Close a track
desk-act-option = Change a switch
desk-act-end = End the event now
desk-act-close = Close the result
desk-help-reject = What followed from it goes back, as shown below. The team sees your reason.
desk-help-resolve = The report was made earlier than it came, and others have played on since.
desk-help-void = The entry and all that depends on it no longer count. Dice that fell are not used again.
desk-help-correct = Change only what is wrong; leave the rest empty. Points with a minus are taken.
desk-help-position = The team stands there from now on; a move under way is over.
desk-help-bonbi = Whoever has it now is rid of it.
desk-help-restore-move = For a team that was stopped by a goal or an order that was wrong.
desk-help-waive-late = Law, staff and safety come first; nobody is punished for obeying them.
desk-help-alight = They get off at the next square where their vehicle stops.
desk-help-withdraw = The team leaves all rankings. This is for good.
desk-help-broadcast = It appears on all phones and on the wall.
desk-help-pause = All running timers wait. The times of the day do not: move them if you need to.
desk-help-unpause = All timers go on.
desk-help-clock = Only from one future time to another.
desk-help-settlement = Every team gains what its properties pay.
desk-help-mission = Write the new task in both languages. Who is trying it right now finishes the old one first. Everybody reads your reason beside the new task.
desk-help-edge = No move may use it for the rest of the day. Moves under way keep their ends.
desk-help-option = Only before the start.
desk-help-end = The score is counted as it stands now. Settlements that were not reached are not paid.
desk-help-close = Nothing can be changed any more after this.
desk-field-seat = Team
desk-field-seats = Teams
desk-teams-none = None ticked means all.
desk-field-square = Square
desk-field-points = Points
desk-field-goals = Goals, more or fewer
desk-field-give-card = Give a card
desk-field-take-card = Take a card
desk-field-give-property = Give a property
desk-field-take-property = Take a property
desk-field-status-on = Begin an effect
desk-field-status-off = End an effect
desk-field-ready = Ready for a new turn, whatever it is doing
desk-field-how = How
desk-field-entry = Entry
desk-field-text = Text
desk-field-what = Which time
desk-field-time = New time
desk-field-mission = Mission
desk-field-task = New task ({ $language })
desk-field-a = From
desk-field-b = To its neighbour
desk-field-name = Switch
desk-field-value = Setting
desk-choice-reject-how-reversal = Reject
desk-choice-reject-how-redo = New proof, please
desk-choice-reject-how-return = Go back
desk-choice-reject-how-waive = Let it pass
desk-choice-resolve-how-recompute = Count it at its own time and tell the day again from there
desk-choice-resolve-how-from-now = Accept it from now on
desk-choice-resolve-how-both-score = Both teams score; all else stays as it is
desk-choice-resolve-how-refuse = Refuse it
desk-choice-clock-what-start = Start
desk-choice-clock-what-settlement-1 = First settlement
desk-choice-clock-what-settlement-2 = Second settlement
desk-choice-clock-what-settlement-3 = Third settlement
desk-choice-clock-what-switch = Late rates from
desk-choice-clock-what-last-roll = Last roll (L.S.)
desk-choice-clock-what-cutoff = Ends at the latest
desk-choice-option-name-goal-notice = After a goal
desk-choice-option-name-settlement-call = Settlements
desk-choice-option-name-dice-source = Dice and cards
desk-choice-option-name-balances-public = Balances are open
desk-choice-option-name-hands-public = Hands are open
desk-choice-option-name-shinkansen-enabled = Shinkansen card
desk-choice-option-value-auto = by itself
desk-choice-option-value-gm = when you say so
desk-choice-option-value-server = the server rolls
desk-choice-option-value-physical = own dice on video
desk-choice-option-value-both = either
desk-choice-option-value-yes = yes
desk-choice-option-value-no = no

## For a team

desk-radio = Act for a team
desk-radio-help = For a team that calls in, or from its paper sheet. With a time it counts from then; without one, from now.
desk-radio-time = When (empty: now)
desk-radio-now = { $phase }, at { $square }; last report { $time }
desk-radio-early = Earlier than the team's last report at { $time }: enter its lines in their order.
desk-radio-what = What they did
desk-radio-which = Which
desk-radio-text = Words (as they tell them)
desk-radio-dice = What their dice or cards show
desk-radio-do = Enter for { $team }
desk-radio-entered = { $count ->
    [one] 1 line entered.
   *[other] { $count } lines entered.
}
desk-radio-not-boarded = Not aboard
desk-radio-roll-destination = Roll the next destination
desk-radio-submit = Task done
desk-radio-give-up = Gave up looking
desk-radio-note = A line for the feed
desk-radio-call-gm = Calls the game master
desk-radio-undo-report = Take the last report back
desk-radio-confirm-touch = Yes, we were touched
desk-radio-deny-touch = No, we were not touched
desk-kind-roll = Roll the die
desk-kind-use-star = Play a card
desk-kind-step-one = One slow step
desk-kind-keep = Move this number
desk-kind-reroll = Roll again
desk-kind-rocket-roll = Fire the rocket
desk-kind-double = Move twice as far
desk-kind-declare-target = Name a target
desk-kind-arrive = Arrived
desk-kind-alight = Got off
desk-kind-not-boarded = Was not aboard
desk-kind-roll-destination = Roll the next destination
desk-kind-start-mission = Starts a mission
desk-kind-take-free = Takes a property for nothing
desk-kind-draw = Draw a card
desk-kind-roll-square = Roll for points
desk-kind-buy = Buys a card
desk-kind-choose = Chooses
desk-kind-finish = Done with the square
desk-kind-submit = Task done
desk-kind-cannot-do = Cannot do the task
desk-kind-give-up = Gives up looking
desk-kind-mission-done = Mission done
desk-kind-mission-failed = Mission failed
desk-kind-roll-attack = Roll bonbi's attack
desk-kind-touch = Touches a team
desk-kind-confirm-touch = Confirms the touch
desk-kind-deny-touch = Denies the touch
desk-kind-repel = Pays and sends bonbi back
desk-kind-keep-bonbi = Keeps bonbi
desk-kind-sell = Sells a property
desk-kind-add-proof = Adds proof
desk-kind-note = Note
desk-kind-call-gm = Call
desk-kind-undo-report = Takes the last report back

## The trail

desk-trail = Trail
desk-trail-whose = Whose entries
desk-trail-all = All entries
desk-trail-export = Save the trail
desk-trail-strike = Strike out entry { $entry }
desk-trail-struck = No longer counts:
desk-actor-gm = Game master
desk-actor-clock = Clock

## Codes

desk-codes = Codes
desk-codes-help = Each team scans or types its own. Several phones may use one code. Keep the last one for game masters.
desk-codes-masters = Game masters
desk-codes-qr = QR code for { $name }
desk-codes-print = Print
desk-codes-rotate = New code …
desk-codes-rotate-do = Make a new code
desk-codes-send-away = Whoever came with the old one only looks on from now on
desk-codes-watch = Everybody else watches here:

## Keys

desk-keys-proofs = Proofs
desk-keys-play = The day
desk-keys-look = Looking
desk-keys-team = In the menu of a team
desk-key-next = next proof
desk-key-previous = proof before
desk-key-approve = approve
desk-key-reject = reject, after a look at what goes back
desk-key-redo = task: ask for new proof
desk-key-return = task: send the team back
desk-key-waive = task: let it pass
desk-key-goal = the next step: draw, announce, roll, go on, close
desk-key-pause = pause, or go on
desk-key-broadcast = tell everybody
desk-key-undo = undo your own last entry
desk-key-radio = act for a team
desk-key-more = everything else
desk-key-team = the menu of a team
desk-key-map = map
desk-key-trail = trail
desk-key-settlement = settlements
desk-key-photos = photos
desk-key-codes = codes
desk-key-help = these keys
desk-key-close = close a dialog

## A new event

desk-new-link = Run an event in the city
desk-new-title = A new event
desk-new-lead = Real Momotetsu on real trains: you are the game master, teams play with their phones. Nothing here is final before the start.
desk-new-kit = The kit
desk-new-kit-help = A kit is the map, the cards, the missions and all numbers of an event.
desk-new-name-tokyo = Tokyo
desk-new-name-kasumihama = Kasumihama
desk-new-kit-tokyo = 225 squares, a whole day
desk-new-kit-kasumihama = a small made-up town, to try things out
desk-new-kit-own = Your own
desk-new-kit-own-help = six files from your computer
desk-new-folder = The folder of the kit
desk-new-files = Or its six files
desk-new-checking = Looking through the kit …
desk-new-missing = These files are missing:
desk-new-wrong = { $count ->
    [one] 1 thing is wrong. Mend it and choose the files again:
   *[other] { $count } things are wrong. Mend them and choose the files again:
}
desk-new-odd = { $count ->
    [one] 1 thing looks odd, but can be played
   *[other] { $count } things look odd, but can be played
}
desk-new-fine = { $name } can be played: { $squares } squares, { $missions } missions.
desk-new-day = The day
desk-new-date = Date (in Japan)
desk-new-date-help = The server's clock runs the day by itself, in Japanese time: start, settlements, last roll.
desk-new-master = Your name, as game master
desk-new-teams = Teams
desk-new-teams-help = { $least } to { $most } teams. Names can be anything short; two teams cannot have the same.
desk-new-team = Name of team { $number }
desk-new-team-name = Team { $number }
desk-new-team-add = One more team
desk-new-team-remove = Without team { $number }
desk-new-twice = Two teams have the same name.
desk-new-times = Times
desk-new-times-help = As the kit has them. You can still move them on the day, as long as they lie ahead.
desk-new-settlement = Settlement { $number }
desk-new-disorder = The times must follow each other: start, settlements, last roll, end.
desk-new-switches = Switches
desk-new-switch-goal-notice = When a goal is reported, everybody must get off: at once, or when you announce it after a look at the photo.
desk-new-switch-settlement-call = Properties pay at the times above, or when you call it.
desk-new-switch-dice-source = Rolls need signal, unless teams may film their own dice.
desk-new-switch-balances-public = Otherwise they are shown at settlements only; who adds up the feed can know them earlier.
desk-new-switch-hands-public = Otherwise teams see only their own cards.
desk-new-switch-shinkansen-enabled = The card station sells it.
desk-new-delay = Minutes until spectators see it
desk-new-delay-help = Spectators and the wall see everything so much later: nobody can chase a team with it. 0 is at once.
desk-new-stations = More stations on the map ({ $count } chosen)
desk-new-make = Make the event
desk-new-making = Making the event …
desk-new-after = Next you get the codes for teams and game masters. Teams can come in at once; play starts at its time.
