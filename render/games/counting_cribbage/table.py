"""The table of Counting Cribbage: the pegging board, the series with its count, the show explained."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.core.cards import RANKS, SUITS
from engine.games.counting_cribbage.state import CountingCribbageState, CountingCribbageView
from engine.games.counting_cribbage.terms import CRIB, FULL, PIP, SKUNK, rank_counts
from locales import Words
from render.games.counting_cribbage import LOOK, People, drawings, narration, of
from render.games.counting_cribbage.drawings import Board, Row
from render.games.counting_cribbage.narration import forms
from render.kit import plaque
from render.kit.canvas import Canvas
from render.kit.drawing import text, theme
from render.kit.drawing.box import Box
from render.kit.drawing.lines import wrap
from render.kit.layout import GOLDEN, Item, Node, Picture, Text, Told, counted, ink_of, write_name
from render.kit.layout import words as quiet_words
from render.kit.pages.table import Table
from render.kit.pages.trick_table import small_face
from render.kit.pieces import cards
from render.kit.pieces.person import Person, names
from render.kit.plaque import Plaque
from render.large.parts import Flow, Lines, laid, sign, stock
from render.narration.cards import turn_word
from render.narration.telling import Telling
from render.unshown import Unshown

SHOW: Final = "shown shown_claims shown_deal shown_dealer shown_gains shown_parts shown_starter"
"""The fields of the last show."""
UNSHOWN: Final = (
    Unshown("away extra", "everybody lays away the same number of cards"),
    Unshown("least peg_claim reshuffled shown_before", "what the rules and the log need"),
    Unshown("muggins", "an option of the table; what is asked follows from it"),
    Unshown("last_by last_series", "the series before is over"),
    Unshown("peg_gains", "told when it happens; the points hold it"),
    Unshown("behind", "the rear peg: the points before", "lay_away play declare respond claim show", where="words"),
    Unshown("behind", "of a match the points by game are told", phases="over", where="words", partly=True),
    Unshown("claim count", "no series is running", phases="lay_away claim show"),
    Unshown("claim last", "the game is over", phases="over"),
    Unshown("count", "at the start of a series it is 0", phases="play", where="words", partly=True),
    Unshown("count", "told with a series that ended the game", phases="over", partly=True),
    Unshown("starter", "none is turned up yet", phases="lay_away"),
    Unshown("hands", "everybody holds the same number", phases="lay_away"),
    Unshown("hands last", "all cards are played", phases="claim show"),
    Unshown("last", "the card itself and a play without points are told by the log", "play declare", partly=True),
    Unshown("last", "the open claim is told instead", phases="respond"),
    Unshown("game wins match_wins", "only of several games", "lay_away claim show declare respond over", partly=True),
    Unshown("game wins match_wins", "only in a match of several games", phases="play"),
    Unshown("used", "hidden where the option says so", phases="lay_away play", partly=True),
    Unshown("waiting", "who has not answered yet is a secret", phases="respond claim show"),
    Unshown(SHOW, "the show of the round before is told while everybody lays away", "play declare respond claim show"),
    Unshown("shown_parts", "the kinds are told from the cards", phases="lay_away", partly=True),
    Unshown("shown_gains", "shown where points were claimed", phases="lay_away", partly=True),
    Unshown("deal", "the number of the round is told", phases="play declare respond claim show"),
    Unshown(SHOW, "only the count that won is told", phases="over", partly=True),
    Unshown("columns game_gain game_winner", "of a single game the points are told", phases="over", partly=True),
    Unshown("points", "of a match the points by game are told", phases="over", where="words", partly=True),
    Unshown("claims crib dealer hands laid scores starter stock used", "the outcome is told", phases="over"),
)

_CARD: Final = 68
"""Width of small cards in large print, px."""
_LEFT: Final = 20
_WIDTH: Final = theme.WIDTH - 2 * _LEFT
_TOP: Final = theme.BAR_HEIGHT + 10
_STRIP, _STRIP_HEIGHT = 658, 94
"""Top and height of the strip at the foot, px."""
_COUNT: Final = 318
"""Room for the count at the right of the mat, px."""
_LOW: Final = 84
"""Below this height a row of the show has no room for two lines beside the portrait, px."""


def shown(view: CountingCribbageView, people: People, words: Words) -> Table:
    """Return the board on top; below it pegging, or the show: the last one while all players lay away."""
    s, rows = view.s, drawings.rows_of(view)

    def drawing(canvas: Canvas, seats: Sequence[Plaque]) -> None:
        board = Board(view.seats, s.skunk, track=30 if view.seats > 3 else 36)
        drawings.draw_board(canvas, board, view, _LEFT, _TOP, people)
        below = _TOP + board.height
        canvas.panel(_LEFT, _STRIP, _WIDTH, _STRIP_HEIGHT)
        if rows:
            _show(canvas, view, rows, below + 8, seats, words)
            _call(canvas, of(words, f"now-{view.phase}"))
            _piles(canvas, view, words, _LEFT + 508)
            return
        mat = _places(canvas, view, below + 4, seats) + 14
        (_laying_away if view.phase == "lay_away" else _series)(canvas, view, mat, _STRIP - 8 - mat, people, words)
        _foot(canvas, view, people, words)

    game = [of(words, "result-game", game=str(s.game))] if s.match_wins > 1 else []
    return Table(
        LOOK,
        *words.both("counting_cribbage-title"),
        of(words, "sep").join([*game, of(words, "round", round=str(s.round))]),
        tuple(_plaque(view, p, who, words, placed=not rows) for p, who in enumerate(people)),
        drawing,
        remarks=tuple(_remarks(view, rows, words)),
        last_move=narration.last_move(Telling(view, names(people), words)),
        mover=narration.mover(view),
        large=lambda width: _large(view, rows, people, words, width),
    )


def _large(view: CountingCribbageView, rows: Sequence[Row], people: People, words: Words, width: float) -> list[Node]:
    """Return in large print the show, or count, series and starter; then the piles."""
    s = view.s
    parts: list[Node] = []
    if rows or view.phase == "lay_away":
        parts.append(Lines(width, of(words, f"now-{view.phase}"), 40))
    if rows:
        parts.append(laid(width, [small_face(rows[0].starter)(_CARD)], of(words, "starter")))
    for row in rows:
        crib = [Picture(cards.back(40, 56))] if row.crib else []
        points = row.claim if row.points is None else row.points
        score = [Text(str(points), 52)] if points >= 0 else []
        parts.append(Flow(width, [sign(people[row.owner], row.owner), *crib, *_faces(row.cards), *score], gap=12))
    if s.pegging:
        parts.append(drawings.large_series(view, people, words, width))
    return [*parts, Lines(width, of(words, "alt-piles", stock=len(s.stock), used=len(s.used)), 36, quiet=True)]


def _faces(held: Sequence[int]) -> list[Node]:
    """Return small cards in large print."""
    return [Picture(small_face(c)(_CARD)) for c in held]


def _remarks(view: CountingCribbageView, rows: Sequence[Row], words: Words) -> Iterator[Told]:
    """Yield what board, rows, series and strip show, from top to bottom."""
    s = view.s
    if s.skunk:
        yield of(words, "alt-skunk", line=SKUNK)
    if rows:
        yield words("spoken-sentence", text=narration.last_move(Telling(view, (), words)))
        yield narration.starter_remark(rows[0].starter, words)
        yield from (drawings.row_told(row, words) for row in rows)
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
        yield narration.claim_remark(s, words)
    yield narration.series_remark(s, words)
    yield narration.before_remark(s, words)
    if s.claim < 0 and any(s.last[2:]):
        seat, card, *points = s.last
        parts = narration.peg_parts_words(points, words, "part")
        yield forms(lambda say: of(words, "alt-last", seat=str(seat + 1), card=say(card, words), parts=parts))
        if any(s.peg_gains) and any(points[:4]):
            yield of(words, "alt-gains", gains=words.listed(narration.gains_told(s.peg_gains, words)))
    yield narration.starter_remark(s.starter, words)
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
    held: list[Told] = [words("spoken-held", number=str(len(s.hands[seat])))]
    if s.laid[seat]:
        held.append(forms(lambda say: of(words, "alt-laid", cards=words.listed([say(c, words) for c in s.laid[seat]]))))
    return Plaque(
        who,
        seat,
        tuple(items),
        str(s.points[seat]),
        **plaque.tabs(view, seat, turn, of(words, "chosen") if choosing else ""),
        dealer="*dealer" if seat == s.dealer else "",
        remarks=tuple(held) if placed else (),
        large=(lambda width: Flow(width, [stock(len(s.hands[seat])), *_faces(s.laid[seat])], gap=12))
        if placed
        else None,
    )


def _places(canvas: Canvas, view: CountingCribbageView, y: int, seats: Sequence[Plaque]) -> int:
    """Draw a plaque per player, and the cards: beside it if two play, otherwise beneath. Return where they end."""
    n, gap, y = view.seats, 12, y + plaque.TAB
    width, high, card = (_WIDTH - gap * (n - 1)) // n, {2: 96, 3: 76, 4: 98}[n], 70 if n == 2 else 58
    for told in seats:
        x = _LEFT + told.seat * (width + gap)
        if n == 2:
            plaque.draw(canvas, x, y, width - 312, high, told)
            _row(canvas, view, told.seat, (x + width - 304, y + 3), 304, card)
        else:
            plaque.draw(canvas, x, y, width, high, told)
            _row(canvas, view, told.seat, (x, y + high + 8), width, card)
    return y + high + (0 if n == 2 else 8 + cards.mini_height(card))


def _row(canvas: Canvas, view: CountingCribbageView, seat: int, at: tuple[int, int], width: int, card: int) -> None:
    """Draw the cards laid this round, then those in hand, each ``card`` wide, in the middle of a width from ``at``."""
    x, y = at
    laid, hand = view.s.laid[seat], len(view.s.hands[seat])
    count = len(laid) + hand
    step = min(card + 8, (width - card - 8) // max(1, count - 1))
    left = x + (width - step * (count - 1) - card) // 2
    for k in range(count):
        back = cards.back(card, cards.mini_height(card))
        canvas.sprite(small_face(laid[k])(card) if k < len(laid) else back, left + k * step, y)


def _laying_away(canvas: Canvas, view: CountingCribbageView, y: int, height: int, people: People, words: Words) -> None:
    """Draw, before the first show, the present task and its seats."""
    dealer = view.s.dealer
    canvas.mat(_LEFT, y, _WIDTH, height, 36)
    middle = y + height / 2
    canvas.text(_LEFT + 40, middle, of(words, "now-lay_away"), size=40, room=560, least=28)
    x = _LEFT + 640
    for k in range(4):
        canvas.card(cards.back(84), x + 60 + k * 30, middle, 9 - 6 * k)
    canvas.disc(x + 186, middle + 40, 60, canvas.look.mat)
    canvas.portrait(x + 186, middle + 40, 54, people[dealer], dealer)
    write_name(canvas, x + 230, middle, 270, of(words, "crib-of", name=people[dealer].name), 34, theme.CREAM)


def _series(canvas: Canvas, view: CountingCribbageView, y: int, height: int, people: People, words: Words) -> None:
    """Draw the series, or the last one before a new one begins, on a mat; at its right the count."""
    canvas.mat(_LEFT, y, _WIDTH, height, 36)
    s, over = view.s, not view.s.series
    series, by = (s.last_series, s.last_by) if over else (s.series, s.series_by)
    scored = not over and s.claim < 0 and any(s.last[2:])
    box = Box(_LEFT + 28, y + 12, _WIDTH - _COUNT - 60, height - 16)
    drawings.draw_run(canvas, series, by, box, people, glow=theme.MINT if scored else "", dim=over)
    if over and series and any(s.last[2:]):
        _medal(canvas, s, box, people)
    _count(canvas, s, Box(_LEFT + _WIDTH - _COUNT, y, _COUNT - 24, height), people, words)


def _medal(canvas: Canvas, s: CountingCribbageState, box: Box, people: People) -> None:
    """Draw, at the end of a series that is over, 31 if it was reached, and who scored how much with its last card.

    The indices of the cards stay free.
    """
    seat, _, *parts, last = s.last
    # With claims the points may have gone to other seats, or to none.
    gains = s.peg_gains or [sum(parts) * (p == seat) for p in range(len(people))]
    scored = [(p, told) for p, points in enumerate(gains) if (told := points + last * (p == seat))]
    full = sum(PIP[c] for c in s.last_series) == FULL
    if not scored and not full:
        return
    size = min(124, round(box.height * 0.62))
    high, one = round(size * 0.7), round(size * 1.36)
    wide = (size - 10) * full + one * len(scored) + 12
    x, y = box.right - wide, box.y + (box.height - 34) * 0.66
    canvas.box(x, y - high / 2, round(wide), high, high // 2, theme.INK)
    canvas.outline(x, y - high / 2, round(wide), high, high // 2, 4, theme.MINT, 0)
    if full:
        canvas.disc(x + size / 2 - 10, y, size + 8, theme.INK)
        canvas.disc(x + size / 2 - 10, y, size, theme.MINT)
        canvas.text(x + size / 2 - 10, y, str(FULL), size=round(size * 0.56), colour=theme.INK, align="m")
        x += size - 10
    for k, (seat, points) in enumerate(scored):
        left = x + 12 + k * one
        canvas.portrait(left + high * 0.4, y, round(high * 0.8), people[seat], seat)
        canvas.text(left + high * 0.9, y, f"+{points}", size=round(high * 0.56), colour=theme.MINT)


def _count(canvas: Canvas, s: CountingCribbageState, box: Box, people: People, words: Words) -> None:
    """Draw the count, the rest to 31, and the points or the open claim of the last card."""
    x, y, room, height = box
    line, low = y + height * 0.3, y + height * 0.7
    canvas.box(x - 8, y + 20, 3, round(height) - 40, 0, canvas.look.mat_line)
    quiet = canvas.look.quiet
    beside = room - 34 - canvas.text(x + room - 6, line, str(s.count), size=min(112, round(height * 0.44)), align="r")
    canvas.text(x + 16, line - 20, of(words, "count"), size=34, colour=quiet, room=beside, least=20)
    rest = of(words, "room", room=FULL - s.count) if s.series else of(words, "new-series")
    canvas.text(x + 16, line + 18, rest, size=28, colour=quiet, room=beside, least=20)
    _gauge(canvas, s.count, x + 16, y + height * 0.54, room - 22)
    if s.claim >= 0:
        canvas.text(x + 16, low, of(words, "claimed", points=s.claim), size=36, room=room)
        canvas.text(x + 16, low + 34, of(words, "answers"), size=28, colour=quiet, room=room, least=20)
        return
    if not any(s.last[2:]):
        return
    told = narration.peg_parts_words(s.last[2:], words)
    if s.peg_gains and any(s.last[2:6]):
        # With claims the points may have gone to other seats, or to none.
        canvas.text(x + 16, low, told, size=32, colour=theme.MINT, room=room, least=22)
        drawings.draw_gains(canvas, s.peg_gains, x + 16, low + 34, people, room)
        return
    lines = wrap(told, text.BOLD, 30, room - 46)[:2]
    canvas.portrait(x + 32, low, 38, people[s.last[0]], s.last[0])
    for k, part in enumerate(lines):
        canvas.text(x + 58, low + 34 * k, part, size=30, colour=theme.MINT, room=room - 44, least=22)


def _gauge(canvas: Canvas, count: int, x: float, y: float, width: float) -> None:
    """Draw how much of 31 is counted, as a groove that fills from the left."""
    groove = theme.mix(canvas.look.mat, theme.INK, 0.6)
    canvas.box(x, y - 8, round(width), 16, 8, groove)
    if count:
        canvas.box(x, y - 8, max(16, round(width * min(count, FULL) / FULL)), 16, 8, theme.CREAM)


def _show(
    canvas: Canvas, view: CountingCribbageView, rows: Sequence[Row], y: int, seats: Sequence[Plaque], words: Words
) -> None:
    """Draw all rows between ``y`` and the strip, as high as there is room for."""
    room, people = _STRIP - 2 - y, [plaque.who for plaque in seats]
    pitch = min(132, room // len(rows))
    high = pitch - 6
    who = 316 if high < _LOW else 226
    for k, row in enumerate(rows):
        box = Box(_LEFT, y + (room - pitch * len(rows)) // 2 + k * pitch, _WIDTH, high)
        canvas.panel(*box, 18)
        _who(canvas, view, row, box.left(who), seats[row.owner], words)
        drawings.draw_count(canvas, row, box.beside(who), people, words)


def _who(canvas: Canvas, view: CountingCribbageView, row: Row, box: Box, who: Plaque, words: Words) -> None:
    """Draw the player's plaque; while all lay away it shows who is still choosing: in a low row a sign."""
    x, y, width, height = box
    turn, choosing = who.turn and not row.crib, who.turn or who.done
    ink, middle = GOLDEN if turn else ink_of(canvas), y + height / 2
    if turn:
        canvas.box(x, y, round(width), round(height), 18, theme.GOLD)
    plaque.disc(canvas, x + 38, middle, 52, replace(who, dealer="") if row.crib else who, ink)
    left, room = x + 74, width - 84
    if row.crib:
        canvas.text(left, middle, of(words, "crib"), size=34, room=room)
        return
    tall = height >= _LOW
    told = bool(choosing) or view.s.match_wins > 1
    down = height * 0.25 if told and tall else 0
    name_y, y = middle - down * 0.8, middle + down
    at = left if tall else x + width - (54 if choosing else 120)
    write_name(canvas, left, name_y, room if tall or not told else at - left - 8, who.who.name, 30, ink.front)
    if choosing:
        fill, colour = (theme.INK, theme.GOLD) if turn else (theme.MINT, theme.INK)
        if tall:
            canvas.pill(at, y - 16, 118, 32, choosing, size=24, fill=fill, colour=colour)
        else:
            canvas.seal(at + 22, y, 40, "*clock" if turn else "*check", fill, colour, ink.ground)
    elif told:
        canvas.shape("crown", at + 15, y, 30, ink.quiet)
        canvas.text(at + 42, y, str(view.s.wins[row.owner]), size=30)


