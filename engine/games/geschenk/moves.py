"""The two moves of No Thanks!"""

from __future__ import annotations

from engine.core.action import Action


class NoThanks(Action):
    """Pay one chip and pass the offer on."""


class Take(Action):
    """Take the offer with all chips on it."""


NO_THANKS, TAKE = NoThanks(), Take()
