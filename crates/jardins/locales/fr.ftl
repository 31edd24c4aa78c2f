# Les Jardins Suspendus : tout ce que le jeu peut dire.

jardins-title = Les Jardins Suspendus
jardins-tiebreak = départage : outils et or, { $points }
jardins-about = Choisissez des cartes et bâtissez un jardin suspendu, irrigué étage par étage, au goût du couple royal.

## What each component is: the page shows it where the pointer or the focus rests. `.paragraph` is where the rules tell more.

jardins-about-market = Placez un jardinier sous une colonne et prenez l’une de ses quatre cartes. Les cartes glissent vers le bas et une nouvelle arrive en haut.
    .title = Colonnes de cartes
    .paragraph = J2.1

jardins-about-costs = La carte du bas est gratuite ; chaque rangée au-dessus coûte un outil de plus.
    .title = Coût en outils
    .paragraph = J2.1

jardins-about-gardeners = À chaque manche, une colonne accueille autant de jardiniers qu’il y a de joueurs.
    .title = Emplacements des jardiniers
    .paragraph = J2.1

jardins-about-animal = Rapporte des points selon son étage : ceux indiqués pour les étages 1, 2 et 3.
    .title = Animal
    .paragraph = J4.4

jardins-about-tree = Les arbres adjacents d’une même essence forment une série : plus elle est longue, plus elle rapporte.
    .title = Arbre
    .paragraph = J4.3

jardins-about-character = Rapporte des points pour ce qu’il souhaite voir, n’importe où dans votre jardin.
    .title = Personnage
    .paragraph = J4.5

jardins-about-empty = Des fleurs, et de la place pour un embellissement.
    .title = Carte à embellir
    .paragraph = J0.2

jardins-about-objective = Réunissez ce qu’il demande sur un même étage et validez-le. Avec la tuile Premier joueur, il en faut un de moins.
    .title = Objectif royal
    .paragraph = J2.6

jardins-about-pile = Payez l’or et posez la tuile du dessus sur une de vos cartes à embellir.
    .title = Embellissements
    .paragraph = J2.5

jardins-about-irrigation = Vos cartes irriguées placées sous les gouttes rapportent des points : plus il y en a, mieux c’est.
    .title = Carte Irrigation
    .paragraph = J4.1

jardins-about-garden = Cinq cartes en bas, quatre au-dessus, trois au sommet. Une carte plus haute repose sur deux cartes adjacentes.
    .title = Votre jardin
    .paragraph = J2.2

jardins-about-gold = Il paie les embellissements.
    .title = Or
    .paragraph = J2.5

jardins-about-tools = Ils paient les cartes plus hautes du marché.
    .title = Outils
    .paragraph = J2.1

jardins-about-gardener = Un par tour de la manche ; vous les récupérez tous à la fin.
    .title = Jardiniers disponibles
    .paragraph = J2.0

jardins-about-crown = Tant que vous la détenez, un élément de moins suffit pour les objectifs ; en fin de manche, elle vous fait commencer la suivante.
    .title = Tuile Premier joueur
    .paragraph = J2.8

jardins-about-points = Ce que vaut le jardin en l’état.
    .title = Points
    .paragraph = J4.7

jardins-about-automa = Votre adversaire en solo : il vous prend des cartes, la tuile Premier joueur et des objectifs.
    .title = Automa
    .paragraph = J5.3

jardins-about-others = Cliquez pour le voir en grand.
    .title = Un autre jardin
    .paragraph = J2.7

## La feuille de score

jardins-category-irrigation = Irrigation
jardins-category-flowers = Fleurs
jardins-category-trees = Arbres
jardins-category-animals = Animaux
jardins-category-characters = Personnages
jardins-category-objectives = Objectifs

## Options

jardins-option-level = Niveau (en solo seulement)
jardins-option-level-easy = Facile
jardins-option-level-medium = Moyen
jardins-option-level-advanced = Avancé
jardins-option-level-expert = Expert
jardins-option-supply = Réserve
jardins-option-supply-box = Pas plus d’or et d’outils que la boîte n’en contient
jardins-option-supply-unlimited = L’or et les outils ne manquent jamais

## Ce que montrent les cartes

