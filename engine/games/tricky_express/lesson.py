"""A first deal of Tricky Express: two passes, an early station, holding back, and the next station."""

from __future__ import annotations

from engine.core.lesson import Lesson

SCRIPT = """
say goal of table
ask highest of hand: pass 11 37
1: pass 39 51
2: pass 0 13
3: pass 26 38
ask middle of hand: pass 9 35
1: pass 22 23
2: pass 48 8
3: pass 10 49
ask first of hand: play 39
1: play 48
2: play 51
3: play 50
ask low of hand: play 3
1: play 0
2: play 12
3: play 11
1: play 15
2: play 23
3: play 25
ask duck of hand: play 22
3: play 31
ask under of hand: play 29
1: play 30
2: play 26
2: play 27
3: play 9
say wait of table
ask nine of hand: play 34
1: play 33
say section of table
ask three of hand: play 41
1: play 24
2: play 42
3: play 40
2: play 28
3: play 8
say end of table
"""

LESSON = Lesson("a", 4, SCRIPT)
