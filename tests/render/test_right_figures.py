"""The figures in pictures and descriptions are right, and at the right seat."""

from __future__ import annotations

import re

import pytest
from PIL import Image

from engine.core.view import View
from engine.games.registry import GAMES
from locales import LANGUAGES, Lang, words
from tests.render.expected import Both, Figure, expected, has_figures
from tests.render.positions import NAMES, picture, positions, told
from tests.render.test_told import at_seats


def in_language(text: Both, lang: str) -> str:
    return text if isinstance(text, str) else text[lang == "en"]


def errors(view: View, image: Image.Image, alt: str, lang: str) -> list[str]:
    """Return every figure of the view that is missing at its place."""
    out, drawn, lines = [], at_seats(image, view.seats), alt.split("\n")
    for figure in expected(view):
        who = "" if figure.seat is None else f" at {NAMES[figure.seat]}"
        text, after = in_language(figure.drawn, lang), in_language(figure.after, lang)
        if text and not any(text == now and after in ("", before) for before, now in drawn[figure.seat]):
            out.append(f"the picture lacks {text!r}{f' after {after!r}' if after else ''}{who}")
        phrase, line = in_language(figure.told, lang), in_language(figure.line, lang)
        if phrase and not any(said(phrase, each) for each in lines if belongs(each, figure, line)):
            out.append(f"the words lack {phrase!r}{who}")
    return out


def said(phrase: str, line: str) -> bool:
    """True if the line contains the phrase, with whole numbers."""
    whole = re.escape(phrase)
    left = r"(?<![\d−-])" if phrase[0].isdigit() else ""
    right = r"(?!\d)" if phrase[-1].isdigit() else ""
    return re.search(left + whole + right, line) is not None


def belongs(line: str, figure: Figure, begins: str) -> bool:
    if begins:
        return line.startswith(begins)
    return figure.seat is None or NAMES[figure.seat] in line


FIGURES, FEW = 31, 12
"""The number of figures to check, so that the test cannot become empty.

For a game whose positions have fewer than FEW seats in all, it is one figure per seat.
"""


def least(slug: str) -> int:
    """Return how many figures of a game must be checked."""
    seats = sum(position.seats for position in positions(slug))
    return seats if seats < FEW else FIGURES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", [slug for slug in GAMES if has_figures(slug)])
def test_figures_are_right_and_stand_where_they_belong(slug: str, lang: Lang) -> None:
    w = words(lang)
    found, looked = [], 0
    for position in positions(slug):
        for seat in (None, *range(position.seats)):
            view = position.view(seat)
            if figures := expected(view):
                looked += len(figures)
                wrong = errors(view, picture(view, w), told(view, w)["alt"], lang)
                found += [f"{position.name}, {'table' if seat is None else f'hand {seat}'}: {e}" for e in wrong]
    assert not found, "\n".join(found[:60])
    assert looked >= least(slug), f"only {looked} figures worked out: one at least for each seat of every position"
