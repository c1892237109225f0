"""The winners in a result: portraits side by side above their plate, crowns that do not touch them, and words on a dark
scene."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from engine.games.registry import GAMES
from engine.games.slugs import SLUGS
from locales import LANGUAGES, Lang, words
from render.games.values import shown
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.look import HOUSE
from render.kit.drawing.written import Written, written
from render.kit.legs import draw_bar
from render.kit.pages.faults import faults
from render.kit.pages.ranks import inside
from render.kit.pages.result import FREE, SKY, Rank, Result
from render.kit.pieces.person import people
from render.kit.plaque import Plaque
from tests.render.positions import NAMES, OVER, Position, positions
from tests.render.traced import traced

SEATS = 7
KINDS = ("figures", "bars")
"""The ways in which legs are shown."""
WIDE = FREE - 10
"""The right edge of winners and plate, px."""
CONTRAST = 4.5
"""The least contrast of a word with the colours below it."""
SPECK = 0.02
"""The share of a word's ground from which on a colour counts."""


def above(winners: int, kind: str) -> Image.Image:
    """Return where a picture of so many winners is mint, from its upper edge to the badge, which covers their feet."""
    whole = drawn(winners, kind)
    badge = next(one for one in written(whole) if one.role == "badge")
    return mint(whole.crop((0, 0, WIDE, badge.y - 26)))


def drawn(winners: int, kind: str) -> Image.Image:
    """Draw a result of seven people with so many winners; the portraits are plain discs."""
    legs = (3, -1, 4) if kind == "figures" else (3, 1, 4)
    rows = tuple(Rank(Plaque(who, p), "6", legs) for p, who in enumerate(people(" " * 7)))
    return Result(HOUSE, "a", "b", "c", rows, winners, "won", "pts", heads=("1", "2", "3")).drawn().image


def mint(image: Image.Image) -> Image.Image:
    """Return a mask: 255 where a picture is mint."""
    far = ImageChops.difference(image.convert("RGB"), Image.new("RGB", image.size, theme.MINT))
    red, green, blue = far.split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue).point(lambda v: 255 * (v == 0))


def middle(mask: Image.Image) -> tuple[int, int]:
    """Return the first non-empty column of a mask, and the middle of its contents."""
    left = (mask.getbbox() or (0,))[0]
    column = mask.crop((left, 0, left + 1, mask.height)).getbbox()
    assert column
    return left, (column[1] + column[3]) // 2


@pytest.mark.parametrize(
    ("totals", "winners", "ranked"),
    [
        (("9", "7", "7", "3", "3", "1"), 1, ["1", "2", "2", "4", "4", "6"]),
        (("9", "9", "9"), 2, ["1", "1", "3"]),
        (("9", "9", "9"), 1, ["1", "2", "2"]),
        (("", ""), 0, ["1", "2"]),
    ],
)
def test_equal_results_share_a_place_unless_a_tie_was_broken_for_the_win(
    totals: Sequence[str], winners: int, ranked: Sequence[str]
) -> None:
    who = people("ABCDEF"[: len(totals)])
    rows = tuple(Rank(Plaque(one, p), total) for p, (one, total) in enumerate(zip(who, totals, strict=True)))
    image = Result(HOUSE, "a", "b", "c", rows, winners, "won", "pts").drawn().image
    assert [one.text for one in written(image) if one.role == "place"] == ranked


