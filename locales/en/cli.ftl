# What the command line says.

## Commands
cli = Semiramis: a house for the board games of the Hanging Gardens
cli-play = Sit down at a table in the terminal
cli-simulate = Play many games and show what comes of them
cli-arena = Let minds meet and rate them
cli-lab = Work of the laboratory
cli-lab-tune = Find the weights of a game’s terms from games it plays against itself
cli-lab-calibrate = Look how often the chances come true that a game’s judge tells
cli-analyse = Look at a recorded game again: what decisions lost, what luck gave
cli-record = Check, show and verify recorded games
cli-record-check = Replay a record through the rules
cli-record-show = Show the table of a record after any ply
cli-record-verify = Check that the dealer dealt what was promised
cli-db = Look after the database of the house
cli-db-migrate = Make the database, or bring its schema up to date
cli-db-backup = Write everything that is stored into a file; the house may stay open
cli-db-restore = Read a backup into an empty database; this is also how a house moves to PostgreSQL
cli-db-stats = Show how much is stored
cli-admin = What a host may order
cli-admin-list = List the tables, who sits there and when something last happened
cli-admin-close = Close a table
cli-admin-ban = Let a person in no more
cli-admin-unban = Let a person in again
cli-rules = Show the rules of a game
cli-components = Show or check the component figures of a game
cli-games = List the games, for how many and with what options
cli-completions = Print the completion script of a shell

cli-heading-usage = Usage
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-value-command = COMMAND

## Arguments
cli-arg-help = Show this help
cli-arg-version = Show the version
cli-arg-lang = Language: en or fr [default: that of the system]
cli-arg-game = Which game: see “semiramis games”
cli-arg-players = How many sit down [default: 3]
cli-arg-options = An option of the game; may be given several times
cli-arg-components = A file with other component figures
cli-arg-file = A record
cli-arg-seed = A number that makes everything repeatable
cli-play-arg-people = How many people sit at this screen, in the first seats
cli-play-arg-bots = Levels of the other seats: pupil, scribe, architect, vizier, oracle; several separated by commas
cli-play-arg-time = How long an oracle thinks about a decision
cli-play-arg-names = The name of a player, in the order of the seats; may be given several times
cli-play-arg-save = Keep the record of the game in this file
cli-play-arg-load = Go on with the record in this file
cli-play-arg-replay = Look back at the record that is loaded, from its beginning
cli-play-arg-join = Sit down at a table of a house, or watch it: http://HOST:PORT/t/TABLE
cli-play-arg-plain = Line by line, for screen readers, pipes and scripts
cli-simulate-arg-games = How many games
cli-simulate-arg-threads = How many threads [default: one for each core]
cli-simulate-arg-minds = Who plays, separated by commas, going round the seats [default: at random]
cli-simulate-arg-html = Write a report with plots into this file
cli-simulate-arg-json = Write JSON
cli-simulate-arg-csv = Write CSV, one row a seat
cli-arena-arg-minds = Who meets, separated by commas: pupil, scribe, architect, vizier, oracle, or random, greedy, search:400 (simulations), search:0.5s (seconds), glance:400, playout:400
cli-arena-arg-games = How many games; seats are rotated and every line-up plays the same deals
cli-arena-arg-time = How long an oracle thinks about a decision
cli-arena-arg-threads = How many games at once [default: one for each core]
cli-arena-arg-keep = Keep the games in this file, and go on with those it has
cli-arena-arg-plot = Draw the ratings into this SVG file
cli-arena-arg-json = Write JSON
cli-arena-arg-csv = Write CSV
cli-lab-tune-arg-games = How many games at each number of players
cli-lab-tune-arg-mind = Who plays them
cli-lab-tune-arg-random = One decision in this many is random
cli-lab-tune-arg-threads = How many threads [default: one for each core]
cli-lab-calibrate-arg-games = How many games at each number of players
cli-lab-calibrate-arg-mind = Who plays them
cli-lab-calibrate-arg-random = One decision in this many is random
cli-lab-calibrate-arg-threads = How many threads [default: one for each core]
cli-lab-calibrate-arg-json = Write JSON
cli-analyse-arg-simulations = How deeply each decision is looked at
cli-analyse-arg-threads = How many threads [default: one for each core]
cli-analyse-arg-plot = Draw the chances to win into this SVG file
cli-analyse-arg-json = Write JSON
cli-record-show-arg-ply = After how many plies [default: all]
cli-record-show-arg-json = Write JSON, as the page draws it
cli-arg-data = The folder of the house [default: that of the system]
cli-arg-database = A PostgreSQL database instead of the folder: postgres://USER@HOST/NAME
cli-db-backup-arg-file = Where to write
cli-db-restore-arg-file = A backup
cli-db-stats-arg-json = Write JSON
cli-admin-list-arg-state = Only tables that are open, playing, over or closed
cli-admin-close-arg-table = The id of a table: see “semiramis admin list”
cli-admin-ban-arg-person = The id of a person: see “semiramis admin list”
cli-admin-unban-arg-person = The id of a person
cli-rules-arg-paragraph = A section (A4) or a paragraph (A4.3) [default: everything]
cli-components-arg-check = Check this file instead
cli-completions-arg-shell = Which shell

