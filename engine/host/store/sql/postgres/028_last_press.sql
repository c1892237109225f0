-- The time of a person's last press, for the other processes.

ALTER TABLE people ADD COLUMN pressed DOUBLE PRECISION;
