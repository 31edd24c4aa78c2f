# Ce que dit la table dans le terminal.

terminal-greeting = { $title }
terminal-commitment = Le donneur s’est engagé sur { $commitment }.
terminal-seed = La graine du donneur était { $seed }.
terminal-help-hint = Répondez par un numéro, par la notation d’une décision, ou /aide.
terminal-decided = { $player } : { $what }
terminal-refused = { $reason } ({ $paragraph })
terminal-nearest = Décisions les plus proches : { $near }
terminal-more = … et { $count } de plus : /liste les montre toutes.
terminal-legal = « { $decision } » est possible.
terminal-hint = { $decision } : { $what }. Chances de gagner { $chance } %, examinée { $visits } fois.
terminal-signed = { $whole },{ $tenth }
terminal-undone = C’est repris.
terminal-not-undone = Rien ne peut être repris : le donneur a tiré ou quelqu’un d’autre a décidé depuis.
terminal-unknown-command = La commande /{ $found } n’existe pas. /aide les énumère.
terminal-no-paragraph = Le paragraphe « { $found } » n’existe pas. /regles énumère les sections.
terminal-save-where = Indiquez un fichier : /garder FICHIER
terminal-saved = Enregistré dans { $file }.
terminal-not-saved = Impossible d’écrire { $file } : { $error }
terminal-language = Va pour le français.
terminal-no-language = La langue « { $found } » n’existe pas. Essayez : en, fr.
terminal-input-ended = L’entrée s’est terminée avant la partie.
terminal-total = Total
terminal-name = { $player }
terminal-won = { $count ->
    [one] { $players } gagne avec { $points } points.
   *[other] { $players } partagent la victoire avec { $points } points chacun.
}

## La table en plein écran

terminal-said = { $name } : « { $text } »
terminal-drawn = Le donneur : { $what }
terminal-nobody-hears = Personne à un autre écran ne pourrait l’entendre.
terminal-not-your-turn = Ce n’est pas à vous.
terminal-no-number =
    { $count ->
        [one] La liste n’a pas de numéro { $number } : il y a { $count } décision.
       *[other] La liste n’a pas de numéro { $number } : il y a { $count } décisions.
    }
