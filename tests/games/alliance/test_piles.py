"""Alliance: drawing and rebuilding, what is told of it, judging and counting at the edges."""

from __future__ import annotations

import json
from collections.abc import Iterable

import pytest

from engine.games.alliance.moves import REBUILD, PutBack
from engine.games.alliance.piles import draw_up, rebuild
from engine.games.alliance.rules import GAME
from engine.games.alliance.scoring import player_score, secret_outcome, single_outcome, team_outcome
from engine.games.alliance.state import ALWAYS, NEVER, AllianceState
from engine.games.alliance.terms import FACE_DOWN, card_of, how_won, judge_alone, judge_team
from engine.games.alliance.tricks import window
from tests.games.alliance.tables import Told, dealt, seat_of


def codes(text: str) -> list[int]:
    return [card_of(c) for c in text.split()]


class AsTheyLie(Told):
    """A table that shuffles nothing and remembers the names of the shuffles."""

    def __init__(self) -> None:
        super().__init__()
        self.labels: list[str] = []

    def shuffled(self, label: str, items: Iterable[int]) -> list[int]:
        self.labels.append(label)
        return list(items)


def four(hands: dict[str, str], piles: dict[str, str]) -> AllianceState:
    """A table of four without special cards in these hands and piles (by suit)."""
    s = dealt(4)
    for suit in "SHCD":
        p = seat_of(s, suit)
        s.hands[p], s.pile[p] = codes(hands.get(suit, "")), codes(piles.get(suit, ""))
        s.special[p], s.pile_empty[p] = 0, int(not s.pile[p])
    return s


def of(s: AllianceState, suit: str, field: list[list[int]]) -> list[int]:
    return field[seat_of(s, suit)]


# Drawing (cleanup, step 2)


def test_everybody_draws_up_to_three_as_far_as_the_pile_lasts() -> None:
    s = four(
        {"S": "S2", "H": "H2 H3", "C": "", "D": "D2 D3 D4"},
        {"S": "S9 S8 S7", "H": "H9", "C": "C9 C8", "D": "D9"},
    )
    ctx = Told()
    draw_up(s, ctx)
    assert of(s, "S", s.hands) == codes("S2 S7 S8") and of(s, "S", s.pile) == codes("S9")
    assert of(s, "H", s.hands) == codes("H2 H3 H9") and of(s, "H", s.pile) == []
    assert of(s, "C", s.hands) == codes("C8 C9") and of(s, "C", s.pile) == []
    assert of(s, "D", s.hands) == codes("D2 D3 D4") and of(s, "D", s.pile) == codes("D9")
    drawn = {"S": "S7 S8", "H": "H9", "C": "C8 C9"}
    told = sorted((only, facts["cards"]) for kind, facts, only in ctx.events if kind == "drew")
    assert told == sorted((seat_of(s, suit), codes(cards)) for suit, cards in drawn.items())
    assert len(ctx.events) == 3, "who draws nothing is told nothing"


@pytest.mark.parametrize(("hand", "pile"), [("H2 H3", "H9"), ("H2", "H9 H8"), ("", "H9 H8 H7")])
def test_an_empty_pile_is_seen_and_tells_how_many_special_cards_there_were(hand: str, pile: str) -> None:
    s = four({"H": hand, "S": "S2 S3 S4", "C": "C2 C3 C4", "D": "D2 D3 D4"}, {"H": pile})
    p = seat_of(s, "H")
    s.special[p], s.pile_empty[p] = 0b101 << 3, 0
    draw_up(s, Told())
    assert len(s.hands[p]) == 3 and s.pile[p] == []
    assert (s.pile_empty[p], s.owned[p]) == (1, 2)


# Rebuilding (cleanup, step 3)


def rebuilding() -> AllianceState:
    s = four({"S": "S2 S3", "H": "H2", "C": "C2", "D": "D2"}, {"S": "S9", "H": "H9", "C": "C9", "D": "D9"})
    p = seat_of(s, "S")
    s.discard[p], s.buried[p], s.gone[p] = codes("S8 SA"), codes("S7"), []
    s.downs[p], s.courts, s.court = 1, list(range(10, 10 + 14)), -1
    return s


def test_a_rebuild_makes_one_pile_of_all_and_draws_from_its_top() -> None:
    """Chosen cards, discard pile and pile; the first of the shuffle lies on top. Its name is the trick's number."""
    s, ctx = rebuilding(), AsTheyLie()
    p = seat_of(s, "S")
    rebuild(s, p, codes("S3"), ctx)
    assert ctx.labels == ["rebuild S 4"]  # 14 of 18 court cards are left
    assert s.hands[p] == codes("S2 SA S3")
    assert s.pile[p] == codes("S9 S8 S7")
    assert s.discard[p] == s.buried[p] == []
    assert ctx.events == [
        ("put_back", {"cards": codes("S3")}, p),
        ("drew", {"cards": codes("SA S3")}, p),
        ("rebuilt", {"seat": p, "back": 1, "drawn": 2, "hand": 3, "forced": False}, None),
    ]


