"""Colours of theme, palettes and looks: exact in the file, readable on their ground, different for every eye."""

import itertools
import math

import pytest
from PIL import Image, ImageChops

from engine.games.registry import GAMES
from engine.games.slugs import SLUGS
from locales import words
from render.encoding.encode import indexed
from render.encoding.palette import CORE, SCALES, SIZE, cell, exact, palette, palette_of, stored
from render.games.registry import PAINTERS
from render.kit.drawing import theme
from render.kit.drawing.look import HOUSE, Look, ground, ground_tones, look, wear
from render.kit.drawing.theme import contrast, lab
from render.kit.pieces import chips
from render.pictures.specimen import PAGES, trick_table
from tests.engine.every_game import Case
from tests.engine.every_game import positions as moments
from tests.render.kit.test_kit import LOOKS
from tests.render.positions import picture

NEW = look("#40102A", "tatami", trays=7)
"""The look of a game that has no line in palettes.txt."""
WORN = (HOUSE, *LOOKS, NEW)
APART = 9.0
"""The least difference of the grounds of two games (ΔE, CIE76)."""

every_look = pytest.mark.parametrize("worn", WORN, ids=lambda worn: worn.name)


def sent(image: Image.Image, worn: Look) -> Image.Image:
    """Return a picture of a look as its file shows it."""
    wear(image, worn)
    return indexed(image).convert("RGB")


@every_look
def test_every_colour_of_a_palette_comes_out_as_it_is(worn: Look) -> None:
    """Pillow tells all of them from each other, whatever else is in the palette."""
    levels = palette(worn).colours
    assert len(levels) == 3 * SIZE
    drawn = Image.frombytes("RGB", (SIZE, 1), levels)
    assert sent(drawn, worn).tobytes() == levels


@every_look
def test_theme_colours_and_tones_come_out_exactly(worn: Look) -> None:
    """A tone may come out as a colour of the theme less than 4 levels from it: nobody sees that."""
    colours = [*CORE, *(SCALES if worn == HOUSE else ()), *map(theme.rgb, worn.tones), *ground_tones(worn)]
    for colour in colours:
        flat = sent(Image.new("RGB", (4, 4), colour), worn).getpixel((0, 0))
        assert isinstance(flat, tuple) and cell((flat[0], flat[1], flat[2])) == cell(colour)
        assert flat == colour or (flat in exact(worn) and colour not in CORE)


@pytest.mark.parametrize("worn", [worn for worn in WORN if worn.weave], ids=lambda worn: worn.name)
def test_a_weave_can_be_seen(worn: Look) -> None:
    """Threads, and the shade at their edge, are other colours in the file than the paper between them."""
    drawn = ground(worn, theme.WIDTH, theme.TABLE_HEIGHT).crop((400, 250, 800, 550))
    tones = {colour for count, colour in sent(drawn, worn).getcolors(SIZE) or [] if count > 500}
    assert len(tones) == 3


def test_a_look_without_a_line_has_its_own_tones_and_the_colours_of_the_house() -> None:
    assert NEW.name not in stored()
    rays = trick_table(NEW, 6).image
    assert off(rays) < 0.01, "as good as one palette for all games was"
    assert palette(NEW) is palette_of(rays)


def off(image: Image.Image) -> float:
    """Return the share of pixels that differ by more than 16 of 255 from what was drawn."""
    apart = ImageChops.difference(image.convert("RGB"), indexed(image).convert("RGB")).split()
    most = ImageChops.lighter(ImageChops.lighter(apart[0], apart[1]), apart[2]).histogram()
    return sum(most[17:]) / sum(most)


def test_a_copy_and_a_smaller_picture_wear_the_same_look() -> None:
    drawn = trick_table(LOOKS[0], 4).image
    for other in (
        drawn.copy(),
        drawn.resize((600, 382)),
        drawn.reduce(2),
        drawn.crop((0, 0, 9, 9)),
        drawn.convert("RGB"),
    ):
        assert palette_of(other) is palette(LOOKS[0])
    assert palette_of(PAGES["deck"]().image) is palette_of(Image.new("RGB", (4, 4))) is palette(HOUSE)


