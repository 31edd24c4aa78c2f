### Ce que dit la maison quand elle refuse. Court, aimable, exact : ce qui manque et que faire.

house-no-unreadable = La maison ne peut pas lire cela : { $words }
house-no-table = Il n’y a pas de telle table ici. Demandez à nouveau le lien.
house-no-game = Il n’y a pas de jeu « { $found } » dans cette maison.
house-no-seat = La table n’a pas ce siège.
house-no-page = Il n’y a rien à cette adresse.
house-no-nameless = Dites d’abord votre nom à la maison.
house-no-banned = L’hôte de cette maison vous a montré la porte.
house-no-program = Un jeton joue en votre nom, et rien d’autre. Faites-le dans le navigateur.
house-no-your-seat = Ce n’est pas votre siège.
house-no-your-table = Seul qui a ouvert la table peut le faire.
house-no-taken = Ce siège est déjà pris.
house-no-begun = La partie a déjà commencé.
house-no-not-begun = La partie n’a pas encore commencé.
house-no-seats-open = Il reste des sièges libres : invitez quelqu’un, ou placez-y un robot.
house-no-not-over = La partie n’est pas encore finie.
house-no-closed = L’hôte de cette maison a fermé la table.
house-no-stale = Il s’est passé quelque chose à la table entre-temps. Regardez de nouveau.
house-no-over = La partie est finie.
house-no-other-turn = Ce n’est pas votre tour.
house-no-undo = Il n’y a rien à reprendre : le donneur a tiré, ou quelqu’un d’autre a décidé depuis.
house-no-confirm = Il n’y a rien à confirmer.
house-no-confirm-first = Confirmez d’abord votre tour, ou reprenez-le.
house-no-own-play = Vous jouez ce siège vous-même.
house-no-persons = Personne ne joue ce siège.
house-no-time = Votre temps est écoulé : un robot continue pour vous.
house-no-clock = Un tour dure de 5 secondes à 30 jours, une partie entière de 30 secondes à 30 jours, plus une heure par tour au maximum.
house-no-think = Le robot le plus fort réfléchit de 1 à 60 secondes.
house-no-nobody-sits = Il faut au moins un siège pour une personne.
house-no-present = Cette personne est à la table.
house-no-hints = On ne donne pas de conseils à cette table.
house-no-name = Un nom a besoin d’au moins une lettre visible.
house-no-nothing-said = Il n’y a rien à lire là-dedans.
house-no-login = Un identifiant a de 3 à 32 lettres, chiffres, points, tirets ou tirets bas.
house-no-login-taken = Cet identifiant est pris.
house-no-wrong-password = L’identifiant ou le mot de passe est faux.
house-no-password = Un mot de passe a au moins 8 caractères.
house-no-has-account = Vous avez déjà un compte.
house-no-too-fast = Trop à la fois. Attendez un instant.
house-no-too-slow = Cela est arrivé trop lentement. Envoyez-le de nouveau.
house-no-many-tables = Vous avez trop de tables. Finissez-en d’abord quelques-unes.
house-no-foreign = La page d’un autre site ne peut pas agir dans cette maison.
house-no-unavailable = La maison ne peut rien enregistrer en ce moment. Rien n’est perdu ; réessayez dans un instant.

## Parties notées, et ce d’où l’on repart
house-no-record = La partie notée ne s’ouvre pas : { $fault }
house-no-record-line = La partie notée ne s’ouvre pas. Ligne { $line } : { $fault }
house-no-record-ply = La partie notée ne s’ouvre pas. Ligne { $line }, coup { $ply } : { $fault }
house-no-too-long = C’est trop long pour une partie notée. C’est un petit texte, de 64 ko au plus.
house-no-ply = Ce coup n’existe pas : la partie en a { $most }.
house-no-origin = La table et la partie d’où elle repart doivent s’accorder sur le jeu, les joueurs et les options.
house-record-components = elle a été jouée avec d’autres valeurs de matériel que celles de cette maison.


## La base de données
house-db-conflict = Quelqu’un a été plus rapide : regardez de nouveau et recommencez.
house-db-unavailable = La base de données n’est pas disponible : { $why }

## Sauvegardes
house-backup-unread = La sauvegarde ne peut pas être lue : { $why }
house-backup-unwritten = La sauvegarde ne peut pas être écrite : { $why }
house-backup-foreign = Ce n’est pas une sauvegarde de semiramis.
house-backup-version = La sauvegarde a la version de schéma { $found } et ce semiramis la version { $known } : restaurez-la avec le semiramis qui l’a écrite, puis mettez-le à jour.
house-backup-line = La ligne { $line } n’est une ligne d’aucune table. Rien n’a été restauré.
house-backup-cut = La sauvegarde est coupée après la ligne { $line }. Rien n’a été restauré.
house-backup-count = La sauvegarde devrait avoir { $told } lignes dans { $table } et en a { $found }. Rien n’a été restauré.
house-backup-contradiction = Les lignes avant la ligne { $line } se contredisent. Rien n’a été restauré.
house-backup-not-empty = La base de données n’est pas vide : il y a des lignes dans { $table }. Une sauvegarde ne va que dans une base vide.
