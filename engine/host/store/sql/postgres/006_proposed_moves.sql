-- Relocation: the channel that a table is proposed to move to, and which of its people have agreed.

CREATE TABLE proposed_moves (
    table_id BIGINT PRIMARY KEY REFERENCES tables(id),
    number BIGINT NOT NULL,
    guild TEXT COLLATE "C",
    channel TEXT COLLATE "C" NOT NULL,
    agreed TEXT COLLATE "C" NOT NULL
);
