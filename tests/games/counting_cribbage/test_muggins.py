from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from engine.core.action import Action, IllegalAction
from engine.core.cards import card
from engine.core.context import Event
from engine.core.game import TABLE_ACTOR
from engine.core.match import Header, Match
from engine.core.offers import Amount, Values
from engine.games.counting_cribbage.moves import (
    ACCEPT,
    WAIVE,
    WAIVE_DEAL,
    WAIVE_TURN,
    WATCH,
    Claim,
    Declare,
    Play,
    Respond,
)
from engine.games.counting_cribbage.round import new_round
from engine.games.counting_cribbage.rules import GAME
from engine.games.counting_cribbage.score import peg, show
from engine.games.counting_cribbage.state import CountingCribbageState
from engine.games.counting_cribbage.terms import PIP
from engine.games.registry import GAMES
from engine.verify import check
from tests.games.counting_cribbage.positions import begin, position

HANDS = ["SK H8 C9 D7", "S6 H10 CQ L9", "H5 X3 DA LA"]
CRIB = "CK C3 L4 X8"


def full(**more: Any) -> Match[CountingCribbageState]:
    """Three players at the start of pegging; P1 leads."""
    return position(HANDS, crib=CRIB, muggins="full", **more)


def declare(m: Match[CountingCribbageState], seat: int, code: str, claim: int) -> None:
    m.submit(seat, Declare(card(code), claim))


def to_show(muggins: str = "count", **more: Any) -> Match[CountingCribbageState]:
    """The moment when hands are claimed; P0 deals."""
    m = position(HANDS, crib=CRIB, muggins=muggins, **more)
    while m.state.phase in ("play", "declare", "respond"):
        for p in m.state.waiting[:]:
            move: Action = ACCEPT
            if m.state.phase == "play":
                move = GAME.timeout(m.state, p)
            elif m.state.phase == "declare":
                move = Declare(next(a.card for a in GAME.legal(m.state, p) if isinstance(a, Declare)), 0)
            m.submit(p, move)
    assert m.state.phase == "claim"
    return m


def counts(s: CountingCribbageState) -> list[int]:
    """The truth about every item in show order (dealer P0)."""
    return [show(cards, s.starter).total for cards in (s.laid[1], s.laid[2], s.laid[0], s.crib)]


def seen(m: Match[CountingCribbageState], seat: int | None) -> str:
    view = m.view(seat)
    return json.dumps([dict(view.state), [a.wire() for a in view.legal], sorted(view.first)])


# Pegging


def test_a_card_is_declared_and_answered_by_everybody_else() -> None:
    m = full()
    declare(m, 1, "S6", 0)
    s = m.state
    assert s.phase == "respond" and s.waiting == [0, 2] and s.claim == 0
    assert s.points == [0, 0, 0] and s.last == []
    m.submit(2, ACCEPT)
    assert s.phase == "respond" and s.waiting == [0]
    m.submit(0, Respond(0))
    assert s.phase == "declare" and s.waiting == [2] and s.claim == -1
    assert s.last[:2] == [1, card("S6")] and s.peg_gains == [0, 0, 0] and s.peg_claim == 0


def test_missed_points_go_to_whoever_saw_them() -> None:
    m = full()
    declare(m, 1, "H10", 0)
    for p in (0, 2):
        m.submit(p, ACCEPT)
    declare(m, 2, "H5", 0)
    m.submit(0, Respond(2))
    events = m.submit(1, Respond(2))
    assert m.state.points == [2, 0, 0], "served clockwise from the left of P2 (R13)"
    settled = events[0]
    assert settled.kind == "settled"
    assert settled.facts == {
        "item": "peg",
        "seat": 2,
        "claim": 0,
        "actual": 2,
        "parts": [2, 0, 0, 0],
        "gains": [2, 0, 0],
    }


def test_a_correct_claim_scores_and_the_last_card_is_no_matter_of_claims() -> None:
    m = full()
    for seat, code, claim in ((1, "CQ", 0), (2, "H5", 2), (0, "H8", 0)):
        declare(m, seat, code, claim)
        for p in m.state.waiting[:]:
            m.submit(p, ACCEPT)
    assert m.state.points == [0, 0, 2]
    declare(m, 1, "S6", 0)
    for p in m.state.waiting[:]:
        m.submit(p, Respond(1))
    s = m.state
    assert s.last[:2] == [1, card("S6")]
    assert s.points == [0, 0, 2], "an answer 1 is void where nothing was missed"
    assert s.waiting == [2] and s.count == 29


