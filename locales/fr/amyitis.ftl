amyitis-title = Amyitis
amyitis-about = Recrutez des artisans, menez l’eau de terrasse en terrasse, envoyez la caravane chercher des plantes : une reine regrette les collines vertes de son pays.

## What each component is: the page shows it where the pointer or the focus rests. `.paragraph` is where the rules tell more.

amyitis-about-crafts = Recrutez une carte visible. Elle coûte un talent par carte déjà retournée de son groupe.
    .title = Cartes artisan
    .paragraph = A4.1

amyitis-about-peasant = Pose un de vos cubes sur le prochain champ libre d’une rangée et vous donne ce qui y pousse.
    .title = Paysan
    .paragraph = A4.2

amyitis-about-priest = Fait entrer un de vos cubes dans un temple. Les plus présents y sont récompensés à la fin de la manche.
    .title = Prêtre
    .paragraph = A4.4

amyitis-about-engineer = Creuse un canal : un cube sur un bord que l’eau atteint, et 2 points pour vous.
    .title = Ingénieur
    .paragraph = A4.5

amyitis-about-merchant = Vous donne un chameau. Sans chameaux, la caravane ne bouge pas.
    .title = Marchand
    .paragraph = A4.6

amyitis-about-tile = Plantez ici pour prendre la tuile : ses points et son bonus de talents, de chameaux ou d’une carte de cour. Les feuilles montrent la qualité qu’exige l’étage.
    .title = Tuile de jardin
    .paragraph = A6.1

amyitis-about-canal = L’eau suit les canaux pleins, du fleuve vers le haut. Une case peut être plantée dès qu’un de ses canaux est plein.
    .title = Canal
    .paragraph = A1.3

amyitis-about-river = Toute l’eau vient d’ici : les canaux qui le touchent sont ouverts dès le début.
    .title = Le fleuve
    .paragraph = A1.1

amyitis-about-last = La partie s’achève à la fin de la manche où le jardin descend à ce nombre de tuiles.
    .title = Tuiles restantes
    .paragraph = A7.5

amyitis-about-favour = Des points à la fin pour qui a pris beaucoup de tuiles de jardin.
    .title = La faveur d’Amyitis
    .paragraph = A8.1

amyitis-about-fields = Les cubes remplissent une rangée depuis la gauche et prennent ce qui y pousse. Quand elle est pleine, le plus présent y gagne un jardinier.
    .title = Champs
    .paragraph = A4.2

amyitis-about-temple = Un nouveau cube entre à gauche et pousse les autres ; celui qui sort rentre chez lui.
    .title = Temple
    .paragraph = A4.4

amyitis-about-ishtar = À la fin de la manche, le premier ici prend un chameau ou un talent.
    .title = Temple d’Ishtar
    .paragraph = A7.3

amyitis-about-marduk = À la fin de la manche, le premier ici marque 2 points, le deuxième 1.
    .title = Temple de Marduk
    .paragraph = A7.3

amyitis-about-tammuz = À la fin de la manche, le premier ici pose un cube sur un champ et prend sa ressource.
    .title = Temple de Tammouz
    .paragraph = A7.3

amyitis-about-caravan = Elle avance dans le sens horaire. Chaque case coûte un chameau, moins ce qu’offre votre caravanier, et au moins un.
    .title = Caravane
    .paragraph = A5.1

amyitis-about-city-sale = Vendez une ressource pour 3 points ou deux pour 6, puis posez un cube sur un canal.
    .title = Babylone
    .paragraph = A5.4

amyitis-about-city-court = Payez la ressource demandée et prenez l’une des deux cartes de cour.
    .title = Ville de cour
    .paragraph = A5.5

amyitis-about-city-plant = Payez ce que demandent la ville et la plante, plantez dans le jardin, puis retournez la carte plante.
    .title = Ville aux plantes
    .paragraph = A5.6

amyitis-about-supply = Ce qui reste pour tous. Ce qui est épuisé ne peut être pris.
    .title = Réserve
    .paragraph = A9.1

