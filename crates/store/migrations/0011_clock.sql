-- The clock by which the clocks at tables run: where it stood, and what time the database had then. There is one row.

CREATE TABLE clock (
    id   BIGINT PRIMARY KEY,
    at   BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
