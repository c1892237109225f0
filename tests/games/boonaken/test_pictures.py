"""Boonaken in pictures and words: the moments that recorded matches hardly have, and what must not be seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.core.cards import cards
from engine.games.boonaken.ends import end, end_deal
from engine.games.boonaken.events import Called, DealOver, PassedOut, Took, WentOut
from engine.games.boonaken.moves import Exchange
from engine.games.boonaken.rules import GAME
from engine.games.boonaken.state import BoonakenState, BoonakenView
from engine.games.boonaken.terms import MISERE
from locales import LANGUAGES, Words, words
from render.encode import png
from render.games.boonaken.narration import NARRATION
from render.games.registry import PAINTERS
from render.kit import theme
from render.kit.faults import faults
from render.kit.person import people
from render.kit.trick_table import BAND, places
from render.kit.written import written
from render.narration.contract import ALT_LIMIT
from tests.games.boonaken.test_rules import bid, dealt, declared, leave, submit
from tests.render.test_readable import LONGEST

PAINTER = PAINTERS["boonaken"]
BOTH = [words(lang) for lang in LANGUAGES]


def seen(s: BoonakenState, seat: int | None) -> BoonakenView:
    return GAME.view(s, seat, match="m", options={})


def joint() -> BoonakenState:
    """Everybody shares a misère, and nobody has taken a trick."""
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


def drawn() -> BoonakenState:
    match = dealt(5)
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


@pytest.mark.parametrize("make", [joint, boonaaks, lost, drawn, out, long_championship])
def test_rare_moments_can_be_read_sent_and_described(make: Callable[[], BoonakenState]) -> None:
    s = make()
    names = LONGEST[: len(s.plus)]
    for w in BOTH:
        for seat in (None, 0, 1):
            view = seen(s, seat)
            image = (PAINTER.table if seat is None else PAINTER.hand)(view, people(names), w)
            told = (NARRATION.table_alt if seat is None else NARRATION.hand_alt)(view, names, w)
            assert faults(image) == [] and len(png(image)) <= 100_000
            assert 0 < len(told) <= ALT_LIMIT and not set("♠♥♣♦") & set(told)


def test_nobody_has_won_in_words() -> None:
    w = BOTH[1]
    assert "D has lost" not in NARRATION.table_alt(seen(lost(), None), "ABCD", w)
    assert "A has lost." in NARRATION.table_alt(seen(lost(), None), "ABCD", w)
    assert "Nobody wins, and nobody loses." in NARRATION.table_alt(seen(drawn(), None), "ABCDE", w)


def test_the_table_says_what_is_made_and_what_is_missing() -> None:
    told = NARRATION.table_alt(seen(declared(120, 50).state, None), "ABCD", BOTH[1])
    assert "Contract: 120 with hearts, declarer seat 1." in told
    assert "Made: 0 card points and 50 roem, 50 in all.\n70 to go" in told
    assert "Trick, from seat 1: J of hearts. Winning: seat 1." in told
    assert "5 of 5 without a trick" in NARRATION.table_alt(seen(joint(), None), "ABCDE", BOTH[1])


def test_large_bids_find_room_between_four() -> None:
    image = PAINTER.table(seen(declared(120, 50).state, None), people("ABCD"), BOTH[1])
    assert "50 / 120" in [one.text for one in written(image)]


def test_below_the_first_trick_stands_how_one_wins_or_the_deal_before() -> None:
    match = declared(120, 50)
    w = BOTH[1]

    def texts() -> str:
        return " ".join(one.text for one in written(PAINTER.table(seen(match.state, None), people("ABCD"), w)))

    assert w("boonaken-alt-end-first_out") in texts()
    match.state.history = [[1, 2, 60, 1, 64, 1]]
    assert "C: 60 with hearts, made with 64" in texts()


@pytest.mark.parametrize("seats", range(2, 6))
def test_what_is_made_keeps_clear_of_the_edge_of_the_mat(seats: int) -> None:
    match = dealt(seats)
    bid(match, "1:60 " + " ".join(f"{p % seats}:pass" for p in range(2, seats + 1)))
    while match.state.phase != "play":
        submit(match, 1, GAME.timeout(match.state, 1))
    texts = written(PAINTER.table(seen(match.state, None), people("ABCDE"[:seats]), BOTH[1]))
    _, y, _, height = places(seats, theme.TABLE_HEIGHT - BAND).middle
    score, others = (next(one for one in texts if one.text == told) for told in ("0 / 60", "others 0"))
    assert y <= score.y - score.size / 2
    assert others.y + others.size / 2 <= y + height


def test_nobody_sees_what_was_laid_away_or_held_back() -> None:
    """Different discards, and roem that is declared lower than it is, make the same public bytes."""
    pair = []
    for away in ("C9 CK S7 C7", "D7 CK S7 C7"):
        match = dealt(
            dealer=3, hands=("HJ HA HK HQ SA D7", "H9 H8 SK S9 DA CJ", "H10 SJ S10 DK DQ C8", "H7 SQ S8 D10 CA C10")
        )
        bid(match, "0:100 1:pass 2:pass 3:pass")
        submit(match, 0, Exchange(tuple(sorted(cards(away)))))
        pair.append(match.state)
    for w in BOTH:
        for seat in (None, 1, 3):
            one, other = (seen(s, seat) for s in pair)
            paint = PAINTER.table if seat is None else PAINTER.hand
            tell = NARRATION.table_alt if seat is None else NARRATION.hand_alt
            assert png(paint(one, people("ABCD"), w)) == png(paint(other, people("ABCD"), w))
            assert tell(one, "ABCD", w) == tell(other, "ABCD", w)


def told(event: Any, w: Words) -> str | None:
    return NARRATION.tell(event, seen(dealt().state, None), NARRATION.speaker("ABCD", w))


def test_what_happens_is_told() -> None:
    w = BOTH[1]
    assert told(Called(seat=1, bid=MISERE), w) == "B bids misère."
    assert told(Called(seat=1, bid=1020), w) == "B bids boonaak with 20 roem."
    assert told(PassedOut(dealer=2), w) == "Nobody has bid. C deals again."
    assert told(WentOut(seats=[0, 2], place=1), w) == "A and C: out with two pluses, place 1."
    assert told(Took(seat=0, count=4, cards=[]), w) == "A takes the 4 cards laid away."
    over = DealOver(deal=1, bid=100, made=[0], failed=[], points=110)
    assert told(over, w) == "A: 100 made, a plus. It came to 110 with roem."
