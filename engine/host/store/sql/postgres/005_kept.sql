-- Values that the host stores under a name, such as its last heartbeat.

CREATE TABLE kept (name TEXT COLLATE "C" PRIMARY KEY, body TEXT COLLATE "C" NOT NULL);
