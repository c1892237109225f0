"""Alliance: the worked examples E1 to E20, as data in vectors.json."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.cards import SUITS
from engine.families.tricks import Play
from engine.games.alliance.leg import LEG
from engine.games.alliance.rules import GAME, NO, REBUILD, Down, PutBack, draw_up, window
from engine.games.alliance.state import ALWAYS
from engine.games.alliance.terms import (
    COLOUR,
    NUMBERS,
    SPECIALS,
    card_of,
    player_score,
    secret_outcome,
    secret_teams,
    single_outcome,
    special_colour,
    team_outcome,
)
from tests.games.alliance.tables import Told, codes, dealt, play, seat_of

CASES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))
TEAMS = ("black", "red", "white")
PARTS = ("own_suit", "other_courts", "unused_joker", "ace_in_hand", "suit_sets", "rank_sets")


def vectors(kind: str) -> pytest.MarkDecorator:
    """Return the worked examples of one kind."""
    return pytest.mark.parametrize("case", [pytest.param(c, id=c["id"]) for c in CASES if c["kind"] == kind])


def test_every_worked_example_is_here() -> None:
    assert {c["id"].split(".")[0] for c in CASES} == {f"E{n}" for n in range(1, 21)}
    kinds = ("trick", "legal_plays", "player_score", "team_result", "individual_result", "secret_result", "cleanup")
    assert [sum(c["kind"] == kind for c in CASES) for kind in kinds] == [17, 4, 3, 3, 2, 3, 5]


@vectors("trick")
def test_examples_1_to_10_tricks(case: Mapping[str, Any]) -> None:
    s, expect = dealt(case["players"], mode=case["mode"]), case["expect"]
    suits, cards = zip(*(text.split(":") for text in case["plays"]), strict=True)
    s.leader, court = seat_of(s, suits[0]), s.court
    s.waiting = [s.leader]
    play(s, " ".join(cards))
    winner = seat_of(s, expect["winner"])
    assert s.last_winner == winner and s.won[winner] == [court]
    assert s.last_leader == seat_of(s, suits[0]) and s.last_trick == codes(" ".join(cards))
    assert [TEAMS[t] for t in s.last_made] == expect.get("battalions", [])
    assert TEAMS[s.team(winner)] == expect["winning_team"] if case["mode"] == "team" else "winning_team" not in expect


@vectors("legal_plays")
def test_example_11_legal_plays(case: Mapping[str, Any]) -> None:
    s = dealt(4)
    seat = seat_of(s, "S")
    s.hands[seat], s.pile[seat] = [card_of(c) for c in case["hand"]], [] if case["pile_empty"] else s.pile[seat]
    s.trick = [] if case["first_to_play"] else codes("D5")
    names = {card_of(c): c for c in case["hand"]}

    def name(action: Action) -> str:
        return names[action.card] + "*" * isinstance(action, Down) if isinstance(action, Play | Down) else action.tag

    assert [name(a) for a in GAME.legal(s, seat)] == case["expect"]


@vectors("player_score")
def test_example_12_player_scores(case: Mapping[str, Any]) -> None:
    won, hand, pile = ([card_of(c) for c in case[k]] for k in ("captured", "hand", "pile"))
    parts = player_score(case["mode"] == "team", SUITS.index(case["suit"]), won, hand, pile)
    assert dict(zip(PARTS, parts, strict=True)) | {"total": sum(parts)} == case["expect"]


@vectors("team_result")
def test_example_13_team_results(case: Mapping[str, Any]) -> None:
    suits, expect = list(case["scores"]), case["expect"]
    colours = [COLOUR[SUITS.index(x)] for x in suits]
    battalions = [case["battalions"][team] for team in ("black", "red")]
    got = team_outcome(colours, list(case["scores"].values()), battalions, suits.index("S"))
    assert {TEAMS[c]: t for c, t in zip(colours, got.totals, strict=True)} == expect["totals"]
    assert {TEAMS[colours[p]] for p in got.winners} == {expect["winner"]}
    assert got.by == expect["by"] and len(got.winners) == len(suits) // 2


@vectors("individual_result")
def test_example_14_individual_results(case: Mapping[str, Any]) -> None:
    order, expect = case["seat_order"], case["expect"]
    points, courts = [case["scores"][x] for x in order], [case["court_cards"][x] for x in order]
    got = single_outcome(points, courts, range(len(order)))
    assert ([order[p] for p in got.winners], got.by) == ([expect["winner"]], expect["by"])


@vectors("secret_result")
def test_example_15_secret_teams(case: Mapping[str, Any]) -> None:
    suits, expect = list(case["scores"]), case["expect"]
    teams = secret_teams([card_of(case["special_cards"][x]) for x in suits], case["secret_teams"] == "two_trios")
    got = secret_outcome(teams, list(case["scores"].values()), range(6))
    assert {TEAMS[t]: [x for x, u in zip(suits, teams, strict=True) if u == t] for t in teams} == expect["teams"]
    assert {TEAMS[t]: n for t, n in zip(teams, got.totals, strict=True)} == expect["totals"]
    assert ([suits[p] for p in got.winners], got.by) == (expect["teams"][expect["winner"]], expect["by"])


@vectors("cleanup")
def test_examples_16_to_20_cleanups(case: Mapping[str, Any]) -> None:
    s, table, expect = dealt(4, rebuild=case["rebuild"]), Told(), case["expect"]
    for suit, size in case["after_played_cards_put_away"].items():
        p = seat_of(s, suit)
        cards = [*NUMBERS[s.suits[p]], *(c for c in SPECIALS if special_colour(c) == s.team(p))]
        hand, pile = size["hand"], size["hand"] + size["pile"]
        s.hands[p], s.pile[p], s.discard[p] = cards[:hand], cards[hand:pile], cards[pile : pile + size["discard"]]
        s.rebuilt[p], s.pile_empty[p], s.ask[p] = int(size["rebuilt"]), int(not size["pile"]), ALWAYS
    s.leader = seat_of(s, case["trick_winner"])
    answers, events = {suit: list(given) for suit, given in case["answers_when_asked"].items()}, []
    draw_up(s, table)
    draws = [f"{SUITS[s.suits[p]]} draws {len(facts['cards'])}" for _, facts, p in table.events]
    window(s, s.leader, table)
    while True:
        for facts in table.take("rebuilt"):
            forced = " (forced)" * facts["forced"]
            told = f"rebuilds{forced}, puts back {facts['back']}, draws {facts['drawn']}"
            events.append(f"{SUITS[s.suits[facts['seat']]]} {told}")
        if s.phase != "rebuild" or s.ended:
            break
        (p,) = s.waiting
        suit = SUITS[s.suits[p]]
        if (answer := answers[suit].pop(0)) == "no":
            events.append(f"{suit} declines")
            GAME.apply(s, p, NO, table)
        else:
            back = tuple(sorted(s.hands[p][: answer["rebuild"]]))
            GAME.apply(s, p, PutBack(back) if back else REBUILD, table)
    assert not any(answers.values()), "not everybody was asked as often as in the example"
    assert sorted(draws) == sorted(expect["events"][: len(draws)]), "all draw at once"
    assert events == expect["events"][len(draws) :]
    for suit, size in expect["after"].items():
        p = seat_of(s, suit)
        assert (len(s.hands[p]), len(s.pile[p]), len(s.discard[p])) == (size["hand"], size["pile"], size["discard"])
        assert (s.rebuilt[p], s.pile_empty[p]) == (size["rebuilt"], not s.pile[p])
    assert [SUITS[s.suits[p]] for p in s.order if not s.hands[p] and not s.pile[p]] == expect["exhausted"]
    assert (s.ended == "exhaustion") == expect["game_over"]


def test_preferences_about_rebuilds_last_for_a_whole_match_of_games() -> None:
    last, s = dealt(2, mode="individual"), dealt(2, seed=1, mode="individual")
    last.ask[1] = ALWAYS
    LEG.carry(s, last)
    assert s.ask == last.ask and s.ask is not last.ask and s.ask[0] != ALWAYS
