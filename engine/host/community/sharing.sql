-- name: claim_share
INSERT INTO posts (table_id, kind, target, channel, message, seq, at) VALUES (?, ?, ?, ?, ?, 0, ?)
ON CONFLICT (table_id, kind, target) DO NOTHING;

-- name: share
SELECT message FROM posts WHERE table_id = ? AND kind = ? AND target = ?;

-- name: count_shares_of_person
SELECT COUNT(*) AS made FROM posts WHERE target = ? AND kind LIKE ? AND at > ?;

-- name: release_share
DELETE FROM posts WHERE table_id = ? AND kind = ? AND target = ? AND message = ?;

-- name: name_share
UPDATE posts SET message = ? WHERE table_id = ? AND kind = ? AND target = ?;

-- name: servers_of_person
SELECT t.guild, MAX(t.id) AS newest FROM tables t JOIN seats s ON s.table_id = t.id
WHERE s.person = ? AND t.guild IS NOT NULL GROUP BY t.guild ORDER BY newest DESC LIMIT ?;
