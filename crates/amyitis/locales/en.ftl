amyitis-title = Amyitis
amyitis-designed = Some figures of Amyitis are of our own design, because no source that we have shows them: most garden tiles, the numbers of court and craft cards with fewer players, and what some cities ask for. They fit everything that is known, and they are marked below.
amyitis-about = Hire people of every craft, lead water up the garden, send the caravan for plants: a queen misses the green hills of her country.

## What each component is: the page shows it where the pointer or the focus rests. `.paragraph` is where the rules tell more.

amyitis-about-crafts = Recruit a face-up card. It costs one talent for each card of its group that is already turned over.
    .title = Craft cards
    .paragraph = A4.1

amyitis-about-peasant = Puts one of your cubes on the next free field of a row and gives you what grows there.
    .title = Peasant
    .paragraph = A4.2

amyitis-about-priest = Puts one of your cubes into a temple. Players with most cubes there are rewarded at the end of the round.
    .title = Priest
    .paragraph = A4.4

amyitis-about-engineer = Puts one of your cubes on a canal that water reaches, and scores 2 points.
    .title = Engineer
    .paragraph = A4.5

amyitis-about-merchant = Gives you a camel. Without camels the caravan stands still.
    .title = Merchant
    .paragraph = A4.6

amyitis-about-tile = Plant here to take the tile: its points and its bonus (talents, camels or a court card). The leaves show the quality the floor needs.
    .title = Garden tile
    .paragraph = A6.1

amyitis-about-canal = Water runs along full canals, starting at the river. You can plant a square once one of its canals is full.
    .title = Canal
    .paragraph = A1.3

amyitis-about-river = All water comes from here: canals that touch the river are available from the start.
    .title = The river
    .paragraph = A1.1

amyitis-about-last = The game ends after the round in which only this many tiles are left in the garden.
    .title = Tiles left
    .paragraph = A7.5

amyitis-about-favour = Points at the end of the game for taking many garden tiles.
    .title = Amyitis’ favour
    .paragraph = A8.1

amyitis-about-fields = Cubes fill a row from the left, each taking what grows there. When the row is full, the player with most cubes in it takes a gardener.
    .title = Fields
    .paragraph = A4.2

amyitis-about-temple = A new cube comes in on the left and pushes the others along; a cube pushed out returns to its owner.
    .title = Temple
    .paragraph = A4.4

amyitis-about-ishtar = At the end of the round the first player here takes a camel or a talent, the second takes the other.
    .title = Temple of Ishtar
    .paragraph = A7.3

amyitis-about-marduk = At the end of the round the first player here scores 2 points, the second 1.
    .title = Temple of Marduk
    .paragraph = A7.3

amyitis-about-tammuz = At the end of the round the first player here puts a cube on a field and takes its resource; the second may exchange a resource.
    .title = Temple of Tammuz
    .paragraph = A7.3

amyitis-about-caravan = It goes clockwise. Each space costs a camel, less your caravaneer’s bonus, and always at least one.
    .title = Caravan
    .paragraph = A5.1

amyitis-about-city-sale = Sell one resource for 3 points or two for 6, then put a cube on a canal.
    .title = Babylon
    .paragraph = A5.4

amyitis-about-city-court = Pay the resource it asks for and take one of the two court cards.
    .title = Court city
    .paragraph = A5.5

amyitis-about-city-plant = Pay what the city and the plant ask for, plant in the garden, and turn the plant card over.
    .title = Plant city
    .paragraph = A5.6

amyitis-about-supply = What is left for everybody. What has run out can’t be taken.
    .title = Supply
    .paragraph = A9.1

amyitis-about-pass = Who passes puts a cube here, takes no more actions this round, and takes a talent each time their turn would come. The cubes come home at the end of the round.
    .title = Pass square
    .paragraph = A3.4

amyitis-about-neutral = Grey cubes are nobody’s. They fill canals between two plants and join the procession; at this table they can run out.
    .title = Neutral cubes
    .paragraph = A9.1

amyitis-about-caravaneer = Takes the caravan 2 or 4 spaces further for the same number of camels; level 2 also lets you keep 4 resources.
    .title = Caravaneer
    .paragraph = A5.1

amyitis-about-gardener = Discard it to add 1 to the quality of a plant and plant higher up.
    .title = Gardener
    .paragraph = A6.1

