"""Counting Cribbage in pictures: the pegging board, the series with its count, the show explained."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PIL import Image

from engine.core.cards import RANKS
from engine.core.state import NO_CARD
from engine.games.counting_cribbage.state import CountingCribbageState, CountingCribbageView
from engine.games.counting_cribbage.terms import CRIB, SKUNK, rank_counts
from locales import Words
from render.games.counting_cribbage import LOOK, People, of
from render.games.counting_cribbage.narration import (
    before_remark,
    claim_remark,
    forms,
    last_move,
    peg_parts_words,
    series_remark,
    starter_remark,
)
from render.games.counting_cribbage.pegging import (
    LEFT,
    PLACES,
    STRIP_HEIGHT,
    STRIP_TOP,
    WIDTH,
    Board,
    draw_board,
    draw_call,
    draw_piles,
    draw_places,
    draw_series,
    draw_strip,
)
from render.games.counting_cribbage.show import Row, draw_rows, open_rows, past_rows, row_told
from render.kit import cards, plaque, theme
from render.kit.canvas import Canvas
from render.kit.layout import Item, Told, counted, write_name
from render.kit.layout import words as quiet_words
from render.kit.person import Person, names
from render.kit.plaque import Plaque
from render.kit.table import Table
from render.narration.cards import turn_word
from render.narration.telling import Telling
from render.unshown import Unshown

UNSHOWN: Final = (
    Unshown("away extra", "everybody lays away the same number of cards"),
    Unshown("least peg_claim reshuffled shown_before", "what the rules and the log need"),
    Unshown("muggins", "an option of the table; what is asked follows from it"),
    Unshown("last_by last_series", "the series before is over"),
    Unshown("peg_gains", "told when it happens; the points hold it"),
    Unshown("behind", "the rear peg: the points before", "lay_away play declare respond claim show", where="words"),
    Unshown("behind", "of a match the points by game are told", phases="over", where="words", partly=True),
    Unshown("claim", "nobody claims a card", phases="lay_away claim show"),
    Unshown("claim", "the game is over", phases="over"),
    Unshown("count", "no series is running", phases="lay_away claim show"),
    Unshown("count", "at the start of a series it is 0", phases="play", where="words", partly=True),
    Unshown("count", "told with a series that ended the game", phases="over", partly=True),
    Unshown("starter", "none is turned up yet", phases="lay_away"),
    Unshown("hands", "everybody holds the same number", phases="lay_away"),
    Unshown("hands", "all cards are played", phases="claim show"),
    Unshown("last", "the card itself and a play without points are told by the log", "play declare", partly=True),
    Unshown("last", "the open claim is told instead", phases="respond"),
    Unshown("last", "the show is on", phases="claim show"),
    Unshown("last", "the game is over", phases="over"),
    Unshown("game wins match_wins", "only of several games", "lay_away claim show declare respond over", partly=True),
    Unshown("game wins match_wins", "only in a match of several games", phases="play"),
    Unshown("used", "hidden where the option says so", phases="lay_away play", partly=True),
    Unshown("waiting", "who has not answered yet is a secret", phases="respond claim show"),
    Unshown(
        "shown shown_claims shown_deal shown_dealer shown_gains shown_parts shown_starter",
        "the show of the round before is told while everybody lays away",
        phases="play declare respond claim show",
    ),
    Unshown("shown_parts", "the kinds are told from the cards", phases="lay_away", partly=True),
    Unshown("shown_gains", "shown where points were claimed", phases="lay_away", partly=True),
    Unshown("deal", "the number of the round is told", phases="play declare respond claim show"),
    Unshown(
        "shown shown_claims shown_gains shown_parts shown_starter shown_dealer shown_deal",
        "only the count that won is told",
        phases="over",
        partly=True,
    ),
    Unshown("columns game_gain game_winner", "of a single game the points are told", phases="over", partly=True),
    Unshown("points", "of a match the points by game are told", phases="over", where="words", partly=True),
    Unshown("claims crib dealer hands laid scores starter stock used", "the outcome is told", phases="over"),
)

_BOARD_TOP: Final = theme.BAR_HEIGHT + 10


def shown(view: CountingCribbageView, people: People, words: Words) -> Table:
    """Return the board on top; below it pegging, or the show: the last one while all players lay away."""
    s = view.s
    rows = open_rows(view) if view.phase in ("claim", "show") else past_rows(view) if s.shown_now else []

    def drawing(canvas: Canvas, seats: Sequence[Plaque]) -> None:
        board = Board(view.seats, s.skunk, track=30 if view.seats > 3 else 36)
        draw_board(canvas, board, view, LEFT, _BOARD_TOP, people)
        below = _BOARD_TOP + board.height
        if rows:
            draw_rows(canvas, view, rows, below + 8, STRIP_TOP - 2, people, seats, words)
            canvas.panel(LEFT, STRIP_TOP, WIDTH, STRIP_HEIGHT)
            draw_call(canvas, of(words, f"now-{view.phase}"))
            draw_piles(canvas, view, words, LEFT + 508)
            return
        draw_places(canvas, view, below + 4, seats)
        below += PLACES + 14
        if view.phase == "lay_away":
            _first_call(canvas, view, below, people, words)
        else:
            draw_series(canvas, view, below, STRIP_TOP - 8 - below, people, words)
        draw_strip(canvas, view, people, words)

    game = [of(words, "result-game", game=str(s.game))] if s.match_wins > 1 else []
    return Table(
        LOOK,
        *words.both("counting_cribbage-title"),
        of(words, "sep").join([*game, of(words, "round", round=str(s.round))]),
        tuple(_plaque(view, p, who, words, placed=not rows) for p, who in enumerate(people)),
        drawing,
        remarks=tuple(_remarks(view, rows, words)),
        last_move=last_move(Telling(view, names(people), words)),
    )


def _remarks(view: CountingCribbageView, rows: Sequence[Row], words: Words) -> Iterator[Told]:
    """Yield what board, rows, series and strip show, from top to bottom."""
    s = view.s
    if s.skunk:
        yield of(words, "alt-skunk", line=SKUNK)
    if rows:
        yield words("spoken-sentence", text=last_move(Telling(view, (), words)))
        yield starter_remark(rows[0].starter, words)
        yield from (row_told(row, words) for row in rows)
    if rows or view.phase == "lay_away":
        yield words("spoken-sentence", text=of(words, f"now-{view.phase}"))
    elif s.pegging:
        yield from _pegging(s, words)
    yield of(words, "alt-piles", stock=len(s.stock), used=len(s.used))
    if view.options.get("show_used", True) and s.used:
        ranks = [(rank, count) for rank, count in zip(RANKS, rank_counts(s.used), strict=True) if count]
        told = [of(words, "alt-rank", rank=rank, count=str(count)) for rank, count in ranks]
        yield of(words, "alt-used", ranks=words.listed(told))


def _pegging(s: CountingCribbageState, words: Words) -> Iterator[Told]:
    """Yield the open claim, count and series, the last points, starter and crib."""
    if s.claim >= 0:
        yield claim_remark(s, words)
    yield series_remark(s, words)
    yield before_remark(s, words)
    if s.claim < 0 and any(s.last[2:]):
        seat, card, *points = s.last
        parts = peg_parts_words(points, words, "part")
        yield forms(lambda say: of(words, "alt-last", seat=str(seat + 1), card=say(card, words), parts=parts))
        gains = [of(words, "alt-gain", seat=str(p + 1), points=k) for p, k in enumerate(s.peg_gains) if k]
        if gains and any(points[:4]):
            yield of(words, "alt-gains", gains=words.listed(gains))
    if s.starter != NO_CARD:
        yield starter_remark(s.starter, words)
        yield of(words, "alt-crib-down", count=CRIB)


def _plaque(view: CountingCribbageView, seat: int, who: Person, words: Words, *, placed: bool) -> Plaque:
    """Return a player's plaque: with the cards below it if it is ``placed``, otherwise at the left of a row."""
    s, choosing = view.s, view.phase == "lay_away"
    turn = of(words, "choosing") if choosing else turn_word(words) if placed else ""
    items: list[Item] = []
    if s.match_wins > 1 and (placed or not choosing):
        won = s.wins[seat]
        items.append(counted("crown", won, of(words, "amount-wins", count=won, number=str(won))))
    if placed and seat in s.gone:
        items.append(quiet_words(of(words, "go")))
    return Plaque(
        who,
        seat,
        tuple(items),
        str(s.points[seat]),
        **plaque.tabs(view, seat, turn, of(words, "chosen") if choosing else ""),
        dealer="*dealer" if seat == s.dealer else "",
        remarks=tuple(_cards(s, seat, words)) if placed else (),
    )


