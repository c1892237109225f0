"""Advice of the computer players: hints on request, games to watch, turning points afterwards."""

from __future__ import annotations

import time
from typing import Any

from cogs.play.play import own_view
from cogs.ui import messages
from cogs.ui.access import look_back
from cogs.ui.cog import Cog, on_press
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller, safely, with_alt_fallback
from cogs.ui.panel import ButtonSpec, Panel
from cogs.ui.services import Services
from engine.core.view import View
from engine.host.history.analysis import TURNING_POINTS, TurningPoint
from engine.host.model.records import Refused, TableInfo
from locales import Words

PROGRESS_EVERY = 2.0
"""Seconds between two notes about the progress of a review."""

NOT_COMPARED = "hint-gain-unknown"
"""The key for an unknown gain of a move: the hint leaves it out."""


def percent(gain: float) -> int:
    """Return the difference between two estimates in whole per cent."""
    return round(gain * 100)


def hint_lines(services: Services, info: TableInfo, view: View, found: dict[str, Any], words: Words) -> list[str]:
    """Return a search result as advice: the move, the reason, and its gain over the second choice."""
    narration, names = services.narration(info.game), messages.shown_names(info)
    best = services.rules(info).read(found["best"])
    lines = [words("hint-move", move=narration.move(messages.in_text(view, info), best, words))]
    reasons = [(key, facts) for key, facts in (found["why"], found["worth"]) if key != NOT_COMPARED]
    return lines + [narration.why(key, facts, names, words) for key, facts in reasons]


def points_panel(info: TableInfo, numbers: list[int], shown: int, words: Words) -> Panel:
    """Return a button for each turning point; that of the one ``shown`` cannot be pressed."""
    panel = Panel()
    panel.buttons(
        ButtonSpec(
            words("button-turning-point", move=str(number)),
            Press(info.id, "turned", number, tuple(numbers)).custom_id(),
            disabled=number == shown,
        )
        for number in numbers
    )
    return panel


class Advisor(Cog):
    """Hints, watching, turning points."""

    @on_press("hint")
    async def hint(self, who: Caller, press: Press) -> None:
        """Give advice to the caller alone."""
        await who.defer()
        found = await self.services.host.watching.hint(press.table, who.person)
        info, view = await own_view(self.services, who, press.table)
        if not view.asked:
            raise Refused("stale")
        await who.say("\n".join(hint_lines(self.services, info, view, found, who.words)))

    @on_press("watchnext")
    async def hurry(self, who: Caller, press: Press) -> None:
        """Make the next move of a watched table at once."""
        await self.services.host.watching.hurry(press.table)
        await safely(who.interaction.response.defer)

    @on_press("watchstop")
    async def stop(self, who: Caller, press: Press) -> None:
        """Stop a watched table."""
        await self.services.host.watching.stop_watching(press.table, who.person, who.key)
        await who.say(who.words("end-done"))

    @on_press("turning")
    async def turning(self, who: Caller, press: Press) -> None:
        """Show the three turning points of a finished game, and meanwhile the progress of the search.

        The picture is that of the first one; a button for each shows the others in its place.
        """
        words = who.words
        await who.defer()
        await look_back(who, await self.services.host.reading.table(press.table), hands=True)
        told = time.monotonic()

        async def progress(done: int, of: int) -> None:
            nonlocal told
            if time.monotonic() - told >= PROGRESS_EVERY:
                told = time.monotonic()
                await who.say(words("turning-progress", done=done, of=of))

        points = await self.services.host.analysis.turning_points(press.table, progress)
        info = await self.services.host.reading.table(press.table)
        if not points:
            await who.say(words("turning-none"))
            return
        lines = [messages.heading(self.services, info, words), words("turning-heading")]
        lines += [self.point_line(info, i, p, words) for i, p in enumerate(points, 1)]
        numbers = [p.number for p in points]
        await self.show_point(who, info, messages.fit(lines), points[0].view, numbers, numbers[0])

    @on_press("turned")
    async def turned(self, who: Caller, press: Press) -> None:
        """Show another turning point: its move is the prompt, those of all are the path. The text stays."""
        numbers = [number for number in press.path if isinstance(number, int)]
        if press.prompt not in numbers or len(numbers) > TURNING_POINTS:
            raise BadId("no turning point")
        if who.on_message:
            await safely(who.interaction.response.defer)
        else:
            await who.defer()
        info = await self.services.host.reading.table(press.table)
        await look_back(who, info, hands=True)
        try:
            view = await self.services.host.analysis.decision(press.table, press.prompt)
        except LookupError as e:
            raise BadId("no such move") from e
        text = who.interaction.message.content if who.interaction.message is not None else ""
        await self.show_point(who, info, text, view, numbers, press.prompt)

    async def show_point(
        self, who: Caller, info: TableInfo, text: str, view: View, numbers: list[int], number: int
    ) -> None:
        """Show ``text`` with the picture of move ``number``; with several, also a button for each."""
        drawn = await self.services.drawing.moment(info, view, number, who.words)
        text, picture = with_alt_fallback(text, drawn)
        view_of = points_panel(info, numbers, number, who.words).view() if len(numbers) > 1 else None
        await who.show(
            lambda: who.interaction.edit_original_response(
                content=text, view=view_of, attachments=[picture.file()] if picture is not None else []
            )
        )

    def point_line(self, info: TableInfo, number: int, point: TurningPoint, words: Words) -> str:
        """Return one turning point in words."""
        narration, view = self.services.narration(info.game), messages.in_text(point.view, info)
        return words(
            "turning-point",
            number=str(number),
            name=messages.shown_names(info)[point.seat],
            move=str(point.number),
            played=narration.move(view, point.played, words),
            best=narration.move(view, point.best, words),
            percent=percent(point.loss),
        )
