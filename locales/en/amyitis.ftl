amyitis-title = Amyitis
amyitis-about = Hire craftsmen, lead water up the terraces, send the caravan for plants: a queen misses the green hills of her country.

## What each component is: the page shows it where the pointer or the focus rests. `.paragraph` is where the rules tell more.

amyitis-about-crafts = Recruit a card that lies face up. It costs one talent for each card of its group that is already turned over.
    .title = Craft cards
    .paragraph = A4.1

amyitis-about-peasant = Sets one of your cubes on the next free field of a row and gives you what grows there.
    .title = Peasant
    .paragraph = A4.2

amyitis-about-priest = Brings one of your cubes into a temple. Those with most cubes there are rewarded at the end of the round.
    .title = Priest
    .paragraph = A4.4

amyitis-about-engineer = Digs a canal: a cube on a side that water reaches, and 2 points for you.
    .title = Engineer
    .paragraph = A4.5

amyitis-about-merchant = Gives you a camel. Without camels the caravan stands still.
    .title = Merchant
    .paragraph = A4.6

amyitis-about-tile = Plant here to take the tile: its points, and its bonus of talents, camels or a court card. The leaves show the quality the floor needs.
    .title = Garden tile
    .paragraph = A6.1

amyitis-about-canal = Water runs along full canals, from the river upwards. A square can be planted once one of its canals is full.
    .title = Canal
    .paragraph = A1.3

amyitis-about-river = All water comes from here: the canals that touch it are open from the start.
    .title = The river
    .paragraph = A1.1

amyitis-about-last = The game ends after the round in which the garden falls to this number of tiles.
    .title = Tiles left
    .paragraph = A7.5

amyitis-about-favour = Points at the end for those who took many garden tiles.
    .title = The favour of Amyitis
    .paragraph = A8.1

amyitis-about-fields = Cubes fill a row from the left, each taking what grows there. When the row is full, whoever has most cubes in it takes a gardener.
    .title = Fields
    .paragraph = A4.2

amyitis-about-temple = A new cube comes in on the left and pushes the others on; the one pushed out goes home.
    .title = Temple
    .paragraph = A4.4

amyitis-about-ishtar = At the end of the round the first here takes a camel or a talent.
    .title = Temple of Ishtar
    .paragraph = A7.3

amyitis-about-marduk = At the end of the round the first here scores 2 points, the second 1.
    .title = Temple of Marduk
    .paragraph = A7.3

amyitis-about-tammuz = At the end of the round the first here sets a cube on a field and takes its resource.
    .title = Temple of Tammuz
    .paragraph = A7.3

amyitis-about-caravan = It goes clockwise. Each space costs a camel, less what your caravaneer gives, and at least one.
    .title = Caravan
    .paragraph = A5.1

amyitis-about-city-sale = Sell one resource for 3 points or two for 6, then set a cube on a canal.
    .title = Babylon
    .paragraph = A5.4

amyitis-about-city-court = Pay the resource it asks for and take one of the two court cards.
    .title = Court city
    .paragraph = A5.5

amyitis-about-city-plant = Pay what the city and the plant ask for, plant in the garden, and turn the plant card over.
    .title = Plant city
    .paragraph = A5.6

amyitis-about-supply = What is left for all. What has run out can’t be taken.
    .title = Supply
    .paragraph = A9.1

amyitis-about-caravaneer = Carries the caravan 2 or 4 spaces further for the same camels; level 2 also lets you keep 4 resources.
    .title = Caravaneer
    .paragraph = A5.1

amyitis-about-gardener = Spend it to add 1 to the quality of a plant, so that it may go higher.
    .title = Gardener
    .paragraph = A6.1

amyitis-about-banker = Pays you talents at the start of every round, and points at the top level.
    .title = Banker
    .paragraph = A3.2

amyitis-about-palace = Points at once, more with each level.
    .title = Palace
    .paragraph = A0.3

amyitis-about-token = Whoever takes this caravaneer takes the resource that lies on it.
    .title = Token
    .paragraph = A5.5

amyitis-about-cubes = Your cubes for fields, temples and canals. Those on fields and in temples come back.
    .title = Cubes in hand
    .paragraph = A2.4

amyitis-about-talents = Money for recruiting.
    .title = Talents
    .paragraph = A4.1

