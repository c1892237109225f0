"""The private picture: one's own cards, numbered as in the menus, and a line saying what to do.

Painters that need more (a second zone, melds) draw on the canvas that ``paint`` returns.
"""

from dataclasses import dataclass
from typing import Final

from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.cards import card, card_height, dimmed
from render.kit.shapes import Sprite

ONE_ROW: Final = 8
MOST: Final = 26
_LIFT: Final = 16
_PILL: Final = 50


@dataclass(frozen=True, slots=True)
class HandCard:
    """One card: a French card by rank and suit, or any ``face`` made elsewhere (a callable of nothing but
    width).

    ``playable`` None means that nothing is asked of this hand now: the card is neither lifted nor dimmed.
    ``mark`` is a short word on the card (new, chosen); ``label`` replaces the running number below it.
    """

    rank: str = ""
    suit: str = ""
    playable: bool | None = None
    mark: str = ""
    label: str = ""
    face: "Face | None" = None


class Face:
    """A kind of card the kit does not know: subclass it (frozen dataclass) and return a cached sprite."""

    def sprite(self, width: int) -> Sprite:
        """The card, ``width`` pixels wide and about 1.4 times as high."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand picture.

    ``title`` and ``second``: whose and what, in both languages.  ``task``: what to do now, shown in gold at
    the right of the bar (``task_suit``: a suit letter drawn behind it); ``note``: one more quiet line at
    the bottom, such as the state of the table.  ``empty``: the words for a hand without cards.
    ``classic``: two-colour suits.  ``above``: pixels under the bar left free for the painter's own drawing.
    """

    title: str
    second: str
    cards: tuple[HandCard, ...]
    task: str = ""
    task_suit: str = ""
    note: str = ""
    empty: str = ""
    classic: bool = False
    above: int = 0


def paint(hand: Hand) -> Canvas:
    """Draw the hand on 1200 x 640.  ValueError for more than 26 cards."""
    if len(hand.cards) > MOST:
        raise ValueError(f"{len(hand.cards)} cards do not fit into a hand picture")
    canvas = Canvas(theme.HAND_HEIGHT)
    canvas.top_bar(hand.title, hand.second)
    if hand.task:
        suit = hand.task_suit
        colour = (theme.CLASSIC_COLOUR if hand.classic else theme.SUIT_COLOUR)[suit] if suit else ""
        canvas.badge(
            theme.WIDTH - theme.TEXT_SAFE,
            10,
            hand.task,
            height=52,
            fill=theme.GOLD,
            align="r",
            icon=suit,
            icon_colour=colour,
        )
    bottom = theme.HAND_HEIGHT - (56 if hand.note else 12)
    if hand.note:
        canvas.text(
            600,
            theme.HAND_HEIGHT - 34,
            hand.note,
            size=30,
            colour=theme.QUIET,
            align="m",
            room=1130,
            least=24,
        )
    top = theme.BAR_HEIGHT + hand.above
    if hand.cards:
        _rows(canvas, hand, top + 12, bottom)
    elif hand.empty:
        middle = (top + bottom) / 2
        canvas.text(600, middle, hand.empty, size=40, colour=theme.QUIET, align="m", room=1100)
    return canvas


def _rows(canvas: Canvas, hand: Hand, top: int, bottom: int) -> None:
    count = len(hand.cards)
    rows = 1 if count <= ONE_ROW else 2
    longest = -(-count // rows)
    tall = (bottom - top) // rows
    # Above the card the room it is lifted by, below it the part of its number that hangs over
    widest = int((tall - _LIFT - 6 - _PILL + 14) / 1.4)
    free = theme.WIDTH - 2 * theme.TEXT_SAFE
    gap = 20 if longest <= ONE_ROW else 10
    width = min(220, widest, max(104, (free - gap * (longest - 1)) // longest))
    step = min(width + 28.0, (free - width) / max(1, longest - 1))
    used = _LIFT + card_height(width) + _PILL - 14
    for index, entry in enumerate(hand.cards):
        row, column = divmod(index, longest)
        here = longest if row < rows - 1 else count - longest * (rows - 1)
        left = theme.WIDTH / 2 - ((here - 1) * step + width) / 2
        y = top + row * tall + max(0, tall - used) // 2 + _LIFT
        _card(canvas, hand, entry, index + 1, round(left + column * step), y, width, step)


def _card(canvas: Canvas, hand: Hand, entry: HandCard, number: int, x: int, y: int, width: int, step: float) -> None:
    high = card_height(width)
    lifted = y - _LIFT if entry.playable else y
    sprite = entry.face.sprite(width) if entry.face else card(entry.rank, entry.suit, width, False, hand.classic)
    canvas.sprite(dimmed(sprite) if entry.playable is False else sprite, x, lifted)
    if entry.playable:
        canvas.glow(x, lifted, width, high, theme.GOLD, 5)
    if entry.mark:
        # above the number, where it hides neither rank nor suit
        canvas.badge(x + width / 2, lifted + high - 52, entry.mark, size=26, height=36)
    pill = min(72, round(step) - 4)
    fill, colour, line = (theme.GOLD, theme.INK, "") if entry.playable else (theme.PANEL, theme.QUIET, theme.MAT_LINE)
    if entry.playable is None:
        colour = theme.CREAM
    words = entry.label or str(number)
    canvas.pill(
        x + (width - pill) // 2,
        lifted + high - 14,
        pill,
        _PILL,
        words,
        size=38,
        fill=fill,
        colour=colour,
        line=line,
    )
