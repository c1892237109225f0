"""Replays: a game step by step for one person, shared with all, or as a moving picture."""

from __future__ import annotations

import asyncio
import io
import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import discord

from cogs.delivery.table_panels import offer_cards_button, puzzles_button
from cogs.ui import messages
from cogs.ui.access import look_back
from cogs.ui.cog import Cog, on_press
from cogs.ui.drawing import Picture
from cogs.ui.escaping import escaped
from cogs.ui.ids import BadId, Press, read_field
from cogs.ui.interactions import Caller, safely, with_alt_fallback
from cogs.ui.panel import ButtonSpec, Panel, SelectSpec
from cogs.ui.services import Services, Tefuda
from engine.core.view import View
from engine.host.history.replay import Film, Frame
from engine.host.model.duplicate_deals import EVERYBODY
from engine.host.model.records import LogLine, Refused, TableInfo
from engine.host.model.rows import OVER
from locales import Words
from render import replay as moving
from render.narration.contract import Label
from render.narration.course import course

TOLD = 6
"""The most lines about the events that led to a position."""
LARGEST = 9_500_000
"""The most bytes of a moving picture; Discord takes 10 MiB."""
FILMS = 8
"""Moving pictures kept in memory."""
PROGRESS_EVERY_S = 2.0
"""Seconds between two notes about the progress of a moving picture."""
STEPS = ("first", "back", "forward", "last")
DEALS = ("dealback", "dealon")
MOVER, ALL = "mover", "all"
"""The hands that a finished game shows below the table: that of the seat to move, or all."""

Whose = int | str
"""A seat, or MOVER or ALL."""


async def show(
    who: Caller, table: int, *, at: int | None = None, step: str | None = None, whose: Whose = MOVER
) -> None:
    """Show a position to the caller alone: ``at``, or the one that ``step`` reaches from there. Without ``at`` it is
    the first: the deal, or in mid-game the end. Raises BadId for an unknown step or a seat that there is not.
    """
    services = who.services
    if step not in (None, *STEPS, *DEALS):
        raise BadId("no step")
    # A button does not show who opened the replay that it belongs to.
    await look_back(who, await services.host.reading.table(table), hands=True)
    # A long match is replayed once more, which takes a while.
    if at is None or not who.on_message:
        await who.defer()
    else:
        await safely(who.interaction.response.defer)
    info, film = await services.host.replay.film(table, who.person.id)
    if at is None:
        at = 0 if film.over else len(film)
    frame = film.frame(at if step is None else stepped(film.frame(at), step))
    text, picture = await told(services, info, film, frame, who.words, whose)
    view = panel_of(info, film, frame, who.words, whose).view()
    await who.show(
        lambda: who.interaction.edit_original_response(
            content=text, view=view, attachments=[picture.file()] if picture is not None else []
        )
    )


def hands_shown(film: Film, frame: Frame, whose: Whose) -> tuple[View, ...]:
    """Return the hands below the table: the own one while the game runs; later those of ``whose``; none at its end.

    Raises BadId for a seat that there is not.
    """
    if frame.view.over or not film.over or whose == ALL:
        return () if frame.view.over else frame.hands
    if whose == MOVER:
        movers = [frame.hands[seat] for seat in frame.view.waiting if seat >= 0]
        # Where all answer in secret, those who have answered are waited for as well in an onlooker's view.
        return tuple(sorted(movers, key=lambda view: not view.legal)[:1])
    if not isinstance(whose, int) or not 0 <= whose < len(frame.hands):
        raise BadId("no such hand")
    return (frame.hands[whose],)


async def told(
    services: Services, info: TableInfo, film: Film, frame: Frame, words: Words, whose: Whose = MOVER
) -> tuple[str, Picture | None]:
    """Return a position in words, and its picture: the table above the hands that are shown."""
    narration, names = services.narration(info.game), messages.shown_names(info)
    eyes = frame.hands[0] if frame.hands and not film.over else frame.view
    where = words("replay-at", at=str(frame.at + 1), of=str(frame.of))
    if frame.number:
        where = words("replay-at-move", where=where, number=str(frame.number))
    if len(frame.deals) > 1:
        where = words("replay-deal", where=where, deal=str(frame.deal))
    lines = [messages.heading(services, info, words), where]
    happened = messages.told(services, info, [LogLine(None, 0.0, frame.events)], eyes, words)
    lines += [f"> {line}" for line in happened[-TOLD:]]
    if not frame.view.over:
        lines.append(narration.state_line(frame.view, names, words))
    if not film.over:
        lines.append(words("replay-running"))
    hands = hands_shown(film, frame, whose)
    return with_alt_fallback(
        messages.fit(lines), await services.drawing.replay(info, frame, hands, words, named=film.over)
    )


