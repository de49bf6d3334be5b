### Real Momotetsu: events, refusals, names.

## Bots

bot-random = Random bot
bot-baseline = Plain bot
bot-strong = Strong player

## Names

game-name = Real Momotetsu
game-about = A day's race on real railways: roll, ride, do missions, reach the destination first. 1 to 12 teams.

## Kinds of squares

kind-mission = mission
kind-card = card
kind-blue = blue
kind-red = red
kind-special = special
kind-shop = card station

## Kinds of properties

property-food = food
property-industry = industry
property-history = history
property-commerce = commerce
property-park = park

## The prizes: for the team with the most properties of a kind

prize-food = Food King
prize-industry = Industry King
prize-history = History King
prize-commerce = Commerce King
prize-park = Park King

## Other names of a square, replaced missions

square-twins-separator = { " = " }
mission-replaced = In place of a mission that is no longer possible: { $why }
mission-changed = The game master changed this mission{ $why ->
    [none] .
   *[other] : { $why }
}

## What a team is doing

phase-ready = ready
phase-rolled = choosing with the die
phase-moving = on the way
phase-processing = working off its square
phase-task = busy with a task
phase-attack = attacked by bonbi
phase-done = done for the day

## Statuses

status-rocket = Rocket
status-reroll = Second Chance
status-double = Double
status-seal = Seal
status-cow = Cow Walk
status-inflation = Inflation
status-red_immune = No Sweat
status-free_property = Forced Purchase

## The feed

