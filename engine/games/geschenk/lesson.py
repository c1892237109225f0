"""A first hand of No Thanks!: the cost of refusing, when the chips are worth a card, why a run is cheap."""

from __future__ import annotations

from engine.core.lesson import Lesson

SCRIPT = """
say goal of table
ask pay of hand: no_thanks
1: no_thanks
2: no_thanks
ask take of hand: take
ask high of hand: no_thanks
1: no_thanks
2: no_thanks
say glass of table
ask wait of hand: no_thanks
1: no_thanks
2: take
2: no_thanks
ask run of hand: take
say cheap of hand
ask again of hand: no_thanks
1: no_thanks
2: no_thanks
ask last of hand: no_thanks
1: take
1: no_thanks
2: no_thanks
say end of table
"""

LESSON = Lesson("d6", 3, SCRIPT)
