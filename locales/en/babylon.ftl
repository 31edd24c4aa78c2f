# Babylon

babylon-title = Babylon
babylon-about = Dig tiles from the quarry and build your garden upwards on pillars: terraces, stairs, fountains, bridges and statues.

## What each component is: the page shows it where the pointer or the focus rests. `.paragraph` is where the rules tell more.

babylon-about-quarry = Dig the top tile of a stack. The badge shows the pillars it pays: 4, less one for each higher neighbour, plus one for your flower.
    .title = Quarry
    .paragraph = B2.1

babylon-about-tower = What the tower says holds for every player, for this round.
    .title = Tower
    .paragraph = B1.4

babylon-about-pillars = They carry your terraces. Two single pillars may stand for a double; you keep 6 at most.
    .title = Pillars
    .paragraph = B2.4

babylon-about-notch = A tile waits here for a later turn. You begin with your starting tile.
    .title = Notch
    .paragraph = B2.5

babylon-about-dug = Build it now, keep it in your notch, or give it up.
    .title = Tile just dug
    .paragraph = B2.3

babylon-about-flower = Tiles with your flower pay one pillar more when you dig them.
    .title = Your flower
    .paragraph = B1.3

babylon-about-points = What your garden is worth as it stands.
    .title = Points
    .paragraph = B5.2

babylon-about-garden = Eight by eight holes. A terrace covers two by two cells, and stands on three or four pillars.
    .title = Your garden
    .paragraph = B3.1

babylon-about-terrace = Its icons are where decor may stand. What a higher tile covers is lost for good.
    .title = Terrace
    .paragraph = B3.6

babylon-about-stairs = Join two stairs icons of tiles one floor apart. They score both floors.
    .title = Stairs
    .paragraph = B4.2

babylon-about-fountain = Joins two fountain icons of neighbouring tiles on one floor. It scores 3 times its floor.
    .title = Fountain
    .paragraph = B4.3

babylon-about-bridge = Spans the gap of one cell between two bridge icons on one floor. It scores 3 times its floor.
    .title = Bridge
    .paragraph = B4.4

babylon-about-statue = Scores its floor. Each one after the first stands in line with another. It may also carry a terrace.
    .title = Statue
    .paragraph = B4.5

babylon-about-pillar = It stands for a pillar now, and is no statue any more.
    .title = Statue that carries
    .paragraph = B3.3

babylon-about-belvedere = Stands on the corner that has no pillar, and scores 1.
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

babylon-option-strict-supply = strict supply
babylon-option-strict-supply-no = pieces never run out
babylon-option-strict-supply-yes = the pieces in the box are the limit

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
babylon-tower-flower-pays-two = own flower pays 2
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
babylon-prompt-remove = { $seat }: remove a clay tile from the game.
babylon-prompt-dig = { $seat }: dig the top tile of a stack.
babylon-prompt-build = { $seat }: place a tile or decor, or finish building.
babylon-prompt-rotate = { $seat }: turn the tile you placed.
babylon-prompt-store = { $seat }: choose which tile to keep.
babylon-prompt-over = The game is over.

babylon-step-remove = removing a clay tile
babylon-step-dig = digging
babylon-step-build = building
babylon-step-rotate = turning the tile just placed
babylon-step-store = choosing the tile to keep

## Decisions

babylon-act-remove = remove { $tile } from { $stack }
babylon-act-dig = dig { $tile } at { $stack } and gain { $pillars }
babylon-act-place = place { $source } at { $cell } on floor { $floor }{ $cost }
babylon-act-place-without = place { $source } at { $cell } on floor { $floor } with a belvedere on the { $corner }{ $cost }
babylon-act-rotate =
    { $degrees ->
        [0] leave it as it is
       *[other] turn it { $degrees }°
    }
babylon-act-adorn = place { $decor }
babylon-act-done = finish building
babylon-act-keep = keep { $tile }
babylon-act-keep-none = keep no tile
babylon-cost = {" "}for { $payment }
babylon-cost-unknown = { "" }

