# Ce que dit la ligne de commande.

## Commandes
cli = Sémiramis : un serveur pour les jeux des Jardins suspendus
cli-play = Prendre place à une table dans le terminal
cli-simulate = Jouer beaucoup de parties et montrer les résultats
cli-arena = Faire jouer des bots les uns contre les autres et les classer
cli-lab = Outils du laboratoire
cli-lab-tune = Trouver les poids des critères d’un jeu par des parties contre lui-même
cli-lab-calibrate = Vérifier si les chances annoncées par l’évaluation d’un jeu se réalisent
cli-analyse = Revoir une partie enregistrée : ce que les décisions ont coûté, ce que la chance a donné
cli-record = Contrôler, montrer et vérifier des parties enregistrées
cli-record-check = Rejouer une partie enregistrée selon les règles
cli-record-show = Montrer la table d’une partie enregistrée après n’importe quel coup
cli-record-verify = Vérifier que le donneur a donné ce qu’il avait promis
cli-db = Gérer la base de données du serveur
cli-db-migrate = Créer la base de données, ou mettre son schéma à jour
cli-db-backup = Sauvegarder toutes les données dans un fichier ; le serveur peut continuer
cli-db-restore = Restaurer une sauvegarde dans une base vide ; c’est aussi ainsi qu’on passe à PostgreSQL
cli-db-stats = Montrer le volume des données
cli-admin = Commandes de l’hôte
cli-admin-list = Lister les tables, qui y joue et quand il s’y est passé quelque chose
cli-admin-close = Fermer une table
cli-admin-ban = Interdire l’accès à une personne
cli-admin-unban = Rendre l’accès à une personne
cli-admin-people = Chercher des personnes
cli-admin-grant = Faire d’une personne qui a un compte un administrateur, qui peut se servir de la page /admin
cli-admin-revoke = Retirer ses droits à un administrateur
cli-admin-addresses = Lister les adresses auxquelles l’accès est interdit
cli-admin-ban-address = Interdire l’accès à une adresse ou à un réseau
cli-admin-unban-address = Rendre l’accès à une adresse
cli-admin-reports = Lister ce que l’on signale sur d’autres personnes
cli-admin-settle = Marquer un signalement comme réglé
cli-admin-bulletins = Lister les annonces affichées à tout le monde sur la page
cli-admin-bulletin = Afficher une annonce à tout le monde sur la page
cli-admin-withdraw = Retirer une annonce
cli-admin-log = Montrer le journal d’audit : les connexions et ce que font les administrateurs
cli-admin-reset = Créer un lien par lequel quelqu’un choisit un nouveau mot de passe, une fois et pour un temps limité
cli-rules = Montrer les règles d’un jeu
cli-components = Montrer ou contrôler les chiffres du matériel d’un jeu
cli-games = Lister les jeux, pour combien de joueurs et avec quelles options
cli-completions = Écrire le script de complétion d’un shell
cli-man = Écrire les pages de manuel dans un dossier
cli-help = Montrer ce que fait une commande

cli-heading-usage = Usage
cli-heading-commands = Commandes
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-examples = Exemples
cli-heading = { $heading } :
cli-value-file = FICHIER
cli-value-folder = DOSSIER
cli-value-seconds = SECONDES
cli-value-share = PART
cli-value-number = NOMBRE
cli-value-n = N
cli-value-game = JEU
cli-value-level = NIVEAU
cli-value-name = NOM
cli-value-link = LIEN
cli-value-address = ADRESSE
cli-value-url = URL
cli-value-mind = BOT
cli-value-lang = LANGUE
cli-value-key-value = CLÉ=VALEUR
cli-value-yes = OUI
cli-value-origin = ORIGINE
cli-value-time = DURÉE
cli-value-filter = FILTRE
cli-value-form = FORME
cli-value-state = ÉTAT
cli-value-table = TABLE
cli-value-person = PERSONNE
cli-value-text = TEXTE
cli-value-id = ID
cli-value-search = RECHERCHE
cli-value-report = SIGNALEMENT
cli-value-bulletin = ANNONCE
cli-value-paragraph = PARAGRAPHE
cli-value-shell = SHELL
cli-value-command = COMMANDE

