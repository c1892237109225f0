-- Messages in a server's channels that belong to no table.

CREATE TABLE bulletins (
    kind TEXT COLLATE "C" NOT NULL,
    key TEXT COLLATE "C" NOT NULL,
    guild TEXT COLLATE "C" NOT NULL,
    channel TEXT COLLATE "C" NOT NULL,
    lang TEXT COLLATE "C" NOT NULL,
    due DOUBLE PRECISION,
    wanted BIGINT NOT NULL,
    trying DOUBLE PRECISION,
    message TEXT COLLATE "C",
    PRIMARY KEY (kind, key)
);
CREATE INDEX bulletins_by_due ON bulletins (due);
