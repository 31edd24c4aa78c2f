-- Who is where, for several processes on one database. A process that has not said for a while that it lives is dead, and nobody is there.

CREATE TABLE processes (
    holder TEXT PRIMARY KEY,
    until  BIGINT NOT NULL
);

CREATE TABLE presences (
    table_id TEXT NOT NULL,
    person   TEXT NOT NULL,
    holder   TEXT NOT NULL,
    PRIMARY KEY (table_id, person, holder)
) /* sqlite: WITHOUT ROWID */;
CREATE INDEX presences_holder ON presences (holder);