## Arguments
cli-arg-help = Montrer cette aide
cli-arg-version = Montrer la version
cli-arg-verbose = En dire plus sur la sortie d’erreur : le temps passé ; pour serve, tout ce qui est journalisé
cli-arg-quiet = Ne pas montrer l’avancement, seulement les résultats et les erreurs
cli-help-arg-commands = Une commande, puis une des siennes
cli-games-arg-json = Écrire du JSON
cli-admin-list-arg-json = Écrire du JSON
cli-arg-lang = Langue : en ou fr [par défaut : celle du système]
cli-arg-game = Quel jeu : voir « semiramis games »
cli-arg-players = Nombre de joueurs [par défaut : 3]
cli-arg-options = Une option du jeu ; peut être donnée plusieurs fois
cli-arg-components = Un fichier avec d’autres chiffres de matériel
cli-arg-file = Une partie enregistrée
cli-arg-seed = Un nombre qui rend tout reproductible
cli-play-arg-people = Combien de personnes jouent à cet écran, aux premières places [par défaut : 1, ou comme dans la partie]
cli-play-arg-bots = Niveaux des autres places : pupil, scribe, architect, vizier, oracle ; plusieurs séparés par des virgules [par défaut : architect, ou comme dans la partie]
cli-play-arg-time = Temps de réflexion d’un oracle pour une décision, en secondes [par défaut : 2, ou comme dans la partie]
cli-play-arg-names = Le nom d’un joueur, dans l’ordre des places ; peut être donné plusieurs fois
cli-play-arg-save = Enregistrer la partie dans ce nouveau fichier
cli-play-arg-load = Reprendre la partie de ce fichier, avec ceux qui y jouaient ; une partie inachevée y reste enregistrée, sauf si --save nomme un autre fichier
cli-play-arg-force = Permettre à --save de remplacer un fichier existant
cli-play-arg-resume = Lister les parties quittées, ou reprendre celle de ce numéro
cli-play-arg-replay = Revoir depuis le début la partie chargée
cli-play-arg-join = Prendre place à une table d’un serveur, ou la regarder : http://HÔTE:PORT/t/TABLE
cli-play-arg-plain = Ligne par ligne, pour lecteurs d’écran, tubes et scripts
cli-simulate-arg-games = Combien de parties
cli-simulate-arg-threads = Combien de fils d’exécution [par défaut : un par cœur]
cli-simulate-arg-minds = Les bots qui jouent, séparés par des virgules, place après place [par défaut : au hasard]
cli-simulate-arg-against = Jouer aussi les mêmes donnes avec les chiffres de ce fichier, et montrer ce qu’ils changent
cli-simulate-arg-html = Écrire un rapport avec des graphiques dans ce fichier
cli-simulate-arg-json = Écrire du JSON
cli-simulate-arg-csv = Écrire du CSV, une ligne par place
cli-arena-arg-minds = Les bots qui se rencontrent, séparés par des virgules : pupil, scribe, architect, vizier, oracle, ou random, greedy, search:400 (simulations), search:0.5s (secondes), glance:400, playout:400
cli-arena-arg-games = Combien de parties ; les places tournent, et les mêmes tirages servent pour chaque combinaison
cli-arena-arg-time = Temps de réflexion d’un oracle pour une décision
cli-arena-arg-threads = Combien de parties à la fois [par défaut : une par cœur]
cli-arena-arg-keep = Conserver les parties dans ce fichier, et continuer celles qu’il contient
cli-arena-arg-plot = Dessiner le classement dans ce fichier SVG
cli-arena-arg-json = Écrire du JSON
cli-arena-arg-csv = Écrire du CSV
cli-lab-tune-arg-games = Combien de parties à chaque nombre de joueurs
cli-lab-tune-arg-mind = Qui les joue
cli-lab-tune-arg-random = Une décision sur tant est prise au hasard
cli-lab-tune-arg-threads = Combien de fils d’exécution [par défaut : un par cœur]
cli-lab-calibrate-arg-games = Combien de parties à chaque nombre de joueurs
cli-lab-calibrate-arg-mind = Qui les joue
cli-lab-calibrate-arg-random = Une décision sur tant est prise au hasard
cli-lab-calibrate-arg-threads = Combien de fils d’exécution [par défaut : un par cœur]
cli-lab-calibrate-arg-json = Écrire du JSON
cli-analyse-arg-simulations = Avec combien de simulations chaque décision est examinée
cli-analyse-arg-threads = Combien de fils d’exécution [par défaut : un par cœur]
cli-analyse-arg-plot = Dessiner les chances de gagner dans ce fichier SVG
cli-analyse-arg-json = Écrire du JSON
cli-record-show-arg-ply = Après combien de coups [par défaut : tous]
cli-record-show-arg-json = Écrire du JSON, comme la page le dessine
cli-arg-data = Le dossier des données du serveur [par défaut : celui du système]
cli-arg-database = Une base PostgreSQL au lieu du dossier : postgres://UTILISATEUR@HÔTE/NOM
cli-db-backup-arg-file = Où écrire
cli-db-restore-arg-file = Une sauvegarde
cli-db-stats-arg-json = Écrire du JSON
cli-admin-list-arg-state = Seulement les tables ouvertes (open), en cours (playing), finies (over) ou fermées (closed)
cli-admin-close-arg-table = L’identifiant d’une table : voir « semiramis admin list »
cli-admin-ban-arg-person = Son nom de connexion ou son identifiant : voir « semiramis admin people »
cli-admin-unban-arg-person = Son nom de connexion ou son identifiant
cli-admin-grant-arg-person = Son nom de connexion ou son identifiant
cli-admin-revoke-arg-person = Son nom de connexion ou son identifiant
cli-admin-people-arg-search = Un identifiant, un nom de connexion, une adresse ou une partie d’un nom
cli-admin-people-arg-banned = Seulement les personnes dont l’accès est interdit
cli-admin-people-arg-admins = Seulement les administrateurs
cli-admin-people-arg-json = Écrire du JSON
cli-admin-ban-arg-time = Pour combien de temps, par exemple 12h ou 7days [par défaut : sans fin]
cli-admin-ban-arg-reason = Pourquoi ; seuls les administrateurs le lisent
cli-admin-addresses-arg-json = Écrire du JSON
cli-admin-ban-address-arg-address = Une adresse ou un réseau, par exemple 203.0.113.7 ou 203.0.113.0/24 ; une adresse IPv6 vaut pour son /64
cli-admin-ban-address-arg-time = Pour combien de temps, par exemple 12h ou 7days [par défaut : sans fin]
cli-admin-ban-address-arg-reason = Pourquoi ; seuls les administrateurs le lisent
cli-admin-unban-address-arg-address = L’adresse ou le réseau
cli-admin-reports-arg-settled = Seulement ceux qui sont réglés, au lieu des autres
cli-admin-reports-arg-json = Écrire du JSON
cli-admin-settle-arg-report = L’identifiant d’un signalement : voir « semiramis admin reports »
cli-admin-settle-arg-undo = Il n’est finalement pas réglé
cli-admin-bulletins-arg-json = Écrire du JSON
cli-admin-bulletin-arg-text = Le texte de l’annonce, 500 lettres au plus
cli-admin-bulletin-arg-time = Pour combien de temps, par exemple 6h ou 2days [par défaut : jusqu’à son retrait]
cli-admin-withdraw-arg-bulletin = L’identifiant d’une annonce : voir « semiramis admin bulletins »
cli-admin-log-arg-about = Seulement les lignes sur cet identifiant ou cette adresse, ou de cette personne
cli-admin-log-arg-count = Combien de lignes
cli-admin-log-arg-json = Écrire du JSON
cli-admin-reset-arg-person = L’identifiant du compte, ou l’id de la personne
cli-admin-reset-arg-valid = Durée de validité du lien, par exemple 24h ou 30min
cli-admin-reset-arg-public_url = L’adresse de la page du serveur, par exemple https://games.example.org : le lien commence par elle
cli-rules-arg-paragraph = Une section (A4) ou un paragraphe (A4.3) [par défaut : tout]
cli-components-arg-check = Contrôler plutôt ce fichier
cli-components-arg-basis = Montrer sur quoi repose chaque chiffre : un livret, le matériel, ou nous
cli-completions-arg-shell = Quel shell
cli-man-arg-folder = Où les écrire

