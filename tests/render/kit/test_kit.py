"""The drawing kit: the same picture has the same bytes; nothing is too large, cut off or unreadable."""

import hashlib
import io
import itertools
import os
import random
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from locales import words
from render.encoding.encode import png
from render.games.registry import PAINTERS
from render.kit import plaque
from render.kit.canvas import Canvas
from render.kit.drawing import shapes, text, theme
from render.kit.drawing.depth import shadow
from render.kit.drawing.ink import lay, lay_through, stamp, stencil_of
from render.kit.drawing.look import HOUSE, Look
from render.kit.drawing.names import name_lines
from render.kit.drawing.turning import Turned, turned
from render.kit.drawing.written import written
from render.kit.layout import Item, Name, Paint, counted, held, stacked
from render.kit.pages import rules_page
from render.kit.pages.faults import faults
from render.kit.pages.hand import Hand, HandCard, Shown
from render.kit.pages.hand import paint as paint_hand
from render.kit.pages.result import Rank, Result
from render.kit.pages.trick_table import card_face
from render.kit.pieces import cards, chips
from render.kit.pieces.person import people
from render.kit.plaque import Plaque
from render.pictures import lobby, shelf
from render.pictures.specimen import PAGES, outcome, own_hand, trick_table
from tests.render.traced import traced

ROOT = Path(__file__).parents[3]
LONG_NAMES = [
    "國國國國國國國國國國國國國國國國國國國國國國國國國國國國國國國國",
    "W" * 32,
    "Alexandra Brown-Hernández the 3rd",
]


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def emblem(size: int) -> Image.Image:
    return Image.new("RGB", (size, size), theme.COVER[0])


def a_shelf(count: int) -> Canvas:
    game = shelf.ShelfGame(
        "トリッキー・エクスプレス",
        "Tricky Express",
        "3–7 players",
        "約20分",
        "勝つ順番が路線になる。" * 4,
        emblem,
    )
    return shelf.paint(shelf.Shelf("ゲームの棚", "The shelf", (game,) * count, "3"))


def a_lobby(seats: int) -> Canvas:
    people = [lobby.LobbySeat("person", name, "卓主", True, "A") for name in LONG_NAMES]
    free = [lobby.LobbySeat("computer", "CPU", "ふつう"), *[lobby.LobbySeat("free", "空いています")] * 8]
    options = ("チップの枚数はずっと秘密のままにします",) * 9
    return lobby.paint(
        lobby.Lobby(
            "No Thanks!",
            "",
            "あと2席",
            tuple([*people, *free][:seats]),
            "きまり",
            options,
            "3～7人",
            "約20分",
            "はじめられます",
            emblem,
        )
    )


@pytest.mark.parametrize(
    ("size", "at"), [((9, 9), (3, 3)), ((300, 200), (50, 60)), ((300, 200), (-90, -60)), ((300, 200), (1100, 700))]
)
def test_colour_comes_through_a_mask_as_pillow_lays_it(size: tuple[int, int], at: tuple[int, int]) -> None:
    dice = random.Random(3)
    mask = Image.frombytes("L", size, dice.randbytes(size[0] * size[1]))
    ours = Image.frombytes("RGB", (1200, 764), dice.randbytes(1200 * 764 * 3))
    theirs = ours.copy()
    stamp(ours, theme.GOLD, *at, mask)
    theirs.paste(theme.GOLD, at, mask)
    assert ours.tobytes() == theirs.tobytes()


@pytest.mark.parametrize("at", [(30, 40), (-25, -31), (1150, 700)])
@pytest.mark.parametrize("degrees", [0, -7, 31])
def test_a_part_is_laid_through_its_stencil_as_the_whole_is(degrees: int, at: tuple[int, int]) -> None:
    for part in (cards.card("K", "H", 128).image, chips.glass().front.image, chips.glass().behind.image):
        turned = part.rotate(degrees, Image.Resampling.BILINEAR, expand=True)
        whole = Image.frombytes("RGB", (1200, 764), random.Random(3).randbytes(1200 * 764 * 3))
        through = whole.copy()
        lay(whole, turned, *at)
        lay_through(through, turned, stencil_of(turned.getchannel("A")), *at)
        assert through.tobytes() == whole.tobytes()


