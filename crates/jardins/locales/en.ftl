# The Hanging Gardens (Les Jardins Suspendus): everything the game can say.

jardins-title = The Hanging Gardens
jardins-tiebreak = tie-break: tools and gold, { $points }
jardins-about = Choose cards and build a hanging garden, irrigated floor by floor, to the taste of the royal couple.

## What each component is: the page shows it where the pointer or the focus rests. `.paragraph` is where the rules tell more.

jardins-about-market = Put a gardener under a column and take one of its four cards. The cards slide down and a new one comes on top.
    .title = Columns of cards
    .paragraph = J2.1

jardins-about-costs = The bottom card is free; each row above costs one tool more.
    .title = Cost in tools
    .paragraph = J2.1

jardins-about-gardeners = In each round a column takes as many gardeners as there are players.
    .title = Places for gardeners
    .paragraph = J2.1

jardins-about-animal = Scores by its floor, as printed for floors 1, 2 and 3.
    .title = Animal
    .paragraph = J4.4

jardins-about-tree = Adjacent trees of one species form a series: the longer it is, the more it scores.
    .title = Tree
    .paragraph = J4.3

jardins-about-character = Scores for what they like to see, anywhere in your garden.
    .title = Character
    .paragraph = J4.5

jardins-about-empty = Flowers, with room for an enhancement.
    .title = Plain card
    .paragraph = J0.2

jardins-about-objective = Show what it asks for on a single floor and claim it. With the first-player tile you need one less.
    .title = Royal objective
    .paragraph = J2.6

jardins-about-pile = Pay the gold and lay the top tile on one of your plain cards.
    .title = Enhancements
    .paragraph = J2.5

jardins-about-irrigation = Your irrigated cards on the places marked with a drop score points: the more, the better.
    .title = Irrigation card
    .paragraph = J4.1

jardins-about-garden = Five cards at the bottom, four above, three on top. A higher card stands on two adjacent cards.
    .title = Your garden
    .paragraph = J2.2

jardins-about-gold = It buys enhancements.
    .title = Gold
    .paragraph = J2.5

jardins-about-tools = They pay for cards higher up in the market.
    .title = Tools
    .paragraph = J2.1

jardins-about-gardener = One for each turn of the round; you get them all back at the end.
    .title = Gardeners available
    .paragraph = J2.0

jardins-about-crown = While you hold it, you need one element less for objectives; at the end of the round, it makes you start the next.
    .title = First-player tile
    .paragraph = J2.8

jardins-about-points = What the garden is worth as it stands.
    .title = Points
    .paragraph = J4.7

jardins-about-automa = Your opponent in solo play: it takes cards, the first-player tile and objectives from you.
    .title = Automa
    .paragraph = J5.3

jardins-about-others = Click to see it large.
    .title = Another garden
    .paragraph = J2.7

## The score sheet

jardins-category-irrigation = Irrigation
jardins-category-flowers = Flowers
jardins-category-trees = Trees
jardins-category-animals = Animals
jardins-category-characters = Characters
jardins-category-objectives = Objectives

## Options

jardins-option-level = Level (solo play only)
jardins-option-level-easy = Easy
jardins-option-level-medium = Medium
jardins-option-level-advanced = Advanced
jardins-option-level-expert = Expert
jardins-option-supply = Supply
jardins-option-supply-box = No more gold and tools than the box holds
jardins-option-supply-unlimited = Gold and tools never run out

## What cards show

jardins-automa = Automa
jardins-subject-empty = plain card
jardins-subject-flowers = flowers
jardins-animal-lion = lion
jardins-animal-monkey = monkey
jardins-animal-peacock = peacock
jardins-tree-dragon-tree = dragon tree
jardins-tree-cedar = cedar
jardins-tree-date-palm = date palm
jardins-character-animals = tamer
jardins-character-trees = forester
jardins-character-irrigated = water bearer
jardins-character-characters = storyteller
jardins-character-gold = treasurer
jardins-character-tools = smith
jardins-character-crowns = chamberlain
jardins-character-blue-flowers = dyer
jardins-character-yellow-flowers = beekeeper
jardins-character-red-flowers = perfumer
jardins-character-objectives = herald
jardins-character-enhancements = architect
jardins-character-flower-sets = florist
jardins-character-subject-sets = painter

