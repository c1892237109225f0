"""Before an update: each running table of a store that would not go on is found, and the store is not touched."""

from __future__ import annotations

import hashlib
import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cogs.check.check import BAD, TO_MEND, WELL, Parts, check
from cogs.ui import messages
from engine.games.geschenk import rules as geschenk
from engine.games.love_letter import state as love_letter
from engine.games.registry import GAMES
from engine.host.host import Host
from engine.host.store.schema import VERSION
from engine.host.store.sqlite_store import SqliteStore
from engine.players.registry import CHOOSERS
from render.games.registry import PAINTERS
from tests.cogs.check.stores import filled
from tests.host.history.test_play_on import ended, opened
from tests.host.play.test_takebacks import undo
from tests.host.rig import ANN, BEN, CAT, Rig

pytestmark = pytest.mark.file_only

Checked = tuple[int, str]
SOME = "geschenk", "love_letter", "en_garde", "grazia", "target"


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Provide a place for the store, which is written by the first test."""
    return {"folder": tmp_path_factory.mktemp("running")}


@pytest.fixture
async def store(written: dict[str, Any], tmp_path: Path) -> Path:
    whole: Path = written["folder"] / "whole.sqlite3"
    if "tables" not in written:
        written["tables"] = await filled(whole, SOME)
    return Path(shutil.copy(whole, tmp_path / "tefuda.sqlite3"))


@pytest.fixture
def number(written: dict[str, Any]) -> Callable[[str], int]:
    """Provide the number of a game's table."""
    return lambda slug: int(written["tables"][slug])


async def checked(store: Path, games: tuple[str, ...] = tuple(GAMES)) -> Checked:
    """Return the exit code and the output of --check; the folder of the store must stay as it was."""
    before = contents(store.parent)
    said: list[str] = []

    async def opened(file: Path) -> Host:
        return await Host.open(file, {slug: GAMES[slug] for slug in games}, CHOOSERS)

    def never(*_: Any) -> Any:
        raise AssertionError("needs neither settings nor a bot")

    code = await check([str(store)], Parts(never, never, opened, never), said.append)
    assert contents(store.parent) == before
    return code, "".join(said)


def contents(folder: Path) -> dict[str, tuple[str, int]]:
    """Return a checksum and the time of the last change of every file."""
    files = [path for path in folder.iterdir() if path.is_file()]
    return {path.name: (hashlib.sha256(path.read_bytes()).hexdigest(), path.stat().st_mtime_ns) for path in files}


def moves(store: Path, table: int) -> list[tuple[int, tuple[int, str]]]:
    """Return the numbers, seats and tags of a table's moves."""
    with closing(sqlite3.connect(store)) as connection:
        found = connection.execute(
            "SELECT wire FROM log WHERE table_id = ? AND kind = 'move' ORDER BY number", (table,)
        )
        return [(at, tuple(json.loads(wire)[:2])) for at, (wire,) in enumerate(found, 1)]


def changed(store: Path, sql: str, *values: Any) -> None:
    with closing(sqlite3.connect(store)) as connection:
        assert connection.execute(sql, values).rowcount == 1
        connection.commit()


async def test_every_game_goes_on(tmp_path: Path) -> None:
    await filled(tmp_path / "tefuda.sqlite3")
    code, said = await checked(tmp_path / "tefuda.sqlite3")
    assert code == WELL, said
    assert f"all {len(GAMES) + 1} go on ({len(GAMES)} in play or paused, 1 not begun)" in said
    assert said.count("\n") == 3, "one line of fact, and the end"


async def test_a_store_in_use_is_checked_too(store: Path) -> None:
    running = await SqliteStore.open(store)
    try:
        code, said = await checked(store)
    finally:
        await running.close()
    assert code == WELL, said


async def test_moves_taken_back_and_a_game_played_on_go_on(tmp_path: Path) -> None:
    rig = Rig(tmp_path / "tefuda.sqlite3", GAMES, CHOOSERS)
    await rig.open()
    finished = await ended(rig, "geschenk", 400)
    await opened(rig, finished, 10, 1, BEN)
    info = await rig.started(ANN, BEN, CAT, size=3, game="geschenk")
    (person,) = [p for p in (ANN, BEN, CAT) if await rig.prompt(info.id, p)]
    await rig.act(info.id, person, "no_thanks")
    await undo(rig, info.id, person)
    assert "undo" in [tag for _, (_, tag) in moves(tmp_path / "tefuda.sqlite3", info.id)]
    await rig.host.close()
    code, said = await checked(tmp_path / "tefuda.sqlite3")
    assert code == WELL and "all 2 go on (2 in play or paused, 0 not begun)" in said, said