@pytest.mark.parametrize("width", [97, 128, 170])
@pytest.mark.parametrize("card", [("K", "S"), ("10", "H"), ("JOKER", "D"), ("WHITE", "")])
def test_a_card_turned_in_parts_is_the_same_as_one_turned_as_a_whole(card: tuple[str, str], width: int) -> None:
    sprite = cards.card(*card, width)
    plain = replace(sprite, ground=None)
    for degrees in (-20.3, -3.0, 0, 0.1, 1.4, 8.7, 90):
        parts, whole = turned(sprite, degrees), turned(plain, degrees)
        assert (parts.across, parts.down) == (whole.across, whole.down)
        assert laid(parts) == laid(whole), degrees
    one, other = (turned(cards.card("7", suit, width), 8.7).stencil for suit in "SD")
    assert one is other, "cards of one size and angle share their stencil"


def laid(part: Turned) -> bytes:
    """Return the pixels of a turned part on a mixed ground."""
    ground = Image.frombytes(
        "RGB", part.image.size, random.Random(4).randbytes(part.image.width * part.image.height * 3)
    )
    lay_through(ground, part.image, part.stencil, 0, 0)
    return ground.tobytes()


def test_a_piece_that_is_drawn_on_to_its_edge_is_turned_as_a_whole() -> None:
    image = cards.blank(120, 168)
    image.paste("#FF0000", (cards.PAD, 60, cards.PAD + 40, 90))
    sprite = cards.finished(image)
    assert laid(turned(sprite, 5.5)) == laid(turned(replace(sprite, ground=None), 5.5))


def test_of_a_card_hardly_anything_is_laid_through_a_mask() -> None:
    part = cards.card("K", "H", 128).image
    parts = stencil_of(part.getchannel("A")).parts
    masked = sum(mask.width * mask.height for _, mask in parts if mask)
    assert any(mask is None for _, mask in parts) and masked < part.width * part.height / 2


def test_a_clear_part_leaves_nothing_to_lay() -> None:
    assert stencil_of(Image.new("L", (70, 50), 0)).parts == ()


@pytest.mark.parametrize("degrees", [0, 12])
def test_strips_of_a_shadow_hold_no_clear_margin(degrees: int) -> None:
    for (left, top, right, bottom), mask in shadow(300, 200, 20, 7, 110, 5, degrees).stencil.parts:
        assert mask is not None and mask.getbbox() == (0, 0, *mask.size) == (0, 0, right - left, bottom - top)


# One state, one file


@pytest.mark.parametrize("name", PAGES)
def test_same_page_same_bytes(name: str) -> None:
    assert png(PAGES[name]()) == png(PAGES[name]())


def test_a_fresh_process_draws_the_same_bytes_in_any_order() -> None:
    here = {name: digest(png(page())) for name, page in PAGES.items()}
    code = (
        "import hashlib\nfrom render.encoding.encode import png\nfrom render.pictures.specimen import PAGES\n"
        "for n in reversed(PAGES): print(n, hashlib.sha256(png(PAGES[n]())).hexdigest())"
    )
    out = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "7"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert dict(line.split() for line in out.splitlines()) == here


def test_threads_share_sprites_without_harm() -> None:
    here = {name: png(page()) for name, page in PAGES.items()}
    for cache in (
        cards.card,
        cards.back,
        cards.number,
        cards.mini,
        chips.chip_side,
        chips.chip_top,
        text._line,
    ):
        cache.cache_clear()
    names = list(PAGES) * 3
    with ThreadPoolExecutor(4) as pool:
        for name, data in zip(names, pool.map(lambda n: png(PAGES[n]()), names), strict=True):
            assert data == here[name]


