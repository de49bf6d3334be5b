### What ladder, bound, train, coach and daily say.

note-slow = Numba is not installed, so this runs some hundred times slower than it could: pip install 'kippu[fast]'
error-needs-extra = this needs more than is installed: pip install 'kippu[{ $extra }]'
error-no-ray = there is no Ray cluster at { $address }: { $reason }
error-only-for = this works for { $known } only, not for { $game }.
error-no-picture-format = { $file } is no picture file; name one that ends in .svg or .png.
error-too-few-bots = a ladder needs at least two bots.
plot-scores = Scores in { $games ->
    [one] { $games } game
   *[other] { $games } games
}
plot-score = score
plot-share = share of games
ladder-title = Ladder, { $games } games per pair
