-- The people who have agreed to a proposed pause. Whether the opener has got the message that the table can start.

CREATE TABLE pauses (
    table_id INTEGER PRIMARY KEY REFERENCES tables(id),
    agreed TEXT NOT NULL
);
ALTER TABLE tables ADD COLUMN ready_told INTEGER NOT NULL DEFAULT 0;
