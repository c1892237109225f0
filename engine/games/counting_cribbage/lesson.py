"""A first round of Counting Cribbage: what to give to the crib, counting to 15 and 31, the value of hands."""

from __future__ import annotations

from engine.core.lesson import Lesson

SCRIPT = """
say goal of table
ask crib of hand: lay_away 40,61
1: lay_away 37,50
say starter of table
ask lead of hand: play 20
1: play 19
ask pair of hand: play 6
1: play 15
1: play 41
1: play 54
say go of table
ask jack of hand: play 62
0: play 33
say show
ask own of hand: lay_away 49,75
1: lay_away 70,72
1: play 10
ask small of hand: play 14
1: play 36
ask full of hand: play 47
1: play 76
ask keep of hand: play 53
1: play 38
0: play 55
say end of table
"""

LESSON = Lesson("a", 2, SCRIPT)
