"""The film of a game: a moving picture with a layout of its own, for people who watch it in a chat.

A frame is the table without its bar, and below it a strip: how far the game is, with the turning points as stars, and
the last move with its person, in large type.  The film begins with the cover and the players, and ends on the result
and the last turning point.  A long game has fewer frames, not smaller ones.

It is a GIF: it plays by itself in every Discord client, and our pictures have 256 colours anyway.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from itertools import pairwise
from typing import Final

from PIL import Image, ImageChops

from render.encoding.encode import indexed
from render.kit.canvas import Canvas
from render.kit.drawing import text, theme
from render.kit.drawing.box import Box
from render.kit.drawing.depth import rays
from render.kit.drawing.ink import stamp
from render.kit.drawing.lines import balanced, wrap
from render.kit.drawing.look import Look
from render.kit.drawing.text import BOLD
from render.kit.layout import write_name
from render.kit.pages.table import Heading
from render.kit.pieces.person import Person
from render.printed import Emblem, printed

LARGEST: Final = 8 * 2**20
"""The most bytes of a film; Discord takes 10 MiB."""
MOST_FRAMES: Final = 44
"""The maximum number of positions that a film shows."""

TITLE_MS: Final = 2_200
END_MS: Final = 5_000
TURN_MS: Final = 2_200
"""The time of the title, of the last frame, and of a turning point, ms."""
STEP_MS: Final = 760
LEAST_MS: Final = 340
"""The time of an ordinary frame of a short game, and the least time of one of a long game, ms."""
LONGEST_MS: Final = 34_000

SCALE: Final = 2
"""Frames are drawn at this size, then reduced."""
BAR: Final = theme.BAR_HEIGHT - 2
"""The height of the part of a table's bar that a frame leaves out, px; its lower edge and the line below it stay."""
STRIP: Final = 216
"""The height of the strip below a table, px."""
_TRACK: Final = 52
"""The height of its upper part, the course of the game, px."""
_EDGE: Final = 36
_FACE: Final = 124
"""Diameter of the portrait before the last move, px."""
_SIZES: Final = (64, 60, 56, 52, 48, 44, 40, 36, 33, 30)
"""Sizes of the last move, the largest first."""
_LAST: Final = (40, 36, 33, 30)
"""Sizes of it below a result."""
_QUIET: Final = (36, 34, 32, 30, 28, 26)
_SMALL: Final = (30, 28, 26, 24)
"""Sizes of the state at the right, alone and below a node."""
_RIGHT: Final = 330
"""The most room for the state at the right, px."""
_IN_A_COLUMN: Final = 5
"""The maximum number of portraits below each other on the title."""
_ROWS: Final = 3
_FULL: Final = ((False, False, False), (False, True, False), (True, False, True))
"""The rows of more portraits, and which of them have one more, by the number of these."""
_NAMED: Final = 24
"""The size at which two lines of a name below a portrait are full, px; the rest of it is cut."""
_CARD: Final = 500
_BESIDE_MANY: Final = 452
"""The side of the game's card on the title, beside few players and beside many, px."""
_POINT: Final = " · "
_BRACKETS: Final = str.maketrans("（）", "()")
_SLOWER: Final = 6.0
"""How much longer a frame stays where everything has changed, in shares of a picture."""


@dataclass(frozen=True, slots=True)
class Progress:
    """A position among all, from 0, with the positions at which deals begin and those after turning points."""

    at: int
    of: int
    deals: tuple[int, ...] = ()
    turns: tuple[int, ...] = ()

    @property
    def turned(self) -> bool:
        """True if the game has just turned here."""
        return self.at in self.turns

    def share(self, at: int) -> float:
        """Return the place of a position on the line, from 0 to 1."""
        return at / max(1, self.of - 1)


@dataclass(frozen=True, slots=True, eq=False)
class Shot:
    """A frame with its own time in ms; ``held`` 0: as long as the change from the frame before it is worth."""

    still: Image.Image
    held: int = 0


