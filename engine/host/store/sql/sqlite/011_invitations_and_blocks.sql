-- The people invited to an open table, and the time until which a seat is kept for each. Whether the table is only for
-- them, and whether it starts by itself when it is full. The people that a person does not want to sit with. Whether a
-- person who gets no direct messages has got a message about that.

ALTER TABLE tables ADD COLUMN invited TEXT NOT NULL DEFAULT '[]';
ALTER TABLE tables ADD COLUMN invited_only INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN when_full INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN dm_told INTEGER NOT NULL DEFAULT 0;

CREATE TABLE blocks (
    person TEXT NOT NULL,
    blocked TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (person, blocked)
);
CREATE INDEX blocks_by_blocked ON blocks (blocked);

DROP VIEW table_rows;
CREATE VIEW table_rows AS
SELECT t.id, t."match", t.game, t.revision, t.options, t.size, t.lang, t.guild, t.channel, t.thread, t.opener,
       t.status, t.seq, t.moves, t.opened, t.touched, t.paused_for, t.rematch_of, t.votes, t.sealed,
       t.commitment, s.seat, s.person, s.name, s.computer, s.resigned, s.word, s.prompt, s.prompted_at, s.pinged,
       s.hints AS seat_hints, s.arrangement, t.hints, t.watch, t.news, s.prompts, s.news AS seat_news, s.absent,
       t.since, t.stall, p.portrait, t.invited, t.invited_only, t.when_full
FROM tables t LEFT JOIN seats s ON s.table_id = t.id LEFT JOIN people p ON p.id = COALESCE(s.person, s.absent);
