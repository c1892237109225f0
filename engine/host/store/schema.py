"""The schema as numbered SQL files, and updating a store to it.

``sql/sqlite`` and ``sql/postgres`` hold the same migrations, each written in the engine's own dialect: file n (named
``NNN_what_it_does.sql``) leads from version n - 1 to n. The statements of a released file never change.
``postgres_schema`` has the rest that PostgreSQL needs.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from engine.host.store.files import ForeignStore, UnusableStore

FOLDER: Final = Path(__file__).with_name("sql")


def migrations(folder: Path) -> tuple[str, ...]:
    """Return the scripts of a folder, by their numbers.

    Raises RuntimeError unless the numbers are 1, 2, 3, ...: after a gap every later migration would have a wrong
    number.
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
    """A newer release wrote the file; this one would damage it."""


class OlderStore(UnusableStore):
    """An older release wrote the file, and it must not be changed now."""


class EmptyStore(ForeignStore):
    """No release has written anything yet."""


def check_version(connection: sqlite3.Connection) -> None:
    """Raises NewerStore, OlderStore or EmptyStore unless a release with the same schema wrote the file."""
    be_of_this_form(_version(connection))


def be_of_this_form(version: int) -> None:
    """Raises NewerStore or OlderStore if a store of this version has another schema, EmptyStore for an empty one."""
    be_there(version)
    if version < VERSION:
        raise OlderStore(f"it was written by an older release (version {version}); start the bot over it once.")
    not_newer(version, VERSION)


def not_empty(connection: sqlite3.Connection) -> None:
    """Raises EmptyStore if a file is empty."""
    be_there(_version(connection))


def be_there(version: int) -> None:
    """Raises EmptyStore if no store was ever made."""
    if not version:
        raise EmptyStore("there is nothing in it.")


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def not_newer(version: int, newest: int) -> None:
    """Raises NewerStore if the version is above the newest."""
    if version > newest:
        raise NewerStore(
            f"it was written by a newer release (version {version}, this one knows {newest}). "
            "Update Tefuda, or choose another store."
        )


def migrate(connection: sqlite3.Connection, scripts: tuple[str, ...] = SQLITE) -> int:
    """Update the file to the newest version; return the version before. One transaction also reads the version.

    Raises NewerStore if the file has more migrations than this release.
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
    """Yield the statements of a script one by one (executescript would end the transaction it is called in)."""
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
