-- The picture that stands for a person. It is read with every table, so a new choice is visible at once.

ALTER TABLE people ADD COLUMN portrait TEXT NOT NULL DEFAULT '';

DROP VIEW table_rows;
CREATE VIEW table_rows AS
SELECT t.id, t."match", t.game, t.revision, t.options, t.size, t.lang, t.guild, t.channel, t.thread, t.opener,
       t.status, t.seq, t.moves, t.opened, t.touched, t.paused_for, t.rematch_of, t.votes, t.sealed,
       t.commitment, s.seat, s.person, s.name, s.computer, s.resigned, s.word, s.prompt, s.prompted_at, s.pinged,
       s.hints AS seat_hints, s.arrangement, t.hints, t.watch, t.news, s.prompts, s.news AS seat_news, s.absent,
       t.since, t.stall, p.portrait
FROM tables t LEFT JOIN seats s ON s.table_id = t.id LEFT JOIN people p ON p.id = COALESCE(s.person, s.absent);
