-- name: tables_to_search
-- Finished tables of a server, or of a person where the server is ''; of one game, or of all where it is ''. Without
-- thinned tables.
SELECT * FROM table_rows WHERE id IN (
    SELECT t.id FROM tables t WHERE t.status = 'finished' AND t.watch = 0 AND t.header IS NOT NULL
        AND t.secret <> '' AND (t.guild = ? OR (? = '' AND EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.person = ?)))
        AND (? = '' OR t.game = ?)
    ORDER BY t.id DESC LIMIT ?
) ORDER BY id DESC, seat;

-- name: puzzles_of_table
SELECT id, table_id, number, seat, body FROM puzzles WHERE table_id = ? ORDER BY number;

-- name: puzzles_of_own_decisions
-- Decisions of a person at tables that ended since then, the newest first.
SELECT p.id, p.table_id, p.number, p.seat, p.body, t.game FROM seats s
JOIN tables t ON t.id = s.table_id JOIN puzzles p ON p.table_id = s.table_id AND p.seat = s.seat
WHERE s.person = ? AND t.touched >= ? ORDER BY p.id DESC LIMIT ?;

-- name: tables_to_examine
-- Finished tables with people, among the newest tables, that were not examined yet; the newest first.
SELECT t.id FROM tables t WHERE t.id > (SELECT COALESCE(MAX(id), 0) FROM tables) - ?
    AND t.status = 'finished' AND t.watch = 0 AND t.header IS NOT NULL AND t.secret <> ''
    AND EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.person IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM puzzles_sought p WHERE p.table_id = t.id)
ORDER BY t.id DESC LIMIT ?;

-- name: games_of_person
-- Games that a person has played to the end or learned.
SELECT game FROM results WHERE person = ?
UNION SELECT t.game FROM tables t JOIN seats s ON s.table_id = t.id
WHERE t.status = 'finished' AND t.watch = 0 AND t.counted = 0 AND s.person = ?
UNION SELECT game FROM lessons WHERE person = ? AND learned IS NOT NULL;

-- name: table_is_searched
SELECT 1 FROM puzzles_sought WHERE table_id = ?;

-- name: mark_table_searched
INSERT INTO puzzles_sought (table_id, at) VALUES (?, ?) ON CONFLICT (table_id) DO NOTHING;

-- name: deal_of_table
SELECT cards FROM same_cards WHERE table_id = ?;

-- name: puzzles_answered_by_person
SELECT puzzle FROM puzzle_answers WHERE person = ?;

-- name: add_puzzle
INSERT INTO puzzles (table_id, number, seat, body) VALUES (?, ?, ?, ?);

-- name: add_answer
INSERT INTO puzzle_answers (puzzle, person, choice, found, at) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (puzzle, person) DO NOTHING;

-- name: puzzle
SELECT id, table_id, number, seat, body FROM puzzles WHERE id = ?;

-- name: count_answers_of_person
SELECT COUNT(*) AS answered, COALESCE(SUM(found), 0) AS found FROM puzzle_answers WHERE person = ?;
