-- # Answer times

-- name: add_answer_time
INSERT INTO answers (table_id, number, person, took, in_time) VALUES (?, ?, ?, ?, ?);

-- # Dealing

-- name: header_and_secret_of_table
SELECT header, secret FROM tables WHERE id = ?;

-- name: secret_of_table
SELECT secret FROM tables WHERE id = ?;

-- # Deliveries

-- name: due_tasks
SELECT o.*, COALESCE(t.thread, t.channel) AS place, t.guild FROM outbox o JOIN tables t ON t.id = o.table_id
WHERE o.due <= ? AND (o.due, o.id) > (?, ?) ORDER BY o.due, o.id LIMIT ?;

-- name: all_tasks
SELECT o.*, COALESCE(t.thread, t.channel) AS place, t.guild FROM outbox o JOIN tables t ON t.id = o.table_id
ORDER BY o.due, o.id;

-- name: tasks_of_kind
SELECT o.*, COALESCE(t.thread, t.channel) AS place, t.guild FROM outbox o JOIN tables t ON t.id = o.table_id
WHERE o.kind = ? ORDER BY o.due, o.id;

-- name: next_due_of_tasks
SELECT MIN(due) AS due FROM outbox WHERE due > ?;

-- name: acknowledge_task
-- Deletes the task as it was read. Its id alone is not enough: the next task may get the same.
DELETE FROM outbox WHERE id = ? AND seq = ? AND table_id = ? AND kind = ? AND target = ?;

-- name: postpone_task
UPDATE outbox SET tries = tries + ?, due = ? WHERE id = ? AND seq = ? AND table_id = ? AND kind = ? AND target = ?;

-- name: put_off_task
UPDATE outbox SET due = ?, facts = ? WHERE id = ? AND seq = ? AND table_id = ? AND kind = ? AND target = ?;

-- name: task_as_it_waits
SELECT id, seq FROM outbox WHERE table_id = ? AND kind = ? AND target = ?;

-- name: task_is_due_since
-- A task that was put while a former one was run has kept the due time of that one: it is due since the run.
UPDATE outbox SET due = ? WHERE table_id = ? AND kind = ? AND target = ? AND due < ?;

-- name: pending_task
SELECT 1 FROM outbox WHERE table_id = ? AND kind = ? AND target = ?;

-- name: replace_task
INSERT INTO outbox (table_id, kind, target, seq, tries, due, facts) VALUES (?, ?, ?, ?, 0, ?, ?)
ON CONFLICT (table_id, kind, target)
DO UPDATE SET seq = excluded.seq, tries = 0, due = excluded.due, facts = excluded.facts;

-- name: put_task_without_change.sqlite
-- A task that belongs to no change of the table. It has the number of the newest change. A task that is put again gets
-- a new id and keeps an earlier due time and a wish (see put_task in model/queries.sql).
INSERT INTO outbox (table_id, kind, target, seq, tries, due, facts)
SELECT id, ?, ?, seq, 0, ?, ? FROM tables WHERE id = ?
ON CONFLICT (table_id, kind, target)
DO UPDATE SET id = (SELECT MAX(id) + 1 FROM outbox), seq = excluded.seq, tries = 0,
    due = CASE WHEN outbox.due < excluded.due THEN outbox.due ELSE excluded.due END,
    facts = CASE WHEN substr(outbox.facts, 1, 8) = '{"anew":' AND substr(excluded.facts, 1, 8) <> '{"anew":'
        THEN outbox.facts ELSE excluded.facts END;

-- name: put_task_without_change.postgres
INSERT INTO outbox (table_id, kind, target, seq, tries, due, facts)
SELECT id, ?, ?, seq, 0, ?, ? FROM tables WHERE id = ?
ON CONFLICT (table_id, kind, target)
DO UPDATE SET id = DEFAULT, seq = excluded.seq, tries = 0,
    due = CASE WHEN outbox.due < excluded.due THEN outbox.due ELSE excluded.due END,
    facts = CASE WHEN substr(outbox.facts, 1, 8) = '{"anew":' AND substr(excluded.facts, 1, 8) <> '{"anew":'
        THEN outbox.facts ELSE excluded.facts END;

