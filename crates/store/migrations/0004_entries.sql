-- What happened at a table is a list of entries; only some of them are plies.
ALTER TABLE plies RENAME TO entries;
/* postgres: ALTER TABLE entries RENAME CONSTRAINT plies_pkey TO entries_pkey; */
/* postgres: ALTER TABLE entries RENAME CONSTRAINT plies_table_id_fkey TO entries_table_id_fkey; */
