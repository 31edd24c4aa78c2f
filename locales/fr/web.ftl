# Ce que dit la page, en plus de ce que disent les jeux et la maison.

web-guest = Invité
web-close = Fermer
web-again = Réessayer
web-reconnecting = La connexion est perdue. Reconnexion…
web-nowhere = Il n’y a rien ici.
web-nowhere-home = Vers l’accueil
web-link-copy = Copier le lien
web-link-copied = Lien copié

## Ce qui va mal
web-error-offline = La maison ne répond pas. Vérifiez votre connexion et réessayez.
web-error-server = La maison n’a pas pu le faire (erreur { $status }). Rien n’est perdu ; réessayez.
web-error-page = Quelque chose a échoué dans la page : { $what }
web-error-no-game = Il n’y a pas de jeu « { $game } ».
web-error-not-sent = La connexion est perdue : rien n’a été envoyé. Réessayez quand la connexion sera revenue.
web-error-perhaps-lost = La connexion s’est rompue avant la réponse de la maison. Regardez si c’est fait, et recommencez sinon.

## Accueil
web-lobby-welcome = Trois jeux des Jardins suspendus. Prenez place.
web-lobby-games = Jeux
web-lobby-play = Jouer
web-lobby-players = { $fewest } à { $most } joueurs
web-lobby-mine = Mes tables
web-lobby-mine-none = Vous n’êtes à aucune table.
web-lobby-open = Tables ouvertes
web-lobby-open-none = Personne n’attend de joueurs. Ouvrez une table et invitez quelqu’un.
web-lobby-playing = En cours
web-lobby-finished = Terminées
web-lobby-your-turn = À vous
web-state-open = Attend des joueurs
web-state-playing = En cours
web-state-over = Terminée
web-state-closed = Fermée
web-seat-open = place libre

## Une nouvelle table
web-new-company = Jouer
web-new-company-bots = Contre des robots
web-new-company-friends = Avec des amis
web-new-company-screen = Sur cet écran
web-new-start-bots = Jouer
web-new-start-friends = Ouvrir la table
web-new-start-screen = Jouer
web-new-players = Joueurs
web-new-player = Joueur { $number }
web-new-names = Qui d’autre est là ?
web-new-level = Niveau des robots
web-new-public = Montrer la table à l’accueil, pour qui voudra
web-new-details = Options, pendule, conseils
web-new-clock = Pendule
web-clock-none = Aucune
web-clock-quick = 10 min + 10 s
web-clock-calm = 40 min + 20 s
web-clock-turn = 3 min par tour
web-clock-day = 1 jour par tour
web-clock-week = 1 semaine par tour
web-new-lapse = Quand le temps est écoulé
web-lapse-bot = Un robot continue
web-lapse-resign = La partie est perdue
web-new-think = Secondes de réflexion de l’oracle
web-new-hints = Les conseils sont permis

## En attendant les joueurs
web-wait-open = Envoyez le lien à ceux qui joueront. La partie commence quand toutes les places sont prises.
web-wait-full = Tout le monde est là.
web-wait-sit = S’asseoir ici
web-wait-sit-here = Quelqu’un sur cet écran
web-wait-stand = Se lever
web-wait-invite = Asseoir un robot
web-wait-start = Commencer

## À la table
web-table-loading = On arrive à la table…
web-table-board = Plateau
web-table-board-failed = Le plateau n’a pas pu être chargé.
web-table-players = Joueurs
web-table-points = Points
web-table-clock = Temps restant
web-table-clock-days = { $days } j { $clock }
web-table-round = Manche { $round }
web-table-you = Vous
web-table-undo = Annuler
web-table-undo-turn = Annuler tout le tour
web-table-confirm = Confirmer
web-table-confirm-prompt = Confirmez votre tour, ou revenez en arrière.
web-table-hint = Conseil
web-table-thinking = Réflexion…
web-table-skip = Passer
web-table-over = La partie est terminée.
web-table-rematch = Rejouer
web-table-pass-screen = Passez l’écran à { $name }.
web-seat-bot = robot
web-seat-absent = n’est pas là
web-seat-resigned = a abandonné
web-seat-replaced = { $level } joue à sa place
web-seat-replace = Laisser jouer un robot
web-seat-return = Reprendre votre place
web-decisions-more = Autres décisions
web-decisions-all = { $count ->
    [one] La seule décision
   *[other] Les { $count } décisions
}
web-decisions-filter = Tapez une décision, comme « pass »
web-decisions-rest = { $count ->
    [one] Encore une : tapez pour la trouver.
   *[other] Encore { $count } : tapez pour les trouver.
}
web-hint-title = À considérer
web-hint-worth = Chance de gagner : { $chance }.
web-menu = Table
web-menu-record = Télécharger la partie
web-menu-resign = Abandonner…
web-menu-resign-sure = Oui, { $name } abandonne
web-menu-commitment = Le donneur s’est engagé sur { $commitment }.
web-tabs = Parties de la table
web-tab-log = Journal
web-tab-chat = Discussion
web-tab-rules = Règles
web-phone-board = Plateau
web-phone-mine = À moi
web-phone-others = Les autres
web-phone-log = Journal
web-log-all = Tout montrer
web-log-by = { $name } : { $what }
web-log-empty = Il ne s’est encore rien passé.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-rules-search = Chercher dans les règles
web-rules-see = Voir { $paragraph }

