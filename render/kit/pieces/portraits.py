"""Portraits of the computer players: animals, so that they cannot be confused with people.

The name of a computer player on a seat consists of a name of the catalogue, a word such as "CPU", and stars for its
level (``computer-seat`` in the catalogue); the name of the catalogue determines the animal.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from PIL import Image

from engine.core.text.names import parted
from locales import languages, words
from render.kit.drawing import theme
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen

NAMES: Final = 8

INK, CREAM, WHITE = theme.INK, theme.CREAM, "#FFFDF7"
DARK, GREY, ORANGE, BROWN = "#2B2F3A", "#8C8577", "#E08A3C", "#7A5A3C"
PINK, GREEN, SAND, BEAK = "#F2A7A0", "#4F8A5B", "#D9C39A", "#F0B440"


def _eyes(p: Pen, iris: str, pupil: str = INK) -> None:
    """Draw two round eyes with a light in them."""
    p.pair((29, 44, 45, 60), iris)
    p.pair((34, 47, 42, 58), pupil)
    p.pair((35, 48, 38, 51), WHITE)


def _muzzle(p: Pen, colour: str, nose: str) -> None:
    """Draw a light muzzle with a nose."""
    p.oval((34, 58, 66, 84), colour)
    p.shape([(44, 61), (56, 61), (50, 69)], nose)


def _cat(p: Pen, coat: str, inner: str, iris: str) -> None:
    p.both([(12, 42), (17, 6), (46, 28)], coat)
    p.both([(19, 32), (21, 15), (36, 27)], inner)
    p.oval((10, 20, 90, 92), coat)
    _eyes(p, iris)


def _kuro(p: Pen) -> None:
    _cat(p, DARK, PINK, BEAK)
    _muzzle(p, "#3A4050", PINK)


def _shiro(p: Pen) -> None:
    _cat(p, WHITE, PINK, "#7CC7FF")
    _muzzle(p, "#F1EBDD", PINK)


def _mike(p: Pen) -> None:
    _cat(p, WHITE, PINK, "#9BE3A2")
    p.shape([(12, 40), (17, 8), (44, 26), (40, 46), (22, 56)], ORANGE)
    p.shape([(88, 40), (83, 8), (60, 24), (66, 44), (82, 52)], DARK)
    _eyes(p, "#9BE3A2")
    _muzzle(p, "#F1EBDD", PINK)


def _tanuki(p: Pen) -> None:
    p.pair((10, 8, 38, 36), BROWN)
    p.pair((16, 14, 32, 30), DARK)
    p.oval((8, 18, 92, 94), "#A58B6A")
    p.both([(16, 56), (30, 40), (48, 48), (40, 68), (22, 70)], DARK)
    _eyes(p, CREAM)
    _muzzle(p, SAND, INK)


def _kitsune(p: Pen) -> None:
    p.both([(10, 44), (14, 2), (44, 26)], ORANGE)
    p.both([(17, 30), (18, 12), (34, 25)], DARK)
    p.shape([(8, 40), (50, 20), (92, 40), (84, 66), (50, 96), (16, 66)], ORANGE)
    p.both([(8, 46), (34, 62), (50, 96), (20, 70)], WHITE)
    _eyes(p, BEAK)
    p.oval((43, 84, 57, 95), INK)


def _owl(p: Pen) -> None:
    p.both([(14, 40), (10, 6), (44, 24)], BROWN)
    p.oval((8, 14, 92, 96), BROWN)
    p.pair((12, 30, 50, 70), SAND)
    p.pair((20, 38, 42, 60), WHITE)
    p.pair((26, 43, 38, 56), INK)
    p.pair((28, 45, 32, 49), WHITE)
    p.shape([(43, 58), (57, 58), (50, 76)], BEAK)


def _turtle(p: Pen) -> None:
    p.oval((4, 40, 96, 104), "#3B6B4A")
    p.both([(20, 62), (34, 52), (44, 66), (30, 78)], GREEN)
    p.oval((20, 8, 80, 76), "#8DBF6A")
    p.pair((29, 32, 43, 46), WHITE)
    p.pair((33, 35, 41, 44), INK)
    p.shape([(38, 58), (62, 58), (56, 63), (44, 63)], "#4E7A3A")


def _rabbit(p: Pen) -> None:
    p.pair((24, -8, 44, 50), WHITE)
    p.pair((29, 0, 39, 42), PINK)
    p.oval((12, 30, 88, 98), WHITE)
    _eyes(p, "#B80F1E")
    _muzzle(p, "#F1EBDD", PINK)


_DRAWN: Final = (_kuro, _shiro, _mike, _tanuki, _kitsune, _owl, _turtle, _rabbit)


@cache
def _seats(lang: str) -> tuple[re.Pattern[str], dict[str, int]]:
    """Return the form of a computer player's name in a language, and the number of each name from 0."""
    said = words(lang)
    form = re.escape(said("computer-seat", name="\0", stars="\1"))
    names = {said(f"computer-name-{n}"): n - 1 for n in range(1, NAMES + 1)}
    return re.compile(form.replace("\0", r"(.+?)\d*").replace("\1", "★{0,3}")), names


def animal_of(name: str) -> int | None:
    """Return the number of the animal for a seat's name; None for a person's name."""
    bare = parted(name)[0]
    # Whole languages come first: others are read only for a name that these do not have.
    for lang in languages():
        form, names = _seats(lang)
        if (m := form.fullmatch(bare)) and m[1] in names:
            return names[m[1]]
    return None


@kept
def portrait(animal: int, diameter: int) -> Image.Image:
    """Return the head of an animal, RGBA, ``diameter`` pixels wide and high. Do not change it."""
    pen = Pen(diameter, diameter)
    _DRAWN[animal](pen)
    return pen.drawn()
