# Babylon

babylon-title = Babylon
babylon-tiebreak = { $points ->
    [one] départage : un trou visible
   *[other] départage : { $points } trous visibles
}
babylon-designed = Certains chiffres de Babylon sont notre création, faute de source qui les montre : la place des icônes sur chaque tuile, le nombre de tuiles Tour de chaque sorte, et deux des quatre fleurs. Ils s’accordent avec tout ce qui est connu et sont signalés ci-dessous.
babylon-about = Prenez des tuiles dans la carrière et construisez votre jardin étage par étage, sur des piliers : terrasses, escaliers, fontaines, ponts et statues.

## What each component is: the page shows it where the pointer or the focus rests. `.paragraph` is where the rules tell more.

babylon-about-quarry = Creusez : prenez la tuile du dessus d’une pile. Le badge montre les piliers gagnés : 4, moins un par voisine plus haute, plus un pour votre fleur.
    .title = Carrière
    .paragraph = B2.1

babylon-about-tower = L’effet de la tuile Tour vaut pour tous les joueurs pendant cette manche.
    .title = Tour
    .paragraph = B1.4

babylon-about-supply = Ce qui reste pour tout le monde. Ce qui est épuisé ne peut plus être pris : sans pilier double, plus d’échange ; sans belvédère, quatre appuis.
    .title = Dans la boîte
    .paragraph = B0.5

babylon-about-pillars = Ils portent vos terrasses. Deux piliers simples valent un double ; vous en gardez 6 au plus.
    .title = Piliers
    .paragraph = B2.4

babylon-about-notch = Une tuile attend ici un prochain tour. Vous commencez avec votre tuile de départ.
    .title = Encoche
    .paragraph = B2.5

babylon-about-dug = Posez-la maintenant, gardez-la dans l’encoche, ou défaussez-la.
    .title = Tuile prise ce tour
    .paragraph = B2.3

babylon-about-flower = Une tuile à votre fleur rapporte un pilier de plus quand vous la prenez.
    .title = Votre fleur
    .paragraph = B1.3

babylon-about-points = Ce que vaut votre jardin en l’état.
    .title = Points
    .paragraph = B5.2

babylon-about-garden = Huit trous sur huit. Une terrasse couvre deux cases sur deux et repose sur trois ou quatre piliers.
    .title = Votre jardin
    .paragraph = B3.1

babylon-about-terrace = Ses icônes montrent où poser un décor. Ce qu’une tuile plus haute recouvre est perdu.
    .title = Terrasse
    .paragraph = B3.6

babylon-about-stairs = Relie deux icônes Escalier de tuiles à un étage d’écart. Rapporte la somme des deux étages.
    .title = Escalier
    .paragraph = B4.2

babylon-about-fountain = Relie deux icônes Fontaine de tuiles voisines d’un même étage. Rapporte 3 fois son étage.
    .title = Fontaine
    .paragraph = B4.3

babylon-about-bridge = Franchit la case vide entre deux icônes Pont d’un même étage. Rapporte 3 fois son étage.
    .title = Pont
    .paragraph = B4.4

babylon-about-statue = Rapporte son étage. Chaque statue après la première s’aligne sur une autre. Elle peut aussi soutenir une terrasse.
    .title = Statue
    .paragraph = B4.5

babylon-about-pillar = Elle sert maintenant de pilier et ne compte plus comme statue.
    .title = Statue servant de pilier
    .paragraph = B3.3

babylon-about-belvedere = Se pose sur le coin sans pilier et rapporte 1 point.
    .title = Belvédère
    .paragraph = B3.4

babylon-about-others = Cliquez pour le regarder de tous côtés.
    .title = Un autre jardin
    .paragraph = B1.5

## La feuille de score

babylon-category-statues = statues
babylon-category-fountains = fontaines
babylon-category-bridges = ponts
babylon-category-stairs = escaliers
babylon-category-belvederes = belvédères
babylon-category-decor-sets = séries de décors
babylon-category-flower-sets = séries de fleurs
babylon-category-summit = point culminant

## Options

