"""A first hand of Love Letter: guessing, what a move tells, the prince and the baron at the right moment."""

from __future__ import annotations

from engine.core.lesson import Lesson

SCRIPT = """
say goal
ask guard of hand: guard 1 4
1: guard 2 3
2: priest 1
say listen of table
ask second: guard 2 4
1: handmaid
2: priest 0
ask prince of hand: prince 2
1: countess
say luck of table
ask baron of hand: baron 1
say token of table
ask priest of hand: priest 1
1: baron 2
2: guard 0 4
ask guess of hand: guard 2 7
say end of table
"""

LESSON = Lesson("s3", 3, SCRIPT)
