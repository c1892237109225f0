"""Tables before, between and after games: joining, starting, leaving, ending, playing again."""

from __future__ import annotations

import asyncio

import discord

from cogs.delivery.sheets.table_panels import START_WITH_COMPUTERS
from cogs.lobby.computers import add_computer, start_with_computers
from cogs.lobby.fair_deal import drawn_word
from cogs.run.refusals import TROUBLE, UNKNOWN_MEMBER, UNKNOWN_USER, is_somebody
from cogs.ui import messages
from cogs.ui.cog import Cog, on_press
from cogs.ui.ids import Press
from cogs.ui.interactions import Caller, safely
from cogs.ui.panel import ButtonSpec, Panel
from cogs.ui.words.escaping import escaped
from cogs.ui.words.waiting import who_decides
from engine.host.model.records import Person, Refused, Seat, Status, TableInfo
from engine.host.model.rows import OVER


async def leave(who: Caller, info: TableInfo) -> None:
    """Leave a table; ask first if more changes than a free seat. Raises Refused: not-at-this-table, table-over."""
    if info.seat_of(who.person.id) is None:
        raise Refused("not-at-this-table")
    others = [s for s in info.seats if s.person not in (None, who.person.id)]
    if info.status is Status.OPEN:
        if others:
            await leave_now(who, info.id)
        else:
            await ask_first(who, info.id, "leave-last-sure", "button-leave", "leaveyes")
        return
    if info.status not in (Status.PLAYING, Status.PAUSED):
        raise Refused("table-over")
    await ask_first(who, info.id, f"leave-seat-sure{what_ends(info, who.person.id)}", "button-leave-seat", "resign")


def plays_alone(info: TableInfo, person: str) -> bool:
    """True if a running table has no other person than this one."""
    return info.status is Status.PLAYING and [s.person for s in info.seats if s.person is not None] == [person]


def what_ends(info: TableInfo, person: str) -> str:
    """Return the end of a message key for what happens to a running table if this person leaves; "" if it goes on."""
    others = [s.person for s in info.seats if s.person not in (None, person)]
    if not others:
        return "-last"
    return "-agreed" if set(others) <= set(info.end_votes) else ""


async def ask_first(who: Caller, table: int, question: str, button: str, verb: str) -> None:
    """Ask whether the caller is sure, with a button that does it."""
    panel = Panel()
    yes = Press(table, verb).custom_id()
    panel.buttons([ButtonSpec(who.words(button), yes, discord.ButtonStyle.danger)])
    await who.answer_in_place(who.words(question), panel)


def reporting(info: TableInfo, person: str) -> dict[str, str]:
    """Return verb and key of the button to tell the managers of a server about somebody at a table; {} if nobody else
    is there, and for those who have no part in it.
    """
    people = {p for s in info.seats for p in (s.person, s.absent, s.resigned) if p is not None}
    return {"report": "button-report"} if info.guild is not None and person in people and len(people) > 1 else {}


async def leave_now(who: Caller, table: int) -> None:
    """Give up the seat of a table that has not started; the last person closes it."""
    acted = await who.services.host.seating.leave(table, who.person, who.key)
    closed = acted.table.status is Status.ENDED
    await who.confirm(table, who.words("lobby-closed" if closed else "lobby-left"))


