# Les Jardins Suspendus : tout ce que le jeu peut dire.

jardins-title = Les Jardins Suspendus
jardins-about = Choisissez des cartes au marché et faites grandir une pyramide de jardins, arrosée étage par étage, au goût des hôtes royaux.

## What each component is: the page shows it where the pointer or the focus rests. `.paragraph` is where the rules tell more.

jardins-about-market = Envoyez un jardinier sous une colonne et prenez l’une de ses quatre cartes. La colonne glisse et se complète.
    .title = Marché
    .paragraph = J2.1

jardins-about-costs = La carte du bas est gratuite ; chaque rang plus haut coûte un outil de plus.
    .title = Coût en outils
    .paragraph = J2.1

jardins-about-gardeners = Une colonne accueille par manche autant de jardiniers qu’il y a de joueurs.
    .title = Places des jardiniers
    .paragraph = J2.1

jardins-about-animal = Marque selon l’étage où il se tient, comme indiqué pour les étages 1, 2 et 3.
    .title = Animal
    .paragraph = J4.4

jardins-about-tree = Les arbres d’une même espèce qui se touchent marquent ensemble, chacun davantage.
    .title = Arbre
    .paragraph = J4.3

jardins-about-character = Marque pour ce qu’il compte dans tout votre jardin.
    .title = Personnage
    .paragraph = J4.5

jardins-about-empty = Un parterre de fleurs, avec de la place pour une amélioration.
    .title = Carte vide
    .paragraph = J0.2

jardins-about-objective = Montrez ce qu’il demande sur un seul étage et réclamez-le. Avec la tuile premier joueur, un de moins suffit.
    .title = Objectif royal
    .paragraph = J2.6

jardins-about-pile = Payez l’or et posez la tuile du dessus sur une de vos cartes vides.
    .title = Améliorations
    .paragraph = J2.5

jardins-about-irrigation = Les cartes irriguées sur les places marquées d’une goutte marquent : plus il y en a, mieux c’est.
    .title = Irrigation
    .paragraph = J4.1

jardins-about-garden = Cinq cartes en bas, quatre dessus, trois au sommet. Une carte plus haute repose sur deux voisines.
    .title = Votre jardin
    .paragraph = J2.2

jardins-about-gold = Il achète les améliorations.
    .title = Or
    .paragraph = J2.5

jardins-about-tools = Ils paient les cartes plus hautes du marché.
    .title = Outils
    .paragraph = J2.1

jardins-about-gardener = Un par tour de la manche ; tous rentrent quand elle s’achève.
    .title = Jardiniers au repos
    .paragraph = J2.0

jardins-about-crown = Qui la détient a besoin d’un élément de moins pour les objectifs, et commence la manche suivante.
    .title = Tuile premier joueur
    .paragraph = J2.8

jardins-about-points = Ce que vaut le jardin tel qu’il est.
    .title = Points
    .paragraph = J4.7

jardins-about-automa = Votre adversaire en solo : il vous prend des cartes, la couronne et des objectifs.
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

## Ce que montrent les cartes

jardins-automa = Automa
jardins-subject-empty = carte vide
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
jardins-wish-objectives = { $each ->
    [one] { $each } point
   *[other] { $each } points
} par objectif validé
jardins-wish-enhancements = { $each ->
    [one] { $each } point
   *[other] { $each } points
} par amélioration achetée
jardins-wish-flower-sets = { $each ->
    [one] { $each } point
   *[other] { $each } points
} par ensemble fleur bleue + rouge + jaune
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

jardins-step-take = de prendre une carte
jardins-step-place = de poser la carte
jardins-step-buy = d’acheter une amélioration ou de renoncer
jardins-step-claim = de valider un objectif ou de renoncer

jardins-draw-card = une carte jardin
jardins-draw-tile = l’amélioration suivante à { $cost } or
jardins-draw-objective = un objectif royal
jardins-draw-irrigation = une carte irrigation
jardins-draw-first = le premier joueur
jardins-draw-automa = une carte Automa