amyitis-about-caravaneer = Mène la caravane 2 ou 4 cases plus loin pour les mêmes chameaux ; au niveau 2, vous gardez aussi 4 ressources.
    .title = Caravanier
    .paragraph = A5.1

amyitis-about-gardener = Dépensez-le pour ajouter 1 à la qualité d’une plante : elle pourra monter plus haut.
    .title = Jardinier
    .paragraph = A6.1

amyitis-about-banker = Vous verse des talents au début de chaque manche, et des points au dernier niveau.
    .title = Banquier
    .paragraph = A3.2

amyitis-about-palace = Des points tout de suite, davantage à chaque niveau.
    .title = Palais
    .paragraph = A0.3

amyitis-about-token = Qui prend ce caravanier prend la ressource posée dessus.
    .title = Jeton
    .paragraph = A5.5

amyitis-about-cubes = Vos cubes pour les champs, les temples et les canaux. Ceux des champs et des temples reviennent.
    .title = Cubes en main
    .paragraph = A2.4

amyitis-about-talents = L’argent du recrutement.
    .title = Talents
    .paragraph = A4.1

amyitis-about-camels = Ils paient les cases que parcourt la caravane.
    .title = Chameaux
    .paragraph = A5.1

amyitis-about-tiles = Plus vous avez pris de tuiles de jardin, plus grande est la faveur d’Amyitis.
    .title = Tuiles prises
    .paragraph = A8.1

amyitis-about-resources = Elles paient les villes. Le vin remplace n’importe laquelle. Vous en gardez 2 à la fin d’une manche.
    .title = Ressources
    .paragraph = A5.3

amyitis-about-points = Les points jusqu’ici. Qui en a le plus à la fin gagne.
    .title = Points
    .paragraph = A8.2

## Feuille de marque

amyitis-category-engineers = ingénieurs
amyitis-category-sales = ventes
amyitis-category-palace = palais
amyitis-category-tiles = tuiles de jardin
amyitis-category-irrigation = irrigation
amyitis-category-marduk = Marduk
amyitis-category-bankers = banquiers
amyitis-category-favour = faveur d’Amyitis
amyitis-category-resources = reste en stock

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

amyitis-row-top = rangée du haut
amyitis-row-bottom = rangée du bas

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
    } et une carte de cour

amyitis-plant = qualité { $quality }
amyitis-plant-extra = qualité { $quality } + { $kind }

## Ce qu’il faut décider ou tirer

amyitis-prompt-act = Passez, recrutez une carte de métier ou déplacez la caravane.
amyitis-prompt-peasant = Choisissez une rangée de champs pour le paysan.
amyitis-prompt-priest = Choisissez un temple pour le prêtre.
amyitis-prompt-engineer = Choisissez un bord à irriguer, pour 2 points.
amyitis-prompt-sell = Vendez une ou deux ressources à Babylone.
amyitis-prompt-canal = Posez le cube de Babylone sur un bord du jardin.
amyitis-prompt-pay = Choisissez comment payer.
amyitis-prompt-court = Choisissez une carte de cour de la ville.
amyitis-prompt-token = Choisissez le jeton qui accompagne le caravanier.
amyitis-prompt-plant = Choisissez une case à planter.
amyitis-prompt-bonus = Choisissez une carte de cour : c’est le bonus de la tuile.
amyitis-prompt-procession = Menez la procession : choisissez le temple de votre cube.
amyitis-prompt-ishtar = Prenez un chameau ou un talent chez Ishtar.
amyitis-prompt-harvest = Posez un cube dans un champ pour Tammouz.
amyitis-prompt-exchange = Échangez une ressource, ou renoncez.
amyitis-prompt-discard = Défaussez une ressource : vous en avez plus que vous ne pouvez garder.
amyitis-prompt-over = La partie est finie.

