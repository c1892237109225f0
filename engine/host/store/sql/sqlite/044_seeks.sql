-- People who would like to play, the tables that are proposed to them, and their answers.
-- A seek with a proposal has been asked; rests: not asked again before; told, announced: of a table, to others.
-- version: of what a message is to show; shown: of what it shows. An alert is wanted since somebody would like to play.

CREATE TABLE seeks (
    person TEXT PRIMARY KEY,
    guild TEXT NOT NULL,
    channel TEXT NOT NULL,
    lang TEXT NOT NULL,
    criteria TEXT NOT NULL,
    everywhere INTEGER NOT NULL DEFAULT 0,
    since REAL NOT NULL,
    until REAL NOT NULL,
    rests REAL NOT NULL DEFAULT 0,
    told REAL NOT NULL DEFAULT 0,
    announced INTEGER NOT NULL DEFAULT 0,
    proposal INTEGER
);
CREATE INDEX seeks_by_guild ON seeks (guild);

CREATE TABLE seek_proposals (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    size INTEGER NOT NULL,
    pace TEXT NOT NULL,
    lang TEXT NOT NULL,
    guild TEXT,
    made REAL NOT NULL,
    status TEXT NOT NULL DEFAULT 'asking',
    table_id INTEGER
);

CREATE TABLE seek_asks (
    proposal INTEGER NOT NULL REFERENCES seek_proposals(id),
    person TEXT NOT NULL,
    seat INTEGER NOT NULL,
    answer TEXT NOT NULL DEFAULT '',
    sent REAL,
    due REAL NOT NULL,
    channel TEXT,
    message TEXT,
    version INTEGER NOT NULL DEFAULT 1,
    shown INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (proposal, person)
);
CREATE INDEX seek_asks_by_person ON seek_asks (person);

ALTER TABLE guilds ADD COLUMN seek INTEGER NOT NULL DEFAULT 0;
ALTER TABLE guilds ADD COLUMN seek_channel TEXT NOT NULL DEFAULT '';
ALTER TABLE table_alerts ADD COLUMN wanted REAL;