babylon-option-supply = Réserve
babylon-option-supply-box = Pas plus que la boîte n’en contient
babylon-option-supply-unlimited = Les pièces ne manquent jamais
babylon-option-boards = Plateaux
babylon-option-boards-dealt = Attribués au hasard
babylon-option-boards-chosen = Choisis dans l’ordre du tour
babylon-option-statues = Statue juste sous une terrasse
babylon-option-statues-support = La soutient toujours
babylon-option-statues-may-be-left-out = Peut ne pas servir d’appui
babylon-option-tower-icons = Effets de la tour sur les icônes
babylon-option-tower-icons-each-turn = Une fois par tour de jeu
babylon-option-tower-icons-each-tile = Une fois par terrasse posée

## Noms

babylon-flower-white = blanche
babylon-flower-pink = rose
babylon-flower-yellow = jaune
babylon-flower-blue = bleue

babylon-material-clay = argile
babylon-material-granite = granite
babylon-material-basalt = basalte

babylon-tile = la terrasse { $number } ({ $material }, fleur { $flower })
babylon-tile-start = la tuile de départ (fleur { $flower })
babylon-tile-none = rien

babylon-icon-stairs = escalier
    .gender = m
babylon-icon-fountain = fontaine
    .gender = f
babylon-icon-bridge = pont
    .gender = m
babylon-icon-statue = statue
    .gender = f

babylon-piece-single = piliers simples
babylon-piece-double = piliers doubles
babylon-piece-belvedere = belvédères
babylon-piece-stairs = escaliers
babylon-piece-fountain = fontaines
babylon-piece-statue = statues
babylon-piece-bridge = ponts

babylon-tower-single-more = un pilier simple de plus
babylon-tower-double-more = un pilier double de plus
babylon-tower-icon-as-another = une icône compte pour une autre
babylon-tower-blank-as-any = un emplacement sans icône compte pour n’importe laquelle
babylon-tower-flower-pays-two = votre fleur rapporte 2
babylon-tower-pillar-less = un pilier de moins
babylon-tower-no-effect = sans effet

babylon-source-dug = la terrasse prise ce tour
babylon-source-notch = la terrasse de l’encoche

babylon-corner-nw = coin nord-ouest
babylon-corner-ne = coin nord-est
babylon-corner-se = coin sud-est
babylon-corner-sw = coin sud-ouest

babylon-pillars = { $parts }
babylon-pillars-none = aucun pilier
babylon-singles =
    { $count ->
        [one] { $count } pilier simple
       *[other] { $count } piliers simples
    }
babylon-doubles =
    { $count ->
        [one] { $count } pilier double
       *[other] { $count } piliers doubles
    }
babylon-exchanged =
    { $count ->
        [one] { $count } pilier double en échange de { $singles } simples
       *[other] { $count } piliers doubles en échange de { $singles } simples
    }

babylon-decor-stairs = l’escalier { $first }–{ $last }
babylon-decor-fountain = la fontaine { $first }–{ $last }
babylon-decor-bridge = le pont { $first }–{ $last }
babylon-decor-statue = la statue { $cell }
babylon-decor-using = { $decor } (effet de la tour en { $cell })

## Que faire maintenant

babylon-prompt-appear = La terrasse suivante de la carrière apparaît.
babylon-prompt-flowers = Les fleurs sont attribuées.
babylon-prompt-first = Le premier joueur est tiré au sort.
babylon-prompt-tower = Une tuile Tour est retournée pour la manche suivante.
babylon-prompt-choose =
    { $seat-you ->
        [yes] Choisissez votre plateau et sa fleur.
       *[no] { $seat } choisit un plateau…
    }
babylon-prompt-remove =
    { $seat-you ->
        [yes] Retirez une terrasse d’argile de la partie.
       *[no] { $seat } retire une terrasse d’argile…
    }
babylon-prompt-dig =
    { $seat-you ->
        [yes] Creusez : prenez la terrasse du dessus d’une pile.
       *[no] { $seat } creuse dans la carrière…
    }
babylon-prompt-build =
    { $seat-you ->
        [yes] Posez une terrasse ou un décor, ou terminez la construction.
       *[no] { $seat } construit…
    }
babylon-prompt-rotate =
    { $seat-you ->
        [yes] Tournez la terrasse que vous venez de poser.
       *[no] { $seat } tourne sa terrasse…
    }
