# What the command line says.

## Commands
cli = Semiramis: a server for the board games of the Hanging Gardens
cli-play = Take a seat at a table in the terminal
cli-simulate = Play many games and show the results
cli-arena = Let bots play against each other and rate them
cli-lab = Tools of the laboratory
cli-lab-tune = Find the weights of a game’s terms from games it plays against itself
cli-lab-calibrate = Check how often the chances told by a game’s evaluation come true
cli-analyse = Look at a recorded game again: what decisions lost, what luck gave
cli-record = Check, show and verify recorded games
cli-record-check = Replay a record through the rules
cli-record-show = Show the table of a record after any ply
cli-record-verify = Check that the dealer dealt what was promised
cli-db = Look after the database of the server
cli-db-migrate = Create the database, or bring its schema up to date
cli-db-backup = Back up all data to a file; the server can stay open
cli-db-restore = Restore a backup into an empty database; this is also how to move to PostgreSQL
cli-db-stats = Show how much data is stored
cli-admin = Commands for the host
cli-admin-list = List the tables, who sits there and when something last happened
cli-admin-close = Close a table
cli-admin-ban = Ban a person
cli-admin-unban = Let a banned person in again
cli-admin-people = Find people
cli-admin-grant = Make a person with an account an admin, who may use the page /admin
cli-admin-revoke = Take the rights of an admin away
cli-admin-addresses = List the banned addresses
cli-admin-ban-address = Ban an address or a network
cli-admin-unban-address = Let a banned address in again
cli-admin-reports = List what people report about others
cli-admin-settle = Mark a report as settled
cli-admin-bulletins = List what is told to everybody on the page
cli-admin-bulletin = Tell everybody something on the page
cli-admin-withdraw = Tell it no more
cli-admin-log = Show the audit log: sign-ins and what admins do
cli-admin-reset = Make a link by which somebody chooses a new password, once and for a limited time
cli-rules = Show the rules of a game
cli-components = Show or check the component figures of a game
cli-games = List the games, with numbers of players and options
cli-completions = Print the completion script of a shell
cli-man = Write the manual pages into a folder
cli-help = Show what a command does

cli-heading-usage = Usage
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-examples = Examples
cli-heading = { $heading }:
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-seconds = SECONDS
cli-value-share = SHARE
cli-value-number = NUMBER
cli-value-n = N
cli-value-game = GAME
cli-value-level = LEVEL
cli-value-name = NAME
cli-value-link = LINK
cli-value-address = ADDRESS
cli-value-url = URL
cli-value-mind = MIND
cli-value-lang = LANG
cli-value-key-value = KEY=VALUE
cli-value-yes = YES
cli-value-origin = ORIGIN
cli-value-time = TIME
cli-value-filter = FILTER
cli-value-form = FORM
cli-value-state = STATE
cli-value-table = TABLE
cli-value-person = PERSON
cli-value-text = TEXT
cli-value-id = ID
cli-value-search = SEARCH
cli-value-report = REPORT
cli-value-bulletin = BULLETIN
cli-value-paragraph = PARAGRAPH
cli-value-shell = SHELL
cli-value-command = COMMAND