def test_drawing_never_changes_a_sprite() -> None:
    sprites = [
        cards.card("K", "H", 128),
        cards.back(54),
        cards.mini("A", "X", 68),
        chips.chip_side(3, 100, 26),
    ]
    before = [digest(sprite.image.tobytes()) for sprite in sprites]
    for page in PAGES.values():
        page()
    assert [digest(sprite.image.tobytes()) for sprite in sprites] == before


@pytest.mark.parametrize("name", PAGES)
def test_files_are_small_palette_pictures(name: str) -> None:
    data = png(PAGES[name]())
    picture = Image.open(io.BytesIO(data))
    assert (picture.format, picture.mode, picture.width) == ("PNG", "P", theme.WIDTH)
    assert picture.height <= theme.MAX_HEIGHT
    assert len(data) <= 100 * 1024


@pytest.mark.parametrize("count", [1, 2, 3, 4, 7, 10, 13, 20])
def test_shelf_fits(count: int) -> None:
    canvas = a_shelf(count)
    assert canvas.width == theme.WIDTH and theme.TABLE_HEIGHT <= canvas.height <= theme.MAX_HEIGHT
    assert len(png(canvas)) <= 100 * 1024


@pytest.mark.parametrize("seats", range(1, 9))
def test_lobby_fits(seats: int) -> None:
    canvas = a_lobby(seats)
    assert canvas.image.size == (theme.WIDTH, theme.TABLE_HEIGHT)
    assert len(png(canvas)) <= 100 * 1024


def test_too_much_is_refused() -> None:
    for count in (0, 21):
        with pytest.raises(ValueError, match="shelf"):
            a_shelf(count)


def test_a_rules_page_without_room_becomes_higher() -> None:
    for high in (300, 700):
        blocks = (1, Paint(100, high, lambda *_: None))
        image = rules_page.page(HOUSE, words("ja"), "geschenk", 0, blocks, "1 / 5").image
        assert image.height == theme.TABLE_HEIGHT if high == 300 else image.height > theme.TABLE_HEIGHT + 150
        assert faults(image) == []


# Words and places


@pytest.mark.parametrize("who", LONG_NAMES)
@pytest.mark.parametrize(("width", "height"), [(288, 104), (300, 150), (320, 150), (336, 168), (560, 70)])
def test_long_names_leave_a_plaque_its_score(who: str, width: int, height: int) -> None:
    canvas = Canvas(300, 700)
    (person,) = people([who])
    items = (held(13), counted("crown", 2))
    full = Plaque(person, 0, items, "−104", "点", turn="手番 Turn", seal="A", dealer="*dealer")
    plaque.draw(canvas, 40, 60, width, height, full)
    assert faults(canvas.image) == []
    said = {one.text: one for one in written(canvas.image)}
    assert 40 < said["−104"].x < said["−104"].x + said["−104"].width <= 40 + width - 12
    assert all(one.x > 40 and one.x + one.width <= 40 + width for one in said.values())


@pytest.mark.parametrize("number", [1, 3, 4, 25])
def test_a_stack_of_tricks_won_is_no_nought(number: int) -> None:
    """A back narrower than 24 px looks like a 0 in a picture of width 400: "16 0×25"."""
    canvas = Canvas(200, 400)
    node = stacked(number)(1)
    node.place(canvas, 20, 100, node.want)
    backs = [one for one in written(canvas.image) if one.text == "back"]
    assert len(backs) == (number if number < 4 else 1) and all(one.width >= 24 for one in backs)


