"""Chance in tests: whatever the host shuffles and its computers choose is the same in every run of a test.

A test that plays a real game supposes something of its deal, such as that it takes more than five moves; by cards of
every run's own that would be wrong once in some hundred runs. ``make soak`` leaves chance to itself.
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
    """What the host asks of ``secrets``; true chance until ``begin``."""

    def __init__(self) -> None:
        self.begin(None)

    def begin(self, test: str | None) -> None:
        """From now on all that is asked for follows from the name of a test, or from nothing."""
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
    """The host asks ``CHANCE`` in this process from now on."""
    for module in (keys, opening, analysis, automatic_moves, watching):
        vars(module)["secrets"] = CHANCE
    vars(puzzles)["random"] = SimpleNamespace(SystemRandom=lambda: CHANCE)
