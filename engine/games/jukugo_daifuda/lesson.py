"""A first round of Jukugo Daifuda: answering in secret, taking the open card for a word, going out."""

from __future__ import annotations

from engine.core.lesson import Lesson

SCRIPT = """
say goal
say hand
ask try: claim 30,52 three_kind
1: claim 17, pair
1: discard 42
ask word: claim 16,38 three_word
ask loose: discard 36
1: claim 10, pair
1: discard 45
ask pass: pass
-2: close
ask joker: pass
2: claim 29,41 twin
2: discard 34
say almost
ask ron: ron
say end
"""

LESSON = Lesson("a", 3, SCRIPT)