jardins-wish-animals = { $each ->
    [one] { $each } point
   *[other] { $each } points
} per animal
jardins-wish-trees = { $each ->
    [one] { $each } point
   *[other] { $each } points
} per tree
jardins-wish-irrigated = { $each ->
    [one] { $each } point
   *[other] { $each } points
} per irrigated card
jardins-wish-characters = { $each ->
    [one] { $each } point
   *[other] { $each } points
} per character
jardins-wish-gold = { $each ->
    [one] { $each } point
   *[other] { $each } points
} per gold icon
jardins-wish-tools = { $each ->
    [one] { $each } point
   *[other] { $each } points
} per tool icon
jardins-wish-crowns = { $each ->
    [one] { $each } point
   *[other] { $each } points
} per crown icon
jardins-wish-blue-flowers = { $each ->
    [one] { $each } point
   *[other] { $each } points
} per blue flower
jardins-wish-yellow-flowers = { $each ->
    [one] { $each } point
   *[other] { $each } points
} per yellow flower
jardins-wish-red-flowers = { $each ->
    [one] { $each } point
   *[other] { $each } points
} per red flower
jardins-wish-objectives =
    { $each ->
    [one] { $each } point
   *[other] { $each } points
} per royal objective claimed
jardins-wish-enhancements = { $each ->
    [one] { $each } point
   *[other] { $each } points
} per enhancement bought
jardins-wish-flower-sets =
    { $each ->
    [one] { $each } point
   *[other] { $each } points
} per set of a blue, a red and a yellow flower
jardins-wish-subject-sets =
    { $each ->
    [one] { $each } point
   *[other] { $each } points
} per set of a tree, a character and an animal

jardins-detail-animal = { $one }/{ $two }/{ $three } points by floor
jardins-detail-blue = { $count ->
    [one] { $count } blue flower
   *[other] { $count } blue flowers
}
jardins-detail-red = { $count ->
    [one] { $count } red flower
   *[other] { $count } red flowers
}
jardins-detail-yellow = { $count ->
    [one] { $count } yellow flower
   *[other] { $count } yellow flowers
}
jardins-detail-irrigated = irrigated
jardins-detail-crown = crown
jardins-detail-gold = gold
jardins-detail-tools = tools
jardins-face = { $subject } ({ $details })
jardins-details = { $first }, { $second }
jardins-face-plain = { $subject }

jardins-pattern-west = West
jardins-pattern-east = East
jardins-pattern-walls = Walls
jardins-pattern-heart = Heart
jardins-pattern-gate = Gate

jardins-element-animals = animals
jardins-element-trees = trees
jardins-element-irrigated = irrigated cards
jardins-element-characters = characters
jardins-element-gold = gold icons
jardins-element-tools = tool icons
jardins-element-crowns = crown icons
jardins-element-blue-flowers = blue flowers
jardins-element-yellow-flowers = yellow flowers
jardins-element-red-flowers = red flowers

## What has to be done

jardins-step-take = take a card
jardins-step-place = lay the card
jardins-step-buy = buy an enhancement or decline
jardins-step-claim = claim an objective or decline

jardins-draw-card = a garden card
jardins-draw-tile = the next enhancement for { $cost } gold
jardins-draw-objective = a royal objective
jardins-draw-irrigation = an irrigation card
jardins-draw-first = the first player
jardins-draw-automa = an Automa card

jardins-prompt-deal = The dealer draws { $due }.
jardins-prompt-take =
    { $player-you ->
        [yes] Take a card from a column; you have { $tools ->
    [one] { $tools } tool
   *[other] { $tools } tools
}.
       *[no] { $player } is choosing a card…
    }
jardins-prompt-place =
    { $player-you ->
        [yes] Lay your card in your garden ({ $card }).
       *[no] { $player } is laying a card ({ $card })…
    }
jardins-prompt-buy =
    { $player-you ->
        [yes] You may buy an enhancement for one of your plain cards; you have { $gold } gold.
       *[no] { $player } may buy an enhancement…
    }
jardins-prompt-claim =
    { $player-you ->
        [yes] You may claim a royal objective.
       *[no] { $player } may claim a royal objective…
    }
jardins-prompt-over = The game is over.

## Decisions

