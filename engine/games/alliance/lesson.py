"""A first game of Alliance: sharing out the special cards, playing open, and what beats an ace and a joker."""

from __future__ import annotations

from engine.core.lesson import Lesson

SCRIPT = """
say goal of table
ask team: propose 2 0 2
1: propose 3 1 3
2: accept
3: accept
3: top
2: down 22
1: play 31
say table
ask nine of hand: play 47
ask ten of hand: play 48
3: play 0
2: play 18
1: play 29
3: top
2: down 15
1: play 79
say lost of table
ask small of hand: play 41
3: play 7
2: play 81
1: play 27
ask partner of hand: play 44
2: play 13
1: down 26
ask top of hand: top
3: play 1
3: top
2: top
1: play 28
ask joker of hand: play 82
say end of table
"""

LESSON = Lesson("a", 4, SCRIPT)
