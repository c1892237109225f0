-- House rules that are kept: those of a person by name ('' for those chosen last), those of a server, those of a league.

CREATE TABLE presets (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    owner TEXT NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    rules TEXT NOT NULL,
    at REAL NOT NULL,
    UNIQUE (kind, owner, game, name)
);
