-- The earliest time of the next try to post a message; due stays the time at which it was to be posted.

ALTER TABLE bulletins ADD COLUMN held REAL;
