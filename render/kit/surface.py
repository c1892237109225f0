"""The plain part of a canvas: words, surfaces, shapes, sprites.

Coordinates are pixels of the 1200 px wide picture. The y of a text is its optical middle line; the x and y of
everything else are its upper left corner, unless a docstring says otherwise. Callers pass all words; this module has no
language of its own.
"""

from PIL import Image

from render.kit.drawing import icons, shapes, text, theme
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.lines import balanced, draw_lines, wrap
from render.kit.drawing.look import HOUSE, Look, wear, woven
from render.kit.drawing.shapes import Sprite
from render.kit.drawing.sheet import Sheet
from render.kit.drawing.text import BOLD, MEDIUM, Align
from render.kit.drawing.typesetting import current
from render.kit.drawing.written import carry, cover
from render.kit.pieces import cards

_TWO = 1.15
"""From this size on, in least sizes, the place of a line has room for two of the least size."""
_ALONE = ("bar", "last", "name")
"""The roles of texts that stand below or above another one: they stay on one line."""
_CLOSE = 1.08
"""The distance between two small lines in place of a larger one, in sizes of their type."""


def on_two_lines(words: str, face: str, size: int, room: float | None) -> tuple[str, ...]:
    """Return words that yield as two lines of the least size, if one has no room for them; else nothing."""
    least = theme.LEAST_SIZE
    if room is None or not current().yields or size < _TWO * least or text.width(words, face, least) <= room:
        return ()
    lines = balanced(words, face, least, room)
    return lines if len(lines) == 2 and max(text.width(line, face, least) for line in lines) <= room else ()