## Arguments
cli-arg-help = Show this help
cli-arg-version = Show the version
cli-arg-verbose = Tell more on the error output: how long it took; for serve, everything that is logged
cli-arg-quiet = Show no progress, only results and errors
cli-help-arg-commands = A command, and one of its own
cli-games-arg-json = Write JSON
cli-admin-list-arg-json = Write JSON
cli-arg-lang = Language: en or fr [default: that of the system]
cli-arg-game = Which game: see “semiramis games”
cli-arg-players = Number of players [default: 3]
cli-arg-options = An option of the game; may be given several times
cli-arg-components = A file with other component figures
cli-arg-file = A record
cli-arg-seed = A number that makes everything repeatable
cli-play-arg-people = How many people play at this screen, in the first seats [default: 1, or as in the record]
cli-play-arg-bots = Levels of the other seats: pupil, scribe, architect, vizier, oracle; several separated by commas [default: architect, or as in the record]
cli-play-arg-time = How many seconds an oracle thinks about a decision [default: 2, or as in the record]
cli-play-arg-names = The name of a player, in the order of the seats; may be given several times
cli-play-arg-save = Keep the record of the game in this new file
cli-play-arg-load = Continue the record in this file, with those who played it; an unfinished game is kept there, unless --save names another file
cli-play-arg-force = Let --save replace a file that exists
cli-play-arg-resume = List the games that were left, or go on with the one of this number
cli-play-arg-replay = Look back at the loaded record, from its beginning
cli-play-arg-join = Take a seat at a table of a server, or watch it: http://HOST:PORT/t/TABLE
cli-play-arg-plain = Line by line, for screen readers, pipes and scripts
cli-simulate-arg-games = How many games
cli-simulate-arg-threads = How many threads [default: one for each core]
cli-simulate-arg-minds = Which bots play, separated by commas, seat after seat [default: at random]
cli-simulate-arg-against = Play the same deals with the component figures of this file too, and show what they change
cli-simulate-arg-html = Write a report with plots into this file
cli-simulate-arg-json = Write JSON
cli-simulate-arg-csv = Write CSV, one row for each seat
cli-arena-arg-minds = Which bots meet, separated by commas: pupil, scribe, architect, vizier, oracle, or random, greedy, search:400 (simulations), search:0.5s (seconds), glance:400, playout:400
cli-arena-arg-games = How many games; seats rotate, and every line-up plays the same deals
cli-arena-arg-time = How long an oracle thinks about a decision
cli-arena-arg-threads = How many games at once [default: one for each core]
cli-arena-arg-keep = Keep the games in this file, and continue those it holds
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
cli-analyse-arg-simulations = How many simulations examine each decision
cli-analyse-arg-threads = How many threads [default: one for each core]
cli-analyse-arg-plot = Draw the chances to win into this SVG file
cli-analyse-arg-json = Write JSON
cli-record-show-arg-ply = After how many plies [default: all]
cli-record-show-arg-json = Write JSON, as the page draws it
cli-arg-data = The data folder of the server [default: that of the system]
cli-arg-database = A PostgreSQL database instead of the folder: postgres://USER@HOST/NAME
cli-db-backup-arg-file = Where to write
cli-db-restore-arg-file = A backup
cli-db-stats-arg-json = Write JSON
cli-admin-list-arg-state = Only tables that are open, playing, over or closed
cli-admin-close-arg-table = The id of a table: see “semiramis admin list”
cli-admin-ban-arg-person = Their login or id: see “semiramis admin people”
cli-admin-unban-arg-person = Their login or id
cli-admin-grant-arg-person = Their login or id
cli-admin-revoke-arg-person = Their login or id
cli-admin-people-arg-search = An id, a login, an address, or a part of a name
cli-admin-people-arg-banned = Only people who are banned
cli-admin-people-arg-admins = Only admins
cli-admin-people-arg-json = Write JSON
cli-admin-ban-arg-time = For how long, such as 12h or 7days [default: without end]
cli-admin-ban-arg-reason = Why; only admins read it
cli-admin-addresses-arg-json = Write JSON
cli-admin-ban-address-arg-address = An address or a network, such as 203.0.113.7 or 203.0.113.0/24; an IPv6 address stands for its /64
cli-admin-ban-address-arg-time = For how long, such as 12h or 7days [default: without end]
cli-admin-ban-address-arg-reason = Why; only admins read it
cli-admin-unban-address-arg-address = The address or the network
cli-admin-reports-arg-settled = Only those that are settled, instead of the others
cli-admin-reports-arg-json = Write JSON
cli-admin-settle-arg-report = The id of a report: see “semiramis admin reports”
cli-admin-settle-arg-undo = It is not settled after all
cli-admin-bulletins-arg-json = Write JSON
cli-admin-bulletin-arg-text = What to tell, at most 500 letters
cli-admin-bulletin-arg-time = For how long, such as 6h or 2days [default: until it is withdrawn]
cli-admin-withdraw-arg-bulletin = The id of a bulletin: see “semiramis admin bulletins”
cli-admin-log-arg-about = Only lines about this id or address, or by this person
cli-admin-log-arg-count = How many lines
cli-admin-log-arg-json = Write JSON
cli-admin-reset-arg-person = The login of the account, or the id of the person
cli-admin-reset-arg-valid = For how long the link works, such as 24h or 30min
cli-admin-reset-arg-public_url = The address of the server’s page, such as https://games.example.org: the link begins with it
cli-rules-arg-paragraph = A section (A4) or a paragraph (A4.3) [default: everything]
cli-components-arg-check = Check this file instead
cli-components-arg-basis = Show what each figure rests on: a rulebook, the components, or us
cli-completions-arg-shell = Which shell
cli-man-arg-folder = Where to write them

