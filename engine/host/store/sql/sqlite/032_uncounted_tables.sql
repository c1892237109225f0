-- Finds finished tables that are not counted for ratings yet without reading all.

ALTER TABLE tables ADD COLUMN counted INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET counted = 1 WHERE id IN (SELECT table_id FROM counted);

CREATE INDEX tables_uncounted ON tables (status, watch, counted)
    WHERE status = 'finished' AND watch = 0 AND counted = 0;
