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
from engine.host.play import automatic_moves, hints
from engine.host.table import keys


class Chance:
    """The functions of ``secrets`` that one module of the host uses; true chance until ``begin``.

    ``again``: every value begins the same stream anew. How often a computer thinks about a move, or a player's state is
    redealt, depends on the pace of the machine: a press that comes in between makes it think once more. So these
    values must not depend on how many there were before.
    """

    def __init__(self, name: str, *, again: bool = False) -> None:
        self.name, self.again = name, again
        self.begin(None)

    def begin(self, test: str | None) -> None:
        """From now on derive all values from the name of a test; with None chance is true again."""
        self.test = test
        self.source: random.Random = SystemRandom() if test is None else random.Random(f"{test} {self.name}")

    def next(self) -> random.Random:
        """Return the source of the next value."""
        if self.again:
            self.begin(self.test)
        return self.source

    def token_bytes(self, size: int) -> bytes:
        """See secrets."""
        return self.next().randbytes(size)

    def token_hex(self, size: int) -> str:
        """See secrets."""
        return self.next().randbytes(size).hex()

    def randbits(self, bits: int) -> int:
        """See secrets."""
        return self.next().getrandbits(bits)

    def random(self) -> float:
        """See random.SystemRandom."""
        return self.next().random()


CHANCE = {
    opening: Chance("opening"),
    keys: Chance("keys"),
    analysis: Chance("analysis", again=True),
    automatic_moves: Chance("automatic moves", again=True),
    hints: Chance("hints", again=True),
}
"""Each module that uses ``secrets`` has a stream of its own: which of them asks first depends on the pace, too."""
POSITIONS = Chance("positions")
"""Which positions become puzzles."""


def begin(test: str | None) -> None:
    """From now on derive all chance of the host from the name of a test; with None it is true again."""
    for one in (*CHANCE.values(), POSITIONS):
        one.begin(test)


def followed_from_now_on() -> None:
    """Make the host use these streams in this process from now on."""
    for module, chance in CHANCE.items():
        vars(module)["secrets"] = chance
    vars(puzzles)["random"] = SimpleNamespace(SystemRandom=lambda: POSITIONS)
