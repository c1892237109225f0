-- # Active time

-- name: tables_with_running_clock_of_person
SELECT s.table_id FROM seats s JOIN tables t ON t.id = s.table_id
WHERE s.person = ? AND s.clock <> '' AND t.status = 'playing' ORDER BY s.table_id;

-- name: reschedule_timers_of_person
-- Makes the timers of the person's tables due at the given moment.
UPDATE timers SET due = ? WHERE kind = ? AND table_id IN (SELECT table_id FROM seats WHERE person = ?);

-- name: set_quiet_hours
-- An empty time zone does not replace the stored one.
INSERT INTO people (id, name, quiet_from, quiet_until, quiet_days, zone) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id)
DO UPDATE SET name = excluded.name, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,
    quiet_days = excluded.quiet_days, zone = COALESCE(NULLIF(excluded.zone, ''), people.zone);

-- name: set_time_zone
INSERT INTO people (id, name, zone) VALUES (?, ?, ?) ON CONFLICT (id)
DO UPDATE SET name = excluded.name, zone = excluded.zone;

-- name: set_holidays
INSERT INTO people (id, name, holidays) VALUES (?, ?, ?) ON CONFLICT (id)
DO UPDATE SET name = excluded.name, holidays = excluded.holidays;

-- name: person_with_holidays
SELECT 1 FROM people WHERE holidays <> '' LIMIT 1;

-- # Clock repair

-- name: limit_due_of_leagues
UPDATE leagues SET due = ? + days * 86400.0 WHERE due > ? + days * 86400.0;

-- name: limit_due_of_channel_posts
UPDATE bulletins SET due = ? WHERE due > ?;

-- name: limit_due_of_league_posts
-- Posts of leagues are due at once; digests have dates, so they are left out.
UPDATE bulletins SET due = ? WHERE due > ? AND kind IN ('league', 'leagueweek', 'leagueend');

-- name: clear_holds_of_channel_posts
UPDATE bulletins SET held = NULL WHERE held > ?;

-- name: limit_trying_of_channel_posts
UPDATE bulletins SET trying = ? WHERE trying > ?;

-- name: limit_due_of_tasks
UPDATE outbox SET due = ? WHERE due > ?;

-- name: limit_due_of_reminders
UPDATE wanted_reminders SET due = ? WHERE due > ?;

-- name: limit_sent_of_reminders
UPDATE reminders SET sent = ? WHERE sent > ?;

-- name: limit_trying_of_reminders
UPDATE reminders SET trying = ? WHERE trying > ?;

-- name: limit_last_press_of_people
UPDATE people SET pressed = ? WHERE pressed > ?;

-- name: limit_heartbeat
UPDATE kept SET body = ? WHERE name = 'heartbeat' AND CAST(body AS DOUBLE PRECISION) > ?;

-- name: delete_future_outages
DELETE FROM outages WHERE began > ? AND ended > ?;

-- name: limit_end_of_outages
UPDATE outages SET ended = ? WHERE ended > ?;

-- name: absences_of_all_people
SELECT id, away FROM people WHERE away <> '[]' ORDER BY id;

-- name: set_absences
UPDATE people SET away = ? WHERE id = ?;

-- name: limit_time_of_presses
UPDATE interactions SET at = ? WHERE at > ?;

-- name: newest_press_or_heartbeat
SELECT MAX(at) AS last FROM (SELECT MAX(at) AS at FROM interactions
    UNION ALL SELECT CAST(body AS DOUBLE PRECISION) AS at FROM kept WHERE name = 'heartbeat') AS told;

-- name: tables_with_future_times
-- Tables with a time in the future, or with an offer or an invitation that ends at a time.
SELECT t.id FROM tables t WHERE t.status IN ('playing', 'paused') AND (t.since > ? OR t.heard > ?
    OR EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.prompt > 0 AND s.prompted_at > ?)
    OR t.chairs LIKE '%until%' OR (t.takebacks <> '' AND t.takebacks NOT LIKE '%null%'))
    OR t.status = 'open' AND t.invited <> '[]' ORDER BY t.id;

-- # Inactivity

-- name: running_tables_unheard_since
-- Running tables of people at which no person has done anything since the given moment.
SELECT id FROM tables WHERE status = 'playing' AND watch = 0 AND heard <= ? ORDER BY id;

-- name: seat_kept_for_absent_person
SELECT 1 FROM seats WHERE table_id = ? AND absent = ? AND person IS NULL;

-- # Pausing

-- name: count_pause_proposals_of_person
SELECT COUNT(*) AS times FROM log WHERE table_id = ? AND cause = ? AND at > ? AND kind = 'note'
    AND wire LIKE '%table-pause-proposed%';

-- # Substitutes

-- name: person_is_in_log
SELECT 1 FROM log WHERE table_id = ? AND cause = ?;

-- name: running_tables_with_timed_seat_request
-- Running tables where a person has asked for a seat and gets it at a set time unless refused.
SELECT id FROM tables WHERE chairs LIKE '%until%' AND status = 'playing' ORDER BY id;

-- # Vacations

-- name: tables_in_play_of_person
-- Tables where the person sits, or is absent and may come back.
SELECT t.id, t.opened FROM tables t JOIN seats s ON s.table_id = t.id
WHERE t.status IN ('playing', 'paused') AND ? IN (s.person, s.absent) ORDER BY t.id;

-- name: absences_of_person
SELECT away FROM people WHERE id = ?;

-- name: zone_and_locale_of_person
SELECT zone, locale FROM people WHERE id = ?;
