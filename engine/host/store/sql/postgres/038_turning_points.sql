-- The decisions that cost most in a finished game, as they were found once.

CREATE TABLE turning_points (
    table_id BIGINT PRIMARY KEY REFERENCES tables(id),
    body TEXT COLLATE "C" NOT NULL
);
