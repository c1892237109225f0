-- When people have tried invitation codes, for an hour: so few may be tried, however many processes there are.

CREATE TABLE code_tries (
    id INTEGER PRIMARY KEY,
    person TEXT NOT NULL,
    at REAL NOT NULL
);
CREATE INDEX code_tries_by_person ON code_tries (person, at);
