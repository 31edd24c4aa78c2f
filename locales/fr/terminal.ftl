# Ce que dit la table dans le terminal.

terminal-greeting = { $title }
terminal-commitment = Le donneur s’est engagé sur { $commitment }.
terminal-seed = La graine du donneur était { $seed }.
terminal-help-hint = Répondez par un numéro, par la notation d’une décision, ou /aide.
terminal-decided = { $player } : { $what }
terminal-your-turn = À vous de jouer. { $what }
terminal-turn-of = À { $player } de jouer. { $what }
terminal-refused = { $reason } ({ $paragraph })
terminal-nearest = Décisions les plus proches : { $near }
terminal-more = … et { $count } de plus : /liste les montre toutes.
terminal-legal = « { $decision } » est possible.
terminal-hint = { $decision } : { $what }. Chances de gagner : { $chance } %, examinée { $visits } fois.
terminal-signed = { $whole },{ $tenth }
terminal-undone = Annulé.
terminal-not-undone = Rien ne peut être annulé : le donneur a tiré, ou un autre joueur a décidé depuis.
terminal-unknown-command = La commande /{ $found } n’existe pas. /aide donne la liste.
terminal-no-paragraph = Le paragraphe « { $found } » n’existe pas. /regles donne la liste des sections.
terminal-save-where = Indiquez un fichier : /garder FICHIER
terminal-saved = Enregistré dans { $file }.
terminal-not-saved = Impossible d’écrire { $file } : { $error }
terminal-save-exists = { $file } existe déjà : choisissez un autre nom.
terminal-language = La table parle français.
terminal-no-language = La langue « { $found } » n’existe pas. Essayez : en, fr.
terminal-no-choice = Il n’y a pas de choix { $found } : il y en a { $count }. /liste les montre.
terminal-input-ended = L’entrée s’est terminée avant la partie.
terminal-total = Total
terminal-name = { $player }
terminal-won = { $count ->
    [one] { $players } gagne avec { $points } points.
   *[other] { $players } partagent la victoire avec { $points } points chacun.
}

## La table en plein écran

terminal-said = { $name } : « { $text } »
terminal-drawn = Le donneur : { $what }
terminal-nobody-hears = Il n’y a personne à un autre écran.
terminal-not-your-turn = Ce n’est pas votre tour.
terminal-no-number =
    { $count ->
        [one] La liste n’a pas de numéro { $number } : il y a { $count } décision.
       *[other] La liste n’a pas de numéro { $number } : il y a { $count } décisions.
    }
terminal-nothing-here = Il n’y a rien à décider ici pour l’instant.
terminal-no-hints = Les conseils sont désactivés à cette table.
terminal-mind-gone = { $player } ne peut plus continuer : quelqu’un doit décider ici à sa place.
terminal-unknown-key = Cette touche ne sert pas ici. ? montre toutes les touches.
terminal-full-welcome = Choisissez avec les flèches, décidez avec entrée ; ? montre toutes les touches.
terminal-too-small = Cet écran fait { $width }×{ $height } ; il en faut { $columns }×{ $rows }. Agrandissez-le, ou jouez avec --plain.
terminal-head = { $title } · { $round ->
    [0] mise en place
   *[other] manche { $round }
}
terminal-past = retour en arrière : { $ply } sur { $plies }
terminal-panel-board = Plateau
terminal-panel-decisions = Décisions
terminal-panel-players = Joueurs
terminal-panel-log = Journal
terminal-ways = ({ $count } décisions ici)
terminal-choose = Laquelle ?
terminal-question = Confirmation
terminal-yes = o
terminal-abandon = Cette partie n’est pas enregistrée. o : quitter quand même · s : l’enregistrer d’abord · échap : rester
terminal-leave = Quitter la table ? o : oui · s : enregistrer d’abord · échap : rester
terminal-leave-kept = Quitter la table ? Le serveur garde la partie, et le même lien vous y ramène. o : oui · échap : rester
terminal-replace = { $file } existe déjà. Le remplacer ? o : oui · échap : non
terminal-ask-save = Enregistrer sous
terminal-ask-load = Charger
terminal-ask-say = Dire
terminal-loaded = Partie chargée : { $file }.
terminal-kept-for-you = La partie est enregistrée. Pour la reprendre : { $command }
terminal-hint-thinking = … recherche d’un conseil
terminal-hint-title = Les meilleures décisions
terminal-hint-keys = entrée : aller à la première · échap : fermer
terminal-rules-title = Règles
terminal-rules-keys = flèches, page : lire · / : chercher · n, N : suivant, précédent · échap : fermer
terminal-keys = flèches+entrée · : taper · i détail · tab panneau · u annuler · ? tout
terminal-keys-past = ←→ un coup · page dix coups · début, fin · échap à la table · q quitter · ? tout
terminal-keys-title = Touches · ? pour les signes du plateau
terminal-signs-title = Signes
terminal-signs-help = Signes · ? pour les touches
terminal-no-signs = Les signes de ce plateau ne sont pas expliqués.
terminal-help-signs = Les signes du plateau :
terminal-key-arrows = flèches, hjkl : aller au prochain emplacement où l’on peut décider
terminal-key-shift = maj+flèches : aller partout ; entrée dit pourquoi c’est impossible
terminal-key-enter = entrée : décider à cet emplacement, ou choisir entre plusieurs
terminal-key-number = 1 2 3 … : un numéro de la liste, puis entrée
terminal-key-type = { ":" } : taper une décision en notation ; tab la complète
terminal-key-preview = i : tout ce que ferait la décision choisie
terminal-key-tab = tab : le panneau suivant ; les flèches le font défiler
terminal-key-undo = u : annuler ; seul contre des bots, tour après tour
terminal-key-hint = a : les meilleures décisions, et leurs raisons
terminal-key-turn = r : tourner la tuile en main ({ $title })
terminal-key-side = v : l’autre vue de côté ({ $title })
terminal-key-garden = [ ] : voir le jardin d’un autre joueur
terminal-key-rules = R : les règles, au paragraphe cité en dernier
terminal-key-past = p : revoir la partie, coup par coup
terminal-key-save = s : enregistrer la partie
terminal-key-load = o : charger une partie
terminal-key-language = L : English
terminal-key-say = c : écrire aux autres (sur un serveur)
terminal-key-mouse = souris : un clic choisit, un second décide ; la molette fait défiler
terminal-key-quit = q : quitter ; ctrl-c quitte aussitôt et enregistre la partie ; ctrl-z suspend

