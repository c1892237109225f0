"""Every game declares the same as before: stored tables and commands depend on it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core.game import Game
from engine.games.registry import GAMES
from tests.engine.declared import declared, file_of, shape

AGAIN = "if this was meant, run python -m tests.engine.record and read the change"
SAMPLES: dict[str, Any] = {"int": 3, "str": "twin", "tuple[int, ...]": (1, 2)}


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_says_of_itself_what_is_on_file(slug: str) -> None:
    assert declared(GAMES[slug]) == json.loads(file_of(slug).read_text("utf-8")), AGAIN


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_every_kind_of_move_is_read_back_from_its_wire(game: Game[Any]) -> None:
    kind: Any
    for kind in game.actions:
        move = kind(*(SAMPLES[name] for name in shape(kind).values()))
        assert game.read(move.wire()) == move and type(game.read(json.loads(json.dumps(move.wire())))) is kind
