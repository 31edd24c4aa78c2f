-- Who may use the admin page: 1. From now on persons.banned is 0 (not at all), 1 (without end) or until when.
ALTER TABLE persons ADD COLUMN admin BIGINT;
-- 1: nobody may say anything at the table.
ALTER TABLE tables ADD COLUMN chat_closed BIGINT;

-- Who may come to a table no more.
CREATE TABLE kicks (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person   TEXT NOT NULL REFERENCES persons (id),
    name     TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
) /* sqlite: WITHOUT ROWID */;

-- Whose lines somebody does not want to read.
CREATE TABLE mutes (
    person TEXT NOT NULL REFERENCES persons (id),
    muted  TEXT NOT NULL REFERENCES persons (id),
    at     BIGINT NOT NULL,
    PRIMARY KEY (person, muted)
) /* sqlite: WITHOUT ROWID */;
CREATE INDEX mutes_muted ON mutes (muted);
CREATE INDEX kicks_person ON kicks (person);

-- What people tell the host about somebody at a table. It stays when the table or the person is gone.
CREATE TABLE reports (
    id         TEXT PRIMARY KEY,
    table_id   TEXT NOT NULL,
    reporter   TEXT NOT NULL,         -- a person
    person     TEXT NOT NULL,
    name       TEXT NOT NULL,         -- what the person was called at the table
    reason     TEXT NOT NULL,         -- chat, name, play, other
    text       TEXT NOT NULL,         -- in the words of who reports
    said       TEXT NOT NULL,         -- JSON: what the person had said last at the table
    at         BIGINT NOT NULL,
    settled    BIGINT,                -- when
    settled_by TEXT                   -- an admin; nothing: the host
);
CREATE UNIQUE INDEX reports_once ON reports (table_id, reporter, person);
CREATE INDEX reports_at ON reports (at);
CREATE INDEX reports_person ON reports (person);

-- Addresses and networks that are not let in.
CREATE TABLE address_bans (
    network TEXT PRIMARY KEY,
    until   BIGINT,                   -- nothing: without end
    reason  TEXT NOT NULL,
    at      BIGINT NOT NULL
);

-- What the host tells everybody on the page.
CREATE TABLE bulletins (
    id    TEXT PRIMARY KEY,
    text  TEXT NOT NULL,
    until BIGINT,                     -- nothing: until it is withdrawn
    at    BIGINT NOT NULL
);

-- Sign-ins and what admins do. The database itself refuses to change a line, or to remove one younger than 30 days.
CREATE TABLE audit (
    id      TEXT PRIMARY KEY,
    at      BIGINT NOT NULL,
    deed    TEXT NOT NULL,
    actor   TEXT,                     -- a person; nothing: the host on the command line
    subject TEXT NOT NULL,            -- a person, a table, an address, a report, a bulletin
    address TEXT,                     -- from where
    note    TEXT NOT NULL
);
CREATE INDEX audit_at ON audit (at, id);
CREATE INDEX audit_subject ON audit (subject, at);
CREATE INDEX audit_address ON audit (address);
/* sqlite: CREATE TRIGGER audit_is_not_changed BEFORE UPDATE ON audit
BEGIN SELECT RAISE(ABORT, 'the audit log is only added to'); END; */
/* sqlite: CREATE TRIGGER audit_is_not_removed BEFORE DELETE ON audit WHEN OLD.at > (unixepoch() - 2592000) * 1000
BEGIN SELECT RAISE(ABORT, 'the audit log is only added to'); END; */
/* postgres: CREATE FUNCTION audit_is_only_added_to() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
IF TG_OP = 'DELETE' THEN
  IF OLD.at <= (extract(epoch FROM now()) - 2592000) * 1000 THEN RETURN OLD; END IF;
END IF;
RAISE EXCEPTION 'the audit log is only added to' USING ERRCODE = 'integrity_constraint_violation';
END $$; */
/* postgres: CREATE TRIGGER audit_is_not_changed BEFORE UPDATE OR DELETE ON audit
FOR EACH ROW EXECUTE FUNCTION audit_is_only_added_to(); */
