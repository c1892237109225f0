-- # The export of what is kept about a person

-- name: settings_of_person
SELECT * FROM people WHERE id = ?;

-- name: nicknames_of_person
SELECT guild, name FROM nicknames WHERE person = ? ORDER BY guild;

-- name: tables_of_person
WITH me(id) AS (SELECT ?)
SELECT t.id AS "table", t.game, t.options, t.size, t.lang, t.guild, t.channel, t.thread, t.status, t.opened, t.touched,
       t.opener = me.id AS opened_by_me, s.seat, s.name, s.word, s.hints, s.arrangement,
       COALESCE(s.person = me.id, FALSE) AS seated, COALESCE(s.resigned = me.id, FALSE) AS left_it,
       COALESCE(s.absent = me.id, FALSE) AS stood_in_for, o.body AS "order", a.wire AS prepared,
       t.votes AS agreed_to_end, m.agreed AS agreed_to_move_it, w.agreed AS agreed_to_pause,
       t.stall AS voted_on_silence
FROM me CROSS JOIN tables t
LEFT JOIN seats s ON s.table_id = t.id AND me.id IN (s.person, s.resigned, s.absent)
LEFT JOIN proposed_moves m ON m.table_id = t.id
LEFT JOIN pauses w ON w.table_id = t.id
LEFT JOIN orders o ON o.table_id = t.id AND o.seat = s.seat AND s.person = me.id
LEFT JOIN prepared a ON a.table_id = t.id AND a.seat = s.seat AND s.person = me.id
WHERE t.opener = me.id OR s.seat IS NOT NULL ORDER BY t.id, s.seat;

-- name: moves_of_person
SELECT table_id AS "table", number, wire AS move, at FROM log WHERE cause = ? AND kind = 'move'
ORDER BY table_id, number;

-- name: answer_times_of_person
SELECT table_id AS "table", number, took AS seconds, in_time FROM answers WHERE person = ? ORDER BY table_id, number;

-- name: log_notes_of_person
SELECT table_id AS "table", events AS told, at FROM log WHERE cause = ? AND kind = 'note' ORDER BY table_id, number;

-- name: notes_of_person
SELECT table_id AS "table", body AS note, at FROM notes WHERE person = ? ORDER BY table_id;

-- name: puzzle_answers_of_person
SELECT p.table_id AS "table", p.number AS before_move, a.choice, a.found, a.at FROM puzzle_answers a
JOIN puzzles p ON p.id = a.puzzle WHERE a.person = ? ORDER BY a.at, p.id;

-- name: leagues_of_person
SELECT p.league, l.mode AS kind, l.game, l.guild, p.name, p.team, p.since AS after_round, p.at, p.gone AS left_it
FROM league_people p JOIN leagues l ON l.id = p.league WHERE p.person = ? ORDER BY p.league;

-- name: lessons_of_person
SELECT game, step, learned, at FROM lessons WHERE person = ? ORDER BY game;

-- name: results_of_person
SELECT table_id AS "table", seat, game, at, place, won, computers, level, nth AS rated_game, mu, sigma,
    guild_nth AS rated_game_of_server, guild_mu AS mu_of_server, guild_sigma AS sigma_of_server
FROM results WHERE person = ? ORDER BY at, table_id;

-- name: asks_of_person
SELECT kind, table_id AS "table", at, declined, asked = ? AS of_you FROM asks WHERE ? IN (asker, asked)
ORDER BY at, id;

-- name: table_alerts_of_person
SELECT guild, told, wanted FROM table_alerts WHERE person = ? ORDER BY guild;

-- name: presets_of_person
SELECT game, name, rules, at FROM presets WHERE kind = 'person' AND owner = ? ORDER BY game, name;

-- name: barred_of_person
SELECT guild, at FROM barred WHERE person = ? ORDER BY guild;

-- name: reports_of_person
-- Only those they made: who reported them is not told.
SELECT guild, table_id AS "table", reported, word, at FROM reports WHERE reporter = ? ORDER BY at;
-- name: seeks_of_person
SELECT guild, channel, lang, criteria, everywhere, since, until, rests, told FROM seeks WHERE person = ?;

-- name: code_tries_of_person
SELECT at FROM code_tries WHERE person = ? ORDER BY at;

-- name: seek_asks_of_person
SELECT a.proposal, p.game, a.answer, a.sent, a.channel, a.message FROM seek_asks a
JOIN seek_proposals p ON p.id = a.proposal WHERE a.person = ? ORDER BY a.proposal;

-- name: last_reminder_of_person
SELECT sent, table_id AS "table", channel, message FROM reminders WHERE person = ?;

