"""Measures every figure that the project promises, in one run: ``make bench``."""

from __future__ import annotations

import sys

from bench import engine, legs, pictures, reference, release
from bench.load import host, memory, press
from bench.measure import table, yardstick
from bench.strength import thinking


def main() -> int:
    """Print the table; return 1 if a promise is broken."""
    rooms = (engine, release, reference, legs, pictures, memory, press, host, thinking)
    rows = [yardstick(), *(row for room in rooms for row in room.rows())]
    print(table(rows))
    return int(any(r.kept is False for r in rows))


if __name__ == "__main__":
    sys.exit(main())
