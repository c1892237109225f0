"""A first bout of En Garde: measuring the distance, a thrust, a parry and the answer to it."""

from __future__ import annotations

from engine.core.lesson import Lesson

SCRIPT = """
1: forward 5
say goal of hand
ask advance of hand: forward 5
1: forward 5
ask near of hand: forward 4
1: back 1
ask thrust of hand: attack 1
1: parry 4
1: attack 1
0: concede
say hit of table
ask again of hand: forward 5
1: forward 4
ask count: forward 4
1: forward 3
ask two of hand: forward 4
1: attack 2
0: parry 22
say parry of table
ask riposte of hand: attack 1
1: concede
1: forward 4
say end of table
"""

LESSON = Lesson("s9", 2, SCRIPT)
