-- # Leagues

-- name: open_league
INSERT INTO leagues (press, guild, channel, lang, organiser, game, size, pace, weeks, status, week, due, opened,
    counted, mode, days, team)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', 0, NULL, ?, 0, ?, ?, ?);

-- name: start_league
UPDATE leagues SET status = 'running', due = ?, weeks = ?, press = NULL WHERE id = ? AND status = 'open';

-- name: end_league
UPDATE leagues SET status = 'over', due = NULL, press = NULL WHERE id = ? AND status <> 'over';

-- name: make_current_week_last
UPDATE leagues SET due = NULL, weeks = week WHERE id = ? AND status = 'running' AND due IS NOT NULL;

-- name: league_table_in_play
SELECT 1 FROM league_seats s JOIN tables t ON t.id = s.table_id
WHERE s.league = ? AND t.status NOT IN ('finished', 'ended', 'expired');

-- name: cancel_unopened_pairings
-- Table 0 means: not played.
UPDATE league_seats SET table_id = 0 WHERE league = ? AND table_id IS NULL;

-- name: end_unstarted_league
UPDATE leagues SET status = 'over', press = NULL WHERE id = ? AND status = 'open';

-- name: sign_up
-- A person who comes back keeps their team and their place in the order.
INSERT INTO league_people (league, person, name, at, gone, team, since) VALUES (?, ?, ?, ?, 0, ?, ?)
ON CONFLICT (league, person) DO UPDATE SET name = excluded.name, gone = 0;

-- name: lock_status_of_league.sqlite
SELECT status FROM leagues WHERE id = ?;

-- name: lock_status_of_league.postgres
SELECT status FROM leagues WHERE id = ? FOR UPDATE;

-- name: leagues_of_organiser
SELECT status, opened FROM leagues WHERE guild = ? AND organiser = ?;

-- name: leagues_of_server
SELECT id FROM leagues WHERE guild = ? AND status <> 'over' ORDER BY id DESC;

-- name: league_of_table
SELECT league FROM league_seats WHERE table_id = ? LIMIT 1;

-- name: people_of_league
SELECT m.person, COALESCE(n.name, NULLIF(p.name, ''), m.name) AS name, m.gone, m.team, m.since
FROM league_people m JOIN leagues l ON l.id = m.league LEFT JOIN people p ON p.id = m.person
LEFT JOIN nicknames n ON n.person = m.person AND n.guild = l.guild
WHERE m.league = ? ORDER BY m.at, m.person;

-- name: league_opened_by_press
SELECT id FROM leagues WHERE press = ?;

-- name: league
SELECT * FROM leagues WHERE id = ?;

-- name: lock_league_to_sign_up
-- Changes nothing: it only locks the row, in both engines.
UPDATE leagues SET week = week WHERE id = ? AND status = ? AND (due IS NOT NULL OR week = 0);

-- name: week_of_league
SELECT week FROM leagues WHERE id = ?;

-- name: teams_of_league
SELECT person, team, gone FROM league_people WHERE league = ? ORDER BY at, person;

-- name: delete_sign_up
DELETE FROM league_people WHERE league = ? AND person = ?;

-- name: leave_league
UPDATE league_people SET gone = 1 WHERE league = ? AND person = ?;

-- name: unstarted_leagues_opened_before
SELECT id FROM leagues WHERE status = 'open' AND opened < ? ORDER BY id;

-- name: players_of_league
-- The first of these people becomes the organiser after the organiser has left.
SELECT person FROM league_people WHERE league = ? AND gone = 0 ORDER BY at, person;

-- name: hand_over_league
UPDATE leagues SET organiser = ? WHERE id = ? AND organiser = ?;

-- # Weeks of leagues

-- name: leagues_with_week_due
SELECT id FROM leagues WHERE status = 'running' AND due <= ? ORDER BY due, id;

-- name: pairings_of_league
SELECT league, week, number, seat, person, table_id FROM league_seats WHERE league = ? ORDER BY week, number, seat;

-- name: pairings_to_open_or_deal
-- Includes open tables of a league that is over, so that they are closed.
SELECT s.league, s.week, s.number FROM league_seats s JOIN leagues l ON l.id = s.league
LEFT JOIN tables t ON t.id = s.table_id
WHERE l.status = 'running' AND (s.table_id IS NULL OR (s.table_id > 0 AND t.header IS NULL)) OR t.status = 'open'
GROUP BY s.league, s.week, s.number ORDER BY s.league, s.week, s.number;

-- name: add_seat_of_pairing
INSERT INTO league_seats (league, week, number, seat, person, table_id) VALUES (?, ?, ?, ?, ?, NULL);

-- name: set_team
UPDATE league_people SET team = ? WHERE league = ? AND person = ?;

-- name: add_bye
-- A pairing of one person, who does not play.
INSERT INTO league_seats (league, week, number, seat, person, table_id) VALUES (?, ?, ?, 0, ?, 0);

-- name: delete_bye
DELETE FROM league_seats WHERE league = ? AND week = ? AND number = ? AND table_id = 0;

-- name: pairing_of_number
SELECT 1 FROM league_seats WHERE league = ? AND week = ? AND number = ?;

