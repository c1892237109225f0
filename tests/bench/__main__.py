"""Everything the project promises in figures, measured in one run: ``make bench``."""

from __future__ import annotations

import sys

from tests.bench import engine, host, legs, pictures, press, thinking
from tests.bench.measure import table


def main() -> int:
    """Print the table; 1 where a promise is broken."""
    rows = engine.rows() + legs.rows() + pictures.rows() + press.rows() + host.rows() + thinking.rows()
    print(table(rows))
    return int(any(r.kept is False for r in rows))


if __name__ == "__main__":
    sys.exit(main())
