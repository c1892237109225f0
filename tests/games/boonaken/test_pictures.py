"""Boonaken in pictures and words: moments that recorded matches hardly have, and secrets."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise, product

import pytest
from PIL import Image, ImageChops

from engine.core.cards import card, cards
from engine.core.events import GameEvent
from engine.core.facts import Card, Suit
from engine.core.match import Match
from engine.games.boonaken.rules import GAME, end, end_deal
from engine.games.boonaken.state import BoonakenState, Called, DealOver, PassedOut, Took, WentOut
from engine.games.boonaken.terms import BOONAAK, MISERE
from locales import LANGUAGES, Words, words
from locales.language import languages
from render.games.boonaken.drawings import RED, Marks
from render.games.boonaken.hand import shown as hand
from render.games.boonaken.narration import NARRATION
from render.games.boonaken.result import contract_parts
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
from tests.games.boonaken.test_rules import bid, by_clock, dealt, declared, leave
from tests.render.positions import NAMES, Extreme, positions
from tests.render.traced import traced

PAINTER = PAINTERS["boonaken"]
BOTH = [words(lang) for lang in LANGUAGES]
EN = words("en")
FIVE = ("さくら", "Alexandra Brown", "岩田たろう", "Nour", "ミナト")


seen = partial(GAME.view, match="m", options={})


def painted(s: BoonakenState, w: Words = EN, names: Sequence[str] = "ABCDE") -> Image.Image:
    """Return the table as everybody sees it."""
    with typeset_for(w):
        return PAINTER.table(seen(s, None), people(names[: len(s.plus)]), w)


def bought(seats: int) -> Match[BoonakenState]:
    """Return a match in which seat 1 has bid 60, and all others have passed."""
    match = dealt(seats)
    bid(match, "1:60 " + " ".join(f"{p % seats}:pass" for p in range(2, seats + 1)))
    return match


def act(match: Match[BoonakenState]) -> None:
    """Let the clock act for the seat that is asked."""
    (seat,) = match.state.waiting
    submit(match, seat, GAME.timeout(match.state, seat))


def test_nobody_has_won_in_words() -> None:
    w = EN
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


def test_a_contract_and_its_trumps_are_never_on_two_lines() -> None:
    for w in BOTH:
        assert len(contract_parts([1, 0, BOONAAK + 240, 1, 0, 0], w)) == 1


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_before_the_first_trick_the_contract_is_large_and_what_it_needs_on_one_line(seats: int) -> None:
    match = dealt(seats)
    bid(match, "1:boonaak240 " + " ".join(f"{p % seats}:pass" for p in range(2, seats + 1)))
    shown = written(painted(match.state))
    assert "6 tricks to go" in [one.text for one in shown]
    assert max(one.size for one in shown if one.text.endswith("240")) >= 40


def test_marks_are_drawn_as_they_are_told() -> None:
    s = lost()
    rows = result(seen(s, None), people("ABCD"), EN).rows
    drawn = {row.seat.seat: (row.detail, row.detail(1.0)) for row in rows if isinstance(row.detail, Item)}
    s.ended = ""
    for plaque in table(seen(s, None), people("ABCD"), EN).seats:
        assert isinstance(plaque.score, Item)
        item, row = drawn[plaque.seat]
        assert isinstance(row, Row)
        plus, minus = s.plus[plaque.seat], s.minus[plaque.seat]
        for told, marks in ((plaque.score.told, plaque.score(1.0)), (item.told, row.parts[0])):
            assert isinstance(marks, Marks) and (marks.plus, marks.minus) == (plus, minus)
            assert f"plus {plus}, minus {minus}" in told


def test_the_table_says_what_is_made_and_what_is_missing() -> None:
    s = declared(120, 50).state
    assert "50 / 120" in [one.text for one in written(painted(s))], "large bids find room between four"
    told = NARRATION.table_alt(Telling(seen(s, None), "ABCD", EN))
    assert "Contract: 120 with hearts, declarer seat 1." in told
    assert "Goal 120, so far 50. 70 to go, roem 50, others 0." in told
    assert "Trick, from seat 1: J of hearts. Winning: seat 1." in told
    assert "5 of 5 without a trick" in NARRATION.table_alt(Telling(seen(joint(), None), "ABCDE", EN))


def test_the_cards_that_were_taken_lie_clear_of_what_stands_in_the_middle(monkeypatch: pytest.MonkeyPatch) -> None:
    match = dealt(2)
    bid(match, "1:40 0:pass")
    assert match.state.phase == "exchange"
    shown = painted(match.state)
    monkeypatch.setattr("render.games.boonaken.table._exchanged", lambda *_: None)
    box = ImageChops.difference(shown, painted(match.state)).getbbox()
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
    for shown in (table(seen(s, None), people("ABCD"), EN), hand(seen(s, 3), people("ABCD"), EN)):
        assert (shown.mover, shown.last_move) == (2, "♠8: C"), "seat 1 has gone out"


def test_the_prompt_says_that_a_misere_can_be_joined() -> None:
    match, told = dealt(), []
    for calls in ("", "1:40", "2:misere", "3:misere"):
        bid(match, calls)
        told.append(NARRATION.prompt(Telling(seen(match.state, match.state.waiting[0]), "ABCD", EN)))
    assert told == [
        "Bid, or pass.",
        "The bid is 40. Bid higher, or pass.",
        "The bid is misère. Join it, bid higher, or pass.",
        "Join the misère, or pass.",
    ]


def test_the_prompt_says_that_the_championship_forbids_a_lower_trump() -> None:
    s = declared(120, 0).state
    s.trump, s.trick = 1, cards("S8 H10")
    told = [NARRATION.play_prompt(s, EN)]
    s.strict = True
    told.append(NARRATION.play_prompt(s, EN))
    s.trick = cards("S8 S9")
    told.append(NARRATION.play_prompt(s, EN))
    usual = "Follow spades or play hearts; without spades, any card."
    under = (
        "Follow spades or trump above the 10 of hearts; without spades, any card. "
        "A lower trump only if nothing else is left, the jack of trumps aside."
    )
    assert told == [usual, under, usual]


def test_the_slate_of_two_has_the_highest_bid_and_what_the_other_called() -> None:
    match, told = dealt(2), []
    for calls in ("1:70", "0:boonaak20"):
        bid(match, calls)
        slate = [one for one in written(painted(match.state)) if 400 < one.middle < 800 and 120 < one.y < 280]
        told.append([(one.text, one.size) for one in slate if len(one.text) > 1 and one.size > 30])
    (first,), (*parts, former) = told
    assert first == ("70", 100) and former[0] == "70" and " ".join(text for text, _ in parts) == "boonaak 20"
    assert min(size for _, size in parts) > former[1]


def test_below_the_first_trick_stands_how_one_wins_or_the_deal_before() -> None:
    s = declared(120, 50).state
    for s.history, last in (
        ([], EN("boonaken-alt-end-first_out")),
        ([[1, 2, 60, 1, 64, 1]], f"{EN('boonaken-picture-before')} C 60 64"),
        ([[1, 2, 60, 1, 58, 0]], "C 60 58"),
    ):
        assert " ".join(one.text for one in written(painted(s))).endswith(last)


@pytest.mark.parametrize("seats", range(2, 6))
def test_before_the_first_trick_the_contract_is_written_once(seats: int) -> None:
    match, phases = bought(seats), set()
    while not any(match.state.won) and len(match.state.trick) < seats - 1:
        phases.add(match.state.phase)
        assert [one.text for one in written(painted(match.state)) if "60" in one.text] == ["60"]
        act(match)
    assert phases >= {"exchange", "open"}


@pytest.mark.parametrize("seats", range(2, 6))
def test_what_is_made_keeps_clear_of_the_edge_of_the_mat(seats: int) -> None:
    match = bought(seats)
    while not any(match.state.won):
        act(match)
    texts = written(painted(match.state))
    _, y, _, height = places(seats, theme.TABLE_HEIGHT - BAND).middle
    score = next(one for one in texts if one.text.endswith(" / 60"))
    others = next(one for one in texts if one.text.startswith("others "))
    assert y <= score.y - score.size / 2
    assert others.y + others.size / 2 <= y + height


@pytest.mark.parametrize(("event", "told"), [
    (Called(seat=1, bid=MISERE), "B bids misère."),
    (Called(seat=1, bid=BOONAAK + 20), "B bids boonaak with 20 roem."),
    (PassedOut(dealer=2), "Nobody has bid. C deals again."),
    (WentOut(seats=[0, 2], place=1), "A and C: out with two pluses, place 1."),
    (Took(seat=0, count=4, cards=[]), "A takes the 4 cards laid away."),
    (DealOver(deal=1, bid=100, made=[0], failed=[], points=110),
     "A: 100 made, a plus. It came to 110 with roem."),
])  # fmt: skip
def test_what_happens_is_told(event: GameEvent, told: str) -> None:
    assert NARRATION.tell(event, Telling(seen(dealt().state, None), "ABCD", EN)) == told


def test_of_many_contracts_the_latest_are_shown_and_told() -> None:
    s = lost()
    s.history = [[deal, 0, 100 + 10 * deal, 1, 50, 1] for deal in range(5)]
    row = next(row for row in result(seen(s, None), people("ABCD"), EN).rows if row.seat.seat == 0)
    assert isinstance(row.detail, Item)
    assert re.findall(r"1[0-4]0", said(row.detail.told)) == ["120", "130", "140"]
    drawn_there = [one.text for one in written(PAINTER.result(seen(s, None), people("ABCD"), EN))]
    assert [text for text in drawn_there if text.startswith("+ 1")] == ["+ 120", "+ 130", "+ 140"]


def test_a_card_has_one_place_and_no_other_number_of_a_place() -> None:
    """In a championship, the places of its last game may differ from those of all games."""
    s = lost()
    s.losers, s.places, s.inside = [], [0, 2, 1, 3], [False] * 4
    notes = {row.seat.seat: row.note for row in result(seen(s, None), people("ABCD"), EN).rows}
    assert notes == {0: EN("boonaken-picture-in"), 1: "", 2: "", 3: ""}


def test_the_story_says_whose_contract_was_the_last() -> None:
    s = lost()
    made = result(seen(s, None), people("ABCD"), EN)
    assert "ABCD"[s.history[-1][1]] in made.story[0]


@pytest.mark.parametrize("made", [0, 1])
def test_the_board_marks_the_last_contract_as_made_or_failed(made: int) -> None:
    s = lost()
    s.history[-1][-1] = made
    signs = [name for name, *_ in traced("shape", lambda: PAINTER.result(seen(s, None), people("ABCD"), EN))]
    assert [sign for sign in signs if sign in ("check", "times")] == [("times", "check")[made]]


def test_the_bar_below_the_contract_is_as_long_as_the_points_made() -> None:
    """Of 120, with roem."""
    boxes = traced("box", partial(painted, declared(120, 50).state))
    whole, done = [width for _, _, width, high, radius, _ in boxes if (high, radius) == (20, 10)]
    assert done / whole == pytest.approx(50 / 120, abs=0.01)


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("several", [False, True])
def test_what_a_misere_still_needs_stands_clear_on_its_slate(seats: int, several: bool) -> None:
    match = dealt(seats)
    bid(match, " ".join(f"{p % seats}:{'misere' if p == 1 or several else 'pass'}" for p in range(1, seats + 1)))
    while sum(match.state.won) < 2:
        for w in BOTH:
            texts = [
                one for one in written(painted(match.state, w)) if len(one.text) > 2 and abs(one.middle - 600) < 60
            ]
            lines = sorted((one.y, one.size) for one in texts if 360 < one.y < 610)  # below a card at the top
            assert all(after - y > 0.45 * (size + next_) for (y, size), (after, next_) in pairwise(lines))
        act(match)


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
    by_clock(match, "exchange")
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
                assert faults(painted(match.state, words(lang), FIVE)) == []
            act(match)
        assert phases


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seats", range(3, 6))
def test_words_on_the_cards_of_a_trick_keep_clear_of_the_slate(seats: int, lang: str) -> None:
    match, w, beside = bought(seats), words(lang), 0
    labels = trick_labels(w)
    while match.state.hands[0]:
        s = match.state
        if any(s.won) and s.trick:
            x, y, wide, high, *_ = next(
                slab for slab in traced("slab", partial(painted, s, w, FIVE)) if "#20292B" in slab
            )
            shown = painted(s, w, FIVE)
            assert faults(shown) == []
            for one in written(shown):
                if one.text in (labels.best, labels.lead) and y < one.y < y + high:
                    beside += 1
                    assert one.x + one.width + 17 <= x or x + wide <= one.x - 17
        act(match)
    assert beside


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_table_cards_can_be_read_during_the_auction(seats: int, lang: str) -> None:
    """With a bid of words on every plate, too."""
    match = dealt(seats)
    for called in ("", "1:boonaak220", f"{2 % seats}:boonaak240"):
        bid(match, called)
        shown = painted(match.state, words(lang), FIVE)
        assert faults(shown) == []
        assert not [one.text for one in written(shown) if "…" in one.text], "the number of a bid is never cut"
        open_ = [one.width for one in written(shown) if one.role == "card" and one.text != "back"]
        assert len(open_) == len(match.state.open)
        assert min(open_) >= 70


@pytest.mark.parametrize("lang", languages())
def test_the_mark_of_each_card_taken_is_clear_of_the_next(lang: str) -> None:
    shown = words(lang)
    for position in positions("boonaken"):
        if position.phase != "exchange":
            continue
        for seat in range(position.seats):
            with typeset_for(shown):
                image = PAINTER.hand(position.view(seat), people(NAMES[: position.seats]), shown)
            assert not faults(image), (position.name, seat)