def chosen(progress: Progress) -> list[int]:
    """Return the positions that a film shows: all, or of a long game those before and after each turning point, the
    first and last of deals, the end, and between them some at even intervals."""
    count = progress.of
    kept = {0, count - 1, *(at + step for at in progress.turns for step in (-1, 0))}
    edges = [(begin - 1, begin) for begin in progress.deals if begin > 0]
    every = max(1, -(-4 * len(edges) // MOST_FRAMES))
    kept.update(at for pair in edges[::every] for at in pair)
    kept = {at for at in kept if 0 <= at < count}
    others = [at for at in range(count) if at not in kept]
    room = min(len(others), max(0, MOST_FRAMES - len(kept)))
    return sorted({*kept, *(others[k * len(others) // room] for k in range(room))})


# The layout


def body_of(table: Image.Image) -> int:
    """Return the height of a table without its bar, px: that of the tables of a film (``body``)."""
    return table.height - BAR


def title(look: Look, emblem: Emblem, name: str, seated: Sequence[Person], note: str, body: int) -> Image.Image:
    """Return the title: the game as a card, beside it the players, below them its name and a note.

    What a name has in brackets is before the note, so that the name itself is as large as any.
    """
    canvas = _canvas(look, body)
    middle = body / 2
    glow = rays(1000, 1000, 28)
    card = _BESIDE_MANY if len(seated) > _IN_A_COLUMN else _CARD
    at = 50 + card // 2
    stamp(canvas.image, theme.mix(look.base, theme.IVORY, 0.07), at - 500, round(middle) - 500, glow)
    canvas.card(printed(emblem, "", card, card), at, middle, -3)
    _players(canvas, seated, body)
    _strip(canvas, body)
    room, middle, y = theme.WIDTH - 2 * _EDGE, theme.WIDTH / 2, body + STRIP / 2
    name, _, aside = name.translate(_BRACKETS).strip("() ").partition("(")
    note = _POINT.join(filter(None, (aside, note)))
    canvas.text(middle, y - 32, name.strip(), size=112, room=room, least=theme.LEAST_SIZE, align="m", role="title")
    canvas.text(middle, y + 64, note, size=44, colour=look.quiet, room=room, least=theme.LEAST_SIZE, align="m")
    return canvas.image


def _players(canvas: Canvas, seated: Sequence[Person], body: int) -> None:
    """Draw the players below each other, in seat order; many in three rows, each with the name below the portrait."""
    if len(seated) > _IN_A_COLUMN:
        left = _BESIDE_MANY + 60
        _crowd(canvas, seated, Box(left, 8, theme.WIDTH - 14 - left, body - 12))
        return
    left, step = 600, min(264.0, (body - 40) / len(seated))
    face = round(min(196.0, step - 14))
    at = left + face + 26
    for seat, who in enumerate(seated):
        y = body / 2 + (seat - (len(seated) - 1) / 2) * step
        canvas.portrait(left + face / 2, y, face, who, seat)
        write_name(canvas, at, y, theme.WIDTH - _EDGE - at, who.name, 64, theme.CREAM, height=step - 8)


def _crowd(canvas: Canvas, seated: Sequence[Person], area: Box) -> None:
    """Draw many players in three rows, the middle one the fullest; a row of few has more room for each name."""
    fewest, more = divmod(len(seated), _ROWS)
    seats = iter(enumerate(seated))
    for place, full in zip(area.rows(_ROWS), _FULL[more], strict=True):
        count = fewest + full
        wide, face = area.width / max(count, fewest + 0.2 * bool(more)), round(place.height * 0.56)
        high = place.height - face - 38
        for k in range(count):
            seat, who = next(seats)
            x, y = place.middle[0] + (k - (count - 1) / 2) * wide, place.y + 12 + face / 2
            canvas.portrait(x, y, face, who, seat)
            middle = place.bottom - 12 - high / 2
            name = text.clip(who.name, BOLD, _NAMED, 1.9 * (wide - 12))
            write_name(canvas, x - wide / 2 + 6, middle, wide - 12, name, 56, theme.CREAM, "m", height=high)


def table(picture: Image.Image, said: Heading, progress: Progress, turn: str, look: Look, body: int) -> Image.Image:
    """Return a frame of a table: without its bar, and below it the course of the game and the last move.

    ``turn`` is the word for a turning point; it is shown where the game has just turned.
    """
    canvas = _canvas(look, body)
    shown = picture.crop((0, BAR, picture.width, picture.height))
    if shown.height > body:
        # An offered double has no bar and takes more room.
        shown = picture.resize((round(picture.width * body / picture.height), body), Image.Resampling.LANCZOS)
    canvas.image.paste(shown, ((canvas.width - shown.width) // 2, (body - shown.height) // 2))
    _strip(canvas, body)
    _course(canvas, progress, body)
    end = float(theme.WIDTH - _EDGE)
    if said.last:
        end = _state(canvas, said, turn if progress.turned else "", body)
    elif progress.turned:
        end -= _turn(canvas, turn, body + (_TRACK + STRIP) / 2)
    _last(canvas, said, end, body + (_TRACK + STRIP) / 2 - 6, _FACE)
    return canvas.image


def result(
    picture: Image.Image, said: Heading | None, progress: Progress, turn: str, look: Look, body: int
) -> Image.Image:
    """Return the last frame: the result, below it the course of the game with all its stars, and the last turning
    point, marked with the word ``turn``; a game without one (None) has the result in the middle.
    """
    canvas, spare = _canvas(look, body), body + STRIP - picture.height
    canvas.box(0, 0, canvas.width, canvas.height, 0, look.panel)
    canvas.image.paste(picture, (0, 0 if said else spare // 2))
    if said is None:
        return canvas.image
    canvas.box(0, picture.height, canvas.width, 3, 0, look.line)
    _course(canvas, progress, picture.height - 2)
    end, middle = float(theme.WIDTH - _EDGE), (picture.height + _TRACK + canvas.height) / 2 - 8
    end -= _turn(canvas, turn, middle, 60) + 32
    _last(canvas, said, end, middle, 84, _LAST)
    return canvas.image


def _canvas(look: Look, body: int) -> Canvas:
    return Canvas(body + STRIP, look=look)


def still(drawn: Image.Image) -> Image.Image:
    """Return a drawn frame at its final size, in the colours of its look."""
    return indexed(drawn.reduce(SCALE))


def _strip(canvas: Canvas, top: int) -> None:
    """Draw the ground of the strip."""
    canvas.box(0, top, canvas.width, STRIP, 0, canvas.look.panel)
    canvas.box(0, top, canvas.width, 3, 0, canvas.look.line)


def _course(canvas: Canvas, progress: Progress, top: int) -> None:
    """Draw how far the game is: a line, notched where a deal begins, with a star for each turning point."""
    left, wide, y = _EDGE, theme.WIDTH - 2 * _EDGE, top + _TRACK / 2 + 2
    here = left + wide * progress.share(progress.at)
    canvas.box(left, y - 6, wide, 12, 6, canvas.look.line)
    if progress.at:
        canvas.box(left, y - 6, max(12.0, here - left), 12, 6, theme.CREAM)
    for deal in progress.deals:
        if deal:
            canvas.box(left + wide * progress.share(deal) - 3, y - 12, 6, 24, 0, canvas.look.panel)
    if not progress.turned:
        canvas.disc(here, y, 30, canvas.look.panel)
        canvas.disc(here, y, 22, theme.CREAM)
    for turn in progress.turns:
        x, passed = left + wide * progress.share(turn), turn <= progress.at
        canvas.disc(x, y, 46, canvas.look.panel)
        canvas.shape("star", x, y, 38, theme.MINT if passed else canvas.look.quiet)


def _state(canvas: Canvas, said: Heading, turn: str, top: int) -> float:
    """Draw the state at the right, or the word for a turning point; return the left edge of it."""
    end, middle = theme.WIDTH - _EDGE, top + (_TRACK + STRIP) / 2 - 6
    drawn = 0.0
    if said.bar:
        width = min(said.bar.want, _RIGHT)
        if width >= said.bar.least:
            said.bar.place(canvas, end - width, middle - 36 - said.bar.height / 2, width)
            drawn, middle = width, middle + 40
    if turn:
        drawn = max(drawn, _turn(canvas, turn, middle))
    elif said.right:
        size, lines = _fitted(said.right, _SMALL if drawn else _QUIET, _RIGHT, 2)
        for k, line in enumerate(lines):
            y = middle + (k - (len(lines) - 1) / 2) * size * 1.25
            drawn = max(drawn, canvas.text(end, y, line, size=size, colour=canvas.look.quiet, align="r", role="bar"))
    return end - drawn - 32 if drawn else end


def _turn(canvas: Canvas, turn: str, middle: float, height: int = 68) -> float:
    """Draw the word for a turning point with a star, ``height`` px high; return its width."""
    end = theme.WIDTH - _EDGE
    return canvas.badge(end, middle - height / 2, turn, size=38, height=height, align="r", icon="star")


def _last(canvas: Canvas, said: Heading, end: float, middle: float, face: int, sizes: Sequence[int] = _SIZES) -> None:
    """Draw the last move with its person's portrait, ``face`` px large, in the largest of ``sizes`` that fits; before
    the first move, the state.
    """
    left = float(_EDGE)
    if said.last and said.mover:
        who, seat = said.mover
        canvas.portrait(left + face / 2, middle, face, who, seat)
        left += face + 28
    size, lines = _fitted(said.last or said.right, sizes, end - left, 2)
    for k, line in enumerate(lines):
        y = middle + (k - (len(lines) - 1) / 2) * size * 1.2
        canvas.text(left, y, line, size=size, room=end - left, least=theme.LEAST_SIZE, role="last")


def _fitted(said: str, sizes: Sequence[int], room: float, most: int) -> tuple[int, tuple[str, ...]]:
    """Return a text on at most ``most`` lines, as large as it fits; at the smallest size the rest is cut.

    Two parts with a point between them are on a line each.
    """
    parts = tuple(said.split(_POINT))
    for size in sizes:
        if len(parts) == most and all(text.width(part, BOLD, size) <= room for part in parts):
            return size, parts
        lines = balanced(said, BOLD, size, room)
        if len(lines) <= most:
            return size, lines
    size = sizes[-1]
    lines = wrap(said, BOLD, size, room)
    return size, (*lines[: most - 1], text.clip(" ".join(lines[most - 1 :]), BOLD, size, room))


# The film


def changed(before: Image.Image, after: Image.Image, body: int) -> float:
    """Return the share of a frame that differs from the one before, without the line of the course; 0 if nothing else
    does."""
    top, foot = body // SCALE, (body + _TRACK) // SCALE
    area = before.width * before.height
    return sum(_different(before, after, span) for span in ((0, top), (foot, before.height))) / area


def _different(before: Image.Image, after: Image.Image, span: tuple[int, int]) -> int:
    """Return the number of pixels that differ in the rows of ``span``."""
    box = (0, span[0], before.width, span[1])
    # As greys, the numbers of the colours.
    one, other = (Image.frombytes("L", part.size, part.tobytes()) for part in (before.crop(box), after.crop(box)))
    same = ImageChops.difference(one, other).histogram()[0]
    return one.width * one.height - same


def times(shots: Sequence[Shot], body: int) -> list[int]:
    """Return how long each frame is shown, ms: longer where more has changed, at most LONGEST_MS in all."""
    shares = [0.0, *(changed(one.still, other.still, body) for one, other in pairwise(shots))]
    worth = [0.0 if shot.held else 0.8 + min(1.0, _SLOWER * share) for shot, share in zip(shots, shares, strict=True)]
    rest = LONGEST_MS - sum(shot.held for shot in shots)
    rest -= LEAST_MS * sum(not shot.held for shot in shots)
    more = max(0.0, min(float(STEP_MS - LEAST_MS), rest / max(1.0, sum(worth))))
    # A GIF counts in hundredths of a second.
    return [(shot.held or int(LEAST_MS + more * one)) // 10 * 10 for shot, one in zip(shots, worth, strict=True)]


def apart(shots: Sequence[Shot], body: int) -> list[Shot]:
    """Return the frames without those on which nothing has changed, such as after a move in secret."""
    kept = list(shots[:1])
    for shot in shots[1:]:
        if not shot.held and not changed(kept[-1].still, shot.still, body):
            continue
        kept.append(shot)
    return kept


def fewer(shots: Sequence[Shot]) -> list[Shot]:
    """Return the frames without every second one that has no time of its own; the last one stays."""
    plain = [at for at, shot in enumerate(shots[:-1]) if not shot.held]
    dropped = set(plain[1::2] or plain)
    return [shot for at, shot in enumerate(shots) if at not in dropped]


def film(shots: Sequence[Shot], body: int) -> bytes:
    """Return the GIF of these frames, with fewer of them if it is larger than LARGEST; it repeats forever."""
    shown = apart(shots, body)
    while True:
        data = moving([shot.still for shot in shown], times(shown, body))
        less = fewer(shown)
        if len(data) <= LARGEST or len(less) == len(shown):
            return data
        shown = less


def moving(stills: Sequence[Image.Image], times: Sequence[int]) -> bytes:
    """Return the GIF of these frames, each for this many milliseconds; it repeats forever."""
    out = BytesIO()
    first, *rest = stills
    first.save(out, "GIF", save_all=True, append_images=rest, duration=list(times), loop=0, disposal=1, optimize=False)
    return out.getvalue()
