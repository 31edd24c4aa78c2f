-- How finished games ended, for statistics. A game that went on from the middle of another one has none.
CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     BIGINT NOT NULL,
    points   BIGINT NOT NULL,
    won      BIGINT NOT NULL,
    played   BIGINT NOT NULL,         -- whether to the end
    PRIMARY KEY (table_id, seat)
) /* sqlite: WITHOUT ROWID */;
