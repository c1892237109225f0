"""Addresses of stores: a path or ``sqlite:`` and a path (one file), ``postgresql://...`` (a server
for several processes).
"""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit

from engine.host.store.files import UnusableStore

_SCHEME = re.compile(r"([A-Za-z][A-Za-z0-9+.-]+):(.*)", re.DOTALL)
_SERVER = ("postgresql", "postgres")


class BadAddress(UnusableStore):
    """The address names no place of a store."""


def server_of(where: str | Path) -> str | None:
    """Return the address of a PostgreSQL server, None for a file's. Raises BadAddress."""
    return None if _parts(where)[0] == "sqlite" else str(where)


def file_of(where: str | Path) -> Path:
    """Return the file of an address. Raises BadAddress for a server's."""
    scheme, rest = _parts(where)
    if scheme != "sqlite":
        raise BadAddress("it is a server, and this takes a file.")
    return Path(rest)


def without_password(where: str | Path) -> str:
    """Return an address for people to read, without the password and the other parameters of a server's address."""
    if isinstance(where, Path) or "://" not in where:
        return str(where)
    parts = urlsplit(where)
    return parts._replace(netloc=f"{parts.netloc.rpartition('@')[2]}", query="", fragment="").geturl()


def _parts(where: str | Path) -> tuple[str, str]:
    found = None if isinstance(where, Path) else _SCHEME.fullmatch(where)
    # A Windows path begins with one letter and a colon, which is no scheme here.
    if found is None:
        return "sqlite", str(where)
    scheme, rest = found[1].lower(), found[2]
    if scheme in _SERVER and rest.startswith("//"):
        return scheme, rest
    if scheme == "sqlite" and rest.removeprefix("//"):
        return scheme, rest.removeprefix("//")
    raise BadAddress("it takes postgresql://name:password@host/database, or sqlite: and the path of a file.")
