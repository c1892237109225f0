-- # Automatic moves

-- name: delete_timer_of_prompt
DELETE FROM timers WHERE table_id = ? AND seat = ? AND prompt = ?;

-- name: timer_of_prompt
SELECT 1 FROM timers WHERE table_id = ? AND seat = ? AND prompt = ?;

-- # Clocks

-- name: due_timers
SELECT m.table_id, m.seat, m.kind, m.prompt FROM timers m
WHERE m.due <= ? AND EXISTS (SELECT 1 FROM tables t WHERE t.id = m.table_id
        AND (t.status = 'playing' OR (m.kind = 'start' AND t.status = 'open')))
ORDER BY m.due, m.table_id, m.seat LIMIT ?;

-- name: due_timers_but_inactivity
-- Used during an outage. No clock runs out then, so the inactivity timers wait.
SELECT m.table_id, m.seat, m.kind, m.prompt FROM timers m
WHERE m.kind <> 'silence' AND m.due <= ?
    AND EXISTS (SELECT 1 FROM tables t WHERE t.id = m.table_id
        AND (t.status = 'playing' OR (m.kind = 'start' AND t.status = 'open')))
ORDER BY m.due, m.table_id, m.seat LIMIT ?;

-- name: due_free_timers
-- Due timers that no other process runs. The inner limit is a constant, so that PostgreSQL's planner knows it: without
-- one it sorts all timers. No caller asks for more.
SELECT table_id, seat, kind, prompt FROM (
    SELECT m.table_id, m.seat, m.kind, m.prompt FROM timers m
    WHERE m.due <= ? AND EXISTS (SELECT 1 FROM tables t WHERE t.id = m.table_id
        AND (t.status = 'playing' OR (m.kind = 'start' AND t.status = 'open')))
        AND NOT EXISTS (SELECT 1 FROM leases l WHERE l.name = 'timer ' || m.table_id || ' ' || m.seat
            AND l.until > ? AND l.holder <> ?)
    ORDER BY m.due, m.table_id, m.seat LIMIT 64
) AS free LIMIT ?;

-- name: due_free_timers_but_inactivity
SELECT table_id, seat, kind, prompt FROM (
    SELECT m.table_id, m.seat, m.kind, m.prompt FROM timers m
    WHERE m.kind <> 'silence' AND m.due <= ?
        AND EXISTS (SELECT 1 FROM tables t WHERE t.id = m.table_id
        AND (t.status = 'playing' OR (m.kind = 'start' AND t.status = 'open')))
        AND NOT EXISTS (SELECT 1 FROM leases l WHERE l.name = 'timer ' || m.table_id || ' ' || m.seat
            AND l.until > ? AND l.holder <> ?)
    ORDER BY m.due, m.table_id, m.seat LIMIT 64
) AS free LIMIT ?;

-- name: next_timers
SELECT m.table_id, m.seat, m.due FROM timers m
WHERE EXISTS (SELECT 1 FROM tables t WHERE t.id = m.table_id
        AND (t.status = 'playing' OR (m.kind = 'start' AND t.status = 'open')))
ORDER BY m.due, m.table_id, m.seat LIMIT ?;

-- name: next_timers_but_inactivity
SELECT m.table_id, m.seat, m.due FROM timers m
WHERE m.kind <> 'silence' AND EXISTS (SELECT 1 FROM tables t WHERE t.id = m.table_id
        AND (t.status = 'playing' OR (m.kind = 'start' AND t.status = 'open')))
ORDER BY m.due, m.table_id, m.seat LIMIT ?;

-- name: next_free_timers
SELECT table_id, seat, due FROM (
    SELECT m.table_id, m.seat, m.due FROM timers m
    WHERE EXISTS (SELECT 1 FROM tables t WHERE t.id = m.table_id
        AND (t.status = 'playing' OR (m.kind = 'start' AND t.status = 'open')))
        AND NOT EXISTS (SELECT 1 FROM leases l WHERE l.name = 'timer ' || m.table_id || ' ' || m.seat
            AND l.until > ? AND l.holder <> ?)
    ORDER BY m.due, m.table_id, m.seat LIMIT 64
) AS free LIMIT ?;

