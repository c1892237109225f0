"""A first round of Rummy Fifty: drawing and discarding, groups, runs with the wild suit, going out."""

from __future__ import annotations

from engine.core.lesson import Lesson

SCRIPT = """
say goal
say wild
ask bonus: bonus 10
1: bonus 10
2: bonus 10
0: draw 0
say draw
ask discard: discard 56
ask hold: end_turn
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
ask again: draw 0
ask away: discard 65
ask group: meld 9,22,35
ask run: meld 27,29,39,41
ask out: meld 34,46,48
say end
"""

LESSON = Lesson("s8", 3, SCRIPT)
