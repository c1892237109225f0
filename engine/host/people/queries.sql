-- # Blocks

-- name: people_blocked_with
-- Blocks in both directions.
SELECT blocked AS other FROM blocks WHERE person = ? UNION SELECT person FROM blocks WHERE blocked IN (?, ?);

-- name: replace_blocked_person
-- Leaves out lists that already have the new id.
UPDATE blocks SET blocked = ? WHERE blocked = ?
AND NOT EXISTS (SELECT 1 FROM blocks o WHERE o.person = blocks.person AND o.blocked = ?);

-- name: people_blocked_by
SELECT blocked FROM blocks WHERE person = ? ORDER BY at, blocked;

-- name: names_of_people_blocked_by
SELECT b.blocked, p.name FROM blocks b LEFT JOIN people p ON p.id = b.blocked WHERE b.person = ?
ORDER BY b.at, b.blocked;

-- name: block_person
INSERT INTO blocks (person, blocked, at) VALUES (?, ?, ?) ON CONFLICT (person, blocked) DO NOTHING;

-- name: unblock_person
DELETE FROM blocks WHERE person = ? AND blocked = ?;

-- name: delete_blocks_by_person
DELETE FROM blocks WHERE person = ?;

-- name: delete_blocks_against_person
DELETE FROM blocks WHERE blocked = ?;

-- # Hand extras

-- name: extras_of_hand
-- The note and the premove of the person at the table; the number of other tables that wait for them, and the first.
SELECT (SELECT n.body FROM notes n WHERE n.table_id = ? AND n.person = ?) AS note,
    (SELECT a.wire FROM prepared a JOIN seats s ON s.table_id = a.table_id AND s.seat = a.seat
     WHERE a.table_id = ? AND s.person = ?) AS prepared, COUNT(t.id) AS waiting, MIN(t.id) AS id, MIN(t.game) AS game
FROM seats s JOIN tables t ON t.id = s.table_id
WHERE s.person = ? AND s.prompt > 0 AND t.status = 'playing' AND t.id <> ?;

-- name: set_note
INSERT INTO notes (table_id, person, body, at) VALUES (?, ?, ?, ?)
ON CONFLICT (table_id, person) DO UPDATE SET body = excluded.body, at = excluded.at;

-- name: delete_note
DELETE FROM notes WHERE table_id = ? AND person = ?;

-- # Lessons

-- name: lessons_of_person
SELECT id, game, step, learned FROM lessons WHERE person = ? ORDER BY game;

-- name: lesson
SELECT id, game, step, learned FROM lessons WHERE person = ? AND id = ?;

-- name: begin_lesson
-- A finished lesson begins again; any other continues at its step.
INSERT INTO lessons (person, game, step, learned, at) VALUES (?, ?, 0, NULL, ?)
ON CONFLICT (person, game) DO UPDATE SET at = excluded.at,
    step = CASE WHEN lessons.step = -1 THEN 0 ELSE lessons.step END;

-- name: go_to_step_of_lesson
UPDATE lessons SET step = ?, at = ? WHERE id = ? AND person = ? AND step = ?;

-- name: finish_lesson
UPDATE lessons SET step = -1, at = ?, learned = ? WHERE id = ? AND person = ? AND step = ?;

-- name: restart_lesson
UPDATE lessons SET step = 0, at = ? WHERE id = ? AND person = ?;

-- name: count_finished_tables_of_person
-- Those counted for ratings, and those not counted yet: reading each row of tables would take longer.
SELECT game, COUNT(*) AS tables FROM (
    SELECT game, table_id FROM results WHERE person = ?
    UNION SELECT t.game, t.id FROM tables t JOIN seats s ON s.table_id = t.id
    WHERE t.status = 'finished' AND t.watch = 0 AND t.counted = 0 AND s.person = ?
) AS finished GROUP BY game;

-- # Phrases

-- name: count_phrases_of_person
SELECT COUNT(*) AS times FROM log WHERE table_id = ? AND cause = ? AND at > ? AND kind = 'note'
    AND wire LIKE '%table-said%';

-- # Servers

-- name: servers_with_settings_or_posts
SELECT id FROM guilds UNION SELECT guild FROM bulletins UNION SELECT guild FROM club_nights;

-- name: marks_of_servers
SELECT name, body FROM kept WHERE name LIKE 'left %' OR name LIKE 'greeted %';

-- name: settings_of_server
SELECT lang, channels, games_off, threads, silence, most_waiting, most_playing, most_watched, phrases, seek,
    seek_channel FROM guilds
WHERE id = ?;

-- name: lock_settings_of_server.sqlite
SELECT lang, channels, games_off, threads, silence, most_waiting, most_playing, most_watched, phrases, seek,
    seek_channel FROM guilds
WHERE id = ?;

