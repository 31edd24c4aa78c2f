# What the table in the terminal says.

terminal-greeting = { $title }
terminal-commitment = The dealer is committed to { $commitment }.
terminal-seed = The dealer’s seed was { $seed }.
terminal-help-hint = Answer with a number, with the notation of a decision, or /help.
terminal-decided = { $player }: { $what }
terminal-refused = { $reason } ({ $paragraph })
terminal-nearest = Nearest decisions: { $near }
terminal-more = … and { $count } more: /list shows them all.
terminal-legal = “{ $decision }” is possible.
terminal-hint = { $decision }: { $what }. Chance to win { $chance } %, looked at { $visits } times.
terminal-signed = { $whole }.{ $tenth }
terminal-undone = Taken back.
terminal-not-undone = Nothing can be taken back: the dealer has drawn or somebody else has decided since.
terminal-unknown-command = There is no command /{ $found }. /help lists them.
terminal-no-paragraph = There is no paragraph “{ $found }”. /rules lists the sections.
terminal-save-where = Name a file: /save FILE
terminal-saved = Saved as { $file }.
terminal-not-saved = { $file } could not be written: { $error }
terminal-language = English it is.
terminal-no-language = There is no language “{ $found }”. Try: en, fr.
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
terminal-nobody-hears = There is nobody at another screen who could hear it.
terminal-not-your-turn = It is not your turn.
terminal-no-number =
    { $count ->
        [one] The list has no number { $number }: there is one decision.
       *[other] The list has no number { $number }: there are { $count } decisions.
    }
terminal-nothing-here = Nothing is decided here now.
terminal-no-hints = At this table hints are not allowed.
terminal-mind-gone = { $player } can’t go on: somebody here has to decide instead.
terminal-unknown-key = That key does nothing. ? shows all keys.
terminal-full-welcome = Arrows and enter decide; ? shows all keys.
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
terminal-question = A question
terminal-yes = y
terminal-abandon = This game is not saved. y: give it up · s: save it first · esc: stay
terminal-leave = Leave the table? y: yes · s: save it somewhere · esc: stay
terminal-leave-kept = Leave the table? The house keeps the game, and you can come back by the same link. y: yes · esc: stay
terminal-replace = { $file } is there already. Replace it? y: yes · esc: no
terminal-ask-save = Save as
terminal-ask-load = Load
terminal-ask-say = Say
terminal-loaded = { $file } is on the table.
terminal-kept-for-you = The game is kept: semiramis play { $game } --load { $file }
terminal-hint-thinking = … a hint is thought of
terminal-hint-title = The best decisions
terminal-hint-keys = enter: go to the first one · esc: close
terminal-rules-title = Rules
terminal-rules-keys = arrows, page: read · /: search · n, N: next, previous · esc: close
terminal-keys = arrows+enter · : type · i detail · tab panel · u undo · h hint · q leave · ? all
terminal-keys-past = ←→ a ply · page ten · home, end · esc back to the table · q leave · ? all
terminal-keys-title = Keys
terminal-key-arrows = arrows: go to the next place where something may be decided
terminal-key-shift = shift+arrows: go to every place; enter says why not
terminal-key-enter = enter: take the decision of the place, or choose between several
terminal-key-number = 1 2 3 …: a number of the list, then enter
terminal-key-type = { ":" }: type a decision in notation; tab completes it
terminal-key-preview = i: everything the chosen decision would do
terminal-key-tab = tab: the next panel; arrows then scroll it
terminal-key-undo = u: take back
terminal-key-hint = h: the best decisions, and what speaks for them
terminal-key-turn = r: turn the tile you hold (Babylon)
terminal-key-side = v: the other side view (Babylon)
terminal-key-garden = [ ]: somebody else’s garden in front
terminal-key-rules = R: the rules, at the paragraph cited last
terminal-key-past = p: look back at the game, ply by ply
terminal-key-save = s: save the record
terminal-key-load = o: load a record
terminal-key-language = L: français
terminal-key-say = c: say something to the others (at a house)
terminal-key-mouse = mouse: a click chooses, a second one decides; the wheel scrolls
terminal-key-quit = q: leave; ctrl-c leaves at once and keeps the game

## What is waited for

terminal-waiting-mind = { $player } is thinking …
terminal-waiting-other = Waiting for { $player } …
terminal-waiting-open = { $count ->
    [0] Waiting for the game to begin …
    [one] Waiting for one more player …
   *[other] Waiting for { $count } more players …
}
terminal-waiting-answer = Telling the house …
terminal-waiting-lost = The connection to the house is lost; trying again …

## At a house