-- name: tasks_still_waiting.sqlite
-- The tasks among the given ids (a list in JSON) that are still in the outbox.
SELECT id, seq FROM outbox WHERE id IN (SELECT value FROM json_each(?));

-- name: tasks_still_waiting.postgres
SELECT id, seq FROM outbox
WHERE id = ANY (ARRAY(SELECT CAST(value AS BIGINT) FROM json_array_elements_text(?) AS ids (value)));

-- name: keys_of_all_tasks
SELECT table_id, kind, target FROM outbox;

-- name: acknowledge_refresh
-- A wish stays (see put_task in model/queries.sql).
DELETE FROM outbox WHERE table_id = ? AND kind = ? AND target = ? AND seq <= ? AND substr(facts, 1, 8) <> '{"anew":';

-- name: facts_of_task
SELECT facts FROM outbox WHERE table_id = ? AND kind = ? AND target = ?;

-- # Keys

-- name: create_key
INSERT INTO keys (name, secret) VALUES (?, ?) ON CONFLICT (name) DO NOTHING;

-- name: key
SELECT secret FROM keys WHERE name = ?;

-- # Load

-- name: count_due_tasks
SELECT COUNT(*) AS tasks, MIN(due) AS oldest FROM outbox WHERE due <= ?;

-- name: count_due_timers
SELECT COUNT(*) AS timers, MIN(due) AS oldest FROM timers WHERE due <= ?;

-- name: count_waiting_searches
SELECT COUNT(*) AS searches FROM thoughts WHERE found IS NULL AND (holder = '' OR until <= ?) AND asked > ?;

-- name: places_of_tables
SELECT guild, channel, COUNT(*) AS tables FROM tables
WHERE status IN ('open', 'playing', 'paused') AND guild IS NOT NULL GROUP BY guild, channel ORDER BY guild, channel;

-- name: count_tables_by_status
SELECT status, COUNT(*) AS tables FROM tables GROUP BY status;

-- # Matches

-- name: match_of_table
SELECT secret, header, snapshot FROM tables WHERE id = ?;

-- # Outages

-- name: set_heartbeat
INSERT INTO kept (name, body) VALUES ('heartbeat', ?) ON CONFLICT (name) DO UPDATE SET body = excluded.body;

-- name: set_outage
INSERT INTO outages (began, ended) VALUES (?, ?) ON CONFLICT (began) DO UPDATE SET ended = excluded.ended;

-- name: earliest_running_clock
-- No running clock began before this moment, so older outages count on none.
SELECT MIN(at) AS since FROM (
    SELECT s.prompted_at AS at FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE s.prompt > 0 AND t.status = 'playing'
    UNION ALL SELECT since FROM tables WHERE sealed > 0 AND status = 'playing'
    UNION ALL SELECT heard FROM tables WHERE status = 'playing'
) AS needed;

-- name: heartbeat
SELECT body FROM kept WHERE name = 'heartbeat';

-- name: outages
SELECT began, ended FROM outages ORDER BY began;

-- name: delete_outages_until
DELETE FROM outages WHERE ended <= ?;

-- # Posts

-- name: delete_post
DELETE FROM posts WHERE table_id = ? AND kind = ? AND target = ? AND message = ?;

-- name: set_post
INSERT INTO posts (table_id, kind, target, channel, message, seq, at) VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (table_id, kind, target)
DO UPDATE SET channel = excluded.channel, message = excluded.message, seq = excluded.seq, at = excluded.at;

-- name: number_post
UPDATE posts SET seq = ? WHERE table_id = ? AND kind = ? AND target = ? AND message = ?;

-- name: posts_of_table
SELECT * FROM posts WHERE table_id = ? ORDER BY kind, target;

