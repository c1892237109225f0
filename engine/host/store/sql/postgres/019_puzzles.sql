-- Decisions of finished games that are asked again, the tables searched for them, and people's answers.

CREATE TABLE puzzles (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id BIGINT NOT NULL REFERENCES tables(id),
    number BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    body TEXT COLLATE "C" NOT NULL,
    UNIQUE (table_id, number)
);

CREATE TABLE puzzles_sought (
    table_id BIGINT PRIMARY KEY REFERENCES tables(id),
    at DOUBLE PRECISION NOT NULL
);

CREATE TABLE puzzle_answers (
    puzzle BIGINT NOT NULL REFERENCES puzzles(id),
    person TEXT COLLATE "C" NOT NULL,
    choice BIGINT NOT NULL,
    found BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (puzzle, person)
);
CREATE INDEX puzzle_answers_by_person ON puzzle_answers (person);
