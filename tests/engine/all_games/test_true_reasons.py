"""Every reason given for a move is true: the tests look up, or play out, the claim of each sentence."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.core.action import Action
from engine.games.registry import GAMES
from engine.players.policy import SearchResult
from engine.players.registry import policy_of
from tests.engine.checks import people
from tests.engine.every_game import Case, at_random, heuristic, positions
from tests.engine.reasons import checks_of

NOTHING = SearchResult(0, (), 0, 0.5)
EACH, SOME = 60, 24
"""Positions of a match to test, in the soak and in the ordinary run."""
CHECKED = [game for game in GAMES if checks_of(game)]
SEATS = [
    pytest.param(game, seats, {}, marks=[] if seats == GAMES[game].default_seats else [pytest.mark.soak])
    for game in CHECKED
    for seats in GAMES[game].seats
]
"""Each game has reasons of its own: every game stays in the ordinary run, with its usual number of seats."""
UNUSUAL: list[tuple[str, int, dict[str, Any]]] = [
    ("alliance", 6, {"mode": "secret_team"}),
    ("alliance", 3, {"rebuild": "once_per_cleanup"}),
    ("counting_cribbage", 3, {"muggins": "full"}),
    ("en_garde", 2, {"level": "advanced"}),
    ("en_garde", 2, {"level": "advanced", "parry": "sum", "discards": "last"}),
]
"""Options under which other sentences are used."""


def wayward(game: Any, s: Any, seat: int, legal: Any, rnd: Any) -> Action:
    """Return the heuristic player's move, sometimes a random one, so that more positions occur."""
    return (at_random if rnd() < 0.2 else heuristic)(game, s, seat, legal, rnd)


@pytest.mark.parametrize("each", [pytest.param(SOME, id="some"), pytest.param(EACH, id="all", marks=pytest.mark.soak)])
@pytest.mark.parametrize(("slug", "seats", "options"), [*SEATS, *UNUSUAL])
def test_every_reason_is_true_of_its_move(slug: str, seats: int, options: dict[str, Any], each: int) -> None:
    game, policy, rng = GAMES[slug], policy_of(slug), random.Random(f"{slug} {seats}")
    checks, heard = checks_of(slug), set()
    for seed in range(3):
        case, style = Case(game, seats, game.check(seats, options)), wayward if seed else heuristic
        for match in positions(case, each, seed=seed, style=style):
            s = match.state
            for seat in people(s):
                for action in policy.candidates(game, s, seat, rng.random):
                    found = policy.reason(s, seat, action, NOTHING)
                    if found is None:
                        continue
                    key = found[0].removeprefix(f"{slug}-hint-why-")
                    heard.add(key)
                    assert checks[key](s, seat, action, found[1]), (key, action, found[1])
    assert len(heard) >= (2 if options else 4), heard
