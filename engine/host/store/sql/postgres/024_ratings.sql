-- The time that people need for their answers and whether they keep their limits. The finished tables that are counted,
-- and their effect on people: the number of a person's rated game (nth, 0 for an unrated one) and the rating after it.
-- Whether a person is left out of rankings.

ALTER TABLE people ADD COLUMN unranked BIGINT NOT NULL DEFAULT 0;

CREATE TABLE answers (
    table_id BIGINT NOT NULL REFERENCES tables(id),
    number BIGINT NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    took DOUBLE PRECISION,
    in_time BIGINT,
    PRIMARY KEY (table_id, number)
);
CREATE INDEX answers_by_person ON answers (person, table_id);

CREATE TABLE counted (
    table_id BIGINT PRIMARY KEY REFERENCES tables(id),
    game TEXT COLLATE "C" NOT NULL,
    at DOUBLE PRECISION NOT NULL
);
CREATE INDEX counted_by_game ON counted (game, at, table_id);

CREATE TABLE results (
    table_id BIGINT NOT NULL REFERENCES tables(id),
    person TEXT COLLATE "C" NOT NULL,
    seat BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    guild TEXT COLLATE "C" NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    place BIGINT NOT NULL,
    won BIGINT NOT NULL,
    computers BIGINT NOT NULL,
    nth BIGINT NOT NULL,
    mu DOUBLE PRECISION,
    sigma DOUBLE PRECISION,
    guild_nth BIGINT NOT NULL,
    guild_mu DOUBLE PRECISION,
    guild_sigma DOUBLE PRECISION,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX results_by_person ON results (person, game, nth);
CREATE INDEX results_by_guild ON results (guild, game, person, guild_nth);
