"""The canvas on which a painter draws a picture: a ``Surface`` with raised cards and panels, the bar and portraits.

Coordinates are pixels of the 1200 px wide picture. The y of a text is its optical middle line; the x and y of
everything else are its upper left corner, unless a docstring says otherwise. Callers pass all words; this module has no
language of its own.
"""

from collections.abc import Callable, Sequence
from typing import Final

from PIL import Image

from render.kit.drawing import shapes, text, theme, written
from render.kit.drawing.depth import Rim, halo, shadow, silhouette
from render.kit.drawing.ink import lay, lay_through, stamp
from render.kit.drawing.look import Look
from render.kit.drawing.names import shortened
from render.kit.drawing.pen import Pen
from render.kit.drawing.shapes import Sprite
from render.kit.drawing.text import BOLD, MEDIUM
from render.kit.drawing.turning import turned
from render.kit.pieces import cards, portraits
from render.kit.pieces.medallions import MEDALLIONS, medallion
from render.kit.pieces.person import Person
from render.kit.surface import Surface

Span = tuple[float, float]
"""Start and end, pixels."""
Mover = tuple[Person, int]
"""The person of the last move and their seat."""

VEIL: Final = 115
"""The share of the ground that shows through a card that may not be played, of 255."""
RAISED: Final = 8
"""How far the card that was laid last is raised, px."""
LETTERED: Final = 44
"""The least diameter of a face with the letter of the name, px; a smaller one is beside the name or stands for it."""
MOVER: Final = 30
"""The size of the mover's portrait before the last move in the bar, px."""
_STATE: Final = 480
"""The greatest width of the text at the right of the bar, px."""


