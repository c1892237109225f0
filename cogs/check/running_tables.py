"""Whether the running tables of a store go on under this release: ``bot.py --check store.sqlite3``.

The file itself is only read: a copy in a private folder is updated, and its tables are played again, told in every
language, and drawn once.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable, Hashable
from pathlib import Path

from PIL import Image

from cogs.check.report import Report
from cogs.delivery.sheets.table_sheets import table_sheet
from cogs.ui.drawing import Drawing, Picture
from cogs.ui.messages import hand_sheet
from cogs.ui.services import Services
from engine.host.backup import NoBackup, backup
from engine.host.history.release_check import WouldStop, goes_on, running, why
from engine.host.host import Host
from engine.host.model.records import Status
from engine.host.store.files import UnusableStore
from locales import Words, language_of, languages, words
from render.games.registry import NARRATIONS, PAINTERS
from render.narration.lengths import clip

ABOUT = "tables"


class Trial(Drawing):
    """Draws while ``draws`` is set, and lets every error of a painter out."""

    draws = True
    pictures = 0

    async def picture(
        self, words: Words, key: Hashable, name: str, alt: str, paint: Callable[[], Image.Image]
    ) -> Picture:
        """Return a picture, with bytes that are none where it is not drawn."""
        if self.draws:
            await asyncio.to_thread(self._painted, paint, words)
            self.pictures += 1
        return Picture(b"-", name, clip(alt))


async def check_store(report: Report, file: Path, opened: Callable[[Path], Awaitable[Host]]) -> None:
    """Check every running table of a store; ``opened`` opens a host over a file."""
    with tempfile.TemporaryDirectory(prefix="tefuda-check-") as folder:
        copy = Path(folder) / "copy.sqlite3"
        try:
            await backup(file, copy)
            host = await opened(copy)
        except (NoBackup, UnusableStore, OSError, sqlite3.Error) as e:
            report.mend("store", f"{file} cannot be checked: {e}")
            return
        drawing = Trial(PAINTERS, NARRATIONS)
        try:
            await check_tables(report, host, drawing)
        finally:
            drawing.close()
            await host.close()


async def check_tables(report: Report, host: Host, drawing: Trial) -> None:
    """Check every running table of a host that is used for nothing else."""
    services = Services(host, drawing, drawing.narrations, host.tables.clock)
    numbers, lobbies, former = await running(host.tables), 0, 0
    for number in numbers:
        try:
            table = await host.tables.table_row(number)
            if table.game in host.tables.library.away:
                report.look(ABOUT, f"{number} ({table.game}) waits: this game is switched off")
                continue
            if table.status is Status.OPEN:
                lobbies += 1
            else:
                former += not await goes_on(host.tables, table)
            await _tell(services, drawing, number)
        except WouldStop as e:
            report.mend(ABOUT, f"{number} ({table.game}) would stop: {e}.")
        except Exception as e:  # texts and pictures of a game may raise any exception
            report.mend(ABOUT, f"{number} ({table.game}) would stop: it cannot be shown ({why(e)}).")
    if report.faults:
        report.look(ABOUT, f"{report.faults} of {len(numbers)} would not go on: keep the release that runs them")
        return
    kinds = [f"{len(numbers) - lobbies} in play or paused", f"{lobbies} not begun"]
    if former:
        kinds.append(f"{former} dealt under former rules, so only their positions were checked")
    told = f"told in {len(languages())} languages, {drawing.pictures} pictures drawn"
    report.well(ABOUT, f"all {len(numbers)} go on ({', '.join(kinds)}); {told}")


async def _tell(services: Services, drawing: Trial, number: int) -> None:
    """Make the message of a table, and the hand of each person, in every language; draw those in the table's own."""
    info = await services.host.reading.table(number)
    own = language_of(info.lang)
    for lang in (own, *(lang for lang in languages() if lang != own)):
        drawing.draws = lang == own
        await table_sheet(services, info, words(lang))
        for seat in info.seats:
            if info.status is Status.OPEN or seat.person is None:
                continue
            seen, view, news = await services.host.reading.hand(number, seat.person)
            await hand_sheet(services, seen, view, words(lang), since_last_move=news)
