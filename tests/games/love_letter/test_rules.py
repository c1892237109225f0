"""Love Letter by its rules: the worked examples and rulings by number.

Also the effect of each card, and what players know after a look, a comparison, an exchange or a forced discard.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.core.action import Action, IllegalAction
from engine.core.facts import Card
from engine.core.match import Match
from engine.core.options import BadOption
from engine.games.love_letter.rules import AIMED_AT, GAME, GUARD_AT, IDLE, PLAIN
from engine.games.love_letter.state import LoveLetterState
from engine.games.love_letter.terms import COPIES, DECK, best, face, piles, too_much
from tests.engine.every_game import Case, positions, steps
from tests.engine.played import starting

G, P, B, H, R, K, C, X = range(1, 9)
"""Guard, priest, baron, handmaid, prince, king, countess, princess."""
CASES = [Case(GAME, n, GAME.check(n, o)) for n in GAME.seats for o in ({}, {"card7": "minister", "tie": "share"})]


def guard(target: int, named: int) -> Action:
    return GUARD_AT[target][named - 2]


def at(card: int, target: int) -> Action:
    return AIMED_AT[card][target]


def begin(*hands: int, deck: list[int], starter: int = 0, aside: int = 0, **options: Any) -> Match[LoveLetterState]:
    """Return a match with one card in each hand and ``deck`` on top, drawn in this order; the other cards are below.

    ``aside`` 0: any card that is left.
    """
    n = len(hands)
    left = list(DECK)
    for card in (*hands, *deck, *([aside] if aside else [])):
        left.remove(card)
    first = [aside or left.pop()]
    up = [left.pop() for _ in range(3)] if n == 2 else []
    given = {
        "round 1": [*first, *up, *hands, *deck, *left],
        "starter": starting(starter, n),
    }
    return Match.begin(GAME, match="m", seats=n, options=options, secret=bytes(32), given=given)


def ending(*hands: int, deck: list[int], **options: Any) -> Match[LoveLetterState]:
    """Return such a match without other cards in the deck: all remaining cards are face up (for the tests alone)."""
    match = begin(*hands, deck=deck, **options)
    s = match.state
    s.face_up, s.deck = s.face_up + s.deck[len(deck) - 1 :], s.deck[: len(deck) - 1]
    return match


def after(match: Match[LoveLetterState], *played: tuple[int, Action]) -> Match[LoveLetterState]:
    """Return the match after these moves."""
    for seat, move in played:
        match.submit(seat, move)
    return match


def legal(match: Match[LoveLetterState]) -> list[list[Any]]:
    return [a.wire() for a in GAME.legal(match.state, match.state.waiting[0])]


def told(match: Match[LoveLetterState], kind: str) -> list[tuple[dict[str, Any], Any]]:
    return [(e.facts, e.only) for e in match.ctx.events if e.kind == kind]


# Setup and the legal choices (examples 3 to 7, 13)


@pytest.mark.parametrize(("seats", "deck", "up", "target"), [(2, 10, 3, 7), (3, 12, 0, 5), (4, 11, 0, 4)])
def test_setup(seats: int, deck: int, up: int, target: int) -> None:
    """Example 13 too: three players have no open cards and twelve in the deck."""
    s = Match.begin(GAME, match="m", seats=seats, options={}, secret=bytes(32)).state
    assert (len(s.deck) + 1, len(s.face_up), len(s.aside), s.target) == (deck, up, 1, target)
    assert sum(map(len, s.hands)) == seats + 1 and len(s.hands[s.waiting[0]]) == 2
    assert GAME.conserved(s) == sorted(DECK) and len(DECK) == 16 == sum(COPIES)


def test_the_deck_is_dealt_in_its_order() -> None:
    """Aside, three open with two players, a card each from seat 0 on, then the draws."""
    order = [8, 7, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 1]
    given = {"round 1": order, "starter": [1, 0]}
    s = Match.begin(GAME, match="m", seats=2, options={}, secret=bytes(32), given=given).state
    assert (s.aside, s.face_up, s.hands, s.deck[0]) == ([8], [7, 6, 5], [[5], [4, 4]], 3)


@pytest.mark.parametrize(
    ("held", "drawn", "options", "expected"),
    [
        (K, C, {}, {"countess"}),
        (C, R, {}, {"countess"}),
        (C, H, {}, {"countess", "handmaid"}),
        (C, X, {}, {"countess", "princess"}),
        (C, H, {"card7": "minister"}, {"countess", "handmaid"}),
        (R, K, {}, {"prince", "king"}),
    ],
)
def test_example_3_the_countess(held: int, drawn: int, options: dict[str, Any], expected: set[str]) -> None:
    match = begin(held, G, G, G, deck=[drawn], **options)
    assert {wire[0] for wire in legal(match)} == expected
    assert GAME.automatic(match.state) is None, "an instant countess would tell of the other card"


@pytest.mark.parametrize(("held", "drawn"), [(C, R), (R, C), (K, C), (X, C)])
def test_example_3_and_r11_the_minister_falls_at_once(held: int, drawn: int) -> None:
    match = begin(held, G, G, G, deck=[drawn, H], card7="minister")
    s = match.state
    assert (s.hands[0], s.discards[0], s.waiting) == ([], [held, drawn], [1])
    assert told(match, "burdened") == [({"seat": 0, "cards": [held, drawn]}, None)]
    assert s.plays == [[0, C, -1, 0, 0]] and s.turn == 2
    match.submit(1, PLAIN[H])
    assert piles(s.discards, s.plays)[:2] == [[(held, ()), (drawn, ())], [(H, s.plays[1])]]
    assert not too_much(C, H) and too_much(R, C) and not too_much(X, K)
    assert [face(C, True), face(C, False), face(K, True)] == [9, C, K]


def test_r11_a_minister_who_falls_with_the_last_card_leaves_a_showdown_to_the_others() -> None:
    match = ending(G, C, P, deck=[H, R], card7="minister", target=1)
    match.submit(0, PLAIN[H])
    s = match.state
    assert told(match, "burdened") == [({"seat": 1, "cards": [C, R]}, None)]
    assert (s.shown, s.winners, s.ended) == ([G, 0, P], [2], "target")


def test_a_match_may_be_over_as_it_is_dealt() -> None:
    match = begin(C, G, deck=[R], card7="minister", target=1)
    assert match.over and not match.log and (match.state.winners, match.state.tokens) == ([1], [0, 1])


def names(*targets: int) -> list[list[Any]]:
    """Return a guard at each of them, with every number that may be named (R2)."""
    return [["guard", p, n] for p in targets for n in range(2, 9)]


@pytest.mark.parametrize(
    ("example", "seats", "hand", "protected", "out", "expected"),
    [
        ("4", 3, (R, G), [1, 2], [], [["idle", G], ["prince", 0]]),
        ("5", 4, (R, G), [2], [1], [*names(3), ["prince", 0], ["prince", 3]]),
        ("6", 4, (X, G), [2], [], [*names(1, 3), ["princess"]]),
        ("7", 2, (B, B), [1], [], [["idle", B]]),
        ("R2", 3, (G, G), [], [], names(1, 2)),
        ("R3", 3, (X, P), [], [], [["priest", 1], ["priest", 2], ["princess"]]),
        ("R3", 3, (X, B), [2], [], [["baron", 1], ["princess"]]),
        ("R3", 3, (X, K), [], [], [["king", 1], ["king", 2], ["princess"]]),
    ],
)
def test_examples_4_to_7_what_may_be_played(
    example: str, seats: int, hand: tuple[int, int], protected: list[int], out: list[int], expected: list[list[Any]]
) -> None:
    match = begin(hand[0], *[G] * (seats - 1), deck=[hand[1]])
    s = match.state
    s.protected = [p in protected for p in range(seats)]
    for p in out:
        s.hands[p], s.discards[p] = [], [G]
    assert legal(match) == expected


def test_example_6_the_princess_may_be_played_and_is_fatal() -> None:
    match = after(begin(X, G, G, G, deck=[G]), (0, PLAIN[X]))
    assert match.state.hands[0] == [] and match.state.discards[0] == [X, G]


def test_example_7_a_card_without_effect_is_laid_down() -> None:
    match = begin(B, G, deck=[B])
    match.state.protected[1] = True
    match.submit(0, IDLE[B])
    assert match.state.hands[0] == [B] and told(match, "idle")


@pytest.mark.parametrize(
    ("out", "tie", "gains", "starter"),
    [(1, "none", [0, 0, 0], 2), (1, "share", [1, 0, 1], 2), (2, "share", [1, 1, 0], 0), (2, "none", [0, 0, 0], 2)],
)
def test_r5_a_full_tie(out: int, tie: str, gains: list[int], starter: int) -> None:
    """The winner starts the next round; after a tie the last starter, or the nearest seat among those that share."""
    hands = [G if p == out else H for p in range(3)]
    match = ending(*hands, deck=[C], starter=1 if out == 2 else 2, tie=tie)
    s, mover = match.state, match.state.waiting[0]
    s.starter, s.hands[out] = 2, []
    s.discards = [[] if p == mover else [C] for p in range(3)]
    match.submit(mover, PLAIN[C])
    assert match.state.columns == [gains] and match.state.starter == starter
    over = told(match, "round_over")[0][0]
    assert (over["shown"], over["winners"]) == (True, [p for p in range(3) if gains[p]])
    assert match.state.round == 2 and match.state.shown == [0 if p == out else H for p in range(3)]


def test_the_winner_starts_and_what_was_known_is_forgotten() -> None:
    match = after(begin(P, H, G, deck=[G, G, R]), (0, at(P, 1)), (1, guard(0, X)))
    s = match.state
    assert s.seen[0] and s.cannot[0] == [X]
    s.hands[0], s.discards[0] = [], [P, G]
    match.submit(2, guard(1, H))
    assert (s.tokens, s.starter, s.columns, s.round) == ([0, 0, 1], 2, [[0, 0, 1]], 2)
    assert (s.closing, s.plays, s.cannot, s.seen) == ([2, G, 1, H, 1], [], [[]] * 3, [[]] * 3)


@pytest.mark.parametrize(
    ("tokens", "won", "ended", "winners"),
    [
        ([3, 0, 0, 0], 1, "target", [0]),
        ([3, 0, 0, 0], 40, "target", [0]),
        ([2, 0, 0, 2], 40, "rounds", [0]),
        ([1, 0, 0, 2], 40, "rounds", [0, 3]),
    ],
)
def test_r9_ends(tokens: list[int], won: int, ended: str, winners: list[int]) -> None:
    match = ending(X, R, G, G, deck=[G])
    match.state.tokens, match.state.columns = tokens, [[0] * 4 for _ in range(won - 1)]
    match.submit(0, guard(2, X))
    s = match.state
    assert (s.ended, s.winners, s.scores) == (ended, winners, [tokens[0] + 1, *tokens[1:]])


def test_r5_with_share_more_tokens_win() -> None:
    match = ending(R, G, R, deck=[C], starter=2, tie="share")
    s = match.state
    s.discards, s.hands[1], s.tokens = [[C], [], []], [], [5, 0, 4]
    match.submit(2, PLAIN[C])
    assert (match.state.tokens, match.state.winners) == ([6, 0, 5], [0])


@pytest.mark.parametrize("seats", GAME.seats)
def test_r9_a_round_is_as_short_as_its_deck(seats: int) -> None:
    for seed in range(20):
        match, longest = (
            Match.begin(GAME, match="m", seats=seats, options={"max_rounds": 5}, secret=bytes([seed] * 32)),
            0,
        )
        for _ in steps(match, seed=seed):
            longest = max(longest, match.state.turn)
        assert longest <= {2: 10, 3: 12, 4: 11}[seats] + 1 and len(match.state.columns) <= 5
        assert max(map(max, match.state.columns)) <= 1, "a round is worth one token: examples 1 and 2 are the cube's"


# Prompts without an answer, and refusals


@pytest.mark.parametrize(
    ("hand", "tokens", "protected", "expected"),
    [
        ((X, G), [0, 1, 0, 2], [], ["guard", 3, 7]),
        ((G, H), [0, 1, 1, 0], [], ["guard", 1, 8]),
        ((G, H), [0, 1, 1, 0], [1], ["guard", 2, 8]),
        ((R, K), [9, 0, 1, 0], [], ["prince", 2]),
        ((R, X), [0, 0, 0, 0], [1, 2, 3], ["prince", 0]),
        ((B, K), [0, 0, 0, 0], [1, 2, 3], ["idle", B]),
        ((R, C), [0, 0, 0, 0], [], ["countess"]),
        ((H, X), [0, 0, 0, 0], [], ["handmaid"]),
    ],
)
def test_the_default_move(hand: tuple[int, int], tokens: list[int], protected: list[int], expected: list[Any]) -> None:
    match = begin(hand[0], G, G, P, deck=[hand[1]])
    match.state.tokens = tokens
    for p in protected:
        match.state.protected[p] = True
    assert GAME.timeout(match.state, 0).wire() == expected


def test_the_default_guard_names_what_is_still_unseen() -> None:
    match = begin(G, G, G, P, deck=[B])
    match.state.discards[1] = [X, C]
    match.state.face_up = [K]
    assert GAME.timeout(match.state, 0).wire() == ["guard", 1, R]


@pytest.mark.parametrize(
    ("drawn", "wire", "reason"),
    [
        (C, ["king", 1], "card"),
        (C, ["prince", 1], "countess"),
        (C, ["idle", 0], "other"),
        (C, ["idle", 9], "other"),
        *((G, ["guard", *wrong], "other") for wrong in ((0, 5), (7, 5), (1, 9), (1, 1), (2, 5))),
    ],
)
def test_refusals(drawn: int, wire: list[Any], reason: str) -> None:
    match = begin(R, G, G, deck=[drawn])
    match.state.protected[2] = True
    with pytest.raises(IllegalAction) as refused:
        match.submit(0, GAME.read(wire))
    assert refused.value.reason == f"love_letter-no-{reason}"


def test_only_a_card_for_somebody_else_can_lack_its_effect() -> None:
    s = begin(G, G, G, deck=[C]).state
    assert GAME.why_not(s, 0, IDLE[G]) == ("love_letter-no-idle", {"card": Card(G)})
    assert GAME.why_not(s, 0, IDLE[C]) == ("illegal-now", {}), "a countess never has one"
    s.protected = [False, True, True]
    assert GAME.why_not(s, 0, guard(1, R)) == ("love_letter-no-nobody", {"card": Card(G)})
    assert GAME.allows(s, 0, IDLE[G]) and not GAME.allows(s, 0, IDLE[C])


@pytest.mark.parametrize(("key", "least", "most"), [("target", 1, 20), ("max_rounds", 5, 60)])
def test_both_ends_of_every_number_may_be_chosen_and_no_more(key: str, least: int, most: int) -> None:
    for end in (least, most):
        options: dict[str, Any] = {key: end}
        s = Match.begin(GAME, match="m", seats=3, options=options, secret=bytes(32)).state
        assert getattr(s, key) == end
    for beyond in (least - 1, most + 1):
        with pytest.raises(BadOption):
            GAME.check(4, {key: beyond})


def test_what_is_told_of_a_round() -> None:
    match = ending(R, G, deck=[H, B, G, P], target=1)
    for seat, move in ((0, PLAIN[H]), (1, IDLE[B]), (0, guard(1, X)), (1, guard(0, R))):
        match.submit(seat, move)
    assert [(e.kind, e.facts) for e in match.ctx.events if e.only is None] == [
        ("round_began", {"round": 1, "starter": 0, "cards": told(match, "round_began")[0][0]["cards"]}),
        ("laid", {"seat": 0, "card": H}),
        ("idle", {"seat": 1, "card": B}),
        ("guessed", {"seat": 0, "target": 1, "card": X, "hit": False}),
        ("guessed", {"seat": 1, "target": 0, "card": R, "hit": True}),
        ("fell", {"seat": 0, "cards": [R]}),
        ("round_over", {"round": 1, "winners": [1], "shown": False, "tokens": [0, 1]}),
        ("over", {"tokens": [0, 1], "winners": [1]}),
    ]
    assert len(told(match, "round_began")[0][0]["cards"]) == 3


def test_whom_every_discard_was_for() -> None:
    match = after(begin(R, H, G, deck=[G, G, P, G]), (0, at(R, 1)), (1, guard(2, X)))
    s = match.state
    assert piles(s.discards, s.plays) == [
        [(R, [0, R, 1, 0, -1])],
        [(H, ()), (G, [1, G, 2, X, -1])],
        [],
    ]


# Effects (examples 8 to 12)


def test_example_8_the_lower_card_falls_and_the_higher_stays_secret() -> None:
    match = after(begin(H, K, G, deck=[B, G]), (0, at(B, 1)))
    s = match.state
    assert (s.hands[0], s.discards[0], s.waiting) == ([], [B, H], [1])
    assert told(match, "saw") == [({"seat": 1, "card": K}, (0,)), ({"seat": 0, "card": H}, (1,))]
    assert told(match, "compared") == [({"seat": 0, "target": 1, "even": False}, None)]
    assert told(match, "fell") == [({"seat": 0, "cards": [H]}, None)]
    assert s.seen[0] == [1, 1, K, 0, 1, 0, H, 1] == s.seen[1], "also who is out has seen it"
    assert s.protected == [False] * 3
    assert match.view(2).s.seen[2] == [] and all(K not in pile for pile in s.discards)


def test_example_8_equal_cards() -> None:
    match = after(begin(P, P, G, deck=[B, G]), (0, at(B, 1)))
    assert all(match.state.hands) and not told(match, "fell")
    assert told(match, "compared") == [({"seat": 0, "target": 1, "even": True}, None)]
    assert match.state.knows[:2] == [[0, P, 0], [P, 0, 0]]


def test_example_8_the_other_way_round() -> None:
    match = after(begin(K, H, G, deck=[B, G]), (0, at(B, 1)))
    assert match.state.plays == [[0, B, 1, 0, 1]] and match.state.waiting == [2]
    assert match.state.cannot[0] == [1, 2, 3, 4]


def test_example_9_and_r6_the_prince() -> None:
    match = after(begin(X, G, R, deck=[G], starter=2), (2, at(R, 0)))
    assert (match.state.hands[0], match.state.discards[0]) == ([], [X]) and match.state.plays[0][-1] == 0
    assert told(match, "drew")[-1][1] == (1,), "who is out draws nothing: the next one does"
    match = after(begin(H, G, R, deck=[G, K], starter=2), (2, at(R, 0)))
    assert (match.state.hands[0][:1], match.state.protected[0], match.state.discards[0]) == ([K], False, [H])


def test_r6_whoever_must_discard_their_own_princess_is_out() -> None:
    match = begin(X, G, G, deck=[R, G])
    match.state.protected = [False, True, True]
    after(match, (0, at(R, 0)))
    s = match.state
    assert (s.hands[0], s.discards[0], s.plays[0][-1], s.waiting) == ([], [R, X], 0, [1])
    assert told(match, "fell") == [({"seat": 0, "cards": []}, None)]


def test_example_9_and_r8_the_last_prince_draws_the_card_laid_aside() -> None:
    match = after(ending(G, R, deck=[R], aside=X, starter=1, target=1), (1, at(R, 0)))
    s = match.state
    assert (s.aside, s.shown, s.winners, s.ended) == ([], [X, R], [0], "target")
    assert told(match, "drew")[-1] == ({"card": X}, (0,))
    assert told(match, "forced") == [({"seat": 1, "target": 0, "card": G}, None)]
    assert told(match, "showed") == [({"seat": 0, "card": X}, None), ({"seat": 1, "card": R}, None)]


def test_example_10_the_king() -> None:
    match = after(begin(G, X, P, G, deck=[K, G], starter=1), (1, at(K, 3)))
    s = match.state
    assert (s.hands[1], s.hands[3]) == ([G], [X])
    assert (s.knows[1][3], s.knows[3][1]) == (X, G)
    assert told(match, "saw") == [({"seat": 3, "card": X}, (1,)), ({"seat": 1, "card": G}, (3,))]
    assert told(match, "swapped") == [({"seat": 1, "target": 3}, None)]


@pytest.mark.parametrize(
    ("cards", "discards", "winners"),
    [
        ([5, 0, 5, 0], [[1, 4, 1], [8], [3, 2], []], [0]),
        ([6, 3, 3], [[1], [4, 4], [5]], [0]),
        ([5, 5, 0], [[1, 4], [3, 2], [8, 8]], [0, 1]),
        ([1, 0], [[], [8, 7]], [0]),
        ([5, 5], [[1, 1, 1], [4]], [1]),  # their sum, not their number
        ([5, 5, 5], [[1, 1, 2], [4], [2, 2]], [0, 1, 2]),
    ],
)
def test_example_11_r4_r7_the_showdown(cards: list[int], discards: list[list[int]], winners: list[int]) -> None:
    assert best(cards, discards) == winners


def test_example_12_the_last_survivor_needs_no_showdown() -> None:
    match = after(ending(G, R, deck=[H], target=1), (0, guard(1, R)))
    assert match.state.winners == [0] and match.state.shown == [] and not told(match, "showed")


def test_the_handmaid_protects_until_ones_next_turn() -> None:
    """R3: against a prince too."""
    match = after(begin(H, R, G, deck=[K, G, P, G]), (0, PLAIN[H]))
    assert match.state.protected == [True, False, False]
    assert ["prince", 0] not in legal(match) and ["prince", 1] in legal(match) and ["guard", 0, 2] not in legal(match)
    after(match, (1, guard(2, X)), (2, at(P, 1)))
    assert match.state.protected == [False] * 3 and match.state.waiting == [0]


def test_the_countess_protects_nobody() -> None:
    match = after(begin(C, R, G, deck=[K, G, P, G]), (0, PLAIN[C]))
    assert match.state.protected == [False] * 3 and ["guard", 0, 2] in legal(match)


def test_a_priest_is_for_one_pair_of_eyes() -> None:
    match = after(begin(P, X, G, deck=[G, H]), (0, at(P, 1)))
    assert told(match, "saw") == [({"seat": 1, "card": X}, (0,))]
    assert told(match, "looked") == [({"seat": 0, "target": 1}, None)]
    assert match.state.seen == [[1, 1, X, 0], [1, 1, X, 0], []]


def held(match: Match[LoveLetterState], viewer: int, seat: int, times: int = 150) -> set[int]:
    """Return the cards that ``seat`` may have kept, by ``viewer``'s knowledge."""
    rnd = random.Random(7).random
    return {match.state.redeal(viewer, rnd).hands[seat][0] for _ in range(times)}


