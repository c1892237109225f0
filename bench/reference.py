"""Compares our trick game with another library's: random play-outs of Tricky Express, and of hearts in OpenSpiel (C++).

OpenSpiel is no dependency: ``TEFUDA_REFERENCE_PYTHON`` names an interpreter that has it. Both sides use one core and
count players' decisions a second of CPU time, over whole matches with deals, passes and scoring. Both choose moves in
the same way.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from statistics import median

from bench.engine import rate
from bench.measure import Row, at_least, table
from engine.games.registry import GAMES

INTERPRETER = "TEFUDA_REFERENCE_PYTHON"
"""Names the interpreter that can import pyspiel."""
SECONDS, ROUNDS = 1.0, 5
"""Seconds that each side plays in turn, and the number of turns: a busy machine then slows both equally."""
ROOM, WHAT = "tricky_express", "random play-outs, hearts of OpenSpiel = 100"


def reference_rate(interpreter: str) -> float:
    """Return decisions a second of the other library; raises CalledProcessError or OSError if it does not run."""
    script = Path(__file__).with_name("hearts.py")
    ran = subprocess.run([interpreter, str(script), str(SECONDS)], check=True, capture_output=True, text=True)
    return float(ran.stdout)


def rows() -> list[Row]:
    """Return the comparison, or one line that says how to make it."""
    interpreter = os.environ.get(INTERPRETER)
    if not interpreter:
        how = f"beside hearts of OpenSpiel (pip install open-spiel anywhere; {INTERPRETER}=its python)"
        return [Row(ROOM, how, "not compared")]
    pairs = [(rate(GAMES[ROOM], SECONDS, 1), reference_rate(interpreter)) for _ in range(ROUNDS)]
    ours, theirs = (median(side) for side in zip(*pairs, strict=True))
    ratio = median(mine / other for mine, other in pairs)
    return [
        at_least(ROOM, WHAT, 100 * ratio, 100, "%"),
        Row(ROOM, "the two", f"{ours:,.0f} and {theirs:,.0f} decisions/s"),
    ]


if __name__ == "__main__":
    print(table(rows()))
