"""What would you have played? Positions of finished games as puzzles, for the caller alone.

From a table (``puzzles``, in its look back) its own puzzles follow one after the other; ``/puzzle`` gives one from the
server's finished games that the caller can reach, without names. Nobody waits for a search: the puzzles of a table are
found in the background when its game is over, and stored.
"""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from cogs.community.puzzle_sheet import Asked, answered, picture, question
from cogs.typed.game_names import suggest_games, the_game
from cogs.ui import messages
from cogs.ui.access import look_back, reached
from cogs.ui.background_loop import BackgroundLoop
from cogs.ui.cog import on_press
from cogs.ui.commands.command import command, everywhere
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller, safely, with_alt_fallback
from cogs.ui.panel import Panel
from cogs.ui.tefuda import Tefuda
from engine.host.community.puzzles import Posed, Puzzle, Puzzles
from engine.host.model.records import Refused


class PuzzlesOfGames(BackgroundLoop):
    """The verbs of puzzles, the command, and the search for puzzles in games that are over."""

    every = 30.0

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.puzzles = Puzzles(self.services.host)

    async def round(self) -> None:
        """Find the puzzles of every table that is over, one table after the other."""
        while await self.puzzles.examine_next():
            pass

    @command("puzzle")
    @everywhere
    @app_commands.autocomplete(game=suggest_games)
    async def puzzle(self, who: Caller, game: str | None = None) -> None:
        """Ask for the move in a position from a finished game of this server, without names."""
        slug = "" if game is None else the_game(self.services, game)
        await who.defer()
        try:
            await self.any_puzzle(who, slug)
        except Refused as refused:
            if refused.reason != "puzzle-none":
                raise
            panel = Panel()
            panel.buttons([messages.shelf_button(who.words)])
            await who.say(who.words("puzzle-none"), panel)

    @on_press("puzzles")
    async def begin(self, who: Caller, press: Press) -> None:
        """Show the first puzzle of a table that the caller has not answered."""
        await who.defer()
        found = await self.of_table(who, press.table)
        left = await self.puzzles.unanswered(found, who.person.id)
        await self.show(who, await self.puzzles.posed((left or found)[0]), found)

    @on_press("puzzlepick")
    async def pick(self, who: Caller, press: Press) -> None:
        """Take an answer by button."""
        if not press.path or not isinstance(press.path[0], int):
            raise BadId("no choice")
        await self.answer(who, press, press.path[0], _game(press.path[1:]))

    @on_press("puzzlechoose")
    async def choose(self, who: Caller, press: Press) -> None:
        """Take an answer from the list."""
        if len(who.values) != 1 or not who.values[0].isdecimal():
            raise BadId("no choice")
        await self.answer(who, press, int(who.values[0]), _game(press.path))

    async def answer(self, who: Caller, press: Press, choice: int, game: str) -> None:
        """Store the answer if it is the first one, and say what is right; the picture stays."""
        puzzle = await self.reachable(who, press)
        if who.on_message:
            await safely(who.interaction.response.defer)
        else:
            await who.defer()
        posed = await self.puzzles.posed(puzzle)
        await self.puzzles.answer(puzzle, choice, who.person)
        asked = Asked(posed, bool(press.table), who.words, game, who.person.id)
        last = bool(press.table) and not await self.puzzles.left(puzzle.table, who.person.id)
        sheet = answered(self.services, asked, choice, await self.puzzles.tally(who.person.id), last)
        await who.replace(sheet.text, sheet.panel)

    @on_press("puzzlenext")
    async def go_on(self, who: Caller, press: Press) -> None:
        """Show the next puzzle, of the table or of the server, in place of the one before."""
        if who.on_message:
            await safely(who.interaction.response.defer)
        else:
            await who.defer()
        if not press.table:
            await self.any_puzzle(who, _game(press.path))
            return
        found = await self.of_table(who, press.table)
        numbers = [p.id for p in found]
        at = numbers.index(press.prompt) + 1 if press.prompt in numbers else 0
        after = [*found[at:], *found[:at]]
        first = (await self.puzzles.unanswered(after, who.person.id) or after)[0]
        await self.show(who, await self.puzzles.posed(first), found)

    async def of_table(self, who: Caller, table: int) -> list[Puzzle]:
        """Return the puzzles of a table.

        Raises Refused: puzzle-not-yet, puzzle-none-here, no-computer-player, puzzle-failed, and as ``look_back`` does,
        since a puzzle shows a hand.
        """
        await look_back(who, await self.services.host.reading.table(table), hands=True)
        # Tells why a table has none: it is not over, or not under the present rules.
        await self.services.host.analysis.finished(table)
        found = await self.puzzles.known(table)
        if found is None:
            self.nudge()
            raise Refused("puzzle-not-yet")
        if not found:
            raise Refused("puzzle-none-here")
        return found

    async def any_puzzle(self, who: Caller, game: str) -> None:
        """Show one from the finished games here that the caller can reach. Raises Refused: puzzle-none."""
        services, guild = self.services, who.interaction.guild_id
        tables = await self.puzzles.tables(None if guild is None else str(guild), who.person.id, game)
        tables = await reached(services, who.interaction, tables)
        while tables:
            puzzle = await self.puzzles.drawn(tables, who.person.id)
            try:
                posed = await self.puzzles.posed(puzzle)
                await look_back(who, next(t for t in tables if t.id == puzzle.table), hands=True)
            except Refused:
                # It belongs to former rules by now, or the caller plays these cards at another table.
                tables = [t for t in tables if t.id != puzzle.table]
                continue
            await self.show(who, posed, (), game)
            return
        raise Refused("puzzle-none")

    async def reachable(self, who: Caller, press: Press) -> Puzzle:
        """Return the puzzle of a press, if the caller can reach its table. Raises Refused: no-such-puzzle."""
        puzzle = await self.puzzles.puzzle(press.prompt)
        info = await self.services.host.reading.table(puzzle.table)
        # The router has checked that the table of a press can be reached.
        known = puzzle.table == press.table if press.table else await reached(self.services, who.interaction, [info])
        if not known:
            raise Refused("no-such-puzzle")
        await look_back(who, info, hands=True)
        return puzzle

    async def show(self, who: Caller, posed: Posed, of: Sequence[Puzzle], game: str = "") -> None:
        """Ask a puzzle; ``of`` holds all puzzles of its table if the caller came from there, else it is empty."""
        pictures = (await self.services.host.settings.person(who.person.id)).pictures
        asked = Asked(posed, bool(of), who.words, game, who.person.id, pictures)
        count = ([p.id for p in of].index(posed.puzzle.id) + 1, len(of)) if of else None
        sheet = question(self.services, asked, count)
        text, drawn = with_alt_fallback(sheet.text, await picture(self.services, asked))
        await who.show(
            lambda: who.interaction.edit_original_response(
                content=text, view=sheet.panel.view(), attachments=[drawn.file()] if drawn is not None else []
            )
        )


def _game(path: Sequence[object]) -> str:
    """Return the only game that is wanted, "" for any."""
    return path[0] if path and isinstance(path[0], str) else ""