## Draws

babylon-draw-show = { $tile } appears at { $stack }
babylon-draw-flowers = flowers by seat: { $flowers }
babylon-draw-first = { $seat } is the first player
babylon-draw-tower = tower: { $effect }

## Events

babylon-event-shown = At { $stack } appears { $tile }.
babylon-event-flower = { $seat } has the { $flower } flower.
babylon-event-first = { $seat } is the first player.
babylon-event-removed = { $seat } removes { $tile } at { $stack }.
babylon-event-dug = { $seat } digs { $tile } at { $stack } and gains { $pillars }.
babylon-event-placed = { $seat } places { $tile } at { $cell } on floor { $floor } for { $payment }.
babylon-event-statue-used = { $seat }: the statue at { $cell } becomes a pillar.
babylon-event-belvedere = { $seat } sets a belvedere at { $cell }.
babylon-event-turned =
    { $degrees ->
        [0] { $seat } leaves the tile at { $cell } as it is.
       *[other] { $seat } turns the tile at { $cell } by { $degrees }°.
    }
babylon-event-adorned = { $seat } places { $decor }.
babylon-event-finished = { $seat } builds no more this turn.
babylon-event-kept = { $seat } keeps { $tile }.
babylon-event-given-up = { $seat } gives up { $tile }.
babylon-event-returned = { $seat } returns { $pillars }.
babylon-event-tower = Round { $round }: { $effect }.
babylon-event-over = The game is over.

## Previews

babylon-preview-dig =
    { $flower ->
        [0] Edges pay { $edges }: you gain { $pillars }.
       *[other] Edges pay { $edges }, your flower { $flower }: you gain { $pillars }.
    }
babylon-preview-cost = Takes { $payment }, leaves { $left }.
babylon-preview-statue = The statue at { $cell } becomes a pillar.
babylon-preview-belvedere = A belvedere goes to { $cell }.
babylon-preview-points =
    { $points ->
        [one] Your garden changes by 1 point.
       *[other] Your garden changes by { $points } points.
    }
babylon-preview-turned =
    { $degrees ->
        [0] Not turned, it allows { $decor }.
       *[other] Turned { $degrees }°, it allows { $decor }.
    }
babylon-preview-decor = This allows { $decor }.

## Refusals

babylon-refusal-over = The game is over.
babylon-refusal-dealer = Wait: something is drawn first.
babylon-refusal-seat = Nothing is drawn now: a player decides.
babylon-refusal-step = Not now: next comes { $due }.
babylon-refusal-draw = Something else is drawn now.
babylon-refusal-other-stack = The tile that appears now is at { $stack }.
babylon-refusal-material = The tile that appears now is of { $material }.
babylon-refusal-seen = The { $tile } has already appeared.
babylon-refusal-flowers = There must be a flower for each of the { $needed } players, not { $found }.
babylon-refusal-no-seat = Nobody sits at seat { $seat }.
babylon-refusal-tower = All tower tiles with “{ $effect }” have already appeared.
babylon-refusal-not-clay = Only clay can be removed, and { $stack } shows none.
babylon-refusal-empty = The stack { $stack } is empty.
babylon-refusal-no-tile = You do not have { $source }.
babylon-refusal-no-piece = The box is out of { $piece }.
babylon-refusal-floor = Floor { $floor } needs a terrace on floor { $below } somewhere in your garden.
babylon-refusal-height = { $cell } already has a terrace on floor { $height }: floor { $floor } is not above it.
babylon-refusal-footprint = This footprint is already used: another terrace covers exactly these cells from { $cell }.
babylon-refusal-under-bridge = A bridge passes over { $cell }: floor { $floor } is not above it.
babylon-refusal-supports =
    { $found ->
        [0] No corner can be supported here, and three are needed.
        [one] Only one corner can be supported here, and three are needed.
       *[other] Only { $found } corners can be supported here, and three are needed.
    }