-- name: lock_settings_of_server.postgres
SELECT lang, channels, games_off, threads, silence, most_waiting, most_playing, most_watched, phrases, seek,
    seek_channel FROM guilds
WHERE id = ? FOR UPDATE;

-- name: set_settings_of_server
INSERT INTO guilds (id, lang, channels, games_off, threads, silence, most_waiting, most_playing, most_watched, phrases,
    seek, seek_channel)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET lang = excluded.lang, channels = excluded.channels, games_off = excluded.games_off,
    threads = excluded.threads, silence = excluded.silence, most_waiting = excluded.most_waiting,
    most_playing = excluded.most_playing, most_watched = excluded.most_watched,
    phrases = excluded.phrases, seek = excluded.seek, seek_channel = excluded.seek_channel;

-- name: create_settings_of_server
-- Inserts the row that is then locked. Its values are the defaults (preferences.GuildSettings).
INSERT INTO guilds (id, channels, games_off, threads) VALUES (?, '[]', '[]', 1) ON CONFLICT (id) DO NOTHING;

-- name: reschedule_timers_of_server
UPDATE timers SET due = ? WHERE kind = ? AND table_id IN (SELECT id FROM tables WHERE guild = ?);

-- name: delete_mark_of_server
DELETE FROM kept WHERE name = ?;

-- name: delete_settings_of_server
DELETE FROM guilds WHERE id = ?;

-- name: delete_channel_posts_of_server
DELETE FROM bulletins WHERE guild = ?;

-- name: delete_table_alerts_of_server
DELETE FROM table_alerts WHERE guild = ?;

-- name: delete_club_night_of_server
DELETE FROM club_nights WHERE guild = ?;

-- name: delete_seeks_of_server
DELETE FROM seeks WHERE guild = ?;

-- name: end_asks_of_server
UPDATE seek_asks SET answer = 'off', version = version + 1 WHERE answer IN ('', 'yes')
    AND proposal IN (SELECT id FROM seek_proposals WHERE guild = ? AND status = 'asking');

-- name: end_proposals_of_server
UPDATE seek_proposals SET status = 'off' WHERE guild = ? AND status = 'asking';

-- name: delete_nicknames_of_server
DELETE FROM nicknames WHERE guild = ?;

-- name: delete_marks_of_server
DELETE FROM kept WHERE name IN (?, ?);

-- # Settings

-- name: settings_of_person
SELECT p.*, n.name AS nickname FROM people p LEFT JOIN nicknames n ON n.person = p.id AND n.guild = ?
WHERE p.id = ?;

-- name: tables_of_person
SELECT id FROM tables WHERE status IN ('open', 'playing', 'paused') AND id IN
    (SELECT table_id FROM seats WHERE person = ? UNION SELECT table_id FROM seats WHERE absent = ?)
ORDER BY id;

-- name: set_direct_messages_closed
-- Only for a known person, or one with a task in the outbox.
INSERT INTO people (id, name, dm_closed) SELECT ?, '', ?
WHERE EXISTS (SELECT 1 FROM people WHERE id = ?) OR EXISTS (SELECT 1 FROM outbox WHERE target = ?)
ON CONFLICT (id) DO UPDATE SET dm_closed = excluded.dm_closed,
    dm_told = CASE WHEN excluded.dm_closed IS NULL THEN 0 ELSE people.dm_told END;

-- name: set_direct_message_channel
-- Only for a known person, or one with a task in the outbox: not for a person forgotten during a send.
INSERT INTO people (id, name, dm_channel) SELECT ?, '', ?
WHERE EXISTS (SELECT 1 FROM people WHERE id = ?) OR EXISTS (SELECT 1 FROM outbox WHERE target = ?)
ON CONFLICT (id) DO UPDATE SET dm_channel = excluded.dm_channel;

-- name: kept_value
SELECT body FROM kept WHERE name = ?;

-- name: set_kept_value
INSERT INTO kept (name, body) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET body = excluded.body;

-- name: set_locale
INSERT INTO people (id, name, locale) VALUES (?, '', ?) ON CONFLICT (id) DO UPDATE SET locale = excluded.locale;

-- name: set_language_if_unset
UPDATE people SET lang = COALESCE(lang, ?) WHERE id = ?;

-- name: set_language
INSERT INTO people (id, name, lang) VALUES (?, ?, ?) ON CONFLICT (id)
    DO UPDATE SET name = excluded.name, lang = excluded.lang;

-- name: set_portrait
INSERT INTO people (id, name, portrait) VALUES (?, ?, ?) ON CONFLICT (id)
    DO UPDATE SET name = excluded.name, portrait = excluded.portrait;

-- name: set_reminders
INSERT INTO people (id, name, reminders) VALUES (?, ?, ?) ON CONFLICT (id)
    DO UPDATE SET name = excluded.name, reminders = excluded.reminders;

