"""The logs of every earlier release are readable: each stored event has a sentence for everyone who may know it."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from engine.core.context import Event
from engine.core.match import Header, Match
from engine.games.registry import GAMES
from locales import LANGUAGES, words
from render.games.registry import NARRATIONS
from render.narration.telling import Telling
from tests.host.released import FOLDER

NAMES = ("Ann", "Ben", "Robot A", "Robot B", "Robot C", "Robot D", "Robot E")
OF_THE_HOST = "table-"
"""The prefix of the host's own notes, which have no words in a game."""


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.sql")), ids=lambda p: p.stem)
def test_every_event_that_was_stored_has_its_sentence(path: Path) -> None:
    told: Counter[str] = Counter()
    with closing(sqlite3.connect(":memory:")) as store:
        store.row_factory = sqlite3.Row
        store.executescript(path.read_text(encoding="utf-8"))
        for table in store.execute("SELECT id, header, secret, snapshot FROM tables WHERE header <> ''").fetchall():
            header = Header.from_json(json.loads(table["header"]))
            narration = NARRATIONS[header.game]
            told[header.game] += 0
            secret = bytes.fromhex(table["secret"])
            match = Match.resume(GAMES[header.game], header, secret, json.loads(table["snapshot"]))
            views = {seat: match.view(seat) for seat in (None, *range(header.seats))}
            for row in store.execute("SELECT events FROM log WHERE table_id = ? ORDER BY number", (table["id"],)):
                for event in map(Event.from_json, json.loads(row["events"])):
                    if event.kind.startswith(OF_THE_HOST):
                        continue
                    for seat, view in views.items():
                        for lang in LANGUAGES if event.seen_by(seat) else ():
                            w = words(lang)
                            said = narration.happened(event, Telling(view, NAMES[: header.seats], w))
                            assert said != w("log-unreadable"), (header.game, event)
                            told[header.game] += said is not None
    assert len(told) >= 8 and min(told.values()) > 20, told
