"""Chance in tests: all shuffles of the host and choices of its computers are the same in every run of a test.

A test that plays a real game assumes something about its deal, for example that it takes more than five moves. With
random cards it would fail once in some hundred runs. ``make soak`` keeps true chance.
"""

from __future__ import annotations

import random
from secrets import SystemRandom
from types import SimpleNamespace

from engine.host.community import puzzles
from engine.host.history import analysis
from engine.host.lobby import opening
from engine.host.play import automatic_moves, watching
from engine.host.table import keys


class Chance:
    """The functions of ``secrets`` that the host uses; true chance until ``begin``."""

    def __init__(self) -> None:
        self.begin(None)

    def begin(self, test: str | None) -> None:
        """From now on derive all values from the name of a test; with None chance is true again."""
        self.source: random.Random = SystemRandom() if test is None else random.Random(test)

    def token_bytes(self, size: int) -> bytes:
        """See secrets."""
        return self.source.randbytes(size)

    def token_hex(self, size: int) -> str:
        """See secrets."""
        return self.source.randbytes(size).hex()

    def randbits(self, bits: int) -> int:
        """See secrets."""
        return self.source.getrandbits(bits)

    def random(self) -> float:
        """See random.SystemRandom."""
        return self.source.random()


CHANCE = Chance()


def followed_from_now_on() -> None:
    """Make the host use ``CHANCE`` in this process from now on."""
    for module in (keys, opening, analysis, automatic_moves, watching):
        vars(module)["secrets"] = CHANCE
    vars(puzzles)["random"] = SimpleNamespace(SystemRandom=lambda: CHANCE)