## Erreurs
cli-wrong-unknown = L’argument « { $found } » n’existe pas.
cli-wrong-command = La commande « { $found } » n’existe pas.
cli-wrong-missing = Il manque quelque chose : { $found }
cli-wrong-value = « { $found } » n’est pas une valeur pour { $argument }.
cli-wrong-conflict = { $found } et { $other } ne vont pas ensemble : n’en gardez qu’un.
cli-wrong-no-value = Il manque une valeur à { $found }.
cli-wrong-count = { $found } a trop de valeurs, ou trop peu.
cli-wrong-utf8 = La ligne de commande contient du texte qui n’est pas en UTF-8.
cli-wrong-line = La ligne de commande est incompréhensible.
cli-took = Terminé en { $seconds } secondes.
cli-arena-nothing = Aucune partie ne serait jouée. « --games » dit combien ; avec 0, « --keep » nomme un fichier dont les parties sont montrées.
cli-man-name = NOM
cli-man-synopsis = SYNOPSIS
cli-man-description = DESCRIPTION
cli-man-examples = EXEMPLES
cli-man-version = VERSION
cli-wrong-known = Valeurs possibles : { $known }.
cli-wrong-least = Donnez un nombre à partir de 1.
cli-wrong-guess = Vouliez-vous dire « { $found } » ?
cli-note-values = au choix : { $value }
cli-note-default = par défaut : { $value }
cli-note-variable = variable : { $value }
cli-see-help = « --help » montre ce qui existe.
cli-no-language = La langue « { $found } » n’existe pas. Essayez : en, fr.
cli-no-game = Le jeu « { $found } » n’existe pas. Il y a : { $known }.
cli-no-mind = Le bot « { $found } » n’existe pas. Niveaux : { $known } ; ou random, greedy, search:400, search:0.5s, glance:400, playout:400.
cli-file-unwritable = Impossible d’écrire { $file } : { $error }
cli-option-form = « { $found } » n’est pas une option : écrivez CLÉ=VALEUR.
cli-no-paragraph = Le paragraphe « { $found } » n’existe pas. Sections : { $known }.
cli-output = Impossible d’écrire la sortie : { $error }
cli-db-missing = Il n’y a pas de base de données à { $file }. « --data » et « --database » disent où elle est.
cli-db-no-folder = Le système ne dit pas où vont les données : { $error }. « --data » le dit.
cli-admin-no-table = Il n’y a pas de table « { $found } ». « semiramis admin list » les montre.
cli-admin-no-person = Il n’y a pas de personne « { $found } ». « semiramis admin people » trouve les personnes.
cli-file-unreadable = Impossible de lire { $file } : { $error }
cli-file-too-long = { $file } est beaucoup trop long.
cli-file-not-text = { $file } n’est pas un texte en UTF-8.