-- name: set_pictures
INSERT INTO people (id, name, pictures) VALUES (?, ?, ?) ON CONFLICT (id)
    DO UPDATE SET name = excluded.name, pictures = excluded.pictures;

-- name: set_phrases
INSERT INTO people (id, name, phrases) VALUES (?, ?, ?) ON CONFLICT (id)
    DO UPDATE SET name = excluded.name, phrases = excluded.phrases;

-- name: set_forget_after
INSERT INTO people (id, name, forget_after, pressed) VALUES (?, ?, ?, ?) ON CONFLICT (id)
    DO UPDATE SET name = excluded.name, forget_after = excluded.forget_after, pressed = excluded.pressed;

-- name: last_presses_of_people_to_forget
SELECT id, pressed FROM people WHERE forget_after > 0;

-- name: set_last_press_if_to_forget
UPDATE people SET pressed = ? WHERE id = ? AND forget_after > 0;

-- name: people_to_forget
SELECT id, name FROM people WHERE forget_after > 0 AND pressed <= ? - forget_after * ? ORDER BY id LIMIT 20;

-- name: set_silent_hands
INSERT INTO people (id, name, silent_hands) VALUES (?, ?, ?) ON CONFLICT (id)
    DO UPDATE SET name = excluded.name, silent_hands = excluded.silent_hands;

-- name: set_next_notes
INSERT INTO people (id, name, next_notes) VALUES (?, ?, ?) ON CONFLICT (id)
    DO UPDATE SET name = excluded.name, next_notes = excluded.next_notes;

-- name: set_forced_moves
INSERT INTO people (id, name, forced) VALUES (?, ?, ?) ON CONFLICT (id)
    DO UPDATE SET name = excluded.name, forced = excluded.forced;

-- name: set_told_of_closed_direct_messages
UPDATE people SET dm_told = 1 WHERE id = ? AND dm_told = 0;

-- # Trust

-- name: person_is_barred
SELECT 1 FROM barred WHERE guild = ? AND person IN (?, ?);

-- name: people_barred_by_server
SELECT b.person, p.name, b.at FROM barred b LEFT JOIN people p ON p.id = b.person WHERE b.guild = ?
ORDER BY b.at DESC, b.person;

-- name: count_barred_by_server
SELECT COUNT(*) AS people FROM barred WHERE guild = ?;

-- name: bar_person
INSERT INTO barred (guild, person, at) VALUES (?, ?, ?) ON CONFLICT (guild, person) DO NOTHING;

-- name: delete_seek_of_barred_person
DELETE FROM seeks WHERE person = ? AND guild = ? AND proposal IS NULL;

-- name: let_person_back
DELETE FROM barred WHERE guild = ? AND person = ?;

-- name: replace_barred_person
-- Leaves out servers that already have the new id.
UPDATE barred SET person = ? WHERE person = ?
AND NOT EXISTS (SELECT 1 FROM barred o WHERE o.guild = barred.guild AND o.person = ?);

-- name: delete_barred_person
DELETE FROM barred WHERE person = ?;

-- name: delete_barred_of_server
DELETE FROM barred WHERE guild = ?;

-- name: barred_people_at_open_tables
SELECT s.table_id, s.person FROM seats s JOIN tables t ON t.id = s.table_id
JOIN barred b ON b.guild = t.guild AND b.person = s.person WHERE t.status = 'open' ORDER BY s.table_id, s.seat;

-- name: running_tables_of_person_in_server
SELECT t.id FROM tables t JOIN seats s ON s.table_id = t.id
WHERE t.guild = ? AND s.person = ? AND t.status IN ('playing', 'paused') ORDER BY t.id;

-- name: add_report
INSERT INTO reports (id, guild, table_id, reporter, reported, word, at) VALUES (?, ?, ?, ?, ?, ?, ?);

-- name: report
SELECT id, guild, table_id, reporter, reported, word FROM reports WHERE id = ?;

-- name: reports_of_server
SELECT id, guild, table_id, reporter, reported, word FROM reports WHERE guild = ? ORDER BY at DESC, id LIMIT ?;

-- name: report_of_person_at_table
SELECT 1 FROM reports WHERE reporter = ? AND reported = ? AND table_id = ?;

-- name: count_reports_of_person
SELECT COUNT(*) AS reports FROM reports WHERE reporter = ? AND at > ?;

-- name: delete_reports_before
DELETE FROM reports WHERE at < ?;

-- name: delete_reports_of_server
DELETE FROM reports WHERE guild = ?;

-- name: report_channel_of_server
SELECT reports FROM guilds WHERE id = ?;

-- name: set_report_channel_of_server
UPDATE guilds SET reports = ? WHERE id = ?;

-- name: delete_presets_of_server
DELETE FROM presets WHERE kind = 'server' AND owner = ?;
