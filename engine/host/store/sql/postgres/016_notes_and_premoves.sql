-- A person's private notes about a table, and the prepared move of a seat.

CREATE TABLE notes (
    table_id BIGINT NOT NULL REFERENCES tables(id),
    person TEXT COLLATE "C" NOT NULL,
    body TEXT COLLATE "C" NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX notes_by_person ON notes (person);

CREATE TABLE prepared (
    table_id BIGINT NOT NULL REFERENCES tables(id),
    seat BIGINT NOT NULL,
    wire TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, seat)
);