event-began = Play starts.
event-time-passed = Time goes on.
event-rolled = Team { $seat } rolls { $face } at { $square }.
event-rerolled = Team { $seat } rolls again: { $face }.
event-rocket-rolled = Team { $seat } fires the rocket: { $face } and one more.
event-star-played = Team { $seat } plays { $card } at { $square }{ $steps ->
    [0] .
   *[other] { " " }({ $steps }).
}
event-cow-walked = Team { $seat } takes one slow step from { $square }.
event-stuck = Team { $seat } finds no way on from { $square } and waits.
event-target-declared = Team { $seat } heads for { $square }.
event-trip-began = Team { $seat } sets off{ $kind ->
    [return] { " " }to go back
    [back] , dragged back by bonbi
    [king] , carried off by King Bonbi
   *[other] { " " }on a card trip
}.
event-trip-void = It is too late for the trip of team { $seat }.
event-arrived = Team { $seat } arrives at { $square }.{ $flagged ->
    [true] { " " }The phone was elsewhere.
   *[other] { "" }
}
event-got-off = Team { $seat } gets off at { $square }.
event-had-not-boarded = Team { $seat } was not aboard.
event-move-cancelled = The move of team { $seat } is off: it had not left.
event-move-restored = Team { $seat } may finish its move.
event-mission-started = Team { $seat } tries { $missions } at { $square }.
event-mission-cleared = Team { $seat } has done { $mission } and wins { $property }.
event-mission-missed = Team { $seat } fails at { $mission }.
event-mission-passed = Team { $seat } leaves the missions of { $square } alone.
event-drew = Team { $seat } draws { $card } at { $square }.
event-card-effect = { $card }: { $points } for team { $seat }{ $number ->
    [0] .
   *[other] { " " }({ $number }).
}
event-card-revealed = { $card }: { $points } for team { $seat }{ $number ->
    [0] .
   *[other] { " " }({ $number }).
}
event-card-gained = Team { $seat } gets { $card }.
event-card-void = { $card } does nothing for team { $seat }.
event-task-began = Team { $seat } has a task: { $card }.
event-task-done = Team { $seat } has done { $card }.
event-task-cannot = Team { $seat } cannot do { $card } and has to go back.
event-square-rolled = Team { $seat } on { $kind ->
    [blue] blue
   *[other] red
} { $square }: a { $face }, { $points }.
event-bought = Team { $seat } buys { $card } for { $price } at { $square }.
event-goal-reached = Goal! Team { $seat } reaches { $square }: { $points }.
event-alight-ordered = { $seats_count ->
    [0] Nobody has to get off.
   *[other] Off at the next square: team { $seats }.
}{ $why ->
    [goal] { " " }A goal was scored.
    [card] { " " }A card says so.
    [event] { " " }Fireworks!
   *[other] { " " }The game master says so.
}
event-destination-set = The next destination is { $square } (dice { $dice }).
event-resumed = Play goes on.
event-late-off = Team { $seat } is { $minutes } min late off the train: { $points }.
event-bonbi-moved = Bonbi is with team { $seat } now{ $how ->
    [goal] , farthest from the goal
    [touch] , by touch
    [card] , called by a card
    [sent] , sent by a card
    [repelled] , sent back
   *[other] , says the game master
}.
event-bonbi-gone = Nobody has bonbi.
event-bonbi-tied = Teams { $seats } are equally far; dice { $dice }.
event-touch-claimed = Team { $seat } says it touched team { $other }.
event-touch-denied = Team { $seat } does not confirm the touch of team { $other }; the game master decides.
event-repelled = Team { $seat } pays { $points } and sends bonbi back to team { $other }.
event-attacked = Bonbi attacks team { $seat } with a { $face }: { $points }.
event-king-attacked = Bonbi transforms before team { $seat }, a { $face }: { $points }.
event-happened = Team { $seat } rolls { $face } twice running: { $event }!
event-happened-to = { $event }: team { $seat } { $points }{ $card ->
    [none] { "" }
   *[other] , { $card }
}{ $number ->
    [0] .
   *[other] { " " }({ $number }).
}
event-sold = Team { $seat } sells { $property } for { $points }.
event-property-lost = Team { $seat } gives up { $property } for { $points }.
event-settled = Settlement { $number }: team { $seat } gains { $points }, balance { $balance }.
event-leaked = Team { $seat } shows itself: at { $square }, { $cards_count ->
    [0] no cards
   *[other] { $cards }
}, balance { $balance }.
event-economy-set = { $economy ->
    [boom] Boom: red squares are blue.
    [recession] Recession: blue squares are red.
   *[other] The economy is normal again.
}
event-gate-set = { $time ->
    [0] The gate on the destination is gone.
   *[other] A gate stands on the destination.
}
event-transforming = The next attack will be a transformation.
event-noted = Team { $seat }: { $text }
event-called = Team { $seat } calls the game master: { $text }
event-proof-added = Team { $seat } adds proof to entry { $entry }.
event-report-undone = Team { $seat } takes its last report back.
event-late-merged = A report of team { $seat } came { $minutes } min late and is put where it belongs.
event-conflict-opened = A report of team { $seat } waits for the game master (entry { $entry }).
event-conflict-resolved = The game master has decided on entry { $entry } of team { $seat }: { $how ->
    [recompute] recomputed
    [from_now] accepted from now on
    [both_score] both score
   *[other] refused
}.
event-ruled = Entry { $entry } of team { $seat }: { $how ->
    [approve] approved
    [redo] new proof wanted
    [return] go back
    [waive] waived
   *[other] rejected
}, { $points }. { $reason }
event-mastered = Game master: { $what ->
    [set_option] a switch is set
    [set_teams] the numbers of people are set
    [assign_bonbi] bonbi is put with a team
    [set_position] a team is put on a square
    [force_alight] everybody named gets off
    [replace_mission] a mission has another text
    [set_clock] a time of the day is moved
    [close_edge] a track is closed
    [act_for] entered for the team
    [end_now] the event ends
   *[other] { $what }
}. { $reason }
event-corrected = Game master: team { $seat } { $points ->
    [none] is corrected
    [0] is corrected
   *[other] { $points }
}. { $reason }
event-announced = Game master: { $text }
event-voided = Entries { $entries } no longer count. { $reason }
event-withdrawn = Team { $seat } is out of the event.
event-paused = The event stands still. { $reason }
event-unpaused = The event goes on.
event-last-roll = The last roll is over.
event-prize = { $kind ->
    [food] { prize-food }
    [industry] { prize-industry }
    [history] { prize-history }
    [commerce] { prize-commerce }
   *[other] { prize-park }
}: team { $seat }, { $points }.
event-final-scored = Team { $seat }: { $balance } + properties { $sale } + prizes { $prizes } = { $total }
event-day-ended = The event is over{ $reason ->
    [last_roll] { "" }
    [cutoff] { " " }at the cut-off
   *[other] , says the game master
}.
event-result-closed = Team { $seats } { $decided_by ->
    [shared] share the win
    [goals] wins by more goals
    [properties] wins by more properties
   *[other] wins
}.
ended-last-roll = Ended after the last roll
ended-cutoff = Ended at the cut-off
ended-master = Ended by the game master

## Refusals