def test_r14_the_host_scores_the_last_card_in_full() -> None:
    m = position(["SK HK C2 C3", "CQ D9 H8 L8"], crib="S7 H7 D7 L7", muggins="full")
    for seat, code in ((1, "CQ"), (0, "SK"), (1, "D9")):
        declare(m, seat, code, 0)
        for p in m.state.waiting[:]:
            m.submit(p, ACCEPT)
    assert m.state.waiting == [0] and m.state.count == 29
    declare(m, 0, "C2", 2)
    events = m.submit(1, ACCEPT)
    assert [e.kind for e in events] == ["settled", "leads"]
    assert m.state.points == [2, 0]
    for seat, code in ((1, "H8"), (0, "HK"), (1, "L8"), (0, "C3")):
        declare(m, seat, code, 0)
        events = m.submit(1 - seat, ACCEPT)
    assert [e.kind for e in events] == ["settled", "last_card", "crib"]
    assert m.state.points == [3, 0] and m.state.last[-1] == 1


def test_r14_his_heels_are_scored_by_the_host() -> None:
    m = begin(3, 0, "SA S2 S3 S4 S5 S6 S7 S8 S9 S10 SQ SK HA H2 H3 H4 HJ", muggins="full")
    for p in (0, 1, 2):
        m.submit(p, GAME.legal(m.state, p)[0])
    assert m.state.starter == card("HJ") and m.state.points == [2, 0, 0]
    assert m.state.phase == "declare"


def test_points_are_checked_for_the_target_after_each_award() -> None:
    m = full(points=[119, 0, 120])
    declare(m, 1, "H10", 0)
    for p in (0, 2):
        m.submit(p, ACCEPT)
    declare(m, 2, "H5", 1)
    m.submit(0, Respond(1))
    m.submit(1, Respond(1))
    assert m.over and m.state.winners == [2] and m.state.points == [119, 0, 121], "claimant first"


def test_a_card_may_be_declared_only_if_it_fits_and_only_with_a_number() -> None:
    m = full()
    offer = GAME.offer(m.state, 1, ())
    assert offer == Values(("declare",))
    assert GAME.offer(m.state, 1, ("declare",)) == Values(tuple(m.state.hands[1]))
    assert GAME.offer(m.state, 1, ("declare", card("S6"))) == Amount(0, 99)
    assert GAME.offer(m.state, 1, ("declare", card("H8"))) is None
    assert m.view(1).legal == () and m.view(1).asked
    assert len(GAME.legal(m.state, 1)) == 400
    for wrong, reason in (
        (Declare(card("S6"), 100), "number"),
        (Declare(card("S6"), -1), "number"),
        (Declare(card("SK"), 1), "card"),
        (Play(card("S6")), "play-unsaid"),
        (Claim(3), "claim-now"),
        (ACCEPT, "answer-now"),
        (Respond(1), "answer-now"),
        (WATCH, "wish"),
    ):
        with pytest.raises(IllegalAction) as refusal:
            m.submit(1, wrong)
        assert refusal.value.reason == f"counting_cribbage-no-{reason}"
    declare(m, 1, "S6", 0)
    assert GAME.offer(m.state, 0, ()) == Values(("accept", "respond"))
    assert GAME.offer(m.state, 0, ("respond",)) == Amount(0, 99)
    assert GAME.offer(m.state, 0, ("accept",)) is None
    with pytest.raises(IllegalAction) as refusal:
        m.submit(0, Respond(100))
    assert refusal.value.reason == "counting_cribbage-no-number"
    with pytest.raises(IllegalAction) as refusal:
        m.submit(0, Declare(card("SK"), 0))
    assert refusal.value.reason == "counting_cribbage-no-play-now"


def test_numbers_are_not_listed_and_nobody_is_advised_what_to_claim() -> None:
    """With muggins counting is the player's own business: advice on a claim would count for them."""
    for name in ("declare", "respond", "claim", "show"):
        assert GAME.phases[name].stepwise and not GAME.phases[name].advisable
    for name in ("lay_away", "play"):
        assert GAME.phases[name].advisable and not GAME.phases[name].stepwise
    m = full()
    assert m.state.phase == "declare" and m.view(1).legal == ()


