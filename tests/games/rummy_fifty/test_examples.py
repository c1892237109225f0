"""Rummy Fifty: the worked examples of the spec."""

from __future__ import annotations

import random
from typing import Any

from engine.core.cards import SUITS, card, cards
from engine.core.context import GameContext
from engine.core.state import NO_CARD, NO_SEAT
from engine.families import melds as family
from engine.games.rummy_fifty.rules import GAME
from engine.games.rummy_fifty.state import Draw, Layoff, Meld, RummyFiftyState
from engine.games.rummy_fifty.terms import CARDS, JACK, KING, QUEEN, STOCK, score_round
from tests.games.rummy_fifty.positions import (
    COURTS,
    END,
    PILES,
    VECTORS,
    move,
    position,
    refusal,
    told,
    vectors,
)

# Worked examples


def suit_of(code: str | None) -> int:
    return family.OPEN if code is None else SUITS.index(code)


def of(codes: list[str]) -> list[int]:
    return cards(" ".join(codes))


@vectors("meld")
def test_e1_e3_e4_e5_melds(v: dict[str, Any]) -> None:
    wanted, text = v["expect"], " ".join(v["cards"])
    m = position({0: f"{text} X9 HA"}, wild=v["wild"])
    assert (family.fault(cards(text), suit_of(v["wild"])) is None) == wanted["valid"]
    assert (move(f"meld {text}") in GAME.legal(m.state, 0)) == wanted["valid"]
    if wanted["valid"]:
        told(m, f"0 meld {text}")
        assert m.state.forms == [family.GROUP if wanted["type"] == "group" else suit_of(wanted["suit"])]
    else:
        refusal(m, 0, f"meld {text}")


@vectors("layoff")
def test_e2_e7_layoffs(v: dict[str, Any]) -> None:
    assert v["expect"].keys() == set(v["each_of"])
    for c, wanted in v["expect"].items():
        m = position({0: f"{c} C10"}, wild=v["wild"], melds=[(1, " ".join(v["meld"]))])
        assert (m.state.forms[0] == family.GROUP) == (v["type"] == "group")
        assert (Layoff(card(c), 0) in GAME.legal(m.state, 0)) == wanted["legal"], c
        if not wanted["legal"]:
            assert refusal(m, 0, f"layoff {c} 0")[0].startswith("fit")
            continue
        told(m, f"0 layoff {c} 0")
        assert m.state.forms == [suit_of(wanted["run_suit_after"]) if "run_suit_after" in wanted else family.GROUP]
        assert m.state.melds[0] == family.in_order([*of(v["meld"]), card(c)])


@vectors("layoff_sequence")
def test_e6_r8_a_run_of_wild_cards_finds_its_suit(v: dict[str, Any]) -> None:
    m = position({0: " ".join(v["cards_in_order"]) + " C10"}, wild=v["wild"], melds=[(1, " ".join(v["meld"]))])
    for c, legal, suit in v["expect"]["steps"]:
        assert GAME.allows(m.state, 0, Layoff(card(c), 0)) == legal, c
        if legal:
            assert told(m, f"0 layoff {c} 0") == [["laid_off", 0, card(c), 0, 1, suit_of(suit)]]
        assert m.state.forms == [suit_of(suit)]
    assert m.state.melds[0] == of(v["expect"]["final"])


@vectors("all_melds")
def test_e8_every_meld_of_a_hand(v: dict[str, Any]) -> None:
    m = position({0: " ".join(v["hand"])}, wild=v["wild"])
    found = [a.cards for a in GAME.legal(m.state, 0) if isinstance(a, Meld)]
    assert len(found) == v["expect"]["count"]
    assert {frozenset(meld) for meld in found} == {frozenset(of(t)) for t in v["expect"]["melds"]}


def can_empty(s: RummyFiftyState, seat: int) -> bool:
    """True if some order of table moves empties the hand, by trying all orders."""
    for action in GAME.legal(s, seat):
        if action != END:
            new = s.clone()
            GAME.apply(new, seat, action, GameContext(random.Random(1).random))
            if new.round > s.round or can_empty(new, seat):
                return True
    return False


@vectors("can_go_out")
def test_e9_going_out(v: dict[str, Any]) -> None:
    others, own, hand = v["other_players_melds"], v["own_melds"], of(v["hand_after_discard"])
    targets = [family.in_order(of(t)) for t in others]
    weight, made, laid = family.lay_out(family.mask_of(hand), targets, suit_of(v["wild"]), [1.0] * 78)
    table = [(1, " ".join(t)) for t in others] + [(0, " ".join(t)) for t in own]
    m = position({0: " ".join(v["hand_after_discard"])}, wild=v["wild"], melds=table)
    assert can_empty(m.state, 0) == (weight == 0) == v["expect"]
    for action in [*map(Meld, made), *(Layoff(c, at) for c, at in laid)]:
        m.submit(0, action)
    assert (m.state.round == 2) == v["expect"]