terminal-seated = You sit in seat { $seat }.
terminal-watching = Every seat is taken: you watch.
terminal-open-seat = open seat
terminal-lost = The connection to the house is lost; trying again.
terminal-found = The house is there again.
terminal-given-up = The game was given up.
terminal-away-link = “{ $found }” is no link of a table: http://HOST:PORT/t/TABLE
terminal-away-untrusted = The certificate of the house is not trusted: { $error }. If it is your club’s own, name the file of its authority in SSL_CERT_FILE.
terminal-away-unreachable = The house can’t be reached: { $error }
terminal-away-broken = What the house says can’t be understood: { $error }
terminal-away-game = The house plays { $game }, which is not known here.

## The boards

terminal-amyitis-road = Caravan’s road
terminal-amyitis-tiles = { $left } tiles left, the end at { $last }
terminal-amyitis-sale = sale: { $points } points
terminal-amyitis-ranks = leads: { $signs }
terminal-amyitis-row-top = top
terminal-amyitis-row-bottom = bottom
terminal-amyitis-group = { $number }:{ $talents ->
    [0] {"free"}
   *[other] {" "}{ $talents }t
}
terminal-amyitis-short-peasant = peasant
terminal-amyitis-short-priest = priest
terminal-amyitis-short-engineer = engin.
terminal-amyitis-short-merchant = merch.
terminal-amyitis-short-caravaneer = carav
terminal-amyitis-short-banker = bank
terminal-amyitis-short-palace = palace
terminal-amyitis-short-gardener = gard
terminal-amyitis-supply = Supply: { $talents }t { $camels }c · { $stock }
terminal-amyitis-purse = { $cubes } cubes { $talents }t { $camels }c car{ $caravaneer }{ $banker ->
    [0] {""}
   *[other] {" "}ban{ $banker }
}{ $palace ->
    [0] {""}
   *[other] {" "}pal{ $palace }
}{ $gardeners ->
    [0] {""}
   *[other] {" "}gar{ $gardeners }
}{ $tiles ->
    [0] {""}
   *[other] {" "}♣{ $tiles }
}
terminal-babylon-quarry = Quarry · dig: +singles{ $doubles ->
    [0] {""}
   *[other] {" "}and { $doubles } double
} · tower: { $effect }
terminal-babylon-dug = dug
terminal-babylon-notch = notch
terminal-babylon-hand-short = { $singles }| { $doubles }‖
terminal-babylon-hand = { $singles } single, { $doubles } double
terminal-babylon-from-south = from the south
terminal-babylon-from-east = from the east
terminal-babylon-legend = 2sw: floor 2, icon, flower (w white, p pink, y yellow, b blue); s stairs, f fountain, b bridge, t statue; capitals are built, O belvedere, P statue as pillar
terminal-babylon-unseen = unseen
terminal-babylon-tower = tower: { $effects }
terminal-babylon-start = start
terminal-babylon-tower-single-more = +1 single
terminal-babylon-tower-double-more = +1 double
terminal-babylon-tower-icon-as-another = icon = another
terminal-babylon-tower-blank-as-any = blank = any icon
terminal-babylon-tower-flower-pays-two = flower pays 2
terminal-babylon-tower-pillar-less = −1 pillar
terminal-babylon-tower-no-effect = nothing
terminal-jardins-tools = { $tools ->
    [0] free
   *[other] { $tools }T
}
terminal-jardins-pile = { $gold }G ({ $below })
terminal-jardins-hand = In hand:
terminal-jardins-purse = { $gold }G { $tools }T { $gardeners ->
    [one] { $gardeners } gardener
   *[other] { $gardeners } gardeners
}
terminal-jardins-progress = objectives { $near }
terminal-jardins-automa = Automa ⚙ · gardeners { $gardeners } · markers { $markers } · cards unseen { $unseen }

## The plain table

terminal-help = A number or the notation of a decision plays it. Besides:
terminal-command-help = help
terminal-command-help-help = this list
terminal-command-list = list
terminal-command-list-help = every decision you may take
terminal-command-board = board
terminal-command-board-help = the table again
terminal-command-why = why
terminal-command-why-help = why a decision is refused, or what it would do: /why DECISION
terminal-command-hint = hint
terminal-command-hint-help = the best decisions, and what speaks for them
terminal-command-undo = undo
terminal-command-undo-help = take back your last decision of this turn
terminal-command-score = score
terminal-command-score-help = points by category so far
terminal-command-log = log
terminal-command-log-help = everything that has happened
terminal-command-rules = rules
terminal-command-rules-help = the rules: /rules, /rules SECTION, /rules PARAGRAPH
terminal-command-save = save
terminal-command-save-help = write the record to a file: /save FILE
terminal-command-lang = lang
terminal-command-lang-help = change the language: /lang fr, /lang en
terminal-command-say = say
terminal-command-say-help = say something to the others at a house: /say TEXT
terminal-command-quit = quit
terminal-command-quit-help = leave the table