## Jeux
cli-games-line = { $key } : { $title }, de { $fewest } à { $most } joueurs

## Jouer
cli-play-person = Joueur { $number }
cli-play-bot = { $level } { $number }
cli-play-people = { $found } personnes ne tiennent pas à { $most } places.
cli-play-time = « { $found } » n’est pas un temps de réflexion.
cli-play-exists = { $file } existe déjà. « --load { $file } » reprend sa partie, « --force » le remplace.
cli-play-none-left = Aucune partie n’a été quittée.
cli-play-no-left = Aucune partie quittée n’a le numéro { $found } : « semiramis play --resume » les liste.
cli-play-left = { $number }. { $title } : { $names }, après { $plies ->
    [one] un coup
   *[other] { $plies } coups
}

## Matériel
cli-components-basis = { $basis } : { $meaning }
cli-components-no-basis = Le fichier ne dit rien de ces chiffres.
cli-components-sound = { $file } est correct. Empreinte : { $fingerprint }
cli-components-faulty = { $file } est refusé, { $count ->
    [one] avec une faute :
   *[other] avec { $count } fautes :
}

## Parties enregistrées
cli-record-sound = { $file } : { $plies } coups, tous légaux, et le résultat est juste.
cli-record-sound-no-result = { $file } : { $plies } coups, tous légaux. La partie est finie ; aucun résultat n’est donné.
cli-record-sound-unfinished = { $file } : { $plies } coups, tous légaux. La partie n’est pas finie.
cli-record-honest = { $file } : la graine est celle qui avait été promise, et elle donne les { $draws } tirages.
cli-record-inherited = Les { $plies } premiers coups viennent d’une autre partie : cette graine ne les a pas donnés, et personne ici ne les a promis.
cli-record-inherited-committed = Les { $plies } premiers coups viennent d’une autre partie, dont le donneur avait promis { $commitment }. Vérifiez l’enregistrement de cette partie pour contrôler ses tirages.
cli-record-head = { $title }, après le coup { $ply } sur { $plies }
cli-record-no-ply = Le coup { $found } n’existe pas : la partie en a { $most }.
cli-record-faulty = { $file }{ $place } : { $fault }
cli-record-line-ply = , ligne { $line }, coup { $ply }
cli-record-line = , ligne { $line }
cli-record-ply = , coup { $ply }
cli-record-whole = { "" }
cli-record-paragraph = Voir { $paragraph } dans les règles.

## Base de données
cli-db-migrated = La base de données est à jour : { $place }
cli-db-written = { $rows ->
    [one] { $rows } ligne a été écrite dans { $file }.
   *[other] { $rows } lignes ont été écrites dans { $file }.
}
cli-db-restored = { $rows ->
    [one] { $rows } ligne a été restaurée depuis { $file }.
   *[other] { $rows } lignes ont été restaurées depuis { $file }.
}
cli-db-size = Sur le disque
cli-db-size-value = { $size } Mio
cli-db-rows = Lignes
cli-db-tables = Tables
cli-db-entries = Entrées du dernier jour