-- name: next_free_timers_but_inactivity
SELECT table_id, seat, due FROM (
    SELECT m.table_id, m.seat, m.due FROM timers m
    WHERE m.kind <> 'silence' AND EXISTS (SELECT 1 FROM tables t WHERE t.id = m.table_id
        AND (t.status = 'playing' OR (m.kind = 'start' AND t.status = 'open')))
        AND NOT EXISTS (SELECT 1 FROM leases l WHERE l.name = 'timer ' || m.table_id || ' ' || m.seat
            AND l.until > ? AND l.holder <> ?)
    ORDER BY m.due, m.table_id, m.seat LIMIT 64
) AS free LIMIT ?;

-- name: limit_due_of_timers
-- The last condition repeats the one before: SQLite needs the condition of the index.
UPDATE timers SET due = ? WHERE due > ? AND kind IN ('computer', 'order', 'table') AND kind <> 'silence';

-- name: create_missing_timers_of_computers
INSERT INTO timers (table_id, seat, kind, prompt, due)
SELECT s.table_id, s.seat, 'computer', s.prompt, ? FROM seats s
WHERE s.computer IS NOT NULL AND s.prompt > 0
    AND EXISTS (SELECT 1 FROM tables t WHERE t.id = s.table_id AND t.status = 'playing')
    AND NOT EXISTS (SELECT 1 FROM timers m WHERE m.table_id = s.table_id AND m.seat = s.seat)
ON CONFLICT (table_id, seat) DO NOTHING;

-- name: running_tables_without_timer
SELECT t.id FROM tables t
WHERE t.status = 'playing' AND NOT EXISTS (SELECT 1 FROM timers m WHERE m.table_id = t.id AND m.seat = ?)
ORDER BY t.id;

-- name: create_missing_timers_of_inactivity.sqlite
-- For those of the given tables (ids, a list in JSON) that have several people and wait for one. Older releases
-- started tables without these timers.
INSERT INTO timers (table_id, seat, kind, prompt, due)
SELECT t.id, ?, ?, 0, ? FROM tables t
WHERE t.status = 'playing' AND t.id IN (SELECT value FROM json_each(?))
    AND (SELECT COUNT(s.person) FROM seats s WHERE s.table_id = t.id) > 1
    AND EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.person IS NOT NULL AND s.prompt > 0)
ON CONFLICT (table_id, seat) DO NOTHING;

-- name: create_missing_timers_of_inactivity.postgres
INSERT INTO timers (table_id, seat, kind, prompt, due)
SELECT t.id, ?, ?, 0, ? FROM tables t
WHERE t.status = 'playing'
    AND t.id = ANY (ARRAY(SELECT CAST(value AS BIGINT) FROM json_array_elements_text(?) AS ids (value)))
    AND (SELECT COUNT(s.person) FROM seats s WHERE s.table_id = t.id) > 1
    AND EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.person IS NOT NULL AND s.prompt > 0)
ON CONFLICT (table_id, seat) DO NOTHING;

-- name: limit_due_of_tasks
UPDATE outbox SET due = ? WHERE due > ?;

-- name: newest_press
SELECT MAX(at) AS last FROM interactions;

-- name: newest_change_of_tables
SELECT MAX(touched) AS last FROM tables;

-- name: postpone_timer
UPDATE timers SET due = ? WHERE table_id = ? AND seat = ? AND prompt = ?;

-- # Premoves

-- name: premove
SELECT wire FROM prepared WHERE table_id = ? AND seat = ?;

-- name: set_premove
INSERT INTO prepared (table_id, seat, wire) VALUES (?, ?, ?)
ON CONFLICT (table_id, seat) DO UPDATE SET wire = excluded.wire;

-- # Takebacks

-- name: moves_until
SELECT number, seat, wire, cause, sealed FROM log WHERE table_id = ? AND kind = 'move' AND number <= ?
ORDER BY number;

-- # Unloaded games

-- name: tables_of_game_with_status
SELECT id FROM tables WHERE status = ? AND game = ? ORDER BY id;

-- name: games_in_play
SELECT DISTINCT game FROM tables WHERE status = 'playing';

-- name: tables_paused_for_their_game
SELECT id FROM tables WHERE status = 'paused' AND paused_for LIKE 'paused-game-%' ORDER BY id;

-- # Watching

-- name: open_watched_tables
SELECT id, opener FROM tables WHERE watch = 1 AND status = 'open';

-- name: set_due_of_timers_of_table
UPDATE timers SET due = ? WHERE table_id = ?;
