-- Old tables may be thinned: a table without its secret may lose its log. What ratings need of it is kept in counted.parts.
-- People may ask to be forgotten after so many months without a press.

ALTER TABLE counted ADD COLUMN parts TEXT NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN forget_after INTEGER NOT NULL DEFAULT 0;

DROP TRIGGER log_is_never_deleted;
CREATE TRIGGER log_is_never_deleted BEFORE DELETE ON log
WHEN (SELECT secret FROM tables WHERE id = OLD.table_id) <> ''
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

CREATE INDEX tables_to_thin ON tables (touched, id) WHERE status IN ('finished', 'ended', 'expired') AND secret <> '';
CREATE INDEX people_to_forget ON people (forget_after, pressed) WHERE forget_after > 0;
