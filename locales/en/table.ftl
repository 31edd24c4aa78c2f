# What every table can say, whatever the game.

## Notation
table-misread = “{ $found }” is not in the notation: the grammar has ‹{ $expected }› there.
table-misread-end = The line ends too soon: the grammar has ‹{ $expected }› there.

## Joining
table-list-comma = { $first }, { $second }
table-list-and = { $first } and { $second }
table-nothing = nothing

## Who acts
table-actor-seat = seat { $number }
table-actor-dealer = the dealer

## Setting up
table-setup-players = This game is for { $fewest } to { $most } players, not { $found }.
table-setup-option = There is no option “{ $found }”. { $count ->
    [0] This game has no options.
   *[other] Options of this game: { $known }.
}
table-setup-value = The option { $option } can’t be “{ $found }”. It can be: { $known }.

## Component files
table-fault-syntax = line { $line }: not TOML: { $message }
table-fault-missing = { $place }: is missing
table-fault-unknown = { $place }: there is no such entry
table-fault-kind = { $place }: must be { $expected }, is { $found }
table-fault-range = { $place }: { $found } is not between { $least } and { $most }
table-fault-word = { $place }: “{ $found }” is not one of: { $known }
table-fault-count = { $place }: has { $found } entries, needs { $needed }
table-fault-total = { $place }: adds up to { $found }, must be { $needed }
table-fault-twice = { $place }: is there twice
table-kind-number = a whole number
table-kind-text = a text
table-kind-list = a list
table-kind-table = a table
table-kind-flag = true or false
table-kind-other = something else

## Records
table-record-title = This is no record: it begins with “{ $found }” instead of “{ $expected }”.
table-record-missing = The line “{ $key }” is missing.
table-record-twice = The line “{ $key }” is there twice.
table-record-seats = No table has { $players } seats; { $most } are the most.
table-record-no-seat = Seat { $number } has a name, but there { $players ->
    [one] is only { $players } player.
   *[other] are only { $players } players.
}
table-record-origin = The record says that its first { $plies } plies come from another game, but it has only { $found }.
table-record-after-result = A ply stands after the result.
table-record-game = This is a record of { $found }, not of { $known }.
table-record-rules = This record was played by version { $found } of the rules; this program has version { $known }.
table-record-components = This record was played with the component figures { $found }; those in use are { $known }. Name the right file with --components.
table-record-component-faults = The component file is faulty: { $faults }
table-record-turn = It is the turn of { $due }, not of { $found }.
table-record-illegal = “{ $found }” is not possible: { $reason } { $legal ->
    [0] Nothing is possible there.
    [one] Only one thing is possible: { $near }.
   *[other] { $legal } things are possible, the nearest: { $near }.
}
table-record-after-end = A ply stands after the end of the game.
table-record-not-over = The record has a result, but the game is not over.
table-record-result = The record says { $found }, the rules compute { $known }.
table-record-commitment = The seed is not the one that was committed to.
table-record-deal = The seed deals “{ $known }”, the record has “{ $found }”.
