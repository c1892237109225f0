"""Texts that cannot be read: they leave the picture, overlap, lie below a card or a panel, or are too small."""

from __future__ import annotations

from typing import Final, NamedTuple

from PIL import Image

from render.kit.drawing import theme
from render.kit.drawing.names import INK
from render.kit.drawing.written import Written, covers, written

_EDGE: Final = 6
"""Texts keep this distance to the left and the right edge, px."""
_TOUCH: Final = 2.0
"""Two boxes overlap if they share more than this many pixels in both directions."""
_SIGNS: Final = ("sign", "avatar")
"""Roles of texts whose meaning also stands in words beside them."""


class _Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: _Box) -> bool:
        """True if the two boxes share more than an edge."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across > _TOUCH and down > _TOUCH


def faults(image: Image.Image) -> list[str]:
    """Return all faults, a sentence each; none for a good picture.

    Cards and other sprites may hide each other, as in a fan.  Signs, seals and portraits (``_SIGNS``) may be small:
    their meaning stands in words beside them.
    """
    texts = [(index, one, _box(one)) for index, one in enumerate(written(image)) if one.size and one.text.strip()]
    found = []
    for _, one, box in texts:
        if box.left < _EDGE or box.right > image.width - _EDGE or box.top < 0 or box.bottom > image.height:
            found.append(f"{one.text!r} leaves the picture at {one.x}, {one.y}")
        if one.size < theme.LEAST_SIZE and one.role not in _SIGNS:
            found.append(f"{one.text!r} is written in {one.size} px")
    for cover in covers(image):
        over = _Box(cover.x, cover.y, cover.x + cover.width, cover.y + cover.height)
        found += [
            f"{one.text!r} is hidden at {one.x}, {one.y}"
            for k, one, box in texts
            if k < cover.texts and box.top < over.bottom and over.top < box.bottom and box.meets(over)
        ]
    found += [f"{a.text!r} and {b.text!r} lie on each other at {a.x}, {a.y}" for a, b in _overlapping(texts)]
    return found


def _overlapping(texts: list[tuple[int, Written, _Box]]) -> list[tuple[Written, Written]]:
    """Return the pairs of texts that overlap, in the order in which they were drawn."""
    found = []
    from_the_left = sorted(texts, key=lambda text: text[2].left)
    for k, (index, one, box) in enumerate(from_the_left, 1):
        for other_index, other, beside in from_the_left[k:]:
            if beside.left >= box.right:
                break  # and so are all texts after it
            if box.meets(beside):
                found.append(sorted(((index, one), (other_index, other))))
    return [(a, b) for (_, a), (_, b) in sorted(found)]


def _box(one: Written) -> _Box:
    half = one.size * INK / 2
    return _Box(one.x, one.y - half, one.x + one.width, one.y + half)
