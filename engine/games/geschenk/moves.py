"""The two moves of No Thanks!"""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.action import Action


@dataclass(frozen=True, slots=True)
class NoThanks(Action):
    """Pay one chip and pass the offer on."""


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take the offer with all chips on it."""


NO_THANKS, TAKE = NoThanks(), Take()
