"""Everything the project promises in figures, measured in one run: ``make bench``."""

from __future__ import annotations

import sys

from tests.bench import engine, host, legs, pictures, press, reference, thinking
from tests.bench.measure import table


def main() -> int:
    """Print the table; 1 where a promise is broken."""
    rooms = (engine, reference, legs, pictures, press, host, thinking)
    rows = [row for room in rooms for row in room.rows()]
    print(table(rows))
    return int(any(r.kept is False for r in rows))


if __name__ == "__main__":
    sys.exit(main())
