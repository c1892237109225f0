"""The caches of drawing share one number of bytes: what goes, what stays, and what a picture costs of it."""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import _lru_cache_wrapper
from inspect import signature
from itertools import count
from typing import Any
from weakref import ref

import pytest
from PIL import Image

from render.encoding.encode import png
from render.encoding.patches import Patches
from render.games.registry import PAINTERS
from render.kit.drawing import folded, kept
from render.kit.drawing.folded import BYTES
from render.kit.drawing.kept import BUDGET, ENTRY, Budget, Cache, bytes_of
from render.kit.drawing.look import woven
from render.kit.drawing.shapes import Sprite, rounded, rounded_mask
from render.kit.drawing.sheet import Sheet, serial
from render.kit.drawing.turning import turned
from render.kit.pieces import cards

PICTURES = re.compile(r"\b(Image\.Image|Sprite|Canvas|Placed|Rim|Stencil|Turned)\b")


@pytest.fixture(autouse=True)
def nothing_left() -> Iterator[None]:
    """Drop everything after a test that has dropped something: the next one finds all parts of a thing, or none."""
    yield
    BUDGET.clear()


def cache(most: int) -> Cache[str, int]:
    """Return a cache in a budget of its own."""
    return Cache("", Budget(most))


def test_what_took_least_for_its_bytes_goes_first() -> None:
    made = cache(1000)
    for name, size, seconds in (("dear", 400, 4.0), ("cheap", 400, 0.4), ("small", 40, 0.3)):
        made.keep(name, 1, size, seconds)
    made.keep("new", 1, 300, 3.0)
    assert sorted(made.entries) == ["dear", "new", "small"] and made.budget.used == 740


def test_what_is_used_stays_and_what_was_dear_once_goes_when_it_is_not_used() -> None:
    made = cache(1000)
    made.keep("once", 1, 100, 30.0)
    made.keep("often", 1, 100, 1.0)
    for number in range(400):
        assert made.get("often") == 1
        made.keep(str(number), 1, 100, 1.0)
        assert made.budget.used <= 1000
    assert made.get("once") is None


def test_more_than_the_budget_is_not_kept_and_a_smaller_budget_drops() -> None:
    made = cache(1000)
    made.keep("much", 1, 1001, 1.0)
    assert not made.entries and made.budget.used == 0
    for number in range(9):
        made.keep(str(number), 1, 100, number + 1.0)
    made.budget.resize(200)
    assert sorted(made.entries) == ["7", "8"]
    made.budget.clear()
    assert not made.entries and made.budget.used == 0


def test_the_bytes_are_those_of_the_entries_whatever_happens() -> None:
    dice, made = random.Random(3), cache(5000)
    with ThreadPoolExecutor(4) as pool:
        for _ in pool.map(
            lambda k: made.keep(str(k % 90), k, 30 + (made.get(str(k % 70)) or k) % 400, k % 7), range(4000)
        ):
            if dice.random() < 0.002:
                made.clear()
    assert made.budget.used == sum(entry.size for entry in made.entries.values()) <= 5000


def test_what_is_dropped_or_replaced_is_free() -> None:
    made: Cache[str, Image.Image] = Cache("", Budget(10_000))
    for _ in range(200):
        made.keep("again", Image.new("L", (2, 2)), 100, 1.0)
        made.clear()
        made.keep("replaced", Image.new("L", (2, 2)), 100, 1.0)
    picture = Image.new("L", (2, 2))
    alive = ref(picture)
    made.keep("one", picture, 100, 1.0)
    del picture
    assert alive() is not None
    made.clear()
    assert alive() is None
    for _ in range(200):
        made.keep("replaced", Image.new("L", (2, 2)), 100, 1.0)
    assert len(made.budget._line) < 10


def spotted(size: int, seed: int = 0) -> Image.Image:
    """Return a picture with a few spots of every opacity."""
    dice, made = random.Random(seed), Image.new("RGBA", (size, size), (90, 40, 200, 0))
    for _ in range(40):
        made.putpixel((dice.randrange(size), dice.randrange(size)), tuple(dice.randrange(256) for _ in range(4)))
    return made


