-- The decisions that cost most in a finished game, as they were found once.

CREATE TABLE turning_points (
    table_id INTEGER PRIMARY KEY REFERENCES tables(id),
    body TEXT NOT NULL
);
