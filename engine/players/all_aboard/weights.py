"""What a hand is worth after a turn of All Aboard, by how far off the end of the round is.

Fitted to 8,000 to 11,000 rounds for each number of seats between quick players by the weights of the pass before, who
stray in one turn of ten; two passes, the first by a guess. After every turn its seat gives one row: the red cards and
the black ones it holds, whether it holds no black one and then how many red ones, whether the table card is black. What
is explained is the points still to come, a seat's less the average of the others', by least squares with a little of
the weights before mixed in.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

_FROM: Final = (0, 1, 2, 3, 4, 5, 7, 9, 12, 16, 22, 31)
"""The least slack of each time: cards left in the deck once all others have refilled from what they hold now."""
SLACK: Final = tuple(max(k for k, least in enumerate(_FROM) if slack >= least) for slack in range(_FROM[-1] + 1))
"""By slack the time; more is as much as the last."""
WEIGHTS: Final[Mapping[int, Sequence[Sequence[float]]]] = {
    int(seats): rows for seats, rows in json.loads(Path(__file__).with_suffix(".json").read_text("utf-8")).items()
}
"""By number of seats and time: what it is worth to be there, a red card, a black one, no black one, each red one then,
and a black table card; in points ahead of the others, without the proofs so far."""
