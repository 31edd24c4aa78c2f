### What the house says when it refuses something. Short, kind, exact: what is missing and what to do.

house-no-unreadable = The house can’t read that: { $words }
house-no-table = There is no such table here. Ask for its link again.
house-no-game = There is no game “{ $found }” in this house.
house-no-seat = The table has no such seat.
house-no-page = There is nothing under this address.
house-no-nameless = Tell the house your name first.
house-no-banned = The host of this house has shown you the door.
house-no-program = A token plays in your name, and no more. Do this in the browser.
house-no-your-seat = That is not your seat.
house-no-your-table = Only who made the table can do that.
house-no-taken = Somebody sits there already.
house-no-begun = The game has begun already.
house-no-not-begun = The game has not begun yet.
house-no-seats-open = There are still empty seats: invite somebody, or seat a bot.
house-no-not-over = The game is not over yet.
house-no-closed = The host of this house has closed the table.
house-no-stale = Something has happened at the table since. Look again.
house-no-over = The game is over.
house-no-other-turn = It is not your turn.
house-no-undo = There is nothing to take back: the dealer has drawn, or somebody else has decided since.
house-no-confirm = There is nothing to confirm.
house-no-confirm-first = Confirm your turn or take it back first.
house-no-own-play = You are playing this seat yourself.
house-no-persons = No person plays this seat.
house-no-time = Your time is up: a bot plays on for you.
house-no-clock = A turn takes from 5 seconds to 30 days, a whole game from 30 seconds to 30 days and an hour more a turn at most.
house-no-think = The strongest bot thinks from 1 to 60 seconds.
house-no-nobody-sits = At least one seat has to be for a person.
house-no-present = That player is at the table.
house-no-hints = No hints are given at this table.
house-no-name = A name needs at least one visible letter.
house-no-nothing-said = There is nothing to be read in that.
house-no-login = A login has 3 to 32 letters, digits, dots, dashes or underscores.
house-no-login-taken = That login is taken.
house-no-wrong-password = Login or password are wrong.
house-no-password = A password has at least 8 characters.
house-no-has-account = You have an account already.
house-no-too-fast = Too much at once. Wait a moment.
house-no-too-slow = That came too slowly. Send it again.
house-no-many-tables = You have too many tables. Finish some first.
house-no-foreign = A page of another site can’t act in this house.
house-no-unavailable = The house can’t store anything right now. Nothing was lost; try again in a moment.

## Records and what is gone on from
house-no-record = The record can’t be opened: { $fault }
house-no-record-line = The record can’t be opened. Line { $line }: { $fault }
house-no-record-ply = The record can’t be opened. Line { $line }, ply { $ply }: { $fault }
house-no-too-long = That is too long to be a record. A record is a small text, 64 kB at most.
house-no-ply = There is no such ply: the game has { $most }.
house-no-origin = The table and the game it goes on from have to agree in game, players and options.
house-record-components = it was played with other component figures than those of this house.


## The database
house-db-conflict = Somebody else was faster: look again and repeat.
house-db-unavailable = The database is not available: { $why }

## Backups
house-backup-unread = The backup can’t be read: { $why }
house-backup-unwritten = The backup can’t be written: { $why }
house-backup-foreign = This is no backup of a semiramis.
house-backup-version = The backup has schema version { $found } and this semiramis has { $known }: restore it with the semiramis that wrote it, and update that.
house-backup-line = Line { $line } is no row of a table. Nothing was restored.
house-backup-cut = The backup is cut off after line { $line }. Nothing was restored.
house-backup-count = The backup should have { $told } rows in { $table } and has { $found }. Nothing was restored.
house-backup-contradiction = The rows before line { $line } contradict each other. Nothing was restored.
house-backup-not-empty = The database is not empty: there are rows in { $table }. A backup goes into an empty one only.
