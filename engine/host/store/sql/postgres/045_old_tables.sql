-- Old tables may be thinned: a table without its secret may lose its log. What ratings need of it is kept in counted.parts.
-- People may ask to be forgotten after so many months without a press.

ALTER TABLE counted ADD COLUMN parts TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN forget_after BIGINT NOT NULL DEFAULT 0;

CREATE FUNCTION refuse_unless_thinned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF (SELECT secret FROM tables WHERE id = OLD.table_id) <> '' THEN
        RAISE EXCEPTION 'the log is append-only' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN OLD;
END $$;
DROP TRIGGER log_is_never_deleted ON log;
CREATE TRIGGER log_is_never_deleted BEFORE DELETE ON log
FOR EACH ROW EXECUTE FUNCTION refuse_unless_thinned();

CREATE INDEX tables_to_thin ON tables (touched, id) WHERE status IN ('finished', 'ended', 'expired') AND secret <> '';
CREATE INDEX people_to_forget ON people (forget_after, pressed) WHERE forget_after > 0;