amyitis-draw-tile = Le donneur tire la tuile de { $square }.
amyitis-draw-card = Le donneur tire la carte plante pour { $city }.
amyitis-draw-token = Le donneur tire le jeton d’un caravanier de niveau 2.
amyitis-draw-first = Le donneur tire au sort le premier joueur.
amyitis-draw-group = Le donneur dispose le groupe { $group } des cartes de métier.

## Décisions et tirages

amyitis-tell-pass = Passer pour cette manche
amyitis-tell-recruit =
    Recruter { $craft } du groupe { $group } ({ $talents ->
        [0] gratuit
        [one] { $talents } talent
       *[other] { $talents } talents
    })
amyitis-tell-field = Poser le cube dans la { $row } et prendre { $kind }
amyitis-tell-temple = Entrer au { $temple }
amyitis-tell-irrigate = Irriguer { $side }
amyitis-tell-move =
    Avancer la caravane de { $spaces ->
        [one] { $spaces } étape
       *[other] { $spaces } étapes
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
amyitis-tell-token = Prendre le caravanier qui porte { $kind }
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
amyitis-tell-exchange = Donner { $give } contre { $take }
amyitis-tell-decline = Ne rien échanger
amyitis-tell-discard = Défausser { $kind }
amyitis-tell-tile = { $square } : { $tile }
amyitis-tell-card = { $city } : { $up } visible, { $down } cachée
amyitis-tell-token-laid = Un caravanier de niveau 2 porte { $kind }
amyitis-tell-first = { $seat } joue en premier
amyitis-tell-group = { $crafts }

amyitis-preview-sale = vendre 1 ou 2 ressources à 3 points chacune, puis irriguer un bord
amyitis-preview-asks = demande { $kinds }
amyitis-preview-offers = propose { $cards }
amyitis-preview-quality = une plante de qualité { $quality }
amyitis-preview-irrigation =
    bonus d’irrigation pour { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Ce qui se passe

amyitis-event-tile-laid = Tuile de { $square } : { $tile }.
amyitis-event-card-laid = Carte plante à { $city } : { $up } visible, { $down } cachée.
amyitis-event-token-laid = Un caravanier de niveau 2 porte { $kind }.
amyitis-event-first = { $seat } joue en premier.
amyitis-event-round = La manche { $round } commence par { $seat }.
amyitis-event-group = Groupe { $group } : { $crafts }.
amyitis-event-income = { $seat } touche le revenu d’un banquier de niveau { $level }.
amyitis-event-scored =
    { $seat } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $category }).
amyitis-event-camels =
    { $seat } { $count ->
        [0] ne prend pas de chameau : la réserve est vide
        [one] prend { $count } chameau
       *[other] prend { $count } chameaux
    }.
amyitis-event-talents =
    { $seat } { $count ->
        [0] ne prend pas de talent : la réserve est vide
        [one] prend { $count } talent
       *[other] prend { $count } talents
    }.
amyitis-event-passed = { $seat } passe.
amyitis-event-waits = { $seat } a passé et attend.
amyitis-event-recruited =
    { $seat } recrute { $craft } du groupe { $group } ({ $talents ->
        [0] gratuit
        [one] { $talents } talent
       *[other] { $talents } talents
    }).
amyitis-event-harvested = { $seat } récolte { $kind } dans la { $row }.
amyitis-event-harvested-nothing = { $seat } récolte dans la { $row }, mais il n’y a plus rien à prendre ({ $kind }).
amyitis-event-row-emptied = La { $row } est pleine : ses cubes rentrent chez eux.
amyitis-event-gardener = { $seat } a le plus de cubes dans la { $row } et prend un jardinier.
amyitis-event-no-gardener = { $seat } a le plus de cubes dans la { $row }, mais il ne reste plus de jardinier.
amyitis-event-row-tied = Personne n’a la majorité dans la { $row }.
amyitis-event-temple = { $seat } place un cube au { $temple }.
amyitis-event-temple-neutral = Un cube neutre entre au { $temple }.
amyitis-event-expelled = { $seat } reprend un cube, poussé hors du { $temple }.
amyitis-event-expelled-neutral = Un cube neutre est poussé hors du { $temple }.
amyitis-event-irrigated = { $seat } irrigue { $side }.
amyitis-event-moved =
    { $seat } avance la caravane de { $spaces ->
        [one] { $spaces } étape
       *[other] { $spaces } étapes
    } jusqu’à { $city } pour { $camels ->
        [one] { $camels } chameau
       *[other] { $camels } chameaux
    }.
