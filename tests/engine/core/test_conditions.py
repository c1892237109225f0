"""Conditions of trick games (families.tricks.Follow): the move that each gives, by its seat's own knowledge."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.core.action import MalformedAction
from engine.core.cards import SUIT
from engine.core.facts import Message
from engine.core.game import Game
from engine.core.prepared.conditions import resolved
from engine.core.state import NO_CARD, State
from engine.families.tricks import HIGHEST, LOWEST, PLAY, UNDER, Follow, TrickPhase
from engine.games.registry import GAMES
from locales import words
from tests.engine.every_game import at_random, begin, heuristic, usual

TRICK_GAMES = ["arsene", "boonaken", "stendhal", "tricky_express", "ttp"]


def height(phase: TrickPhase[Any], s: Any, action: Any) -> int:
    return phase.height(s, action.card)


def looked_at(game: Game[Any], s: State, seat: int, rnd: random.Random) -> str:
    """Check all conditions that the asked seat could have prepared; return facts about the position."""
    phase: Any = game.phases["play"]
    at: Any = s
    hand, trick = at.hands[seat], at.trick
    found = {how: resolved(game, s, seat, Follow(how, hand[-1])) for how in (LOWEST, UNDER, HIGHEST)}
    other = s.redeal(seat, rnd.random)
    assert found == {how: resolved(game, other, seat, Follow(how, hand[-1])) for how in found}
    if not trick:
        assert {m.key for m in found.values() if isinstance(m, Message)} == {"ahead-lead"}
        return "lead"
    following = [a for a in phase.legal(s, seat) if SUIT[a.card] == SUIT[trick[0]]]
    if not any(SUIT[c] == SUIT[trick[0]] for c in hand):
        alone = resolved(game, s, seat, Follow(LOWEST, NO_CARD))
        assert isinstance(alone, Message) and alone.key == "ahead-no-suit"
        for card in hand:
            came = resolved(game, s, seat, Follow(UNDER, card))
            assert (came == PLAY[card]) == game.allows(s, seat, PLAY[card]) == (not isinstance(came, Message))
        return "void"
    if following:
        assert found[LOWEST] == min(following, key=lambda a: height(phase, s, a))
        assert found[HIGHEST] == max(following, key=lambda a: height(phase, s, a))
    safe = [a for a in following if phase.winner(s, [*trick, a.card]) != len(trick)]
    if not safe:
        assert found[UNDER] == Message("ahead-no-under")
        return "wins"
    assert found[UNDER] == max(safe, key=lambda a: height(phase, s, a))
    return "safe"


@pytest.mark.parametrize("slug", TRICK_GAMES)
def test_a_condition_comes_to_the_card_it_says(slug: str) -> None:
    game, rnd, met = GAMES[slug], random.Random(slug), set()
    for seed in range(4):
        match = begin(usual(game), seed)
        for _ in range(150):
            if match.over:
                break
            s, seat = match.state, match.state.waiting[0]
            if s.phase == "play":
                met.add(looked_at(game, s, seat, rnd))
                assert not game.ahead(s, seat), "who is asked has nothing to prepare"
                waits = (seat + 1) % match.header.seats
                told = game.ahead(s, waits)
                assert all(game.read_ahead(c.wire()) == c for c in told)
                assert told == game.ahead(s.redeal(waits, rnd.random), waits)
            style = at_random if s.phase == "play" else heuristic
            match.submit(seat, style(game, s, seat, game.legal(s, seat), rnd.random))
    assert met == {"lead", "void", "wins", "safe"}


def test_these_games_have_conditions() -> None:
    assert sorted(slug for slug, game in GAMES.items() if game.conditions) == TRICK_GAMES
    for game in GAMES.values():
        assert not {kind.tag for kind in game.conditions} & {kind.tag for kind in game.actions}
        cubed = game.cubed
        assert cubed is None or cubed.conditions == game.conditions


def test_a_condition_is_no_move() -> None:
    game = GAMES["arsene"]
    with pytest.raises(MalformedAction):
        game.read(["follow", LOWEST, NO_CARD])
    for odd in (["follow"], ["follow", 1, 2], ["follow", LOWEST, "x"], ["fallow", LOWEST, 1]):
        with pytest.raises(MalformedAction):
            game.read_ahead(odd)


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_each_is_said(lang: str) -> None:
    w = words(lang)
    said = [w(f"ahead-{Follow(how, NO_CARD).said()}") for how in (LOWEST, UNDER, HIGHEST)]
    assert len(set(said)) == 3
    for key in ("ahead-lead", "ahead-no-suit", "ahead-no-under", "ahead-not-now"):
        assert w(key)
