# Babylon

babylon-title = Babylon
babylon-about = Tirez des tuiles de la carrière et bâtissez votre jardin en hauteur sur des piliers : terrasses, escaliers, fontaines, ponts et statues.

## What each component is: the page shows it where the pointer or the focus rests. `.paragraph` is where the rules tell more.

babylon-about-quarry = Extrayez la tuile du dessus d’une pile. Le badge montre les piliers gagnés : 4, moins un par voisine plus haute, plus un pour votre fleur.
    .title = Carrière
    .paragraph = B2.1

babylon-about-tower = Ce que dit la tour vaut pour tous les joueurs, pendant cette manche.
    .title = Tour
    .paragraph = B1.4

babylon-about-pillars = Ils portent vos terrasses. Deux piliers simples valent un double ; vous en gardez 6 au plus.
    .title = Piliers
    .paragraph = B2.4

babylon-about-notch = Une tuile attend ici un prochain tour. Vous commencez avec votre tuile de départ.
    .title = Encoche
    .paragraph = B2.5

babylon-about-dug = Bâtissez-la maintenant, gardez-la dans l’encoche, ou renoncez-y.
    .title = Tuile extraite
    .paragraph = B2.3

babylon-about-flower = Les tuiles à votre fleur rapportent un pilier de plus quand vous les extrayez.
    .title = Votre fleur
    .paragraph = B1.3

babylon-about-points = Ce que vaut votre jardin tel qu’il est.
    .title = Points
    .paragraph = B5.2

babylon-about-garden = Huit trous sur huit. Une terrasse couvre deux cases sur deux et repose sur trois ou quatre piliers.
    .title = Votre jardin
    .paragraph = B3.1

babylon-about-terrace = Ses icônes disent où le décor peut se dresser. Ce qu’une tuile plus haute recouvre est perdu.
    .title = Terrasse
    .paragraph = B3.6

babylon-about-stairs = Relie deux icônes escalier de tuiles à un étage d’écart. Il marque les deux étages.
    .title = Escalier
    .paragraph = B4.2

babylon-about-fountain = Relie deux icônes fontaine de tuiles voisines d’un même étage. Elle marque 3 fois son étage.
    .title = Fontaine
    .paragraph = B4.3

babylon-about-bridge = Franchit la case vide entre deux icônes pont d’un même étage. Il marque 3 fois son étage.
    .title = Pont
    .paragraph = B4.4

babylon-about-statue = Marque son étage. Chacune après la première s’aligne sur une autre. Elle peut aussi porter une terrasse.
    .title = Statue
    .paragraph = B4.5

babylon-about-pillar = Elle sert de pilier désormais, et n’est plus une statue.
    .title = Statue porteuse
    .paragraph = B3.3

babylon-about-belvedere = Se dresse sur l’angle sans pilier, et marque 1.
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

babylon-option-strict-supply = réserve stricte
babylon-option-strict-supply-no = les pièces ne manquent jamais
babylon-option-strict-supply-yes = les pièces de la boîte sont la limite

## Noms

babylon-flower-white = blanche
babylon-flower-pink = rose
babylon-flower-yellow = jaune
babylon-flower-blue = bleue

babylon-material-clay = argile
babylon-material-granite = granit
babylon-material-basalt = basalte

babylon-tile = la terrasse { $number } ({ $material }, fleur { $flower })
babylon-tile-start = la terrasse de départ (fleur { $flower })
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
babylon-tower-flower-pays-two = sa propre fleur rapporte 2
babylon-tower-pillar-less = un pilier de moins
babylon-tower-no-effect = sans effet

babylon-source-dug = la terrasse tout juste extraite
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
babylon-prompt-tower = Une tuile de la tour est retournée pour la manche suivante.
babylon-prompt-remove = { $seat } : retirez une terrasse d’argile de la partie.
babylon-prompt-dig = { $seat } : creusez la terrasse du dessus d’une pile.
babylon-prompt-build = { $seat } : posez une terrasse ou un décor, ou cessez de construire.
babylon-prompt-rotate = { $seat } : tournez la terrasse que vous venez de poser.
babylon-prompt-store = { $seat } : choisissez la terrasse à garder.
babylon-prompt-over = La partie est terminée.

babylon-step-remove = retirer une terrasse d’argile
babylon-step-dig = creuser
babylon-step-build = construire
babylon-step-rotate = tourner la terrasse posée
babylon-step-store = choisir la terrasse à garder

## Décisions

babylon-act-remove = retirer { $tile } en { $stack }
babylon-act-dig = creuser { $tile } en { $stack } et recevoir { $pillars }
babylon-act-place = poser { $source } en { $cell } à l’étage { $floor }{ $cost }
babylon-act-place-without = poser { $source } en { $cell } à l’étage { $floor } avec un belvédère au { $corner }{ $cost }
babylon-act-rotate =
    { $degrees ->
        [0] la laisser telle quelle
       *[other] la tourner de { $degrees }°
    }
