"""The seats of a table, for everybody to read; before the game also other seats, computers, people to send away."""

from __future__ import annotations

from cogs.lobby.computers import checked_level, computer_name, level_label, levels
from cogs.ui import messages
from cogs.ui.cog import Cog, on_press
from cogs.ui.ids import BadId, Press, read_field
from cogs.ui.interactions import Caller
from cogs.ui.panel import Panel, SelectSpec
from cogs.ui.words.escaping import escaped
from engine.host.model.records import Refused, Status, TableInfo
from locales import Words
from render.narration.contract import Label


class Seating(Cog):
    """The seats menu of a table that has not started."""

    async def unstarted_table(self, who: Caller, table: int) -> TableInfo:
        """Return the table, at which the caller sits and which has not started. Raises Refused: already-started,
        not-at-this-table.
        """
        info = await self.services.host.reading.table(table)
        if info.status is not Status.OPEN:
            raise Refused("already-started")
        if info.seat_of(who.person.id) is None:
            raise Refused("not-at-this-table")
        return info

    @on_press("seats")
    async def menu(self, who: Caller, press: Press) -> None:
        """Show the seats, and to a person who sits there the possible changes."""
        info = await self.services.host.reading.table(press.table)
        await who.answer_in_place(*self.sheet(who, info))

    def sheet(self, who: Caller, info: TableInfo) -> tuple[str, Panel]:
        """Return the seats in words, with selects to move to a seat and to send away."""
        words = who.words
        teams = self.services.rules(info).teams(info.size, info.options)
        taken = {s.seat: s for s in info.seats}
        lines = [messages.heading(self.services, info, words)]
        kept = {i.seat: i for i in info.kept}
        for p in range(info.size):
            name = escaped(taken[p].name) if p in taken else words("lobby-free-seat")
            if p in kept:
                name = words("seat-kept-for", name=escaped(kept[p].name))
            lines.append(words("seat-line", seat=str(p + 1), name=name) + _team(teams, p, words))
        panel = Panel()
        if info.status is not Status.OPEN or info.seat_of(who.person.id) is None:
            return messages.fit(lines), panel
        free = [p for p in range(info.size) if p not in kept and (p not in taken or taken[p].computer is not None)]
        if free:
            panel.rows.append(
                SelectSpec(
                    Press(info.id, "sit").custom_id(),
                    words("seat-choose"),
                    tuple(
                        (Label(words("seat-number", seat=str(p + 1)) + _team(teams, p, words)), str(p)) for p in free
                    ),
                )
            )
        opener = info.opener == who.person.id
        away = [(s.name, s.seat) for s in info.seats if s.computer or (opener and s.person != who.person.id)]
        away += [(i.name, i.seat) for i in info.kept if opener]
        if away:
            panel.rows.append(
                SelectSpec(
                    Press(info.id, "unseat").custom_id(),
                    words("seat-remove"),
                    tuple((Label(name), str(seat)) for name, seat in away),
                )
            )
        if len(info.seats) + len(kept) < info.size:
            panel.rows.append(
                SelectSpec(
                    Press(info.id, "addcpu").custom_id(),
                    words("seat-add-computer"),
                    tuple((level_label(level, words), level) for level in levels(self.services)),
                )
            )
        return messages.fit(lines), panel

    @on_press("addcpu")
    async def add_computer(self, who: Caller, press: Press) -> None:
        """Seat a computer player of the picked level."""
        info = await self.unstarted_table(who, press.table)
        level = checked_level(self.services, who.values[0] if who.values else None)
        name = computer_name(info.names, level, self.services.table_words(info))
        acted = await self.services.host.seating.add_computer(info.id, who.person, who.key, level, name=name)
        await who.replace(*self.sheet(who, acted.table))

    @on_press("sit")
    async def sit(self, who: Caller, press: Press) -> None:
        """Move to another seat."""
        await self.unstarted_table(who, press.table)
        acted = await self.services.host.seating.choose_seat(press.table, who.person, _seat(who), who.key)
        await who.replace(*self.sheet(who, acted.table))

    @on_press("unseat")
    async def unseat(self, who: Caller, press: Press) -> None:
        """Remove a computer, or send a person away (the opener only)."""
        info = await self.unstarted_table(who, press.table)
        number = _seat(who)
        people = {i.seat: i.person for i in info.kept} | {s.seat: s.person for s in info.seats}
        if number not in people:
            raise Refused("stale")
        person = people[number]
        if person is None:
            acted = await self.services.host.seating.remove_computer(info.id, who.person, number, who.key)
        else:
            acted = await self.services.host.seating.kick(info.id, who.person, person, who.key)
        await who.replace(*self.sheet(who, acted.table))


def _seat(who: Caller) -> int:
    if len(who.values) != 1:
        raise BadId("no seat")
    number = read_field(who.values[0])
    if not isinstance(number, int):
        raise BadId("no seat")
    return number


def _team(teams: tuple[int, ...] | None, seat: int, words: Words) -> str:
    if teams is None or seat >= len(teams):
        return ""
    return words("seat-team", team="AB"[teams[seat]])
