# Ce que toute table peut dire, quel que soit le jeu.

## Notation
table-misread = « { $found } » n’appartient pas à la notation : la grammaire attend ‹{ $expected }› à cet endroit.
table-misread-end = La ligne s’arrête trop tôt : la grammaire attend ‹{ $expected }› à cet endroit.

## Enchaîner
table-list-comma = { $first }, { $second }
table-list-and = { $first } et { $second }
table-nothing = rien

## Qui agit
table-actor-seat = la place { $number }
table-actor-dealer = le donneur

## Mise en place
table-setup-players = Ce jeu se joue de { $fewest } à { $most } joueurs, pas à { $found }.
table-setup-option = L’option « { $found } » n’existe pas. { $count ->
    [0] Ce jeu n’a pas d’options.
   *[other] Options de ce jeu : { $known }.
}
table-setup-value = L’option { $option } ne peut pas valoir « { $found } ». Valeurs possibles : { $known }.

## Fichiers de matériel
table-fault-syntax = ligne { $line } : ce n’est pas du TOML : { $message }
table-fault-missing = { $place } : manque
table-fault-unknown = { $place } : cette entrée n’existe pas
table-fault-kind = { $place } : devrait être { $expected }, c’est { $found }
table-fault-range = { $place } : { $found } n’est pas entre { $least } et { $most }
table-fault-word = { $place } : « { $found } » ne figure pas parmi : { $known }
table-fault-count = { $place } : { $found } entrées, il en faut { $needed }
table-fault-total = { $place } : le total est { $found }, il doit être { $needed }
table-fault-twice = { $place } : figure deux fois
table-kind-number = un nombre entier
table-kind-text = un texte
table-kind-list = une liste
table-kind-table = une table
table-kind-flag = vrai ou faux
table-kind-other = autre chose

## Parties notées
table-record-title = Ce n’est pas une partie notée : elle commence par « { $found } » au lieu de « { $expected } ».
table-record-missing = La ligne « { $key } » manque.
table-record-twice = La ligne « { $key } » figure deux fois.
table-record-seats = Aucune table n’a { $players } places ; { $most } au plus.
table-record-no-seat = La place { $number } porte un nom, mais il n’y a que { $players ->
    [one] { $players } joueur.
   *[other] { $players } joueurs.
}
table-record-origin = La notation dit que ses { $plies } premiers coups viennent d’une autre partie, mais elle n’en a que { $found }.
table-record-after-result = Un coup figure après le résultat.
table-record-game = C’est une partie de { $found }, pas de { $known }.
table-record-rules = Cette partie suit la version { $found } des règles ; ce programme a la version { $known }.
table-record-components = Cette partie a été jouée avec le matériel { $found } ; celui en usage est { $known }. Indiquez le bon fichier avec --components.
table-record-component-faults = Le fichier de matériel est fautif : { $faults }
table-record-turn = C’est le tour de { $due }, pas de { $found }.
table-record-illegal = « { $found } » n’est pas possible : { $reason } { $legal ->
    [0] Rien n’est possible ici.
    [one] Une seule chose est possible : { $near }.
   *[other] { $legal } choses sont possibles, les plus proches : { $near }.
}
table-record-after-end = Un coup figure après la fin de la partie.
table-record-not-over = La partie a un résultat, mais elle n’est pas finie.
table-record-result = Le fichier dit { $found }, les règles donnent { $known }.
table-record-commitment = La graine n’est pas celle qui avait été promise.
table-record-deal = La graine donne « { $known } », le fichier a « { $found } ».