-- name: post
SELECT table_id, kind, target, channel, message, seq, at FROM posts WHERE table_id = ? AND kind = ? AND target = ?;

-- name: notices_with_number
SELECT table_id, kind, target, channel, message, seq, at FROM posts WHERE table_id = ? AND target = ? AND kind LIKE ? AND seq = ?;

-- name: post_by_message
SELECT * FROM posts WHERE message = ?;

-- # Reading

-- name: person_without_phrases
SELECT 1 FROM people WHERE id = ? AND phrases = 0;

-- name: newest_log_lines
SELECT number, kind, seat, sealed, events, at FROM log WHERE table_id = ? AND at > ? AND number >= ? AND number < ?
ORDER BY number DESC LIMIT ?;

-- name: numbered_wires_of_kind
SELECT number, wire FROM log WHERE table_id = ? AND kind = ? ORDER BY number;

-- name: moves_with_their_causes
SELECT number, seat, wire, cause, sealed FROM log WHERE table_id = ? AND kind = 'move' ORDER BY number;

-- name: wires_of_moves
SELECT wire FROM log WHERE table_id = ? AND kind = 'move' ORDER BY number;

-- name: causes_of_moves
SELECT cause FROM log WHERE table_id = ? AND kind = 'move' ORDER BY number;

-- name: tables_of_person
SELECT * FROM table_rows WHERE status IN ('open', 'playing', 'paused') AND id IN
    (SELECT table_id FROM seats WHERE person = ? UNION SELECT table_id FROM seats WHERE absent = ?)
    ORDER BY id, seat;

-- name: tables_in_channel
SELECT * FROM table_rows WHERE status IN ('open', 'playing', 'paused')
    AND (channel = ? OR thread = ?) ORDER BY id, seat;

-- name: table_in_thread
SELECT 1 FROM tables WHERE thread = ? LIMIT 1;

-- name: tables_in_server
SELECT * FROM table_rows WHERE status IN ('open', 'playing', 'paused') AND guild = ? ORDER BY id, seat;

-- # Reminders

-- name: want_reminder
INSERT INTO wanted_reminders (person, table_id, prompt, alone, due) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (person, table_id) DO UPDATE SET due = excluded.due, prompt = excluded.prompt,
    alone = CASE WHEN wanted_reminders.prompt = excluded.prompt AND wanted_reminders.alone > excluded.alone
        THEN wanted_reminders.alone ELSE excluded.alone END;

-- name: people_to_remind
SELECT person, MAX(due) AS due FROM wanted_reminders GROUP BY person HAVING MAX(due) <= ? ORDER BY 2, 1 LIMIT ?;

-- name: wanted_reminders_of_person
SELECT table_id, prompt, alone FROM wanted_reminders WHERE person = ?;

-- name: last_reminder_of_person
SELECT trying, sent, table_id, channel, message FROM reminders WHERE person = ?;

-- name: begin_reminder
-- Of several tries whose outcome is unknown, the time of the first is kept.
INSERT INTO reminders (person, trying) SELECT id, ? FROM people WHERE id = ?
ON CONFLICT (person) DO UPDATE SET trying = COALESCE(reminders.trying, excluded.trying);

-- name: finish_reminder
UPDATE reminders SET trying = NULL, sent = ?, table_id = ?, channel = ?, message = ? WHERE person = ?;

-- name: open_tables_of_opener
SELECT id FROM tables WHERE opener = ? AND status = 'open' ORDER BY id;

-- name: people_whose_reminder_is_used_up
-- No running table waits for them, and they have no open table. Whether one could start only its rules know: with an
-- open table the reminder stays until the person presses anything.
SELECT r.person FROM reminders r WHERE r.message IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM seats s JOIN tables t ON t.id = s.table_id
        WHERE s.person = r.person AND s.prompt > 0 AND t.status = 'playing')
    AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.opener = r.person AND t.status = 'open')
