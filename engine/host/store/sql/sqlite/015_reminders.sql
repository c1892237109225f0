-- The tables of which a person is to be reminded, and the message of the last reminder.

ALTER TABLE people ADD COLUMN reminders TEXT NOT NULL DEFAULT 'normal';
ALTER TABLE people ADD COLUMN silent_hands INTEGER NOT NULL DEFAULT 0;

CREATE TABLE wanted_reminders (
    person TEXT NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables(id),
    prompt INTEGER NOT NULL,
    alone INTEGER NOT NULL,
    due REAL NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX wanted_reminders_by_due ON wanted_reminders (due);

CREATE TABLE reminders (
    person TEXT PRIMARY KEY,
    trying REAL,
    sent REAL,
    table_id INTEGER REFERENCES tables(id),
    channel TEXT,
    message TEXT
);
