"""Muggins: claims, answers, standing answers, and that the truth of a claim stays hidden until it is settled."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from engine.core.cards import card, cards
from engine.core.context import Event
from engine.core.game import TABLE_ACTOR
from engine.core.match import Header, Match
from engine.core.offers import Amount, Values
from engine.core.offers import Path as Steps
from engine.games.counting_cribbage.rules import ACCEPT, GAME, STANDS, Claim, Declare, new_round
from engine.games.counting_cribbage.terms import show as counted
from engine.games.registry import GAMES
from engine.verify import check
from tests.games.counting_cribbage.positions import CRIB, HANDS, Game, act, begin, facts, position, refused, show

WATCH, WAIVE_TURN, WAIVE_DEAL, WAIVE = STANDS
ANSWERED = {"accept": None, "respond": Amount(0, 99)}


def full(**more: Any) -> Game:
    """Return three players at the start of pegging; P1 leads, P0 deals."""
    return position(HANDS[:3], crib=CRIB, muggins="full", **more)


def to_show(muggins: str = "count", claims: str = "") -> Game:
    """Return the moment when the same hands are claimed, or after these claims."""
    m = position(HANDS[:3], crib=CRIB, muggins=muggins)
    assert facts(show(m)) == [["crib", cards("C3 L4 X6 CK")]] and m.state.phase == "claim"
    act(m, claims)
    return m


NOTHING_CLAIMED = "0:0 0:0 1:0 2:0"


def seen(m: Game, *seats: int | None) -> list[str]:
    views = [m.view(seat) for seat in seats]
    return [json.dumps([dict(v.state), [a.wire() for a in v.legal], sorted(v.first)]) for v in views]


# Pegging


def test_a_card_is_declared_and_answered_by_everybody_else() -> None:
    m = full()
    s = m.state
    assert facts(act(m, "1:S6=99")) == [["declared", 1, card("S6"), 6, 99]]
    assert s.phase == "respond" and s.waiting == [0, 2] and s.claim == 99 and s.points == [0, 0, 0] and s.last == []
    assert GAME.timeout(s, 0) == ACCEPT and refused(m, 1, ACCEPT)[0] == "not-your-turn"
    assert act(m, "2:ok") == [] and s.phase == "respond" and s.waiting == [0]
    act(m, "0:0")
    assert s.phase == "declare" and s.waiting == [2] and s.claim == -1 and GAME.timeout(s, 2) == Declare(card("H5"), 0)
    assert s.last[:2] == [1, card("S6")] and s.peg_gains == [0, 0, 0] and s.peg_claim == 99


@pytest.mark.parametrize(("points", "moves", "after", "gains"), [
    # R13: served clockwise from the left of P2
    ([0, 0, 0], "2:H5=0 0:2 1:2", [2, 0, 0], [2, 0, 0]),
    ([0, 0, 0], "2:H5=2 0:2 1:1", [0, 0, 2], [0, 0, 2]),
    # R12: too high a claim scores nothing, and leaves everything to the others
    ([0, 0, 0], "2:H5=3 0:1 1:3", [1, 0, 0], [1, 0, 0]),
    # 121 is checked after each award, the claimant's first; later awards are not told
    ([119, 0, 120], "2:H5=1 0:1 1:1", [119, 0, 121], [0, 0, 1]),
    ([119, 0, 119], "2:H5=2 0:ok 1:ok", [119, 0, 121], [0, 0, 2]),
    ([120, 120, 0], "2:H5=0 0:1 1:1", [121, 120, 0], [1, 0, 0]),
])  # fmt: skip
def test_claims_in_pegging(points: list[int], moves: str, after: list[int], gains: list[int]) -> None:
    m = full(points=points)
    act(m, "1:H10=0 *:ok")
    settled = facts(act(m, moves))[1]
    assert settled == ["settled", 2, int(moves[5]), 2, gains, "peg", [2, 0, 0, 0]]
    assert m.state.points == after and m.state.peg_gains == gains
    assert m.over == (121 in after) and m.state.winners == [p for p in range(3) if after[p] == 121]


def test_r14_the_host_scores_the_last_card_in_full() -> None:
    m = position(["SK HK C2 C3", "CQ D9 H8 L8"], crib="S7 H7 D7 L7", muggins="full")
    act(m, "1:CQ=0 *:ok 0:SK=0 *:ok 1:D9=0 *:1")
    assert m.state.waiting == [0] and m.state.count == 29 and m.state.points == [0, 0], "nothing was missed"
    assert [e.kind for e in act(m, "0:C2=2 1:ok")] == ["declared", "settled", "leads"]
    assert m.state.points == [2, 0]
    events = act(m, "1:H8=0 *:ok 0:HK=0 *:ok 1:L8=0 *:ok 0:C3=0 *:ok")
    assert [e.kind for e in events][-3:] == ["settled", "last_card", "crib"]
    assert m.state.points == [3, 0] and m.state.last[-1] == 1


def test_what_may_be_stated_is_offered_in_steps_and_nobody_is_advised() -> None:
    """With muggins counting is the player's own task: advice on a claim would count for them."""
    for name, phase in GAME.phases.items():
        assert phase.stepwise is not phase.advisable is (name in ("lay_away", "play"))
        assert phase.asks_in_secret is (name == "respond"), "elsewhere it is public who is asked"
    m, own = full(), card("S6")

    def offers(p: int, *paths: Steps) -> list[Any]:
        return [GAME.offer(m.state, p, path) for path in paths]

    hand = Values(tuple(m.state.hands[1]))
    assert offers(1, (), ("declare",), ("declare", own)) == [Values(("declare",)), hand, Amount(0, 99)]
    wrong: list[Steps] = [("play",), ("play", own), ("declare", own, 5), ("declare", card("SK"))]
    assert offers(1, *wrong) == [None] * 4
    assert m.view(1).legal == () and m.view(1).asked
    assert GAME.legal(m.state, 1) == [Declare(c, k) for c in m.state.hands[1] for k in range(100)]
    act(m, "1:S6=0")
    assert offers(0, (), ("respond",), ("accept",)) == [Values(("accept", "respond")), Amount(0, 99), None]
    m = to_show()
    assert offers(0, (), ("claim",), ("claim", 3), ("respond",)) == [Values(("claim",)), Amount(0, 99), None, None]


