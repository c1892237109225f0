"""A first round of Jukugo Daifuda: answering in secret, taking the open card for a word, going out."""

from __future__ import annotations

from engine.core.lesson import Lesson

SCRIPT = """
say goal of table
say hand of hand
ask try of hand: claim 30,52 three_kind
1: claim 17, pair
1: discard 42
ask word of hand: claim 16,38 three_word
ask loose of hand: discard 36
1: claim 10, pair
1: discard 45
ask pass of hand: pass
-2: close
ask joker of hand: pass
2: claim 29,41 twin
2: discard 34
say almost of hand
ask ron of hand: ron
say end of table
"""

LESSON = Lesson("a", 3, SCRIPT)
