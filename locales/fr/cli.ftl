# Ce que dit la ligne de commande.

## Commandes
cli = Sémiramis : une maison pour les jeux des Jardins suspendus
cli-play = S’asseoir à une table dans le terminal
cli-simulate = Jouer beaucoup de parties et montrer ce qui en sort
cli-arena = Faire se rencontrer des esprits et les classer
cli-lab = Travaux du laboratoire
cli-lab-tune = Trouver les poids des critères d’un jeu par des parties contre lui-même
cli-lab-calibrate = Regarder combien de fois les chances annoncées par le juge d’un jeu se réalisent
cli-analyse = Revoir une partie notée : ce que les décisions ont coûté, ce que la chance a donné
cli-record = Contrôler, montrer et vérifier des parties notées
cli-record-check = Rejouer une partie notée selon les règles
cli-record-show = Montrer la table d’une partie notée après n’importe quel coup
cli-record-verify = Vérifier que le donneur a donné ce qu’il avait promis
cli-db = S’occuper de la base de données de la maison
cli-db-migrate = Créer la base de données, ou mettre son schéma à jour
cli-db-backup = Écrire dans un fichier tout ce qui est conservé ; la maison peut rester ouverte
cli-db-restore = Lire une sauvegarde dans une base vide ; c’est aussi ainsi qu’une maison déménage vers PostgreSQL
cli-db-stats = Montrer combien est conservé
cli-admin = Ce qu’un hôte peut ordonner
cli-admin-list = Lister les tables, qui y est assis et quand il s’y est passé quelque chose
cli-admin-close = Fermer une table
cli-admin-ban = Ne plus laisser entrer une personne
cli-admin-unban = Laisser de nouveau entrer une personne
cli-rules = Montrer les règles d’un jeu
cli-components = Montrer ou contrôler les chiffres du matériel d’un jeu
cli-games = Énumérer les jeux, pour combien de joueurs et avec quelles options
cli-completions = Écrire le script de complétion d’un shell

cli-heading-usage = Usage
cli-heading-commands = Commandes
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-value-command = COMMANDE

## Arguments
cli-arg-help = Montrer cette aide
cli-arg-version = Montrer la version
cli-arg-lang = Langue : en ou fr [par défaut : celle du système]
cli-arg-game = Quel jeu : voir « semiramis games »
cli-arg-players = Combien s’assoient [par défaut : 3]
cli-arg-options = Une option du jeu ; peut être donnée plusieurs fois
cli-arg-components = Un fichier avec d’autres chiffres de matériel
cli-arg-file = Une partie notée
cli-arg-seed = Un nombre qui rend tout répétable
cli-play-arg-people = Combien de personnes sont à cet écran, aux premières places
cli-play-arg-bots = Niveaux des autres places : pupil, scribe, architect, vizier, oracle ; plusieurs séparés par des virgules
cli-play-arg-time = Combien de temps un oracle réfléchit à une décision
cli-play-arg-names = Le nom d’un joueur, dans l’ordre des places ; peut être donné plusieurs fois
cli-play-arg-save = Garder la partie dans ce fichier
cli-play-arg-load = Reprendre la partie de ce fichier
cli-play-arg-replay = Revoir depuis le début la partie chargée
cli-play-arg-join = S’asseoir à une table d’une maison, ou la regarder : http://HÔTE:PORT/t/TABLE
cli-play-arg-plain = Ligne par ligne, pour lecteurs d’écran, tubes et scripts
cli-simulate-arg-games = Combien de parties
cli-simulate-arg-threads = Combien de fils d’exécution [par défaut : un par cœur]
cli-simulate-arg-minds = Qui joue, séparés par des virgules, à tour de places [par défaut : au hasard]
cli-simulate-arg-html = Écrire un rapport avec des graphiques dans ce fichier
cli-simulate-arg-json = Écrire du JSON
cli-simulate-arg-csv = Écrire du CSV, une ligne par place
cli-arena-arg-minds = Qui se rencontre, séparés par des virgules : pupil, scribe, architect, vizier, oracle, ou random, greedy, search:400 (simulations), search:0.5s (secondes), glance:400, playout:400
cli-arena-arg-games = Combien de parties ; les places tournent et chaque tablée joue les mêmes donnes
cli-arena-arg-time = Combien de temps un oracle réfléchit à une décision
cli-arena-arg-threads = Combien de parties à la fois [par défaut : une par cœur]
cli-arena-arg-keep = Garder les parties dans ce fichier, et continuer celles qu’il contient
cli-arena-arg-plot = Dessiner le classement dans ce fichier SVG
cli-arena-arg-json = Écrire du JSON
cli-arena-arg-csv = Écrire du CSV
cli-lab-tune-arg-games = Combien de parties à chaque nombre de joueurs
cli-lab-tune-arg-mind = Qui les joue
cli-lab-tune-arg-random = Une décision sur tant est prise au hasard
cli-lab-tune-arg-threads = Combien de fils d’exécution [par défaut : un par cœur]
cli-lab-calibrate-arg-games = Combien de parties à chaque nombre de joueurs
cli-lab-calibrate-arg-mind = Qui les joue
cli-lab-calibrate-arg-random = Une décision sur tant est prise au hasard
cli-lab-calibrate-arg-threads = Combien de fils d’exécution [par défaut : un par cœur]
cli-lab-calibrate-arg-json = Écrire du JSON
cli-analyse-arg-simulations = À quelle profondeur chaque décision est examinée
cli-analyse-arg-threads = Combien de fils d’exécution [par défaut : un par cœur]
cli-analyse-arg-plot = Dessiner les chances de gagner dans ce fichier SVG
cli-analyse-arg-json = Écrire du JSON
cli-record-show-arg-ply = Après combien de coups [par défaut : tous]
cli-record-show-arg-json = Écrire du JSON, comme la page le dessine
cli-arg-data = Le dossier de la maison [par défaut : celui du système]
cli-arg-database = Une base PostgreSQL au lieu du dossier : postgres://UTILISATEUR@HÔTE/NOM
cli-db-backup-arg-file = Où écrire
cli-db-restore-arg-file = Une sauvegarde
cli-db-stats-arg-json = Écrire du JSON
cli-admin-list-arg-state = Seulement les tables ouvertes (open), en cours (playing), finies (over) ou fermées (closed)
cli-admin-close-arg-table = L’identifiant d’une table : voir « semiramis admin list »
cli-admin-ban-arg-person = L’identifiant d’une personne : voir « semiramis admin list »
cli-admin-unban-arg-person = L’identifiant d’une personne
cli-rules-arg-paragraph = Une section (A4) ou un paragraphe (A4.3) [par défaut : tout]
cli-components-arg-check = Contrôler plutôt ce fichier
cli-completions-arg-shell = Quel shell