## Errors
cli-wrong-unknown = There is no argument “{ $found }”.
cli-wrong-command = There is no command “{ $found }”.
cli-wrong-missing = Something is missing: { $found }
cli-wrong-value = “{ $found }” is not a value for { $argument }.
cli-wrong-conflict = { $found } and { $other } do not go together: leave one of them out.
cli-wrong-no-value = { $found } needs a value.
cli-wrong-count = { $found } has too many values, or too few.
cli-wrong-utf8 = The command line holds text that is not UTF-8.
cli-wrong-line = The command line can’t be understood.
cli-took = Done in { $seconds } seconds.
cli-arena-nothing = No game would be played. “--games” says how many; with 0, “--keep” names a file whose games are shown.
cli-man-name = NAME
cli-man-synopsis = SYNOPSIS
cli-man-description = DESCRIPTION
cli-man-examples = EXAMPLES
cli-man-version = VERSION
cli-wrong-known = Possible values: { $known }.
cli-wrong-least = Give a number from 1.
cli-wrong-guess = Did you mean “{ $found }”?
cli-note-values = one of: { $value }
cli-note-default = default: { $value }
cli-note-variable = variable: { $value }
cli-see-help = “--help” shows what exists.
cli-no-language = There is no language “{ $found }”. Try: en, fr.
cli-no-game = There is no game “{ $found }”. There are: { $known }.
cli-no-mind = There is no bot “{ $found }”. Levels: { $known }; or random, greedy, search:400, search:0.5s, glance:400, playout:400.
cli-file-unwritable = { $file } can’t be written: { $error }
cli-option-form = “{ $found }” is not an option: write KEY=VALUE.
cli-no-paragraph = There is no paragraph “{ $found }”. Sections: { $known }.
cli-output = The output can’t be written: { $error }
cli-db-missing = There is no database at { $file }. “--data” and “--database” say where it is.
cli-db-no-folder = The system does not say where data belongs: { $error }. “--data” does.
cli-admin-no-table = There is no table “{ $found }”. “semiramis admin list” shows them.
cli-admin-no-person = There is no person “{ $found }”. “semiramis admin people” finds them.
cli-file-unreadable = { $file } can’t be read: { $error }
cli-file-too-long = { $file } is far too long.
cli-file-not-text = { $file } is not a text in UTF-8.

## Games
cli-games-line = { $key }: { $title }, { $fewest } to { $most } players

## Play
cli-play-person = Player { $number }
cli-play-bot = { $level } { $number }
cli-play-people = { $most } seats are not enough for { $found } people.
cli-play-time = “{ $found }” is not a thinking time.
cli-play-exists = { $file } already exists. “--load { $file }” goes on with the game in it, “--force” replaces it.
cli-play-none-left = No game was left.
cli-play-no-left = There is no game { $found } that was left: “semiramis play --resume” lists them.
cli-play-left = { $number }. { $title }: { $names }, after { $plies ->
    [one] one ply
   *[other] { $plies } plies
}

## Components
cli-components-basis = { $basis }: { $meaning }
cli-components-no-basis = Nothing is said of these figures.
cli-components-sound = { $file } is sound. Fingerprint: { $fingerprint }
cli-components-faulty = { $file } is refused, { $count ->
    [one] with one fault:
   *[other] with { $count } faults:
}

