-- Whether a person's forced moves are made for them.

ALTER TABLE people ADD COLUMN forced BIGINT NOT NULL DEFAULT 1;
