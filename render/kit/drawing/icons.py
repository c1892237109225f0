"""Named shapes: the six suits and small signs, written as paths and drawn as masks."""

from functools import cache
from typing import Final

from PIL import Image

from render.kit.drawing.ink import stamp
from render.kit.drawing.kept import kept
from render.kit.drawing.shapes import SCALE, Point, scaled, stroke

# Named shapes: parts in a 100 x 100 box.  Kinds of parts:
#   fill PATH | disc x y r | hole x y r | box x0 y0 x1 y1 r | gap x0 y0 x1 y1 r
#   line width POINTS | cut width POINTS
# (hole, gap and cut take away).  PATH has M, L, C and Z, with absolute coordinates.

SHAPES: Final[dict[str, tuple[str, ...]]] = {
    "S": (
        "fill M50 3 C56 19 95 39 95 65 C95 81 82 88 71 86 C64 85 58 81 55 75 C55 85 59 92 68 97 L32 97"
        " C41 92 45 85 45 75 C42 81 36 85 29 86 C18 88 5 81 5 65 C5 39 44 19 50 3Z",
    ),
    "H": (
        "fill M50 96 C44 82 4 60 4 31 C4 14 16 5 28 5 C39 5 47 12 50 23"
        " C53 12 61 5 72 5 C84 5 96 14 96 31 C96 60 56 82 50 96Z",
    ),
    "D": ("fill M50 2 C58 20 73 38 89 50 C73 62 58 80 50 98 C42 80 27 62 11 50 C27 38 42 20 50 2Z",),
    "C": (
        "disc 50 26 22.5",
        "disc 26 58 22.5",
        "disc 74 58 22.5",
        "fill M50 30 L64 54 L60 66 L40 66 L36 54Z",
        "fill M46 60 C46 80 42 91 31 97 L69 97 C58 91 54 80 54 60Z",
    ),
    "L": (
        "fill M95 5 C58 3 17 14 11 50 C9 63 14 74 20 80 C26 86 37 91 50 89 C86 83 97 42 95 5Z",
        "line 11 6 94 22 78",
        "cut 6.5 20 80 70 30",
        "cut 5.5 38 62 38 40",
        "cut 5.5 38 62 60 62",
        "cut 5 55 45 55 27",
        "cut 5 55 45 73 45",
    ),
    "X": ("box 31 4 69 96 9", "box 4 31 96 69 9"),
    "crown": (
        "fill M8 30 L30 52 L50 14 L70 52 L92 30 L84 80 L16 80Z",
        "disc 8 27 7",
        "disc 92 27 7",
        "disc 50 12 8",
        "fill M16 85 L84 85 L84 94 L16 94Z",
    ),
    "coronet": (
        "fill M12 38 C22 40 28 56 32 60 C38 52 38 36 40 26 C44 38 46 52 50 56 C54 52 56 38 60 26"
        " C62 36 62 52 68 60 C72 56 78 40 88 38 L80 80 L20 80Z",
        "disc 11 34 7",
        "disc 40 21 7",
        "disc 60 21 7",
        "disc 89 34 7",
        "fill M20 85 L80 85 L80 94 L20 94Z",
    ),
    "shield": (
        "fill M14 10 C28 14 40 12 50 6 C60 12 72 14 86 10 C88 50 82 78 50 95 C18 78 12 50 14 10Z",
        "cut 9 26 40 50 60 74 40",
    ),
    "star": ("fill M50 3 L62 36 L97 38 L69 59 L79 94 L50 73 L21 94 L31 59 L3 38 L38 36Z",),
    "jester": (
        "fill M50 40 C54 22 70 8 92 20 C84 24 82 34 84 46 C80 58 76 70 76 78 L24 78 C24 70 20 58 16 46"
        " C18 34 16 24 8 20 C30 8 46 22 50 40Z",
        "disc 90 22 8",
        "disc 10 22 8",
        "fill M24 83 L76 83 L76 94 L24 94Z",
    ),
    "arrow": ("fill M10 8 L90 50 L10 92 L26 50Z",),
    "right": ("fill M0 0 L100 50 L0 100Z",),
    "left": ("fill M100 0 L0 50 L100 100Z",),
    "up": ("fill M0 100 L50 0 L100 100Z",),
    "down": ("fill M0 0 L50 100 L100 0Z",),
    "check": ("line 14 14 54 40 78 86 22",),
    "times": ("line 14 18 18 82 82", "line 14 82 18 18 82"),
    "jump": (
        "line 14 12 66 20 42 36 28 54 28 66 36",
        "fill M48 50 L94 28 L84 76Z",
        "box 0 82 30 96 4",
        "box 66 82 100 96 4",
    ),
    "clock": ("disc 50 50 46", "hole 50 50 36", "line 9 50 50 50 26", "line 9 50 50 68 60"),
    "people": (
        "disc 36 30 19",
        "fill M4 88 C4 62 18 54 36 54 C54 54 68 62 68 88Z",
        "disc 72 34 14",
        "fill M74 88 C74 72 70 62 64 55 C82 50 97 60 97 88Z",
    ),
    "person": ("disc 50 29 24", "fill M8 95 C8 64 26 57 50 57 C74 57 92 64 92 95Z"),
    "computer": (
        "box 8 12 92 72 10",
        "gap 18 22 82 62 4",
        "box 42 70 58 86 1",
        "box 26 82 74 92 5",
        "disc 37 42 6",
        "disc 63 42 6",
    ),
    "plus": ("box 42 12 58 88 8", "box 12 42 88 58 8"),
    "dealer": ("box 8 20 56 90 8", "gap 36 6 98 84 8", "box 44 10 92 80 8", "hole 68 45 12"),
    "note": ("disc 32 78 18", "box 42 14 50 80 2", "fill M46 10 C54 30 78 28 76 56 C70 44 58 44 46 42Z"),
    "fist": (
        "box 12 34 34 64 11",
        "box 31 28 53 64 11",
        "box 50 28 72 64 11",
        "box 69 34 89 64 10",
        "fill M12 50 L89 50 C90 76 82 92 64 92 L38 92 C22 92 12 78 12 62Z",
        "cut 4 33 36 33 56",
        "cut 4 51.5 32 51.5 56",
        "cut 4 70 36 70 56",
        "cut 5 22 66 54 66 60 76",
    ),
    "ring": ("disc 50 50 48", "hole 50 50 34"),
}


