# Babylon

babylon-title = Babylon
babylon-tiebreak = { $points ->
    [one] tie-break: one hole in sight
   *[other] tie-break: { $points } holes in sight
}
babylon-designed = Some figures of Babylon are of our own design, because no source that we have shows them: which icons are where on each tile, the number of tower tiles of each kind, and two of the four flowers. They fit everything that is known, and they are marked below.
babylon-about = Dig tiles from the quarry and build your garden upwards on pillars: terraces, stairs, fountains, bridges and statues.

## What each component is: the page shows it where the pointer or the focus rests. `.paragraph` is where the rules tell more.

babylon-about-quarry = Dig the top tile of a stack. The badge shows the pillars it pays: 4, less one for each higher neighbour, plus one for your flower.
    .title = Quarry
    .paragraph = B2.1

babylon-about-tower = The effect of the tower tile holds for every player this round.
    .title = Tower
    .paragraph = B1.4

babylon-about-supply = What is left for everybody. What has run out can’t be taken: no double pillar means no exchange, no belvedere means four supports.
    .title = Left in the box
    .paragraph = B0.5

babylon-about-pillars = They carry your terraces. Two single pillars can be exchanged for a double; you keep 6 at most.
    .title = Pillars
    .paragraph = B2.4

babylon-about-notch = A tile waits here for a later turn. You begin with your starting tile.
    .title = Notch
    .paragraph = B2.5

babylon-about-dug = Place it now, keep it in your notch, or give it up.
    .title = Tile just dug
    .paragraph = B2.3

babylon-about-flower = A tile with your flower pays one pillar more when you dig it.
    .title = Your flower
    .paragraph = B1.3

babylon-about-points = What your garden is worth as it stands.
    .title = Points
    .paragraph = B5.2

babylon-about-garden = Eight by eight holes. A terrace covers two by two cells and stands on three or four pillars.
    .title = Your garden
    .paragraph = B3.1

babylon-about-terrace = Its icons show where decor can stand. What a higher tile covers is lost for good.
    .title = Terrace
    .paragraph = B3.6

babylon-about-stairs = Join two stairs icons on tiles one floor apart. They score the sum of both floors.
    .title = Stairs
    .paragraph = B4.2

babylon-about-fountain = Joins two fountain icons on neighbouring tiles of one floor. It scores 3 times its floor.
    .title = Fountain
    .paragraph = B4.3

babylon-about-bridge = Spans one empty cell between two bridge icons on one floor. It scores 3 times its floor.
    .title = Bridge
    .paragraph = B4.4

babylon-about-statue = Scores its floor. Each statue after the first stands in line with another. It can also support a terrace.
    .title = Statue
    .paragraph = B4.5

babylon-about-pillar = It is a pillar now and no longer counts as a statue.
    .title = Statue used as a pillar
    .paragraph = B3.3

babylon-about-belvedere = Stands on the corner without a pillar and scores 1 point.
    .title = Belvedere
    .paragraph = B3.4

babylon-about-others = Click to look at it from all sides.
    .title = Another garden
    .paragraph = B1.5

## The score sheet

babylon-category-statues = statues
babylon-category-fountains = fountains
babylon-category-bridges = bridges
babylon-category-stairs = stairs
babylon-category-belvederes = belvederes
babylon-category-decor-sets = decor sets
babylon-category-flower-sets = flower sets
babylon-category-summit = summit

## Options

babylon-option-supply = Supply
babylon-option-supply-box = No more than the box holds
babylon-option-supply-unlimited = Pieces never run out
babylon-option-boards = Boards
babylon-option-boards-dealt = Dealt at random
babylon-option-boards-chosen = Chosen in turn order
babylon-option-statues = Statue right under a tile
babylon-option-statues-support = Always supports it
babylon-option-statues-may-be-left-out = May be left out as a support
babylon-option-tower-icons = Tower effects on icons
babylon-option-tower-icons-each-turn = Once a turn
babylon-option-tower-icons-each-tile = Once for each tile

## Names

babylon-flower-white = white
babylon-flower-pink = pink
babylon-flower-yellow = yellow
babylon-flower-blue = blue

babylon-material-clay = clay
babylon-material-granite = granite
babylon-material-basalt = basalt

