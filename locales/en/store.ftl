### What the database says to a host. Short, exact: what is wrong and what to do.

## The database
store-conflict = Somebody else was faster: take another look and try again.
store-unavailable = The database is not available: { $why }
store-in-use = Another process serves { $file }. Stop it first, or serve a PostgreSQL database with several processes (--database).
store-damaged = { $file } is damaged ({ $why }). Keep a copy of it, then restore your last backup into a new folder (semiramis db restore BACKUP --data FOLDER) and serve that one.

## Backups
store-backup-unread = The backup can’t be read: { $why }
store-backup-unwritten = The backup can’t be written: { $why }
store-backup-foreign = This is not a backup of semiramis.
store-backup-version = The backup has schema version { $found } and this semiramis has version { $known }: restore it with the semiramis that wrote it, then update that one.
store-backup-line = Line { $line } is not a row of a table. Nothing was restored.
store-backup-cut = The backup is cut off after line { $line }. Nothing was restored.
store-backup-count = The backup should have { $told } rows in { $table } but has { $found }. Nothing was restored.
store-backup-contradiction = The rows before line { $line } contradict each other. Nothing was restored.
store-backup-not-empty = The database is not empty: there are rows in { $table }. A backup can only be restored into an empty one.
