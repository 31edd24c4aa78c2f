# What the house says.

## The database
house-db-conflict = Somebody else was faster: look again and repeat.
house-db-unavailable = The database is not available: { $why }

## Backups
house-backup-unread = The backup can't be read: { $why }
house-backup-unwritten = The backup can't be written: { $why }
house-backup-foreign = This is no backup of a semiramis.
house-backup-version = The backup has schema version { $found } and this semiramis has { $known }: restore it with the semiramis that wrote it, and update that.
house-backup-line = Line { $line } is no row of a table. Nothing was restored.
house-backup-cut = The backup is cut off after line { $line }. Nothing was restored.
house-backup-count = The backup should have { $told } rows in { $table } and has { $found }. Nothing was restored.
house-backup-contradiction = The rows before line { $line } contradict each other. Nothing was restored.
house-backup-not-empty = The database is not empty: there are rows in { $table }. A backup goes into an empty one only.
