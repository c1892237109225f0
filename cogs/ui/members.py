"""The names of a person, as Discord sends them, and who is in a server.

The bot gets no member lists and no events about members, so it asks Discord. The answer that a person is there is kept
for an hour, that they are not for a week; and a person who presses or types in a server is in it. So the bot does not
ask again and again for the many who have left, and it notices when one of them comes back to play.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

import discord

from cogs.run.refusals import TROUBLE, UNKNOWN_MEMBER, UNKNOWN_USER, is_final, is_somebody
from cogs.ui.tefuda import Tefuda
from engine.core.text.names import called
from engine.host.model.records import Person

REMEMBERED_S, GONE_S = 3600.0, 7 * 86_400.0
"""For how many seconds the answer is kept that a person is there, and that they are not."""
MOST = 20_000
"""Answers kept in memory; the least recently used go first."""


def person_of(user: discord.User | discord.Member) -> Person:
    """Return a person with the name they have in this place: nickname, display name or user name. A name that no
    picture can show gives way to the next.
    """
    nickname, guild = (user.nick, str(user.guild.id)) if isinstance(user, discord.Member) else (None, None)
    return named_person(str(user.id), nickname, user.global_name, user.name, guild)


def named_person(person: str, nickname: str | None, own: str | None, username: str, guild: str | None) -> Person:
    """Return a person by these names, as ``person_of`` does."""
    return Person(person, called(nickname, own, username), called(own, username), guild)


class Members:
    """Asks Discord who is in a server. If it gives no answer, a person who has played there counts as a member."""

    def __init__(self, bot: Tefuda) -> None:
        self.bot = bot
        self.known: OrderedDict[tuple[int, str], tuple[float, bool]] = OrderedDict()

    async def here(self, guild: int, people: Sequence[str]) -> set[str]:
        """Return those of these people who are in the server."""
        found = await asyncio.gather(*(self._is_here(guild, person) for person in people))
        return {person for person, here in zip(people, found, strict=True) if here}

    async def _is_here(self, guild: int, person: str) -> bool:
        if not is_somebody(person):
            return False
        services, now = self.bot.services, self.bot.services.clock()
        asked, here = self.known.get((guild, person), (float("-inf"), False))
        if (came := services.seen_in_server.get((guild, person), asked)) > asked:
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
