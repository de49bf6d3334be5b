### What the command line says.

error-unknown-bot = there is no bot "{ $name }" for { $game }. Known: { $known }.
error-no-bots = name at least one bot, for example --bots greedy.
error-too-many-bots = { $bots } bots are named, but there are { $seats } seats.
error-no-such-option = { $game } has no option "{ $option }".
error-unwritable = { $file } cannot be written: { $reason }.
error-no-records = { $file } is empty; a file of records has one record per line.
error-unknown-clause = the rules of { $game } have no clause { $clause }. See all with: kippu rules { $game }

replay-progress = Replaying
replay-done = { $records } records replayed, { $checked } states rebuilt: all as stored.
verify-progress = Verifying
verify-done = { $records } records verified, { $checked } outcomes drawn again from their seeds: all as stored.
record-wrong = { $file }, line { $line }: { $reason }

sim-progress = Playing
sim-title = { $games } games, { $seats } seats
sim-bot = Bot
sim-played = Played
sim-wins = Wins
sim-mean = Mean score
sim-deviation = Deviation
sim-best = Best
sim-worst = Worst
sim-records = { $games } records are in { $file }.

perft-progress = Counting
perft-title = Positions by depth, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
perft-depth = Depth
perft-positions = Positions
perft-distinct = Distinct
