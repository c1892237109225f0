-- # Channel posts

-- name: want_post
-- A post that is wanted again raises its count, so that a running try does not clear the due time.
INSERT INTO bulletins (kind, key, guild, channel, lang, due, wanted) VALUES (?, ?, ?, ?, ?, ?, 1)
ON CONFLICT (kind, key) DO UPDATE SET guild = excluded.guild, channel = excluded.channel, lang = excluded.lang,
    due = excluded.due, held = NULL, wanted = bulletins.wanted + 1;

-- name: place_post
-- An existing post keeps its due time.
INSERT INTO bulletins (kind, key, guild, channel, lang, due, wanted) VALUES (?, ?, ?, ?, ?, ?, 1)
ON CONFLICT (kind, key) DO UPDATE SET guild = excluded.guild, channel = excluded.channel, lang = excluded.lang,
    held = NULL;

-- name: due_posts
-- One page in the order of due, kind, key: the posts that follow the given one.
SELECT * FROM bulletins WHERE due <= ? AND (held IS NULL OR held <= ?)
    AND (due > ? OR (due = ? AND (kind > ? OR (kind = ? AND key > ?))))
ORDER BY due, kind, key LIMIT ?;

-- name: post
SELECT * FROM bulletins WHERE kind = ? AND key = ?;

-- name: posts_of_server
SELECT * FROM bulletins WHERE guild = ? ORDER BY kind, key;

-- name: begin_try
-- Of several tries whose outcome is unknown, the time of the first is kept.
UPDATE bulletins SET trying = COALESCE(trying, ?) WHERE kind = ? AND key = ?;

-- name: finish_try
-- The post keeps its due time if it was wanted again since it was read.
UPDATE bulletins SET trying = NULL, held = NULL, message = ?, due = CASE WHEN wanted = ? THEN ? ELSE due END
WHERE kind = ? AND key = ?;

-- name: hold_post
UPDATE bulletins SET held = ? WHERE kind = ? AND key = ?;

-- name: release_posts_of_server
UPDATE bulletins SET held = NULL WHERE guild = ? AND held IS NOT NULL;

-- name: fail_try
-- The try has certainly posted nothing.
UPDATE bulletins SET held = ?, trying = NULL WHERE kind = ? AND key = ?;

-- name: reschedule_post
UPDATE bulletins SET due = ? WHERE kind = ? AND key = ? AND (due IS NULL OR due > ?);

-- name: delete_post
DELETE FROM bulletins WHERE kind = ? AND key = ?;

-- # Weekly digest

-- name: tables_finished_between
-- Tables with people whose last move was made between the two moments.
SELECT t.id, t.game, t.channel FROM tables t WHERE t.guild = ? AND t.status = 'finished' AND t.touched >= ?
    AND EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.person IS NOT NULL)
    AND (SELECT MAX(l.at) FROM log l WHERE l.table_id = t.id AND l.kind = 'move') > ?
    AND (SELECT MAX(l.at) FROM log l WHERE l.table_id = t.id AND l.kind = 'move') <= ?
ORDER BY t.id DESC LIMIT ?;
