"""En Garde by its rules: the worked examples and rulings (R1 to R9) by their numbers."""

from __future__ import annotations

import json
import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from engine.core.action import Action, IllegalAction
from engine.core.context import Event, SeededContext
from engine.core.knowledge.horizon import Horizon
from engine.core.match import Match
from engine.core.standing import Standing
from engine.games.en_garde import terms
from engine.games.en_garde.rules import (
    ALWAYS_PARRY,
    ASK_ME,
    ATTACK,
    BACK,
    CONCEDE,
    FORWARD,
    GAME,
    LEG,
    LUNGE,
    RETREAT,
    compare,
    end_turn,
    parry,
)
from engine.games.en_garde.state import EnGardeState
from engine.layers.legs import Legs
from tests.engine.every_game import at_random, played, usual

VECTORS: dict[str, Any] = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))
"""Examples, each under its number in the rules or its subject."""
KINDS = {"f": FORWARD, "b": BACK, "r": RETREAT, "a": ATTACK}


def cards(text: str) -> list[int]:
    return [int(card) for card in text]


def move(text: str) -> Action:
    """Read a move such as f3, b1, a2 (two cards), l52 (by a 5, with two cards), p44, r1."""
    if text == "concede":
        return CONCEDE
    kind, rest = text[0], text[1:]
    return (
        parry(int(rest))
        if kind == "p"
        else LUNGE[int(rest[0]), int(rest[1])]
        if kind == "l"
        else KINDS[kind][int(rest)]
    )


def dealt(deck: str = "", starter: int = 0, **options: Any) -> Match[EnGardeState]:
    """Return a match that this seat starts, with this deck in the first round."""
    given = {"first player": [starter, 1 - starter]} | ({"round 1": cards(deck)} if deck else {})
    return Match.begin(GAME, match="t", seats=2, options=options, secret=bytes(32), given=given)


def at(
    seat: int, where: list[int], hand: str, attack: list[int] | None = None, indirect: bool = False, **options: Any
) -> Match[EnGardeState]:
    """Return a match in the middle of the round: ``seat`` is asked, and has these cards; the other has 1 2 3."""
    match = dealt(**options)
    s = match.state
    s.at, s.hands[seat], s.hands[1 - seat], s.waiting = where[:], cards(hand), [1, 2, 3], [seat]
    s.attack, s.indirect, s.phase = attack or [], indirect, "answer" if attack else "act"
    return match


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    return [event.facts for event in events if event.kind == kind]


def named(name: str) -> Any:
    return [pytest.param(row[1:], id=row[0]) for row in VECTORS[name]]


def test_setup_and_what_a_table_may_choose() -> None:
    match = dealt("3555525342341212343412141", starter=1)
    s = match.state
    assert (s.at, s.distance, s.hands, s.waiting) == ([1, 23], 22, [cards("34555"), cards("22355")], [1])
    assert s.deck[::-1] == cards("341212343412141") and len(terms.DECK) == 25 and dealt(starter=0).state.starter == 0
    told_of = [(e.kind, e.only, e.facts) for e in match.ctx.events]
    assert told_of[0] == ("round_began", None, {"round": 1, "seat": 1})
    assert told_of[1:] == [("drew", (p,), {"cards": s.hands[p]}) for p in (0, 1)]
    chosen = dealt(discards="last", target=7, max_rounds=9).state
    assert (chosen.open, chosen.target, chosen.max_rounds) == (False, 7, 9)
    assert (s.level, s.target, s.parry, s.riposte_wins, s.open, s.max_rounds) == (
        "standard",
        5,
        "exact",
        False,
        True,
        30,
    )
    assert [terms.behind([8, 12], p) for p in (0, 1)] == [7, 11]
    lots = {GAME.start(2, GAME.check(2, {}), SeededContext(bytes([k]) * 32)).starter for k in range(20)}
    assert lots == {0, 1}


@pytest.mark.parametrize("row", named("actions"))
def test_what_can_be_done(row: list[Any]) -> None:
    seat, where, hand, level, legal = row
    match = at(seat, where, hand, level=level)
    assert list(GAME.legal(match.state, seat)) == [move(text) for text in legal.split()]
    assert GAME.automatic(match.state) == ((seat, CONCEDE) if legal == "concede" else None)
    if legal == "concede":
        assert told(match.submit(seat, CONCEDE), "round_over")[0]["winners"] == [1 - seat]
        assert (match.state.reasons, match.state.last_hands) == (["stuck"], [])


