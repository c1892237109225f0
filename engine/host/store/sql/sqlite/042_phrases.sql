-- Whether people may say set phrases: in a server, and a person to others.

ALTER TABLE guilds ADD COLUMN phrases INTEGER NOT NULL DEFAULT 1;
ALTER TABLE people ADD COLUMN phrases INTEGER NOT NULL DEFAULT 1;