jardins-prompt-deal = Le donneur tire { $due }.
jardins-prompt-take = { $player }, prenez une carte de l’une des colonnes ; vous avez { $tools ->
    [one] { $tools } outil
   *[other] { $tools } outils
}.
jardins-prompt-place = { $player }, posez votre carte dans votre jardin ({ $card }).
jardins-prompt-buy = { $player }, vous pouvez acheter une amélioration pour l’une de vos cartes vides ; vous avez { $gold } or.
jardins-prompt-claim = { $player }, vous pouvez valider un objectif royal.
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
jardins-action-place-first = La poser comme première carte de votre jardin
jardins-action-place-left = La poser au bout gauche de l’étage 1
jardins-action-place-right = La poser au bout droit de l’étage 1
jardins-action-place = La poser à l’étage { $floor }, place { $place }
jardins-action-buy = Acheter pour { $gold } or et poser à l’étage { $floor }, place { $place } : { $tile }
jardins-action-buy-any = Acheter l’amélioration à { $gold } or et la poser à l’étage { $floor }, place { $place }
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
jardins-action-claim-any = Valider l’objectif de la position { $position }
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
jardins-preview-crown = Vous prendriez la tuile premier joueur.

## Tirages

jardins-outcome-card = Carte jardin : { $card }
jardins-outcome-tile = Amélioration à { $cost } or : { $tile }
jardins-outcome-objective = Objectif royal : { $need } { $element } au même étage
jardins-outcome-irrigation = Carte irrigation : { $pattern }
jardins-outcome-first = Premier joueur : { $player }
jardins-outcome-automa = Carte Automa { $number } : colonnes { $columns } ; l’Automa { $discards }, puis il { $action }
jardins-automa-animals = défausse l’animal le plus bas, sinon la carte de la rangée { $row }
jardins-automa-trees = défausse l’arbre le plus bas, sinon la carte de la rangée { $row }
jardins-automa-characters = défausse le personnage le plus bas, sinon la carte de la rangée { $row }
jardins-automa-irrigated = défausse la carte irriguée la plus basse, sinon la carte de la rangée { $row }
jardins-automa-flowers = défausse toutes les cartes à fleurs
jardins-automa-crown = prend la tuile premier joueur
jardins-automa-objective = place son marqueur suivant sur un objectif
jardins-automa-pile = défausse l’amélioration du dessus à { $cost } or

## Événements

jardins-event-dealt = Dans la colonne { $column }, une nouvelle carte : { $card }.
jardins-event-pile = Sur la pile à { $cost } or : { $tile }.
jardins-event-objective = Objectif de la position { $position } : { $need } { $element } au même étage.
jardins-event-irrigation = { $player } reçoit la carte irrigation { $pattern }.
jardins-event-first = { $player } commence la partie.
jardins-event-round = La manche { $round } commence par { $player }.
jardins-event-round-automa = La manche { $round } commence par l’Automa.
jardins-event-took = { $player } prend une carte de la colonne { $column }, rangée { $row }, { $tools ->
    [0] gratuitement
    [one] pour { $tools } outil
   *[other] pour { $tools } outils
} : { $card }.
jardins-event-placed = { $player } pose une carte à l’étage { $floor }, place { $place } : { $card }.
jardins-event-placed-left = { $player } pose une carte au bout gauche de l’étage { $floor }, désormais place { $place } : { $card }.
jardins-event-gold = { $player } reçoit { $amount } or.
jardins-event-tools = { $player } reçoit { $amount ->
    [one] { $amount } outil
   *[other] { $amount } outils
}.
jardins-event-crown = { $player } prend la tuile premier joueur.
jardins-event-crown-automa = L’Automa prend la tuile premier joueur.
jardins-event-bought = { $player } achète une amélioration pour { $gold } or à l’étage { $floor }, place { $place } : { $tile }.
jardins-event-bought-nothing = { $player } n’achète aucune amélioration.
jardins-event-claimed-nothing = { $player } ne valide aucun objectif.
jardins-event-claimed = { $player } valide l’objectif de la position { $position } ({ $element }) pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
jardins-event-automa = L’Automa joue la carte { $number } et envoie un jardinier sous la colonne { $column }.
jardins-event-automa-discards = L’Automa défausse une carte de la colonne { $column } : { $card }.
jardins-event-automa-claims = L’Automa place un marqueur sur la position { $position } ({ $element }).
jardins-event-automa-tile = L’Automa défausse l’amélioration de la pile à { $cost } or : { $tile }.
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