## Ce qui peut clocher
cli-wrong-unknown = L’argument « { $found } » n’existe pas.
cli-wrong-command = La commande « { $found } » n’existe pas.
cli-wrong-missing = Il manque quelque chose : { $found }
cli-wrong-value = « { $found } » n’est pas une valeur pour { $argument }.
cli-wrong-conflict = « { $found } » ne va pas avec un autre argument.
cli-see-help = « --help » montre ce qu’il y a.
cli-no-language = La langue « { $found } » n’existe pas. Essayez : en, fr.
cli-no-game = Le jeu « { $found } » n’existe pas. Il y a : { $known }.
cli-no-mind = L’esprit « { $found } » n’existe pas. Niveaux : { $known } ; ou random, greedy, search:400, search:0.5s, glance:400, playout:400.
cli-file-unwritable = Impossible d’écrire { $file } : { $error }
cli-option-form = « { $found } » n’est pas une option : écrivez CLÉ=VALEUR.
cli-no-paragraph = Le paragraphe « { $found } » n’existe pas. Sections : { $known }.
cli-output = Impossible d’écrire la sortie : { $error }
cli-db-missing = Il n’y a pas de base de données à { $file }. « --data » et « --database » disent où elle est.
cli-db-no-folder = Le système ne dit pas où vont les données : { $error }. « --data » le dit.
cli-admin-no-table = Il n’y a pas de table « { $found } ». « semiramis admin list » les montre.
cli-admin-no-person = Il n’y a pas de personne « { $found } ». « semiramis admin list » montre qui est assis où.
cli-file-unreadable = Impossible de lire { $file } : { $error }
cli-file-too-long = { $file } est beaucoup trop long pour un de nos textes.
cli-file-not-text = { $file } n’est pas un texte en UTF-8.

## Jeux
cli-games-line = { $key } : { $title }, de { $fewest } à { $most } joueurs

## Jouer
cli-play-person = Joueur { $number }
cli-play-bot = { $level } { $number }
cli-play-people = { $found } personnes ne tiennent pas sur { $most } places.
cli-play-time = « { $found } » n’est pas un temps de réflexion.

## Matériel
cli-components-sound = { $file } est correct. Empreinte : { $fingerprint }
cli-components-faulty = { $file } est refusé, { $count ->
    [one] avec une faute :
   *[other] avec { $count } fautes :
}

