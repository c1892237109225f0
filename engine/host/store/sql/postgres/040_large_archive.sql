-- Questions about a server and its channels take the same time however many finished tables there are.
-- newest: the person's newest rated result in this game and server, with their wins and the people met until then.

ALTER TABLE results ADD COLUMN newest BIGINT NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN guild_wins BIGINT NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN guild_others BIGINT NOT NULL DEFAULT 0;
UPDATE results SET newest = 1 WHERE guild_nth > 0 AND NOT EXISTS (SELECT 1 FROM results l
    WHERE l.guild = results.guild AND l.game = results.game AND l.person = results.person
    AND l.guild_nth > results.guild_nth);
UPDATE results SET
    guild_wins = (SELECT SUM(w.won) FROM results w WHERE w.guild = results.guild AND w.game = results.game
        AND w.person = results.person AND w.guild_nth > 0),
    guild_others = (SELECT COUNT(DISTINCT o.person) FROM results m
        JOIN results o ON o.table_id = m.table_id AND o.person <> m.person
        WHERE m.guild = results.guild AND m.game = results.game AND m.person = results.person AND m.guild_nth > 0
        AND o.guild_nth > 0)
WHERE newest = 1;

CREATE INDEX results_newest ON results (guild, game, newest, person) WHERE newest = 1;

CREATE INDEX tables_live_in_channel ON tables (channel) WHERE status IN ('open', 'playing', 'paused');
CREATE INDEX tables_live_in_thread ON tables (thread) WHERE status IN ('open', 'playing', 'paused');
CREATE INDEX tables_live_in_server ON tables (guild) WHERE status IN ('open', 'playing', 'paused');