amyitis-about-banker = Pays you talents at the start of every round, and points at the top level.
    .title = Banker
    .paragraph = A3.2

amyitis-about-palace = Points at once, more with each level.
    .title = Palace
    .paragraph = A0.3

amyitis-about-token = Take this caravaneer and you also take the resource on it.
    .title = Token
    .paragraph = A5.5

amyitis-about-cubes = Your cubes for fields, temples and canals. Those on fields and in temples come back to you.
    .title = Cubes in hand
    .paragraph = A2.4

amyitis-about-talents = They pay for craft cards.
    .title = Talents
    .paragraph = A4.1

amyitis-about-camels = They pay for the spaces the caravan moves.
    .title = Camels
    .paragraph = A5.1

amyitis-about-tiles = The more garden tiles you have taken, the greater Amyitis’ favour.
    .title = Tiles taken
    .paragraph = A8.1

amyitis-about-resources = You pay cities with them. Wine replaces any other. You keep 2 at the end of a round.
    .title = Resources
    .paragraph = A5.3

amyitis-about-points = Points so far. The most points at the end win.
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

## Options

amyitis-option-neutral-cubes = Neutral cubes
    .help = The box has 135 cubes, and 30 for each player leave 15 grey ones. The rulebook does not say whether they may run out.
    .paragraph = A0.1
amyitis-option-neutral-cubes-unlimited = without limit
amyitis-option-neutral-cubes-box = only those of the box
amyitis-option-double-canals = Double canals
    .help = A canal of the upper floors takes two cubes. This says whether water already passes along the first; to plant there, both are needed.
    .paragraph = A1.3
amyitis-option-double-canals-full = carry water once they are full
amyitis-option-double-canals-one-cube = carry water from the first cube
amyitis-option-neutral-water = Neutral cubes away from the river
    .help = Grey cubes fill the canals between two plants. This says whether you may build on from them where the river has not come yet.
    .paragraph = A1.3
amyitis-option-neutral-water-joined = carry water once they are joined to it
amyitis-option-neutral-water-anywhere = carry water anywhere
amyitis-option-pass = Passing
    .help = The rulebook has a cube lie on the Pass square until the end of the round. Without it you keep that cube in hand.
    .paragraph = A3.4
amyitis-option-pass-cube = puts a cube on the Pass square
amyitis-option-pass-free = needs no cube
amyitis-option-full-circuit = A full circuit of nine spaces
    .help = Nine spaces bring the caravan back to the city where it stands, so that you may trade there again.
    .paragraph = A5.1
amyitis-option-full-circuit-allowed = allowed
amyitis-option-full-circuit-forbidden = forbidden

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

## What to decide or draw

amyitis-prompt-act = Pass, recruit a craft card, or move the caravan.
amyitis-prompt-peasant = Choose a row of fields for the peasant.
amyitis-prompt-priest = Choose a temple for the priest.
amyitis-prompt-engineer = Choose a canal to irrigate, for 2 points.
amyitis-prompt-sell = Sell one or two resources in Babylon.
amyitis-prompt-canal = Put the cube from the sale on a canal of the garden.
amyitis-prompt-pay = Choose how to pay.
amyitis-prompt-court = Choose one of the city’s court cards.
amyitis-prompt-token = Choose the token that comes with the caravaneer.
amyitis-prompt-plant = Choose a square to plant.
amyitis-prompt-bonus = Choose a court card: it is the tile’s bonus.
amyitis-prompt-procession = Lead the procession: choose the temple for your cube.
amyitis-prompt-ishtar = Ishtar rewards you: take a camel or a talent.
amyitis-prompt-harvest = Tammuz rewards you: put a cube in a field.
amyitis-prompt-exchange = Exchange a resource, or decline.
amyitis-prompt-discard = Discard a resource: you have more than you can keep.
amyitis-prompt-over = The game is over.
amyitis-turn-act =
    { $seat-you ->
        [yes] { amyitis-prompt-act }
       *[no] { $seat } is choosing an action…
    }
amyitis-turn-peasant =
    { $seat-you ->
        [yes] { amyitis-prompt-peasant }
       *[no] { $seat } is choosing a row of fields…
    }
amyitis-turn-priest =
    { $seat-you ->
        [yes] { amyitis-prompt-priest }
       *[no] { $seat } is choosing a temple…
    }
