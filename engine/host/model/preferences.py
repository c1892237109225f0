"""What people and servers have set, as frozen values.

People, servers and channels are named by Discord's ids as decimal strings; times are seconds since 1970.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.host.model.quiet_hours import QuietHours
from engine.host.model.records import Person

MOST_TABLES = 100
"""No limit of tables is set higher."""

REMINDERS = ("normal", "rare", "off")
"""How often somebody wants to be reminded."""


@dataclass(frozen=True, slots=True)
class PersonSettings:
    """What is kept about a person. ``dm_closed`` is when a DM was last refused (None: never).

    ``lang`` is what they have chosen, ``locale`` what their Discord last spoke ("en-US"). ``portrait`` names the
    drawing they have chosen to be shown by, "" the letter of their name; which ones there are the host does not know.
    """

    id: str
    name: str
    lang: str | None = None
    dm_channel: str | None = None
    dm_closed: float | None = None
    locale: str | None = None
    portrait: str = ""
    dm_told: bool = False
    """Whether they have been told that no direct message reaches them, since that is so."""
    quiet: QuietHours | None = None
    """When their device makes no sound."""
    reminders: str = "normal"
    """How often they want to be reminded: one of REMINDERS."""
    silent_hands: bool = False
    """Whether a new prompt only changes the hand that is there, without a sound."""
    away_until: float = 0.0
    """Until when they are or were away."""
    forced: bool = True
    """Whether the table makes their forced moves for them (Game.forced)."""

    nickname: str = ""
    """What they are called in the server that was asked for, where that is nothing they are called everywhere."""

    def knows(self, person: Person) -> bool:
        """Whether somebody still bears the names that are kept of them, if any are."""
        same = person.guild is None or self.nickname == person.nickname
        return not self.name or (self.name == person.everywhere and same)

    def is_quiet(self, now: float) -> bool:
        """Whether their device is to make no sound at ``now``, in seconds since 1970."""
        return now < self.away_until or (self.quiet is not None and self.quiet.covers(now))


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """What a server's managers have set. ``channels`` empty: tables anywhere."""

    id: str
    lang: str | None = None
    channels: tuple[str, ...] = ()
    games_off: tuple[str, ...] = ()
    threads: bool = True
    silence: int = 48
    """Hours after which a table offers to go on without somebody who does not answer."""
    waiting: int = 5
    """So many tables that wait may one person have opened (``table_limits``)."""
    playing: int = 25
    """So many in play; who has opened these opens no more."""
    watched: int = 2
    """So many to watch, 0 for none."""