@pytest.mark.parametrize("count", range(0, 27))
@pytest.mark.parametrize("legal", [None, True, False])
def test_hands_of_every_size_stay_inside_and_can_be_read(count: int, legal: bool | None) -> None:
    cards = tuple(HandCard(card_face(k * 3 % 78), k + 1, legal) for k in range(count))
    shown = Hand(HOUSE, "手札", "Hand", cards, "出す", "H", empty="手札はありません")
    canvas = paint_hand(shown)
    assert canvas.image.size == (theme.WIDTH, theme.HAND_HEIGHT) and faults(canvas.image) == []
    numbers = [one for one in written(canvas.image) if one.role == "badge" and one.text.isdecimal()]
    assert [one.text for one in numbers] == [str(k + 1) for k in range(count)]
    # Every card shows its index: a corner of 3/10 of its width is visible.
    places = [one for one in written(canvas.image) if one.role == "card"]
    for one, other in itertools.pairwise(places):
        if abs(one.y - other.y) < 60:
            assert other.x - one.x >= 0.3 * one.width
    assert len(png(canvas)) <= 100 * 1024


@pytest.mark.parametrize("count", range(1, 7))
@pytest.mark.parametrize("who", ["Konstantin", "岩田たろう", *LONG_NAMES])
def test_whose_cards_lie_in_a_trick_can_be_read(who: str, count: int) -> None:
    """Nothing covers a name. Usual names are 26 px high with up to four cards, which is 9 px on a phone."""
    shown = tuple(
        Shown(one, p, card_face(p), "いま勝ち" if p == 0 else "", p == 0) for p, one in enumerate(people([who] * count))
    )
    cards = tuple(HandCard(card_face(k), k) for k in range(1, 6))
    image = Hand(HOUSE, "手札", "Hand", cards, trick=shown, you=("あなた", "4番目")).drawn().image
    names = [one for one in written(image) if one.role == "name"]
    assert faults(image) == [] and len(names) >= count
    assert who in LONG_NAMES or min(one.size for one in names) >= (26 if count < 5 else 20)


@pytest.mark.parametrize("high", [0, 150])
@pytest.mark.parametrize("count", [2, 5, 8, 10, 12])
def test_a_mark_hides_no_index(count: int, high: int) -> None:
    """For a card in a unique colour, as much is visible with the mark on it as with the mark elsewhere."""
    strip = Paint(1160, high, lambda *_: None) if high else None

    def red(marked: int, at: int) -> int:
        faces = [partial(cards.card, "10", "H" if k == at else "S") for k in range(count)]
        held = tuple(
            HandCard(face, k + 1, None, "選んだ" if k == marked else "", quiet=True) for k, face in enumerate(faces)
        )
        image = paint_hand(Hand(HOUSE, "手札", "Hand", held, above=strip)).image.convert("RGB")
        bands = (ImageChops.invert(b).point(lambda v: 255 * (v > 195)) for b in image.split()[1:])
        dark = ImageChops.darker(*bands)
        return ImageChops.darker(image.split()[0].point(lambda v: 255 * (v > 150)), dark).histogram()[255]

    for at in range(1, count):
        assert red(at, at) >= 0.99 * red(0, at), at


@pytest.mark.parametrize("count", range(8, 13))
def test_a_long_mark_of_the_outermost_card_stays_in_the_picture(count: int) -> None:
    for marked in (0, count - 1):
        held = tuple(HandCard(card_face(k), k, None, "ausgespielt" if k == marked else "") for k in range(count))
        image = paint_hand(Hand(HOUSE, "手札", "Hand", held, "", "H")).image
        assert "ausgespielt" in [one.text for one in written(image)]
        assert not [fault for fault in faults(image) if "leaves the picture" in fault]


def test_every_card_face_differs() -> None:
    faces = [cards.card(rank, suit, 96) for suit in theme.SUITS for rank in cards.RANKS]
    faces += [cards.card("JOKER", ""), cards.card("JOKER", "S"), cards.card("WHITE", ""), cards.back(96)]
    faces += [cards.number(value, 96) for value in range(3, 36)]
    faces += [cards.mini(rank, suit, 68) for suit in theme.SUITS for rank in cards.RANKS]
    assert len({digest(face.image.tobytes()) for face in faces}) == len(faces)


