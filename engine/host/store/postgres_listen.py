"""Notices of other processes that have committed work to do (LISTEN), on a connection and in a thread of their own."""

from __future__ import annotations

import contextlib
import logging
import selectors
import socket
import threading
from collections.abc import Callable
from typing import Any

import psycopg

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
