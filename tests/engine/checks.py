"""Checks that must hold for every game at every moment. Each function raises AssertionError if its check fails."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import fields
from typing import Any

from engine.core.action import Action, IllegalAction
from engine.core.game import TABLE_ACTOR, Game
from engine.core.knowledge.masks import NOT_YOURS, UNKNOWN
from engine.core.match import Match
from engine.core.offers import Values
from engine.core.state import FieldPlan, State, Visibility
from engine.core.view import View
from locales.catalogue import LANGUAGES, words
from tests.engine.every_game import at_random, seen, whole

Rnd = Callable[[], float]


def people(s: State) -> list[int]:
    """Return the asked seats without the table actor, which acts where no seat may be seen acting."""
    return [p for p in s.waiting if p != TABLE_ACTOR]


def check_choices(game: Game[Any], s: State) -> None:
    """Every asked seat has moves: none twice, in a stable order, readable from their wire form."""
    n = game.seat_count(s)
    assert s.phase in game.phases, f"unknown phase {s.phase!r}"
    assert s.waiting, "a dead end: nobody is asked"
    assert len(set(s.waiting)) == len(s.waiting) and set(s.waiting) <= {TABLE_ACTOR, *range(n)}, s.waiting
    for seat in (TABLE_ACTOR, *range(n)):
        legal = list(game.legal(s, seat))
        if seat not in s.waiting:
            assert not legal, f"seat {seat} is not asked and has moves"
            continue
        wires = [a.wire() for a in legal]
        assert wires, f"seat {seat} is asked in phase {s.phase} and has no move"
        assert legal == list(game.legal(s, seat)), "another order at the second call"
        assert legal == list(game.legal(s.clone(), seat)), "another order in a clone"
        assert legal == [game.read(w) for w in json.loads(json.dumps(wires))], "a wire form reads otherwise"
        # Every wire form reads back to its move, so comparing the moves covers the wire forms too.
        assert len(set(legal)) == len(legal), f"a move twice: {wires}"


def check_helpers(game: Game[Any], s: State) -> None:
    """Default moves, safe moves and standing orders are legal, and asking for them does not change the state."""
    before = whole(s)
    for seat in people(s):
        legal = game.legal(s, seat)
        default = game.timeout(s, seat)
        # For several steps sent at once, the list contains the first.
        assert game.begins(s, seat, default) in legal, f"the default move {default} is not legal"
        assert game.allows(s, seat, default), f"the default move {default} is not allowed"
        ordered = game.follow(s, seat, {})
        assert ordered is None or ordered in legal, f"the standing order {ordered} is not legal"
    safe = game.automatic(s)
    assert safe is None or safe[1] in game.legal(s, safe[0]), f"the safe move {safe} is not legal"
    assert whole(s) == before, "asking changed the state"


def check_end(game: Game[Any], s: State) -> None:
    """A finished game has a reason, scores for every seat and winners, and asks no seat.

    There is at least one winner, unless the game declares that this end has none (Game.unwon).
    """
    n = game.seat_count(s)
    assert s.ended in game.end_reasons, f"ended for {s.ended!r}"
    assert not s.waiting and not any(game.legal(s, p) for p in range(n))
    assert len(s.scores) == n and all(type(v) is int for v in s.scores), s.scores
    assert bool(s.winners) != (s.ended in game.unwon), f"{s.ended}: won by {s.winners}"
    assert s.winners == sorted(set(s.winners)) and set(s.winners) <= set(range(n)), s.winners
    assert game.automatic(s) is None


def check_conserved_counts(game: Game[Any], s: State) -> None:
    """``conserved`` notices every single missing card; otherwise a constant value would prove nothing."""
    whole_deck = game.conserved(s)
    less = s.clone()
    for state in (less, *states_in(less)):
        for plan in state.plan():
            numbers_of_a_team = plan.visibility is Visibility.TEAM and plan.depth == 1
            shown = plan.visibility in (Visibility.PUBLIC, Visibility.MEMO, Visibility.NESTED)
            if shown or numbers_of_a_team:
                continue
            for cards in card_lists(getattr(state, plan.name)):
                if cards and cards[-1] >= 0:
                    card = cards.pop()
                    assert game.conserved(less) != whole_deck, f"a card lost from {plan.name} goes unnoticed"
                    cards.append(card)
                    break


def check_clone(game: Game[Any], match: Match[Any], rnd: Rnd, moves: int = 12) -> None:
    """A clone is equal, shares no list, and playing on in it does not change the original."""
    s = match.state
    before = {name: json.dumps(value) for name, value in s.to_json().items()}
    copy = s.clone()
    assert copy == s and type(copy) is type(s)
    assert not set(lists_in(s)) & set(lists_in(copy)), "the clone shares a list"
    other = Match(game, match.header, match.secret, match.ctx.anew(), copy, list(match.log))
    play_on(other, rnd, moves)
    after = s.to_json()
    for name, value in before.items():
        assert json.dumps(after[name]) == value, f"{name} changed with the clone"


def check_stored(s: State) -> None:
    """Conversion to JSON and back gives an equal state that shares no list."""
    again = type(s).from_json(json.loads(whole(s)))
    assert again == s, "the stored form reads back otherwise"
    assert whole(again) == whole(s)
    assert not set(lists_in(s)) & set(lists_in(type(s).from_json(s.to_json()))), "reading shares a list"


def check_views(match: Match[Any], s: State) -> None:
    """Every view is plain JSON and shares no list with the state."""
    own = set(lists_in(s))
    for seat in (None, *range(match.game.seat_count(s))):
        seen(match, s, seat)
        view = match.game.view(s, seat, match="", options=match.header.options)
        shown = [*lists_in(view.s), *_ids(list(view.state.values()))]
        assert not own & set(shown), "a view shares a list with the state"
        check_masked(match.game, s, seat)
        check_first(match.game, s, view)
        if seat is None:
            assert not view.legal


def check_first(game: Game[Any], s: State, view: View) -> None:
    """The first steps in a view equal those that the phase offers step by step."""
    tags = None if view.seat is None else game.offer(s, view.seat, ())
    wanted = [(str(t), game.offer(s, view.seat or 0, (t,))) for t in tags.values] if isinstance(tags, Values) else []
    assert list(view.first.items()) == wanted


def check_masked(game: Game[Any], s: State, seat: int | None) -> None:
    """A mask shows exactly what its fields declare; all other values in it cannot be read."""
    mask, declared = game.masked(s, seat), s.seen_by(seat)
    assert _unasked(mask.seen_by(seat)) == _unasked(declared), "the mask shows something else"
    for true, shown in zip((s, *states_in(s)), (mask, *states_in(mask)), strict=True):
        for plan in true.plan():
            for path in _unseen(plan, true, seat):
                assert _at(getattr(shown, plan.name), path) in HIDING, f"seat {seat} can read {plan.name}{path}"


def _unasked(seen: dict[str, Any]) -> dict[str, Any]:
    """Return what is seen without the waiting seats: only the game knows who may see those."""
    within = {name: _unasked(value) for name, value in seen.items() if isinstance(value, dict)}
    return {**seen, **within, "waiting": None}


HIDING = [repr(UNKNOWN), repr(NOT_YOURS)]


def _unseen(plan: FieldPlan, s: State, seat: int | None) -> Iterator[list[int]]:
    """Yield the paths in a field to values that ``seat`` may not know."""
    if plan.visibility in (Visibility.PUBLIC, Visibility.NESTED):
        return
    for at, entry in enumerate(getattr(s, plan.name)):
        own = at == seat and plan.visibility in (Visibility.OWNER, Visibility.MEMO)
        mates = plan.visibility is Visibility.TEAM and seat is not None and s.team(at) == s.team(seat)
        if not own and not mates:
            yield from ([at, *below] for below in _places(entry))


def _places(value: Any) -> Iterator[list[int]]:
    if isinstance(value, list):
        for at, entry in enumerate(value):
            yield from ([at, *below] for below in _places(entry))
    else:
        yield []


def _at(value: Any, path: Sequence[int]) -> str:
    """Return the repr of the value at a path; NOT_YOURS hides everything inside it."""
    for at in path:
        value = value if value is NOT_YOURS else value[at]
    return repr(value)


def check_redeal(match: Match[Any], s: State, seat: int, rnd: Rnd) -> bool | None:
    """A redeal for ``seat`` changes nothing it may know. Returns whether cards moved, None if none can."""
    game, n = match.game, match.game.seat_count(s)
    before = whole(s)
    new = s.redeal(seat, rnd)
    assert whole(s) == before, "a redeal changed the true state"
    assert not set(lists_in(s)) & set(lists_in(new)), "a redeal shares a list"
    assert seen(match, new, seat) == seen(match, s, seat), "the redeal shows its own seat something else"
    assert seen(match, new, None) == seen(match, s, None), "hidden cards change a public byte"
    for looker in (seat, None):
        assert repr(game.masked(new, looker)) == repr(game.masked(s, looker)), "a redeal shows through a mask"
    assert game.legal(new, seat) == game.legal(s, seat)
    moved, movable = False, 0
    pins = s.pins(seat)
    for (name, holder, old), (_, _, cards) in zip(hidden(s, seat), hidden(new, seat), strict=True):
        assert len(old) == len(cards), f"{name} changed its length"
        assert [c < 0 for c in old] == [c < 0 for c in cards], f"an empty place of {name} moved"
        moved |= old != cards
        for true, dealt in zip(old, cards, strict=True):
            if dealt < 0:
                continue
            movable += pins.get(true, -1) != holder
            if holder is not None:
                assert s.may_hold(holder, true), f"{name}: may_hold denies {true}, which {holder} holds"
                assert new.may_hold(holder, dealt), f"{name}: seat {holder} cannot hold {dealt}"
            assert pins.get(true, holder) == holder, f"{true} is said to be at {pins.get(true)}"
            assert pins.get(dealt, holder) == holder, f"{dealt} must stay at {pins.get(dealt)}"
    assert sorted(cards_hidden(new, seat)) == sorted(cards_hidden(s, seat)), "cards changed"
    assert game.conserved(new) == game.conserved(s)
    for p in people(s):
        assert game.legal(new, p), f"after a redeal seat {p} is asked and has no move"
        assert (p in new.waiting) and n == game.seat_count(new)
    return moved if movable >= 4 else None


def check_refusals(match: Match[Any], wrong: list[Action]) -> int:
    """Every illegal move is refused with a reason that both catalogues contain. Returns how many moves were refused."""
    count = 0
    state = whole(match.state)
    for seat in people(match.state):
        for action in wrong:
            if match.game.allows(match.state, seat, action):
                continue  # moves may be legal without being listed
            try:
                match.submit(seat, action)
            except IllegalAction as refusal:
                for lang in LANGUAGES:
                    assert words(lang).has(refusal.reason), f"{lang}: no words for {refusal.reason}"
                count += 1
            else:
                raise AssertionError(f"seat {seat} was allowed {action}")
    assert whole(match.state) == state, "a refused move changed the state"
    return count


def play_on(match: Match[Any], rnd: Rnd, moves: int) -> None:
    """Make up to ``moves`` random moves."""
    for _ in range(moves):
        if match.over:
            return
        seat = match.state.waiting[int(rnd() * len(match.state.waiting))]
        legal = match.game.legal(match.state, seat)
        match.submit(seat, at_random(match.game, match.state, seat, legal, rnd))


def card_lists(value: Any) -> Iterator[list[int]]:
    """Yield the innermost lists of ``value``."""
    if isinstance(value, list):
        if value and isinstance(value[0], list):
            for v in value:
                yield from card_lists(v)
        else:
            yield value


def hidden(s: State, seat: int) -> list[tuple[str, int | None, list[int]]]:
    """Return field, holder and cards of every list that ``seat`` cannot see but whose length it knows."""
    return [found for inside in (*states_in(s), s) for found in _hidden_here(inside, seat)]


def _hidden_here(s: State, seat: int) -> Iterator[tuple[str, int | None, list[int]]]:
    """Yield the hidden lists of the state itself, without nested states."""
    for plan in s.plan():
        value = getattr(s, plan.name)
        if plan.visibility is Visibility.HIDDEN:
            yield from ((plan.name, None, cards) for cards in card_lists(value))
        elif plan.visibility in (Visibility.OWNER, Visibility.TEAM) and plan.depth > 1:
            for at, cards in enumerate(value):
                own = at == seat if plan.visibility is Visibility.OWNER else s.team(at) == s.team(seat)
                if not own:
                    yield from ((plan.name, at, c) for c in card_lists(cards))


def cards_hidden(s: State, seat: int) -> list[int]:
    """Return every card that ``seat`` cannot see, even if the seat does not know how many cards are where."""
    out = [c for _, _, cards in hidden(s, seat) for c in cards]
    for state in (s, *states_in(s)):
        for plan in state.plan():
            if plan.visibility is Visibility.SECRET:
                out += [c for cards in card_lists(getattr(state, plan.name)) for c in cards]
    return out


def states_in(s: State) -> Iterator[State]:
    """Yield all nested states, from the outside in."""
    for plan in s.plan():
        if plan.visibility is Visibility.NESTED:
            inside = getattr(s, plan.name)
            yield inside
            yield from states_in(inside)


def lists_in(s: State) -> list[int]:
    """Return the ids of all lists in a state and in its nested states."""
    return _ids([getattr(state, f.name) for state in (s, *states_in(s)) for f in fields(state)])


def _ids(values: Iterable[Any]) -> list[int]:
    out: list[int] = []
    level = [v for v in values if isinstance(v, (list, dict))]
    while level:
        out += [id(v) for v in level if isinstance(v, list)]
        inside = [v.values() if isinstance(v, dict) else v for v in level]
        level = [v for held in inside for v in held if isinstance(v, (list, dict))]
    return out
