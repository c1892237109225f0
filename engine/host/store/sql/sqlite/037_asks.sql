-- The requests of a person to others within a day, each with its table and whether it was declined.

CREATE TABLE asks (
    id INTEGER PRIMARY KEY,
    asker TEXT NOT NULL,
    asked TEXT NOT NULL,
    kind TEXT NOT NULL,
    table_id INTEGER NOT NULL,
    at REAL NOT NULL,
    declined INTEGER NOT NULL
);
CREATE INDEX asks_by_asker ON asks (asker, at);
CREATE INDEX asks_by_table ON asks (table_id, asked);
CREATE INDEX asks_by_asked ON asks (asked);
CREATE INDEX asks_by_time ON asks (at);