async def test_a_changed_rule_is_found_by_its_move(
    store: Path, number: Callable[[str], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A card costs two chips in place of one, and nobody has raised the revision."""
    (phase,) = geschenk.GAME.phases.values()
    usual = type(phase).apply

    def dearer(self: Any, s: Any, seat: int, action: Any, ctx: Any) -> None:
        before = s.chips[seat]
        usual(self, s, seat, action, ctx)
        if s.chips[seat] == before - 1:
            s.chips[seat] -= 1

    monkeypatch.setattr(type(phase), "apply", dearer)
    code, said = await checked(store)
    assert code == TO_MEND
    (line,) = (line for line in said.splitlines() if f"{number('geschenk')} (geschenk)" in line)
    assert line.startswith("MEND  tables") and "moves lead to another position" in line
    assert "(chips" in line, "the fields that differ are named, and no value"
    assert said.count("would stop") == 1 and "1 of 6 would not go on" in said and "1 to mend" in said


async def test_a_rule_with_other_effects_is_found_by_its_first_move(
    store: Path, number: Callable[[str], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pot grows by two; the event of the move tells it."""
    (phase,) = geschenk.GAME.phases.values()
    usual = type(phase).apply

    def richer(self: Any, s: Any, seat: int, action: Any, ctx: Any) -> None:
        s.pot += action.tag == "no_thanks"
        usual(self, s, seat, action, ctx)

    monkeypatch.setattr(type(phase), "apply", richer)
    code, said = await checked(store)
    first, (seat, tag) = next((at, made) for at, made in moves(store, number("geschenk")) if made[1] == "no_thanks")
    assert code == TO_MEND and f"; move {first} ({tag}, seat {seat + 1}) has other effects" in said


async def test_a_move_that_is_not_allowed_any_more_is_named(
    store: Path, number: Callable[[str], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    (phase,) = geschenk.GAME.phases.values()
    usual = type(phase).legal
    monkeypatch.setattr(
        type(phase), "legal", lambda self, s, seat: [a for a in usual(self, s, seat) if a.tag == "take"]
    )
    code, said = await checked(store)
    assert code == TO_MEND
    first, (seat, tag) = next((at, made) for at, made in moves(store, number("geschenk")) if made[1] != "take")
    assert f"move {first} ({tag}, seat {seat + 1}) is not possible any more" in said


async def test_a_position_that_cannot_be_read_is_found(
    store: Path, number: Callable[[str], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    def unreadable(data: Any) -> Any:
        raise KeyError("a field without a default")

    monkeypatch.setattr(love_letter.LoveLetterState, "from_json", unreadable)
    code, said = await checked(store)
    assert code == TO_MEND
    assert f"{number('love_letter')} (love_letter) would stop: its position cannot be read" in said
    assert "a field without" not in said, "the text of an error may tell a card"


async def test_prompts_that_the_rules_do_not_put_are_found(store: Path, number: Callable[[str], int]) -> None:
    table = number("en_garde")
    changed(store, "UPDATE seats SET prompt = 1 - (prompt > 0) WHERE table_id = ? AND seat = 0", table)
    code, said = await checked(store)
    assert code == TO_MEND
    assert f"{table} (en_garde) would stop: it asks" in said and "the rules now ask" in said


async def test_pictures_and_words_that_fail_are_found(
    store: Path, number: Callable[[str], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    painter = type(PAINTERS["grazia"])

    def fails(self: Any, *_: Any, **__: Any) -> Any:
        raise IndexError("nothing there")

    with monkeypatch.context() as patch:
        patch.setattr(painter, "hand", fails)
        code, said = await checked(store)
    assert code == TO_MEND
    assert f"{number('grazia')} (grazia) would stop: it cannot be shown (IndexError at" in said
    with monkeypatch.context() as patch:
        patch.setattr(messages, "hand_place", fails)
        code, said = await checked(store)
    assert code == TO_MEND and said.count("it cannot be shown") == len(SOME)


async def test_a_game_that_is_gone_is_found(store: Path, number: Callable[[str], int]) -> None:
    code, said = await checked(store, tuple(slug for slug in GAMES if slug != "target"))
    assert code == TO_MEND
    assert f"{number('target')} (target) would stop: there is no game target here" in said


async def test_a_match_dealt_under_former_rules_goes_on_from_its_position(
    store: Path, number: Callable[[str], int]
) -> None:
    table = number("geschenk")
    with closing(sqlite3.connect(store)) as connection:
        (head,) = connection.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
    header = {**json.loads(head), "revision": GAMES["geschenk"].revision - 1}
    changed(store, "UPDATE tables SET header = ? WHERE id = ?", json.dumps(header), table)
    code, said = await checked(store)
    assert code == WELL and "1 dealt under former rules, so only their positions were checked" in said


async def test_what_is_no_store_is_said_in_one_line(store: Path, tmp_path: Path) -> None:
    for name, text in (("letter.db", "this is a letter " * 300), ("empty.db", "")):
        (tmp_path / name).write_text(text)
        code, said = await checked(tmp_path / name)
        assert code == TO_MEND and "no store" in said and said.count("\n") == 3, said
    with closing(sqlite3.connect(store)) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    code, said = await checked(store)
    assert code == TO_MEND and "newer release" in said
    for where in ("nowhere.sqlite3", "mysql://x/y", "postgresql://db/tefuda", "live"):
        code, said = await checked(tmp_path / where) if where == "nowhere.sqlite3" else await worded(where)
        assert code == BAD and said.startswith("MEND"), said


async def worded(*words: str) -> Checked:
    """Return the exit code and the output for these words."""
    said: list[str] = []

    def never(*_: Any) -> Any:
        raise AssertionError("nothing is opened")

    return await check(words, Parts(never, never, never, never), said.append), "".join(said)
