"""The table of TTP: the market in the middle, the trick that is loot, and every player's picks on their plaque."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.core.state import NO_SEAT
from engine.games.ttp.state import TTPState, TTPView
from engine.games.ttp.terms import HELD, HIGH_CARD, TRICKS, five_of, strength
from locales import Words
from render.games.ttp import LOOK
from render.games.ttp.drawings import DUEL, TRAY, market, minis
from render.games.ttp.narration import NARRATION, last_move, made, mover
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box
from render.kit.drawing.lines import balanced
from render.kit.drawing.text import BOLD
from render.kit.layout import Column, Node, Paint, Row, Text, Told, counted
from render.kit.pages.trick_table import (
    BAND,
    Played,
    TrickTable,
    last_trick,
    places,
    small_face,
    two_lines,
)
from render.kit.pieces import cards
from render.kit.pieces.cards import mini_height
from render.kit.pieces.person import Person, names
from render.kit.plaque import Plaque, tabs
from render.large.parts import Flow, laid, sign
from render.narration.cards import cards_spoken, points_spoken, seat_number, turn_word
from render.narration.telling import Telling
from render.narration.tricks import in_turn, table_of
from render.unshown import Unshown

UNSHOWN: Final = (
    Unshown("voids", "who could not follow is for the players to remember"),
    Unshown("pile", "what was discarded lay in the pool"),
    Unshown("stock", "its size follows from deal and trick; drawn where two play", "play pick", "picture", partly=True),
    Unshown("stock", "its size follows from deal and trick", phases="play pick", where="words"),
    Unshown("stock", "the outcome is told", phases="over"),
    Unshown("follow", "agreed in the lobby; what may be played is shown"),
    Unshown("market_size", "the market lies there", phases="play over"),
    Unshown("bonus", "agreed in the lobby", phases="play pick"),
    Unshown("hands", "everybody holds as many, seven less the tricks", phases="play pick"),
    Unshown("shown before", "whole in the first trick of a deal, then the kinds they make", "play pick", partly=True),
    Unshown("columns", "of older deals the totals tell", "play pick", partly=True),
    Unshown("last_trick last_leader last_winner", "who picks when takes its place", phases="pick"),
    Unshown("leader", "who leads is who is to play while the trick is empty", phases="play", partly=True),
    Unshown("market", "what is left of it is in the pool", phases="pick", where="words"),
    Unshown("shown before", "only the five cards that count", phases="over", partly=True),
    Unshown("columns", "the totals are shown", phases="over"),
    Unshown("winners", "the totals and the hands tell them", phases="over", partly=True),
    Unshown("hands leader dealer deals bonus last_trick last_leader last_winner", "the outcome is told", "over"),
    Unshown("scores", "the totals are the scores", phases="over"),
)

_GAP, _EDGE, _HELD = 5, 9, 68
"""Gaps between picks on a tray, and round them, and the width of a card in hand, px."""
_LINE: Final = 430
"""The greatest width of a line of words beside a trick, px."""
_KIND: Final = 150
"""The greatest width of a kind of hand beside a trick, px."""
_WORDED: Final = 2
"""The number of picks that leave room beside them for the words of their hand."""


def shown(view: TTPView, people: Sequence[Person], words: Words) -> TrickTable:
    """Return the content of the table: the trick with the market; while all pick, the rest of both."""
    s, telling = view.s, Telling(view, names(people), words)
    picking = s.phase == "pick"
    seats = [_plaque(view, p, who, words) for p, who in enumerate(people)]
    usual = table_of(LOOK, view, people, words, NARRATION.state_line(telling), seats)
    table = replace(
        usual,
        title=words("ttp-name"),
        second=words("ttp-reconstructed"),
        played=tuple(_played(s, view.seats, words)),
        best=NO_SEAT if picking else usual.best,
        last=() if picking else usual.last,
        last_move=last_move(telling),
        mover=mover(s, view.seats),
        tray=TRAY,
        trays=lambda canvas: _trays(canvas, s, words),
        centre=lambda canvas, *_: market(canvas, s, words),
        remarks=tuple(_remarks(s, words)),
        large=lambda width: _large(s, people, words, width),
    )
    return _with_band(table, view, words)


def _remarks(s: TTPState, words: Words) -> Iterator[Told]:
    """Yield the market or the cards to pick in their order, and the deal before, or what makes a hand."""
    if s.order:
        yield words("ttp-alt-pool", cards=cards_spoken(s.pool, words))
        yield words("ttp-alt-order", seats=words.listed([seat_number(p, words) for p in s.order]))
    else:
        yield words("ttp-alt-market", cards=cards_spoken(s.market, words))
    brief = _before_told(s, words, "ttp-alt-before-name") if s.columns else words("ttp-alt-first")
    if s.columns and s.number == 1 and not s.order:
        yield _before_told(s, words, "ttp-alt-before-of"), brief
    else:
        yield brief
    yield words("ttp-alt-rules")


def _large(s: TTPState, people: Sequence[Person], words: Words, width: float) -> list[Node]:
    """Return the market in large print; while all pick, what is left to pick and the order."""
    if not s.order:
        return [laid(width, [small_face(c)(84) for c in s.market], words("ttp-market"))]
    order = [sign(people[p], p) for p in s.order]
    pool = [small_face(c)(84) for c in s.pool]
    return [laid(width, pool), Flow(width, [Text(words("ttp-picks"), 36, quiet=True), *order], gap=14)]


def _before_told(s: TTPState, words: Words, key: str) -> str:
    """Return every player's hand of the deal before."""
    told = [
        words(
            key,
            seat=seat_number(p, words),
            made=made(s.seven(p), words),
            cards=cards_spoken(five_of(s.seven(p)), words),
            points=points_spoken(points, words),
        )
        for p, points in enumerate(s.columns[-1])
    ]
    return words("ttp-alt-before", told=words.listed(told))