babylon-tile = { $flower } { $material } tile { $number }
babylon-tile-start = { $flower } starting tile
babylon-tile-none = none

babylon-icon-stairs = stairs
babylon-icon-fountain = fountain
babylon-icon-bridge = bridge
babylon-icon-statue = statue

babylon-piece-single = single pillars
babylon-piece-double = double pillars
babylon-piece-belvedere = belvederes
babylon-piece-stairs = stairs
babylon-piece-fountain = fountains
babylon-piece-statue = statues
babylon-piece-bridge = bridges

babylon-tower-single-more = one single pillar more
babylon-tower-double-more = one double pillar more
babylon-tower-icon-as-another = one icon counts as another
babylon-tower-blank-as-any = one blank spot counts as any icon
babylon-tower-flower-pays-two = your flower pays 2
babylon-tower-pillar-less = one pillar less
babylon-tower-no-effect = no effect

babylon-source-dug = the tile just dug
babylon-source-notch = the tile in the notch

babylon-corner-nw = north-west corner
babylon-corner-ne = north-east corner
babylon-corner-se = south-east corner
babylon-corner-sw = south-west corner

babylon-pillars = { $parts }
babylon-pillars-none = no pillar
babylon-singles =
    { $count ->
        [one] 1 single pillar
       *[other] { $count } single pillars
    }
babylon-doubles =
    { $count ->
        [one] 1 double pillar
       *[other] { $count } double pillars
    }
babylon-exchanged =
    { $count ->
        [one] 1 double pillar in exchange for { $singles } singles
       *[other] { $count } double pillars in exchange for { $singles } singles
    }

babylon-decor-stairs = stairs { $first }–{ $last }
babylon-decor-fountain = fountain { $first }–{ $last }
babylon-decor-bridge = bridge { $first }–{ $last }
babylon-decor-statue = statue { $cell }
babylon-decor-using = { $decor } (tower effect on { $cell })

## What to do now

babylon-prompt-appear = The next tile of the quarry appears.
babylon-prompt-flowers = Flowers are dealt.
babylon-prompt-first = The first player is drawn.
babylon-prompt-tower = A tower tile is turned over for the next round.
babylon-prompt-choose =
    { $seat-you ->
        [yes] Choose your board and its flower.
       *[no] { $seat } is choosing a board…
    }
babylon-prompt-remove =
    { $seat-you ->
        [yes] Remove a clay tile from the game.
       *[no] { $seat } is removing a clay tile…
    }
babylon-prompt-dig =
    { $seat-you ->
        [yes] Dig the top tile of a stack.
       *[no] { $seat } is digging in the quarry…
    }
babylon-prompt-build =
    { $seat-you ->
        [yes] Place a tile or decor, or finish building.
       *[no] { $seat } is building…
    }
babylon-prompt-rotate =
    { $seat-you ->
        [yes] Turn the tile you have just placed.
       *[no] { $seat } is turning a tile…
    }
babylon-prompt-store =
    { $seat-you ->
        [yes] Choose which tile to keep.
       *[no] { $seat } is choosing which tile to keep…
    }
babylon-prompt-over = The game is over.

babylon-step-choose = choose a board
babylon-step-remove = remove a clay tile
babylon-step-dig = dig
babylon-step-build = build
babylon-step-rotate = turn the tile just placed
babylon-step-store = choose the tile to keep

## Decisions

babylon-act-choose = take the board with the { $flower } flower
babylon-act-remove = remove { $tile } from { $stack }
babylon-act-dig = dig { $tile } at { $stack } and gain { $pillars }
babylon-act-place = place { $source } at { $cell } on floor { $floor }{ $cost }
babylon-act-place-without = place { $source } at { $cell } on floor { $floor } with a belvedere on the { $corner }{ $cost }
babylon-act-rotate =
    { $degrees ->
        [0] leave it as it is
       *[other] turn it by { $degrees }°
    }
babylon-act-adorn = place { $decor }
babylon-act-done = finish building
babylon-act-keep = keep { $tile }
babylon-act-keep-none = keep no tile
babylon-cost = {" "}for { $payment }
babylon-cost-unknown = { "" }

## Draws

