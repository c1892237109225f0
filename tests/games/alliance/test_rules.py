"""Alliance: the worked examples E1 to E20, as data in data/alliance.json."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.cards import SUITS
from engine.families.tricks import Play
from engine.games.alliance.moves import (
    NO,
    REBUILD,
    Down,
    PutBack,
)
from engine.games.alliance.piles import draw_up
from engine.games.alliance.rules import GAME
from engine.games.alliance.scoring import (
    player_score,
    secret_outcome,
    secret_teams,
    single_outcome,
    team_outcome,
)
from engine.games.alliance.state import ALWAYS, AllianceState
from engine.games.alliance.terms import (
    COLOUR,
    FACE_DOWN,
    FIRST_SPECIAL,
    JUDGE,
    NUMBERS,
    PASSED,
    SPECIALS,
    card_of,
)
from engine.games.alliance.tricks import window
from tests.games.alliance.tables import Told, dealt, quiet, seat_of

CASES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))
TEAMS = ("black", "red", "white")


def vectors(kind: str) -> pytest.MarkDecorator:
    """The worked examples of one kind."""
    found = [pytest.param(c, id=c["id"]) for c in CASES if c["kind"] == kind]
    assert found
    return pytest.mark.parametrize("case", found)


def test_every_worked_example_is_here() -> None:
    assert {c["id"].split(".")[0] for c in CASES} == {f"E{n}" for n in range(1, 21)}
    assert len(CASES) == 37
    kinds = {"trick", "legal_plays", "player_score", "team_result", "individual_result", "secret_result", "cleanup"}
    assert {c["kind"] for c in CASES} == kinds


# Worked examples


def code_of(text: str) -> int:
    """ "H7*" is a card face down, "-" a pass."""
    return PASSED if text == "-" else FACE_DOWN if text.endswith("*") else card_of(text)


@vectors("trick")
def test_example_tricks(case: Mapping[str, Any]) -> None:
    plays = [p.split(":") for p in case["plays"]]
    at, made = JUDGE[case["mode"] == "team"]([code_of(card) for _, card in plays])
    expect = case["expect"]
    assert plays[at][0] == expect["winner"]
    assert [TEAMS[t] for t in made] == expect.get("battalions", [])


@vectors("trick")
def test_example_tricks_as_they_are_played(case: Mapping[str, Any]) -> None:
    s = dealt(case["players"], mode=case["mode"])
    plays = [p.split(":") for p in case["plays"]]
    s.leader = seat_of(s, plays[0][0])
    s.waiting = [s.leader]
    court = s.court
    for suit, text in plays:
        seat = seat_of(s, suit)
        assert s.waiting == [seat]
        card = card_of(text.removesuffix("*"))
        s.hands[seat] = [card]
        action: Action = Down(card) if text.endswith("*") else Play(card)
        assert action in GAME.legal(s, seat)
        GAME.apply(s, seat, action, quiet())
    winner = seat_of(s, case["expect"]["winner"])
    assert s.last_winner == winner and s.won[winner] == [court]
    assert [TEAMS[t] for t in s.last_made] == case["expect"].get("battalions", [])
    if "winning_team" in case["expect"]:
        assert TEAMS[s.team(winner)] == case["expect"]["winning_team"]


@vectors("legal_plays")
def test_example_11_legal_plays(case: Mapping[str, Any]) -> None:
    s = dealt(4)
    seat = seat_of(s, "S")
    s.hands[seat] = [card_of(c) for c in case["hand"]]
    if case["pile_empty"]:
        s.pile[seat] = []
    if not case["first_to_play"]:
        s.trick, s.tops = [card_of("D5")], [0]

    def name(action: Action) -> str:
        if isinstance(action, Play | Down):
            (code,) = [c for c in case["hand"] if card_of(c) == action.card]
            return str(code) + "*" * isinstance(action, Down)
        return action.tag

    assert [name(a) for a in GAME.legal(s, seat)] == case["expect"]


@vectors("player_score")
def test_example_12_player_scores(case: Mapping[str, Any]) -> None:
    won, hand, pile = ([card_of(c) for c in case[k]] for k in ("captured", "hand", "pile"))
    parts = player_score(case["mode"] == "team", SUITS.index(case["suit"]), won, hand, pile)
    names = ("own_suit", "other_courts", "unused_joker", "ace_in_hand", "suit_sets", "rank_sets")
    assert dict(zip(names, parts, strict=True)) | {"total": sum(parts)} == case["expect"]


@vectors("team_result")
def test_example_13_team_results(case: Mapping[str, Any]) -> None:
    suits = list(case["scores"])
    colours = [COLOUR[SUITS.index(x)] for x in suits]
    battalions = [case["battalions"][team] for team in ("black", "red")]
    got = team_outcome(colours, list(case["scores"].values()), battalions, suits.index("S"))
    expect = case["expect"]
    assert {TEAMS[c]: t for c, t in zip(colours, got.totals, strict=True)} == expect["totals"]
    assert {TEAMS[colours[p]] for p in got.winners} == {expect["winner"]}
    assert got.by == expect["by"] and len(got.winners) == len(suits) // 2


@vectors("individual_result")
def test_example_14_individual_results(case: Mapping[str, Any]) -> None:
    order = case["seat_order"]
    points, courts = [case["scores"][x] for x in order], [case["court_cards"][x] for x in order]
    got = single_outcome(points, courts, range(len(order)))
    assert ([order[p] for p in got.winners], got.by) == ([case["expect"]["winner"]], case["expect"]["by"])


@vectors("secret_result")
def test_example_15_secret_teams(case: Mapping[str, Any]) -> None:
    suits = list(case["scores"])
    cards = [card_of(case["special_cards"][x]) for x in suits]
    teams = secret_teams(cards, case["secret_teams"] == "two_trios")
    got = secret_outcome(teams, list(case["scores"].values()), range(6))
    expect = case["expect"]
    named = {TEAMS[t]: [x for x, u in zip(suits, teams, strict=True) if u == t] for t in set(teams)}
    assert named == expect["teams"]
    assert {TEAMS[t]: n for t, n in zip(teams, got.totals, strict=True)} == expect["totals"]
    assert [suits[p] for p in got.winners] == expect["teams"][expect["winner"]]
    assert got.by == expect["by"]


@vectors("cleanup")
def test_examples_16_to_20_cleanups(case: Mapping[str, Any]) -> None:
    s = dealt(4, rebuild=case["rebuild"])
    assert case["seats"] == ["S", "H", "C", "D"]
    for suit, sizes in case["after_played_cards_put_away"].items():
        p = seat_of(s, suit)
        specials = [c for c in SPECIALS if (c - FIRST_SPECIAL) // 3 == COLOUR[SUITS.index(suit)]]
        cards = [*NUMBERS[s.suits[p]], *specials]
        hand, pile = sizes["hand"], sizes["pile"]
        s.hands[p], s.pile[p] = cards[:hand], cards[hand : hand + pile]
        s.discard[p] = cards[hand + pile : hand + pile + sizes["discard"]]
        s.rebuilt[p], s.pile_empty[p] = int(sizes["rebuilt"]), int(not pile)
        s.ask[p] = ALWAYS
    table = Told()
    winner = seat_of(s, case["trick_winner"])
    s.leader = winner
    draw_up(s, table)
    window(s, winner, table)
    answers = {suit: list(given) for suit, given in case["answers_when_asked"].items()}
    events: list[str] = []
    while s.phase == "rebuild" and not s.ended:
        events += told(s, table)
        (p,) = s.waiting
        suit = SUITS[s.suits[p]]
        answer = answers[suit].pop(0)
        if answer == "no":
            events.append(f"{suit} declines")
            GAME.apply(s, p, NO, table)
        else:
            back = tuple(sorted(s.hands[p][: answer["rebuild"]]))
            action = PutBack(back) if back else REBUILD
            assert action in GAME.legal(s, p)
            GAME.apply(s, p, action, table)
    events += told(s, table)
    assert not any(answers.values()), "not everybody was asked as often as in the example"
    expect = case["expect"]
    for draws in (True, False):  # everybody draws at once, the rest has its order
        got, wanted = ([e for e in es if (" draws 1" in e[:9]) == draws] for es in (events, expect["events"]))
        assert (sorted(got) == sorted(wanted)) if draws else (got == wanted)
    for suit, sizes in expect["after"].items():
        p = seat_of(s, suit)
        now = {
            "hand": len(s.hands[p]),
            "pile": len(s.pile[p]),
            "discard": len(s.discard[p]) + len(s.buried[p]),
            "rebuilt": bool(s.rebuilt[p]),
        }
        assert now == sizes, suit
        assert s.pile_empty[p] == (not s.pile[p])
    exhausted = [SUITS[s.suits[p]] for p in s.order if not s.hands[p] and not s.pile[p]]
    assert exhausted == expect["exhausted"]
    assert (s.ended == "exhaustion") == expect["game_over"]


def told(s: AllianceState, table: Told) -> list[str]:
    """What was told since the last call, in the words of the examples."""
    out = []
    for kind, facts, only in table.events:
        if kind == "drew" and not out_of_rebuild(table, only):
            out.append(f"{SUITS[s.suits[only]]} draws {len(facts['cards'])}")
        if kind == "rebuilt":
            forced = " (forced)" * facts["forced"]
            suit = SUITS[s.suits[facts["seat"]]]
            out.append(f"{suit} rebuilds{forced}, puts back {facts['back']}, draws {facts['drawn']}")
    table.events.clear()
    return out


def out_of_rebuild(table: Told, seat: Any) -> bool:
    """Whether the cards that ``seat`` drew belong to a rebuild."""
    return any(kind == "rebuilt" and facts["seat"] == seat for kind, facts, _ in table.events)
