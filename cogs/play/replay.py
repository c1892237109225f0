"""Looking back at a game, for one person alone: step by step, from one place to another, or as a moving picture."""

from __future__ import annotations

import asyncio
import io
import logging
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import discord

from cogs.play.closer_looks import AWAY, FAILED, STOPPED, CloserLooks
from cogs.play.film import Progress, drawn
from cogs.play.replay_panel import (
    ALL,
    FORMER_STEPS,
    MOVER,
    SEARCH,
    STEPS,
    TEN,
    Whose,
    more_panel,
    replay_panel,
    seen_at,
    turns_at,
)
from cogs.run.background import Background
from cogs.ui import messages
from cogs.ui.access import look_back
from cogs.ui.cog import Cog, on_press
from cogs.ui.drawing import Picture, people_of
from cogs.ui.ids import BadId, Press, read_field
from cogs.ui.interactions import Caller, safely, with_alt_fallback
from cogs.ui.panel import ButtonSpec, Panel
from cogs.ui.services import Services
from cogs.ui.tefuda import Tefuda
from cogs.ui.words.escaping import escaped
from engine.core.view import View
from engine.host.history.analysis import Chances, TurningPoint
from engine.host.history.replay import Film, Frame
from engine.host.model.duplicate_deals import EVERYBODY
from engine.host.model.records import LogLine, Refused, Status, TableInfo
from engine.host.model.rows import OVER
from engine.host.search.playouts import SIMULATIONS
from engine.host.store.errors import NotRecorded
from locales import Words
from render.narration.course import course

log = logging.getLogger("tefuda.looks")

TOLD = 6
"""The most lines about the events that led to a position."""
FILMS = 8
"""Moving pictures kept in memory."""
BAR = 10
"""The number of marks in the bar of a turning point."""
MARGIN = 1.25
"""How much longer than expected a closer look may take, and still come when it was said."""
FEW, MOST_MINUTES, HOUR = 5, 45, 60
"""Up to how many minutes are "a few", which are also what the number of minutes is rounded up to; up to how many
their number is said; and up to how many it is "within the hour".
"""
Looking = float | str | None
"""In how many seconds a closer look ends, about; how it was cut off; None if there is none."""
PROGRESS_EVERY_S = 2.0
"""Seconds between two notes about the progress of a moving picture, or of a search."""


async def opened(who: Caller, table: int, *, anew: bool) -> tuple[TableInfo, Film]:
    """Acknowledge a press, and return the film of its table as the caller may see it; ``anew``: in a new message."""
    # A button does not show who opened the replay that it belongs to.
    await look_back(who, await who.services.host.reading.table(table), hands=True)
    # A long match is replayed once more, which takes a while.
    if anew or not who.on_message:
        await who.defer()
    else:
        await safely(who.interaction.response.defer)
    return await who.services.host.replay.film(table, who.person.id)


async def known_points(services: Services, info: TableInfo, film: Film) -> list[TurningPoint] | None:
    """Return the turning points of a game that is over, None if nobody has searched for them yet."""
    if not film.over or info.status is not Status.FINISHED:
        return []
    try:
        return await services.host.analysis.known(info.id)
    except Refused:
        return []


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


async def frame_message(
    services: Services,
    info: TableInfo,
    film: Film,
    frame: Frame,
    words: Words,
    whose: Whose = MOVER,
    turn: TurningPoint | None = None,
    *,
    own: int | None = None,
    looking: Looking = None,
) -> tuple[str, Picture | None]:
    """Return a position in words, and its picture: the table above the hands that are shown. For the rest see
    ``text_of``.
    """
    text = text_of(services, info, film, frame, words, turn, own=own, looking=looking)
    hands = hands_shown(film, frame, whose)
    if hands and not film.over:
        own = hands[0].me
    return with_alt_fallback(text, await services.drawing.replay(info, frame, hands, words, named=film.over, own=own))