jardins-refusal-step = C’est le moment { $due }.
jardins-refusal-dealer = Le donneur tire d’abord { $due }.
jardins-refusal-over = La partie est terminée.
jardins-refusal-column = Les { $places } places sous la colonne { $column } sont prises ; choisissez une autre colonne.
jardins-refusal-tools = La carte coûte { $needed ->
    [one] { $needed } outil
   *[other] { $needed } outils
} ; vous en avez { $found }. Les cartes plus basses coûtent moins.
jardins-refusal-begun = Votre jardin a déjà une première carte ; posez celle-ci au bout gauche ou droit, ou à un étage supérieur.
jardins-refusal-not-begun = C’est la première carte de votre jardin : elle commence simplement l’étage 1.
jardins-refusal-floor = L’étage 1 a ses cinq cartes ; posez celle-ci à un étage supérieur.
jardins-refusal-taken = Il y a déjà une carte à l’étage { $floor }, place { $place }.
jardins-refusal-support = Une carte à l’étage { $floor }, place { $place } doit reposer sur les places { $place } et { $next } de l’étage { $below }.
jardins-refusal-pile = La pile à { $cost } or est vide.
jardins-refusal-gold = L’amélioration coûte { $needed } or ; vous en avez { $found }.
jardins-refusal-no-card = Il n’y a pas de carte à l’étage { $floor }, place { $place }.
jardins-refusal-enhanced = La carte à l’étage { $floor }, place { $place } a déjà une amélioration.
jardins-refusal-not-empty = La carte à l’étage { $floor }, place { $place } n’est pas vide : elle montre un animal, un arbre ou un personnage.
jardins-refusal-no-place = Aucune place n’est libre sur l’objectif de la position { $position }.
jardins-refusal-claimed = Vous avez déjà validé l’objectif de la position { $position }.
jardins-refusal-elements = Il vous faut { $needed } { $element } au même étage ; votre meilleur étage en montre { $found }.
jardins-refusal-no-draw = Ce n’est pas au donneur de tirer.
jardins-refusal-other-draw = Le donneur doit maintenant tirer { $due }.
jardins-refusal-drawn = Ce tirage a déjà eu lieu ; le donneur doit encore tirer { $due }.
jardins-refusal-other-pile = L’amélioration appartient à une autre pile ; c’est celle à { $cost } or qui doit montrer sa tuile suivante.
jardins-refusal-seat = Personne n’est assis là ; il y a { $players ->
    [one] { $players } joueur.
   *[other] { $players } joueurs.
}

## L’image dans le terminal