amyitis-about-camels = They pay for the spaces the caravan goes.
    .title = Camels
    .paragraph = A5.1

amyitis-about-tiles = The more garden tiles you took, the greater the favour of Amyitis.
    .title = Tiles taken
    .paragraph = A8.1

amyitis-about-resources = You pay cities with them. Wine stands for any other. You keep 2 at the end of a round.
    .title = Resources
    .paragraph = A5.3

amyitis-about-points = Points so far. Whoever has most at the end wins.
    .title = Points
    .paragraph = A8.2

## Score sheet

amyitis-category-engineers = engineers
amyitis-category-sales = sales
amyitis-category-palace = palace
amyitis-category-tiles = garden tiles
amyitis-category-irrigation = irrigation
amyitis-category-marduk = Marduk
amyitis-category-bankers = bankers
amyitis-category-favour = Amyitis’ favour
amyitis-category-resources = resources left

## Pieces

amyitis-resource-barley = barley
amyitis-resource-dates = dates
amyitis-resource-salt = salt
amyitis-resource-palm = palm
amyitis-resource-wine = wine

# The same as something that is taken or paid.
amyitis-some-barley = barley
amyitis-some-dates = dates
amyitis-some-salt = salt
amyitis-some-palm = palm
amyitis-some-wine = wine

amyitis-craft-peasant = peasant
amyitis-craft-priest = priest
amyitis-craft-engineer = engineer
amyitis-craft-merchant = merchant
amyitis-a-peasant = a peasant
amyitis-a-priest = a priest
amyitis-a-engineer = an engineer
amyitis-a-merchant = a merchant

amyitis-court-caravaneer = caravaneer
amyitis-court-banker = banker
amyitis-court-palace = palace
amyitis-court-gardener = gardener
amyitis-card = the level { $level } { $kind }
amyitis-card-gardener = a gardener

amyitis-city-babylon = Babylon
amyitis-city-eshnunna = Eshnunna
amyitis-city-susa = Susa
amyitis-city-ur = Ur
amyitis-city-uruk = Uruk
amyitis-city-mari = Mari
amyitis-city-palmyra = Palmyra
amyitis-city-khorsabad = Khorsabad
amyitis-city-nineveh = Nineveh

amyitis-temple-ishtar = temple of Ishtar
amyitis-temple-marduk = temple of Marduk
amyitis-temple-tammuz = temple of Tammuz

amyitis-row-top = top row
amyitis-row-bottom = bottom row

amyitis-gift-camel = camel
amyitis-gift-talent = talent

amyitis-tile =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
amyitis-tile-talents =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } and { $count ->
        [one] 1 talent
       *[other] { $count } talents
    }
amyitis-tile-camels =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } and { $count ->
        [one] 1 camel
       *[other] { $count } camels
    }
amyitis-tile-court =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } and a court card

amyitis-plant = quality { $quality }
amyitis-plant-extra = quality { $quality } + { $kind }

## What is to be decided or drawn

amyitis-prompt-act = Pass, recruit a craft card, or move the caravan.
amyitis-prompt-peasant = Choose a row of fields for the peasant.
amyitis-prompt-priest = Choose a temple for the priest.
amyitis-prompt-engineer = Choose a side to irrigate, for 2 points.
amyitis-prompt-sell = Sell one or two resources in Babylon.
amyitis-prompt-canal = Place the cube of Babylon on a side of the garden.
amyitis-prompt-pay = Choose how to pay.
amyitis-prompt-court = Choose a court card of the city.
amyitis-prompt-token = Choose the token that comes with the caravaneer.
amyitis-prompt-plant = Choose a square to plant.
amyitis-prompt-bonus = Choose a court card as the bonus of the tile.
amyitis-prompt-procession = Lead the procession: choose the temple for your cube.
amyitis-prompt-ishtar = Take a camel or a talent from Ishtar.
amyitis-prompt-harvest = Place a cube in a field for Tammuz.
amyitis-prompt-exchange = Exchange a resource, or decline.
amyitis-prompt-discard = Discard a resource: you have more than you may keep.
amyitis-prompt-over = The game is over.

amyitis-draw-tile = The dealer draws the tile for { $square }.
amyitis-draw-card = The dealer draws the plant card for { $city }.
amyitis-draw-token = The dealer draws the token for a level 2 caravaneer.
amyitis-draw-first = The dealer draws the first player.
amyitis-draw-group = The dealer lays out group { $group } of the craft cards.