jardins-automa = Automa
jardins-subject-empty = carte à embellir
jardins-subject-flowers = fleurs
jardins-animal-lion = lion
jardins-animal-monkey = singe
jardins-animal-peacock = paon
jardins-tree-dragon-tree = dragonnier
jardins-tree-cedar = cèdre
jardins-tree-date-palm = dattier
jardins-character-animals = dompteuse
jardins-character-trees = forestier
jardins-character-irrigated = porteuse d’eau
jardins-character-characters = conteur
jardins-character-gold = trésorière
jardins-character-tools = forgeron
jardins-character-crowns = chambellan
jardins-character-blue-flowers = teinturière
jardins-character-yellow-flowers = apiculteur
jardins-character-red-flowers = parfumeuse
jardins-character-objectives = héraut
jardins-character-enhancements = architecte
jardins-character-flower-sets = fleuriste
jardins-character-subject-sets = peintre

jardins-wish-animals = { $each ->
    [one] { $each } point
   *[other] { $each } points
} par animal
jardins-wish-trees = { $each ->
    [one] { $each } point
   *[other] { $each } points
} par arbre
jardins-wish-irrigated = { $each ->
    [one] { $each } point
   *[other] { $each } points
} par carte irriguée
jardins-wish-characters = { $each ->
    [one] { $each } point
   *[other] { $each } points
} par personnage
jardins-wish-gold = { $each ->
    [one] { $each } point
   *[other] { $each } points
} par icône d’or
jardins-wish-tools = { $each ->
    [one] { $each } point
   *[other] { $each } points
} par icône d’outils
jardins-wish-crowns = { $each ->
    [one] { $each } point
   *[other] { $each } points
} par icône de couronne
jardins-wish-blue-flowers = { $each ->
    [one] { $each } point
   *[other] { $each } points
} par fleur bleue
jardins-wish-yellow-flowers = { $each ->
    [one] { $each } point
   *[other] { $each } points
} par fleur jaune
jardins-wish-red-flowers = { $each ->
    [one] { $each } point
   *[other] { $each } points
} par fleur rouge
jardins-wish-objectives =
    { $each ->
    [one] { $each } point
   *[other] { $each } points
} par objectif royal validé
jardins-wish-enhancements =
    { $each ->
    [one] { $each } point
   *[other] { $each } points
} par embellissement acheté
jardins-wish-flower-sets =
    { $each ->
    [one] { $each } point
   *[other] { $each } points
} par ensemble de fleurs bleue + rouge + jaune
jardins-wish-subject-sets = { $each ->
    [one] { $each } point
   *[other] { $each } points
} par ensemble arbre + personnage + animal

jardins-detail-animal = { $one }/{ $two }/{ $three } points selon l’étage
jardins-detail-blue = { $count ->
    [one] { $count } fleur bleue
   *[other] { $count } fleurs bleues
}
jardins-detail-red = { $count ->
    [one] { $count } fleur rouge
   *[other] { $count } fleurs rouges
}
jardins-detail-yellow = { $count ->
    [one] { $count } fleur jaune
   *[other] { $count } fleurs jaunes
}
jardins-detail-irrigated = irrigation
jardins-detail-crown = couronne
jardins-detail-gold = or
jardins-detail-tools = outils
jardins-face = { $subject } ({ $details })
jardins-details = { $first }, { $second }
jardins-face-plain = { $subject }

jardins-pattern-west = Ouest
jardins-pattern-east = Est
jardins-pattern-walls = Remparts
jardins-pattern-heart = Cœur
jardins-pattern-gate = Porte

jardins-element-animals = animaux
jardins-element-trees = arbres
jardins-element-irrigated = cartes irriguées
jardins-element-characters = personnages
jardins-element-gold = icônes d’or
jardins-element-tools = icônes d’outils
jardins-element-crowns = icônes de couronne
jardins-element-blue-flowers = fleurs bleues
jardins-element-yellow-flowers = fleurs jaunes
jardins-element-red-flowers = fleurs rouges

## Ce qu’il faut faire

jardins-step-take = prendre une carte
jardins-step-place = poser la carte
jardins-step-buy = acheter un embellissement ou y renoncer
jardins-step-claim = valider un objectif ou y renoncer

