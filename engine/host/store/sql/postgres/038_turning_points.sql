-- The decisions that cost most in a finished game, as they were found once; and the messages of a person, found fast.

CREATE TABLE turning_points (
    table_id BIGINT PRIMARY KEY REFERENCES tables(id),
    body TEXT COLLATE "C" NOT NULL
);

CREATE INDEX posts_by_target ON posts (target, kind);
