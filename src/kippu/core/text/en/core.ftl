### What every game says.

# What the language calls itself, where one may choose among languages.
language-name = English

## Errors about files and records

error-unreadable = { $file } cannot be read: { $reason }.
error-not-json = { $file }, line { $line }: not valid JSON ({ $reason }).
error-key-twice = { $file }, line { $line }: the key "{ $key }" is there twice.
error-wrong-shape = { $file }, line { $line }: { $reason }.
error-not-a-record = not a record: { $reason }
error-wrong-digest = the digest does not fit the record: some byte of it has been changed.
error-not-canonical = the record is not written in its canonical form.
error-unknown-rules = played by rules { $rules } of { $game }; this Kippu knows rules { $known }.
error-unknown-format = a record of format { $format }; this Kippu reads up to format { $known }. A newer Kippu reads it.
error-empty-log = the log is empty.
error-out-of-order = log entry { $entry } is out of order: entries count from 0, and only entry 0 has no actor and no command.
error-entry-refused = log entry { $entry } cannot be played: { $reason }
error-differs = log entry { $entry }: { $what ->
    [chance] the stored outcomes of chance differ
    [outcome] the stored result of the game differs
   *[events] the stored events differ
}. Stored: { $stored } Rebuilt: { $rebuilt }
error-chance-missing = log entry { $entry }: only { $drawn } outcomes of chance are stored, and another one is needed.
error-chance-impossible = log entry { $entry }: the stored outcome { $outcome } cannot come up here.
error-chance-left-over = log entry { $entry }: { $left } stored outcomes of chance were never needed.
error-no-seed = the game is not over, so its seed is not published and there is nothing to verify.
error-wrong-seed = the published seed does not fit the commitment made at the start.
error-not-restored = the stored game could not be restored as it was.

## Errors about games, options and commands

error-unknown-game = there is no game "{ $id }". Known: { $known }.
error-bad-options = These options cannot be played with: { $reason }
error-wrong-options = these options are not for { $game }.
error-wrong-seats = { $game } is for { $min } to { $max } players, not { $seats }.
error-only-by-hand = these options of { $game } need a person: bots do nothing with real cards.
error-nothing-to-undo = there is nothing of yours to undo.
error-id-reused = the command id { $id } was already used for another command.
error-unknown-version = version { $version } is unknown; the game is at version { $current }.
error-stale = the game has gone on: this was made at version { $version }, now it is at { $current }.
error-unknown-bot = there is no bot "{ $name }" for { $game }. Known: { $known }.

event-undone = Entry { $n } was taken back.

bot-seat = { $bot } { $number }

## Maps, which several games have

error-unknown-map = there is no map "{ $id }". Known: { $known }; or give the path of a map file.
error-too-many-stations = { $file }, line { $line }: a map has { $max } stations at most.
error-station-id-twice = { $file }, line { $line }: there is another station { $station } before this one.
error-station-unreachable = { $file }, line { $line }: station { $station } is unreachable: no route passes through it.

## Where rules and data come from

origin-mark-rulebook = [R]
origin-mark-found = [F]
origin-mark-derived = [D]
origin-mark-chosen = [C]
origin-rulebook = The rulebook says so.
origin-found = Found in public sources.
origin-derived = Follows from the rulebook.
origin-chosen = Our choice: the rulebook leaves it open.
origin-legend = [R] the rulebook says so; [F] found in public sources; [D] follows from the rulebook; [C] our choice, where the rulebook leaves something open.
data-rulebook = from the rulebook
data-real = from the real network
data-reconstructed = reconstructed by us
unknown-title = { $game }: what we could not know
unknown-link = What we could not know
unknown-data = Data
unknown-points = Open points
unknown-points-about = What the rulebook leaves open, and the clause by which it is played here.

## House rules

error-unknown-switch = there is no house rule "{ $id }". Known: { $known }.
error-unknown-reading = the house rule "{ $id }" has no reading "{ $reading }". Known: { $known }.
error-bad-house = house rules are given as NAME=READING, not "{ $given }".
