"""Bringing a store up to date: which version a file has, and the migrations that it lacks."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

from engine.host.files import ForeignStore, UnusableStore
from engine.host.migrations import MIGRATIONS


class NewerStore(UnusableStore):
    """The file was written by a newer release; this one would damage it."""


class OlderStore(UnusableStore):
    """The file was written by an older release, and is not to be changed just now."""


def check_version(connection: sqlite3.Connection) -> None:
    """Raises NewerStore or OlderStore unless this release, or one of the same form, wrote the file; ForeignStore for an
    empty one."""
    version = not_empty(connection)
    if version < len(MIGRATIONS):
        raise OlderStore(f"it was written by an older release (version {version}); start the bot over it once.")
    not_newer(version, MIGRATIONS)


def not_empty(connection: sqlite3.Connection) -> int:
    """The version of a file; raises ForeignStore where there is nothing in it."""
    if not (version := _version(connection)):
        raise ForeignStore("there is nothing in it.")
    return version


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def not_newer(version: int, migrations: tuple[str, ...]) -> None:
    """Raises NewerStore where a store knows more migrations than these."""
    if version > len(migrations):
        raise NewerStore(
            f"it was written by a newer release (version {version}, this one knows {len(migrations)}). "
            "Update Tefuda, or choose another store."
        )


def migrate(connection: sqlite3.Connection, migrations: tuple[str, ...] = MIGRATIONS) -> int:
    """Bring the file to the newest version, in one transaction that also reads the version; the version before.

    Raises NewerStore if the file knows more migrations than this release.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        before = _version(connection)
        not_newer(before, migrations)
        for number, script in enumerate(migrations[before:], before + 1):
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
