"""Alliance: what a seat, a team and an onlooker are shown, and what a redeal keeps."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from engine.core.cards import RANK, SUIT
from engine.core.match import Match
from engine.core.state import NO_CARD
from engine.games.alliance.moves import ACCEPT, NO, REBUILD, AskRebuild, Down, Propose
from engine.games.alliance.rules import GAME
from engine.games.alliance.state import ALWAYS, NEVER, AllianceState
from engine.games.alliance.terms import (
    BLACK,
    FIRST_SPECIAL,
    SPECIALS,
    card_of,
    is_special,
    is_white,
    special_colour,
    specials_of,
)
from engine.games.alliance.tricks import window
from tests.games.alliance.tables import SECRET, begin, dealt, quiet, random_match


def shown(s: AllianceState, seat: int | None) -> str:
    """Every byte that ``seat`` is shown."""
    view = GAME.view(s, seat, match="m", options={})
    moves = [a.wire() for a in (*view.legal, *view.anytime)]
    return json.dumps([dict(view.state), moves, list(view.team), sorted(view.first)])


def everyone(s: AllianceState) -> list[int | None]:
    return [None, *range(len(s.suits))]


# Distribution


def test_proposals_and_acceptances_reach_only_the_team() -> None:
    m = begin(6)
    rng = random.Random(1)
    own = [p for p in m.state.order if m.state.team(p) == BLACK]
    others: list[int | None] = [None, *(p for p in range(6) if p not in own)]
    before = [shown(m.state, p) for p in others]
    for step in range(9):
        seat = rng.choice([p for p in own if p in m.state.waiting])
        legal = [a for a in GAME.legal(m.state, seat) if isinstance(a, Propose) or step % 3]
        action = ACCEPT if ACCEPT in legal and sum(m.state.agreed[p] for p in own) < 2 else rng.choice(legal)
        if action == ACCEPT and sum(m.state.agreed[p] for p in own) == 2:
            continue
        events = m.submit(seat, action)
        assert all(set(e.only or range(6)) <= set(own) for e in events), "another team was told"
        assert not any(e.seen_by(None) for e in events)
        if m.state.ready[BLACK]:
            break
        assert [shown(m.state, p) for p in others] == before
        for p in own:
            view = m.view(p)
            assert [view.state["special"][q] for q in own] == [m.state.special[q] for q in own]
            assert all(view.state["special"][q] is None for q in range(6) if q not in own)
            assert all(view.state["agreed"][q] is None for q in range(6) if q not in own)


def test_public_is_only_that_a_team_is_ready() -> None:
    m = begin(4)
    a, b = (p for p in m.state.order if m.state.team(p) == BLACK)
    other = next(p for p in range(4) if p not in (a, b))
    m.submit(a, Propose(a, b, b))
    before = json.loads(shown(m.state, other))
    events = m.submit(b, ACCEPT)
    assert [e.kind for e in events if e.seen_by(other)] == ["ready"]
    after = json.loads(shown(m.state, other))
    assert {k for k in after[0] if after[0][k] != before[0][k]} == {"ready"}
    assert after[1:] == before[1:]
    assert m.view(other).waiting == [0, 1, 2, 3], "who has answered stays hidden"


@pytest.mark.parametrize("seats", [4, 6])
def test_any_distribution_of_the_others_looks_the_same(seats: int) -> None:
    """Until cards are played: the same order of the piles, other holders of red's special cards."""
    seen: dict[int | None, set[str]] = {}
    for k in range(8):
        m = begin(seats)
        rng = random.Random(k)
        for team in (0, 1):
            own = [p for p in m.state.order if m.state.team(p) == team]
            holders = [own[0]] * 3 if team == BLACK else [rng.choice(own) for _ in range(3)]
            m.submit(own[0], Propose(*holders))
            for p in own[1:]:
                m.submit(p, ACCEPT)
        viewers: list[int | None] = [None, *(q for q in m.state.order if m.state.team(q) == BLACK)]
        for viewer in viewers:
            view = json.loads(shown(m.state, viewer))
            if viewer is not None:
                view[0]["hands"], view[1] = "own", "own"
            seen.setdefault(viewer, set()).add(json.dumps(view))
    assert all(len(views) == 1 for views in seen.values())


# In play