def test_nothing_about_the_truth_shows_while_a_claim_is_open() -> None:
    """The card, the claim and who asks are all that changes; which points it makes is nowhere."""
    m = full()
    declare(m, 1, "H10", 0)
    for p in (0, 2):
        m.submit(p, ACCEPT)
    before = {who: dict(m.view(who).state) for who in (None, 0, 1, 2)}
    events = m.submit(2, Declare(card("H5"), 0))
    assert [e.kind for e in events] == ["declared"]
    for who, old in before.items():
        changed = {k for k, v in m.view(who).state.items() if v != old[k]}
        assert changed == {"hands", "laid", "series", "series_by", "count", "claim", "phase", "waiting"}
    pair = position(["S5 H8 C9 D7", "S6 H10 CQ L9", "HQ X3 DA LA"], muggins="full", crib=CRIB)
    declare(pair, 1, "H10", 0)
    for p in (0, 2):
        pair.submit(p, ACCEPT)
    declare(pair, 2, "HQ", 0)
    for view in (m.view(0), pair.view(0)):
        assert view.first == {"accept": None, "respond": Amount(0, 99)}
        assert view.waiting == [0, 1, 2], "nobody sees who is still to answer"


def test_answers_are_private_until_the_last_one_is_in() -> None:
    m = full()
    declare(m, 1, "H10", 0)
    public, other = seen(m, None), seen(m, 0)
    m.submit(2, Respond(7))
    assert seen(m, None) == public and seen(m, 0) == other
    assert m.view(2).state["choice"] == [7]
    with pytest.raises(IllegalAction):
        m.submit(2, Respond(0))


# The standing answer


def test_waiving_is_private_and_needs_no_question() -> None:
    m = full()
    public, others = seen(m, None), [seen(m, p) for p in (1, 2)]
    assert m.view(0).anytime == (WAIVE_TURN, WAIVE_DEAL, WAIVE)
    assert m.submit(0, WAIVE) == [Event("waived", {"on": 1}, only=(0,))]
    assert m.view(0).anytime == (WATCH, WAIVE_TURN, WAIVE_DEAL) and m.view(0).state["waives"] == 1
    assert seen(m, None) == public and [seen(m, p) for p in (1, 2)] == others
    assert m.state.redeal(1, random.Random(1).random).waives == [0, 0, 0]
    m.submit(0, WATCH)
    assert m.view(0).state["waives"] == 0


def test_who_waives_is_not_asked_and_nobody_can_tell() -> None:
    m, n = full(), full()
    m.submit(0, WAIVE)
    for each in (m, n):
        declare(each, 1, "S6", 0)
    assert m.state.waiting == [2, TABLE_ACTOR] and n.state.waiting == [0, 2]
    assert seen(m, None) == seen(n, None) and seen(m, 2) == seen(n, 2) and seen(m, 1) == seen(n, 1)
    for each in (m, n):
        each.submit(2, ACCEPT)
    assert m.state.phase == n.state.phase == "respond" and m.state.waiting == [TABLE_ACTOR], (
        "answered too quickly to tell"
    )
    assert seen(m, None) == seen(n, None) and seen(m, 2) == seen(n, 2) and seen(m, 1) == seen(n, 1)
    assert m.game.legal(m.state, TABLE_ACTOR) == (ACCEPT,)
    settled, by_hand = m.submit(TABLE_ACTOR, ACCEPT), n.submit(0, ACCEPT)
    assert settled == by_hand and m.state.phase == "declare"


def test_the_table_may_be_done_before_those_who_are_asked() -> None:
    m = full()
    m.submit(0, WAIVE)
    declare(m, 1, "S6", 0)
    assert m.submit(TABLE_ACTOR, ACCEPT) == [] and m.state.waiting == [2]
    assert m.submit(2, ACCEPT) and m.state.phase == "declare"


def test_waiving_until_the_own_next_card_ends_with_it() -> None:
    m = full()
    m.submit(1, WAIVE_TURN)
    m.submit(2, WAIVE_DEAL)
    declare(m, 1, "S6", 0)
    assert m.state.waiting == [0, TABLE_ACTOR] and m.state.waives == [0, 0, 2], "one's own card has been played"
    m.submit(0, WAIVE_TURN)
    m.submit(TABLE_ACTOR, ACCEPT)
    assert m.state.phase == "declare" and m.state.waives == [3, 0, 2]


def test_waiving_for_a_deal_ends_with_it() -> None:
    m = full()
    m.state.waives = [1, 2, 3]
    new_round(m.state, m.ctx)
    assert m.state.waives == [1, 0, 0], "the match's own stays"


