amyitis-title = Amyitis
amyitis-designed = Certains chiffres d’Amyitis sont notre création, faute de source qui les montre : la plupart des tuiles Jardin, le nombre de cartes Cour et Métier à moins de joueurs, et ce que demandent certaines villes. Ils s’accordent avec tout ce qui est connu et sont signalés ci-dessous.
amyitis-about = Engagez des gens de métier, menez l’eau d’étage en étage, envoyez la caravane chercher des plantes : une reine regrette les collines vertes de son pays.

## What each component is: the page shows it where the pointer or the focus rests. `.paragraph` is where the rules tell more.

amyitis-about-crafts = Recrutez une carte face visible. Elle coûte un talent par carte déjà retournée dans son groupe.
    .title = Cartes Métier
    .paragraph = A4.1

amyitis-about-peasant = Pose un de vos cubes sur le prochain champ libre d’une ligne et vous donne ce qui y pousse.
    .title = Paysan
    .paragraph = A4.2

amyitis-about-priest = Fait entrer un de vos cubes dans un temple. Les majoritaires y sont récompensés à la fin de la manche.
    .title = Prêtre
    .paragraph = A4.4

amyitis-about-engineer = Pose un de vos cubes sur un canal que l’eau atteint, et vous rapporte 2 points.
    .title = Ingénieur
    .paragraph = A4.5

amyitis-about-merchant = Vous donne un chameau. Sans chameau, la caravane ne bouge pas.
    .title = Marchand
    .paragraph = A4.6

amyitis-about-tile = Plantez ici pour prendre la tuile : ses points et son bonus (talents, chameaux ou carte Cour). Les feuilles indiquent la qualité qu’exige l’étage.
    .title = Tuile Jardin
    .paragraph = A6.1

amyitis-about-canal = L’eau suit les canaux pleins à partir du fleuve. Un emplacement peut être planté dès qu’un de ses canaux est plein.
    .title = Canal
    .paragraph = A1.3

amyitis-about-river = Toute l’eau vient d’ici : les canaux qui touchent le fleuve sont disponibles dès le début.
    .title = Le fleuve
    .paragraph = A1.1

amyitis-about-last = La partie s’achève à la fin de la manche où il ne reste plus que ce nombre de tuiles dans le jardin.
    .title = Tuiles restantes
    .paragraph = A7.5

amyitis-about-favour = Des points à la fin de la partie si vous avez pris beaucoup de tuiles Jardin.
    .title = Faveur d’Amyitis
    .paragraph = A8.1

amyitis-about-fields = Les cubes remplissent une ligne depuis la gauche et donnent ce qui y pousse. Quand elle est pleine, le joueur majoritaire gagne un jardinier.
    .title = Champs
    .paragraph = A4.2

amyitis-about-temple = Un nouveau cube entre à gauche et pousse les autres ; celui qui sort retourne à son propriétaire.
    .title = Temple
    .paragraph = A4.4

amyitis-about-ishtar = À la fin de la manche, le premier ici prend un chameau ou un talent, le second prend l’autre.
    .title = Temple d’Ishtar
    .paragraph = A7.3

amyitis-about-marduk = À la fin de la manche, le premier ici marque 2 points, le second 1.
    .title = Temple de Marduk
    .paragraph = A7.3

amyitis-about-tammuz = À la fin de la manche, le premier ici pose un cube sur un champ et prend sa ressource ; le second peut échanger une ressource.
    .title = Temple de Tammouz
    .paragraph = A7.3

amyitis-about-caravan = Elle avance dans le sens horaire. Chaque case coûte un chameau, moins le bonus de votre caravanier, et toujours au moins un.
    .title = Caravane
    .paragraph = A5.1

amyitis-about-city-sale = Vendez une ressource pour 3 points ou deux pour 6, puis posez un cube sur un canal.
    .title = Babylone
    .paragraph = A5.4

amyitis-about-city-court = Payez la ressource demandée et prenez l’une des deux cartes Cour.
    .title = Ville de cour
    .paragraph = A5.5

amyitis-about-city-plant = Payez ce que demandent la ville et la plante, plantez dans le jardin, puis retournez la carte Plante.
    .title = Ville de plante
    .paragraph = A5.6

amyitis-about-supply = Ce qui reste pour tout le monde. Ce qui est épuisé ne peut plus être pris.
    .title = Réserve
    .paragraph = A9.1

amyitis-about-pass = Qui passe pose ici un cube, ne fait plus d’action pendant la manche et prend un talent chaque fois que viendrait son tour. Les cubes reviennent à la fin de la manche.
    .title = Case Passe
    .paragraph = A3.4

amyitis-about-neutral = Les cubes gris ne sont à personne. Ils remplissent les canaux entre deux plantes et suivent la procession. À cette table, ils peuvent manquer.
    .title = Cubes neutres
    .paragraph = A9.1

amyitis-about-caravaneer = Mène la caravane 2 ou 4 cases plus loin pour le même nombre de chameaux ; au niveau 2, vous gardez aussi 4 ressources.
    .title = Caravanier
    .paragraph = A5.1

amyitis-about-gardener = Défaussez-le pour ajouter 1 à la qualité d’une plante et planter plus haut.
    .title = Jardinier
    .paragraph = A6.1

amyitis-about-banker = Vous verse des talents au début de chaque manche, et des points au dernier niveau.
    .title = Banquier
    .paragraph = A3.2

amyitis-about-palace = Des points aussitôt, davantage à chaque niveau.
    .title = Palais
    .paragraph = A0.3

