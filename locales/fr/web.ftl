# Ce que dit la page, en plus de ce que disent les jeux et le serveur.

web-guest = Invité
web-close = Fermer
web-cancel = Annuler
web-bulletins = De l’hôte
web-again = Réessayer
web-reconnecting = La connexion est perdue. Reconnexion…
web-nowhere = Il n’y a rien ici.
web-nowhere-home = Retour à l’accueil
web-link-copy = Copier le lien
web-link-copied = Lien copié

## Ce qui va mal
web-error-offline = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
web-error-server = Le serveur n’a pas pu le faire (erreur { $status }). Rien n’est perdu ; réessayez.
web-error-page = Quelque chose s’est mal passé dans la page : { $what }
web-error-no-game = Il n’y a pas de jeu « { $game } ».
web-error-not-sent = La connexion est perdue : rien n’a été envoyé. Réessayez quand elle sera revenue.
web-error-perhaps-lost = La connexion s’est coupée avant la réponse du serveur. Vérifiez si c’est fait, et recommencez sinon.

## Accueil
web-lobby-at-once = Jouer tout de suite
web-lobby-sit-down = Prenez place.
web-lobby-three-games = Trois jeux des Jardins suspendus
web-lobby-with = { $game }, contre { $level }
web-lobby-another = Un autre jeu ou un autre adversaire
web-bot-pupil-name = Iddin, l’élève
web-bot-pupil = Prend tout ce qui brille, et se réjouit quand vous gagnez.
web-bot-scribe-name = Nabuzer, le scribe
web-bot-scribe = Note chacun de vos coups, et les relit tous.
web-bot-architect-name = Arad-Ea, l’architecte
web-bot-architect = Voit le toit avant la première brique.
web-bot-vizier-name = Ahiqar, le vizir
web-bot-vizier = Vous laisse choisir : les deux chemins mènent chez lui.
web-bot-oracle-name = Sabbe, l’oracle
web-bot-oracle = Sait déjà comment cela finit, et aimerait tant être surprise.
web-lobby-games = Jeux
web-lobby-play = Jouer
web-lobby-players = { $fewest } à { $most } joueurs
web-lobby-mine = Mes tables
web-lobby-mine-none = Vous n’êtes à aucune table.
web-lobby-open = Tables ouvertes
web-lobby-open-none = Aucune table n’attend de joueurs. Ouvrez-en une et invitez quelqu’un.
web-lobby-playing = Parties en cours
web-lobby-more = Afficher plus
web-lobby-finished = Parties terminées
web-lobby-your-turn = À vous de jouer
web-state-open = En attente de joueurs
web-state-playing = En cours
web-state-over = Terminée
web-state-closed = Fermée
web-seat-open = place libre
web-seat-gone = Compte supprimé

## Une nouvelle table
web-new-company = Jouer
web-new-company-bots = Contre des bots
web-new-company-friends = Avec des amis
web-new-company-screen = Sur cet écran
web-new-start-bots = Jouer
web-new-start-friends = Ouvrir la table
web-new-start-screen = Jouer
web-new-players = Joueurs
web-new-player = Joueur { $number }
web-new-names = Qui d’autre est là ?
web-new-level = Niveau des bots
web-new-public = Montrer la table à l’accueil, ouverte à tous
web-new-details = Options, pendule, conseils
web-new-rulings =
    { $count ->
        [0] Points de règle : comme d’habitude
        [one] Points de règle : { $count } changé
       *[other] Points de règle : { $count } changés
    }
web-new-rulings-about = Là où l’on peut comprendre la règle autrement, la table décide.
web-new-rulings-usual = Tout jouer comme d’habitude
web-new-clock = Pendule
web-clock-none = Aucune
web-clock-quick = 10 min + 10 s
web-clock-calm = 40 min + 20 s
web-clock-turn = 3 min par tour
web-clock-day = 1 jour par tour
web-clock-week = 1 semaine par tour
web-new-lapse = Quand le temps est écoulé
web-lapse-bot = Un bot continue
web-lapse-resign = La partie est perdue
web-new-think = Temps de réflexion de l’oracle pour un tour, en secondes
web-new-absence = Quelqu’un est absent
web-absence-quarter = après 15 minutes
web-absence-hour = après une heure
web-absence-day = après un jour
web-absence-never = jamais
web-new-stand-in = Bot qui joue pour les absents
web-new-hints = Permettre les conseils