def test_nothing_about_the_truth_shows_while_a_claim_is_open() -> None:
    """Only the card, the claim and the asked seats change; no value depends on the points of the card."""
    for hands, move in ((HANDS[:3], "2:H5=0"), (["S5 H8 C9 D7", HANDS[1], "HQ X3 DA LA"], "2:HQ=0")):
        m = position(hands, muggins="full", crib=CRIB)  # a fifteen, then a pair
        act(m, "1:H10=0 *:ok")
        before = {who: dict(m.view(who).state) for who in (None, 0, 1, 2)}
        assert [e.kind for e in act(m, move)] == ["declared"]
        for who, old in before.items():
            changed = {k for k, v in m.view(who).state.items() if v != old[k]}
            assert changed == {"hands", "laid", "series", "series_by", "count", "claim", "phase", "waiting"}
        assert m.view(0).first == ANSWERED and m.view(0).waiting == [0, 1, 2], "nobody sees who is still to answer"
        public, choices = seen(m, None, 1), m.state.sealed_choices(0)
        act(m, "0:7")
        assert seen(m, None, 1) == public and m.view(0).state["choice"] == [7], "an answer is private"
        assert [choices, m.state.sealed_choices(0)] == [[[]], [[0]]]
        assert refused(m, 0, ACCEPT)[0] == "not-your-turn", "an answer stands"


# The standing answer


def test_waiving_is_open_to_everybody_at_any_time_with_full_muggins() -> None:
    """That nobody else notices is tested for the wishes of every game."""
    m = full()
    assert m.view(0).anytime == (WAIVE_TURN, WAIVE_DEAL, WAIVE)
    assert act(m, "0:waive") == [Event("waived", {"on": 1}, only=(0,))]
    assert m.view(0).anytime == (WATCH, WAIVE_TURN, WAIVE_DEAL) and m.view(0).state["waives"] == 1
    act(m, "0:watch")
    assert m.view(0).state["waives"] == 0
    assert WAIVE in begin(3, muggins="full").view(0).anytime, "in every phase"
    assert all(position(HANDS[:3], muggins=muggins).view(0).anytime == () for muggins in ("off", "count"))


