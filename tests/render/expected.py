"""The figures a picture and its description must show, worked out from the view without painter or narration.

Where a figure follows from others (a total from the columns, a pot from the chips paid), it is added up here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from engine.core.cards import RANK, RANKS
from engine.core.view import View
from engine.games.geschenk.state import GeschenkView
from engine.games.geschenk.terms import cost_of_runs
from engine.games.tennos_square.state import TennosSquareView

Both = str | tuple[str, str]
"""The same in both languages, or Japanese and English."""

LETTERS = "ABCD"
MARKS = (("♠", "♠"), ("♥", "♥"), ("♣", "♣"), ("♦", "♦"), ("リーフ", "Leaf"), ("クロス", "Cross"))


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure and where it belongs.

    ``drawn`` stands on the picture as a text of its own, at the panel of ``seat`` (None: anywhere), right behind the
    text ``after`` in the order of drawing (empty: behind any).  ``told`` stands in the description, in a line that
    names the seat, or that begins with ``line``.  Empty: nothing to look for.
    """

    seat: int | None
    drawn: Both = ""
    told: Both = ""
    after: Both = ""
    line: Both = ""


def expected(view: View) -> list[Figure]:
    """All figures of the picture that belongs to the view."""
    part = "hand" if view.seat is not None else "result" if view.over else "table"
    rule = globals().get(f"{view.game}_{part}")
    if rule is None and find_spec(f"tests.games.{view.game}.figures"):
        rule = getattr(import_module(f"tests.games.{view.game}.figures"), part, None)
    return list(rule(view)) if rule else []


def minus(number: int) -> str:
    """A number with the long minus sign of pictures."""
    return str(number).replace("-", "−")


def held(view: View, seat: int) -> int:
    """How many cards a seat holds."""
    hand = view["hands"][seat]
    return hand if isinstance(hand, int) else len(hand)


def place(values: list[int], seat: int, *, low: bool = False) -> int:
    """The rank of a seat, equal values share it."""
    return 1 + sum((v < values[seat]) if low else (v > values[seat]) for v in values)


# No Thanks!

UNIT = ("点", "pts")


def geschenk_table(view: GeschenkView) -> Iterator[Figure]:
    number, removed, pot = view.s.number, view.s.removed_count, len(view.s.notes)
    deck = 33 - removed - number
    yield Figure(None, (f"カード {number} / {33 - removed}", f"Card {number} / {33 - removed}"))
    told = ("容器は空", "glass is empty") if not pot else (f"容器にチップ{pot}枚。", f"on offer, {pot} chip")
    yield Figure(None, str(pot), told, after=("チップ", "Chips"))
    told = (f"山札あと{deck}枚、除外カード{removed}枚", f"{deck} cards to come, {removed} removed")
    yield Figure(None, str(deck), told, after="back" if deck else "empty")
    for p in range(view.seats):
        cost = cost_of_runs(view.s.cards[p])
        yield Figure(p, str(cost), (f"（失点{cost}）", f"(cost {cost})"), after=UNIT)
        if view.s.columns:
            before = sum(column[p] for column in view.s.columns)
            yield Figure(p, (f"合計 {before}", f"Total {before}"), (f"前のゲームまで{before}点", f"{before} before"))
        if view.s.open_chips:
            chips = view.s.open_chips[p]
            yield Figure(p, str(chips), (f"チップ{chips}枚", f"{chips} chip"))


def geschenk_result(view: GeschenkView) -> Iterator[Figure]:
    games = range(len(view.s.columns))
    totals = [
        sum(cost_of_runs(view.s.final_cards[g][p]) - view.s.final_chips[g][p] for g in games) for p in range(view.seats)
    ]
    for p, total in enumerate(totals):
        rank = place(totals, p, low=True)
        yield Figure(p, minus(total), (f"{rank}位 ", f"{rank}. "), after=UNIT)
        yield Figure(p, "", (f" {total}点（", f" {total} ("))


