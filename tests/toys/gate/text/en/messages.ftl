### Ticket Gate: events and refusals.

game-name = Ticket Gate
game-about = Bid for the gate, walk through it. 2 to 4 players.
bot-passenger = Passenger

## Events

event-round-began = Rounds to play: { $left }
event-bid-placed = Player { $seat } has bid.
event-timed-out = Too late: { $seats }
event-revealed = The bids: { $bids }
event-won = Player { $seat } wins the gate for { $paid }.
event-stepped = Player { $seat } steps to { $to }.
event-passed = Player { $seat } stops at { $place }.
event-paused = { $reason ->
    [rain] A pause: it rains.
    [lost] A pause: somebody is lost.
   *[none] A pause.
}
event-unpaused = The game goes on.
event-flagged = Player { $seat } is marked.
event-ended = { $decided_by ->
    [shared] The game is over. Players { $seats } share the win.
    [coins] The game is over. Player { $seats } wins with more coins.
   *[place] The game is over. Player { $seats } wins.
}

## Refusals

refusal-game-over = The game is over.
refusal-not-a-player = { $actor } does not play in this game.
refusal-only-the-clock = Only the clock ends the time for bids.
refusal-not-yet = The time for bids is not over.
refusal-only-the-game-master = Only the game master may do this.
refusal-no-pause-left = There can be no other pause in this round.
refusal-not-paused = There is no pause to end.
refusal-cannot-flag = Player { $seat } cannot be marked.
refusal-paused = The game is paused. Wait for the game master.
refusal-no-bid-now = You cannot bid now.
refusal-wrong-bid = You cannot bid { $coins }. Bid from 0 to { $max }.
refusal-not-the-walker = Only the winner of the gate may walk.
refusal-no-steps-left = You have no steps left. Say that you are done.
refusal-out-of-reach = Place { $to } is not one step away.
