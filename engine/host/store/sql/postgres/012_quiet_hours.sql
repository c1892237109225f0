-- The hours in which a person's device makes no sound, in their time zone. There are none if both hours are equal.

ALTER TABLE people ADD COLUMN zone TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN quiet_from BIGINT NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN quiet_until BIGINT NOT NULL DEFAULT 0;