amyitis-about-token = Prenez ce caravanier, et vous prenez aussi la ressource posée dessus.
    .title = Jeton
    .paragraph = A5.5

amyitis-about-cubes = Vos cubes pour les champs, les temples et les canaux. Ceux des champs et des temples vous reviennent.
    .title = Cubes en main
    .paragraph = A2.4

amyitis-about-talents = Ils paient les cartes Métier.
    .title = Talents
    .paragraph = A4.1

amyitis-about-camels = Ils paient les cases parcourues par la caravane.
    .title = Chameaux
    .paragraph = A5.1

amyitis-about-tiles = Plus vous avez pris de tuiles Jardin, plus la faveur d’Amyitis est grande.
    .title = Tuiles prises
    .paragraph = A8.1

amyitis-about-resources = Elles paient les villes. Le vin remplace n’importe laquelle. Vous en gardez 2 à la fin d’une manche.
    .title = Ressources
    .paragraph = A5.3

amyitis-about-points = Les points marqués jusqu’ici. Le plus grand total gagne à la fin.
    .title = Points
    .paragraph = A8.2

## Feuille de score

amyitis-category-engineers = ingénieurs
amyitis-category-sales = ventes
amyitis-category-palace = palais
amyitis-category-tiles = tuiles Jardin
amyitis-category-irrigation = irrigation
amyitis-category-marduk = Marduk
amyitis-category-bankers = banquiers
amyitis-category-favour = faveur d’Amyitis
amyitis-category-resources = ressources

## Options

amyitis-option-neutral-cubes = Cubes neutres
    .help = La boîte a 135 cubes ; 30 par joueur en laissent 15 gris. La règle ne dit pas s’ils peuvent manquer.
    .paragraph = A0.1
amyitis-option-neutral-cubes-unlimited = sans limite
amyitis-option-neutral-cubes-box = seulement ceux de la boîte
amyitis-option-double-canals = Canaux doubles
    .help = Un canal des étages du haut reçoit deux cubes. L’eau suit-elle déjà le premier ? Pour planter, il faut de toute façon les deux.
    .paragraph = A1.3
amyitis-option-double-canals-full = portent l’eau une fois pleins
amyitis-option-double-canals-one-cube = portent l’eau dès le premier cube
amyitis-option-neutral-water = Cubes neutres loin du fleuve
    .help = Entre deux plantes, des cubes gris remplissent le canal. Peut-on continuer à partir d’eux là où l’eau du fleuve n’est pas encore venue ?
    .paragraph = A1.3
amyitis-option-neutral-water-joined = portent l’eau une fois reliés au fleuve
amyitis-option-neutral-water-anywhere = portent l’eau partout
amyitis-option-pass = Passer
    .help = La règle veut qu’un cube reste sur la case Passe jusqu’à la fin de la manche. Sans cela, vous gardez ce cube en main.
    .paragraph = A3.4
amyitis-option-pass-cube = en posant un cube sur la case Passe
amyitis-option-pass-free = sans cube
amyitis-option-full-circuit = Tour complet de neuf cases
    .help = Neuf cases ramènent la caravane à la ville où elle se trouve, ce qui permet d’y commercer de nouveau.
    .paragraph = A5.1
amyitis-option-full-circuit-allowed = permis
amyitis-option-full-circuit-forbidden = interdit

## Pièces

amyitis-resource-barley = orge
    .gender = f
amyitis-resource-dates = dattes
    .gender = f
amyitis-resource-salt = sel
    .gender = m
amyitis-resource-palm = palme
    .gender = f
amyitis-resource-wine = vin
    .gender = m

# Les mêmes, comme ce que l’on prend ou paie.
amyitis-some-barley = de l’orge
amyitis-some-dates = des dattes
amyitis-some-salt = du sel
amyitis-some-palm = de la palme
amyitis-some-wine = du vin

amyitis-craft-peasant = paysan
amyitis-craft-priest = prêtre
amyitis-craft-engineer = ingénieur
amyitis-craft-merchant = marchand
amyitis-a-peasant = un paysan
amyitis-a-priest = un prêtre
amyitis-a-engineer = un ingénieur
amyitis-a-merchant = un marchand

amyitis-court-caravaneer = caravanier
amyitis-court-banker = banquier
amyitis-court-palace = palais
amyitis-court-gardener = jardinier
amyitis-card = le { $kind } de niveau { $level }
amyitis-card-gardener = un jardinier

amyitis-city-babylon = Babylone
amyitis-city-eshnunna = Eshnunna
amyitis-city-susa = Suse
amyitis-city-ur = Ur
amyitis-city-uruk = Uruk
amyitis-city-mari = Mari
amyitis-city-palmyra = Palmyre
amyitis-city-khorsabad = Khorsabad
amyitis-city-nineveh = Ninive

amyitis-temple-ishtar = temple d’Ishtar
amyitis-temple-marduk = temple de Marduk
amyitis-temple-tammuz = temple de Tammouz

amyitis-row-top = ligne du haut
amyitis-row-bottom = ligne du bas

amyitis-gift-camel = chameau
amyitis-gift-talent = talent

amyitis-tile =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
amyitis-tile-talents =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $count ->
        [one] { $count } talent
       *[other] { $count } talents
    }
amyitis-tile-camels =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $count ->
        [one] { $count } chameau
       *[other] { $count } chameaux
    }
amyitis-tile-court =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et une carte Cour

