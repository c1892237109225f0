-- Messages in a server's channels that belong to no table.

CREATE TABLE bulletins (
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    guild TEXT NOT NULL,
    channel TEXT NOT NULL,
    lang TEXT NOT NULL,
    due REAL,
    wanted INTEGER NOT NULL,
    trying REAL,
    message TEXT,
    PRIMARY KEY (kind, key)
);
CREATE INDEX bulletins_by_due ON bulletins (due);
