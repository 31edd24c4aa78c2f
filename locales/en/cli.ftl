# What the command line says.

## Commands
cli = Semiramis: a house for the board games of the Hanging Gardens
cli-play = Sit down at a table in the terminal
cli-simulate = Play many games and show what comes of them
cli-arena = Let minds meet and rate them
cli-lab = Work of the laboratory
cli-lab-tune = Find the weights of a game's terms from games it plays against itself
cli-analyse = Look at a recorded game again: what decisions lost, what luck gave
cli-record = Check, show and verify recorded games
cli-record-check = Replay a record through the rules
cli-record-show = Show the table of a record after any ply
cli-record-verify = Check that the dealer dealt what was promised
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
cli-analyse-arg-simulations = How deeply each decision is looked at
cli-analyse-arg-threads = How many threads [default: one for each core]
cli-analyse-arg-plot = Draw the chances to win into this SVG file
cli-analyse-arg-json = Write JSON
cli-record-show-arg-ply = After how many plies [default: all]
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
cli-file-unwritable = { $file } can't be written: { $error }
cli-option-form = “{ $found }” is no option: write KEY=VALUE.
cli-no-paragraph = There is no paragraph “{ $found }”. Sections: { $known }.
cli-output = The output can't be written: { $error }
cli-file-unreadable = { $file } can't be read: { $error }
cli-file-too-long = { $file } is far too long for a text of ours.
cli-file-not-text = { $file } is not a text in UTF-8.

## Games
cli-games-line = { $key }: { $title }, { $fewest } to { $most } players

## Play
cli-play-person = Player { $number }
cli-play-bot = { $level } { $number }
cli-play-people = { $found } people can't sit in { $most } seats.
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
cli-record-head = { $title }, after ply { $ply } of { $plies }
cli-record-no-ply = There is no ply { $found }: the record has { $most }.
cli-record-faulty = { $file }{ $place }: { $fault }
cli-record-line-ply = , line { $line }, ply { $ply }
cli-record-line = , line { $line }
cli-record-ply = , ply { $ply }
cli-record-whole = { "" }
cli-record-paragraph = See { $paragraph } of the rules.

## Arena
cli-arena-elo = Elo
cli-arena-wins = Wins in %
cli-arena-share = × fair share
cli-arena-points = Points
cli-arena-seats = Seats
cli-arena-note = ± is half the 95 % interval. A duel in Elo is any two different minds at one table.
cli-arena-other = { $file } holds the games of another meeting. Name another file, or the same game, minds, players, options and seed.

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
cli-simulate-interval = ± is half the 95 % interval of a mean; a shared win counts in part.
cli-simulate-decisive = decides games, in %
cli-simulate-figures = Figures of { $games } games
cli-simulate-points-of = Points of { $seat }
cli-simulate-speed = { $games } games in { $seconds } s: { $speed } a second.
cli-simulate-threads = The threads can't be started: { $error }
