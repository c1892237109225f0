-- A prompt number and the number of the last change for one seat alone (news) for each seat. keys has secrets by name.
--
-- At running tables the prompts continue above all numbers so far (those were sequence numbers), from a round number.
-- So no old press becomes valid, and the step reveals nothing.

ALTER TABLE tables ADD COLUMN news INTEGER NOT NULL DEFAULT 1;
ALTER TABLE seats ADD COLUMN questions INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN news INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET news = seq;
UPDATE seats SET questions = (SELECT (t.seq / 1000 + 1) * 1000 FROM tables t WHERE t.id = seats.table_id);
CREATE TABLE keys (name TEXT PRIMARY KEY, secret TEXT NOT NULL);

DROP VIEW desks;
CREATE VIEW desks AS
SELECT t.id, t."match", t.game, t.revision, t.options, t.size, t.lang, t.guild, t.channel, t.thread, t.opener,
       t.status, t.seq, t.moves, t.opened, t.touched, t.paused_for, t.rematch_of, t.votes, t.sealed,
       t.commitment, s.seat, s.person, s.name, s.computer, s.resigned, s.joined, s.asked, s.asked_at, s.pinged,
       s.hints AS seat_hints, s.arrangement, t.hints, t.watch, t.news, s.questions, s.news AS seat_news
FROM tables t LEFT JOIN seats s ON s.table_id = t.id;