jardins-action-take = Take from column { $column }, row { $row }, { $tools ->
    [0] for nothing
    [one] for { $tools } tool
   *[other] for { $tools } tools
}: { $card }
jardins-action-take-any = Take the card in column { $column }, row { $row }, { $tools ->
    [0] for nothing
    [one] for { $tools } tool
   *[other] for { $tools } tools
}
jardins-action-place-first = Lay it as the first card of your garden
jardins-action-place-left = Lay it at the left end of floor 1
jardins-action-place-right = Lay it at the right end of floor 1
jardins-action-place = Lay it on floor { $floor }, place { $place }
jardins-action-buy = Buy for { $gold } gold and lay on floor { $floor }, place { $place }: { $tile }
jardins-action-buy-any = Buy the enhancement for { $gold } gold and lay it on floor { $floor }, place { $place }
jardins-action-no-buy = Buy nothing
jardins-action-claim = Claim { $need } { $element } (position { $position }) for { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $gold ->
    [0] {""}
   *[other] , and { $gold } gold at once
}{ $tools ->
    [0] {""}
    [one] , and { $tools } tool at once
   *[other] , and { $tools } tools at once
}
jardins-action-claim-any = Claim the objective in position { $position }
jardins-action-no-claim = Claim nothing

jardins-preview-points = Your garden would then be worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $change ->
    [0] no change
   *[other] change: { $change }
}).
jardins-preview-purse = You would have { $gold } gold and { $tools ->
    [one] { $tools } tool
   *[other] { $tools } tools
}.
jardins-preview-crown = You would take the first-player tile.

## Outcomes

jardins-outcome-card = Garden card: { $card }
jardins-outcome-tile = Enhancement for { $cost } gold: { $tile }
jardins-outcome-objective = Royal objective: { $need } { $element } on one floor
jardins-outcome-irrigation = Irrigation card: { $pattern }
jardins-outcome-first = First player: { $player }
jardins-outcome-automa = Automa card { $number }: columns { $columns }; it { $discards }, then it { $action }
jardins-automa-animals = discards the lowest animal, or else the card in row { $row }
jardins-automa-trees = discards the lowest tree, or else the card in row { $row }
jardins-automa-characters = discards the lowest character, or else the card in row { $row }
jardins-automa-irrigated = discards the lowest irrigated card, or else the card in row { $row }
jardins-automa-flowers = discards all cards with flowers
jardins-automa-crown = takes the first-player tile
jardins-automa-objective = puts its next marker on an objective
jardins-automa-pile = discards the top enhancement for { $cost } gold

## Events

jardins-event-dealt = In column { $column }, a new card: { $card }.
jardins-event-pile = On the pile for { $cost } gold: { $tile }.
jardins-event-objective = Objective in position { $position }: { $need } { $element } on one floor.
jardins-event-irrigation =
    { $player-you ->
        [yes] You get
       *[no] { $player } gets
    } the irrigation card { $pattern }.
jardins-event-first =
    { $player-you ->
        [yes] You start
       *[no] { $player } starts
    } the game.
jardins-event-round =
    Round { $round }: { $player-you ->
        [yes] you begin
       *[no] { $player } begins
    }.
jardins-event-round-automa = Round { $round }: the Automa begins.
jardins-event-took =
    { $player-you ->
        [yes] You take
       *[no] { $player } takes
    } a card from column { $column }, row { $row }, { $tools ->
    [0] for nothing
    [one] for { $tools } tool
   *[other] for { $tools } tools
}: { $card }.
jardins-event-placed =
    { $player-you ->
        [yes] You lay
       *[no] { $player } lays
    } a card on floor { $floor }, place { $place }: { $card }.
jardins-event-placed-left =
    { $player-you ->
        [yes] You lay
       *[no] { $player } lays
    } a card at the left end of floor { $floor }, place { $place } now: { $card }.
jardins-event-gold =
    { $player-you ->
        [yes] You get
       *[no] { $player } gets
    } { $amount ->
    [0] no gold: the supply is empty
   *[other] { $amount } gold
}.
jardins-event-tools =
    { $player-you ->
        [yes] You get
       *[no] { $player } gets
    } { $amount ->
    [0] no tool: the supply is empty
    [one] { $amount } tool
   *[other] { $amount } tools
}.
jardins-event-crown =
    { $player-you ->
        [yes] You take
       *[no] { $player } takes
    } the first-player tile.
