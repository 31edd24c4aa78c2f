-- Where somebody who has forgotten their password is written to: an address that they have confirmed.
ALTER TABLE persons ADD COLUMN mail TEXT;
CREATE INDEX persons_mail ON persons (mail);

-- Links that work once and for a limited time.
CREATE TABLE links (
    hash   TEXT PRIMARY KEY,          -- SHA-256 of the secret in the link
    person TEXT NOT NULL REFERENCES persons (id),
    kind   TEXT NOT NULL,             -- password, mail
    mail   TEXT,                      -- the address that the link confirms
    until  BIGINT NOT NULL
);
CREATE INDEX links_person ON links (person);
