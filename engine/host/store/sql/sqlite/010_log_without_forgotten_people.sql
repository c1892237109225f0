-- A person whose data is deleted is removed from the log: as the cause of moves, and by name in its notes. So these two
-- columns may change, the second only in notes.

DROP TRIGGER log_is_never_changed;
CREATE TRIGGER log_is_never_changed BEFORE UPDATE ON log
WHEN NEW.table_id IS NOT OLD.table_id OR NEW.number IS NOT OLD.number OR NEW.seq IS NOT OLD.seq
    OR NEW.kind IS NOT OLD.kind OR NEW.seat IS NOT OLD.seat OR NEW.sealed IS NOT OLD.sealed
    OR NEW.wire IS NOT OLD.wire OR NEW.at IS NOT OLD.at OR (OLD.kind <> 'note' AND NEW.events IS NOT OLD.events)
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE INDEX log_by_cause ON log (cause);
