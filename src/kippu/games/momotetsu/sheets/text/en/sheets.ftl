### What stands on the printed sheets of an event.

## Every page

sheet-title-front = Print this
sheet-title-rules = Short rules
sheet-title-team = Team sheet
sheet-title-pairs = Card square: two playing cards
sheet-title-cards = What the cards do
sheet-title-missions = Missions and properties
sheet-title-tables = Dice tables
sheet-title-map = Map
sheet-title-lines = Lines and their squares
sheet-title-squares = Index of squares
sheet-title-master = Game master
sheet-title-tally = Verdicts
sheet-title-corrections = Corrections
sheet-title-settlements = Settlement board
sheet-separator = { ", " }
sheet-time = Time
sheet-name = Name
sheet-total = Total
sheet-points = Points

## Front page

sheet-front-about = Paper for a day without signal, or beside the phones. Whatever is written down with its time can be entered later.
sheet-front-what = Sheet
sheet-front-pages = Pages
sheet-front-copies = Copies
sheet-front-each-team = one for each team
sheet-front-game-master = one for the desk
sheet-front-twice = one for each team, one for the desk
sheet-front-numbered = as printed
sheet-front-day = The day
sheet-front-signs = Signs of the squares
sheet-day-start = Start: the first roll
sheet-day-settlement = Settlement { $number }
sheet-day-switch = Late rates from now on
sheet-day-last-roll = L.S., the last die: the last roll may be made at this time
sheet-day-cutoff = Cut-off: everything stops
sheet-front-start = Everybody starts at { $square } with { $points } points.
sheet-front-members = { $min } to { $max } teams, each of at least { $members } { $members ->
    [one] person
   *[other] people
}.

## Signs

sheet-sign-mission = M
sheet-sign-card = C
sheet-sign-blue = +
sheet-sign-red = −
sheet-sign-special = S
sheet-sign-shop = $
sheet-sign-mission-about = Try a mission, win its property.
sheet-sign-card-about = Draw two playing cards of different ranks; look the pair up.
sheet-sign-blue-about = Roll a die: +{ $points } for each pip, late +{ $late }.
sheet-sign-red-about = Roll a die: −{ $points } for each pip, late −{ $late }.
sheet-sign-special-about = Draw one playing card; look it up in the single-card table.
sheet-sign-shop-about = Buy star cards at the listed prices.

## Short rules

sheet-rule-aim-title = Aim
sheet-rule-aim = Have the most points when the day ends: balance, sale value of your properties{ $sale ->
    [true] { "" }
   *[other] { " (not counted today)" }
}, and { $prize } for each prize ({ $kinds }): most properties of that kind.
sheet-rule-turn-title = Your turn
sheet-rule-turn = Nobody waits for the others. When you are done with a square, roll one die or play one star card, ride, arrive, do what the square says. Then again.
sheet-rule-move-title = Moving
sheet-rule-move = Move exactly the number, square by square along the lines; squares that a train runs past count as well. Change trains freely. Never straight back within one move, except at the end of a line.
sheet-rule-cards-title = Cards
sheet-rule-cards = Star cards (★) are kept and played instead of the die, one a turn. All others act where they are drawn and must be done. A task that you cannot do sends you back to your previous square, unless the card says otherwise.
sheet-rule-missions-title = Missions
sheet-rule-missions = On a mission square you may try its missions; send a photo. Each one cleared wins its property, and each settlement pays what it lists. Other teams may win the same one too.
sheet-rule-goal-title = Goal
sheet-rule-goal = Land exactly on the destination: its points, plus { $near } (late { $late }) for each square between the last destination and this one. Send a photo of the sign. Everybody else stops and gets off at the next square; the scorer rolls the next destination.
sheet-rule-bonbi-title = Bonbi
sheet-rule-bonbi = At each goal bonbi goes to the team that is farthest from it. At the end of each turn it attacks: roll on its table. Touch another team to hand it on. Late, its losses count { $factor } times. If a card sends it to you, { $cost } points send it back.
sheet-rule-events-title = Events
sheet-rule-events = The same face on two plain rolls running: the event of that face happens to all teams.
sheet-rule-debt-title = Below zero
sheet-rule-debt = Sell properties at their sale value until you are at zero or above, and no more than that.
sheet-rule-clock-title = Clock
sheet-rule-clock = L.S. (the last die) is { $last }: what is rolled by then counts and is played out. At { $cutoff } everything stops. After a goal you have { $minutes } minutes to get off; every minute more costs { $points }.
sheet-rule-paper-title = On paper
sheet-rule-paper = Write one line for each step with the time it happened. Roll your own dice and draw from a full pack, on film. Call the desk for destinations and bonbi. Type it all in when there is signal again.
sheet-rule-safe-title = First of all
sheet-rule-safe = Law, staff and safety come before the game. Nobody loses points for heeding them.