def test_who_waives_is_not_asked_and_nobody_can_tell() -> None:
    m, n = full(), full()
    act(m, "0:waive 1:S6=0")
    act(n, "1:S6=0")
    assert m.state.waiting == [2, TABLE_ACTOR] and n.state.waiting == [0, 2]
    assert seen(m, None, 1, 2) == seen(n, None, 1, 2)
    for each in (m, n):
        act(each, "2:ok")
    assert m.state.phase == n.state.phase == "respond" and m.state.waiting == [TABLE_ACTOR]
    assert seen(m, None, 1, 2) == seen(n, None, 1, 2), "answered too quickly to tell"
    assert GAME.legal(m.state, TABLE_ACTOR) == (ACCEPT,) and GAME.phases["respond"].bystander(m.state) == 1
    assert act(m, "t:ok") == act(n, "0:ok") and m.state.phase == "declare"
    act(m, "2:H5=0 t:ok")
    assert m.state.waiting == [1], "the table may be done before those who are asked"
    assert act(m, "1:ok") and m.state.phase == "declare"


def test_a_window_where_everybody_waives_stays_open_until_the_table_closes_it() -> None:
    """For onlookers it stays open as long as any window, and so hides that nobody was asked."""
    m = full()
    act(m, "0:waive 2:waive")
    assert [e.kind for e in act(m, "1:S6=0")] == ["declared"]
    assert m.state.phase == "respond" and m.state.waiting == [TABLE_ACTOR] and m.view(None).waiting == [0, 1, 2]
    assert [e.kind for e in act(m, "t:ok")] == ["settled"] and m.state.waiting == [2]


def test_how_long_it_stands() -> None:
    m = full()
    act(m, "1:waive_turn 2:waive_deal 1:S6=0")
    assert m.state.waiting == [0, TABLE_ACTOR] and m.state.waives == [0, 0, 2], "one's own card has been played"
    act(m, "0:waive_turn t:ok")
    assert m.state.phase == "declare" and m.state.waives == [3, 0, 2]
    m.state.waives = [1, 2, 3]
    new_round(m.state, m.ctx)
    assert m.state.waives == [1, 0, 0], "the match's own stays, another ends with the deal"


def test_waiving_while_asked_accepts_this_claim_too_and_takes_nothing_of_what_was_missed() -> None:
    m = full()
    act(m, "0:waive 1:H10=0 *:ok 2:H5=0 t:ok")
    assert [e.kind for e in act(m, "1:waive")] == ["waived", "settled"]
    assert m.state.points == [0, 0, 0] and m.state.phase == "declare" and m.state.waives == [1, 1, 0]
    assert m.state.last == [2, card("H5"), 2, 0, 0, 0, 0], "fifteen, and no last card"


def test_a_computer_that_is_asked_does_not_know_who_else_is() -> None:
    rnd = random.Random(1).random
    m, two = full(), position(HANDS[:2], muggins="full")
    act(m, "0:waive 1:S6=0")
    assert m.state.redeal(2, rnd).waiting == [0, 2] and m.state.redeal(2, rnd).waives == [0, 0, 0]
    act(m, "2:ok")
    assert m.state.redeal(2, rnd).waiting == [0]
    act(two, "0:waive 1:S6=0")
    assert two.state.redeal(0, rnd).waiting == [TABLE_ACTOR]


