"""Free ports, for servers that need a fixed port before they listen."""

from __future__ import annotations

import random
import socket
from pathlib import Path

RANGE = Path("/proc/sys/net/ipv4/ip_local_port_range")
"""The file in which Linux lists the range of ports for clients."""
LOWEST = 10_000


def free_port() -> int:
    """Return a free port of this machine outside the range that the system gives to clients.

    Port 0 returns a port of the client range: after it is released, another client may get it.
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
