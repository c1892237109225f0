-- When the others were asked to agree to a relocation; 0 for those from before this migration.

ALTER TABLE proposed_moves ADD COLUMN asked REAL NOT NULL DEFAULT 0;