## Records
cli-record-sound = { $file }: { $plies } plies, all legal, and the result is right.
cli-record-sound-no-result = { $file }: { $plies } plies, all legal. The game is over; no result given.
cli-record-sound-unfinished = { $file }: { $plies } plies, all legal. The game is not over.
cli-record-honest = { $file }: the seed is the one that was promised, and it deals all { $draws } draws.
cli-record-inherited = The first { $plies } plies come from another game: this seed did not deal them, and no promise here covers them.
cli-record-inherited-committed = The first { $plies } plies come from another game, whose dealer had promised { $commitment }. Verify the record of that game to check its draws.
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
cli-db-entries = Entries in the last day

## Hosts
cli-admin-none = No table matches.
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
cli-admin-closed-already = The table { $id } was already closed.
cli-admin-banned = { $id } is banned, and all their sessions have ended.
cli-admin-banned-already = { $id } was already banned.
cli-admin-unbanned = { $id } may come in again.
cli-admin-unbanned-already = { $id } was not banned.
cli-admin-banned-refused = { $id } is an admin. Take their rights away first: semiramis admin revoke { $id }
cli-admin-granted = { $id } is an admin now, and finds the page under /admin.
cli-admin-granted-already = { $id } was already an admin.
cli-admin-granted-refused = { $id } is a guest. Only somebody with an account can be an admin.
cli-admin-revoked = { $id } is no admin any more.
cli-admin-revoked-already = { $id } was no admin.
cli-admin-revoked-refused = { $id } is a guest, and no admin.
cli-admin-banned-address = { $id } is banned.
cli-admin-unbanned-address = { $id } may come in again.
cli-admin-not-banned = { $found } is not banned. “semiramis admin addresses” lists what is.
cli-admin-settled = The report { $id } is settled.
cli-admin-settled-already = The report { $id } was already settled.
cli-admin-reopened = The report { $id } is open again.
cli-admin-reopened-already = The report { $id } was not settled.
cli-admin-no-report = There is no report “{ $found }”. “semiramis admin reports” shows them.
cli-admin-posted = Everybody on the page reads it now. Its id is { $id }.
cli-admin-withdrawn = The bulletin { $id } is withdrawn.
cli-admin-no-bulletin = There is no bulletin “{ $found }”. “semiramis admin bulletins” shows them.
cli-admin-nobody = No person matches.
cli-admin-person = { $id }  { $name }, login: { $login }, { $ago }
cli-admin-person-admin = admin
cli-admin-person-banned = banned without end
cli-admin-person-banned-until = banned until { $until }
cli-admin-person-reports = { $count ->
    [one] one report is not settled
   *[other] { $count } reports are not settled
}
cli-admin-person-address = from { $address }
cli-admin-no-addresses = No address is banned.
cli-admin-address = { $network }  { $until }  { $reason }
cli-admin-until = until { $until }
cli-admin-no-end = without end
cli-admin-no-reports = There is no report.
cli-admin-report = { $id }  { $when }  { $person } is reported by { $reporter } at the table { $table }: { $reason }
cli-admin-reason-chat = what they say
cli-admin-reason-name = their name
cli-admin-reason-play = how they play
cli-admin-reason-other = something else
cli-admin-quoted = “{ $text }”
cli-admin-said = They said: { $text }
cli-admin-no-bulletins = Nothing is told to everybody.
cli-admin-bulletin-line = { $id }  { $text } ({ $until })
cli-admin-no-lines = The audit log has no such line.
cli-admin-line = { $when }  { $deed }  { $who } → { $subject }  { $address }  { $note }
cli-admin-reset-made = By this link, { $login } chooses a new password. It works once, for { $time }:
cli-admin-reset-page = By this page of the server, { $login } chooses a new password. It works once, for { $time }. Put the address of the server before it (or name it with --public-url):
cli-admin-reset-guest = “{ $found }” is a guest, who has no account and no password.

