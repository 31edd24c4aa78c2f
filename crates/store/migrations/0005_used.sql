-- When a cookie or token last showed who asks, to the minute; nothing until then.
ALTER TABLE sessions ADD COLUMN used BIGINT;
