"""A hand at a table that is paused: nothing may be done, and it is told and drawn all the same, in every game."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from engine.games.registry import GAMES
from locales import words
from render.games.registry import NARRATIONS, PAINTERS
from render.kit.pieces.person import Person
from render.narration.telling import Telling
from tests.engine.every_game import begin, usual

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eva", "Fay", "Gil")
MOVES = 12


@pytest.mark.parametrize("slug", GAMES)
def test_whoever_is_asked_at_a_paused_table_sees_their_hand(slug: str) -> None:
    match, rnd, w = begin(usual(GAMES[slug]), 7), random.Random(slug), words("en")
    names = NAMES[: match.header.seats]
    people = tuple(Person(name) for name in names)
    told = set()
    for _ in range(MOVES):
        if match.over:
            break
        mover = match.state.waiting[0]
        if mover >= 0 and match.state.phase not in told:
            told.add(match.state.phase)
            view = replace(match.view(mover), legal=(), first={}, anytime=(), people=names)
            assert NARRATIONS[slug].hand_alt(Telling(view, names, w))
            PAINTERS[slug].hand(view, people, w)
        match.submit(mover, rnd.choice(list(match.game.legal(match.state, mover))))
