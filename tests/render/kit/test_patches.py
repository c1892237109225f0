"""Sheets: for Pillow they are ordinary pictures; drawn patch by patch they are always the same.

``test_limits`` tests that for all pictures of all games.
"""

import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from PIL import Image, ImageDraw

from render.encoding.encode import indexed, png
from render.encoding.patches import HIGH, WIDE, Patches
from render.games.registry import PAINTERS
from render.kit.drawing import theme
from render.kit.drawing.ink import fill, lay, lay_through, stamp, stencil_of
from render.kit.drawing.kept import MEGABYTE, Budget, Cache
from render.kit.drawing.look import wear
from render.kit.drawing.shapes import disc, ring, rounded
from render.kit.drawing.sheet import Sheet, put
from render.kit.drawing.written import note, written
from render.kit.surface import Surface

SIZE = (700, 430)


def sheet(seed: int) -> Sheet:
    """Draw shapes of every kind, some beyond the rim; half of them are the same for every seed."""
    made = Sheet(theme.rgb(theme.FELT), *SIZE)
    for dice in (random.Random(0), random.Random(seed)):
        for _ in range(14):
            x, y = dice.randrange(-80, 720), dice.randrange(-80, 450)
            wide, tall = dice.randrange(12, 300), dice.randrange(12, 300)
            colour = theme.SEAT_COLOUR[dice.randrange(7)]
            rounded(made, x, y, wide, tall, dice.choice((0, 4, 40)), colour)
            ring(made, y, x, wide, tall, dice.choice((8, 40)), 5, colour, dice.choice((0, 0, 12)))
            disc(made, x, y, dice.randrange(1, 90), colour)
            fill(made, colour, x, y, x + dice.randrange(9), y + tall)
            part = GLASS[dice.randrange(len(GLASS))]
            lay(made, part, y, x)
            lay_through(made, part, STENCILS[part.width], x, y)
    return made


GLASS = [Image.new("RGBA", (size, size), (250, 20, 20, 90)) for size in (30, 200)]
for part in GLASS:
    ImageDraw.Draw(part).rectangle((9, 9, 20, 150), fill="#101010")
STENCILS = {part.width: stencil_of(part.getchannel("A")) for part in GLASS}


def drawn(made: Sheet) -> Image.Image:
    """Return the same picture, drawn at once."""
    whole = made.copy()
    whole.load()
    return whole


def test_only_new_patches_are_drawn_and_the_picture_is_the_same() -> None:
    patches = Patches()
    patches.kept = Cache("patches", Budget())
    for seed in (1, 2, 1, 3, 2):
        made = sheet(seed)
        assert patches.indexed(made).tobytes() == indexed(drawn(made)).tobytes()
        assert made.puts is not None, "nobody drew all of it"
    kept = len(patches.kept.entries)
    patches.indexed(sheet(3))
    assert len(patches.kept.entries) == kept, "the same once more: nothing was new"


def test_a_patch_of_another_place_or_ground_or_size_is_another() -> None:
    patches = Patches()
    for ground, size in (
        ("#102030", (400, 300)),
        ("#305070", (400, 300)),
        ("#102030", (401, 300)),
        ("#102030", (20, 9)),
    ):
        for at in (10, 10 + WIDE, 11):
            made = Sheet(theme.rgb(ground), *size)
            fill(made, theme.GOLD, at, 20, at + 12, 40 + HIGH)
            assert patches.indexed(made).tobytes() == indexed(drawn(made)).tobytes()


def test_the_same_parts_in_another_look_are_other_patches() -> None:
    """The file of a picture is the same with patches, alone, and by turns with pictures of other looks."""
    patches, looks = Patches(), [painter.look for painter in PAINTERS.values()]
    for look in (*looks, *looks):
        made = sheet(7)
        wear(made, look)
        assert png(made, patches) == png(drawn(made))
        assert patches.indexed(made).tobytes() == indexed(drawn(made)).tobytes()


def test_all_patches_together_stay_within_their_bytes() -> None:
    patches, most = Patches(), 40 * WIDE * HIGH
    patches.kept = Cache("patches of the test", Budget(most))
    for seed in range(4):
        patches.indexed(sheet(100 + seed))
        kept = sum(one.value.size[0] * one.value.size[1] for one in patches.kept.entries.values())
        assert most / 2 < kept < patches.kept.budget.used <= most


