"""A first hand of No Thanks!: the cost of refusing, when the chips are worth a card, why a run is cheap."""

from __future__ import annotations

from engine.core.lesson import Lesson

SCRIPT = """
say goal
ask pay: no_thanks
1: no_thanks
2: no_thanks
ask take: take
ask high: no_thanks
1: no_thanks
2: no_thanks
say glass
ask wait: no_thanks
1: no_thanks
2: take
2: no_thanks
ask run: take
say cheap
ask again: no_thanks
1: no_thanks
2: no_thanks
ask last: no_thanks
1: take
1: no_thanks
2: no_thanks
say end
"""

LESSON = Lesson("d6", 3, SCRIPT)
