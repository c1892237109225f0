"""The first dealer: a seat that the table has chosen, or a seat drawn at random."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.context import GameContext
from engine.core.game import Options
from engine.core.options import BadOption, Choice, Option, OptionValue, settle

DRAWN: Final = "random"
FIRST_DEALER: Final = Choice("first_dealer", (DRAWN, "seat1", "seat2", "seat3", "seat4"), DRAWN)
"""The option."""


def settled_at_table(options: Sequence[Option], seats: int, given: Options) -> dict[str, OptionValue]:
    """Return ``settle``. Raises BadOption also for a first dealer whose seat does not exist."""
    settled = settle(options, given)
    if settled[FIRST_DEALER.key] not in (DRAWN, *(f"seat{p + 1}" for p in range(seats))):
        raise BadOption(FIRST_DEALER.key, settled[FIRST_DEALER.key])
    return settled


def first_dealer(seats: int, options: Options, ctx: GameContext) -> int:
    """Return the first dealer; a random one is drawn in the shuffle ``first dealer``."""
    chosen = str(options[FIRST_DEALER.key])
    return ctx.shuffled("first dealer", range(seats))[0] if chosen == DRAWN else int(chosen.removeprefix("seat")) - 1
