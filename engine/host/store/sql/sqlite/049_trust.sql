-- Whom a host asks to come, who is kept from the tables of a server, and reports to its managers.

ALTER TABLE tables ADD COLUMN trust TEXT NOT NULL DEFAULT '';
ALTER TABLE guilds ADD COLUMN reports TEXT;
CREATE TABLE barred (
    guild TEXT NOT NULL,
    person TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (guild, person)
);
CREATE TABLE reports (
    id TEXT PRIMARY KEY NOT NULL,
    guild TEXT NOT NULL,
    table_id INTEGER NOT NULL,
    reporter TEXT NOT NULL,
    reported TEXT NOT NULL,
    word TEXT NOT NULL,
    at REAL NOT NULL
);
CREATE INDEX reports_by_guild ON reports (guild, at);
CREATE INDEX reports_by_reporter ON reports (reporter, at);

DROP VIEW table_rows;
CREATE VIEW table_rows AS
SELECT t.id, t."match", t.game, t.revision, t.options, t.size, t.lang, t.guild, t.channel, t.thread, t.opener,
       t.status, t.seq, t.moves, t.opened, t.touched, t.paused_for, t.rematch_of, t.votes, t.sealed,
       t.commitment, s.seat, s.person, s.name, s.computer, s.resigned, s.word, s.prompt, s.prompted_at, s.pinged,
       s.hints AS seat_hints, s.arrangement, t.hints, t.watch, t.news, s.prompts, s.news AS seat_news, s.absent,
       t.since, t.stall, p.portrait, t.invited, t.invited_only, t.when_full, t.pace, t.heard, s.clock,
       p.zone, p.quiet_from, p.quiet_until, p.away,
       t.undo, t.takebacks, s.may_undo, t.pictures, p.pictures AS own_pictures, p.quiet_days, p.holidays, t.starts,
       p.next_notes, t.trust
FROM tables t LEFT JOIN seats s ON s.table_id = t.id LEFT JOIN people p ON p.id = COALESCE(s.person, s.absent);
