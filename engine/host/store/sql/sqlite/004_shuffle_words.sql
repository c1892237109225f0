-- A person's part in the shuffle is a word they know. It was the id of their press, which they never saw.

ALTER TABLE seats RENAME COLUMN joined TO word;
UPDATE seats SET word = '';
