"""The declarations of a game, as ``tests.engine.record`` keeps them in ``tests/games/<slug>/declared.json``."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any

from engine.core.game import Game
from tests.engine.every_game import OF_GAMES


def file_of(slug: str) -> Path:
    """Return the path of the file."""
    return OF_GAMES / slug / "declared.json"


def declared(game: Game[Any]) -> dict[str, Any]:
    """Return seats, options with defaults and bounds, moves with fields, phases, ends, and orders of the hand."""
    return {
        "seats": [*game.seats, f"usually {game.default_seats}"],
        "minutes": game.minutes,
        "best": [*game.best],
        "age": game.age,
        "genre": str(game.genre),
        "revision": game.revision,
        "options": [repr(option) for option in game.options],
        "moves": {kind.tag: shape(kind) for kind in game.actions},
        "phases": [*game.phases],
        "ends": [*game.end_reasons],
        "unwon": sorted(game.unwon),
        "hands": [*game.arrangements],
        "horizons": {kind: repr(until) for kind, until in game.horizons.items()},
    }


def shape(kind: Any) -> dict[str, str]:
    return {field.name: str(field.type) for field in fields(kind)}