amyitis-event-sold = { $seat } vend { $kinds }.
amyitis-event-paid = { $seat } paie { $kinds }.
amyitis-event-court = { $seat } prend { $card }.
amyitis-event-token-due = { $seat } choisit parmi les caravaniers de niveau 2.
amyitis-event-token = { $seat } prend le jeton : { $kind }.
amyitis-event-gardeners-spent =
    { $seat } dépense { $count ->
        [one] { $count } jardinier
       *[other] { $count } jardiniers
    }.
amyitis-event-planted = { $seat } plante { $square } et prend sa tuile : { $tile }.
amyitis-event-no-court = Il ne reste aucune carte de cour pour { $seat }.
amyitis-event-irrigation-tied = Personne n’a la majorité autour de { $square } : pas de bonus d’irrigation.
amyitis-event-neutral =
    { $count ->
        [one] Un cube neutre irrigue
       *[other] { $count } cubes neutres irriguent
    } { $side }, entre deux plantes.
amyitis-event-card-turned = À { $city }, la carte plante est retournée : { $up }.
amyitis-event-procession = { $seat } mène la procession.
amyitis-event-ranked = Au { $temple }, { $first } est en tête, { $second } vient ensuite.
amyitis-event-ranked-alone = Au { $temple }, { $first } est en tête.
amyitis-event-temple-empty = Personne ne sert au { $temple }.
amyitis-event-no-gift = Ishtar n’a ni chameau ni talent pour { $seat }.
amyitis-event-no-cube-for-field = { $seat } n’a pas de cube pour le champ de Tammouz.
amyitis-event-exchanged = { $seat } donne { $give } contre { $take }.
amyitis-event-declined = { $seat } n’échange rien.
amyitis-event-discarded = { $seat } défausse { $kind }.
amyitis-event-first-passes = La carte Premier joueur passe à { $seat }.
amyitis-event-garden-done =
    { $tiles ->
        [0] Il ne reste aucune tuile
        [one] Il ne reste que { $tiles } tuile
       *[other] Il ne reste que { $tiles } tuiles
    } dans le jardin : la partie est finie.
amyitis-event-rounds-over = La manche { $round } était la dernière : la partie est finie.

## Refus

amyitis-refusal-over = La partie est finie.
amyitis-refusal-dealer-first = Le donneur doit d’abord tirer.
amyitis-refusal-seat-first = Le donneur ne tire rien maintenant : un joueur doit d’abord décider.
amyitis-refusal-not-now = C’est autre chose qu’il faut décider maintenant. { $due }
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
amyitis-refusal-no-side = Aucun bord du jardin n’est disponible pour un ingénieur.
amyitis-refusal-side-full = Le bord { $side } est plein.
amyitis-refusal-side-dry = Le bord { $side } est à sec : l’eau du fleuve n’y arrive pas encore.
amyitis-refusal-camels =
    Un trajet de { $spaces ->
        [one] { $spaces } étape
       *[other] { $spaces } étapes
    } coûte { $needed ->
        [one] { $needed } chameau
       *[other] { $needed } chameaux
    } ; vous { $held ->
        [0] n’en avez pas
       *[other] en avez { $held }
    }.
