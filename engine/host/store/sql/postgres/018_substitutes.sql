-- Seats that are offered to substitutes.

ALTER TABLE tables ADD COLUMN chairs TEXT COLLATE "C" NOT NULL DEFAULT '';
