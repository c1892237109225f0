-- # Profiles

-- name: ranking_of_server
-- The newest rating of each ranked person, how often they won, and how many people were rated at their tables.
SELECT r.person, COALESCE(n.name, p.name) AS name, p.portrait, r.guild_nth, r.guild_mu, r.guild_sigma,
    r.guild_wins AS wins, r.guild_others AS others
FROM results r JOIN people p ON p.id = r.person LEFT JOIN nicknames n ON n.person = r.person AND n.guild = r.guild
WHERE r.guild = ? AND r.game = ? AND r.newest = 1 AND p.unranked = 0 ORDER BY r.person;

-- name: ranked_games_of_server
-- The most played first, counted by the rated games of its people.
SELECT r.game, SUM(r.guild_nth) AS played FROM results r JOIN people p ON p.id = r.person
WHERE r.guild = ? AND r.newest = 1 AND p.unranked = 0 GROUP BY r.game ORDER BY played DESC, r.game;

-- name: results_of_person
SELECT game, won, computers, level, nth, mu, sigma, guild_nth, guild_mu, guild_sigma FROM results
WHERE person = ? AND (? = '' OR guild = ?) ORDER BY at, table_id;

-- name: count_rated_opponents_by_game
-- others: opponents everywhere; here: in the server.
SELECT m.game, COUNT(DISTINCT CASE WHEN m.nth > 0 AND o.nth > 0 THEN o.person END) AS others,
    COUNT(DISTINCT CASE WHEN m.guild_nth > 0 AND o.guild_nth > 0 THEN o.person END) AS here
FROM results m JOIN results o ON o.table_id = m.table_id AND o.person <> m.person
WHERE m.person = ? AND (? = '' OR m.guild = ?) GROUP BY m.game;

-- name: answer_times_of_person
SELECT a.took FROM answers a JOIN tables t ON t.id = a.table_id
WHERE a.person = ? AND a.took IS NOT NULL AND t.status IN ('finished', 'ended') AND (? = '' OR t.guild = ?)
ORDER BY a.table_id DESC, a.number DESC LIMIT ?;

-- name: count_promises_of_person
SELECT COUNT(*) AS made, COALESCE(SUM(a.in_time), 0) AS held FROM answers a JOIN tables t ON t.id = a.table_id
WHERE a.person = ? AND a.in_time IS NOT NULL AND t.status IN ('finished', 'ended') AND (? = '' OR t.guild = ?);

-- name: rating_gain_at_table
-- The rating after the table and the one before it.
SELECT a.nth, a.mu, a.sigma, b.mu AS mu_before, b.sigma AS sigma_before,
    (SELECT COUNT(DISTINCT o.person) FROM results m JOIN results o ON o.table_id = m.table_id AND o.person <> m.person
        WHERE m.person = a.person AND m.game = a.game AND m.nth > 0 AND m.nth < a.nth AND o.nth > 0) AS others_before,
    (SELECT COUNT(DISTINCT o.person) FROM results m JOIN results o ON o.table_id = m.table_id AND o.person <> m.person
        WHERE m.person = a.person AND m.game = a.game AND m.nth > 0 AND m.nth <= a.nth AND o.nth > 0) AS others
FROM results a LEFT JOIN results b ON b.person = a.person AND b.game = a.game AND b.nth = a.nth - 1 AND b.nth > 0
WHERE a.table_id = ? AND a.person = ? AND a.nth > 0;

-- name: person_is_unranked
SELECT unranked FROM people WHERE id = ?;

-- name: set_unranked
INSERT INTO people (id, name, unranked) VALUES (?, ?, ?) ON CONFLICT (id)
    DO UPDATE SET name = excluded.name, unranked = excluded.unranked;

-- # Ratings

-- name: finished_tables_to_rate
SELECT id, game, at FROM (
    SELECT t.id, t.game, (SELECT MAX(l.at) FROM log l WHERE l.table_id = t.id AND l.kind = 'move') AS at FROM tables t
    WHERE t.status = 'finished' AND t.watch = 0 AND t.counted = 0
) AS uncounted WHERE at IS NOT NULL ORDER BY at, id;

-- name: games_with_finished_tables
SELECT DISTINCT game FROM tables WHERE status = 'finished' ORDER BY game;

