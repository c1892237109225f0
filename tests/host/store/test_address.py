"""Addresses of stores: a path, ``sqlite:`` and a path, or a server."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.host import backup
from engine.host.store.address import BadAddress, file_of, server_of
from engine.host.store.contract import Writing
from engine.host.store.stores import open_store


@pytest.mark.parametrize("where", ["var/t.db", "sqlite:var/t.db", "SQLite:var/t.db", Path("var/t.db")])
def test_a_file(where: str | Path) -> None:
    assert server_of(where) is None and file_of(where) == Path("var/t.db")


def test_absolute_files_and_those_of_windows() -> None:
    assert file_of("sqlite:///var/t.sqlite3") == file_of("sqlite:/var/t.sqlite3") == Path("/var/t.sqlite3")
    assert file_of("C:/tefuda/t.sqlite3") == Path("C:/tefuda/t.sqlite3")
    assert file_of(Path("/var/odd:name.sqlite3")) == Path("/var/odd:name.sqlite3")


@pytest.mark.parametrize("where", ["postgresql://me@db/tefuda", "postgres://db/tefuda", "postgresql:///t?host=/run"])
def test_a_server(where: str) -> None:
    assert server_of(where) == where
    with pytest.raises(BadAddress):
        file_of(where)


@pytest.mark.parametrize("where", ["mysql://db/tefuda", "postgresql:tefuda", "postgres:/x", "sqlite:", "http://x"])
async def test_what_is_no_address_says_what_is_one(where: str) -> None:
    for tried in (server_of, file_of):
        with pytest.raises(BadAddress, match=r"postgresql://.* or sqlite:"):
            tried(where)
    with pytest.raises(BadAddress):
        await open_store(where)


@pytest.mark.logs_error("no backup")
@pytest.mark.parametrize("source", ["postgresql://me:sesame@db/tefuda", "mysql://me:sesame@db/tefuda"])
def test_a_server_is_no_file_to_back_up(source: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert backup.main([source, str(tmp_path / "copy.db")]) == 2
    (said,) = (record.getMessage() for record in caplog.records)
    assert ("pg_dump" in said or "postgresql://name" in said) and "sesame" not in said
    assert list(tmp_path.iterdir()) == []


async def test_what_the_contract_says_of_a_file(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:{tmp_path / 't.sqlite3'}")
    assert not store.shared
    heard: list[None] = []
    await store.listen(lambda: heard.append(None))

    def claim(writing: Writing) -> list[tuple[str, str]]:

        writing.each("INSERT INTO keys (name, secret) VALUES (?, ?)", [(name, "-") for name in "abc"])
        inner = "SELECT name FROM keys ORDER BY name LIMIT 2"
        sql = f"UPDATE keys SET secret = ? WHERE name IN ({inner}) RETURNING name, secret"
        return [(name, secret) for name, secret in writing.rows(sql, ("mine",))]

    assert sorted(await store.transaction(claim)) == [("a", "mine"), ("b", "mine")]
    row = await store.row("SELECT name, secret FROM keys WHERE name = ?", ("c",))
    assert row is not None and row["secret"] == row[1] == "-" and list(row.keys()) == ["name", "secret"]
    assert len(row) == 2 and tuple(row) == ("c", "-") and heard == []
    await store.close()
    assert (tmp_path / "t.sqlite3").is_file()