amyitis-plant = qualité { $quality }
amyitis-plant-extra = qualité { $quality } + { $kind }

## Ce qu’il faut décider ou tirer

amyitis-prompt-act = Passez, recrutez une carte Métier ou déplacez la caravane.
amyitis-prompt-peasant = Choisissez une ligne de champs pour le paysan.
amyitis-prompt-priest = Choisissez un temple pour le prêtre.
amyitis-prompt-engineer = Choisissez un canal à irriguer, pour 2 points.
amyitis-prompt-sell = Vendez une ou deux ressources à Babylone.
amyitis-prompt-canal = Posez le cube de la vente sur un canal du jardin.
amyitis-prompt-pay = Choisissez comment payer.
amyitis-prompt-court = Choisissez une carte Cour de la ville.
amyitis-prompt-token = Choisissez le jeton qui accompagne le caravanier.
amyitis-prompt-plant = Choisissez un emplacement à planter.
amyitis-prompt-bonus = Choisissez une carte Cour : c’est le bonus de la tuile.
amyitis-prompt-procession = Menez la procession : choisissez le temple de votre cube.
amyitis-prompt-ishtar = Ishtar vous récompense : prenez un chameau ou un talent.
amyitis-prompt-harvest = Tammouz vous récompense : posez un cube dans un champ.
amyitis-prompt-exchange = Échangez une ressource, ou renoncez-y.
amyitis-prompt-discard = Défaussez une ressource : vous en avez plus que vous ne pouvez en garder.
amyitis-prompt-over = La partie est terminée.
amyitis-turn-act =
    { $seat-you ->
        [yes] { amyitis-prompt-act }
       *[no] { $seat } choisit son action…
    }
amyitis-turn-peasant =
    { $seat-you ->
        [yes] { amyitis-prompt-peasant }
       *[no] { $seat } choisit une ligne de champs…
    }
amyitis-turn-priest =
    { $seat-you ->
        [yes] { amyitis-prompt-priest }
       *[no] { $seat } choisit un temple…
    }
amyitis-turn-engineer =
    { $seat-you ->
        [yes] { amyitis-prompt-engineer }
       *[no] { $seat } choisit un canal à irriguer…
    }
amyitis-turn-sell =
    { $seat-you ->
        [yes] { amyitis-prompt-sell }
       *[no] { $seat } vend à Babylone…
    }
amyitis-turn-canal =
    { $seat-you ->
        [yes] { amyitis-prompt-canal }
       *[no] { $seat } choisit un canal à irriguer…
    }
amyitis-turn-pay =
    { $seat-you ->
        [yes] { amyitis-prompt-pay }
       *[no] { $seat } choisit comment payer…
    }
amyitis-turn-court =
    { $seat-you ->
        [yes] { amyitis-prompt-court }
       *[no] { $seat } choisit une carte Cour…
    }
amyitis-turn-token =
    { $seat-you ->
        [yes] { amyitis-prompt-token }
       *[no] { $seat } choisit un jeton…
    }
amyitis-turn-plant =
    { $seat-you ->
        [yes] { amyitis-prompt-plant }
       *[no] { $seat } choisit un emplacement à planter…
    }
amyitis-turn-bonus =
    { $seat-you ->
        [yes] { amyitis-prompt-bonus }
       *[no] { $seat } choisit une carte Cour en bonus…
    }
amyitis-turn-procession =
    { $seat-you ->
        [yes] { amyitis-prompt-procession }
       *[no] { $seat } mène la procession…
    }
amyitis-turn-ishtar =
    { $seat-you ->
        [yes] { amyitis-prompt-ishtar }
       *[no] { $seat } choisit la récompense d’Ishtar…
    }
amyitis-turn-harvest =
    { $seat-you ->
        [yes] { amyitis-prompt-harvest }
       *[no] { $seat } choisit un champ pour Tammouz…
    }
amyitis-turn-exchange =
    { $seat-you ->
        [yes] { amyitis-prompt-exchange }
       *[no] { $seat } peut échanger une ressource…
    }
amyitis-turn-discard =
    { $seat-you ->
        [yes] { amyitis-prompt-discard }
       *[no] { $seat } défausse des ressources…
    }

amyitis-draw-tile = Le donneur tire la tuile Jardin en { $square }.
amyitis-draw-card = Le donneur tire la carte Plante pour { $city }.
amyitis-draw-token = Le donneur tire le jeton d’un caravanier de niveau 2.
amyitis-draw-first = Le donneur tire au sort le premier joueur.
amyitis-draw-group = Le donneur dispose le groupe { $group } des cartes Métier.

## Décisions et tirages

amyitis-tell-pass = Passer pour cette manche
amyitis-tell-recruit =
    Recruter { $craft } du groupe { $group } ({ $talents ->
        [0] gratuit
        [one] { $talents } talent
       *[other] { $talents } talents
    })
amyitis-tell-field = Poser le cube dans la { $row } et prendre { $kind }
amyitis-tell-temple = Placer un cube au { $temple }
amyitis-tell-irrigate = Irriguer { $side }
amyitis-tell-move =
    Avancer la caravane de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } jusqu’à { $city } ({ $camels ->
        [one] { $camels } chameau
       *[other] { $camels } chameaux
    })
amyitis-tell-sell = Vendre { $kinds } pour { $points } points
amyitis-tell-pay = Payer { $kinds }
amyitis-tell-court = Prendre { $card }
amyitis-tell-palace =
    Prendre { $card } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
