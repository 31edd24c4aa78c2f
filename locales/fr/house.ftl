### Ce que dit le serveur quand il refuse. Court, aimable, exact : ce qui manque et que faire.

house-no-unreadable = Le serveur ne peut pas lire cela : { $words }
house-no-table = Cette table n’existe pas. Redemandez le lien.
house-no-game = Il n’y a pas de jeu « { $found } » sur ce serveur.
house-no-seat = La table n’a pas cette place.
house-no-page = Il n’y a rien à cette adresse.
house-no-method = Cette adresse ne s’interroge pas ainsi. L’en-tête Allow dit comment.
house-no-media-type = Le corps de la requête doit être du { $wanted } : dites-le par l’en-tête Content-Type.
house-no-too-large = C’est trop gros : envoyez { $most } ko au plus.
house-no-nameless = Dites d’abord qui vous êtes : donnez-vous un nom.
house-no-credential = Ce jeton ou cette session est incorrect ou a pris fin. Créez un nouveau jeton, ou redites qui vous êtes.
house-no-no-account = Vous n’avez pas de compte : seul ce navigateur vous connaît. Créez d’abord un compte.
house-no-banned = L’hôte de ce serveur vous a interdit l’accès.
house-no-program = Avec votre jeton, un programme peut s’asseoir, jouer, lire et bavarder pour vous, et rien d’autre. Faites cela dans le navigateur.
house-no-token = Vous n’avez pas ce jeton.
house-no-session = Vous n’êtes plus connecté avec ce navigateur.
house-no-link = Ce lien a déjà servi, ou il n’est plus valable. Demandez-en un nouveau.
house-no-no-mail = Ce serveur n’envoie pas de courrier. Demandez à son hôte un lien pour choisir un nouveau mot de passe.
house-no-mail = Ce n’est pas une adresse électronique. Elle ressemble à nom@example.org.
house-no-old-password = Ce n’est pas votre mot de passe actuel.
house-no-typed-name = Pour confirmer, tapez votre nom exactement comme il est affiché.
house-no-your-seat = Ce n’est pas votre place.
house-no-your-table = Seule la personne qui a ouvert la table peut faire cela.
house-no-taken = Cette place est déjà prise.
house-no-begun = La partie a déjà commencé.
house-no-not-begun = La partie n’a pas encore commencé.
house-no-seats-open = Il reste des places libres : invitez quelqu’un, ou ajoutez un bot.
house-no-not-over = La partie n’est pas encore finie.
house-no-closed = Cette table est fermée. Ce qui y a été joué reste lisible.
house-no-stale = Il s’est passé quelque chose à la table entre-temps. Regardez à nouveau.
house-no-over = La partie est finie.
house-no-other-turn = Ce n’est pas votre tour.
house-no-undo = Rien ne peut être annulé : il y a eu un tirage depuis, ou quelqu’un d’autre a décidé.
house-no-confirm = Il n’y a rien à confirmer.
house-no-confirm-first = Confirmez d’abord votre tour, ou annulez-le.
house-no-own-play = Vous jouez vous-même à cette place.
house-no-persons = Personne ne joue à cette place : elle est à un bot, ou libre.
house-no-time = Votre temps est écoulé : un bot continue à votre place.
house-no-edition = Cette édition n’existe pas ici.
house-no-components = Le fichier de composants a { $count ->
    [one] un défaut
   *[other] { $count } défauts
} : { $faults }
house-no-long-edition = Un fichier de composants fait au plus { $most } Kio.
house-no-many-editions = Tant d’éditions servent déjà sur ce serveur qu’il n’en prend plus de nouvelle avant d’être relancé. Choisissez-en une qu’il propose, ou la boîte d’origine.
house-no-games = On peut jouer entre { $least } et { $most } parties avec chaque édition.
house-no-slow-level = Les bots de ce niveau réfléchissent trop longtemps pour jouer de nombreuses parties. Choisissez élève ou scribe.
house-no-clock = Une pendule peut donner de 5 secondes à 30 jours par tour, ou de 30 secondes à 30 jours pour toute la partie et au plus une heure de plus par tour.
house-no-think = Le bot le plus fort peut réfléchir de 1 à 60 secondes.
house-no-nobody-sits = Il faut au moins une place pour une personne.
house-no-present = Cette personne est à la table.
house-no-by-clock = Cette table a une pendule, et elle seule décide quand un bot joue pour quelqu’un.
house-no-no-stand-in = À cette table, aucun bot ne joue pour quelqu’un d’autre.
house-no-not-absent = Cette personne était là il y a peu. Un bot pourra jouer pour elle dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
house-no-absence = Quelqu’un est absent après 5 secondes à 30 jours sans signe de vie, ou jamais.
house-no-hints = Les conseils sont désactivés à cette table.
house-no-name = Un nom doit avoir au moins une lettre visible.
house-no-nothing-said = Il n’y a rien à lire là-dedans.
house-no-login = Un identifiant compte de 3 à 32 lettres, chiffres, points, tirets ou tirets bas.
house-no-login-taken = Cet identifiant est déjà pris.
house-no-wrong-password = L’identifiant ou le mot de passe est incorrect.
house-no-password = Un mot de passe compte au moins 8 caractères.
house-no-has-account = Vous avez déjà un compte.
house-no-too-fast = Trop de choses à la fois. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
house-no-many-moves = Interrogez sur { $most } coups au plus à la fois.
house-no-many-sockets = Trop de connexions sont ouvertes depuis votre adresse. Fermez-en d’abord.
house-no-crowded = Trop de monde attend : { $before } avant vous. Réessayez dans un instant.
house-no-too-slow = L’envoi a pris trop de temps. Recommencez.
house-no-many-tables = Vous avez trop de tables. Terminez-en d’abord quelques-unes.
house-no-many-open-tables = { $most } tables à vous, ou créées depuis votre adresse, attendent des joueurs. Supprimez-en une, ou attendez que l’une d’elles commence.
house-no-foreign = La page d’un autre site ne peut pas agir ici à votre place.
house-no-unavailable = Le serveur ne peut rien enregistrer en ce moment. Rien n’est perdu ; réessayez dans un instant.