def geschenk_hand(view: GeschenkView) -> Iterator[Figure]:
    me = view.seat or 0
    chips = view.s.chips[me]
    score = cost_of_runs(view.s.cards[me]) - chips
    yield Figure(None, str(chips), (f"チップは{chips}枚", f"with {chips} chip"), after=("あなたのチップ", "Your chips"))
    told = (f"チップを引くと{score}点", f"less chips {score}.")
    yield Figure(None, minus(score), told, after=("いまの失点", "Score now"))


# Tricky Express


def tricky_totals(view: View) -> list[int]:
    """Base points, two for the top of a deal, one for the second, and the growth bonus."""
    growth = view["growth"] or [0] * 4
    deals = range(len(view["base"]))
    return [
        sum(view["base"][d][p] + 2 * (view["top"][d] == p) + (view["second"][d] == p) for d in deals) + growth[p]
        for p in range(4)
    ]


def tricky_express_table(view: View) -> Iterator[Figure]:
    played = [(view["leader"] + k) % 4 for k in range(len(view["trick"]))]
    tricks = len(view["routes"][-1])
    for p, total in enumerate(tricky_totals(view)):
        told = (f"{LETTERS[p]}{total}", f"{LETTERS[p]} {total}") if view["base"] else ""
        yield Figure(p, str(total), told, line=("合計：", "Totals:"))
        hand = 13 - tricks - (p in played)
        told = (f"{LETTERS[p]} {hand}枚", f"{LETTERS[p]} {hand}")
        yield Figure(p, str(hand), told, line=("手札：", "Cards in hand:"))
    if view.phase == "play":
        trick = f" {tricks + 1} / 13"
        yield Figure(
            None, (f"トリック{trick}", f"Trick{trick}"), (f"・トリック{tricks + 1} / 13", f"trick {tricks + 1} of")
        )


def tricky_express_result(view: View) -> Iterator[Figure]:
    for p, total in enumerate(tricky_totals(view)):
        told = (f"{LETTERS[p]}{total}", f"{LETTERS[p]} {total}")
        yield Figure(p, str(total), told, after=("点", "pts"), line=("合計：", "Totals:"))


# Tennos Square


def row_worth(row: list[int]) -> int:
    """The squares of the runs that never go down; what is face down is left out."""
    runs: list[list[int]] = []
    for rank in [RANK[c] for c in row if c >= 0]:
        if runs and rank >= runs[-1][-1]:
            runs[-1].append(rank)
        else:
            runs.append([rank])
    return sum(len(run) ** 2 for run in runs)


def tennos_total(view: TennosSquareView, seat: int) -> int:
    """What a seat scored in the finished deals, with five points per player for going out."""
    outs = view.s.outs
    return sum(view.s.row_points[d][seat] + 5 * view.seats * (outs[d] == seat) for d in range(len(outs)))


def tennos_square_table(view: TennosSquareView) -> Iterator[Figure]:
    before = view.s.last_rows if view.phase == "discard" else []
    for p in range(view.seats):
        total = tennos_total(view, p)
        if view.phase == "discard" and not before:
            yield Figure(p, str(total), "", after="0")
            continue
        points = row_worth((before or view.s.row)[p])
        bonus = 5 * view.seats if before and view.s.outs[-1] == p else 0
        shown = f"{points}+{bonus}" if bonus else str(points)
        hand = (f"手札{len(view.s.hands[p])}枚、", f"hand {len(view.s.hands[p])}, ") if not before else ("", "")
        told = (f"（{shown}点）{hand[0]}合計{total}点", f"({shown}), {hand[1]}total {total}")
        yield Figure(p, str(points), told)
        yield Figure(p, str(total), "", after=f"+{bonus}" if bonus else str(points))
    if view.phase == "turn":
        deck = len(view.s.deck)
        yield Figure(None, str(deck), (f"山札{deck}枚。", f"Deck: {deck}."), after="back")
    if view.s.mode == "partnership":
        a, b = (tennos_total(view, p) + tennos_total(view, p + 2) for p in (0, 1))
        teams = (f"席1・3の組{a}点、席2・4の組{b}点", f"Seats 1 and 3: {a}, seats 2 and 4: {b}")
        yield Figure(None, f"A {a} : {b} B", teams if view.s.outs else "")


