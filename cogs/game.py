"""What the commands of every game share: new, join, play, hand, table, log, rules, leave.

A game's cog is a subclass that says its slug; ``new`` is derived from the game's options. It may have verbs of its own.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, ClassVar

import discord
from discord import app_commands
from discord.ext import commands

from cogs import messages
from cogs.answers import Caller, caller, guarded
from cogs.cleaning import Ours
from cogs.computers import add_computer, checked_level
from cogs.derived import TABLE, TABLE_HELP, new_command, verb_command
from cogs.doors import admit, in_reach
from cogs.ids import BadId, Press, read_path
from cogs.lobby import leave
from cogs.moving import bring_here
from cogs.opening import open_table, watch_table
from cogs.panel import ButtonSpec, Panel, move_choices
from cogs.play import move, own_view, show_hand
from cogs.record import show_log, show_rules
from cogs.services import Services, Tefuda
from cogs.silence import welcome_back
from cogs.translator import named, said
from engine.core.parts import part
from engine.host.records import Refused, Status, TableInfo

log = logging.getLogger("tefuda.game")

Interaction = discord.Interaction[Tefuda]

SAME_VERB = frozenset({"join", "start", "hint", "log", "look"})
"""Commands that a button does as well, by its verb; for any other the hand is shown, from which one plays."""
FEW_MOVES = 5
"""So many moves are named to whoever typed none of them."""
MOST_TABLES = 20
"""Tables that one may choose from by button."""

LEVEL = {"level": named("level", "option-level-name")}
LEVEL_HELP = {"level": said("option-level")}
LEVELS = [app_commands.Choice(name=said(f"level-{x}"), value=x) for x in ("beginner", "friend", "strong")]


class WhichTable(Refused):
    """A command may mean more than one table."""

    def __init__(self, tables: Sequence[TableInfo]) -> None:
        super().__init__("which-table")
        self.tables = tables

    async def ask(self, who: Caller, command: str) -> None:
        """A button for each table, which does there what the command would; whose turn it is stands on it."""
        waiting = {info.id for info in await who.services.host.inbox(who.person.id)}
        verb, panel = command if command in SAME_VERB else "inbox", Panel()
        panel.buttons(
            [
                ButtonSpec(
                    who.words("which-table-mine" if info.id in waiting else "which-table-other", table=str(info.id)),
                    Press(info.id, verb).custom_id(),
                    discord.ButtonStyle.primary if info.id in waiting else discord.ButtonStyle.secondary,
                )
                for info in self.tables[:MOST_TABLES]
            ]
        )
        await who.say(who.words("which-table"), panel)


@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=True)
class GameCog(commands.GroupCog):
    """The commands of one game: ``class Geschenk(GameCog, slug="geschenk", verbs=("take", "no_thanks"))``.

    ``verbs`` are tags of moves without fields that have a command each. What a subclass defines by the name of a
    derived command takes its place.
    """

    slug: ClassVar[str]

    def __init_subclass__(cls, *, slug: str, verbs: tuple[str, ...] = ()) -> None:
        """Name the group and derive its commands; discord.py collects them right after this."""
        super().__init_subclass__()
        cls.slug = slug
        cls.__cog_group_name__ = named(slug, f"{slug}-command")
        cls.__cog_group_description__ = said(f"{slug}-line")
        # By its name, since a reload reads the rules anew.
        game = part(f"engine.games.{slug}", "GAME", package=True)
        derived = {"new": new_command(game)} | {tag: verb_command(game, tag) for tag in verbs}
        for tag in verbs:
            derived[tag].autocomplete("table")(cls.table_autocomplete)
        own = {name: found for name, found in vars(cls).items() if isinstance(found, app_commands.Command)}
        for name in own:
            delattr(cls, name)
        # Discord lists them in this order: the derived ones before the game's own.
        for name, command in (derived | own).items():
            setattr(cls, name, command)

    def __init__(self, bot: Tefuda) -> None:
        self.bot = bot
        self.services: Services = bot.services
        super().__init__()

    async def run(self, interaction: Interaction, work: Callable[[Caller], Awaitable[None]]) -> None:
        """Run a command's work; refusals and trouble are answered kindly, a choice of tables with buttons."""

        async def choosing(who: Caller) -> None:
            try:
                await work(who)
            except WhichTable as which:
                name = str(getattr(interaction.command, "name", ""))
                await which.ask(who, "look" if name == "table" else name)

        await guarded(lambda: caller(self.services, interaction), choosing)

    # Finding the table that is meant

    async def find(self, who: Caller, table: int | None, *, seated: bool = False) -> TableInfo:
        """The table a command means: the one named, the one here, or the caller's own.

        Raises Refused where there is none, or more than one.
        """
        host = self.services.host
        if table is not None:
            info = await admit(who, table)
            if info.game != self.slug:
                title = self.services.narration(info.game).title(who.words)
                raise Refused("other-game-table", table=str(info.id), title=title)
            return info
        here = await self.tables_here(who.interaction)
        mine = [t for t in await host.tables_of(who.person.id) if t.game == self.slug]
        ids = {t.id for t in mine}
        for found in ([t for t in here if t.id in ids], [] if seated else here, mine):
            if len(found) == 1:
                return found[0]
            if len(found) > 1:
                waiting = [t for t in await host.inbox(who.person.id) if t.id in {f.id for f in found}]
                if len(waiting) == 1:
                    return waiting[0]
                raise WhichTable(found)
        raise Refused("no-table-here")

    async def meant(self, who: Caller, table: int | None, *, seated: bool = False) -> TableInfo:
        """As ``find``; whoever acts at a table where a computer sits in for them has the seat back first."""
        return await welcome_back(who, await self.find(who, table, seated=seated))

    async def tables_here(self, interaction: Interaction) -> list[TableInfo]:
        """Tables of this game in the channel or thread where somebody acts, as far as they can reach them."""
        found = await self.services.host.tables_at(str(interaction.channel_id))
        return [t for t in found if t.game == self.slug and in_reach(interaction, t)]

    async def offer_tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """Autocomplete: tables of this game that are here or the caller's, the newest first.

        Not by what happened last: a table that jumps up would tell of a move that nobody may notice.
        """
        host = self.services.host
        tables = {t.id: t for t in await self.tables_here(interaction)}
        tables |= {t.id: t for t in await host.tables_of(str(interaction.user.id)) if t.game == self.slug}
        out = []
        for t in sorted(tables.values(), key=lambda t: -t.id):
            name = f"{t.id} · {', '.join(t.names)}"[:100]
            if current in name:
                out.append(app_commands.Choice(name=name, value=t.id))
        return out[:25]

    async def offer_moves(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Autocomplete: the caller's legal moves, in words."""
        who = await caller(self.services, interaction)
        chosen = getattr(interaction.namespace, "table", None)
        try:
            info = await self.find(who, chosen if isinstance(chosen, int) else None, seated=True)
            info, view = await own_view(self.services, who, info.id)
        except Refused:
            return []
        offered = move_choices(view, self.services.narration(info.game), who.words, current)
        return [app_commands.Choice(name=text, value=value) for text, value in offered]

    # Opening

    async def open(self, interaction: Interaction, players: int | None, given: dict[str, Any]) -> None:
        """Open a table with these options; the shared part of every ``new``."""

        async def work(who: Caller) -> None:
            await open_table(who, self.slug, players, {k: v for k, v in given.items() if v is not None})

        await self.run(interaction, work)

    # Moves

    async def move_plainly(self, interaction: Interaction, table: int | None, tag: str) -> None:
        """Make the move that is its tag alone; the shared part of every verb."""

        async def work(who: Caller) -> None:
            info = await self.meant(who, table, seated=True)
            info, _ = await own_view(self.services, who, info.id)
            seat = info.seat_of(who.person.id)
            await move(who, info.id, seat.prompt if seat is not None else 0, [tag])

        await self.run(interaction, work)

    # Commands that every game has

    @app_commands.command(name=named("join", "command-join-name"), description=said("command-join"))
    @app_commands.rename(**TABLE)
    @app_commands.describe(**TABLE_HELP)
    async def join(self, interaction: Interaction, table: int | None = None) -> None:
        """Take a seat at a table."""

        async def work(who: Caller) -> None:
            info = await self.meant(who, table)
            await self.services.handlers["join"](who, Press(info.id, "join"))

        await self.run(interaction, work)

    @app_commands.command(name=named("start", "command-start-name"), description=said("command-start"))
    @app_commands.rename(**TABLE)
    @app_commands.describe(**TABLE_HELP)
    async def start(self, interaction: Interaction, table: int | None = None) -> None:
        """Start a table that has enough players."""

        async def work(who: Caller) -> None:
            info = await self.meant(who, table, seated=True)
            await self.services.handlers["start"](who, Press(info.id, "start"))

        await self.run(interaction, work)

    @app_commands.command(name=named("computer", "command-computer-name"), description=said("command-computer"))
    @app_commands.rename(**LEVEL, **TABLE)
    @app_commands.describe(**LEVEL_HELP, **TABLE_HELP)
    @app_commands.choices(level=LEVELS)
    async def computer(self, interaction: Interaction, level: str | None = None, table: int | None = None) -> None:
        """Seat a computer player."""

        async def work(who: Caller) -> None:
            info = await self.meant(who, table, seated=True)
            await add_computer(who, info.id, level)

        await self.run(interaction, work)

    @app_commands.command(name=named("play", "command-play-name"), description=said("command-play"))
    @app_commands.rename(move=named("move", "option-move-name"), **TABLE)
    @app_commands.describe(move=said("option-move"), **TABLE_HELP)
    async def play(self, interaction: Interaction, move: str | None = None, table: int | None = None) -> None:
        """Make a move, or see what can be done."""

        async def work(who: Caller) -> None:
            info = await self.meant(who, table, seated=True)
            if move is None:
                await show_hand(who, info.id)
            else:
                await self.move_by_words(who, info, move)

        await self.run(interaction, work)

    @app_commands.command(name=named("hint", "command-hint-name"), description=said("command-hint"))
    @app_commands.rename(**TABLE)
    @app_commands.describe(**TABLE_HELP)
    async def hint(self, interaction: Interaction, table: int | None = None) -> None:
        """Ask for advice."""

        async def work(who: Caller) -> None:
            info = await self.meant(who, table, seated=True)
            await self.services.handlers["hint"](who, Press(info.id, "hint"))

        await self.run(interaction, work)

    @app_commands.command(name=named("watch", "command-watch-name"), description=said("command-watch"))
    @app_commands.rename(**LEVEL)
    @app_commands.describe(**LEVEL_HELP)
    @app_commands.choices(level=LEVELS)
    async def watch(self, interaction: Interaction, level: str | None = None) -> None:
        """Watch computer players."""

        async def work(who: Caller) -> None:
            await watch_table(who, self.slug, checked_level(self.services, level))

        await self.run(interaction, work)

    @app_commands.command(name=named("hand", "command-hand-name"), description=said("command-hand"))
    @app_commands.rename(**TABLE)
    @app_commands.describe(**TABLE_HELP)
    async def hand(self, interaction: Interaction, table: int | None = None) -> None:
        """Look at one's hand."""

        async def work(who: Caller) -> None:
            await show_hand(who, (await self.meant(who, table, seated=True)).id)

        await self.run(interaction, work)

    @app_commands.command(name=named("table", "command-table-name"), description=said("command-table"))
    @app_commands.rename(**TABLE)
    @app_commands.describe(**TABLE_HELP)
    async def table(self, interaction: Interaction, table: int | None = None) -> None:
        """Show the table here and now; for those at it also a way to bring it back into view."""

        async def work(who: Caller) -> None:
            info = await self.meant(who, table)
            await self.services.handlers["look"](who, Press(info.id, "look"))

        await self.run(interaction, work)

    @app_commands.command(name=named("move_here", "command-move-here-name"), description=said("command-move-here"))
    @app_commands.rename(**TABLE)
    @app_commands.describe(**TABLE_HELP)
    async def move_here(self, interaction: Interaction, table: int | None = None) -> None:
        """Bring a table to this channel, such as one whose channel is gone."""

        async def work(who: Caller) -> None:
            await bring_here(who, await self.meant(who, table, seated=True))

        await self.run(interaction, work)

    @app_commands.command(name=named("log", "command-log-name"), description=said("command-log"))
    @app_commands.rename(**TABLE)
    @app_commands.describe(**TABLE_HELP)
    async def log(self, interaction: Interaction, table: int | None = None) -> None:
        """What has happened so far."""

        async def work(who: Caller) -> None:
            await show_log(who, (await self.meant(who, table)).id)

        await self.run(interaction, work)

    @app_commands.command(name=named("rules", "command-rules-name"), description=said("command-rules"))
    async def rules(self, interaction: Interaction) -> None:
        """The rules, with pictures."""

        async def work(who: Caller) -> None:
            await show_rules(who, self.slug)

        await self.run(interaction, work)

    @app_commands.command(name=named("leave", "command-leave-name"), description=said("command-leave"))
    @app_commands.rename(**TABLE)
    @app_commands.describe(**TABLE_HELP)
    async def leave(self, interaction: Interaction, table: int | None = None) -> None:
        """Leave a table; in a running game a computer takes over."""

        async def work(who: Caller) -> None:
            await leave(who, await self.meant(who, table, seated=True))

        await self.run(interaction, work)

    @join.autocomplete("table")
    @start.autocomplete("table")
    @computer.autocomplete("table")
    @play.autocomplete("table")
    @hand.autocomplete("table")
    @table.autocomplete("table")
    @move_here.autocomplete("table")
    @log.autocomplete("table")
    @leave.autocomplete("table")
    async def table_autocomplete(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """Tables to choose from."""
        return await self.offer_tables(interaction, current)

    @play.autocomplete("move")
    async def move_autocomplete(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Moves to choose from."""
        return await self.offer_moves(interaction, current)

    async def move_by_words(self, who: Caller, info: TableInfo, typed: str) -> None:
        """Make the move that was typed: as offered by autocomplete, or as the only one its words fit."""
        if info.status is Status.OPEN:
            raise Refused("not-started")
        info, view = await own_view(self.services, who, info.id)
        seat = info.seat_of(who.person.id)
        prompt = seat.prompt if seat is not None else 0
        try:
            wire = list(read_path(typed))
            is_tag = bool(wire) and wire[0] in {a.tag for a in self.services.host.games[self.slug].actions}
        except BadId:
            wire, is_tag = [], False
        if not is_tag:
            narration = self.services.narration(info.game)
            fits = move_choices(view, narration, who.words, typed, limit=2)
            if len(fits) != 1 and view.asked:
                can = move_choices(messages.in_text(view, info), narration, who.words, "", limit=FEW_MOVES)
                raise Refused("move-not-understood", typed=typed[:60], moves=[Ours(text) for text, _ in can])
            wire = list(read_path(fits[0][1])) if fits else [typed]
        # What is no whole move yet is asked for step by step.
        await self.services.handlers["step"](who, Press(info.id, "step", prompt, tuple(wire)))