## Arena
cli-arena-elo = Elo
cli-arena-wins = Wins in %
cli-arena-share = × fair share
cli-arena-points = Points
cli-arena-games = Games
cli-arena-ahead = Points ahead
cli-arena-deals = Deals
cli-arena-note = ± is half the 95 % interval; in brackets are both of its ends, by Wilson’s formula. Points are compared on the same deals. A duel in Elo is any two different bots at one table.
cli-arena-other = { $file } holds the games of another meeting. Name another file, or the same game, bots, players, options and seed.
cli-calibrate-part = Part { $part } of { $parts }
cli-calibrate-positions = Positions
cli-calibrate-told = Told in %
cli-calibrate-true = Came true in %
cli-calibrate-spread =
    { $players ->
    [one] { $players } player: spread { $spread }; wins of the favourite: { $best } ±{ $reach }
   *[other] { $players } players: spread { $spread }; wins of the favourite: { $best } ±{ $reach }
}
cli-calibrate-note = Told: the favourite’s chance to win at the start of turns; in solo play, the chance to reach the rating. ± is half the 95 % interval.

## Analysis
cli-analyse-plies = plies
cli-analyse-decisions = Decisions
cli-analyse-best = Best ones in %
cli-analyse-loss = Lost by decisions, in %
cli-analyse-luck = Given by luck, in %
cli-analyse-worst = The most costly decisions, in chance to win:
cli-analyse-line = { $ply }. { $player }: { $played } lost { $loss } %. Better: { $better }
cli-analyse-luckiest = The luckiest draws:
cli-analyse-luck-line = { $ply }. { $drawn } gave { $player } { $luck } %

## Simulation
cli-simulate-games = games
cli-simulate-seat = seat { $number }
cli-simulate-points = Points
cli-simulate-deviation = Standard deviation
cli-simulate-range = Least–most
cli-simulate-wins = Wins in %
cli-simulate-length = A game has { $plies } plies ({ $plies-range }) and { $rounds } rounds ({ $rounds-range }). A decision offers { $branching } choices.
cli-simulate-interval = ± is half the 95 % interval of a mean; in brackets are both ends of that of a share, by Wilson’s formula. A shared win counts in part.
cli-simulate-decisive = decides games, in %
cli-simulate-figures = Figures of { $games } games
cli-simulate-points-of = Points of { $seat }
cli-simulate-speed = { $games } games in { $seconds } s: { $speed } a second.
cli-simulate-compared = { $games } games of each edition, on the same deals: means of a seat, and by how much the second edition is above the first
cli-simulate-standard = standard
cli-simulate-difference = difference
cli-simulate-same-edition = Both files have the same figures.
cli-simulate-wins-of = Wins in %, { $seat }
cli-simulate-plies = Plies of a game
cli-simulate-decisions = Decisions of a game
cli-simulate-rounds = Rounds of a game
cli-simulate-paired = ± is half the 95 % interval of the mean difference between two games with the same number. One in twenty such intervals misses the truth: a single small difference may be chance.
cli-simulate-threads = The threads can’t be started: { $error }