babylon-draw-show = stack { $stack } shows { $tile }
babylon-draw-flowers = flowers by seat: { $flowers }
babylon-draw-first = { $seat } plays first
babylon-draw-tower = tower tile: { $effect }

## Events

babylon-event-shown = Stack { $stack } now shows { $tile }.
babylon-event-flower =
    { $seat-you ->
        [yes] You have
       *[no] { $seat } has
    } the { $flower } flower.
babylon-event-chosen =
    { $seat-you ->
        [yes] You choose
       *[no] { $seat } chooses
    } the board with the { $flower } flower.
babylon-event-first =
    { $seat-you ->
        [yes] You play
       *[no] { $seat } plays
    } first.
babylon-event-removed =
    { $seat-you ->
        [yes] You remove
       *[no] { $seat } removes
    } { $tile } at { $stack }.
babylon-event-dug =
    { $seat-you ->
        [yes] You dig
       *[no] { $seat } digs
    } { $tile } at { $stack } and { $seat-you ->
        [yes] gain
       *[no] gains
    } { $pillars }.
babylon-event-placed =
    { $seat-you ->
        [yes] You place
       *[no] { $seat } places
    } { $tile } at { $cell } on floor { $floor } for { $payment }.
babylon-event-statue-used =
    { $seat-you ->
        [yes] Your statue at { $cell } is
       *[no] The statue at { $cell } is
    } now a pillar.
babylon-event-belvedere =
    { $seat-you ->
        [yes] You place
       *[no] { $seat } places
    } a belvedere at { $cell }.
babylon-event-turned =
    { $degrees ->
        [0] { $seat-you ->
        [yes] You leave
       *[no] { $seat } leaves
    } the tile at { $cell } as it is.
       *[other] { $seat-you ->
        [yes] You turn
       *[no] { $seat } turns
    } the tile at { $cell } by { $degrees }°.
    }
babylon-event-adorned =
    { $seat-you ->
        [yes] You place
       *[no] { $seat } places
    } { $decor }.
babylon-event-finished =
    { $seat-you ->
        [yes] You finish
       *[no] { $seat } finishes
    } building.
babylon-event-kept =
    { $seat-you ->
        [yes] You keep
       *[no] { $seat } keeps
    } { $tile }.
babylon-event-given-up =
    { $seat-you ->
        [yes] You give
       *[no] { $seat } gives
    } up { $tile }.
babylon-event-returned =
    { $seat-you ->
        [yes] You return
       *[no] { $seat } returns
    } { $pillars }.
babylon-event-tower = Round { $round }: { $effect }.
babylon-event-over = The game is over.

## Previews

babylon-preview-dig =
    { $flower ->
        [0] Edges pay { $edges }: you gain { $pillars }.
       *[other] Edges pay { $edges }, your flower { $flower }: you gain { $pillars }.
    }
babylon-preview-cost = Costs { $payment }; { $left } left.
babylon-preview-statue = The statue at { $cell } becomes a pillar.
babylon-preview-belvedere = A belvedere is placed at { $cell }.
babylon-preview-points =
    { $points ->
        [one] Your garden changes by 1 point.
       *[other] Your garden changes by { $points } points.
    }
babylon-preview-turned =
    { $degrees ->
        [0] Unturned, it allows { $decor }.
       *[other] Turned by { $degrees }°, it allows { $decor }.
    }
babylon-preview-decor = This allows { $decor }.

## Refusals

babylon-refusal-over = The game is over.
babylon-refusal-dealer = Something has to be drawn first.
babylon-refusal-seat = Nothing is drawn now: a player has to decide.
babylon-refusal-step = Not now: first you have to { $due }.
babylon-refusal-draw = Another draw is due now.
babylon-refusal-other-stack = The tile that appears now is at { $stack }.
babylon-refusal-material = The tile that appears now is { $material }.
babylon-refusal-seen = The { $tile } has already appeared.
babylon-refusal-flowers = There must be a flower for each of the { $needed } players, not { $found }.
babylon-refusal-board-taken =
    { $seat-you ->
        [yes] You have already chosen
       *[no] { $seat } has already chosen
    } the board with the { $flower } flower: take another one.