amyitis-tell-token = Prendre le caravanier avec le jeton : { $kind }
amyitis-tell-plant =
    Planter { $square } : { $tile }{ $gardeners ->
        [0] { "" }
        [one] , avec { $gardeners } jardinier
       *[other] , avec { $gardeners } jardiniers
    }
amyitis-tell-plant-nothing =
    Planter { $square }{ $gardeners ->
        [0] { "" }
        [one] , avec { $gardeners } jardinier
       *[other] , avec { $gardeners } jardiniers
    }
amyitis-tell-take-camel = Prendre un chameau
amyitis-tell-take-talent = Prendre un talent
amyitis-tell-exchange = Échanger { $give } contre { $take }
amyitis-tell-decline = Ne rien échanger
amyitis-tell-discard = Défausser { $kind }
amyitis-tell-tile = { $square } : { $tile }
amyitis-tell-card = { $city } : { $up } visible, { $down } cachée
amyitis-tell-token-laid = Sur un caravanier de niveau 2 : { $kind }
amyitis-tell-first = { $seat } joue en premier
amyitis-tell-group = { $crafts }

amyitis-preview-sale = vendre 1 ou 2 ressources à 3 points chacune, puis irriguer un canal
amyitis-preview-asks = demande { $kinds }
amyitis-preview-offers = propose { $cards }
amyitis-preview-quality = une plante de qualité { $quality }
amyitis-preview-irrigation =
    { $seat-you ->
        [yes] vous gagnez le bonus d’irrigation
       *[no] bonus d’irrigation pour { $seat }
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Ce qui se passe

amyitis-event-tile-laid = Tuile Jardin en { $square } : { $tile }.
amyitis-event-card-laid = Carte Plante à { $city } : { $up } visible, { $down } cachée.
amyitis-event-token-laid = Sur un caravanier de niveau 2 : { $kind }.
amyitis-event-first =
    { $seat-you ->
        [yes] Vous jouez
       *[no] { $seat } joue
    } en premier.
amyitis-event-round =
    Manche { $round } : { $seat-you ->
        [yes] vous commencez
       *[no] { $seat } commence
    }.
amyitis-event-group = Groupe { $group } : { $crafts }.
amyitis-event-income =
    { $seat-you ->
        [yes] Vous touchez
       *[no] { $seat } touche
    } le revenu du banquier de niveau { $level }.
amyitis-event-scored =
    { $seat-you ->
        [yes] Vous marquez
       *[no] { $seat } marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $category }).
amyitis-event-camels =
    { $count ->
        [0] { $seat-you ->
        [yes] Vous ne prenez
       *[no] { $seat } ne prend
    } pas de chameau : la réserve est vide
        [one] { $seat-you ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } { $count } chameau
       *[other] { $seat-you ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } { $count } chameaux
    }.
amyitis-event-talents =
    { $count ->
        [0] { $seat-you ->
        [yes] Vous ne prenez
       *[no] { $seat } ne prend
    } pas de talent : la réserve est vide
        [one] { $seat-you ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } { $count } talent
       *[other] { $seat-you ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } { $count } talents
    }.
amyitis-event-passed =
    { $seat-you ->
        [yes] Vous passez
       *[no] { $seat } passe
    }.
amyitis-event-passed-cube =
    { $seat-you ->
        [yes] Vous passez et posez un cube
       *[no] { $seat } passe et pose un cube
    } sur la case Passe.
amyitis-event-waits =
    { $seat-you ->
        [yes] Vous avez passé et attendez
       *[no] { $seat } a passé et attend
    }.
amyitis-event-recruited =
    { $seat-you ->
        [yes] Vous recrutez
       *[no] { $seat } recrute
    } { $craft } du groupe { $group } ({ $talents ->
        [0] gratuit
        [one] { $talents } talent
       *[other] { $talents } talents
    }).
amyitis-event-harvested =
    { $seat-you ->
        [yes] Vous récoltez
       *[no] { $seat } récolte
    } { $kind } dans la { $row }.
amyitis-event-harvested-nothing =
    { $seat-you ->
        [yes] Vous récoltez
       *[no] { $seat } récolte
    } dans la { $row }, mais la réserve est vide ({ $kind }).
amyitis-event-row-emptied = La { $row } est pleine : ses cubes retournent à leurs propriétaires.
amyitis-event-gardener =
    { $seat-you ->
        [yes] Vous êtes majoritaire
       *[no] { $seat } est majoritaire
    } dans la { $row } et { $seat-you ->
        [yes] prenez
       *[no] prend
    } un jardinier.
amyitis-event-no-gardener =
    { $seat-you ->
        [yes] Vous êtes majoritaire
       *[no] { $seat } est majoritaire
    } dans la { $row }, mais il ne reste plus de jardinier.
amyitis-event-row-tied = Personne n’est majoritaire dans la { $row }.
amyitis-event-temple =
    { $seat-you ->
        [yes] Vous placez
       *[no] { $seat } place
    } un cube au { $temple }.
amyitis-event-temple-neutral = Un cube neutre entre au { $temple }.
amyitis-event-expelled =
    { $seat-you ->
        [yes] Vous reprenez un cube poussé
       *[no] { $seat } reprend un cube poussé
    } hors du { $temple }.
amyitis-event-expelled-neutral = Un cube neutre est poussé hors du { $temple }.
amyitis-event-irrigated =
    { $seat-you ->
        [yes] Vous irriguez
       *[no] { $seat } irrigue
    } { $side }.
