book-lead = A race through Tokyo with real trains. Roll a die, ride that many squares, do missions, and keep bonbi away.
book-about = What it is about
book-about-text =
    Teams with phones ride the trains of Tokyo all day. Everybody heads for the same destination; the first to land on it exactly scores, and a new one is drawn. On the way teams work off squares, do missions that bring properties, and draw cards. A game master watches from a desk. The team with most points in the evening wins.

    - 2 to 12 teams of two or more people, one day
    - Also at a table at home: the clock is then simulated, and bots may play
book-day = The day
book-day-text =
    - All teams begin on the start square. The first destination is drawn and told to everybody.
    - At each settlement properties pay.
    - From the switch on blue and red squares count more, and bonbi takes twice as much.
    - Up to the last roll (L.S.) a team may declare a move; it is played out until the cut-off.
book-turn = A turn
book-turn-text = Nobody waits for anybody: all teams have their turns at the same time, and tell each step to all others.
book-squares = Squares
book-squares-text = What a square does happens when you land on it exactly, never when you pass.
book-cards = Cards
book-cards-text = There are 76 kinds of cards. Star cards are kept and played on a later turn, all others act where they are drawn: they bring points, send teams on trips, change what comes next, or ask people to do something.
book-goal = The goal
book-goal-text =
    Landing exactly on the destination is a goal, reported with a photo of the station's name. Then everybody is told to alight: teams on the way get off at the next square where their vehicle stops, and wait. Whoever is later than five minutes pays for each minute. The scorers roll the next destination, and all ride on.
book-bonbi = Bonbi
book-bonbi-text =
    The poverty god goes to the team that is farthest from a goal. Its holder rolls for an attack at the end of each turn, and mostly loses points or cards; from the switch on twice as much. You get rid of it by touching a team that you meet, by cards, or when another team is farther away at the next goal.
book-missions = Missions and properties
book-missions-text = Trying a mission is free, and two at one square can be done at once. Success is reported with a photo, and the game master approves it. You hold the property from that moment. Each team can clear each mission once; others may clear it too.
book-money = Points, properties, the end
book-money-text = A team below zero must sell properties of its choice until it is not. Three times a day properties pay. At the end points, the settlement price of all properties and the prizes are added up: the teams with most food, most industry and most history properties become Food King, Industry King and History King, and get 300 points each. The highest sum wins.
book-safety = Game master, bad signal, safety
book-safety-text =
    - Law, staff and safety come before the game. Nobody loses points for heeding them. Run in no station, and buy what you eat and drink.
    - Goals and missions need a photo. What goes wrong is for the game master to decide.
    - Teams pay their own fares.
book-questions = Questions people ask
book-questions-text =
    - May we change trains? As often as you like, also operators and buses of the kit.
    - Does a square count that our express only passes? Yes.
    - May we walk to the next station? Only inside one square, or with a card that says so; otherwise ride.
    - Two teams come by the same train: both score.
    - May we buy several cards at a card station? Yes, but each kind once a visit, and never below zero.
    - A mission is no longer possible: the kit has another one in its place and says why.