babylon-refusal-no-seat = Nobody sits in seat { $seat }.
babylon-refusal-tower = All tower tiles with “{ $effect }” have already appeared.
babylon-refusal-not-clay = Only clay can be removed, and { $stack } shows none.
babylon-refusal-empty = The stack { $stack } is empty.
babylon-refusal-no-tile = You don’t have { $source }.
babylon-refusal-no-piece = None are left in the box: { $piece }.
babylon-refusal-floor = Floor { $floor } needs a terrace on floor { $below } somewhere in your garden.
babylon-refusal-height = { $cell } already has a terrace on floor { $height }: floor { $floor } is not above it.
babylon-refusal-footprint = Two tiles can’t cover exactly the same cells: another one already covers these from { $cell }.
babylon-refusal-under-bridge = A bridge passes over { $cell }: floor { $floor } is not above it.
babylon-refusal-supports =
    { $found ->
        [0] No corner can be supported here, and three are needed.
        [one] Only one corner can be supported here, and three are needed.
       *[other] Only { $found } corners can be supported here, and three are needed.
    }
babylon-refusal-leave-out = The { $corner } can’t be supported: place the tile without { $word }.
babylon-refusal-statue-supports = The statue at { $cell } always supports the tile: leave out another corner.
babylon-refusal-stairs-below = Stairs begin at { $cell }: a corner above needs a gap of two floors.
babylon-refusal-pillars =
    { $needed ->
        [one] This needs 1 single pillar and you have { $has }.
       *[other] This needs { $needed } single pillars and you have { $has }.
    }
babylon-refusal-pillars-exchange = This needs { $supports }, which takes { $needed } singles, and you have { $has }.
babylon-refusal-diagonal = Decor is never placed diagonally.
babylon-refusal-reach = The ends of this decor ({ $icon }) must be on neighbouring cells.
babylon-refusal-bridge-reach = A bridge has exactly one cell between its ends.
babylon-refusal-bare = There is no terrace at { $cell }.
babylon-refusal-not-free = The spot at { $cell } is not free.
babylon-refusal-icon = The spot at { $cell } shows a { $found } icon, not a { $needed } icon.
babylon-refusal-no-icon = The spot at { $cell } is blank: it needs a { $needed } icon.
babylon-refusal-not-fresh = At least one end must be on a terrace placed this turn.
babylon-refusal-stairs = Stairs join terraces one floor apart; these are on floors { $first } and { $last }.
babylon-refusal-fountain = A fountain stands on one floor; these spots are on floors { $first } and { $last }.
babylon-refusal-one-terrace = A fountain joins two different terraces.
babylon-refusal-bridge = A bridge stands on one floor; these spots are on floors { $first } and { $last }.
babylon-refusal-bridge-blocked = A terrace on floor { $height } is in the way at { $cell }.
babylon-refusal-bridge-crossed = Another bridge already passes over { $cell } on floor { $floor }.
babylon-refusal-line = A statue must stand in line with another: there is none in the row or column of { $cell }.
babylon-refusal-no-effect = The tower changes no icons this round.
babylon-refusal-effect-used = You have already used the tower’s effect this turn.
babylon-refusal-effect-used-on-tile = You have already used the tower’s effect on the tile at { $cell }: it serves each tile once.
babylon-refusal-effect-end = The tower’s effect must serve an end of the decor, and { $cell } is not one.
babylon-refusal-effect-old = The terrace at { $cell } was not placed this turn, so the tower’s effect does not apply to it.
babylon-refusal-effect-needless = The spot at { $cell } already shows a { $icon } icon.
babylon-refusal-effect-icon = The tower’s effect needs a spot with an icon, and { $cell } is blank.
babylon-refusal-effect-blank = The tower’s effect needs a blank spot, and { $cell } has an icon.

## The table as text

babylon-picture-round = Round { $round } of { $rounds } · tower: { $effect }
babylon-terminal-terraces =
    { $seat-you ->
        [yes] Your terraces: { $terraces }
       *[no] Terraces of { $seat }: { $terraces }
    }
babylon-terminal-terrace = { $tile } ({ $cell }, floor { $floor }, { $degrees }°)
babylon-picture-unseen =
    { $count ->
        [one] unseen { $material }: 1 tile
       *[other] unseen { $material }: { $count } tiles
    }