## Decisions and draws

amyitis-tell-pass = Pass for this round
amyitis-tell-recruit =
    Recruit { $craft } from group { $group } ({ $talents ->
        [0] free
        [one] 1 talent
       *[other] { $talents } talents
    })
amyitis-tell-field = Place the cube in the { $row } and take { $kind }
amyitis-tell-temple = Enter the { $temple }
amyitis-tell-irrigate = Irrigate { $side }
amyitis-tell-move =
    Move the caravan { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } to { $city } ({ $camels ->
        [one] 1 camel
       *[other] { $camels } camels
    })
amyitis-tell-sell = Sell { $kinds } for { $points } points
amyitis-tell-pay = Pay { $kinds }
amyitis-tell-court = Take { $card }
amyitis-tell-palace =
    Take { $card } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
amyitis-tell-token = Take the caravaneer with { $kind }
amyitis-tell-plant =
    Plant { $square }: { $tile }{ $gardeners ->
        [0] { "" }
        [one] , with 1 gardener
       *[other] , with { $gardeners } gardeners
    }
amyitis-tell-plant-nothing =
    Plant { $square }{ $gardeners ->
        [0] { "" }
        [one] , with 1 gardener
       *[other] , with { $gardeners } gardeners
    }
amyitis-tell-take-camel = Take a camel
amyitis-tell-take-talent = Take a talent
amyitis-tell-exchange = Give { $give } for { $take }
amyitis-tell-decline = Exchange nothing
amyitis-tell-discard = Discard { $kind }
amyitis-tell-tile = { $square }: { $tile }
amyitis-tell-card = { $city }: { $up } up, { $down } down
amyitis-tell-token-laid = A level 2 caravaneer carries { $kind }
amyitis-tell-first = { $seat } is first player
amyitis-tell-group = { $crafts }

amyitis-preview-sale = sell 1 or 2 resources for 3 points each, then irrigate a side
amyitis-preview-asks = asks for { $kinds }
amyitis-preview-offers = offers { $cards }
amyitis-preview-quality = a plant of quality { $quality }
amyitis-preview-irrigation =
    irrigation bonus for { $seat }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## What happens

amyitis-event-tile-laid = The tile of { $square }: { $tile }.
amyitis-event-card-laid = The plant card of { $city }: { $up } up, { $down } down.
amyitis-event-token-laid = A level 2 caravaneer carries { $kind }.
amyitis-event-first = { $seat } is first player.
amyitis-event-round = Round { $round } begins with { $seat }.
amyitis-event-group = Group { $group }: { $crafts }.
amyitis-event-income = { $seat } has the income of a level { $level } banker.
amyitis-event-scored =
    { $seat } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $category }).
amyitis-event-camels =
    { $seat } takes { $count ->
        [0] no camel: the supply is empty
        [one] 1 camel
       *[other] { $count } camels
    }.
amyitis-event-talents =
    { $seat } takes { $count ->
        [0] no talent: the supply is empty
        [one] 1 talent
       *[other] { $count } talents
    }.
amyitis-event-passed = { $seat } passes.
amyitis-event-waits = { $seat } has passed and waits.
amyitis-event-recruited =
    { $seat } recruits { $craft } from group { $group } ({ $talents ->
        [0] free
        [one] 1 talent
       *[other] { $talents } talents
    }).
amyitis-event-harvested = { $seat } harvests { $kind } in the { $row }.
amyitis-event-harvested-nothing = { $seat } harvests in the { $row }, but the supply has no { $kind }.
amyitis-event-row-emptied = The { $row } is full: its cubes go home.
amyitis-event-gardener = { $seat } has most cubes in the { $row } and takes a gardener.
amyitis-event-no-gardener = { $seat } has most cubes in the { $row }, but no gardener is left.
amyitis-event-row-tied = Nobody has most cubes in the { $row }.
amyitis-event-temple = A cube of { $seat } enters the { $temple }.
amyitis-event-temple-neutral = A neutral cube enters the { $temple }.
amyitis-event-expelled = A cube of { $seat } is pushed out of the { $temple }.
amyitis-event-expelled-neutral = A neutral cube is pushed out of the { $temple }.
amyitis-event-irrigated = { $seat } irrigates { $side }.
amyitis-event-moved =
    { $seat } moves the caravan { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } to { $city } for { $camels ->
        [one] 1 camel
       *[other] { $camels } camels
    }.
