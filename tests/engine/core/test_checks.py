"""Tests the generic suite itself: each check catches the game that is broken on purpose for it."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.match import BadRecord, Match
from engine.core.options import combinations
from engine.core.state import State
from tests.engine import checks, every_game, toy
from tests.engine.every_game import Case, Elsewhere, begin, outcome, played, positions, steps
from tests.engine.toy import TOY, Give, Giving, Play, Playing, Toy, ToyState

CASE = Case(TOY, 3, TOY.check(3, combinations(TOY.options)[0]))


def moments() -> list[Match[Any]]:
    return positions(CASE, 12, seed=2)


def all_redeals() -> None:
    """Check several redeals for every seat: with one redeal, a broken rule may pass by luck."""
    rnd = random.Random(1).random
    moved = [checks.check_redeal(m, m.state, seat, rnd) for m in moments() for seat in range(3) for _ in range(4)]
    assert any(moved)


def all_choices() -> None:
    for m in moments():
        checks.check_choices(TOY, m.state)


def all_helpers() -> None:
    for m in moments():
        checks.check_helpers(TOY, m.state)


def conserved_throughout() -> None:
    match = begin(CASE)
    shuffles = match.ctx.labels
    deck, made = TOY.conserved(match.state), len(shuffles)
    for _ in steps(match):
        assert len(shuffles) > made or TOY.conserved(match.state) == deck
        deck, made = TOY.conserved(match.state), len(shuffles)


def test_the_sound_toy_passes_everything() -> None:
    all_redeals()
    all_choices()
    all_helpers()
    conserved_throughout()
    for m in moments():
        checks.check_clone(TOY, m, random.Random(1).random)
        checks.check_stored(m.state)
        checks.check_views(m, m.state)


true_redeal, true_mask, true_clone = State.redeal, State.masked, State.clone


def redeal_nothing(self: ToyState, seat: int, rnd: Callable[[], float]) -> ToyState:
    return self.clone()


def redeal_against_voids(self: ToyState, seat: int, rnd: Callable[[], float]) -> ToyState:
    blind = self.clone()
    blind.voids = [0] * len(self.voids)
    new = true_redeal(blind, seat, rnd)
    new.voids = self.voids[:]
    return new


def redeal_forgetting_pins(self: ToyState, seat: int, rnd: Callable[[], float]) -> ToyState:
    blind = self.clone()
    blind.gave = [[] for _ in self.gave]
    new = true_redeal(blind, seat, rnd)
    new.gave = [g[:] if p == seat else [] for p, g in enumerate(self.gave)]
    return new


def redeal_own_cards(self: ToyState, seat: int, rnd: Callable[[], float]) -> ToyState:
    return true_redeal(self, (seat + 1) % len(self.hands), rnd)


def redeal_in_place(self: ToyState, seat: int, rnd: Callable[[], float]) -> ToyState:
    new = true_redeal(self, seat, rnd)
    self.hands = new.hands
    return new


def redeal_another_size(self: ToyState, seat: int, rnd: Callable[[], float]) -> ToyState:
    new = true_redeal(self, seat, rnd)
    if new.stock:
        new.hands[seat - 1].append(new.stock.pop())
    return new


def nothing_masked(self: ToyState, seat: int | None) -> ToyState:
    return self.clone()


@pytest.mark.parametrize(
    ("name", "broken"),
    [
        ("redeal", redeal_nothing),
        ("redeal", redeal_against_voids),
        ("redeal", redeal_forgetting_pins),
        ("redeal", redeal_own_cards),
        ("redeal", redeal_in_place),
        ("redeal", redeal_another_size),
        ("masked", nothing_masked),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_broken_redeal_or_view_is_caught(name: str, broken: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyState, name, broken)
    with pytest.raises(AssertionError):
        all_redeals()


def shallow(self: ToyState) -> ToyState:
    new = true_clone(self)
    new.hands = self.hands[:]
    return new


def test_a_clone_that_shares_a_list_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    match = moments()[3]
    monkeypatch.setattr(ToyState, "clone", shallow)
    with pytest.raises(AssertionError, match="shares a list"):
        checks.check_clone(TOY, match, random.Random(1).random)


def sharing(self: ToyState, seat: int | None) -> ToyState:
    new = true_mask(self, seat)
    new.trick = self.trick
    return new


def fewer_cards(self: ToyState, seat: int | None) -> ToyState:
    new = true_mask(self, seat)
    new.hands = [h[1:] for h in new.hands]
    return new


def reserve_open(self: ToyState, seat: int | None) -> ToyState:
    new = true_mask(self, seat)
    new.reserve = [r[:] for r in self.reserve]
    return new


def memory_of_others(self: ToyState, seat: int | None) -> ToyState:
    new = true_mask(self, seat)
    new.gave = [g[:] for g in self.gave]
    return new


@pytest.mark.parametrize(
    ("broken", "caught"),
    [
        (sharing, "shares a list"),
        (fewer_cards, "shows something else"),
        (reserve_open, "can read reserve"),
        (memory_of_others, "can read gave"),
    ],
)
def test_a_broken_mask_is_caught(broken: Any, caught: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyState, "masked", broken)
    with pytest.raises(AssertionError, match=caught):
        for m in moments():
            checks.check_views(m, m.state)


def test_first_steps_that_differ_from_the_offers_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Giving, "first_steps", lambda self, s, seat, legal: {})
    with pytest.raises(AssertionError):
        checks.check_views(moments()[0], moments()[0].state)


def test_a_stored_form_that_forgets_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    true_read = ToyState.from_json

    def forgetful(cls: type[ToyState], data: Mapping[str, Any]) -> ToyState:
        new = true_read(data)
        new.gave = []
        return new

    match = moments()[-1]
    monkeypatch.setattr(ToyState, "from_json", classmethod(forgetful))
    with pytest.raises(AssertionError, match="reads back otherwise"):
        checks.check_stored(match.state)


true_legal = Giving.legal


def twice(self: Giving, s: ToyState, seat: int) -> Sequence[Give]:
    moves = true_legal(self, s, seat)
    return [*moves, moves[0]]


def unstable(self: Giving, s: ToyState, seat: int) -> Sequence[Give]:
    moves = list(true_legal(self, s, seat))
    random.shuffle(moves)
    return moves


def nothing(self: Giving, s: ToyState, seat: int) -> Sequence[Give]:
    return []


def unreadable(self: Giving, s: ToyState, seat: int) -> Sequence[Give]:
    return [Give(float(a.card)) for a in true_legal(self, s, seat)]  # type: ignore[arg-type]  # broken on purpose


@pytest.mark.parametrize("broken", [twice, unstable, nothing, unreadable], ids=lambda f: f.__name__)
def test_broken_legal_moves_are_caught(broken: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin(CASE)
    monkeypatch.setattr(Giving, "legal", broken)
    random.seed(1)
    with pytest.raises((AssertionError, ValueError)):
        for _ in range(8):  # an unstable order may repeat by luck
            checks.check_choices(TOY, match.state)


def test_illegal_default_and_safe_moves_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    foreign = Play(99)
    with monkeypatch.context() as m, pytest.raises(AssertionError, match="default move"):
        m.setattr(Toy, "timeout", lambda self, s, seat: foreign)
        all_helpers()
    with monkeypatch.context() as m, pytest.raises(AssertionError, match="safe move"):
        m.setattr(Toy, "automatic", lambda self, s: (s.waiting[0], foreign))
        all_helpers()
    with monkeypatch.context() as m, pytest.raises(AssertionError, match="standing order"):
        m.setattr(Toy, "follow", lambda self, s, seat, order: foreign)
        all_helpers()


true_play = Playing.apply


def losing(self: Playing, s: ToyState, seat: int, action: Play, ctx: GameContext) -> None:
    true_play(self, s, seat, action, ctx)
    if len(s.gone) > 3:
        s.gone.pop()


def stuck(self: Playing, s: ToyState, seat: int, action: Play, ctx: GameContext) -> None:
    true_play(self, s, seat, action, ctx)
    s.waiting = []


def endless(self: Playing, s: ToyState, seat: int, action: Play, ctx: GameContext) -> None:
    s.waiting = [(seat + 1) % len(s.hands)]


@pytest.mark.parametrize("broken", [losing, stuck, endless], ids=lambda f: f.__name__)
def test_lost_cards_dead_ends_and_endless_games_are_caught(broken: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Playing, "apply", broken)
    monkeypatch.setattr(every_game, "LONGEST", 2_000)
    with pytest.raises(AssertionError):
        conserved_throughout()


def test_a_blind_conserved_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "conserved", lambda self, s: sorted(s.gone))
    with pytest.raises(AssertionError, match="goes unnoticed"):
        checks.check_conserved_counts(TOY, begin(CASE).state)


def test_an_odd_ending_is_caught() -> None:
    end = played(CASE).state
    checks.check_end(TOY, end)
    odd: list[tuple[str, Any]] = [("ended", "boredom"), ("winners", []), ("scores", [1]), ("waiting", [0])]
    for name, value in odd:
        wrong = end.clone()
        setattr(wrong, name, value)
        with pytest.raises(AssertionError):
            checks.check_end(TOY, wrong)


def test_two_shuffles_of_one_name_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such shuffles deal the same cards, and no other check would notice."""
    true_deal = toy.deal

    class Nameless(GameContext):
        def __init__(self, ctx: GameContext) -> None:
            self.shuffled = lambda label, items: ctx.shuffled("deal", items)  # type: ignore[method-assign]
            self.tell = ctx.tell  # type: ignore[method-assign]

    monkeypatch.setattr(toy, "deal", lambda s, ctx: true_deal(s, Nameless(ctx)))
    case = Case(TOY, 3, TOY.check(3, {"deals": 3}))
    with pytest.raises(AssertionError, match="two shuffles of the name 'deal'"):
        played(case)