## Parties notées
cli-record-sound = { $file } : { $plies } coups, tous légaux, et le résultat est juste.
cli-record-sound-unfinished = { $file } : { $plies } coups, tous légaux. La partie n’est pas finie.
cli-record-honest = { $file } : la graine est celle promise, et elle donne les { $draws } tirages.
cli-record-inherited = Les { $plies } premiers coups viennent d’une autre partie : cette graine ne les a pas donnés, et personne ici ne les a promis.
cli-record-inherited-committed = Les { $plies } premiers coups viennent d’une autre partie, dont le donneur avait promis { $commitment }. Vérifiez sa propre notation pour voir qu’ils ont été donnés ainsi.
cli-record-head = { $title }, après le coup { $ply } sur { $plies }
cli-record-no-ply = Le coup { $found } n’existe pas : la partie en a { $most }.
cli-record-faulty = { $file }{ $place } : { $fault }
cli-record-line-ply = , ligne { $line }, coup { $ply }
cli-record-line = , ligne { $line }
cli-record-ply = , coup { $ply }
cli-record-whole = { "" }
cli-record-paragraph = Voir { $paragraph } dans les règles.

## Base de données
cli-db-migrated = La base de données est à jour : { $place }
cli-db-written = { $rows ->
    [one] { $rows } ligne a été écrite dans { $file }.
   *[other] { $rows } lignes ont été écrites dans { $file }.
}
cli-db-restored = { $rows ->
    [one] { $rows } ligne a été restaurée de { $file }.
   *[other] { $rows } lignes ont été restaurées de { $file }.
}
cli-db-size = Sur le disque
cli-db-size-value = { $size } Mio
cli-db-rows = Lignes
cli-db-tables = Tables
cli-db-plies = Coups du dernier jour

## Hôtes
cli-admin-none = Il n’y a pas de telles tables.
cli-admin-table = { $id }  { $game }, { $state }{ $public ->
    [yes] , publique
   *[no] { "" }
}, { $ago }
cli-admin-state-open = ouverte
cli-admin-state-playing = en cours
cli-admin-state-over = finie
cli-admin-state-closed = fermée
cli-admin-seat-open = { $seat } : libre
cli-admin-seat-person = { $seat } : { $name } ({ $id })
cli-admin-seat-bot = { $seat } : machine, { $level }
cli-admin-minutes = { $count ->
    [one] il y a { $count } minute
   *[other] il y a { $count } minutes
}
cli-admin-hours = { $count ->
    [one] il y a { $count } heure
   *[other] il y a { $count } heures
}
cli-admin-days = { $count ->
    [one] il y a { $count } jour
   *[other] il y a { $count } jours
}
cli-admin-closed = La table { $id } est fermée.
cli-admin-closed-already = La table { $id } était déjà fermée.
cli-admin-banned = { $id } n’entre plus, et toutes ses sessions sont finies.
cli-admin-banned-already = { $id } n’entrait déjà plus.
cli-admin-unbanned = { $id } peut de nouveau entrer.
cli-admin-unbanned-already = { $id } pouvait déjà entrer.

## Arène
cli-arena-elo = Elo
cli-arena-wins = Victoires en %
cli-arena-share = × part équitable
cli-arena-points = Points
cli-arena-games = Parties
cli-arena-ahead = Points d’avance
cli-arena-deals = Donnes
cli-arena-note = ± est la moitié de l’intervalle à 95 % ; entre parenthèses, ses deux bornes, par la formule de Wilson. Les points sont comparés sur les mêmes donnes. Un duel d’Elo oppose deux esprits différents d’une même table.
cli-arena-other = { $file } contient les parties d’une autre rencontre. Nommez un autre fichier, ou les mêmes jeu, esprits, joueurs, options et graine.
cli-calibrate-part = Tranche { $part } sur { $parts }
cli-calibrate-positions = Positions
cli-calibrate-told = Annoncé en %
cli-calibrate-true = Réalisé en %
cli-calibrate-spread = { $players ->
    [one] { $players } joueur : étalement { $spread } ; celui qui annonçait le mieux qui a gagné : { $best } ±{ $reach }
   *[other] { $players } joueurs : étalement { $spread } ; celui qui annonçait le mieux qui a gagné : { $best } ±{ $reach }
}
cli-calibrate-note = Annoncé : la chance de gagner du favori au début des tours ; seul à la table, celle de passer la barre. ± est la moitié de l’intervalle à 95 %.

## Analyse
cli-analyse-plies = coups
cli-analyse-decisions = Décisions
cli-analyse-best = Meilleures, en %
cli-analyse-loss = Perdu par les décisions, en %
cli-analyse-luck = Donné par la chance, en %
cli-analyse-worst = Ce qui a coûté le plus, en chances de gagner :
cli-analyse-line = { $ply }. { $player } : { $played } a coûté { $loss } %. Mieux : { $better }
cli-analyse-luckiest = Les plus grands coups de chance :
cli-analyse-luck-line = { $ply }. { $drawn } a donné { $luck } % à { $player }

