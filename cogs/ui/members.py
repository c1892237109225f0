"""Who somebody is, by what Discord tells of them, and who is in a server.

The bot sees no member lists and is not told who comes and goes, so Discord is asked. That somebody is there is
remembered for an hour, that they are not for a week; and whoever presses or types something in a server is in it. So
nobody asks again and again for the many who have left, and who comes back to play is noticed.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

import discord

from cogs.run.refusals import TROUBLE, UNKNOWN_MEMBER, UNKNOWN_USER, is_final, is_somebody
from cogs.ui.services import Tefuda
from engine.core.names import called
from engine.host.model.records import Person

REMEMBERED_S, GONE_S = 3600.0, 7 * 86_400.0
"""For how many seconds it is remembered that somebody is there, and that they are not."""
MOST = 20_000
"""Answers kept in memory; those that were not needed for the longest time go."""


def person_of(user: discord.User | discord.Member) -> Person:
    """Somebody as they are called where they were met. What no picture could show gives way to the next of their names:
    nickname, display name, user name."""
    nickname, guild = (user.nick, str(user.guild.id)) if isinstance(user, discord.Member) else (None, None)
    return named_person(str(user.id), nickname, user.global_name, user.name, guild)


def named_person(person: str, nickname: str | None, own: str | None, username: str, guild: str | None) -> Person:
    """The same by these names."""
    return Person(person, called(nickname, own, username), called(own, username), guild)


class Members:
    """Asks Discord. Where it gives no answer, somebody who has played in a server counts as being there."""

    def __init__(self, bot: Tefuda) -> None:
        self.bot = bot
        self.known: OrderedDict[tuple[int, str], tuple[float, bool]] = OrderedDict()

    async def here(self, guild: int, people: Sequence[str]) -> set[str]:
        """Who of these people is in the server."""
        found = await asyncio.gather(*(self._is_here(guild, person) for person in people))
        return {person for person, here in zip(people, found, strict=True) if here}

    async def _is_here(self, guild: int, person: str) -> bool:
        if not is_somebody(person):
            return False
        services, now = self.bot.services, self.bot.services.clock()
        asked, here = self.known.get((guild, person), (float("-inf"), False))
        if (came := services.came.get((guild, person), asked)) > asked:
            asked, here = came, True
        if 0 <= now - asked < (REMEMBERED_S if here else GONE_S):
            if (guild, person) in self.known:
                self.known.move_to_end((guild, person))
            return here
        try:
            await self.bot.http.get_member(guild, int(person))
            here = True
        except TROUBLE as e:
            if not is_final(e):
                return True
            here = getattr(e, "code", 0) not in (UNKNOWN_MEMBER, UNKNOWN_USER)
        self.known[guild, person] = now, here
        self.known.move_to_end((guild, person))
        while len(self.known) > MOST:
            self.known.popitem(last=False)
        return here