babylon-prompt-store =
    { $seat-you ->
        [yes] Choisissez la terrasse à garder.
       *[no] { $seat } choisit la terrasse à garder…
    }
babylon-prompt-over = La partie est terminée.

babylon-step-choose = choisir un plateau
babylon-step-remove = retirer une terrasse d’argile
babylon-step-dig = creuser
babylon-step-build = construire
babylon-step-rotate = tourner la terrasse posée
babylon-step-store = choisir la terrasse à garder

## Décisions

babylon-act-choose = prendre le plateau à la fleur { $flower }
babylon-act-remove = retirer { $tile } en { $stack }
babylon-act-dig = creuser en { $stack } : { $tile }, et { $pillars }
babylon-act-place = poser { $source } en { $cell } à l’étage { $floor }{ $cost }
babylon-act-place-without = poser { $source } en { $cell } à l’étage { $floor } avec un belvédère au { $corner }{ $cost }
babylon-act-rotate =
    { $degrees ->
        [0] la laisser telle quelle
       *[other] la tourner de { $degrees }°
    }
babylon-act-adorn = poser { $decor }
babylon-act-done = terminer la construction
babylon-act-keep = garder { $tile }
babylon-act-keep-none = ne garder aucune terrasse
babylon-cost = {" "}pour { $payment }
babylon-cost-unknown = { "" }

## Tirages

babylon-draw-show = en { $stack } apparaît { $tile }
babylon-draw-flowers = fleurs par place : { $flowers }
babylon-draw-first = { $seat } joue en premier
babylon-draw-tower = tuile Tour : { $effect }

## Événements

babylon-event-shown = En { $stack } apparaît { $tile }.
babylon-event-flower =
    { $seat-you ->
        [yes] Vous avez
       *[no] { $seat } a
    } la fleur { $flower }.
babylon-event-chosen =
    { $seat-you ->
        [yes] Vous choisissez
       *[no] { $seat } choisit
    } le plateau à la fleur { $flower }.
babylon-event-first =
    { $seat-you ->
        [yes] Vous jouez
       *[no] { $seat } joue
    } en premier.
babylon-event-removed =
    { $seat-you ->
        [yes] Vous retirez
       *[no] { $seat } retire
    } { $tile } en { $stack }.
babylon-event-dug =
    { $seat-you ->
        [yes] Vous creusez
       *[no] { $seat } creuse
    } en { $stack } : { $tile }, et { $pillars }.
babylon-event-placed =
    { $seat-you ->
        [yes] Vous posez
       *[no] { $seat } pose
    } { $tile } en { $cell } à l’étage { $floor } pour { $payment }.
babylon-event-statue-used =
    { $seat-you ->
        [yes] Votre statue en { $cell } sert
       *[no] La statue en { $cell } sert
    } désormais de pilier.
babylon-event-belvedere =
    { $seat-you ->
        [yes] Vous posez
       *[no] { $seat } pose
    } un belvédère en { $cell }.
babylon-event-turned =
    { $degrees ->
        [0] { $seat-you ->
        [yes] Vous laissez
       *[no] { $seat } laisse
    } la terrasse en { $cell } telle quelle.
       *[other] { $seat-you ->
        [yes] Vous tournez
       *[no] { $seat } tourne
    } la terrasse en { $cell } de { $degrees }°.
    }
babylon-event-adorned =
    { $seat-you ->
        [yes] Vous posez
       *[no] { $seat } pose
    } { $decor }.
babylon-event-finished =
    { $seat-you ->
        [yes] Vous terminez
       *[no] { $seat } termine
    } la construction.
babylon-event-kept =
    { $seat-you ->
        [yes] Vous gardez
       *[no] { $seat } garde
    } { $tile }.
babylon-event-given-up =
    { $seat-you ->
        [yes] Vous défaussez
       *[no] { $seat } défausse
    } { $tile }.
babylon-event-returned =
    { $seat-you ->
        [yes] Vous remettez
       *[no] { $seat } remet
    } dans la réserve { $pillars }.
babylon-event-tower = Manche { $round } : { $effect }.
babylon-event-over = La partie est terminée.

## Aperçus

babylon-preview-dig =
    { $flower ->
        [0] Les bords rapportent { $edges } : vous recevez { $pillars }.
       *[other] Les bords rapportent { $edges }, votre fleur { $flower } : vous recevez { $pillars }.
    }
