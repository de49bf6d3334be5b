### What the command line says.

error-no-bots = name at least one bot, for example --bots greedy.
error-too-many-bots = { $bots } bots are named, but { $seats ->
    [one] there is only { $seats } seat
   *[other] there are only { $seats } seats
}.
error-usage = { $reason }; see { $help }
error-not-text = { $text } is not text in UTF-8.
error-record-wrong = { $file }, line { $line }: { $reason }
error-no-such-option = { $game } has no option "{ $option }".
error-unwritable = { $file } cannot be written: { $reason }.
error-no-records = { $file } is empty; a file of records has one record per line.
error-unknown-clause = the rules of { $game } have no clause { $clause }. See all with: kippu rules { $game }

replay-progress = Replaying
replay-done = { $records ->
    [one] { $records } record
   *[other] { $records } records
} replayed, { $checked } states rebuilt: all as stored.
verify-progress = Verifying
verify-done = { $records ->
    [one] { $records } record
   *[other] { $records } records
} verified, { $checked } outcomes drawn again from the seeds: all as stored.

sim-progress = Playing
sim-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
sim-bot = Bot
sim-played = Played
sim-wins = Wins
sim-mean = Mean score
sim-deviation = Deviation
sim-best = Best
sim-worst = Worst
sim-ended = { $how }: { $games } of { $of } ({ $share } %)
sim-pair = { $bot } came in ahead of { $other } in { $share } % of { $played } pairings.
sim-round = Round
sim-plot = The plot is in { $file }.
sim-records = { $games ->
    [one] { $games } record is in { $file }.
   *[other] { $games } records are in { $file }.
}

perft-progress = Counting
perft-title = Positions by depth, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
perft-depth = Depth
perft-positions = Positions
perft-distinct = Distinct