amyitis-event-sold = { $seat } sells { $kinds }.
amyitis-event-paid = { $seat } pays { $kinds }.
amyitis-event-court = { $seat } takes { $card }.
amyitis-event-token-due = { $seat } chooses among the level 2 caravaneers.
amyitis-event-token = { $seat } takes the token: { $kind }.
amyitis-event-gardeners-spent =
    { $seat } spends { $count ->
        [one] 1 gardener
       *[other] { $count } gardeners
    }.
amyitis-event-planted = { $seat } plants { $square } and takes its tile: { $tile }.
amyitis-event-no-court = No court card is left for { $seat }.
amyitis-event-irrigation-tied = Nobody has most cubes around { $square }: no irrigation bonus.
amyitis-event-neutral =
    { $count ->
        [one] A neutral cube irrigates
       *[other] { $count } neutral cubes irrigate
    } { $side } between two plants.
amyitis-event-card-turned = The plant card of { $city } is turned: { $up }.
amyitis-event-procession = { $seat } leads the procession.
amyitis-event-ranked = In the { $temple }, { $first } comes first, { $second } second.
amyitis-event-ranked-alone = In the { $temple }, { $first } comes first.
amyitis-event-temple-empty = Nobody serves in the { $temple }.
amyitis-event-no-gift = Ishtar has neither camel nor talent for { $seat }.
amyitis-event-no-cube-for-field = { $seat } has no cube for the field of Tammuz.
amyitis-event-exchanged = { $seat } gives { $give } for { $take }.
amyitis-event-declined = { $seat } exchanges nothing.
amyitis-event-discarded = { $seat } discards { $kind }.
amyitis-event-first-passes = { $seat } is the next first player.
amyitis-event-garden-done =
    { $tiles ->
        [0] No tile is left
        [one] Only 1 tile is left
       *[other] Only { $tiles } tiles are left
    } in the garden: the game is over.
amyitis-event-rounds-over = Round { $round } was the last: the game is over.

## Refusals

amyitis-refusal-over = The game is over.
amyitis-refusal-dealer-first = First the dealer has to draw.
amyitis-refusal-seat-first = The dealer draws nothing now: a player has to decide first.
amyitis-refusal-not-now = Something else is to be decided now. { $due }
amyitis-refusal-group =
    There is no group { $group }: { $groups ->
        [one] only 1 group is
       *[other] only { $groups } groups are
    } laid out.
amyitis-refusal-card = No { $craft } is face up in group { $group }.
amyitis-refusal-talents =
    This card needs { $needed ->
        [one] 1 talent
       *[other] { $needed } talents
    }; you have { $held ->
        [0] none
       *[other] { $held }
    }.
amyitis-refusal-no-cube = The { $craft } needs a cube, and you have none in hand.
amyitis-refusal-no-side = No side of the garden is available for an engineer.
amyitis-refusal-side-full = The side { $side } is full.
amyitis-refusal-side-dry = The side { $side } is dry: no water reaches it from the river yet.
amyitis-refusal-camels =
    A trip of { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } needs { $needed ->
        [one] 1 camel
       *[other] { $needed } camels
    }; you have { $held ->
        [0] none
       *[other] { $held }
    }.
amyitis-refusal-nothing-to-sell = You have no resource to sell in Babylon.
amyitis-refusal-babylon-cube = Babylon makes you place a cube, and you have none in hand.
amyitis-refusal-babylon-side = Babylon makes you place a cube, and no side of the garden is available.
amyitis-refusal-not-held = You do not have { $kinds }.
amyitis-refusal-cannot-pay = { $city } asks for { $kinds }, and you can’t pay that, even with wine.
amyitis-refusal-payment = The price is { $kinds }; { $paid } will not do.
amyitis-refusal-court-closed = Both court cards of { $city } are closed to you.
amyitis-refusal-not-offered = { $city } offers no { $kind }.
amyitis-refusal-level-gone = Nobody can take { $card } any more: it is gone.
amyitis-refusal-top-held = You have the top level of the { $kind } already.
amyitis-refusal-no-gardener = No gardener is left.
amyitis-refusal-no-token = No level 2 caravaneer carries { $kind }.
amyitis-refusal-no-tile = { $square } is not used with 2 players.
amyitis-refusal-planted = { $square } is planted already.
amyitis-refusal-no-full-side = { $square } has no full side: bring water there first.
amyitis-refusal-quality =
    { $square } is on floor { $floor } and needs quality { $need }; the plant has { $quality }, so it takes { $needed ->
        [one] 1 gardener
       *[other] { $needed } gardeners
    }, and you have { $held ->
        [0] none
       *[other] { $held }
    }.
