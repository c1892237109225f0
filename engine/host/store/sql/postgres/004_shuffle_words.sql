-- A person's part in the shuffle is a word they know. Before, it was the id of a press, which people never saw.

ALTER TABLE seats RENAME COLUMN joined TO word;
UPDATE seats SET word = '';