def test_what_a_priest_saw_stays_known_until_it_is_played() -> None:
    match = after(begin(P, X, G, G, deck=[H, G, G]), (0, at(P, 1)))
    assert held(match, 0, 1) == {X} and len(held(match, 2, 1)) > 3
    match.submit(1, guard(2, X))
    assert held(match, 0, 1) == {X}, "the guard was not what was seen"
    match = after(begin(P, G, B, H, deck=[H, B, G]), (0, at(P, 1)), (1, guard(2, X)))
    assert len(held(match, 0, 1)) > 3, "it was, or one like it: the other card may be any"


def test_an_exchange_carries_along_what_a_third_knows() -> None:
    match = after(begin(P, X, H, G, deck=[G, K, G, G]), (0, at(P, 1)), (1, at(K, 2)))
    assert held(match, 0, 2) == {X} == held(match, 1, 2) and held(match, 2, 1) == {H}
    assert len(held(match, 0, 1)) > 3 and len(held(match, 3, 2)) > 3
    assert match.state.knows[1][1] == match.state.knows[2][2] == 0


def test_a_forced_discard_is_forgotten() -> None:
    match = after(begin(P, H, R, G, deck=[G, G, G, B]), (0, at(P, 1)), (1, guard(3, X)), (2, at(R, 1)))
    assert len(held(match, 0, 1)) > 3 and match.state.knows[0] == [0] * 4
    assert match.state.seen[0] == [1, 1, H, 0], "what was seen, was seen"


