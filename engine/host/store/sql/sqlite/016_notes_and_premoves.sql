-- A person's private notes about a table, and the prepared move of a seat.

CREATE TABLE notes (
    table_id INTEGER NOT NULL REFERENCES tables(id),
    person TEXT NOT NULL,
    body TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX notes_by_person ON notes (person);

CREATE TABLE prepared (
    table_id INTEGER NOT NULL REFERENCES tables(id),
    seat INTEGER NOT NULL,
    wire TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