refusal-after-last-roll = The last roll is over.
refusal-all-settled = All settlements are paid.
refusal-already-done = This square is done already.
refusal-already-started = The event has started.
refusal-bought-already = { $card } was bought on this visit.
refusal-cannot-correct = That correction is not possible.
refusal-cannot-replace = { $mission } cannot be replaced now.
refusal-choose-first = A choice is open; make it first.
refusal-clock-first = The clock has something due before that.
refusal-conflicts-open = There are conflicts to decide first.
refusal-cow-walk = Cow Walk: only one step this turn.
refusal-destination-drawn = The first destination is drawn.
refusal-happens-by-itself = At a table this happens by itself.
refusal-hold = Not while a goal is being worked off.
refusal-in-debt = Sell first: the balance is below zero.
refusal-mission-not-open = That mission is not open to you here and now.
refusal-mission-not-started = That mission was not started.
refusal-must-be-done = This card must be done.
refusal-must-wait = No way on yet; wait a little.
refusal-no-attack-due = No attack is due.
refusal-no-change = That changes nothing.
refusal-no-cow-walk = A single step needs Cow Walk.
refusal-no-debt = There is no debt to sell for.
refusal-no-destination-to-roll = There is no destination to roll for.
refusal-no-double = There is nothing to double.
refusal-no-giving-up = This cannot be given up.
refusal-no-goal-in-conflict = That report is no arrival.
refusal-no-goal-to-announce = There is no goal to announce.
refusal-no-legal-end = { $square } is no legal end of this move.
refusal-no-mission-here = No mission can be started now.
refusal-no-move-to-restore = There is no move to restore.
refusal-no-reroll = No second roll.
refusal-no-rocket = No rocket for this roll.
refusal-no-shop = There is no card station here.
refusal-no-such-claim = Entry { $entry } is no claim to rule on.
refusal-no-such-conflict = Entry { $entry } is no open conflict.
refusal-no-such-edge = These squares are not joined.
refusal-no-such-entry = Entry { $entry } cannot be struck out.
refusal-no-such-option = { $option } cannot be set like that.
refusal-no-such-target = { $card } cannot be played like that here.
refusal-no-such-team = Team { $team } is not in play, or cannot be named here.
refusal-no-target-to-declare = There is no target to name.
refusal-no-task = There is no task.
refusal-not-a-team = { $actor } is no team of this event.
refusal-not-ended = The event is not over.
refusal-not-for-teams = Teams cannot do that.
refusal-not-for-the-master = The game master acts for a team with ActFor.
refusal-not-in-hand = { $card } is not in the hand.
refusal-not-in-the-future = { $what } can only move from one future time to another.
refusal-not-moving = The team is not on the way.
refusal-not-on-sale = { $card } is not sold here.
refusal-not-paused = The event is not paused.
refusal-not-ready = The team is not ready for a new turn.
refusal-not-running = The event is not running.
refusal-not-the-holder = Only the team with bonbi can touch.
refusal-not-the-roller = Another team rolls the destination.
refusal-not-this-square = This square is not for that.
refusal-not-to-choose = { $value } is not among the choices.
refusal-not-together = The two teams are not together.
refusal-not-told-to-alight = The team was not told to get off.
refusal-not-touched = The team was not touched.
refusal-not-your-property = { $property } is not yours to sell.
refusal-not-your-turn = Another team decides now.
refusal-nothing-asked = Nothing is asked.
refusal-nothing-due = Nothing is due.
refusal-nothing-free = There is no free property to take.
refusal-nothing-rolled = No die is shown.
refusal-nothing-to-finish = There is no square to finish.
refusal-nothing-to-repel = There is nothing to send back.
refusal-nothing-to-resume = There is nothing to resume.
refusal-nothing-to-undo = There is no report to take back.
refusal-nothing-to-waive = There are no late points.
refusal-only-the-clock = Only the clock does that.
refusal-own-dice-only = This event uses the teams' own dice: say what they show.
refusal-paused = The event is paused.
refusal-photo-missing = A photo or video belongs to it.
refusal-position-in-conflict = The game master must first decide where the team is.
refusal-redo-first = New proof is wanted first.
refusal-result-final = The result is final.
refusal-roll-destination-first = The next destination comes first.
refusal-sealed = Seal: no star card this turn.
refusal-server-rolls = In this event the server rolls.
refusal-square-not-done = The square is not worked off yet.
refusal-take-free-first = Take the free property first.
refusal-target-declared = The target is declared.
refusal-text-missing = Words belong to it.
refusal-too-expensive = { $card } costs { $price }, more than there is.
refusal-too-few-members = Every team needs { $least } people or more.
refusal-too-short = { $wanted } characters or more are wanted, there are { $written }.
refusal-too-soon = It is too soon for that.
refusal-touch-back = Not back to the team it came from yet.
refusal-touch-blocked = Nobody can be touched for a while.
refusal-touch-open = A touch waits for its answer.
refusal-touch-where-it-came = Not on the square where bonbi came.
refusal-trip-due = A trip is due first.
refusal-unknown-square = There is no square { $square }.
refusal-void-list-differs = These entries would fall with it: { $entries }. Confirm exactly them.
refusal-withdrawn = The team is out of the event.
refusal-wrong-dice = Dice or cards cannot show that.
refusal-wrong-initials = The lines must begin with { $wanted }.
refusal-wrong-length = Exactly { $wanted } characters are wanted, there are { $written }.
refusal-wrong-lines = { $wanted } lines are wanted.
refusal-wrong-ruling = That ruling does not fit this claim.

