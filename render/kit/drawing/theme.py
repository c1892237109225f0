"""Colours, sizes and spacing of every picture, by name.

Colours are ``#RRGGBB`` strings, lengths are pixels of the 1200 px wide canvas.  Painters take their colours only from
here: every palette begins with these (``render.encoding.palette``).
"""

from functools import cache
from typing import Final

# Canvas
WIDTH: Final = 1200
TABLE_HEIGHT: Final = 764  # 11:7, the ratio that Discord's desktop client shows without extra shrinking
HAND_HEIGHT: Final = 640
MAX_HEIGHT: Final = 1064
BAR_HEIGHT: Final = 72
EDGE_SAFE: Final = 20  # Discord rounds the corners of a picture: important parts keep this distance to the edge
TEXT_SAFE: Final = 28
GAP_S, GAP_M, GAP_L = 8, 12, 20

# Surfaces
FELT: Final = "#173C38"
MAT: Final = "#1F4B45"
MAT_LINE: Final = "#35695F"
PANEL: Final = "#0F2A27"
PANEL_LINE: Final = "#2C5A52"
CREAM: Final = "#FFF6E3"
QUIET: Final = "#B4CCC4"

# Meanings: gold is only "act now", mint is a state (best so far, winner, target, offer)
GOLD: Final = "#FFC83D"
GOLD_TEXT: Final = "#7A5200"
MINT: Final = "#8FE3C0"
INK: Final = "#14161C"
SHADE: Final = "#06080C"  # the colour of shadows

# Faces of court cards and portraits
SKIN: Final = "#F5CFA6"

# Cards
IVORY: Final = "#FFFDF7"
CARD_EDGE: Final = "#CDBF9F"
PALE_INK: Final = "#5B5F66"  # quiet words on a card face
GHOST: Final = "#B9AB8B"  # the sign on a white card
GHOST_LINE: Final = "#D8CDB4"
BACK: Final = "#2F3C8F"
BACK_LATTICE: Final = "#4C5BB5"
BACK_RIM: Final = "#26317A"
JOKER: Final = "#C2410C"

SUITS: Final = "SHCDLX"  # spade, heart, club, diamond, leaf, cross
SUIT_COLOUR: Final = {
    "S": "#14161C",
    "H": "#B80F1E",
    "C": "#4038E6",
    "D": "#CF8200",
    "L": "#239A7C",
    "X": "#6A2A66",
}
SUIT_INK: Final = {**SUIT_COLOUR, "D": "#9A5F00", "L": "#17775F"}
"""The ink of the ranks: darker than the suit where that has less than 4.5 : 1 on a card."""
CLASSIC_COLOUR: Final = {"S": "#14161C", "H": "#B80F1E", "C": "#14161C", "D": "#B80F1E"}
SUIT_TINT: Final = {
    "S": "#E6E6E3",
    "H": "#F9DEDB",
    "C": "#E2E1FA",
    "D": "#F8E9CC",
    "L": "#D8EEE6",
    "X": "#EADDE8",
}

# One colour per seat, for a dark ground, always together with a stripe pattern, letter or name.  Any two differ by
# 18 or more (CAM02-UCS) for normal, protan, deutan and tritan eyes; ink on each has a contrast of at least 4.5 : 1.
SEAT_COLOUR: Final = ("#FFB57C", "#7DC9FF", "#DD6D90", "#7D9732", "#B66EFF", "#F9FF31", "#BECCCC")

# The board on which the games stand
WOOD: Final = "#8C6A45"
WOOD_DARK: Final = "#664B30"

# From cool (cheap) to hot (expensive): number cards
HEAT: Final = ("#1F6FB5", "#16796B", "#5A7F14", "#A87100", "#BF4B14", "#9B1238")

# The numbers 0 to 12 on dominoes; the numeral is always written, the colour only helps to find it
PIPS: Final = (
    "#6B7280",
    "#0B7FAB",
    "#2E7D32",
    "#C62828",
    "#8A4B12",
    "#1F4FBF",
    "#A87400",
    "#C2277A",
    "#00796B",
    "#6A2A9A",
    "#C85A00",
    "#14161C",
    "#4A5A78",
)
UNLIT: Final = "#E3DAC5"  # dots of the ring beyond the number

# Grounds for the covers of games, all dark enough for ivory and cream
COVER: Final = ("#5A2A4A", "#1F5673", "#6B4A1E", "#2F3C8F", "#7A2A2A", "#3F5A2A", "#4A4456", "#0E5B5B")

# Type sizes
RANK_SIZE: Final = 68  # on a card 150 wide
TITLE_SIZE: Final = 36
SECOND_SIZE: Final = 26  # the other language, where it repeats something
LABEL_SIZE: Final = 29
NAME_SIZE: Final = 35
LEAST_SIZE: Final = 20  # no text that must be read is smaller: 7 points if a picture is 400 wide

Rgb = tuple[int, int, int]


@cache
def rgb(colour: str) -> Rgb:
    """Return the three channel values, 0 to 255, of a ``#RRGGBB`` string."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@cache
def mix(a: str, b: str, part: float) -> str:
    """Return the colour between a and b; part 0 is a, part 1 is b."""
    return "#{:02X}{:02X}{:02X}".format(*tuple(round(x + (y - x) * part) for x, y in zip(rgb(a), rgb(b), strict=True)))


def contrast(a: str, b: str) -> float:
    """Return the contrast ratio of two colours as WCAG 2 defines it, from 1 to 21."""
    high, low = sorted((_luminance(a), _luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: str) -> float:
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in rgb(colour))]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@cache
def heat(part: float) -> str:
    """Return the colour of a number card; part 0 is the lowest number, 1 the highest."""
    place = min(max(part, 0.0), 1.0) * (len(HEAT) - 1)
    step = min(int(place), len(HEAT) - 2)
    return mix(HEAT[step], HEAT[step + 1], place - step)


def lab(colour: Rgb) -> tuple[float, float, float]:
    """Return the CIE Lab of an sRGB colour; the distance of two is their difference (ΔE, CIE76)."""
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c / 255 for c in colour))
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    a, b, c = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * b - 16, 500 * (a - b), 200 * (b - c)