def _plaque(view: TTPView, p: int, who: Person, words: Words) -> Plaque:
    s = view.s
    place = s.order.index(p) if s.order else NO_SEAT
    gone = place >= 0 and p not in s.to_pick
    picked = cards_spoken(s.collected[p], words)
    if hand := _made(s.collected[p], words):
        picked = words("spoken-marked", card=picked, mark=hand)
    return Plaque(
        who,
        p,
        (counted("crown", s.best[p], words("ttp-alt-best", count=s.best[p])),) if s.deals else (),
        str(s.totals[p]),
        **tabs(view, p, turn_word(words), words("ttp-gone") if gone else ""),
        dealer="*dealer" if p == s.dealer else "",
        remarks=(words("ttp-alt-picked", cards=picked) if picked else words("ttp-alt-picked-none"),),
        large=lambda width: laid(width, [small_face(c)(72) for c in s.collected[p]]),
    )


def _trays(canvas: Canvas, s: TTPState, words: Words) -> None:
    """Draw every player's picks: a tray below the plaque, as wide, with a place for each; beside a plaque on top.

    On its lower edge is the hand that they make; with two players the cards in hand lie below it.
    """
    at, place = (
        places(len(s.totals), theme.TABLE_HEIGHT - BAND, TRAY),
        theme.mix(canvas.look.panel, canvas.look.line, 0.3),
    )
    wide = int((at.spots[0].width - 2 * _EDGE - (TRICKS - 1) * _GAP) / TRICKS)
    high = mini_height(wide)
    for p, (spot, mine, hand) in enumerate(zip(at.spots, s.collected, s.hands, strict=True)):
        tray = Box(spot.x, spot.y + spot.height + TRAY - high - 2 * _EDGE, at.spots[0].width, high + 2 * _EDGE)
        if spot.card_x == theme.WIDTH / 2:
            tray = Box(spot.x + spot.width + 14, spot.y + (spot.height - high) / 2 - _EDGE, tray.width, tray.height)
        canvas.slab(*tray, radius=18, fill=canvas.look.panel, line=canvas.look.line)
        for k in range(TRICKS):
            x, y = tray.x + _EDGE + (wide + _GAP) * k, tray.y + _EDGE
            if k < len(mine):
                canvas.sprite(small_face(mine[k])(wide), x, y)
            elif k == len(mine):
                colour = theme.GOLD if p in s.to_pick else canvas.look.quiet
                canvas.place(x + wide / 2, y + high / 2, wide, high, colour)
            elif len(mine) != _WORDED:
                canvas.box(x, y, wide, high, 8, place)
        if len(mine) == _WORDED:
            # The hand stands in the free places: nothing else is there.
            left = tray.x + _EDGE + (_WORDED + 1) * (wide + _GAP)
            ink = theme.MINT if _made(mine, words) else canvas.look.quiet
            room = tray.right - _EDGE - left
            canvas.text(
                left + room / 2, tray.y + tray.height / 2, made(mine, words), size=26, colour=ink, align="m", room=room
            )
        elif told := _made(mine, words):
            canvas.badge(tray.right - 12, tray.bottom - 20, told, size=26, height=36, align="r")
        if len(s.totals) == DUEL:
            step, back = (tray.width - 2 * _EDGE - _HELD) / (HELD - 1), cards.back(_HELD)
            for k in range(len(hand)):
                canvas.sprite(back, tray.x + _EDGE + k * step, tray.bottom + 24)


