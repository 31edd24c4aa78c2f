# Ce que dit la table dans le terminal.

terminal-greeting = { $title }
terminal-commitment = Le donneur s'est engagé sur { $commitment }.
terminal-seed = La graine du donneur était { $seed }.
terminal-help-hint = Répondez par un numéro, par la notation d'une décision, ou /aide.
terminal-decided = { $player } : { $what }
terminal-refused = { $reason } ({ $paragraph })
terminal-nearest = Décisions les plus proches : { $near }
terminal-more = … et { $count } de plus : /liste les montre toutes.
terminal-legal = « { $decision } » est possible.
terminal-hint = { $decision } : { $what }. Chances de gagner { $chance } %, examinée { $visits } fois.
terminal-undone = C'est repris.
terminal-not-undone = Rien ne peut être repris : le donneur a tiré ou quelqu'un d'autre a décidé depuis.
terminal-unknown-command = La commande /{ $found } n'existe pas. /aide les énumère.
terminal-no-paragraph = Le paragraphe « { $found } » n'existe pas. /regles énumère les sections.
terminal-save-where = Indiquez un fichier : /garder FICHIER
terminal-saved = Enregistré dans { $file }.
terminal-not-saved = Impossible d'écrire { $file } : { $error }
terminal-language = Va pour le français.
terminal-no-language = La langue « { $found } » n'existe pas. Essayez : en, fr.
terminal-input-ended = L'entrée s'est terminée avant la partie.
terminal-total = Total
terminal-name = { $player }
terminal-won = { $count ->
    [one] { $players } gagne avec { $points } points.
   *[other] { $players } partagent la victoire avec { $points } points chacun.
}

terminal-help = Un numéro ou la notation d'une décision la joue. En outre :
terminal-command-help = aide
terminal-command-help-help = cette liste
terminal-command-list = liste
terminal-command-list-help = toutes les décisions permises
terminal-command-board = plateau
terminal-command-board-help = la table encore une fois
terminal-command-why = pourquoi
terminal-command-why-help = pourquoi une décision est refusée, ou ce qu'elle ferait : /pourquoi DÉCISION
terminal-command-hint = conseil
terminal-command-hint-help = les meilleures décisions, et ce qui parle pour elles
terminal-command-undo = annuler
terminal-command-undo-help = reprendre votre dernière décision de ce tour
terminal-command-score = points
terminal-command-score-help = les points par catégorie jusqu'ici
terminal-command-log = journal
terminal-command-log-help = tout ce qui s'est passé
terminal-command-rules = regles
terminal-command-rules-help = les règles : /regles, /regles SECTION, /regles PARAGRAPHE
terminal-command-save = garder
terminal-command-save-help = écrire la partie dans un fichier : /garder FICHIER
terminal-command-lang = langue
terminal-command-lang-help = changer de langue : /langue fr, /langue en
terminal-command-quit = quitter
terminal-command-quit-help = quitter la table