def panel_of(info: TableInfo, film: Film, frame: Frame, words: Words, whose: Whose = MOVER) -> Panel:
    """Return the buttons: steps, deals if several; for a finished game also share, film, record, puzzles and, as a
    select, whose hand is shown.
    """
    panel, at, end = Panel(), frame.at, frame.of - 1

    def step(verb: str, *, off: bool) -> ButtonSpec:
        style = discord.ButtonStyle.primary if verb == "forward" else discord.ButtonStyle.secondary
        return ButtonSpec(words(f"button-replay-{verb}"), _press(info, at, verb, whose), style, disabled=off)

    panel.buttons(step(verb, off=at == (0 if verb in ("first", "back") else end)) for verb in STEPS)
    if len(frame.deals) > 1:
        panel.buttons([step("dealback", off=at == 0), step("dealon", off=at >= frame.deals[-1])])
    if film.over:
        panel.buttons(
            [
                ButtonSpec(words("button-replayshare"), Press(info.id, "replayshare", at, (whose,)).custom_id()),
                ButtonSpec(words("button-film"), Press(info.id, "film").custom_id()),
                ButtonSpec(words("button-record"), Press(info.id, "record").custom_id()),
                *puzzles_button(info, words),
                *offer_cards_button(info, words),
            ]
        )
        panel.rows.append(hand_select(info, at, words, whose))
    return panel


def hand_select(info: TableInfo, at: int, words: Words, whose: Whose) -> SelectSpec:
    """Return the select of the hand below the table."""
    options = (
        (Label(words("replay-hand-mover")), MOVER),
        *((Label(words("replay-hand-seat", name=name)), str(seat)) for seat, name in enumerate(info.names)),
        (Label(words("replay-hand-all")), ALL),
    )
    custom_id = Press(info.id, "replayhand", at).custom_id()
    return SelectSpec(custom_id, words("replay-hand-pick"), options, chosen=frozenset({str(whose)}))


def _press(info: TableInfo, at: int, verb: str, whose: Whose) -> str:
    return Press(info.id, "replay", at, (verb, whose)).custom_id()


def _whose(fields: Sequence[object]) -> Whose:
    """Return whose hand an id asks for; those of former releases do not say it."""
    value = fields[0] if fields else MOVER
    if value not in (MOVER, ALL) and not isinstance(value, int):
        raise BadId("no hand")
    return value


def stepped(frame: Frame, step: str) -> int:
    """Return the position that a step reaches. Raises BadId."""
    before = [begin for begin in frame.deals if begin < frame.at]
    after = [begin for begin in frame.deals if begin > frame.at]
    match step:
        case "first":
            return 0
        case "back":
            return frame.at - 1
        case "forward":
            return frame.at + 1
        case "last":
            return frame.of - 1
        case "dealback":
            return before[-1] if before else 0
        case "dealon":
            return after[0] if after else frame.of - 1
    raise BadId("no step")


