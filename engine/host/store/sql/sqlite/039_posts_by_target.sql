-- The messages of a person, found by an index. It may be there: for a few hours the migration before made it.

CREATE INDEX IF NOT EXISTS posts_by_target ON posts (target, kind);