book-time-start = Start
book-time-settlement = Settlement
book-time-switch = Late rates begin
book-time-last-roll = Last roll (L.S.)
book-time-cutoff = Cut-off
book-figure-map = Four teams on the map of Tokyo, and the destination.
book-figure-start = What a team begins with, in the Tokyo kit.
book-start-teams = Teams
book-from-to = { $from } to { $to }
book-start-members = People in a team, at least
book-start-square = Start square
book-start-points = Points
book-start-cards = Cards and properties
book-start-bonbi = Who has bonbi
book-nobody = nobody
book-figure-day = The times of the Tokyo kit.
book-figure-chance = What dice and playing cards decide. The phone rolls and draws, and everything can be checked after the day.
book-chance-die = A die
book-chance-die-text = how far you go, what a blue or red square brings, what bonbi does
book-chance-pair = Two playing cards
book-chance-pair-text = one of { $pairs } pairs: which card you get on a card square
book-chance-rank = One playing card
book-chance-rank-text = one of { $ranks } ranks: which card you get on a special square
book-figure-turn = A turn, step by step.
book-step-1 = Roll the die, or play a star card from your hand before it.
book-step-2 = Choose where to go: the squares that are exactly so many steps away are marked.
book-step-3 = Ride there, with as many changes as you like, and report your arrival.
book-step-4 = Work off the square: a mission if you like, a card, or points.
book-step-5 = If you have bonbi, it attacks now. Then the next turn begins.
book-figure-reports = What the others read when a team rolls, and when it plays a card.
book-report-roll = [{ $square }: rolled a { $dice }]
book-report-advance = [{ $square }: plays { $card }]
book-report-express = [{ $square }: plays { $card }, rolled { $dice }]
book-report-steps = { $steps ->
    [one] 1 square
   *[other] { $steps } squares
}
book-moving = Moving
book-moving-text =
    Only the squares of the map count, also those that your train runs past; other stops do not. The count must be exact. You may change lines and vehicles as you like, but never go straight back along the track just used, except at a terminus. Places with the same name are one square, and so are a few pairs of stations.