## What can be wrong
cli-wrong-unknown = There is no argument “{ $found }”.
cli-wrong-command = There is no command “{ $found }”.
cli-wrong-missing = Something is missing: { $found }
cli-wrong-value = “{ $found }” is no value for { $argument }.
cli-wrong-conflict = “{ $found }” does not go together with another argument.
cli-see-help = “--help” shows what there is.
cli-no-language = There is no language “{ $found }”. Try: en, fr.
cli-no-game = There is no game “{ $found }”. There are: { $known }.
cli-no-mind = There is no mind “{ $found }”. Levels: { $known }; or random, greedy, search:400, search:0.5s, glance:400, playout:400.
cli-file-unwritable = { $file } can’t be written: { $error }
cli-option-form = “{ $found }” is no option: write KEY=VALUE.
cli-no-paragraph = There is no paragraph “{ $found }”. Sections: { $known }.
cli-output = The output can’t be written: { $error }
cli-db-missing = There is no database at { $file }. “--data” and “--database” say where it is.
cli-db-no-folder = The system does not say where data belongs: { $error }. “--data” does.
cli-admin-no-table = There is no table “{ $found }”. “semiramis admin list” shows them.
cli-admin-no-person = There is no person “{ $found }”. “semiramis admin list” shows who sits where.
cli-file-unreadable = { $file } can’t be read: { $error }
cli-file-too-long = { $file } is far too long for a text of ours.
cli-file-not-text = { $file } is not a text in UTF-8.

## Games
cli-games-line = { $key }: { $title }, { $fewest } to { $most } players

## Play
cli-play-person = Player { $number }
cli-play-bot = { $level } { $number }
cli-play-people = { $found } people can’t sit in { $most } seats.
cli-play-time = “{ $found }” is no time to think.

## Components
cli-components-sound = { $file } is sound. Fingerprint: { $fingerprint }
cli-components-faulty = { $file } is refused, { $count ->
    [one] with one fault:
   *[other] with { $count } faults:
}

## Records
cli-record-sound = { $file }: { $plies } plies, all legal, and the result is right.
cli-record-sound-unfinished = { $file }: { $plies } plies, all legal. The game is not over.
cli-record-honest = { $file }: the seed is the one promised, and it deals all { $draws } draws.
cli-record-inherited = The first { $plies } plies come from another game: this seed did not deal them, and nobody promised them here.
cli-record-inherited-committed = The first { $plies } plies come from another game, whose dealer had promised { $commitment }. Verify its own record to see that they were dealt so.
cli-record-head = { $title }, after ply { $ply } of { $plies }
cli-record-no-ply = There is no ply { $found }: the record has { $most }.
cli-record-faulty = { $file }{ $place }: { $fault }
cli-record-line-ply = , line { $line }, ply { $ply }
cli-record-line = , line { $line }
cli-record-ply = , ply { $ply }
cli-record-whole = { "" }
cli-record-paragraph = See { $paragraph } of the rules.

## Database
cli-db-migrated = The database is up to date: { $place }
cli-db-written = { $rows ->
    [one] One row was written into { $file }.
   *[other] { $rows } rows were written into { $file }.
}
cli-db-restored = { $rows ->
    [one] One row was restored from { $file }.
   *[other] { $rows } rows were restored from { $file }.
}
cli-db-size = On disk
cli-db-size-value = { $size } MiB
cli-db-rows = Rows
cli-db-tables = Tables
cli-db-plies = Plies in the last day

## Hosts
cli-admin-none = There are no such tables.
cli-admin-table = { $id }  { $game }, { $state }{ $public ->
    [yes] , public
   *[no] { "" }
}, { $ago }
cli-admin-state-open = open
cli-admin-state-playing = playing
cli-admin-state-over = over
cli-admin-state-closed = closed
cli-admin-seat-open = { $seat }: open
cli-admin-seat-person = { $seat }: { $name } ({ $id })
cli-admin-seat-bot = { $seat }: bot, { $level }
cli-admin-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
cli-admin-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
cli-admin-days = { $count ->
    [one] a day ago
   *[other] { $count } days ago
}
cli-admin-closed = The table { $id } is closed.
cli-admin-closed-already = The table { $id } was closed already.
cli-admin-banned = { $id } is let in no more, and all their sessions have ended.
cli-admin-banned-already = { $id } was banned already.
cli-admin-unbanned = { $id } is let in again.
cli-admin-unbanned-already = { $id } was not banned.

## Arena
cli-arena-elo = Elo
cli-arena-wins = Wins in %
cli-arena-share = × fair share
cli-arena-points = Points
cli-arena-games = Games
cli-arena-ahead = Points ahead
cli-arena-deals = Deals
cli-arena-note = ± is half the 95 % interval; in brackets are both of its ends, by Wilson’s formula. Points are compared on the same deals. A duel in Elo is any two different minds at one table.
cli-arena-other = { $file } holds the games of another meeting. Name another file, or the same game, minds, players, options and seed.
cli-calibrate-part = Part { $part } of { $parts }
cli-calibrate-positions = Positions
cli-calibrate-told = Told in %
cli-calibrate-true = Came true in %
cli-calibrate-spread = { $players ->
    [one] { $players } player: spread { $spread }; best told who won: { $best } ±{ $reach }
   *[other] { $players } players: spread { $spread }; best told who won: { $best } ±{ $reach }
}
cli-calibrate-note = Told is the favourite’s chance to win at the beginnings of turns, alone at the table the chance to pass the mark. ± is half the 95 % interval.

