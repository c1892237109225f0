-- The language of a person's Discord client.

ALTER TABLE people ADD COLUMN locale TEXT;
