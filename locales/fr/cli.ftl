# Ce que dit la ligne de commande.

## Commandes
cli = Sémiramis : une maison pour les jeux des Jardins suspendus
cli-play = S'asseoir à une table dans le terminal
cli-simulate = Jouer beaucoup de parties et montrer ce qui en sort
cli-arena = Faire se rencontrer des esprits et les classer
cli-lab = Travaux du laboratoire
cli-lab-tune = Trouver les poids des critères d'un jeu par des parties contre lui-même
cli-analyse = Revoir une partie notée : ce que les décisions ont coûté, ce que la chance a donné
cli-record = Contrôler, montrer et vérifier des parties notées
cli-record-check = Rejouer une partie notée selon les règles
cli-record-show = Montrer la table d'une partie notée après n'importe quel coup
cli-record-verify = Vérifier que le donneur a donné ce qu'il avait promis
cli-rules = Montrer les règles d'un jeu
cli-components = Montrer ou contrôler les chiffres du matériel d'un jeu
cli-games = Énumérer les jeux, pour combien de joueurs et avec quelles options
cli-completions = Écrire le script de complétion d'un shell

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
cli-arg-players = Combien s'assoient [par défaut : 3]
cli-arg-options = Une option du jeu ; peut être donnée plusieurs fois
cli-arg-components = Un fichier avec d'autres chiffres de matériel
cli-arg-file = Une partie notée
cli-arg-seed = Un nombre qui rend tout répétable
cli-play-arg-people = Combien de personnes sont à cet écran, aux premières places
cli-play-arg-bots = Niveaux des autres places : pupil, scribe, architect, vizier, oracle ; plusieurs séparés par des virgules
cli-play-arg-time = Combien de temps un oracle réfléchit à une décision
cli-play-arg-names = Le nom d'un joueur, dans l'ordre des places ; peut être donné plusieurs fois
cli-play-arg-save = Garder la partie dans ce fichier
cli-play-arg-load = Reprendre la partie de ce fichier
cli-simulate-arg-games = Combien de parties
cli-simulate-arg-threads = Combien de fils d'exécution [par défaut : un par cœur]
cli-simulate-arg-minds = Qui joue, séparés par des virgules, à tour de places [par défaut : au hasard]
cli-simulate-arg-html = Écrire un rapport avec des graphiques dans ce fichier
cli-simulate-arg-json = Écrire du JSON
cli-simulate-arg-csv = Écrire du CSV, une ligne par place
cli-arena-arg-minds = Qui se rencontre, séparés par des virgules : pupil, scribe, architect, vizier, oracle, ou random, greedy, search:400 (simulations), search:0.5s (secondes), glance:400, playout:400
cli-arena-arg-games = Combien de parties ; les places tournent et chaque tablée joue les mêmes donnes
cli-arena-arg-time = Combien de temps un oracle réfléchit à une décision
cli-arena-arg-threads = Combien de parties à la fois [par défaut : une par cœur]
cli-arena-arg-keep = Garder les parties dans ce fichier, et continuer celles qu'il contient
cli-arena-arg-plot = Dessiner le classement dans ce fichier SVG
cli-arena-arg-json = Écrire du JSON
cli-arena-arg-csv = Écrire du CSV
cli-lab-tune-arg-games = Combien de parties à chaque nombre de joueurs
cli-lab-tune-arg-mind = Qui les joue
cli-lab-tune-arg-random = Une décision sur tant est prise au hasard
cli-lab-tune-arg-threads = Combien de fils d'exécution [par défaut : un par cœur]
cli-analyse-arg-simulations = À quelle profondeur chaque décision est examinée
cli-analyse-arg-threads = Combien de fils d'exécution [par défaut : un par cœur]
cli-analyse-arg-plot = Dessiner les chances de gagner dans ce fichier SVG
cli-analyse-arg-json = Écrire du JSON
cli-record-show-arg-ply = Après combien de coups [par défaut : tous]
cli-rules-arg-paragraph = Une section (A4) ou un paragraphe (A4.3) [par défaut : tout]
cli-components-arg-check = Contrôler plutôt ce fichier
cli-completions-arg-shell = Quel shell

