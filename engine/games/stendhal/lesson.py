"""A first hand of Stendhal: how minus suits arise, which suit takes a trick, how to stay out of it."""

from __future__ import annotations

from engine.core.lesson import Lesson

SCRIPT = """
say goal of hand
ask choose of hand: choose 29
1: choose 19
2: choose 61
3: choose 25
4: choose 36
2: play 50
3: play 47
4: play 46
say minus of table
ask follow of hand: play 42
1: play 49
2: play 34
3: play 38
4: play 44
ask throw of hand: play 24
1: play 26
1: play 51
2: play 39
3: play 43
4: play 0
ask again of hand: play 13
2: play 30
3: play 37
4: play 52
0: play 23
1: play 48
3: play 75
4: play 74
ask cross of hand: play 73
1: play 65
2: play 70
1: play 77
2: play 68
3: play 67
4: play 12
0: play 62
1: play 40
2: play 33
3: play 41
4: play 55
ask late of hand: play 22
3: play 10
4: play 9
ask spade of hand: play 8
1: play 45
2: play 7
3: play 63
4: play 64
say end of table
"""

LESSON = Lesson("a", 5, SCRIPT)
