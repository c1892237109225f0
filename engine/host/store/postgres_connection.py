"""Connections to a PostgreSQL server: how they are opened, their errors, their values, and how they listen."""

from __future__ import annotations

import contextlib
import logging
import selectors
import socket
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import psycopg
from psycopg import errors, postgres
from psycopg.abc import AdaptContext
from psycopg.adapt import AdaptersMap, Buffer, Dumper, Loader
from psycopg.conninfo import conninfo_to_dict
from psycopg.rows import tuple_row
from psycopg.types.numeric import Int8Dumper

from engine.host.store.address import BadAddress
from engine.host.store.contract import Row
from engine.host.store.files import StoreAway, UnusableStore

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


class _Bool(Dumper):
    """Truth values are stored as 0 and 1, as in SQLite."""

    oid = postgres.types["int8"].oid

    def dump(self, obj: Any) -> Buffer:
        return b"1" if obj else b"0"


class _Truth(Loader):
    def load(self, data: Buffer) -> int:
        return int(bytes(data) == b"t")


class _Number(Loader):
    """Sums of integers, and means, have the types that SQLite gives them."""

    def load(self, data: Buffer) -> float | int:
        text = bytes(data).decode()
        return float(text) if "." in text else int(text)


def _adapters() -> AdaptersMap:
    made = AdaptersMap(psycopg.adapters)
    made.register_dumper(bool, _Bool)
    # One statement is prepared once, not separately for small and large numbers.
    made.register_dumper(int, Int8Dumper)
    made.register_loader("bool", _Truth)
    made.register_loader("numeric", _Number)
    return made


class _Row:
    """A row with values by name or by number, like ``sqlite3.Row``."""

    __slots__ = ("_columns", "_values")

    def __init__(self, columns: dict[str, int], values: Sequence[Any]) -> None:
        self._columns, self._values = columns, values

    def __getitem__(self, column: int | str, /) -> Any:
        return self._values[self._columns[column] if isinstance(column, str) else column]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def keys(self) -> list[str]:
        return list(self._columns)


def rows_by_name(cursor: psycopg.Cursor[Any]) -> Callable[[Sequence[Any]], Row]:
    """Return a row factory of psycopg that makes rows as the contract wants them."""
    columns = {column.name: i for i, column in enumerate(cursor.description or ())}
    return lambda values: _Row(columns, values)


ADAPTERS: Final[AdaptContext] = _adapters()
"""The value of ``psycopg.connect(context=...)``."""


log = logging.getLogger(__name__)

CHANNEL = "tefuda"
"""The channel of the notices; the payload names the sending process."""
PAUSES = (0.2, 1.0, 5.0, 15.0)
"""Seconds before each next try to reach a server that is gone; the last value repeats."""


class Listener:
    """Calls ``heard``, in a thread of its own, for notices of others, and when notices may have been missed."""

    def __init__(self, connect: Callable[[], psycopg.Connection[Any]], own: str, heard: Callable[[], None]) -> None:
        """``connect`` opens a connection in autocommit mode; ``own`` is the payload of our own notices."""
        self._connect, self._own, self._heard = connect, own.encode(), heard
        self._stop, self._stopped = socket.socketpair()
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._run, name="store listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening; waits for the thread."""
        self._ending.set()
        self._stop.send(b"-")
        self._thread.join(5.0)
        self._stop.close()
        self._stopped.close()

    def _run(self) -> None:
        failed = 0
        while not self._ending.is_set():
            try:
                with contextlib.closing(self._connect()) as connection:
                    connection.execute(f"LISTEN {CHANNEL}".encode())
                    if failed:
                        log.info("notices of other processes are heard again")
                    failed = 0
                    self._heard()
                    self._listen(connection)
            except (psycopg.Error, OSError) as e:
                if not failed:
                    log.warning(
                        "notices of other processes are not heard (%s); what is due is looked for", type(e).__name__
                    )
                failed += 1
                self._ending.wait(PAUSES[min(failed, len(PAUSES)) - 1])

    def _listen(self, connection: psycopg.Connection[Any]) -> None:
        with selectors.DefaultSelector() as waiting:
            waiting.register(connection.fileno(), selectors.EVENT_READ)
            waiting.register(self._stopped, selectors.EVENT_READ)
            while not self._ending.is_set():
                waiting.select()
                connection.pgconn.consume_input()
                foreign = False
                while notice := connection.pgconn.notifies():
                    foreign = foreign or notice.extra != self._own
                if foreign:
                    self._heard()
