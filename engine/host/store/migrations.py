"""The tables of the store, as numbered migrations: migration n (counted from 1) leads from version n - 1 to n.

Released ones are never edited; those of release 0.2.0 and before are in ``migrations_until_0_2``, later ones of what is
no table in ``migrations_beside_tables``. SQL that PostgreSQL would take too, save for the triggers: JSON is kept as
TEXT, truth values as 0 and 1. Only ``tables.secret``, ``tables.snapshot`` and ``log`` hold what seats may not know; the
view ``table_rows``, from which everything public is read, leaves them out.
"""

from __future__ import annotations

from typing import Final

from engine.host.store import migrations_beside_tables as beside
from engine.host.store.migrations_until_0_2 import UNTIL_0_2

_PORTRAITS = """
ALTER TABLE people ADD COLUMN portrait TEXT NOT NULL DEFAULT '';
DROP VIEW table_rows;
CREATE VIEW table_rows AS
SELECT t.id, t."match", t.game, t.revision, t.options, t.size, t.lang, t.guild, t.channel, t.thread, t.opener,
       t.status, t.seq, t.moves, t.opened, t.touched, t.paused_for, t.rematch_of, t.votes, t.sealed,
       t.commitment, s.seat, s.person, s.name, s.computer, s.resigned, s.word, s.prompt, s.prompted_at, s.pinged,
       s.hints AS seat_hints, s.arrangement, t.hints, t.watch, t.news, s.prompts, s.news AS seat_news, s.absent,
       t.since, t.stall, p.portrait
FROM tables t LEFT JOIN seats s ON s.table_id = t.id LEFT JOIN people p ON p.id = COALESCE(s.person, s.absent);
"""
"""By what people are shown in pictures; read with every table, so that a new choice is seen at once."""

_BELONGINGS = """
DROP TRIGGER log_is_never_changed;
CREATE TRIGGER log_is_never_changed BEFORE UPDATE ON log
WHEN NEW.table_id IS NOT OLD.table_id OR NEW.number IS NOT OLD.number OR NEW.seq IS NOT OLD.seq
    OR NEW.kind IS NOT OLD.kind OR NEW.seat IS NOT OLD.seat OR NEW.sealed IS NOT OLD.sealed
    OR NEW.wire IS NOT OLD.wire OR NEW.at IS NOT OLD.at OR (OLD.kind <> 'note' AND NEW.events IS NOT OLD.events)
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE INDEX log_by_cause ON log (cause);
"""
"""Who is forgotten (``personal_data``) is taken out of the log: as the cause of moves, and by name in its notes."""

_INVITATIONS = """
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
"""
"""Who is invited to a table that waits, and until when a seat is kept for them; whether it is for them alone, and
whether it starts by itself once full (``invitations``). Who does not want to sit with whom (``apart``). Whether
somebody whom no direct message reaches has been told so."""

_QUIET_HOURS = """
ALTER TABLE people ADD COLUMN zone TEXT NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN quiet_from INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN quiet_until INTEGER NOT NULL DEFAULT 0;
"""
"""The hours in which somebody's device makes no sound (``quiet``); none where both are the same."""

_CLOCKS = """
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
"""
"""Clocks (``time_control``) and the time that does not count on them (``active_time``): when a person is away, when
nothing could be delivered. When a table last heard of one of its people."""

_TAKE_BACKS = """
ALTER TABLE tables ADD COLUMN undo TEXT NOT NULL DEFAULT 'ask';
ALTER TABLE tables ADD COLUMN takebacks TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN may_undo INTEGER NOT NULL DEFAULT 0;
DROP VIEW table_rows;
CREATE VIEW table_rows AS
SELECT t.id, t."match", t.game, t.revision, t.options, t.size, t.lang, t.guild, t.channel, t.thread, t.opener,
       t.status, t.seq, t.moves, t.opened, t.touched, t.paused_for, t.rematch_of, t.votes, t.sealed,
       t.commitment, s.seat, s.person, s.name, s.computer, s.resigned, s.word, s.prompt, s.prompted_at, s.pinged,
       s.hints AS seat_hints, s.arrangement, t.hints, t.watch, t.news, s.prompts, s.news AS seat_news, s.absent,
       t.since, t.stall, p.portrait, t.invited, t.invited_only, t.when_full, t.pace, t.heard, s.clock,
       p.zone, p.quiet_from, p.quiet_until, p.away,
       t.undo, t.takebacks, s.may_undo
FROM tables t LEFT JOIN seats s ON s.table_id = t.id LEFT JOIN people p ON p.id = COALESCE(s.person, s.absent);
"""
"""Whether moves may be taken back at a table, and what became of it (``takebacks``)."""
_REMINDERS = """
ALTER TABLE people ADD COLUMN reminders TEXT NOT NULL DEFAULT 'normal';
ALTER TABLE people ADD COLUMN silent_hands INTEGER NOT NULL DEFAULT 0;
CREATE TABLE wanted_reminders (
    person TEXT NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables(id),
    prompt INTEGER NOT NULL,
    alone INTEGER NOT NULL,
    due REAL NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX wanted_reminders_by_due ON wanted_reminders (due);
CREATE TABLE reminders (
    person TEXT PRIMARY KEY,
    trying REAL,
    sent REAL,
    table_id INTEGER REFERENCES tables(id),
    channel TEXT,
    message TEXT
);
"""
"""Of which tables somebody is still to be reminded; the one message that did so last (``reminders``)."""

