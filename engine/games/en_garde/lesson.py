"""A first bout of En Garde: measuring the distance, a thrust, a parry and the answer to it."""

from __future__ import annotations

from engine.core.lesson import Lesson

SCRIPT = """
1: forward 5
say goal
ask advance: forward 5
1: forward 5
ask near: forward 4
1: back 1
ask thrust: attack 1
1: parry 4
1: attack 1
0: concede
say hit
ask again: forward 5
1: forward 4
ask count: forward 4
1: forward 3
ask two: forward 4
1: attack 2
0: parry 22
say parry
ask riposte: attack 1
1: concede
1: forward 4
say end
"""

LESSON = Lesson("s9", 2, SCRIPT)
