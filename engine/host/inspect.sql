-- name: newest_log_lines
SELECT number, wire, events, at FROM log WHERE table_id = ? ORDER BY number DESC LIMIT ?;

-- name: snapshot_of_table
SELECT snapshot FROM tables WHERE id = ?;
