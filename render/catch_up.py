"""Mark the changes of a picture since a person last looked: compare the content of both pictures.

Every picture stores the texts and cards drawn on it (``render.kit.drawing.written``), so no game has to report news.
News are cards that were nowhere on the earlier picture, or, if there are none, figures. A card that was only moved,
raised or dimmed is not new.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.kit.drawing import theme
from render.kit.drawing.ink import stamp
from render.kit.drawing.shapes import ring_mask
from render.kit.drawing.written import Written, covers, written

COLOUR: Final = theme.SEAT_COLOUR[1]
LINE: Final = 6
GAP: Final = 5
"""The gap between an outline and its content, px."""
CORNER: Final = 16
MOST_FIGURES: Final = 6
LEAST_SIZE: Final = 26
"""Figures smaller than this belong to cards and badges, px."""
NO_CARDS: Final = frozenset({"", "back", "empty"})
FIGURES: Final = frozenset({"text", "pill", "score", "sign", "name"})
"""Roles of texts that may be figures."""

Place = tuple[int, int, int, int]
"""Left, top, width, height, px."""


@dataclass(frozen=True, slots=True)
class Said:
    """The cards and figures of a picture, each with its left edge and middle line, px: the input for the comparison."""

    cards: tuple[tuple[str, int, int], ...]
    figures: tuple[tuple[str, int, int], ...]


def said(picture: Image.Image) -> Said:
    """Return the cards and figures of a picture."""

    def of(kind: Callable[[Written], str]) -> tuple[tuple[str, int, int], ...]:
        return tuple((kind(w), w.x, w.y) for w in written(picture) if kind(w))

    return Said(of(_card), of(_figure))


def outlined(then: Said, now: Image.Image) -> Image.Image:
    """Return ``now`` with an outline around the content that ``then`` lacks.

    The outline runs below anything on the card: badges, the next card of a fan.
    """
    picture = now.copy()
    for box in news(then, now):
        x, y = box[0] - GAP - LINE, box[1] - GAP - LINE
        ring = ring_mask(box[2] + 2 * (GAP + LINE), box[3] + 2 * (GAP + LINE), CORNER, LINE).copy()
        for left, top, wide, tall in _above(now, box):
            ring.paste(0, (left - x, top - y, left - x + wide, top - y + tall))
        stamp(picture, COLOUR, x, y, ring)
    return picture


def _above(picture: Image.Image, box: Place) -> Sequence[Place]:
    """Return the boxes drawn over a card at this place; none for a text."""
    drawn = [(c.x, c.y, c.width, c.height) for c in covers(picture)]
    return drawn[len(drawn) - drawn[::-1].index(box) :] if box in drawn else ()


def news(then: Said, now: Image.Image) -> list[Place]:
    """Return the boxes of new cards on ``now``; if there are none, of new figures."""
    cards = [_card_box(now, w) for w in _fresh(then.cards, now, _card)]
    if cards:
        return cards
    figures = [_text_box(w) for w in _fresh(then.figures, now, _figure)]
    return figures if len(figures) <= MOST_FIGURES else []


def _fresh(then: Sequence[tuple[str, int, int]], now: Image.Image, kind: Callable[[Written], str]) -> Iterator[Written]:
    """Return the entries more frequent in ``now`` than in ``then``; of equal ones those at new places."""
    places = set(then)
    left = Counter(text for text, _, _ in then)
    today = [w for w in written(now) if kind(w)]
    for w in sorted(today, key=lambda w: (kind(w), w.x, w.y) not in places):
        if left[kind(w)] <= 0:
            yield w
        left[kind(w)] -= 1


def _card(w: Written) -> str:
    """Return the drawn card; "" for none. A dimmed card is in brackets, and is the same card."""
    said = w.text.strip("()")
    return said if w.role == "card" and said not in NO_CARDS else ""


def _figure(w: Written) -> str:
    """Return a text with a number in it, if it is large enough to stand alone; "" for any other."""
    return w.text if w.role in FIGURES and w.size >= LEAST_SIZE and any(c.isdigit() for c in w.text) else ""


def _card_box(picture: Image.Image, w: Written) -> Place:
    """Return the box of the card that ``w`` names; a cover of the same place and width gives its height."""
    for c in reversed(covers(picture)):
        if abs(c.x - w.x) <= 1 and abs(c.width - w.width) <= 1 and abs(c.y + c.height / 2 - w.y) <= 1:
            return c.x, c.y, c.width, c.height
    tall = round(w.width * 1.4)
    return w.x, w.y - tall // 2, w.width, tall


def _text_box(w: Written) -> Place:
    tall = round(w.size * 1.1)
    return w.x, w.y - tall // 2, w.width, tall
