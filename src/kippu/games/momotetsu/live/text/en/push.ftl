### What phones and a chat are told of a live event.

push-goal = Goal! { $team } reached { $square }: { $points } points.
push-alight = Get off at the next station and report where you are.
push-ordered = To get off at the next station and report: { $teams }
push-resume = Play goes on.
push-destination = The next destination is { $square }.
push-bonbi = Bonbi is with { $team } now.
push-settlement = Settlement { $number } has been paid.
push-rejected = { $how ->
    [redo] The game master asks for new proof.
    [return] The game master sends you back.
    [waive] The game master did not accept your proof, without consequences.
   *[other] The game master did not accept your report.
}
push-called = { $team } is asking for the game master.
push-conflict = A late report of { $team } waits for your decision.