jardins-draw-card = une carte Jardin
jardins-draw-tile = l’embellissement suivant à { $cost } or
jardins-draw-objective = un objectif royal
jardins-draw-irrigation = une carte Irrigation
jardins-draw-first = le premier joueur
jardins-draw-automa = une carte Automa

jardins-prompt-deal = Le donneur tire { $due }.
jardins-prompt-take =
    { $player-you ->
        [yes] Prenez une carte dans une colonne ; vous avez { $tools ->
    [one] { $tools } outil
   *[other] { $tools } outils
}.
       *[no] { $player } choisit une carte…
    }
jardins-prompt-place =
    { $player-you ->
        [yes] Posez votre carte dans votre jardin ({ $card }).
       *[no] { $player } pose une carte ({ $card })…
    }
jardins-prompt-buy =
    { $player-you ->
        [yes] Vous pouvez acheter un embellissement pour l’une de vos cartes à embellir ; vous avez { $gold } or.
       *[no] { $player } peut acheter un embellissement…
    }
jardins-prompt-claim =
    { $player-you ->
        [yes] Vous pouvez valider un objectif royal.
       *[no] { $player } peut valider un objectif royal…
    }
jardins-prompt-over = La partie est terminée.

## Décisions

jardins-action-take = Prendre dans la colonne { $column }, rangée { $row }, { $tools ->
    [0] gratuitement
    [one] pour { $tools } outil
   *[other] pour { $tools } outils
} : { $card }
jardins-action-take-any = Prendre la carte de la colonne { $column }, rangée { $row }, { $tools ->
    [0] gratuitement
    [one] pour { $tools } outil
   *[other] pour { $tools } outils
}
jardins-action-place-first = La poser comme première carte du jardin
jardins-action-place-left = La poser au bout gauche de l’étage 1
jardins-action-place-right = La poser au bout droit de l’étage 1
jardins-action-place = La poser à l’étage { $floor }, emplacement { $place }
jardins-action-buy = Acheter pour { $gold } or et poser à l’étage { $floor }, emplacement { $place } : { $tile }
jardins-action-buy-any = Acheter l’embellissement à { $gold } or et le poser à l’étage { $floor }, emplacement { $place }
jardins-action-no-buy = Ne rien acheter
jardins-action-claim = Valider { $need } { $element } (position { $position }) pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $gold ->
    [0] {""}
   *[other] , et { $gold } or aussitôt
}{ $tools ->
    [0] {""}
    [one] , et { $tools } outil aussitôt
   *[other] , et { $tools } outils aussitôt
}
jardins-action-claim-any = Valider l’objectif en position { $position }
jardins-action-no-claim = Ne rien valider

jardins-preview-points = Votre jardin vaudrait alors { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $change ->
    [0] sans changement
   *[other] changement : { $change }
}).
jardins-preview-purse = Vous auriez { $gold } or et { $tools ->
    [one] { $tools } outil
   *[other] { $tools } outils
}.
jardins-preview-crown = Vous prendriez la tuile Premier joueur.

## Tirages

jardins-outcome-card = Carte Jardin : { $card }
jardins-outcome-tile = Embellissement à { $cost } or : { $tile }
jardins-outcome-objective = Objectif royal : { $need } { $element } sur un même étage
jardins-outcome-irrigation = Carte Irrigation : { $pattern }
jardins-outcome-first = Premier joueur : { $player }
jardins-outcome-automa = Carte Automa { $number } : colonnes { $columns } ; l’Automa { $discards }, puis il { $action }
jardins-automa-animals = défausse l’animal le plus bas, sinon la carte de la rangée { $row }
jardins-automa-trees = défausse l’arbre le plus bas, sinon la carte de la rangée { $row }
jardins-automa-characters = défausse le personnage le plus bas, sinon la carte de la rangée { $row }
jardins-automa-irrigated = défausse la carte irriguée la plus basse, sinon la carte de la rangée { $row }
jardins-automa-flowers = défausse toutes les cartes à fleurs
jardins-automa-crown = prend la tuile Premier joueur
jardins-automa-objective = place son marqueur suivant sur un objectif
jardins-automa-pile = défausse l’embellissement du dessus à { $cost } or

