-- The requests of a person to others within a day, each with its table and whether it was declined.

CREATE TABLE asks (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    asker TEXT COLLATE "C" NOT NULL,
    asked TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    table_id BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    declined BIGINT NOT NULL
);
CREATE INDEX asks_by_asker ON asks (asker, at);
CREATE INDEX asks_by_table ON asks (table_id, asked);
CREATE INDEX asks_by_asked ON asks (asked);
CREATE INDEX asks_by_time ON asks (at);