## Ce qui peut clocher
cli-wrong-unknown = L'argument « { $found } » n'existe pas.
cli-wrong-command = La commande « { $found } » n'existe pas.
cli-wrong-missing = Il manque quelque chose : { $found }
cli-wrong-value = « { $found } » n'est pas une valeur pour { $argument }.
cli-wrong-conflict = « { $found } » ne va pas avec un autre argument.
cli-see-help = « --help » montre ce qu'il y a.
cli-no-language = La langue « { $found } » n'existe pas. Essayez : en, fr.
cli-no-game = Le jeu « { $found } » n'existe pas. Il y a : { $known }.
cli-no-mind = L'esprit « { $found } » n'existe pas. Niveaux : { $known } ; ou random, greedy, search:400, search:0.5s, glance:400, playout:400.
cli-file-unwritable = Impossible d'écrire { $file } : { $error }
cli-option-form = « { $found } » n'est pas une option : écrivez CLÉ=VALEUR.
cli-no-paragraph = Le paragraphe « { $found } » n'existe pas. Sections : { $known }.
cli-output = Impossible d'écrire la sortie : { $error }
cli-file-unreadable = Impossible de lire { $file } : { $error }
cli-file-too-long = { $file } est beaucoup trop long pour un de nos textes.
cli-file-not-text = { $file } n'est pas un texte en UTF-8.

## Jeux
cli-games-line = { $key } : { $title }, de { $fewest } à { $most } joueurs

## Jouer
cli-play-person = Joueur { $number }
cli-play-bot = { $level } { $number }
cli-play-people = { $found } personnes ne tiennent pas sur { $most } places.
cli-play-time = « { $found } » n'est pas un temps de réflexion.

## Matériel
cli-components-sound = { $file } est correct. Empreinte : { $fingerprint }
cli-components-faulty = { $file } est refusé, { $count ->
    [one] avec une faute :
   *[other] avec { $count } fautes :
}

## Parties notées
cli-record-sound = { $file } : { $plies } coups, tous légaux, et le résultat est juste.
cli-record-sound-unfinished = { $file } : { $plies } coups, tous légaux. La partie n'est pas finie.
cli-record-honest = { $file } : la graine est celle promise, et elle donne les { $draws } tirages.
cli-record-head = { $title }, après le coup { $ply } sur { $plies }
cli-record-no-ply = Le coup { $found } n'existe pas : la partie en a { $most }.
cli-record-faulty = { $file }{ $place } : { $fault }
cli-record-line-ply = , ligne { $line }, coup { $ply }
cli-record-line = , ligne { $line }
cli-record-ply = , coup { $ply }
cli-record-whole = { "" }
cli-record-paragraph = Voir { $paragraph } dans les règles.

## Arène
cli-arena-elo = Elo
cli-arena-wins = Victoires en %
cli-arena-share = × part équitable
cli-arena-points = Points
cli-arena-seats = Places
cli-arena-note = ± est la moitié de l'intervalle à 95 %. Un duel d'Elo oppose deux esprits différents d'une même table.
cli-arena-other = { $file } contient les parties d'une autre rencontre. Nommez un autre fichier, ou les mêmes jeu, esprits, joueurs, options et graine.

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
cli-simulate-interval = ± est la moitié de l'intervalle à 95 % d'une moyenne ; une victoire partagée compte en partie.
cli-simulate-decisive = décide la partie, en %
cli-simulate-figures = Les chiffres de { $games } parties
cli-simulate-points-of = Points, { $seat }
cli-simulate-speed = { $games } parties en { $seconds } s : { $speed } par seconde.
cli-simulate-threads = Impossible de lancer les fils d'exécution : { $error }
