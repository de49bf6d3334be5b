### What the server says.

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
error-bad-options = These options cannot be played with: { $reason }
error-too-long = A message may have { $max } bytes at most.
error-too-many-requests = Too many requests. Wait a moment and try again.
error-other-origin = This request comes from another site.
error-other-protocol = The page is older or newer than the server. Load it again.
error-has-account = You have an account already.
error-login-taken = The login { $login } is taken. Choose another.
error-wrong-login = Login or password is wrong.
error-unknown-lang = The language { $lang } is not known.
error-no-client = The browser client is not built. Run: make web
error-store-unavailable = The game could not be stored just now. Nothing was changed; try again.
error-store-not-opened = the database cannot be opened: { $reason }
error-newer-database = the database is of version { $version }, made by a newer Kippu; this one knows version { $known }.
