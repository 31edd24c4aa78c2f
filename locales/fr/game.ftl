# Ce que toute table peut dire, quel que soit le jeu.

## Notation
table-misread = « { $found } » n’est pas dans la notation : il faudrait ici ‹{ $expected }›.
table-misread-end = La ligne s’arrête trop tôt : il faudrait ici ‹{ $expected }›.

## Enchaîner
table-list-comma = { $first }, { $second }
table-list-and = { $first } et { $second }
table-nothing = rien

## Qui agit
table-actor-seat = la place { $number }
table-actor-dealer = le donneur

## Mise en place
table-setup-players = Ce jeu se joue de { $fewest } à { $most } joueurs, et non à { $found }.
table-setup-option = L’option « { $found } » n’existe pas. { $count ->
    [0] Ce jeu n’a pas d’options.
   *[other] Options de ce jeu : { $known }.
}
table-setup-value = L’option { $option } ne peut pas valoir « { $found } ». Valeurs possibles : { $known }.

## Fichiers de matériel
table-fault-syntax = ligne { $line } : ce n’est pas du TOML : { $message }
table-fault-missing = { $place } : absent
table-fault-unknown = { $place } : entrée inconnue
table-fault-kind = { $place } : il faut { $expected }, et c’est { $found }
table-fault-range = { $place } : { $found } n’est pas entre { $least } et { $most }
table-fault-word = { $place } : « { $found } » ne figure pas parmi : { $known }
table-fault-count = { $place } : { $found } éléments, il en faut { $needed }
table-fault-total = { $place } : le total est { $found }, il doit être { $needed }
table-fault-twice = { $place } : figure deux fois
table-fault-name = { $place } : il faut une seule ligne de 1 à { $most } lettres
table-fault-too-many = { $most } fichiers de composants différents servent déjà ici : relancez le programme pour en utiliser un autre
table-kind-number = un nombre entier
table-kind-text = un texte
table-kind-list = une liste
table-kind-table = une table
table-kind-flag = vrai ou faux
table-kind-other = autre chose

## Sur quoi repose un chiffre ou une décision
table-basis-note = { $basis } : { $text }
table-basis-rulebook = Livret de règles
table-basis-components = Vu sur le matériel
table-basis-other-implementation = Autre adaptation
table-basis-our-ruling = Notre interprétation
table-basis-our-design = Notre création
table-basis-meaning-rulebook = Un livret de règles du jeu publié le dit.
table-basis-meaning-components = Aucun livret ne le dit ; des sources publiques le montrent sur le matériel.
table-basis-meaning-other-implementation = Aucun livret à notre disposition ne le dit ; une autre adaptation du jeu procède ainsi.
table-basis-meaning-our-ruling = Le livret laisse la question ouverte ; voici comment nous l’avons tranchée.
table-basis-meaning-our-design = Nous n’avons pas de source ; nous l’avons conçu pour s’accorder avec tout ce qui est connu.

## Parties enregistrées
table-record-title = Ce n’est pas une partie enregistrée : le texte commence par « { $found } » au lieu de « { $expected } ».
table-record-missing = La ligne « { $key } » manque.
table-record-twice = La ligne « { $key } » figure deux fois.
table-record-seats = Une table a { $most } places au plus, et non { $players }.
table-record-no-seat = La place { $number } porte un nom, mais il n’y a que { $players ->
    [one] { $players } joueur.
   *[other] { $players } joueurs.
}
table-record-origin = Ses { $plies } premiers coups viendraient d’une autre partie, mais elle ne compte que { $found } coups.
table-record-after-result = Il y a un coup après le résultat.
table-record-game = C’est une partie d’un autre jeu : { $found }, et non { $known }.
table-record-rules = Cette partie a été jouée avec la version { $found } des règles ; ce programme a la version { $known }.
table-record-components = Cette partie a été jouée avec le fichier de matériel { $found } ; celui en usage est { $known }. Indiquez le bon fichier avec --components.
table-record-component-faults = Le fichier de matériel contient des erreurs : { $faults }
table-record-turn = On attend { $due }, mais le coup est noté pour { $found }.
table-record-illegal = « { $found } » n’est pas possible : { $reason } { $legal ->
    [0] Rien n’est possible ici.
    [one] Une seule chose est possible : { $near }.
   *[other] { $legal } choses sont possibles ; les plus proches : { $near }.
}
table-record-after-end = Il y a un coup après la fin de la partie.
table-record-not-over = La partie a un résultat, mais elle n’est pas finie.
table-record-result = Le fichier donne le résultat { $found } ; d’après les règles, c’est { $known }.
table-record-commitment = Ce n’est pas la graine sur laquelle le donneur s’était engagé.
table-record-deal = La graine donne « { $known } », le fichier a « { $found } ».
