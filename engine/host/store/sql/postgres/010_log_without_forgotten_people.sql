-- A person whose data is deleted is removed from the log: as the cause of moves, and by name in its notes. So these two
-- columns may change, the second only in notes.

DROP TRIGGER log_is_never_changed ON log;
CREATE TRIGGER log_is_never_changed BEFORE UPDATE ON log
FOR EACH ROW WHEN (
    NEW.table_id IS DISTINCT FROM OLD.table_id
    OR NEW.number IS DISTINCT FROM OLD.number
    OR NEW.seq IS DISTINCT FROM OLD.seq
    OR NEW.kind IS DISTINCT FROM OLD.kind
    OR NEW.seat IS DISTINCT FROM OLD.seat
    OR NEW.sealed IS DISTINCT FROM OLD.sealed
    OR NEW.wire IS DISTINCT FROM OLD.wire
    OR NEW.at IS DISTINCT FROM OLD.at
    OR (OLD.kind <> 'note' AND NEW.events IS DISTINCT FROM OLD.events))
EXECUTE FUNCTION refuse('the log is append-only');
CREATE INDEX log_by_cause ON log (cause);