def test_a_window_where_everybody_waives_stays_open_until_the_table_closes_it() -> None:
    """As long as any, for who looks on: it tells nothing that nobody was asked."""
    m = full()
    m.submit(0, WAIVE)
    m.submit(2, WAIVE)
    events = m.submit(1, Declare(card("S6"), 0))
    assert [e.kind for e in events] == ["declared"]
    assert m.state.phase == "respond" and m.state.waiting == [TABLE_ACTOR]
    assert m.view(None).waiting == [0, 1, 2]
    assert [e.kind for e in m.submit(TABLE_ACTOR, ACCEPT)] == ["settled"]
    assert m.state.phase == "declare" and m.state.waiting == [2]


def test_nobody_waives_and_the_table_does_nothing() -> None:
    m = full()
    declare(m, 1, "S6", 0)
    assert m.state.waiting == [0, 2]


def test_a_computer_that_is_asked_does_not_know_who_else_is() -> None:
    m = full()
    m.submit(0, WAIVE)
    declare(m, 1, "S6", 0)
    s = m.state.redeal(2, random.Random(1).random)
    assert s.waiting == [0, 2]
    m.submit(2, ACCEPT)
    assert m.state.redeal(2, random.Random(1).random).waiting == [0]
    both = position(HANDS[:2], crib=CRIB, muggins="full")
    both.submit(0, WAIVE)
    declare(both, 1, "S6", 0)
    assert both.state.redeal(0, random.Random(1).random).waiting == [TABLE_ACTOR]


