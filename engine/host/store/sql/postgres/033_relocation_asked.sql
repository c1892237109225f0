-- The time at which the others were asked to agree to a relocation; 0 for requests from before this migration.

ALTER TABLE proposed_moves ADD COLUMN asked DOUBLE PRECISION NOT NULL DEFAULT 0;
