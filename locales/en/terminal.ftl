# What the table in the terminal says.

terminal-greeting = { $title }
terminal-commitment = The dealer is committed to { $commitment }.
terminal-seed = The dealer’s seed was { $seed }.
terminal-help-hint = Answer with a number, with the notation of a decision, or /help.
terminal-decided = { $player }: { $what }
terminal-your-turn = Your turn. { $what }
terminal-turn-of = { $player } to play. { $what }
terminal-refused = { $reason } ({ $paragraph })
terminal-nearest = Nearest decisions: { $near }
terminal-more = … and { $count } more: /list shows them all.
terminal-legal = “{ $decision }” is possible.
terminal-hint = { $decision }: { $what }. Chance to win: { $chance } %, examined { $visits } times.
terminal-signed = { $whole }.{ $tenth }
terminal-undone = Undone.
terminal-not-undone = Nothing can be undone: the dealer has drawn, or another player has decided since.
terminal-unknown-command = There is no command /{ $found }. /help lists them.
terminal-no-paragraph = There is no paragraph “{ $found }”. /rules lists the sections.
terminal-save-where = Name a file: /save FILE
terminal-saved = Saved as { $file }.
terminal-not-saved = { $file } could not be written: { $error }
terminal-save-exists = { $file } already exists: choose another name.
terminal-language = The table speaks English.
terminal-no-language = There is no language “{ $found }”. Try: en, fr.
terminal-no-choice = There is no choice { $found }: there are { $count }. /list shows them.
terminal-input-ended = The input has ended before the game.
terminal-total = Total
terminal-name = { $player }
terminal-won = { $count ->
    [one] { $players } wins with { $points } points.
   *[other] { $players } share the win with { $points } points each.
}

## The table on the whole screen

terminal-said = { $name }: “{ $text }”
terminal-drawn = The dealer: { $what }
terminal-nobody-hears = There is nobody at another screen.
terminal-not-your-turn = It is not your turn.
terminal-no-number =
    { $count ->
        [one] There is no number { $number } in the list: it has one decision.
       *[other] There is no number { $number } in the list: it has { $count } decisions.
    }
terminal-nothing-here = There is nothing to decide here now.
terminal-no-hints = Hints are switched off at this table.
terminal-mind-gone = { $player } can’t go on: somebody here has to decide in their place.
terminal-unknown-key = That key does nothing here. ? shows all keys.
terminal-full-welcome = Choose with the arrows, decide with enter; ? shows all keys.
terminal-too-small = This screen is { $width }×{ $height }; a table needs { $columns }×{ $rows }. Make it larger, or play with --plain.
terminal-head = { $title } · { $round ->
    [0] setting up
   *[other] round { $round }
}
terminal-past = looking back: { $ply } of { $plies }
terminal-panel-board = Board
terminal-panel-decisions = Decisions
terminal-panel-players = Players
terminal-panel-log = Log
terminal-ways = ({ $count } decisions here)
terminal-choose = Which?
terminal-question = Please confirm
terminal-yes = y
terminal-abandon = This game is not saved. y: leave it anyway · s: save it first · esc: stay
terminal-leave = Leave the table? y: yes · s: save first · esc: stay
terminal-leave-kept = Leave the table? The server keeps the game, and the same link brings you back. y: yes · esc: stay
terminal-replace = { $file } already exists. Replace it? y: yes · esc: no
terminal-ask-save = Save as
terminal-ask-load = Load
terminal-ask-say = Say
terminal-loaded = Game loaded: { $file }.
terminal-kept-for-you = The game is saved. This goes on with it: { $command }
terminal-hint-thinking = … looking for a hint
terminal-hint-title = The best decisions
terminal-hint-keys = enter: go to the first one · esc: close
terminal-rules-title = Rules
terminal-rules-keys = arrows, page: read · /: search · n, N: next, previous · esc: close
terminal-keys = arrows+enter · : type · i detail · tab panel · u undo · a hint · q leave · ? all
terminal-keys-past = ←→ one ply · page ten · home, end · esc back to the table · q leave · ? all
terminal-keys-title = Keys · ? for the signs of the board
terminal-signs-title = Signs
terminal-signs-help = Signs · ? for the keys
terminal-no-signs = The signs of this board are not explained.
terminal-help-signs = The signs of the board:
terminal-key-arrows = arrows, hjkl: go to the next place where you can decide
terminal-key-shift = shift+arrows: go to any place; enter says why you can’t decide there
terminal-key-enter = enter: make the decision of this place, or choose between several
terminal-key-number = 1 2 3 …: a number of the list, then enter
terminal-key-type = { ":" }: type a decision in notation; tab completes it
terminal-key-preview = i: everything the chosen decision would do
terminal-key-tab = tab: the next panel; the arrows scroll it
terminal-key-undo = u: undo; alone against bots, turn after turn
terminal-key-hint = a: the best decisions and the reasons for them
terminal-key-turn = r: turn the tile in your hand ({ $title })
terminal-key-side = v: the other side view ({ $title })
terminal-key-garden = [ ]: see another player’s garden
terminal-key-rules = R: the rules, at the paragraph last cited
terminal-key-past = p: look back at the game, ply by ply
terminal-key-save = s: save the record
terminal-key-load = o: load a record
terminal-key-language = L: français
terminal-key-say = c: write to the others (on a server)
terminal-key-mouse = mouse: a click chooses, a second one decides; the wheel scrolls
terminal-key-quit = q: leave; ctrl-c leaves at once and saves the game; ctrl-z suspends

