-- The pace of a table and the clock of a seat. The time that does not count on clocks: a person's vacations
-- (people.away), and outages of delivery. The last time one of the people at a table did anything there.

ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT 'none';
ALTER TABLE tables ADD COLUMN heard REAL NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN clock TEXT NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN away TEXT NOT NULL DEFAULT '[]';
UPDATE tables SET heard = touched;

CREATE TABLE outages (
    began REAL PRIMARY KEY,
    ended REAL NOT NULL
);

DROP VIEW table_rows;
CREATE VIEW table_rows AS
SELECT t.id, t."match", t.game, t.revision, t.options, t.size, t.lang, t.guild, t.channel, t.thread, t.opener,
       t.status, t.seq, t.moves, t.opened, t.touched, t.paused_for, t.rematch_of, t.votes, t.sealed,
       t.commitment, s.seat, s.person, s.name, s.computer, s.resigned, s.word, s.prompt, s.prompted_at, s.pinged,
       s.hints AS seat_hints, s.arrangement, t.hints, t.watch, t.news, s.prompts, s.news AS seat_news, s.absent,
       t.since, t.stall, p.portrait, t.invited, t.invited_only, t.when_full, t.pace, t.heard, s.clock,
       p.zone, p.quiet_from, p.quiet_until, p.away
FROM tables t LEFT JOIN seats s ON s.table_id = t.id LEFT JOIN people p ON p.id = COALESCE(s.person, s.absent);
