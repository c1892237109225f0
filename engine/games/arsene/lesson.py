"""A first deal of Arsène: which shop to rob, unwanted tricks, and pushing a trick on."""

from __future__ import annotations

from engine.core.lesson import Lesson

SCRIPT = """
3: flip 1
3: play 0
say goal of table
ask duck of hand: play 1
1: play 4
2: play 6
3: play 11
0: play 3
1: play 12
2: play 7
1: play 13
2: play 15
3: play 16
ask low of hand: play 14
1: take
1: play 51
2: play 50
3: play 44
ask throw of hand: play 30
1: play 5
2: play 10
3: play 2
0: play 33
2: play 26
3: play 27
ask high of hand: play 38
1: play 19
2: push
3: play 36
say push of table
0: play 35
1: play 20
2: play 32
3: play 8
ask free of hand: play 21
1: play 9
2: play 28
1: push
3: play 34
ask win of hand: play 37
1: play 24
2: play 29
ask lead of hand: play 23
1: play 49
2: play 17
3: play 18
ask shove: push
2: play 31
3: play 45
0: play 22
1: play 47
say end of table
"""

LESSON = Lesson("s4", 4, SCRIPT)
