"""The settings of people and servers, as frozen values.

People, servers and channels are named by Discord's ids as decimal strings; times are seconds since 1970.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.host.model.clock.quiet_hours import QuietHours
from engine.host.model.records import Person

MOST_TABLES = 100
"""The highest limit of tables that can be set."""

REMINDERS = ("normal", "rare", "off")
"""How often a person wants reminders."""

FORGET_AFTER = (0, 6, 12, 24)
"""After how many months without a press a person can be forgotten; 0: never."""

USUAL = "usual"
PICTURES = (USUAL, "large", "quiet")
"""How pictures are drawn: as usual, in large print, or without weave and scene."""


@dataclass(frozen=True, slots=True)
class PersonSettings:
    """The stored data of a person. ``dm_closed`` is when a DM was last refused (None: never).

    ``lang`` is the language they chose, ``locale`` the last language of their Discord ("en-US"). ``portrait`` is the
    name of the drawing that stands for them, "" if they chose none. The host does not know which drawings
    exist.
    """

    id: str
    name: str
    lang: str | None = None
    dm_channel: str | None = None
    dm_closed: float | None = None
    locale: str | None = None
    portrait: str = ""
    dm_told: bool = False
    """True if they have been told, since a DM was refused, that direct messages do not reach them."""
    quiet: QuietHours | None = None
    """When their device makes no sound."""
    reminders: str = "normal"
    """How often they want reminders: one of REMINDERS."""
    silent_hands: bool = False
    """True if a new prompt only changes the existing hand, without a sound."""
    away_until: float = 0.0
    """End of their present or last vacation."""
    forced: bool = True
    """True if the table makes their forced moves for them (Game.forced)."""

    zone: str = ""
    """The time zone they named, "" for none. It stays when their quiet hours end."""

    pictures: str = USUAL
    """How their own pictures are drawn: one of PICTURES."""

    phrases: bool = True
    """True if they say set phrases, and see those of others on their hands."""

    forget_after: int = 0
    """After how many months without a press they want to be forgotten: one of FORGET_AFTER."""

    next_notes: bool = False
    """True if they are told, without a sound, that they are next (``next_notes``)."""

    holidays: str = ""
    """The country whose public holidays their quiet hours keep, "" for none. It stays when their quiet hours end."""

    nickname: str = ""
    """Their name in the server that was asked for, if it differs from their name everywhere."""

    def knows(self, person: Person) -> bool:
        """True if the stored names of this person, if any, are still theirs."""
        same = person.guild is None or self.nickname == person.nickname
        return not self.name or (self.name == person.everywhere and same)

    def is_quiet(self, now: float) -> bool:
        """True if their device must make no sound at ``now``, in seconds since 1970."""
        return now < self.away_until or (self.quiet is not None and self.quiet.covers(now))


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """The settings of a server. ``channels`` empty: tables anywhere."""

    id: str
    lang: str | None = None
    channels: tuple[str, ...] = ()
    games_off: tuple[str, ...] = ()
    threads: bool = True
    silence: int = 48
    """Hours after which a table offers to go on without a person who does not answer."""
    waiting: int = 5
    """How many open tables one person may have opened (``table_limits``)."""
    playing: int = 25
    """How many tables in play one person may have opened; beyond it they open no more."""
    watched: int = 2
    """How many tables to watch one person may have opened; 0 for none."""
    phrases: bool = True
    """True if people may say set phrases at tables here."""
    seek: bool = False
    """True if people here may also be brought together with people of other servers."""
    seek_channel: str = ""
    """Where tables open that come together by themselves; "": where most of their people said they would like to play.
    """
