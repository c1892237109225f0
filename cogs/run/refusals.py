"""What Discord's refusals mean to us: try again, this place is lost, this person takes no messages."""

from __future__ import annotations

from typing import Final

import aiohttp
import discord

UNKNOWN_CHANNEL, UNKNOWN_MEMBER, UNKNOWN_MESSAGE, UNKNOWN_USER = 10003, 10007, 10008, 10013
NO_ACCESS, NO_PERMISSION = 50001, 50013
FLAGGED = 20026
"""Discord's filter against spam has flagged the bot: it may write to nobody it has not written to before."""
OLD_EDITS = 30046
"""Too many edits of messages older than an hour."""
TOO_FAST = 40003
"""Direct messages are being opened too fast."""
ARCHIVED = 50083
LOCKED = 160005
DM_REFUSED = (50007, 50278, NO_ACCESS, NO_PERMISSION, UNKNOWN_USER, 50033)
"""Direct messages that somebody does not take, or cannot get from us, or accounts that are gone."""
UNAUTHORIZED = 401
TROUBLE: Final = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)
"""Whatever keeps a request from Discord, or its answer from us."""


def passing(e: discord.HTTPException) -> bool:
    """Whether it is worth trying again: Discord is in trouble, wants us to wait, or knows no token just now."""
    return in_trouble(e) or e.status == UNAUTHORIZED or e.code == OLD_EDITS


def in_trouble(e: discord.HTTPException) -> bool:
    """Whether Discord, or a proxy before it, is in trouble or wants us to wait.

    408 is said by proxies alone: Discord took too long, and may have done it all the same. A refusal without a code of
    Discord's own, such as a page of HTML, is no decision of Discord's, whatever its status: another try may pass.
    """
    return e.status in (408, 429) or e.status >= 500 or not isinstance(e.code, int) or e.code <= 0


def is_final(e: BaseException) -> bool:
    """Whether Discord itself says that there is no such thing, or that it is not for us."""
    return isinstance(e, discord.Forbidden | discord.NotFound) and not in_trouble(e)


def unreachable(e: discord.HTTPException) -> str | None:
    """The message key for a place that cannot be written to any more, None for other trouble."""
    return {
        UNKNOWN_CHANNEL: "paused-channel-gone",
        NO_ACCESS: "paused-no-access",
        NO_PERMISSION: "paused-no-permission",
        # Writing wakes an archived thread unless somebody has locked it.
        ARCHIVED: "paused-thread-locked",
        LOCKED: "paused-thread-locked",
    }.get(e.code)


def is_somebody(person: str) -> bool:
    """Whether Discord knows this person; who has been forgotten keeps their seats by a name that nobody knows."""
    return person.isdecimal()


class NotNow(Exception):
    """A delivery task has to wait ``seconds`` through no fault of its own; it does not count as a failed try."""

    def __init__(self, seconds: float, why: str) -> None:
        super().__init__(why)
        self.seconds, self.why = seconds, why


class NotYetOpened(NotNow):
    """The channel to somebody we have not written to before can be opened only in ``seconds``."""


class NoDirectMessages(Exception):
    """This person gets no direct message from us now."""
