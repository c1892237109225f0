-- name: newest_move_of_person
SELECT seq, number FROM log WHERE table_id = ? AND kind = 'move' AND seat = ? AND cause = ?
ORDER BY number DESC LIMIT 1;

-- name: last_move_of_change
SELECT MAX(number) AS last FROM log WHERE table_id = ? AND kind = 'move' AND seq = ?;

-- name: turning_points_of_table
SELECT body FROM turning_points WHERE table_id = ?;

-- name: add_turning_points
INSERT INTO turning_points (table_id, body) VALUES (?, ?) ON CONFLICT (table_id) DO NOTHING;

-- name: update_turning_points
UPDATE turning_points SET body = ? WHERE table_id = ?;

-- name: tables_that_go_on
SELECT id FROM tables WHERE status IN ('open', 'playing', 'paused') ORDER BY id;

-- name: log_to_replay
SELECT kind, wire, events FROM log WHERE table_id = ? AND kind IN ('start', 'move') ORDER BY number;