def test_in_a_full_budget_a_patch_is_kept_when_it_is_drawn_again() -> None:
    """Patches that are drawn once would only drive out what is used."""
    patches = Patches()
    patches.kept = Cache("patches of the test", Budget(MEGABYTE))
    other = Cache[str, str]("the rest of the test", patches.kept.budget)
    other.keep("all", "of it", round(0.95 * MEGABYTE), 9.0)
    whole = (-(-SIZE[0] // WIDE)) * (-(-SIZE[1] // HIGH))
    kept = []
    for seed in (1, 2, 1):
        made = sheet(seed)
        assert patches.indexed(made).tobytes() == indexed(drawn(made)).tobytes()
        kept.append(patches.kept.made - 1)
    once, with_other, twice = kept
    assert once == 0
    assert with_other < whole / 2, "only what both sheets show"
    assert twice == whole


def test_what_is_put_first_lies_below() -> None:
    patches, files = Patches(), set()
    for colours in ((theme.GOLD, theme.MINT), (theme.MINT, theme.GOLD)):
        made = Sheet((0, 0, 0), 100, 100)
        for colour in colours:
            fill(made, colour, 10, 10, 50, 50)
        files.add(png(made, patches))
    assert len(files) == 2


def test_a_sheet_is_an_ordinary_picture() -> None:
    made = sheet(4)
    note(made, "text", "42", 5, 5, 20)
    assert made.copy().tobytes() == made.tobytes()
    assert sheet(4).getpixel((3, 3)) == made.getpixel((3, 3))
    assert sheet(4).resize((70, 43)).tobytes() == made.resize((70, 43)).tobytes()
    assert sheet(4).convert("L").tobytes() == made.convert("L").tobytes()
    target = Image.new("RGB", SIZE)
    target.paste(sheet(4), (0, 0))
    assert target.tobytes() == made.tobytes()
    looked_at = sheet(4)
    access = looked_at.load()
    assert access is not None and access[3, 3] == made.getpixel((3, 3))
    assert [w.text for w in written(made.copy())] == ["42"]


def test_what_is_put_on_a_drawn_sheet_is_drawn_at_once() -> None:
    early, late = sheet(5), sheet(5)
    late.load()
    ImageDraw.Draw(late).line((0, 0, 300, 300), fill="#FFFFFF")
    for made in (early, late):
        stamp(made, theme.GOLD, 40, 40, Image.new("L", (90, 90), 120))
    assert late.puts is None and early.puts is not None
    assert late.getpixel((60, 80)) == early.getpixel((60, 80))
    assert png(late, Patches()) == png(late)
    with pytest.raises(ValueError, match="drawn already"):
        Patches().indexed(late)


def test_a_copy_goes_its_own_way() -> None:
    one = sheet(6)
    other = one.copy()
    fill(other, theme.GOLD, 0, 0, 50, 50)
    note(other, "text", "7", 5, 5, 20)
    assert other.getpixel((1, 1)) == theme.rgb(theme.GOLD) != one.getpixel((1, 1))
    assert not written(one)


def test_who_looks_at_a_kept_part_while_another_thread_draws_it_sees_all_of_it() -> None:
    part, seen = Sheet((0, 0, 0), 9, 9), list[bytes]()

    class Looked(Image.Image):
        """A picture that lets another thread look at the part when it is placed."""

        @property  # type: ignore[misc]  # nobody sets it
        def im(self) -> Any:
            if not seen:
                seen.append(b"")
                with ThreadPoolExecutor() as other:
                    seen.append(other.submit(part.tobytes).result())
            return Image.new("RGB", (9, 9), (7, 7, 7)).im

    put(part, (Looked(), (0, 0, 9, 9), None))
    assert part.tobytes() == seen[1] == bytes([7] * 9 * 9 * 3)


def test_a_surface_that_somebody_draws_on_with_pillow_keeps_it() -> None:
    surface = Surface(200, 300, "#203040")
    surface.box(10, 10, 100, 50, 8, theme.GOLD)
    ImageDraw.Draw(surface.image).rectangle((20, 20, 30, 30), fill="#FFFFFF")
    surface.box(25, 25, 50, 50, 0, theme.MINT)
    assert surface.image.getpixel((22, 22)) == (255, 255, 255)
    assert surface.image.getpixel((28, 28)) == theme.rgb(theme.MINT)
