# What every table can say, whatever the game.

## Notation
table-misread = “{ $found }” is not valid notation: ‹{ $expected }› is expected here.
table-misread-end = The line ends too soon: ‹{ $expected }› is expected here.

## Joining
table-list-comma = { $first }, { $second }
table-list-and = { $first } and { $second }
table-nothing = nothing

## Who acts
table-actor-seat = seat { $number }
table-actor-dealer = the dealer

## Setting up
table-setup-players = This game is for { $fewest } to { $most } players, not for { $found }.
table-setup-option = There is no option “{ $found }”. { $count ->
    [0] This game has no options.
   *[other] Options of this game: { $known }.
}
table-setup-value = The option { $option } can’t be “{ $found }”. Possible values: { $known }.

## Component files
table-fault-syntax = line { $line }: not TOML: { $message }
table-fault-missing = { $place }: missing
table-fault-unknown = { $place }: unknown entry
table-fault-kind = { $place }: must be { $expected }, but is { $found }
table-fault-range = { $place }: { $found } is not between { $least } and { $most }
table-fault-word = { $place }: “{ $found }” is not one of: { $known }
table-fault-count = { $place }: has { $found } entries, but needs { $needed }
table-fault-total = { $place }: adds up to { $found }, but must add up to { $needed }
table-fault-twice = { $place }: appears twice
table-fault-name = { $place }: must be one line of 1 to { $most } letters
table-fault-too-many = { $most } different component files are in use here: start the program again to use another
table-kind-number = a whole number
table-kind-text = text
table-kind-list = a list
table-kind-table = a table
table-kind-flag = true or false
table-kind-other = something else

## What a figure or a ruling rests on
table-basis-note = { $basis }: { $text }
table-basis-rulebook = Rulebook
table-basis-components = Seen on the components
table-basis-other-implementation = Another implementation
table-basis-our-ruling = Our ruling
table-basis-our-design = Our design
table-basis-meaning-rulebook = A rulebook of the published game says it.
table-basis-meaning-components = No rulebook says it; public sources show it on the components.
table-basis-meaning-other-implementation = No rulebook that we have says it; another implementation of the game does it so.
table-basis-meaning-our-ruling = The rulebook leaves it open; this is how we decided.
table-basis-meaning-our-design = We have no source for it; we designed it to fit all that is known.

## Records
table-record-title = This is not a record: it begins with “{ $found }” instead of “{ $expected }”.
table-record-missing = The line “{ $key }” is missing.
table-record-twice = The line “{ $key }” appears twice.
table-record-seats = A table has { $most } seats at most, not { $players }.
table-record-no-seat = Seat { $number } has a name, but there { $players ->
    [one] is only { $players } player.
   *[other] are only { $players } players.
}
table-record-origin = The record says that its first { $plies } plies come from another game, but it has only { $found } plies.
table-record-after-result = There is a ply after the result.
table-record-game = This is a record of { $found }, not of { $known }.
table-record-rules = This record was played under version { $found } of the rules; this program has version { $known }.
table-record-components = This record was played with component file { $found }; the one in use is { $known }. Name the right file with --components.
table-record-component-faults = The component file has faults: { $faults }
table-record-turn = It is the turn of { $due }, not of { $found }.
table-record-illegal = “{ $found }” is not possible: { $reason } { $legal ->
    [0] Nothing is possible there.
    [one] Only one thing is possible: { $near }.
   *[other] { $legal } things are possible; the closest: { $near }.
}
table-record-after-end = There is a ply after the end of the game.
table-record-not-over = The record has a result, but the game is not over.
table-record-result = The record gives the result { $found }; by the rules it is { $known }.
table-record-commitment = This is not the seed the dealer was committed to.
table-record-deal = The seed deals “{ $known }”, the record has “{ $found }”.