ORDER BY r.person LIMIT ?;

-- name: forget_message_of_reminder
UPDATE reminders SET channel = NULL, message = NULL WHERE person = ? AND message = ?;

-- name: delete_wanted_reminder
DELETE FROM wanted_reminders WHERE person = ? AND table_id = ? AND prompt = ?;

-- name: unanswered_tables_of_person
-- Running tables that wait for the person, except those that a standing order answers.
SELECT * FROM table_rows WHERE status = 'playing' AND id IN
    (SELECT s.table_id FROM seats s WHERE s.person = ? AND s.prompt > 0 AND NOT EXISTS
        (SELECT 1 FROM orders o WHERE o.table_id = s.table_id AND o.seat = s.seat))
ORDER BY id, seat;

-- name: set_last_press_of_person
UPDATE people SET pressed = ? WHERE id = ? AND (pressed IS NULL OR pressed < ?);

-- name: delete_wanted_reminders_of_table
DELETE FROM wanted_reminders WHERE table_id = ?;

-- name: last_press_of_person
SELECT pressed FROM people WHERE id = ?;

-- name: cancel_reminder
UPDATE reminders SET trying = NULL WHERE person = ?;

-- name: postpone_wanted_reminders
UPDATE wanted_reminders SET due = ? WHERE person = ? AND due < ?;

-- # Since last move

-- name: log_since_own_last_move
-- One statement, so that all rows are of one moment: between two statements another process might write a move of
-- this person.
SELECT l.kind, l.events, l.at, l.seq, CASE WHEN l.number = o.own THEN 1 ELSE 0 END AS own
FROM (SELECT MAX(number) AS own FROM log WHERE table_id = ? AND kind = 'move' AND seat = ? AND cause = ?) o
CROSS JOIN log l WHERE l.table_id = ? AND l.number >= COALESCE(o.own, 0) ORDER BY l.number DESC LIMIT ?;

-- # Tables

-- name: table_for_a_move
-- All data that a move needs.
SELECT r.*, EXISTS (SELECT 1 FROM interactions i WHERE i.id = ?) AS answered,
    EXISTS (SELECT 1 FROM orders o WHERE o.table_id = r.id AND o.seat = r.seat)
    OR EXISTS (SELECT 1 FROM prepared a WHERE a.table_id = r.id AND a.seat = r.seat) AS ordered,
    EXISTS (SELECT 1 FROM posts p WHERE p.table_id = r.id AND p.kind IN ('hand', 'mention') AND p.target = r.person)
    OR EXISTS (SELECT 1 FROM outbox e WHERE e.table_id = r.id AND e.kind = 'hand' AND e.target = r.person) AS holding,
    EXISTS (SELECT 1 FROM people q WHERE q.id = r.person AND q.forced = 0) AS by_hand,
    (SELECT p.agreed FROM pauses p WHERE p.table_id = r.id) AS pausing,
    (SELECT t.version FROM tables t WHERE t.id = r.id) AS version,
    (SELECT t.ready_told FROM tables t WHERE t.id = r.id) AS ready_told,
    (SELECT t.chairs FROM tables t WHERE t.id = r.id) AS chairs,
    (SELECT k.cards FROM same_cards k WHERE k.table_id = r.id) AS cards,
    (SELECT g.silence FROM guilds g WHERE g.id = r.guild) AS hours,
    (SELECT m.due FROM timers m WHERE m.table_id = r.id AND m.kind = 'silence') AS armed
FROM table_rows r WHERE r.id = ? ORDER BY r.seat;

-- name: table_of_press
SELECT table_id FROM interactions WHERE id = ?;

-- name: standing_order
SELECT body FROM orders WHERE table_id = ? AND seat = ?;

-- # Votes

-- name: set_pause_vote
INSERT INTO pauses (table_id, agreed) VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET agreed = excluded.agreed;

-- name: delete_pause_vote
DELETE FROM pauses WHERE table_id = ?;