LOOKS = list(dict.fromkeys(painter.look for painter in PAINTERS.values()))
KINDS: dict[str, Callable[[Look], Canvas]] = {
    **{f"table of {n}": partial(trick_table, seats=n) for n in range(2, 8)},
    **{f"hand of {n}": partial(own_hand, count=n) for n in (0, 1, 5, 9, 13, 16, 18)},
    "bars": partial(outcome, figures=False),
    "figures": partial(outcome, figures=True),
}


@pytest.mark.parametrize("kind", KINDS)
def test_everything_on_a_picture_of_the_kit_can_be_read(kind: str) -> None:
    assert faults(KINDS[kind](LOOKS[0]).image) == []


@pytest.mark.parametrize(
    ("rows", "wide", "scale"), [(2, 100, 1.6), (4, 200, 1.2), (5, 140, 1.2), (2, 400, 1.2), (7, 100, 1.0)]
)
def test_what_stands_below_a_name_is_as_large_as_all_rows_have_room_for(rows: int, wide: int, scale: float) -> None:
    drawn = []

    def detail(k: float) -> Paint:
        return Paint(wide * k, 50 * k, lambda canvas, x, y, width, height: drawn.append((round(height / 50, 1), y)))

    ranks = tuple(Rank(Plaque(who, p), "-123", detail=Item(detail)) for p, who in enumerate(people("ABCDEFG"[:rows])))
    image = Result(HOUSE, "a", "b", "c", ranks, 1, "won", "pts").drawn().image
    assert [k for k, _ in drawn] == [scale] * rows and faults(image) == []
    assert all(y + 50 * k < theme.TABLE_HEIGHT - 12 for k, y in drawn)


