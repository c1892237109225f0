-- Relocation: the channel to which a table is to move by a proposal, and the people at it who have agreed.

CREATE TABLE proposed_moves (
    table_id BIGINT PRIMARY KEY REFERENCES tables(id),
    number BIGINT NOT NULL,
    guild TEXT COLLATE "C",
    channel TEXT COLLATE "C" NOT NULL,
    agreed TEXT COLLATE "C" NOT NULL
);