def test_what_was_named_wrongly_is_not_there() -> None:
    match = after(begin(G, H, G, G, deck=[P, G, G]), (0, guard(1, X)))
    assert X not in held(match, 2, 1) and X in held(match, 2, 3)
    match.submit(1, guard(2, X))
    assert X in held(match, 3, 1), "another card may have been kept"


def test_what_is_not_there_must_have_been_drawn_if_it_is_played() -> None:
    match = after(begin(G, G, G, G, deck=[P, H, R]), (0, guard(1, H)), (1, PLAIN[H]))
    assert match.state.cannot[1] == [H]


@pytest.mark.parametrize(
    ("played", "options", "cannot"),
    [
        (R, {}, [C]),
        (K, {}, [C]),
        (C, {}, []),
        (H, {}, []),
        (C, {"card7": "minister"}, [R, K, X]),
        (R, {"card7": "minister"}, [C]),
    ],
)
def test_what_the_seven_forbids_is_known(played: int, options: dict[str, Any], cannot: list[int]) -> None:
    match = begin(G, G, G, G, deck=[played, G], **options)
    match.submit(0, PLAIN[played] if played in PLAIN else at(played, 1))
    owner = 1 if played == K else 0
    assert match.state.cannot[owner] == cannot
    assert not set(cannot) & held(match, 2, owner)