## En attendant les joueurs
web-wait-open = Envoyez le lien à celles et ceux avec qui vous voulez jouer. La partie commence quand toutes les places sont prises.
web-wait-full = Tout le monde est là.
web-rule-absence = Qui ne donne aucun signe de vie pendant { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} peut être remplacé par un bot ({ $level }) si tous les autres sont d’accord, et peut reprendre sa place.
web-rule-never = Aucun bot ne joue pour les absents.
web-rule-clock = Quand le temps de quelqu’un est écoulé, un bot ({ $level }) joue jusqu’à son retour.
web-rule-lost = Qui n’a plus de temps a perdu.
web-wait-sit = S’asseoir ici
web-wait-sit-here = Ajouter quelqu’un sur cet écran
web-wait-stand = Se lever
web-wait-invite = Ajouter un bot
web-wait-start = Commencer
web-wait-cancel = Supprimer la table
web-wait-cancel-sure = Oui, la supprimer pour tout le monde
web-wait-expires = Si plus personne ne vient ici, la table sera supprimée. Date : { $when }.

## À la table
web-table-loading = En route vers la table…
web-table-board = Plateau
web-table-board-failed = Le plateau n’a pas pu être chargé.
web-table-players = Joueurs
web-table-points = Points
web-table-clock = Temps restant
web-table-clock-days = { $days } j { $clock }
web-table-round = Manche { $round }
web-table-undo = Annuler
web-table-undo-whole = Tout le tour
web-table-undo-turn = Annuler tout le tour
web-table-confirm = Confirmer
web-status-mine = À vous de jouer. { $what }
web-status-seat = À { $name } de jouer. { $what }
web-status-theirs = { $name } réfléchit…
web-status-confirm = Confirmez votre tour, ou annulez quelque chose.
web-status-confirming = { $name } confirme son tour…
web-table-hint = Conseil
web-table-before = { $count } avant vous
web-table-thinking = Réflexion…
web-table-skip = Accélérer
web-table-over = La partie est terminée.
web-table-rematch = Rejouer
web-table-pass-screen = Passez l’écran à { $name }.
web-seat-bot = bot
web-seat-absent = n’est pas là
web-seat-resigned = a abandonné
web-seat-replaced = { $level } joue à sa place
web-seat-replace = Laisser jouer un bot
web-seat-agreed = { $count ->
    [one] Une personne est d’accord.
   *[other] { $count } personnes sont d’accord.
}
web-seat-return = Reprendre votre place
web-decisions-more = Autres choix
web-decisions-all = { $count ->
    [one] Le seul choix
   *[other] Les { $count } choix
}
web-decisions-filter = Tapez un choix en notation, par exemple « pass »
web-decisions-rest = { $count ->
    [one] Encore un : tapez pour le trouver.
   *[other] Encore { $count } : tapez pour les trouver.
}
web-hint-title = Conseil
web-hint-why = Pourquoi ?
web-hint-worth = Chances de gagner : { $chance }.
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
web-phone-mine = Mon jeu
web-phone-others = Les autres
web-phone-log = Journal
web-recap = Depuis votre dernier tour
web-recap-back = Le précédent
web-recap-on = Le suivant
web-recap-step = { $step } sur { $steps }
web-log-setup = Mise en place : { $count ->
    [one] { $count } tirage
   *[other] { $count } tirages
}
web-log-back = Un coup a été annulé ici.
web-log-all = Tout montrer
web-log-by = { $name } : { $what }
web-log-empty = Il ne s’est encore rien passé.
web-chat-say = Écrire un message
web-chat-send = Envoyer
web-chat-close = Fermer la discussion pour tout le monde
web-chat-open = Rouvrir la discussion
web-people = Personnes ({ $count })
web-people-none = Il n’y a personne d’autre ici.
web-people-watcher = regarde
web-people-gone = est parti
web-people-kicked = renvoi
web-people-hidden = messages masqués
web-people-more = { $count ->
    [one] { $count } autre personne regarde aussi.
   *[other] { $count } autres personnes regardent aussi.
}
web-mute = Masquer ses messages
web-mute-named = Masquer ses messages : { $name }
web-mute-end = Afficher ses messages
web-mute-end-named = Afficher ses messages : { $name }
web-kick = Renvoyer
web-kick-named = Renvoyer { $name } de la table
web-kick-end = Laisser revenir
web-kick-end-named = Laisser revenir : { $name }
web-report = Signaler…
web-report-named = Signaler { $name } à l’hôte
web-report-reason = De quoi s’agit-il ?
web-report-chat = ce que la personne dit
web-report-name = son nom
web-report-play = sa façon de jouer
web-report-other = autre chose
web-report-text = Que s’est-il passé ?
web-report-why = Seuls l’hôte et ses administrateurs lisent cela, avec ce que cette personne a dit ici.
web-report-send = Envoyer le signalement
web-report-thanks = Merci. L’hôte lira votre signalement.
web-rules-search = Chercher dans les règles
web-rules-see = Voir { $paragraph }

