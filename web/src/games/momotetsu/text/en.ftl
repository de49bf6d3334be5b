### Real Momotetsu in the browser.

home-title = A whole day's race through Tokyo, at home
home-lead = Roll, ride, draw cards, do missions, and be first at the destination. The clock is simulated: a day takes as long as you like.
home-footer = Real Momotetsu is a game that people play through a whole city, after the idea of the Momotaro Dentetsu video games. Kippu is independent, with its own drawings and words.
about-momotetsu = { $kit }
kit-tokyo = Tokyo
kit-kasumihama = Kasumihama (small, made up)
options-kit = City
options-short = Half a day only

## The map

map = Map
map-label = Map of { $name } with { $squares } squares
square-words = { $name }, { $kind }{ $left ->
    [none] { "" }
    [0] , the destination
    [one] , 1 square from the destination
   *[other] , { $left } squares from the destination
}. { $lines }
ends = { $count ->
    [one] 1 square to choose
   *[other] { $count } squares to choose from
}
left-short = { $left ->
    [0] Goal!
   *[other] { $left } left
}
choose-square = Choose where to go

## The day

table-now = Now
clock-now = It is { $time }
destination = Destination
destination-none = The next destination is being drawn
destination-worth = { $points } points
squares-left = Left
squares-left-you = { $left ->
    [one] 1 square to go
   *[other] { $left } squares to go
}
next-settlement = Settlement at { $time }
next-last-roll = Last roll (L.S.) at { $time }
next-cutoff = The day ends at { $time } at the latest
late-rates = late rates
bonbi-with = Bonbi is with team { $team }
economy-boom = boom: red squares are blue
economy-recession = recession: blue squares are red
gate-until = gate until { $time }
transform-pending = the next attack transforms
has-bonbi = has bonbi

## The clock on the screen

pace = The day's clock
pace-go = Let the clock run
pace-stop = Stop the clock
pace-speed = Speed of the clock
pace-times = { $speed } times
pace-at-once = At once
pace-skip = Skip
day-runs = The day goes on …
waiting-for-team = Team { $team } decides …
bot-plays-for-you = A bot plays your team; you watch.
play-myself = Play myself again
only-watch = Only watch: a bot plays my team
only-watch-all = Only watch: bots play the day to its end

## Teams

team = Team
teams = Teams
team-name = { $number } ({ $name })
team-at = Where
team-has = { $goals ->
    [one] 1 goal
   *[other] { $goals } goals
}, { $properties ->
    [one] 1 property
   *[other] { $properties } properties
}
balance = Balance
balances-hidden = Balances of others are as last made public.
belongings = Our balance { $balance }, { $properties ->
    [one] 1 property
   *[other] { $properties } properties
}
belongings-columns = At the settlements, and when sold
ledger = Money, line by line
ledger-empty = Nothing has been paid yet.
settlements = Settlements
settlements-table = What properties have paid
settlement-sum = Sum
feed = What has happened
feed-empty = Nothing yet.
feed-late = reported late

## Deciding

prompt-ready = You are at { $square }. Roll, or play a card.
prompt-rolled = The die is cast. What now?
prompt-moving = { $steps ->
    [0] Where do you go?
    [one] 1 square: where do you get off?
   *[other] { $steps } squares: where do you get off?
}
prompt-processing = You are at { $square } ({ $kind }).
prompt-task = You are busy.
prompt-attack = Bonbi attacks!
prompt-done = Your day is over.
prompt-repel = Bonbi was sent to you. Pay to send it back?
prompt-debt = Your balance is below zero: sell something.
prompt-ask-team = { $card }: which team?
prompt-ask-own-star = { $card }: which of your cards?
prompt-ask-star = { $card }: which card do you want?
prompt-ask-instant = { $card }: which card is it to be?
prompt-ask-square = { $card }: where to?
prompt-ask-back-or-pay = Bonbi drags you back. Go, or pay?
prompt-ask-property = Which property do you give up?
prompt-ask-send = { $card }: whom do you send bonbi to?
announce-turn = Your decision.
announce-over = The day is over. Your total is { $total }.
statuses = In effect:
lately = What you have just met with
hand = Cards in hand
hand-count = { $count ->
    [0] No cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
die-shows = The die shows { $face }
property-words = { $name } ({ $kind }, worth { $sale })
do-roll = Roll the die
do-step-one = One slow step
do-keep = Move this number
do-reroll = Roll again
do-rocket-roll = Fire the rocket
do-double = Move twice as far
do-declare-target = Go to { $square }
do-use-star = { $square ->
    [none] Play { $card }{ $steps ->
        [0] { "" }
       *[other] { "" } ({ $steps })
    }
   *[other] Play { $card }: to { $square }
}
do-draw = Draw a card
do-roll-square = Roll for points
do-start-mission = { $count ->
    [one] Try: { $missions }
   *[other] Try all: { $missions }
}
help-start-mission = Wins { $properties }; up to { $minutes } minutes
do-take-free = Take for nothing: { $property }
do-buy = Buy { $card } for { $price }
do-cannot-do = We cannot do it
do-finish = Done here
do-roll-attack = Roll bonbi's attack
do-touch = Pass bonbi to team { $team }
do-repel = { $price ->
    [none] Pay and send bonbi back
   *[other] Pay { $price } and send bonbi back
}
do-keep-bonbi = Keep it
do-sell = Sell { $property } for { $sale }
choose-keep = Keep bonbi
choose-send = Team { $team }
choose-pay = Pay { $price }
choose-go-back = Go back

## Result and replay

result-by-total = with { $total } points
result-by-tie = with { $total } points, ahead by goals or properties
reckoning-sale = { $count ->
    [one] 1 property
   *[other] { $count } properties
}
reckoning-prizes = Prizes: { $kings }
reckoning-goals = { $goals ->
    [one] 1 goal
   *[other] { $goals } goals
}
replay-move = Moves of the day
replay-at = { $time }
replay-quiet = Nothing that everybody hears.

## The lesson

learn-story = A well-known railway video game, played in a real city: your team rolls a die, rides real trains and buses, and races the others to the destination. The team with the most points in the evening wins.
learn-welcome = This is Kasumihama. You are team 1, in the middle. The flag marks the destination, { $destination }: the first team to get there wins { $points } points. Shapes are kinds of squares, and lines are lines you can ride.
learn-roll = A turn begins with a roll. Roll the die!
learn-roll-done = A three. You must go exactly three squares, on any lines, changing as you like, but never straight back. The squares where you may end are lit.
learn-ride = Choose a card square that is nearer to { $destination }. The list says how far each square is from it.
learn-ride-done = You have arrived at { $square }. Every square is worked off: blue ones pay, red ones cost, mission squares win properties, and on a card square you draw.
learn-draw = Draw your card.
learn-draw-done = A star card: { $card }! You keep star cards and play one instead of a roll. From here it is { $left } to the destination, so this one is just right.
learn-star = Play it: press the card.
learn-star-done = Now you move exactly the number of the card.
learn-goal = The flag is among the lit squares. Go there!
learn-goal-done = Goal! { $points } points and more for the distance. Now all others must get off, the next destination is drawn ({ $next }), and bonbi, the spirit of poverty, goes to the team that was farthest away. Each time that team has landed somewhere, bonbi costs it something.
learn-end = Three times a day properties pay at the settlements. After the last roll everything is counted: balance, properties and prizes. Now play a day against bots: the clock runs as fast as you like.
learn-elsewhere = That would be legal, but choose the way the lesson shows.
learn-press-twice = Press a square to choose it, once more to go there.