@pytest.mark.parametrize("row", named("answers"))
def test_how_an_attack_is_answered(row: list[Any]) -> None:
    seat, where, attack, indirect, hand, rule, legal = row
    match = at(seat, where, hand, attack, indirect, parry=rule, level="advanced")
    s, found = match.state, [move(text) for text in legal.split()]
    assert list(GAME.legal(s, seat)) == found
    forced = found == [CONCEDE] or (rule == "exact" and not indirect)
    assert GAME.automatic(s) == ((seat, found[0]) if forced else None), "all else would tell of the hand"
    if legal == "concede":
        match.submit(seat, CONCEDE)
        assert (s.reasons, s.hits[1 - seat], s.last_hands) == (["hit"], 1, []), "R7: no hand is shown"


@pytest.mark.parametrize("row", named("closing"))
def test_when_the_deck_is_empty(row: list[Any]) -> None:
    where, hands, level, reason, winner, figures = row
    match = at(0, where, "1", level=level)
    match.state.hands = [cards(hand) for hand in hands]
    compare(match.state, match.ctx)
    [over] = told(match.ctx.events, "round_over")
    assert (over["reason"], over["winners"], over["figures"]) == (reason, [winner][: winner + 1], figures)
    assert over["hands"] == match.state.last_hands == [cards(hand) for hand in hands]
    assert match.state.hits == [int(winner == p) for p in (0, 1)] and match.state.last_at == where


@pytest.mark.parametrize("example", VECTORS["rounds"], ids=lambda example: example["name"])
def test_a_whole_round(example: dict[str, Any]) -> None:
    match = dealt(example["deck"], example["starter"], level=example["level"])
    s = match.state
    assert s.hands == [cards(hand) for hand in example["hands"]]
    for text in example["moves"].split():
        assert s.waiting == [int(text[0])] and not s.columns
        left, happened = len(s.deck), match.submit(int(text[0]), move(text[1:]))
    [over], hits = told(happened, "round_over"), [int(p == example["winner"]) for p in (0, 1)]
    assert (over["round"], over["reason"], over["hits"]) == (1, example["reason"], hits)
    assert (over["winners"], left) == ([example["winner"]], example["deck_left"] or 1)
    assert (s.last_at, s.starter, s.waiting, s.at) == (example["at"], 0, [0], [1, 23]), "the other starts the next"


def test_a_turn_ends_with_the_refill_but_a_parry_does_not() -> None:
    match = at(0, [8, 12], "12445")
    s, deck = match.state, match.state.deck[::-1]
    s.hands[1] = cards("12344")
    assert told(match.submit(0, ATTACK[2]), "acted") == [{"seat": 0, "how": "attack", "cards": [4, 4], "distance": 4}]
    assert s.hands[0] == sorted([*cards("125"), *deck[:2]]) and (s.phase, s.waiting, s.attack) == (
        "answer",
        [1],
        [4, 2],
    )
    match.submit(1, parry(44))
    assert (s.hands[1], s.phase, s.waiting, s.parried, s.attack) == (cards("123"), "act", [1], True, [])
    happened = match.submit(1, FORWARD[3])
    assert [(e.only, e.facts) for e in happened if e.kind == "drew"] == [((1,), {"cards": deck[2:5]})]
    assert (s.at, s.waiting, s.parried, s.spent) == ([8, 9], [0], False, cards("44443"))
    assert s.acts == [[1, 4, 4, 4], [1, 0, 3]]


def test_r2_a_riposte_may_be_parried_again_unless_it_wins_at_once() -> None:
    for wins in (False, True):
        match = at(1, [10, 14], "44445", [4, 1], riposte_wins=wins)
        match.submit(1, parry(4))
        match.submit(1, ATTACK[1])
        assert match.state.hits == [0, int(wins)] and match.state.phase == ("act" if wins else "answer")
    match = at(0, [10, 14], "44445", riposte_wins=True)
    match.submit(0, ATTACK[1])
    assert match.state.phase == "answer", "no riposte: an attack as any other"
    match = at(0, [10, 14], "44445", level="basic")
    match.submit(0, ATTACK[1])
    assert match.state.reasons == ["hit"], "the basic game knows no parry"


