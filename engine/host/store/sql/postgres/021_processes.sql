-- Several processes over one store: who works on what (leases), which processes are alive, and which positions a
-- computer player is to think about, as its seat may know them. Empty where one process has the store alone.

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