def tennos_square_result(view: TennosSquareView) -> Iterator[Figure]:
    own = [tennos_total(view, p) for p in range(view.seats)]
    for p in range(view.seats):
        if view.s.mode == "partnership":
            score = own[p] + own[(p + 2) % 4]
            yield Figure(None, str(score), "")
        else:
            score = view.s.scores[p] if view.s.mode == "split" else own[p]
            yield Figure(p, str(score))
        alone = view.s.mode == "individual"
        yield Figure(p, "", (f"：{score}点（", f": {score} (") if alone else (f"最終{score}点", f"final {score}"))
        for deal in range(view.seats):
            bonus = f"+{5 * view.seats}" if view.s.outs[deal] == p else ""
            yield Figure(p, f"{view.s.row_points[deal][p]}{bonus}", after=str(deal + 1))


# Counting Cribbage


def counting_cribbage_table(view: View) -> Iterator[Figure]:
    for p in range(view.seats):
        points = view.s.points[p]
        yield Figure(p, str(points), (f"：{points}点、手札", f": {points}, hand "))
        if view.phase in ("lay_away", "play", "declare", "respond"):
            yield Figure(p, "", (f"手札{held(view, p)}枚", f"hand {held(view, p)}"))
    stock, used = len(view.s.stock), view.s.used
    told = (f"山札{stock}枚、捨て札{len(used)}枚", f"Stock {stock}, used {len(used)}")
    yield Figure(None, str(stock), told, after=("山札", "Stock"))
    yield Figure(None, str(len(used)), told, after=("捨て札", "Used"))
    if view.options["show_used"]:
        for rank, name in enumerate(RANKS):
            if count := sum(RANK[c] == rank for c in used):
                yield Figure(None, str(count), f"{name}×{count}", after=name)
    if view.phase in ("play", "declare", "respond"):
        count = sum(min(RANK[c] + 1, 10) for c in view.s.series)
        series = (f"カウント{count}。", f"ount {count}.") if view.s.series else ""
        yield Figure(None, str(count), series, after=("カウント", "Count"))


def counting_cribbage_result(view: View) -> Iterator[Figure]:
    for p in range(view.seats):
        points = view.s.points[p]
        if view.s.match_wins == 1:
            yield Figure(p, str(points), (f"：{points}点", f": {points}"))
        else:
            wins = sum(g for g, w in zip(view.s.game_gain, view.s.game_winner, strict=True) if w == p)
            yield Figure(p, (f"{wins}勝", "1 win" if wins == 1 else f"{wins} wins"), (f"：{wins}勝", f"wins {wins} "))
            for column in view.s.columns:
                yield Figure(p, str(column[p]))


# Rummy Fifty


def rummy_fifty_table(view: View) -> Iterator[Figure]:
    points = view["history"][-1] if view["history"] else [1] * view.seats
    for p in range(view.seats):
        hand = held(view, p)
        told = (f"：{points[p]}点、手札{hand}枚", f": {points[p]} point")
        yield Figure(p, str(points[p]), told)
        yield Figure(p, str(hand), (f"手札{hand}枚", f"hand {hand}"))
    stock = view["stock"]
    yield Figure(None, str(stock), (f"山札{stock}枚。", f"Stock {stock}."), after=("山札", "Stock"))


def rummy_fifty_result(view: View) -> Iterator[Figure]:
    for p in range(view.seats):
        points = view["history"][-1][p]
        yield Figure(p, str(points), (f"：{points}点", f": {points} point"))
        if view["last_out"] not in (-1, p):
            total = view["last_totals"][p]
            line = (f"{p + 1} 残り", f"{p + 1} left")
            yield Figure(p, str(total), (f"＝{total}", f"= {total}"), after="=", line=line)


# Jukugo Daifuda