def test_after_a_parry_without_an_action_the_round_is_lost() -> None:
    match = at(1, [17, 20], "34455", [3, 1])
    match.submit(1, parry(3))
    assert GAME.automatic(match.state) == (1, CONCEDE)
    match.submit(1, CONCEDE)
    assert (match.state.reasons, match.state.hits) == (["stuck"], [1, 0])


def test_an_indirect_attack_moves_first_and_a_retreat_is_the_whole_turn() -> None:
    match = at(0, [6, 14], "34455", level="advanced")
    s = match.state
    match.submit(0, LUNGE[3, 2])
    assert (s.at, s.attack, s.indirect, s.acts) == ([9, 14], [5, 2], True, [[0, 3, 3, 5, 5]])
    s.hands[1] = cards("12344")
    match.submit(1, RETREAT[4])
    assert not s.indirect
    escaped = at(1, [13, 18], "24555", [5, 1], True, level="advanced")
    escaped.submit(1, parry(5))
    assert not escaped.state.indirect and escaped.state.parried
    assert (s.at, s.phase, s.waiting, s.attack, len(s.hands[1])) == ([9, 18], "act", [0], [], 5)


def test_r3_r4_the_last_card_is_drawn() -> None:
    def closing(hand: str, act: Action, black: int = 12, **options: Any) -> EnGardeState:
        match = at(0, [8, black], "12445", **options)
        match.state.deck, match.state.hands[1] = [1], cards(hand)
        match.submit(0, act)
        if match.state.phase == "answer":
            assert match.state.deck == [] and not LEG.offers(match.state, 1)
            match.submit(1, GAME.legal(match.state, 1)[0])
        return match.state

    s = closing("23555", FORWARD[1])
    assert (s.reasons, s.columns) == (["counts"], [[0, 1]]), "no action for the other: 0 to 1 cards of 3"
    assert closing("23555", ATTACK[1]).reasons == ["hit"]
    s = closing("23455", ATTACK[1])
    assert (s.reasons, s.last_hands) == (["counts"], [[1, 1, 2, 4, 5], [2, 3, 5, 5]]), "answered, no refill, no action"
    s = closing("22444", LUNGE[1, 1], 14, level="advanced")
    assert s.last_at == [9, 16] and s.reasons == ["travel"], "the retreat counts (R4)"
    s = closing("23555", FORWARD[1], level="basic")
    assert (s.reasons, s.hits) == (["hit"], [0, 1]), "the last attack of the basic game"
    assert closing("22555", FORWARD[1], level="basic").reasons == ["travel"]
    match = at(1, [8, 12], "12445", level="basic")
    match.state.deck = [1]
    match.submit(1, FORWARD[1])
    assert (match.state.reasons, match.state.hits) == (["hit"], [1, 0]), (
        "seat 0 holds 1 2 3: the last attack is its own"
    )


@pytest.mark.parametrize(
    ("hits", "rounds", "winner", "ended", "winners"),
    [
        ([4, 2], 6, 0, "target", [0]),
        ([3, 4], 8, 0, "", []),
        ([4, 3], 29, 0, "target", [0]),
        ([4, 3], 29, -1, "rounds", [0]),
        ([3, 4], 29, 0, "drawn", []),
    ],
)
def test_r8_when_a_match_is_over(hits: list[int], rounds: int, winner: int, ended: str, winners: list[int]) -> None:
    match = dealt()
    s = match.state
    s.hits, s.columns, s.reasons = hits, [[0, 0]] * rounds, ["level"] * rounds
    s.at, s.deck = [8, 16] if winner < 0 else [9, 16], []
    s.hands = [[], []]
    compare(s, match.ctx)
    assert (s.ended, s.winners, s.round) == (ended, winners, rounds + 1 + (not ended))
    assert s.scores == (s.hits if ended else [])
    over = [{"hits": s.hits, "winners": winners, "rounds": rounds + 1}] if ended else []
    assert told(match.ctx.events, "over") == over


