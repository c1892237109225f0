-- People who want to be told when somebody opens a table in a server, and when they were last told.

CREATE TABLE table_alerts (
    person TEXT COLLATE "C" NOT NULL,
    guild TEXT COLLATE "C" NOT NULL,
    told DOUBLE PRECISION NOT NULL DEFAULT 0,
    PRIMARY KEY (person, guild)
);
CREATE INDEX table_alerts_by_guild ON table_alerts (guild, told);