babylon-preview-cost = Coûte { $payment }, il reste { $left }.
babylon-preview-statue = La statue en { $cell } sert alors de pilier.
babylon-preview-belvedere = Un belvédère se pose en { $cell }.
babylon-preview-points =
    { $points ->
        [one] Différence pour votre jardin : { $points } point.
       *[other] Différence pour votre jardin : { $points } points.
    }
babylon-preview-turned =
    { $degrees ->
        [0] Sans la tourner, elle permet { $decor }.
       *[other] Tournée de { $degrees }°, elle permet { $decor }.
    }
babylon-preview-decor = Cela permet { $decor }.

## Refus

babylon-refusal-over = La partie est terminée.
babylon-refusal-dealer = Un tirage doit d’abord avoir lieu.
babylon-refusal-seat = Rien n’est tiré maintenant : c’est à un joueur de décider.
babylon-refusal-step = Pas maintenant : il faut d’abord { $due }.
babylon-refusal-draw = C’est un autre tirage qui est attendu.
babylon-refusal-other-stack = La terrasse qui apparaît maintenant est en { $stack }.
babylon-refusal-material = La terrasse qui apparaît maintenant est d’un autre matériau : { $material }.
babylon-refusal-seen = Cette terrasse est déjà apparue : { $tile }.
babylon-refusal-flowers = Il faut une fleur pour chacun des { $needed } joueurs, et non { $found }.
babylon-refusal-board-taken =
    { $seat-you ->
        [yes] Vous avez déjà choisi
       *[no] { $seat } a déjà choisi
    } le plateau à la fleur { $flower } : prenez-en un autre.
babylon-refusal-no-seat = La place { $seat } est vide.
babylon-refusal-tower = Toutes les tuiles Tour « { $effect } » sont déjà apparues.
babylon-refusal-not-clay = Seules les terrasses d’argile se retirent, et le dessus de la pile { $stack } n’en est pas une.
babylon-refusal-empty = La pile { $stack } est vide.
babylon-refusal-no-tile = Vous n’avez pas { $source }.
babylon-refusal-no-piece = Il n’y en a plus dans la boîte : { $piece }.
babylon-refusal-floor = L’étage { $floor } exige une terrasse à l’étage { $below }, n’importe où dans votre jardin.
babylon-refusal-height = La case { $cell } porte déjà une terrasse à l’étage { $height } : l’étage { $floor } n’est pas au-dessus.
babylon-refusal-footprint = Deux terrasses ne peuvent pas se superposer exactement : une autre couvre déjà ces quatre cases à partir de la case { $cell }.
babylon-refusal-under-bridge = Un pont passe au-dessus de la case { $cell } : l’étage { $floor } n’est pas plus haut que lui.
babylon-refusal-supports =
    { $found ->
        [0] Aucun coin ne peut être soutenu ici, et il en faut trois.
        [one] Un seul coin peut être soutenu ici, et il en faut trois.
       *[other] Seuls { $found } coins peuvent être soutenus ici, et il en faut trois.
    }
babylon-refusal-leave-out = Le { $corner } ne peut pas être soutenu : laissez-le sans appui (without { $word }).
babylon-refusal-statue-supports = La statue en { $cell } soutient toujours la terrasse : laissez un autre coin sans appui.
babylon-refusal-stairs-below = Un escalier commence en { $cell } : un coin au-dessus exige un écart de deux étages.
babylon-refusal-pillars =
    { $needed ->
        [one] Il faut { $needed } pilier simple et vous en avez { $has }.
       *[other] Il faut { $needed } piliers simples et vous en avez { $has }.
    }
