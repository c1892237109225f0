"""A first round of All Aboard!: sending wagons, red signals, clearing and unloading."""

from __future__ import annotations

from engine.core.lesson import Lesson

SCRIPT = """
say goal of table
ask show of hand: show 39
1: show 51
2: show 61
3: show 58
ask suit of hand: wagon 72
ask king of hand: wagon 77
ask number of hand: wagon 38
0: wagon 34
1: signal 60
2: dump 81,14
3: clear 78
3: signal 80
3: clear 70
3: wagon 73
3: wagon 8
3: wagon 4
3: signal 17
3: dump 23,
say signals of table
ask clear of hand: clear 10
ask on of hand: wagon 5
ask stop of hand: signal 57
1: dump 18,24,15
2: clear 2
2: wagon 7
2: signal 20
2: dump 16,
3: clear 3
3: wagon 9
ask ten of hand: wagon 35
1: signal 48
1: dump 44,
2: dump 49,50,43
3: dump 46,41
ask joker of hand: clear 79
say end of table
"""

LESSON = Lesson("s1", 4, SCRIPT)