-- name: finished_tables_of_game
-- Thinned tables have no log; what counts of them is kept.
SELECT t.id, MAX(l.at) AS at FROM tables t JOIN log l ON l.table_id = t.id AND l.kind = 'move'
WHERE t.status = 'finished' AND t.watch = 0 AND t.game = ? GROUP BY t.id
UNION ALL SELECT table_id, at FROM counted WHERE game = ? AND parts <> ''
ORDER BY 2, 1;

-- name: thinned_tables_of_game
SELECT table_id AS id, at FROM counted WHERE game = ? AND parts <> '' ORDER BY at, table_id;

-- name: kept_parts_of_table
SELECT parts FROM counted WHERE table_id = ?;

-- name: table_to_rate
SELECT id, game, guild, header, secret, snapshot FROM tables WHERE id = ?;

-- name: seats_of_table
SELECT seat, person, absent, resigned, computer FROM seats WHERE table_id = ? ORDER BY seat;

-- name: log_of_table
-- Moves, and notes that may be of these kinds. The caller checks the kind, as a person's name may contain one too.
SELECT number, kind, seat, sealed, wire, cause FROM log
WHERE table_id = ? AND (kind = 'move' OR (kind = 'note' AND (
    wire LIKE '%table-chair-taken%' OR wire LIKE '%chair-given%' OR wire LIKE '%table-resigned%'))) ORDER BY number;

-- name: newest_rated_table
SELECT at, table_id FROM counted WHERE game = ? ORDER BY at DESC, table_id DESC LIMIT 1;

-- name: add_rated_table
INSERT INTO counted (table_id, game, at) VALUES (?, ?, ?) ON CONFLICT (table_id) DO NOTHING;

-- name: mark_table_rated
UPDATE tables SET counted = 1 WHERE id = ?;

-- name: mark_rated_tables_of_game
UPDATE tables SET counted = 1
WHERE game = ? AND counted = 0 AND EXISTS (SELECT 1 FROM counted c WHERE c.table_id = tables.id);

-- name: unmark_unrated_tables_of_game
UPDATE tables SET counted = 0
WHERE game = ? AND counted = 1 AND NOT EXISTS (SELECT 1 FROM counted c WHERE c.table_id = tables.id);

-- name: newest_rating_of_person
SELECT nth, mu, sigma FROM results WHERE person = ? AND game = ? AND nth > 0 ORDER BY nth DESC LIMIT 1;

-- name: newest_rating_of_person_in_server
SELECT guild_nth, guild_mu, guild_sigma, guild_wins, guild_others FROM results
WHERE person = ? AND game = ? AND guild = ? AND guild_nth > 0 ORDER BY guild_nth DESC LIMIT 1;

-- name: count_rated_meetings
SELECT COUNT(*) FROM results a JOIN results b ON b.table_id = a.table_id AND b.person = ?
WHERE a.person = ? AND a.game = ? AND a.nth > 0 AND b.nth > 0;

-- name: count_rated_meetings_in_server
SELECT COUNT(*) FROM results a JOIN results b ON b.table_id = a.table_id AND b.person = ?
WHERE a.person = ? AND a.game = ? AND a.guild = ? AND a.guild_nth > 0 AND b.guild_nth > 0;

-- name: add_result
INSERT INTO results (table_id, person, seat, game, guild, at, place, won, computers,
    level, nth, mu, sigma, guild_nth, guild_mu, guild_sigma, guild_wins, guild_others, newest)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: unset_newest_result
UPDATE results SET newest = 0 WHERE person = ? AND game = ? AND guild = ? AND newest = 1;

-- name: kept_note
SELECT body FROM kept WHERE name = ?;

-- name: lock_rating_formula.sqlite
-- The lock lets one process at a time count tables.
SELECT body FROM kept WHERE name = ?;

-- name: lock_rating_formula.postgres
SELECT body FROM kept WHERE name = ? FOR UPDATE;

-- name: create_rating_formula
INSERT INTO kept (name, body) VALUES (?, '') ON CONFLICT (name) DO NOTHING;

-- name: set_kept_note
INSERT INTO kept (name, body) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET body = excluded.body;

-- name: recounts
SELECT name FROM kept WHERE name LIKE ? ORDER BY name;

-- name: end_recount
DELETE FROM kept WHERE name = ?;

-- name: delete_results_of_table
DELETE FROM results WHERE table_id = ?;

-- name: delete_rated_table
-- What is kept of a thinned table stays: nothing else has it.
DELETE FROM counted WHERE table_id = ? AND parts = '';

-- name: tables_with_results_of_game
SELECT table_id FROM results WHERE game = ? UNION SELECT table_id FROM counted WHERE game = ? AND parts = '';
