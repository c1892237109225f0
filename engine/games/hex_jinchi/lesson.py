"""A first game of Hex Bases: sets that make six, taking bases back, beginning a turn with three."""

from __future__ import annotations

from engine.core.lesson import Lesson

SCRIPT = """
say goal of table
say sums of hand
ask first of hand: turn 56 1 11,49,58 2 7,53 0 ,
1: turn 77 1 18,33,44,74 0 , 0 ,
say back of table
ask second of hand: turn 64 1 6,20,32,42,68 0 , 0 ,
1: turn 69 2 11,29,49,58,72 0 , 0 ,
say lost of table
ask third of hand: turn 74 3 18,33,51,52,70 4 44, 0 ,
1: turn 54 4 7,50,53 0 , 0 ,
say need of table
ask fourth of hand: turn 59 4 2,17,27,60,67 5 19,65 6 80,
1: turn 46 6 44, 0 , 0 ,
say end of table
"""

LESSON = Lesson("a", 2, SCRIPT)