babylon-act-adorn = placer { $decor }
babylon-act-done = cesser de construire
babylon-act-keep = garder { $tile }
babylon-act-keep-none = ne garder aucune terrasse
babylon-cost = {" "}pour { $payment }
babylon-cost-unknown = { "" }

## Tirages

babylon-draw-show = en { $stack } apparaît { $tile }
babylon-draw-flowers = fleurs par place : { $flowers }
babylon-draw-first = { $seat } joue en premier
babylon-draw-tower = tour : { $effect }

## Événements

babylon-event-shown = En { $stack } apparaît { $tile }.
babylon-event-flower = { $seat } a la fleur { $flower }.
babylon-event-first = { $seat } joue en premier.
babylon-event-removed = { $seat } retire { $tile } en { $stack }.
babylon-event-dug = { $seat } creuse { $tile } en { $stack } et reçoit { $pillars }.
babylon-event-placed = { $seat } pose { $tile } en { $cell } à l’étage { $floor } pour { $payment }.
babylon-event-statue-used = { $seat } : la statue en { $cell } devient un pilier.
babylon-event-belvedere = { $seat } place un belvédère en { $cell }.
babylon-event-turned =
    { $degrees ->
        [0] { $seat } laisse la terrasse en { $cell } telle quelle.
       *[other] { $seat } tourne la terrasse en { $cell } de { $degrees }°.
    }
babylon-event-adorned = { $seat } place { $decor }.
babylon-event-finished = { $seat } cesse de construire pour ce tour.
babylon-event-kept = { $seat } garde { $tile }.
babylon-event-given-up = { $seat } renonce à { $tile }.
babylon-event-returned = { $seat } rend { $pillars }.
babylon-event-tower = Manche { $round } : { $effect }.
babylon-event-over = La partie est terminée.

## Aperçus

babylon-preview-dig =
    { $flower ->
        [0] Les côtés rapportent { $edges } : vous recevez { $pillars }.
       *[other] Les côtés rapportent { $edges }, votre fleur { $flower } : vous recevez { $pillars }.
    }
babylon-preview-cost = Prend { $payment }, laisse { $left }.
babylon-preview-statue = La statue en { $cell } devient un pilier.
babylon-preview-belvedere = Un belvédère va en { $cell }.
babylon-preview-points =
    { $points ->
        [one] Votre jardin change de { $points } point.
       *[other] Votre jardin change de { $points } points.
    }
babylon-preview-turned =
    { $degrees ->
        [0] Sans la tourner, elle permet { $decor }.
       *[other] Tournée de { $degrees }°, elle permet { $decor }.
    }
babylon-preview-decor = Cela permet { $decor }.

## Refus

babylon-refusal-over = La partie est terminée.
babylon-refusal-dealer = Patience : un tirage vient d’abord.
babylon-refusal-seat = Rien n’est tiré maintenant : c’est à un joueur de décider.
babylon-refusal-step = Pas maintenant : il s’agit d’abord de { $due }.
babylon-refusal-draw = C’est autre chose qui est tiré maintenant.
babylon-refusal-other-stack = La terrasse qui apparaît maintenant est en { $stack }.
babylon-refusal-material = Le matériau de la terrasse qui apparaît maintenant : { $material }.
babylon-refusal-seen = Déjà apparue : { $tile }.
babylon-refusal-flowers = Il faut une fleur pour chacun des { $needed } joueurs, et non { $found }.
babylon-refusal-no-seat = La place { $seat } est vide.
babylon-refusal-tower = Toutes les tuiles de la tour « { $effect } » sont déjà apparues.
babylon-refusal-not-clay = Seule l’argile se retire, et { $stack } n’en montre pas.
babylon-refusal-empty = La pile { $stack } est vide.
babylon-refusal-no-tile = Vous n’avez pas { $source }.
babylon-refusal-no-piece = La boîte est à court de pièces : { $piece }.
babylon-refusal-floor = L’étage { $floor } exige une terrasse à l’étage { $below }, n’importe où dans votre jardin.
babylon-refusal-height = { $cell } porte déjà une terrasse à l’étage { $height } : l’étage { $floor } n’est pas au-dessus.
babylon-refusal-footprint = Cette emprise est déjà prise : une autre terrasse couvre exactement ces cases à partir de { $cell }.
babylon-refusal-under-bridge = Un pont passe au-dessus de { $cell } : l’étage { $floor } n’est pas plus haut que lui.
babylon-refusal-supports =
    { $found ->
        [0] Aucun coin ne peut être soutenu ici, et il en faut trois.
        [one] Un seul coin peut être soutenu ici, et il en faut trois.
       *[other] Seuls { $found } coins peuvent être soutenus ici, et il en faut trois.
    }