## Sortes de refus, comme titres
house-error-unreadable = C’est illisible
house-error-rules = Les règles l’interdisent
house-error-stale = Il s’est passé quelque chose entre-temps
house-error-unauthenticated = Dites qui vous êtes
house-error-forbidden = Vous n’en avez pas le droit
house-error-unknown = Cela n’existe pas
house-error-limit = Trop de choses à la fois
house-error-unavailable = Indisponible pour le moment

## Parties enregistrées, et parties continuées
house-no-record = La partie enregistrée ne s’ouvre pas : { $fault }
house-no-record-line = La partie enregistrée ne s’ouvre pas. Ligne { $line } : { $fault }
house-no-record-ply = La partie enregistrée ne s’ouvre pas. Ligne { $line }, coup { $ply } : { $fault }
house-no-too-long = C’est trop long pour une partie enregistrée : c’est un petit texte, de 64 ko au plus.
house-no-ply = Ce coup n’existe pas : la partie en compte { $most }.
house-no-origin = La nouvelle table doit avoir le même jeu, les mêmes joueurs et les mêmes options que la partie qu’elle continue.
house-record-components = elle a été jouée avec d’autres chiffres de matériel que ceux de ce serveur.

## Modération
house-no-banned-until = L’hôte de ce serveur vous a interdit l’accès jusqu’au { $until }.
house-no-address-banned = L’hôte de ce serveur a interdit l’accès à l’adresse d’où vous venez.
house-no-address-banned-until = L’hôte de ce serveur a interdit l’accès à l’adresse d’où vous venez jusqu’au { $until }.
house-no-kicked = La personne qui a créé cette table vous a demandé de partir. Les autres tables vous sont ouvertes.
house-no-sits = On ne peut renvoyer que les spectateurs, pas les joueurs.
house-no-nobody = Personne de ce nom n’est à cette table.
house-no-yourself = C’est vous.
house-no-chat-closed = La discussion de cette table est fermée.
house-no-reported = Vous avez déjà signalé cette personne ici. L’hôte lira votre message.
house-no-no-words = Dites en quelques mots ce qui s’est passé.
house-no-many-mutes = Vous masquez déjà { $most ->
    [one] { $most } personne
   *[other] { $most } personnes
}. Affichez d’abord les messages de quelqu’un.
house-no-no-admin = Seuls les administrateurs de ce serveur le peuvent.
house-no-person = Cette personne n’existe pas.
house-no-report = Ce signalement n’existe pas.
house-no-bulletin = Cette annonce n’existe pas.
house-no-not-banned = L’accès n’est pas interdit à cette adresse.
house-no-address = Ce n’est ni une adresse comme 203.0.113.7, ni un réseau comme 203.0.113.0/24, ou bien le réseau est trop grand.
house-no-own-address = Vous venez vous-même de cette adresse.
house-no-past = La fin doit être dans le futur.
house-no-admin = On n’interdit pas l’accès à un administrateur : retirez-lui d’abord ses droits.
