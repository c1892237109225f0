-- # Cog changes

-- name: cog_changes
SELECT name, body FROM kept WHERE name LIKE 'cog %' ORDER BY name;

-- name: set_cog_change
INSERT INTO kept (name, body) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET body = excluded.body;

-- name: delete_cog_changes
DELETE FROM kept WHERE name LIKE 'cog %';

-- # Leases

-- name: take_leases.sqlite
-- Takes those of the names (a list in JSON) that no other process holds. Each takeover from another holder raises
-- times by one.
INSERT INTO leases (name, holder, until, times) SELECT value, ?, ?, 1 FROM json_each(?) WHERE TRUE
ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until,
    times = CASE WHEN leases.holder = excluded.holder THEN leases.times ELSE leases.times + 1 END
WHERE leases.until <= ? OR leases.holder = ? RETURNING name, times;

-- name: take_leases.postgres
INSERT INTO leases (name, holder, until, times) SELECT value, ?, ?, 1 FROM json_array_elements_text(?) AS names (value)
ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until,
    times = CASE WHEN leases.holder = excluded.holder THEN leases.times ELSE leases.times + 1 END
WHERE leases.until <= ? OR leases.holder = ? RETURNING name, times;

-- name: renew_leases.sqlite
-- In the order of the names, so that two processes do not wait for each other.
UPDATE leases SET until = ? WHERE name IN (SELECT name FROM leases WHERE holder = ? ORDER BY name)
RETURNING name;

-- name: renew_leases.postgres
UPDATE leases SET until = ? WHERE name IN (SELECT name FROM leases WHERE holder = ? ORDER BY name FOR UPDATE)
RETURNING name;

-- name: release_lease
-- Lets the lease run out at the given moment: another process may take it, and knows that this one was cut off.
UPDATE leases SET until = ?, holder = '' WHERE name = ? AND holder = ?;

-- name: delete_lease
DELETE FROM leases WHERE name = ? AND holder = ?;

-- name: note_process_alive
INSERT INTO processes (name, role, began, beat) VALUES (?, ?, ?, ?)
ON CONFLICT (name) DO UPDATE SET beat = excluded.beat;

-- name: count_living_processes
SELECT role, COUNT(*) AS number FROM processes WHERE beat > ? GROUP BY role;

-- name: other_living_process
SELECT 1 FROM processes WHERE beat > ? AND role = ? AND name <> ? LIMIT 1;

-- name: delete_leases_until
DELETE FROM leases WHERE until < ?;

-- name: delete_processes_silent_since
DELETE FROM processes WHERE beat < ?;

-- name: release_leases_of_process
UPDATE leases SET until = ?, holder = '' WHERE holder = ?;

-- name: delete_process
DELETE FROM processes WHERE name = ?;