@pytest.mark.parametrize("mode", ["L", "RGB", "RGBA"])
def test_pixels_that_are_folded_are_the_same_when_they_are_read(mode: str) -> None:
    made: Cache[str, Image.Image] = Cache("", Budget())
    plain = spotted(100).convert(mode)
    picture = plain.copy()
    made.keep("one", picture, bytes_of(picture), 1.0)
    number = serial(picture)
    entry, whole = made.entries["one"], made.budget.used
    made.budget.resize(whole - 1)
    (pixels,) = entry.pixels
    assert pixels.core is None and made.get("one") is picture and serial(picture) == number
    assert entry.size == made.budget.used == 2 * ENTRY + BYTES + len(pixels.packed) < whole / 5
    made.budget.resize(2 * whole)
    assert picture.mode == mode and picture.tobytes() == plain.tobytes() and pixels.core is not None
    assert picture.getpixel((7, 7)) == plain.getpixel((7, 7)) and picture.copy() == plain
    assert entry.size == made.budget.used == whole + BYTES + len(pixels.packed)
    made.budget.resize(made.budget.used - 1)
    assert pixels.core is None and picture.crop((3, 3, 60, 60)) == plain.crop((3, 3, 60, 60))


def test_what_folds_stays_where_whole_pictures_have_no_room() -> None:
    made: Cache[int, Image.Image] = Cache("", Budget(5 * bytes_of(spotted(150))))
    for number in range(25):
        made.keep(number, spotted(150, number), bytes_of(spotted(150)), 0.001)
        assert made.budget.used <= made.budget.most
    assert len(made.entries) == 25
    for number in range(25):
        assert made.entries[number].value.tobytes() == spotted(150, number).tobytes()
        assert made.budget.used == sum(entry.size for entry in made.entries.values()) <= made.budget.most


def test_pixels_are_folded_and_read_by_several_threads() -> None:
    made: Cache[int, Image.Image] = Cache("", Budget(3 * bytes_of(spotted(60))))
    wanted = [spotted(60, number).tobytes() for number in range(8)]
    for number in range(8):
        made.keep(number, spotted(60, number), bytes_of(spotted(60)), 0.01)

    def same(turn: int) -> bool:
        return bytes(made.entries[turn % 8].value.tobytes()) == wanted[turn % 8]

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(same, range(800)))
    assert made.budget.used == sum(entry.size for entry in made.entries.values()) <= made.budget.most


def test_pixels_can_be_read_while_they_are_folded(monkeypatch: pytest.MonkeyPatch) -> None:
    made: Cache[str, Image.Image] = Cache("", Budget())
    picture, packer, read = spotted(60), vars(folded)["packer"], list[bytes]()
    pack: Callable[[bytes, int], bytes] = packer.compress
    made.keep("one", picture, bytes_of(picture), 1.0)

    def packed(raw: bytes, level: int) -> bytes:
        # What another thread does meanwhile.
        read.append(picture.tobytes())
        return pack(raw, level)

    monkeypatch.setattr(packer, "compress", packed)
    made.budget.resize(made.budget.used - 1)
    assert read == [spotted(60).tobytes()] and made.entries["one"].pixels[0].core is None


def test_what_outlives_a_clearing_counts_where_it_is_kept_next() -> None:
    made: Cache[str, Image.Image] = Cache("", Budget())
    picture = spotted(60)
    whole = bytes_of(picture)
    made.keep("one", picture, whole, 1.0)
    made.budget.clear()
    assert bytes_of(picture) == whole
    made.keep("again", picture, bytes_of(picture), 1.0)
    assert len(made.entries["again"].pixels) == 1 and made.budget.used == whole


def test_pixels_of_two_values_count_once() -> None:
    made: Cache[str, object] = Cache("", Budget())
    shared = spotted(100)
    made.keep("one", shared, bytes_of(shared), 1.0)
    both = (shared, spotted(100, 1))
    assert bytes_of(both) == bytes_of(spotted(100))
    made.keep("two", both, bytes_of(both), 1.0)
    assert len(made.entries["two"].pixels) == 1
    made.budget.resize(5 * ENTRY + 4000)
    assert made.get("two") == both and shared.tobytes() == spotted(100).tobytes()


