### What bound, train, coach and daily say.

error-too-few-games = { $games } games are too few for these rounds and parts; play at least { $least }.
error-game-not-over = the game in line { $line } is not over; the coach looks at finished games.
error-no-such-seat = there is no player { $seat }; the record has { $seats }.
error-no-date = "{ $date }" is no date; write one as 2026-07-01.
error-not-this-puzzle = the last record in { $file } is not a finished solo game of this puzzle.

plot-games = games
plot-options = What every option was worth
plot-expected = expected final score

train-progress = Learning
train-lesson = { $games } games: mean score { $mean }, { $best } % at 50 or more
train-title = Learning by self-play
train-checked = best play
train-exploring = while exploring
train-done = The weights are in { $file } ({ $size } bytes).

bound-progress = Searching
bound-title = The best score with the deck known, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
bound-seed = Seed
bound-good = Good play
bound-low = Reached
bound-high = At most
bound-mean = Mean

coach-progress = Coaching
coach-title = Decisions of { $name }

daily-title = Puzzle of { $date }, { $map }
daily-how = Play it: kippu play metrox --seats 1 --map { $map } --seed "{ $seed }" --record daily.jsonl
    Then: kippu daily --map { $map } --record daily.jsonl