def test_equal_cards_are_equal_for_everybody() -> None:
    match = after(begin(H, H, G, G, deck=[B, P]), (0, at(B, 1)))
    s, rnd = match.state, random.Random(1).random
    deals = [s.redeal(2, rnd).hands for _ in range(100)]
    assert all(hands[0][0] == hands[1][0] for hands in deals)
    assert {hands[0][0] for hands in deals} == {G, P, H, R}, "all of which there are two"
    assert held(match, 0, 1) == {H}
    match.submit(1, at(P, 2))
    assert match.state.equal == [1, 0, 0, 0]


@pytest.mark.parametrize(("card", "move"), [(R, at(R, 0)), (G, guard(0, H)), (G, guard(0, X))])
def test_what_becomes_known_of_a_card_is_known_of_its_equal(card: int, move: Any) -> None:
    match = after(begin(H, H, G, G, deck=[B, P, card]), (0, at(B, 1)), (1, at(P, 2)))
    match.state.equal = [1, 1, 0, 0]  # as if the second had not moved yet
    match.submit(2, move)
    assert (held(match, 3, 1) == {H}) is (move != guard(0, X)) and X not in held(match, 3, 1)
    assert H not in match.state.cannot[1] and X in match.state.cannot[1]


def test_a_winner_by_a_baron_holds_more() -> None:
    match = after(begin(H, K, G, G, deck=[B, G]), (0, at(B, 1)))
    assert held(match, 2, 1) == {R, K, C, X} and held(match, 0, 1) == {K}


