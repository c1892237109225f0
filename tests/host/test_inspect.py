"""A table printed from the store: it contains what its reader may know, and all only on request."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from engine.games.registry import GAMES
from engine.host import inspect
from engine.host.inspect import LOUD, NotThere
from engine.host.store.files import ForeignStore
from engine.host.store.schema import OlderStore
from engine.players.registry import CHOOSERS
from tests.host.engines import contents, place
from tests.host.rig import ANN, BEN, CAT, Rig


async def printed(rig: Rig, table: int, seat: int | None = None, *, everything: bool = False, shown: int = 50) -> str:
    lines = await inspect.inspect(place(rig.path), table, seat, everything=everything, shown=shown, games=rig.games)
    return "\n".join(lines)


async def geschenk(rig: Rig) -> int:
    """Return a table of No Thanks! with three people after two moves; the host continues over the same file."""
    rig.games, rig.choosers = GAMES, CHOOSERS
    await rig.reopen()
    info = await rig.table(ANN, BEN, CAT, size=3, game="geschenk", chips=11)
    await rig.host.dealing.start(info.id, ANN, rig.press())
    for _ in range(2):
        (turn,) = (await rig.host.reading.view(info.id, None))[1].waiting
        await rig.act(info.id, (ANN, BEN, CAT)[turn], "no_thanks")
    return info.id


async def test_an_onlooker_sees_header_turn_log_and_the_public_state(rig: Rig) -> None:
    table = await geschenk(rig)
    text = await printed(rig, table)
    _, view = await rig.host.reading.view(table, None)
    assert f"table {table}" in text and "geschenk (revision 1), playing" in text
    assert "chips=11" in text and "Ann (person)" in text
    assert f"decide: {view.waiting[0]} {('Ann', 'Ben', 'Cat')[view.waiting[0]]}" in text
    assert text.count("no_thanks") >= 2
    for name, value in view.state.items():
        assert any(line.split()[:1] == [name] and line.endswith(json.dumps(value)) for line in text.splitlines())
    assert LOUD not in text


async def test_a_seat_sees_its_own_and_nothing_of_the_others(rig: Rig) -> None:
    table = await geschenk(rig)
    for seat, person in enumerate((ANN, BEN, CAT)):
        text = await printed(rig, table, seat)
        _, own = await rig.host.reading.view(table, person.id)
        assert json.dumps(own.state["chips"]) in text
        assert ("may" in text) == bool(own.legal)
        other = (await rig.host.reading.view(table, (BEN, CAT, ANN)[seat].id))[1].state["chips"]
        assert json.dumps(other) not in text


async def test_a_choice_in_secret_is_in_no_print_but_its_own(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, size=2)
    await rig.act(info.id, ANN, "bid", 2)
    onlooker, ann, ben = [await printed(rig, info.id, seat) for seat in (None, 0, 1)]
    assert "you_bid" in ann and "you_bid" not in onlooker + ben
    assert "bidding: 0 Ann, 1 Ben" in onlooker, "who has chosen is hidden"
    assert onlooker.splitlines()[-1] and "[2, 0]" not in onlooker + ben
    everything = await printed(rig, info.id, everything=True)
    assert everything.startswith(LOUD) and everything.endswith(LOUD)
    assert "[2, 0]" in everything and "you_bid" in everything
    row = await rig.host.tables.store.row("SELECT secret FROM tables WHERE id = ?", (info.id,))
    assert row is not None and row["secret"] not in everything, "ruling 1"


async def test_nobodys_id_is_printed(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, size=2)
    for everything in (False, True):
        text = await printed(rig, info.id, everything=everything)
        assert ANN.id not in text.split() and f'"{ANN.id}"' not in text


async def test_an_open_table_has_no_state(rig: Rig) -> None:
    info = await rig.table(ANN)
    assert "not started" in await printed(rig, info.id)


async def test_looking_changes_nothing(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, size=2)
    before = contents(rig.path)
    await printed(rig, info.id, 0)
    await printed(rig, info.id, everything=True)
    assert contents(rig.path) == before


async def test_what_is_not_there_is_said(rig: Rig, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    info = await rig.started(ANN, BEN, size=2)
    with pytest.raises(NotThere, match="no table 99"):
        await printed(rig, 99)
    with pytest.raises(NotThere, match="no seat 7"):
        await printed(rig, info.id, 7)
    with pytest.raises(FileNotFoundError):
        await inspect.inspect(tmp_path / "none.db", 1)
    assert not (tmp_path / "none.db").exists()


@pytest.mark.file_only
async def test_a_store_of_another_release_or_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    old = sqlite3.connect(path)
    old.executescript("CREATE TABLE tables (id); CREATE TABLE seats (id); CREATE TABLE log (id); PRAGMA user_version=1")
    old.close()
    with pytest.raises(OlderStore, match="older release"):
        await inspect.inspect(path, 1)
    other = sqlite3.connect(tmp_path / "other.db")
    other.executescript("CREATE TABLE cakes (id)")
    other.close()
    with pytest.raises(ForeignStore):
        await inspect.inspect(tmp_path / "other.db", 1)


def test_the_command_says_where_it_failed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert inspect.main([str(tmp_path / "none.db"), "1"]) == 1
    assert "none.db" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        inspect.main([str(tmp_path / "none.db"), "1", "--seat", "0", "--all"])
