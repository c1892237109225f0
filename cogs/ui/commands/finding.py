"""Find the table that /play means: the one named, one that waits for the caller, else one of theirs; suggest tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import discord
from discord import app_commands

from cogs.ui.access import reachable_table, reaches
from cogs.ui.ids import Press
from cogs.ui.interactions import Caller, caller, run_handler
from cogs.ui.panel import ButtonSpec, Panel
from cogs.ui.services import Services
from cogs.ui.tefuda import Tefuda
from cogs.ui.words.inactivity import welcome_back
from engine.host.model.records import Refused, Status, TableInfo
from render.narration.lengths import shortened

Interaction = discord.Interaction[Tefuda]

MOST_TABLES = 20
"""The most tables that are offered as buttons."""
SUGGESTED = 25
"""Discord's limit of what autocomplete suggests."""


class WhichTable(Refused):
    """Raised if a command may mean more than one table."""

    def __init__(self, tables: Sequence[TableInfo]) -> None:
        super().__init__("which-table")
        self.tables = tables

    async def ask(self, who: Caller) -> None:
        """Send a button to each table: to its hand, or to its lobby. A table that waits for the caller is marked."""
        waiting = {info.id for info in await who.services.host.reading.inbox(who.person.id)}
        panel = Panel()
        panel.buttons(
            [
                ButtonSpec(
                    who.words(
                        "which-table-mine" if info.id in waiting else "which-table-other",
                        title=who.services.narration(info.game).title(who.words),
                        table=str(info.id),
                    ),
                    Press(info.id, "look" if info.status is Status.OPEN else "inbox").custom_id(),
                    discord.ButtonStyle.primary if info.id in waiting else discord.ButtonStyle.secondary,
                )
                for info in self.tables[:MOST_TABLES]
            ]
        )
        await who.say(who.words("which-table"), panel)


async def run(services: Services, interaction: Interaction, work: Callable[[Caller], Awaitable[None]]) -> None:
    """Run a command's work. Refusals and errors get kind words, a choice of tables gets buttons."""

    async def choosing(who: Caller) -> None:
        try:
            await work(who)
        except WhichTable as which:
            await which.ask(who)

    await run_handler(lambda: caller(services, interaction), choosing)


async def find(who: Caller, table: int | None, *, here_first: bool = False) -> TableInfo:
    """Return the table a command means: the one named, else one of the caller's. Tables that wait for the caller come
    first, and of these and of the others the ones here.

    With ``here_first`` a running table here comes before one that waits elsewhere: a move that is typed here must not
    be made there because the turn here has just passed.

    Raises Refused if there is none, WhichTable if there is more than one of a kind.
    """
    host = who.services.host
    if table is not None:
        return await reachable_table(who, table)
    here = await _tables_here(who.services, who.interaction)
    mine = await host.reading.tables_of(who.person.id)
    ids, near = {t.id for t in await host.reading.inbox(who.person.id)}, {t.id for t in here}
    waiting = [t for t in mine if t.id in ids]
    running_here = [t for t in mine if t.id in near and t.status is not Status.OPEN] if here_first else []
    waiting_here, mine_here = ([t for t in some if t.id in near] for some in (waiting, mine))
    for found in (waiting_here, running_here, waiting, mine_here, mine):
        if len(found) == 1:
            return found[0]
        if found:
            raise WhichTable(found)
    # Only for people who can reach a table here; a table out of reach does not exist for the caller.
    raise Refused("not-at-this-table" if here else "no-table-here")


async def meant(who: Caller, table: int | None, *, here_first: bool = False) -> TableInfo:
    """Return the table that ``find`` returns. If a computer sits in for the caller, they get the seat back first."""
    return await welcome_back(who, await find(who, table, here_first=here_first))


async def _tables_here(services: Services, interaction: Interaction) -> list[TableInfo]:
    """Return the tables in the channel or thread of the interaction that the caller can reach."""
    found = await services.host.reading.tables_at(str(interaction.channel_id))
    return [t for t in found if await reaches(services, interaction, t)]


async def suggest_tables(services: Services, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """Autocomplete: suggest the tables here and the caller's own, the newest first.

    The order does not follow the latest event: a table that moves up would show a move that must not be seen.
    """
    who = await caller(services, interaction)
    tables = {t.id: t for t in await _tables_here(services, interaction)}
    tables |= {t.id: t for t in await services.host.reading.tables_of(who.person.id)}
    out = []
    for t in sorted(tables.values(), key=lambda t: -t.id):
        told = f"{t.id} · {services.narration(t.game).title(who.words)} · {who.words.join(list(t.names))}"
        name = shortened(told, 100)
        if str(current).casefold() in name.casefold():
            out.append(app_commands.Choice(name=name, value=t.id))
    return out[:SUGGESTED]
