-- The tables of the first release: people, servers, tables with their seats and their log, and what is due to be
-- delivered for them.
--
-- JSON is kept as TEXT, truth values as 0 and 1, times as seconds since 1970. Only tables.secret, tables.snapshot and
-- log hold what seats may not know. Everything public is read from a view that leaves these out (first desks, later
-- table_rows).

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    lang TEXT,
    dm_channel TEXT,
    dm_closed REAL
);

CREATE TABLE guilds (
    id TEXT PRIMARY KEY,
    lang TEXT,
    channels TEXT NOT NULL,
    games_off TEXT NOT NULL,
    threads INTEGER NOT NULL
);

CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    "match" TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    revision INTEGER NOT NULL,
    options TEXT NOT NULL,
    size INTEGER NOT NULL,
    lang TEXT NOT NULL,
    guild TEXT,
    channel TEXT NOT NULL,
    thread TEXT,
    opener TEXT NOT NULL REFERENCES people(id),
    status TEXT NOT NULL,
    seq INTEGER NOT NULL,
    moves INTEGER NOT NULL,
    opened REAL NOT NULL,
    touched REAL NOT NULL,
    paused_for TEXT NOT NULL,
    rematch_of INTEGER REFERENCES tables(id),
    votes TEXT NOT NULL,
    sealed INTEGER NOT NULL,
    commitment TEXT NOT NULL,
    secret TEXT NOT NULL,
    header TEXT,
    snapshot TEXT,
    hints INTEGER NOT NULL,
    watch INTEGER NOT NULL
);
CREATE INDEX tables_by_channel ON tables (channel);
CREATE INDEX tables_by_guild ON tables (guild);
CREATE INDEX tables_by_thread ON tables (thread);
CREATE INDEX tables_by_rematch ON tables (rematch_of);
CREATE INDEX tables_by_status ON tables (status, opened);

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables(id),
    seat INTEGER NOT NULL,
    person TEXT REFERENCES people(id),
    name TEXT NOT NULL,
    computer TEXT,
    resigned TEXT,
    joined TEXT NOT NULL,
    asked INTEGER NOT NULL,
    asked_at REAL NOT NULL,
    pinged INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    arrangement TEXT NOT NULL,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, person)
);
CREATE INDEX seats_by_person ON seats (person, table_id);

CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES tables(id),
    number INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    sealed INTEGER NOT NULL,
    wire TEXT NOT NULL,
    events TEXT NOT NULL,
    cause TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TRIGGER log_is_never_changed BEFORE UPDATE ON log
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

CREATE TRIGGER log_is_never_deleted BEFORE DELETE ON log
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

CREATE TABLE interactions (
    id TEXT PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables(id),
    at REAL NOT NULL
);
CREATE INDEX interactions_by_time ON interactions (at);

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables(id),
    errand TEXT NOT NULL,
    target TEXT NOT NULL,
    seq INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    due REAL NOT NULL,
    facts TEXT NOT NULL,
    UNIQUE (table_id, errand, target)
);
CREATE INDEX outbox_by_due ON outbox (due);

CREATE TABLE posts (
    table_id INTEGER NOT NULL REFERENCES tables(id),
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    channel TEXT NOT NULL,
    message TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, kind, target)
);
CREATE INDEX posts_by_message ON posts (message);

CREATE TABLE timers (
    table_id INTEGER NOT NULL REFERENCES tables(id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    asked INTEGER NOT NULL,
    due REAL NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX timers_by_due ON timers (due);

CREATE TABLE orders (
    table_id INTEGER NOT NULL REFERENCES tables(id),
    seat INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE VIEW desks AS
SELECT t.id, t."match", t.game, t.revision, t.options, t.size, t.lang, t.guild, t.channel, t.thread, t.opener,
       t.status, t.seq, t.moves, t.opened, t.touched, t.paused_for, t.rematch_of, t.votes, t.sealed,
       t.commitment, s.seat, s.person, s.name, s.computer, s.resigned, s.joined, s.asked, s.asked_at, s.pinged,
       s.hints AS seat_hints, s.arrangement, t.hints, t.watch
FROM tables t LEFT JOIN seats s ON s.table_id = t.id;