## Hôtes
cli-admin-none = Aucune table ne correspond.
cli-admin-table = { $id }  { $game }, { $state }{ $public ->
    [yes] , publique
   *[no] { "" }
}, { $ago }
cli-admin-state-open = ouverte
cli-admin-state-playing = en cours
cli-admin-state-over = finie
cli-admin-state-closed = fermée
cli-admin-seat-open = { $seat } : libre
cli-admin-seat-person = { $seat } : { $name } ({ $id })
cli-admin-seat-bot = { $seat } : bot, { $level }
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
cli-admin-banned = { $id } n’a plus accès au serveur, et toutes ses sessions sont closes.
cli-admin-banned-already = { $id } n’avait déjà plus accès au serveur.
cli-admin-unbanned = { $id } a de nouveau accès au serveur.
cli-admin-unbanned-already = { $id } avait déjà accès au serveur.
cli-admin-banned-refused = { $id } est administrateur. Retirez-lui d’abord ses droits : semiramis admin revoke { $id }
cli-admin-granted = { $id } est maintenant administrateur et trouve la page sous /admin.
cli-admin-granted-already = { $id } était déjà administrateur.
cli-admin-granted-refused = { $id } n’a pas de compte. Il faut un compte pour être administrateur.
cli-admin-revoked = { $id } n’est plus administrateur.
cli-admin-revoked-already = { $id } n’était pas administrateur.
cli-admin-revoked-refused = { $id } n’a pas de compte et n’est pas administrateur.
cli-admin-banned-address = { $id } n’a plus accès au serveur.
cli-admin-unbanned-address = { $id } a de nouveau accès au serveur.
cli-admin-not-banned = L’accès n’est pas interdit à { $found }. « semiramis admin addresses » montre à qui il l’est.
cli-admin-settled = Le signalement { $id } est réglé.
cli-admin-settled-already = Le signalement { $id } était déjà réglé.
cli-admin-reopened = Le signalement { $id } est rouvert.
cli-admin-reopened-already = Le signalement { $id } n’était pas réglé.
cli-admin-no-report = Le signalement « { $found } » n’existe pas. « semiramis admin reports » les montre.
cli-admin-posted = Tout le monde lit maintenant cette annonce sur la page. Son identifiant est { $id }.
cli-admin-withdrawn = L’annonce { $id } est retirée.
cli-admin-no-bulletin = L’annonce « { $found } » n’existe pas. « semiramis admin bulletins » les montre.
cli-admin-nobody = Personne ne correspond.
cli-admin-person = { $id }  { $name }, nom de connexion : { $login }, { $ago }
cli-admin-person-admin = administrateur
cli-admin-person-banned = accès interdit sans fin
cli-admin-person-banned-until = accès interdit jusqu’au { $until }
cli-admin-person-reports = { $count ->
    [one] { $count } signalement n’est pas réglé
   *[other] { $count } signalements ne sont pas réglés
}
cli-admin-person-address = depuis { $address }
cli-admin-no-addresses = L’accès n’est interdit à aucune adresse.
cli-admin-address = { $network }  { $until }  { $reason }
cli-admin-until = jusqu’au { $until }
cli-admin-no-end = sans fin
cli-admin-no-reports = Il n’y a aucun signalement.
cli-admin-report = { $id }  { $when }  { $person }, signalement par { $reporter } à la table { $table } : { $reason }
cli-admin-reason-chat = ce que la personne dit
cli-admin-reason-name = son nom
cli-admin-reason-play = sa façon de jouer
cli-admin-reason-other = autre chose
cli-admin-quoted = « { $text } »
cli-admin-said = La personne a dit : { $text }
cli-admin-no-bulletins = Aucune annonce n’est affichée.
cli-admin-bulletin-line = { $id }  { $text } ({ $until })
cli-admin-no-lines = Le journal d’audit n’a pas de telle ligne.
cli-admin-line = { $when }  { $deed }  { $who } → { $subject }  { $address }  { $note }
cli-admin-reset-made = Par ce lien, { $login } choisit un nouveau mot de passe. Il sert une seule fois, pendant { $time } :
cli-admin-reset-page = Par cette page du serveur, { $login } choisit un nouveau mot de passe. Elle sert une seule fois, pendant { $time }. Mettez devant l’adresse du serveur (ou indiquez-la avec --public-url) :
cli-admin-reset-guest = « { $found } » est un invité : il n’a ni compte ni mot de passe.

## Arène
cli-arena-elo = Elo
cli-arena-wins = Victoires en %
cli-arena-share = × part équitable
cli-arena-points = Points
cli-arena-games = Parties
cli-arena-ahead = Points d’avance
cli-arena-deals = Tirages
cli-arena-note = ± est la moitié de l’intervalle à 95 % ; entre parenthèses, ses deux bornes, par la formule de Wilson. Les points sont comparés sur les mêmes tirages. Un duel d’Elo oppose deux bots différents d’une même table.
cli-arena-other = { $file } contient les parties d’une autre rencontre. Nommez un autre fichier, ou les mêmes jeu, bots, joueurs, options et graine.
cli-calibrate-part = Tranche { $part } sur { $parts }
cli-calibrate-positions = Positions
cli-calibrate-told = Annoncé en %
cli-calibrate-true = Réalisé en %
cli-calibrate-spread =
    { $players ->
    [one] { $players } joueur : étalement { $spread } ; victoires du favori : { $best } ±{ $reach }
   *[other] { $players } joueurs : étalement { $spread } ; victoires du favori : { $best } ±{ $reach }
}
cli-calibrate-note = Annoncé : les chances du favori au début des tours ; en solo, celles d’atteindre la mention. ± est la moitié de l’intervalle à 95 %.