## Kits: what is wrong

error-unknown-kit = there is no kit "{ $id }". Known: { $known }.
error-id-twice = { $file }, line { $line }: "{ $id }" is there twice.
error-unknown-square-in-kit = { $file }, line { $line }: there is no square "{ $square }" in map.json.
error-too-few-teams = { $file }, line { $line }: fewer teams at most than at least.
error-clock-out-of-order = { $file }, line { $line }: the times of the day are not in order.
error-unknown-line = { $file }, line { $line }: there is no line "{ $line_id }".
error-not-between = { $file }, line { $line }: { $square } does not lie between two joined squares.
error-segment-too-short = { $file }, line { $line }: a segment of { $line_id } has fewer than two squares.
error-not-on-line = { $file }, line { $line }: { $square } is not on { $line_id }.
error-loop-without-ends = { $file }, line { $line }: the loop { $line_id } needs liner_ends.
error-square-unconnected = { $file }, line { $line }: { $square } cannot be reached from the start square.
error-track-without-stop = { $file }, line { $line }: no line stops both at { $a } and at { $b }.
error-wrong-star = { $file }, line { $line }: { $card } has a star where its effect has none, or none where it needs one.
error-unknown-set = { $file }, line { $line }: { $card } names the set "{ $set }", which map.json does not have.
error-unknown-card-in-kit = { $file }, line { $line }: there is no card "{ $card }" in cards.json.
error-minutes-backwards = { $file }, line { $line }: the fewest minutes are more than the most.
error-not-thirteen = { $file }, line { $line }: the special table needs one card for each of 13 ranks.
error-destination-dice = { $file }, line { $line }: the dice { $first } { $second } must name exactly one destination.
error-destination-no-mission = { $file }, line { $line }: the destination { $square } is no mission square.
error-six-faces = { $file }, line { $line }: the table needs each face from 1 to 6 once.
error-pair-missing = { $file }, line { $line }: the pair { $low } and { $high } has no card.
error-pair-wrong = { $file }, line { $line }: the pair { $low } and { $high } is there twice or the wrong way round.
error-must-be-star = { $file }, line { $line }: { $card } must be a star card here.
error-six-cards = { $file }, line { $line }: an event that gives cards names six of them, others none.
error-not-a-mission-square = { $file }, line { $line }: { $square } is no mission square.
error-wrong-payments = { $file }, line { $line }: the property of { $mission } needs { $wanted } settlement payments.
error-type-without-minutes = { $file }, line { $line }: rates.json does not say how long a mission of type { $type_ } takes.
error-square-without-mission = { $file }, line { $line }: the mission square { $square } has no mission.

## Kits: what is odd

error-odd-obsolete = { $file }, line { $line }: { $mission } is obsolete and has no replacement.
error-odd-same-name = { $file }, line { $line }: { $square } and { $other } are both called { $name }.
error-odd-twin-unread = { $file }, line { $line }: { $square } has fewer readings in kana than names.
error-odd-unsaid = { $file }, line { $line }: { $count ->
    [one] the name here is not there in { $lang }.
   *[other] { $count } names are not there in { $lang }, the first one here.
}
error-odd-worthless = { $file }, line { $line }: the property of { $mission } is worth nothing.
error-odd-destination = { $file }, line { $line }: { $square } comes up for a quarter of all dice or more.
error-odd-switch = { $file }, line { $line }: the switch to late rates is outside the day.
error-odd-card-nowhere = { $file }, line { $line }: { $card } is in no table and never comes.
error-odd-no-target = { $file }, line { $line }: { $card } has hardly a square to go to.
error-odd-no-such-kind = { $file }, line { $line }: no square is of the kind { $kind }.
error-odd-too-many = { $file }, line { $line }: { $count } of { $total } squares are of the kind { $kind }.
error-odd-more-red = { $file }, line { $line }: more red squares ({ $red }) than blue ones ({ $blue }).
