"""A first deal of Tennos Square: rising rows, who plays next, the cards under one's own cards."""

from __future__ import annotations

from engine.core.lesson import Lesson

SCRIPT = """
say goal of table
ask give of hand: discard 18
1: discard 69
2: discard 3
3: discard 56
1: place 30 5
1: place 53 2
2: place 52 2
3: place 27 3
say turn of hand
ask centre of hand: place 70 5
ask right of hand: place 7 7
3: place 21 9
2: place 67 4
ask eight of hand: place 73 8
3: place 5 6
1: place 54 4
3: place 34 8
2: place 32 7
1: place 28 3
2: place 60 9
1: place 17 6
3: place 43 5
3: place 19 7
2: place 8 8
1: place 74 9
say far
ask low of hand: place 14 1
1: place 6 7
ask two of hand: place 66 2
1: place 68 1
2: place 29 5
2: place 1 3
3: place 4 4
1: place 45 8
say end of table
"""

LESSON = Lesson("a", 4, SCRIPT)
