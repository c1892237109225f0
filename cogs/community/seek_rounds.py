"""Brings people together who would like to play: rounds of ``engine.host.community.seeking``, and their messages.

Rulings:

1. A table opens in the channel that the managers chose; otherwise in the one where most of its people said that they
   would like to play (the first of them decides between equals). Only channels count where tables may be opened and we
   may post; people who do not see the channel are not asked for this table.
2. A question makes no sound. It shows what became of it for a day: dealt, no, too late, or not come together.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Collection, Sequence

import discord

from cogs.community.seek_sheets import IN, SEEK, ask_sheet, games_told
from cogs.delivery.notices import ALERT_OFF
from cogs.delivery.sheets.thread_names import first_name
from cogs.lobby.fair_deal import drawn_word
from cogs.lobby.opening import open_thread
from cogs.run.refusals import TROUBLE, NoDirectMessages, NotNow, is_somebody, passing
from cogs.ui import messages
from cogs.ui.access import sees_place
from cogs.ui.background_loop import BackgroundLoop
from cogs.ui.ids import Press
from cogs.ui.members import Members
from cogs.ui.panel import ButtonSpec, Panel
from cogs.ui.tefuda import Tefuda
from cogs.ui.words.escaping import escaped
from engine.host.community.matching import Proposal
from engine.host.community.seeking import ASKING, UNREACHED, Ask, Proposed, Seeking
from engine.host.lobby.opening import Spot
from engine.host.model.records import Post, Refused
from engine.host.model.seeks import Criteria
from engine.host.store.errors import NotRecorded
from locales import Words, language_of, words

log = logging.getLogger("tefuda.seeks")

LOOK_S = 20.0
"""Seconds between two rounds."""
CUT_OFF_S = 60.0
"""A question that is not sent this many seconds after its table was proposed may have been sent before a cut-off."""
MEMBER_S = 600.0
"""For how many seconds the answer is kept whether a person sees a channel."""


class SeekRounds(BackgroundLoop):
    """Does the rounds."""

    every = LOOK_S

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.seeking, self.members = Seeking(self.services.host), Members(bot)
        self.sees: dict[tuple[str, str, str], tuple[float, bool]] = {}
        """By server, person and channel: whether they see it, and when that was asked."""

    async def round(self) -> None:
        """Do everything that is due, in one process at a time."""
        async with self.services.host.tables.leases.alone("seeks") as ours:
            if not ours:
                return
            await self.seeking.let_go()
            await self.seeking.refill(self.who_left, self.blind)
            await self.seeking.propose(self.who_left, self.blind)
            for known in await self.seeking.ready():
                await self.open(known)
            for ask in await self.seeking.to_show():
                await self.show(ask)
            await self.seeking.announce()
            for person, guild, since in await self.seeking.announcements():
                await self.tell(person, guild, since)
            await self.seeking.tidy()

    # Places

    async def who_left(self, guild: str, people: Collection[str]) -> set[str]:
        """Return those of these people who are no longer in a server."""
        return set(people) - await self.members.here(int(guild), list(people))

    async def blind(self, proposal: Proposal) -> set[str]:
        """Return those people of a table who do not see where it would open; all of them if it cannot open."""
        if proposal.guild is None:
            return set()
        return (await self.place(proposal.guild, proposal.people))[1]

    async def place(self, guild: str, people: Sequence[str]) -> tuple[discord.TextChannel | None, set[str]]:
        """Return where a table of these people opens in a server (ruling 1), and who of them does not see it."""
        server, nowhere = self.bot.get_guild(int(guild)), (None, set(people))
        if server is None:
            # Another process serves it, or it is out of reach.
            return nowhere
        settings = await self.services.host.servers.settings(guild)
        asked = [kept.channel for person in people if (kept := await self.seeking.of(person)) is not None]
        # ``most_common`` keeps the order of those who have waited longest among equals.
        wanted = [settings.seek_channel] if settings.seek_channel else [c for c, _ in Counter(asked).most_common()]
        best: tuple[discord.TextChannel | None, set[str]] = nowhere
        for name in wanted:
            channel = server.get_channel(int(name)) if name.isdecimal() else None
            if not isinstance(channel, discord.TextChannel) or not _may_post(channel):
                continue
            if settings.channels and name not in settings.channels and name != settings.seek_channel:
                continue
            blind = {person for person in people if not await self.sees_channel(server, person, name)}
            if best[0] is None or len(blind) < len(best[1]):
                best = channel, blind
        return best

    async def sees_channel(self, server: discord.Guild, person: str, channel: str) -> bool:
        """True if a person sees a channel; Discord's answer is kept for some minutes."""
        key, now = (str(server.id), person, channel), self.services.clock()
        asked, sees = self.sees.get(key, (float("-inf"), False))
        if 0 <= now - asked < MEMBER_S:
            return sees
        try:
            member = await server.fetch_member(int(person)) if is_somebody(person) else None
        except TROUBLE as e:
            log.info("a member is not known: %s", type(e).__name__)
            member = None
        sees = member is not None and sees_place(server, member, channel)
        # What is older is of no use any more.
        self.sees = {key: kept for key, kept in self.sees.items() if 0 <= now - kept[0] < MEMBER_S}
        self.sees[key] = now, sees
        return sees

    async def open(self, known: Proposed) -> None:
        """Open and deal the table to which everybody has said yes."""
        proposal, said = known.proposal, words(language_of(known.proposal.lang))
        if proposal.game in self.services.host.tables.library.away:
            # It waits, without a new thread in every round.
            return
        spot: Spot | None = Spot(None, "", None, proposal.lang)
        if proposal.guild is not None:
            server = self.bot.get_guild(int(proposal.guild))
            if server is None or server.unavailable:
                return
            settings = await self.services.host.servers.settings(proposal.guild)
            channel, blind = await self.place(proposal.guild, proposal.people)
            spot = None
            if channel is not None and not blind:
                lang, thread = settings.lang or proposal.lang, None
                said = words(language_of(lang))
                if settings.threads and known.table is None:
                    name = first_name(self.services.narration(proposal.game).title(said), said)
                    thread = await open_thread(channel, channel.permissions_for(server.me), name)
                spot = Spot(proposal.guild, str(channel.id), thread, lang)
        await self.seeking.seat(known, spot, lambda: drawn_word(said))

    # Messages

    async def show(self, ask: Ask) -> None:
        """Send a question, or change its message; one that fails delays no other."""
        try:
            known = await self.seeking.proposed(ask.proposal)
            if known is None or (ask.message is None and (ask.answer or known.status != ASKING)):
                await self.seeking.shown(ask)
                return
            said = await self.words_of(ask.person, known.proposal.lang)
            sheet = await self.sheet(known, ask, said)
            if ask.channel is None or ask.message is None:
                await self.send(known, ask, sheet)
                return
            post = Post(0, "seek", ask.person, ask.channel, ask.message, 0, 0.0)
            await self.services.live_hands.at_discord.change(post, sheet)
            await self.seeking.shown(ask)
        except NotRecorded:
            raise
        except NoDirectMessages:
            await self.unreached(ask)
        except NotNow:
            # The next round tries again.
            return
        except TROUBLE as e:
            log.info("a question is put off: %s", type(e).__name__)
            if isinstance(e, discord.HTTPException) and not passing(e):
                await self.unreached(ask)
        except Exception:
            log.exception("a question")

    async def unreached(self, ask: Ask) -> None:
        """Let a person go whom the question does not reach; a message that cannot be changed stays as it is."""
        if ask.message is None:
            try:
                await self.seeking.answer(ask.person, ask.proposal, UNREACHED)
            except Refused:
                log.info("a question was settled before it was sent")
        await self.seeking.shown(ask)

    async def send(self, known: Proposed, ask: Ask, sheet: messages.Sheet) -> None:
        """Send a question, or find the one that was sent before a cut-off."""
        hands, host = self.services.live_hands, self.services.host
        home, message = (await host.settings.person(ask.person)).dm_channel, None
        if home is not None and self.services.clock() - known.made > CUT_OFF_S:
            message = await hands.at_discord.newest_with(home, {IN}, known.id, known.made)
        if home is None or message is None:
            nonce = await host.deliveries.nonce("seek", ask.proposal, ask.person)
            home, message = await hands.direct_messages.send(ask.person, nonce, sheet, silent=True)
        if not await self.seeking.sent(ask, home, message):
            # The person was forgotten meanwhile.
            await hands.at_discord.clear(home, message, "seek")

    async def sheet(self, known: Proposed, ask: Ask, said: Words) -> messages.Sheet:
        """Return the question to a person, or what became of it."""
        return await _sheet(self.bot, self.seeking, known, ask, said)

    async def tell(self, person: str, guild: str, since: float) -> None:
        """Tell a person once that somebody would like to play; one that fails delays no other."""
        server, looking = self.bot.get_guild(int(guild)), await self.seeking.looking(guild)
        if server is None:
            return
        try:
            if looking and not await self.who_left(guild, [person]):
                said = await self.words_of(person, None)
                games = (
                    frozenset() if any(not c.games for c in looking) else frozenset(g for c in looking for g in c.games)
                )
                told = games_told(self.services, Criteria(games), said)
                panel, path = Panel(), (f"g{guild}",)
                press, off = Press(0, SEEK, 0, path).custom_id(), Press(0, ALERT_OFF, 0, path).custom_id()
                panel.buttons(
                    [
                        ButtonSpec(said("button-seek-too"), press, discord.ButtonStyle.success),
                        ButtonSpec(said("button-alert-off"), off),
                    ]
                )
                text = said("seek-announced", server=escaped(server.name), games=told)
                nonce = await self.services.host.deliveries.nonce("seek-told", person, guild, since)
                await self.services.live_hands.direct_messages.send(
                    person, nonce, messages.Sheet(text, panel), silent=True
                )
        except NotRecorded:
            raise
        except NotNow:
            return
        except (NoDirectMessages, *TROUBLE) as e:
            log.info("a person is not told: %s", type(e).__name__)
        except Exception:
            log.exception("a person is not told")
        await self.seeking.announced(person, guild)

    async def words_of(self, person: str, otherwise: str | None) -> Words:
        """Return the words of a person's language."""
        settings = await self.services.host.settings.person(person)
        return words(language_of(settings.lang or settings.locale or otherwise))


async def answered_sheet(bot: Tefuda, seeking: Seeking, proposal: int, person: str, said: Words) -> messages.Sheet:
    """Return what a person's question shows after their answer. Raises Refused: seek-settled."""
    known = await seeking.proposed(proposal)
    ask = None if known is None else next((ask for ask in known.asks if ask.person == person), None)
    if known is None or ask is None:
        raise Refused("seek-settled")
    return await _sheet(bot, seeking, known, ask, said)


async def _sheet(bot: Tefuda, seeking: Seeking, known: Proposed, ask: Ask, said: Words) -> messages.Sheet:
    services, guild = bot.services, known.proposal.guild
    others = [person for person in known.proposal.people if person != ask.person]
    names = [await services.host.names.known(guild, person) for person in others]
    server = None if guild is None else bot.get_guild(int(guild))
    place = "" if guild is None else server.name if server is not None else "…"
    info = None if known.table is None else await services.host.reading.table(known.table, ask.person)
    return ask_sheet(services, known, ask, [name or "…" for name in names], place, info, said)


def _may_post(channel: discord.TextChannel) -> bool:
    may = channel.permissions_for(channel.guild.me)
    return may.view_channel and may.send_messages and may.attach_files