babylon-refusal-pillars-exchange = Il faut { $supports }, ce qui prend { $needed } simples, et vous en avez { $has }.
babylon-refusal-diagonal = Un décor ne se pose jamais en diagonale.
babylon-refusal-reach = Les deux bouts de ce décor ({ $icon }) doivent être sur des cases voisines.
babylon-refusal-bridge-reach = Il faut exactement une case entre les deux bouts d’un pont.
babylon-refusal-bare = Il n’y a pas de terrasse en { $cell }.
babylon-refusal-not-free = L’emplacement en { $cell } n’est pas libre.
babylon-refusal-icon = L’emplacement en { $cell } porte l’icône « { $found } », il faut l’icône « { $needed } ».
babylon-refusal-no-icon = L’emplacement en { $cell } n’a pas d’icône : il faut l’icône « { $needed } ».
babylon-refusal-not-fresh = Un bout au moins doit être sur une terrasse posée ce tour.
babylon-refusal-stairs = Un escalier relie des terrasses séparées d’un étage ; celles-ci sont aux étages { $first } et { $last }.
babylon-refusal-fountain = Une fontaine est sur un seul étage ; ces emplacements sont aux étages { $first } et { $last }.
babylon-refusal-one-terrace = Une fontaine relie deux terrasses différentes.
babylon-refusal-bridge = Un pont est sur un seul étage ; ces emplacements sont aux étages { $first } et { $last }.
babylon-refusal-bridge-blocked = Une terrasse à l’étage { $height } barre le passage en { $cell }.
babylon-refusal-bridge-crossed = Un autre pont passe déjà au-dessus de la case { $cell } à l’étage { $floor }.
babylon-refusal-line = Une statue doit être alignée sur une autre : il n’y en a pas sur la ligne ni sur la colonne de la case { $cell }.
babylon-refusal-no-effect = L’effet de la tour ne change pas les icônes pendant cette manche.
babylon-refusal-effect-used = Vous avez déjà utilisé l’effet de la tour ce tour.
babylon-refusal-effect-used-on-tile = Vous avez déjà utilisé l’effet de la tour sur la terrasse en { $cell } : il sert une fois à chacune.
babylon-refusal-effect-end = L’effet de la tour doit servir à un bout du décor, et la case { $cell } n’en est pas un.
babylon-refusal-effect-old = La terrasse en { $cell } n’a pas été posée ce tour : l’effet de la tour ne s’y applique pas.
babylon-refusal-effect-needless = L’emplacement en { $cell } porte déjà l’icône « { $icon } ».
babylon-refusal-effect-icon = L’effet de la tour exige un emplacement avec une icône, et celui en { $cell } n’en a pas.
babylon-refusal-effect-blank = L’effet de la tour exige un emplacement sans icône, et celui en { $cell } en a une.

## La table en texte

babylon-picture-round = Manche { $round } sur { $rounds } · tour : { $effect }
babylon-terminal-terraces =
    { $seat-you ->
        [yes] Vos terrasses : { $terraces }
       *[no] { $seat } a construit : { $terraces }
    }
babylon-terminal-terrace = { $tile } en { $cell }, étage { $floor }, { $degrees }°
babylon-picture-unseen =
    { $count ->
        [one] encore cachée : { $count } terrasse ({ $material })
       *[other] encore cachées : { $count } terrasses ({ $material })
    }
babylon-picture-count = { $count } × { $name }
babylon-picture-supply = reste dans la boîte : { $pieces }

## Critères d’une évaluation
babylon-term-points = Points acquis
babylon-term-turns = Tours à venir
babylon-term-turns-early = Tours à venir, en début de partie
babylon-term-turns-height = Tours à venir dans un jardin élevé
babylon-term-foundations = Emplacements pouvant porter l’étage suivant
babylon-term-cheap-floor = L’étage le plus haut accessible avec trois piliers simples
babylon-term-free-spots = Emplacements libres, selon leur étage
babylon-term-compact = Terrasses serrées les unes contre les autres
babylon-term-room-top = Place au plus haut étage
babylon-term-room-below = Place à l’étage juste au-dessous du plus haut
babylon-term-open-fountains = Fontaines dont un bout attend l’autre
babylon-term-open-bridges = Ponts dont un bout attend l’autre
babylon-term-open-stairs = Escaliers dont un bout attend l’autre
babylon-term-decor-kinds = Sortes de décors vers la prochaine série
babylon-term-flower-kinds = Fleurs vers la prochaine série
babylon-term-pillars = Piliers en main
babylon-term-pillars-first = Piliers pour une terrasse
babylon-term-fit-later = Décors que la terrasse de l’encoche achèverait
babylon-term-notch-icons = Icônes de la terrasse de l’encoche
babylon-term-notch-flower = Une fleur manquante dans l’encoche
babylon-term-buildable = Terrasses à poser dès maintenant
babylon-term-buildable-height = Terrasses à poser dès maintenant dans un jardin élevé
babylon-term-fit-now = Décors que les terrasses en main achèveraient maintenant
babylon-term-flowers-now = Fleurs manquantes à poser dès maintenant
babylon-term-ready = Décors à poser dès maintenant
babylon-term-unturned = Décors que la nouvelle terrasse peut porter, bien tournée
babylon-term-unturned-icons = Icônes de la nouvelle terrasse
babylon-term-effect = L’effet de la tour sur les décors
babylon-term-tower = Piliers que la tour donne ou prend