## What is waited for

terminal-waiting-mind = { $player } is thinking…
terminal-waiting-other = Waiting for { $player }…
terminal-waiting-open =
    { $count ->
    [0] Waiting for the game to begin…
    [one] Waiting for one more player…
   *[other] Waiting for { $count } more players…
}
terminal-waiting-answer = Sending to the server…
terminal-waiting-lost = The connection to the server is lost; trying again…

## On a server

terminal-rule-absence = Who gives no sign of life for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} may be replaced by a bot ({ $level }) if all others agree.
terminal-rule-never = No bot plays for who is absent.
terminal-rule-clock = When somebody’s time is up, a bot ({ $level }) plays on until they return.
terminal-rule-lost = A player whose time is up has lost.
terminal-seated = You are in seat { $seat }.
terminal-watching = Every seat is taken: you are watching.
terminal-open-seat = open seat
terminal-lost = The connection to the server is lost; trying again.
terminal-found = The connection to the server is back.
terminal-given-up = The game was given up.
terminal-failed-link = “{ $found }” is not the link of a table. It looks like http://HOST:PORT/t/TABLE
terminal-failed-untrusted = The certificate of the server is not trusted: { $error }. If it is your club’s own, name the file of its authority in SSL_CERT_FILE.
terminal-failed-unreachable = The server can’t be reached: { $error }
terminal-failed-broken = The server’s answer can’t be understood: { $error }
terminal-failed-game = The server plays { $game }, a game that is not known here.

## The plain table

terminal-help = Play a decision by its number or its notation. Other commands:
terminal-command-help = help
terminal-command-help-help = this list
terminal-command-list = list
terminal-command-list-help = every decision you can make
terminal-command-board = board
terminal-command-board-help = show the table again
terminal-command-why = why
terminal-command-why-help = why a decision is refused, or what it would do: /why DECISION
terminal-command-hint = hint
terminal-command-hint-help = the best decisions and the reasons for them
terminal-command-undo = undo
terminal-command-undo-help = undo your last decision of this turn; alone against bots, the turns before
terminal-command-score = score
terminal-command-score-help = points by category so far
terminal-command-log = log
terminal-command-log-help = everything that has happened
terminal-command-rules = rules
terminal-command-rules-help = the rules: /rules, /rules SECTION, /rules PARAGRAPH
terminal-command-save = save
terminal-command-save-help = save the record to a file: /save FILE
terminal-command-lang = lang
terminal-command-lang-help = change the language: /lang fr, /lang en
terminal-command-say = say
terminal-command-say-help = write to the others on a server: /say TEXT
terminal-command-quit = quit
terminal-command-quit-help = leave the table
