"""A first hand of Target: near or far, the card of the suit that turns it over, what to discard."""

from __future__ import annotations

from engine.core.lesson import Lesson

SCRIPT = """
3: choose_target 38
3: play 51
say goal of table
ask give of hand: play 5
1: play 13
2: play 7
ask middle of hand: discard 46,59
1: discard 18,20
2: discard 19,32
3: discard 35,54
3: choose_target 77
3: play 27
say turned of hand
ask turn of hand: play 65
1: play 17
2: play 2
say won of table
ask keep of hand: discard 47,61
1: discard 33,43
2: discard 3,68
3: discard 41,73
ask name of hand: choose_target 63
ask lead of hand: play 11
1: play 29
2: play 24
3: play 10
say later of table
ask away of hand: discard 60,62
1: discard 34,69
2: discard 4,44
3: discard 22,36
2: choose_target 57
2: play 6
3: play 12
ask last of hand: play 70
1: play 15
say end of table
"""

LESSON = Lesson("s10", 4, SCRIPT)
