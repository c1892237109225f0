-- Values that the host stores under a name, such as its last heartbeat.

CREATE TABLE kept (name TEXT PRIMARY KEY, body TEXT NOT NULL);