babylon-refusal-leave-out = The { $corner } can have no support: place the tile without { $word }.
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
babylon-refusal-line = A statue must stand in line with another: none stands in the row or column of { $cell }.
babylon-refusal-no-effect = The tower changes no icons this round.
babylon-refusal-effect-used = You have already used the tower’s effect this turn.
babylon-refusal-effect-end = The tower’s effect must serve an end of the decor, and { $cell } is none.
babylon-refusal-effect-old = The terrace at { $cell } was not placed this turn: the tower’s effect does not serve it.
babylon-refusal-effect-needless = The spot at { $cell } shows a { $icon } icon anyway.
babylon-refusal-effect-icon = The tower’s effect needs a spot with an icon, and { $cell } is blank.
babylon-refusal-effect-blank = The tower’s effect needs a blank spot, and { $cell } has an icon.

## The table as text

babylon-picture-round = Round { $round } of { $rounds } · tower: { $effect }
babylon-picture-quarry = Quarry (level, flower, icons clockwise)
babylon-picture-unseen =
    { $count ->
        [one] unseen { $material }: 1 tile
       *[other] unseen { $material }: { $count } tiles
    }
babylon-picture-tower = unseen tower tiles: { $tiles }
babylon-picture-count = { $count } × { $name }
babylon-picture-supply = left in the box: { $pieces }
babylon-picture-player = { $seat } · { $flower } · points: { $points } · { $pillars } · notch: { $notch }
babylon-picture-dug = dug: { $tile }
babylon-picture-above = from above
babylon-picture-heights = heights
babylon-picture-floor = floor { $floor }
babylon-picture-terrace = { $cell } · floor { $floor } · { $tile } · { $degrees }°
babylon-picture-legend =
    flowers: w white, p pink, y yellow, b blue
    icons: s stairs, f fountain, b bridge, t statue, - blank
    standing: S stairs up, Z stairs down, F fountain, B bridge, T statue, P statue as pillar, O belvedere, = bridge

## Terms of an appraisal
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
        [0] A dig pays no double pillar.
        [one] Every dig also pays 1 double pillar.
       *[other] Every dig also pays { $count } double pillars.
    }
babylon-text-points =
    { $points ->
        [one] 1 point if the game ended now
       *[other] { $points } points if the game ended now
    }
babylon-text-plan = From above, columns from the west, rows from the north
babylon-text-bare = bare
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
babylon-text-cell = Another place: north-west cell
babylon-text-on-floor = Floor
babylon-text-try = Place here, or hear why not

## The board

babylon-board-quarry = Quarry
babylon-board-stack =
    { $height ->
        [one] { $stack }: dig { $tile }, the last of its stack,
       *[other] { $stack }: dig { $tile }, the top of { $height },
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
babylon-board-peel = highest floor shown
babylon-board-garden = Garden of { $name }
babylon-board-place = place { $source } at { $cell } on floor { $floor }
babylon-board-place-here = Place at { $cell }, floor { $floor }
babylon-board-not-here = Not at { $cell } on floor { $floor }. Click for the paragraph of the rules.
babylon-board-aim = Point at a place, or tap it, to try the tile there. The wheel or R turns it, F changes how it stands.
babylon-board-nowhere = The tile cannot be placed anywhere now. Click a place to hear why.
babylon-board-turn-tile = Turn ({ $degrees }°)
babylon-board-done = Finish building
babylon-board-keep-none = Keep no tile
babylon-board-leave-so = Leave it so
babylon-board-hand = pillars and tiles in hand
babylon-board-own-flower = { $flower } flower
babylon-board-slot-dug = dug
babylon-board-slot-notch = notch
babylon-board-tower = Tower
babylon-board-tower-used = used this turn
babylon-board-tower-unseen =
    { $count ->
        [one] 1 unseen tower tile
       *[other] { $count } unseen tower tiles
    }
babylon-board-others = other gardens
babylon-board-open =
    { $points ->
        [one] garden of { $name }, 1 point
       *[other] garden of { $name }, { $points } points
    }
