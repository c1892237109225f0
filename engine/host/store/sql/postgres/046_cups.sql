-- Cups are leagues of another mode: days of a round, members of a team, and the round in which a person signed up.

ALTER TABLE leagues ADD COLUMN mode TEXT COLLATE "C" NOT NULL DEFAULT 'league';
ALTER TABLE leagues ADD COLUMN days BIGINT NOT NULL DEFAULT 7;
ALTER TABLE leagues ADD COLUMN team BIGINT NOT NULL DEFAULT 1;
ALTER TABLE league_people ADD COLUMN team BIGINT NOT NULL DEFAULT 0;
ALTER TABLE league_people ADD COLUMN since BIGINT NOT NULL DEFAULT 0;