## Team sheet

sheet-team-number = Team { $number }
sheet-team-blank = Team
sheet-team-members = Members
sheet-team-sheet = Sheet no.
sheet-team-phone = Desk’s phone
sheet-team-square = Square
sheet-team-move = Die / card
sheet-team-done = What happened
sheet-team-gain = + / −
sheet-team-balance = Balance
sheet-team-begin = Start
sheet-team-hand = Star cards
sheet-team-card = Card
sheet-team-got = Got at
sheet-team-used = Used at
sheet-team-properties = Properties
sheet-team-property = Property
sheet-team-kind = Kind
sheet-team-sale = Sale
sheet-team-sold = Sold at
sheet-team-settlement = Pay { $number }
sheet-team-statuses = Statuses: tick when you have one, cross out when it is over
sheet-team-destinations = Destinations and goals
sheet-team-destination = Destination
sheet-team-goal = Goal of
sheet-team-bonbi = Bonbi
sheet-team-bonbi-came = Came at
sheet-team-bonbi-left = Left at
sheet-team-bonbi-by = How, to whom
sheet-status-rocket = On a 1: may roll again and move that face + { $add }. Until the next goal.
sheet-status-reroll = May roll the die once more. Next turn.
sheet-status-double = May move the face times { $factor }. Next turn.
sheet-status-seal = No star card. Next turn.
sheet-status-cow = One step, no die. Next turn.
sheet-status-inflation = Own goal +{ $points }. Until the destination changes.
sheet-status-red_immune = Red costs nothing. Until the next goal.
sheet-status-free_property = One open property without its mission. On the next mission square.

## Cards

sheet-cards-how = Order and suits do not matter; draw again if both ranks are equal. 1 is the ace, 11 the jack, 12 the queen, 13 the king. ★ is kept, all others act at once.
sheet-cards-single = Special square: one playing card
sheet-cards-card = Card
sheet-cards-does = What it does
sheet-cards-proof = Proof
sheet-cards-fail = If not done
sheet-cards-from = Comes from
sheet-cards-lottery-from = bonbi’s lottery
sheet-cards-sets = Squares that cards name
sheet-cards-off = off today
sheet-cards-exempt = ⇒ rides on when a goal stops the others
sheet-fail-none = –
sheet-fail-refused = not playable
sheet-fail-void = nothing happens
sheet-fail-return = go back
sheet-fail-fallback = second task
sheet-fail-retry = repeat
sheet-fail-stay = stay
sheet-fail-as_copied = as that card
sheet-proof-separator = { " + " }
sheet-proof-photo = photo
sheet-proof-text = text
sheet-proof-video = video
sheet-proof-photo_or_text = photo or text
sheet-proof-photo_or_timer = photo or timer
sheet-proof-honour_or_video = honour or video

## Missions

sheet-missions-square = Square
sheet-missions-mission = Mission
sheet-missions-property = Property
sheet-missions-how = Pay = payment at each settlement: { $times }. Sale = value when sold and at the end.

## Tables