def _cards(s: CountingCribbageState, seat: int, words: Words) -> Iterator[Told]:
    """Yield the cards below a plaque: those in hand as a number, and those played."""
    yield words("spoken-held", number=str(len(s.hands[seat])))
    if laid := s.laid[seat]:
        yield forms(lambda say: of(words, "alt-laid", cards=words.listed([say(c, words) for c in laid])))


def _first_call(canvas: Canvas, view: CountingCribbageView, y: int, people: People, words: Words) -> None:
    """Draw, before the first show, the present task and its seats."""
    height, dealer = STRIP_TOP - 8 - y, view.s.dealer
    canvas.mat(LEFT, y, WIDTH, height, 36)
    middle = y + height / 2
    canvas.text(LEFT + 40, middle, of(words, "now-lay_away"), size=40, room=560, least=28)
    x = LEFT + 640
    for k in range(4):
        canvas.card(cards.back(84), x + 60 + k * 30, middle, 9 - 6 * k)
    canvas.disc(x + 186, middle + 40, 60, LOOK.mat)
    canvas.portrait(x + 186, middle + 40, 54, people[dealer], dealer)
    write_name(canvas, x + 230, middle, 270, of(words, "crib-of", name=people[dealer].name), 34, theme.CREAM)


def cover(size: int) -> Image.Image:
    """Return two fives and a ten-card over a board with pegs."""
    canvas = Canvas(size, size, look=LOOK)
    unit = size / 100
    width = round(42 * unit)
    for k, (rank, suit) in enumerate((("5", "L"), ("5", "H"), ("J", "C"))):
        canvas.card(cards.mini(rank, suit, width), (27 + k * 23) * unit, (36 + k * 2) * unit, 8 - 8 * k)
    canvas.box(6 * unit, 74 * unit, round(88 * unit), round(20 * unit), round(6 * unit), theme.WOOD)
    canvas.box(9 * unit, 77 * unit, round(82 * unit), round(14 * unit), round(4 * unit), theme.WOOD_DARK)
    for k in range(14):
        for line in (0, 1):
            canvas.disc((14 + k * 5.6) * unit, (81 + line * 6) * unit, max(2, round(1.8 * unit)), theme.INK)
    for seat, x, y in ((0, 14 + 9 * 5.6, 81), (1, 14 + 6 * 5.6, 87)):
        canvas.disc(x * unit, y * unit, round(6.4 * unit), theme.INK)
        canvas.disc(x * unit, y * unit, round(5.2 * unit), theme.SEAT_COLOUR[seat])
    return canvas.image