amyitis-event-moved =
    { $seat-you ->
        [yes] Vous avancez
       *[no] { $seat } avance
    } la caravane de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } jusqu’à { $city } pour { $camels ->
        [one] { $camels } chameau
       *[other] { $camels } chameaux
    }.
amyitis-event-sold =
    { $seat-you ->
        [yes] Vous vendez
       *[no] { $seat } vend
    } { $kinds }.
amyitis-event-paid =
    { $seat-you ->
        [yes] Vous payez
       *[no] { $seat } paie
    } { $kinds }.
amyitis-event-court =
    { $seat-you ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } { $card }.
amyitis-event-token-due =
    { $seat-you ->
        [yes] Vous choisissez
       *[no] { $seat } choisit
    } parmi les caravaniers de niveau 2.
amyitis-event-token =
    { $seat-you ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } le jeton : { $kind }.
amyitis-event-gardeners-spent =
    { $seat-you ->
        [yes] Vous défaussez
       *[no] { $seat } défausse
    } { $count ->
        [one] { $count } jardinier
       *[other] { $count } jardiniers
    }.
amyitis-event-planted =
    { $seat-you ->
        [yes] Vous plantez
       *[no] { $seat } plante
    } en { $square } et { $seat-you ->
        [yes] prenez
       *[no] prend
    } la tuile : { $tile }.
amyitis-event-no-court =
    Il ne reste aucune carte Cour pour { $seat-you ->
        [yes] vous
       *[no] { $seat }
    }.
amyitis-event-irrigation-tied = Personne n’est majoritaire autour de l’emplacement { $square } : pas de bonus d’irrigation.
amyitis-event-neutral =
    { $count ->
        [one] Un cube neutre irrigue
       *[other] { $count } cubes neutres irriguent
    } { $side }, entre deux plantes.
amyitis-event-no-neutral-cube = Il ne reste plus de cube neutre.
amyitis-event-card-turned = À { $city }, la carte Plante est retournée : { $up }.
amyitis-event-procession =
    { $seat-you ->
        [yes] Vous menez
       *[no] { $seat } mène
    } la procession.
amyitis-event-ranked =
    Au { $temple } : { $first-you ->
        [yes] vous d’abord
       *[no] { $first } d’abord
    }, { $second-you ->
        [yes] vous ensuite
       *[no] { $second } ensuite
    }.
amyitis-event-ranked-alone =
    Au { $temple } : { $first-you ->
        [yes] vous d’abord
       *[no] { $first } d’abord
    }.
amyitis-event-temple-empty = Aucun joueur n’est présent au { $temple }.
amyitis-event-no-gift =
    La réserve n’a ni chameau ni talent pour { $seat-you ->
        [yes] vous
       *[no] { $seat }
    }.
amyitis-event-no-cube-for-field =
    { $seat-you ->
        [yes] Vous n’avez
       *[no] { $seat } n’a
    } pas de cube pour le champ de Tammouz.
amyitis-event-exchanged =
    { $seat-you ->
        [yes] Vous échangez
       *[no] { $seat } échange
    } { $give } contre { $take }.
amyitis-event-declined =
    { $seat-you ->
        [yes] Vous n’échangez
       *[no] { $seat } n’échange
    } rien.
amyitis-event-discarded =
    { $seat-you ->
        [yes] Vous défaussez
       *[no] { $seat } défausse
    } { $kind }.
amyitis-event-pass-cleared = Les cubes de la case Passe retournent à leurs propriétaires.
amyitis-event-first-passes =
    La carte Premier joueur passe à { $seat-you ->
        [yes] vous
       *[no] { $seat }
    }.
amyitis-event-garden-done =
    { $tiles ->
        [0] Il ne reste aucune tuile
        [one] Il ne reste que { $tiles } tuile
       *[other] Il ne reste que { $tiles } tuiles
    } dans le jardin : la partie est terminée.
amyitis-event-rounds-over = La manche { $round } était la dernière : la partie est terminée.

## Refus

amyitis-refusal-over = La partie est terminée.
amyitis-refusal-dealer-first = Le donneur doit d’abord tirer.
amyitis-refusal-seat-first = Le donneur ne tire rien maintenant : un joueur doit d’abord décider.
amyitis-refusal-not-now = C’est une autre décision qui est attendue. { $due }
amyitis-refusal-group =
    Il n’y a pas de groupe { $group } : { $groups ->
        [one] seul { $groups } groupe est disposé
       *[other] seuls { $groups } groupes sont disposés
    }.
amyitis-refusal-card = Aucun { $craft } n’est visible dans le groupe { $group }.
amyitis-refusal-talents =
    Cette carte coûte { $needed ->
        [one] { $needed } talent
       *[other] { $needed } talents
    } ; vous { $held ->
        [0] n’en avez pas
       *[other] en avez { $held }
    }.
amyitis-refusal-no-cube = La carte { $craft } demande un cube, et vous n’en avez pas en main.
amyitis-refusal-no-side = Aucun canal du jardin n’est disponible pour un ingénieur.
amyitis-refusal-side-full = Le canal { $side } est plein.
amyitis-refusal-side-dry = Le canal { $side } est à sec : l’eau du fleuve n’y arrive pas encore.
amyitis-refusal-camels =
    Un trajet de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } coûte { $needed ->
        [one] { $needed } chameau
       *[other] { $needed } chameaux
    } ; vous { $held ->
        [0] n’en avez pas
       *[other] en avez { $held }
    }.
