-- Values that the host keeps under a name, such as its last heartbeat.

CREATE TABLE kept (name TEXT PRIMARY KEY, body TEXT NOT NULL);
