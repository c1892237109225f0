"""Rummy Fifty: the worked examples of its rules."""

from __future__ import annotations

from typing import Any

from engine.core.cards import SUITS, card
from engine.core.state import NO_SEAT
from engine.families import melds as family
from engine.games.rummy_fifty.rules import GAME
from engine.games.rummy_fifty.state import Discard, Draw, Layoff, Meld
from engine.games.rummy_fifty.terms import DISCARD, STOCK, score_round
from tests.games.rummy_fifty.positions import (
    COURTS,
    END,
    can_empty,
    flow,
    melding,
    position,
    refusal,
    set_of,
    source_name,
    spare,
    vectors,
)


@vectors("meld")
def test_e1_e3_e4_e5_melds(v: dict[str, Any]) -> None:
    found, wild = set_of(v["cards"]), SUITS.index(v["wild"])
    m = position({0: " ".join(v["cards"]) + " X9 HA"}, wild=v["wild"])
    action = Meld(tuple(sorted(found)))
    assert (family.fault(found, wild) is None) == v["expect"]["valid"]
    assert (action in GAME.legal(m.state, 0)) == v["expect"]["valid"]
    if not v["expect"]["valid"]:
        refusal(m, 0, action)
        return
    m.submit(0, action)
    form = m.state.forms[0]
    assert (form == family.GROUP) == (v["expect"]["type"] == "group")
    if v["expect"]["type"] == "run":
        wanted = v["expect"]["suit"]
        assert form == (family.OPEN if wanted is None else SUITS.index(wanted))


@vectors("layoff")
def test_e2_e7_layoffs(v: dict[str, Any]) -> None:
    assert v["expect"].keys() == set(v["each_of"])
    for c, wanted in v["expect"].items():
        m = position({0: f"{c} {spare(v, c)}"}, wild=v["wild"], melds=[(1, " ".join(v["meld"]))])
        assert (m.state.forms[0] == family.GROUP) == (v["type"] == "group")
        action = Layoff(card(c), 0)
        assert (action in GAME.legal(m.state, 0)) == wanted["legal"], c
        if not wanted["legal"]:
            assert refusal(m, 0, action)[0].startswith("no-fit")
            continue
        m.submit(0, action)
        if "run_suit_after" in wanted:
            assert m.state.forms == [SUITS.index(wanted["run_suit_after"])]
        assert m.state.melds[0] == family.in_order([*set_of(v["meld"]), card(c)])


@vectors("layoff_sequence")
def test_e6_a_run_finds_its_suit(v: dict[str, Any]) -> None:
    m = position({0: " ".join(v["cards_in_order"]) + " C10"}, wild=v["wild"], melds=[(1, " ".join(v["meld"]))])
    for c, legal, suit in v["expect"]["steps"]:
        action = Layoff(card(c), 0)
        assert GAME.allows(m.state, 0, action) == legal, c
        if legal:
            m.submit(0, action)
        assert m.state.forms[0] == (family.OPEN if suit is None else SUITS.index(suit))
    assert m.state.melds[0] == set_of(v["expect"]["final"])


@vectors("all_melds")
def test_e8_every_meld_of_a_hand(v: dict[str, Any]) -> None:
    m = position({0: " ".join(v["hand"])}, wild=v["wild"])
    found = [a for a in GAME.legal(m.state, 0) if isinstance(a, Meld)]
    assert len(found) == v["expect"]["count"]
    assert {frozenset(a.cards) for a in found} == {frozenset(set_of(t)) for t in v["expect"]["melds"]}


@vectors("can_go_out")
def test_e9_going_out(v: dict[str, Any]) -> None:
    others, own = v["other_players_melds"], v["own_melds"]
    hand, wild = set_of(v["hand_after_discard"]), SUITS.index(v["wild"])
    targets = [family.in_order(set_of(t)) for t in others]
    weight, made, laid = family.lay_out(family.mask_of(hand), targets, wild, [1.0] * 78)
    assert (weight == 0) == v["expect"]
    table = [(1, " ".join(t)) for t in others] + [(0, " ".join(t)) for t in own]
    m = position({0: " ".join(v["hand_after_discard"])}, wild=v["wild"], melds=table)
    assert can_empty(m.state, 0) == v["expect"]
    for meld in made:
        m.submit(0, Meld(meld))
    for c, at in laid:
        m.submit(0, Layoff(c, at))
    assert (m.state.round == 2) == v["expect"]