@pytest.mark.parametrize("row", named("timeouts"))
def test_default_moves_of_the_clock(row: list[Any]) -> None:
    phase, seat, where, attack, indirect, hand, rule, expected = row
    match = at(seat, where, hand, attack, indirect, parry=rule)
    assert (match.state.phase, GAME.timeout(match.state, seat)) == (phase, move(expected))


@pytest.mark.parametrize("row", VECTORS["refusals"])
def test_refusals_change_nothing(row: list[Any]) -> None:
    phase, seat, where, attack, indirect, hand, level, rule, wire, key, facts = row
    match = at(seat, where, hand, attack, indirect, level=level, parry=rule)
    before = match.state.to_json()
    why = GAME.why_not(match.state, seat, action := GAME.read(wire))
    with pytest.raises(IllegalAction):
        match.submit(seat, action)
    assert (why.key, dict(why.facts)) == (key if key == "illegal-now" else f"en_garde-{key}", facts)
    assert match.state.to_json() == before
    assert GAME.why_not(match.state, seat, Action()).key == "illegal-now" and match.state.phase == phase


def test_parry_if_i_can() -> None:
    match = at(1, [13, 18], "24555", [5, 1], True, level="advanced")
    s = match.state
    assert GAME.wishes_of(s, 1) == (ALWAYS_PARRY,) and GAME.wished(s, 1) is None
    [event] = match.submit(1, ALWAYS_PARRY)
    assert (event.kind, event.facts, event.only) == ("wished", {"on": True}, (1,)) and s.parries == [0, 1]
    assert GAME.wished(s, 1) == parry(5) and GAME.automatic(s) is None and s.waiting == [1]
    s.hands[1] = cards("12344")
    assert GAME.wished(s, 1) is None, "a retreat is left to the player"
    match.submit(1, ASK_ME)
    by_sum = at(1, [10, 13], "12455", [3, 2], parry="sum").state
    by_sum.parries = [0, 1]
    assert GAME.wished(by_sum, 1) == parry(15)
    assert GAME.wishes_of(s, 1) == (ALWAYS_PARRY,) and s.parries == [0, 0]
    kinds = [("standard", "exact", 0), ("standard", "sum", 1), ("basic", "sum", 0), ("advanced", "exact", 1)]
    for level, rule, count in kinds:
        assert len(GAME.wishes_of(dealt(level=level, parry=rule).state, 0)) == count


def test_r6_with_last_the_log_tells_the_latest_two_actions() -> None:
    events = [e for e in played(usual(GAME)).ctx.events if e.kind == "acted"][:6]
    for discards, expected in (("open", 6), ("last", 2)):
        horizon = Horizon(partial(GAME.open_until, options={"discards": discards}))
        assert sum(horizon.before(event) is not None for event in reversed(events)) == expected


def test_a_round_as_a_leg() -> None:
    game = Legs(LEG)
    match = Match.begin(game, match="t", seats=2, options={"target": 2}, secret=bytes(32))
    assert [o.key for o in game.options if o.key in ("target", "max_legs")] == ["target", "max_legs"]
    assert game.check(2, {})["target"] == 10 and game.check(2, {})["max_legs"] == 30
    rng = random.Random(1)
    while not match.over:
        s = match.state
        seat, inner, first = s.waiting[0], s.inner, s.first
        assert LEG.offers(inner, seat) == (bool(inner.deck) and not inner.parried)
        legs = len(s.columns)
        match.submit(seat, at_random(game, s, seat, game.legal(s, seat), rng.random))
        assert match.over or len(s.columns) == legs or s.first == 1 - first
    assert max(match.state.totals) == 2 and match.state.ended == "target"


def test_a_drawn_round_is_a_drawn_leg_and_a_stuck_player_comes_to_an_offer() -> None:
    s = LEG.start(2, LEG.game.check(2, {}), SeededContext(bytes(32)), Standing(first=1))
    assert (s.max_rounds, s.starter, LEG.offers(s, 1)) == (1, 1, True)
    s.at, s.hands[1] = [17, 20], cards("44555")
    assert list(GAME.legal(s, 1)) == [CONCEDE] and LEG.offers(s, 1), "before the loss is told"
    s.at, s.hands, s.deck, s.attack = [8, 16], [[1], [1]], [], []
    end_turn(s, 1, SeededContext(bytes(32)))
    assert (LEG.gains(s), s.ended, s.reasons) == ([0, 0], "drawn", ["level"])