## Simulation
cli-simulate-games = parties
cli-simulate-seat = place { $number }
cli-simulate-points = Points
cli-simulate-deviation = Écart type
cli-simulate-range = Minimum–maximum
cli-simulate-wins = Victoires en %
cli-simulate-length = Une partie compte { $plies } coups ({ $plies-range }) et { $rounds } manches ({ $rounds-range }). À une décision, on a le choix entre { $branching } possibilités.
cli-simulate-interval = ± est la moitié de l’intervalle à 95 % d’une moyenne ; entre parenthèses, les deux bornes de celui d’une part, par la formule de Wilson. Une victoire partagée compte en partie.
cli-simulate-decisive = décide la partie, en %
cli-simulate-figures = Les chiffres de { $games } parties
cli-simulate-points-of = Points, { $seat }
cli-simulate-speed = { $games } parties en { $seconds } s : { $speed } par seconde.
cli-simulate-threads = Impossible de lancer les fils d’exécution : { $error }

cli-serve = Ouvrir la maison : des tables pour les gens, en direct ou sur des jours, avec une page dans le navigateur
cli-serve-arg-config = Lire les réglages dans ce fichier TOML ; ses noms sont ceux de ces options
cli-serve-arg-listen = Où écouter ; le port 0 en prend un libre
cli-serve-arg-threads = Combien de fils servent les gens [défaut : un par cœur]
cli-serve-arg-bots = Combien de fils pensent pour les robots, et autant encore pour le niveau le plus fort [défaut : un par cœur]
cli-serve-arg-origin = Autres origines dont les pages peuvent parler à la maison, comme https://jeux.example
cli-serve-arg-proxy = Un mandataire en tête dit qui demande (X-Forwarded-For)
cli-serve-arg-secure = N’envoyer les cookies que par HTTPS
cli-serve-arg-address_limit = Requêtes par seconde d’une adresse, 0 pour aucune limite
cli-serve-arg-person_limit = Actes par seconde d’une personne, 0 pour aucune limite
cli-serve-arg-socket_limit = Connexions WebSocket simultanées d’une adresse, 0 pour aucune limite
cli-serve-arg-connection_limit = Autres connexions simultanées d’une adresse, 0 pour aucune limite ; non comptées derrière un mandataire [défaut : autant que de connexions WebSocket]
cli-serve-arg-table_limit = Tables non finies d’une personne, 0 pour aucune limite
cli-serve-arg-patience = Temps laissé pour envoyer l’en-tête d’une requête, puis son corps
cli-serve-arg-log = Que journaliser : error, warn, info, debug, trace, ou des filtres comme house=debug
cli-serve-arg-log_form = Comment journaliser : text ou json
cli-serve-arg-open = Montrer la page dans le navigateur
cli-serve-open = La maison est ouverte : { $address }
cli-serve-closed = La maison est fermée.
cli-serve-log = « { $found } » n’est pas un filtre de journal : { $error }
cli-serve-no-database = La maison ne peut pas ouvrir sa base de données. { $error }
cli-serve-no-address = La maison ne peut pas écouter là : { $error }. Choisissez une autre adresse avec --listen.
cli-config-form = { $file } n’est pas un fichier TOML : { $error }
cli-config-name = { $file } : il n’y a pas de réglage « { $found } », ou sa valeur n’est ni un texte, ni un nombre, ni une vérité. Réglages : { $known }

cli-load = Mettre beaucoup de tables dans une maison, y jouer de vraies parties, et mesurer
cli-load-arg-houses = Où est la maison ; plusieurs processus sont séparés par des virgules, et les joueurs d’une table vont à des processus différents
cli-load-arg-game = Quel jeu
cli-load-arg-tables = Combien de tables de deux personnes en même temps
cli-load-arg-watchers = Combien regardent chaque table en plus
cli-load-arg-rate = Combien de coups par seconde en tout [défaut : autant que la maison en prend]
cli-load-arg-time = Combien de temps mesurer, une fois toutes les tables ouvertes
cli-load-arg-json = Écrire du JSON
cli-load-opening = ouverture des tables
cli-load-playing = { $moves } coups
cli-load-figures = { $moves } coups en { $time } s : { $rate } par seconde. D’un coup jusqu’à ce que tous à la table l’aient, enregistré : la moitié en { $p50 } ms, 90 % en { $p90 } ms, 99 % en { $p99 } ms, tous en { $max } ms.
cli-load-trouble = { $count } × { $trouble }
cli-load-failed = La maison n’a pas pu être mesurée : { $error }
cli-load-wrong = Le nombre de tables, le rythme et la durée doivent être plus que rien.

cli-engine = Prêter un jeu et ses esprits à un autre programme, par l’entrée et la sortie standard
cli-engine-unknown = Il n’y a pas de commande « { $found } » : voir docs/engine.md
cli-engine-no-game = Aucune partie n’a commencé : dites new JEU JOUEURS
cli-engine-no-undo = Il n’y a rien à reprendre
cli-engine-form = Cela devrait être : { $expected }
cli-db-form = Une base de données est nommée par une URL qui commence par postgres://
