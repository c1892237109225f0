-- Leagues, their players, and the pairings with their tables (table_id 0: not played).

CREATE TABLE leagues (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    press TEXT COLLATE "C" UNIQUE,
    guild TEXT COLLATE "C" NOT NULL,
    channel TEXT COLLATE "C" NOT NULL,
    lang TEXT COLLATE "C" NOT NULL,
    organiser TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    size BIGINT NOT NULL,
    pace TEXT COLLATE "C" NOT NULL,
    weeks BIGINT NOT NULL,
    status TEXT COLLATE "C" NOT NULL,
    week BIGINT NOT NULL,
    due DOUBLE PRECISION,
    opened DOUBLE PRECISION NOT NULL,
    counted BIGINT NOT NULL
);
CREATE INDEX leagues_by_guild ON leagues (guild, status);

CREATE TABLE league_people (
    league BIGINT NOT NULL REFERENCES leagues(id),
    person TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    gone BIGINT NOT NULL,
    PRIMARY KEY (league, person)
);
CREATE INDEX league_people_by_person ON league_people (person);

CREATE TABLE league_seats (
    league BIGINT NOT NULL REFERENCES leagues(id),
    week BIGINT NOT NULL,
    number BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    table_id BIGINT,
    PRIMARY KEY (league, week, number, seat)
);
CREATE INDEX league_seats_by_table ON league_seats (table_id);
CREATE INDEX league_seats_by_person ON league_seats (person);
