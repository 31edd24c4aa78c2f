-- Component files that tables are played with, other than those that come with the games.
CREATE TABLE editions (
    fingerprint TEXT PRIMARY KEY,     -- tables.components
    game        TEXT NOT NULL,
    text        TEXT NOT NULL,        -- TOML
    created     BIGINT NOT NULL
);
