"""Choose the 256 colours of ``palette.txt``: ``python -m render.palette_build`` (a minute or two; not at run time).

One palette serves the looks of all games, those to come as well.  The theme's own colours stay exact, and so do the
ground, the panel, the mat and the trays of each look.  Then, again and again, the colour that is worst served on the
specimen pages in all looks and on every game's rules pages and cover: the largest (pixels with it) ** 0.5 x (distance
to the nearest chosen colour).  Over pictures of matches it is then off by 1.3 of 255 on average, and by more than 16 in
one of a hundred pixels.  Nothing may come within 8 levels of a theme colour in every channel, because Pillow finds the
nearest palette entry on a coarse grid and a large flat area would shift by a hair.
"""

import math
from collections import Counter
from itertools import chain
from typing import Final

from PIL import Image

from locales import words
from render.encode import PALETTE_FILE
from render.games.registry import PAINTERS
from render.kit import cards, theme, tiles
from render.kit.look import Look, look
from render.specimen import PAGES, outcome, own_hand, trick_table

SIZE: Final = 256
PLANNED: Final = (
    look("#33383A", "planks"),
    look("#3A3314", "seigaiha"),
    look("#221F2E", "diamond"),
    look("#4A3112", "tatami"),
    look("#0F4030", "diamond"),
    look("#2B3D1A", "seigaiha"),
    look("#3B3B46", "shippo"),
)
"""Looks for future games."""
Lab = tuple[float, float, float]


def keys() -> list[theme.Rgb]:
    """Return the colours that must be exact, without repetition."""
    names = [value for key, value in sorted(vars(theme).items()) if isinstance(value, str) and value.startswith("#")]
    lists = chain(
        names,
        theme.SUIT_COLOUR.values(),
        theme.SUIT_TINT.values(),
        theme.SEAT_COLOUR,
        theme.COVER,
        theme.PIPS,
    )
    heats = [theme.heat(value / 32) for value in range(0, 33)]
    return list(dict.fromkeys(theme.rgb(colour) for colour in chain(lists, heats)))


def looks() -> list[Look]:
    """Return the looks of all games."""
    return list(dict.fromkeys((*(painter.look for painter in PAINTERS.values()), *PLANNED)))


def grounds() -> list[theme.Rgb]:
    """Return ground, panel and mat of each look, and the trays on it, except those next to a theme colour."""
    flat = [(one.base, one.panel, one.mat, *map(one.tray, range(one.trays))) for one in looks()]
    tones = [theme.rgb(colour) for colours in flat for colour in colours]
    return [tone for tone in tones if not any(close(tone, key) for key in keys())]


def lab(colour: theme.Rgb) -> Lab:
    """Return the CIE Lab of an sRGB colour."""
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c / 255 for c in colour))
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    a, b, c = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * b - 16, 500 * (a - b), 200 * (b - c)


def distance(a: Lab, b: Lab) -> float:
    """Return the distance of two Lab colours (CIE76)."""
    return math.dist(a, b)


def close(a: theme.Rgb, b: theme.Rgb) -> bool:
    """True if two colours are too near to each other for Pillow's search."""
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]), abs(a[2] - b[2])) < 9


def choose(pages: list[Image.Image]) -> list[theme.Rgb]:
    """Return the palette for these pages."""
    counts: Counter[theme.Rgb] = Counter()
    for page in pages:
        for count, colour in page.getcolors(1 << 24) or []:
            counts[colour] += count  # type: ignore[index]  # an RGB page gives triples
    chosen = list(dict.fromkeys((*keys(), *grounds())))
    rest = [c for c, n in counts.items() if n > 24 and not any(close(c, k) for k in chosen)]
    spots = {c: lab(c) for c in rest}
    weight = {c: counts[c] ** 0.5 for c in rest}
    labs = [lab(k) for k in chosen]
    far = {c: min(distance(spots[c], k) for k in labs) for c in rest}
    while len(chosen) < SIZE and far:
        worst = max(far, key=lambda c: (weight[c] * far[c], c))
        chosen.append(worst)
        for c in far:
            far[c] = min(far[c], distance(spots[c], spots[worst]))
    return chosen


def main() -> None:
    """Write palette.txt."""
    pages = [page().image for page in PAGES.values()]
    for one in looks():
        pages += [trick_table(one, 6).image, own_hand(one, 10).image, outcome(one, False).image]
    for painter in PAINTERS.values():
        pages += [painter.rules(page, words("en")) for page in range(painter.rules_pages)]
        pages.append(painter.emblem(600))
    faces = Image.new("RGB", (1200, 400), theme.FELT)
    for index in range(33):
        cards.number(index + 3, 60).onto(faces, 10 + index % 16 * 72, 10 + index // 16 * 100)
    for index, colour in enumerate(theme.PIPS):
        tiles.tile(index, index, 60).onto(faces, 10 + index * 90, 210)
        faces.paste(tiles.faded(colour), (10 + index * 90, 340, 70 + index * 90, 390))
    colours = choose([*pages, faces])
    lines = [" ".join("{:02X}{:02X}{:02X}".format(*c) for c in colours[i : i + 16]) for i in range(0, len(colours), 16)]
    PALETTE_FILE.write_text("\n".join(lines) + "\n", "ascii")


if __name__ == "__main__":
    main()