## Analysis
cli-analyse-plies = plies
cli-analyse-decisions = Decisions
cli-analyse-best = Best ones in %
cli-analyse-loss = Lost by decisions, in %
cli-analyse-luck = Given by luck, in %
cli-analyse-worst = What lost most, in chance to win:
cli-analyse-line = { $ply }. { $player }: { $played } lost { $loss } %. Better: { $better }
cli-analyse-luckiest = The greatest luck:
cli-analyse-luck-line = { $ply }. { $drawn } gave { $player } { $luck } %

## Simulation
cli-simulate-games = games
cli-simulate-seat = seat { $number }
cli-simulate-points = Points
cli-simulate-deviation = Standard deviation
cli-simulate-range = Least–most
cli-simulate-wins = Wins in %
cli-simulate-length = A game has { $plies } plies ({ $plies-range }) and { $rounds } rounds ({ $rounds-range }). At a decision there are { $branching } to choose from.
cli-simulate-interval = ± is half the 95 % interval of a mean; in brackets are both ends of that of a share, by Wilson’s formula. A shared win counts in part.
cli-simulate-decisive = decides games, in %
cli-simulate-figures = Figures of { $games } games
cli-simulate-points-of = Points of { $seat }
cli-simulate-speed = { $games } games in { $seconds } s: { $speed } a second.
cli-simulate-threads = The threads can’t be started: { $error }

cli-serve = Open the house: tables for people, live or over days, with a page in the browser
cli-serve-arg-config = Read settings from this TOML file; its names are those of these options
cli-serve-arg-listen = Where to listen; port 0 takes a free one
cli-serve-arg-threads = How many threads serve people [default: one for each core]
cli-serve-arg-bots = How many threads think for bots, and as many again for the strongest level [default: one for each core]
cli-serve-arg-origin = Other origins whose pages may talk to the house, such as https://games.example
cli-serve-arg-proxy = A proxy in front says who asks (X-Forwarded-For)
cli-serve-arg-secure = Send cookies over HTTPS only
cli-serve-arg-address_limit = Requests a second from one address, 0 for no limit
cli-serve-arg-person_limit = Deeds a second of one person, 0 for no limit
cli-serve-arg-socket_limit = Sockets from one address at the same time, 0 for no limit
cli-serve-arg-connection_limit = Connections from one address at the same time that are no sockets, 0 for no limit; not counted behind a proxy [default: as many as sockets]
cli-serve-arg-table_limit = Tables of one person that are not over, 0 for no limit
cli-serve-arg-patience = How long anybody may take to send the head of a request, and again its body
cli-serve-arg-log = What to log: error, warn, info, debug, trace, or filters such as house=debug
cli-serve-arg-log_form = How to log: text or json
cli-serve-arg-open = Show the page in the browser
cli-serve-open = The house is open: { $address }
cli-serve-closed = The house is closed.
cli-serve-log = “{ $found }” is no filter for the log: { $error }
cli-serve-no-database = The house can’t open its database. { $error }
cli-serve-no-address = The house can’t listen there: { $error }. Choose another address with --listen.
cli-config-form = { $file } is no TOML file: { $error }
cli-config-name = { $file }: there is no setting “{ $found }”, or its value is not a text, a number or a truth. Settings: { $known }

cli-load = Put many tables on a house, play real games at all of them, and measure
cli-load-arg-houses = Where the house is; several processes are separated by commas, and the players of a table go to different ones
cli-load-arg-game = Which game
cli-load-arg-tables = How many tables of two people at the same time
cli-load-arg-watchers = How many watch each table besides
cli-load-arg-rate = How many moves a second altogether [default: as many as the house can take]
cli-load-arg-time = How long to measure, once all tables are open
cli-load-arg-json = Write JSON
cli-load-opening = opening tables
cli-load-playing = { $moves } moves
cli-load-figures = { $moves } moves in { $time } s: { $rate } a second. From a move until everybody at the table has it, stored: half within { $p50 } ms, 90 % within { $p90 } ms, 99 % within { $p99 } ms, all within { $max } ms.
cli-load-trouble = { $count } × { $trouble }
cli-load-failed = The house could not be measured: { $error }
cli-load-wrong = The number of tables, the rate and the time have to be more than nothing.

cli-engine = Lend a game and its minds to another program, over standard input and output
cli-engine-unknown = There is no command “{ $found }”: see docs/engine.md
cli-engine-no-game = No game has begun: say new GAME PLAYERS
cli-engine-no-undo = There is nothing to take back
cli-engine-form = That should be: { $expected }
cli-db-form = A database is named by a URL that begins with postgres://