cli-serve = Start the server: tables for people, live or over days, with a page in the browser
cli-serve-arg-config = Read settings from this TOML file; its names are those of these options
cli-serve-arg-listen = Where to listen; port 0 takes a free one
cli-serve-arg-threads = How many threads serve requests [default: one for each core]
cli-serve-arg-bots = How many threads think for bots, and as many again for the strongest level [default: one for each core]
cli-serve-arg-origin = Other origins whose pages may talk to the server, such as https://games.example
cli-serve-arg-proxy = A proxy in front says who asks (X-Forwarded-For)
cli-serve-arg-secure = Send cookies over HTTPS only; always so with a certificate
cli-serve-arg-tls_cert = Listen for HTTPS with the certificate in this PEM file, which is read again when it changes [default: plain HTTP]
cli-serve-arg-tls_key = The private key of the certificate, a PEM file
cli-serve-arg-trace_to = Send traces (OpenTelemetry) to this collector, such as http://127.0.0.1:4318 [default: none]
cli-serve-arg-trace_share = How many of all requests are traced, from 0 to 1
cli-serve-arg-address_limit = Requests a second from one address, 0 for no limit
cli-serve-arg-person_limit = Actions a second of one person, 0 for no limit
cli-serve-arg-socket_limit = WebSocket connections from one address at the same time, 0 for no limit
cli-serve-arg-connection_limit = Other connections from one address at the same time, 0 for no limit; not counted behind a proxy [default: as many as WebSocket connections]
cli-serve-arg-table_limit = Unfinished tables of one person, 0 for no limit
cli-serve-arg-open_table_limit = Tables of one person that wait for players, 0 for no limit [default: 20; no limit with --table-limit 0]
cli-serve-arg-nearby_table_limit = Tables made from one address that wait for players, 0 for no limit [default: 100; no limit with --address-limit 0]
cli-serve-arg-forget_tables = Remove a table that waits for players when nobody comes to it for so long, such as 12h or 7days; an hour at least, 0s for never
cli-serve-arg-forget_guests = Forget a guest who has never played and is not seen for so long; an hour at least, 0s for never
cli-serve-arg-forget_log = Remove lines of the audit log, settled reports and ended bans after so long; 31 days at least, 0s for never
cli-serve-arg-think_limit = The longest that the strongest bot thinks about a turn, whatever its table says
cli-serve-arg-hint_limit = How many hints and analyses may wait; who comes to a longer queue is told how many are before them
cli-serve-arg-analysis_limit = Analyses of one address at the same time
cli-serve-arg-patience = Time allowed to send the head of a request, again its body, and to take an answer
cli-serve-arg-patience = Time allowed to send the head of a request, and again its body
cli-serve-arg-session_end = After how long without use a browser is signed out, such as 180d; 0s for never
cli-serve-arg-public_url = The address of the page for everybody, such as https://games.example.org: links in mails begin with it
cli-serve-arg-smtp_host = The SMTP server that takes mails to people who have forgotten their password [default: no mail is sent]
cli-serve-arg-smtp_port = Its port [default: 587, with tls 465, with none 25]
cli-serve-arg-smtp_encryption = How the connection to it is encrypted: starttls, tls, or none for a server on this computer
cli-serve-arg-smtp_user = The name of the server’s account there; its password is in SEMIRAMIS_SMTP_PASSWORD or in a file
cli-serve-arg-smtp_password_file = The file whose first line is the password of that account
cli-serve-arg-smtp_from = Who the mails come from, such as "Games <games@example.org>"
cli-serve-arg-backup_every = How often to write a backup while the server runs, such as 12h or 1day [default: never]
cli-serve-arg-backup_keep = How many of these backups stay; the oldest are removed
cli-serve-arg-backup_folder = Where these backups go [default: the folder “backups” beside the database, or in the system’s folder]
cli-serve-arg-log = What to log: error, warn, info, debug, trace, or filters such as house=debug
cli-serve-arg-log_form = How to log: text or json
cli-serve-arg-open = Show the page in the browser
cli-serve-arg-editions = Offer the component files of this folder as editions: FOLDER/GAME/NAME.toml
cli-serve-edition-game = { $file }: the folder of an edition is named after its game, and “{ $found }” is not one of: { $known }
cli-serve-edition-standard = { $file }: “standard” is the box that comes with the game; give the file another name
cli-serve-edition-long = { $file }: a component file has 32 KiB at most
cli-serve-open = The server is open: { $address }
cli-serve-closed = The server is closed.
cli-serve-log = “{ $found }” is not a filter for the log: { $error }
cli-serve-no-tls = The certificate can’t be used. { $error }. --tls-cert and --tls-key name PEM files that belong together.
cli-serve-tls-pair = A certificate needs both files: --tls-cert and --tls-key.
cli-serve-trace = “{ $found }” is no address of a collector: { $error }. Give one such as http://127.0.0.1:4318.
cli-serve-no-database = The server can’t open its database. { $error }
cli-serve-no-address = The server can’t listen there: { $error }. Choose another address with --listen.
cli-serve-mail-needs = To send mail by --smtp-host, { $option } is needed too.
cli-serve-mail-from = --smtp-from: “{ $found }” is no mail address. Write games@example.org or "Games <games@example.org>".
cli-serve-mail-url = --public-url: “{ $found }” is no address of a page. Write it as https://games.example.org.
cli-serve-mail-tls = The connection to the SMTP server can’t be encrypted: { $error }
cli-config-form = { $file } is not a TOML file: { $error }
cli-config-name = { $file }: there is no setting “{ $found }”, or its value is not a text, a number, true or false. Settings: { $known }

