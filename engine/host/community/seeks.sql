-- # Seeks

-- name: seek_of_person
SELECT * FROM seeks WHERE person = ?;

-- name: set_seek
-- A person who was not looking any more waits from now on; one who changes what they look for keeps their place. A rest
-- stays, so that nobody is asked twice a day.
INSERT INTO seeks (person, guild, channel, lang, criteria, since, until) VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (person) DO UPDATE SET guild = excluded.guild, channel = excluded.channel, lang = excluded.lang,
    criteria = excluded.criteria, until = excluded.until,
    since = CASE WHEN seeks.until > excluded.since AND seeks.guild = excluded.guild THEN seeks.since
        ELSE excluded.since END,
    announced = CASE WHEN seeks.until > excluded.since THEN seeks.announced ELSE 0 END,
    everywhere = CASE WHEN seeks.guild = excluded.guild THEN seeks.everywhere ELSE 0 END;

-- name: set_everywhere
UPDATE seeks SET everywhere = ? WHERE person = ? AND guild = ?;

-- name: end_seek
UPDATE seeks SET until = ?, proposal = NULL WHERE person = ? AND until > ?;

-- name: rest_seek
UPDATE seeks SET rests = ?, proposal = NULL WHERE person = ? AND proposal = ?;

-- name: end_seek_of_proposal
UPDATE seeks SET rests = ?, until = ?, proposal = NULL WHERE person = ? AND proposal = ?;

-- name: free_seeks_of_proposal
UPDATE seeks SET proposal = NULL, rests = CASE WHEN rests > ? THEN rests ELSE ? END WHERE proposal = ?;

-- name: delete_seeks_of_proposal
DELETE FROM seeks WHERE proposal = ?;

-- name: take_seek
-- Nothing if the person has been asked meanwhile, looks for something else, or for nothing any more.
UPDATE seeks SET proposal = ? WHERE person = ? AND proposal IS NULL AND criteria = ? AND guild = ? AND until > ?
    AND rests <= ?;

-- name: delete_old_seeks
DELETE FROM seeks WHERE until <= ? AND rests <= ? AND proposal IS NULL;

-- name: seeks_of_pool
-- Those who can be asked, and those who have been.
SELECT s.*, p.quiet_from, p.quiet_until, p.quiet_days, p.holidays, p.zone, p.away, COALESCE(g.seek, 0) AS allowed
FROM seeks s LEFT JOIN people p ON p.id = s.person LEFT JOIN guilds g ON g.id = s.guild
WHERE s.proposal IS NOT NULL OR (s.until > ? AND s.rests <= ?) ORDER BY s.since, s.person;

-- name: games_of_seekers
SELECT r.person, r.game, COUNT(*) AS played FROM seeks s CROSS JOIN results r WHERE r.person = s.person
GROUP BY r.person, r.game ORDER BY r.person, played DESC, r.game;

-- name: games_off_where_people_look
SELECT id, games_off FROM guilds WHERE id IN (SELECT guild FROM seeks);

-- # Proposals and answers

-- name: add_proposal
INSERT INTO seek_proposals (game, size, pace, lang, guild, made) VALUES (?, ?, ?, ?, ?, ?);

-- name: add_ask
-- A person who was let go may be asked once more, when the day has passed.
INSERT INTO seek_asks (proposal, person, seat, due) VALUES (?, ?, ?, ?);

-- name: proposal
SELECT * FROM seek_proposals WHERE id = ?;

-- name: lock_proposal.sqlite
SELECT status, table_id, size FROM seek_proposals WHERE id = ?;

-- name: lock_proposal.postgres
SELECT status, table_id, size FROM seek_proposals WHERE id = ? FOR UPDATE;

-- name: asking_proposals
SELECT * FROM seek_proposals WHERE status = 'asking' ORDER BY id;

-- name: asks_of_proposal
SELECT * FROM seek_asks WHERE proposal = ? ORDER BY seat;

