-- # Inviting

-- name: open_tables_with_invitation_of_person
SELECT id FROM tables WHERE status = 'open' AND invited LIKE ? ORDER BY id;

-- # Open seats

-- name: open_tables_to_join
-- First the newest table of each opener, then the second newest of each.
SELECT id FROM (
    SELECT id, ROW_NUMBER() OVER (PARTITION BY opener ORDER BY id DESC) AS nth
    FROM tables WHERE guild = ? AND status = 'open' AND invited_only = 0
) AS theirs ORDER BY nth, id DESC LIMIT ?;

-- name: running_tables_with_seat_offers
SELECT id FROM (
    SELECT id, ROW_NUMBER() OVER (PARTITION BY opener ORDER BY id DESC) AS nth
    FROM tables WHERE guild = ? AND status = 'playing' AND chairs <> ''
) AS theirs ORDER BY nth, id DESC LIMIT ?;

-- # Opening

-- name: last_table_of_opener
-- Not those of a league, nor those with the cards of a day or of another table: nobody chose their house rules.
SELECT t.id FROM tables t
WHERE t.opener = ? AND t.game = ? AND COALESCE(t.guild, '') = ? AND t.watch = 0
    AND NOT EXISTS (SELECT 1 FROM league_seats l WHERE l.table_id = t.id)
    AND NOT EXISTS (SELECT 1 FROM same_cards k WHERE k.table_id = t.id)
ORDER BY t.id DESC LIMIT 1;

-- # Rematch

-- name: rematches_of_table
SELECT id FROM tables WHERE rematch_of = ? AND status NOT IN ('ended', 'expired') ORDER BY id DESC;

-- # Seating

-- name: set_ready_told
UPDATE tables SET ready_told = ? WHERE id = ?;

-- name: open_tables_with_invitations
SELECT id FROM tables WHERE status = 'open' AND invited <> '[]' ORDER BY id;

-- name: open_tables_opened_before
SELECT id FROM tables WHERE status = 'open' AND opened < ? ORDER BY id;

-- name: delete_presses_before
DELETE FROM interactions WHERE at < ?;

-- name: delete_asks_before
DELETE FROM asks WHERE at < ?;

-- # Invitation codes

-- name: add_code_try
INSERT INTO code_tries (person, at) VALUES (?, ?);

-- name: code_tries_of_person
SELECT at FROM code_tries WHERE person = ? AND at > ?;

-- name: delete_code_tries_before
DELETE FROM code_tries WHERE at <= ?;

-- # Table alerts

-- name: table_alert_of_person
SELECT 1 FROM table_alerts WHERE person = ? AND guild = ?;

-- name: add_table_alert
INSERT INTO table_alerts (person, guild) VALUES (?, ?) ON CONFLICT (person, guild) DO NOTHING;

-- name: delete_table_alert
DELETE FROM table_alerts WHERE person = ? AND guild = ?;

-- name: people_to_alert
-- Not those who are kept from the tables of the server.
SELECT a.person FROM table_alerts a WHERE a.guild = ? AND a.told <= ?
    AND NOT EXISTS (SELECT 1 FROM barred b WHERE b.guild = a.guild AND b.person = a.person)
ORDER BY a.told, a.person;

-- name: seekers_to_alert
SELECT person, criteria FROM seeks WHERE guild = ? AND until > ? AND rests <= ? AND proposal IS NULL AND told <= ?
ORDER BY since, person;

-- name: seeker_alerted
UPDATE seeks SET told = ? WHERE person = ? AND guild = ? AND told <= ?;

-- name: alert_sent
UPDATE table_alerts SET told = ? WHERE person = ? AND guild = ? AND told <= ?;

-- # Table limits

-- name: tables_opened_by_person
-- Tables that count towards the limits: not those of a league, nor those of the daily deal.
SELECT t.id, t.watch, t.status, t.opened FROM tables t
WHERE t.opener = ? AND COALESCE(t.guild, '') = ?
    AND (t.status IN ('open', 'playing') OR (t.status = 'paused' AND t.paused_for = ?) OR t.opened > ?)
    AND NOT EXISTS (SELECT 1 FROM league_seats l WHERE l.table_id = t.id)
    AND NOT EXISTS (SELECT 1 FROM same_cards k WHERE k.table_id = t.id AND k.cards LIKE ?)
ORDER BY t.id;

-- name: table_limits_of_server
SELECT most_waiting, most_playing, most_watched FROM guilds WHERE id = ?;

-- # Presets

-- name: presets_of_owner
SELECT id, name, rules, at FROM presets WHERE kind = ? AND owner = ? AND game = ? ORDER BY name;

-- name: preset_by_name
SELECT rules, at FROM presets WHERE kind = ? AND owner = ? AND game = ? AND name = ?;

-- name: put_preset
INSERT INTO presets (kind, owner, game, name, rules, at) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (kind, owner, game, name) DO UPDATE SET rules = excluded.rules, at = excluded.at;

-- name: delete_preset
DELETE FROM presets WHERE id = ? AND kind = ? AND owner = ?;

-- name: delete_preset_of_owner
DELETE FROM presets WHERE kind = ? AND owner = ? AND game = ?;
