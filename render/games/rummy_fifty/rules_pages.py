"""The rules of Rummy Fifty as data: sentences by number, and the examples between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.cards import SUIT, SUITS, card
from engine.core.cards import cards as cards_of
from engine.games.rummy_fifty import terms
from engine.games.rummy_fifty.terms import court_points
from locales import Words
from render.edition import Options
from render.games.rummy_fifty.drawings import tile
from render.kit.drawing import theme
from render.kit.layout import Column, Icon, Node, Picture, Pill, Row, Suit, Text
from render.kit.pages.overview import ARROW, Sketches
from render.kit.pages.rules_page import Blocks, Facts
from render.kit.pieces import cards
from render.narration.cards import rank_name

LEAF: Final = SUITS.index("L")
_WIDE: Final = 60
_BACK: Final = Picture(cards.back(_WIDE, round(_WIDE * 1.36)))
_ARROW: Final = Icon("arrow", 38, theme.MINT)


def _tile(c: int, width: int = _WIDE, glow: str = "") -> Picture:
    return Picture(tile(c, width, width, SUIT[c] == LEAF), glow)


def _tiles(text: str, width: int = _WIDE) -> Row:
    return Row(*(_tile(c, width) for c in cards_of(text)), gap=1)


def _new(text: str) -> Node:
    """Return a card that is new, in mint."""
    return _tile(card(text), glow=theme.MINT)


def _court(seat: int, court: int) -> Picture:
    return Picture(cards.card(rank_name(court), SUITS[seat], 84))


def _sets(sets: Sequence[str], good: bool) -> Row:
    """Return several sets side by side, each with a check or a cross before it."""
    sign, colour = ("check", theme.MINT) if good else ("times", theme.CREAM)
    return Row(*(Row(Icon(sign, 32, colour), _tiles(text, 50)) for text in sets), gap=36)


def _sum(held: Node, seat: int, court: int, total: int, change: str, colour: str) -> Row:
    parts = [held, Text("+", 40, quiet=True), _court(seat, court), Text("=", 40, quiet=True)]
    parts.append(Text(str(total), 50, theme.MINT if colour == theme.MINT else ""))
    return Row(*parts, *([Pill(change, 36, colour)] if change else []), gap=16)


def facts(options: Options) -> Facts:
    """Return the facts in the sentences."""
    return {
        "pack": len(terms.CARDS),
        "hand": terms.HAND,
        "goal": terms.GOAL,
        "max_rounds": int(options.get("max_rounds", terms.MAX_ROUNDS)),
    }


def blocks(number: int, words: Words) -> Blocks:
    """Return the sentences and examples of a page."""
    wild = Row(_BACK, _ARROW, _tile(card("L5")), Text(words("rummy_fifty-wild"), 36), Suit("L", 66), gap=22)
    courts = Row(*(Row(_court(0, c), Text(f"= {court_points(c)}", 42, theme.MINT)) for c in (10, 11, 12)), gap=70)
    turn = Row(
        *(_BACK, _tile(card("S6")), _ARROW, Row(_tiles("S4 S5"), _new("S6"), _tiles("H9 H10"), gap=1), _ARROW),
        *(_tile(card("H10")), _ARROW, _tiles("S4 S5 S6"), _tile(card("H9"))),
        gap=20,
    )
    groups = _sets(("S3 H3 C3", "S7 H7 C7 D7 L7 X7"), True)
    runs = _sets(("SA S2 S3", "C5 C6 C7 C8", "X8 X9 X10"), True)
    wild_runs = _sets(("S4 L5 S6", "L4 L5 L6 L7"), True)
    none = _sets(("S9 S10 SA", "S4 L5 C6", "S4 L4 S5 S6", "S7 H8"), False)
    run = Row(_new("SA"), _tiles("S2 S3 S4"), _new("S5"), _new("L5"), gap=18)
    group = Row(_tiles("S3 H3 C3"), _new("D3"), gap=18)
    wrong = Row(Icon("times", 32), _tile(card("S3")))
    open_run = Row(_tiles("L4 L5 L6"), _new("X7"), _ARROW, _tiles("X3 L4 L5 L6 X7"), wrong, gap=18)
    left = _sum(_tiles("S4 D5 HA"), 1, 10, 20, "", "")
    worst = _sum(_tiles("C8 X2"), 2, 12, 40, "−1", theme.CREAM)
    win = Row(Icon("crown", 50, theme.MINT), Text("40", 50))
    extras, discards = (Text(words(f"rummy_fifty-{pile}"), 34) for pile in ("extras", "discards"))
    piles = Row(_BACK, _ARROW, _tile(card("D6")), extras, _tile(card("H9")), discards, gap=26)
    return (
        (1, 2, wild, 3),
        (1, courts, 2),
        (1, 2, 3, turn, 4, 5),
        (1, groups, 2, runs),
        (1, wild_runs, 2, none),
        (1, 2, Row(run, group, gap=80), 3, open_run, 4),
        (1, Row(left, worst, gap=60), 2, _sum(win, 0, 11, 60, "+2", theme.MINT), 3),
        (1, 2, 3, 4, piles, 5),
    )[number]


def sketches(words: Words) -> Sketches:
    """Return the drawings of the overview."""
    out = Row(Icon("crown", 64, theme.MINT), Column(_tiles("S4 S5 S6"), _tiles("H9 D9 X9"), gap=6), gap=26)
    turn = Row(_BACK, ARROW, _new("S6"), ARROW, _tile(card("H10")), gap=14)
    fifty = Row(Text("40", 46), Text("+", 36, quiet=True), _court(0, 11), Text("= 60", 46, theme.MINT), gap=12)
    return out, turn, fifty
