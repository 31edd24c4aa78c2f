### What the server says when it refuses something. Short, kind, exact: what is missing and what to do.

house-no-unreadable = The server can’t read that: { $words }
house-no-table = There is no such table. Ask for the link again.
house-no-game = There is no game “{ $found }” on this server.
house-no-seat = The table has no such seat.
house-no-page = There is nothing at this address.
house-no-method = This address is not asked in this way. The header Allow says how.
house-no-media-type = The body has to be { $wanted }: say so with the header Content-Type.
house-no-too-large = That is too large: send { $most } kB at most.
house-no-nameless = Say who you are first: give yourself a name.
house-no-credential = This token or session is wrong or has ended. Make a new token, or say again who you are.
house-no-no-account = You have no account: this browser is all that knows you. Make an account first.
house-no-banned = The host of this server has banned you.
house-no-program = A program with your token may sit, play, read and chat for you, and nothing else. Do this in the browser.
house-no-token = You have no such token.
house-no-session = You are not signed in with such a browser any more.
house-no-link = This link was used already, or its time is over. Ask for a new one.
house-no-no-mail = This server sends no mail. Ask its host for a link to choose a new password.
house-no-mail = That is not a mail address. It looks like name@example.org.
house-no-old-password = That is not your present password.
house-no-typed-name = Type your name exactly as it is shown to confirm.
house-no-your-seat = That is not your seat.
house-no-your-table = Only the person who created the table can do that.
house-no-taken = Somebody is sitting there already.
house-no-begun = The game has already begun.
house-no-not-begun = The game has not begun yet.
house-no-seats-open = There are still empty seats: invite somebody, or add a bot.
house-no-not-over = The game is not over yet.
house-no-closed = This table is closed. What was played there can still be read.
house-no-stale = Something has happened at the table in the meantime. Take another look.
house-no-over = The game is over.
house-no-other-turn = It is not your turn.
house-no-undo = Nothing can be undone: something has been drawn since, or somebody else has decided.
house-no-confirm = There is nothing to confirm.
house-no-confirm-first = Confirm your turn first, or undo it.
house-no-own-play = You are playing this seat yourself.
house-no-persons = Nobody is playing this seat: it belongs to a bot or is empty.
house-no-time = Your time is up: a bot plays on for you.
house-no-edition = There is no such edition here.
house-no-components = The component file has { $count ->
    [one] a fault
   *[other] { $count } faults
}: { $faults }
house-no-long-edition = A component file has { $most } KiB at most.
house-no-many-editions = This server has so many editions in use that it takes no new one before it is restarted. Choose one that it offers, or the standard box.
house-no-games = From { $least } to { $most } games of each edition can be played.
house-no-slow-level = Bots of this level think too long to play many games. Choose pupil or scribe.
house-no-clock = A clock may give 5 seconds to 30 days for a turn, or 30 seconds to 30 days for the whole game and at most an hour more for each turn.
house-no-think = The strongest bot may think for 1 to 60 seconds.
house-no-nobody-sits = At least one seat must be for a person.
house-no-present = That player is at the table.
house-no-by-clock = This table has a clock, and only the clock decides when a bot plays for somebody.
house-no-no-stand-in = At this table no bot plays for somebody else.
house-no-not-absent = That player was here a short while ago. A bot may play for them in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
house-no-absence = Somebody is absent after 5 seconds to 30 days without a sign of life, or never.
house-no-hints = Hints are switched off at this table.
house-no-name = A name needs at least one visible letter.
house-no-nothing-said = There is nothing to read in that.
house-no-login = A login has 3 to 32 letters, digits, dots, dashes or underscores.
house-no-login-taken = That login is taken.
house-no-wrong-password = The login or the password is wrong.
house-no-password = A password has at least 8 characters.
house-no-has-account = You already have an account.
house-no-too-fast = That was too much at once. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
house-no-many-moves = Ask about { $most } moves at most at once.
house-no-many-sockets = There are too many open connections from your address. Close some first.
house-no-crowded = Too many are waiting: { $before } before you. Try again in a moment.
house-no-too-slow = That took too long to arrive. Send it again.
house-no-many-tables = You have too many tables. Finish some first.
house-no-many-open-tables = { $most } tables of yours, or from your address, are waiting for players. Remove one, or wait until one has begun.
house-no-foreign = A page of another site may not act for you here.
house-no-unavailable = The server can’t store anything right now. Nothing is lost; try again in a moment.

## Kinds of errors, as titles
house-error-unreadable = This can’t be read
house-error-rules = The rules forbid it
house-error-stale = Something has happened since
house-error-unauthenticated = Say who you are
house-error-forbidden = You may not do this
house-error-unknown = There is no such thing
house-error-limit = Too much at once
house-error-unavailable = Not available right now

## Records, and games that are continued
house-no-record = The record can’t be opened: { $fault }
house-no-record-line = The record can’t be opened. Line { $line }: { $fault }
house-no-record-ply = The record can’t be opened. Line { $line }, ply { $ply }: { $fault }
house-no-too-long = That is too long for a record. A record is a short text, 64 kB at most.
house-no-ply = There is no such ply: the game has { $most }.
house-no-origin = The new table must have the same game, players and options as the game it continues.
house-record-components = it was played with component figures other than those of this server.

## Moderation
house-no-banned-until = The host of this server has banned you until { $until }.
house-no-address-banned = The host of this server has banned the address you come from.
house-no-address-banned-until = The host of this server has banned the address you come from until { $until }.
house-no-kicked = The person who made this table has asked you to leave. The other tables are open to you.
house-no-sits = Only people who watch can be sent away, not players.
house-no-nobody = Nobody of that name is at this table.
house-no-yourself = That is you.
house-no-chat-closed = The chat of this table is closed.
house-no-reported = You have already reported this person here. The host will read it.
house-no-no-words = Say in a few words what happened.
house-no-many-mutes = You hide the messages of { $most ->
    [one] one person
   *[other] { $most } people
} already. Show those of somebody first.
house-no-no-admin = Only admins of this server can do that.
house-no-person = There is no such person.
house-no-report = There is no such report.
house-no-bulletin = There is no such bulletin.
house-no-not-banned = That address is not banned.
house-no-address = That is not an address such as 203.0.113.7 or a network such as 203.0.113.0/24, or it is too large a network.
house-no-own-address = You come from this address yourself.
house-no-past = The end must lie in the future.
house-no-admin = Admins cannot be banned: take their rights away first.
