-- # People

-- name: lock_person.sqlite
-- Two asks of one person at the same time wait for each other here.
SELECT 1 FROM people WHERE id = ?;

-- name: lock_person.postgres
SELECT 1 FROM people WHERE id = ? FOR UPDATE;

-- name: lock_person_against_deletion.sqlite
-- The person is not forgotten until this transaction ends.
SELECT 1 FROM people WHERE id = ?;

-- name: lock_person_against_deletion.postgres
SELECT 1 FROM people WHERE id = ? FOR KEY SHARE;

-- name: tables_that_wait_for_person
SELECT * FROM table_rows WHERE status = 'playing' AND id IN
    (SELECT table_id FROM seats WHERE person = ? AND prompt > 0)
ORDER BY id, seat;

-- # Asks

-- name: asks_of_person_since
SELECT asked, kind, table_id, declined FROM asks WHERE asker = ? AND at > ?;

-- name: add_ask
INSERT INTO asks (asker, asked, kind, table_id, at, declined) VALUES (?, ?, ?, ?, ?, 0);

-- name: invitations_to_open_tables_of_person
SELECT invited FROM tables WHERE opener = ? AND status = 'open' AND invited <> '[]';

-- name: seat_offers_at_tables_of_person
SELECT t.chairs FROM seats s JOIN tables t ON t.id = s.table_id
WHERE s.person = ? AND t.status IN ('playing', 'paused') AND t.chairs <> '';

-- name: delete_asks_to_person_at_table
DELETE FROM asks WHERE table_id = ? AND asked = ?;

-- name: delete_asks_of_kind_at_table
DELETE FROM asks WHERE table_id = ? AND kind = ?;

-- name: decline_asks_to_person
UPDATE asks SET declined = 1 WHERE table_id = ? AND kind = ? AND asked = ?;

-- name: decline_asks_by_person
UPDATE asks SET declined = 1 WHERE table_id = ? AND kind = ? AND asker = ?;

-- name: delete_asks_of_person
DELETE FROM asks WHERE ? IN (asker, asked);

-- # A change of a table

-- name: add_press
INSERT INTO interactions (id, table_id, at) VALUES (?, ?, ?);

-- name: set_header
UPDATE tables SET header = ? WHERE id = ?;

-- name: set_snapshot
UPDATE tables SET snapshot = ? WHERE id = ?;

-- name: set_place
UPDATE tables SET guild = ?, channel = ?, thread = ? WHERE id = ?;

-- name: increment_version
UPDATE tables SET version = version + 1 WHERE id = ? AND seq = ? AND version = ?;

-- name: hand_message_of_person
SELECT channel, message, seq, at FROM posts WHERE table_id = ? AND kind = 'hand' AND target = ?;

