"""The worth of a hand after a turn of All Aboard, by the distance to the end of the round.

Fitted to 8,000 to 11,000 rounds for each number of seats between quick players with the weights of the pass before, who
deviate in one turn of ten; two passes, the first from a guess. Each turn gives one row for its seat: its red cards and
its black cards, whether it has no black card, the red cards in that case, and whether the table card is black. The
target is the points still to come, the seat's minus the average of the others', by least squares with a small share of
the former weights.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

_FROM: Final = (0, 1, 2, 3, 4, 5, 7, 9, 12, 16, 22, 31)
"""The least slack of each time: cards left in the deck once all other seats have refilled from their present hands."""
SLACK: Final = tuple(max(k for k, least in enumerate(_FROM) if slack >= least) for slack in range(_FROM[-1] + 1))
"""By slack: the time; a higher slack counts as the last."""
WEIGHTS: Final[Mapping[int, Sequence[Sequence[float]]]] = {
    int(seats): rows for seats, rows in json.loads(Path(__file__).with_suffix(".json").read_text("utf-8")).items()
}
"""By number of seats and time: the worth of the position itself, a red card, a black one, no black one, each red one
then, and a black table card; in points ahead of the other seats, without the proofs so far."""
