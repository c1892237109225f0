-- House rules that are kept: those of a person by name ('' for those chosen last), those of a server, those of a league.

CREATE TABLE presets (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind TEXT COLLATE "C" NOT NULL,
    owner TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    rules TEXT COLLATE "C" NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    UNIQUE (kind, owner, game, name)
);