@vectors("round_score")
def test_e10_to_e13_scoring(v: dict[str, Any]) -> None:
    winner, wanted = int(v["winner"][1:]), v["expect"]
    courts, hands = [COURTS[c] for c in v["courts"]], [set_of(h) for h in v["hands_left"]]
    scored = score_round(winner, courts, hands, v["points_before"])
    assert scored.totals == [-1 if t is None else t for t in wanted["totals"]]
    assert scored.losers == wanted["lose_one"]
    assert (scored.value, scored.gain) == (wanted["value"], wanted["gain"])
    assert scored.points == wanted["points_after"]
    # The same at a table: the winner lays off the last card of the hand.
    last = next(c for c in ("C5", "C8", "D8", "X8") if all(card(c) not in h for h in hands))
    run = {"C5": "C2 C3 C4", "C8": "C5 C6 C7", "D8": "D5 D6 D7", "X8": "X5 X6 X7"}[last]
    loser = (winner + 1) % len(hands)
    m = position(
        {p: last if p == winner else " ".join(v["hands_left"][p]) for p in range(len(hands))},
        seats=len(hands),
        seat=winner,
        melds=[(loser, run)],
        courts="".join(v["courts"]),
    )
    m.state.points = list(v["points_before"])
    events = m.submit(winner, Layoff(card(last), 0))
    told = next(e.facts for e in events if e.kind == "went_out")
    assert (told["totals"], told["losers"]) == (scored.totals, scored.losers)
    assert (told["value"], told["gain"], told["points"]) == (scored.value, scored.gain, scored.points)
    assert m.state.points == wanted["points_after"]
    assert m.over == wanted["game_over"]
    if m.over:
        assert (m.state.ended, m.state.winners, m.state.scores) == ("points", [winner], wanted["points_after"])


@vectors("draw_options")
def test_e14_draw_options(v: dict[str, Any]) -> None:
    seat = int(v["player"][1:])
    tops = {int(p[1:]): t for p, t in v["discard_tops"].items() if t}
    extras = {int(p[1:]): t for p, t in v.get("extra_tops", {}).items() if t}
    m = position({}, seats=v["players"], seat=seat, phase="draw", tops=tops, extras=extras, stock=1)
    m.state.stall = v["stall"]
    assert [source_name(a.source) for a in GAME.legal(m.state, seat) if isinstance(a, Draw)] == v["expect"]
    assert len(GAME.legal(m.state, seat)) == len(v["expect"])


def test_e15_the_last_card_is_drawn() -> None:
    wanted = flow(3, "P1 draws from stock")
    m = position({1: "S4 S5 S6"}, seat=1, phase="draw", stock=1)
    last, dealer, points = m.state.stock[0], m.state.dealer, m.state.points[:]
    events = m.submit(1, Draw(STOCK))
    assert wanted["round_over"] and not wanted["scored"] and wanted["stock"] == 0
    assert [(e.kind, e.only) for e in events][:3] == [("drew", None), ("drawn", (1,)), ("unscored", None)]
    assert events[1].facts == {"card": last}
    assert m.state.points == points
    assert wanted["next_dealer"] == "left of this round's dealer"
    assert (m.state.round, m.state.dealer, m.state.phase) == (2, (dealer + 1) % 3, "bonus")
    assert m.state.last_out == NO_SEAT and m.state.last_hands == [[], [], []]


def test_e15_the_flip_takes_the_last_card() -> None:
    wanted = flow(2, "P0 draws from discard:P1, discards, melds, still holds cards, ends the turn")
    m = position({0: "S4 S5 S6 H9 C2"}, seats=2, phase="draw", tops={1: "D10"}, stock=1)
    last = m.state.stock[0]
    m.submit(0, Draw(DISCARD + 1))
    m.submit(0, Discard(card("D10")))
    m.submit(0, melding("S4 S5 S6"))
    events = m.submit(0, END)
    assert wanted == {"extra_flip": True, "stock": 0, "round_over": True, "scored": False}
    assert [e.kind for e in events][:2] == ["flipped", "unscored"]
    assert events[0].facts == {"seat": 0, "card": last}
    assert m.state.round == 2 and m.state.points == [1, 1]


def test_e15_going_out_comes_before_the_flip() -> None:
    wanted = flow(2, "P0 draws from discard:P1, discards, plays the last card of the hand")
    m = position({0: "S4 S5 H9"}, seats=2, phase="draw", tops={1: "S6"}, stock=1)
    m.submit(0, Draw(DISCARD + 1))
    m.submit(0, Discard(card("H9")))
    events = m.submit(0, melding("S4 S5 S6"))
    assert wanted == {"round_over": True, "scored": True, "winner": "P0", "extra_flip": False}
    kinds = [e.kind for e in events]
    assert kinds[:2] == ["melded", "went_out"] and "flipped" not in kinds
    assert events[1].facts["seat"] == 0
    assert m.state.round == 2 and m.state.last_out == 0