@pytest.mark.parametrize(
    ("front", "ground", "bar"),
    [
        (theme.CREAM, theme.PANEL, 4.5),
        (theme.CREAM, theme.FELT, 4.5),
        (theme.CREAM, theme.MAT, 4.5),
        (theme.QUIET, theme.FELT, 4.5),
        (theme.QUIET, theme.MAT, 4.5),
        (theme.QUIET, theme.PANEL, 4.5),
        (theme.GOLD, theme.FELT, 4.5),
        (theme.GOLD, theme.INK, 4.5),
        (theme.MINT, theme.FELT, 4.5),
        (theme.INK, theme.GOLD, 4.5),
        (theme.INK, theme.MINT, 4.5),
        (theme.INK, theme.CREAM, 4.5),
        (theme.GOLD_TEXT, theme.GOLD, 4.4),  # only for two quiet words beside large ink ones
        (theme.PALE_INK, theme.IVORY, 4.5),
        *[(colour, theme.IVORY, 3.0) for colour in theme.SUIT_COLOUR.values()],
        *[(colour, theme.IVORY, 3.0) for colour in theme.CLASSIC_COLOUR.values()],
        *[(colour, theme.IVORY, 4.5) for colour in theme.SUIT_INK.values()],
        *[(ink, theme.SUIT_TINT[suit], 4.1) for suit, ink in theme.SUIT_INK.items()],
        *[(theme.IVORY, theme.heat(step / 32), 4.0) for step in range(33)],
        *[(theme.IVORY, colour, 4.5) for colour in theme.COVER],
        *[(theme.INK, colour, 4.5) for colour in theme.SEAT_COLOUR],
        *[(colour, theme.PANEL, 3.0) for colour in theme.SEAT_COLOUR],
    ],
)
def test_contrast(front: str, ground: str, bar: float) -> None:
    assert contrast(front, ground) >= bar


def test_a_card_that_may_not_be_played_stays_readable() -> None:
    ground = theme.mix(theme.IVORY, theme.FELT, 0.4)
    for colour in theme.SUIT_COLOUR.values():
        assert round(contrast(theme.mix(colour, theme.FELT, 0.4), ground), 1) >= 2.4


@pytest.mark.parametrize("slug", [slug for slug in SLUGS if PAINTERS[slug].look.trays])
def test_a_seats_tray_comes_out_in_its_colour(slug: str) -> None:
    """In the sent picture it is exactly that colour."""
    game, worn, seats = GAMES[slug], PAINTERS[slug].look, max(GAMES[slug].seats)
    assert seats <= worn.trays
    match = moments(Case(game, seats, game.check(seats, {})), 3, seed=5)[1]
    image = indexed(picture(match.view(None), words("en"))).convert("RGB")
    flat = {colour for count, colour in image.getcolors(image.width * image.height) or [] if count > 1500}
    assert {theme.rgb(worn.tray(seat)) for seat in range(seats)} <= flat


