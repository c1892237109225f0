"""The menu of moves that can be prepared, in the words of every game."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from cogs.play.premoves import labelled
from cogs.ui import messages
from cogs.ui.ids import read_path
from engine.core.action import Action
from engine.core.knowledge.foresight import foreseen
from engine.games.registry import GAMES
from locales import words
from locales.catalogue import LANGUAGES
from render.games.registry import NARRATIONS
from render.narration.telling import Telling
from tests.engine.every_game import begin, usual

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eva", "Fay", "Gil")


@pytest.mark.parametrize("slug", GAMES)
def test_moves_to_come_are_said_as_moves_are(slug: str) -> None:
    """Nearly all of them can be described in advance; each reads back as itself, and no two are equal."""
    game, match, rnd = GAMES[slug], begin(usual(GAMES[slug]), 6), random.Random(slug)
    names, offered, told = NAMES[: match.header.seats], 0, 0
    for _ in range(30):
        if match.over:
            break
        mover = match.state.waiting[0]
        waiting = [p for p in range(match.header.seats) if p not in match.state.waiting]
        if waiting and not game.phases[match.state.phase].secret_readiness and offered < 60:
            seat = waiting[0]
            moves = foreseen(game, match.state, seat, match.header.options, rnd.random)
            view = replace(match.view(seat), people=names)
            for lang in LANGUAGES:
                said = labelled(NARRATIONS[slug], Telling(view, names, words(lang)), moves)
                assert all(label.text for label, _ in said)
                assert [game.read(list(read_path(value))) for _, value in said] == [
                    m for m in moves if any(list(read_path(v)) == m.wire() for _, v in said)
                ]
                offered, told = offered + len(moves), told + len(said)
        match.submit(mover, rnd.choice(list(game.legal(match.state, mover))))
    assert told >= 0.8 * offered


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_prepared_is_still_so_said_when_it_is_made(slug: str) -> None:
    """The label names the card, pile or person that the move will affect when its turn comes."""
    game, match, rnd = GAMES[slug], begin(usual(GAMES[slug]), 1), random.Random(slug)
    names = NAMES[: match.header.seats]
    prepared: dict[int, list[tuple[str, str]]] = {}

    def sayable(seat: int, moves: Sequence[Action]) -> list[tuple[str, str]]:
        view = replace(match.view(seat), people=names)
        said = labelled(NARRATIONS[slug], Telling(view, names, words("en")), moves)
        return [(value, label.text) for label, value in said]

    for _ in range(120):
        if match.over:
            break
        for seat in range(match.header.seats):
            if seat in match.state.waiting:
                moves = [game.read(list(read_path(value))) for value, _ in prepared.get(seat, ())]
                now = dict(sayable(seat, [m for m in moves if game.allows(match.state, seat, m)]))
                before = dict(prepared.pop(seat, ()))
                assert now == {value: text for value, text in before.items() if value in now}
            elif seat not in prepared and rnd.random() < 0.4:
                moves = foreseen(game, match.state, seat, match.header.options, rnd.random)
                prepared[seat] = sayable(seat, moves[:20])
        mover = rnd.choice(match.state.waiting)
        match.submit(mover, rnd.choice(list(game.legal(match.state, mover))))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_conditions_are_said_with_what_is_done_else(lang: str) -> None:
    """The menu has three ways to follow, whatever the alternative is; a prepared condition shows both."""
    game, w = GAMES["tricky_express"], words(lang)
    match = begin(usual(game), 6)
    match.state.phase, match.state.waiting = "play", [0]
    telling = Telling(replace(match.view(1), people=NAMES[:4]), NAMES[:4], w)
    narration, told = NARRATIONS[game.key], game.ahead(match.state, 1)
    offered = labelled(narration, telling, told)
    assert [value for _, value in offered] == ["follow.low.-1", "follow.under.-1", "follow.high.-1"]
    assert len({label.text for label, _ in offered}) == 3
    both = messages.premove_text(narration, telling, told[1])
    assert both.startswith(w("ahead-follow-low")) and len(both) > len(w("ahead-follow-low"))
