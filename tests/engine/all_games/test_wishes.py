"""Wishes in every game: only their own seat knows them, and a wish answers a prompt only if answers are sealed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.context import SeededContext
from engine.core.game import TABLE_ACTOR, Game
from engine.core.match import Match
from engine.core.prepared.wishes import Wish
from engine.core.state import State, Visibility
from engine.games.registry import GAMES
from tests.engine.every_game import Case, begin, cases, spared, steps

WISHING = {
    "alliance",
    "arsene",
    "counting_cribbage",
    "dominuxen",
    "en_garde",
    "grazia",
    "jukugo_daifuda",
    "target",
    "ttp",
}
CASES = [
    pytest.param(c, id=c.name, marks=[pytest.mark.soak] if spared(c, cases(GAMES[slug])) else [])
    for slug in sorted(WISHING)
    for c in cases(GAMES[slug])
]
MOST = 24
"""The most positions of a match that are tested."""


def positions(case: Case) -> Iterator[Match[Any]]:
    """Yield positions of a match of random moves, spread over it."""
    match = begin(case)
    for number, _ in enumerate(steps(match)):
        if number % 3 == 0 and not match.over:
            yield match
        if number > 3 * MOST:
            return


def told(match: Match[Any], seat: int, wish: Action) -> tuple[State, list[Any]]:
    """Return the position after a wish and its events; ``match`` does not change."""
    twin = Match(match.game, match.header, match.secret, SeededContext(match.ctx.seed), match.state.clone())
    return twin.state, twin.submit(seat, wish)


def answers(game: Game[Any], s: State, seat: int, wish: Wish) -> bool:
    """True if a wish answers the present prompt of its seat."""
    assert game.wishes is not None
    kept = s.clone()
    game.wishes.keep(kept, seat, wish, SeededContext(bytes(32)))
    return seat in s.waiting and game.wishes.answer(kept, seat) is not None


def views(game: Game[Any], s: State, but: int) -> list[Any]:
    """Return the views of all seats but one, and of an onlooker."""
    seats = [p for p in range(game.seat_count(s)) if p != but]
    return [game.view(s, p, match="m", options={}) for p in (None, *seats)]


def test_these_games_have_wishes() -> None:
    assert {slug for slug, game in GAMES.items() if game.wishes is not None and game.wishes.kinds} == WISHING
    assert [slug for slug, game in GAMES.items() if game.follows_orders()] == ["geschenk", "boonaken"]
    for game in GAMES.values():
        kinds = {kind for kind in game.actions if issubclass(kind, Wish)}
        assert kinds == set(() if game.wishes is None else game.wishes.kinds), game.key


def wished(case: Case) -> bool:
    """True if a game with these options has wishes: claims, hints, or a parry with a choice."""
    chosen = case.options
    if chosen.get("muggins") in ("off", "count") or chosen.get("hints") == "off":
        return False
    return chosen.get("parry") != "exact" or chosen["level"] == "advanced"


@pytest.mark.parametrize("case", CASES)
def test_a_wish_is_quiet(case: Case) -> None:
    game, seen = case.game, 0
    for match in positions(case):
        before = match.state
        phase = game.phases[before.phase]
        assert not game.wishes_of(before, TABLE_ACTOR)
        for seat in range(case.seats):
            shown, offered = views(game, before, seat), game.wishes_of(before, seat)
            legal = game.legal(before, seat) if offered else ()
            for wish in offered:
                seen += 1
                assert isinstance(wish, Wish) and wish not in legal
                after, events = told(match, seat, wish)
                if answers(game, before, seat, wish):
                    # The wish answers the present prompt, which is allowed only if nobody sees who has answered.
                    assert phase.secret_readiness
                    continue
                assert wish not in game.wishes_of(after, seat), "what stands is not offered again"
                assert all(e.only == (seat,) for e in events)
                assert shown == views(game, after, seat)
                for plan in before.plan():
                    old, new = getattr(before, plan.name), getattr(after, plan.name)
                    if plan.visibility is Visibility.MEMO:
                        old, new = ([v for p, v in enumerate(x) if p != seat] for x in (old, new))
                    assert old == new, plan.name
    # With hints off no order can be given or taken back.
    assert bool(seen) is wished(case)


@pytest.mark.parametrize("game", [GAMES[slug] for slug in sorted(WISHING)], ids=lambda game: game.key)
def test_a_wish_that_is_not_open_is_refused(game: Game[Any]) -> None:
    match = begin(next(iter(cases(game))))
    everything = {w for g in [game] for seat in range(2) for w in g.wishes_of(match.state, seat)}
    for wish in everything:
        after, _ = told(match, 0, wish) if wish in game.wishes_of(match.state, 0) else (match.state, [])
        assert game.allows(after, 0, wish) == (wish in game.wishes_of(after, 0))


def test_a_wish_has_only_plain_fields() -> None:
    for game in GAMES.values():
        for kind in game.wishes.kinds if game.wishes is not None else ():
            assert all(f.type == "int" for f in fields(kind))