terminal-nothing-here = Rien ne se décide ici pour l’instant.
terminal-no-hints = À cette table, les conseils ne sont pas permis.
terminal-mind-gone = { $player } ne peut plus continuer : quelqu’un d’ici doit décider à sa place.
terminal-unknown-key = Cette touche ne fait rien. ? montre toutes les touches.
terminal-full-welcome = Les flèches et entrée décident ; ? montre toutes les touches.
terminal-too-small = Cet écran fait { $width }×{ $height } ; il faut { $columns }×{ $rows } à une table. Agrandissez-le, ou jouez avec --plain.
terminal-head = { $title } · { $round ->
    [0] mise en place
   *[other] manche { $round }
}
terminal-past = retour en arrière : { $ply } sur { $plies }
terminal-panel-board = Plateau
terminal-panel-decisions = Décisions
terminal-panel-players = Joueurs
terminal-panel-log = Journal
terminal-ways = ({ $count } décisions ici)
terminal-choose = Laquelle ?
terminal-question = Une question
terminal-yes = o
terminal-abandon = Cette partie n’est pas enregistrée. o : l’abandonner · s : l’enregistrer d’abord · échap : rester
terminal-leave = Quitter la table ? o : oui · s : l’enregistrer quelque part · échap : rester
terminal-leave-kept = Quitter la table ? La maison garde la partie et le même lien vous y ramène. o : oui · échap : rester
terminal-replace = { $file } existe déjà. Le remplacer ? o : oui · échap : non
terminal-ask-save = Enregistrer sous
terminal-ask-load = Charger
terminal-ask-say = Dire
terminal-loaded = { $file } est sur la table.
terminal-kept-for-you = La partie est gardée : semiramis play { $game } --load { $file }
terminal-hint-thinking = … un conseil se prépare
terminal-hint-title = Les meilleures décisions
terminal-hint-keys = entrée : aller à la première · échap : fermer
terminal-rules-title = Règles
terminal-rules-keys = flèches, page : lire · / : chercher · n, N : suivant, précédent · échap : fermer
terminal-keys = flèches+entrée · : taper · i détail · tab panneau · u reprendre · ? tout
terminal-keys-past = ←→ un coup · page dix · début, fin · échap à la table · q quitter · ? tout
terminal-keys-title = Touches
terminal-key-arrows = flèches : aller au prochain endroit où l’on peut décider
terminal-key-shift = maj+flèches : aller partout ; entrée dit pourquoi pas
terminal-key-enter = entrée : prendre la décision de l’endroit, ou choisir entre plusieurs
terminal-key-number = 1 2 3 … : un numéro de la liste, puis entrée
terminal-key-type = { ":" } : taper une décision en notation ; tab la complète
terminal-key-preview = i : tout ce que ferait la décision choisie
terminal-key-tab = tab : le panneau suivant ; les flèches le font défiler
terminal-key-undo = u : reprendre
terminal-key-hint = h : les meilleures décisions, et ce qui parle pour elles
terminal-key-turn = r : tourner la tuile que vous tenez (Babylon)
terminal-key-side = v : l’autre vue de côté (Babylon)
terminal-key-garden = [ ] : le jardin de quelqu’un d’autre devant
terminal-key-rules = R : les règles, au paragraphe cité en dernier
terminal-key-past = p : revoir la partie, coup par coup
terminal-key-save = s : enregistrer la partie
terminal-key-load = o : charger une partie
terminal-key-language = L : English
terminal-key-say = c : dire quelque chose aux autres (dans une maison)
terminal-key-mouse = souris : un clic choisit, un second décide ; la molette fait défiler
terminal-key-quit = q : quitter ; ctrl-c quitte aussitôt et garde la partie

## Ce que l’on attend

terminal-waiting-mind = { $player } réfléchit …
terminal-waiting-other = On attend { $player } …
terminal-waiting-open = { $count ->
    [0] On attend que la partie commence …
    [one] On attend encore une personne …
   *[other] On attend encore { $count } personnes …
}
terminal-waiting-answer = On le dit à la maison …
terminal-waiting-lost = La connexion avec la maison est perdue ; nouvel essai …

## Dans une maison

terminal-seated = Vous êtes assis à la place { $seat }.
terminal-watching = Toutes les places sont prises : vous regardez.
terminal-open-seat = place libre
terminal-lost = La connexion avec la maison est perdue ; nouvel essai.
terminal-found = La maison répond de nouveau.
terminal-given-up = La partie a été abandonnée.
terminal-away-link = « { $found } » n’est pas le lien d’une table : http://HÔTE:PORT/t/TABLE
terminal-away-untrusted = Le certificat de la maison n’est pas digne de confiance : { $error }. Si c’est celui de votre club, nommez le fichier de son autorité dans SSL_CERT_FILE.
terminal-away-unreachable = La maison est injoignable : { $error }
terminal-away-broken = Ce que dit la maison est incompréhensible : { $error }
terminal-away-game = La maison joue à { $game }, qui n’est pas connu ici.

## Les plateaux

