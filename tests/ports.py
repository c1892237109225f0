"""Ports for servers that have to be told theirs before they listen."""

from __future__ import annotations

import random
import socket
from pathlib import Path

RANGE = Path("/proc/sys/net/ipv4/ip_local_port_range")
"""Where Linux says from which ports on it takes those of clients."""
LOWEST = 10_000


def free_port() -> int:
    """A port of this machine that nobody uses, and that the system gives to nobody's client in the meantime.

    Port 0 gives one of those that clients get too: let go, it may be the next client's.
    """
    clients_from = int(RANGE.read_text().split()[0]) if RANGE.is_file() else 32_768
    chosen = random.SystemRandom()  # several processes ask at once, and some of them set their seeds
    while True:
        port = chosen.randrange(LOWEST, max(clients_from, LOWEST + 1000))
        with socket.socket() as one:
            try:
                one.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
