"""Boonaken in pictures and words: moments that recorded matches hardly have, and secrets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from itertools import pairwise, product
from typing import Any

import pytest
from PIL import ImageChops

from engine.core.cards import card, cards
from engine.core.facts import Card, Suit
from engine.games.boonaken.rules import GAME, end, end_deal
from engine.games.boonaken.state import BoonakenState, Called, DealOver, PassedOut, Took, WentOut
from engine.games.boonaken.terms import BOONAAK, MISERE
from locales import LANGUAGES, Words, words
from locales.language import languages
from render.games.boonaken.drawings import RED, Marks
from render.games.boonaken.hand import shown as hand
from render.games.boonaken.narration import NARRATION
from render.games.boonaken.result import shown as result
from render.games.boonaken.table import shown as table
from render.games.registry import PAINTERS
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.typesetting import typeset_for
from render.kit.drawing.written import written
from render.kit.layout import Item, Row
from render.kit.pages.faults import faults
from render.kit.pages.trick_table import BAND, places
from render.kit.pieces.person import people
from render.narration.spoken import said
from render.narration.telling import Telling
from render.narration.tricks import trick_labels
from tests.engine.played import submit
from tests.games.boonaken.test_rules import bid, dealt, declared, leave
from tests.render.positions import NAMES, Extreme, positions
from tests.render.traced import traced

PAINTER = PAINTERS["boonaken"]
BOTH = [words(lang) for lang in LANGUAGES]
FIVE = ("さくら", "Alexandra Brown", "岩田たろう", "Nour", "ミナト")


seen = partial(GAME.view, match="m", options={})


def test_nobody_has_won_in_words() -> None:
    w = BOTH[1]
    told = NARRATION.table_alt(Telling(seen(lost(), None), "ABCD", w))
    assert "\nNo winner.\n" in told and told.count("loser") == 1
    assert "Seat 1 A: loser, plus 0, minus 2, 120 with hearts failed" in told
    told = NARRATION.table_alt(Telling(seen(drawn(), None), "ABCDE", w))
    assert "\nNo winner.\n10 deals in a row were passed out.\n" in told and "loser" not in told


@pytest.mark.parametrize("several", range(1, 5))
def test_a_boonaak_with_much_roem_has_room_on_the_result(several: int) -> None:
    for seats, beside in ((4, 2 * several), (5, 0)):
        s = drawn(seats)
        s.history = [[deal, deal % 4, BOONAAK + 240, 1, 0, deal % 2] for deal in range(2 * several)]
        for w in BOTH:
            shown = PAINTER.result(seen(s, None), people("ABCDE"[:seats]), w)
            assert faults(shown) == []
            told = [one.text for one in written(shown) if "240" in one.text]
            assert len(told) == 1 + beside, "on the board, and of four players with each of them"


def test_marks_are_drawn_as_they_are_told() -> None:
    s = lost()
    rows = result(seen(s, None), people("ABCD"), BOTH[1]).rows
    drawn = {row.seat.seat: (row.detail, row.detail(1.0)) for row in rows if isinstance(row.detail, Item)}
    s.ended = ""
    for plaque in table(seen(s, None), people("ABCD"), BOTH[1]).seats:
        assert isinstance(plaque.score, Item)
        item, row = drawn[plaque.seat]
        assert isinstance(row, Row)
        plus, minus = s.plus[plaque.seat], s.minus[plaque.seat]
        for told, marks in ((plaque.score.told, plaque.score(1.0)), (item.told, row.parts[0])):
            assert isinstance(marks, Marks) and (marks.plus, marks.minus) == (plus, minus)
            assert f"plus {plus}, minus {minus}" in told


def test_the_table_says_what_is_made_and_what_is_missing() -> None:
    told = NARRATION.table_alt(Telling(seen(declared(120, 50).state, None), "ABCD", BOTH[1]))
    assert "Contract: 120 with hearts, declarer seat 1." in told
    assert "Goal 120, so far 50. 70 to go, roem 50, others 0." in told
    assert "Trick, from seat 1: J of hearts. Winning: seat 1." in told
    assert "5 of 5 without a trick" in NARRATION.table_alt(Telling(seen(joint(), None), "ABCDE", BOTH[1]))


def test_the_cards_that_were_taken_lie_clear_of_what_stands_in_the_middle(monkeypatch: pytest.MonkeyPatch) -> None:
    match = dealt(2)
    bid(match, "1:40 0:pass")
    view = seen(match.state, None)
    assert view.s.phase == "exchange"
    shown = PAINTER.table(view, people("AB"), BOTH[0])
    monkeypatch.setattr("render.games.boonaken.table._exchanged", lambda *_: None)
    box = ImageChops.difference(shown, PAINTER.table(view, people("AB"), BOTH[0])).getbbox()
    assert box is not None
    told = next(one for one in written(shown) if one.text == "40")
    assert told.x + told.width + 12 < box[0] or box[2] + 12 < told.x


def test_the_last_card_is_that_of_who_played_it_though_a_seat_is_out() -> None:
    s = out()
    s.phase, s.high, s.declarers, s.players, s.leader, s.trick, s.waiting = (
        "play",
        50,
        [0],
        [0, 2, 3],
        0,
        cards("S7 S8"),
        [3],
    )
    for shown in (table(seen(s, None), people("ABCD"), BOTH[1]), hand(seen(s, 3), people("ABCD"), BOTH[1])):
        assert (shown.mover, shown.last_move) == (2, "♠8: C"), "seat 1 has gone out"


def test_the_prompt_says_that_a_misere_can_be_joined() -> None:
    match, told = dealt(), []
    for calls in ("", "1:40", "2:misere", "3:misere"):
        bid(match, calls)
        told.append(NARRATION.prompt(Telling(seen(match.state, match.state.waiting[0]), "ABCD", BOTH[1])))
    assert told == [
        "Bid, or pass.",
        "The bid is 40. Bid higher, or pass.",
        "The bid is misère. Join it, bid higher, or pass.",
        "Join the misère, or pass.",
    ]


def test_the_prompt_says_that_the_championship_forbids_a_lower_trump() -> None:
    s = declared(120, 0).state
    s.trump, s.trick = 1, cards("S8 H10")
    told = [NARRATION.play_prompt(s, BOTH[1])]
    s.strict = True
    told.append(NARRATION.play_prompt(s, BOTH[1]))
    s.trick = cards("S8 S9")
    told.append(NARRATION.play_prompt(s, BOTH[1]))
    usual = "Follow spades or play hearts; without spades, any card."
    under = (
        "Follow spades or trump above the 10 of hearts; without spades, any card. "
        "A lower trump only if nothing else is left, the jack of trumps aside."
    )
    assert told == [usual, under, usual]


def test_large_bids_find_room_between_four() -> None:
    image = PAINTER.table(seen(declared(120, 50).state, None), people("ABCD"), BOTH[1])
    assert "50 / 120" in [one.text for one in written(image)]


def test_the_slate_of_two_has_the_highest_bid_and_what_the_other_called() -> None:
    match, told = dealt(2), []
    for calls in ("1:70", "0:boonaak20"):
        bid(match, calls)
        drawn = written(PAINTER.table(seen(match.state, None), people("AB"), BOTH[1]))
        slate = [one for one in drawn if 400 < one.middle < 800 and 120 < one.y < 280]
        told.append([(one.text, one.size) for one in slate if len(one.text) > 1 and one.size > 30])
    (first,), (*parts, former) = told
    assert first == ("70", 100) and former[0] == "70" and " ".join(text for text, _ in parts) == "boonaak 20"
    assert min(size for _, size in parts) > former[1]


def test_below_the_first_trick_stands_how_one_wins_or_the_deal_before() -> None:
    match = declared(120, 50)
    w = BOTH[1]

    def texts() -> str:
        return " ".join(one.text for one in written(PAINTER.table(seen(match.state, None), people("ABCD"), w)))

    assert w("boonaken-alt-end-first_out") in texts()
    match.state.history = [[1, 2, 60, 1, 64, 1]]
    assert texts().endswith(f"{' '.join(w('boonaken-picture-before').split())} C 60 64")
    match.state.history[0][-2:] = [58, 0]
    assert texts().endswith("C 60 58")


@pytest.mark.parametrize("seats", range(2, 6))
def test_before_the_first_trick_the_contract_is_written_once(seats: int) -> None:
    match = dealt(seats)
    bid(match, "1:60 " + " ".join(f"{p % seats}:pass" for p in range(2, seats + 1)))
    phases = set()
    while not any(match.state.won) and len(match.state.trick) < seats - 1:
        phases.add(match.state.phase)
        texts = [one.text for one in written(PAINTER.table(seen(match.state, None), people("ABCDE"[:seats]), BOTH[1]))]
        assert [told for told in texts if "60" in told] == ["60"]
        (seat,) = match.state.waiting
        submit(match, seat, GAME.timeout(match.state, seat))
    assert phases >= {"exchange", "open"}


@pytest.mark.parametrize("seats", range(2, 6))
def test_what_is_made_keeps_clear_of_the_edge_of_the_mat(seats: int) -> None:
    match = dealt(seats)
    bid(match, "1:60 " + " ".join(f"{p % seats}:pass" for p in range(2, seats + 1)))
    while not any(match.state.won):
        (seat,) = match.state.waiting
        submit(match, seat, GAME.timeout(match.state, seat))
    texts = written(PAINTER.table(seen(match.state, None), people("ABCDE"[:seats]), BOTH[1]))
    _, y, _, height = places(seats, theme.TABLE_HEIGHT - BAND).middle
    score = next(one for one in texts if one.text.endswith(" / 60"))
    others = next(one for one in texts if one.text.startswith("others "))
    assert y <= score.y - score.size / 2
    assert others.y + others.size / 2 <= y + height


def told(event: Any, w: Words) -> str | None:
    return NARRATION.tell(event, Telling(seen(dealt().state, None), "ABCD", w))


def test_what_happens_is_told() -> None:
    w = BOTH[1]
    assert told(Called(seat=1, bid=MISERE), w) == "B bids misère."
    assert told(Called(seat=1, bid=1020), w) == "B bids boonaak with 20 roem."
    assert told(PassedOut(dealer=2), w) == "Nobody has bid. C deals again."
    assert told(WentOut(seats=[0, 2], place=1), w) == "A and C: out with two pluses, place 1."
    assert told(Took(seat=0, count=4, cards=[]), w) == "A takes the 4 cards laid away."
    over = DealOver(deal=1, bid=100, made=[0], failed=[], points=110)
    assert told(over, w) == "A: 100 made, a plus. It came to 110 with roem."


def test_of_many_contracts_the_latest_are_shown_and_told() -> None:
    s = lost()
    s.history = [[deal, 0, 100 + 10 * deal, 1, 50, 1] for deal in range(5)]
    row = next(row for row in result(seen(s, None), people("ABCD"), BOTH[1]).rows if row.seat.seat == 0)
    assert isinstance(row.detail, Item)
    assert re.findall(r"1[0-4]0", said(row.detail.told)) == ["120", "130", "140"]
    drawn_there = [one.text for one in written(PAINTER.result(seen(s, None), people("ABCD"), BOTH[1]))]
    assert [text for text in drawn_there if text.startswith("+ 1")] == ["+ 120", "+ 130", "+ 140"]


def test_a_card_has_one_place_and_no_other_number_of_a_place() -> None:
    """In a championship, the places of its last game may differ from those of all games."""
    s = lost()
    s.losers, s.places, s.inside = [], [0, 2, 1, 3], [False] * 4
    notes = {row.seat.seat: row.note for row in result(seen(s, None), people("ABCD"), BOTH[1]).rows}
    assert notes == {0: BOTH[1]("boonaken-picture-in"), 1: "", 2: "", 3: ""}


def test_the_story_says_whose_contract_was_the_last() -> None:
    s = lost()
    made = result(seen(s, None), people("ABCD"), BOTH[1])
    assert "ABCD"[s.history[-1][1]] in made.story[0]


@pytest.mark.parametrize("made", [0, 1])
def test_the_board_marks_the_last_contract_as_made_or_failed(made: int) -> None:
    s = lost()
    s.history[-1][-1] = made
    signs = [name for name, *_ in traced("shape", lambda: PAINTER.result(seen(s, None), people("ABCD"), BOTH[1]))]
    assert [sign for sign in signs if sign in ("check", "times")] == [("times", "check")[made]]


def test_the_bar_below_the_contract_is_as_long_as_the_points_made() -> None:
    """Of 120, with roem."""
    view = seen(declared(120, 50).state, None)
    boxes = traced("box", lambda: PAINTER.table(view, people("ABCD"), BOTH[1]))
    whole, done = [width for _, _, width, high, radius, _ in boxes if (high, radius) == (20, 10)]
    assert done / whole == pytest.approx(50 / 120, abs=0.01)


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("several", [False, True])
def test_what_a_misere_still_needs_stands_clear_on_its_slate(seats: int, several: bool) -> None:
    match = dealt(seats)
    bid(match, " ".join(f"{p % seats}:{'misere' if p == 1 or several else 'pass'}" for p in range(1, seats + 1)))
    while sum(match.state.won) < 2:
        for w in BOTH:
            image = PAINTER.table(seen(match.state, None), people("ABCDE"[:seats]), w)
            lines = sorted(
                (one.y, one.size) for one in written(image) if len(one.text) > 2 and abs(one.middle - 600) < 60
            )
            lines = [(y, size) for y, size in lines if 360 < y < 610]  # below a card at the top
            assert all(after - y > 0.45 * (size + next_) for (y, size), (after, next_) in pairwise(lines))
        (seat,) = match.state.waiting
        submit(match, seat, GAME.timeout(match.state, seat))


def test_marks_are_full_from_the_left_pluses_first() -> None:
    fills = [
        colour
        for _, _, size, colour in traced("disc", lambda: Marks(1, 2, 40).place(Canvas(), 0, 0, 400))
        if size == 40
    ]
    assert [fill in (theme.MINT, RED) for fill in fills] == [True, False, True, True]
    assert fills[0] == theme.MINT and fills[2:] == [RED, RED]


REFUSALS = {
    "boonaak-first": {},
    "only-join": {},
    "twice": {},
    "roem": {"most": 20},
    "roem-now": {},
    "no-roem": {},
    "under": {"card": Card(card("SJ")), "suit": Suit(1), "trump": Suit(0), "follows": "true"},
}


def joint() -> BoonakenState:
    """Return a position where everybody shares a misère, and nobody has taken a trick."""
    match = dealt(5)
    bid(match, "1:misere 2:misere 3:misere 4:misere 0:misere")
    while match.state.phase == "exchange":
        submit(match, match.state.waiting[0], GAME.timeout(match.state, match.state.waiting[0]))
    return match.state


def boonaaks() -> BoonakenState:
    match = dealt(2)
    bid(match, "1:boonaak0 0:boonaak240")
    return match.state


def lost() -> BoonakenState:
    match = declared(120, 0)
    match.state.minus, match.state.points = [1, 1, 0, 0], [0, 141, 0, 0]
    end_deal(match.state, match.ctx)
    return match.state


def lost_boonaak() -> BoonakenState:
    """Return the end of a match whose last contract is the longest: a boonaak with roem and trumps."""
    s = lost()
    deal, seat, _, trump, points, made = s.history[-1]
    s.history[-1] = [deal, seat, BOONAAK + 240, trump, points, made]
    return s


def drawn(seats: int = 5) -> BoonakenState:
    match = dealt(seats)
    match.state.redeals = 10
    end(match.state, "redeals", [], match.ctx)
    return match.state


def out() -> BoonakenState:
    match = dealt(4, ending="find_loser")
    leave(match.state, match, 1, True)
    return match.state


def long_championship() -> BoonakenState:
    match = dealt(5, ending="championship", championship_games=10)
    s = match.state
    while not s.ended:
        leave(s, match, next(p for p in range(5) if s.inside[p]), True)
    return s


@pytest.mark.parametrize("w", BOTH)
def test_the_points_of_a_championship_are_those_of_its_games(w: Words) -> None:
    s = long_championship()
    assert [row.total for row in result(seen(s, None), people("ABCDE"), w).rows] == [
        str(points) for points in sorted(s.totals, reverse=True)
    ]
    s.ended, s.phase, s.totals = "", "open", [11, 22, 33, 44, 55]
    remarks = [said(remark) for remark in table(seen(s, None), people("ABCDE"), w).remarks]
    assert w("boonaken-alt-total", totals=w.listed(["11", "22", "33", "44", "55"])) in remarks


def fullest() -> Iterator[Extreme]:
    for make in (joint, boonaaks, lost, lost_boonaak, drawn):
        yield Extreme(make())
    yield Extreme(out(), {"ending": "find_loser"})
    yield Extreme(long_championship(), {"ending": "championship", "championship_games": 10})


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_contract_of_words_has_room_on_the_slate(seats: int, lang: str) -> None:
    """Each seat declares; the table cards are taken, and the trumps are chosen."""
    for dealer, called in product(range(seats), ("misere", "zwabber", "boonaak0", "boonaak100", "boonaak240")):
        match = dealt(seats, dealer)
        bid(match, f"{match.state.waiting[0]}:{called}")
        while match.state.phase == "auction":
            bid(match, f"{match.state.waiting[0]}:pass")
        phases = set()
        while (phase := match.state.phase) in ("exchange", "open"):
            if phase not in phases:
                phases.add(phase)
                view = seen(match.state, None)
                with typeset_for(words(lang)):
                    assert faults(PAINTER.table(view, people(FIVE[:seats]), words(lang))) == []
            seat = match.state.waiting[0]
            submit(match, seat, GAME.timeout(match.state, seat))
        assert phases


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seats", range(3, 6))
def test_words_on_the_cards_of_a_trick_keep_clear_of_the_slate(seats: int, lang: str) -> None:
    match, w, beside = dealt(seats), words(lang), 0
    bid(match, "1:60 " + " ".join(f"{p % seats}:pass" for p in range(2, seats + 1)))
    labels = trick_labels(w)
    while match.state.hands[0]:
        s = match.state
        if any(s.won) and s.trick:
            paint = partial(PAINTER.table, seen(s, None), people(FIVE[:seats]), w)
            with typeset_for(w):
                slab = next(slab for slab in traced("slab", paint) if "#20292B" in slab)
                shown = paint()
            assert faults(shown) == []
            for one in written(shown):
                if one.text in (labels.best, labels.lead) and slab[1] < one.y < slab[1] + slab[3]:
                    beside += 1
                    assert one.x + one.width + 17 <= slab[0] or slab[0] + slab[2] <= one.x - 17
        submit(match, s.waiting[0], GAME.timeout(s, s.waiting[0]))
    assert beside


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_table_cards_can_be_read_during_the_auction(seats: int, lang: str) -> None:
    """With a bid of words on every plate, too."""
    match = dealt(seats)
    for called in ("", "1:boonaak220", f"{2 % seats}:boonaak240"):
        bid(match, called)
        with typeset_for(words(lang)):
            shown = PAINTER.table(seen(match.state, None), people(FIVE[:seats]), words(lang))
        assert faults(shown) == []
        assert not [one.text for one in written(shown) if "…" in one.text], "the number of a bid is never cut"
        open_ = [one.width for one in written(shown) if one.role == "card" and one.text != "back"]
        assert len(open_) == len(match.state.open)
        assert min(open_) >= 70


@pytest.mark.parametrize("seats", [2, 5])
def test_everybody_is_told_apart_below_the_last_trick(seats: int) -> None:
    """A crown is of those who declared the contract being played, who may be several."""
    seen = 0
    for position in (one for one in positions("boonaken") if one.seats == seats and one.phase != "over"):
        view = position.view(None)
        shown = table(view, people(NAMES[:seats]), words("en"))
        small = [arguments for arguments in traced("seal", shown.drawn) if arguments[2] == 26]
        faces = [
            arguments for arguments in traced("portrait", shown.drawn) if arguments[2] == 30 and arguments[1] > 100
        ]
        assert not [one for one in small if one[3] == "*crown"], position.name
        seen += bool(faces)
    assert seen
