-- # Club nights

-- name: club_night
SELECT * FROM club_nights WHERE guild = ?;

-- name: due_club_nights
SELECT * FROM club_nights WHERE due <= ? ORDER BY due, guild;

-- name: club_nights_after
SELECT * FROM club_nights WHERE starts > ?;

-- name: move_club_night
-- Unless a manager has changed it since it was read.
UPDATE club_nights SET starts = ?, event_starts = 0, due = ? WHERE guild = ? AND starts = ?;

-- name: set_club_night
-- The event at Discord stays and is brought up to date; so do the tables of an evening that goes on.
INSERT INTO club_nights (guild, channel, lang, zone, weekday, minute, games, starts, due)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (guild) DO UPDATE SET channel = excluded.channel, lang = excluded.lang,
    zone = excluded.zone, weekday = excluded.weekday, minute = excluded.minute, games = excluded.games,
    starts = excluded.starts, event_starts = 0, ended = 0, due = excluded.due;

-- name: end_club_night
UPDATE club_nights SET ended = 1, due = ? WHERE guild = ?;

-- name: delete_ended_club_night
DELETE FROM club_nights WHERE guild = ? AND ended = 1;

-- name: begin_event_of_club_night
-- Of several tries whose outcome is unknown, the time of the first is kept.
UPDATE club_nights SET trying = COALESCE(trying, ?) WHERE guild = ?;

-- name: set_event_of_club_night
-- If the evening has been moved meanwhile, the event is known and must still be moved.
UPDATE club_nights SET event = ?, event_starts = ?, trying = NULL WHERE guild = ?;

-- name: begin_club_night
UPDATE club_nights SET opened = starts, starts = ?, event = '', event_starts = 0, trying = NULL
WHERE guild = ? AND starts = ? AND ended = 0;

-- name: tables_of_club_night
SELECT tables FROM club_nights WHERE guild = ?;

-- name: set_tables_of_club_night
UPDATE club_nights SET tables = ? WHERE guild = ?;

-- name: put_off_club_night
-- Unless a manager has changed it since it was read.
UPDATE club_nights SET due = ? WHERE guild = ? AND due = ?;
