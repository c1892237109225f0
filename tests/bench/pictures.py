"""From a view to the bytes of a picture, against Pillow's fastest palette encoding of the same picture in the same run.

Every measured position is painted once, as a bot does it, so that nothing is won by painting a state twice;
what only ever needs drawing once (fonts, sprites, boards) was drawn for other matches before. The same cards of a hand
are shown twice, with the answer to one's move and with one's next prompt: the second time is what is promised, and what
the first one takes stands beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import BytesIO
from itertools import chain
from statistics import median
from time import process_time

from PIL import Image

from engine.core.view import View
from engine.games.registry import GAMES
from locales.catalogue import Words, words
from render.encode import indexed, png
from render.games.registry import PAINTERS
from render.kit.person import Person, people
from tests.bench.measure import Row, at_most
from tests.engine.every_game import Case, cases, played, positions

RATIO, DRAWN, KILOBYTES = 4.0, 12.0, 100
"""State to bytes in fastest encodings, drawing alone in ms of CPU (both as medians), and the largest file."""
NAMES = ("さくら", "Konstantin", "白石", "Marie-Louise", "tofu", "ねこのしっぽ", "Ben")
MOMENTS, ENDS = 24, 8
HAND = "hand"
OTHERS = 3
"""Matches drawn beforehand."""

Paint = Callable[[View, Sequence[Person], Words], Image.Image]


def rows() -> list[Row]:
    """The part of the table about pictures, with the most seats a game has."""
    out = []
    for key, painter in PAINTERS.items():
        game = GAMES[key]
        case = next(c for c in cases(game) if c.seats == max(game.seats))
        tables, hands, ends = views(case, first_seed=1)
        others = [views(case, first_seed=1 + ENDS * k) for k in range(1, 1 + OTHERS)]
        warm_tables, warm_hands, warm_ends = (list(chain(*kind)) for kind in zip(*others, strict=True))
        out += measured(key, "table", painter.table, warm_tables, tables)
        out += measured(key, HAND, painter.hand, warm_hands, hands)
        out += measured(key, "result", painter.result, warm_ends, ends)
    return out


def views(case: Case, first_seed: int) -> tuple[list[View], list[View], list[View]]:
    """Onlookers' views and hands of one match, and the ends of several."""
    moments = positions(case, MOMENTS, seed=first_seed)
    return (
        [m.view(None) for m in moments],
        [m.view(max(m.state.waiting[0], 0)) for m in moments],  # the table itself may be the one to act
        [played(case, seed=first_seed + k).view(None) for k in range(ENDS)],
    )


def fastest_of_pillow(image: Image.Image) -> bytes:
    """The picture as Pillow itself writes it in the least time; no encoder of ours, so that it stays what it is."""
    out = BytesIO()
    indexed(image).save(out, "PNG", compress_level=1)
    return out.getvalue()


def measured(key: str, kind: str, paint: Paint, warm: list[View], fresh: list[View]) -> list[Row]:
    """Drawing and state to bytes in ms, the latter also as a multiple of the fastest encoding; the largest in KB."""
    lang = words("ja")
    seated = people(NAMES[: fresh[0].seats])
    for view in warm:
        png(paint(view, seated, lang))
    first, drawn, full, bare, sizes = [], [], [], [], []
    for view in fresh:
        if kind == HAND:
            start = process_time()
            paint(view, seated, lang)
            first.append(process_time() - start)
        start = process_time()
        image = paint(view, seated, lang)
        drawn.append(process_time() - start)
        data = png(image)
        full.append(process_time() - start)
        start = process_time()
        fastest_of_pillow(image)
        bare.append(process_time() - start)
        sizes.append(len(data) / 1000)
    return [
        *[Row(key, f"{kind}: drawing new cards", f"{median(first) * 1e3:.1f} ms") for _ in first[:1]],
        at_most(key, f"{kind}: drawing", median(drawn) * 1e3, DRAWN, "ms"),
        Row(key, f"{kind}: state to bytes", f"{median(full) * 1e3:.1f} ms"),
        at_most(key, f"{kind}: against the fastest encoding", median(full) / median(bare), RATIO, "x"),
        at_most(key, f"{kind}: largest", max(sizes), KILOBYTES, "KB"),
    ]
