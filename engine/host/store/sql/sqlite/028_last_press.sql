-- When a person last pressed anything, for other processes that want to know.

ALTER TABLE people ADD COLUMN pressed REAL;