amyitis-refusal-nothing-to-plant =
    No square could take the plant of { $city }: quality { $quality }, { $gardeners ->
        [0] no gardener
        [one] 1 gardener
       *[other] { $gardeners } gardeners
    }.
amyitis-refusal-supply-empty = The supply has no { $gift }.
amyitis-refusal-supply-lacks = The supply has no { $kind }.
amyitis-refusal-wine = Wine can’t be taken in exchange.
amyitis-refusal-same-kind = To give { $kind } and take it back is no exchange.
amyitis-refusal-other-draw = Something else is drawn now. { $due }
amyitis-refusal-tile = No such tile is left for { $square }: { $tile }.
amyitis-refusal-plant = No such plant card can lie in { $city }: { $up } up, { $down } down.
amyitis-refusal-token-to-lay = No token of { $kind } can be laid on a caravaneer.
amyitis-refusal-seat = There is no seat { $number } at a table of { $players }.
amyitis-refusal-cards =
    { $drawn } × { $craft } is too many: { $left ->
        [0] none is
        [one] only 1 is
       *[other] only { $left } are
    } left.

## The table as text

amyitis-picture-title = Round { $round } · first player: { $seat }
amyitis-picture-legend = t talents, c camels, * court card, ##### planted, n neutral cube, . empty, ~ river
amyitis-picture-group =
    Group { $group } ({ $talents ->
        [0] free
        [one] 1 talent
       *[other] { $talents } talents
    })
amyitis-picture-sale = sale: 3 points for each resource
amyitis-picture-plant = plant of quality { $quality }
amyitis-picture-supply = Supply: talents { $talents }, camels { $camels },
amyitis-picture-tokens = On level 2 caravaneers:
amyitis-picture-passed = (passed)
amyitis-picture-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
amyitis-picture-player = cubes { $cubes }, talents { $talents }, camels { $camels }, caravaneer { $caravaneer }, banker { $banker }, palace { $palace }, gardeners { $gardeners }, tiles { $tiles }
amyitis-picture-no-resources = no resources

## Terms of an appraisal
amyitis-term-points = Points so far
amyitis-term-favour = Amyitis' favour in reach
amyitis-term-talents = Talents
amyitis-term-camels = Camels
amyitis-term-resources = Resources in store
amyitis-term-excess = Resources beyond the store
amyitis-term-wine = Wine
amyitis-term-variety = Variety of resources
amyitis-term-caravaneer = Caravaneer
amyitis-term-storehouse = Second caravaneer and his store
amyitis-term-income = Talents the banker will bring
amyitis-term-interest = Points the banker will bring
amyitis-term-palace = Next palace
amyitis-term-dynasty = Palaces after the next
amyitis-term-shut-out = Court cards out of reach for good
amyitis-term-gardeners = Gardeners
amyitis-term-fields = Lead in the fields
amyitis-term-irrigation = Majorities around watered squares
amyitis-term-aqueducts = Cubes beside dry squares
amyitis-term-ishtar = Rank in the temple of Ishtar
amyitis-term-marduk = Rank in the temple of Marduk
amyitis-term-tammuz = Rank in the temple of Tammuz
amyitis-term-devotion = Priests who stay
amyitis-term-procession = Procession to lead
amyitis-term-trip = Best trip now
amyitis-term-plan = Best trip later
amyitis-term-errand = Business in the city
amyitis-term-harvest = Harvest to come
amyitis-term-prayer = Priest to place
amyitis-term-channel = Cube to place in the garden
amyitis-term-crafts = Craft cards within means
amyitis-term-waiting = Talents for waiting
amyitis-term-turn = Turn to act

## The table as text in the page

