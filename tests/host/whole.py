"""Checks that must hold for a store at every moment."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.core.game import TABLE_ACTOR, Game
from engine.core.match import Header, Match
from tests.host.engines import connect, is_file


def check_whole(path: Path, games: Mapping[str, Game[Any]]) -> dict[str, int]:
    """Check every table against its own log; return the moves logged for each interaction id of a person's press.

    The snapshot and the prompts must equal those replayed from the log; computer seats that are asked have a timer.
    """
    connection = connect(path)
    if is_file():
        assert connection.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    answered: dict[str, int] = {}
    for table in connection.execute("SELECT * FROM tables WHERE header IS NOT NULL").fetchall():
        log = connection.execute("SELECT * FROM log WHERE table_id = ? ORDER BY number", (table["id"],)).fetchall()
        assert [line["number"] for line in log] == list(range(table["moves"]))
        assert log[0]["kind"] == "start" and all(line["seq"] <= table["seq"] for line in log)
        header, secret = Header.from_json(json.loads(table["header"])), bytes.fromhex(table["secret"])
        game = games[table["game"]]
        moves = [json.loads(line["wire"]) for line in log if line["kind"] == "move"]
        record = {"header": header.to_json(), "log": moves, "secret": secret.hex()}
        match = Match.replay(game, record)
        assert json.loads(table["snapshot"]) == json.loads(json.dumps(match.snapshot()))
        seats = connection.execute("SELECT * FROM seats WHERE table_id = ?", (table["id"],)).fetchall()
        asked = {s["seat"] for s in seats if s["prompt"]}
        awaiting = set() if table["status"] == "ended" else set(match.state.waiting)
        assert asked == awaiting - {TABLE_ACTOR}
        timers = connection.execute("SELECT seat, prompt FROM timers WHERE table_id = ?", (table["id"],)).fetchall()
        awaited = {(s["seat"], s["prompt"]) for s in seats if s["prompt"] and s["computer"]}
        assert awaited <= {(t["seat"], t["prompt"]) for t in timers}
        assert (TABLE_ACTOR in awaiting) == (TABLE_ACTOR in {t["seat"] for t in timers})
    for row in connection.execute("SELECT id, table_id FROM interactions"):
        answered[row["id"]] = row["table_id"]
    connection.close()
    return answered