babylon-picture-count = { $count } × { $name }
babylon-picture-supply = left in the box: { $pieces }

## Terms of an evaluation
babylon-term-points = Points so far
babylon-term-turns = Turns to come
babylon-term-turns-early = Turns to come, early in the game
babylon-term-turns-height = Turns to come in a high garden
babylon-term-foundations = Spots that could carry the next floor
babylon-term-cheap-floor = The highest floor that three single pillars reach
babylon-term-free-spots = Free spots, by their floor
babylon-term-compact = Terraces close together
babylon-term-room-top = Room on the highest floor
babylon-term-room-below = Room on the floor below the highest
babylon-term-open-fountains = Fountains with one end waiting
babylon-term-open-bridges = Bridges with one end waiting
babylon-term-open-stairs = Stairs with one end waiting
babylon-term-decor-kinds = Kinds of decor towards the next set
babylon-term-flower-kinds = Flowers towards the next set
babylon-term-pillars = Pillars in hand
babylon-term-pillars-first = Pillars for one terrace
babylon-term-fit-later = Decor the tile in the notch would complete
babylon-term-notch-icons = Icons of the tile in the notch
babylon-term-notch-flower = A missing flower in the notch
babylon-term-buildable = Terraces that can be built now
babylon-term-buildable-height = Terraces that can be built now in a high garden
babylon-term-fit-now = Decor the tiles in hand would complete now
babylon-term-flowers-now = Missing flowers that can be built now
babylon-term-ready = Decor that can be placed now
babylon-term-unturned = Decor the new terrace can carry if it is turned well
babylon-term-unturned-icons = Icons of the new terrace
babylon-term-effect = The tower’s effect on decor
babylon-term-tower = Pillars the tower gives or takes

## The table as text in the page

babylon-text-boards = Boards to choose from: { $boards }
babylon-text-row = Row
babylon-text-column = Column { $column }
babylon-text-quarry = The stacks of the quarry, columns from the west, rows from the north
babylon-text-face-down = a tile nobody has seen
babylon-text-empty = empty
babylon-text-height =
    { $height ->
        [one] the last of its stack
       *[other] { $height } tiles high
    }
babylon-text-pays =
    { $count ->
        [one] pays 1 single pillar
       *[other] pays { $count } single pillars
    }
babylon-text-doubles =
    { $count ->
        [0] Digging pays no double pillar.
        [one] Digging also pays 1 double pillar.
       *[other] Digging also pays { $count } double pillars.
    }
babylon-text-points =
    { $points ->
        [one] 1 point if the game ended now
       *[other] { $points } points if the game ended now
    }
babylon-text-plan = From above, columns from the west, rows from the north
babylon-text-bare = blank
babylon-text-nothing-built = Nothing is built yet.
babylon-text-terraces = Terraces
babylon-text-decor = Decor
babylon-text-fresh = Placed this turn: { $cells }
babylon-text-decor-stairs = stairs
babylon-text-decor-fountain = fountain
babylon-text-decor-bridge = bridge
babylon-text-decor-statue = statue
babylon-text-decor-pillar = statue as a pillar
babylon-text-decor-belvedere = belvedere
babylon-text-support = { $corner }: { $what }
babylon-text-support-1 = single pillar
babylon-text-support-2 = double pillar
babylon-text-support-t = statue
babylon-text-support-none = no support
babylon-text-stands = { $decor } at { $at }, floor { $floor }{ $rises ->
    [none] {""}
   *[other] , rising to the { $rises }
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}
babylon-text-north = north
babylon-text-east = east
babylon-text-south = south
babylon-text-west = west
babylon-text-cell = Another position: north-west cell
babylon-text-on-floor = Floor
babylon-text-try = Place it here, or learn why you can’t

## The board

babylon-board-quarry = Quarry
babylon-board-stack =
    { $height ->
        [one] { $stack }: dig { $tile }, the last of its stack,
       *[other] { $stack }: dig { $tile }, the top of a stack of { $height },
    } for { $pillars ->
        [one] { $pillars } pillar
       *[other] { $pillars } pillars
    }