amyitis-refusal-full-circuit = À cette table, la caravane ne peut pas faire un tour complet : choisissez 8 cases au plus.
amyitis-refusal-nothing-to-sell = Vous n’avez aucune ressource à vendre à Babylone.
amyitis-refusal-babylon-cube = À Babylone, il faut poser un cube, et vous n’en avez pas en main.
amyitis-refusal-babylon-side = À Babylone, il faut poser un cube, et aucun canal du jardin n’est disponible.
amyitis-refusal-not-held = Il vous manque ceci : { $kinds }.
amyitis-refusal-cannot-pay = Il faut payer à { $city } : { $kinds }. Vous ne le pouvez pas, même avec du vin.
amyitis-refusal-payment = Le prix est : { $kinds }. Ceci ne convient pas : { $paid }.
amyitis-refusal-court-closed = À { $city }, aucune des deux cartes Cour ne vous est accessible.
amyitis-refusal-not-offered = À { $city }, on ne propose pas cette carte : { $kind }.
amyitis-refusal-level-gone = On ne peut plus prendre { $card } : il n’en reste plus.
amyitis-refusal-top-held = Vous avez déjà le { $kind } du niveau le plus haut.
amyitis-refusal-no-gardener = Il ne reste plus de jardinier.
amyitis-refusal-no-token = Aucun caravanier de niveau 2 n’a ce jeton : { $kind }.
amyitis-refusal-no-tile = L’emplacement { $square } ne sert pas à 2 joueurs.
amyitis-refusal-planted = L’emplacement { $square } est déjà planté.
amyitis-refusal-no-full-side = L’emplacement { $square } n’a aucun canal plein : amenez-y d’abord l’eau.
amyitis-refusal-quality =
    L’emplacement { $square } est à l’étage { $floor } et demande la qualité { $need } ; la plante a la qualité { $quality } : il faut { $needed ->
        [one] { $needed } jardinier
       *[other] { $needed } jardiniers
    }, et vous { $held ->
        [0] n’en avez pas
       *[other] en avez { $held }
    }.
amyitis-refusal-nothing-to-plant =
    À { $city }, aucun emplacement ne peut recevoir la plante : qualité { $quality }, { $gardeners ->
        [0] aucun jardinier
        [one] { $gardeners } jardinier
       *[other] { $gardeners } jardiniers
    }.
amyitis-refusal-supply-empty = La réserve n’a plus de { $gift }.
amyitis-refusal-supply-lacks = La réserve est vide ({ $kind }).
amyitis-refusal-wine = Le vin ne se prend pas en échange.
amyitis-refusal-same-kind = Rendre et reprendre la même ressource ({ $kind }) n’est pas un échange.
amyitis-refusal-other-draw = C’est un autre tirage qui est attendu. { $due }
amyitis-refusal-tile = Il ne reste pas de tuile de ce genre pour { $square } : { $tile }.
amyitis-refusal-plant = Aucune carte Plante ne peut se trouver ainsi à { $city } : { $up } visible, { $down } cachée.
amyitis-refusal-token-to-lay = Aucun jeton de ce genre ne peut être posé sur un caravanier : { $kind }.
amyitis-refusal-seat = Il n’y a pas de place { $number } à une table de { $players }.
amyitis-refusal-cards =
    { $drawn } × { $craft }, c’est trop : il n’en reste { $left ->
        [0] aucun
       *[other] que { $left }
    }.

## La table en texte

amyitis-picture-title = Manche { $round } · premier joueur : { $seat }
amyitis-picture-group =
    Groupe { $group } ({ $talents ->
        [0] gratuit
        [one] { $talents } talent
       *[other] { $talents } talents
    })
amyitis-picture-sale = vente : 3 points par ressource
amyitis-picture-tokens = Sur les caravaniers de niveau 2 :
amyitis-picture-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Critères d’une évaluation
amyitis-term-points = Points acquis
amyitis-term-favour = Faveur d’Amyitis à portée
amyitis-term-talents = Talents
amyitis-term-camels = Chameaux
amyitis-term-resources = Ressources en stock
amyitis-term-excess = Ressources en trop
amyitis-term-wine = Vin
amyitis-term-variety = Variété des ressources
amyitis-term-caravaneer = Caravanier
amyitis-term-storehouse = Second caravanier et son stock
amyitis-term-income = Talents à venir du banquier
amyitis-term-interest = Points à venir du banquier
amyitis-term-palace = Prochain palais
amyitis-term-dynasty = Palais suivants
amyitis-term-shut-out = Cartes Cour définitivement perdues
amyitis-term-gardeners = Jardiniers
amyitis-term-fields = Avance dans les champs
amyitis-term-irrigation = Majorités autour des emplacements irrigués
amyitis-term-aqueducts = Cubes près des emplacements à sec
amyitis-term-ishtar = Rang au temple d’Ishtar
amyitis-term-marduk = Rang au temple de Marduk
amyitis-term-tammuz = Rang au temple de Tammouz
amyitis-term-devotion = Prêtres qui restent
amyitis-term-procession = Procession à mener
amyitis-term-trip = Meilleur voyage maintenant
amyitis-term-plan = Meilleur voyage plus tard
amyitis-term-errand = Affaire en cours dans la ville
amyitis-term-harvest = Récolte à faire
amyitis-term-prayer = Prêtre à placer
amyitis-term-channel = Cube à poser au jardin
amyitis-term-crafts = Cartes Métier dans vos moyens
amyitis-term-waiting = Talents gagnés en passant
amyitis-term-turn = Tour à jouer