## Analyse
cli-analyse-plies = coups
cli-analyse-decisions = Décisions
cli-analyse-best = Meilleures, en %
cli-analyse-loss = Perdu par les décisions, en %
cli-analyse-luck = Donné par la chance, en %
cli-analyse-worst = Ce qui a coûté le plus, en chances de gagner :
cli-analyse-line = { $ply }. { $player } : { $played } a coûté { $loss } %. Mieux : { $better }
cli-analyse-luckiest = Les plus grands coups de chance :
cli-analyse-luck-line = { $ply }. { $drawn } a donné { $luck } % à { $player }

## Simulation
cli-simulate-games = parties
cli-simulate-seat = place { $number }
cli-simulate-points = Points
cli-simulate-deviation = Écart type
cli-simulate-range = Minimum–maximum
cli-simulate-wins = Victoires en %
cli-simulate-length = Une partie compte { $plies } coups ({ $plies-range }) et { $rounds } manches ({ $rounds-range }). Une décision offre { $branching } possibilités.
cli-simulate-interval = ± est la moitié de l’intervalle à 95 % d’une moyenne ; entre parenthèses, les deux bornes de celui d’une part, par la formule de Wilson. Une victoire partagée compte en partie.
cli-simulate-decisive = décide la partie, en %
cli-simulate-figures = Les chiffres de { $games } parties
cli-simulate-points-of = Points, { $seat }
cli-simulate-speed = { $games } parties en { $seconds } s : { $speed } par seconde.
cli-simulate-compared = { $games } parties de chaque édition, sur les mêmes donnes : moyennes d’une place, et de combien la seconde édition dépasse la première
cli-simulate-standard = standard
cli-simulate-difference = écart
cli-simulate-same-edition = Les deux fichiers ont les mêmes chiffres.
cli-simulate-wins-of = Victoires en %, { $seat }
cli-simulate-plies = Coups d’une partie
cli-simulate-decisions = Décisions d’une partie
cli-simulate-rounds = Manches d’une partie
cli-simulate-paired = ± est la moitié de l’intervalle à 95 % de l’écart moyen entre deux parties de même numéro. Un tel intervalle sur vingt manque la vérité : un petit écart isolé peut être dû au hasard.
cli-simulate-threads = Impossible de lancer les fils d’exécution : { $error }