jardins-picture-round = { $round ->
    [0] Mise en place
   *[other] Manche { $round } sur { $rounds }
}
jardins-picture-unseen = { $cards ->
    [one] { $cards } carte jardin non vue
   *[other] { $cards } cartes jardin non vues
}
jardins-picture-automa = { $cards ->
    [one] { $cards } carte Automa non vue
   *[other] { $cards } cartes Automa non vues
}
jardins-picture-hand = En main : { $card }
jardins-picture-tools = { $tools ->
    [0] gratuit
    [one] { $tools } outil
   *[other] { $tools } outils
}
jardins-picture-gardeners = jardiniers
jardins-picture-pile = Amélioration à { $cost } or : { $tile } ({ $left } dessous)
jardins-picture-objective = { $position }  { $need } { $element } au même étage : { $first } points [{ $first-markers }], { $second } [{ $second-markers }]{ $gold ->
    [0] {""}
   *[other] , { $gold } or aussitôt
}{ $tools ->
    [0] {""}
    [one] , { $tools } outil aussitôt
   *[other] , { $tools } outils aussitôt
}
jardins-picture-player = { $player }
jardins-picture-purse = { $gold } or, { $tools ->
    [one] { $tools } outil
   *[other] { $tools } outils
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
jardins-picture-crown = tuile premier joueur
jardins-picture-crown-automa = L’Automa détient la tuile premier joueur.
jardins-picture-empty = vide
jardins-picture-floor = étage { $floor }
jardins-picture-legend = B R J fleurs · ~ irrigation · C couronne · O or · T outils · ◇ place marquée par la carte irrigation
jardins-sign-blue = B
jardins-sign-red = R
jardins-sign-yellow = J
jardins-sign-crown = C
jardins-sign-gold = O
jardins-sign-tools = T

## Critères d’une évaluation
jardins-term-points = Points acquis
jardins-term-irrigation = Irrigation encore à venir
jardins-term-flower-room = Place autour des meilleurs parterres
jardins-term-flowers-apart = Fleurs qui peuvent rejoindre les meilleurs parterres
jardins-term-trees = Arbres dont le groupe peut grandir
jardins-term-characters = Ce que les personnages compteront encore
jardins-term-claim = Un objectif à valider ce tour-ci
jardins-term-objectives-met = Objectifs remplis
jardins-term-objectives-near = Objectifs à un élément près
jardins-term-objectives-far = Objectifs à deux éléments près
jardins-term-favour = La tuile premier joueur remplace un élément
jardins-term-start = Commencer la prochaine manche
jardins-term-tools = Un outil pour chaque tour à venir
jardins-term-spare-tools = Outils en plus
jardins-term-gold = Or pour les améliorations bon marché
jardins-term-spare-gold = Or en plus
jardins-term-empty-cards = Cartes vides à améliorer
jardins-term-purchase = Une amélioration à acheter ce tour-ci
jardins-term-upper-spots = Places prêtes aux étages supérieurs
jardins-term-turns = Tours à venir
jardins-term-tiebreak = Or et outils en cas d’égalité

## La table en texte dans la page

jardins-text-decide = Décision
jardins-text-crown = { $player } a la tuile de premier joueur.
jardins-text-market = Les cartes du marché ; une carte d’une rangée plus haute coûte plus d’outils
jardins-text-row = Rangée
jardins-text-column = Colonne { $column }
jardins-text-buy = Cartes pour l’amélioration à { $gold } or
jardins-text-objectives = Les objectifs, et combien d’éléments montre le meilleur étage de chacun
jardins-text-position = Position
jardins-text-asks = Demande
jardins-text-values = Valeurs et places
jardins-text-at-once = Aussitôt
jardins-text-value = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $places }
jardins-text-free = libre
jardins-text-progress = { $found } sur { $need }
jardins-text-garden = Jardin de { $player }
jardins-text-no-card = pas de carte
jardins-text-rating = à partir de { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $rating }
jardins-text-worth = Ce que cela vaut
jardins-text-series = Points pour tant d’arbres voisins d’une espèce, et pour tant de cartes irriguées
jardins-text-count = Nombre

## Le plateau de la page
jardins-board-market = Marché
jardins-board-piles = Améliorations
jardins-board-others = Les autres jardins
jardins-board-open = { $player } : ouvrir le jardin
jardins-board-close = { $player } : fermer le jardin
jardins-board-hint = Pointez une carte pour lire ce qu’elle montre.
jardins-board-gardeners = Colonne { $column } : { $free ->
    [0] aucune place libre
    [one] { $free } place libre
   *[other] { $free } places libres
}{ $names ->
    [none] {""}
   *[other] , occupée par { $names }
}
jardins-board-plot = Étage { $floor }, place { $place } : { $card }{ $tile ->
    [none] {""}
   *[other] ; amélioration : { $tile }
}{ $water ->
    [watered] ; compte pour l’irrigation
    [dry] ; marquée par la carte d’irrigation, mais sèche
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
}
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
jardins-board-ratings = Appréciations
jardins-board-may = { $what } – peut être choisi maintenant
jardins-board-left = La poser à l’extrémité gauche de l’étage 1 : toutes les cartes avancent d’une place vers la droite
jardins-board-irrigation = Carte d’irrigation { $pattern } : { $count ->
    [one] { $count } place marquée irriguée
   *[other] { $count } places marquées irriguées
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