book-figure-toyosu = The rulebook's example: from Toyosu a 4 leads to Fuji TV, though the bus has 14 stops on the way. The other marked squares are just as good.
book-figure-terminus = A 2 from Omori: to Shinagawa, or to the terminus Kamata and back to Omori.
book-figure-gate = The same with Divine Punishment on the destination Kamata: nobody passes through it, so only Shinagawa is left.
book-figure-same = Stations that are one square, and two near ones that are not: Yurakucho and Hibiya.
book-same-one = one square
book-same-two = two squares: ride between them
book-ends = From { $from }, { $steps } steps: { $ends }.
book-figure-squares = The kinds of squares.
book-kind-mission = Try what is asked there, and the property is yours.
book-kind-card = Two playing cards decide which card you get.
book-kind-blue = Roll, and gain 30 points per pip; 40 from the switch on.
book-kind-red = Roll, and lose 30 points per pip; 40 from the switch on.
book-kind-special = One playing card decides, from a better table.
book-kind-shop = Buy cards, each once a visit.
book-figure-shop = At the card station Naka-meguro with 250 points: two cards are bought, the third is too dear.
book-price = Price
book-balance = Balance
book-shop-before = On arrival
book-shop-refused = below zero: no
book-figure-draw = A 1 and an 8 are Express. What happens next depends on the card.
book-draw-star = Star card (★)
book-draw-star-text = stays in your hand until you play it, one a turn, before the die
book-draw-other = Card without a star
book-draw-other-text = acts at once, where it is drawn
book-draw-task = A task for people
book-draw-task-text = do it and send proof; if you cannot, go back to the square before
book-figure-stars = Star cards: how to move otherwise than by one die.
book-figure-points = Cards that move points and cards.
book-figure-effects = Cards that change what comes next.
book-figure-tasks = Cards that ask people to do something. The game master looks at the proof.
book-figure-mission = A mission square, what is asked there, and what its property pays at the settlements and is worth in the end.
book-property = Property
book-sale = Settlement price
book-figure-goals = What a goal is worth: the points of the table, more for each square from the last destination, and 500 with Inflation.
book-goal-way = From and to
book-goal-time = Time
book-goal-sum = Sum
book-points = Points
book-figure-hold = From a goal to the next destination. T0 is the moment when forced alighting is announced.
book-hold-1 = A team reports the goal. Teams on a square wait where they are.
book-hold-2 = Teams on the way get off at the next square, report it and wait. Nothing happens on that square, unless it was their end.
book-hold-3 = Bonbi goes to the team that is farthest from the goal.
book-hold-4 = The scorers roll two dice for the next destination, and it is told to all.
book-hold-5 = The game goes on, also if somebody is still aboard: that team pays for each minute.
book-minutes = +{ $minutes } min
book-figure-late = Only full minutes after the five count.
book-late-off = Told at { $told }, off at
book-figure-far = Team 1 reaches Ryogoku. Team 3 is one square farther away than team 2, and gets bonbi.
book-far-where = Square
book-far-squares = Squares from the goal
book-figure-attacks = The attacks of bonbi.
book-figure-transform = After a 3 bonbi changes for a moment.
book-transform-mini-1 = Lose { $mini }.
book-transform-mini-2 = Lose { $mini }.
book-transform-no-change = Nothing happens.
book-transform-king-trip = Go to the last destination.
book-transform-king-discard = All star cards go; without any, lose { $none }.
book-transform-king-loss = Lose { $king }.
book-figure-touch = A touch, and how long none can follow.
book-touch-1 = The holder meets another team and touches it. That team confirms, and has bonbi; after its square it is attacked.
book-touch-2 = It cannot be passed on yet.
book-touch-3 = Five minutes are over: any other team may be touched, the one it came from only after an attack and one more declaration.
book-events = Events
book-events-text = When a team rolls the same face on two turns running, without a star card in between, the event of that face happens to all teams.
book-figure-events = The events, by the face that came twice.
book-figure-debt = King Bonbi takes 500 from a team with 40 points. It sells until it is at zero or above, and not one more.
book-debt-what = What happens
book-debt-loss = King Bonbi
book-debt-keeps = stays
book-figure-settled = What some properties pay at the three settlements.
book-figure-prizes = Three teams at the end. Two are equal in food and both become Food King; team 3 still wins.
book-team = Team
book-prizes-before = Points and properties
book-prizes-won = Prizes
book-prizes-after = Sum
book-figure-desk = What the game master does at the desk.
book-desk-1 = Starts the day, and draws the first destination.
book-desk-2 = Looks at proofs: approves, or rejects and takes back what was got for them.
book-desk-3 = Corrects what was reported wrongly, and sees the consequences before.
book-desk-4 = Pauses everybody, moves the times of the day, waives late minutes, helps a team whose phone is dead.
book-desk-5 = Closes the day. The result is final then.
book-figure-signal = A phone without signal keeps all reports, and they count from when they were made.
book-signal-1 = In a tunnel: the phone loses its signal.
book-signal-2 = The team arrives, does its mission and notes both. The phone keeps them.
book-signal-3 = The signal is back: both reports are sent, with the times at which they were made.
book-signal-4 = They count as of 10:12. If they do not fit what others did meanwhile, the game master decides.
book-figure-live = Out in the city.
book-live-1 = Report each arrival when you are there. The clock of the server counts.
book-live-2 = A position of the phone is sent with a report only, and only if you like.
book-live-3 = Whether people met, rode in the same train or did what was asked is for people to judge.
book-live-4 = If a line is out of service, the game master closes it or moves teams.
book-table = At home, at a table
book-table-text = The same rules on a simulated clock: no trains have to be ridden. Whether a mission succeeds and how long it takes is drawn, and bots may play. The clock stands while you think.
book-figure-table = How long things take at a table, in seconds.
book-table-what = What
book-table-seconds = Seconds
book-table-wait = Waiting for a train
book-table-step = A step by train
book-table-pass = A square that the train runs past
book-table-change = Walking to another line
book-table-bus = A step by bus
book-table-draw = Drawing a card
book-seen = Who sees what
book-seen-text = Every step is told to all teams. Points, cards in hand and plans are your own.
book-figure-seen = Who sees what, if the kit says nothing else.
book-seen-own = Own team
book-seen-teams = Other teams
book-seen-gm = Game master
book-seen-spectators = Spectators
book-seen-later = { $minutes } min later
book-seen-settled = at settle­ments
book-seen-approved = approved
book-seen-feed = Reports
book-seen-square = The last square of a team
book-seen-target = Where it heads for
book-seen-balance = Points
book-seen-hand = Star cards in hand
book-seen-properties = Properties and goals
book-seen-photos = Photos and words
book-seen-gps = Position of the phone
book-tips = Tips
book-tips-text =
    - Save Express cards for the last squares before a destination that is far away; an exact landing needs choice.
    - Do missions near a settlement that you would pass anyway: a property pays at every settlement that follows.
    - Do not be the farthest team when somebody is about to score.
    - Look where your vehicle stops before you board: who is told to alight gets off at its next stop on a square.