@pytest.mark.parametrize("legs", [4, 9, 24, 60])
@pytest.mark.parametrize("seats", [2, 4, 7])
@pytest.mark.parametrize("points", [-10, -105])
def test_the_legs_of_a_row_make_its_total_and_can_be_read_on_a_phone(legs: int, seats: int, points: int) -> None:
    """If there are too many, the first ones are added up; figures are at least 26 px high, of 1200 px width."""
    heads, total = tuple(map(str, range(1, legs + 1))), str(points * legs).replace("-", "−")
    ranks = tuple(Rank(Plaque(who, p), total, (points,) * legs) for p, who in enumerate(people("ABCDEFG"[:seats])))
    image = Result(HOUSE, "a", "b", "c", ranks, 1, "won", "pts", heads=heads).drawn().image
    texts = [one for one in written(image) if one.role == "text" and one.text not in map(str, range(1, seats + 1))]
    figures = [one for one in texts if one.text.startswith("−")]
    assert faults(image) == [] and min(one.size for one in figures) >= 26
    for row in range(seats):
        own = figures[row * len(figures) // seats : (row + 1) * len(figures) // seats]
        assert sum(int(one.text.replace("−", "-")) for one in own) == points * legs
    called = [one.text for one in written(image) if one.role == "text"]
    assert heads[-1] in called and ("1" in called[: called.index(heads[-1])]) == (len(own) == legs)
    assert len(own) == legs or f"1–{legs - len(own) + 1}" in called


@pytest.mark.parametrize("who", LONG_NAMES)
@pytest.mark.parametrize("kind", ["bars", "figures", "detail", "alone"])
def test_no_name_in_a_row_with_room_is_cut(who: str, kind: str) -> None:
    legs = {"bars": (4, 7, 2), "figures": (4, -7, 2)}.get(kind, ())
    detail = Paint(300, 40, lambda *_: None) if kind == "detail" else None
    ranks = tuple(Rank(Plaque(one, p), "-240", legs, detail=detail) for p, one in enumerate(people([who] * 3)))
    image = Result(HOUSE, "a", "b", "c", ranks, 1, "won", "pts", heads=("1", "2", "3")).drawn().image
    said = "".join(one.text for one in written(image) if one.role == "name")
    assert said.replace(" ", "") == 4 * text.name(who).replace(" ", "") and faults(image) == []


@pytest.mark.parametrize("dash", [0, 12])
@pytest.mark.parametrize(("radius", "line"), [(0, 4), (2, 6), (5, 5), (6, 5)])
@pytest.mark.parametrize(("width", "height"), [(300, 200), (40, 30), (8, 8), (5, 40)])
def test_a_ring_may_have_any_radius(width: int, height: int, radius: int, line: int, dash: int) -> None:
    image = Image.new("RGB", (width + 20, height + 20), "#000000")
    shapes.ring(image, 10, 10, width, height, radius, line, "#ffffff", dash)
    left, top, right, bottom = image.getbbox() or (0, 0, 0, 0)
    assert left >= 10 and top >= 10 and right <= 10 + width and bottom <= 10 + height
    if not dash:
        assert (left, top, right, bottom) == (10, 10, 10 + width, 10 + height)
        assert image.getpixel((10 + width // 2, 10 + line // 2)) == (255, 255, 255)
        inside = image.getpixel((10 + width // 2, 10 + height // 2))
        assert inside == ((0, 0, 0) if min(width, height) > 2 * line else (255, 255, 255))


def test_what_cannot_be_read_is_found() -> None:
    canvas = Canvas(200, 400)
    canvas.text(20, 60, "covered", size=30)
    canvas.text(40, 64, "upon it", size=30)
    canvas.text(20, 120, "hidden", size=30)
    canvas.badge(60, 100, "badge", height=44)
    canvas.text(380, 170, "outside", size=30)
    canvas.text(20, 180, "tiny", size=12)
    found = " ".join(faults(canvas.image))
    for said in ("'covered' and 'upon it' lie on each other", "'hidden' is hidden", "'outside' leaves", "in 12 px"):
        assert said in found, found
    assert len(faults(canvas.image)) == 5  # the badge also covers the word that it hides


@pytest.mark.parametrize("name", [*LONG_NAMES, "さくら", "ねこのしっぽ太郎丸", "Alexandra Brown-Fitzgerald", "W W"])
@pytest.mark.parametrize("room", [70, 140, 200, 300])
def test_a_name_fits_its_room_and_is_cut_only_where_nothing_else_helps(name: str, room: float) -> None:
    lines, size = name_lines(name, 36, room)
    assert 1 <= len(lines) <= 2 and theme.LEAST_SIZE <= size <= 36
    assert all(text.width(line, text.BOLD, size) <= room for line in lines)
    if text.width(text.name(name), text.BOLD, theme.LEAST_SIZE) <= room:
        assert "".join(lines).replace(" ", "") == text.name(name).replace(" ", "")


def test_no_word_of_a_name_is_broken() -> None:
    for room in range(60, 240, 5):
        lines, _ = name_lines("Alexandra Brown", 33, room)
        assert lines[0].endswith(("…", "...")) or set(lines) <= {"Alexandra Brown", "Alexandra", "Brown"}, lines
    assert Name("Alexandra Brown", 33).least >= 99


@pytest.mark.parametrize("high", [92, 98, 110])
def test_the_word_for_turn_on_a_low_plaque_is_clear_of_a_name_on_two_lines(high: int) -> None:
    who, canvas = people(["Alexandra Brown"])[0], Canvas()
    told = Plaque(who, 0, score="60", turn="Turn 手番")
    ((_, top, _, _, tall, *_),) = traced("badge", lambda: plaque.draw(canvas, 300, 100, 281, high, told))
    first, _second = (one for one in written(canvas.image) if one.role == "name")
    assert first.y - 0.4 * first.size >= top + tall + 4
