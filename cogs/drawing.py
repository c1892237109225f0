"""Pictures without making the event loop wait: painters run in worker threads, results are kept.

A picture is named by what it shows (kind, table, sequence number, seat, language), so the same request
twice costs one drawing, and file names never tell more than kind and table.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import discord
from PIL import Image

from cogs.fair_slots import FairSlots
from engine.core.view import View
from engine.host.records import TableInfo
from locales import Words
from render.encode import png
from render.games.contract import Painter
from render.kit.person import Person
from render.narration.contract import ALT_LIMIT, Narration, clip

log = logging.getLogger("tefuda.drawing")

WORKERS = 2
MAX_CONCURRENT = 4
"""Messages that are being made at the same time; drawing them has two threads."""
KEPT = 200
"""Pictures kept in memory; about 60 KB each."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture: PNG bytes, its file name, and the description that tells it in words.

    ``data`` is empty where the picture could not be drawn.
    """

    data: bytes
    name: str
    alt: str

    def file(self) -> discord.File:
        """A fresh upload (discord.py's files can be sent once only)."""
        return discord.File(io.BytesIO(self.data), filename=self.name, description=self.alt[:ALT_LIMIT])


class Drawing:
    """Draws for the cogs. ``close`` it at the end."""

    def __init__(self, painters: Mapping[str, Painter], narrations: Mapping[str, Narration]) -> None:
        self.painters = painters
        self.narrations = narrations
        self.threads = ThreadPoolExecutor(WORKERS, thread_name_prefix="painter")
        self.kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self.busy: dict[Hashable, asyncio.Future[bytes]] = {}
        self.slots = FairSlots(MAX_CONCURRENT)
        """For whoever draws what nobody waits for; taken by server (or place)."""

    def close(self) -> None:
        """Let the painters go."""
        self.threads.shutdown(wait=False, cancel_futures=True)

    def take(self, slug: str, painter: Painter, narration: Narration) -> None:
        """Draw and tell a game by these from now on.

        Pictures name their painter, so that one which the former painter is at is not taken for one of the new;
        what was put together from several games, such as the shelf, is forgotten.
        """
        self.painters = {**self.painters, slug: painter}
        self.narrations = {**self.narrations, slug: narration}
        self.kept.clear()

    async def picture(self, key: Hashable, name: str, alt: str, paint: Callable[[], Image.Image]) -> Picture:
        """The picture of ``key``, painted in a thread unless it is kept or already being painted.

        A painter's error costs nobody the game: the picture then has no data, and its alt text is to be told.
        """
        data = self.kept.get(key)
        if data is None:
            job = self.busy.get(key)
            if job is None:
                job = asyncio.get_running_loop().run_in_executor(self.threads, lambda: png(paint()))
                self.busy[key] = job
                job.add_done_callback(lambda _: self.busy.pop(key, None))
            try:
                data = await asyncio.shield(job)
            except Exception:
                log.exception("%s could not be drawn", name)
                return Picture(b"", name, clip(alt))
            self.kept[key] = data
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        else:
            self.kept.move_to_end(key)
        return Picture(data, name, clip(alt))

    async def table(self, info: TableInfo, view: View, words: Words) -> Picture:
        """The public table; ``view`` is an onlooker's."""
        painter, narration = self.painters[info.game], self.narrations[info.game]
        names, seated = info.names, _people(info)
        return await self.picture(
            ("table", painter, info.id, info.match, info.seq, words.lang, seated),
            f"table-{info.id}.png",
            narration.table_alt(view, names, words),
            lambda: painter.table(view, seated, words),
        )

    async def result(self, info: TableInfo, view: View, words: Words) -> Picture:
        """The outcome of a finished table."""
        painter, narration = self.painters[info.game], self.narrations[info.game]
        names, seated = info.names, _people(info)
        return await self.picture(
            ("result", painter, info.id, info.match, info.seq, words.lang, seated),
            f"result-{info.id}.png",
            narration.result_alt(view, names, words),
            lambda: painter.result(view, seated, words),
        )

    async def hand(self, info: TableInfo, view: View, words: Words) -> Picture:
        """The hand of ``view.seat``."""
        painter, narration = self.painters[info.game], self.narrations[info.game]
        names, seated = info.names, _people(info)
        return await self.picture(
            ("hand", painter, info.id, info.match, info.seq, view.seat, _arrangement(info, view), words.lang, seated),
            f"hand-{info.id}.png",
            narration.hand_alt(view, names, words),
            lambda: painter.hand(view, seated, words),
        )

    async def moment(self, info: TableInfo, view: View, number: int, words: Words) -> Picture:
        """A decision of a finished game, looked back at: what its seat held before move ``number``; small."""
        painter, narration = self.painters[info.game], self.narrations[info.game]
        names, seated = info.names, _people(info)

        def paint() -> Image.Image:
            picture = painter.hand(view, seated, words)
            return picture.reduce(2)

        return await self.picture(
            ("moment", painter, info.id, info.match, number, words.lang, seated),
            f"moment-{info.id}-{number}.png",
            narration.hand_alt(view, names, words),
            paint,
        )

    async def rules(self, game: str, page: int, words: Words) -> Picture:
        """A page of the rules, from 0."""
        painter, narration = self.painters[game], self.narrations[game]
        return await self.picture(
            ("rules", painter, page, words.lang),
            f"rules-{game}-{page + 1}.png",
            narration.rules_text(page, words),
            lambda: painter.rules(page, words),
        )


def _arrangement(info: TableInfo, view: View) -> str:
    return next((s.arrangement for s in info.seats if s.seat == view.seat), "")


def _people(info: TableInfo) -> tuple[Person, ...]:
    """Those at the table, in seat order, as they want to be shown."""
    return tuple(Person(s.name, s.portrait, s.computer is not None) for s in info.seats)