jardins-event-crown-automa = The Automa takes the first-player tile.
jardins-event-bought =
    { $player-you ->
        [yes] You buy
       *[no] { $player } buys
    } an enhancement for { $gold } gold on floor { $floor }, place { $place }: { $tile }.
jardins-event-bought-nothing =
    { $player-you ->
        [yes] You buy
       *[no] { $player } buys
    } no enhancement.
jardins-event-claimed-nothing =
    { $player-you ->
        [yes] You claim
       *[no] { $player } claims
    } no objective.
jardins-event-claimed =
    { $player-you ->
        [yes] You claim
       *[no] { $player } claims
    } the objective in position { $position } ({ $element }) for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
jardins-event-automa = The Automa plays card { $number } and puts a gardener under column { $column }.
jardins-event-automa-discards = The Automa discards a card from column { $column }: { $card }.
jardins-event-automa-claims = The Automa puts a marker in position { $position } ({ $element }).
jardins-event-automa-tile = The Automa discards the enhancement from the pile for { $cost } gold: { $tile }.
jardins-event-over = The game is over.

## The rating of a solo game

jardins-verdict = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $rating }
jardins-rating-apprentice = apprentice gardener
jardins-rating-gardener = gardener of the palace
jardins-rating-master = master of the terraces
jardins-rating-wonder = a wonder of the world

## Refusals

jardins-refusal-step = Not now: first you have to { $due }.
jardins-refusal-dealer = First the dealer draws { $due }.
jardins-refusal-over = The game is over.
jardins-refusal-column = All { $places } places under column { $column } are taken; choose another column.
jardins-refusal-tools = The card costs { $needed ->
    [one] { $needed } tool
   *[other] { $needed } tools
}; you have { $found }. Cards further down cost less.
jardins-refusal-begun = Your garden already has its first card; lay this one at either end of floor 1, or on an upper floor.
jardins-refusal-not-begun = This is the first card of your garden: it simply goes on floor 1.
jardins-refusal-floor = Floor 1 is complete with five cards; lay this one on an upper floor.
jardins-refusal-taken = There is already a card on floor { $floor }, place { $place }.
jardins-refusal-support = A card on floor { $floor }, place { $place } must stand on two cards: places { $place } and { $next } of floor { $below }.
jardins-refusal-pile = The pile for { $cost } gold is empty.
jardins-refusal-gold = The enhancement costs { $needed } gold; you have { $found }.
jardins-refusal-no-card = There is no card on floor { $floor }, place { $place }.
jardins-refusal-enhanced = The card on floor { $floor }, place { $place } already has an enhancement.
jardins-refusal-not-empty = The card on floor { $floor }, place { $place } is not plain: it shows an animal, a tree or a character.
jardins-refusal-no-place = No place is free on the objective in position { $position }.
jardins-refusal-claimed = You have already claimed the objective in position { $position }.
jardins-refusal-elements = You need { $needed } { $element } on one floor; your best floor has { $found }.
jardins-refusal-no-draw = The dealer has nothing to draw now.
jardins-refusal-other-draw = The dealer has to draw { $due } now.
jardins-refusal-drawn = That has already been drawn; the dealer still has to draw { $due }.
jardins-refusal-other-pile = The enhancement belongs to another pile; the pile for { $cost } gold has to show its next tile.
jardins-refusal-seat = Nobody sits there; { $players ->
    [one] there is { $players } player.
   *[other] there are { $players } players.
}

## The table in words

jardins-picture-round = { $round ->
    [0] Setting up
   *[other] Round { $round } of { $rounds }
}
jardins-picture-unseen =
    { $cards ->
    [one] { $cards } garden card to come
   *[other] { $cards } garden cards to come
}
jardins-picture-supply = left for all: { $gold } gold, { $tools ->
    [one] { $tools } tool
   *[other] { $tools } tools
}
jardins-picture-automa =
    { $cards ->
    [one] { $cards } Automa card to come
   *[other] { $cards } Automa cards to come
}
jardins-picture-hand = In hand: { $card }
jardins-picture-tools = { $tools ->
    [0] free
    [one] { $tools } tool
   *[other] { $tools } tools
}
jardins-picture-gardeners = gardeners
jardins-picture-pile = Enhancement for { $cost } gold: { $tile } ({ $left } below)
jardins-picture-crown = first-player tile
jardins-picture-crown-automa = The Automa holds the first-player tile.
jardins-picture-empty = empty
jardins-picture-floor = floor { $floor }
jardins-sign-blue = B
jardins-sign-red = R
jardins-sign-yellow = Y
jardins-sign-crown = C
jardins-sign-gold = G
jardins-sign-tools = T