def test_cards_played_face_down_before_a_rebuild_are_counted_apart_from_those_after_it() -> None:
    s = rebuilding()
    p = seat_of(s, "S")
    for before, now in ((1, 2), (3, 1), (4, 0)):
        rebuild(s, p, (), Told())
        assert (s.old_downs[p], s.downs[p]) == (before, 0)
        s.downs[p] = now


@pytest.mark.parametrize(("pile", "empty"), [("S9 S8 S7 S6", 0), ("", 1)])
def test_after_a_rebuild_everybody_sees_whether_the_new_pile_is_empty(pile: str, empty: int) -> None:
    s = four({"S": "S2 S3"}, {"S": pile})
    p = seat_of(s, "S")
    s.discard[p] = codes("S5")
    rebuild(s, p, (), Told())
    assert s.pile_empty[p] == empty == int(not s.pile[p])
    assert s.owned[p] == -1, "a pile that was rebuilt does not tell what there was at first"


@pytest.mark.parametrize(("move", "hand"), [(REBUILD, "S2 S3"), (PutBack(tuple(codes("S2 S3"))), "")])
def test_the_move_rebuilds_with_what_it_names(move: PutBack, hand: str) -> None:
    s, ctx = rebuilding(), AsTheyLie()
    p = seat_of(s, "S")
    s.ask = [ALWAYS if q == p else NEVER for q in range(4)]
    window(s, p, ctx)
    assert s.waiting == [p]
    GAME.apply(s, p, move, ctx)
    kept = codes(hand)
    assert s.hands[p][: len(kept)] == kept and len(s.hands[p]) == 3
    assert [facts["back"] for kind, facts, _ in ctx.events if kind == "rebuilt"] == [2 - len(kept)]


# Judging


def test_a_two_is_low_without_an_ace_and_high_with_one_with_and_without_teams() -> None:
    for judge in (judge_alone, judge_team):
        assert judge(codes("S2 H9"))[0] == 1
        assert judge(codes("S2 HA"))[0] == 0
        assert judge(codes("SA H10"))[0] == 0
        assert judge(codes("S10 HA"))[0] == 1
        assert judge(codes("S2 H3"))[0] == 1


def test_a_white_card_is_weakest_in_teams_unless_a_joker_lies_beside_it() -> None:
    assert judge_team(codes("WB H2"))[0] == 1
    assert judge_team(codes("WB JR1"))[0] == 0
    assert judge_team(codes("HA WB JR1 JB1"))[0] == 1
    assert judge_team(codes("HA JR1 JB1"))[0] == 1
    assert judge_team(codes("H10 WB SA"))[0] == 2


@pytest.mark.parametrize(
    ("trick", "at", "team", "how"),
    [
        ("S5 JB1 C4", 1, True, "joker"),
        ("WB JR1 H3", 0, True, "punisher"),
        ("WB JB1", 0, True, "punisher"),
        ("WB", 0, True, ""),  # the others hid their cards
        ("WB WR", 0, True, ""),
        ("S5 WB", 1, False, "joker"),
        ("JB1 WB", 1, False, "joker"),
        ("JB1 S3", 0, False, "joker"),
        ("S2 HA", 0, True, "same_two"),
        ("S2", 0, True, ""),
        ("S2 H2", 0, False, ""),
        ("SA H3", 0, True, ""),
    ],
)
def test_what_made_a_card_win(trick: str, at: int, team: bool, how: str) -> None:
    assert how_won([*codes(trick), FACE_DOWN], at, (), team) == how


# Counting


def test_points_are_whole_numbers() -> None:
    points = player_score(False, 0, codes("SJ HQ"), codes("SA JB1"), codes("WR"))
    assert json.dumps(points) == json.dumps([3, 2, 2, 1, 0, 0])


@pytest.mark.parametrize(
    ("points", "courts", "order", "winner", "by"),
    [
        ([3, 9, 4], [1, 2, 2], [0, 1, 2], 1, "total"),
        ([9, 9, 4], [3, 2, 1], [0, 1, 2], 1, "fewest_courts"),
        ([9, 4, 9], [3, 2, 3], [2, 1, 0], 2, "nearest_spade"),
    ],
)
def test_the_criterion_that_decided_without_teams(
    points: list[int], courts: list[int], order: list[int], winner: int, by: str
) -> None:
    out = single_outcome(points, courts, order)
    assert (out.winners, out.by) == ([winner], by)


def test_two_secret_teams_that_tie_in_all_go_by_who_sits_nearest_to_spades() -> None:
    """Highest total, then the higher lowest member, then the seat order from spades on."""
    points = [5, 7, 1, 7, 5, 1]
    for order, winners in (([0, 1, 2, 3, 4, 5], [0, 3]), ([2, 1, 0, 3, 4, 5], [1, 4])):
        out = secret_outcome([0, 1, 2, 0, 1, 2], points, order)
        assert (out.winners, out.by, out.totals) == (winners, "nearest_spade", [12, 12, 2, 12, 12, 2])


def test_r16_a_tie_in_all_goes_to_the_team_of_spades_black_or_red() -> None:
    for spade, winners in ((0, [0, 2]), (1, [1, 3])):
        out = team_outcome([0, 1, 0, 1], [5, 5, 5, 5], [0, 0], spade)
        assert (out.winners, out.by) == (winners, "spade")