## Événements

jardins-event-dealt = Dans la colonne { $column }, une nouvelle carte : { $card }.
jardins-event-pile = Sur la pile à { $cost } or : { $tile }.
jardins-event-objective = Objectif en position { $position } : { $need } { $element } sur un même étage.
jardins-event-irrigation =
    { $player-you ->
        [yes] Vous recevez
       *[no] { $player } reçoit
    } la carte Irrigation { $pattern }.
jardins-event-first =
    { $player-you ->
        [yes] Vous commencez
       *[no] { $player } commence
    } la partie.
jardins-event-round =
    Manche { $round } : { $player-you ->
        [yes] vous commencez
       *[no] { $player } commence
    }.
jardins-event-round-automa = Manche { $round } : l’Automa commence.
jardins-event-took =
    { $player-you ->
        [yes] Vous prenez
       *[no] { $player } prend
    } une carte dans la colonne { $column }, rangée { $row }, { $tools ->
    [0] gratuitement
    [one] pour { $tools } outil
   *[other] pour { $tools } outils
} : { $card }.
jardins-event-placed =
    { $player-you ->
        [yes] Vous posez
       *[no] { $player } pose
    } une carte à l’étage { $floor }, emplacement { $place } : { $card }.
jardins-event-placed-left =
    { $player-you ->
        [yes] Vous posez
       *[no] { $player } pose
    } une carte au bout gauche de l’étage { $floor }, désormais emplacement { $place } : { $card }.
jardins-event-gold =
    { $player-you ->
        [yes] Vous recevez
       *[no] { $player } reçoit
    } { $amount ->
    [0] aucun or : la réserve est vide
   *[other] { $amount } or
}.
jardins-event-tools =
    { $player-you ->
        [yes] Vous recevez
       *[no] { $player } reçoit
    } { $amount ->
    [0] aucun outil : la réserve est vide
    [one] { $amount } outil
   *[other] { $amount } outils
}.
jardins-event-crown =
    { $player-you ->
        [yes] Vous prenez
       *[no] { $player } prend
    } la tuile Premier joueur.
jardins-event-crown-automa = L’Automa prend la tuile Premier joueur.
jardins-event-bought =
    { $player-you ->
        [yes] Vous achetez
       *[no] { $player } achète
    } un embellissement pour { $gold } or à l’étage { $floor }, emplacement { $place } : { $tile }.
jardins-event-bought-nothing =
    { $player-you ->
        [yes] Vous n’achetez
       *[no] { $player } n’achète
    } pas d’embellissement.
jardins-event-claimed-nothing =
    { $player-you ->
        [yes] Vous ne validez
       *[no] { $player } ne valide
    } pas d’objectif.
jardins-event-claimed =
    { $player-you ->
        [yes] Vous validez
       *[no] { $player } valide
    } l’objectif en position { $position } ({ $element }) pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
jardins-event-automa = L’Automa joue la carte { $number } et place un jardinier sous la colonne { $column }.
jardins-event-automa-discards = L’Automa défausse une carte de la colonne { $column } : { $card }.
jardins-event-automa-claims = L’Automa place un marqueur en position { $position } ({ $element }).
jardins-event-automa-tile = L’Automa défausse l’embellissement de la pile à { $cost } or : { $tile }.
jardins-event-over = La partie est terminée.

## La mention d’une partie en solo

jardins-verdict = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $rating }
jardins-rating-apprentice = apprentissage au jardin
jardins-rating-gardener = jardin digne du palais
jardins-rating-master = maîtrise des terrasses
jardins-rating-wonder = une merveille du monde

## Refus

