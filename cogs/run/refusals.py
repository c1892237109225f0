"""The meaning of Discord's refusals for us: try again, this place is lost, this person accepts no messages."""

from __future__ import annotations

from typing import Final

import aiohttp
import discord

UNKNOWN_CHANNEL, UNKNOWN_MEMBER, UNKNOWN_MESSAGE, UNKNOWN_USER = 10003, 10007, 10008, 10013
NO_ACCESS, NO_PERMISSION = 50001, 50013
FLAGGED = 20026
"""Discord's spam filter has flagged the bot: it may write to no person that it has not written to before."""
OLD_EDITS = 30046
"""Too many edits of messages older than an hour."""
TOO_FAST = 40003
"""Direct messages are being opened too fast."""
ARCHIVED = 50083
LOCKED = 160005
DM_REFUSED = (50007, 50278, NO_ACCESS, NO_PERMISSION, UNKNOWN_USER, 50033)
"""Codes for direct messages that a person does not accept or cannot get from us, and for deleted accounts."""
UNAUTHORIZED = 401
TROUBLE: Final = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)
"""Every error that keeps a request from Discord, or its answer from us."""


def passing(e: discord.HTTPException) -> bool:
    """True if another try may help: Discord fails, wants us to wait, or does not know our token at the moment."""
    return in_trouble(e) or e.status == UNAUTHORIZED or e.code == OLD_EDITS


def in_trouble(e: discord.HTTPException) -> bool:
    """True if Discord, or a proxy before it, fails or wants us to wait.

    Only proxies send 408: Discord took too long, and may have carried out the request. A refusal without one of
    Discord's own codes, such as a page of HTML, is no decision of Discord's, whatever its status: another try may pass.
    """
    return e.status in (408, 429) or e.status >= 500 or not isinstance(e.code, int) or e.code <= 0


def is_final(e: BaseException) -> bool:
    """True if Discord itself says that the thing does not exist, or that we have no access."""
    return isinstance(e, discord.Forbidden | discord.NotFound) and not in_trouble(e)


def unreachable(e: discord.HTTPException) -> str | None:
    """Return the message key for a place that cannot be written to any more, None for another error."""
    return {
        UNKNOWN_CHANNEL: "paused-channel-gone",
        NO_ACCESS: "paused-no-access",
        NO_PERMISSION: "paused-no-permission",
        # Writing opens an archived thread unless a person has locked it.
        ARCHIVED: "paused-thread-locked",
        LOCKED: "paused-thread-locked",
    }.get(e.code)


def is_somebody(person: str) -> bool:
    """True if Discord knows this person. A person whose data is deleted keeps seats under an id unknown to Discord."""
    return person.isdecimal()


class NotNow(Exception):
    """A delivery task must wait ``seconds`` without its own fault; it does not count as a failed try."""

    def __init__(self, seconds: float, why: str) -> None:
        super().__init__(why)
        self.seconds, self.why = seconds, why


class NotYetOpened(NotNow):
    """The channel to a person we have not written to before can be opened only in ``seconds``."""


class NoDirectMessages(Exception):
    """This person gets no direct message from us now."""
