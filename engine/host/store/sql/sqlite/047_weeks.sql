-- Quiet hours of single weekdays and on public holidays, notes to the person who is next, tables that start by
-- themselves, and the weekly evenings of servers.

ALTER TABLE people ADD COLUMN quiet_days TEXT NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN holidays TEXT NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN next_notes INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN starts TEXT NOT NULL DEFAULT '';

CREATE TABLE club_nights (
    guild TEXT NOT NULL PRIMARY KEY,
    channel TEXT NOT NULL,
    lang TEXT NOT NULL,
    zone TEXT NOT NULL,
    weekday INTEGER NOT NULL,
    minute INTEGER NOT NULL,
    games TEXT NOT NULL,
    starts REAL NOT NULL,
    event TEXT NOT NULL DEFAULT '',
    event_starts REAL NOT NULL DEFAULT 0,
    trying REAL,
    opened REAL NOT NULL DEFAULT 0,
    tables TEXT NOT NULL DEFAULT '[]',
    ended INTEGER NOT NULL DEFAULT 0,
    due REAL NOT NULL
);
CREATE INDEX club_nights_by_due ON club_nights (due);

DROP VIEW table_rows;
CREATE VIEW table_rows AS
SELECT t.id, t."match", t.game, t.revision, t.options, t.size, t.lang, t.guild, t.channel, t.thread, t.opener,
       t.status, t.seq, t.moves, t.opened, t.touched, t.paused_for, t.rematch_of, t.votes, t.sealed,
       t.commitment, s.seat, s.person, s.name, s.computer, s.resigned, s.word, s.prompt, s.prompted_at, s.pinged,
       s.hints AS seat_hints, s.arrangement, t.hints, t.watch, t.news, s.prompts, s.news AS seat_news, s.absent,
       t.since, t.stall, p.portrait, t.invited, t.invited_only, t.when_full, t.pace, t.heard, s.clock,
       p.zone, p.quiet_from, p.quiet_until, p.away,
       t.undo, t.takebacks, s.may_undo, t.pictures, p.pictures AS own_pictures, p.quiet_days, p.holidays, t.starts,
       p.next_notes
FROM tables t LEFT JOIN seats s ON s.table_id = t.id LEFT JOIN people p ON p.id = COALESCE(s.person, s.absent);
