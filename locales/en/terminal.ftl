# What the table in the terminal says.

terminal-greeting = { $title }
terminal-commitment = The dealer is committed to { $commitment }.
terminal-seed = The dealer's seed was { $seed }.
terminal-help-hint = Answer with a number, with the notation of a decision, or /help.
terminal-decided = { $player }: { $what }
terminal-refused = { $reason } ({ $paragraph })
terminal-nearest = Nearest decisions: { $near }
terminal-more = … and { $count } more: /list shows them all.
terminal-legal = “{ $decision }” is possible.
terminal-hint = { $decision }: { $what }. Chance to win { $chance } %, looked at { $visits } times.
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
terminal-command-quit = quit
terminal-command-quit-help = leave the table
