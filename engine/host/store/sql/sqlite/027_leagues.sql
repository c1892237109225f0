-- Leagues, their players, and the pairings with their tables (table_id 0: not played).

CREATE TABLE leagues (
    id INTEGER PRIMARY KEY,
    press TEXT UNIQUE,
    guild TEXT NOT NULL,
    channel TEXT NOT NULL,
    lang TEXT NOT NULL,
    organiser TEXT NOT NULL,
    game TEXT NOT NULL,
    size INTEGER NOT NULL,
    pace TEXT NOT NULL,
    weeks INTEGER NOT NULL,
    status TEXT NOT NULL,
    week INTEGER NOT NULL,
    due REAL,
    opened REAL NOT NULL,
    counted INTEGER NOT NULL
);
CREATE INDEX leagues_by_guild ON leagues (guild, status);

CREATE TABLE league_people (
    league INTEGER NOT NULL REFERENCES leagues(id),
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    at REAL NOT NULL,
    gone INTEGER NOT NULL,
    PRIMARY KEY (league, person)
);
CREATE INDEX league_people_by_person ON league_people (person);

CREATE TABLE league_seats (
    league INTEGER NOT NULL REFERENCES leagues(id),
    week INTEGER NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    table_id INTEGER,
    PRIMARY KEY (league, week, number, seat)
);
CREATE INDEX league_seats_by_table ON league_seats (table_id);
CREATE INDEX league_seats_by_person ON league_seats (person);