terminal-amyitis-road = Route de la caravane
terminal-amyitis-tiles = { $left } tuiles restent, fin à { $last }
terminal-amyitis-sale = vente : { $points } points
terminal-amyitis-ranks = en tête : { $signs }
terminal-amyitis-row-top = haut
terminal-amyitis-row-bottom = bas
terminal-amyitis-group = { $number }:{ $talents ->
    [0] {"gr."}
   *[other] {" "}{ $talents }t
}
terminal-amyitis-short-peasant = paysan
terminal-amyitis-short-priest = prêtre
terminal-amyitis-short-engineer = ingén.
terminal-amyitis-short-merchant = march.
terminal-amyitis-short-caravaneer = car.
terminal-amyitis-short-banker = banq
terminal-amyitis-short-palace = palais
terminal-amyitis-short-gardener = jard
terminal-amyitis-supply = Réserve : { $talents }t { $camels }c · { $stock }
terminal-amyitis-purse = { $cubes } cubes { $talents }t { $camels }c car{ $caravaneer }{ $banker ->
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
terminal-babylon-quarry = Carrière · gain : +piliers{ $doubles ->
    [0] {""}
   *[other] {" "}et { $doubles } double
} · tour : { $effect }
terminal-babylon-dug = creusée
terminal-babylon-notch = encoche
terminal-babylon-hand-short = { $singles }| { $doubles }‖
terminal-babylon-hand = { $singles ->
    [one] { $singles } simple
   *[other] { $singles } simples
}, { $doubles ->
    [one] { $doubles } double
   *[other] { $doubles } doubles
}
terminal-babylon-from-south = vu du sud
terminal-babylon-from-east = vu de l’est
terminal-babylon-legend = 2sw : étage 2, icône, fleur (w blanche, p rose, y jaune, b bleue) ; s escalier, f fontaine, b pont, t statue ; capitales : construits, O belvédère, P statue-pilier
terminal-babylon-unseen = non vues
terminal-babylon-tower = tour : { $effects }
terminal-babylon-start = départ
terminal-babylon-tower-single-more = +1 simple
terminal-babylon-tower-double-more = +1 double
terminal-babylon-tower-icon-as-another = icône = une autre
terminal-babylon-tower-blank-as-any = vide = toute icône
terminal-babylon-tower-flower-pays-two = fleur à 2
terminal-babylon-tower-pillar-less = −1 pilier
terminal-babylon-tower-no-effect = rien
terminal-jardins-tools = { $tools ->
    [0] grat.
   *[other] { $tools }T
}
terminal-jardins-pile = { $gold }O ({ $below })
terminal-jardins-hand = Main :
terminal-jardins-purse = { $gold }O { $tools }T { $gardeners ->
    [one] { $gardeners } jardinier
   *[other] { $gardeners } jardiniers
}
terminal-jardins-progress = objectifs { $near }
terminal-jardins-automa = Automa ⚙ · jardiniers { $gardeners } · marqueurs { $markers } · cartes non vues { $unseen }

## La table ligne par ligne

terminal-help = Un numéro ou la notation d’une décision la joue. En outre :
terminal-command-help = aide
terminal-command-help-help = cette liste
terminal-command-list = liste
terminal-command-list-help = toutes les décisions permises
terminal-command-board = plateau
terminal-command-board-help = la table encore une fois
terminal-command-why = pourquoi
terminal-command-why-help = pourquoi une décision est refusée, ou ce qu’elle ferait : /pourquoi DÉCISION
terminal-command-hint = conseil
terminal-command-hint-help = les meilleures décisions, et ce qui parle pour elles
terminal-command-undo = annuler
terminal-command-undo-help = reprendre votre dernière décision de ce tour
terminal-command-score = points
terminal-command-score-help = les points par catégorie jusqu’ici
terminal-command-log = journal
terminal-command-log-help = tout ce qui s’est passé
terminal-command-rules = regles
terminal-command-rules-help = les règles : /regles, /regles SECTION, /regles PARAGRAPHE
terminal-command-save = garder
terminal-command-save-help = écrire la partie dans un fichier : /garder FICHIER
terminal-command-lang = langue
terminal-command-lang-help = changer de langue : /langue fr, /langue en
terminal-command-say = dire
terminal-command-say-help = dire quelque chose aux autres dans une maison : /dire TEXTE
terminal-command-quit = quitter
terminal-command-quit-help = quitter la table