## La table en texte dans la page

babylon-text-boards = Plateaux au choix : { $boards }
babylon-text-row = Ligne
babylon-text-column = Colonne { $column }
babylon-text-quarry = Les piles de la carrière, colonnes depuis l’ouest, lignes depuis le nord
babylon-text-face-down = une tuile que personne n’a vue
babylon-text-empty = vide
babylon-text-height =
    { $height ->
        [one] la dernière de sa pile
       *[other] haute de { $height } tuiles
    }
babylon-text-pays =
    { $count ->
        [one] rapporte { $count } pilier simple
       *[other] rapporte { $count } piliers simples
    }
babylon-text-doubles =
    { $count ->
        [0] Creuser ne rapporte pas de pilier double.
        [one] Creuser rapporte aussi { $count } pilier double.
       *[other] Creuser rapporte aussi { $count } piliers doubles.
    }
babylon-text-points =
    { $points ->
        [one] { $points } point si la partie finissait maintenant
       *[other] { $points } points si la partie finissait maintenant
    }
babylon-text-plan = Vu du dessus, colonnes depuis l’ouest, lignes depuis le nord
babylon-text-bare = sans icône
babylon-text-nothing-built = Rien n’est encore construit.
babylon-text-terraces = Terrasses
babylon-text-decor = Décors
babylon-text-fresh = Posé ce tour : { $cells }
babylon-text-decor-stairs = escalier
babylon-text-decor-fountain = fontaine
babylon-text-decor-bridge = pont
babylon-text-decor-statue = statue
babylon-text-decor-pillar = statue servant de pilier
babylon-text-decor-belvedere = belvédère
babylon-text-support = { $corner } : { $what }
babylon-text-support-1 = pilier simple
babylon-text-support-2 = pilier double
babylon-text-support-t = statue
babylon-text-support-none = aucun appui
babylon-text-stands = { $decor } en { $at }, étage { $floor }{ $rises ->
    [none] {""}
   *[other] , montant vers { $rises }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
babylon-text-north = le nord
babylon-text-east = l’est
babylon-text-south = le sud
babylon-text-west = l’ouest
babylon-text-cell = Un autre emplacement : case nord-ouest
babylon-text-on-floor = Étage
babylon-text-try = Poser ici, ou savoir pourquoi c’est impossible

## Le plateau

babylon-board-quarry = Carrière
babylon-board-stack =
    { $height ->
        [1] { $stack } : prendre { $tile }, la dernière de sa pile,
       *[other] { $stack } : prendre { $tile }, au sommet d’une pile de { $height },
    } pour { $pillars ->
        [one] { $pillars } pilier
       *[other] { $pillars } piliers
    }
babylon-board-stack-remove = { $stack } : retirer de la partie { $tile }
babylon-board-tile = la terrasse ({ $material }, fleur { $flower } ; { $icons })
babylon-board-tile-start = la tuile de départ (fleur { $flower } ; { $icons })
babylon-board-spot-s = escalier
babylon-board-spot-f = fontaine
babylon-board-spot-b = pont
babylon-board-spot-t = statue
babylon-board-spot-blank = sans icône
babylon-board-floor = étage { $floor }
babylon-board-ways = manières de poser la terrasse ici
babylon-board-way-full = { $floor }, sur quatre appuis
babylon-board-way-hangs = { $floor }, avec un belvédère au { $corner }
babylon-board-turn-left = tourner le jardin vers la gauche
babylon-board-turn-right = tourner le jardin vers la droite
babylon-board-plan = Vu du dessus
babylon-board-nearer = s’approcher
babylon-board-farther = s’éloigner
babylon-board-home = revenir à la première vue
babylon-board-back = Revenir à votre jardin
babylon-board-garden = Jardin : { $name }
babylon-board-place = poser { $source } en { $cell } à l’étage { $floor }
babylon-board-place-here = Poser en { $cell }, étage { $floor }
babylon-board-aim = Pointez ou touchez un emplacement pour y essayer la terrasse. R la tourne, F change ses appuis.
babylon-board-nowhere = La terrasse ne peut être posée nulle part pour l’instant. Cliquez sur un emplacement pour savoir pourquoi.
babylon-board-turn-tile = Tourner ({ $degrees }°)
babylon-board-done = Terminer la construction
babylon-board-keep-none = Ne garder aucune terrasse
babylon-board-leave-so = La laisser telle quelle
babylon-board-hand = piliers et terrasses en main
babylon-board-own-flower = fleur { $flower }
babylon-board-slot-dug = prise
babylon-board-slot-notch = encoche
babylon-board-tower = Tour
babylon-board-tower-used = utilisé ce tour
babylon-board-tower-unseen =
    { $count ->
        [one] { $count } tuile Tour à venir
       *[other] { $count } tuiles Tour à venir
    }
babylon-board-supply = Reste dans la boîte
babylon-board-supply-gone = Épuisé : { $pieces }
babylon-board-choice = Plateaux au choix
babylon-board-others = les autres jardins
babylon-board-open =
    { $points ->
        [one] Jardin : { $name }, { $points } point
       *[other] Jardin : { $name }, { $points } points
    }

## Le plateau du terminal

babylon-terminal-legend =
    3w sf-- +5 : une pile de 3 tuiles, celle du dessus est blanche, ses icônes dans le sens horaire ; la creuser rapporte 5 piliers simples
    2sw : vu du dessus : étage 2, icône, fleur ; · rien
    w p y b : fleur blanche, rose, jaune, bleue
    s f b t : icônes d’escalier, de fontaine, de pont, de statue ; - sans icône
    S F B : escalier, fontaine et pont construits ; = là où passe un pont
    T P O : une statue, une statue comme pilier, un belvédère
    ▀ ║ : vu de côté : une terrasse, un pilier dessous
    2| 1‖ : piliers simples et doubles en main
    ✿ : la fleur d’un joueur
    ● ▲ ■ ◆ : les joueurs
babylon-terminal-quarry = Carrière · gain : +piliers{ $doubles ->
    [0] {""}
   *[other] {" "}et { $doubles } double
} · tour : { $effect }
babylon-terminal-dug = prise
babylon-terminal-notch = encoche
babylon-terminal-hand-short = { $singles }| { $doubles }‖
babylon-terminal-hand = { $singles ->
    [one] { $singles } simple
   *[other] { $singles } simples
}, { $doubles ->
    [one] { $doubles } double
   *[other] { $doubles } doubles
}
babylon-terminal-from-south = vu du sud
babylon-terminal-from-east = vu de l’est
babylon-terminal-supply = reste dans la boîte : { $pieces }
babylon-terminal-unseen = à venir
babylon-terminal-tower = tour : { $effects }
babylon-terminal-start = départ
babylon-terminal-tower-single-more = +1 simple
babylon-terminal-tower-double-more = +1 double
babylon-terminal-tower-icon-as-another = icône = une autre
babylon-terminal-tower-blank-as-any = vide = toute icône
babylon-terminal-tower-flower-pays-two = fleur à 2
babylon-terminal-tower-pillar-less = −1 pilier
babylon-terminal-tower-no-effect = rien

## Les entrées du fichier de composants, pour qui le modifie
babylon-figure-tiles = tuiles Terrasse
babylon-figure-material = matériau
babylon-figure-flower = fleur
babylon-figure-spots = emplacements
    .about = Dans le sens horaire depuis l’angle supérieur gauche
babylon-figure-starting-tiles = tuiles de départ
babylon-figure-tower = tuiles Tour
babylon-figure-pieces = éléments de la boîte
babylon-figure-single = piliers simples
babylon-figure-double = piliers doubles
babylon-figure-belvedere = belvédères
babylon-figure-blank = vide
