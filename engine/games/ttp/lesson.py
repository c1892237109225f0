"""A first deal of TTP: who picks first, which card to pick, how five picks and two cards make a hand."""

from __future__ import annotations

from engine.core.lesson import Lesson

SCRIPT = """
1: play 54
2: play 63
say goal of table
ask ace of hand: play 52
ask queen of hand: pick 63
2: pick 52
1: pick 59
ask lead of hand: play 28
1: play 33
2: play 13
1: pick 33
ask second of hand: pick 11
2: pick 13
1: play 23
2: play 48
ask throw of hand: play 50
1: pick 50
ask ten of hand: pick 48
2: pick 0
1: play 29
2: play 44
ask win of hand: play 37
ask third of hand: pick 37
1: pick 46
2: pick 29
ask last of hand: play 61
1: play 66
2: play 3
ask full of hand: pick 61
2: pick 3
1: pick 41
2: play 65
say end of table
"""

LESSON = Lesson("a", 3, SCRIPT)
