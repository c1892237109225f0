"""Connections to a PostgreSQL server: how they are opened, and the meaning of their errors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict
from psycopg.rows import tuple_row

from engine.host.store.address import BadAddress
from engine.host.store.files import StoreAway, UnusableStore
from engine.host.store.postgres_values import ADAPTERS

APPLICATION = "tefuda"
"""The name of our connections on the server."""
_CONNECTION: dict[str, Any] = {
    "autocommit": True,
    "prepare_threshold": 2,
    "connect_timeout": 3,
    # With these settings the loss of a server without notice is detected within seconds.
    "tcp_user_timeout": 5_000,
    "keepalives_idle": 10,
    "keepalives_interval": 3,
    "keepalives_count": 3,
    "application_name": APPLICATION,
}

NOT_OURS = errors.InsufficientPrivilege, errors.InvalidSchemaName, errors.ReadOnlySqlTransaction
"""Errors of a database in which we may not make tables."""

PASSING = "starting up", "shutting down", "recovery", "too many", "remaining connection slots", "administrator command"
"""Parts of the messages of a server that will accept connections in a moment."""


def settings_of(address: str) -> dict[str, Any]:
    """Return the connection settings; those of the address itself win. Raises files.UnusableStore."""
    try:
        said = conninfo_to_dict(address)
    except psycopg.ProgrammingError:
        raise BadAddress("it takes postgresql://name:password@host/database (with %40 for @ in a password).") from None
    return {name: value for name, value in _CONNECTION.items() if name not in said} | {"context": ADAPTERS}


def connected(address: str) -> psycopg.Connection[Any]:
    """Return a connection in autocommit mode. Raises files.UnusableStore for a bad address,
    psycopg.OperationalError.
    """
    return psycopg.Connection.connect(address, row_factory=tuple_row, **settings_of(address))


def why(e: psycopg.Error, address: str) -> str:
    """Return the message of the server or the library in one line, without the password."""
    secret = str(conninfo_to_dict(address).get("password") or "")
    said = " ".join((e.diag.message_primary or str(e)).split())
    return f"{said.replace(secret, '***') if secret else said}. Correct the address, or start the server."


def use_once(address: str, use: Callable[[psycopg.Connection[Any]], object]) -> None:
    """Call ``use`` with a connection, and close it.

    Raises files.UnusableStore if there is no such database, or we may not make tables in it; StoreAway if its server
    does not answer.
    """
    try:
        with connected(address) as connection:
            use(connection)
    except (psycopg.OperationalError, *NOT_OURS) as e:
        raise (UnusableStore if is_refusal(e) else StoreAway)(why(e, address)) from None


def is_refusal(e: psycopg.Error) -> bool:
    """True if the server has answered, and will give the same answer until a person changes something.

    For a failed connection the library gives no code, only the server's text. A text in another language counts as a
    server that is away.
    """
    if isinstance(e, NOT_OURS):
        return True
    said = str(e)
    return "FATAL:" in said and not any(passing in said for passing in PASSING)


def is_of_the_server(e: psycopg.Error) -> bool:
    """True if the error comes from the server, the network or another process, not from our code."""
    return isinstance(e, (psycopg.OperationalError, errors.ReadOnlySqlTransaction, errors.DataCorrupted))