_NOTES = """
CREATE TABLE notes (
    table_id INTEGER NOT NULL REFERENCES tables(id),
    person TEXT NOT NULL,
    body TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX notes_by_person ON notes (person);
CREATE TABLE prepared (
    table_id INTEGER NOT NULL REFERENCES tables(id),
    seat INTEGER NOT NULL,
    wire TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
"""
"""What somebody writes down about a table for themselves alone; and the move that a seat has prepared (``ahead``)."""
_PAUSES = """
CREATE TABLE pauses (
    table_id INTEGER PRIMARY KEY REFERENCES tables(id),
    agreed TEXT NOT NULL
);
ALTER TABLE tables ADD COLUMN ready_told INTEGER NOT NULL DEFAULT 0;
"""
"""Who has agreed to a pause that is proposed; whether the opener has been told that the game can start."""

_PROCESSES = """
CREATE TABLE leases (
    name TEXT PRIMARY KEY,
    holder TEXT NOT NULL,
    until REAL NOT NULL,
    times INTEGER NOT NULL
);
CREATE INDEX leases_by_holder ON leases (holder);
CREATE TABLE processes (
    name TEXT PRIMARY KEY,
    role TEXT NOT NULL,
    began REAL NOT NULL,
    beat REAL NOT NULL
);
CREATE TABLE thoughts (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    state TEXT NOT NULL,
    seat INTEGER NOT NULL,
    level TEXT NOT NULL,
    asked REAL NOT NULL,
    holder TEXT NOT NULL DEFAULT '',
    until REAL NOT NULL DEFAULT 0,
    found TEXT
);
"""
"""Of several processes over one store: who works on what and who is alive (``leases``), and what is to be thought about
for a computer player, as its seat may know it (``shared_search``). Empty where one process has the store alone."""
_CHAIRS = "ALTER TABLE tables ADD COLUMN chairs TEXT NOT NULL DEFAULT '';"

_FORCED = "ALTER TABLE people ADD COLUMN forced INTEGER NOT NULL DEFAULT 1;"
"""Whether the table makes somebody's forced moves for them (Game.forced)."""

_VERSIONS = "ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;"
"""Counts every write of a table, quiet ones too: two processes never write over each other (``change``)."""

_PRESSED = "ALTER TABLE people ADD COLUMN pressed REAL;"
"""When somebody last pressed anything, where several processes want to know (``reminders``)."""

_LEVELS = "ALTER TABLE results ADD COLUMN level TEXT NOT NULL DEFAULT '';"
"""The strongest of the computers that somebody played with."""

_LOUD_TIMERS = "CREATE INDEX timers_not_of_silence ON timers (due) WHERE kind <> 'silence';"
"""Most timers wait for somebody's silence; while nothing is delivered the few others are looked for (``clocks``)."""

_STARTS = """
CREATE INDEX seats_of_computers ON seats (table_id) WHERE computer IS NOT NULL AND prompt > 0;
CREATE INDEX tables_by_game ON tables (status, game);
"""
"""What a start asks of all tables, without looking through them."""

_UNCOUNTED = """
ALTER TABLE tables ADD COLUMN counted INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET counted = 1 WHERE id IN (SELECT table_id FROM counted);
CREATE INDEX tables_uncounted ON tables (status, watch, counted)
    WHERE status = 'finished' AND watch = 0 AND counted = 0;
"""
"""Finished tables that no rating knows yet are found without looking through all (``ratings``)."""

_ASKED_TO_MOVE = "ALTER TABLE proposed_moves ADD COLUMN asked REAL NOT NULL DEFAULT 0;"
"""Since when the others have been asked to agree (``moving``); 0: before this was noted."""

_TABLE_LIMITS = """
ALTER TABLE guilds ADD COLUMN most_waiting INTEGER NOT NULL DEFAULT 5;
ALTER TABLE guilds ADD COLUMN most_playing INTEGER NOT NULL DEFAULT 25;
ALTER TABLE guilds ADD COLUMN most_watched INTEGER NOT NULL DEFAULT 2;
CREATE INDEX tables_by_opener ON tables (opener, status);
"""
"""How many tables one person may have opened in a server (``table_limits``)."""

MIGRATIONS: Final[tuple[str, ...]] = (
    *UNTIL_0_2,
    _PORTRAITS,
    _BELONGINGS,
    _INVITATIONS,
    _QUIET_HOURS,
    _CLOCKS,
    _TAKE_BACKS,
    _REMINDERS,
    _NOTES,
    _PAUSES,
    _CHAIRS,
    beside.PUZZLES,
    beside.SAME_CARDS,
    _PROCESSES,
    beside.BULLETINS,
    beside.LESSONS,
    beside.RATINGS,
    _FORCED,
    _VERSIONS,
    beside.LEAGUES,
    _PRESSED,
    _LEVELS,
    _LOUD_TIMERS,
    _STARTS,
    _UNCOUNTED,
    _ASKED_TO_MOVE,
    beside.PUT_OFF,
    beside.NICKNAMES,
    _TABLE_LIMITS,
    beside.ASKS,
)
