"""I'd like to play: what a person says, and their answers to the tables that are proposed to them."""

from __future__ import annotations

from cogs.community import seek_sheets
from cogs.community.open_seats import seat_button, seat_line, seats_for
from cogs.community.seek_rounds import SeekRounds, answered_sheet
from cogs.community.seek_sheets import CHANGE, EVERYWHERE, IN, OUT, SAID, SEEK, STOP
from cogs.delivery.direct_messages import own_channel
from cogs.ui import messages
from cogs.ui.access import server_of
from cogs.ui.cog import Cog, on_press
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller
from cogs.ui.panel import PAGE, Panel
from cogs.ui.tefuda import Tefuda
from engine.host.community.seeking import NO, YES, Seeking
from engine.host.lobby.open_seats import one_a_person
from engine.host.model.clock.time_control import HOUR, PACES
from engine.host.model.records import Refused
from engine.host.model.seeks import Criteria
from locales import languages

TABLES = 5
"""The most tables with a seat that are offered beside what a person looks for."""


class Seeks(Cog):
    """The presses of people who would like to play."""

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.seeking = Seeking(self.services.host)

    @on_press(SEEK)
    async def look(self, who: Caller, press: Press) -> None:
        """Show the caller's seek in this server; the form if they have none."""
        guild = await self.guild_of(who, press)
        kept = await self.seeking.of(who.person.id)
        if kept is None or kept.guild != guild:
            await self.change(who, press)
        else:
            await self.show(who)

    @on_press(CHANGE)
    async def change(self, who: Caller, press: Press) -> None:
        """Open the form with the caller's seek."""
        guild = await self.guild_of(who, press)
        kept = await self.seeking.of(who.person.id)
        criteria = Criteria() if kept is None else kept.criteria
        await who.open_form(seek_sheets.seek_form(self.services, guild, criteria, who.words))

    @on_press(SAID)
    async def form_submitted(self, who: Caller, press: Press) -> None:
        """Store the caller's seek. Raises Refused: seek-needs-messages."""
        guild = await self.guild_of(who, press)
        criteria, hours = self.criteria(who), who.typed("hours", 3)
        if hours not in {str(hours) for hours in seek_sheets.HOURS}:
            raise BadId("no hours")
        await who.defer_replacement()
        try:
            await own_channel(who)
        except Refused:
            raise Refused("seek-needs-messages") from None
        place = who.interaction.channel
        channel = (
            ""
            if who.interaction.guild_id is None
            else str(getattr(place, "parent_id", None) or who.interaction.channel_id)
        )
        seconds = int(hours) * HOUR
        await self.seeking.say(who.person, guild, channel, who.words.lang, criteria, seconds)
        self.nudge()
        await self.show(who)

    def criteria(self, who: Caller) -> Criteria:
        """Return the criteria from the fields of the form. Raises BadId for a value that it did not offer."""
        games, sizes, paces, langs = (
            frozenset(who.picked(name, PAGE)) for name in ("games", "sizes", "paces", "langs")
        )
        known = self.services.host.tables.library.games
        numbers = {str(n) for game in known.values() for n in game.seats}
        if not (games <= set(known) and sizes <= numbers and paces <= set(PACES) and langs <= set(languages())):
            raise BadId("not offered")
        return Criteria(games, frozenset(map(int, sizes)), paces, langs)

    @on_press(EVERYWHERE)
    async def everywhere(self, who: Caller, press: Press) -> None:
        """Store whether the caller also plays with people of other servers. Raises Refused: settings-server-only."""
        guild = await self.guild_of(who, press)
        if press.path not in ((0,), (1,)):
            raise BadId("no switch")
        await self.seeking.set_everywhere(who.person.id, guild, press.path == (1,))
        self.nudge()
        await self.show(who)

    @on_press(STOP)
    async def stop(self, who: Caller, press: Press) -> None:
        """Let the caller look no more."""
        await self.seeking.stop(who.person.id)
        self.nudge()
        panel = Panel()
        panel.buttons([messages.shelf_button(who.words)])
        await who.replace_all(who.words("seek-stopped"), panel)

    @on_press(IN, OUT)
    async def answer(self, who: Caller, press: Press) -> None:
        """Store the caller's answer, and show it in place of the question."""
        try:
            await self.seeking.answer(who.person.id, press.prompt, YES if press.verb == IN else NO)
        except Refused as refused:
            await who.answer_in_place(who.words(refused.reason))
            return
        self.nudge()
        sheet = await answered_sheet(self.bot, self.seeking, press.prompt, who.person.id, who.words)
        await who.answer_in_place(sheet.text, sheet.panel)

    async def show(self, who: Caller) -> None:
        """Show the caller's seek, and the tables that have a seat for them now."""
        kept = await self.seeking.of(who.person.id)
        if kept is None:
            await who.replace_all(who.words("seek-stopped"))
            return
        allowed = (await self.services.host.servers.settings(kept.guild)).seek
        seats = one_a_person(await seats_for(self.services, who.interaction))
        fit = [s for s in seats if kept.criteria.fit(s.table.game, s.table.size, s.table.pace, s.table.lang)]
        tables = [
            (seat_line(self.services, seat, who.words), seat_button(self.services, seat, who.words))
            for seat in fit[:TABLES]
        ]
        sheet = seek_sheets.seek_sheet(
            self.services, kept, who.person.everywhere, who.words, allowed=allowed, tables=tables
        )
        await who.replace_all(sheet.text, sheet.panel)

    async def guild_of(self, who: Caller, press: Press) -> str:
        """Return the server in which the caller would like to play: this one, or in a direct message that of a message
        which told them of somebody there, or the one where they look. Raises Refused: settings-server-only; BadId.
        """
        if who.interaction.guild_id is not None:
            return server_of(who)
        kept = await self.seeking.of(who.person.id)
        named = str(press.path[0]).removeprefix("g") if press.path and press.verb != EVERYWHERE else ""
        if not named:
            return server_of(who) if kept is None else kept.guild
        if not named.isdecimal() or not (
            (kept is not None and kept.guild == named)
            or await self.services.host.table_alerts.wanted(who.person.id, named)
        ):
            raise BadId("no server of theirs")
        return named

    def nudge(self) -> None:
        """Have the next round begin now."""
        rounds = self.bot.get_cog(SeekRounds.__name__)
        if isinstance(rounds, SeekRounds):
            rounds.nudge()