jardins-refusal-step = Pas maintenant : il faut d’abord { $due }.
jardins-refusal-dealer = Le donneur tire d’abord { $due }.
jardins-refusal-over = La partie est terminée.
jardins-refusal-column = Les { $places } emplacements sous la colonne { $column } sont occupés ; choisissez une autre colonne.
jardins-refusal-tools = La carte coûte { $needed ->
    [one] { $needed } outil
   *[other] { $needed } outils
} ; vous en avez { $found }. Les cartes plus basses coûtent moins.
jardins-refusal-begun = Votre jardin a déjà sa première carte ; posez celle-ci à un bout de l’étage 1, ou à un étage supérieur.
jardins-refusal-not-begun = C’est la première carte de votre jardin : elle va simplement à l’étage 1.
jardins-refusal-floor = L’étage 1 est complet avec cinq cartes ; posez celle-ci à un étage supérieur.
jardins-refusal-taken = Il y a déjà une carte à l’étage { $floor }, emplacement { $place }.
jardins-refusal-support = Une carte à l’étage { $floor }, emplacement { $place } doit reposer sur deux cartes : emplacements { $place } et { $next } de l’étage { $below }.
jardins-refusal-pile = La pile à { $cost } or est vide.
jardins-refusal-gold = L’embellissement coûte { $needed } or ; vous en avez { $found }.
jardins-refusal-no-card = Il n’y a pas de carte à l’étage { $floor }, emplacement { $place }.
jardins-refusal-enhanced = La carte à l’étage { $floor }, emplacement { $place } a déjà un embellissement.
jardins-refusal-not-empty = La carte à l’étage { $floor }, emplacement { $place } n’est pas à embellir : elle montre un animal, un arbre ou un personnage.
jardins-refusal-no-place = Aucun emplacement n’est libre sur l’objectif en position { $position }.
jardins-refusal-claimed = Vous avez déjà validé l’objectif en position { $position }.
jardins-refusal-elements = Il vous faut { $needed } { $element } sur un même étage ; votre meilleur étage en a { $found }.
jardins-refusal-no-draw = Le donneur n’a rien à tirer maintenant.
jardins-refusal-other-draw = Le donneur doit maintenant tirer { $due }.
jardins-refusal-drawn = Ce tirage a déjà eu lieu ; le donneur doit encore tirer { $due }.
jardins-refusal-other-pile = L’embellissement appartient à une autre pile ; c’est celle à { $cost } or qui doit montrer sa tuile suivante.
jardins-refusal-seat =
    Personne n’est assis là ; il y a { $players ->
    [one] { $players } joueur.
   *[other] { $players } joueurs.
}

## La table en mots

jardins-picture-round = { $round ->
    [0] Mise en place
   *[other] Manche { $round } sur { $rounds }
}
jardins-picture-unseen =
    { $cards ->
    [one] { $cards } carte Jardin à venir
   *[other] { $cards } cartes Jardin à venir
}
jardins-picture-supply = en réserve : { $gold } or, { $tools ->
    [one] { $tools } outil
   *[other] { $tools } outils
}
jardins-picture-automa =
    { $cards ->
    [one] { $cards } carte Automa à venir
   *[other] { $cards } cartes Automa à venir
}
jardins-picture-hand = En main : { $card }
jardins-picture-tools = { $tools ->
    [0] gratuit
    [one] { $tools } outil
   *[other] { $tools } outils
}
jardins-picture-gardeners = jardiniers
jardins-picture-pile = Embellissement à { $cost } or : { $tile } ({ $left } dessous)
jardins-picture-crown = tuile Premier joueur
jardins-picture-crown-automa = L’Automa détient la tuile Premier joueur.
jardins-picture-empty = vide
jardins-picture-floor = étage { $floor }
jardins-sign-blue = B
jardins-sign-red = R
jardins-sign-yellow = J
jardins-sign-crown = C
jardins-sign-gold = O
jardins-sign-tools = T

## Critères d’une évaluation
jardins-term-points = Points acquis
jardins-term-irrigation = Irrigation encore à venir
jardins-term-flower-room = Place autour des meilleurs massifs
jardins-term-flowers-apart = Fleurs qui peuvent rejoindre les meilleurs massifs
jardins-term-trees = Séries d’arbres qui peuvent s’allonger
jardins-term-characters = Ce que les personnages compteront encore
jardins-term-claim = Un objectif à valider ce tour
jardins-term-objectives-met = Objectifs remplis
jardins-term-objectives-near = Objectifs auxquels il manque un élément
jardins-term-objectives-far = Objectifs auxquels il manque deux éléments
jardins-term-favour = La tuile Premier joueur remplace un élément
jardins-term-start = Commencer la prochaine manche
jardins-term-tools = Un outil pour chaque tour à venir
jardins-term-spare-tools = Outils en plus
jardins-term-gold = Or pour les embellissements bon marché
jardins-term-spare-gold = Or en plus
jardins-term-empty-cards = Cartes à embellir
jardins-term-purchase = Un embellissement à acheter ce tour
jardins-term-upper-spots = Places prêtes aux étages supérieurs
jardins-term-turns = Tours à venir
jardins-term-tiebreak = Or et outils en cas d’égalité

