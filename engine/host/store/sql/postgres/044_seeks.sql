-- People who would like to play, the tables that are proposed to them, and their answers.
-- A seek with a proposal has been asked; rests: not asked again before; told, announced: of a table, to others.
-- version: of what a message is to show; shown: of what it shows. An alert is wanted since somebody would like to play.

CREATE TABLE seeks (
    person TEXT COLLATE "C" PRIMARY KEY,
    guild TEXT COLLATE "C" NOT NULL,
    channel TEXT COLLATE "C" NOT NULL,
    lang TEXT COLLATE "C" NOT NULL,
    criteria TEXT COLLATE "C" NOT NULL,
    everywhere BIGINT NOT NULL DEFAULT 0,
    since DOUBLE PRECISION NOT NULL,
    until DOUBLE PRECISION NOT NULL,
    rests DOUBLE PRECISION NOT NULL DEFAULT 0,
    told DOUBLE PRECISION NOT NULL DEFAULT 0,
    announced BIGINT NOT NULL DEFAULT 0,
    proposal BIGINT
);
CREATE INDEX seeks_by_guild ON seeks (guild);

CREATE TABLE seek_proposals (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    game TEXT COLLATE "C" NOT NULL,
    size BIGINT NOT NULL,
    pace TEXT COLLATE "C" NOT NULL,
    lang TEXT COLLATE "C" NOT NULL,
    guild TEXT COLLATE "C",
    made DOUBLE PRECISION NOT NULL,
    status TEXT COLLATE "C" NOT NULL DEFAULT 'asking',
    table_id BIGINT
);

CREATE TABLE seek_asks (
    proposal BIGINT NOT NULL REFERENCES seek_proposals(id),
    person TEXT COLLATE "C" NOT NULL,
    seat BIGINT NOT NULL,
    answer TEXT COLLATE "C" NOT NULL DEFAULT '',
    sent DOUBLE PRECISION,
    due DOUBLE PRECISION NOT NULL,
    channel TEXT COLLATE "C",
    message TEXT COLLATE "C",
    version BIGINT NOT NULL DEFAULT 1,
    shown BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (proposal, person)
);
CREATE INDEX seek_asks_by_person ON seek_asks (person);

ALTER TABLE guilds ADD COLUMN seek BIGINT NOT NULL DEFAULT 0;
ALTER TABLE guilds ADD COLUMN seek_channel TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE table_alerts ADD COLUMN wanted DOUBLE PRECISION;
