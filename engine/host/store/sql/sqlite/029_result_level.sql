-- The strongest level among the computer players of a counted table.

ALTER TABLE results ADD COLUMN level TEXT NOT NULL DEFAULT '';
