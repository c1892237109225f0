"""Choose the colours of ``render/encoding/palettes.txt``: ``python -m tests.render.palettes [SLUG ...]``; all games: a
minute.

A picture shows the colours of the theme and the tones of its look exactly (``render.encoding.palette``).  The other
colours of a palette are chosen here, from pictures of the look: golden positions, rules, cover, and pages of the kit.
First come the colours that are written in the game's own modules.  Then, again and again, the colour that is served
worst: the largest (pixels with it) ** 0.5 x (distance to the nearest chosen colour).

Nothing breaks without this: a look without a line takes the colours of the house, and its own tones are exact.  Run it
after a change of many pictures, or of a look; pictures then come nearer to what was drawn.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from math import dist
from typing import Final

from PIL import Image

from engine.games.slugs import CUBED, SLUGS
from locales import words
from render.encoding.palette import FILE, SIZE, apart, cell, exact, stored
from render.games.registry import PAINTERS
from render.kit.drawing.look import HOUSE, Look
from render.kit.drawing.theme import Rgb, lab, rgb
from render.kit.pieces.medallions import PORTRAITS
from render.pictures.specimen import outcome, own_hand, trick_table
from tests.engine.every_game import ROOT
from tests.render.gallery import of_the_house
from tests.render.pictures.test_cube import moment
from tests.render.positions import picture, positions

POSITIONS: Final = 12
"""The most positions of a game of which pictures are drawn."""
LEAST: Final = 24
"""Colours with fewer pixels, in all pictures of a look, are not chosen."""
MOST: Final = 1 << 18
"""The most colours that a picture has."""
COVER: Final = 512


def looks() -> dict[Look, list[str]]:
    """Return the looks of all games with their games, that of the house first."""
    found: dict[Look, list[str]] = {HOUSE: []}
    for slug in SLUGS:
        found.setdefault(PAINTERS[slug].look, []).append(slug)
    return found


def pictures(look: Look, slugs: Sequence[str]) -> Iterator[Image.Image]:
    """Yield the pictures from which the palette of a look is chosen."""
    if look == HOUSE:
        yield from (image for _, image, _ in of_the_house("ja"))
        yield from (PAINTERS[slug].emblem(COVER) for slug in SLUGS)
    yield from (canvas.image for canvas in (trick_table(look, 6), own_hand(look, 10), outcome(look, False)))
    for slug in slugs:
        yield from of_game(slug)


def of_game(slug: str) -> Iterator[Image.Image]:
    """Yield tables and hands of golden positions, with all portraits by turns, rules and cover of a game."""
    portraits, found, painter = cycle(PORTRAITS), positions(slug), PAINTERS[slug]
    step = -(-len(found) // POSITIONS)
    for position in found[::step]:
        for seat in (None, next((seat for seat in position.state.waiting if seat >= 0), 0)):
            yield picture(position.view(seat), words("ja" if seat is None else "en"), tuple(islice(portraits, 7)))
    if slug in CUBED:
        yield picture(moment(slug, "offered").match.view(None), words("en"))
    yield from (painter.rules(page, words("en")) for page in range(painter.first_page, painter.rules_pages))
    yield painter.emblem(COVER)


def chosen(look: Look, slugs: Sequence[str]) -> tuple[Rgb, ...]:
    """Return the colours for a look beside the exact ones."""
    counts: Counter[Rgb] = Counter()
    for image in pictures(look, slugs):
        for count, colour in image.getcolors(MOST) or []:
            counts[colour] += count  # type: ignore[index]  # an RGB picture gives triples
    written = sorted(colour for slug in slugs for colour in own(slug))
    found = exact(look)
    named = apart([*found, *written])[len(found) :]
    return (*named, *served(counts, (*found, *named)))


def own(slug: str) -> set[Rgb]:
    """Return the colours that are written in the modules of a game's pictures."""
    modules = (ROOT / "render" / "games" / slug).glob("*.py")
    return {rgb(word) for module in modules for word in re.findall(r"#[0-9A-F]{6}\b", module.read_text("utf-8"))}


def served(counts: Counter[Rgb], found: Sequence[Rgb]) -> tuple[Rgb, ...]:
    """Return colours that serve these pixels well together with those that are found already."""
    taken = {cell(colour) for colour in found}
    spots = {colour: lab(colour) for colour, count in counts.items() if count > LEAST and cell(colour) not in taken}
    weight = {colour: counts[colour] ** 0.5 for colour in spots}
    near = [lab(colour) for colour in found]
    far = {colour: min(dist(spot, one) for one in near) for colour, spot in spots.items()}
    added: list[Rgb] = []
    while len(found) + len(added) < SIZE and far:
        worst = max(far, key=lambda colour: (weight[colour] * far[colour], colour))
        added.append(worst)
        spot, corner = spots[worst], cell(worst)
        far = {c: min(away, dist(spots[c], spot)) for c, away in far.items() if cell(c) != corner}
    return tuple(added)


def line(name: str, colours: Sequence[Rgb]) -> str:
    """Return the line of a look."""
    return f"{name}: " + " ".join("{:02X}{:02X}{:02X}".format(*colour) for colour in colours)


def main(arguments: list[str] | None = None) -> int:
    """Write the lines of these games, or all; lines of looks that no game wears any more are dropped."""
    parser = argparse.ArgumentParser(prog="python -m tests.render.palettes", description="Choose colours of pictures.")
    parser.add_argument("slugs", nargs="*", metavar="SLUG", help="only the looks of these games")
    wanted = set(parser.parse_args(arguments).slugs)
    if wanted - set(SLUGS):
        parser.error(f"no such game: {', '.join(sorted(wanted - set(SLUGS)))}")
    lines = []
    for look, slugs in looks().items():
        before = stored().get(look.name)
        again = before is None or not wanted or wanted & set(slugs)
        lines.append(line(look.name, chosen(look, slugs) if again else before or ()))
    FILE.write_text("\n".join(lines) + "\n", "ascii")
    return 0


if __name__ == "__main__":
    sys.exit(main())