class Canvas(Surface):
    """The picture of a table while it is drawn."""

    # Depth

    def slab(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        radius: int = 22,
        fill: str = "",
        line: str = "",
        depth: int = 5,
        edge: int = 2,
    ) -> None:
        """Draw a panel with a soft shadow (``depth`` 0: none) and a thin edge."""
        x, y, width, height = round(x), round(y), round(width), round(height)
        if depth:
            self._rim(shadow(width, height, radius, 7, 110, depth), x + width / 2, y + height / 2, theme.SHADE)
        written.cover(self.image, x, y, width, height)
        self.box(x, y, width, height, radius, fill or self.look.panel)
        if edge:
            self.outline(x, y, width, height, radius, edge, line or self.look.line)

    def card(
        self,
        sprite: Sprite,
        x: float,
        y: float,
        degrees: float = 0,
        glow: str = "",
        line: int = 6,
        *,
        lit: bool = False,
        raised: bool = False,
        veil: str = "",
    ) -> None:
        """Draw a sprite with its middle at x, y: a shadow, a turn, an outline of ``line`` pixels in ``glow``.

        ``lit`` is the card of the last move: it has a mint outline and is ``raised`` a little. ``veil`` is the colour
        of the ground. It dims the sprite: a card that may not be played.
        """
        width, height, corner = sprite.width, sprite.height, cards.radius(sprite.width)
        glow, drop = (theme.MINT if lit else glow), 6
        if lit or raised:
            y, drop = y - RAISED, 6 + RAISED
        self._rim(shadow(width, height, corner, 8, 150, drop, degrees), x, y, theme.SHADE)
        if glow:
            self._rim(halo(width, height, corner, line, degrees), x, y, glow)
        made = turned(sprite, degrees)
        lay_through(self.image, made.image, made.stencil, round(x - made.across), round(y - made.down))
        if veil:
            mask, across, down = silhouette(width, height, corner, VEIL, degrees)
            stamp(self.image, veil, round(x - across), round(y - down), mask)
        at_x, at_y = x - width / 2, y - height / 2
        written.cover(self.image, at_x, at_y, width, height)
        says = f"({sprite.says})" if veil and sprite.says else sprite.says
        written.note(self.image, "card", says, at_x, y, width, print=sprite.print)

    def _rim(self, rim: Rim, x: float, y: float, colour: str) -> None:
        """Draw a mask in this colour around a shape with its middle at x, y."""
        stamp(self.image, colour, round(x - rim.across), round(y - rim.down), rim.stencil)

    def place(self, x: float, y: float, width: int, height: int, colour: str = "") -> None:
        """Draw a dashed empty place for a card, its middle at x, y; a gold one is a little darker inside."""
        fill = theme.mix(self.look.mat, self.look.base, 0.6) if colour == theme.GOLD else ""
        empty = cards.empty(width, height, colour or self.look.mat_line, fill)
        self.sprite(empty, x - width / 2, y - height / 2)

    def bar(
        self,
        title: str,
        second: str = "",
        right: str = "",
        *,
        last: str = "",
        mover: Mover | None = None,
        names: Sequence[str] = (),
        middle: float = 0,
        line: str = "",
    ) -> Span:
        """Draw the bar at the top: the title in both languages, below them the last move, at the right the state.

        The portrait of the ``mover`` is before the last move; ``names`` in it are shortened if it is too long. Return
        the free span between title and state. At least ``middle`` pixels of it stay free.
        """
        self.box(0, 0, self.width, theme.BAR_HEIGHT, 0, self.look.panel)
        self.box(0, theme.BAR_HEIGHT, self.width, 2, 0, line or self.look.line)
        edge, y = theme.TEXT_SAFE, theme.BAR_HEIGHT / 2
        room = self.width - 2.0 * edge
        if right:
            right = shortened(right, names, BOLD, 24, _STATE)
            room -= self.text(self.width - edge, y, right, size=32, align="r", room=_STATE, least=24, role="bar") + 30
        size, small = (31, 23) if last else (theme.TITLE_SIZE, theme.SECOND_SIZE)
        up = y - 12 if last else y
        both = text.width(title, BOLD, size) + size * 0.35 + text.width(second, MEDIUM, small)
        shown = second if both + middle <= room else ""
        used = self.bilingual(edge, up, title, shown, size=size, second_size=small, room=room - middle, role="bar")
        if last:
            used = max(used, self._last_move(edge, y + 19, last, room - middle, mover, names))
        return edge + used + 24, edge + room

    def _last_move(
        self, x: float, y: float, told: str, room: float, mover: Mover | None, names: Sequence[str]
    ) -> float:
        """Draw the line of the last move, and return its width; a portrait never takes the room of its last word."""
        sign, least = MOVER + 8, text.width(told, BOLD, 20)
        if least > room:
            told = shortened(told, names, BOLD, 20, room - sign)
            least = text.width(told, BOLD, 20)
        if not mover or room - sign < least <= room:
            sign = 0
        else:
            self.portrait(x + MOVER / 2, y, MOVER, *mover, "sign")
        colour, free = self.look.quiet, room - sign
        return sign + self.text(x + sign, y, told, size=24, colour=colour, room=free, least=20, role="last")

    # Players

    def portrait(
        self,
        x: float,
        y: float,
        diameter: int,
        who: Person,
        seat: int,
        role: str = "avatar",
        rim: str = "",
        *,
        lettered: bool = True,
    ) -> None:
        """Draw a disc in the seat's colour with the portrait of its person, or with the first letter of the name.

        A portrait that this release does not know is drawn as the letter.  A face that was not chosen has the letter as
        a small seal, at the corner where a computer player has its sign; not where the seal would be hidden and the
        name is near (``lettered``).  ``role`` is "sign" if the portrait only
        refers to a person who is shown in another place; ``rim`` is the colour of an edge that separates the disc from
        cards below it.
        """
        if rim:
            shapes.disc(self.image, x, y, diameter + 4, rim)
        shapes.disc(self.image, x, y, diameter, theme.SEAT_COLOUR[seat])
        animal = portraits.animal_of(who.name) if who.computer else None
        if animal is not None:
            head = portraits.portrait(animal, round(diameter * 0.82))
            lay(self.image, head, round(x - head.width / 2), round(y - head.height / 2))
        elif who.computer:
            self.shape("computer", x, y, round(diameter * 0.6), theme.INK)
        elif who.portrait in MEDALLIONS:
            self._medallion(x, y, diameter, who.portrait)
        elif who.face in MEDALLIONS and not who.portrait:
            self._medallion(x, y, diameter, who.face)
            if lettered and diameter >= LETTERED:
                away, small = diameter * 0.37, min(46, max(24, round(diameter * 0.36)))
                shapes.disc(self.image, x - away, y + away, small + 4, self.look.panel)
                shapes.disc(self.image, x - away, y + away, small, theme.IVORY)
                self._letter(x - away, y + away, small, who, 0.7, role)
        else:
            self._letter(x, y, diameter, who, 0.52, role)

    def _medallion(self, x: float, y: float, diameter: int, portrait: str) -> None:
        """Draw a house portrait within a disc."""
        drawn = medallion(portrait, round(diameter * 0.84))
        lay(self.image, drawn, round(x - drawn.width / 2), round(y - drawn.height / 2))

    def _letter(self, x: float, y: float, diameter: int, who: Person, part: float, role: str) -> None:
        """Draw the first letter of a name, ``part`` of the disc high."""
        letter = text.first_letter(who.name).upper()
        shapes.glyph(self.image, x, y, letter, round(diameter * part), theme.INK, room=round(diameter * 0.8), role=role)

    def seal(self, x: float, y: float, size: int, mark: str, fill: str, colour: str, rim: str) -> None:
        """Draw a rimmed disc; the mark "*H" or "*crown" draws that shape, any other mark is written."""
        shapes.disc(self.image, x, y, size + 6, rim)
        shapes.disc(self.image, x, y, size, fill)
        if mark.startswith("*"):
            name = mark[1:]
            self.shape(name, x, y, round(size * 0.62), theme.SUIT_COLOUR.get(name, colour))
        else:
            shapes.glyph(self.image, x, y, mark, round(size * 0.6), colour, room=round(size * 0.8))


COVER: Final = 520
"""The size at which the cover of a game is drawn, px."""


def lights(canvas: Canvas, tones: Sequence[str], x: float, y: float) -> None:
    """Fill a cover with the first tone; the others are circles of light around x, y, the inner ones smaller."""
    size, (ground, *inner) = canvas.image.width, tones
    canvas.box(0, 0, size, size, 0, ground)
    for tone, part in zip(inner, (1.1, 0.76), strict=False):
        canvas.disc(x, y, round(size * part), tone)


def lay_over(canvas: Canvas, pen: Pen) -> None:
    """Lay a drawing as large as the cover over what is there: that of a pen without ``ground``.

    A backdrop, drawn by a pen with one, is laid by ``ink.lay_opaque``.
    """
    drawn, left, top = pen.cropped()
    lay(canvas.image, drawn, left, top)


def cover_of(look: Look) -> Callable[[Callable[[Canvas], None]], Callable[[int], Image.Image]]:
    """Decorator for the function that draws a game's cover, on a square of COVER px; with it, it returns the cover in
    any size."""

    def made(draw: Callable[[Canvas], None]) -> Callable[[int], Image.Image]:
        def cover(size: int) -> Image.Image:
            canvas = Canvas(COVER, COVER, look=look)
            draw(canvas)
            return canvas.image.resize((size, size), Image.Resampling.LANCZOS)

        return cover

    return made
