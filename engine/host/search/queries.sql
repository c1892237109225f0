-- name: add_search
INSERT INTO thoughts (table_id, game, state, seat, level, asked) VALUES (?, ?, ?, ?, ?, ?);

-- name: search_result
SELECT holder, found FROM thoughts WHERE id = ?;

-- name: withdraw_search
-- Leaves out a search that another process works on.
DELETE FROM thoughts WHERE id = ? AND (holder = '' OR until <= ?);

-- name: claim_searches.sqlite
-- Skips searches that another process is claiming.
UPDATE thoughts SET holder = ?, until = ? WHERE id IN
    (SELECT id FROM thoughts WHERE found IS NULL AND until <= ? AND asked > ? ORDER BY id LIMIT ?)
RETURNING id, table_id, game, state, seat, level;

-- name: claim_searches.postgres
UPDATE thoughts SET holder = ?, until = ? WHERE id IN
    (SELECT id FROM thoughts WHERE found IS NULL AND until <= ? AND asked > ? ORDER BY id LIMIT ?
     FOR UPDATE SKIP LOCKED)
RETURNING id, table_id, game, state, seat, level;

-- name: answer_search
UPDATE thoughts SET found = ?, until = ? WHERE id = ? AND holder = ?;

-- name: delete_search
DELETE FROM thoughts WHERE id = ?;

-- name: delete_searches_asked_before
DELETE FROM thoughts WHERE asked < ?;

-- name: unanswered_search
SELECT 1 FROM thoughts WHERE found IS NULL LIMIT 1;

-- name: release_search
UPDATE thoughts SET holder = '', until = 0 WHERE id = ? AND holder = ?;