## La table en texte dans la page

jardins-text-decide = Décision
jardins-text-crown =
    { $player-you ->
        [yes] Vous détenez
       *[no] { $player } détient
    } la tuile Premier joueur.
jardins-text-market = Les colonnes de cartes ; une carte plus haute coûte plus d’outils
jardins-text-row = Rangée
jardins-text-column = Colonne { $column }
jardins-text-buy = Cartes pour l’embellissement à { $gold } or
jardins-text-objectives = Les objectifs royaux, et le nombre d’éléments sur le meilleur étage de chacun
jardins-text-position = Position
jardins-text-asks = Demande
jardins-text-values = Valeurs et emplacements
jardins-text-at-once = Aussitôt
jardins-text-value = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $places }
jardins-text-free = libre
jardins-text-progress = { $found } sur { $need }
jardins-text-garden = Jardin : { $player }
jardins-text-no-card = pas de carte
jardins-text-rating = à partir de { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $rating }
jardins-text-worth = Valeur
jardins-text-series = Points selon le nombre d’arbres adjacents d’une même essence, et selon le nombre de cartes irriguées
jardins-text-count = Nombre

## Le plateau de la page
jardins-board-market = Cartes
jardins-board-piles = Embellissements
jardins-board-others = Les autres jardins
jardins-board-open = { $player } : ouvrir le jardin
jardins-board-close = { $player } : fermer le jardin
jardins-board-gardeners =
    Colonne { $column } : { $free ->
    [0] aucun emplacement libre
    [one] { $free } emplacement libre
   *[other] { $free } emplacements libres
}{ $names ->
    [none] {""}
   *[other] , jardiniers : { $names }
}
jardins-board-plot =
    Étage { $floor }, emplacement { $place } : { $card }{ $tile ->
    [none] {""}
   *[other] ; embellissement : { $tile }
}{ $water ->
    [watered] ; compte pour l’irrigation
    [dry] ; marquée par la carte Irrigation, mais à sec
   *[none] {""}
}
jardins-board-objective = Objectif { $position } : { $need } { $element } sur un même étage, { $first } ou { $second } points{ $gold ->
    [0] {""}
   *[other] , { $gold } or aussitôt
}{ $tools ->
    [0] {""}
    [one] , { $tools } outil aussitôt
   *[other] , { $tools } outils aussitôt
}{ $holders ->
    [none] {""}
   *[other] ; validé par { $holders }
}{ $found ->
    [-1] {""}
   *[other] ; votre meilleur étage en montre { $found }
}{ $eased ->
    [yes] ; { $plain } sans la tuile Premier joueur
   *[no] {""}
}
jardins-board-eased = Un élément de moins : vous avez la tuile Premier joueur.
jardins-board-gold = { $gold } or
jardins-board-tools = { $tools ->
    [one] { $tools } outil
   *[other] { $tools } outils
}
jardins-board-home = { $gardeners ->
    [one] { $gardeners } jardinier disponible
   *[other] { $gardeners } jardiniers disponibles
}
jardins-board-markers = { $markers ->
    [one] Il reste { $markers } marqueur
   *[other] Il reste { $markers } marqueurs
}
jardins-board-ratings = Mentions
jardins-board-left = La poser au bout gauche de l’étage 1 : toutes les cartes se décalent d’un emplacement vers la droite
jardins-board-irrigation =
    Carte Irrigation { $pattern } : { $count ->
    [one] { $count } emplacement marqué irrigué
   *[other] { $count } emplacements marqués irrigués
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $next ->
    [-1] {""}
   *[other] ; avec une de plus : { $next }
}
jardins-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Le plateau du terminal

