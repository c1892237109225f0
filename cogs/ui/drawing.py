"""Pictures without blocking the event loop: painters run in worker threads, results are kept.

A picture's key is its content (kind, table, sequence number, seat, language), so the same request twice costs one
drawing. File names tell only kind and table.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime

import discord
from PIL import Image

from cogs.run.memory import give_back, one_area
from cogs.ui.fair_slots import FairSlots
from engine.core.course import Course
from engine.core.view import View
from engine.games.credits import credit_of
from engine.host.history.replay import Frame
from engine.host.model.clock.quiet_hours import zone_named
from engine.host.model.duplicate_deals import day_dealt
from engine.host.model.records import TableInfo
from locales import Words
from render.catch_up import Said, outlined, said
from render.edition import Edition
from render.encoding.encode import png
from render.encoding.patches import Patches
from render.games.contract import Painter
from render.kit.drawing.kept import ENTRY, Cache
from render.kit.drawing.look import STYLES, Look, Style
from render.kit.drawing.typesetting import typeset_for
from render.kit.pieces.faces import face_of, faces
from render.kit.pieces.person import Person
from render.narration.contract import Narration
from render.narration.course import by_moves, course
from render.narration.lengths import ALT_LIMIT, clip, described, described_together
from render.narration.telling import Telling
from render.pictures.foot import with_foot
from render.pictures.replay import hands_sheet
from render.pictures.stacked import stacked

log = logging.getLogger("tefuda.drawing")

WORKERS = 2
MAX_CONCURRENT = 4
"""Messages that are being made at the same time; drawing them has two threads."""
AGAIN = 0.001
"""The seconds for which a file is kept beside other results of drawing: most files are wanted once, and the patches of
their pictures are kept too.
"""
ROUND = 8
"""After so many pictures, memory that is free goes back to the system: drawing one takes and frees up to 20 MB."""
SAID_KEPT = 1000
"""Hands whose ``Said`` after their person's last move is kept; about 2 KB each."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture: PNG bytes, its file name, and its description in words.

    ``data`` is empty if the picture could not be drawn. ``rest``: what of the description has no room in ``alt``; the
    message says it.
    """

    data: bytes
    name: str
    alt: str
    rest: str = ""

    def file(self) -> discord.File:
        """Return a fresh upload (discord.py can send its files only once)."""
        return discord.File(io.BytesIO(self.data), filename=self.name, description=self.alt[:ALT_LIMIT])


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a picture that is put together: how it is painted, and how it is described with names of any length."""

    paint: Callable[[], Image.Image]
    tell: Callable[[Sequence[str]], str]


def untold(parts: Sequence[Part], names: Sequence[str]) -> str:
    """Return what of the description of a picture of these parts has no room there, "" if all has."""
    return described_together([part.tell for part in parts], names)[1]


@dataclass(frozen=True, slots=True)
class Since:
    """A person's own last move: the ``change`` that wrote it, and the view they saw then. News since then is outlined.

    The change is 0 if it is not known.
    """

    change: int
    seen: Callable[[], Awaitable[View | None]]