-- name: people_of_proposal
SELECT person, answer FROM seek_asks WHERE proposal = ? AND answer IN ('', 'yes') ORDER BY seat;

-- name: asks_due
SELECT a.*, p.made FROM seek_asks a JOIN seek_proposals p ON p.id = a.proposal
WHERE p.status = 'asking' AND p.table_id IS NULL AND a.answer = '' AND a.due <= ? ORDER BY a.due, a.person;

-- name: put_off_ask
UPDATE seek_asks SET due = ?, version = version + 1 WHERE proposal = ? AND person = ? AND answer = '';

-- name: set_answer
UPDATE seek_asks SET answer = ?, version = version + 1 WHERE proposal = ? AND person = ? AND answer IN ('', 'yes');

-- name: show_asks_of_proposal
UPDATE seek_asks SET version = version + 1 WHERE proposal = ? AND answer IN ('', 'yes');

-- name: end_asks_of_proposal
UPDATE seek_asks SET answer = 'off', version = version + 1 WHERE proposal = ? AND answer IN ('', 'yes');

-- name: set_size_of_proposal
UPDATE seek_proposals SET size = ? WHERE id = ?;

-- name: set_table_of_proposal
UPDATE seek_proposals SET table_id = ? WHERE id = ? AND status = 'asking' AND table_id IS NULL;

-- name: set_status_of_proposal
UPDATE seek_proposals SET status = ? WHERE id = ? AND status = 'asking';

-- name: asks_to_show
SELECT * FROM seek_asks WHERE shown < version ORDER BY proposal, seat;

-- name: ask_sent
UPDATE seek_asks SET channel = ?, message = ?, sent = ?, due = CASE WHEN answer = '' THEN ? ELSE due END, shown = ?
WHERE proposal = ? AND person = ?;

-- name: ask_shown
UPDATE seek_asks SET shown = ? WHERE proposal = ? AND person = ?;

-- name: delete_asks_of_ended_proposals
DELETE FROM seek_asks WHERE proposal IN (SELECT id FROM seek_proposals WHERE status <> 'asking')
    AND (shown >= version OR due < ?);

-- name: delete_ended_proposals
-- The last one stays, so that no number comes again: an old message has it.
DELETE FROM seek_proposals WHERE status <> 'asking' AND id NOT IN (SELECT proposal FROM seek_asks)
    AND id < (SELECT MAX(id) FROM seek_proposals);

-- # Announcements: somebody would like to play

-- name: seeks_to_announce
SELECT * FROM seeks WHERE announced = 0 AND proposal IS NULL AND until > ? AND rests <= ? AND since <= ?
ORDER BY since, person;

-- name: seek_announced
UPDATE seeks SET announced = 1 WHERE person = ? AND announced = 0;

-- name: people_to_tell
-- Not those who are kept from the tables of the server.
SELECT a.person FROM table_alerts a WHERE a.guild = ? AND a.told <= ?
    AND a.person NOT IN (SELECT s.person FROM seeks s WHERE s.until > ?)
    AND NOT EXISTS (SELECT 1 FROM barred b WHERE b.guild = a.guild AND b.person = a.person)
ORDER BY a.told, a.person;

-- name: want_announcement
UPDATE table_alerts SET told = ?, wanted = ? WHERE person = ? AND guild = ? AND told <= ?;

-- name: wanted_announcements
SELECT person, guild, wanted FROM table_alerts WHERE wanted IS NOT NULL ORDER BY wanted, person, guild;

-- name: announcement_sent
UPDATE table_alerts SET wanted = NULL WHERE person = ? AND guild = ?;

-- name: seeks_of_server
SELECT criteria FROM seeks WHERE guild = ? AND until > ? AND rests <= ? ORDER BY since, person;

-- name: rest_free_seek
UPDATE seeks SET rests = ? WHERE person = ? AND proposal IS NULL;
