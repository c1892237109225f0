-- Inactivity: the hours without an answer after which a table goes on (guilds.silence), the person who left a seat and
-- may return (seats.absent), the time since when a table waits, and the votes on how it goes on (tables.stall).

ALTER TABLE guilds ADD COLUMN silence BIGINT NOT NULL DEFAULT 48;
ALTER TABLE seats ADD COLUMN absent TEXT COLLATE "C" REFERENCES people(id);
ALTER TABLE tables ADD COLUMN since DOUBLE PRECISION NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN stall TEXT COLLATE "C" NOT NULL DEFAULT '';
UPDATE tables SET since = touched;
CREATE INDEX seats_by_absent ON seats (absent, table_id);

DROP VIEW desks;
CREATE VIEW desks AS
SELECT t.id, t."match", t.game, t.revision, t.options, t.size, t.lang, t.guild, t.channel, t.thread, t.opener,
       t.status, t.seq, t.moves, t.opened, t.touched, t.paused_for, t.rematch_of, t.votes, t.sealed,
       t.commitment, s.seat, s.person, s.name, s.computer, s.resigned, s.word, s.asked, s.asked_at, s.pinged,
       s.hints AS seat_hints, s.arrangement, t.hints, t.watch, t.news, s.questions, s.news AS seat_news, s.absent,
       t.since, t.stall
FROM tables t LEFT JOIN seats s ON s.table_id = t.id;