class Drawing:
    """Draws pictures for the cogs. Call ``close`` at the end."""

    def __init__(self, painters: Mapping[str, Painter], narrations: Mapping[str, Narration]) -> None:
        self.painters = painters
        self.narrations = narrations
        self.failed: Callable[[BaseException], None] = lambda error: None
        """Called with the error of a painter (see ``Tables.failed``)."""
        self.threads = ThreadPoolExecutor(WORKERS, thread_name_prefix="painter")
        self.kept: Cache[Hashable, bytes] = Cache("files")
        self.busy: dict[Hashable, asyncio.Future[bytes]] = {}
        self.said: OrderedDict[Hashable, tuple[int, Said]] = OrderedDict()
        """By hand: the change that wrote its person's own last move, and what the picture said right after it."""
        self.patches = Patches()
        self.painted = 0
        one_area()
        self.slots = FairSlots(MAX_CONCURRENT)
        """Slots for drawing that no person waits for; taken by server (or place)."""

    def close(self) -> None:
        """Stop the painter threads."""
        self.threads.shutdown(wait=False, cancel_futures=True)

    def take(self, slug: str, painter: Painter, narration: Narration) -> None:
        """Use this painter and narration for a game from now on.

        Keys of pictures hold their painter, so a picture still in work by the former painter is not taken for a new
        one. Pictures made from several games, such as the shelf, are dropped.
        """
        self.painters = {**self.painters, slug: painter}
        self.narrations = {**self.narrations, slug: narration}
        self.kept.clear()
        self.said.clear()

    async def picture(
        self, words: Words, key: Hashable, name: str, alt: str, paint: Callable[[], Image.Image]
    ) -> Picture:
        """Return the picture of ``key`` in a language, painted in a thread unless it is kept or being painted.

        A painter's error does not stop the game: the picture then has no data, and the message says its alt text
        instead.
        """
        # The same words are set in another way in a further language (``typesetting``).
        key = (key, "" if words.language.whole else words.lang)
        data = self.kept.get(key)
        if data is None:
            job = self.busy.get(key)
            if job is None:
                job = asyncio.get_running_loop().run_in_executor(self.threads, lambda: self._painted(paint, words))
                self.busy[key] = job
                job.add_done_callback(lambda _: self.busy.pop(key, None))
            try:
                data = await asyncio.shield(job)
            except Exception as e:
                log.exception("%s could not be drawn", name)
                self.failed(e)
                return Picture(b"", name, clip(alt))
            self.kept.keep(key, data, ENTRY + len(data), AGAIN)
        return Picture(data, name, clip(alt))

    def _painted(self, paint: Callable[[], Image.Image], words: Words) -> bytes:
        """Return the file of a picture. Called in a painter thread."""
        with typeset_for(words):
            made = png(paint(), self.patches)
        self.painted += 1
        if self.painted % ROUND == 0:
            give_back()
        return made

    async def together(
        self, words: Words, key: Hashable, name: str, look: Look, parts: Sequence[Part], names: Sequence[str]
    ) -> Picture:
        """Return one picture of several parts below each other, described in that order."""
        alt, rest = described_together([part.tell for part in parts], names)
        picture = await self.picture(words, key, name, alt, lambda: stacked([part.paint() for part in parts], look))
        return replace(picture, rest=rest)

    async def position(self, info: TableInfo, public: View, own: View, words: Words) -> Picture:
        """Return the picture of the public table above the hand of ``own.seat``; ``public`` is an onlooker's view."""
        painter, parts = self.painters[info.game], self.parts_of(info, public, own, words)
        seated, style = people_of(info), own_style(info, own.me)
        key = ("position", painter, info.id, info.match, info.news, own.seat, words.lang, seated, style)
        return await self.together(words, key, f"position-{info.id}.png", painter.look, parts, info.names)

    def parts_of(self, info: TableInfo, public: View, own: View, words: Words) -> tuple[Part, Part]:
        """Return the parts of ``position``."""
        painter, narration = self.painters[info.game], self.narrations[info.game]
        seated, style = people_of(info), own_style(info, own.me)
        return (
            Part(
                lambda: painter.table(public, seated, words, style),
                lambda cut: narration.table_alt(Telling(public, cut, words)),
            ),
            Part(
                lambda: painter.hand(own, seated, words, style),
                lambda cut: narration.hand_alt(Telling(own, cut, words)),
            ),
        )

    async def table(self, info: TableInfo, view: View, words: Words) -> Picture:
        """Return the picture of the public table; ``view`` is an onlooker's."""
        painter, narration = self.painters[info.game], self.narrations[info.game]
        seated, style = people_of(info), style_of(info.pictures)
        return await self.picture(
            words,
            ("table", painter, info.id, info.match, info.news, words.lang, seated, style),
            f"table-{info.id}.png",
            described(narration.table_alt, Telling(view, info.names, words)),
            lambda: painter.table(view, seated, words, style),
        )

    async def result(
        self, info: TableInfo, view: View, words: Words, went: Course | None = None, *, small: bool = False
    ) -> Picture:
        """Return the picture of a finished table's outcome, with its date; a lesson has none.

        ``went`` is described if the view does not say how the match went. ``small``: half as wide and high,
        except in large print.
        """
        painter, narration = self.painters[info.game], self.narrations[info.game]
        seated, style = people_of(info), style_of(info.pictures)
        alt = described(narration.result_alt, Telling(view, info.names, words))
        how = course(view, words)
        if not how and went is not None:
            how = by_moves(went, narration.lead(went.lead, info.options, words), words)
        foot = (result_foot(info, words), how) if info.commitment else ()
        made = result_credit(info, words) if foot else ""
        half = small and style != "large"
        # In the alt text each part is a sentence; below the picture no part needs a full stop.
        for parts in ((made, *foot), foot):
            if len(told := " ".join([alt, *(words("result-said", text=part) for part in parts if part)])) <= ALT_LIMIT:
                alt = told
                break

        def paint() -> Image.Image:
            outcome = painter.result(view, seated, words, style)
            whole = with_foot(outcome, painter.look, *foot, style, made) if foot else outcome
            return whole.resize((whole.width // 2, whole.height // 2), Image.Resampling.LANCZOS) if half else whole

        return await self.picture(
            words,
            ("result", painter, info.id, info.match, info.news, words.lang, seated, went, small, style),
            f"result-{info.id}.png",
            alt,
            paint,
        )

    async def hand(
        self, info: TableInfo, view: View, words: Words, since: Since | None = None, *, own_move: int = 0
    ) -> Picture:
        """Return the picture of the hand of ``view.seat``; news ``since`` the person's own last move is outlined.

        ``own_move``: the change that has just written such a move, if this picture shows it. What the picture says is
        kept then, so the next one need not draw it again to find the news.
        """
        painter, narration = self.painters[info.game], self.narrations[info.game]
        seated, style = people_of(info), own_style(info, view.me)
        hand = (painter, info.id, info.match, view.seat, _arrangement(info, view), words.lang, seated, style)
        then, before = await self._before(hand, since)
        today: list[Said] = []

        def paint() -> Image.Image:
            now = painter.hand(view, seated, words, style)
            if own_move:
                today.append(said(now))
            if then is not None:
                return outlined(then, now)
            return now if before is None else outlined(said(painter.hand(before, seated, words, style)), now)

        picture = await self.picture(
            words,
            ("hand", hand, info.news, None if then is None and before is None else since and since.change),
            f"hand-{info.id}.png",
            described(narration.hand_alt, Telling(view, info.names, words)),
            paint,
        )
        if today:
            self.said[hand] = own_move, today[0]
            self.said.move_to_end(hand)
            while len(self.said) > SAID_KEPT:
                self.said.popitem(last=False)
        return picture

    async def _before(self, hand: Hashable, since: Since | None) -> tuple[Said | None, View | None]:
        """Return what a hand said right after its person's last move, or else their view then, as far as known."""
        if since is None:
            return None, None
        change, before = self.said.get(hand, (-1, None))
        if change == since.change:
            return before, None
        return None, await since.seen()

    async def moment(self, info: TableInfo, view: View, number: int, words: Words) -> Picture:
        """Return the picture of a decision of a finished game: the seat's hand before move ``number``."""
        painter, narration = self.painters[info.game], self.narrations[info.game]
        seated, style = people_of(info), style_of(info.pictures)
        return await self.picture(
            words,
            ("moment", painter, info.id, info.match, number, words.lang, seated, style),
            f"moment-{info.id}-{number}.png",
            described(narration.hand_alt, Telling(view, info.names, words)),
            lambda: painter.hand(view, seated, words, style),
        )

    async def replay(
        self, info: TableInfo, frame: Frame, hands: Sequence[View], words: Words, *, named: bool, own: int | None
    ) -> Picture:
        """Return the picture of a position of a replay: the table, and below it ``hands`` of ``frame.hands``.

        ``named``: each hand has the name of its seat above it. ``own``: the reader's seat, the only one that is "you".
        """
        painter, narration, seated = self.painters[info.game], self.narrations[info.game], people_of(info)
        describe = narration.result_alt if frame.view.over else narration.table_alt
        style = style_of(info.pictures) if own is None else own_style(info, own)

        def words_of(hand: View) -> Words:
            return words if hand.me == own else words.theirs

        def sheet() -> Image.Image:
            drawn = [(info.names[v.me], painter.hand(v, seated, words_of(v), style)) for v in hands]
            return hands_sheet(drawn, painter.look, style) if named else drawn[0][1]

        def told(count: int) -> Callable[[Sequence[str]], str]:
            """Describe the first ``count`` hands; say that there are more, if so."""

            def tell(cut: Sequence[str]) -> str:
                each = [
                    words("replay-hand-of", name=cut[v.me], hand=narration.hand_alt(Telling(v, cut, words_of(v))))
                    for v in hands[:count]
                ]
                return "\n".join([*each, *([words("replay-hands-more")] if count < len(hands) else [])])

            return tell

        parts = [
            Part(
                lambda: self.look_back(info, frame, words, style), lambda cut: describe(Telling(frame.view, cut, words))
            )
        ]
        if hands:
            counts = range(len(hands), 0 if len(hands) == 1 else -1, -1)
            ways = ([*parts, Part(sheet, told(count))] for count in counts)
            parts = next((way for way in ways if not untold(way, info.names)), [*parts, Part(sheet, told(counts[-1]))])
        key = (*_position(painter, info, frame, words), *(v.me for v in hands), named, own, style)
        return await self.together(words, key, f"replay-{info.id}.png", painter.look, parts, info.names)

    def film_alt(
        self, info: TableInfo, last: Frame, words: Words, went: Course | None = None, turned: Sequence[int] = ()
    ) -> str:
        """Return the description of the moving picture of a whole game: who played, how it ended and how it went.

        ``last`` is its last position, in a view for everybody; ``turned`` are the numbers of the moves at which the
        game turned. If the text is longer than ALT_LIMIT characters, these are left out, then the course of the match;
        then the last position is cut short. The winners stand at its beginning.
        """
        narration, names, view = self.narrations[info.game], info.names, last.view
        describe = narration.result_alt if view.over else narration.table_alt
        parts = [
            words("film-alt", game=narration.title(words), names=words.join(list(names)), count=last.of),
            described(describe, Telling(view, names, words)),
        ]
        if view.over:
            how = course(view, words)
            if not how and went is not None:
                how = by_moves(went, narration.lead(went.lead, info.options, words), words)
            parts += [how] if how else []
        if turned:
            parts.append(words("film-alt-turned", count=len(turned), moves=words.join([str(n) for n in turned])))
        while len(" ".join(parts)) > ALT_LIMIT and len(parts) > 2:
            parts.pop()
        return clip(" ".join(parts), ALT_LIMIT)

    def look_back(self, info: TableInfo, frame: Frame, words: Words, style: Style) -> Image.Image:
        """Return the picture of the table at a position, or of the outcome if the game is over."""
        painter = self.painters[info.game]
        return (painter.result if frame.view.over else painter.table)(frame.view, people_of(info), words, style)

    async def rules(self, game: str, page: int, words: Words, edition: Edition) -> Picture:
        """Return the picture of a page of the rules, from 0, in the form of ``edition``."""
        painter, text = self.painters[game], self.narrations[game].rules_text(page, words, edition)
        return await self.picture(
            words,
            # The drawing depends only on this text.
            ("rules", painter, page, words.lang, text),
            f"rules-{game}-{page + 1}.png",
            text,
            lambda: painter.rules(page, words, edition),
        )


def result_foot(info: TableInfo, words: Words) -> str:
    """Return the text below a result: the house with the day.

    For the deal of a day it is that day. For other tables it is the day on which they ended, by the clock of the
    language's zone, else in UTC.
    """
    zone, deal = zone_named(words.language.zone or "UTC") or UTC, day_dealt(info.cards)
    ended = datetime.fromtimestamp(info.touched, zone).date()
    day = ended if deal is None else date.fromisoformat(deal)
    told = words("result-date", year=str(day.year), month=day.month, day=str(day.day))
    return words("result-foot", date=told)


def result_credit(info: TableInfo, words: Words) -> str:
    """Return who designed the game of a result; "" if the source names nobody."""
    named = credit_of(info.game).designer and words.has(f"{info.game}-designer")
    return words("card-designer", name=words(f"{info.game}-designer")) if named else ""


def _position(painter: Painter, info: TableInfo, frame: Frame, words: Words) -> tuple[Hashable, ...]:
    """Return the key of the pictures of a position. It holds ``seq``: a running game gets more positions."""
    return ("replay", painter, info.id, info.match, info.news, frame.at, frame.of, words.lang, people_of(info))


def _arrangement(info: TableInfo, view: View) -> str:
    return next((s.arrangement for s in info.seats if s.seat == view.seat), "")


def people_of(info: TableInfo) -> tuple[Person, ...]:
    """Return the people at the table in seat order, with the names and portraits they want shown, or their faces."""
    given = faces([("" if s.computer else s.person or "", s.portrait) for s in info.seats])
    return tuple(
        Person(s.name, s.portrait, s.computer is not None, face) for s, face in zip(info.seats, given, strict=True)
    )


def style_of(pictures: str) -> Style:
    """Return the style of this name; the usual one for a name that this release does not know."""
    return next((style for style in STYLES if style == pictures), "usual")


def own_style(info: TableInfo, seat: int) -> Style:
    """Return the style of the private pictures of a seat; ``info`` is for the reader of its person."""
    return style_of(next((s.pictures for s in info.seats if s.seat == seat), ""))


def pictured(person: str, name: str, portrait: str) -> Person:
    """Return a person outside a table, with their chosen portrait or their face."""
    return Person(name, portrait, face="" if portrait else face_of(person))
