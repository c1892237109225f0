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

-- name: looks
-- Closer looks that were begun and have not ended.
SELECT name, body FROM kept WHERE name LIKE 'look %' ORDER BY name;

-- name: add_look
INSERT INTO kept (name, body) VALUES (?, ?) ON CONFLICT (name) DO NOTHING;

-- name: delete_look
DELETE FROM kept WHERE name = ?;

-- name: tables_that_go_on
SELECT id FROM tables WHERE status IN ('open', 'playing', 'paused') ORDER BY id;

-- name: log_to_replay
SELECT kind, wire, events FROM log WHERE table_id = ? AND kind IN ('start', 'move') ORDER BY number;

-- # Thinning

-- name: tables_to_thin
-- Tables that are over since before a moment, after a place in their order; without those with a note, those of a
-- league, and those of a daily deal that is not settled.
SELECT t.id, t.touched FROM tables t
WHERE t.status IN ('finished', 'ended', 'expired') AND t.secret <> '' AND t.touched <= ?
    AND t.touched >= ? AND (t.touched > ? OR t.id > ?)
    AND NOT EXISTS (SELECT 1 FROM notes n WHERE n.table_id = t.id)
    AND NOT EXISTS (SELECT 1 FROM league_seats l WHERE l.table_id = t.id)
    AND NOT EXISTS (SELECT 1 FROM same_cards c
        WHERE c.table_id = t.id AND c.cards LIKE ? AND c.ended IS NULL AND t.status = 'finished')
ORDER BY t.touched, t.id LIMIT ?;

-- name: header_of_table_to_thin
SELECT header FROM tables WHERE id = ? AND secret <> '';

-- name: keep_parts_of_table
UPDATE counted SET parts = ? WHERE table_id = ?;

-- name: keep_who_knows_the_cards
INSERT INTO cards_shown (cards, person)
SELECT DISTINCT COALESCE(c.cards, t."match"), p.id FROM tables t LEFT JOIN same_cards c ON c.table_id = t.id
JOIN log l ON l.table_id = t.id JOIN people p ON p.id = l.cause
WHERE t.id = ? AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND p.id IN (s.person, s.resigned, s.absent))
ON CONFLICT (cards, person) DO NOTHING;

-- name: delete_secret_of_table
UPDATE tables SET secret = '', header = ? WHERE id = ?;

-- name: delete_log_of_table
DELETE FROM log WHERE table_id = ?;

-- name: delete_words_of_table
UPDATE seats SET word = '' WHERE table_id = ?;

-- name: delete_nonces_of_deal
UPDATE same_cards SET nonces = '[]' WHERE table_id = ?;

-- name: delete_turning_points_of_table
DELETE FROM turning_points WHERE table_id = ?;

-- name: delete_unanswered_puzzles_of_table
DELETE FROM puzzles WHERE table_id = ? AND NOT EXISTS (SELECT 1 FROM puzzle_answers a WHERE a.puzzle = puzzles.id);
