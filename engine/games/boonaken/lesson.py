"""A first deal of Boonaken: bidding, the table cards, trumps, and making what one has bid."""

from __future__ import annotations

from engine.core.lesson import Lesson

SCRIPT = """
say goal of hand
1: pass
2: bid 25
3: pass
ask bid: bid 40
2: bid 60
ask raise of hand: bid 80
2: pass
say table of hand
ask away of hand: exchange 6,8,22,23
ask open of hand: play 49
1: play 51
2: play 19
3: play 46
ask nine of hand: play 47
1: play 32
2: play 34
3: play 33
ask ace of hand: play 39
1: play 7
2: play 11
3: play 10
ask spade of hand: play 0
1: play 37
2: play 9
3: play 12
2: bid 25
3: bid 30
say end of table
"""

LESSON = Lesson("b105", 4, SCRIPT)
