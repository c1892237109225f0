"""A first hand of Grazia: which cards connect, what a jump costs, when to pass."""

from __future__ import annotations

from engine.core.lesson import Lesson

SCRIPT = """
say goal of table
ask first of hand: play 493
1: play 634
2: play 957
ask five of hand: play 56
1: play 661
2: play 971
ask king of hand: play 675
1: play 0
2: play 281
ask jack of hand: play 985
1: play 732
2: play 521
say deck of table
ask ten of hand: play 295
1: pass
2: play 535
ask four of hand: play 549
1: pass
2: play 746
0: play 563
1: play 16
2: pass
ask pass of hand: pass
1: pass
2: pass
ask jump of hand: play 353
1: pass
2: pass
say end of table
"""

LESSON = Lesson("a", 3, SCRIPT)