def test_luck_from_outside_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule that draws from the global random numbers replays to another game."""

    def lucky(self: Playing, s: ToyState, seat: int, action: Play, ctx: GameContext) -> None:
        true_play(self, s, seat, action, ctx)
        if not s.ended:
            s.waiting = [int(random.random() * len(s.hands))]

    monkeypatch.setattr(Playing, "apply", lucky)
    case = Case(TOY, 3, TOY.check(3, {"deals": 3}))
    random.seed(1)
    record = played_somehow(case)
    with pytest.raises((AssertionError, BadRecord)):
        assert outcome(Match.replay(TOY, record.export())) == outcome(record)


def played_somehow(case: Case) -> Match[Any]:
    """Return a match of the lucky toy that reaches an end."""
    for seed in range(200):
        try:
            return played(case, seed=seed)
        except (AssertionError, IndexError, ValueError):
            continue
    raise AssertionError("no match of the lucky toy ended")


def test_a_fresh_process_that_plays_otherwise_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here the toy's points are doubled; in the fresh process they are not."""
    true_end = toy.end_deal

    def generous(s: ToyState, ctx: GameContext) -> None:
        s.tricks = [2 * n for n in s.tricks]
        true_end(s, ctx)

    monkeypatch.setattr(toy, "end_deal", generous)
    match = played(CASE)
    with contextlib.closing(Elsewhere(hash_seed=1)) as elsewhere, pytest.raises(AssertionError, match="BadRecord"):
        elsewhere.replayed([match.export()])


def test_a_move_allowed_beyond_legal_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """``submit`` refuses what is not legal, so only a broken ``submit`` can accept a move that must be refused."""

    def open_door(self: Match[ToyState], seat: int, action: Action) -> list[Any]:
        return []

    match = begin(CASE)
    monkeypatch.setattr(Match, "submit", open_door)
    with pytest.raises(AssertionError, match="was allowed"):
        checks.check_refusals(match, [Play(0)])