amyitis-turn-engineer =
    { $seat-you ->
        [yes] { amyitis-prompt-engineer }
       *[no] { $seat } is choosing a canal to irrigate…
    }
amyitis-turn-sell =
    { $seat-you ->
        [yes] { amyitis-prompt-sell }
       *[no] { $seat } is selling in Babylon…
    }
amyitis-turn-canal =
    { $seat-you ->
        [yes] { amyitis-prompt-canal }
       *[no] { $seat } is choosing a canal to irrigate…
    }
amyitis-turn-pay =
    { $seat-you ->
        [yes] { amyitis-prompt-pay }
       *[no] { $seat } is choosing how to pay…
    }
amyitis-turn-court =
    { $seat-you ->
        [yes] { amyitis-prompt-court }
       *[no] { $seat } is choosing a court card…
    }
amyitis-turn-token =
    { $seat-you ->
        [yes] { amyitis-prompt-token }
       *[no] { $seat } is choosing a token…
    }
amyitis-turn-plant =
    { $seat-you ->
        [yes] { amyitis-prompt-plant }
       *[no] { $seat } is choosing a square to plant…
    }
amyitis-turn-bonus =
    { $seat-you ->
        [yes] { amyitis-prompt-bonus }
       *[no] { $seat } is choosing a court card as a bonus…
    }
amyitis-turn-procession =
    { $seat-you ->
        [yes] { amyitis-prompt-procession }
       *[no] { $seat } is leading the procession…
    }
amyitis-turn-ishtar =
    { $seat-you ->
        [yes] { amyitis-prompt-ishtar }
       *[no] { $seat } is choosing Ishtar’s reward…
    }
amyitis-turn-harvest =
    { $seat-you ->
        [yes] { amyitis-prompt-harvest }
       *[no] { $seat } is choosing a field for Tammuz…
    }
amyitis-turn-exchange =
    { $seat-you ->
        [yes] { amyitis-prompt-exchange }
       *[no] { $seat } may exchange a resource…
    }
amyitis-turn-discard =
    { $seat-you ->
        [yes] { amyitis-prompt-discard }
       *[no] { $seat } is discarding resources…
    }

amyitis-draw-tile = The dealer draws the garden tile for { $square }.
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
amyitis-tell-temple = Add a cube to the { $temple }
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
amyitis-tell-token = Take the caravaneer with this token: { $kind }
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
amyitis-tell-exchange = Exchange { $give } for { $take }
amyitis-tell-decline = Exchange nothing
amyitis-tell-discard = Discard { $kind }
amyitis-tell-tile = { $square }: { $tile }
amyitis-tell-card = { $city }: { $up } face up, { $down } face down
amyitis-tell-token-laid = On a level 2 caravaneer: { $kind }
amyitis-tell-first = { $seat } plays first
amyitis-tell-group = { $crafts }

amyitis-preview-sale = sell 1 or 2 resources for 3 points each, then irrigate a canal
amyitis-preview-asks = asks for { $kinds }
amyitis-preview-offers = offers { $cards }
amyitis-preview-quality = a plant of quality { $quality }
amyitis-preview-irrigation =
    { $seat-you ->
        [yes] you gain the irrigation bonus
       *[no] irrigation bonus for { $seat }
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## What happens

amyitis-event-tile-laid = Garden tile at { $square }: { $tile }.
amyitis-event-card-laid = Plant card in { $city }: { $up } face up, { $down } face down.
amyitis-event-token-laid = On a level 2 caravaneer: { $kind }.
amyitis-event-first =
    { $seat-you ->
        [yes] You play
       *[no] { $seat } plays
    } first.
amyitis-event-round =
    Round { $round }: { $seat-you ->
        [yes] you begin
       *[no] { $seat } begins
    }.
amyitis-event-group = Group { $group }: { $crafts }.
amyitis-event-income =
    { $seat-you ->
        [yes] You collect
       *[no] { $seat } collects
    } the income of a level { $level } banker.
amyitis-event-scored =
    { $seat-you ->
        [yes] You score
       *[no] { $seat } scores
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $category }).
amyitis-event-camels =
    { $seat-you ->
        [yes] You take
       *[no] { $seat } takes
    } { $count ->
        [0] no camel: the supply is empty
        [one] 1 camel
       *[other] { $count } camels
    }.
amyitis-event-talents =
    { $seat-you ->
        [yes] You take
       *[no] { $seat } takes
    } { $count ->
        [0] no talent: the supply is empty
        [one] 1 talent
       *[other] { $count } talents
    }.