## Les règles à côté de la table, et les premières parties guidées

web-rules-bases = Ce que disent les repères
web-rules-replace = Si vous avez la boîte, vous pouvez les remplacer : `semiramis components { $game } > mon-materiel.toml` écrit tous les chiffres dans un fichier, et `--components mon-materiel.toml` joue avec le fichier corrigé.
web-rules-contents = Sommaire
web-rules-found = { $count ->
    [0] Rien trouvé
    [one] Un paragraphe
   *[other] { $count } paragraphes
}
web-lobby-learn = Apprendre en dix minutes
web-learn-title = { $game } : votre première partie
web-learn-you = Vous
web-learn-rival = Rival
web-learn-coach = La leçon
web-learn-progress = Progression
web-learn-step = Étape { $step } sur { $steps }
web-learn-playing = Regardez…
web-learn-next = Suivant
web-learn-back = Retour
web-learn-yours = À vous de jouer
web-learn-later = Ce serait permis aussi. Plus tard, vous ferez comme vous voudrez.
web-learn-instead = Pour l’instant, faites ceci : { $what }
web-learn-play = Jouer une partie
web-learn-again = Refaire la leçon

## Regarder en arrière : revoir, analyse, statistiques
web-to-table = Retour à la table
web-share = Partager
web-replay = Revoir
web-replay-controls = Parcourir la partie
web-replay-slider = Coup
web-replay-at = Coup { $ply } sur { $plies }
web-replay-first = Au début (Origine)
web-replay-back = Un coup en arrière (←)
web-replay-play = Lecture (espace)
web-replay-stop = Arrêter (espace)
web-replay-on = Un coup en avant (→)
web-replay-last = À la fin (Fin)
web-replay-slower = Moins vite (−)
web-replay-faster = Plus vite (+)
web-replay-speed = Vitesse
web-replay-eyes = Voir la partie comme { $name } l’a vue
web-replay-from-here = Revoir à partir d’ici
web-replay-inherited = { $plies ->
    [one] Le premier coup vient d’une autre partie.
   *[other] Les { $plies } premiers coups viennent d’une autre partie.
}
web-what-if = Et si…
web-what-if-about = Une table à vous contre des bots, qui reprend à partir du coup { $ply }. Tout ce qui est tiré ensuite l’est à nouveau.
web-what-if-over = À ce moment, la partie est finie. Reculez de quelques coups.
web-what-if-seat = Vous jouez
web-what-if-go = Jouer à partir d’ici
web-open-record = Ouvrir une partie enregistrée…
web-open-record-about = Choisissez une partie enregistrée sur votre ordinateur, ou déposez-la ici. Elle est seulement affichée, jamais conservée.
web-analysis = Analyse
web-analysis-before = Chacun son tour : { $count } avant vous.
web-analysis-doing = Chaque décision est réexaminée
web-analysis-done = { $done ->
    [one] { $done } coup
   *[other] { $done } coups
} sur { $of }
web-analysis-summary = Comment chacun a joué
web-analysis-charts = Courbes
web-analysis-chances = Chances de gagner
web-analysis-points = Points attendus
web-analysis-best = { $best ->
    [one] { $best } décision sur { $decisions } valait
   *[other] { $best } décisions sur { $decisions } valaient
} la meilleure ({ $share }).
web-analysis-loss = Perdu par décision, en moyenne
web-analysis-luck = Chance au tirage
web-analysis-about = La perte et la chance se mesurent en chances de gagner. La perte est ce qu’une décision a coûté par rapport à la meilleure, en moyenne sur toutes celles où l’on avait le choix. La chance est la somme de ce que les tirages ont apporté, par rapport à ce qui aurait pu être tiré ; les décisions n’y comptent pas.
web-analysis-drawn = Tiré : { $what }
web-analysis-better = A coûté { $loss } des chances de gagner. Mieux :
web-analysis-fine = On ne pouvait pas faire mieux.
web-analysis-forced = Il n’y avait pas le choix.
web-analysis-turning = Tournants
web-analysis-whose = Décisions :
web-analysis-everybody = Tout le monde
web-analysis-worst = Les décisions les plus coûteuses
web-analysis-worst-none = Aucune décision n’a coûté grand-chose.
web-analysis-luckiest = Les tirages les plus heureux
web-analysis-luckiest-none = Aucun tirage n’a changé grand-chose.
web-analysis-ply = coup { $ply }
web-chart-table = La même chose en tableau
web-chart-round = Manche
web-chart-categories = Les points au fil du temps
web-chart-categories-of = Points au fil du temps, par catégorie : { $name }
web-score-chart = Voir d’où viennent les points
web-statistics = Mes parties
web-statistics-none = Vous n’avez pas encore terminé de partie. Jouez-en une, puis revenez.
web-statistics-played = Jouées
web-statistics-won = Gagnées
web-statistics-victory = Gagnée
web-statistics-lost = Perdue
web-statistics-resigned = Abandonnée
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
web-hint-for = { $term } : environ { $points } de plus.
web-hint-against = { $term } : environ { $points } de moins.
web-hint-even = Pas de différence tout de suite ; le profit vient plus tard.
web-hint-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
web-hint-source = Si la partie continue ainsi, l’essentiel des points viendra de : { $categories }.
web-hint-category = { $category } ({ $points })