## Les règles à côté de la table, et les premières parties guidées

web-rules-contents = Sommaire
web-rules-found = { $count ->
    [0] Rien trouvé
    [one] Un paragraphe
   *[other] { $count } paragraphes
}
web-lobby-learn = Apprendre en dix minutes
web-learn-title = { $game } : première partie
web-learn-you = Vous
web-learn-rival = Rival
web-learn-coach = La leçon
web-learn-progress = Où vous en êtes
web-learn-step = { $step } sur { $steps }
web-learn-playing = Regardez…
web-learn-next = Suivant
web-learn-back = Retour
web-learn-yours = À vous de jouer
web-learn-later = Ce serait permis aussi. Plus tard, vous ferez comme il vous plaira.
web-learn-instead = Pour l’instant, faites ceci : { $what }
web-learn-play = Jouer une partie
web-learn-again = Recommencer

## Regarder en arrière : revoir, analyse, statistiques
web-to-table = Vers la table
web-share = Partager
web-replay = Revoir
web-replay-controls = Feuilleter la partie
web-replay-slider = Coup
web-replay-at = Coup { $ply } sur { $plies }
web-replay-first = Au début (Origine)
web-replay-back = Un coup en arrière (←)
web-replay-play = Dérouler (espace)
web-replay-stop = Arrêter (espace)
web-replay-on = Un coup en avant (→)
web-replay-last = À la fin (Fin)
web-replay-slower = Moins vite (−)
web-replay-faster = Plus vite (+)
web-replay-speed = Vitesse
web-replay-eyes = Regarder par les yeux de { $name }
web-replay-from-here = Revoir à partir d’ici
web-replay-inherited = { $plies ->
    [one] Le premier coup vient d’une autre partie.
   *[other] Les { $plies } premiers coups viennent d’une autre partie.
}
web-what-if = Et si…
web-what-if-about = Une table à vous contre des robots, qui repart du coup { $ply }. Ce qui est tiré ensuite est nouveau.
web-what-if-over = La partie est finie ici. Reculez de quelques coups.
web-what-if-seat = Vous jouez
web-what-if-go = Jouer à partir d’ici
web-open-record = Ouvrir une partie notée…
web-open-record-about = Choisissez une partie notée sur votre disque, ou déposez-la ici. Elle est montrée, et pas gardée.
web-analysis = Analyse
web-analysis-doing = Chaque décision est revue
web-analysis-done = { $done ->
    [one] { $done } coup
   *[other] { $done } coups
} sur { $of }
web-analysis-summary = La partie de chacun
web-analysis-charts = Courbes
web-analysis-chances = Chances de gagner
web-analysis-points = Points attendus
web-analysis-best = { $best ->
    [one] { $best } décision sur { $decisions } valait
   *[other] { $best } décisions sur { $decisions } valaient
} la meilleure ({ $share }).
web-analysis-loss = Perdu par décision, en moyenne
web-analysis-luck = Chance aux tirages
web-analysis-about = Pertes et chance sont des parts des chances de gagner. La perte est la moyenne de ce que les décisions où l’on avait le choix ont coûté par rapport à la meilleure. La chance est la somme de ce que les tirages ont donné, par rapport à ce qui pouvait être tiré ; aucune décision n’y compte.
web-analysis-drawn = Tiré : { $what }
web-analysis-better = A coûté { $loss } des chances de gagner. Mieux :
web-analysis-fine = On ne pouvait faire mieux.
web-analysis-forced = Il n’y avait pas le choix.
web-analysis-turning = Tournants
web-analysis-whose = Décisions de
web-analysis-everybody = Tous
web-analysis-worst = Ce qui a coûté le plus
web-analysis-worst-none = Aucune décision n’a coûté de quoi en parler.
web-analysis-luckiest = Les tirages les plus heureux
web-analysis-luckiest-none = Aucun tirage n’a changé grand-chose.
web-analysis-ply = coup { $ply }
web-chart-table = La même chose en tableau
web-chart-round = Manche
web-chart-categories = Les points au fil du temps
web-chart-categories-of = Les points de { $name } au fil du temps, par catégorie
web-score-chart = Voir comment les points sont venus
web-statistics = Mes parties
web-statistics-none = Vous n’avez pas encore fini de partie. Jouez-en une, et revenez.
web-statistics-played = Jouées
web-statistics-won = Gagnées
web-statistics-victory = Gagnée
web-statistics-lost = Perdue
web-statistics-resigned = Arrêtée
web-statistics-average = Moyenne
web-statistics-best = Record
web-statistics-players = Par nombre de joueurs
web-statistics-seats = { $players ->
    [one] En solo
   *[other] { $players } joueurs
}
web-statistics-against = Contre
web-statistics-people = Des personnes
web-statistics-last = Dernières parties
web-statistics-others = contre { $points }
web-hint-for = { $term } : plaide en sa faveur (environ { $points }).
web-hint-against = { $term } : plaide contre elle (environ { $points }).
web-hint-even = Rien ne la distingue tout de suite ; elle rapporte plus tard.
web-hint-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
web-hint-source = Si chacun continue pour soi, l’essentiel des points vient de : { $categories }.
web-hint-category = { $category } ({ $points })