amyitis-refusal-nothing-to-sell = Vous n’avez aucune ressource à vendre à Babylone.
amyitis-refusal-babylon-cube = À Babylone il faut poser un cube, et vous n’en avez pas en main.
amyitis-refusal-babylon-side = À Babylone il faut poser un cube, et aucun bord du jardin n’est disponible.
amyitis-refusal-not-held = Il vous manque ceci : { $kinds }.
amyitis-refusal-cannot-pay = À { $city } on demande : { $kinds }. Vous ne pouvez pas payer, même avec du vin.
amyitis-refusal-payment = On demande : { $kinds }. Ceci ne convient pas : { $paid }.
amyitis-refusal-court-closed = À { $city }, les deux cartes de cour vous sont fermées.
amyitis-refusal-not-offered = On ne propose pas de { $kind } à { $city }.
amyitis-refusal-level-gone = On ne peut plus prendre { $card } : il n’en reste pas.
amyitis-refusal-top-held = Vous avez déjà le { $kind } du niveau le plus haut.
amyitis-refusal-no-gardener = Il ne reste plus de jardinier.
amyitis-refusal-no-token = Aucun caravanier de niveau 2 n’a ce jeton : { $kind }.
amyitis-refusal-no-tile = La case { $square } ne sert pas à 2 joueurs.
amyitis-refusal-planted = La case { $square } est déjà plantée.
amyitis-refusal-no-full-side = La case { $square } n’a aucun bord plein : amenez-y d’abord l’eau.
amyitis-refusal-quality =
    La case { $square } est à l’étage { $floor } et demande la qualité { $need } ; la plante a { $quality } : il faut { $needed ->
        [one] { $needed } jardinier
       *[other] { $needed } jardiniers
    }, et vous { $held ->
        [0] n’en avez pas
       *[other] en avez { $held }
    }.
amyitis-refusal-nothing-to-plant =
    À { $city }, aucune case ne peut recevoir la plante : qualité { $quality }, { $gardeners ->
        [0] aucun jardinier
        [one] { $gardeners } jardinier
       *[other] { $gardeners } jardiniers
    }.
amyitis-refusal-supply-empty = La réserve n’a plus de { $gift }.
amyitis-refusal-supply-lacks = La réserve n’en a plus : { $kind }.
amyitis-refusal-wine = Le vin ne se prend pas en échange.
amyitis-refusal-same-kind = Rendre et reprendre la même ressource ({ $kind }) n’est pas un échange.
amyitis-refusal-other-draw = C’est autre chose qu’il faut tirer maintenant. { $due }
amyitis-refusal-tile = Il ne reste pas de telle tuile pour { $square } : { $tile }.
amyitis-refusal-plant = Aucune carte plante ne peut se trouver ainsi à { $city } : { $up } visible, { $down } cachée.
amyitis-refusal-token-to-lay = Aucun jeton de ce genre ne peut être posé sur un caravanier : { $kind }.
amyitis-refusal-seat = Il n’y a pas de place { $number } à une table de { $players }.
amyitis-refusal-cards =
    { $drawn } × { $craft }, c’est trop : il n’en reste { $left ->
        [0] aucun
       *[other] que { $left }
    }.

## La table en texte

amyitis-picture-title = Manche { $round } · premier joueur : { $seat }
amyitis-picture-legend = t talents, c chameaux, * carte de cour, ##### planté, n cube neutre, . vide, ~ fleuve
amyitis-picture-group =
    Groupe { $group } ({ $talents ->
        [0] gratuit
        [one] { $talents } talent
       *[other] { $talents } talents
    })
amyitis-picture-sale = vente : 3 points par ressource
amyitis-picture-plant = plante de qualité { $quality }
amyitis-picture-supply = Réserve : talents { $talents }, chameaux { $camels },
amyitis-picture-tokens = Sur les caravaniers de niveau 2 :
amyitis-picture-passed = (a passé)
amyitis-picture-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
amyitis-picture-player = cubes { $cubes }, talents { $talents }, chameaux { $camels }, caravanier { $caravaneer }, banquier { $banker }, palais { $palace }, jardiniers { $gardeners }, tuiles { $tiles }
amyitis-picture-no-resources = aucune ressource