cli-load = Open many tables on a server, play real games at all of them, and measure
cli-load-arg-houses = The address of the server; several processes are separated by commas, and the players of a table go to different ones
cli-load-arg-game = Which game
cli-load-arg-tables = How many tables of two people at the same time
cli-load-arg-watchers = How many more people watch each table
cli-load-arg-rate = How many moves a second in all [default: as many as the server can take]
cli-load-arg-time = How long to measure, once all tables are open
cli-load-arg-json = Write JSON
cli-load-opening = opening tables
cli-load-playing = { $moves } moves
cli-load-figures = { $moves } moves in { $time } s: { $rate } a second. From a move until everybody at the table has received it, stored: half within { $p50 } ms, 90 % within { $p90 } ms, 99 % within { $p99 } ms, all within { $max } ms.
cli-load-error = { $count } × { $error }
cli-load-failed = The server could not be measured: { $error }
cli-load-wrong = The number of tables, the rate and the time must be more than zero.
cli-siege = Attack a server on this machine, and measure what honest players notice of it
cli-siege-arg-house = The address of the server
cli-siege-arg-game = Which game
cli-siege-arg-attacks = Which attacks, separated by commas [default: all]
cli-siege-arg-time = How long to measure, first without an attack, then under each
cli-siege-arg-strength = What part of the attackers come, from 0 to 1
cli-siege-arg-anywhere = Attack a server on another machine too: only one of your own
cli-siege-arg-json = Write JSON
cli-siege-wrong = The time must be more than zero, and the strength more than zero and at most 1.
cli-siege-elsewhere = { $house } is not on this machine. Attack only a server of your own; “--anywhere” does it.
cli-siege-one-address = The attackers need addresses of their own on this machine, from 127.0.0.2 on. Linux has them; elsewhere, add them first.
cli-siege-under-nothing = no attack
cli-siege-under-oracles = a hundred tables of one guest where the strongest bot thinks for a minute
cli-siege-under-hints = thirty guests of one address ask for hints
cli-siege-under-analyses = eight long games are analysed
cli-siege-under-files = the page is pulled without end, and read slowly
cli-siege-under-passwords = passwords are tried
cli-siege-under-floods = the lobby and the chat are flooded
cli-siege-phase = { $name } ({ $answered } answered, { $refused } refused)
cli-siege-wait-moves = moves
cli-siege-wait-pages = pages
cli-siege-wait-bots = turns of a bot
cli-siege-wait-hints = hints
cli-siege-wait-analyses = analyses
cli-siege-quiet = { $wait }: half within { $half } ms, 99 % within { $most } ms ({ $count } measured)
cli-siege-held = { $wait }: 99 % within { $most } ms, { $ratio } times as long; at most { $limit } ms: held
cli-siege-broken = { $wait }: 99 % within { $most } ms, { $ratio } times as long; at most { $limit } ms: NOT HELD ({ $count } measured)
cli-siege-busy = Not even the quiet server held its limits: this machine is too busy to tell. Try again when nothing else runs on it.
cli-siege-fell = Limits that did not hold: { $count }.

cli-engine = Offer a game and its bots to another program, over standard input and output
cli-engine-arg-components = Play with the figures of this file, in the game that it is for (repeat for several games)
cli-engine-two-files = Two component files are for { $game }: name one
cli-engine-unknown = There is no command “{ $found }”: see docs/engine.md
cli-engine-bytes = The line is not a text in UTF-8
cli-engine-blank = The line is empty: say a command
cli-engine-no-game = No game has begun: say new GAME PLAYERS
cli-engine-no-undo = There is nothing to undo
cli-engine-form = That should be: { $expected }
cli-db-form = A database is named by a URL that begins with postgres://
