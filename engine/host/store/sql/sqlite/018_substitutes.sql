-- Seats that are offered to substitutes.

ALTER TABLE tables ADD COLUMN chairs TEXT NOT NULL DEFAULT '';