cli-serve = Lancer le serveur : des tables en direct ou sur plusieurs jours, avec une page dans le navigateur
cli-serve-arg-config = Lire les réglages dans ce fichier TOML ; ses noms sont ceux de ces options
cli-serve-arg-listen = Où écouter ; le port 0 en prend un libre
cli-serve-arg-threads = Combien de fils d’exécution servent les requêtes [par défaut : un par cœur]
cli-serve-arg-bots = Combien de fils d’exécution réfléchissent pour les bots, et autant encore pour le niveau le plus fort [par défaut : un par cœur]
cli-serve-arg-origin = Autres origines dont les pages peuvent s’adresser au serveur, comme https://jeux.example
cli-serve-arg-proxy = Un mandataire placé devant dit qui demande (X-Forwarded-For)
cli-serve-arg-secure = N’envoyer les cookies que par HTTPS ; toujours le cas avec un certificat
cli-serve-arg-tls_cert = Écouter en HTTPS avec le certificat de ce fichier PEM, relu quand il change [par défaut : HTTP simple]
cli-serve-arg-tls_key = La clé privée du certificat, un fichier PEM
cli-serve-arg-trace_to = Envoyer des traces (OpenTelemetry) à ce collecteur, par exemple http://127.0.0.1:4318 [par défaut : aucun]
cli-serve-arg-trace_share = La part des requêtes qui sont tracées, de 0 à 1
cli-serve-arg-address_limit = Requêtes par seconde d’une adresse, 0 pour aucune limite
cli-serve-arg-person_limit = Actes par seconde d’une personne, 0 pour aucune limite
cli-serve-arg-socket_limit = Connexions WebSocket simultanées d’une adresse, 0 pour aucune limite
cli-serve-arg-connection_limit = Autres connexions simultanées d’une adresse, 0 pour aucune limite ; non comptées derrière un mandataire [par défaut : autant que de connexions WebSocket]
cli-serve-arg-table_limit = Tables non finies d’une personne, 0 pour aucune limite
cli-serve-arg-open_table_limit = Tables d’une même personne qui attendent des joueurs, 0 pour ne pas limiter [par défaut : 20 ; sans limite avec --table-limit 0]
cli-serve-arg-nearby_table_limit = Tables créées depuis une même adresse qui attendent des joueurs, 0 pour ne pas limiter [par défaut : 100 ; sans limite avec --address-limit 0]
cli-serve-arg-forget_tables = Supprimer une table qui attend des joueurs quand personne n’y vient pendant ce temps, par exemple 12h ou 7days ; une heure au moins, 0s pour jamais
cli-serve-arg-forget_guests = Oublier une personne sans compte qui n’a jamais joué et qu’on n’a pas vue pendant ce temps ; une heure au moins, 0s pour jamais
cli-serve-arg-forget_log = Supprimer les lignes du journal d’audit, les signalements réglés et les interdictions passées après ce temps ; 31 jours au moins, 0s pour jamais
cli-serve-arg-think_limit = Le plus longtemps que le bot le plus fort réfléchit à un tour, quoi que dise sa table
cli-serve-arg-hint_limit = Combien de conseils et d’analyses peuvent attendre ; qui arrive après apprend combien attendent avant
cli-serve-arg-analysis_limit = Analyses d’une même adresse en même temps
cli-serve-arg-patience = Temps laissé pour envoyer l’en-tête d’une requête, puis son corps, et pour recevoir une réponse
cli-serve-arg-patience = Temps laissé pour envoyer l’en-tête d’une requête, puis son corps
cli-serve-arg-session_end = Durée sans utilisation après laquelle un navigateur est déconnecté, par exemple 180d ; 0s pour jamais
cli-serve-arg-public_url = L’adresse de la page pour tous, par exemple https://games.example.org : les liens des courriels commencent par elle
cli-serve-arg-smtp_host = Le serveur SMTP qui envoie les courriels à qui a oublié son mot de passe [par défaut : aucun courriel n’est envoyé]
cli-serve-arg-smtp_port = Son port [par défaut : 587, avec tls 465, avec none 25]
cli-serve-arg-smtp_encryption = Comment la connexion vers lui est chiffrée : starttls, tls, ou none pour un serveur sur cet ordinateur
cli-serve-arg-smtp_user = Le nom du compte du serveur chez lui ; son mot de passe est dans SEMIRAMIS_SMTP_PASSWORD ou dans un fichier
cli-serve-arg-smtp_password_file = Le fichier dont la première ligne est le mot de passe de ce compte
cli-serve-arg-smtp_from = L’expéditeur des courriels, par exemple "Jeux <jeux@example.org>"
cli-serve-arg-backup_every = À quel intervalle écrire une sauvegarde tant que le serveur tourne, par exemple 12h ou 1day [par défaut : jamais]
cli-serve-arg-backup_keep = Combien de ces sauvegardes restent ; les plus anciennes sont supprimées
cli-serve-arg-backup_folder = Où vont ces sauvegardes [par défaut : le dossier « backups » à côté de la base, ou dans celui du système]
cli-serve-arg-log = Que journaliser : error, warn, info, debug, trace, ou des filtres comme house=debug
cli-serve-arg-log_form = Comment journaliser : text ou json
cli-serve-arg-open = Montrer la page dans le navigateur
cli-serve-arg-editions = Proposer comme éditions les fichiers de composants de ce dossier : DOSSIER/JEU/NOM.toml
cli-serve-edition-game = { $file } : le dossier d’une édition porte le nom de son jeu, et « { $found } » ne figure pas parmi : { $known }
cli-serve-edition-standard = { $file } : « standard » est la boîte fournie avec le jeu ; donnez un autre nom au fichier
cli-serve-edition-long = { $file } : un fichier de composants fait au plus 32 Kio
cli-serve-open = Le serveur est ouvert : { $address }
cli-serve-closed = Le serveur est arrêté.
cli-serve-log = « { $found } » n’est pas un filtre de journal : { $error }
cli-serve-no-tls = Le certificat est inutilisable. { $error }. --tls-cert et --tls-key désignent deux fichiers PEM qui vont ensemble.
cli-serve-tls-pair = Un certificat demande les deux fichiers : --tls-cert et --tls-key.
cli-serve-trace = « { $found } » n’est pas l’adresse d’un collecteur : { $error }. Donnez-en une comme http://127.0.0.1:4318.
cli-serve-no-database = Le serveur ne peut pas ouvrir sa base de données. { $error }
cli-serve-no-address = Le serveur ne peut pas écouter là : { $error }. Choisissez une autre adresse avec --listen.
cli-serve-mail-needs = Pour envoyer des courriels avec --smtp-host, il faut aussi { $option }.
cli-serve-mail-from = --smtp-from : « { $found } » n’est pas une adresse électronique. Écrivez jeux@example.org ou "Jeux <jeux@example.org>".
cli-serve-mail-url = --public-url : « { $found } » n’est pas l’adresse d’une page. Écrivez-la comme https://games.example.org.
cli-serve-mail-tls = La connexion vers le serveur SMTP ne peut pas être chiffrée : { $error }
cli-config-form = { $file } n’est pas un fichier TOML : { $error }
cli-config-name = { $file } : il n’y a pas de réglage « { $found } », ou sa valeur n’est ni un texte, ni un nombre, ni vrai ou faux. Réglages : { $known }

