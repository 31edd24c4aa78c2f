-- One schema for SQLite and PostgreSQL: text and 64-bit numbers only. Times are milliseconds since 1970, truths are 0 and 1.

CREATE TABLE persons (
    id       TEXT PRIMARY KEY,
    name     TEXT NOT NULL,
    login    TEXT UNIQUE,             -- of an account; a guest has none
    password TEXT,                    -- its argon2 hash
    confirm  BIGINT NOT NULL,         -- whether turns are confirmed
    banned   BIGINT NOT NULL,
    created  BIGINT NOT NULL
);

CREATE TABLE sessions (
    hash    TEXT PRIMARY KEY,         -- SHA-256 of the cookie or token: who reads the database can't use it
    person  TEXT NOT NULL REFERENCES persons (id),
    kind    TEXT NOT NULL,            -- cookie, token
    label   TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX sessions_person ON sessions (person);

CREATE TABLE tables (
    id         TEXT PRIMARY KEY,      -- a secret as long as the table is not public
    game       TEXT NOT NULL,
    rules      BIGINT NOT NULL,
    components TEXT NOT NULL,
    options    TEXT NOT NULL,         -- JSON
    policy     TEXT NOT NULL,         -- JSON
    public     BIGINT NOT NULL,
    state      TEXT NOT NULL,         -- open, playing, over, closed
    owner      TEXT NOT NULL REFERENCES persons (id),
    seed       TEXT NOT NULL,
    due        BIGINT,                -- when the house has to look at the table: a bot's turn, a clock that runs out
    rematch    TEXT,
    created    BIGINT NOT NULL,
    changed    BIGINT NOT NULL
);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_lobby ON tables (public, state, changed);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     BIGINT NOT NULL,
    kind     TEXT NOT NULL,           -- open, person, bot
    person   TEXT REFERENCES persons (id),
    name     TEXT,
    level    TEXT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_person ON seats (person);

-- What happened at a table, only ever added to: two writers of one number are impossible.
CREATE TABLE plies (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number   BIGINT NOT NULL,
    kind     TEXT NOT NULL,           -- play, hold, deal, confirm, undo, resign, replace, return, lapse, expire
    seat     BIGINT,
    text     TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
) /* sqlite: WITHOUT ROWID */;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number   BIGINT NOT NULL,
    person   TEXT NOT NULL REFERENCES persons (id),
    name     TEXT NOT NULL,
    seat     BIGINT,
    text     TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
) /* sqlite: WITHOUT ROWID */;

-- Which process thinks about a bot's turn, so that no two do.
CREATE TABLE leases (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    number   BIGINT NOT NULL,
    holder   TEXT NOT NULL,
    until    BIGINT NOT NULL
);

-- What a host has ordered on the command line, for the processes that serve.
CREATE TABLE notices (
    number  BIGINT PRIMARY KEY,
    kind    TEXT NOT NULL,            -- close, ban, unban
    subject TEXT NOT NULL,
    at      BIGINT NOT NULL
);

-- Written now and then to see whether anything can be.
CREATE TABLE probe (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL
);
