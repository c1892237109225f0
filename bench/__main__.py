"""Measures every figure that the project promises, in one run: ``make bench``.

``make bench KEEP=0.3.0`` also stores the figures as those of that release; later runs print them beside their own.
"""

from __future__ import annotations

import argparse
import sys

from bench import engine, host, legs, memory, pictures, press, reference, thinking
from bench.measure import keep, kept, table, yardstick


def main() -> int:
    """Print the table; return 1 if a promise is broken."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keep", metavar="RELEASE", help="keep the figures as those of this release")
    asked = parser.parse_args()
    rooms = (engine, reference, legs, pictures, memory, press, host, thinking)
    rows = [yardstick(), *(row for room in rooms for row in room.rows())]
    print(table(rows, *kept()))
    if asked.keep:
        keep(asked.keep, rows)
    return int(any(r.kept is False for r in rows))


if __name__ == "__main__":
    sys.exit(main())