amyitis-event-passed =
    { $seat-you ->
        [yes] You pass
       *[no] { $seat } passes
    }.
amyitis-event-passed-cube =
    { $seat-you ->
        [yes] You pass and put a cube
       *[no] { $seat } passes and puts a cube
    } on the Pass square.
amyitis-event-waits =
    { $seat-you ->
        [yes] You have passed and wait
       *[no] { $seat } has passed and waits
    }.
amyitis-event-recruited =
    { $seat-you ->
        [yes] You recruit
       *[no] { $seat } recruits
    } { $craft } from group { $group } ({ $talents ->
        [0] free
        [one] 1 talent
       *[other] { $talents } talents
    }).
amyitis-event-harvested =
    { $seat-you ->
        [yes] You harvest
       *[no] { $seat } harvests
    } { $kind } in the { $row }.
amyitis-event-harvested-nothing =
    { $seat-you ->
        [yes] You harvest
       *[no] { $seat } harvests
    } in the { $row }, but the supply has no { $kind }.
amyitis-event-row-emptied = The { $row } is full: its cubes return to their owners.
amyitis-event-gardener =
    { $seat-you ->
        [yes] You have
       *[no] { $seat } has
    } most cubes in the { $row } and { $seat-you ->
        [yes] take
       *[no] takes
    } a gardener.
amyitis-event-no-gardener =
    { $seat-you ->
        [yes] You have
       *[no] { $seat } has
    } most cubes in the { $row }, but no gardener is left.
amyitis-event-row-tied = Nobody has most cubes in the { $row }.
amyitis-event-temple =
    { $seat-you ->
        [yes] You add
       *[no] { $seat } adds
    } a cube to the { $temple }.
amyitis-event-temple-neutral = A neutral cube enters the { $temple }.
amyitis-event-expelled =
    { $seat-you ->
        [yes] You take
       *[no] { $seat } takes
    } back a cube pushed out of the { $temple }.
amyitis-event-expelled-neutral = A neutral cube is pushed out of the { $temple }.
amyitis-event-irrigated =
    { $seat-you ->
        [yes] You irrigate
       *[no] { $seat } irrigates
    } { $side }.
amyitis-event-moved =
    { $seat-you ->
        [yes] You move
       *[no] { $seat } moves
    } the caravan { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } to { $city } for { $camels ->
        [one] 1 camel
       *[other] { $camels } camels
    }.
amyitis-event-sold =
    { $seat-you ->
        [yes] You sell
       *[no] { $seat } sells
    } { $kinds }.
amyitis-event-paid =
    { $seat-you ->
        [yes] You pay
       *[no] { $seat } pays
    } { $kinds }.
amyitis-event-court =
    { $seat-you ->
        [yes] You take
       *[no] { $seat } takes
    } { $card }.
amyitis-event-token-due =
    { $seat-you ->
        [yes] You choose
       *[no] { $seat } chooses
    } among the level 2 caravaneers.
amyitis-event-token =
    { $seat-you ->
        [yes] You take
       *[no] { $seat } takes
    } the token: { $kind }.
amyitis-event-gardeners-spent =
    { $seat-you ->
        [yes] You discard
       *[no] { $seat } discards
    } { $count ->
        [one] 1 gardener
       *[other] { $count } gardeners
    }.
amyitis-event-planted =
    { $seat-you ->
        [yes] You plant
       *[no] { $seat } plants
    } at { $square } and { $seat-you ->
        [yes] take
       *[no] takes
    } the tile: { $tile }.
amyitis-event-no-court =
    No court card is left for { $seat-you ->
        [yes] you
       *[no] { $seat }
    }.
amyitis-event-irrigation-tied = Nobody has most cubes around { $square }: no irrigation bonus.
amyitis-event-neutral =
    { $count ->
        [one] A neutral cube irrigates
       *[other] { $count } neutral cubes irrigate
    } { $side } between two plants.
amyitis-event-no-neutral-cube = No neutral cube is left.
amyitis-event-card-turned = The plant card in { $city } is turned over: { $up }.
amyitis-event-procession =
    { $seat-you ->
        [yes] You lead
       *[no] { $seat } leads
    } the procession.
