"""Find the table that a command means: the one named, the one here, or the caller's own; and suggest tables.

Every function takes ``game``: a slug if the command belongs to one game, None if it is for tables of any game.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import discord
from discord import app_commands

from cogs.ui.access import reachable_table, reaches
from cogs.ui.ids import Press
from cogs.ui.inactivity import welcome_back
from cogs.ui.interactions import Caller, caller, run_handler
from cogs.ui.panel import ButtonSpec, Panel
from cogs.ui.services import Services, Tefuda
from engine.host.model.records import Refused, TableInfo

Interaction = discord.Interaction[Tefuda]

SAME_VERB = {"log": "log", "table": "look", "replay": "replay"}
"""The verb of the button that does the same as a command. Any other command shows the hand, from which people play."""
MOST_TABLES = 20
"""The most tables that are offered as buttons."""
SUGGESTED = 25
"""Discord's limit of what autocomplete suggests."""


class WhichTable(Refused):
    """Raised if a command may mean more than one table."""

    def __init__(self, tables: Sequence[TableInfo]) -> None:
        super().__init__("which-table")
        self.tables = tables

    async def ask(self, who: Caller, command: str) -> None:
        """Send a button for each table that does the command there. A table that waits for the caller is marked."""
        waiting = {info.id for info in await who.services.host.reading.inbox(who.person.id)}
        verb, panel = SAME_VERB.get(command, "inbox"), Panel()
        panel.buttons(
            [
                ButtonSpec(
                    who.words(
                        "which-table-mine" if info.id in waiting else "which-table-other",
                        title=who.services.narration(info.game).title(who.words),
                        table=str(info.id),
                    ),
                    Press(info.id, verb).custom_id(),
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
            await which.ask(who, str(getattr(interaction.command, "name", "")))

    await run_handler(lambda: caller(services, interaction), choosing)


async def find(who: Caller, table: int | None, *, game: str | None = None, seated: bool = False) -> TableInfo:
    """Return the table a command means: the one named, the one here, or the caller's own; of several, the one that
    waits for the caller.

    Raises Refused if there is none, WhichTable if there is more than one. ``seated``: a table without a
    number must be one of the caller's.
    """
    host = who.services.host
    if table is not None:
        info = await reachable_table(who, table)
        if game not in (None, info.game):
            title = who.services.narration(info.game).title(who.words)
            raise Refused("other-game-table", table=str(info.id), title=title)
        return info
    here = await _tables_here(who.services, who.interaction, game)
    mine = [t for t in await host.reading.tables_of(who.person.id) if game in (None, t.game)]
    ids = {t.id for t in mine}
    for found in ([t for t in here if t.id in ids], [] if seated else here, mine):
        if len(found) == 1:
            return found[0]
        if len(found) > 1:
            waiting = [t for t in await host.reading.inbox(who.person.id) if t.id in {f.id for f in found}]
            if len(waiting) == 1:
                return waiting[0]
            raise WhichTable(found)
    if here:
        # Only for people who can reach a table here; a table out of reach does not exist for the caller.
        raise Refused("not-at-this-table")
    if game is None:
        raise Refused("no-table-here")
    title, command = who.services.narration(game).title(who.words), who.words(f"{game}-command")
    raise Refused("no-table-of-game-here", game=title, command=command)


async def meant(who: Caller, table: int | None, *, game: str | None = None, seated: bool = False) -> TableInfo:
    """Return the table that ``find`` returns. If a computer sits in for the caller, they get the seat back first."""
    return await welcome_back(who, await find(who, table, game=game, seated=seated))


async def _tables_here(services: Services, interaction: Interaction, game: str | None) -> list[TableInfo]:
    """Return the tables in the channel or thread of the interaction that the caller can reach."""
    found = await services.host.reading.tables_at(str(interaction.channel_id))
    return [t for t in found if game in (None, t.game) and await reaches(services, interaction, t)]


async def suggest_tables(
    services: Services, interaction: Interaction, current: str, game: str | None = None
) -> list[app_commands.Choice[int]]:
    """Autocomplete: suggest the tables here and the caller's own, the newest first.

    The order does not follow the latest event: a table that moves up would show a move that must not be seen.
    """
    who = await caller(services, interaction)
    tables = {t.id: t for t in await _tables_here(services, interaction, game)}
    tables |= {t.id: t for t in await services.host.reading.tables_of(who.person.id) if game in (None, t.game)}
    out = []
    for t in sorted(tables.values(), key=lambda t: -t.id):
        name = f"{t.id} · {services.narration(t.game).title(who.words)} · {who.words.join(list(t.names))}"[:100]
        if str(current).casefold() in name.casefold():
            out.append(app_commands.Choice(name=name, value=t.id))
    return out[:SUGGESTED]
