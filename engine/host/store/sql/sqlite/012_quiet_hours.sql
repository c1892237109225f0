-- The hours in which a person's device makes no sound, in their time zone; none where both are the same.

ALTER TABLE people ADD COLUMN zone TEXT NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN quiet_from INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN quiet_until INTEGER NOT NULL DEFAULT 0;
