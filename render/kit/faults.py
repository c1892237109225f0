"""What cannot be read on a picture: words that leave it, lie on other words, below something, or are too small."""

from __future__ import annotations

from typing import Final, NamedTuple

from PIL import Image

from render.kit import theme
from render.kit.names import INK
from render.kit.written import Written, covers, written

_EDGE: Final = 6
"""Nothing is written nearer to the left or right edge, px."""
_TOUCH: Final = 2.0
"""So many pixels two boxes may share before they count as lying on each other."""
_SIGNS: Final = ("sign", "avatar")
"""Roles of what is also said in words beside it."""


class _Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: _Box) -> bool:
        """Whether the two share more than a rim."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across > _TOUCH and down > _TOUCH


def faults(image: Image.Image) -> list[str]:
    """All of them, a sentence each; none on a good picture.

    Cards and other sprites may hide each other, as in a fan.  Signs, seals and portraits (``_SIGNS``) may be
    small: what they say stands beside them in words.
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
    """Pairs of texts that lie on each other, in the order in which they were drawn."""
    found = []
    from_the_left = sorted(texts, key=lambda text: text[2].left)
    for k, (index, one, box) in enumerate(from_the_left, 1):
        for other_index, other, beside in from_the_left[k:]:
            if beside.left >= box.right:
                break  # and so are all further ones
            if box.meets(beside):
                found.append(sorted(((index, one), (other_index, other))))
    return [(a, b) for (_, a), (_, b) in sorted(found)]


def _box(one: Written) -> _Box:
    half = one.size * INK / 2
    return _Box(one.x, one.y - half, one.x + one.width, one.y + half)