amyitis-event-ranked =
    In the { $temple }: { $first-you ->
        [yes] you first
       *[no] { $first } first
    }, { $second-you ->
        [yes] you second
       *[no] { $second } second
    }.
amyitis-event-ranked-alone =
    In the { $temple }: { $first-you ->
        [yes] you first
       *[no] { $first } first
    }.
amyitis-event-temple-empty = No player has a cube in the { $temple }.
amyitis-event-no-gift =
    The supply has neither a camel nor a talent for { $seat-you ->
        [yes] you
       *[no] { $seat }
    }.
amyitis-event-no-cube-for-field =
    { $seat-you ->
        [yes] You have
       *[no] { $seat } has
    } no cube for the field of Tammuz.
amyitis-event-exchanged =
    { $seat-you ->
        [yes] You exchange
       *[no] { $seat } exchanges
    } { $give } for { $take }.
amyitis-event-declined =
    { $seat-you ->
        [yes] You exchange
       *[no] { $seat } exchanges
    } nothing.
amyitis-event-discarded =
    { $seat-you ->
        [yes] You discard
       *[no] { $seat } discards
    } { $kind }.
amyitis-event-pass-cleared = The cubes on the Pass square return to their owners.
amyitis-event-first-passes =
    The first-player card passes to { $seat-you ->
        [yes] you
       *[no] { $seat }
    }.
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
amyitis-refusal-not-now = Another decision is due now. { $due }
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
amyitis-refusal-no-side = No canal of the garden is available for an engineer.
amyitis-refusal-side-full = The canal { $side } is full.
amyitis-refusal-side-dry = The canal { $side } is dry: no water reaches it from the river yet.
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
amyitis-refusal-full-circuit = At this table the caravan may not go all the way round: choose at most 8 spaces.
amyitis-refusal-nothing-to-sell = You have no resource to sell in Babylon.
amyitis-refusal-babylon-cube = In Babylon you must place a cube, and you have none in hand.
amyitis-refusal-babylon-side = In Babylon you must place a cube, and no canal of the garden is available.
amyitis-refusal-not-held = You don’t have { $kinds }.
amyitis-refusal-cannot-pay = { $city } asks for { $kinds }, and you can’t pay that, even with wine.
amyitis-refusal-payment = The price is { $kinds }; you can’t pay it with { $paid }.
amyitis-refusal-court-closed = Neither court card of { $city } is available to you.
amyitis-refusal-not-offered = { $city } offers no { $kind }.
amyitis-refusal-level-gone = Nobody can take { $card } any more: it is gone.
amyitis-refusal-top-held = You already have the top level of the { $kind }.
amyitis-refusal-no-gardener = No gardener is left.
amyitis-refusal-no-token = No level 2 caravaneer carries { $kind }.
amyitis-refusal-no-tile = { $square } is not used with 2 players.
amyitis-refusal-planted = { $square } is already planted.
amyitis-refusal-no-full-side = { $square } has no full canal: bring water there first.
amyitis-refusal-quality =
    { $square } is on floor { $floor } and needs quality { $need }; the plant has quality { $quality }, so you need { $needed ->
        [one] 1 gardener
       *[other] { $needed } gardeners
    }, and you have { $held ->
        [0] none
       *[other] { $held }
    }.
amyitis-refusal-nothing-to-plant =
    No square can take the plant of { $city }: quality { $quality }, { $gardeners ->
        [0] no gardener
        [one] 1 gardener
       *[other] { $gardeners } gardeners
    }.
amyitis-refusal-supply-empty = The supply has no { $gift }.
amyitis-refusal-supply-lacks = The supply has no { $kind }.
amyitis-refusal-wine = Wine can’t be taken in exchange.
amyitis-refusal-same-kind = Giving { $kind } and taking it back is not an exchange.
amyitis-refusal-other-draw = Another draw is due now. { $due }
amyitis-refusal-tile = No such tile is left for { $square }: { $tile }.
amyitis-refusal-plant = No such plant card can lie in { $city }: { $up } face up, { $down } face down.
amyitis-refusal-token-to-lay = No such token can be laid on a caravaneer: { $kind }.
amyitis-refusal-seat = There is no seat { $number } at a table of { $players }.
amyitis-refusal-cards =
    { $drawn } × { $craft } is too many: { $left ->
        [0] none is
        [one] only 1 is
       *[other] only { $left } are
    } left.

## The table as text

