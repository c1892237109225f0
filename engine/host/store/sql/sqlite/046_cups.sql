-- Cups are leagues of another mode: days of a round, members of a team, and the round in which a person signed up.

ALTER TABLE leagues ADD COLUMN mode TEXT NOT NULL DEFAULT 'league';
ALTER TABLE leagues ADD COLUMN days INTEGER NOT NULL DEFAULT 7;
ALTER TABLE leagues ADD COLUMN team INTEGER NOT NULL DEFAULT 1;
ALTER TABLE league_people ADD COLUMN team INTEGER NOT NULL DEFAULT 0;
ALTER TABLE league_people ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
