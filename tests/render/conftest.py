"""More room for what is drawn: these tests draw the same hands in many files.

A worker with too little memory empties the caches (``tests.run.forgetting``).
"""

from __future__ import annotations

from render.kit.drawing.kept import BUDGET, BYTES

BUDGET.resize(3 * BYTES)
