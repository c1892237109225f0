"""Tests in every game if a move may be taken back without asking, by what it has shown."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.core.game import Game
from engine.core.knowledge.learning import play_on, tells
from engine.core.match import Match
from engine.games.registry import GAMES
from tests.engine.every_game import begin, seen, usual

EVERY_GAME = [pytest.param(game, id=game.key) for game in GAMES.values()]
MOVES = 30


def copied(match: Match[Any], state: Any = None) -> Match[Any]:
    there = match.state.clone() if state is None else state
    return Match(match.game, match.header, match.secret, match.ctx.anew(), there)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_what_may_be_taken_back_alone_has_shown_nothing(game: Game[Any]) -> None:
    """After such a move the seat knows nothing new: every deal that it must think possible looks the same to it."""
    rnd = random.Random(game.key)
    match = begin(usual(game), 3)
    for _ in range(MOVES):
        if match.over:
            break
        seat = match.state.waiting[0]
        action = rnd.choice(list(game.legal(match.state, seat)))
        if seat >= 0:
            after = copied(match)
            shown = play_on(after, [[seat, *action.wire()]])
            if not (shown.by(seat) or shown.chance or tells(match, seat, action, rnd.random)):
                assert not match.state.hidden_from(seat) - after.state.hidden_from(seat)
                for _ in range(2):
                    elsewhere = copied(match, match.state.redeal(seat, rnd.random))
                    elsewhere.submit(seat, action)
                    assert seen(elsewhere, elsewhere.state, seat) == seen(after, after.state, seat)
        match.submit(seat, action)


def first(game: str, tag: str) -> tuple[Match[Any], int, Any]:
    """Return a new match, the seat that is asked, and its first move of this kind."""
    match = begin(usual(GAMES[game]), 1)
    seat = match.state.waiting[0]
    return match, seat, next(a for a in match.game.legal(match.state, seat) if a.tag == tag)


def test_a_chip_paid_shows_nothing_and_a_card_taken_turns_up_the_next() -> None:
    match, seat, pays = first("geschenk", "no_thanks")
    shown = play_on(copied(match), [[seat, *pays.wire()]])
    assert not shown.chance and not any(shown.cards) and not tells(match, seat, pays, random.Random(1).random)
    match, seat, takes = first("geschenk", "take")
    shown = play_on(copied(match), [[seat, *takes.wire()]])
    assert shown.chance and all(len(cards) == 1 for cards in shown.cards)


def test_what_a_guess_has_told_is_known_though_no_card_was_seen() -> None:
    game, rnd = GAMES["love_letter"], random.Random(1).random
    guesses: list[bool] = []
    idle: list[bool] = []
    for number in range(20):
        match = begin(usual(game), number)
        seat = match.state.waiting[0]
        for action in game.legal(match.state, seat):
            if action.tag in ("guard", "idle"):
                (guesses if action.tag == "guard" else idle).append(tells(match, seat, action, rnd))
    # A seat that holds both cards of a name knows the answer to that guess.
    assert guesses and sum(guesses) > 0.9 * len(guesses) and not any(idle)