FORMER = json.loads((Path(__file__).parent / "former-1.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", FORMER)
def test_what_was_dealt_under_revision_1_is_replayed_and_verified_as_it_was(name: str) -> None:
    """Two and three players, and a match with the cube; in each, windows close at once as everybody waives."""
    record = FORMER[name]
    match = Match.replay(GAMES["counting_cribbage"], record)
    assert match.over and match.export() == record
    assert check(record).winners == record["winners"]


@pytest.mark.parametrize("name", FORMER)
def test_a_table_of_revision_1_goes_on_by_its_rules_to_the_end(name: str) -> None:
    record = FORMER[name]
    header, secret = Header.from_json(record["header"]), bytes.fromhex(record["secret"])
    half = {**record, "log": record["log"][: len(record["log"]) // 2], "ended": "", "scores": [], "winners": []}
    begun = Match.replay(GAMES["counting_cribbage"], half, secret)
    stored = json.loads(json.dumps(begun.snapshot()))
    match = Match.resume(GAMES["counting_cribbage"], header, secret, stored, half["log"])
    for seat, *wire in record["log"][len(half["log"]) :]:
        match.submit(seat, match.game.read(wire))
    assert match.export() == record and match.snapshot()["revision"] == header.revision
    match.undo(len(half["log"]))
    assert match.state == begun.state


def test_waiving_while_asked_accepts_this_claim_too() -> None:
    m = full()
    declare(m, 1, "S6", 0)
    m.submit(0, WAIVE)
    assert m.state.waiting == [2]
    m.submit(1, WAIVE)
    assert m.state.waiting == [2] and m.state.waives == [1, 1, 0]
    m.submit(2, ACCEPT)
    assert m.state.phase == "declare"


@pytest.mark.parametrize("muggins", ["off", "count"])
def test_only_full_muggins_has_a_standing_answer(muggins: str) -> None:
    m = position(HANDS, crib=CRIB, muggins=muggins)
    assert m.view(0).anytime == ()
    with pytest.raises(IllegalAction):
        m.submit(0, WAIVE)


def test_waiving_is_possible_in_every_phase_and_the_show_is_always_asked() -> None:
    m = begin(3, muggins="full")
    assert WAIVE in m.view(0).anytime
    m.submit(0, WAIVE)
    m = to_show("full")
    assert m.view(1).anytime == (WAIVE_TURN, WAIVE_DEAL, WAIVE)
    for p in (0, 1, 2):
        m.submit(p, WAIVE)
    assert m.state.waiting == [0, 1, 2]


# The show


@pytest.mark.parametrize("muggins", ["count", "full"])
def test_claims_are_private_until_all_are_in_and_the_dealer_makes_two(muggins: str) -> None:
    m = to_show(muggins)
    s = m.state
    assert s.crib and s.waiting == [0, 1, 2] and s.claims == []
    public = seen(m, None)
    m.submit(1, Claim(3))
    assert s.waiting == [0, 2]
    m.submit(0, Claim(4))
    assert s.waiting == [0, 2], "the crib is still to be claimed"
    m.submit(0, Claim(5))
    assert s.waiting == [2] and m.view(0).state["choice"] == [4, 5]
    assert seen(m, None) == public and m.view(2).state["choice"] == []
    events = m.submit(2, Claim(6))
    assert s.claims == [3, 6, 4, 5] and s.phase == "show"
    assert [e.kind for e in events] == ["claims"]
    assert events[0].facts == {"claims": [3, 6, 4, 5], "dealer": 0}


def claimed(claims: dict[int, list[int]], muggins: str = "count", **more: Any) -> Match[CountingCribbageState]:
    m = to_show(muggins, **more)
    for p, numbers in claims.items():
        for k in numbers:
            m.submit(p, Claim(k))
    assert m.state.phase == "show"
    return m


def test_every_item_of_the_others_is_answered_one_after_the_other() -> None:
    m = claimed({0: [0, 0], 1: [0], 2: [0]})
    s = m.state
    public = seen(m, None)
    for k in range(3):
        assert 1 in s.waiting
        m.submit(1, Respond(k))
        assert m.view(1).state["choice"] == list(range(k + 1)) or s.phase != "show"
    assert s.waiting == [0, 2], "P1 answers two hands and the crib"
    assert seen(m, None) == public
    m.submit(0, ACCEPT)
    m.submit(0, ACCEPT)
    assert s.waiting == [2], "the dealer answers the two hands of the others"
    assert s.shown == [] and s.points == s.shown_before


def test_the_show_is_settled_hand_by_hand() -> None:
    m = claimed({0: [0, 0], 1: [0], 2: [0]}, points=[0, 0, 0])
    s = m.state
    truth, before = counts(s), s.points[:]
    # P0 answers P1, P2; P1 answers P2, P0, crib; P2 answers P1, P0, crib.
    for p, numbers in {0: [truth[0], 0], 1: [truth[1], 0, 99], 2: [0, truth[2], truth[3]]}.items():
        for k in numbers:
            m.submit(p, Respond(k))
    assert s.shown_claims == [0, 0, 0, 0] and [sum(p) for p in s.shown_parts] == truth
    assert s.shown_gains == [[truth[0], 0, 0], [0, truth[1], 0], [0, 0, truth[2]], [0, 0, truth[3]]]
    gained = [truth[0], truth[1], truth[2] + truth[3]]
    assert s.points == [a + b for a, b in zip(before, gained, strict=True)]
    assert s.phase == "lay_away" and s.deal == 2
    settled = [e.facts for e in m.ctx.events if e.kind == "settled" and e.facts["item"] != "peg"]
    assert [(f["seat"], f["item"], f["actual"]) for f in settled] == list(
        zip([1, 2, 0, 0], ["hand", "hand", "hand", "crib"], truth, strict=True)
    )


def test_right_claims_score_in_full_and_wrong_ones_nothing() -> None:
    m = to_show()
    s = m.state
    truth, before = counts(s), s.points[:]
    for p, numbers in {0: [truth[2], truth[3] + 1], 1: [truth[0]], 2: [truth[1]]}.items():
        for k in numbers:
            m.submit(p, Claim(k))
    for p in range(3):
        while p in m.state.waiting and m.state.phase == "show":
            m.submit(p, ACCEPT)
    assert s.points == [before[0] + truth[2], before[1] + truth[0], before[2] + truth[1]], "R12: the crib is lost"


def test_nothing_about_the_truth_shows_before_the_show_is_settled() -> None:
    """Claims and answers are all that changes; the counted fields stay those of the round before."""
    m = to_show()
    start = dict(m.view(None).state)
    for p, numbers in {0: [0, 0], 1: [0], 2: [0]}.items():
        for k in numbers:
            m.submit(p, Claim(k))
    for p in (1, 1, 1, 0, 0):
        m.submit(p, ACCEPT)
    now = m.view(None).state
    assert {k for k in now if now[k] != start[k]} == {"phase", "claims"}
    assert now["shown"] == now["shown_parts"] == now["shown_gains"] == []
    view = m.view(2)
    assert view.first == {"accept": None, "respond": Amount(0, 99)}
    kinds = [e.kind for e in m.ctx.events]
    assert "counted" not in kinds and "settled" not in kinds


def test_the_show_stops_where_someone_wins() -> None:
    m = claimed({0: [0, 0], 1: [0], 2: [0]}, points=[0, 0, 0])
    s = m.state
    truth = counts(s)
    assert truth[0] > 0
    s.points[2] = 121 - truth[0]
    for p, numbers in {0: [0, 0], 1: [0, 0, 0], 2: [truth[0], truth[2], 0]}.items():
        for k in numbers:
            m.submit(p, Respond(k))
    assert m.over and s.winners == [2] and s.points[2] == 121
    assert len(s.shown) == 1 and s.shown_gains == [[0, 0, truth[0]]]


def test_nobody_is_told_to_have_got_points_after_the_one_that_won() -> None:
    """121 is looked at after every single award, the claimant's first: what follows is given to nobody."""
    m = claimed({0: [0, 0], 1: [1], 2: [0]}, points=[0, 0, 0])
    s = m.state
    truth = counts(s)
    assert truth[0] > 1
    s.points = [0, 120, 0]
    for p, numbers in {0: [0, 0], 1: [0, 0, 0], 2: [truth[0] - 1, 0, 0]}.items():
        for k in numbers:
            m.submit(p, Respond(k))
    settled = next(e.facts for e in m.ctx.events if e.kind == "settled" and e.facts["item"] == "hand")
    assert s.winners == [1] and s.points == [0, 121, 0]
    assert s.shown_gains == [settled["gains"]] == [[0, 1, 0]]


def test_nor_in_pegging() -> None:
    m = full(points=[119, 0, 119])
    declare(m, 1, "H10", 0)
    for p in (0, 2):
        m.submit(p, ACCEPT)
    declare(m, 2, "H5", 2)
    for p in (0, 1):
        m.submit(p, ACCEPT)
    assert m.state.winners == [2] and m.state.peg_gains == [0, 0, 2]
    m = full(points=[120, 120, 0])
    declare(m, 1, "H10", 0)
    for p in (0, 2):
        m.submit(p, ACCEPT)
    declare(m, 2, "H5", 0)
    m.submit(0, Respond(1))
    m.submit(1, Respond(1))
    assert m.state.winners == [0] and m.state.points == [121, 120, 0]
    assert m.state.peg_gains == [1, 0, 0], "P1 comes too late"


def test_refusals_in_the_show() -> None:
    m = to_show()
    for wrong, reason in ((Claim(100), "number"), (Respond(3), "answer-now"), (Play(card("S6")), "play-now")):
        with pytest.raises(IllegalAction) as refusal:
            m.submit(1, wrong)
        assert refusal.value.reason == f"counting_cribbage-no-{reason}"
    m.submit(1, Claim(0))
    with pytest.raises(IllegalAction) as refusal:
        m.submit(1, Claim(2))
    assert refusal.value.reason == "not-your-turn"


# Defaults and whole games


def test_timeouts_claim_nothing_and_accept() -> None:
    m = full()
    assert GAME.timeout(m.state, 1) == Declare(card("CQ"), 0)
    declare(m, 1, "S6", 0)
    assert GAME.timeout(m.state, 0) == ACCEPT
    m = to_show()
    assert GAME.timeout(m.state, 0) == Claim(0)
    m = claimed({0: [0, 0], 1: [0], 2: [0]})
    assert GAME.timeout(m.state, 0) == ACCEPT
    assert GAME.automatic(m.state) is None


@pytest.mark.parametrize("muggins", ["off", "count", "full"])
def test_perfect_claims_score_like_the_host(muggins: str) -> None:
    """The same cards played with true claims give the same points in every mode."""
    rng = random.Random(5)
    m, mirror = begin(3, 0, muggins=muggins), begin(3, 0)
    points: dict[int, list[int]] = {1: [0, 0, 0]}
    while not m.over and m.state.deal < 6:
        s = m.state
        p = s.waiting[0]
        if s.phase == "claim":
            # The dealer counts the hand first, then the crib.
            cards = s.crib if p == s.dealer and s.choice[p] else s.laid[p]
            m.submit(p, Claim(show(cards, s.starter).total))
        elif s.phase in ("respond", "show"):
            m.submit(p, ACCEPT)
        else:
            move = rng.choice(list(GAME.legal(mirror.state, p)))
            mirror.submit(p, move)
            points.setdefault(mirror.state.deal, mirror.state.points[:])
            if isinstance(move, Play) and muggins == "full":
                series = [*s.series, move.card]
                move = Declare(move.card, peg(series, sum(PIP[c] for c in series)).total)
            m.submit(p, move)
        if m.state.phase == "lay_away":
            assert m.state.points == points[m.state.deal]
    assert len(points) == 6 and max(points[6]) > 30
