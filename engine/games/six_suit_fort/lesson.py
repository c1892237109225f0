"""A first hand of Six-Suit Fort: digging as number and as suit, building to the sides and upwards."""

from __future__ import annotations

from engine.core.lesson import Lesson

SCRIPT = """
1: play 3 8 number
1: build 19
2: play 49 0 number
2: build 19
3: play 16 9 number
3: build 43
say goal of table
say rock of table
ask dig of hand: play 25 0 number
ask stack of hand: build 19
1: play 12 5 number
1: build 478
2: play 24 13 suit
2: build 49
3: play 38 8 number
3: build 29
ask suit of hand: play 63 14 suit
ask side of hand: build 30
1: play 47 10 suit
1: build 30
2: play 4 4 number
2: build 72
3: play 6 10 number
3: build 72
ask near of hand: play 20 0 suit
ask run of hand: build 78
1: play 44 4 number
1: build 28
2: play 19 10 number
2: build 72
3: play 32 8 number
3: build 40
ask leaf of hand: play 56 10 suit
ask more of hand: build 78
1: play 66 9 number
1: build 53
2: play 28 6 suit
2: build 9
3: play 8 8 suit
3: build 78
say end of table
"""

LESSON = Lesson("a", 4, SCRIPT)
