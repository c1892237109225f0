"""The film of a finished game, drawn frame by frame (``render.pictures.film``) from what was public at each
position.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from cogs.ui.drawing import people_of, result_foot, style_of
from cogs.ui.services import Services
from engine.host.history.analysis import TurningPoint
from engine.host.history.replay import Film
from engine.host.model.records import TableInfo
from locales import Words
from render.games.contract import Painter
from render.kit.drawing.look import Style
from render.kit.drawing.typesetting import typeset_for
from render.kit.pieces.person import Person
from render.pictures import film as made

T = TypeVar("T")
Progress = Callable[[int, int], Awaitable[None]]
"""Called with the number of frames that are drawn, and the number of all."""


def turned_at(film: Film, points: Sequence[TurningPoint]) -> tuple[int, ...]:
    """Return the positions after the moves at which the game turned."""
    numbers = {point.number for point in points}
    return tuple(at for at, position in enumerate(film.positions) if position.number in numbers)


class Frames:
    """The frames of a film. Each method draws one, in a thread of the painters."""

    def __init__(
        self, painter: Painter, info: TableInfo, film: Film, points: Sequence[TurningPoint], title: str, words: Words
    ) -> None:
        self.painter, self.info, self.film, self.words, self.name = painter, info, film, words, title
        self.seated: tuple[Person, ...] = people_of(info)
        # Frames are all of one height, and a film has large type of its own: it has no large print, only calm.
        self.style: Style = "usual" if style_of(info.pictures) == "usual" else "quiet"
        self.turns = turned_at(film, points)
        self.deals = film.frame(0).deals
        self.body = made.body_of(painter.table(film.frame(0).view, self.seated, words, self.style))

    def positions(self) -> list[int]:
        """Return the positions with a frame of a table; without that of the end if only the result shows it."""
        found, end = made.chosen(self.progress(0)), len(self.film) - 1
        last = self.film.frame(end).view
        return [at for at in found if at < end or not last.over or self.painter.shows_the_end(last)]

    def progress(self, at: int) -> made.Progress:
        """Return how far the game is at a position."""
        return made.Progress(at, len(self.film), self.deals, self.turns)

    def title(self) -> made.Shot:
        """Draw the cover and the players."""
        painter, note = self.painter, result_foot(self.info, self.words)
        drawn = made.title(painter.look, painter.emblem, self.name, self.seated, note, self.body)
        return made.Shot(made.still(drawn), made.TITLE_MS)

    def table(self, at: int) -> made.Shot:
        """Draw the table at a position, as an onlooker saw it."""
        painter, view, progress = self.painter, self.film.frame(at).view, self.progress(at)
        drawn = made.table(
            painter.table(view, self.seated, self.words, self.style),
            painter.heading(view, self.seated, self.words),
            progress,
            self.words("film-turned"),
            painter.look,
            self.body,
        )
        last = at == len(self.film) - 1 and not view.over
        return made.Shot(made.still(drawn), made.END_MS if last else made.TURN_MS if progress.turned else 0)

    def end(self) -> list[made.Shot]:
        """Draw the result with the last turning point; nothing if the game was not played to its end."""
        view = self.film.frame(len(self.film) - 1).view
        if not view.over:
            return []
        picture = self.painter.result(view, self.seated, self.words, self.style)
        shown = {*self.positions()}  # if only the result shows the end, no table has words for a turn there
        turned = [self.film.frame(at).view for at in self.turns if at in shown]
        said = self.painter.heading(turned[-1], self.seated, self.words) if turned else None
        progress = self.progress(len(self.film) - 1)
        drawn = made.result(picture, said, progress, self.words("film-turned"), self.painter.look, self.body)
        return [made.Shot(made.still(drawn), made.END_MS)]


async def drawn(
    services: Services,
    info: TableInfo,
    film: Film,
    points: Sequence[TurningPoint],
    words: Words,
    progress: Progress,
) -> bytes:
    """Draw the film of a finished game, in frames of which other pictures need not wait long."""
    loop, threads = asyncio.get_running_loop(), services.drawing.threads

    def paint(make: Callable[..., T], *given: Any) -> asyncio.Future[T]:
        def in_language() -> T:
            with typeset_for(words):
                return make(*given)

        return loop.run_in_executor(threads, in_language)

    painter, title = services.drawing.painters[info.game], services.narration(info.game).title(words)
    frames = await paint(Frames, painter, info, film, points, title, words)
    shots = [await paint(frames.title)]
    positions = await paint(frames.positions)
    for done, at in enumerate(positions, 1):
        shots.append(await paint(frames.table, at))
        await progress(done, len(positions))
    shots += await paint(frames.end)
    return await paint(made.film, shots, frames.body)