def jukugo_daifuda_table(view: View) -> Iterator[Figure]:
    for p in range(view.seats):
        chips, hand = view["chips"][p], held(view, p)
        yield Figure(p, str(chips), (f"チップ{chips}、手札{hand}枚", f"chips {chips}, hand {hand},"), after=str(hand))
    deck, gone = view["deck"], len(view["discards"])
    yield Figure(None, str(deck), (f"山札{deck}枚。", f"Deck: {deck}."), after=("山札", "Deck"))
    yield Figure(None, str(gone), "", after=("捨て札", "Discards"))
    rounds = (f"ラウンド{view['round']}（全{view['rounds']}）", f"Round {view['round']} of {view['rounds']}")
    yield Figure(None, "", rounds)


def jukugo_daifuda_result(view: View) -> Iterator[Figure]:
    last = view["columns"][-1]
    for p in range(view.seats):
        rons = sum(w == p for w in view["round_winners"])
        yield Figure(p, (f"ロン {rons}回", f"{rons} ron" if rons == 1 else f"{rons} rons"))
        rank = place(last, p)
        yield Figure(p, str(last[p]), (f"{rank}位 ", f"{rank}. "))
        yield Figure(p, "", (f"チップ{last[p]}（", f"chips {last[p]} ("))


# Alliance


def sized(value: object) -> int:
    """A list, or its length where the list is hidden."""
    return value if isinstance(value, int) else len(value)  # type: ignore[arg-type]


def alliance_table(view: View) -> Iterator[Figure]:
    if view.phase == "distribute":
        return
    for p in range(view.seats):
        (ja, en), hand, won = MARKS[view["suits"][p]], held(view, p), sized(view["won"][p])
        told = (f"{ja} 手札{hand}、絵札{won}", f"{en} hand {hand}, courts {won}")
        yield Figure(p, str(hand), told, after="back", line=("各人：", "Players:"))
        yield Figure(p, str(won))
    if view.phase == "play":
        left = sized(view["courts"])
        told = (f"山の残り{left}枚", f"Courts to come: {left}.")
        yield Figure(None, (f"残り{left}枚", f"{left} to come"), told)


def alliance_result(view: View) -> Iterator[Figure]:
    for p in range(view.seats):
        (ja, en), total = MARKS[view["suits"][p]], sum(view["points"][p])
        yield Figure(p, str(total), (f"{ja} {total}点", f"{en} {total}"), line=(f"{ja} {total}点", f"{en} {total}"))
    if view["mode"] != "individual":
        for team in sorted(set(view["teams"])):
            total = sum(sum(view["points"][p]) for p in range(view.seats) if view["teams"][p] == team)
            total += 2 * sum(view["battalions"][team : team + 1])
            yield Figure(None, str(total), (f"合計{total}点", f"total {total}"))


# Dominuxen


def laid(view: View, seat: int) -> int:
    """The tiles of a line; a double tile counts twice where the table says so."""
    return sum(played[1] for played in view.s.lines[seat])


def dominuxen_table(view: View) -> Iterator[Figure]:
    for p in range(view.seats):
        hand = held(view, p)
        yield Figure(p, str(hand), (f"手牌{hand}枚", f"hand {hand},"), after="back")
        if view.s.double_tiles:
            continue
        points = laid(view, p) - hand
        yield Figure(p, "", (f"、{minus(points)}点", f", {minus(points)} pts"))
        if view.s.columns:
            total = sum(column[p] for column in view.s.columns)
            yield Figure(
                p,
                f"{minus(total)}{'−' if points < 0 else '+'}{abs(points)}",
                (f"前まで{minus(total)}点", f"{minus(total)} before"),
            )
        else:
            yield Figure(p, minus(points))
    pile, gone = len(view.s.pile), len(view.s.discard)
    yield Figure(None, f"× {pile}", (f"山{pile}枚", f"Pile {pile}."))
    yield Figure(None, str(gone), after=("捨て牌", "Discard"))


def dominuxen_result(view: View) -> Iterator[Figure]:
    totals = [sum(column[p] for column in view.s.columns) for p in range(view.seats)]
    for p, total in enumerate(totals):
        yield Figure(
            p, minus(total), (f"{place(totals, p)}位 席{p + 1} ", f"{place(totals, p)}. Seat {p + 1} "), after=UNIT
        )
        yield Figure(p, "", (f" {minus(total)}点（", f" {minus(total)} ("))