Vector = tuple[float, float, float]
# Machado, Oliveira and Fernandes 2009, full severity, on linear RGB
VISION: dict[str, tuple[Vector, Vector, Vector]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
CAT02 = ((0.7328, 0.4296, -0.1624), (-0.7036, 1.6975, 0.0061), (0.0030, 0.0136, 0.9834))
HPE_OF_CAT02 = (
    (0.7409792, 0.2180250, 0.0410058),
    (0.2853532, 0.6242014, 0.0904454),
    (-0.0096280, -0.0056980, 1.0153260),
)


def times(matrix: tuple[Vector, Vector, Vector], v: Vector) -> Vector:
    a, b, c = (sum(m * x for m, x in zip(row, v, strict=True)) for row in matrix)
    return a, b, c


def ucs(colour: str, eye: str) -> Vector:
    """Return CAM02-UCS coordinates of a colour for this eye (sRGB surround: L_A 4.07, Y_b 20, average)."""
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c / 255 for c in theme.rgb(colour))]
    seen = times(VISION[eye], (linear[0], linear[1], linear[2]))
    # a screen cannot show more than its colours
    red, green, blue = (min(max(v, 0.0), 1.0) for v in seen)
    la = 64 / math.pi / 5
    k = 1 / (5 * la + 1)
    fl = 0.2 * k**4 * 5 * la + 0.1 * (1 - k**4) ** 2 * (5 * la) ** (1 / 3)
    degree = 1 - math.exp(-(la + 42) / 92) / 3.6
    white = times(CAT02, (95.047, 100.0, 108.883))
    n = 0.2
    nbb: float = 0.725 * n**-0.2
    z = 1.48 + math.sqrt(n)

    def responses(xyz: Vector) -> Vector:
        cones = times(CAT02, xyz)
        adapted = [c * (degree * 100 / w + 1 - degree) for c, w in zip(cones, white, strict=True)]
        out = []
        for v in times(HPE_OF_CAT02, (adapted[0], adapted[1], adapted[2])):
            power = (fl * abs(v) / 100) ** 0.42
            out.append(math.copysign(400 * power / (27.13 + power), v) + 0.1)
        return out[0], out[1], out[2]

    def achromatic(r: Vector) -> float:
        return (2 * r[0] + r[1] + r[2] / 20 - 0.305) * nbb

    x, y, w = times(XYZ, (red * 100, green * 100, blue * 100))
    r = responses((x, y, w))
    a, b = r[0] - 12 * r[1] / 11 + r[2] / 11, (r[0] + r[1] - 2 * r[2]) / 9
    hue = math.atan2(b, a)
    j = 100 * (achromatic(r) / achromatic(responses((95.047, 100.0, 108.883)))) ** (0.69 * z)
    eccentricity = (math.cos(hue + 2) + 3.8) / 4
    t = 50000 / 13 * nbb * eccentricity * math.hypot(a, b) / (r[0] + r[1] + 21 / 20 * r[2])
    m: float = t**0.9 * math.sqrt(j / 100) * (1.64 - 0.29**n) ** 0.73 * fl**0.25
    spread = math.log(1 + 0.0228 * m) / 0.0228
    return 1.7 * j / (1 + 0.007 * j), spread * math.cos(hue), spread * math.sin(hue)


OKABE_ITO = {"normal": 42.55, "protan": 20.74, "deutan": 30.52, "tritan": 50.80}


@pytest.mark.parametrize("eye", VISION)
def test_suits_and_seats_differ_for_every_eye(eye: str) -> None:
    """The limit is 18 for any two of the six suits and any two of the seven seats."""
    for colours in (list(theme.SUIT_COLOUR.values()), list(theme.SEAT_COLOUR)):
        points = [ucs(colour, eye) for colour in colours]
        assert min(math.dist(a, b) for a, b in itertools.combinations(points, 2)) >= 18


def test_colour_difference_agrees_with_published_values() -> None:
    """Okabe-Ito orange against bluish green, as the colorspacious library gives it."""
    for eye, expected in OKABE_ITO.items():
        assert math.dist(ucs("#E69F00", eye), ucs("#009E73", eye)) == pytest.approx(expected, abs=0.3)


def test_seats_differ_by_pattern_too() -> None:
    assert len(chips.STRIPES) == len(theme.SEAT_COLOUR) == 7
    assert len(set(chips.STRIPES)) == 7
    bare = {
        chips.chip_side(seat, 116, 28).image.convert("L").point(lambda v: 255 * (v > 225)).tobytes()
        for seat in range(7)
    }
    assert len(bare) == 7


def test_looks_are_told_apart_and_their_words_can_be_read() -> None:
    assert len(LOOKS) >= 19  # the doubling cube rides in others
    for one, other in itertools.combinations(LOOKS, 2):
        apart = math.dist(lab(theme.rgb(one.base)), lab(theme.rgb(other.base)))
        assert apart >= APART, f"the grounds {one.name} and {other.name} differ by ΔE {apart:.1f}, not {APART:g}"
    for one in LOOKS:
        for tone in (one.base, one.panel, one.mat):
            assert contrast(theme.CREAM, tone) >= 4.5 and contrast(one.quiet, tone) >= 4.5, one