class Replay(Cog):
    """The verbs of replays."""

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.films: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        """By table, language, and the people shown: a person's data may be deleted meanwhile."""
        self.drawing = asyncio.Lock()
        """Held while a moving picture is drawn: one at a time."""

    @on_press("replay")
    async def replay(self, who: Caller, press: Press) -> None:
        """Start a replay, or take a step from the position shown."""
        if not press.path:
            await show(who, press.table)
            return
        await show(who, press.table, at=press.prompt, step=str(press.path[0]), whose=_whose(press.path[1:]))

    @on_press("replayhand")
    async def hand(self, who: Caller, press: Press) -> None:
        """Show another hand at the position shown."""
        if len(who.values) != 1:
            raise BadId("no choice")
        await show(who, press.table, at=press.prompt, whose=_whose([read_field(who.values[0])]))

    async def shareable(self, table: int) -> tuple[TableInfo, Film]:
        """Return the film of a game that is over, for everybody. Also raises Refused: cards-sealed, cards-played."""
        await self.services.host.tables.duplicate_deals.must_be_shareable(table)
        found = await self.finished(table)
        await self.services.host.tables.duplicate_deals.show(table, EVERYBODY)
        return found

    async def finished(self, table: int) -> tuple[TableInfo, Film]:
        """Return the film of a game that is over; no other can be shared. Raises Refused: replay-not-over."""
        info = await self.services.host.reading.table(table)
        if info.status not in OVER:
            raise Refused("replay-not-over")
        return await self.services.host.replay.film(table, None)

    @on_press("replayshare")
    async def share(self, who: Caller, press: Press) -> None:
        """Show the position to everybody here."""
        info, film = await self.shareable(press.table)
        await safely(lambda: who.interaction.response.defer(thinking=True))
        words = self.services.table_words(info)
        text, picture = await told(self.services, info, film, film.frame(press.prompt), words, _whose(press.path))
        text = messages.fit([words("replay-shared", name=escaped(who.person.name)), text])
        await who.show(
            lambda: who.interaction.edit_original_response(
                content=text,
                attachments=[picture.file()] if picture is not None else [],
                allowed_mentions=discord.AllowedMentions.none(),
            )
        )

    @on_press("film")
    async def film(self, who: Caller, press: Press) -> None:
        """Send the whole game as a moving picture, and meanwhile the progress; it can then be shared."""
        await who.defer()
        await look_back(who, await self.services.host.reading.table(press.table), hands=True)
        info, film = await self.finished(press.table)
        data = await self.moving(who, info, film)
        panel = Panel()
        panel.buttons([ButtonSpec(who.words("button-filmshare"), Press(info.id, "filmshare").custom_id())])
        await self.send(who, info, data, await self.described(info, film, who.words), who.words("film-here"), panel)

    @on_press("filmshare")
    async def share_film(self, who: Caller, press: Press) -> None:
        """Show the moving picture to everybody here."""
        info, film = await self.shareable(press.table)
        await safely(lambda: who.interaction.response.defer(thinking=True))
        data = await self.moving(None, info, film)
        words = self.services.table_words(info)
        lines = [
            words("film-shared", name=escaped(who.person.name)),
            messages.heading(self.services, info, words),
        ]
        await self.send(who, info, data, await self.described(info, film, words), messages.fit(lines), Panel())

    async def described(self, info: TableInfo, film: Film, words: Words) -> str:
        """Return the description of the moving picture."""
        last = film.frame(len(film) - 1)
        went = None if course(last.view, words) else await self.services.host.match_histories.of(info.id)
        return self.services.drawing.film_alt(info, last, words, went)

    async def send(self, who: Caller, info: TableInfo, data: bytes, alt: str, text: str, panel: Panel) -> None:
        """Answer with a moving picture; ``alt`` describes it for people who do not see it."""

        def extra() -> dict[str, Any]:
            file = discord.File(io.BytesIO(data), filename=f"tefuda-{info.id}.gif", description=alt)
            view = {"view": panel.view()} if panel.rows else {}
            return {"attachments": [file], "allowed_mentions": discord.AllowedMentions.none(), **view}

        await who.show(lambda: who.interaction.edit_original_response(content=text, **extra()))

    async def moving(self, who: Caller | None, info: TableInfo, film: Film) -> bytes:
        """Return the moving picture of a game, drawn once; ``who`` gets notes about the progress."""
        key = (info.id, info.lang, tuple((s.name, s.portrait) for s in info.seats))
        async with self.drawing:
            data = self.films.get(key)
            if data is None:
                data = await self.drawn(who, info, film)
            self.films[key] = data
            self.films.move_to_end(key)
            while len(self.films) > FILMS:
                self.films.popitem(last=False)
        return data

    async def drawn(self, who: Caller | None, info: TableInfo, film: Film) -> bytes:
        """Draw the moving picture. Turning points stay longer, if the computer players can find them."""
        words, told_at = self.services.table_words(info), time.monotonic()

        async def progress(key: str, done: int, of: int) -> None:
            nonlocal told_at
            if who is not None and time.monotonic() - told_at >= PROGRESS_EVERY_S:
                told_at = time.monotonic()
                await who.say(who.words(key, done=done, of=of))

        held = await self.turning(film, info, lambda done, of: progress("turning-progress", done, of))
        shown = moving.chosen(len(film), held)
        stills = []
        for done, at in enumerate(shown):
            stills.append(await self.services.drawing.still(info, film.frame(at), words))
            await progress("film-progress", done + 1, len(shown))
        loop = asyncio.get_running_loop()
        while True:
            times = moving.durations(shown, held)
            data = await loop.run_in_executor(self.services.drawing.threads, moving.moving, stills, times)
            if len(data) <= LARGEST or len(stills) < 3:
                return data
            # The last one shows the outcome.
            kept = sorted({*range(0, len(stills), 2), len(stills) - 1})
            shown, stills = [shown[at] for at in kept], [stills[at] for at in kept]

    async def turning(self, film: Film, info: TableInfo, progress: Any) -> list[int]:
        """Return the positions after the moves at which the game turned; [] if the search cannot find them."""
        try:
            points = await self.services.host.analysis.turning_points(info.id, progress)
        except Refused:
            return []
        numbers = {p.number for p in points}
        return [at for at, position in enumerate(film.positions) if position.number in numbers]
