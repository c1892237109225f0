"""Alliance: how many proposals there are in a team, and what is left when they are used up."""

from __future__ import annotations

import pytest

from engine.core.action import IllegalAction
from engine.core.match import Match
from engine.games.alliance.moves import ACCEPT, RECONSIDER, USUAL, Propose
from engine.games.alliance.rules import GAME
from engine.games.alliance.state import PROPOSALS, AllianceState
from engine.games.alliance.terms import BLACK
from tests.games.alliance.tables import begin


def pair(m: Match[AllianceState]) -> tuple[int, int]:
    """The two of black at a table of four, the first clockwise from spades first."""
    a, b = (p for p in m.state.order if m.state.team(p) == BLACK)
    return a, b


def use_up(m: Match[AllianceState], who: int, other: int) -> None:
    """``who`` makes all proposals it has; ``other`` makes one between any two."""
    for k in range(PROPOSALS):
        m.submit(who, Propose(who, other, (who, other)[k % 2]))
        if m.state.agreed[who] and k < PROPOSALS - 1:
            m.submit(who, RECONSIDER)


def test_proposals_are_counted_by_member_and_one_cannot_use_up_the_others() -> None:
    m = begin(4)
    a, b = pair(m)
    use_up(m, a, b)
    assert m.state.proposals[a] == PROPOSALS == 6 and m.state.proposals[b] == 0
    assert RECONSIDER in m.view(a).anytime, "the usual distribution can still be proposed"
    assert len(GAME.legal(m.state, b)) == 1 + 7
    m.submit(b, Propose(b, b, b))
    assert GAME.legal(m.state, a) == [ACCEPT, USUAL]
    with pytest.raises(IllegalAction) as refused:
        m.submit(a, Propose(a, a, a))
    assert (refused.value.reason, refused.value.facts) == ("alliance-no-more-proposals", {"limit": 6})
    m.submit(a, ACCEPT)
    assert m.state.ready == [1, 0]


def test_the_usual_distribution_can_be_chosen_once_the_proposals_are_used_up() -> None:
    m = begin(4)
    a, b = pair(m)
    with pytest.raises(IllegalAction) as refused:
        m.submit(a, USUAL)
    assert (refused.value.reason, refused.value.facts) == ("alliance-no-usual", {"left": 6})
    use_up(m, a, b)
    m.submit(b, Propose(b, b, b))
    events = m.submit(a, USUAL)
    assert [(e.kind, e.facts["holders"]) for e in events] == [("proposed", [a, b, a])]
    assert (m.state.special[a], m.state.special[b]) == (0b101, 0b010)
    assert USUAL not in GAME.legal(m.state, b) and m.state.agreed[a]
    assert RECONSIDER not in m.view(a).anytime, "there is nothing left to propose"
    assert m.state.proposals[a] == PROPOSALS + 1 and m.view(a).s.proposals_left(a) == 0
    with pytest.raises(IllegalAction) as refused:
        m.submit(a, USUAL)
    assert refused.value.reason == "not-your-turn"
    assert GAME.why_not(m.state, a, USUAL) == ("alliance-no-usual", {"left": 0})
    for k in range(PROPOSALS - 1):  # it ends: every answer costs the other a proposal
        m.submit(b, Propose(a, b, b))
        m.submit(a, USUAL)
        assert (USUAL in GAME.legal(m.state, b)) is False and len(GAME.legal(m.state, b)) == (8 if k < 4 else 1)
    assert GAME.legal(m.state, b) == [ACCEPT]


def test_a_proposal_is_a_new_question_for_every_other_member_and_for_them_alone() -> None:
    m = begin(4)
    a, b = pair(m)
    phase = m.game.phases["distribute"]
    asked = [phase.prompt_variant(m.state, p) for p in range(4)]
    m.submit(a, Propose(a, b, b))
    now = [phase.prompt_variant(m.state, p) for p in range(4)]
    assert [p for p in range(4) if now[p] != asked[p]] == sorted((a, b))
    m.submit(b, Propose(a, a, b))
    assert phase.prompt_variant(m.state, a) not in (asked[a], now[a])


def test_only_the_own_team_sees_how_many_proposals_are_left() -> None:
    m = begin(4)
    a, b = pair(m)
    use_up(m, a, b)
    assert m.view(b).state["proposals"][a] == 6
    for other in (None, *(p for p in range(4) if p not in (a, b))):
        assert m.view(other).state["proposals"][a] is None


@pytest.mark.parametrize(("seats", "made", "each"), [(4, 0, 0), (4, 5, 2), (4, 12, 6), (6, 11, 3), (6, 12, 4)])
def test_a_table_of_revision_1_goes_on_with_a_share_of_its_proposals(seats: int, made: int, each: int) -> None:
    m = begin(seats)
    stored = {**m.snapshot(), "revision": 1, "proposals": [made] * seats}
    resumed = Match.resume(GAME, m.header, m.secret, stored)
    assert resumed.state.proposals == [each] * seats
    assert all(GAME.legal(resumed.state, p) for p in range(seats))
