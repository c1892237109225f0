"""A first hand of Grazia: which cards connect, what a jump costs, when to pass."""

from __future__ import annotations

from engine.core.lesson import Lesson

SCRIPT = """
say goal
ask first: play 493
1: play 634
2: play 957
ask five: play 56
1: play 661
2: play 971
ask king: play 675
1: play 0
2: play 281
ask jack: play 985
1: play 732
2: play 521
say deck
ask ten: play 295
1: pass
2: play 535
ask four: play 549
1: pass
2: play 746
0: play 563
1: play 16
2: pass
ask pass: pass
1: pass
2: pass
ask jump: play 353
1: pass
2: pass
say end
"""

LESSON = Lesson("a", 3, SCRIPT)
