-- Decisions of finished games that are asked again, the tables searched for them, and people's answers.

CREATE TABLE puzzles (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables(id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    body TEXT NOT NULL,
    UNIQUE (table_id, number)
);

CREATE TABLE puzzles_sought (
    table_id INTEGER PRIMARY KEY REFERENCES tables(id),
    at REAL NOT NULL
);

CREATE TABLE puzzle_answers (
    puzzle INTEGER NOT NULL REFERENCES puzzles(id),
    person TEXT NOT NULL,
    choice INTEGER NOT NULL,
    found INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (puzzle, person)
);
CREATE INDEX puzzle_answers_by_person ON puzzle_answers (person);
