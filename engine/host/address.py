"""Where a store is: a path or ``sqlite:`` and a path (one file), ``postgresql://...`` (a server that several share)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from engine.host.files import UnusableStore
from engine.host.sqlite_store import SqliteStore
from engine.host.store import Store

if TYPE_CHECKING:
    from engine.host.postgres_store import PostgresStore

_SCHEME = re.compile(r"([A-Za-z][A-Za-z0-9+.-]+):(.*)", re.DOTALL)
_SERVER = ("postgresql", "postgres")


class BadAddress(UnusableStore):
    """It names no place where a store can be."""


def server_of(where: str | Path) -> str | None:
    """The address of a PostgreSQL server, None for a file's; raises BadAddress."""
    return None if _parts(where)[0] == "sqlite" else str(where)


def file_of(where: str | Path) -> Path:
    """The file of an address; raises BadAddress for a server's."""
    scheme, rest = _parts(where)
    if scheme != "sqlite":
        raise BadAddress("it is a server, and this takes a file.")
    return Path(rest)


def shown(where: str | Path) -> str:
    """An address for people to read: without the password, and without whatever else a server's address carries."""
    if isinstance(where, Path) or "://" not in where:
        return str(where)
    parts = urlsplit(where)
    return parts._replace(netloc=f"{parts.netloc.rpartition('@')[2]}", query="", fragment="").geturl()


def _parts(where: str | Path) -> tuple[str, str]:
    found = None if isinstance(where, Path) else _SCHEME.fullmatch(where)
    # A path of Windows begins with one letter and a colon, which is no scheme here.
    if found is None:
        return "sqlite", str(where)
    scheme, rest = found[1].lower(), found[2]
    if scheme in _SERVER and rest.startswith("//"):
        return scheme, rest
    if scheme == "sqlite" and rest.removeprefix("//"):
        return scheme, rest.removeprefix("//")
    raise BadAddress("it takes postgresql://name:password@host/database, or sqlite: and the path of a file.")


async def open_store(where: str | Path) -> Store:
    """Open or make a store and bring it up to date.

    Raises files.UnusableStore (what is wrong and what to do), OSError and sqlite3.Error.
    """
    server = server_of(where)
    return await SqliteStore.open(file_of(where)) if server is None else await _postgres().open(server)


async def open_store_to_read(where: str | Path) -> Store:
    """A store as it is, which is only read, also one that a bot is using.

    Raises files.UnusableStore also where another release wrote it, OSError and sqlite3.Error.
    """
    server = server_of(where)
    return await SqliteStore.open_to_read(file_of(where)) if server is None else await _postgres().open_to_read(server)


def _postgres() -> type[PostgresStore]:
    # Most have one file and no such library.
    try:
        from engine.host.postgres_store import PostgresStore
    except ImportError:
        raise UnusableStore(
            "the library for it is not installed: .venv/bin/pip install -r requirements-extra.lock."
        ) from None
    return PostgresStore