@pytest.mark.parametrize(("seats", "mode"), [(4, "team"), (6, "team"), (3, "individual"), (6, "secret_team")])
@pytest.mark.parametrize("stop", [30, 60, 90])
def test_a_redeal_looks_the_same_and_keeps_what_is_known(seats: int, mode: str, stop: int) -> None:
    m = random_match(seats, stop, stop=stop, mode=mode)
    if m.over:
        return
    s = m.state
    rng = random.Random(7)
    for seat in range(seats):
        for _ in range(20):
            new = s.redeal(seat, rng.random)
            assert shown(new, seat) == shown(s, seat) and shown(new, None) == shown(s, None)
            assert new.won == s.won and new.discard == s.discard and new.hands[seat] == s.hands[seat]
            assert sorted(new.pile[seat]) == sorted(s.pile[seat])
            assert GAME.conserved(new) == GAME.conserved(s)
            for p in range(seats):
                held = new.hands[p] + new.pile[p] + new.buried[p] + new.gone[p] + new.down[p]
                assert all(new.may_hold(p, c) for c in held)
                assert [p for _ in new.pile[p][:1]] == [p for _ in s.pile[p][:1]]
                own = [c for c in held if is_special(c)] + [c for c in new.discard[p] if is_special(c)]
                left = [c for c in s.removed if s.shown[c - FIRST_SPECIAL] == p]
                trick = [c for c in s.trick if is_special(c) and c in specials_of(new.special[p])]
                assert sorted(own + left + trick) == specials_of(new.special[p])
                assert not any(is_special(c) and not (mode == "team" and is_white(c)) for c in new.buried[p])


@pytest.mark.parametrize(("seats", "mode"), [(4, "team"), (6, "team"), (3, "individual"), (6, "secret_team")])
def test_a_guess_follows_from_knowledge_alone(seats: int, mode: str) -> None:
    """The true state and one with other hidden cards give the same guess by the same random numbers."""
    for stop in (3, 25, 45, 66, 88):
        s = random_match(seats, 1, stop=stop, mode=mode).state
        if s.ended:
            continue
        for seat in range(seats):
            twin = s.redeal(seat, random.Random(99).random)
            if s.phase == "rebuild" and seat not in s.waiting:
                continue
            guesses = [x.redeal(seat, random.Random(5).random).to_json() for x in (s, twin)]
            assert guesses[0] == guesses[1]


def test_a_redeal_guesses_sizes_of_piles_that_nobody_knows() -> None:
    m = begin(6)
    for team in (0, 1):
        own = [p for p in m.state.order if m.state.team(p) == team]
        m.submit(own[0], Propose(own[0], own[0], own[0]))
        for p in own[1:]:
            m.submit(p, ACCEPT)
    s, rng = m.state, random.Random(3)
    me, rich = s.order[0], s.order[1]
    assert len(s.pile[rich]) == 10
    sizes = {len(s.redeal(me, rng.random).pile[rich]) for _ in range(200)}
    assert sizes == {7, 8, 9, 10}
    mate = s.order[2]
    assert {len(s.redeal(me, rng.random).pile[mate]) for _ in range(50)} == {7}, "the own team's is known"
    first = s.redeal(me, rng.random)
    assert {tuple(s.redeal(me, rng.random).pile[me]) for _ in range(9)} != {tuple(first.pile[me])}


def test_an_emptied_pile_tells_how_many_cards_it_had() -> None:
    s = dealt(4)
    me, other = s.order[0], s.order[1]
    s.special = [0b111 << 3 if p == other else 0b111 if p == me else 0 for p in range(4)]
    s.hands[other], s.pile[other] = [13, 14, 15], []
    s.discard[other] = [16, 17, 18, 19, 20, 21, 22]
    s.buried[other], s.gone[other] = [83], [81, 82]
    s.downs[other], s.pile_empty[other], s.owned[other] = 3, 1, 3
    third = s.order[3]
    s.pile[third] = [c for c in s.pile[third] if not is_special(c)]
    rng = random.Random(1)
    for _ in range(50):
        new = s.redeal(me, rng.random)
        assert new.special[other].bit_count() == 3 and not new.pile[other]


def test_secret_teams_stay_secret() -> None:
    s = dealt(6, mode="secret_team")
    for viewer in everyone(s):
        view = GAME.view(s, viewer, match="m", options={})
        assert view.team == (0, 1, 2, 3, 4, 5)
        assert [x is not None for x in view.state["special"]] == [p == viewer for p in range(6)]
        assert view.state["teams"] == [] and view.state["final_special"] == []
    # Two players whose special cards change places: nobody else sees a difference.
    a, b = s.order[1], s.order[2]
    other = s.clone()
    for p, q in ((a, b), (b, a)):
        old, new = specials_of(s.special[p])[0], specials_of(s.special[q])[0]
        other.special[p] = s.special[q]
        for zone in (other.hands[p], other.pile[p]):
            zone[:] = [new if c == old else c for c in zone]
    for viewer in everyone(s):
        assert (shown(s, viewer) == shown(other, viewer)) == (viewer not in (a, b))