-- name: set_weeks_of_league
UPDATE leagues SET weeks = ? WHERE id = ?;

-- name: running_cups
SELECT id FROM leagues WHERE status = 'running' AND mode <> 'league' AND week > 0 AND due IS NOT NULL ORDER BY id;

-- name: begin_week
UPDATE leagues SET week = ?, due = ? WHERE id = ? AND week = ? AND status = 'running' AND due IS NOT NULL;

-- name: set_table_of_pairing
UPDATE league_seats SET table_id = ? WHERE league = ? AND week = ? AND number = ? AND table_id IS NULL;

-- name: cancel_undealt_pairing
-- Table 0 means: not played.
UPDATE league_seats SET table_id = 0 WHERE league = ? AND week = ? AND number = ? AND NOT EXISTS
    (SELECT 1 FROM tables t WHERE t.id = league_seats.table_id AND t.header IS NOT NULL);

-- name: table_is_dealt
SELECT 1 FROM tables WHERE id = ? AND header IS NOT NULL;

-- name: lock_league.sqlite
-- Locks the league: nobody signs up, leaves or is forgotten until this transaction ends.
SELECT id FROM leagues WHERE id = ?;

-- name: lock_league.postgres
SELECT id FROM leagues WHERE id = ? FOR UPDATE;

-- name: roster_of_league
-- All people who ever played in the league, in the order of the pairings.
SELECT person FROM league_people WHERE league = ? ORDER BY at, person;

-- name: undealt_pairing_of_week
SELECT 1 FROM league_seats s LEFT JOIN tables t ON t.id = s.table_id
WHERE s.league = ? AND s.week = ? AND (s.table_id IS NULL OR (s.table_id > 0 AND t.header IS NULL));

-- name: dealt_pairing_of_week
SELECT 1 FROM league_seats s JOIN tables t ON t.id = s.table_id
WHERE s.league = ? AND s.week = ? AND t.header IS NOT NULL;

-- name: channel_post_exists
SELECT 1 FROM bulletins WHERE kind = ? AND key = ?;

-- name: channel_post_is_posted
-- Or is being posted.
SELECT 1 FROM bulletins WHERE kind = ? AND key = ? AND (message IS NOT NULL OR trying IS NOT NULL);

-- name: leagues_with_unposted_week
SELECT l.id FROM leagues l WHERE l.status = 'running' AND l.week > 0
    AND NOT EXISTS (SELECT 1 FROM bulletins b WHERE b.kind = ? AND b.key = l.id || '.' || l.week)
    AND EXISTS (SELECT 1 FROM league_seats s JOIN tables t ON t.id = s.table_id
        WHERE s.league = l.id AND s.week = l.week AND t.header IS NOT NULL) ORDER BY l.id;

-- name: leagues_with_newly_finished_tables
-- The joins are in this order because there are few leagues, and many finished tables.
SELECT s.league, COUNT(DISTINCT t.id) AS finished FROM leagues l CROSS JOIN league_seats s CROSS JOIN tables t
WHERE s.league = l.id AND t.id = s.table_id AND t.status = 'finished' GROUP BY s.league, l.counted
HAVING COUNT(DISTINCT t.id) <> l.counted ORDER BY s.league;

-- name: leagues_in_last_week
SELECT id FROM leagues WHERE status = 'running' AND due IS NULL AND week > 0 ORDER BY id;

-- name: leagues_overdue_since
SELECT id FROM leagues WHERE status = 'running' AND due < ? ORDER BY id;

-- name: end_running_league
UPDATE leagues SET status = 'over', due = NULL WHERE id = ? AND status = 'running';

-- name: cancel_unfinished_pairings
-- Table 0 means: not played.
UPDATE league_seats SET table_id = 0 WHERE league = ? AND (table_id IS NULL OR EXISTS
    (SELECT 1 FROM tables t WHERE t.id = league_seats.table_id AND t.status NOT IN ('finished', 'ended', 'expired')));

-- name: set_finished_tables_of_league
-- How many finished tables the board of the league counts.
UPDATE leagues SET counted = ? WHERE id = ?;

-- # People who are forgotten

-- name: lock_leagues_of_person.sqlite
SELECT id, guild, channel, lang FROM leagues WHERE organiser = ? OR id IN
    (SELECT league FROM league_people WHERE person = ? UNION SELECT league FROM league_seats WHERE person = ?)
ORDER BY id;

-- name: lock_leagues_of_person.postgres
SELECT id, guild, channel, lang FROM leagues WHERE organiser = ? OR id IN
    (SELECT league FROM league_people WHERE person = ? UNION SELECT league FROM league_seats WHERE person = ?)
ORDER BY id FOR UPDATE;

-- name: delete_sign_ups_of_person
-- Only leagues that have not started.
DELETE FROM league_people WHERE person = ? AND league IN (SELECT id FROM leagues WHERE status = 'open');

-- name: replace_person_in_league
UPDATE league_people SET person = ?, name = '', gone = ? WHERE league = ? AND person = ?;

-- name: replace_person_in_pairings
UPDATE league_seats SET person = ? WHERE league = ? AND person = ?;

-- name: end_league_without_players
UPDATE leagues SET status = 'over', due = NULL, press = NULL WHERE id = ?;
