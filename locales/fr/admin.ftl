# Ce que dit la page des administrateurs.

admin-title = Administration
admin-only = L’hôte de ce serveur peut faire d’une personne qui a un compte un administrateur : semiramis admin grant LOGIN.
admin-reports = Signalements
admin-people = Personnes
admin-tables = Tables
admin-addresses = Adresses
admin-bulletins = Annonces
admin-log = Journal d’audit
admin-show = Afficher
admin-search = Chercher
admin-table = Table
admin-forgotten = quelqu’un qui n’est plus connu

## Signalements
admin-reports-open = À régler
admin-reports-settled = Réglés
admin-reports-none = Il n’y a aucun signalement.
admin-reported = fait l’objet d’un signalement ({ $reason }) de
admin-said = Ses derniers messages à cette table :
admin-settle = Marquer comme réglé
admin-reopen = Finalement pas réglé

## Personnes
admin-people-search = Identifiant, nom de connexion, adresse ou partie d’un nom
admin-people-all = Tout
admin-people-banned = Accès interdit
admin-people-admins = Administrateurs
admin-people-none = Personne ne correspond.
admin-login = nom de connexion { $login }
admin-guest = sans compte
admin-is-admin = administrateur
admin-person = Première visite : { $came }, dernière : { $seen }, a une place à { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
admin-person-reports = { $count ->
    [one] { $count } signalement
   *[other] { $count } signalements
}
admin-ban = Interdire l’accès
admin-ban-other = Changer l’interdiction
admin-ban-named = Interdire l’accès à { $name }
admin-unban = Rendre l’accès
admin-unban-named = Rendre l’accès à { $name }
admin-banned = accès interdit sans fin
admin-banned-until = accès interdit jusqu’au { $when }
admin-reason = Raison (lue par les seuls administrateurs)
admin-until = Pour combien de temps
admin-until-hour = Une heure
admin-until-day = Un jour
admin-until-week = Une semaine
admin-until-month = 30 jours
admin-until-year = Un an
admin-until-date = Jusqu’à une date
admin-until-never = Sans fin
admin-until-when = Jusqu’à quand

## Tables
admin-tables-search = Identifiant d’une table, identifiant ou nom d’une personne
admin-tables-none = Aucune table ne correspond.
admin-close = Fermer la table
admin-close-sure = Oui, la fermer pour tout le monde

## Adresses
admin-address = Adresse ou réseau
admin-address-why = Une adresse IPv6 vaut pour son /64. Plusieurs personnes peuvent partager une adresse : une interdiction qui prend fin suffit souvent.
admin-addresses-none = L’accès n’est interdit à aucune adresse.

## Annonces
admin-bulletin-text = Ce que tout le monde doit lire sur la page
admin-bulletin-post = Afficher à tout le monde
admin-bulletins-none = Aucune annonce n’est affichée.
admin-bulletin-endless = affichée jusqu’à son retrait
admin-bulletin-until = affichée jusqu’au { $when }
admin-withdraw = Retirer

## Le journal d’audit
admin-log-why = Les connexions et ce que font les administrateurs. Personne ne peut rien y changer ici.
admin-log-search = Identifiant d’une personne ou d’une table, ou adresse
admin-log-none = Il n’y a pas de telle ligne.
admin-by = par
admin-host = l’hôte
admin-deed-guest = Nouvelle personne
admin-deed-register = Compte créé
admin-deed-sign-in = Connexion
admin-deed-wrong-password = Mot de passe faux
admin-deed-grant = Devient administrateur
admin-deed-revoke = N’est plus administrateur
admin-deed-ban = Accès interdit
admin-deed-unban = Accès rendu
admin-deed-ban-address = Accès interdit à l’adresse
admin-deed-unban-address = Accès rendu à l’adresse
admin-deed-close = Table fermée
admin-deed-settle = Signalement réglé
admin-deed-reopen = Signalement rouvert
admin-deed-announce = Annonce affichée
admin-deed-withdraw = Annonce retirée