def test_a_card_face_down_is_known_to_its_owner_alone() -> None:
    for hidden in (1, 2):
        s = dealt(4)
        first, seat = s.order[:2]
        GAME.apply(s, first, GAME.legal(s, first)[0], quiet())
        views = []
        for card in s.hands[seat][:hidden]:
            new = s.clone()
            GAME.apply(new, seat, Down(card), quiet())
            views.append([shown(new, p) for p in everyone(s) if p != seat])
            assert GAME.view(new, seat, match="m", options={}).state["down"][seat] == [card]
        assert all(v == views[0] for v in views)


def test_sizes_of_piles_and_discards_are_nobody_elses_business() -> None:
    m = random_match(4, 8, stop=60)
    s = m.state
    for viewer in everyone(s):
        view = m.view(viewer)
        for zone in ("pile", "discard", "buried", "gone"):
            sizes = view.state[zone]
            assert [n is not None for n in sizes] == [p == viewer for p in range(4)]
            if viewer is not None:
                assert sizes[viewer] == len(getattr(s, zone)[viewer])
        assert view.state["pile_empty"] == [int(not own) for own in s.pile]
        assert view.state["won"] == [len(own) for own in s.won] and view.state["courts"] == len(s.courts)


def test_who_is_asked_in_the_cleanup_does_not_show() -> None:
    """Whoever is asked and whatever a "no": an onlooker and the others see one and the same table."""
    public, own = set(), []
    for k in range(4):
        s = dealt(4)
        s.ask = [NEVER] * 4
        s.courts, s.court = [*s.courts, s.court], NO_CARD
        s.ask[k] = ALWAYS
        window(s, s.order[0], quiet())
        assert s.waiting == [k]
        public.add(shown(s, None))
        own.append(GAME.view(s, k, match="m", options={}).asked)
        for p in range(4):
            view = GAME.view(s, p, match="m", options={})
            assert view.asked == (p == k)
            assert set(view.waiting) >= set(range(4)) - {p}
    assert len(public) == 1 and own == [True] * 4


def test_a_no_is_not_told() -> None:
    s = dealt(4)
    s.ask = [ALWAYS] * 4
    match = Match(GAME, begin(4).header, SECRET, begin(4).ctx, s)
    window(s, s.order[0], match.ctx)
    start = shown(s, None)
    for _ in range(3):
        (p,) = s.waiting
        others = [shown(s, q) for q in range(4) if q not in (p, s.after[p])]
        assert match.submit(p, NO) == []
        assert [shown(s, q) for q in range(4) if q not in (p, s.after[p])][:1] == others[:1]
        assert shown(s, None) == start
    (p,) = s.waiting
    kinds = {e.kind: e for e in match.submit(p, REBUILD)}
    assert kinds["rebuilt"].only is None and kinds["rebuilt"].facts["back"] == 0


def test_preferences_are_private() -> None:
    s = dealt(4)
    for k in range(4):
        new = s.clone()
        GAME.apply(new, k, AskRebuild(NEVER), quiet())
        for viewer in everyone(s):
            assert (shown(new, viewer) != shown(s, viewer)) == (viewer == k)


def test_only_what_was_played_face_up_is_listed_as_removed() -> None:
    for seed in range(20):
        m = random_match(4, seed, stop=70, mode="individual")
        s = m.state
        played = {e.facts["card"] for e in m.ctx.events if e.kind == "played" and is_special(e.facts["card"])}
        assert set(s.removed) == played - set(s.trick)
        assert not set(s.removed) & {c for own in s.gone for c in own}


def test_everything_is_shown_at_the_end() -> None:
    m = random_match(6, 1, mode="secret_team")
    view = m.view(None)
    assert sorted(c for own in view.state["final_special"] for c in own) == list(SPECIALS)
    won = [c for own in view.state["final_won"] for c in own]
    assert len(won) == len(set(won)) and all(RANK[c] > 9 for c in won)
    for p in range(6):
        cards = view.state["final_hands"][p] + view.state["final_piles"][p]
        assert all(is_special(c) or SUIT[c] == view.state["suits"][p] for c in cards)
    assert view.state["teams"] and special_colour(card_of("JR1")) == 1


def test_private_events_go_to_one_seat() -> None:
    private = {"drew", "laid_own", "special", "put_back"}
    kinds: dict[str, set[Any]] = {}
    for seed in range(5):
        for e in random_match(4, seed).ctx.events:
            kinds.setdefault(e.kind, set()).add(None if e.only is None else len(e.only))
    assert {k for k, sizes in kinds.items() if sizes == {1}} == private
    assert {k for k, sizes in kinds.items() if sizes == {2}} == {"proposed", "accepted"}
