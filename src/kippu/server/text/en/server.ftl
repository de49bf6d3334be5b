### What the server says.

error-rules-gone = this game was played by rules { $rules } of { $game }, which this Kippu no longer has. Its record can be read once it is over.
error-no-live-game = This game has no live events.
error-no-table = There is no table { $id }.
error-table-full = This table is full.
error-no-free-seat = There is no seat left to take.
error-too-late = That is no longer possible at this table.
error-not-begun = The game has not begun yet.
error-not-over = The game is not over yet.
error-not-seated = You do not sit at this table.
error-not-host = Only the host may do that.
error-muted = You cannot write here.
error-not-a-command = This is no command of the game: { $reason }
error-bad-message = This message cannot be read: { $reason }
error-bad-request = This request cannot be read: { $reason }
error-too-long = A message may have { $max } bytes at most.
error-too-many-requests = Too many requests. Wait a moment and try again.
error-other-origin = This request comes from another site.
error-other-protocol = { $newer ->
    [client] This page is newer than the server. Load it again in a few minutes.
   *[server] This page is older than the server. Close all tabs of Kippu, then open it again.
}
error-has-account = You have an account already.
error-login-taken = The login { $login } is taken. Choose another.
error-wrong-login = Login or password is wrong.
error-unknown-lang = The language { $lang } is not known.
error-no-client = The browser client is not built. Run: make web
error-store-unavailable = The game could not be stored just now. Nothing was changed; try again.
error-store-not-opened = the database cannot be opened: { $reason }
error-newer-database = the database is of version { $version }, made by a newer Kippu; this one knows version { $known }.
error-workers-need-postgres = several workers need a PostgreSQL database: --db postgresql://...
error-cannot-listen = cannot listen at { $host } port { $port }: { $reason }. Choose another with --port.
error-no-coach = There is no coach for this game.
error-no-hints = The puzzle of the day is played without hints, so that scores can be compared.
error-nothing-to-decide = There is nothing for you to decide now.
error-no-such-player = There is no player { $seat }; the game has { $seats }.
error-no-daily = There is no puzzle of the day for this.
error-bot-has-played = A bot has played in this game, so it is not compared with others.
error-no-event = Table { $id } is no live event.
error-no-code = This code leads nowhere. Look whether it is typed right, or ask for a new one.
error-no-team = There is no team { $team }.
error-is-master = You are a game master of this event, so you cannot play in a team with this browser.
error-not-master = Only game masters of this event may do that.
error-event-full = So many people are in this event that nobody else can join.
error-same-names = Two teams have the same name.
error-day-is-over = The day of this event is over already.
error-not-a-photo = This is no photo that can be read. JPEG, PNG and WebP can.
error-photo-too-large = A photo may have { $max } million pixels at most.
error-too-many-photos = This event has as many photos as there may be.
error-bad-address = Messages cannot be sent to { $host } from here.