babylon-board-stack-remove = { $stack }: remove { $tile } from the game
babylon-board-tile = { $flower } { $material } tile ({ $icons })
babylon-board-tile-start = { $flower } starting tile ({ $icons })
babylon-board-spot-s = stairs
babylon-board-spot-f = fountain
babylon-board-spot-b = bridge
babylon-board-spot-t = statue
babylon-board-spot-blank = blank
babylon-board-floor = floor { $floor }
babylon-board-ways = ways to place the tile here
babylon-board-way-full = { $floor }, on four supports
babylon-board-way-hangs = { $floor }, with a belvedere on the { $corner }
babylon-board-turn-left = turn the garden to the left
babylon-board-turn-right = turn the garden to the right
babylon-board-plan = From above
babylon-board-nearer = come nearer
babylon-board-farther = go farther away
babylon-board-home = the first view again
babylon-board-back = Back to your garden
babylon-board-garden = Garden of { $name }
babylon-board-place = place { $source } at { $cell } on floor { $floor }
babylon-board-place-here = Place at { $cell }, floor { $floor }
babylon-board-aim = Point at a cell, or tap it, to try the tile there. R turns it, F changes its supports.
babylon-board-nowhere = The tile can’t be placed anywhere now. Click a cell to learn why.
babylon-board-turn-tile = Turn ({ $degrees }°)
babylon-board-done = Finish building
babylon-board-keep-none = Keep no tile
babylon-board-leave-so = Leave it as it is
babylon-board-hand = pillars and tiles in hand
babylon-board-own-flower = { $flower } flower
babylon-board-slot-dug = dug
babylon-board-slot-notch = notch
babylon-board-tower = Tower
babylon-board-tower-used = used this turn
babylon-board-tower-unseen =
    { $count ->
        [one] 1 tower tile to come
       *[other] { $count } tower tiles to come
    }
babylon-board-supply = Left in the box
babylon-board-supply-gone = None left: { $pieces }
babylon-board-choice = Boards to choose from
babylon-board-others = other gardens
babylon-board-open =
    { $points ->
        [one] garden of { $name }, 1 point
       *[other] garden of { $name }, { $points } points
    }

## The board in the terminal

babylon-terminal-legend =
    3w sf-- +5: a stack of 3 tiles, the top one white, its icons clockwise; digging it pays 5 single pillars
    2sw: from above: floor 2, icon, flower; · nothing
    w p y b: white, pink, yellow, blue flower
    s f b t: icons for stairs, fountain, bridge, statue; - blank
    S F B: stairs, fountain and bridge that stand; = where a bridge crosses
    T P O: a statue, a statue as a pillar, a belvedere
    ▀ ║: from the side: a terrace, a pillar under it
    2| 1‖: single and double pillars in hand
    ✿: the flower of a player
    ● ▲ ■ ◆: the players
babylon-terminal-quarry = Quarry · dig: +singles{ $doubles ->
    [0] {""}
   *[other] {" "}and { $doubles } double
} · tower: { $effect }
babylon-terminal-dug = dug
babylon-terminal-notch = notch
babylon-terminal-hand-short = { $singles }| { $doubles }‖
babylon-terminal-hand = { $singles } single, { $doubles } double
babylon-terminal-from-south = from the south
babylon-terminal-from-east = from the east
babylon-terminal-unseen = to come
babylon-terminal-supply = left in the box: { $pieces }
babylon-terminal-tower = tower: { $effects }
babylon-terminal-start = start
babylon-terminal-tower-single-more = +1 single
babylon-terminal-tower-double-more = +1 double
babylon-terminal-tower-icon-as-another = icon = another
babylon-terminal-tower-blank-as-any = blank = any icon
babylon-terminal-tower-flower-pays-two = flower pays 2
babylon-terminal-tower-pillar-less = −1 pillar
babylon-terminal-tower-no-effect = nothing

## The entries of the component file, for those who edit it
babylon-figure-tiles = terrace tiles
babylon-figure-material = material
babylon-figure-flower = flower
babylon-figure-spots = spots
    .about = Clockwise from the upper left
babylon-figure-starting-tiles = starting tiles
babylon-figure-tower = tower tiles
babylon-figure-pieces = pieces in the box
babylon-figure-single = single pillars
babylon-figure-double = double pillars
babylon-figure-belvedere = belvederes
babylon-figure-blank = blank