def _made(picked: Sequence[int], words: Words) -> str:
    """Return the hand that these picks make, if they make one."""
    return made(picked, words) if picked and strength(picked)[0] > HIGH_CARD else ""


def _played(s: TTPState, seats: int, words: Words) -> list[Played]:
    """Return the trick; a picked card is gone from its place."""
    out = in_turn(s.trick, s.leader, seats, words)
    if not s.order:
        return out
    mark = words("ttp-gone")
    gone = [replace(one, face=None, mark=mark, told=words("spoken-marked", card=one.told, mark=mark)) for one in out]
    return [lying if c in s.pool else empty for lying, empty, c in zip(out, gone, s.trick, strict=True)]


def _with_band(table: TrickTable, view: TTPView, words: Words) -> TrickTable:
    """Return, while all pick, their order, else the last trick; beside it the deal before, in the first one what makes
    a hand.

    In the first trick of a deal the hands of the deal before lie there with their cards.
    """
    s = view.s
    if s.order:
        trick = tuple(in_turn(s.trick, s.leader, view.seats, words, small_face))
        shown = replace(table, last=tuple(trick[(p - s.leader) % view.seats] for p in s.order), last_winner=s.order[0])
        lead: list[Node] = [Row(two_lines(words("ttp-picks")), last_trick(shown, 58), gap=18)]
    else:
        lead = []
    if not s.columns:
        first = words("ttp-first")
        made_of: Node = Column(*(Text(line, 28, quiet=True) for line in balanced(first, BOLD, 28, _LINE)), gap=4)
    elif lead or s.number > 1:
        made_of = Row(two_lines(words("ttp-before")), *_before(s, table.seats, words, cards=False), gap=18)
    else:
        row = Row(two_lines(words("ttp-before")), *_before(s, table.seats, words, cards=True), gap=18)
        return replace(table, last=(), band=row)
    return replace(table, band=Row(*lead, made_of, gap=34))


def _before(s: TTPState, seats: Sequence[Plaque], words: Words, *, cards: bool) -> list[Node]:
    """Return every player's hand of the deal before: its score and its kind, and the five ``cards`` that count.

    Without cards a long kind goes on two lines: there is room beside the last trick.
    """

    step = 36 if len(seats) < 4 else 30
    called = [
        (kind,) if cards else balanced(kind, BOLD, 24, _KIND)
        for kind in (made(s.seven(p), words) for p in range(len(seats)))
    ]
    lines = max(map(len, called))

    def one(p: int, points: int) -> Node:
        def disc(canvas: Canvas, x: float, y: float, width: float, _height: float) -> None:
            canvas.portrait(x + width / 2, y + 18, 34, seats[p].who, p, "sign", canvas.look.panel)

        head = Row(Paint(36, 36, disc), Text(f"+{points}", 26, theme.MINT if points == most else ""), gap=8)
        laid_out = [minis(five_of(s.seven(p)), 34, step)] if cards else []
        kind = [Text(line, 24, quiet=True) for line in (*called[p], *[""] * (lines - len(called[p])))]
        return Column(Row(head, *laid_out, gap=10), Column(*kind, gap=0), gap=2)

    column = s.columns[-1]
    most = max(column)
    return [one(p, points) for p, points in enumerate(column)]
