-- One word for one thing, as in the code. Before, a seat's prompt was called asked and question, the kind of a delivery
-- errand, and the view table_rows desks.

DROP VIEW desks;
ALTER TABLE seats RENAME COLUMN asked TO prompt;
ALTER TABLE seats RENAME COLUMN asked_at TO prompted_at;
ALTER TABLE seats RENAME COLUMN questions TO prompts;
ALTER TABLE timers RENAME COLUMN asked TO prompt;
ALTER TABLE outbox RENAME COLUMN errand TO kind;

CREATE VIEW table_rows AS
SELECT t.id, t."match", t.game, t.revision, t.options, t.size, t.lang, t.guild, t.channel, t.thread, t.opener,
       t.status, t.seq, t.moves, t.opened, t.touched, t.paused_for, t.rematch_of, t.votes, t.sealed,
       t.commitment, s.seat, s.person, s.name, s.computer, s.resigned, s.word, s.prompt, s.prompted_at, s.pinged,
       s.hints AS seat_hints, s.arrangement, t.hints, t.watch, t.news, s.prompts, s.news AS seat_news, s.absent,
       t.since, t.stall
FROM tables t LEFT JOIN seats s ON s.table_id = t.id;