## Critères d’une évaluation
amyitis-term-points = Points acquis
amyitis-term-favour = Faveur d’Amyitis à portée
amyitis-term-talents = Talents
amyitis-term-camels = Chameaux
amyitis-term-resources = Ressources en réserve
amyitis-term-excess = Ressources en trop
amyitis-term-wine = Vin
amyitis-term-variety = Variété des ressources
amyitis-term-caravaneer = Caravanier
amyitis-term-storehouse = Second caravanier et sa réserve
amyitis-term-income = Talents à venir du banquier
amyitis-term-interest = Points à venir du banquier
amyitis-term-palace = Prochain palais
amyitis-term-dynasty = Palais suivants
amyitis-term-shut-out = Cartes de la cour perdues pour toujours
amyitis-term-gardeners = Jardiniers
amyitis-term-fields = Avance dans les champs
amyitis-term-irrigation = Majorités autour des cases irriguées
amyitis-term-aqueducts = Cubes près des cases sèches
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
amyitis-term-crafts = Artisans dans ses moyens
amyitis-term-waiting = Talents de l’attente
amyitis-term-turn = Tour de jouer

## La table en texte dans la page

amyitis-text-decide = Décision
amyitis-text-city = Ville
amyitis-text-asks = Demande
amyitis-text-offers = Offre
amyitis-text-fare = Trajet
amyitis-text-road = Les villes dans l’ordre où la caravane les atteint
amyitis-text-stands = La caravane est à { $city }.
amyitis-text-faces = plante de { $up } ; sur l’autre face { $down }
amyitis-text-left =
    { $count ->
        [one] { $count } tuile reste dans le jardin ;
       *[other] { $count } tuiles restent dans le jardin ;
    }
amyitis-text-floor = Étage { $floor } : demande la qualité { $need }
amyitis-text-square = Case
amyitis-text-tile = Tuile
amyitis-text-planted = plantée
amyitis-text-unused = pas utilisée
amyitis-text-canals = Les canaux entre les cases
amyitis-text-side = Côté
amyitis-text-cubes = Cubes
amyitis-text-water = Eau
amyitis-text-river = au bord du fleuve
amyitis-text-wet = porte l’eau
amyitis-text-free = libre
amyitis-text-fields = Ce que donne chaque champ, et à qui est le cube posé là
amyitis-text-row = Rangée
amyitis-text-field = Champ { $field }
amyitis-text-temples = Les niches de gauche à droite, et qui serait récompensé maintenant
amyitis-text-temple = Temple
amyitis-text-niche = Niche { $niche }
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
        [0] aucune étape de plus
        [one] { $spaces } étape de plus
       *[other] { $spaces } étapes de plus
    }, garde { $keeps ->
        [0] aucune ressource
        [one] { $keeps } ressource
       *[other] { $keeps } ressources
    }
amyitis-text-gardener = 1 de qualité en plus pour planter
amyitis-text-players = Ce que chacun possède
amyitis-text-what = Quoi
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
amyitis-board-crafts = Cartes de métier
amyitis-board-road = La route de la caravane
amyitis-board-court = Cartes de cour restantes
amyitis-board-supply = La réserve
amyitis-board-stock = Ce que possède { $name }
amyitis-board-ishtar = Ishtar
amyitis-board-marduk = Marduk
amyitis-board-tammuz = Tammouz
amyitis-board-neutral = neutre
amyitis-board-first = 1er
amyitis-board-passed = a passé
amyitis-board-points = points si la partie s’arrêtait là
amyitis-board-last =
    { $tiles ->
        [one] fin à { $tiles } tuile
       *[other] fin à { $tiles } tuiles
    }
amyitis-board-favour = Faveur
amyitis-board-favour-step = { $tiles } tuiles : { $points }
amyitis-board-square = { $square }, étage { $floor }, qualité requise { $need } : { $tile }
amyitis-board-planted = { $square }, étage { $floor }, case plantée
amyitis-board-bare = { $square }, case inutilisée
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
        [0] pas de tuile de jardin
        [one] { $count } tuile de jardin
       *[other] { $count } tuiles de jardin
    }
amyitis-board-sell = Vendre { $kinds }
amyitis-board-pay = Payer { $kinds }
amyitis-board-discard = Défausser { $kinds }