def text_of(
    services: Services,
    info: TableInfo,
    film: Film,
    frame: Frame,
    words: Words,
    turn: TurningPoint | None = None,
    *,
    own: int | None = None,
    looking: Looking = None,
) -> str:
    """Return a position in words.

    ``turn``: the turning point that is decided there. ``own``: the reader's seat, None if there are several readers.
    """
    narration = services.narration(info.game)
    eyes = frame.hands[0] if frame.hands and not film.over else frame.view
    where = words("replay-at", at=str(frame.at + 1), of=str(frame.of))
    if frame.number:
        where = words("replay-at-move", where=where, number=str(frame.number))
    if len(frame.deals) > 1:
        where = words("replay-deal", where=where, deal=str(frame.deal))
    lines = [messages.heading(services, info, words), where]
    happened = messages.event_lines(services, info, [LogLine(None, 0.0, frame.events)], eyes, words)
    lines += [f"> {line}" for line in happened[-TOLD:]]
    if not frame.view.over:
        lines.append(narration.state_line(messages.in_text(frame.view, info, words)))
    if turn is not None:
        as_told = words if turn.seat == own else words.theirs
        lines.append(turn_line(services, info, film, frame, turn, as_told, looking=looking))
    if not film.over:
        lines.append(words("replay-running"))
    return messages.fit(lines)


def turn_line(
    services: Services,
    info: TableInfo,
    film: Film,
    frame: Frame,
    turn: TurningPoint,
    words: Words,
    *,
    looking: Looking = None,
) -> str:
    """Return a turning point in words: who played what, what would have been better, and by how much.

    How often the game was won is told in place of the estimate, which is of another kind: often of one round.
    """
    narration = services.narration(info.game)
    telling = messages.in_text(seen_at(film, frame.at, turn.seat), info, words)
    closer, quick = turn.closer, turn.chances
    counted = any(chances is not None and chances.enough for chances in (closer, quick))
    line = words(
        "turning-point-counted" if counted else "turning-point",
        name=telling.name(turn.seat),
        move=str(turn.number),
        played=narration.move(telling, turn.played),
        best=narration.move(telling, turn.best),
        percent=round(100 * turn.loss),
    )
    if closer is not None and closer.enough:
        line = f"{line}\n{chances_line(closer, 'turning-chances-ahead', words)}"
        # More games change little: only that they will not come is worth a line.
        looking = looking if isinstance(looking, str) else None
    elif quick is not None and quick.enough:
        key = "turning-chances-quick" if info.game in SIMULATIONS else "turning-chances"
        line = f"{line}\n{chances_line(quick, key, words)}"
    return line if looking is None else f"{line}\n{looking_line(looking, words)}"


def looking_line(looking: float | str, words: Words) -> str:
    """Return when a closer look ends, as long as is fair to say before it is made; or how it was cut off."""
    if isinstance(looking, str):
        return words({FAILED: "turning-failed", AWAY: "turning-away", STOPPED: "turning-stopped"}[looking])
    minutes = looking * MARGIN / 60
    if minutes <= FEW:
        return words("turning-looking")
    if minutes <= MOST_MINUTES:
        return words("turning-looking-minutes", minutes=math.ceil(minutes / FEW) * FEW)
    return words("turning-looking-hour" if minutes <= HOUR else "turning-looking-hours")


def chances_line(chances: Chances, key: str, words: Words) -> str:
    """Return whether the game could have been won from a turning point: one sentence and a bar.

    The bar has the games won by the seat's own move, then those that only the better one won more.
    """
    filled = round(BAR * chances.played / chances.games), round(BAR * chances.best / chances.games)
    more = max(0, filled[1] - filled[0])
    bar = "▰" * filled[0] + "▱" * more + "▁" * (BAR - filled[0] - more)
    same = "yes" if chances.played == chances.best else "no"
    return words(key, games=chances.games, played=chances.played, best=chances.best, bar=bar, same=same)


def seat_of(info: TableInfo, who: Caller) -> int | None:
    """Return the caller's seat."""
    seat = info.seat_of(who.person.id)
    return None if seat is None else seat.seat