sheet-tables-destinations = Destinations: two dice, one after the other
sheet-tables-first = First die
sheet-tables-second = Second die
sheet-tables-destinations-how = Roll both again if the dice name the square just reached.
sheet-tables-events = Events: the same face twice running
sheet-tables-face = Face
sheet-tables-shop = Card station
sheet-tables-attacks = Bonbi’s attack
sheet-tables-transformations = Bonbi’s transformation
sheet-tables-late = From { $time } on, bonbi’s losses count { $factor } times{ $both ->
    [true] { " in both tables" }
   *[other] { " in the transformation table" }
}.
sheet-attack-1 = Pay { $points }; two different dice choose a card from the pair table.
sheet-attack-1-cards = Pay { $points }; draw two playing cards for the pair table.
sheet-attack-2 = Back to your previous square, or pay { $points } for each square.
sheet-attack-3 = Roll on the transformation table.
sheet-attack-4 = Pay { $points } and roll: { $prizes }.
sheet-attack-prize = { $face } = { $card }
sheet-attack-5 = Roll and lose { $points } for each pip.
sheet-attack-6 = Give up one property for { $points }; without any, nothing.
sheet-transformation-1 = Lose { $points }.
sheet-transformation-2 = Lose { $points }.
sheet-transformation-3 = Nothing.
sheet-transformation-4 = Go to the previous destination.
sheet-transformation-5 = Lose all star cards; without any, lose { $points }.
sheet-transformation-6 = Lose { $points }.

## Map

sheet-map-part = Part { $part } of { $parts }
sheet-map-whole = Whole map
sheet-map-how = A drawing, not to scale. Numbers in boxes are lines; see the next pages.
sheet-map-start = Start
sheet-lines-how = Every square counts one step. A small ring is a square that this line runs past: it counts, but nobody can get off.
sheet-lines-loop = goes round
sheet-mode-rail = train
sheet-mode-tram = tram
sheet-mode-bus = bus
sheet-squares-how = In kana order: sign, name and reading, lines by number, part of the map. Joined by ＝: one square.

## Game master

sheet-master-day = The day
sheet-master-planned = Planned
sheet-master-done = Done at
sheet-master-what = What
sheet-master-before = Before the start: draw the first destination, note every team’s people and phone.
sheet-master-goal = A goal, step by step
sheet-goal-1 = A team reports it. Note the time and the team; the photo of the sign follows within { $minutes } minutes.
sheet-goal-2 = Tell all teams at once: goal, everybody stops. This moment is T0.
sheet-goal-3 = Who stands on a square waits. Who rides gets off at the next square and says where. Walkers and cards marked ⇒ go on.
sheet-goal-4 = Who has declared but not left takes it back: a star card returns to the hand.
sheet-goal-5 = Score: points of the table + { $near } (late { $late }) for each square from the previous destination{ $inflation ->
    [0] { "" }
   *[other] { " (+" }{ $inflation }{ " with Inflation)" }
}. Teams of the same train, or of the same { $seconds } seconds, all score.
sheet-goal-6 = The scorer rolls two dice for the next destination; again if it is this square. Tell everybody.
sheet-goal-7 = Bonbi goes to the team farthest from the goal in squares; equal teams roll, the smallest gets it.
sheet-goal-8 = Over: Rocket, red immunity, boom, recession, Inflation and the gate.
sheet-goal-9 = Resume when the destination is set and everyone has reported, { $minutes } minutes after T0 in any case. Later off: −{ $points } a minute.
sheet-goal-10 = L.S. (the last die) over? Points and stop as always, but no new destination and no bonbi.
sheet-master-goals = Goals of the day
sheet-master-t0 = T0
sheet-master-distance = Squares
sheet-master-next = Next
sheet-master-holder = Bonbi to
sheet-master-resume = Resume
sheet-master-teams = Teams
sheet-master-phone = Phone
sheet-master-people = People
sheet-tally-how = One line for each proof. ○ approved, × rejected; say why. Open proofs count as approved when the result is closed.
sheet-tally-proof = Proof of
sheet-tally-verdict = Verdict
sheet-tally-why = Why, what follows
sheet-corrections-how = Every change needs a reason, and everybody is told changed points.
sheet-corrections-what = What was wrong
sheet-corrections-change = Change
sheet-corrections-told = Told
sheet-settlements-how = Payment of every property held, then the new balance. A property won at or before the moment counts.
sheet-settlements-paid = Pay
sheet-settlements-balance = Balance
sheet-settlements-final = Final score
sheet-settlements-sale = Sale values
sheet-settlements-prize = Prizes
sheet-settlements-goals = Goals
sheet-settlements-rank = Place
sheet-settlements-kinds = Prizes of { $points }: the team with the most properties of the kind
