-- A start queries all tables; these indexes answer it without reading them all.

CREATE INDEX seats_of_computers ON seats (table_id) WHERE computer IS NOT NULL AND prompt > 0;
CREATE INDEX tables_by_game ON tables (status, game);
