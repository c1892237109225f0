-- The earliest time of the next try to post a message, apart from when it is due.

ALTER TABLE bulletins ADD COLUMN held DOUBLE PRECISION;