class Surface:
    """An opaque picture in the making; ``image`` is its Pillow RGB image, for any other drawing."""

    def __init__(
        self, height: int = theme.TABLE_HEIGHT, width: int = theme.WIDTH, ground: str = "", *, look: Look = HOUSE
    ) -> None:
        """Make an empty picture on the ground of a look, or on a plain colour."""
        self.look = look
        self.image: Image.Image = Sheet(theme.rgb(ground) if ground else woven(look, width, height), width, height)
        wear(self.image, look)

    @property
    def width(self) -> int:
        """Return the width in pixels."""
        return self.image.width

    @property
    def height(self) -> int:
        """Return the height in pixels."""
        return self.image.height

    # Words

    def text(
        self,
        x: float,
        y: float,
        words: str,
        *,
        size: int = theme.LABEL_SIZE,
        colour: str = theme.CREAM,
        face: str = BOLD,
        align: Align = "l",
        room: float | None = None,
        least: int | None = None,
        role: str = "text",
    ) -> float:
        """Draw one line with its optical middle at y, fitted into ``room``.  Return its width.

        Words that yield get a second line before they are cut, if they are large enough for two of the least size.
        """
        halves = on_two_lines(words, face, size, room) if role not in _ALONE else ()
        for k, line in enumerate(halves):
            down = (k - 0.5) * _CLOSE * theme.LEAST_SIZE
            text.draw(
                self.image, x, y + down, line, size=theme.LEAST_SIZE, colour=colour, face=face, align=align, role=role
            )
        if halves:
            return max(text.width(line, face, theme.LEAST_SIZE) for line in halves)
        return text.draw(
            self.image,
            x,
            y,
            words,
            size=size,
            colour=colour,
            face=face,
            align=align,
            room=room,
            least=least,
            role=role,
        )

    def paragraph(
        self,
        x: float,
        y: float,
        words: str,
        room: float,
        *,
        size: int = 34,
        colour: str = theme.CREAM,
        face: str = MEDIUM,
        leading: float = 1.45,
        align: Align = "l",
        most: int | None = None,
    ) -> float:
        """Draw wrapped text; y is its top. Of more than ``most`` lines the last one is cut.  Return the height."""
        split = balanced if align == "m" else wrap
        lines = split(words, face, size, room)
        if most is not None and len(lines) > most:
            rest = text.clip(lines[most - 1] + " " + lines[most], face, size, room)
            lines = (*lines[: most - 1], rest)
        return draw_lines(self.image, x, y, lines, size=size, colour=colour, face=face, leading=leading, align=align)

    def bilingual(
        self,
        x: float,
        y: float,
        first: str,
        second: str,
        *,
        size: int = theme.LABEL_SIZE,
        colour: str = theme.CREAM,
        quiet: str = "",
        align: Align = "l",
        room: float | None = None,
        second_size: int = 0,
        role: str = "text",
    ) -> float:
        """Draw a label in the table's language and behind it, smaller and quiet, in the other one. Return the width.

        Without room for both the second is left out.
        """
        small = second_size or max(22, round(size * 0.85))
        gap = round(size * 0.35)
        one, two = text.width(first, BOLD, size), text.width(second, MEDIUM, small)
        if not second or (room is not None and one + gap + two > room):
            return self.text(x, y, first, size=size, colour=colour, align=align, room=room, role=role)
        whole = one + gap + two
        left = x - {"l": 0.0, "m": whole / 2, "r": whole}[align]
        self.text(left, y, first, size=size, colour=colour, role=role)
        self.text(left + one + gap, y + 1, second, size=small, colour=quiet or self.look.quiet, face=MEDIUM, role=role)
        return whole

    # Surfaces

    def mat(self, x: float, y: float, width: float, height: float, radius: int = 56) -> None:
        """Draw the lighter middle of the table, on which cards are played."""
        x, y, width, height = round(x), round(y), round(width), round(height)
        shapes.rounded(self.image, x, y, width, height, radius, self.look.mat)
        shapes.ring(self.image, x, y, width, height, radius, 3, self.look.mat_line)

    def panel(self, x: float, y: float, width: float, height: float, radius: int = 20) -> None:
        """Draw a dark panel for numbers and words."""
        x, y, width, height = round(x), round(y), round(width), round(height)
        shapes.rounded(self.image, x, y, width, height, radius, self.look.panel)
        shapes.ring(self.image, x, y, width, height, radius, 2, self.look.line)

    def box(self, x: float, y: float, width: float, height: float, radius: int, colour: str) -> None:
        """Draw a filled rectangle with round corners."""
        shapes.rounded(self.image, x, y, round(width), round(height), radius, colour)

    def outline(
        self, x: float, y: float, width: float, height: float, radius: int, line: int, colour: str, dash: int = 0
    ) -> None:
        """Draw the outline of a rectangle with round corners, inside the box; dashed if ``dash`` is given."""
        shapes.ring(self.image, x, y, round(width), round(height), radius, line, colour, dash)

    def glow(self, x: float, y: float, width: int, height: int, colour: str = theme.GOLD, line: int = 6) -> None:
        """Draw an outline around a card of this place and size."""
        corner = cards.radius(width) + line
        shapes.ring(self.image, x - line, y - line, width + 2 * line, height + 2 * line, corner, line, colour)

    # Pieces

    def paste(self, part: "Surface", x: int, y: int) -> None:
        """Put another surface, which does not change any more, with its upper left corner at x, y.

        Its texts become texts of this one.
        """
        lay_opaque(self.image, part.image, x, y)
        carry(part.image, self.image, x, y)

    def sprite(self, sprite: Sprite, x: float, y: float) -> None:
        """Draw a card, chip or other sprite with its visible corner at x, y."""
        sprite.onto(self.image, x, y)

    def shape(self, name: str, x: float, y: float, size: int, colour: str) -> None:
        """Draw a shape (suit letter, ``crown``, ``check``, ...: ``render.kit.drawing.icons.SHAPES``) in the middle x,
        y.
        """
        icons.shape_at(self.image, name, x, y, size, colour)

    def disc(self, x: float, y: float, diameter: int, colour: str) -> None:
        """Draw a filled circle with its middle at x, y."""
        shapes.disc(self.image, x, y, diameter, colour)

    def row(self, sprites: list[Sprite], x: float, y: float, step: float) -> None:
        """Draw sprites in a row, each ``step`` further to the right and above the one before it."""
        for index, sprite in enumerate(sprites):
            self.sprite(sprite, x + index * step, y)

    def pill(
        self,
        x: float,
        y: float,
        width: int,
        height: int,
        words: str,
        *,
        size: int = 28,
        fill: str = "",
        colour: str = theme.CREAM,
        line: str = "",
    ) -> None:
        """Draw a pill of fixed size with words in its middle, which shrink to fit; ``fill`` "": the panel's colour."""
        cover(self.image, x, y, width, height)
        shapes.rounded(self.image, x, y, width, height, height // 2, fill or self.look.panel)
        if line:
            shapes.ring(self.image, x, y, width, height, height // 2, 3, line)
        self.text(
            x + width / 2,
            y + height / 2,
            words,
            size=size,
            colour=colour,
            align="m",
            room=width - height * 0.6,
            role="pill",
        )

    def badge(
        self,
        x: float,
        y: float,
        words: str,
        *,
        size: int = 29,
        height: int = 44,
        fill: str = theme.MINT,
        colour: str = theme.INK,
        line: str = "",
        align: Align = "m",
        icon: str = "",
        icon_colour: str = "",
        most: float = theme.WIDTH,
    ) -> int:
        """Draw a pill as wide as its words and icon; x is its left, middle or right (``align``).  Return its width.

        Words wider than ``most`` shrink.
        """
        words, size = text.fit(words, BOLD, size, most, theme.LEAST_SIZE)
        room = round(text.width(words, BOLD, size)) + (round(size * 1.5) if icon else 0)
        width = room + 2 * max(17, round(height * 0.4))
        left = round(x - {"l": 0.0, "m": width / 2, "r": float(width)}[align])
        cover(self.image, left, y, width, height)
        shapes.rounded(self.image, left, y, width, height, height // 2, fill)
        if line:
            shapes.ring(self.image, left, y, width, height, height // 2, 3, line)
        start = left + (width - room) / 2
        drawn = self.text(start, y + height / 2, words, size=size, colour=colour, role="badge")
        if icon:
            tall = round(size * 1.25)
            self.shape(icon, start + drawn + size * 0.3 + tall / 2, y + height / 2, tall, icon_colour or colour)
        return width