FORMER = json.loads((Path(__file__).parent / "former-1.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", FORMER)
def test_what_was_begun_under_revision_1_is_replayed_verified_and_played_to_its_end_as_it_was(name: str) -> None:
    """Two and three players, and a match with the cube; in each, windows close at once if everybody waives."""
    record, game = FORMER[name], GAMES["counting_cribbage"]
    whole = Match.replay(game, record)
    assert whole.over and whole.export() == record and check(record).winners == record["winners"]
    header, secret = Header.from_json(record["header"]), bytes.fromhex(record["secret"])
    half = {**record, "log": record["log"][: len(record["log"]) // 2], "ended": "", "scores": [], "winners": []}
    begun = Match.replay(game, half, secret)
    match = Match.resume(game, header, secret, json.loads(json.dumps(begun.snapshot())), half["log"])
    for seat, *wire in record["log"][len(half["log"]) :]:
        match.submit(seat, match.game.read(wire))
    assert match.export() == record and match.snapshot()["revision"] == header.revision
    match.undo(len(half["log"]))
    assert match.state == begun.state


# The show


@pytest.mark.parametrize("muggins", ["count", "full"])
def test_claims_and_answers_are_private_until_all_are_in_and_nothing_of_the_truth_shows(muggins: str) -> None:
    m = to_show(muggins)
    s, start, public = m.state, dict(m.view(None).state), seen(m, None)
    act(m, " ".join(f"{p}:waive" for p in range(3)) if muggins == "full" else "")
    assert s.crib and s.waiting == [0, 1, 2] and s.claims == [], "everybody is asked, whoever waives"
    assert GAME.timeout(s, 0) == Claim(0)
    act(m, "1:3 0:4")
    assert s.waiting == [0, 2], "the crib is still to be claimed"
    act(m, "0:5")
    assert s.waiting == [2] and m.view(0).state["choice"] == [4, 5] and m.view(2).state["choice"] == []
    assert seen(m, None) == public
    assert facts(act(m, "2:6")) == [["claims", [3, 6, 4, 5], 0]]
    assert s.claims == [3, 6, 4, 5] and s.phase == "show"
    public = seen(m, None)
    act(m, "1:0 1:1")
    assert 1 in s.waiting and m.view(1).state["choice"] == [0, 1] and GAME.timeout(s, 1) == ACCEPT
    act(m, "1:2")
    assert s.waiting == [0, 2], "P1 answers two hands and the crib"
    act(m, "0:ok 0:ok")
    assert s.waiting == [2] and seen(m, None) == public, "the dealer answers the two hands of the others"
    now = m.view(None).state
    assert {k for k in now if now[k] != start[k]} == {"phase", "claims"}
    assert m.view(2).first == ANSWERED and GAME.automatic(s) is None
    assert not {"counted", "settled"} & {e.kind for e in m.ctx.events}


def test_a_show_with_claims_tells_who_got_what() -> None:
    """R12: too high a claim scores nothing."""
    hands, crib = ["D6 D7 D8 D9", "SJ HJ LJ XJ"], "L2 L6 L9 LK"
    m = position(hands, dealer=1, crib=crib, muggins="count")
    s = m.state
    assert facts(show(m)) == [["crib", cards(crib)]]
    assert facts(act(m, "0:18 1:14 1:8")) == [["claims", [18, 14, 8], 1]]
    events = facts(act(m, "1:2 0:13 0:ok"))
    assert events[:3] == [
        ["settled", 0, 18, 20, [18, 2], "hand", [6, 8, 2, 4, 0]],
        ["settled", 1, 14, 13, [13, 0], "hand", [0, 0, 12, 0, 1]],
        ["settled", 1, 8, 8, [0, 8], "crib", [4, 0, 0, 4, 0]],
    ]
    assert events[3][0] == "dealt"
    assert s.shown_claims == [18, 14, 8] and s.shown_gains == [[18, 2], [13, 0], [0, 8]] and s.points == [31, 10]
    assert s.shown == [cards(c) for c in (*hands, crib)]


def test_the_show_is_settled_hand_by_hand() -> None:
    m = to_show(claims=NOTHING_CLAIMED)
    s = m.state
    a, b, c, d = (sum(counted(four, s.starter)) for four in (s.laid[1], s.laid[2], s.laid[0], s.crib))
    # P0 answers P1, P2; P1 answers P2, P0, crib; P2 answers P1, P0, crib.
    act(m, f"0:{a} 0:0 1:{b} 1:0 1:99 2:0 2:{c} 2:{d}")
    assert s.shown_gains == [[a, 0, 0], [0, b, 0], [0, 0, c], [0, 0, d]] and s.points == [a, b, c + d]
    assert s.phase == "lay_away" and s.deal == 2


@pytest.mark.parametrize(("claim", "before", "points", "gains"), [
    (0, [0, 0, 119], [0, 0, 121], [0, 0, 2]),  # later items are not
    (1, [0, 120, 0], [0, 121, 0], [0, 1, 0]),  # after the win nobody gets points, and no points are told
])  # fmt: skip
def test_the_show_stops_where_someone_wins(claim: int, before: list[int], points: list[int], gains: list[int]) -> None:
    """The hand of P1 is worth 2."""
    m = to_show(claims=f"0:0 0:0 1:{claim} 2:0")
    s = m.state
    s.points = before[:]
    settled = next(e for e in facts(act(m, f"0:0 0:0 1:0 1:0 1:0 2:{2 - claim} 2:9 2:0")) if e[0] == "settled")
    assert m.over and s.winners == [points.index(121)] and s.points == points
    assert len(s.shown) == 1 and s.shown_gains == [gains] == [settled[4]]