## Ce que l’on attend

terminal-waiting-mind = { $player } réfléchit…
terminal-waiting-other = En attente : { $player }…
terminal-waiting-open =
    { $count ->
    [0] La partie va commencer…
    [one] Il manque encore une personne…
   *[other] Il manque encore { $count } personnes…
}
terminal-waiting-answer = Envoi au serveur…
terminal-waiting-lost = La connexion au serveur est perdue ; nouvel essai…

## Sur un serveur

terminal-rule-absence = Qui ne donne aucun signe de vie pendant { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} peut être remplacé par un bot ({ $level }) si tous les autres sont d’accord.
terminal-rule-never = Aucun bot ne joue pour les absents.
terminal-rule-clock = Quand le temps de quelqu’un est écoulé, un bot ({ $level }) joue jusqu’à son retour.
terminal-rule-lost = Qui n’a plus de temps a perdu.
terminal-seated = Vous êtes à la place { $seat }.
terminal-watching = Toutes les places sont prises : vous regardez.
terminal-open-seat = place libre
terminal-lost = La connexion au serveur est perdue ; nouvel essai.
terminal-found = La connexion au serveur est rétablie.
terminal-given-up = La partie a été abandonnée.
terminal-failed-link = « { $found } » n’est pas le lien d’une table. Il ressemble à http://HÔTE:PORT/t/TABLE
terminal-failed-untrusted = Le certificat du serveur n’est pas reconnu : { $error }. Si c’est celui de votre club, indiquez le fichier de son autorité dans SSL_CERT_FILE.
terminal-failed-unreachable = Le serveur est injoignable : { $error }
terminal-failed-broken = La réponse du serveur est incompréhensible : { $error }
terminal-failed-game = Le serveur propose { $game }, un jeu inconnu ici.

## La table ligne par ligne

terminal-help = Jouez une décision par son numéro ou sa notation. Autres commandes :
terminal-command-help = aide
terminal-command-help-help = cette liste
terminal-command-list = liste
terminal-command-list-help = toutes les décisions permises
terminal-command-board = plateau
terminal-command-board-help = montrer de nouveau la table
terminal-command-why = pourquoi
terminal-command-why-help = pourquoi une décision est refusée, ou ce qu’elle ferait : /pourquoi DÉCISION
terminal-command-hint = conseil
terminal-command-hint-help = les meilleures décisions, et leurs raisons
terminal-command-undo = annuler
terminal-command-undo-help = annuler votre dernière décision de ce tour ; seul contre des bots, les tours d’avant
terminal-command-score = points
terminal-command-score-help = les points par catégorie jusqu’ici
terminal-command-log = journal
terminal-command-log-help = tout ce qui s’est passé
terminal-command-rules = regles
terminal-command-rules-help = les règles : /regles, /regles SECTION, /regles PARAGRAPHE
terminal-command-save = garder
terminal-command-save-help = enregistrer la partie dans un fichier : /garder FICHIER
terminal-command-lang = langue
terminal-command-lang-help = changer de langue : /langue fr, /langue en
terminal-command-say = dire
terminal-command-say-help = écrire aux autres sur un serveur : /dire TEXTE
terminal-command-quit = quitter
terminal-command-quit-help = quitter la table