def whose_hand(fields: Sequence[object]) -> Whose:
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
        case "ten":
            return frame.at + TEN
        case "here":
            return frame.at
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
        host = self.services.host
        self.closer = CloserLooks(host.analysis, host.tables.clock)
        self.resuming = Background(self.resume, "closer looks")

    async def cog_load(self) -> None:
        """Go on with the closer looks that a stop cut off."""
        await super().cog_load()
        self.resuming.begin()

    async def cog_unload(self) -> None:
        """Leave the closer looks as they are."""
        await super().cog_unload()
        await self.resuming.end()
        await self.closer.close()

    async def resume(self) -> None:
        """Go on with the closer looks that a stop cut off; what cannot be read now goes on at its next showing."""
        try:
            await self.closer.resume()
        except NotRecorded:
            log.info("closer looks wait until the store can be read")
        except Exception:
            log.exception("closer looks cannot go on")

    async def show(
        self, who: Caller, table: int, *, at: int | None = None, step: str | None = None, whose: Whose = MOVER
    ) -> None:
        """Show a position to the caller alone: ``at``, or the one that ``step`` reaches from there. Without ``at`` it
        is the first: the deal, or in mid-game the end. Raises BadId for an unknown step or a seat that there is not.
        """
        if step not in (None, *STEPS, *FORMER_STEPS):
            raise BadId("no step")
        info, film = await opened(who, table, anew=at is None)
        if at is None:
            at = 0 if film.over else len(film)
        await self.show_frame(who, info, film, film.frame(at if step is None else stepped(film.frame(at), step)), whose)

    async def show_frame(self, who: Caller, info: TableInfo, film: Film, frame: Frame, whose: Whose) -> None:
        """Show a position as the answer to a press that is acknowledged; at a turning point a closer look begins."""
        services, points = self.services, await known_points(self.services, info, film)
        turn, reader = turns_at(film, points or ()).get(frame.at), who.person.id
        self.closer.leave(reader, info.id)
        looking = None if turn is None else await self.closer.begin(reader, info.game, info.id, turn)
        own = seat_of(info, who)
        text, picture = await frame_message(
            services, info, film, frame, who.words, whose, turn, own=own, looking=looking
        )
        view = replay_panel(services, info, film, frame, who.words, whose, points, own=own).view()
        await who.show(
            lambda: who.interaction.edit_original_response(
                content=text, view=view, attachments=[picture.file()] if picture is not None else []
            )
        )
        # Again: another press of theirs may have begun to watch meanwhile, in the message that shows this one now.
        self.closer.leave(reader, info.id)
        if turn is not None and looking is not None and picture is not None:
            # Without a picture the text tells what it shows, which only the picture knows.
            tell = partial(self.tell_again, who, info, film, frame, whose, picture.rest)
            await self.closer.watch(reader, info.id, turn, tell)

    async def tell_again(
        self,
        who: Caller,
        shown: TableInfo,
        film: Film,
        frame: Frame,
        whose: Whose,
        rest: str,
        turn: TurningPoint,
        cut_off: str,
        there: Callable[[], bool],
    ) -> None:
        """Change the words of a turning point that is shown, if the person is still ``there``; the picture stays, and
        with it the ``rest`` of its description. If the look was ``cut_off`` and may be asked for again, that is
        offered.
        """
        if who.unseen or who.interaction.is_expired():
            return
        services, words = self.services, who.words
        # Names may have changed meanwhile, or be deleted.
        info = await services.host.reading.table(shown.id)
        again = cut_off in (FAILED, AWAY)
        points = await known_points(services, info, film) if again else ()
        own = seat_of(info, who)
        looking = cut_off or self.closer.coming(info.game, info.id, turn)
        text = text_of(services, info, film, frame, words, turn, own=own, looking=looking)
        if people_of(info) == people_of(shown):
            text = messages.fit([text, *messages.small(rest)])
        # A game that is away cannot be searched for its points.
        known = points or (turn,)
        panel = replay_panel(services, info, film, frame, words, whose, known, own=own, again=True) if again else None
        changed: dict[str, Any] = {"content": text} if panel is None else {"content": text, "view": panel.view()}
        if there():
            await safely(lambda: who.interaction.edit_original_response(**changed), tries=1)

    @on_press("replay")
    async def replay(self, who: Caller, press: Press) -> None:
        """Start a replay, or take a step from the position shown."""
        if not press.path:
            await self.show(who, press.table)
            return
        await self.show(who, press.table, at=press.prompt, step=str(press.path[0]), whose=whose_hand(press.path[1:]))

    @on_press("replayhand")
    async def hand(self, who: Caller, press: Press) -> None:
        """Show another hand at the position shown."""
        if len(who.values) != 1:
            raise BadId("no choice")
        await self.show(who, press.table, at=press.prompt, whose=whose_hand([read_field(who.values[0])]))

    @on_press("replayjump")
    async def jump(self, who: Caller, press: Press) -> None:
        """Show the place that was chosen; at a turning point with the hand of whoever decided it."""
        if who.values == [SEARCH]:
            await self.to_turning_points(who, press.table, anew=False)
            return
        if len(who.values) != 1 or not who.values[0].isdecimal():
            raise BadId("no place")
        await self.jump_to(who, press.table, at=int(who.values[0]), whose=whose_hand(press.path))

    async def jump_to(self, who: Caller, table: int, *, at: int, whose: Whose) -> None:
        """Show position ``at``; at a turning point with the hand of whoever decided it."""
        info, film = await opened(who, table, anew=False)
        frame = film.frame(at)
        turn = turns_at(film, await known_points(self.services, info, film) or ()).get(frame.at)
        await self.show_frame(who, info, film, frame, whose if turn is None else turn.seat)

    @on_press("turning")
    async def turning(self, who: Caller, press: Press) -> None:
        """Show the first turning point of a finished game: a button of the results of former releases."""
        await self.to_turning_points(who, press.table, anew=True)

    async def to_turning_points(self, who: Caller, table: int, *, anew: bool) -> None:
        """Show the first turning point of a finished game, and while it is searched for, the progress."""
        info, film = await opened(who, table, anew=anew)
        told_at = time.monotonic()

        async def progress(done: int, of: int) -> None:
            nonlocal told_at
            if time.monotonic() - told_at >= PROGRESS_EVERY_S:
                told_at = time.monotonic()
                await who.say(who.words("turning-progress", done=done, of=of))

        points = await self.services.host.analysis.turning_points(table, progress)
        if not points:
            await who.say(who.words("turning-none"))
            return
        at, turn = min(turns_at(film, points).items())
        await self.show_frame(who, info, film, film.frame(at), turn.seat)

    @on_press("turned")
    async def turned(self, who: Caller, press: Press) -> None:
        """Show the position before a move, whose number is the prompt: a button of former releases."""
        _, film = await opened(who, press.table, anew=False)
        if not film.over:
            # Numbers count moves that may be secret.
            raise Refused("not-over")
        if not any(p.number == press.prompt for p in film.positions[1:]):
            raise BadId("no such move")
        at = max(at for at, p in enumerate(film.positions) if p.number < press.prompt)
        await self.jump_to(who, press.table, at=at, whose=MOVER)

    @on_press("replaymore")
    async def more(self, who: Caller, press: Press) -> None:
        """Show all else about the game in place of the steps; the picture stays."""
        info = await self.services.host.reading.table(press.table)
        await look_back(who, info, hands=True)
        if info.status not in OVER:
            raise Refused("replay-not-over")
        # What is pressed there may take the place of the position; *Back* shows it as it is then.
        self.closer.leave(who.person.id, press.table)
        panel = more_panel(info, press.prompt, who.words, whose_hand(press.path), who.person.id)
        if who.on_message:
            await safely(lambda: who.interaction.response.edit_message(view=panel.view()))
        else:
            await who.say(messages.heading(self.services, info, who.words), panel)

    async def shareable(self, table: int) -> tuple[TableInfo, Film]:
        """Return the film of a game that is over, for everybody. Also raises Refused: cards-sealed, cards-played."""
        await self.services.host.duplicate_deals.must_be_shareable(table)
        found = await self.finished(table)
        await self.services.host.duplicate_deals.show(table, EVERYBODY)
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
        text, picture = await frame_message(
            self.services, info, film, film.frame(press.prompt), words, whose_hand(press.path)
        )
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
        turned = sorted({point.number for point in await known_points(self.services, info, film) or ()})
        return self.services.drawing.film_alt(info, last, words, went, turned)

    async def send(self, who: Caller, info: TableInfo, data: bytes, alt: str, text: str, panel: Panel) -> None:
        """Answer with a moving picture; ``alt`` describes it for people who do not see it."""

        def extra() -> dict[str, Any]:
            file = discord.File(io.BytesIO(data), filename=f"tefuda-{info.id}.gif", description=alt)
            view = {"view": panel.view()} if panel.rows else {}
            return {"attachments": [file], "allowed_mentions": discord.AllowedMentions.none(), **view}

        await who.show(lambda: who.interaction.edit_original_response(content=text, **extra()))

    async def moving(self, who: Caller | None, info: TableInfo, film: Film) -> bytes:
        """Return the moving picture of a game, drawn once; ``who`` gets notes about the progress."""
        key = (info.id, info.lang, people_of(info))
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

        points = await self.points(info, partial(progress, "turning-progress"))
        return await drawn(self.services, info, film, points, words, partial(progress, "film-progress"))

    async def points(self, info: TableInfo, progress: Progress) -> Sequence[TurningPoint]:
        """Return the moves at which the game turned; () if the search cannot find them."""
        try:
            return await self.services.host.analysis.turning_points(info.id, progress)
        except Refused:
            return ()
