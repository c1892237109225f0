"""The pictures for looking back at a game: all hands on one sheet, and a whole game as a moving picture.

The moving picture is a GIF: it plays by itself in every Discord client, and our pictures have 256 colours anyway.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Final

from PIL import Image

from render.encode import indexed
from render.kit import theme
from render.kit.look import Look
from render.kit.surface import Surface

CAPTION: Final = 56
"""Height of a name above a hand, px."""
FRAME: Final = (600, 382)
"""The size of a moving picture, px: half a table."""
LONGEST_MS: Final = 12_000
MOST_FRAMES: Final = 72
STEP_MS: Final = 500
LEAST_MS: Final = 80
"""The maximum and minimum time a position is shown, ms."""
HELD_MS: Final = 1_100
LAST_MS: Final = 1_800
"""The time of a held position, and of the last one, ms."""


def hands_sheet(hands: Sequence[tuple[str, Image.Image]], look: Look) -> Image.Image:
    """Return hands, each below its name: several two beside each other at half size, a single one at full size."""
    columns = min(2, len(hands))
    wide = theme.WIDTH // columns
    shown = [(name, hand if columns == 1 else hand.reduce(2)) for name, hand in hands]
    tall = CAPTION + max(hand.height for _, hand in shown)
    sheet = Surface(tall * -(-len(hands) // columns), look=look)
    for at, (name, hand) in enumerate(shown):
        row, column = divmod(at, columns)
        x, y = column * wide, row * tall
        sheet.text(x + theme.EDGE_SAFE, y + CAPTION / 2, name, size=theme.NAME_SIZE, room=wide - 2 * theme.EDGE_SAFE)
        sheet.image.paste(hand, (x, y + CAPTION))
    return sheet.image


def chosen(count: int, held: Sequence[int]) -> list[int]:
    """Return the positions that a moving picture shows: all, or some at even intervals, those that are ``held``, the
    last."""
    step = max(1, -(-count // (MOST_FRAMES - len(held) - 1)))
    return sorted({*range(0, count, step), *(at for at in held if 0 <= at < count), count - 1})


def durations(shown: Sequence[int], held: Sequence[int]) -> list[int]:
    """Return how long each position is shown, in milliseconds: at most LONGEST_MS in all."""
    longer = [LAST_MS if at == shown[-1] else HELD_MS if at in held else 0 for at in shown]
    plain = max(1, sum(not ms for ms in longer))
    step = min(STEP_MS, max(LEAST_MS, (LONGEST_MS - sum(longer)) // plain))
    # A GIF counts in hundredths of a second.
    return [(ms or step) // 10 * 10 for ms in longer]


def still(picture: Image.Image) -> Image.Image:
    """Return a table's picture as a frame of a moving one."""
    small = picture.convert("RGB").resize(FRAME, Image.Resampling.LANCZOS, reducing_gap=3.0)
    return indexed(small)


def moving(stills: Sequence[Image.Image], times: Sequence[int]) -> bytes:
    """Return the GIF of these stills (``still``), each for this many milliseconds; it repeats forever."""
    out = BytesIO()
    first, *rest = stills
    first.save(out, "GIF", save_all=True, append_images=rest, duration=list(times), loop=0, disposal=1, optimize=False)
    return out.getvalue()