## La fin
web-score-title = Feuille de score
web-score-total = Total
web-score-name = { $name }
web-score-won = { $count ->
    [one] { $players } gagne.
   *[other] { $players } partagent la victoire.
}
web-score-won-by = { $player } gagne de { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-score-level = à égalité
web-score-ahead = { $points ->
    [0] à égalité
    [one] un point d’avance
   *[other] { $points } points d’avance
}
web-score-next = Niveau suivant : { $level }
web-score-picture = Image à partager
web-score-fairness = Équité
web-score-resigned = La partie s’est arrêtée avant la fin : un joueur ou plusieurs ont abandonné.
web-score-seed = La graine du donneur était { $seed }.

## Réglages
web-settings = Réglages
web-settings-language = Langue
web-settings-theme = Couleurs
web-theme-system = Système
web-theme-light = Clair
web-theme-dark = Sombre
web-settings-motion = Animations
web-motion-full = Complètes
web-motion-quick = Rapides
web-motion-off = Aucune
web-settings-pace = Coups des autres
web-pace-slow = Lents
web-pace-normal = Normaux
web-pace-fast = Rapides
web-pace-instant = Instantanés
web-settings-forced = Jouer automatiquement les étapes sans choix
web-settings-confirm = Me demander de confirmer chaque tour

## Ouvert à tous : touches, annonces, vue en texte, appels, la page sans le serveur
web-skip = Accès rapide
web-skip-main = Au contenu
web-skip-board = Au plateau
web-skip-side = Au journal, à la discussion et aux règles
web-keys = Touches
web-keys-board = Sur le plateau
web-keys-table = À la table
web-keys-garden = Dans le jardin
web-keys-everywhere = Partout
web-keys-off = Les touches qui sont de simples lettres se désactivent dans les réglages.
web-key-name-home = Origine
web-key-name-end = Fin
web-key-name-enter = Entrée
web-key-name-space = Espace
web-key-name-escape = Échap
web-key-beside = Aller à l’emplacement voisin dans cette direction
web-key-step = Aller à l’emplacement précédent ou suivant
web-key-ends = Aller au premier ou au dernier emplacement
web-key-legal = Aller au prochain emplacement où vous pouvez décider (N : au précédent)
web-key-decide = Décider ; si c’est impossible, savoir pourquoi
web-key-board = Retour au plateau
web-key-view = Passer du plateau dessiné au plateau en texte
web-key-all = Toutes les décisions possibles, en liste
web-key-undo = Annuler
web-key-undo-turn = Annuler tout le tour
web-key-confirm = Confirmer le tour
web-key-hint = Demander un conseil
web-key-skip = Accélérer ce qui est montré
web-key-log = Journal
web-key-chat = Discussion
web-key-rules = Règles
web-key-turn-tile = Tourner la tuile (R : dans l’autre sens)
web-key-ways = Changer les appuis de la tuile
web-key-turn-garden = Tourner le jardin vers la gauche ou la droite
web-key-plan = Passer du bâtiment à la vue de dessus
web-key-zoom = Voir le jardin de plus près ou de plus loin
web-key-garden-home = Revoir le jardin comme au début
web-key-list = Montrer cette liste
web-key-close = Fermer ; annuler ce qui est commencé
web-key-what = Lire ce qu’il y a sur le plateau, élément par élément (W : en arrière)
web-key-paragraph = Lire la règle sur ce qui est expliqué
web-tell-back = Quelque chose a été annulé.
web-tell-chat = { $name } dit : { $text }
web-tell-connected = La connexion est rétablie.
web-tell-hints = { $count ->
    [one] Un conseil.
   *[other] { $count } conseils.
}
web-what-is = Qu’est-ce que c’est ?
web-menu-text = Plateau en texte
web-settings-text = Montrer le plateau en texte
web-settings-sounds = Sons
web-settings-coordinates = Montrer le nom des emplacements sur les plateaux
web-settings-letters = Utiliser les simples lettres comme touches
web-settings-notify = Me prévenir quand c’est mon tour
web-settings-notify-denied = Ce navigateur n’autorise pas les notifications de cette page.
web-notify-turn = À vous de jouer
web-notify-body = { $game } : { $names }
web-text-due = Maintenant
web-text-none = aucun
web-text-wait = Rien à décider pour le moment.
web-text-marked = conseil { $rank }
web-text-refused = impossible maintenant
web-install-name = Semiramis
web-install-about = Trois jeux de plateau des Jardins suspendus : en solo, entre amis ou contre des bots.
web-offline-title = Le serveur est injoignable
web-offline-text = Vous êtes hors ligne, ou le serveur est arrêté un instant. Rien n’est perdu : vos tables vous attendent. Cette page réessaie d’elle-même.

## Compte
web-account = Vous
web-account-name = Votre nom aux tables
web-account-save = Enregistrer
web-account-why = Vous n’avez pas besoin de compte. Avec un compte, vous retrouvez vos tables sur tous vos appareils.
web-account-login = Identifiant
web-account-password = Mot de passe (au moins 8 caractères)
web-account-sign-in = Se connecter
web-account-register = Créer un compte
web-account-signed-in = Votre compte : { $login }.
web-account-sign-out = Se déconnecter
web-account-sign-out-everywhere = Se déconnecter partout
web-account-more = Mot de passe, navigateurs, programmes et données
web-account-page = Votre compte et vos données
web-account-who = Qui vous êtes
web-account-forgotten = Mot de passe oublié ?
web-account-show = Afficher
web-account-hide = Masquer
web-account-show-named = Afficher « { $what } »
web-account-password-title = Mot de passe
web-account-password-now = Mot de passe actuel
web-account-password-new = Nouveau mot de passe (au moins 8 caractères)
web-account-password-choose = Un nouveau mot de passe
web-account-password-change = Changer le mot de passe
web-account-password-changed = Votre mot de passe a changé. Les autres navigateurs sont déconnectés.
web-account-mail = Adresse électronique
web-account-mail-is = Si vous oubliez votre mot de passe, un lien sera envoyé à { $mail }.
web-account-mail-none = Indiquez une adresse électronique : un lien y sera envoyé si vous oubliez votre mot de passe. Elle ne sert à rien d’autre.
web-account-mail-never = Ce serveur n’envoie pas de courrier. Si vous oubliez votre mot de passe, demandez à son hôte un lien pour en choisir un nouveau.
web-account-mail-change = Adresse en cas d’oubli du mot de passe
web-account-mail-save = Envoyer un lien pour la confirmer
web-account-mail-sent = Un lien part vers { $mail }. L’adresse comptera dès que vous l’aurez suivi.
web-account-mail-forget = Oublier l’adresse
web-account-mail-forgotten = L’adresse est oubliée.
web-account-browsers = Où vous êtes connecté
web-account-browser-unknown = Navigateur inconnu
web-account-browser-this = Ce navigateur
web-account-browser-end = Déconnecter
web-account-browser-end-named = Déconnecter { $name }
web-account-browser-ended = C’est déconnecté.
web-account-data = Vos données
web-account-export-what = Un seul fichier avec tout ce que ce serveur garde de vous : votre nom, vos navigateurs et vos jetons, vos tables avec leurs parties, et ce que vous avez dit.
web-account-export = Télécharger vos données
web-account-delete = Supprimer le compte
web-account-delete-guest = Supprimer tout ce qui vous concerne
web-account-delete-what = Votre nom, votre identifiant, votre adresse, vos navigateurs, vos jetons et tout ce que vous avez dit sont supprimés. Personne ne pourra les rétablir.
web-account-delete-games = Les parties restent, sans votre nom, pour ceux qui les ont jouées avec vous. Vous abandonnez celles qui sont en cours.
web-account-delete-type = Pour confirmer, tapez votre nom : { $name }
web-account-delete-now = Supprimer définitivement
web-account-gone = Vous êtes oublié
web-account-gone-what = Ce serveur ne garde plus rien de vous. Quand l’envie de jouer vous reprendra, vous serez le bienvenu, comme un nouveau venu.
web-link-password-what = Choisissez un nouveau mot de passe pour le compte « { $login } ». Vous serez connecté ici, et déconnecté partout ailleurs.
web-link-password-done = Votre mot de passe a changé, et vous êtes connecté.
web-link-mail = Confirmer l’adresse
web-link-mail-what = Si le mot de passe du compte « { $login } » est oublié, un lien sera envoyé à { $mail }.
web-link-mail-confirm = Confirmer
web-link-mail-done = { $mail } est confirmée.
web-forgotten-who = Votre identifiant ou votre adresse électronique
web-forgotten-send = M’envoyer un lien
web-forgotten-sent = Si ce compte existe et que son adresse est confirmée, un lien vient de partir. Il est valable une heure. Si rien n’arrive, regardez parmi les courriers indésirables, ou adressez-vous à l’hôte du serveur.
web-account-admin = Administration
web-tokens = Jetons pour programmes
web-tokens-why = Muni d’un jeton, un programme s’assoit, joue, lit et bavarde pour vous. Donnez à chaque programme le sien : vous pouvez le révoquer à tout moment.
web-tokens-label = À quoi sert le jeton
web-tokens-make = Créer un jeton
web-tokens-fresh = Votre jeton : il n’est affiché que maintenant
web-tokens-copy = Copier
web-tokens-copied = Copié
web-tokens-scope-play = Peut s’asseoir, jouer, lire et bavarder.
web-tokens-unused = Jamais utilisé.
web-tokens-used = Dernière utilisation : { $when }.
web-tokens-end = Révoquer
web-tokens-end-named = Révoquer le jeton « { $label } »

## Éditions des boîtes
web-edition-title = { $game } : une édition de la boîte
web-edition-about = Recopiez ici ce que montre votre boîte là où elle diffère, ou imaginez la vôtre. Le serveur vérifie à mesure ; ce qui n’est pas fini reste dans ce navigateur.
web-edition-begin = Partir de…
web-edition-standard = La boîte d’origine
web-edition-own = { $name } (la vôtre)
web-edition-file = Prendre un fichier…
web-edition-edit = Modifier une édition
web-edition-undo = Annuler
web-edition-redo = Rétablir
web-edition-name = Nom de l’édition
web-edition-unnamed = édition sans nom
web-edition-none = –
web-edition-of = { $label }, { $number }
web-edition-add = Ajouter à : { $label }
web-edition-remove = Retirer : { $label }, { $number }
web-edition-leave-out = Laisser de côté : { $label }
web-edition-state = État de l’édition
web-edition-faults = { $count ->
    [one] 1 défaut
   *[other] { $count } défauts
}
web-edition-faulty = { $count ->
    [one] Une chose ne va pas encore :
   *[other] { $count } choses ne vont pas encore :
}
web-edition-sound = On peut jouer une partie avec cette édition.
web-edition-is-standard = Ce sont les composants de la boîte d’origine.
web-edition-keep = Garder dans ce navigateur
web-edition-kept = « { $name } » est gardée dans ce navigateur.
web-edition-no-room = Ce navigateur n’a plus de place : téléchargez plutôt le fichier.
web-edition-download = Télécharger le fichier
web-edition-play = Jouer avec
web-edition-choice = Édition de la boîte
web-edition-plays = Édition : { $name }
web-edition-print = Empreinte de ses composants : { $fingerprint }
web-edition-unreadable = Le serveur n’a pas pu vérifier le fichier. Un fichier de composants est un texte court, de 32 Kio au plus.

## Ce que change une édition

web-compare-title = Qu’est-ce que ça change ?
web-compare-about = Des bots jouent deux fois les mêmes donnes, une fois avec chaque édition. Ce que le hasard donne à l’une, il le donne le plus souvent à l’autre aussi : reste ce que font les composants.
web-compare-before = Comparée à
web-compare-players = Joueurs
web-compare-level = Bots
web-compare-level-pupil = Élève (joue n’importe quoi)
web-compare-level-scribe = Scribe (joue pour les points)
web-compare-games = Parties (une minute au plus)
web-compare-games-of = { $count }
web-compare-start = Jouer les parties
web-compare-stop = Arrêter
web-compare-done = { $done } parties sur { $of }
web-compare-over = { $games } parties ont été jouées avec chaque édition.
web-compare-stopped = Arrêté après { $games } parties avec chaque édition.
web-compare-faulty = Corrigez d’abord ce qui ne va pas dans l’édition.
web-compare-same = Les deux éditions ont les mêmes composants : rien ne peut différer.
web-compare-stale = L’édition a changé depuis. Rejouez les parties pour voir ce qu’elle fait maintenant.
web-compare-difference = Écart
web-compare-range = { $mean } (entre { $low } et { $high })
web-compare-by-category = Points d’un joueur, par catégorie
web-compare-by-seat = Par place
web-compare-length = Durée d’une partie
web-compare-points = Tous les points
web-compare-points-of = Points de la place { $seat }
web-compare-wins-of = Victoires de la place { $seat }
web-compare-rounds = Manches
web-compare-decisions = Coups
web-compare-how = Entre parenthèses : la taille réelle possible de l’écart, dix-neuf fois sur vingt. Il est en gras quand il ne peut guère être dû au hasard. Plus de parties montrent de plus petits écarts.
web-compare-count-points = { $count ->
    [one] { $written } point
   *[other] { $written } points
}
web-compare-count-rounds = { $count ->
    [one] { $written } manche
   *[other] { $written } manches
}
web-compare-count-moves = { $count ->
    [one] { $written } coup
   *[other] { $written } coups
}
web-compare-points-more = Un joueur marque en moyenne { $points } de plus.
web-compare-points-less = Un joueur marque en moyenne { $points } de moins.
web-compare-points-source = La plupart viennent de : { $category }.
web-compare-points-same = Aucun écart de points n’apparaît.
web-compare-seats-more = La place { $seat } gagne plus souvent : { $after }, contre { $before }.
web-compare-seats-less = La place { $seat } gagne moins souvent : { $after }, contre { $before }.
web-compare-seats-same = Aucune place ne semble gagner plus ou moins souvent.
web-compare-rounds-more = Une partie dure { $rounds } de plus.
web-compare-rounds-less = Une partie dure { $rounds } de moins.
web-compare-decisions-more = Une partie compte { $decisions } de plus.
web-compare-decisions-less = Une partie compte { $decisions } de moins.
web-compare-length-same = Les parties durent aussi longtemps qu’avant.
