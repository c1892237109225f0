-- The tables of the first release: people, servers, tables with their seats and their log, and what is due to be
-- delivered for them.
--
-- JSON is kept as TEXT, truth values as 0 and 1, times as seconds since 1970. Only tables.secret, tables.snapshot and
-- log hold what seats may not know. Everything public is read from a view that leaves these out (first desks, later
-- table_rows).
--
-- What only PostgreSQL needs: schema_version holds the number of the newest migration, triggers call refuse(). Integers
-- have eight bytes and floating-point numbers too, as in SQLite, and texts are sorted by their bytes (COLLATE "C").

CREATE TABLE schema_version (version BIGINT NOT NULL);
INSERT INTO schema_version (version) VALUES (0);

CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION USING MESSAGE = TG_ARGV[0], ERRCODE = 'integrity_constraint_violation'; END $$;

CREATE TABLE people (
    id TEXT COLLATE "C" PRIMARY KEY,
    name TEXT COLLATE "C" NOT NULL,
    lang TEXT COLLATE "C",
    dm_channel TEXT COLLATE "C",
    dm_closed DOUBLE PRECISION
);

CREATE TABLE guilds (
    id TEXT COLLATE "C" PRIMARY KEY,
    lang TEXT COLLATE "C",
    channels TEXT COLLATE "C" NOT NULL,
    games_off TEXT COLLATE "C" NOT NULL,
    threads BIGINT NOT NULL
);

CREATE TABLE tables (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "match" TEXT COLLATE "C" NOT NULL UNIQUE,
    game TEXT COLLATE "C" NOT NULL,
    revision BIGINT NOT NULL,
    options TEXT COLLATE "C" NOT NULL,
    size BIGINT NOT NULL,
    lang TEXT COLLATE "C" NOT NULL,
    guild TEXT COLLATE "C",
    channel TEXT COLLATE "C" NOT NULL,
    thread TEXT COLLATE "C",
    opener TEXT COLLATE "C" NOT NULL REFERENCES people(id),
    status TEXT COLLATE "C" NOT NULL,
    seq BIGINT NOT NULL,
    moves BIGINT NOT NULL,
    opened DOUBLE PRECISION NOT NULL,
    touched DOUBLE PRECISION NOT NULL,
    paused_for TEXT COLLATE "C" NOT NULL,
    rematch_of BIGINT REFERENCES tables(id),
    votes TEXT COLLATE "C" NOT NULL,
    sealed BIGINT NOT NULL,
    commitment TEXT COLLATE "C" NOT NULL,
    secret TEXT COLLATE "C" NOT NULL,
    header TEXT COLLATE "C",
    snapshot TEXT COLLATE "C",
    hints BIGINT NOT NULL,
    watch BIGINT NOT NULL
);
CREATE INDEX tables_by_channel ON tables (channel);
CREATE INDEX tables_by_guild ON tables (guild);
CREATE INDEX tables_by_thread ON tables (thread);
CREATE INDEX tables_by_rematch ON tables (rematch_of);
CREATE INDEX tables_by_status ON tables (status, opened);

CREATE TABLE seats (
    table_id BIGINT NOT NULL REFERENCES tables(id),
    seat BIGINT NOT NULL,
    person TEXT COLLATE "C" REFERENCES people(id),
    name TEXT COLLATE "C" NOT NULL,
    computer TEXT COLLATE "C",
    resigned TEXT COLLATE "C",
    joined TEXT COLLATE "C" NOT NULL,
    asked BIGINT NOT NULL,
    asked_at DOUBLE PRECISION NOT NULL,
    pinged BIGINT NOT NULL,
    hints BIGINT NOT NULL,
    arrangement TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, person)
);
CREATE INDEX seats_by_person ON seats (person, table_id);

CREATE TABLE log (
    table_id BIGINT NOT NULL REFERENCES tables(id),
    number BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    seat BIGINT,
    sealed BIGINT NOT NULL,
    wire TEXT COLLATE "C" NOT NULL,
    events TEXT COLLATE "C" NOT NULL,
    cause TEXT COLLATE "C" NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TRIGGER log_is_never_changed BEFORE UPDATE ON log
FOR EACH ROW EXECUTE FUNCTION refuse('the log is append-only');

CREATE TRIGGER log_is_never_deleted BEFORE DELETE ON log
FOR EACH ROW EXECUTE FUNCTION refuse('the log is append-only');

CREATE TABLE interactions (
    id TEXT COLLATE "C" PRIMARY KEY,
    table_id BIGINT NOT NULL REFERENCES tables(id),
    at DOUBLE PRECISION NOT NULL
);
CREATE INDEX interactions_by_time ON interactions (at);

CREATE TABLE outbox (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id BIGINT NOT NULL REFERENCES tables(id),
    errand TEXT COLLATE "C" NOT NULL,
    target TEXT COLLATE "C" NOT NULL,
    seq BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    due DOUBLE PRECISION NOT NULL,
    facts TEXT COLLATE "C" NOT NULL,
    UNIQUE (table_id, errand, target)
);
CREATE INDEX outbox_by_due ON outbox (due);

CREATE TABLE posts (
    table_id BIGINT NOT NULL REFERENCES tables(id),
    kind TEXT COLLATE "C" NOT NULL,
    target TEXT COLLATE "C" NOT NULL,
    channel TEXT COLLATE "C" NOT NULL,
    message TEXT COLLATE "C" NOT NULL,
    seq BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, kind, target)
);
CREATE INDEX posts_by_message ON posts (message);

CREATE TABLE timers (
    table_id BIGINT NOT NULL REFERENCES tables(id),
    seat BIGINT NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    asked BIGINT NOT NULL,
    due DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX timers_by_due ON timers (due);

CREATE TABLE orders (
    table_id BIGINT NOT NULL REFERENCES tables(id),
    seat BIGINT NOT NULL,
    body TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE VIEW desks AS
SELECT t.id, t."match", t.game, t.revision, t.options, t.size, t.lang, t.guild, t.channel, t.thread, t.opener,
       t.status, t.seq, t.moves, t.opened, t.touched, t.paused_for, t.rematch_of, t.votes, t.sealed,
       t.commitment, s.seat, s.person, s.name, s.computer, s.resigned, s.joined, s.asked, s.asked_at, s.pinged,
       s.hints AS seat_hints, s.arrangement, t.hints, t.watch
FROM tables t LEFT JOIN seats s ON s.table_id = t.id;
