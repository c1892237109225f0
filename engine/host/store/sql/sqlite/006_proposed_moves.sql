-- Relocation: the channel to which a table is to move by a proposal, and the people at it who have agreed.

CREATE TABLE proposed_moves (
    table_id INTEGER PRIMARY KEY REFERENCES tables(id),
    number INTEGER NOT NULL,
    guild TEXT,
    channel TEXT NOT NULL,
    agreed TEXT NOT NULL
);