## La table en texte dans la page

amyitis-text-decide = Décision
amyitis-text-city = Ville
amyitis-text-asks = Demande
amyitis-text-offers = Offre
amyitis-text-fare = Coût
amyitis-text-road = Les villes dans l’ordre où la caravane les atteint
amyitis-text-stands = La caravane est à { $city }.
amyitis-text-faces = plante de { $up } ; sur l’autre face { $down }
amyitis-text-left =
    { $count ->
        [one] { $count } tuile reste dans le jardin ;
       *[other] { $count } tuiles restent dans le jardin ;
    }
amyitis-text-floor = Étage { $floor } : demande la qualité { $need }
amyitis-text-square = Emplacement
amyitis-text-tile = Tuile
amyitis-text-planted = planté
amyitis-text-unused = inutilisé
amyitis-text-canals = Les canaux entre les emplacements
amyitis-text-side = Canal
amyitis-text-cubes = Cubes
amyitis-text-water = Eau
amyitis-text-river = au bord du fleuve
amyitis-text-wet = porte l’eau
amyitis-text-free = libre
amyitis-text-fields = Ce que donne chaque champ, et à qui est le cube posé là
amyitis-text-row = Ligne
amyitis-text-field = Champ { $field }
amyitis-text-temples = Les cases des temples de gauche à droite, et qui serait récompensé maintenant
amyitis-text-temple = Temple
amyitis-text-niche = Case { $niche }
amyitis-text-first = Premier
amyitis-text-second = Second
amyitis-text-court = Les cartes par sorte et par niveau
amyitis-text-card = Carte
amyitis-text-worth = Valeur
amyitis-text-count = Reste
amyitis-text-level = { $kind }, niveau { $level }
amyitis-text-of-level = niveau { $level }
amyitis-text-caravaneer =
    { $spaces ->
        [0] aucune case de plus
        [one] { $spaces } case de plus
       *[other] { $spaces } cases de plus
    }, garde { $keeps ->
        [0] aucune ressource
        [one] { $keeps } ressource
       *[other] { $keeps } ressources
    }
amyitis-text-gardener = ajoute 1 à la qualité d’une plante
amyitis-text-players = Ce que chacun possède
amyitis-text-neutral =
    { $count ->
        [one] { $count } cube neutre
       *[other] { $count } cubes neutres
    }
amyitis-text-on-pass = cube sur la case Passe
amyitis-text-what = Élément
amyitis-text-hand = cubes en main
amyitis-text-talents = talents
amyitis-text-camels = chameaux
amyitis-text-gardeners = jardiniers
amyitis-text-yes = oui
amyitis-text-no = non

## Le plateau de la page

amyitis-board-garden = Le jardin
amyitis-board-temples = Les temples
amyitis-board-fields = Les champs
amyitis-board-crafts = Cartes Métier
amyitis-board-road = La route de la caravane
amyitis-board-court = Cartes Cour restantes
amyitis-board-supply = La réserve
amyitis-board-stock = Stock : { $name }
amyitis-board-ishtar = Ishtar
amyitis-board-marduk = Marduk
amyitis-board-tammuz = Tammouz
amyitis-board-neutral = neutre
amyitis-board-first = 1er
amyitis-board-passed = a passé
amyitis-board-pass-square = Passe
amyitis-board-pass-cubes =
    Case Passe : { $count ->
        [0] aucun cube
       *[other] { $owners }
    }
amyitis-board-points = points si la partie s’arrêtait là
amyitis-board-last =
    { $tiles ->
        [one] fin à { $tiles } tuile
       *[other] fin à { $tiles } tuiles
    }
amyitis-board-favour = Faveur
amyitis-board-favour-step = { $tiles } tuiles : { $points }
amyitis-board-square = { $square }, étage { $floor }, qualité requise { $need } : { $tile }
amyitis-board-planted = { $square }, étage { $floor }, emplacement planté
amyitis-board-bare = { $square }, emplacement inutilisé
amyitis-board-side = { $side } : { $filled } sur { $areas } ({ $owners })
amyitis-board-temple = { $temple }, de gauche à droite : { $cubes }
amyitis-board-turned = { $craft }, carte retournée
amyitis-board-stack = { $card } : reste { $left }
amyitis-board-level =
    { $level ->
        [0] pas de { $kind }
       *[other] { $kind } de niveau { $level }
    }
amyitis-board-gardeners =
    { $count ->
        [0] pas de jardinier
        [one] { $count } jardinier
       *[other] { $count } jardiniers
    }
amyitis-board-cubes =
    { $count ->
        [0] pas de cube en main
        [one] { $count } cube en main
       *[other] { $count } cubes en main
    }
amyitis-board-talents =
    { $count ->
        [0] pas de talent
        [one] { $count } talent
       *[other] { $count } talents
    }
amyitis-board-camels =
    { $count ->
        [0] pas de chameau
        [one] { $count } chameau
       *[other] { $count } chameaux
    }
amyitis-board-tiles =
    { $count ->
        [0] pas de tuile Jardin
        [one] { $count } tuile Jardin
       *[other] { $count } tuiles Jardin
    }
amyitis-board-sell = Vendre { $kinds }
amyitis-board-pay = Payer { $kinds }
amyitis-board-discard = Défausser { $kinds }

## Le plateau du terminal

