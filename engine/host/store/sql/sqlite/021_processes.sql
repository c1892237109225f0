-- Several processes over one store: the work each has (leases), the processes that are alive, and the positions for
-- which a computer player has to find a move, as its seat may know them. All empty if one process has the store alone.

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