cli-load = Ouvrir beaucoup de tables sur un serveur, y jouer de vraies parties, et mesurer
cli-load-arg-houses = L’adresse du serveur ; plusieurs processus sont séparés par des virgules, et les joueurs d’une table vont à des processus différents
cli-load-arg-game = Quel jeu
cli-load-arg-tables = Combien de tables de deux personnes en même temps
cli-load-arg-watchers = Combien regardent chaque table en plus
cli-load-arg-rate = Combien de coups par seconde en tout [par défaut : autant que le serveur en accepte]
cli-load-arg-time = Combien de temps mesurer, une fois toutes les tables ouvertes
cli-load-arg-json = Écrire du JSON
cli-load-opening = ouverture des tables
cli-load-playing = { $moves } coups
cli-load-figures = { $moves } coups en { $time } s : { $rate } par seconde. D’un coup jusqu’à ce que tous à la table l’aient reçu, enregistré : la moitié en { $p50 } ms, 90 % en { $p90 } ms, 99 % en { $p99 } ms, tous en { $max } ms.
cli-load-error = { $count } × { $error }
cli-load-failed = Le serveur n’a pas pu être mesuré : { $error }
cli-load-wrong = Le nombre de tables, le rythme et la durée doivent être supérieurs à zéro.
cli-siege = Attaquer un serveur de cet ordinateur, et mesurer ce qu’en remarquent les joueurs honnêtes
cli-siege-arg-house = L’adresse du serveur
cli-siege-arg-game = Quel jeu
cli-siege-arg-attacks = Quelles attaques, séparées par des virgules [par défaut : toutes]
cli-siege-arg-time = Combien de temps mesurer, d’abord sans attaque, puis sous chacune
cli-siege-arg-strength = Quelle part des attaquants viennent, de 0 à 1
cli-siege-arg-anywhere = Attaquer aussi un serveur d’un autre ordinateur : seulement l’un des vôtres
cli-siege-arg-json = Écrire du JSON
cli-siege-wrong = La durée doit être supérieure à zéro, et la part supérieure à zéro et au plus 1.
cli-siege-elsewhere = { $house } n’est pas sur cet ordinateur. N’attaquez qu’un serveur à vous ; « --anywhere » le permet.
cli-siege-one-address = Les attaquants ont besoin d’adresses à eux sur cet ordinateur, à partir de 127.0.0.2. Linux les a ; ailleurs, ajoutez-les d’abord.
cli-siege-under-nothing = aucune attaque
cli-siege-under-oracles = cent tables d’un même invité où le bot le plus fort réfléchit une minute
cli-siege-under-hints = trente invités d’une même adresse demandent des conseils
cli-siege-under-analyses = huit longues parties sont analysées
cli-siege-under-files = la page est demandée sans fin, et lue lentement
cli-siege-under-passwords = des mots de passe sont essayés
cli-siege-under-floods = le salon et les discussions sont inondés
cli-siege-phase = { $name } ({ $answered } acceptées, { $refused } refusées)
cli-siege-wait-moves = coups
cli-siege-wait-pages = pages
cli-siege-wait-bots = tours d’un bot
cli-siege-wait-hints = conseils
cli-siege-wait-analyses = analyses
cli-siege-quiet = { $wait } : la moitié en { $half } ms, 99 % en { $most } ms ({ $count } mesurés)
cli-siege-held = { $wait } : 99 % en { $most } ms, { $ratio } fois plus long ; au plus { $limit } ms : tenu
cli-siege-broken = { $wait } : 99 % en { $most } ms, { $ratio } fois plus long ; au plus { $limit } ms : NON TENU ({ $count } mesurés)
cli-siege-busy = Même sans attaque, le serveur n’a pas tenu ses limites : cet ordinateur est trop occupé pour en juger. Réessayez quand rien d’autre n’y tourne.
cli-siege-fell = Limites qui n’ont pas tenu : { $count }.

cli-engine = Mettre un jeu et ses bots à la disposition d’un autre programme, par l’entrée et la sortie standard
cli-engine-arg-components = Jouer avec les composants de ce fichier, au jeu auquel il convient (à répéter pour plusieurs jeux)
cli-engine-two-files = Deux fichiers de composants conviennent à { $game } : nommez-en un seul
cli-engine-unknown = Il n’y a pas de commande « { $found } » : voir docs/engine.md
cli-engine-bytes = La ligne n’est pas un texte en UTF-8
cli-engine-blank = La ligne est vide : dites une commande
cli-engine-no-game = Aucune partie n’a commencé : dites new JEU JOUEURS
cli-engine-no-undo = Il n’y a rien à annuler
cli-engine-form = Cela devrait être : { $expected }
cli-db-form = Une base de données est nommée par une URL qui commence par postgres://