babylon-refusal-leave-out = Le { $corner } ne peut pas être soutenu : posez la terrasse sans lui (without { $word }).
babylon-refusal-statue-supports = La statue en { $cell } soutient toujours la terrasse : laissez de côté un autre coin.
babylon-refusal-stairs-below = Un escalier commence en { $cell } : un coin au-dessus exige un écart de deux étages.
babylon-refusal-pillars =
    { $needed ->
        [one] Il faut { $needed } pilier simple et vous en avez { $has }.
       *[other] Il faut { $needed } piliers simples et vous en avez { $has }.
    }
babylon-refusal-pillars-exchange = Il faut { $supports }, ce qui prend { $needed } simples, et vous en avez { $has }.
babylon-refusal-diagonal = Un décor n’est jamais placé en diagonale.
babylon-refusal-reach =
    Les deux bouts { $icon-gender ->
        [f] d’une
       *[m] d’un
    } { $icon } doivent être sur des cases voisines.
babylon-refusal-bridge-reach = Un pont a exactement une case entre ses deux bouts.
babylon-refusal-bare = Il n’y a pas de terrasse en { $cell }.
babylon-refusal-not-free = L’emplacement en { $cell } n’est pas libre.
babylon-refusal-icon = L’emplacement en { $cell } montre l’icône « { $found } », il faut l’icône « { $needed } ».
babylon-refusal-no-icon = L’emplacement en { $cell } est nu : il faut l’icône « { $needed } ».
babylon-refusal-not-fresh = Un bout au moins doit être sur une terrasse posée pendant ce tour.
babylon-refusal-stairs = Un escalier relie des terrasses séparées d’un étage ; celles-ci sont aux étages { $first } et { $last }.
babylon-refusal-fountain = Une fontaine est sur un seul étage ; ces emplacements sont aux étages { $first } et { $last }.
babylon-refusal-one-terrace = Une fontaine relie deux terrasses différentes.
babylon-refusal-bridge = Un pont est sur un seul étage ; ces emplacements sont aux étages { $first } et { $last }.
babylon-refusal-bridge-blocked = Une terrasse à l’étage { $height } barre le passage en { $cell }.
babylon-refusal-bridge-crossed = Un autre pont passe déjà au-dessus de { $cell } à l’étage { $floor }.
babylon-refusal-line = Une statue doit être alignée avec une autre : il n’y en a aucune debout sur la ligne ou la colonne de { $cell }.
babylon-refusal-no-effect = La tour ne change pas les icônes pendant cette manche.
babylon-refusal-effect-used = Vous avez déjà utilisé l’effet de la tour pendant ce tour.
babylon-refusal-effect-end = L’effet de la tour doit servir à un bout du décor, et { $cell } n’en est pas un.
babylon-refusal-effect-old = La terrasse en { $cell } n’a pas été posée pendant ce tour : l’effet de la tour ne lui sert pas.
babylon-refusal-effect-needless = L’emplacement en { $cell } montre de toute façon l’icône « { $icon } ».
babylon-refusal-effect-icon = L’effet de la tour exige un emplacement avec une icône, et { $cell } est nu.
babylon-refusal-effect-blank = L’effet de la tour exige un emplacement nu, et { $cell } porte une icône.

## La table en texte

babylon-picture-round = Manche { $round } sur { $rounds } · tour : { $effect }
babylon-picture-quarry = Carrière (niveau, fleur, icônes dans le sens horaire)
babylon-picture-unseen =
    { $count ->
        [one] encore cachée : { $count } terrasse ({ $material })
       *[other] encore cachées : { $count } terrasses ({ $material })
    }
babylon-picture-tower = tuiles de la tour non vues : { $tiles }
babylon-picture-count = { $count } × { $name }
babylon-picture-supply = reste dans la boîte : { $pieces }
babylon-picture-player = { $seat } · { $flower } · points : { $points } · { $pillars } · encoche : { $notch }
babylon-picture-dug = extraite : { $tile }
babylon-picture-above = du dessus
babylon-picture-heights = hauteurs
babylon-picture-floor = étage { $floor }
babylon-picture-terrace = { $cell } · étage { $floor } · { $tile } · { $degrees }°
babylon-picture-legend =
    fleurs : w blanche, p rose, y jaune, b bleue
    icônes : s escalier, f fontaine, b pont, t statue, - nu
    debout : S escalier montant, Z escalier descendant, F fontaine, B pont, T statue, P statue-pilier, O belvédère, = pont