class Lobby(Cog):
    """The verbs of a table before and after its game."""

    @on_press("join")
    async def join(self, who: Caller, press: Press) -> None:
        """Take a seat."""
        await self.services.host.settings.remember_person(who.person)
        try:
            acted = await self.services.host.seating.join(press.table, who.person, who.key, word=drawn_word(who.words))
        except Refused as refused:
            if refused.reason != "already-at-this-table":
                raise
            info = await self.services.host.reading.table(press.table)
            host = next((s.name for s in info.seats if s.person == info.opener), None)
            if host is None:
                raise
            # The button has the colour of the next step, also for those who sit: say what theirs is.
            raise Refused("join-again-host" if info.opener == who.person.id else "join-again", name=host) from None
        await self.seated(who, acted.table)

    async def seated(self, who: Caller, info: TableInfo) -> None:
        """Confirm a taken seat: the lobby shows it, elsewhere an answer says which seat."""
        seat = info.seat_of(who.person.id)
        if seat is None:
            # The press came a second time, and they have left since.
            raise Refused("not-at-this-table")
        if info.status is not Status.OPEN:
            await who.confirm(info.id, who.words("lobby-started", place=messages.place_link(info, who.words)))
            return
        text = who.words("lobby-joined", seat=str(seat.seat + 1), place=messages.place_link(info, who.words))
        await who.confirm(info.id, text)

    @on_press("leave")
    async def leave(self, who: Caller, press: Press) -> None:
        """Leave the table."""
        await leave(who, await self.services.host.reading.table(press.table))

    @on_press("leaveyes")
    async def leave_now(self, who: Caller, press: Press) -> None:
        """Leave a waiting table as the last person there."""
        await leave_now(who, press.table)

    @on_press("cpu")
    async def add_computer(self, who: Caller, press: Press) -> None:
        """Seat a computer player."""
        await add_computer(who, press.table, str(press.path[0]) if press.path else None)

    @on_press("start", START_WITH_COMPUTERS)
    async def start(self, who: Caller, press: Press) -> None:
        """Deal the cards, with computer players on the free seats if the button says so."""
        try:
            if press.verb == START_WITH_COMPUTERS:
                begun = await start_with_computers(who, press.table)
            else:
                begun = (await self.services.host.dealing.start(press.table, who.person, who.key)).table
        except Refused as refused:
            if refused.reason != "bad-option":
                raise
            info = await self.services.host.reading.table(press.table)
            name = self.services.narration(info.game).option_name(str(refused.facts["option"]), who.words)
            raise Refused("option-not-offered", name=name, count=len(info.seats)) from None
        await who.confirm(press.table, who.words("lobby-started", place=messages.place_link(begun, who.words)))

    @on_press("close")
    async def close(self, who: Caller, press: Press) -> None:
        """Ask before closing a table that has not started."""
        info = await self.services.host.reading.table(press.table)
        if info.status is not Status.OPEN:
            raise Refused("already-started")
        await ask_first(who, info.id, "lobby-close-sure", "button-close", "closeyes")

    @on_press("closeyes")
    async def close_now(self, who: Caller, press: Press) -> None:
        """Close the table."""
        await self.services.host.seating.close_table(press.table, who.person, who.key)
        await who.replace(who.words("lobby-closed"))

    @on_press("more")
    async def more(self, who: Caller, press: Press) -> None:
        """Show rare actions of a table that waits or is over, and its fair deal; in a game this is the menu."""
        info = await self.services.host.reading.table(press.table)
        if info.status in (Status.PLAYING, Status.PAUSED):
            await self.services.handlers["menu"](who, press)
            return
        words, closes = who.words, info.status is Status.OPEN and info.opener == who.person.id
        verbs = ({"close": "button-close"} if closes else {}) | {"fair": "button-fair"} | reporting(info, who.person.id)
        panel = Panel()
        panel.buttons(ButtonSpec(words(key), Press(info.id, verb).custom_id()) for verb, key in verbs.items())
        lines = [
            messages.heading(self.services, info, words),
            # Before the game they stand behind "House rules".
            *(
                f"- {line}"
                for line in messages.options_text(self.services, info, words)
                if info.status is not Status.OPEN
            ),
        ]
        await who.say(messages.fit(lines), panel)

    @on_press("resign")
    async def resign(self, who: Caller, press: Press) -> None:
        """Hand the seat to a computer player."""
        ends = what_ends(await self.services.host.reading.table(press.table), who.person.id)
        acted = await self.services.host.play.resign(press.table, who.person, who.key)
        panel = Panel()
        if acted.table.left_seat(who.person.id) is not None and acted.table.status is not Status.ENDED:
            panel.buttons([ButtonSpec(who.words("button-seatback"), Press(press.table, "seatback").custom_id())])
            ends = ""
        await who.replace(who.words(f"seat-left{ends}"), panel)

    @on_press("endvote")
    async def vote_end(self, who: Caller, press: Press) -> None:
        """Agree to end the table; it ends when every person at it agrees. Alone, a person is asked first."""
        info = await self.services.host.reading.table(press.table)
        if plays_alone(info, who.person.id):
            await leave(who, info)
            return
        acted = await self.services.host.play.vote_end(press.table, who.person, who.key)
        info = acted.table
        if info.status is Status.ENDED:
            await who.answer_in_place(who.words("end-done"))
            return
        await who.answer_in_place(who.words("end-votes", count=len(info.end_votes), needed=who_decides(info)))

    @on_press("rematch")
    async def rematch(self, who: Caller, press: Press) -> None:
        """Open a new table for another game, or sit down at it."""
        acted = await self.services.host.rematch.open(press.table, who.person, who.key, word=drawn_word(who.words))
        info = acted.table
        seat = info.seat_of(who.person.id)
        in_private = info.in_direct_messages and who.interaction.guild_id is None
        here = in_private or info.place == str(who.interaction.channel_id)
        if seat is not None and info.status is Status.OPEN and here:
            # The lobby comes right below.
            await safely(who.interaction.response.defer)
            return
        await who.add_line(who.words("rematch-open", table=str(info.id), place=messages.place_link(info, who.words)))

    @on_press("resume")
    async def resume(self, who: Caller, press: Press) -> None:
        """Go on with a paused table where it was; if its place is unreachable it pauses again and says so."""
        info = await self.services.host.reading.table(press.table)
        if info.seat_of(who.person.id) is None:
            raise Refused("not-at-this-table")
        if info.status in OVER:
            raise Refused("table-over")
        await self.services.host.suspension.resume(press.table)
        if info.status is Status.PAUSED:
            await who.confirm(info.id, who.words("resumed"))
        else:
            await who.say(who.words("resumed"))

    @on_press("takeover")
    async def take_over(self, who: Caller, press: Press) -> None:
        """Give the seats of people who have left the server to computer players."""
        info = await self.services.host.reading.table(press.table)
        if info.seat_of(who.person.id) is None:
            raise Refused("not-at-this-table")
        await who.defer()
        gone = await self.gone_people(info)
        if not gone:
            raise Refused("nobody-gone")
        for seat in gone:
            await self.services.host.play.resign(info.id, _person(seat), f"{who.key}:{seat.seat}")
        await self.services.host.suspension.resume(info.id)
        names = who.words.join([escaped(s.name) for s in gone])
        await who.say(who.words("seat-taken-over", names=names))

    async def gone_people(self, info: TableInfo) -> list[Seat]:
        """Return the seats whose people are no longer in the table's server."""
        if info.guild is None:
            return []
        guild, people = int(info.guild), [seat for seat in info.seats if seat.person is not None]

        async def is_gone(seat: Seat) -> bool:
            if not is_somebody(str(seat.person)):
                return True
            try:
                await self.bot.http.get_member(guild, int(str(seat.person)))
            except discord.NotFound as e:
                # NotFound for an unknown server says nothing about its members.
                return e.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
            except TROUBLE:
                return False
            return False

        # All at once: each may take its time.
        gone = await asyncio.gather(*map(is_gone, people))
        return [seat for seat, left in zip(people, gone, strict=True) if left]


def _person(seat: Seat) -> Person:
    return Person(seat.person or "", seat.name)