amyitis-text-decide = Decision
amyitis-text-city = City
amyitis-text-asks = Asks for
amyitis-text-offers = Offers
amyitis-text-fare = Fare
amyitis-text-road = Cities in the order in which the caravan reaches them
amyitis-text-stands = The caravan stands in { $city }.
amyitis-text-faces = plant of { $up }; on the other face { $down }
amyitis-text-left =
    { $count ->
        [one] 1 tile is left in the garden;
       *[other] { $count } tiles are left in the garden;
    }
amyitis-text-floor = Floor { $floor }: needs quality { $need }
amyitis-text-square = Square
amyitis-text-tile = Tile
amyitis-text-planted = planted
amyitis-text-unused = not used
amyitis-text-canals = Canals between the squares
amyitis-text-side = Side
amyitis-text-cubes = Cubes
amyitis-text-water = Water
amyitis-text-river = at the river
amyitis-text-wet = carries water
amyitis-text-free = free
amyitis-text-fields = What each field gives, and whose cube lies there
amyitis-text-row = Row
amyitis-text-field = Field { $field }
amyitis-text-temples = Niches from left to right, and who would be rewarded now
amyitis-text-temple = Temple
amyitis-text-niche = Niche { $niche }
amyitis-text-first = First
amyitis-text-second = Second
amyitis-text-court = Cards by kind and level
amyitis-text-card = Card
amyitis-text-worth = Worth
amyitis-text-count = Left
amyitis-text-level = { $kind }, level { $level }
amyitis-text-of-level = level { $level }
amyitis-text-caravaneer =
    { $spaces ->
        [0] no space more
        [one] 1 space more
       *[other] { $spaces } spaces more
    }, keeps { $keeps ->
        [0] no resource
        [one] 1 resource
       *[other] { $keeps } resources
    }
amyitis-text-gardener = 1 quality more when planting
amyitis-text-players = What everybody has
amyitis-text-what = What
amyitis-text-hand = cubes in hand
amyitis-text-talents = talents
amyitis-text-camels = camels
amyitis-text-gardeners = gardeners
amyitis-text-yes = yes
amyitis-text-no = no

## The board of the page

amyitis-board-garden = The garden
amyitis-board-temples = The temples
amyitis-board-fields = The fields
amyitis-board-crafts = Craft cards
amyitis-board-road = The caravan’s road
amyitis-board-court = Court cards left
amyitis-board-supply = The supply
amyitis-board-stock = What { $name } has
amyitis-board-ishtar = Ishtar
amyitis-board-marduk = Marduk
amyitis-board-tammuz = Tammuz
amyitis-board-neutral = neutral
amyitis-board-first = 1st
amyitis-board-passed = passed
amyitis-board-points = points if the game ended now
amyitis-board-last =
    { $tiles ->
        [one] ends at 1 tile
       *[other] ends at { $tiles } tiles
    }
amyitis-board-favour = Favour
amyitis-board-favour-step = { $tiles } tiles: { $points }
amyitis-board-square = { $square }, floor { $floor }, needs quality { $need }: { $tile }
amyitis-board-planted = { $square }, floor { $floor }, planted
amyitis-board-bare = { $square }, not used
amyitis-board-side = { $side }: { $filled } of { $areas } filled ({ $owners })
amyitis-board-temple = { $temple }, from left to right: { $cubes }
amyitis-board-turned = { $craft }, turned over
amyitis-board-stack = { $card }, { $left } left
amyitis-board-level =
    { $level ->
        [0] no { $kind }
       *[other] level { $level } { $kind }
    }
amyitis-board-gardeners =
    { $count ->
        [0] no gardener
        [one] 1 gardener
       *[other] { $count } gardeners
    }
amyitis-board-cubes =
    { $count ->
        [0] no cube in hand
        [one] 1 cube in hand
       *[other] { $count } cubes in hand
    }
amyitis-board-talents =
    { $count ->
        [0] no talent
        [one] 1 talent
       *[other] { $count } talents
    }
amyitis-board-camels =
    { $count ->
        [0] no camel
        [one] 1 camel
       *[other] { $count } camels
    }
amyitis-board-tiles =
    { $count ->
        [0] no garden tile
        [one] 1 garden tile
       *[other] { $count } garden tiles
    }
amyitis-board-sell = Sell { $kinds }
amyitis-board-pay = Pay { $kinds }
amyitis-board-discard = Discard { $kinds }