@vectors("round_score")
def test_e10_to_e13_scoring(v: dict[str, Any]) -> None:
    winner, wanted, left = int(v["winner"][1:]), v["expect"], v["hands_left"]
    courts, hands = [COURTS[c] for c in v["courts"]], [of(h) for h in left]
    scored = score_round(winner, courts, hands, v["points_before"])
    totals = [-1 if t is None else t for t in wanted["totals"]]
    outcome = [totals, wanted["lose_one"], wanted["value"], wanted["gain"], wanted["points_after"]]
    assert [scored.totals, scored.losers, scored.value, scored.gain, scored.points] == outcome
    # The same at a table: the winner lays off the last card of the hand.
    last, run = next(
        (c, run)
        for c, run in (("C5", "C2 C3 C4"), ("C8", "C5 C6 C7"), ("D8", "D5 D6 D7"), ("X8", "X5 X6 X7"))
        if all(card(c) not in h for h in hands)
    )
    n = len(hands)
    held = {p: last if p == winner else " ".join(left[p]) for p in range(n)}
    melds = [((winner + 1) % n, run)]
    m = position(held, seats=n, seat=winner, melds=melds, courts="".join(v["courts"]))
    m.state.points = list(v["points_before"])
    went_out = told(m, f"{winner} layoff {last} 0")[1]
    assert went_out == ["went_out", winner, [sorted(hand) for hand in hands], courts, *outcome]
    assert m.state.points == wanted["points_after"] and m.over == wanted["game_over"]
    if m.over:
        assert (m.state.ended, m.state.winners, m.state.scores) == ("points", [winner], wanted["points_after"])


@vectors("draw_options")
def test_e14_r9_draw_options(v: dict[str, Any]) -> None:
    seat = int(v["player"][1:])
    tops, extras = ({int(p[1:]): t for p, t in v.get(k, {}).items() if t} for k in ("discard_tops", "extra_tops"))
    m = position({}, seats=v["players"], seat=seat, phase="draw", tops=tops, extras=extras, stock=1)
    m.state.stall = v["stall"]
    assert list(GAME.legal(m.state, seat)) == [Draw(PILES[name]) for name in v["expect"]]


def flow(players: int, action: str) -> dict[str, Any]:
    (found,) = [v["expect"] for v in VECTORS if v.get("players") == players and v.get("action") == action]
    return dict(found)


def test_e15_r10_the_last_card_is_drawn_and_all_begins_anew() -> None:
    wanted = flow(3, "P1 draws from stock")
    m = position(
        {1: "S4 S5 S6"}, seat=1, phase="draw", stock=1, tops={2: "C7 D2"}, melds=[(1, "X5 X6 X7")], courts="KQJ"
    )
    s = m.state
    s.stall, s.known, s.round, s.points = 3, [[card("H9")], [], []], 5, [3, 0, 4]
    last = s.stock[0]
    events = told(m, "1 draw stock")
    assert (wanted["round_over"], wanted["scored"], wanted["stock"]) == (True, False, 0)
    assert events[:3] == [["drew", 1], ["drawn", last, (1,)], ["unscored", 5]], "R18: no hand is shown"
    assert wanted["next_dealer"] == "left of this round's dealer" and events[3] == ["round", 6, 1, s.indicator]
    assert (s.last_out, s.last_courts, s.last_totals) == (NO_SEAT, [KING, QUEEN, JACK], [-1] * 3)
    assert (s.last_hands, s.points, s.history) == ([[]] * 3, [3, 0, 4], [[3, 0, 4]])
    assert (s.round, s.dealer, s.phase, s.waiting) == (6, 1, "bonus", [0, 1, 2])
    assert [s.melds, s.owners, s.forms, s.laid] == [[], [], [], []]
    assert s.known == s.discards == s.extras == [[], [], []] and s.courts == s.drawn == [NO_CARD] * 3
    assert (s.mover, s.source, s.stall) == (NO_SEAT, STOCK, 0)
    assert [len(hand) for hand in s.hands] == [10] * 3 and GAME.conserved(s) == sorted(CARDS)


def test_e15_the_flip_takes_the_last_card() -> None:
    wanted = flow(2, "P0 draws from discard:P1, discards, melds, still holds cards, ends the turn")
    m = position({0: "S4 S5 S6 H9 C2"}, seats=2, phase="draw", tops={1: "D10"}, stock=1)
    last = m.state.stock[0]
    events = told(m, "0 draw discard:P1, 0 discard D10, 0 meld S4 S5 S6, 0 end")
    assert wanted == {"extra_flip": True, "stock": 0, "round_over": True, "scored": False}
    assert events[:2] == [["flipped", 0, last], ["unscored", 1]]
    assert m.state.round == 2 and m.state.points == [1, 1]


def test_e15_going_out_comes_before_the_flip() -> None:
    wanted = flow(2, "P0 draws from discard:P1, discards, plays the last card of the hand")
    m = position({0: "S4 S5 H9"}, seats=2, phase="draw", tops={1: "S6"}, stock=1)
    events = told(m, "0 draw discard:P1, 0 discard H9, 0 meld S4 S5 S6")
    assert wanted == {"round_over": True, "scored": True, "winner": "P0", "extra_flip": False}
    assert [e[0] for e in events] == ["melded", "went_out", "round", "hand", "hand"] and events[1][1] == 0
    assert m.state.round == 2 and m.state.last_out == 0
