# Ce que dit la maison.

## La base de données
house-db-conflict = Quelqu'un a été plus rapide : regardez de nouveau et recommencez.
house-db-unavailable = La base de données n'est pas disponible : { $why }

## Sauvegardes
house-backup-unread = La sauvegarde ne peut pas être lue : { $why }
house-backup-unwritten = La sauvegarde ne peut pas être écrite : { $why }
house-backup-foreign = Ce n'est pas une sauvegarde de semiramis.
house-backup-version = La sauvegarde a la version de schéma { $found } et ce semiramis la version { $known } : restaurez-la avec le semiramis qui l'a écrite, puis mettez-le à jour.
house-backup-line = La ligne { $line } n'est une ligne d'aucune table. Rien n'a été restauré.
house-backup-cut = La sauvegarde est coupée après la ligne { $line }. Rien n'a été restauré.
house-backup-count = La sauvegarde devrait avoir { $told } lignes dans { $table } et en a { $found }. Rien n'a été restauré.
house-backup-contradiction = Les lignes avant la ligne { $line } se contredisent. Rien n'a été restauré.
house-backup-not-empty = La base de données n'est pas vide : il y a des lignes dans { $table }. Une sauvegarde ne va que dans une base vide.
