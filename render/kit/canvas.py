"""The canvas a painter draws a picture on: all of a Surface, and players, piles and bubbles.

Coordinates are pixels of the 1200 px wide picture; a text's y is its optical middle line, everything else
is placed by its upper left corner.  The words are passed in; there is no language in this module.
"""

from dataclasses import dataclass
from typing import Final

from render.kit import cards, portraits, shapes, text, theme
from render.kit.ink import lay
from render.kit.surface import Surface
from render.kit.text import BOLD, MEDIUM

PLAQUE_HEIGHT: Final = 104
SLIM_HEIGHT: Final = 64


@dataclass(frozen=True, slots=True)
class Plaque:
    """What a player's plaque says.

    ``seat`` (0 to 6) gives the colour.  ``score`` is the big number with its small ``unit``; ``state`` the
    quiet words beside it.  ``turn`` makes it gold: put the word for it into ``turn_word`` so that colour
    never speaks alone.  ``team`` is a letter on the avatar, ``computer`` puts the machine's sign there
    instead of the name's first letter, ``winner`` outlines the plaque in mint.
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


class Canvas(Surface):
    """A table picture in the making."""

    # Piles

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

    # Players

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
        """A bubble with an arrow ``left``, ``right``, ``up`` or ``down``.  Returns its width."""
        words = f"{words} {second}" if second else words
        width = round(text.width(words, BOLD, size)) + 40
        shapes.rounded(self.image, x, y, width, height, 20, fill)
        self.text(x + width / 2, y + height / 2, words, size=size, colour=colour, align="m", role="bubble")
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
        """A disc in the seat's colour with the name's first letter, or with a computer player's portrait."""
        if turn:
            shapes.disc(self.image, x, y, diameter + 10, theme.GOLD_TEXT)
        shapes.disc(self.image, x, y, diameter, theme.SEAT_COLOUR[seat])
        animal = portraits.animal_of(name)
        if animal is not None:
            head = portraits.portrait(animal, round(diameter * 0.82))
            lay(self.image, head, round(x - head.width / 2), round(y - head.height / 2))
        elif computer:
            self.shape("computer", x, y, round(diameter * 0.6), theme.INK)
        else:
            shapes.glyph(
                self.image,
                x,
                y,
                text.name(name)[0].upper(),
                round(diameter * 0.52),
                theme.INK,
                room=round(diameter * 0.8),
                role="avatar",
            )
        if team:
            at = diameter * 0.39
            big = max(24, round(diameter * 0.42))
            shapes.disc(self.image, x + at, y + at + 2, big + 6, theme.GOLD if turn else ground)
            shapes.disc(self.image, x + at, y + at + 2, big, theme.INK if turn else theme.CREAM)
            shapes.glyph(self.image, x + at, y + at + 2, team, round(big * 0.72), theme.GOLD if turn else theme.INK)

    def plaque(self, x: int, y: int, width: int, who: Plaque) -> None:
        """A player's plaque, 104 px high: avatar, name, below it state and score.  At least 250 px wide."""
        height = PLAQUE_HEIGHT
        self._plaque_ground(x, y, width, height, who)
        front, quiet = (theme.INK, theme.GOLD_TEXT) if who.turn else (theme.CREAM, theme.QUIET)
        self.avatar(x + 52, y + 52, 72, who.name, who.seat, turn=who.turn, team=who.team, computer=who.computer)
        left, right = x + 102, x + width - 18
        self.text(
            left,
            y + 32,
            text.name(who.name),
            size=theme.NAME_SIZE,
            colour=front,
            room=right - left,
            least=theme.NAME_MIN,
            role="name",
        )
        line = y + 76
        end = float(right)
        if who.unit:
            end -= self.text(end, line + 1, who.unit, size=26, colour=quiet, face=MEDIUM, align="r", role="unit") + 6
        if who.score:
            end -= (
                self.text(end, line - 1, who.score, size=theme.SCORE_SIZE, colour=front, align="r", role="score") + 14
            )
        start = float(left)
        if who.turn and who.turn_word:
            start += (
                self.badge(
                    start,
                    line - 19,
                    who.turn_word,
                    size=27,
                    height=40,
                    fill=theme.INK,
                    colour=theme.GOLD,
                    align="l",
                )
                + 12
            )
        if who.state and end - start > 40:
            self.text(
                start,
                line,
                who.state,
                size=theme.LABEL_SIZE,
                colour=quiet,
                face=MEDIUM,
                room=end - start,
                least=24,
                role="state",
            )

    def slim(self, x: int, y: int, width: int, who: Plaque) -> None:
        """A plaque of one row, 64 px high: avatar, name, turn word, state, score."""
        height = SLIM_HEIGHT
        self._plaque_ground(x, y, width, height, who)
        front, quiet = (theme.INK, theme.GOLD_TEXT) if who.turn else (theme.CREAM, theme.QUIET)
        line = y + 32
        self.avatar(x + 38, line, 48, who.name, who.seat, turn=who.turn, team=who.team, computer=who.computer)
        end = float(x + width - 18)
        if who.unit:
            end -= self.text(end, line + 1, who.unit, size=24, colour=quiet, face=MEDIUM, align="r", role="unit") + 8
        if who.score:
            end -= self.text(end, line, who.score, size=40, colour=front, align="r", role="score") + 20
        if who.state:
            end -= self.text(end, line, who.state, size=28, colour=quiet, face=MEDIUM, align="r", role="state") + 18
        if who.turn and who.turn_word:
            end -= (
                self.badge(
                    end,
                    y + 12,
                    who.turn_word,
                    size=28,
                    height=40,
                    fill=theme.INK,
                    colour=theme.GOLD,
                    align="r",
                )
                + 14
            )
        left = x + 74
        self.text(
            left,
            line,
            text.name(who.name),
            size=34,
            colour=front,
            room=max(60, end - left),
            least=theme.NAME_MIN,
            role="name",
        )

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