def _call(canvas: Canvas, call: str) -> None:
    """Draw the present task of the players, at the left of the strip."""
    size = 34 if len(wrap(call, text.BOLD, 34, 470)) <= 2 else 28
    top = _STRIP + (_STRIP_HEIGHT - len(wrap(call, text.BOLD, size, 470)) * size * 1.25) / 2
    canvas.paragraph(_LEFT + 22, top, call, 470, size=size, face=text.BOLD, leading=1.25)


def _foot(canvas: Canvas, view: CountingCribbageView, people: People, words: Words) -> None:
    """Draw starter, crib, stock and used cards."""
    middle, width = _STRIP + _STRIP_HEIGHT // 2, 62
    high = cards.mini_height(width)
    x = _LEFT + 18.0
    x += canvas.text(x, middle, of(words, "starter"), size=30, colour=canvas.look.quiet, room=150) + 12
    up = view.s.starter >= 0
    face = small_face(view.s.starter)(width) if up else cards.empty(width, high, canvas.look.line)
    canvas.sprite(face, x, middle - high / 2)
    x += width + 26
    x += canvas.text(x, middle, of(words, "crib"), size=30, colour=canvas.look.quiet, room=100) + 12
    count = CRIB if up else len(view.s.extra)
    for k in range(count):
        canvas.sprite(cards.back(52, 72), x + 16 * k, middle - 36)
    if not count:
        canvas.sprite(cards.empty(100, 72, canvas.look.line), x, middle - 36)
    canvas.portrait(x + 100, middle + 20, 40, people[view.s.dealer], view.s.dealer, rim=canvas.look.panel)
    _piles(canvas, view, words, x + 148)


def _piles(canvas: Canvas, view: CountingCribbageView, words: Words, x: float) -> None:
    """Draw stock and used cards as numbers, and the used cards by rank if the table shows them."""
    upper, lower = _STRIP + 28, _STRIP + 68
    for y, key, number in ((upper, "stock", len(view.s.stock)), (lower, "used", len(view.s.used))):
        wide = canvas.text(x, y, of(words, key), size=30, colour=canvas.look.quiet, room=100)
        canvas.text(x + max(wide, 70) + 14, y, str(number), size=36)
    if not view.options.get("show_used", True):
        return
    left, right = x + 164, _LEFT + _WIDTH - 10
    step = (right - left) / len(RANKS)
    for rank, count in enumerate(rank_counts(view.s.used)):
        middle = left + step * (rank + 0.5)
        canvas.text(middle, upper, RANKS[rank], size=33, colour=canvas.look.quiet, align="m", room=step)
        if not count:
            canvas.disc(middle, lower, 6, canvas.look.line)
            continue
        gone = count == len(SUITS)
        if gone:
            canvas.box(middle - 18, lower - 20, 36, 40, 10, theme.MINT)
        canvas.text(middle, lower, str(count), size=38, colour=theme.INK if gone else theme.CREAM, align="m")
