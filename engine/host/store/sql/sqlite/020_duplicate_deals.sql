-- Tables that share their shuffles, their results, and the people who have seen their cards.

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
