-- Who has agreed that a bot plays for somebody who is absent, as JSON: seat, person, time.
ALTER TABLE tables ADD COLUMN agreed TEXT;
