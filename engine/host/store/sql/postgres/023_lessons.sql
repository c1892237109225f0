-- The step that a person has reached in the first hand of a game.

CREATE TABLE lessons (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    person TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    step BIGINT NOT NULL,
    learned DOUBLE PRECISION,
    at DOUBLE PRECISION NOT NULL,
    UNIQUE (person, game)
);
