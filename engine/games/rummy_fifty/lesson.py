"""A first round of Rummy Fifty: drawing and discarding, groups, runs with the wild suit, going out."""

from __future__ import annotations

from engine.core.lesson import Lesson

SCRIPT = """
say goal of table
say wild of hand
ask bonus of hand: bonus 10
1: bonus 10
2: bonus 10
0: draw 0
say draw of table
ask discard of hand: discard 56
ask hold of hand: end_turn
1: draw 0
1: discard 61
1: end_turn
2: draw 0
2: discard 72
2: end_turn
0: draw 0
0: discard 17
0: end_turn
1: draw 0
1: discard 69
1: end_turn
2: draw 0
2: discard 15
2: end_turn
ask again of hand: draw 0
ask away of hand: discard 65
ask group of hand: meld 9,22,35
ask run of hand: meld 27,29,39,41
ask out of hand: meld 34,46,48
say end of table
"""

LESSON = Lesson("s8", 3, SCRIPT)