## Terms of an evaluation
jardins-term-points = Points so far
jardins-term-irrigation = Irrigation still to come
jardins-term-flower-room = Room next to the best flower beds
jardins-term-flowers-apart = Flowers that can join the best beds
jardins-term-trees = Series of trees that can grow
jardins-term-characters = What the characters will still count
jardins-term-claim = An objective to claim this turn
jardins-term-objectives-met = Objectives met
jardins-term-objectives-near = Objectives one element short
jardins-term-objectives-far = Objectives two elements short
jardins-term-favour = The first-player tile makes up for an element
jardins-term-start = Starting the next round
jardins-term-tools = A tool for each turn to come
jardins-term-spare-tools = More tools
jardins-term-gold = Gold for cheap enhancements
jardins-term-spare-gold = More gold
jardins-term-empty-cards = Plain cards for enhancements
jardins-term-purchase = An enhancement to buy this turn
jardins-term-upper-spots = Upper places ready to build on
jardins-term-turns = Turns to come
jardins-term-tiebreak = Gold and tools in a tie

## The table as text in the page

jardins-text-decide = Decision
jardins-text-crown =
    { $player-you ->
        [yes] You hold
       *[no] { $player } holds
    } the first-player tile.
jardins-text-market = The columns of cards; a higher card costs more tools
jardins-text-row = Row
jardins-text-column = Column { $column }
jardins-text-buy = Cards for the enhancement of { $gold } gold
jardins-text-objectives = Royal objectives, and how many elements each player’s best floor has
jardins-text-position = Position
jardins-text-asks = Asks for
jardins-text-values = Values and places
jardins-text-at-once = At once
jardins-text-value = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $places }
jardins-text-free = free
jardins-text-progress = { $found } of { $need }
jardins-text-garden = Garden of { $player }
jardins-text-no-card = no card
jardins-text-rating = from { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $rating }
jardins-text-worth = Value
jardins-text-series = Points by the number of adjacent trees of one species, and by the number of irrigated cards
jardins-text-count = Count

## The board of the page
jardins-board-market = Cards
jardins-board-piles = Enhancements
jardins-board-others = The other gardens
jardins-board-open = { $player }: open the garden
jardins-board-close = { $player }: close the garden
jardins-board-gardeners = Column { $column }: { $free ->
    [0] no place free
    [one] { $free } place free
   *[other] { $free } places free
}{ $names ->
    [none] {""}
   *[other] , taken by { $names }
}
jardins-board-plot = Floor { $floor }, place { $place }: { $card }{ $tile ->
    [none] {""}
   *[other] ; enhancement: { $tile }
}{ $water ->
    [watered] ; counts for irrigation
    [dry] ; marked by the irrigation card, but dry
   *[none] {""}
}
jardins-board-objective = Objective { $position }: { $need } { $element } on one floor, { $first } or { $second } points{ $gold ->
    [0] {""}
   *[other] , { $gold } gold at once
}{ $tools ->
    [0] {""}
    [one] , { $tools } tool at once
   *[other] , { $tools } tools at once
}{ $holders ->
    [none] {""}
   *[other] ; claimed by { $holders }
}{ $found ->
    [-1] {""}
   *[other] ; your best floor shows { $found }
}{ $eased ->
    [yes] ; { $plain } without the first-player tile
   *[no] {""}
}
jardins-board-eased = One element less: you hold the first-player tile.
jardins-board-gold = { $gold } gold
jardins-board-tools = { $tools ->
    [one] { $tools } tool
   *[other] { $tools } tools
}
jardins-board-home =
    { $gardeners ->
    [one] { $gardeners } gardener available
   *[other] { $gardeners } gardeners available
}
jardins-board-markers = { $markers ->
    [one] { $markers } marker left
   *[other] { $markers } markers left
}
jardins-board-ratings = Ratings
jardins-board-left = Lay it at the left end of floor 1: every card moves one place to the right
jardins-board-irrigation = Irrigation card { $pattern }: { $count ->
    [one] { $count } marked place
   *[other] { $count } marked places
} irrigated, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $next ->
    [-1] {""}
   *[other] ; with one more: { $next }
}
jardins-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The board in the terminal

