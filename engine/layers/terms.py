"""Names of the layers that other modules use: options, phases, reasons."""

from __future__ import annotations

from typing import Final

from engine.core.game import CUBE

CAP: Final = "cap"
CRAWFORD: Final = "crawford"
CUBE_OPTIONS: Final = (CUBE, CAP, CRAWFORD, "match_target", "max_legs")
"""Options of a match with the cube; they have the same names in every game."""
FACES: Final = ("2", "4", "8", "16", "32", "64")
DOUBLE, TAKE, PASS, HOLD, FREE = "cube_double", "cube_take", "cube_pass", "cube_hold", "cube_free"
CUBE_TAGS: Final = frozenset({DOUBLE, TAKE, PASS, HOLD, FREE})
"""The moves of the cube."""
OFFERED: Final = "cube"
"""The phase in which a double is answered."""
PASSED: Final = "passed"
"""The reason of a leg's end by giving it up."""
TARGET: Final = "target"
LEGS: Final = "legs"
"""The reasons of a match's end: a seat has the points, or the number of legs is reached."""