def test_the_time_of_a_result_is_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count()
    monkeypatch.setattr(kept, "thread_time", lambda: float(next(clock)))

    @kept.kept
    def inner(number: int) -> Image.Image:
        next(clock)
        return Image.new("L", (10, number))

    @kept.kept
    def outer(number: int) -> Image.Image:
        return inner(number) if number else inner(1).copy()

    assert outer(0) is outer(0)
    assert inner.cache.entries[1,].seconds == pytest.approx(2)
    assert outer.cache.entries[0,].seconds == pytest.approx(2)


def test_a_part_that_is_made_again_has_its_number_so_patches_stay_good() -> None:
    def drawn() -> Sheet:
        sheet = Sheet(woven(PAINTERS["stendhal"].look, 600, 400), 600, 400)
        cards.card("K", "H", 150).onto(sheet, 20, 20)
        rounded(sheet, 300, 20, 200, 200, 30, "#FFFFFF")
        return sheet

    patches = Patches()
    patches.kept = Cache("patches of the test", Budget())
    first = png(drawn(), patches)
    found = len(patches.kept.entries)
    before, number = BUDGET.most, serial(cards.card("K", "H", 150).image)
    BUDGET.resize(0)
    BUDGET.resize(before)
    assert BUDGET.used == 0 and cards.card("K", "H", 150).number == number
    assert png(drawn(), patches) == first == png(drawn())
    assert len(patches.kept.entries) == found


def test_a_turned_card_is_found_though_the_upright_one_was_dropped() -> None:
    made = turned(cards.card("7", "S", 150), 3.0)
    cards.card.cache_clear()
    assert turned(cards.card("7", "S", 150), 3.0) is not made, "after a reload it is another card"
    made, number = turned(cards.card("7", "S", 150), 3.0), cards.card("7", "S", 150).number
    before = BUDGET.most
    entry = cards.card.cache.entries["7", "S", 150]
    for _ in ("its pixels", "the rest"):
        entry.rank, entry.turn = -1.0, -1
        BUDGET._line.insert(0, (-1.0, -1, entry))
        BUDGET.resize(BUDGET.used - 1)
    BUDGET.resize(before)
    assert ("7", "S", 150) not in cards.card.cache.entries
    assert turned(cards.card("7", "S", 150), 3.0) is made and cards.card("7", "S", 150).number == number


def test_bytes_are_those_of_the_pixels() -> None:
    assert bytes_of(Image.new("RGB", (100, 50))) - bytes_of(Image.new("L", (100, 50))) == 3 * 100 * 50
    assert bytes_of(cards.card.__wrapped__("K", "H", 150)) > 150 * 210 * 4
    assert bytes_of(rounded_mask.__wrapped__(80, 40, 9)) >= 80 * 40
    assert bytes_of(cards.card("K", "H", 150)) == ENTRY, "its pixels count for the card that is kept"
    assert bytes_of(7) == ENTRY == bytes_of(woven(PAINTERS["stendhal"].look, 600, 400))


def modules() -> Iterator[Any]:
    """Yield the modules of drawing."""
    return (module for name, module in [*sys.modules.items()] if name.split(".")[0] == "render")


def test_no_cache_beside_the_budget_holds_pictures() -> None:
    cached = [found for module in modules() for found in vars(module).values() if isinstance(found, _lru_cache_wrapper)]
    assert len(cached) > 20
    for found in cached:
        assert not PICTURES.search(str(signature(found).return_annotation)), signature(found).return_annotation


def test_no_key_holds_a_picture() -> None:
    """What one cache drops must not stay in memory for the key of another."""
    turned(cards.dimmed(cards.card("K", "H", 150)), 2.0)

    def held(key: object) -> Iterator[object]:
        yield key
        if isinstance(key, tuple):
            for part in key:
                yield from held(part)

    for one in BUDGET.caches:
        for key in [*one.entries]:
            assert not any(isinstance(part, (Image.Image, Sprite)) for part in held(key)), one.name


def test_the_whole_stays_within_its_bytes() -> None:
    assert BUDGET.most >= BUDGET.used
    assert BUDGET.used == sum(entry.size for one in BUDGET.caches for entry in one.entries.values())