## Critères d’une évaluation
babylon-term-points = Points acquis
babylon-term-turns = Tours à venir
babylon-term-turns-early = Tours à venir, en début de partie
babylon-term-turns-height = Tours à venir dans un jardin élevé
babylon-term-foundations = Emplacements pouvant porter l’étage suivant
babylon-term-cheap-floor = L’étage le plus haut à la portée de trois piliers simples
babylon-term-free-spots = Emplacements libres, selon leur étage
babylon-term-compact = Terrasses serrées les unes contre les autres
babylon-term-room-top = Place au plus haut étage
babylon-term-room-below = Place à l’étage juste au-dessous du plus haut
babylon-term-open-fountains = Fontaines dont une extrémité attend
babylon-term-open-bridges = Ponts dont une extrémité attend
babylon-term-open-stairs = Escaliers dont une extrémité attend
babylon-term-decor-kinds = Sortes de décors vers la prochaine série
babylon-term-flower-kinds = Fleurs vers la prochaine série
babylon-term-pillars = Piliers en main
babylon-term-pillars-first = Piliers pour une terrasse
babylon-term-fit-later = Décors que la terrasse de l’encoche achèverait
babylon-term-notch-icons = Icônes de la terrasse de l’encoche
babylon-term-notch-flower = Une fleur manquante dans l’encoche
babylon-term-buildable = Terrasses à bâtir dès maintenant
babylon-term-buildable-height = Terrasses à bâtir dès maintenant dans un jardin élevé
babylon-term-fit-now = Décors que les terrasses en main achèveraient maintenant
babylon-term-flowers-now = Fleurs manquantes à bâtir dès maintenant
babylon-term-ready = Décors à poser dès maintenant
babylon-term-unturned = Décors que la nouvelle terrasse peut porter, bien tournée
babylon-term-unturned-icons = Icônes de la nouvelle terrasse
babylon-term-effect = L’effet de la tour sur les décors
babylon-term-tower = Piliers que la tour donne ou prend

## La table en texte dans la page

babylon-text-row = Rangée
babylon-text-column = Colonne { $column }
babylon-text-quarry = Les piles de la carrière, colonnes depuis l’ouest, rangées depuis le nord
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
        [0] Creuser ne rapporte aucun pilier double.
        [one] Creuser rapporte toujours aussi { $count } pilier double.
       *[other] Creuser rapporte toujours aussi { $count } piliers doubles.
    }
babylon-text-points =
    { $points ->
        [one] { $points } point si la partie finissait maintenant
       *[other] { $points } points si la partie finissait maintenant
    }
babylon-text-plan = Vu d’en haut, colonnes depuis l’ouest, rangées depuis le nord
babylon-text-bare = nu
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
babylon-text-cell = Un autre endroit : case nord-ouest
babylon-text-on-floor = Étage
babylon-text-try = Poser ici, ou entendre pourquoi non

## Le plateau

babylon-board-quarry = Carrière
babylon-board-stack =
    { $height ->
        [1] { $stack } : extraire { $tile }, la dernière de sa pile,
       *[other] { $stack } : extraire { $tile }, au sommet de { $height },
    } pour { $pillars ->
        [one] { $pillars } pilier
       *[other] { $pillars } piliers
    }
babylon-board-stack-remove = { $stack } : retirer du jeu { $tile }
babylon-board-tile = la terrasse de { $material }, fleur { $flower } ({ $icons })
babylon-board-tile-start = la terrasse de départ, fleur { $flower } ({ $icons })
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
babylon-board-plan = Vu d’en haut
babylon-board-peel = plus haut étage montré
babylon-board-garden = Jardin de { $name }
babylon-board-place = poser { $source } en { $cell } à l’étage { $floor }
babylon-board-place-here = Poser en { $cell }, étage { $floor }
babylon-board-not-here = Pas en { $cell } à l’étage { $floor }. Un clic ouvre le paragraphe de la règle.
babylon-board-aim = Visez ou touchez un endroit pour y essayer la terrasse. La molette ou R la tourne, F change ses appuis.
babylon-board-nowhere = La terrasse ne peut être posée nulle part pour l’instant. Cliquez un endroit pour savoir pourquoi.
babylon-board-turn-tile = Tourner ({ $degrees }°)
babylon-board-done = Finir de construire
babylon-board-keep-none = Ne garder aucune terrasse
babylon-board-leave-so = La laisser ainsi
babylon-board-hand = piliers et terrasses en main
babylon-board-own-flower = fleur { $flower }
babylon-board-slot-dug = extraite
babylon-board-slot-notch = encoche
babylon-board-tower = Tour
babylon-board-tower-used = utilisé ce tour-ci
babylon-board-tower-unseen =
    { $count ->
        [one] { $count } tuile de tour encore inconnue
       *[other] { $count } tuiles de tour encore inconnues
    }
babylon-board-others = les autres jardins
babylon-board-open =
    { $points ->
        [one] jardin de { $name }, { $points } point
       *[other] jardin de { $name }, { $points } points
    }
