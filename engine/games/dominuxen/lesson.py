"""A first round of Dominuxen: sets of one number, snatching and drawing. Doubles count as one."""

from __future__ import annotations

from engine.core.lesson import Lesson

SCRIPT = """
2: play 1 1,14,21,22 4
3: play 7 64,71,73,74 4
3: take
2: draw 78
2: draw 50
2: draw 66
2: draw 35
say goal
say row of table
ask ten: play 10 10,33,67,82 4
ask take of hand: take
3: draw 89
3: draw 84
3: draw 80
3: draw 46
1: play 5 5,38,57,60 4
2: play 8 50,58,65,78,79 5
3: play 11 53,61,83,89 4
3: take
say lost of table
ask draw of hand: draw 70
ask more of hand: draw 19
0: draw 86
0: draw 85
3: leave
1: discard
1: draw 7
1: draw 27
1: draw 54
1: draw 51
ask seven of hand: play 7 19,64,70,71,73,74,75 7
1: play 4 27,37,49,51,54 5
2: play 2 2,28,35 3
3: play 10 10,22,33,43,52,67,82 7
3: leave
ask back: back
ask again of hand: play 7 19,64,70,71,73,74,75 7
1: play 0 0,6,7,9 4
2: play 12 62,90 2
3: play 1 1,13,14,21 4
3: leave
1: discard
1: draw 44
1: draw 26
1: draw 34
1: draw 8
say end of table
"""

LESSON = Lesson("a", 4, SCRIPT)
