-- Counts every write of a table, also one without a visible change: so two processes never overwrite each other.

ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
