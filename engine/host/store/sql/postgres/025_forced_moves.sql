-- Whether the table makes a person's forced moves.

ALTER TABLE people ADD COLUMN forced BIGINT NOT NULL DEFAULT 1;