def test_a_redeal_leaves_nobody_a_true_memory_of_cards_dealt_anew() -> None:
    match = after(begin(P, X, B, G, deck=[G, G, H, G]), (0, at(P, 1)), (1, guard(3, X)), (2, at(B, 3)))
    new = match.state.redeal(1, random.Random(1).random)
    assert new.knows == [[0, X, 0, 0], [0] * 4, [0] * 4, [0] * 4], "only that one's own card is known"
    assert new.seen == [[], [1, 1, X, 0], [], []]
    assert GAME.conserved(new) == GAME.conserved(match.state) and len(new.deck) == len(match.state.deck)


def test_a_card_that_was_seen_and_played_is_seen_no_more() -> None:
    match = after(begin(P, H, B, G, deck=[G, R, G]), (0, at(P, 1)), (1, PLAIN[H]))
    new = match.state.redeal(1, random.Random(1).random)
    assert new.hands[1] == [R] and new.knows[0] == [0] * 4 and new.seen[1] == [1, 1, H, 0]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_known_is_true_of_every_position(case: Case) -> None:
    for match in positions(case, 200, seed=5):
        s = match.state
        for seat in range(case.seats):
            for p, hand in enumerate(s.hands):
                for i, card in enumerate(hand):
                    assert p == seat or s._fits(seat, p, i, card)
                assert s.knows[seat][p] in (0, *hand[:1]) and (hand or not s.knows[seat][p])
