"""The schema as numbered files of SQL, and bringing a store up to date.

``sql/sqlite`` and ``sql/postgres`` hold the same migrations, each written out in the engine's own words: file n (named
``NNN_what_it_does.sql``) leads from version n - 1 to n. A file that was released is never edited. What PostgreSQL needs
beside them is in ``postgres_schema``.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from engine.host.store.files import ForeignStore, UnusableStore

FOLDER: Final = Path(__file__).with_name("sql")


def migrations(folder: Path) -> tuple[str, ...]:
    """The scripts of a folder, by their numbers.

    Raises RuntimeError unless these are 1, 2, 3, ...: with a gap every later migration would be taken for another.
    """
    files = sorted(folder.glob("*.sql"))
    for number, file in enumerate(files, 1):
        if not file.name.startswith(f"{number:03}_"):
            raise RuntimeError(f"{folder}: {number:03}_....sql is missing, or there twice")
    if not files:
        raise RuntimeError(f"{folder}: there are no migrations")
    return tuple(file.read_text(encoding="utf-8") for file in files)


SQLITE: Final = migrations(FOLDER / "sqlite")
POSTGRES: Final = migrations(FOLDER / "postgres")
VERSION: Final = len(SQLITE)
"""The version of a store of this release: the number of its newest migration."""


class NewerStore(UnusableStore):
    """The file was written by a newer release; this one would damage it."""


class OlderStore(UnusableStore):
    """The file was written by an older release, and is not to be changed just now."""


def check_version(connection: sqlite3.Connection) -> None:
    """Raises NewerStore, OlderStore or ForeignStore unless this release, or one of the same form, wrote the file."""
    be_of_this_form(_version(connection))


def be_of_this_form(version: int) -> None:
    """Raises NewerStore or OlderStore where a store of this version has another form, ForeignStore for an empty one."""
    be_there(version)
    if version < VERSION:
        raise OlderStore(f"it was written by an older release (version {version}); start the bot over it once.")
    not_newer(version, VERSION)


def not_empty(connection: sqlite3.Connection) -> None:
    """Raises ForeignStore where there is nothing in a file."""
    be_there(_version(connection))


def be_there(version: int) -> None:
    """Raises ForeignStore where no store was ever made."""
    if not version:
        raise ForeignStore("there is nothing in it.")


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def not_newer(version: int, newest: int) -> None:
    """Raises NewerStore where a store has a version above the newest."""
    if version > newest:
        raise NewerStore(
            f"it was written by a newer release (version {version}, this one knows {newest}). "
            "Update Tefuda, or choose another store."
        )


def migrate(connection: sqlite3.Connection, scripts: tuple[str, ...] = SQLITE) -> int:
    """Bring the file to the newest version, in one transaction that also reads the version; the version before.

    Raises NewerStore if the file knows more migrations than this release.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        before = _version(connection)
        not_newer(before, len(scripts))
        for number, script in enumerate(scripts[before:], before + 1):
            for statement in statements(script):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
        connection.commit()
    except BaseException:
        connection.rollback()
        raise
    return before


def statements(script: str) -> Iterator[str]:
    """The statements of a script one by one (executescript would end the transaction it is called in)."""
    *parts, rest = script.split(";")
    text = ""
    for part in parts:
        text += part + ";"
        if sqlite3.complete_statement(text):
            if text.strip() != ";":
                yield text
            text = ""
    if (text + rest).strip():
        raise ValueError(f"a migration ends in mid-statement: {(text + rest)[:40]!r}")
