"""Bringing a store up to date: which version a file has, and the migrations that it lacks."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

from engine.host.store.files import ForeignStore, UnusableStore
from engine.host.store.migrations import MIGRATIONS


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
    if version < len(MIGRATIONS):
        raise OlderStore(f"it was written by an older release (version {version}); start the bot over it once.")
    not_newer(version, MIGRATIONS)


def not_empty(connection: sqlite3.Connection) -> None:
    """Raises ForeignStore where there is nothing in a file."""
    be_there(_version(connection))


def be_there(version: int) -> None:
    """Raises ForeignStore where no store was ever made."""
    if not version:
        raise ForeignStore("there is nothing in it.")


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
