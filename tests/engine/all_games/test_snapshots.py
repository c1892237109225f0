"""Games that an earlier release left in mid-play can always be continued."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.core.match import Header, Match
from engine.games.registry import GAMES
from tests.engine.checks import check_choices, check_end, check_stored, check_views
from tests.engine.every_game import OF_GAMES, steps
from tests.engine.snapshots import file_of

KEPT = [
    pytest.param(path, phase, id=f"{path.parents[1].name}-{path.stem}-{phase}")
    for path in sorted(OF_GAMES.glob("*/snapshots/*.json"))
    for phase in json.loads(path.read_text(encoding="utf-8"))
]


def resumed(path: Path, phase: str) -> Match[Any]:
    """Return the match as restored from a table of that release."""
    kept = json.loads(path.read_text(encoding="utf-8"))[phase]
    game = GAMES[path.parents[1].name]
    return Match.resume(game, Header.from_json(kept["header"]), bytes.fromhex(kept["secret"]), kept["snapshot"])


@pytest.mark.parametrize(("path", "phase"), KEPT)
def test_a_game_of_an_earlier_release_is_shown_and_played_to_its_end(path: Path, phase: str) -> None:
    match = resumed(path, phase)
    assert match.state.phase in match.game.phases
    for _ in range(2):
        check_choices(match.game, match.state)
        check_views(match, match.state)
        check_stored(match.state)
        next(steps(match))
        if match.over:
            break
    for _ in steps(match):
        pass
    check_end(match.game, match.state)


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_every_game_keeps_a_snapshot_of_its_present_revision(slug: str) -> None:
    path = file_of(GAMES[slug])
    assert path.exists(), f"a new revision needs its snapshot: python -m tests.engine.snapshots {slug}"
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert {k["header"]["revision"] for k in kept.values()} == {GAMES[slug].revision}
