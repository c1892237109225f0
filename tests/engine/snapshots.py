"""Writes the snapshots from which every later release must continue: ``python -m tests.engine.snapshots [slug ...]``.

``tests/games/<slug>/snapshots/<revision>.json`` contains positions of games in mid-play as the store of that release
kept them: header, secret and state, one position for every phase. The release with that revision writes the file once.
The program never overwrites an existing file, and skips games of another revision.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from engine.core.game import Game
from engine.games.registry import GAMES
from tests.engine.every_game import OF_GAMES, begin, steps
from tests.engine.record import golden_cases, in_lines, telling


def file_of(game: Game[Any]) -> Path:
    """Return the path for the snapshots of the game's present revision."""
    return OF_GAMES / game.key / "snapshots" / f"{game.revision}.json"


def moments(game: Game[Any]) -> dict[str, Any]:
    """Return by phase a position from its middle, in the first of the game's usual cases that reaches the phase."""
    found: dict[str, Any] = {}
    for case in golden_cases(game):
        if len(found) == len(game.phases):
            break
        match = begin(case)
        met = [match.state.clone()]
        for _ in steps(match):
            met.append(match.state.clone())
        for phase in game.phases:
            here = [s for s in met[:-1] if s.phase == phase]
            if here and phase not in found:
                found[phase] = {
                    "header": match.header.to_json(),
                    "secret": match.secret.hex(),
                    "snapshot": telling(here).to_json(),
                }
    return found


def main(slugs: list[str]) -> None:
    """Write the missing snapshots of the named games, or of all."""
    for slug in slugs or sorted(GAMES):
        path = file_of(GAMES[slug])
        if path.exists():
            print(f"{path} exists; a released snapshot is never written anew")
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(in_lines(moments(GAMES[slug]), 2), encoding="utf-8")
        print(f"written: {path}")


if __name__ == "__main__":
    main(sys.argv[1:])
