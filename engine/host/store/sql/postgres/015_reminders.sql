-- The tables of which a person is to be reminded, and the message of the last reminder.

ALTER TABLE people ADD COLUMN reminders TEXT COLLATE "C" NOT NULL DEFAULT 'normal';
ALTER TABLE people ADD COLUMN silent_hands BIGINT NOT NULL DEFAULT 0;

CREATE TABLE wanted_reminders (
    person TEXT COLLATE "C" NOT NULL,
    table_id BIGINT NOT NULL REFERENCES tables(id),
    prompt BIGINT NOT NULL,
    alone BIGINT NOT NULL,
    due DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX wanted_reminders_by_due ON wanted_reminders (due);

CREATE TABLE reminders (
    person TEXT COLLATE "C" PRIMARY KEY,
    trying DOUBLE PRECISION,
    sent DOUBLE PRECISION,
    table_id BIGINT REFERENCES tables(id),
    channel TEXT COLLATE "C",
    message TEXT COLLATE "C"
);