-- name: add_log_line
INSERT INTO log (table_id, number, seq, kind, seat, sealed, wire, events, cause, at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: put_task.sqlite
-- A task that is put again gets a new id: a quiet change has the sequence number of the change before, and finishing
-- the former task must not delete this one. An earlier due time stays, so that no task is postponed for ever. A person's
-- wish to have their hand in a new message (the fact "anew") stays too.
INSERT INTO outbox (table_id, kind, target, seq, tries, due, facts) VALUES (?, ?, ?, ?, 0, ?, ?)
ON CONFLICT (table_id, kind, target)
DO UPDATE SET id = (SELECT MAX(id) + 1 FROM outbox), seq = excluded.seq, tries = 0,
    due = CASE WHEN outbox.due < excluded.due THEN outbox.due ELSE excluded.due END,
    facts = CASE WHEN substr(outbox.facts, 1, 8) = '{"anew":' AND substr(excluded.facts, 1, 8) <> '{"anew":'
        THEN outbox.facts ELSE excluded.facts END;

-- name: put_task.postgres
INSERT INTO outbox (table_id, kind, target, seq, tries, due, facts) VALUES (?, ?, ?, ?, 0, ?, ?)
ON CONFLICT (table_id, kind, target)
DO UPDATE SET id = DEFAULT, seq = excluded.seq, tries = 0,
    due = CASE WHEN outbox.due < excluded.due THEN outbox.due ELSE excluded.due END,
    facts = CASE WHEN substr(outbox.facts, 1, 8) = '{"anew":' AND substr(excluded.facts, 1, 8) <> '{"anew":'
        THEN outbox.facts ELSE excluded.facts END;

-- name: delete_task
-- A wish stays (see put_task).
DELETE FROM outbox WHERE table_id = ? AND kind = ? AND target = ? AND substr(facts, 1, 8) <> '{"anew":';

-- name: set_timer
INSERT INTO timers (table_id, seat, kind, prompt, due) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (table_id, seat) DO UPDATE SET kind = excluded.kind, prompt = excluded.prompt, due = excluded.due;

-- name: delete_timer
DELETE FROM timers WHERE table_id = ? AND seat = ?;

-- name: delete_seats
DELETE FROM seats WHERE table_id = ?;

-- name: delete_standing_order
DELETE FROM orders WHERE table_id = ? AND seat = ?;

-- name: delete_premove
DELETE FROM prepared WHERE table_id = ? AND seat = ?;

-- name: add_standing_order
INSERT INTO orders (table_id, seat, body) VALUES (?, ?, ?);

-- # Duplicate deals

-- name: add_deal_of_table
INSERT INTO same_cards (table_id, cards, nonces, begins) VALUES (?, ?, ?, ?) ON CONFLICT (table_id) DO NOTHING;

-- name: deal_of_table
SELECT cards, nonces, begins FROM same_cards WHERE table_id = ?;

-- name: key_of_deal
-- The deal that tables share, or else the match of the table.
SELECT COALESCE(c.cards, t."match") AS cards FROM tables t LEFT JOIN same_cards c ON c.table_id = t.id WHERE t.id = ?;

-- name: person_knows_deal
-- The person sat or acted at a table of the deal, or its cards were shown to them or to everybody. Not if the table was
-- closed before it was dealt.
SELECT 1 FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.table_id IN
    (SELECT table_id FROM same_cards WHERE cards = ? UNION SELECT id FROM tables WHERE "match" = ?)
    AND ? IN (s.person, s.resigned, s.absent) AND (t.header IS NOT NULL OR t.status NOT IN ('ended', 'expired'))
UNION SELECT 1 FROM log WHERE cause = ? AND table_id IN
    (SELECT table_id FROM same_cards WHERE cards = ? UNION SELECT id FROM tables WHERE "match" = ?)
UNION SELECT 1 FROM cards_shown WHERE cards = ? AND person IN (?, ?);

-- name: deal_is_shown_to
SELECT 1 FROM cards_shown WHERE cards = ? AND person = ?;

-- name: other_tables_in_play
SELECT t.id FROM same_cards c JOIN tables t ON t.id = c.table_id
WHERE c.cards = ? AND t.id <> ? AND t.status IN ('open', 'playing', 'paused') ORDER BY t.id;

-- name: other_table_in_play_of_person
SELECT s.table_id FROM seats s JOIN same_cards c ON c.table_id = s.table_id JOIN tables t ON t.id = s.table_id
WHERE c.cards = ? AND t.id <> ? AND t.status IN ('open', 'playing', 'paused')
    AND ? IN (s.person, s.absent, s.resigned);

-- name: person_has_seat_of_deal
SELECT 1 FROM seats s JOIN same_cards c ON c.table_id = s.table_id
WHERE c.cards = ? AND ? IN (s.person, s.absent, s.resigned);

-- name: person_is_in_cup
SELECT 1 FROM league_people WHERE league = ? AND person = ? AND gone = 0;

-- name: cup_round_in_play
-- The round is the newest and young, or one of its tables is not opened yet or not over.
SELECT 1 FROM league_seats s JOIN leagues l ON l.id = s.league LEFT JOIN tables t ON t.id = s.table_id
WHERE s.league = ? AND s.week = ? AND (t.status IN ('open', 'playing', 'paused') OR l.status = 'running' AND
    (s.table_id IS NULL OR (l.week = s.week AND l.due - l.days * 43200.0 > ?)));

-- name: table_to_deal_again
SELECT game, status, header, secret, watch FROM tables WHERE id = ?;

-- name: finished_tables_of_deal
SELECT t.id, t.snapshot FROM same_cards c JOIN tables t ON t.id = c.table_id
WHERE c.cards = ? AND t.status = 'finished' ORDER BY t.id;

-- name: add_deal_shown_to_person
INSERT INTO cards_shown (cards, person) VALUES (?, ?) ON CONFLICT (cards, person) DO NOTHING;

-- name: delete_deals_shown_to_person
DELETE FROM cards_shown WHERE person = ?;

-- name: deals_shown_to_person
SELECT cards FROM cards_shown WHERE person = ? ORDER BY cards;

-- # Names and nicknames

-- name: names_of_person
SELECT p.name, n.name AS nickname FROM (SELECT 1) one LEFT JOIN people p ON p.id = ?
LEFT JOIN nicknames n ON n.person = ? AND n.guild = ?;

-- name: set_name
INSERT INTO people (id, name) VALUES (?, ?)
ON CONFLICT (id) DO UPDATE SET name = excluded.name;

-- name: set_nickname
INSERT INTO nicknames (guild, person, name) VALUES (?, ?, ?)
ON CONFLICT (guild, person) DO UPDATE SET name = excluded.name;

-- name: delete_nickname
DELETE FROM nicknames WHERE guild = ? AND person = ?;

-- name: delete_nicknames_of_person
DELETE FROM nicknames WHERE person = ?;

-- # Relocation votes

-- name: relocation_vote
SELECT number, guild, channel, agreed, asked FROM proposed_moves WHERE table_id = ?;

-- name: delete_relocation_vote
DELETE FROM proposed_moves WHERE table_id = ?;

-- name: set_relocation_vote
INSERT INTO proposed_moves (table_id, number, guild, channel, agreed, asked) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, guild = excluded.guild, channel = excluded.channel,
    agreed = excluded.agreed, asked = excluded.asked;

-- # Substitute offers

-- name: set_seat_offers
UPDATE tables SET chairs = ? WHERE id = ?;
