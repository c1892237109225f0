"""Grazia by its rules: the worked examples and rulings (R1 to R12) by their numbers."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from engine.core.action import Action, IllegalAction
from engine.core.cards import card, cards
from engine.core.context import SeededContext
from engine.core.match import Match
from engine.core.offers import first_offers
from engine.core.state import NO_CARD, NO_SEAT
from engine.games.grazia import terms
from engine.games.grazia.rules import GAME, PASS, PLAY, Play, Prepare
from engine.games.grazia.state import NOTHING, PASS_AHEAD, GraziaState
from engine.games.grazia.terms import ACE, FREE, PACK
from tests.engine.every_game import Case, played
from tests.engine.played import starting

VECTORS: dict[str, Any] = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))
"""Examples, each under its number in the rules or its subject."""
DECK = cards(VECTORS["game"]["deck"])
"""Example 10."""


def examples(of: str) -> list[list[Any]]:
    return [row[1:] for row in VECTORS[of]]


def run(text: str) -> int:
    """Return the run of a text such as "S4-S6"."""
    first, _, last = text.partition("-")
    return terms.run_of(card(first), card(last or first))


def move(text: str) -> Action:
    return PASS if text == "pass" else PLAY[run(text)]


def dealt(seats: int = 4, first: int = 0, deck: list[int] | None = None, **options: Any) -> Match[GraziaState]:
    given = {"first player": starting(first, seats)} | ({"deck": deck} if deck else {})
    return Match.begin(GAME, match="t", seats=seats, options=options, secret=bytes(32), given=given)


def holding(hand: str, tops: str = "", *, deck: int = 0, seats: int = 4, **options: Any) -> Match[GraziaState]:
    """Return seat 0 to move with this hand, so many cards in every deck, and these cards on their piles."""
    match = dealt(seats, **options)
    s = match.state
    s.hands[0] = sorted(cards(hand))
    for top in cards(tops):
        s.piles[top // 13] = [top]
    s.decks = [d[:deck] for d in s.decks]
    return match


def submit(match: Match[GraziaState], *texts: str) -> list[list[Any]]:
    """Make moves of the asked seats; return the events of the last one."""
    told = [match.submit(match.state.waiting[0], move(text)) for text in texts][-1]
    return [[e.kind, *e.facts.values(), *(e.only or ())] for e in told]


@pytest.mark.parametrize(("seats", "each", "deck", "hand", "left"), VECTORS["setup"])
def test_example_1_setup_by_number_of_players(seats: int, each: int, deck: int, hand: int, left: int) -> None:
    s = dealt(seats, seats - 1, list(range(PACK))).state
    assert terms.dealt_each(seats) == each and [len(d) for d in s.decks] == [deck] * seats
    assert s.decks[1] == list(range(1, deck * seats, seats)) and s.hands[1] == list(
        range(deck * seats + 1, each * seats, seats)
    )
    assert [len(h) for h in s.hands] == [hand] * seats and s.residual == list(range(each * seats, PACK))
    assert (len(s.residual), s.first, s.waiting, s.phase) == (left, seats - 1, [seats - 1], "turn")
    assert (s.piles, s.jumps, s.drawn) == ([[]] * 6, [0] * seats, [NO_CARD] * seats)


def test_r11_the_first_player_is_drawn() -> None:
    assert {GAME.start(7, {"empty_suit": FREE}, SeededContext(bytes([k]) * 32)).first for k in range(60)} == set(
        range(7)
    )


def test_what_a_table_may_choose() -> None:
    assert (GAME.seats, GAME.default_seats, GAME.end_reasons) == ((3, 4, 5, 6, 7), 4, ("lap",))
    assert GAME.check(4, {}) == {"empty_suit": FREE} and GAME.read(["prepare", NOTHING]) == Prepare(NOTHING)


@pytest.mark.parametrize(("hand", "tops", "free", "jumps"), examples("legal"))
def test_legal_moves_are_all_runs_and_the_pass_r1_r2_r6(hand: str, tops: str, free: str, jumps: str) -> None:
    s = holding(hand, tops).state
    legal = GAME.legal(s, 0)
    assert len(set(legal)) == len(legal) and set(legal) == {move(t) for t in [*free.split(), *jumps.split(), "pass"]}
    flags = [s.jump(a.run // 13) for a in legal if isinstance(a, Play)]
    assert flags == sorted(flags), "what connects comes first"
    assert GAME.phases["turn"].first_steps(s, 0, legal) == first_offers(legal)
    everything = [PASS, *PLAY]
    assert {a for a in everything if GAME.phases["turn"].allows(s, 0, a)} == set(legal)
    assert {a.run for a in legal if a in PLAY and s.jump(a.run // 13)} == {run(t) for t in jumps.split()}


@pytest.mark.parametrize(("top", "text", "free", "ace"), examples("jumps"))
def test_what_is_a_jump_r2_to_r5(top: str, text: str, free: bool, ace: bool) -> None:
    for option, jump in ((FREE, free), (ACE, ace)):
        match = holding("", top, deck=1, empty_suit=option)
        s = match.state
        s.hands[0] = list(terms.cards_of(run(text)))
        assert submit(match, text)[0] == ["played", 0, s.laid, jump]
        assert s.jumps == [int(jump), 0, 0, 0] and s.piles[s.laid[0] // 13][-1] == s.laid[-1] and s.jumped == jump


def test_r12_the_card_drawn_comes_after_the_play_and_only_its_owner_sees_it() -> None:
    match = dealt(deck=DECK)
    s = match.state
    assert [s.decks[0], s.residual] == [cards("C6 XK H6 L3 S3 H3 D9 SK SA"), cards("DJ L2")]
    assert s.hands[0] == sorted(cards("C3 L9 L4 D5 H7 X4 DA CJ D7 LJ"))
    assert not GAME.phases["turn"].allows(s, 0, move("C6"))
    assert submit(match, "D7") == [["played", 0, cards("D7"), False], ["drawn", card("C6"), 0]]
    assert s.drawn == [card("C6"), *[NO_CARD] * 3] and card("C6") in s.hands[0] and len(s.decks[0]) == 8
    assert submit(match, "pass")[0] == ["passed", 1] and s.drawn[1] == card("D2"), "after a pass alike"


def test_example_7_a_pass_with_the_last_card_of_the_deck_is_no_trigger() -> None:
    match = holding("D2", deck=1)
    submit(match, "pass")
    s = match.state
    assert (s.trigger, s.phase, len(s.hands[0]), s.decks[0]) == (NO_SEAT, "turn", 2, [])
    submit(match, "pass", "pass", "pass")
    assert submit(match, "pass") == [["passed", 0], ["last_lap", 0]]
    assert (s.trigger, s.left, s.phase, s.waiting) == (0, 3, "last_lap", [1])


def test_example_8_r8_everybody_else_has_one_turn() -> None:
    match = holding("", seats=5)
    s = match.state
    s.waiting = [3]
    submit(match, "pass")
    for seat in (4, 0, 1, 2):
        assert s.waiting == [seat] and not s.ended
        assert [p for p in range(5) if s.to_come(p)] == [p for p in range(5) if (p - seat) % 5 < s.left]
        told = submit(match, "pass")
    assert [e[0] for e in told] == ["passed", "ended"] and (s.ended, s.waiting, s.trigger) == ("lap", [], 3)


def test_what_a_pile_tells_of_its_past() -> None:
    pile = cards("S4 S5 S9 S10 SA")
    assert [list(r) for r in terms.runs_in(pile)] == [cards("S4 S5"), cards("S9 S10"), cards("SA")]
    assert terms.runs_in(cards("SK HA")) == [cards("SK"), cards("HA")]
    assert terms.jumps_in(pile, FREE) == set(cards("S9 SA")) and terms.jumps_in(pile, ACE) == set(cards("S4 S9 SA"))


@pytest.mark.parametrize(("scores", "first", "winner"), examples("winners"))
def test_ties_go_to_whoever_began_last(scores: list[int], first: int, winner: int) -> None:
    assert terms.winner(scores, first) == winner


def test_example_10_a_whole_game() -> None:
    match = dealt(deck=DECK)
    s = match.state
    told = [[e.kind, *e.facts.values()] for e in match.ctx.events]
    assert told == [["dealt", 0], ["left_over", cards("DJ L2")]] and s.standing() == [-19] * 4
    for text in VECTORS["game"]["moves"].split("; "):
        submit(match, text.rstrip("*!"))
        assert s.jumped == text.endswith("*") and (s.trigger == NO_SEAT or "lap" in s.phase)
    assert (s.jumps, [len(h) for h in s.hands], s.decks) == ([2, 3, 2, 2], [7, 6, 5, 7], [[]] * 4)
    assert (s.scores, s.winners, s.trigger, s.ended) == ([-11, -12, -9, -11], [2], 0, "lap")
    assert match.ctx.events[-1].facts == {"scores": s.scores, "winner": 2}


def test_r7_a_seat_without_cards_passes_by_itself() -> None:
    match = holding("S5", "S4")
    s = match.state
    submit(match, "S5")
    assert not s.ended and s.trigger == NO_SEAT and GAME.automatic(s) is None
    s.waiting = [0]
    assert GAME.automatic(s) == (0, PASS)
    submit(match, "pass")
    assert (s.trigger, s.phase) == (0, "last_lap")


def test_r9_r10_every_deck_is_empty_at_the_end() -> None:
    for seats in GAME.seats:
        for seed in range(8):
            match = played(Case(GAME, seats, GAME.check(seats, {"empty_suit": (FREE, ACE)[seed % 2]})), seed=seed)
            assert GAME.conserved(match.state) == list(range(PACK))
            assert match.state.decks == [[]] * seats and len(match.log) <= PACK + seats * (terms.deck_size(seats) + 1)


@pytest.mark.parametrize(("hand", "tops", "deck", "text"), examples("timeouts"))
def test_default_moves_of_the_clock(hand: str, tops: str, deck: int, text: str) -> None:
    assert GAME.timeout(holding(hand, tops, deck=deck).state, 0) == move(text)


@pytest.mark.parametrize(("hand", "text", "key", "named"), examples("refusals"))
def test_refusals(hand: str, text: str, key: str, named: str) -> None:
    match = holding(hand, "S3")
    before = match.state.to_json()
    with pytest.raises(IllegalAction) as caught:
        match.submit(0, move(text))
    facts = dict(zip(("card", "last"), cards(named), strict=False))
    assert (caught.value.reason, caught.value.facts) == (f"grazia-{key}", facts)
    assert match.state.to_json() == before
    assert GAME.why_not(match.state, 0, Prepare(0)).key == "illegal-now"


# Moves prepared for the next turn


@pytest.mark.parametrize(
    ("wish", "between", "left"),
    [("S5-S6", "S4", "S5-S6"), ("S5-S6", "H2", ""), ("S5", "pass", ""), ("SA", "pass", ""), ("pass", "S4", "pass")],
)
def test_a_prepared_move_is_made_if_it_connects_when_the_turn_comes(wish: str, between: str, left: str) -> None:
    match = holding("S4 H2", "S3", deck=2)
    s = match.state
    s.hands[1] = cards("SA S5 S6 SK")
    chosen = PASS_AHEAD if wish == "pass" else run(wish)
    told = match.submit(1, Prepare(chosen))
    assert told == [] and s.prepared[1] == chosen and s.waiting == [0]
    found = submit(match, between)
    assert GAME.wished(s, 1) == (move(left) if left else None)
    assert [e[0] for e in found] == [
        *(["passed"] if between == "pass" else ["played"]),
        "drawn",
        *([] if left else ["lapsed"]),
    ]
    assert left or found[-1] == ["lapsed", list(terms.cards_of(chosen)), 1]
    submit(match, "SK")
    assert s.prepared[1] == NOTHING, "a move of one's own comes before"


@pytest.mark.parametrize(("empty_suit", "wish", "made"), [(ACE, "H5", 0), (ACE, "HA-H2", 1), (FREE, "H5", 1)])
def test_a_prepared_run_that_would_open_a_suit_is_made_only_if_that_costs_nothing(
    empty_suit: str, wish: str, made: int
) -> None:
    """If only an ace opens a suit for free, any other card is a jump (R3): the move lapses, as nobody pays unasked."""
    match = holding("S4", "S3", deck=2, empty_suit=empty_suit)
    s = match.state
    s.hands[1] = cards("HA H2 H5")
    match.submit(1, Prepare(run(wish)))
    kinds = [e[0] for e in submit(match, "S4")]
    assert s.waiting == [1] and GAME.wished(s, 1) == (move(wish) if made else None)
    assert ("lapsed" in kinds) is not bool(made) and s.jumps[1] == 0


def test_a_prepared_pass_lapses_when_the_last_lap_begins_but_not_later() -> None:
    match = holding("S4", seats=3)
    s = match.state
    match.submit(1, Prepare(PASS_AHEAD))
    assert ["pass_lapsed", 1] in submit(match, "pass") and GAME.wished(s, 1) is None
    match.submit(2, Prepare(PASS_AHEAD))
    submit(match, "pass")
    assert GAME.wished(s, 2) == PASS
    match.submit(2, GAME.wished(s, 2) or PASS)
    assert s.ended and not GAME.wishes_of(s, 0)


def test_what_may_be_prepared() -> None:
    s = holding("S4", "S4 HQ", seats=3).state
    s.hands[1] = cards("S2 S7 HK D9")
    assert [w.wire()[1] for w in GAME.wishes.open(s, 1)] == [PASS_AHEAD, *(run(t) for t in ("HK", "D9", "S7", "S2"))]
    s.prepared[1] = run("D9")
    assert NOTHING in [w.wire()[1] for w in GAME.wishes.open(s, 1)] and Prepare(run("D9")) not in GAME.wishes.open(s, 1)
    assert not GAME.wishes.open(s, 0), "who is asked plays"
    assert len(GAME.wishes.open(s.clone(), 2)) > 2
    s.waiting = [2]
    assert [w.wire()[1] for w in GAME.wishes.open(s, 0)] == [PASS_AHEAD, run("S4")]
    s.waiting = [0]
    s.trigger, s.phase = 1, "last_lap"
    assert not GAME.wishes.open(s, 1), "no more turns"


def test_nobody_knows_a_deck_and_a_redeal_forgets_what_others_prepared() -> None:
    match = dealt(deck=DECK)
    submit(match, "D7", "pass")
    s = match.state
    s.prepared = [NOTHING, 5, 6, 7]
    for seat in (None, *range(4)):
        view = GAME.view(s, seat, match="t", options={})
        assert all(repr(c) == "UNKNOWN" for deck in view.s.decks for c in deck)
    new = s.redeal(1, random.Random(3).random)
    assert new.hands[1] == s.hands[1] and new.decks != s.decks and new.prepared == [NOTHING, 5, NOTHING, NOTHING]
    assert new.drawn == [NO_CARD, card("D2"), NO_CARD, NO_CARD] and list(map(len, new.decks)) == list(map(len, s.decks))
