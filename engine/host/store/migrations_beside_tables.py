"""Migrations of what there is beside the tables in play: puzzles, lessons, shared cards, bulletins, ratings, leagues.

Their place among all the others is in ``migrations``. Released ones are never edited.
"""

from __future__ import annotations

PUZZLES = """
CREATE TABLE puzzles (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables(id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    body TEXT NOT NULL,
    UNIQUE (table_id, number)
);
CREATE TABLE puzzles_sought (
    table_id INTEGER PRIMARY KEY REFERENCES tables(id),
    at REAL NOT NULL
);
CREATE TABLE puzzle_answers (
    puzzle INTEGER NOT NULL REFERENCES puzzles(id),
    person TEXT NOT NULL,
    choice INTEGER NOT NULL,
    found INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (puzzle, person)
);
CREATE INDEX puzzle_answers_by_person ON puzzle_answers (person);
"""
"""Decisions of finished games to be asked again, which tables were looked through for them, and who answered what
(``puzzles``)."""
LESSONS = """
CREATE TABLE lessons (
    id INTEGER PRIMARY KEY,
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    step INTEGER NOT NULL,
    learned REAL,
    at REAL NOT NULL,
    UNIQUE (person, game)
);
"""
"""How far somebody is in the first hand of a game (``lessons``)."""

SAME_CARDS = """
CREATE TABLE same_cards (
    table_id INTEGER PRIMARY KEY REFERENCES tables(id),
    cards TEXT NOT NULL,
    nonces TEXT NOT NULL,
    begins INTEGER NOT NULL,
    score INTEGER,
    ended REAL
);
CREATE INDEX same_cards_by_cards ON same_cards (cards, score);
CREATE TABLE cards_shown (
    cards TEXT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (cards, person)
);
CREATE INDEX cards_shown_by_person ON cards_shown (person);
"""
"""Tables that share their shuffles (``duplicate_deals``), what came of them, and who has looked at such cards."""
BULLETINS = """
CREATE TABLE bulletins (
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    guild TEXT NOT NULL,
    channel TEXT NOT NULL,
    lang TEXT NOT NULL,
    due REAL,
    wanted INTEGER NOT NULL,
    trying REAL,
    message TEXT,
    PRIMARY KEY (kind, key)
);
CREATE INDEX bulletins_by_due ON bulletins (due);
"""
"""Messages in a server's channels that belong to no table (``channel_posts``)."""
ASKS = """
CREATE TABLE asks (
    id INTEGER PRIMARY KEY,
    asker TEXT NOT NULL,
    asked TEXT NOT NULL,
    kind TEXT NOT NULL,
    table_id INTEGER NOT NULL,
    at REAL NOT NULL,
    declined INTEGER NOT NULL
);
CREATE INDEX asks_by_asker ON asks (asker, at);
CREATE INDEX asks_by_table ON asks (table_id, asked);
CREATE INDEX asks_by_asked ON asks (asked);
CREATE INDEX asks_by_time ON asks (at);
"""
"""What one person has asked of another within a day, at which table, and whether they said no (``asks``)."""
PUT_OFF = "ALTER TABLE bulletins ADD COLUMN held REAL;"
"""Before when no other try is made, beside when it was due (``channel_posts``)."""
NICKNAMES = """
CREATE TABLE nicknames (
    guild TEXT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (guild, person)
);
CREATE INDEX nicknames_by_person ON nicknames (person);
INSERT INTO nicknames (guild, person, name)
SELECT newest.guild, newest.person, MIN(s.name)
FROM (SELECT t.guild AS guild, c.person AS person, MAX(t.id) AS id FROM seats c JOIN tables t ON t.id = c.table_id
    WHERE t.guild IS NOT NULL AND c.name <> '' AND c.person IS NOT NULL AND c.person NOT LIKE 'somebody-%'
    GROUP BY t.guild, c.person) newest
JOIN seats s ON s.table_id = newest.id AND s.person = newest.person
GROUP BY newest.guild, newest.person;
"""
"""What somebody is called in one server alone (``names``); of before what they were called there last."""
RATINGS = """
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
"""
"""How soon people answer, and whether in time (``answer_times``); which finished tables have been counted, and what
they came to for their people (``ratings``): ``nth`` of their rated games it was, 0 for one that is not rated, and their
rating after it; whether they are left out of rankings."""

LEAGUES = """
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
"""
"""Leagues, who plays in them, and who was paired with whom at which table (``leagues``); ``table_id`` 0: not played."""