## La fin
web-score-title = Feuille de marque
web-score-total = Total
web-score-name = { $name }
web-score-won = { $count ->
    [one] { $players } gagne.
   *[other] { $players } partagent la victoire.
}
web-score-resigned = La partie s’est arrêtée tôt, parce que des joueurs ont abandonné.
web-score-seed = La graine du donneur était { $seed }.

## Réglages
web-settings = Réglages
web-settings-language = Langue
web-settings-theme = Couleurs
web-theme-system = Système
web-theme-light = Clair
web-theme-dark = Sombre
web-settings-motion = Mouvements
web-motion-full = Tous
web-motion-quick = Rapides
web-motion-off = Aucun
web-settings-pace = Décisions des autres
web-pace-slow = Lentes
web-pace-normal = Normales
web-pace-fast = Rapides
web-pace-instant = Aussitôt
web-settings-forced = Les étapes sans choix se jouent toutes seules
web-settings-confirm = Me demander de confirmer chaque tour

## Ouvert à tous : touches, annonces, vue en texte, appels, la page sans la maison
web-skip = Aller directement
web-skip-main = Au contenu
web-skip-board = Au plateau
web-skip-side = Au journal, à la discussion et aux règles
web-keys = Touches
web-keys-board = Sur le plateau
web-keys-table = À la table
web-keys-garden = Dans le jardin
web-keys-everywhere = Partout
web-keys-off = Les lettres seules peuvent être désactivées dans les réglages.
web-key-beside = Vers la place voisine
web-key-step = Vers la place précédente, vers la suivante
web-key-ends = Vers la première place, vers la dernière
web-key-legal = Vers la prochaine place où l’on peut décider (N : en arrière)
web-key-decide = Décider ; si ce n’est pas permis, entendre pourquoi
web-key-board = Retour au plateau
web-key-view = Le plateau en texte, ou dessiné
web-key-all = Toutes les décisions en liste
web-key-undo = Annuler
web-key-undo-turn = Annuler tout le tour
web-key-confirm = Confirmer le tour
web-key-hint = Demander un conseil
web-key-skip = Passer ce qui est montré
web-key-log = Journal
web-key-chat = Discussion
web-key-rules = Règles
web-key-turn-tile = Tourner la tuile (R : dans l’autre sens)
web-key-ways = Changer la façon dont la tuile tient
web-key-turn-garden = Tourner le jardin à gauche, à droite
web-key-plan = Vu d’en haut, ou comme un bâtiment
web-key-peel = Montrer un étage de plus, de moins
web-key-list = Cette liste
web-key-close = Fermer ; oublier ce qui était commencé
web-key-what = Ce qu’il y a sur le plateau, une chose après l’autre (W : en arrière)
web-key-paragraph = Les règles sur ce qui est expliqué
web-tell-back = Quelque chose a été repris.
web-tell-your-turn = À vous. { $prompt }
web-tell-turn = Au tour de { $name }. { $prompt }
web-tell-chat = { $name } dit : { $text }
web-tell-connected = La connexion est rétablie.
web-tell-hints = { $count ->
    [one] Un conseil.
   *[other] { $count } conseils.
}
web-menu-text = Plateau en texte
web-settings-text = Montrer le plateau en texte
web-settings-letters = Les lettres seules sont des touches
web-settings-notify = M’appeler quand c’est mon tour
web-settings-notify-denied = Ce navigateur n’autorise pas les notifications de cette page.
web-notify-turn = À vous de jouer
web-notify-body = { $game } : { $names }
web-text-due = Maintenant
web-text-none = aucun
web-text-wait = Rien à décider pour le moment.
web-text-marked = conseil { $rank }
web-text-refused = pas permis maintenant
web-install-name = Semiramis
web-install-about = Trois jeux de plateau des Jardins suspendus, en solo, entre amis ou contre des robots.
web-offline-title = La maison est hors d’atteinte
web-offline-text = Vous êtes hors ligne, ou la maison est fermée un instant. Rien n’est perdu : vos tables attendent. Cette page réessaie d’elle-même.

## Compte
web-account = Vous
web-account-name = Votre nom aux tables
web-account-save = Garder
web-account-why = Un compte n’est pas nécessaire. Avec un compte, vous retrouvez vos tables sur tout appareil.
web-account-login = Identifiant
web-account-password = Mot de passe (au moins 8 caractères)
web-account-sign-in = Se connecter
web-account-register = Créer un compte
web-account-signed-in = Votre compte : { $login }.
web-account-sign-out = Se déconnecter
web-account-sign-out-everywhere = Se déconnecter partout