jardins-terminal-legend =
    B R J : fleurs bleues, rouges, jaunes
    ~ C : irriguée ; une icône de couronne
    O T : or, outils
    lion 3/2/2 : points d’un animal à l’étage 1, 2, 3
    fleuriste ×2 : 2 points pour chaque chose que le personnage souhaite
    ○ : un emplacement libre de jardinier ; ● ▲ ■ ◆ ★ les jardiniers des joueurs
    2O (6) : une pile d’embellissements : son prix, et combien il y en a dessous
    +cèdre : un embellissement sur une carte
    5[●] 3[·] : un objectif : 5 points, validé par ● ; 3 points, libre
    2/3 : 2 des 3 éléments qu’un objectif demande
    ◇ ◆ · : un emplacement à irriguer, avec une carte irriguée ; un autre
    ♛ : la tuile Premier joueur
    ⚙ : l’Automa
jardins-terminal-tools = { $tools ->
    [0] grat.
   *[other] { $tools }T
}
jardins-terminal-pile = { $gold }O ({ $below })
jardins-terminal-hand = Main :
jardins-terminal-purse = { $gold }O { $tools }T { $gardeners ->
    [one] { $gardeners } jardinier
   *[other] { $gardeners } jardiniers
}
jardins-terminal-supply = { $gold }O { $tools }T
jardins-terminal-progress = objectifs { $near }
jardins-terminal-automa = Automa ⚙ · jardiniers { $gardeners } · marqueurs { $markers } · cartes à venir { $unseen }

## Les entrées du fichier de composants, pour qui le modifie
jardins-figure-table = sur la table
jardins-figure-gardener-places = places de jardinier sous chaque colonne, de 1 à 5 joueurs
jardins-figure-row-tools = outils que coûte une carte, depuis la rangée du bas
jardins-figure-objective-places = places de chaque valeur d’objectif, de 1 à 5 joueurs
jardins-figure-supply = réserve
jardins-figure-gold = or
jardins-figure-tools = outils
jardins-figure-start = au départ
jardins-figure-last-extra-tools = outils en plus pour le dernier joueur
jardins-figure-solo = partie en solo
jardins-figure-ratings = points minimaux des niveaux
jardins-figure-easy = facile
jardins-figure-medium = moyen
jardins-figure-advanced = avancé
jardins-figure-expert = expert
jardins-figure-trees = arbres
jardins-figure-irrigation = cartes Irrigation
jardins-figure-points = points
jardins-figure-floor-1 = étage 1
jardins-figure-floor-2 = étage 2
jardins-figure-floor-3 = étage 3
jardins-figure-objectives = objectifs
jardins-figure-positions = positions des objectifs
jardins-figure-cards = cartes Jardin
jardins-figure-copies = exemplaires
jardins-figure-animal = animal
jardins-figure-flowers = fleurs
jardins-figure-bonus = icônes
jardins-figure-tree = arbre
jardins-figure-irrigated = irriguée
jardins-figure-character = personnage
jardins-figure-each = points pour chacun
jardins-figure-enhancements = embellissements
jardins-figure-pile = pile (prix en or)
jardins-figure-automa = cartes Automa
jardins-figure-columns = colonnes
jardins-figure-discards = défausse
jardins-figure-else-row = sinon la carte de la rangée
jardins-figure-action = puis
jardins-figure-crown = couronne
jardins-figure-objective = objectif
jardins-figure-pile-2 = pile 2
jardins-figure-pile-3 = pile 3
jardins-figure-pile-4 = pile 4
jardins-figure-blue = bleu
jardins-figure-red = rouge
jardins-figure-yellow = jaune
jardins-figure-water = eau
jardins-figure-flower-sets = séries de fleurs
jardins-figure-subject-sets = séries animal, arbre et personnage
jardins-figure-dyer = teinturier
jardins-figure-beekeeper = apiculteur
jardins-figure-perfumer = parfumeur
jardins-figure-water-bearer = porteur d’eau
jardins-figure-chamberlain = chambellan
jardins-figure-florist = fleuriste
jardins-figure-storyteller = conteur
jardins-figure-herald = héraut
jardins-figure-tamer = dompteur
jardins-figure-forester = forestier
jardins-figure-treasurer = trésorier
jardins-figure-architect = architecte
jardins-figure-painter = peintre
jardins-figure-smith = forgeron
