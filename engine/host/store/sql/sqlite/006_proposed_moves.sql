-- Relocation: the channel that a table is proposed to move to, and which of its people have agreed.

CREATE TABLE proposed_moves (
    table_id INTEGER PRIMARY KEY REFERENCES tables(id),
    number INTEGER NOT NULL,
    guild TEXT,
    channel TEXT NOT NULL,
    agreed TEXT NOT NULL
);
