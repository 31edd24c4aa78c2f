### Ce que dit la base de données à un hôte. Court, exact : ce qui ne va pas et que faire.

## La base de données
store-conflict = Quelqu’un a été plus rapide : regardez à nouveau et recommencez.
store-unavailable = La base de données n’est pas disponible : { $why }
store-in-use = Un autre processus sert { $file }. Arrêtez-le d’abord, ou servez une base PostgreSQL avec plusieurs processus (--database).
store-damaged = { $file } est endommagé ({ $why }). Gardez-en une copie, puis restaurez votre dernière sauvegarde dans un nouveau dossier (semiramis db restore SAUVEGARDE --data DOSSIER) et servez celui-ci.

## Sauvegardes
store-backup-unread = La sauvegarde ne peut pas être lue : { $why }
store-backup-unwritten = La sauvegarde ne peut pas être écrite : { $why }
store-backup-foreign = Ce n’est pas une sauvegarde de semiramis.
store-backup-version = La sauvegarde est en version de schéma { $found }, et ce semiramis en version { $known } : restaurez-la avec le semiramis qui l’a écrite, puis mettez celui-ci à jour.
store-backup-line = La ligne { $line } n’est une ligne d’aucune table. Rien n’a été restauré.
store-backup-cut = La sauvegarde est coupée après la ligne { $line }. Rien n’a été restauré.
store-backup-count = La sauvegarde devrait avoir { $told } lignes dans { $table } et en a { $found }. Rien n’a été restauré.
store-backup-contradiction = Les lignes avant la ligne { $line } se contredisent. Rien n’a été restauré.
store-backup-not-empty = La base de données n’est pas vide : il y a des lignes dans { $table }. Une sauvegarde ne se restaure que dans une base vide.