jardins-terminal-legend =
    B R Y: blue, red, yellow flowers
    ~ C: irrigated; a crown icon
    G T: gold, tools
    lion 3/2/2: points of an animal on floor 1, 2, 3
    florist ×2: 2 points for each thing the character wishes
    ○: a free place for a gardener; ● ▲ ■ ◆ ★ the players’ gardeners
    2G (6): a pile of enhancements: its price, and how many lie below
    +cedar: an enhancement on a card
    5[●] 3[·]: an objective: 5 points, claimed by ●; 3 points, free
    2/3: 2 of the 3 that an objective asks for
    ◇ ◆ ·: a place for water, with an irrigated card on it; no such place
    ♛: the first-player tile
    ⚙: the Automa
jardins-terminal-tools = { $tools ->
    [0] free
   *[other] { $tools }T
}
jardins-terminal-pile = { $gold }G ({ $below })
jardins-terminal-hand = In hand:
jardins-terminal-purse = { $gold }G { $tools }T { $gardeners ->
    [one] { $gardeners } gardener
   *[other] { $gardeners } gardeners
}
jardins-terminal-supply = { $gold }G { $tools }T
jardins-terminal-progress = objectives { $near }
jardins-terminal-automa = Automa ⚙ · gardeners { $gardeners } · markers { $markers } · cards to come { $unseen }

## The entries of the component file, for those who edit it
jardins-figure-table = on the table
jardins-figure-gardener-places = gardener places under each column, with 1 to 5 players
jardins-figure-row-tools = tools that a card costs, from the bottom row up
jardins-figure-objective-places = places of each objective value, with 1 to 5 players
jardins-figure-supply = supply
jardins-figure-gold = gold
jardins-figure-tools = tools
jardins-figure-start = at the start
jardins-figure-last-extra-tools = more tools for the last player
jardins-figure-solo = solo game
jardins-figure-ratings = fewest points of the ratings
jardins-figure-easy = easy
jardins-figure-medium = medium
jardins-figure-advanced = advanced
jardins-figure-expert = expert
jardins-figure-trees = trees
jardins-figure-irrigation = irrigation cards
jardins-figure-points = points
jardins-figure-floor-1 = floor 1
jardins-figure-floor-2 = floor 2
jardins-figure-floor-3 = floor 3
jardins-figure-objectives = objectives
jardins-figure-positions = positions of objectives
jardins-figure-cards = garden cards
jardins-figure-copies = copies
jardins-figure-animal = animal
jardins-figure-flowers = flowers
jardins-figure-bonus = icons
jardins-figure-tree = tree
jardins-figure-irrigated = irrigated
jardins-figure-character = character
jardins-figure-each = points for each
jardins-figure-enhancements = enhancements
jardins-figure-pile = pile (cost in gold)
jardins-figure-automa = Automa cards
jardins-figure-columns = columns
jardins-figure-discards = discards
jardins-figure-else-row = else the card in row
jardins-figure-action = then
jardins-figure-crown = crown
jardins-figure-objective = objective
jardins-figure-pile-2 = pile 2
jardins-figure-pile-3 = pile 3
jardins-figure-pile-4 = pile 4
jardins-figure-blue = blue
jardins-figure-red = red
jardins-figure-yellow = yellow
jardins-figure-water = water
jardins-figure-flower-sets = flower sets
jardins-figure-subject-sets = sets of an animal, a tree and a character
jardins-figure-dyer = dyer
jardins-figure-beekeeper = beekeeper
jardins-figure-perfumer = perfumer
jardins-figure-water-bearer = water bearer
jardins-figure-chamberlain = chamberlain
jardins-figure-florist = florist
jardins-figure-storyteller = storyteller
jardins-figure-herald = herald
jardins-figure-tamer = tamer
jardins-figure-forester = forester
jardins-figure-treasurer = treasurer
jardins-figure-architect = architect
jardins-figure-painter = painter
jardins-figure-smith = smith
