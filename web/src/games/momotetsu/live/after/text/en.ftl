### After a live event.

after-loading = The day is being counted …
after-pages = After the event
after-result = Result
after-again = The day again
after-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
after-quiet = Nothing new in this minute.
after-reckoning = How the points came about
after-start = At the start
after-times = { $times }×
after-from-goals = Goals
after-from-settlements = Settlements
after-from-squares = Blue and red squares
after-from-cards = Cards
after-from-shop = Card stations
after-from-happenings = Events
after-from-bonbi = Bonbi
after-from-sales = Properties sold
after-from-late = Late off the train
after-from-rulings = Rulings of the game master
after-sale = Properties at their sale value
after-total = Total
after-curve = Balances through the day
after-curve-words = Balances through the day; at the end: { $teams }
after-awards = Awards
after-no-awards = Nobody did more of anything than all others.
after-album = Album
after-album-of = Photos of
after-album-all = all teams
after-album-empty = No photos here.
after-photo-goal = Goal
after-photo-touch = Touch
after-photo-dice = Dice of their own
after-photo-alt = Photo of team { $team }: { $what }
after-photo-gone = This photo is no longer kept.
after-time = Time of the day
after-to-end = To the end

## Awards

award-goals = First at the flag
award-goals-why = { $value ->
    [one] One goal, more than anybody else
   *[other] { $value } goals, more than anybody else
}
award-ride = The longest ride
award-ride-why = { $value } squares in one go{ $to ->
    [none] { "" }
   *[other] , from { $from } to { $to }
}
award-missions = Hands full of missions
award-missions-why = { $value ->
    [one] One mission done
   *[other] { $value } missions done
}
award-explorer = Seen most of the map
award-explorer-why = Got off at { $value } different squares
award-cards = Never passed a deck
award-cards-why = { $value ->
    [one] One card drawn
   *[other] { $value } cards drawn
}
award-stroke = The biggest stroke
award-stroke-why = { $points } points at once
award-comeback = The great comeback
award-comeback-why = { $value ->
    [one] Up one place since its worst settlement
   *[other] Up { $value } places since its worst settlement
}
award-bonbi = Bonbi's favourite
award-bonbi-why = { $points } points lost to bonbi
