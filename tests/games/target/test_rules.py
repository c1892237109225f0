"""Target by its rules: the worked examples and rulings (R1 to R12) by their numbers."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from engine.core.action import Action, IllegalAction
from engine.core.cards import RANK, SUIT, SUITS, card, cards, code
from engine.core.context import SeededContext
from engine.core.match import Match
from engine.core.options import BadOption
from engine.core.prepared.arrange import BY_RANK, BY_SUIT
from engine.core.state import NO_CARD
from engine.families.tricks import PLAY
from engine.games.target import terms
from engine.games.target.rules import ALWAYS_KEEP, ASK_ME, CHOOSE, DISCARD, GAME, KEEP, LEG, draw
from engine.games.target.state import TargetState
from engine.games.target.terms import ALL, PACK, SAME_SUIT
from tests.engine.every_game import Case, at_random, played
from tests.engine.played import starting, submit

VECTORS: dict[str, Any] = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))
"""Examples, each under its number in the rules or its subject."""
DECK = cards(VECTORS["deck"])
"""Example 11; the rest of the pack follows in order."""


def dealt(seats: int = 3, leader: int = 0, **options: Any) -> Match[TargetState]:
    """Return a match with the deck of example 11."""
    rest = [c for c in range(PACK) if c not in DECK]
    given = {"deal": DECK + rest, "first start player": starting(leader, seats)}
    return Match.begin(GAME, match="t", seats=seats, options=options, secret=bytes(32), given=given)


def play_round(match: Match[TargetState], named: str, plays: str) -> list[list[Any]]:
    """Name a target and play ``0:H2 1:D9``; return the events of the last card."""
    submit(match, match.state.waiting[0], CHOOSE[card(named)])
    told: list[list[Any]] = []
    for play in plays.split():
        seat, c = play.split(":")
        assert match.state.waiting == [int(seat)]
        told = submit(match, int(seat), PLAY[card(c)])
    return told


def throw(match: Match[TargetState], *by_seat: str) -> list[list[Any]]:
    """Make all discards, the last seat first: the order of the answers has no effect."""
    told: list[list[Any]] = []
    for seat in reversed(range(len(by_seat))):
        held = tuple(sorted(cards(by_seat[seat])))
        told = submit(match, seat, DISCARD[held] if held else KEEP)
    return told


def hands(match: Match[TargetState]) -> list[set[str]]:
    return [{code(c) for c in hand} for hand in match.state.hands]


def test_setup_and_what_a_table_may_choose() -> None:
    for seats in GAME.seats:
        s = dealt(seats, leader=seats - 1).state
        assert [len(h) for h in s.hands] == [5] * seats and s.waiting == [seats - 1] and s.leader == seats - 1
        assert (len(s.deck), s.pile, s.won) == (PACK - 5 * seats - 3, [], [[] for _ in range(seats)])
        assert s.revealed == DECK[5 * seats : 5 * seats + 3] and sorted(DECK[0 : 5 * seats : seats]) == s.hands[0]
        assert GAME.legal(s, seats - 1) == [CHOOSE[c] for c in s.revealed], "R1: three choices, the start player alone"
    assert GAME.seats == (2, 3, 4, 5, 6) and GAME.check(4, {}) == {"goal": 5, "far_pool": ALL}
    for goal in (1, 8):
        with pytest.raises(BadOption):
            GAME.check(4, {"goal": goal})
    starts = {GAME.start(6, GAME.check(6, {}), SeededContext(bytes([k]) * 32)).leader for k in range(40)}
    assert len(starts) == 6


@pytest.mark.parametrize(("target", "plays", "everybody", "same_suit", "far"), [row[1:] for row in VECTORS["judged"]])
def test_r3_r4_who_takes_the_target(target: str, plays: str, everybody: int, same_suit: int, far: bool) -> None:
    t, lie = card(target), cards(plays)
    assert terms.is_far(t, lie) is far
    assert [terms.taken_by(t, lie, pool) for pool in (ALL, SAME_SUIT)] == [everybody, same_suit]
    for pool in (ALL, SAME_SUIT):
        inside = [k for k, c in enumerate(lie) if pool == ALL or not far or SUIT[c] == SUIT[t]]
        best = (max if far else min)(terms.distance(t, lie[k]) for k in inside)
        level = [k for k in inside if terms.distance(t, lie[k]) == best]
        assert terms.taken_by(t, lie, pool) == (level[0] if far else level[-1])


@pytest.mark.parametrize(("one", "other", "away"), VECTORS["distances"])
def test_r2_numbers_have_no_way_round(one: str, other: str, away: int) -> None:
    assert terms.distance(card(f"S{one}"), card(f"H{other}")) == away <= terms.FARTHEST


def test_example_11_three_rounds() -> None:
    match = dealt()
    s = match.state
    assert [set(x.split()) for x in ("C6 SQ D4 S9 L3", "D2 XK S2 L6 XQ", "CQ LQ H6 X2 H2")] == hands(match)
    assert s.revealed == cards("D6 S3 HQ") and s.round == 1
    told = play_round(match, "HQ", "0:D4 1:XQ 2:CQ")
    assert told[-1] == ["taken", 2, card("HQ"), card("CQ"), False, 0]
    assert (s.phase, s.waiting, s.won[2], s.round, s.target) == ("discard", [0, 1, 2], cards("HQ"), 1, NO_CARD)
    assert sorted(s.pile) == sorted(cards("D6 S3 D4 XQ CQ")) and s.trick == []
    assert (s.last_trick, s.last_leader, s.last_winner, s.last_target) == (cards("D4 XQ CQ"), 0, 2, card("HQ"))
    told = throw(match, "S9 L3", "", "X2 H6")
    assert told[0] == ["thrown", [0, 1, 2], [cards("L3 S9")[::-1], [], cards("H6 X2")]]
    assert [t[1] for t in told[1:4]] == [cards("S8 SJ H3"), cards("LA"), cards("C7 D3 D9")]
    assert told[4] == ["revealed", 2, 2, cards("HK C4 X8")]
    assert (s.leader, s.phase, s.waiting, s.round) == (2, "choose_target", [2], 2)
    assert play_round(match, "HK", "2:D9 0:SJ 1:XK")[-1] == ["taken", 1, card("HK"), card("XK"), False, 0]
    told = throw(match, "", "", "H2 D3")
    assert told[0] == ["thrown", [2, 0, 1], [cards("H2 D3"), [], []]], "R9: the start player of the round is first"
    assert [t[1] for t in told[1:4]] == [cards("SK CA HJ"), cards("XJ"), cards("SA")]
    assert s.revealed == cards("S4 L7 X10") and s.leader == 1
    assert play_round(match, "S4", "1:D2 2:SK 0:H3")[-1] == ["taken", 2, card("S4"), card("SK"), True, 9]
    assert s.scores_now == [0, 1, 2] and s.thrown == []


def test_r10_any_card_may_be_played_and_nothing_plays_itself() -> None:
    match = dealt()
    assert submit(match, 0, CHOOSE[card("S3")]) == [["named", 0, card("S3")]]
    s = match.state
    assert len(GAME.legal(s, 0)) == 5 and GAME.legal(s, 1) == () and s.pile == cards("D6 HQ")
    assert GAME.conserved(s) == list(range(PACK))
    assert submit(match, 0, PLAY[card("S9")]) == [["played", 0, card("S9")]]
    assert [a.wire()[1] for a in GAME.legal(s, 1)] == s.hands[1] and s.voids == []
    assert GAME.automatic(s) is None


def at_refill(deck: str) -> Match[TargetState]:
    """Return example 9: three seats, start player 1, hands of four, all other cards on the discard pile."""
    match = dealt(leader=1)
    s = match.state
    s.hands = [cards("SA S2 S3 S4"), cards("HA H2 H3 H5"), cards("CA C2 C3 C4")]
    s.won, s.deck = [cards("D5 D6"), cards("D7 D8"), cards("D9 DJ")], cards(deck)
    s.last_trick, s.last_leader, s.last_winner, s.last_target = cards("XA X2 X3"), 1, 0, card("DJ")
    lying = [c for cs in [*s.hands, *s.won, s.deck] for c in cs]
    s.pile = [c for c in range(PACK) if c not in lying]
    s.revealed, s.phase, s.waiting = [], "discard", [0, 1, 2]
    return match


def test_example_9_r6_the_pile_is_shuffled_when_a_card_is_needed_and_not_before() -> None:
    match = at_refill("H4 C9")
    s = match.state
    assert len(s.pile) == 58
    before = sorted([*s.pile, card("H5")])
    match.ctx.given["reshuffle 1"] = order = before[::-1]
    told = throw(match, "S3 S4", "H5", "")
    assert ["reshuffled", 59] in told and s.reshuffles == 1
    assert set(cards("H4 C9")) < set(s.hands[1]) and s.hands[2] == sorted([*cards("CA C2 C3 C4"), order[0]])
    assert set(order[1:4]) < set(s.hands[0]) and s.revealed == order[4:7] and s.deck == order[7:] and len(s.deck) == 52
    assert s.pile == cards("S3 S4"), "thrown away after the shuffle"
    assert match.ctx.labels.count("reshuffle 1") == 1
    assert [t[0] for t in told] == ["thrown", "drew", "reshuffled", "drew", "drew", "revealed"]


def test_r6_an_empty_deck_waits_until_a_card_is_drawn() -> None:
    match = at_refill("H4 C9 L2 L3 L4 L5 L6")
    throw(match, "", "H5", "")
    s = match.state
    assert s.deck == [] and s.reshuffles == 0 and len(s.revealed) == 3
    pile, s.deck = sorted(s.pile), cards("H4")
    drawn = draw(s, 2, match.ctx)
    assert drawn[0] == card("H4") and drawn[1] in pile and s.reshuffles == 1 and s.pile == []
    assert sorted([*drawn[1:], *s.deck]) == pile, "the last card of the old deck, then the first of the new"
    s.deck, s.pile = [], pile
    draw(s, 2, match.ctx)
    assert match.ctx.labels[-2:] == ["reshuffle 1", "reshuffle 2"], "each shuffle has a stream of its own"


def test_r5_r12_all_choose_at_once_in_secret_and_end_with_five() -> None:
    match = dealt()
    play_round(match, "HQ", "0:D4 1:XQ 2:CQ")
    s = match.state
    legal = GAME.legal(s, 1)
    assert len(legal) == 11 and legal[0] == KEEP and {len(a.wire()[1]) for a in legal[1:]} == {1, 2}
    seen = [GAME.view(s, p, match="t", options={}) for p in (None, 0, 2)]
    assert submit(match, 1, DISCARD[(card("S2"),)]) == [] and s.waiting == [0, 2], "who has chosen may be seen"
    with pytest.raises(IllegalAction):
        match.submit(1, KEEP)
    other = dealt()
    play_round(other, "HQ", "0:D4 1:XQ 2:CQ")
    submit(other, 1, KEEP)
    for p, before in zip((None, 0, 2), seen, strict=True):
        after = GAME.view(s, p, match="t", options={})
        assert after.state == GAME.view(other.state, p, match="t", options={}).state
        assert after.state == {**before.state, "waiting": [0, 2]}
    submit(match, 0, KEEP)
    told = [(e.kind, e.only) for e in match.submit(2, KEEP)]
    assert told[:4] == [("thrown", None), *(("drew", (p,)) for p in range(3))]
    assert [len(h) for h in s.hands] == [5, 5, 5] and s.thrown == [[], cards("S2"), []]
    assert card("S2") in s.pile


@pytest.mark.parametrize("goal", [2, 5, 7])
def test_example_10_the_game_ends_at_once(goal: int) -> None:
    match = dealt(4, goal=goal)
    s = match.state
    s.won = [[0] * (goal - 1), [1] * 2, [2] * (goal - 1), [3]]
    s.hands = [cards("HA"), cards("HK"), cards("DQ"), cards("D5")]
    s.revealed, s.leader, s.waiting = cards("SQ SJ S10"), 1, [1]
    told = play_round(match, "SQ", "1:HK 2:DQ 3:D5 0:HA")
    assert (s.ended, s.winners, s.waiting, s.scores) == ("goal", [2], [], [goal - 1, 2, goal, 1])
    assert [t[0] for t in told[:2]] == ["played", "taken"] and told[2:] == [["ended", 2, goal]]
    assert s.thrown == [] and s.leader == 1


@pytest.mark.parametrize("seats", GAME.seats)
def test_r7_r8_no_draw_fails_and_the_number_of_rounds_is_bounded(seats: int) -> None:
    match = played(Case(GAME, seats, GAME.check(seats, {"goal": 7})), at_random, seed=seats)
    s = match.state
    assert s.ended == "goal" and max(s.scores) == 7 and s.round <= 6 * seats + 1 and len(s.winners) == 1
    reshuffles = [label for label in match.ctx.labels if label.startswith("reshuffle")]
    assert reshuffles == [f"reshuffle {k + 1}" for k in range(s.reshuffles)]


def test_same_suit_is_played_by_the_option() -> None:
    for pool, winner in ((ALL, 0), (SAME_SUIT, 1)):
        match = dealt(2, far_pool=pool)
        s = match.state
        s.hands, s.revealed = [cards("SK"), cards("H2")], cards("HA D6 S3")
        play_round(match, "HA", "0:SK 1:H2")
        assert s.last_winner == winner


def test_default_moves_of_the_clock() -> None:
    s = dealt().state
    assert GAME.timeout(s, 0) == CHOOSE[card("D6")]
    s.phase, s.target, s.hands[0] = "play", card("D6"), cards("C6 SQ D4 S9 L3")
    assert GAME.timeout(s, 0) == PLAY[card("C6")]
    s.hands[0] = cards("L5 H7 H5 S9 SK")
    assert GAME.timeout(s, 0) == PLAY[card("H5")], "ties: suits in order, then the lower number"
    s.hands[0] = cards("L5 X5 H7 SK")
    assert GAME.timeout(s, 0) == PLAY[card("H7")], "the suit before the number"
    s.hands[0] = cards("L5 X7 X5 LK SK")
    assert GAME.timeout(s, 0) == PLAY[card("X5")], "crosses before leaves"
    s.phase = "discard"
    assert GAME.timeout(s, 0) == KEEP


def test_keep_all_stands_until_it_is_taken_back() -> None:
    match = dealt()
    s = match.state
    assert [GAME.wishes_of(s, p) for p in range(3)] == [(ALWAYS_KEEP,)] * 3
    events = match.submit(2, ALWAYS_KEEP)
    assert [(e.kind, e.facts, e.only) for e in events] == [("kept", {"on": True}, (2,))]
    assert s.keeps == [0, 0, 1] and GAME.wishes_of(s, 2) == (ASK_ME,) and GAME.wished(s, 2) is None
    play_round(match, "HQ", "0:D4 1:XQ 2:CQ")
    assert [GAME.wished(s, p) for p in range(3)] == [None, None, KEEP], "no answer but to the discard"
    assert s.waiting == [0, 1, 2] and GAME.automatic(s) is None, "and nobody sees that there is one"
    match.submit(2, ASK_ME)
    assert GAME.wished(s, 2) is None and s.waiting == [0, 1, 2]


def test_who_keeps_all_cards_does_so_in_the_next_game_of_a_match() -> None:
    last, s = dealt().state, dealt().state
    last.keeps = [0, 0, 1]
    LEG.carry(s, last)
    assert s.keeps == [0, 0, 1]
    s.keeps[0] = 1
    assert last.keeps == [0, 0, 1]


@pytest.mark.parametrize(("phase", "move", "key"), VECTORS["refusals"])
def test_refusals_change_nothing(phase: str, move: list[str], key: str) -> None:
    match = dealt()
    if phase != "choose_target":
        submit(match, 0, CHOOSE[card("HQ")])
    if phase == "discard":
        for seat, c in enumerate(cards("D4 XQ CQ")):
            submit(match, seat, PLAY[c])
    tag, *held = move
    wire: list[Any] = [tag, *([cards(held[0])] if tag == "discard" else cards(*held) if held else [])]
    before = match.state.to_json()
    why = GAME.why_not(match.state, 0, action := GAME.read(wire))
    with pytest.raises(IllegalAction):
        match.submit(0, action)
    assert why.key == (key if key == "illegal-now" else f"target-{key}") and match.state.to_json() == before
    assert why.facts == ({"card": card("CA")} if key in ("no-card", "no-choice") else {})
    assert GAME.why_not(match.state, 0, Action()).key == "illegal-now"


def test_a_number_that_is_no_card_has_no_name() -> None:
    keys = [GAME.why_not(dealt().state, 0, GAME.read(["choose_target", c])).key for c in (-1, 0, 77, 78)]
    assert keys == ["illegal-now", "target-no-choice", "target-no-choice", "illegal-now"]


def test_a_hand_in_two_orders_and_the_pile_by_suit() -> None:
    view = dealt().view(0)
    assert [code(c) for c in GAME.arrange(BY_SUIT, view)] == ["S9", "SQ", "C6", "D4", "L3"]
    assert [RANK[c] for c in GAME.arrange(BY_RANK, view)] == [2, 3, 5, 8, 11]
    assert terms.by_suit(cards("XK HA X2")) == {SUITS.index("H"): [0], SUITS.index("X"): [1, 12]}


def test_a_redeal_keeps_what_is_known_and_a_choice_names_cards_held() -> None:
    match = dealt()
    play_round(match, "HQ", "0:D4 1:XQ 2:CQ")
    submit(match, 1, DISCARD[tuple(cards("S2 L6"))])
    for seed in range(20):
        s = match.state.redeal(0, random.Random(seed).random)
        assert s.hands[0] == match.state.hands[0] and GAME.conserved(s) == list(range(PACK))
        assert len(s.sealed_choices(1)) == 11 and {len(c) for c in s.sealed_choices(1)} == {1, 2}
        assert all(c == NO_CARD or c in s.hands[1] for c in s.choice[1]) and s.choice[1]