def _bezier(a: Point, b: Point, c: Point, d: Point, steps: int = 18) -> list[Point]:
    out = []
    for t in (index / steps for index in range(1, steps + 1)):
        weights = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3)
        points = (a, b, c, d)
        out.append(
            (
                sum(w * p[0] for w, p in zip(weights, points, strict=True)),
                sum(w * p[1] for w, p in zip(weights, points, strict=True)),
            )
        )
    return out


@cache
def outline(path: str) -> tuple[tuple[Point, ...], ...]:
    """Return the polygons of a path in a small part of SVG's notation: M, L, C, Z with absolute numbers."""
    words = path
    for letter in "MLCZ":
        words = words.replace(letter, f" {letter} ")
    rest = words.replace(",", " ").split()
    polygons: list[tuple[Point, ...]] = []
    points: list[Point] = []
    command = "M"
    while rest:
        if rest[0].isalpha():
            command = rest.pop(0)
        if command == "Z":
            polygons.append(tuple(points))
            points = []
            continue
        numbers = [float(rest.pop(0)) for _ in range(6 if command == "C" else 2)]
        pairs = list(zip(numbers[::2], numbers[1::2], strict=True))
        if command == "C":
            points += _bezier(points[-1], pairs[0], pairs[1], pairs[2])
        else:
            points += pairs
    if points:
        polygons.append(tuple(points))
    return tuple(polygons)


@kept
def shape_mask(name: str, size: int) -> Image.Image:
    """Return the mask of a named shape, ``size`` x ``size`` pixels.  Raises KeyError for an unknown name."""
    mask, pen = scaled(size, size)
    unit = size * SCALE / 100
    for part in SHAPES[name]:
        kind, _, rest = part.partition(" ")
        if kind == "fill":
            for polygon in outline(rest):
                pen.polygon([(x * unit, y * unit) for x, y in polygon], fill=255)
            continue
        numbers = [float(word) * unit for word in rest.split()]
        value = 255 if kind in ("disc", "box", "line") else 0
        if kind in ("disc", "hole"):
            x, y, r = numbers
            pen.ellipse((x - r, y - r, x + r, y + r), fill=value)
        elif kind in ("box", "gap"):
            left, top, right, bottom, r = numbers
            pen.rounded_rectangle((left, top, right - 1, bottom - 1), r, fill=value)
        else:
            points = list(zip(numbers[1::2], numbers[2::2], strict=True))
            stroke(pen, points, numbers[0], value)
    return mask.reduce(SCALE)


def shape(image: Image.Image, name: str, x: float, y: float, size: int, colour: str) -> None:
    """Draw a named shape (a suit letter or a key of SHAPES) into the square with its upper left corner at x, y."""
    stamp(image, colour, round(x), round(y), shape_mask(name, size))


def shape_at(image: Image.Image, name: str, x: float, y: float, size: int, colour: str) -> None:
    """Draw a named shape with its middle at x, y."""
    shape(image, name, x - size / 2, y - size / 2, size, colour)
