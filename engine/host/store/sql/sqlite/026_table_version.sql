-- Counts every write of a table, those that change nothing visible too: two processes never overwrite each other.

ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