amyitis-picture-title = Round { $round } · first player: { $seat }
amyitis-picture-group =
    Group { $group } ({ $talents ->
        [0] free
        [one] 1 talent
       *[other] { $talents } talents
    })
amyitis-picture-sale = sale: 3 points for each resource
amyitis-picture-tokens = On level 2 caravaneers:
amyitis-picture-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Terms of an evaluation
amyitis-term-points = Points so far
amyitis-term-favour = Amyitis’ favour within reach
amyitis-term-talents = Talents
amyitis-term-camels = Camels
amyitis-term-resources = Resources in stock
amyitis-term-excess = Resources beyond the limit
amyitis-term-wine = Wine
amyitis-term-variety = Variety of resources
amyitis-term-caravaneer = Caravaneer
amyitis-term-storehouse = Second caravaneer and its stock
amyitis-term-income = Talents the banker will bring
amyitis-term-interest = Points the banker will bring
amyitis-term-palace = Next palace
amyitis-term-dynasty = Palaces after the next
amyitis-term-shut-out = Court cards lost for good
amyitis-term-gardeners = Gardeners
amyitis-term-fields = Lead in the fields
amyitis-term-irrigation = Majorities around irrigated squares
amyitis-term-aqueducts = Cubes beside dry squares
amyitis-term-ishtar = Rank in the temple of Ishtar
amyitis-term-marduk = Rank in the temple of Marduk
amyitis-term-tammuz = Rank in the temple of Tammuz
amyitis-term-devotion = Priests that stay
amyitis-term-procession = Procession to lead
amyitis-term-trip = Best trip now
amyitis-term-plan = Best trip later
amyitis-term-errand = Business in the city
amyitis-term-harvest = Harvest to come
amyitis-term-prayer = Priest to place
amyitis-term-channel = Cube to place in the garden
amyitis-term-crafts = Craft cards you can afford
amyitis-term-waiting = Talents for passing
amyitis-term-turn = Turn to act

## The table as text in the page

amyitis-text-decide = Decision
amyitis-text-city = City
amyitis-text-asks = Asks for
amyitis-text-offers = Offers
amyitis-text-fare = Cost
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
amyitis-text-side = Canal
amyitis-text-cubes = Cubes
amyitis-text-water = Water
amyitis-text-river = at the river
amyitis-text-wet = carries water
amyitis-text-free = free
amyitis-text-fields = What each field gives, and whose cube lies there
amyitis-text-row = Row
amyitis-text-field = Field { $field }
amyitis-text-temples = Spaces of the temples from left to right, and who would be rewarded now
amyitis-text-temple = Temple
amyitis-text-niche = Space { $niche }
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
        [0] no extra space
        [one] 1 extra space
       *[other] { $spaces } extra spaces
    }, keeps { $keeps ->
        [0] no resource
        [one] 1 resource
       *[other] { $keeps } resources
    }
amyitis-text-gardener = adds 1 to the quality of a plant
amyitis-text-players = What everybody has
amyitis-text-neutral =
    { $count ->
        [one] { $count } neutral cube
       *[other] { $count } neutral cubes
    }
amyitis-text-on-pass = cube on the Pass square
amyitis-text-what = Item
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
amyitis-board-stock = Stock of { $name }
amyitis-board-ishtar = Ishtar
amyitis-board-marduk = Marduk
amyitis-board-tammuz = Tammuz
amyitis-board-neutral = neutral
amyitis-board-first = 1st
amyitis-board-passed = passed
amyitis-board-pass-square = Pass
amyitis-board-pass-cubes =
    Pass square: { $count ->
        [0] no cube
       *[other] { $owners }
    }
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

## The board in the terminal

amyitis-terminal-legend =
    6+2c: a garden tile: 6 points and 2 camels; t talents, * a court card
    ♣♣♣: a planted square
    ● ▲ ■ ◆: cubes of the players; n a neutral cube, · a free place
    ~ ≈: water has come to this canal; the river
    ▶: the caravan
    3c: the way to this city costs 3 camels
    salt→♣1: salt is paid for a plant of quality 1
    carav/bank: for a caravaneer or a banker
    free 1t 2t: what a craft card of a group costs: talents
    ×priest: a craft card that is gone
    2×3: court cards of level 2, 3 of them left; (5) their points
    car1 ban1 pal1: a player’s levels of caravaneer, banker and palace
    gar1 ♣1: a player’s gardeners and garden tiles
