-- name: unsettled_tables
-- Finished tables that are not settled. lent: how many moves a computer or the clock made for the person; own: how many the
-- person made.
SELECT c.table_id, t.snapshot, t.touched,
    (SELECT COUNT(*) FROM log l
        WHERE l.table_id = t.id AND l.kind = 'move' AND l.seat = 0 AND l.cause IN (?, ?)) AS lent,
    (SELECT COUNT(*) FROM log l
        WHERE l.table_id = t.id AND l.kind = 'move' AND l.seat = 0 AND l.cause NOT IN (?, ?, ?, ?)) AS own
FROM same_cards c JOIN tables t ON t.id = c.table_id
WHERE c.cards = ? AND c.ended IS NULL AND t.status = 'finished' ORDER BY c.table_id LIMIT ?;

-- name: set_score
UPDATE same_cards SET score = ?, ended = ? WHERE table_id = ?;

-- name: count_people_by_score
SELECT score, COUNT(*) AS people FROM same_cards WHERE cards = ? AND score IS NOT NULL GROUP BY score ORDER BY score;

-- name: options_of_first_table
SELECT t.options FROM same_cards c JOIN tables t ON t.id = c.table_id WHERE c.cards = ? ORDER BY t.id LIMIT 1;

-- name: count_tables_of_deal
SELECT COUNT(*) AS people FROM same_cards WHERE cards = ?;

-- name: deals_begun_by_person
SELECT c.cards, t.status FROM same_cards c JOIN tables t ON t.id = c.table_id
WHERE t.opener = ? AND c.cards LIKE ? ORDER BY t.id;

-- name: tables_of_deal_by_person
SELECT c.table_id, c.score FROM same_cards c JOIN tables t ON t.id = c.table_id
WHERE c.cards = ? AND t.opener = ? ORDER BY c.table_id;

-- name: unsettled_deals_of_person
SELECT DISTINCT c.cards FROM same_cards c JOIN tables t ON t.id = c.table_id
WHERE t.opener = ? AND c.cards LIKE ? AND c.ended IS NULL AND t.status = 'finished';

-- name: days_of_person
SELECT c.cards FROM same_cards c JOIN tables t ON t.id = c.table_id
WHERE t.opener = ? AND c.cards LIKE ? AND c.score IS NOT NULL ORDER BY c.cards DESC LIMIT ?;