-- name: wanted_reminders_of_person
SELECT table_id AS "table", alone, due FROM wanted_reminders WHERE person = ? ORDER BY table_id;

-- name: messages_to_person
SELECT table_id AS "table", kind, channel, message, at FROM posts WHERE target = ? ORDER BY table_id, kind;

-- # Forgetting a person

-- name: tables_that_name_person
-- Includes tables where the person no longer sits or never sat, but has agreed to something.
SELECT id FROM tables WHERE opener = ? UNION SELECT table_id FROM seats WHERE ? IN (person, resigned, absent)
UNION SELECT table_id FROM log WHERE cause = ?
UNION SELECT id FROM tables WHERE invited LIKE ? OR chairs LIKE ? OR votes LIKE ? OR stall LIKE ?
UNION SELECT table_id FROM proposed_moves WHERE agreed LIKE ? UNION SELECT table_id FROM pauses WHERE agreed LIKE ?
UNION SELECT table_id FROM counted WHERE parts LIKE ?
ORDER BY 1;

-- name: direct_message_channels_of_person
SELECT dm_channel AS channel FROM people WHERE id = ?
UNION SELECT channel FROM posts WHERE target = ? AND kind IN ('hand', 'result')
UNION SELECT channel FROM tables WHERE opener = ? AND guild IS NULL;

-- name: messages_of_no_table
-- Their messages that no post names: questions of seeks, and the last reminder.
SELECT channel, message FROM seek_asks WHERE person = ? AND message IS NOT NULL
UNION SELECT channel, message FROM reminders WHERE person = ? AND message IS NOT NULL
ORDER BY 2;

-- name: posts_to_person
SELECT table_id, kind, target, channel, message, seq, at FROM posts WHERE target = ?;

-- name: replace_person_in_relocation_vote
UPDATE proposed_moves SET agreed = replace(agreed, ?, ?) WHERE table_id = ?;

-- name: replace_person_in_pause_vote
UPDATE pauses SET agreed = replace(agreed, ?, ?) WHERE table_id = ?;

-- name: replace_person_in_parts
UPDATE counted SET parts = replace(parts, ?, ?) WHERE table_id = ?;

-- name: delete_posts_of_table
DELETE FROM posts WHERE table_id = ?;

-- name: delete_tasks_of_table
-- Tasks that delete messages stay: results that the person has shown stand in channels of servers.
DELETE FROM outbox WHERE table_id = ? AND kind <> 'clear';

-- name: log_notes_of_table
SELECT number, events, cause FROM log WHERE table_id = ? AND kind = 'note';

-- name: tasks_of_table
SELECT id, facts FROM outbox WHERE table_id = ? ORDER BY id;

-- name: replace_facts_of_task
UPDATE outbox SET facts = ? WHERE id = ? AND table_id = ? AND facts = ?;

-- name: name_of_person
SELECT name FROM people WHERE id = ?;

-- name: delete_person
DELETE FROM people WHERE id = ?;

-- name: delete_tasks_for_person
DELETE FROM outbox WHERE target = ?;

-- name: delete_notes_of_person
DELETE FROM notes WHERE person = ?;

-- name: delete_leases_named_like
DELETE FROM leases WHERE name LIKE ?;

-- name: delete_puzzle_answers_of_person
DELETE FROM puzzle_answers WHERE person = ?;

-- name: delete_lessons_of_person
DELETE FROM lessons WHERE person = ?;

-- name: delete_results_of_person
DELETE FROM results WHERE person = ?;

-- name: delete_answer_times_of_person
DELETE FROM answers WHERE person = ?;

-- name: delete_wanted_reminders_of_person
DELETE FROM wanted_reminders WHERE person = ?;

-- name: delete_table_alerts_of_person
DELETE FROM table_alerts WHERE person = ?;

-- name: delete_presets_of_person
DELETE FROM presets WHERE kind = 'person' AND owner = ?;

-- name: delete_reports_of_person
DELETE FROM reports WHERE reporter = ? OR reported = ?;
-- name: delete_seek_of_person
DELETE FROM seeks WHERE person = ?;

-- name: delete_code_tries_of_person
DELETE FROM code_tries WHERE person = ?;

-- name: delete_seek_asks_of_person
DELETE FROM seek_asks WHERE person = ?;

-- name: delete_reminder_of_person
DELETE FROM reminders WHERE person = ?;

-- name: replace_person_in_log
UPDATE log SET cause = ? WHERE table_id = ? AND cause = ?;

-- name: delete_tasks_for_person_at_table
DELETE FROM outbox WHERE table_id = ? AND target = ?;

-- name: replace_events_of_log_line
UPDATE log SET events = ? WHERE table_id = ? AND number = ?;
