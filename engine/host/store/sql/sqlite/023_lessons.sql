-- The step that a person has reached in the first hand of a game.

CREATE TABLE lessons (
    id INTEGER PRIMARY KEY,
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    step INTEGER NOT NULL,
    learned REAL,
    at REAL NOT NULL,
    UNIQUE (person, game)
);
