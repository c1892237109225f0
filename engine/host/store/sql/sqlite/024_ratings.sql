-- The time that people need for their answers and whether they keep their limits. The finished tables that are counted,
-- and their effect on people: the number of a person's rated game (nth, 0 for an unrated one) and the rating after it.
-- Whether a person is left out of rankings.

ALTER TABLE people ADD COLUMN unranked INTEGER NOT NULL DEFAULT 0;

CREATE TABLE answers (
    table_id INTEGER NOT NULL REFERENCES tables(id),
    number INTEGER NOT NULL,
    person TEXT NOT NULL,
    took REAL,
    in_time INTEGER,
    PRIMARY KEY (table_id, number)
);
CREATE INDEX answers_by_person ON answers (person, table_id);

CREATE TABLE counted (
    table_id INTEGER PRIMARY KEY REFERENCES tables(id),
    game TEXT NOT NULL,
    at REAL NOT NULL
);
CREATE INDEX counted_by_game ON counted (game, at, table_id);

CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables(id),
    person TEXT NOT NULL,
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    guild TEXT NOT NULL,
    at REAL NOT NULL,
    place INTEGER NOT NULL,
    won INTEGER NOT NULL,
    computers INTEGER NOT NULL,
    nth INTEGER NOT NULL,
    mu REAL,
    sigma REAL,
    guild_nth INTEGER NOT NULL,
    guild_mu REAL,
    guild_sigma REAL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX results_by_person ON results (person, game, nth);
CREATE INDEX results_by_guild ON results (guild, game, person, guild_nth);