amyitis-terminal-legend =
    6+2c : une tuile Jardin : 6 points et 2 chameaux ; t talents, * une carte Cour
    ♣♣♣ : un emplacement planté
    ● ▲ ■ ◆ : cubes des joueurs ; n un cube neutre, · une place libre
    ~ ≈ : l’eau atteint ce canal ; le fleuve
    ▶ : la caravane
    3c : le trajet vers cette ville coûte 3 chameaux
    sel→♣1 : on paie du sel pour une plante de qualité 1
    car./banq : pour un caravanier ou un banquier
    gr. 1t 2t : ce que coûte une carte Métier d’un groupe, en talents
    ×prêtre : une carte Métier déjà prise
    2×3 : cartes Cour de niveau 2, il en reste 3 ; (5) leurs points
    car1 ban1 pal1 : les niveaux de caravanier, de banquier et de palais d’un joueur
    jar1 ♣1 : les jardiniers et les tuiles Jardin d’un joueur
amyitis-terminal-road = Route de la caravane
amyitis-terminal-tiles = { $left } tuiles restent, fin à { $last }
amyitis-terminal-sale = vente : { $points } points
amyitis-terminal-ranks = en tête : { $signs }
amyitis-terminal-row-top = haut
amyitis-terminal-row-bottom = bas
amyitis-terminal-group = { $number }:{ $talents ->
    [0] {"gr."}
   *[other] {" "}{ $talents }t
}
amyitis-terminal-group-full = { $number } : { $talents ->
    [0] gratuit
    [one] { $talents } talent
   *[other] { $talents } talents
}
amyitis-terminal-offers = →{ $one }/{ $other }
amyitis-terminal-offers-full = { " " }→ { $one } ou { $other }
amyitis-terminal-plant = →♣{ $quality }
amyitis-terminal-plant-full = { " " }→ plante de qualité { $quality }
amyitis-terminal-short-peasant = paysan
amyitis-terminal-short-priest = prêtre
amyitis-terminal-short-engineer = ingén.
amyitis-terminal-short-merchant = march.
amyitis-terminal-short-caravaneer = car.
amyitis-terminal-short-banker = banq
amyitis-terminal-short-palace = palais
amyitis-terminal-short-gardener = jard
amyitis-terminal-supply = Réserve : { $talents }t { $camels }c · { $stock }
amyitis-terminal-purse = { $cubes } cubes { $talents }t { $camels }c car{ $caravaneer }{ $banker ->
    [0] {""}
   *[other] {" "}ban{ $banker }
}{ $palace ->
    [0] {""}
   *[other] {" "}pal{ $palace }
}{ $gardeners ->
    [0] {""}
   *[other] {" "}jar{ $gardeners }
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
    [one] { $camels } chameau
   *[other] { $camels } chameaux
}, caravanier { $caravaneer }{ $banker ->
    [0] {""}
   *[other] , banquier { $banker }
}{ $palace ->
    [0] {""}
   *[other] , palais { $palace }
}{ $gardeners ->
    [0] {""}
   *[other] , jardinier { $gardeners }
}{ $tiles ->
    [0] {""}
   *[other] , ♣ { $tiles }
}
amyitis-terminal-passed = (a passé)
amyitis-terminal-pass = Passe
amyitis-terminal-neutral = · neutres { $count }
amyitis-board-pass-sure = Une carte Métier est encore gratuite. Appuyez de nouveau pour passer toute la manche.

## Les entrées du fichier de composants, pour qui le modifie
amyitis-figure-supply = réserve
amyitis-figure-resources = ressources
amyitis-figure-camels = chameaux
amyitis-figure-talents = talents
amyitis-figure-cubes = cubes de chaque joueur
amyitis-figure-neutral-cubes = cubes neutres
amyitis-figure-start = au départ
amyitis-figure-crafts = cartes Métier
    .about = Cartes de chaque métier à 2, 3 et 4 joueurs
amyitis-figure-caravaneers = caravaniers, par niveau
amyitis-figure-spaces = cases
amyitis-figure-keeps = ressources gardées
amyitis-figure-cards = cartes
    .about = À 2, 3 et 4 joueurs
amyitis-figure-bankers = banquiers, par niveau
amyitis-figure-points = points
amyitis-figure-palaces = palais, par niveau
amyitis-figure-gardeners = jardiniers
amyitis-figure-plants = cartes Plante
amyitis-figure-up = face visible
amyitis-figure-down = face cachée
amyitis-figure-quality = qualité
amyitis-figure-asks = demande
amyitis-figure-home = carte à ville propre
amyitis-figure-city = ville
amyitis-figure-tiles = tuiles Jardin
amyitis-figure-summit = sommet
amyitis-figure-quality-1 = qualité 1
amyitis-figure-quality-2 = qualité 2
amyitis-figure-quality-3 = qualité 3
amyitis-figure-court = carte Cour
amyitis-figure-fields = champs
amyitis-figure-top = ligne du haut
amyitis-figure-bottom = ligne du bas
amyitis-figure-circuit = route de la caravane
    .about = Dans le sens horaire depuis Babylone
amyitis-figure-kind = genre
amyitis-figure-offers = propose
amyitis-figure-garden = jardin
amyitis-figure-double = côtés à deux zones d’irrigation
amyitis-figure-empty-with-2 = cases sans tuile à 2 joueurs
amyitis-figure-end = fin de la partie
amyitis-figure-rounds = tours
amyitis-figure-favour = faveur d’Amyitis
    .about = À 2, 3 et 4 joueurs : à partir de tant de tuiles, tant de points
amyitis-figure-nothing = rien
amyitis-figure-sale = vente
amyitis-figure-plant = plante