amyitis-terminal-road = Caravan’s road
amyitis-terminal-tiles = { $left } tiles left, ends at { $last }
amyitis-terminal-sale = sale: { $points } points
amyitis-terminal-ranks = leads: { $signs }
amyitis-terminal-row-top = top
amyitis-terminal-row-bottom = bottom
amyitis-terminal-group = { $number }:{ $talents ->
    [0] {"free"}
   *[other] {" "}{ $talents }t
}
amyitis-terminal-group-full = { $number }: { $talents ->
    [0] free
    [one] { $talents } talent
   *[other] { $talents } talents
}
amyitis-terminal-offers = →{ $one }/{ $other }
amyitis-terminal-offers-full = { " " }→ { $one } or { $other }
amyitis-terminal-plant = →♣{ $quality }
amyitis-terminal-plant-full = { " " }→ plant of quality { $quality }
amyitis-terminal-short-peasant = peasant
amyitis-terminal-short-priest = priest
amyitis-terminal-short-engineer = engin.
amyitis-terminal-short-merchant = merch.
amyitis-terminal-short-caravaneer = carav
amyitis-terminal-short-banker = bank
amyitis-terminal-short-palace = palace
amyitis-terminal-short-gardener = gard
amyitis-terminal-supply = Supply: { $talents }t { $camels }c · { $stock }
amyitis-terminal-purse = { $cubes } cubes { $talents }t { $camels }c car{ $caravaneer }{ $banker ->
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
amyitis-terminal-purse-full = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}, { $talents ->
    [one] { $talents } talent
   *[other] { $talents } talents
}, { $camels ->
    [one] { $camels } camel
   *[other] { $camels } camels
}, caravaneer { $caravaneer }{ $banker ->
    [0] {""}
   *[other] , banker { $banker }
}{ $palace ->
    [0] {""}
   *[other] , palace { $palace }
}{ $gardeners ->
    [0] {""}
   *[other] , gardener { $gardeners }
}{ $tiles ->
    [0] {""}
   *[other] , ♣ { $tiles }
}
amyitis-terminal-passed = (passed)
amyitis-terminal-pass = Pass
amyitis-terminal-neutral = · neutral { $count }
amyitis-board-pass-sure = A craft card is still free. Press again to pass for the whole round.

## The entries of the component file, for those who edit it
amyitis-figure-supply = supply
amyitis-figure-resources = resources
amyitis-figure-camels = camels
amyitis-figure-talents = talents
amyitis-figure-cubes = cubes of each player
amyitis-figure-neutral-cubes = neutral cubes
amyitis-figure-start = at the start
amyitis-figure-crafts = craft cards
    .about = Cards of each craft with 2, 3 and 4 players
amyitis-figure-caravaneers = caravaneers, by level
amyitis-figure-spaces = spaces
amyitis-figure-keeps = resources kept
amyitis-figure-cards = cards
    .about = For 2, 3 and 4 players
amyitis-figure-bankers = bankers, by level
amyitis-figure-points = points
amyitis-figure-palaces = palaces, by level
amyitis-figure-gardeners = gardeners
amyitis-figure-plants = plant cards
amyitis-figure-up = upper face
amyitis-figure-down = lower face
amyitis-figure-quality = quality
amyitis-figure-asks = asks for
amyitis-figure-home = card with two cities
amyitis-figure-city = city
amyitis-figure-tiles = garden tiles
amyitis-figure-summit = summit
amyitis-figure-quality-1 = quality 1
amyitis-figure-quality-2 = quality 2
amyitis-figure-quality-3 = quality 3
amyitis-figure-court = court card
amyitis-figure-fields = fields
amyitis-figure-top = upper row
amyitis-figure-bottom = lower row
amyitis-figure-circuit = caravan road
    .about = Clockwise from Babylon
amyitis-figure-kind = kind
amyitis-figure-offers = offers
amyitis-figure-garden = garden
amyitis-figure-double = sides with two irrigation areas
amyitis-figure-empty-with-2 = squares without a tile with 2 players
amyitis-figure-end = end of the game
amyitis-figure-rounds = rounds
amyitis-figure-favour = favour of Amyitis
    .about = For 2, 3 and 4 players: from so many tiles on, so many points
amyitis-figure-nothing = nothing
amyitis-figure-sale = sale
amyitis-figure-plant = plant
