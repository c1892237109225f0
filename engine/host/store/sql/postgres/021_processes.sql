-- Several processes over one store: the work each has (leases), the processes that are alive, and the positions for
-- which a computer player has to find a move, as its seat may know them. All empty if one process has the store alone.

CREATE TABLE leases (
    name TEXT COLLATE "C" PRIMARY KEY,
    holder TEXT COLLATE "C" NOT NULL,
    until DOUBLE PRECISION NOT NULL,
    times BIGINT NOT NULL
);
CREATE INDEX leases_by_holder ON leases (holder);

CREATE TABLE processes (
    name TEXT COLLATE "C" PRIMARY KEY,
    role TEXT COLLATE "C" NOT NULL,
    began DOUBLE PRECISION NOT NULL,
    beat DOUBLE PRECISION NOT NULL
);

CREATE TABLE thoughts (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    state TEXT COLLATE "C" NOT NULL,
    seat BIGINT NOT NULL,
    level TEXT COLLATE "C" NOT NULL,
    asked DOUBLE PRECISION NOT NULL,
    holder TEXT COLLATE "C" NOT NULL DEFAULT '',
    until DOUBLE PRECISION NOT NULL DEFAULT 0,
    found TEXT COLLATE "C"
);
