"""The canvas a painter draws a picture on: surfaces, plaques, words, sprites.

Coordinates are pixels of the 1200 px wide picture; a text's y is its optical middle line, everything else is
placed by its upper left corner.  The words are passed in; there is no language in this module.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Self

from PIL import Image

from render import cards, shapes, text, theme
from render.shapes import Sprite
from render.text import BOLD, MEDIUM, Align

PLAQUE_HEIGHT: Final = 104
SLIM_HEIGHT: Final = 64


@dataclass(frozen=True, slots=True)
class Plaque:
    """What a player's plaque says.

    ``seat`` (0 to 6) gives the colour.  ``score`` is the big number with its small ``unit``; ``state`` the quiet
    words beside it.  ``turn`` makes it gold: put the word for it into ``turn_word`` so that colour never
    speaks alone.  ``team`` is a letter on the avatar, ``computer`` puts the machine's sign there instead of the
    name's first letter, ``winner`` outlines the plaque in mint.
    """

    name: str
    seat: int
    score: str = ""
    unit: str = ""
    state: str = ""
    turn: bool = False
    turn_word: str = ""
    team: str = ""
    computer: bool = False
    winner: bool = False


class Canvas:
    """An opaque picture in the making; ``image`` is a Pillow RGB image for anything the methods do not offer."""

    def __init__(self, height: int = theme.TABLE_HEIGHT, width: int = theme.WIDTH, ground: str = theme.FELT) -> None:
        self.image = Image.new("RGB", (width, height), ground)

    @classmethod
    def copy_of(cls, background: "Canvas") -> Self:
        """A canvas that starts as a copy of a finished background (cache the background, never draw on it)."""
        new = cls.__new__(cls)
        new.image = background.image.copy()
        return new

    @property
    def width(self) -> int:
        """Width in pixels."""
        return self.image.width

    @property
    def height(self) -> int:
        """Height in pixels."""
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
    ) -> float:
        """One line with its optical middle at y; shrinks and is cut to fit into ``room``.  Returns its width."""
        return text.draw(
            self.image, x, y, words, size=size, colour=colour, face=face, align=align, room=room, least=least
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
        """Wrapped text, y its top; at most ``most`` lines, the last cut with an ellipsis.  Returns the height."""
        lines = text.wrap(words, face, size, room)
        if most is not None and len(lines) > most:
            rest = text.clip(lines[most - 1] + " " + lines[most], face, size, room)
            lines = (*lines[: most - 1], rest)
        return text.draw_lines(
            self.image, x, y, lines, size=size, colour=colour, face=face, leading=leading, align=align
        )

    def both(
        self,
        x: float,
        y: float,
        first: str,
        second: str,
        *,
        size: int = theme.LABEL_SIZE,
        colour: str = theme.CREAM,
        quiet: str = theme.QUIET,
        align: Align = "l",
        room: float | None = None,
    ) -> float:
        """A label in the table's language with the other one, smaller and quiet, behind it.  Returns the width.

        Without room for both the second is left out.
        """
        small = max(22, round(size * 0.85))
        gap = round(size * 0.35)
        one, two = text.width(first, BOLD, size), text.width(second, MEDIUM, small)
        if not second or (room is not None and one + gap + two > room):
            return self.text(x, y, first, size=size, colour=colour, align=align, room=room)
        whole = one + gap + two
        left = x - {"l": 0.0, "m": whole / 2, "r": whole}[align]
        self.text(left, y, first, size=size, colour=colour)
        self.text(left + one + gap, y + 1, second, size=small, colour=quiet, face=MEDIUM)
        return whole

    # Surfaces

    def top_bar(self, title: str, second: str = "", right: str = "", middle: str = "") -> None:
        """The bar on top: game title with its other language behind it, a quiet middle, the state on the right."""
        shapes.rounded(self.image, 0, 0, self.width, theme.BAR_HEIGHT, 0, theme.PANEL)
        edge, line = theme.TEXT_SAFE, theme.BAR_HEIGHT // 2
        free = self.width - 2 * edge
        if right:
            free -= round(self.text(self.width - edge, line, right, size=30, align="r", room=free * 0.5)) + 32
        if middle:
            used = self.text(
                edge + free, line, middle, size=28, colour=theme.QUIET, face=MEDIUM, align="r", room=free * 0.4
            )
            free -= round(used) + 32
        self.both(edge, line, title, second, size=theme.TITLE_SIZE, room=free)

    def mat(self, x: int, y: int, width: int, height: int, radius: int = 56) -> None:
        """The lighter middle of the table on which cards are played."""
        shapes.rounded(self.image, x, y, width, height, radius, theme.MAT)
        shapes.ring(self.image, x, y, width, height, radius, 3, theme.MAT_LINE)

    def panel(self, x: int, y: int, width: int, height: int, radius: int = 20) -> None:
        """A dark panel for numbers and words."""
        shapes.rounded(self.image, x, y, width, height, radius, theme.PANEL)
        shapes.ring(self.image, x, y, width, height, radius, 2, theme.PANEL_LINE)

    def box(self, x: float, y: float, width: int, height: int, radius: int, colour: str) -> None:
        """A filled rectangle with round corners."""
        shapes.rounded(self.image, x, y, width, height, radius, colour)

    def outline(
        self, x: float, y: float, width: int, height: int, radius: int, line: int, colour: str, dash: int = 0
    ) -> None:
        """The outline of a rectangle with round corners, inside the box; dashed when dash is given."""
        shapes.ring(self.image, x, y, width, height, radius, line, colour, dash)

    def glow(self, x: float, y: float, width: int, height: int, colour: str = theme.GOLD, line: int = 6) -> None:
        """An outline outside a card of this place and size."""
        corner = cards.radius(width) + line
        shapes.ring(self.image, x - line, y - line, width + 2 * line, height + 2 * line, corner, line, colour)

    # Pieces

    def sprite(self, sprite: Sprite, x: float, y: float) -> None:
        """A card, chip or other sprite with its visible corner at x, y."""
        sprite.onto(self.image, x, y)

    def shape(self, name: str, x: float, y: float, size: int, colour: str) -> None:
        """A named shape (suit letter, ``crown``, ``check``, ... see render.shapes.SHAPES) centred on x, y."""
        shapes.shape_at(self.image, name, x, y, size, colour)

    def disc(self, x: float, y: float, diameter: int, colour: str) -> None:
        """A filled circle centred on x, y."""
        shapes.disc(self.image, x, y, diameter, colour)

    def row(self, sprites: list[Sprite], x: float, y: float, step: float) -> None:
        """Sprites one behind the other, each ``step`` further to the right."""
        for index, sprite in enumerate(sprites):
            self.sprite(sprite, x + index * step, y)

    def fan(self, count: int, x: float, y: float, width: int = 54, step: int = 19) -> int:
        """Cards from behind with a pill that counts them; returns the width used.  Nothing for count 0."""
        if count <= 0:
            return 0
        for index in range(count):
            self.sprite(cards.back(width), x + index * step, y)
        right = x + (count - 1) * step + width
        self.pill(right - 26, y + cards.card_height(width) - 32, 50, 40, str(count), size=28, line=theme.QUIET)
        return (count - 1) * step + width + 24

    def stock(self, count: int, x: int, y: int, width: int = 84) -> None:
        """A face-down pile with its count; an empty place with 0 when nothing is left."""
        high = cards.card_height(width)
        if count:
            for layer in range(min(3, count)):
                self.sprite(cards.back(width), x + layer * 3, y - layer * 2)
        else:
            self.sprite(cards.empty(width), x, y)
        self.pill(x + (width - 80) // 2 + 3, y + high - 18, 80, 44, str(count), size=28, line=theme.QUIET)

    def pill(
        self,
        x: float,
        y: float,
        width: int,
        height: int,
        words: str,
        *,
        size: int = 28,
        fill: str = theme.PANEL,
        colour: str = theme.CREAM,
        line: str = "",
    ) -> None:
        """A pill of fixed size with centred words, which shrink to fit."""
        shapes.rounded(self.image, x, y, width, height, height // 2, fill)
        if line:
            shapes.ring(self.image, x, y, width, height, height // 2, 3, line)
        self.text(
            x + width / 2, y + height / 2, words, size=size, colour=colour, align="m", room=width - height * 0.6
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
    ) -> int:
        """A pill as wide as its words (and an icon behind them); x is its middle, left or right.  Returns its width."""
        room = round(text.width(words, BOLD, size)) + (round(size * 1.5) if icon else 0)
        width = room + 2 * max(17, round(height * 0.4))
        left = round(x - {"l": 0.0, "m": width / 2, "r": float(width)}[align])
        shapes.rounded(self.image, left, y, width, height, height // 2, fill)
        if line:
            shapes.ring(self.image, left, y, width, height, height // 2, 3, line)
        start = left + (width - room) / 2
        drawn = self.text(start, y + height / 2, words, size=size, colour=colour)
        if icon:
            tall = round(size * 1.25)
            self.shape(icon, start + drawn + size * 0.3 + tall / 2, y + height / 2, tall, icon_colour or colour)
        return width

    def bubble(
        self,
        x: int,
        y: int,
        words: str,
        *,
        second: str = "",
        toward: str = "right",
        fill: str = theme.GOLD,
        colour: str = theme.INK,
        size: int = 34,
        height: int = 70,
    ) -> int:
        """A speech bubble with an arrow ``left``, ``right``, ``up`` or ``down``; x, y its corner.  Returns its width."""
        words = f"{words} {second}" if second else words
        width = round(text.width(words, BOLD, size)) + 40
        shapes.rounded(self.image, x, y, width, height, 20, fill)
        self.text(x + width / 2, y + height / 2, words, size=size, colour=colour, align="m")
        tip = 26
        middle_x, middle_y = x + width / 2, y + height / 2
        place = {
            "right": (x + width + tip / 2 - 4, middle_y),
            "left": (x - tip / 2 + 4, middle_y),
            "up": (middle_x, y - tip / 2 + 4),
            "down": (middle_x, y + height + tip / 2 - 4),
        }[toward]
        self.shape(toward, *place, tip, fill)
        return width

    # Players

    def avatar(
        self,
        x: float,
        y: float,
        diameter: int,
        name: str,
        seat: int,
        *,
        turn: bool = False,
        team: str = "",
        computer: bool = False,
        ground: str = theme.PANEL,
    ) -> None:
        """A disc in the seat's colour with the name's first letter (or the computer's sign), centred on x, y."""
        if turn:
            shapes.disc(self.image, x, y, diameter + 10, theme.GOLD_TEXT)
        shapes.disc(self.image, x, y, diameter, theme.SEAT_COLOUR[seat])
        if computer:
            self.shape("computer", x, y, round(diameter * 0.6), theme.INK)
        else:
            shapes.glyph(
                self.image, x, y, text.name(name)[0].upper(), round(diameter * 0.52), theme.INK, room=round(diameter * 0.8)
            )
        if team:
            at = diameter * 0.39
            big = max(24, round(diameter * 0.42))
            shapes.disc(self.image, x + at, y + at + 2, big + 6, theme.GOLD if turn else ground)
            shapes.disc(self.image, x + at, y + at + 2, big, theme.INK if turn else theme.CREAM)
            shapes.glyph(
                self.image, x + at, y + at + 2, team, round(big * 0.72), theme.GOLD if turn else theme.INK
            )

    def plaque(self, x: int, y: int, width: int, who: Plaque) -> None:
        """A player's plaque, 104 px high: avatar, name, below it state and score.  At least 250 px wide."""
        height = PLAQUE_HEIGHT
        self._plaque_ground(x, y, width, height, who)
        front, quiet = (theme.INK, theme.GOLD_TEXT) if who.turn else (theme.CREAM, theme.QUIET)
        self.avatar(x + 52, y + 52, 72, who.name, who.seat, turn=who.turn, team=who.team, computer=who.computer)
        left, right = x + 102, x + width - 18
        self.text(
            left, y + 32, text.name(who.name), size=theme.NAME_SIZE, colour=front, room=right - left, least=theme.NAME_MIN
        )
        line = y + 76
        end = float(right)
        if who.unit:
            end -= self.text(end, line + 1, who.unit, size=26, colour=quiet, face=MEDIUM, align="r") + 6
        if who.score:
            end -= self.text(end, line - 1, who.score, size=theme.SCORE_SIZE, colour=front, align="r") + 14
        start = float(left)
        if who.turn and who.turn_word:
            start += self.badge(
                start, line - 19, who.turn_word, size=27, height=40, fill=theme.INK, colour=theme.GOLD, align="l"
            ) + 12
        if who.state and end - start > 40:
            self.text(start, line, who.state, size=theme.LABEL_SIZE, colour=quiet, face=MEDIUM, room=end - start, least=24)

    def slim(self, x: int, y: int, width: int, who: Plaque) -> None:
        """A plaque of one row, 64 px high: avatar, name, turn word, state, score."""
        height = SLIM_HEIGHT
        self._plaque_ground(x, y, width, height, who)
        front, quiet = (theme.INK, theme.GOLD_TEXT) if who.turn else (theme.CREAM, theme.QUIET)
        line = y + 32
        self.avatar(x + 38, line, 48, who.name, who.seat, turn=who.turn, team=who.team, computer=who.computer)
        end = float(x + width - 18)
        if who.unit:
            end -= self.text(end, line + 1, who.unit, size=24, colour=quiet, face=MEDIUM, align="r") + 8
        if who.score:
            end -= self.text(end, line, who.score, size=40, colour=front, align="r") + 20
        if who.state:
            end -= self.text(end, line, who.state, size=28, colour=quiet, face=MEDIUM, align="r") + 18
        if who.turn and who.turn_word:
            end -= self.badge(
                end, y + 12, who.turn_word, size=28, height=40, fill=theme.INK, colour=theme.GOLD, align="r"
            ) + 14
        left = x + 74
        self.text(left, line, text.name(who.name), size=34, colour=front, room=max(60, end - left), least=theme.NAME_MIN)

    def _plaque_ground(self, x: int, y: int, width: int, height: int, who: Plaque) -> None:
        shapes.rounded(self.image, x, y, width, height, 20, theme.GOLD if who.turn else theme.PANEL)
        if who.winner:
            shapes.ring(self.image, x, y, width, height, 20, 5, theme.MINT)
        elif not who.turn:
            shapes.ring(self.image, x, y, width, height, 20, 2, theme.PANEL_LINE)

    def turn_slot(self, x: int, y: int, width: int, word: str, second: str = "") -> None:
        """The empty place where the player to move will put his card: gold dashes and the word for turn."""
        high = cards.card_height(width)
        self.sprite(cards.empty(width, colour=theme.GOLD, fill=theme.mix(theme.MAT, theme.FELT, 0.6)), x, y)
        middle = y + high / 2
        room = width - 24
        if second:
            self.text(x + width / 2, middle - 20, word, size=40, colour=theme.GOLD, align="m", room=room)
            self.text(x + width / 2, middle + 24, second, size=28, colour=theme.GOLD, align="m", room=room)
        else:
            self.text(x + width / 2, middle, word, size=40, colour=theme.GOLD, align="m", room=room)


@lru_cache(maxsize=64)
def bar_background(height: int, title: str, second: str) -> Canvas:
    """A felt with a finished title bar, to be copied."""
    canvas = Canvas(height)
    canvas.top_bar(title, second)
    return canvas