def test_members_of_a_team_share_its_place() -> None:
    rows = tuple(Rank(Plaque(one, p), str(9 - p), worth=(p // 2,)) for p, one in enumerate(people("ABCD")))
    image = Result(HOUSE, "a", "b", "c", rows, 2, "won", "pts").drawn().image
    assert [one.text for one in written(image) if one.role == "place"] == ["1", "1", "3", "3"]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("winners", range(1, SEATS + 1))
def test_winners_stand_apart_and_above_their_plate(winners: int, kind: str) -> None:
    ringed = above(winners, kind)
    left, y = middle(ringed)
    right = (ringed.getbbox() or (0, 0, 0))[2]
    assert left >= 14 and right <= WIDE
    row = ringed.crop((0, y, WIDE, y + 1)).tobytes()
    runs = sum(here > before for before, here in zip(b"\0" + row, row, strict=False))
    assert runs == 2 * winners, "a ring is one run at the left of a portrait and one at its right"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("winners", (1, 2, 3))
def test_a_crown_leaves_the_portrait_alone(winners: int, kind: str) -> None:
    ringed = above(winners, kind)
    left, y = middle(ringed)
    row = ringed.crop((0, y, WIDE, y + 1)).tobytes()
    inside = row.index(0, left)
    radius = (row.index(255, inside) - inside) / 2
    x = inside + radius
    found = [
        (a, b)
        for a in range(inside, round(x + radius))
        for b in range(round(y - radius), y)
        if math.dist((a, b), (x, y)) < radius - 3 and ringed.getpixel((a, b))
    ]
    assert found == []


def result(names: Sequence[str], total: str, legs: tuple[int, ...], winners: int = 1, *, scene: bool = False) -> Result:
    """Return a result of these people; a ``scene`` is dark and has nothing on it."""
    rows = tuple(Rank(Plaque(who, p, seal=str(p + 1)), total, legs) for p, who in enumerate(people(names)))
    heads = tuple(str(k + 1) for k in range(len(legs)))
    return Result(HOUSE, "a", "b", "c", rows, winners, "won", "points", heads=heads, scene=dark if scene else None)


def dark(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    canvas.box(x, y, round(width), round(height), 0, theme.INK)


@pytest.mark.parametrize("winners", range(1, SEATS + 1))
def test_the_badge_leaves_the_letters_of_winners_free(winners: int) -> None:
    assert faults(result("ABCDEFG", "6", (3, -1, 4), winners, scene=True).drawn().image) == []


def test_a_long_total_leaves_the_portrait_of_its_card_free() -> None:
    assert faults(result("ABCDE", "\N{MINUS SIGN}390", (-390,)).drawn().image) == []


def test_a_number_on_a_bar_is_smaller_where_its_piece_is_narrow_and_left_out_where_it_would_be_squeezed() -> None:
    legs = (3, 14, 41, 9, 17, 46)
    for room, readable in ((260, set(map(str, legs))), (150, {"41", "46"})):
        canvas = Canvas(400, 100, theme.INK)
        draw_bar(canvas, legs, 0, (0, 20, room, 46), sum(legs))
        drawn = {one.text: one.size for one in written(canvas.image)}
        assert set(drawn) == readable and min(drawn.values()) >= 20
        assert room < 260 or drawn["46"] > drawn["17"]


@pytest.mark.parametrize("rounds", (1, 6, 12, 30))
@pytest.mark.parametrize("seats", (2, 5, 6, 7))
def test_figures_of_many_rounds_have_room_in_every_card(seats: int, rounds: int) -> None:
    names = [f"{letter} and {letter} and others" for letter in "ABCDEFG"[:seats]]
    assert faults(result(names, str(16 * rounds), (-16,) * rounds).drawn().image) == []


HEADS = {
    "all_aboard": ("all_aboard-head-proofs", "all_aboard-head-reds", "all_aboard-head-bonus"),
    "alliance": tuple(f"alliance-column-{part}" for part in ("own", "other", "ace", "sets", "ranks")),
    "dominuxen": ("dominuxen-result-line", "dominuxen-result-hand"),
    "grazia": ("grazia-left-over", "grazia-jumped"),
}
"""The heads of points by kind, by game; Alliance has a jester besides."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("slug", "seats"), [(slug, n) for slug in HEADS for n in GAMES[slug].seats])
def test_kinds_of_points_are_never_added_up(slug: str, seats: int, lang: Lang) -> None:
    heads, w = HEADS[slug], words(lang)
    told = (*map(w, heads), *["*jester"] * (slug == "alliance"))
    names = [f"{letter} and {letter} and others" for letter in "ABCDEFG"[:seats]]
    shown = replace(result(names, "12", (-10,) * len(told)), heads=told, kinds=True).drawn()
    assert faults(shown.image) == []
    drawn = Counter(one.text for one in written(shown.image) if one.role == "text")
    assert [drawn[w(head)] for head in heads] == [seats] * len(heads)


def test_every_line_of_cards_reaches_both_edges() -> None:
    shown = result("ABCDEFG", "6", (3, -1, 4))
    panels = [(x, y, wide) for x, y, wide, *_ in traced("slab", shown.drawn)][1:]  # the first is the plate
    lines = [[(x, wide) for x, y, wide in panels if y == top] for top in sorted({y for _, y, _ in panels})]
    assert [len(line) for line in lines] == [4, 3]
    for line in lines:
        (left, _), (last, wide) = line[0], line[-1]
        assert left == theme.WIDTH - last - wide and 20 <= left < 22


def test_names_of_two_lines_of_cards_can_be_read() -> None:
    for seats in (6, 7):
        drawn = written(result(["Alexandra Brown"] * seats, "6", (3, -1, 4)).drawn().image)
        assert min(one.size for one in drawn if one.role == "name") >= 25


def test_few_kinds_of_points_stand_beside_their_heads_in_two_lines_of_cards() -> None:
    heads, legs = ("own", "other", "A"), (3, -16, 0)
    shown = replace(result("ABCDEF", "12", legs), heads=heads, kinds=True)
    drawn = [one for one in written(shown.drawn().image) if one.role == "text"]
    assert len(drawn) == 6 * 6
    for head, figure in zip(drawn[::2], drawn[1::2], strict=True):
        assert head.text in heads and head.y == figure.y and head.x + head.width < figure.x
        assert figure.size >= 30 and head.size >= 26


@pytest.mark.parametrize("winners", (1, 2))
def test_the_score_of_a_scene_is_in_its_sky(winners: int) -> None:
    """However low the portraits are: with few legs the scene is high, and they are above a short plate."""
    drawn = written(result("ABC", "176", (176,), winners, scene=True).drawn().image)
    for role in ("score", "unit"):
        one = next(one for one in drawn if one.role == role)
        assert one.y + one.size / 2 <= SKY


@pytest.mark.parametrize("slug", SLUGS)
def test_score_and_title_stand_on_a_dark_ground(slug: str) -> None:
    found = {
        f"{position.name} {lang}: {text!r} on {ground}"
        for position in positions(slug)
        if position.phase == OVER
        for lang in LANGUAGES
        for text, ground in unreadable(value(position, lang))
    }
    assert not found, "\n".join(sorted(found)[:20])


def test_a_bright_scene_is_found() -> None:
    rows = (Rank(Plaque(people("a")[0], 0), "6"),)
    bright = Result(
        HOUSE, "title", "second", "end", rows, 1, "won", "pts",
        scene=lambda canvas, x, y, width, height: canvas.box(x, y, round(width), round(height), 0, theme.MINT),
    )  # fmt: skip
    assert {text for text, _ in unreadable(bright)} == {"title", "second", "end", "6", "pts"}
    dark = replace(bright, scene=lambda canvas, x, y, width, height: None)
    assert not list(unreadable(dark))


def value(position: Position, lang: Lang) -> Result:
    """Return what the result of a finished match shows."""
    view = position.view(None)
    made = shown(view.game, "result")(view, people(NAMES[: position.seats]), words(lang))
    assert isinstance(made, Result)
    return made


def unreadable(result: Result) -> Iterator[tuple[str, str]]:
    """Yield title, end, score and unit, each with a colour below it from which it does not stand out."""
    bare = replace(result, title=" ", second="", right=" ", unit="", score=" ").drawn().image.convert("RGB")
    for one, colour in on_the_scene(result):
        half = round(one.size * 0.4)
        ground = bare.crop((one.x, one.y - half, one.x + one.width, one.y + half))
        raw = ground.tobytes()
        for pixel, count in Counter(zip(raw[::3], raw[1::3], raw[2::3], strict=True)).items():
            below = "#{:02X}{:02X}{:02X}".format(*pixel)
            if count >= SPECK * ground.width * ground.height and theme.contrast(colour, below) < CONTRAST:
                yield one.text, below


def on_the_scene(result: Result) -> list[tuple[Written, str]]:
    """Return the words that the kit writes on the scene, with their colours: quiet ones, the end in mint."""
    found = written(result.drawn().image)
    title = [one for one in found if one.role == "bar"]
    score = [next((one for one in found if one.role == role), None) for role in ("score", "unit")]
    quiet = result.second, result.unit
    return [
        (one, result.look.quiet if one.text in quiet else theme.MINT if one is title[-1] else theme.CREAM)
        for one in (*title, *score)
        if one
    ]


@pytest.mark.parametrize("slug", SLUGS)
def test_the_badge_counts_the_winners(slug: str) -> None:
    for lang in LANGUAGES:
        w = words(lang)
        assert w("games-result-win", count=1) != w("games-result-win", count=2)
        for made in (value(position, lang) for position in positions(slug) if position.phase == OVER):
            if made.win in (w("games-result-win", count=n) for n in (1, 2)):
                assert made.win == w("games-result-win", count=made.winners)


def test_a_bar_has_a_piece_for_each_leg_in_their_order_and_the_best_fills_its_card() -> None:
    shown = replace(result("AB", "40", (10, 30)), rows=(Rank(Plaque(people("A")[0], 0), "40", (10, 30)),) * 2)
    boxes = traced("box", shown.drawn)
    colours = (theme.SEAT_COLOUR[0], theme.mix(theme.SEAT_COLOUR[0], theme.INK, 0.22))
    pieces = [(round(wide), colour) for _, _, wide, _, _, colour in boxes if colour in colours]
    whole = inside(2)
    first, second = round(whole * 10 / 40) - 3, round(whole * 30 / 40) - 3
    assert pieces == [(first, colours[0]), (second, colours[1])] * 2


def test_every_piece_of_a_bar_has_its_number() -> None:
    """A few last points after many have a piece as wide as their number needs."""
    canvas = Canvas(look=HOUSE)
    draw_bar(canvas, (120, 4), 0, (0, 0, 560, 46), 124)
    assert [one.text for one in written(canvas.image)] == ["120", "4"]
