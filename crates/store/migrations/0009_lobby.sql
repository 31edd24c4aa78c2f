-- When somebody last came to a table, to the minute (nothing: not since it was made), and the address an open table was made from.
ALTER TABLE tables ADD COLUMN visited BIGINT;
ALTER TABLE tables ADD COLUMN address TEXT;
CREATE INDEX tables_owner ON tables (owner);
CREATE INDEX chat_person ON chat (person);
