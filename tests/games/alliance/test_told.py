"""Alliance: what a trick, the distribution and the end of a game tell, and to whom."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.state import NO_CARD
from engine.games.alliance.moves import ACCEPT, ASK, DOWN, PASS, PLAY, RECONSIDER, Propose
from engine.games.alliance.rules import GAME
from engine.games.alliance.state import NEVER, AllianceState
from engine.games.alliance.terms import BLACK, FACE_DOWN, PASSED, RED, card_of
from engine.games.alliance.tricks import finish, window
from tests.games.alliance.tables import Told, begin, dealt, quiet, seat_of


def trick(s: AllianceState, cards: str, table: Any) -> None:
    """Play these cards, one each from spades on; "H5*" face down, "H:-" is a pass."""
    for text in cards.split():
        p = s.waiting[0]
        assert p == seat_of(s, text[0])
        if text.endswith("-"):
            s.hands[p], s.pile[p] = [], []
            GAME.apply(s, p, PASS, table)
            continue
        c = card_of(text.rstrip("*"))
        s.hands[p] = [c, *s.hands[p][:2]]
        GAME.apply(s, p, (DOWN if text.endswith("*") else PLAY)[c], table)


def test_battalions_are_counted_as_they_are_made() -> None:
    s = dealt(6)
    assert s.battalions == [0, 0]
    for count in (1, 2):
        table = Told()
        court = s.court
        s.leader, s.waiting = seat_of(s, "S"), [seat_of(s, "S")]
        trick(s, "S5 H2 X5 L3 C5 D4", table)
        assert s.battalions == [count, 0] and s.last_made == [BLACK] and s.last_how == "battalion"
        (end,) = [facts for kind, facts, _ in table.events if kind == "trick"]
        second = seat_of(s, "X")
        assert end == {"winner": second, "court": court, "card": card_of("X5"), "how": "battalion", "made": [BLACK]}
        s.phase, s.rebuilt, s.ask = "play", [0] * 6, [NEVER] * 6
    s.leader, s.waiting = seat_of(s, "S"), [seat_of(s, "S")]
    trick(s, "S3 H6 X4 L6 C9 D6", quiet())
    assert s.battalions == [2, 1] and s.last_made == [RED]


@pytest.mark.parametrize(
    ("cards", "winner", "how"),
    [("S5 H9 C3 D4", "H", ""), ("SA H2 C3 D4", "H", "same_two"), ("SA H2* C3 D4", "S", "")],
)
def test_a_trick_tells_who_won_what_with_which_card_and_why(cards: str, winner: str, how: str) -> None:
    s = dealt(4)
    table, court = Told(), s.court
    trick(s, cards, table)
    p = seat_of(s, winner)
    won = next(c for c in cards.split() if c[0] == winner)
    (end,) = [facts for kind, facts, only in table.events if kind == "trick" and only is None]
    assert end == {"winner": p, "court": court, "card": card_of(won), "how": how, "made": []}
    assert (s.last_how, s.last_winner, s.leader) == (how, p, p)


def test_a_white_card_that_beats_a_joker_wins_as_a_punisher_in_teams() -> None:
    s = dealt(4)
    for suit, code in zip("SHCD", ("C3", "JR1", "WB", "D4"), strict=True):
        p = seat_of(s, suit)
        s.hands[p] = [card_of("S2" if code == "C3" else code), *s.hands[p][:2]]
        GAME.apply(s, p, PLAY[s.hands[p][0]], quiet())
    assert (s.last_winner, s.last_how) == (seat_of(s, "C"), "punisher")


def test_every_way_of_playing_is_told_to_everybody_and_a_hidden_card_to_its_owner() -> None:
    s = dealt(4)
    table = Told()
    p, q, r = (seat_of(s, suit) for suit in "SHC")
    trick(s, "S5 H7* C:-", table)
    assert table.events == [
        ("played", {"seat": p, "card": card_of("S5"), "top": 0}, None),
        ("laid", {"seat": q}, None),
        ("laid_own", {"card": card_of("H7")}, q),
        ("passed", {"seat": r}, None),
    ]
    assert s.trick == [card_of("S5"), FACE_DOWN, PASSED] and s.tops == [0, 0, 0]


def test_cards_played_face_down_are_counted_for_everybody_to_see() -> None:
    s = dealt(4)
    for count in (1, 2, 3):
        s.leader, s.waiting = seat_of(s, "S"), [seat_of(s, "S")]
        trick(s, "S5 H9* C3 D4", quiet())
        assert s.downs == [count * (p == seat_of(s, "H")) for p in range(4)] == s.seen_by(None)["downs"]
        s.phase, s.rebuilt, s.ask = "play", [0] * 4, [NEVER] * 4


def test_after_a_pass_the_ace_of_spades_is_a_face_up_card_like_any_other() -> None:
    """It is card number 0."""
    s = dealt(4)
    p = seat_of(s, "H")
    s.trick, s.tops, s.leader, s.waiting = [PASSED, 0], [0, 0], seat_of(s, "D"), [p]
    assert any(m in DOWN for m in GAME.legal(s, p))
    s.trick = [PASSED, FACE_DOWN]
    assert not any(m in DOWN for m in GAME.legal(s, p))


def test_the_court_on_offer_is_gone_while_the_table_is_cleaned_up() -> None:
    s = dealt(4)
    s.ask = [2] * 4
    trick(s, "S5 H9 C3 D4", quiet())
    assert s.phase == "rebuild" and s.court == NO_CARD


# The distribution


def test_what_is_said_in_the_distribution_is_told_to_the_team_with_who_said_it() -> None:
    m = begin()
    a, b, c = (p for p in m.state.order if m.state.team(p) == BLACK)
    own = tuple(sorted((a, b, c)))

    def said(events: list[Any]) -> list[tuple[str, dict[str, Any], Any]]:
        return [(e.kind, e.facts, None if e.only is None else tuple(sorted(e.only))) for e in events]

    assert said(m.submit(a, Propose(a, b, c))) == [("proposed", {"seat": a, "holders": [a, b, c]}, own)]
    assert said(m.submit(b, ACCEPT)) == [("accepted", {"seat": b}, own)]
    assert said(m.submit(b, RECONSIDER)) == [("reconsidered", {"seat": b}, own)]
    m.submit(b, ACCEPT)
    assert said(m.submit(c, ACCEPT)) == [("accepted", {"seat": c}, own), ("ready", {"team": BLACK}, None)]
    assert [m.state.agreed[p] for p in (a, b, c)] == [1, 1, 1]


def test_when_to_be_asked_can_be_settled_while_the_cards_are_distributed() -> None:
    m = begin(4)
    assert m.submit(2, ASK[NEVER]) == []
    assert [m.state.ask[p] for p in range(4)] == [1, 1, NEVER, 1] and 2 in m.state.waiting


def test_a_proposal_that_gives_all_to_one_is_a_proposal() -> None:
    m = begin(4)
    a, b = (p for p in m.state.order if m.state.team(p) == BLACK)
    for holders in ((a, a, a), (b, b, b), (b, a, a)):
        m.submit(a, Propose(*holders))
        assert GAME.legal(m.state, b)[0] == ACCEPT and Propose(*holders) not in GAME.legal(m.state, b)
        m.submit(a, RECONSIDER)


# The end


def test_the_end_tells_who_won_and_by_what() -> None:
    s = dealt(4)
    table = Told()
    s.hands, s.pile, s.won = [[] for _ in range(4)], [[] for _ in range(4)], [[] for _ in range(4)]
    finish(s, "courts", table)
    black = sorted(p for p in range(4) if s.team(p) == BLACK)
    assert table.events == [("ended", {"winners": black, "by": "spade", "totals": [0, 0, 0, 0]}, None)]
    assert (s.winners, s.by, s.ended, s.waiting) == (black, "spade", "courts", []), "equal in everything: spades"


def test_who_is_exhausted_is_told_before_the_end() -> None:
    s = dealt(4, mode="individual")
    out = s.order[1:3]
    for p in out:
        s.hands[p], s.pile[p], s.rebuilt[p], s.pile_empty[p] = [], [], 1, 1
    s.ask = [NEVER] * 4
    table = Told()
    window(s, s.order[0], table)
    assert table.events[0] == ("exhausted", {"seats": out}, None) and table.events[1][0] == "ended"
