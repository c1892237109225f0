-- A person's name in one server. At first it is the name on their newest table there.

CREATE TABLE nicknames (
    guild TEXT COLLATE "C" NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (guild, person)
);
CREATE INDEX nicknames_by_person ON nicknames (person);

INSERT INTO nicknames (guild, person, name)
SELECT newest.guild, newest.person, MIN(s.name)
FROM (SELECT t.guild AS guild, c.person AS person, MAX(t.id) AS id FROM seats c JOIN tables t ON t.id = c.table_id
    WHERE t.guild IS NOT NULL AND c.name <> '' AND c.person IS NOT NULL AND c.person NOT LIKE 'somebody-%'
    GROUP BY t.guild, c.person) newest
JOIN seats s ON s.table_id = newest.id AND s.person = newest.person
GROUP BY newest.guild, newest.person;
