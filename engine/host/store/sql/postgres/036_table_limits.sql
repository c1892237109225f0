-- The limits of a server for the tables of one person: waiting, in play, watched.

ALTER TABLE guilds ADD COLUMN most_waiting BIGINT NOT NULL DEFAULT 5;
ALTER TABLE guilds ADD COLUMN most_playing BIGINT NOT NULL DEFAULT 25;
ALTER TABLE guilds ADD COLUMN most_watched BIGINT NOT NULL DEFAULT 2;
CREATE INDEX tables_by_opener ON tables (opener, status);
