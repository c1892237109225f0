-- Tables that share their shuffles, their results, and the people who have seen their cards.

CREATE TABLE same_cards (
    table_id BIGINT PRIMARY KEY REFERENCES tables(id),
    cards TEXT COLLATE "C" NOT NULL,
    nonces TEXT COLLATE "C" NOT NULL,
    begins BIGINT NOT NULL,
    score BIGINT,
    ended DOUBLE PRECISION
);
CREATE INDEX same_cards_by_cards ON same_cards (cards, score);

CREATE TABLE cards_shown (
    cards TEXT COLLATE "C" NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (cards, person)
);
CREATE INDEX cards_shown_by_person ON cards_shown (person);
