"""Compares every game with the files that ``python -m tests.engine.record`` wrote and a person has read."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core.game import Game
from engine.core.match import RECORD, Match
from engine.games.registry import GAMES
from tests.engine import toy
from tests.engine.every_game import OF_GAMES, outcome
from tests.engine.record import MOST_NODES, changes, counts, golden_views, in_lines, recorded_matches, trees, words

every_game = pytest.mark.parametrize("game", [pytest.param(g, id=g.key) for g in GAMES.values()])

AGAIN = "if this was meant, run python -m tests.engine.record and read what changed"


def stored(kind: str, game: Game[Any]) -> dict[str, Any]:
    """The files of a game by name."""
    folder = OF_GAMES / game.key / kind
    return {f.stem: json.loads(f.read_text(encoding="utf-8")) for f in sorted(folder.glob("*.json"))}


@every_game
def test_golden_views(game: Game[Any]) -> None:
    files = stored("golden", game)
    del files["tree"]
    views = golden_views(game)
    found = changes(files, views)
    assert not found, "\n".join([*found[:200], AGAIN])
    missing = [phase for phase in game.phases if not any(name.endswith(f"-{phase}") for name in views)]
    assert not missing, f"no golden view of {missing}"


FEWER_NODES = 1_000
"""So deep the ordinary run follows a tree; the soak as deep as it is stored."""


@pytest.mark.parametrize("most", [FEWER_NODES, pytest.param(MOST_NODES, marks=pytest.mark.soak)])
@every_game
def test_action_trees(game: Game[Any], most: int) -> None:
    positions = stored("golden", game)["tree"]["positions"]
    assert {len(p["state"]["waiting"]) > 0 for p in positions} == {True}
    for position in positions:
        s = game.state.from_json(position["state"])
        known, counted = position["counts"], counts(game, s, most)
        if most < MOST_NODES and sum(counted) > most:
            known = known[: len(counted)]
        found = changes(known, counted, f"{position['name']}, sequences of 1, 2, ... moves ")
        assert not found, "\n".join([*found, AGAIN])
    ended = [p["name"] for p in positions if p["counts"][-1] == 0]
    assert ended, "no tree was followed to every end"


@every_game
def test_recorded_matches_replay(game: Game[Any]) -> None:
    for name, record in stored("records", game).items():
        match = Match.replay(game, record["match"])
        assert match.over
        found = told_in_words(name, record, match)
        assert not found, "\n".join([*found, AGAIN])


def told_in_words(name: str, record: dict[str, Any], match: Match[Any]) -> list[str]:
    """What a replayed match comes to otherwise than its record says: how it ended, its last state, its events."""
    if changes({k: record[k] for k in ("state", "events")}, outcome(match)):
        exported = json.loads(json.dumps(match.export()))
        kept = {k: record["match"][k] for k in ("ended", "scores", "winners")}
        now = json.loads(json.dumps(words(match)))
        return [
            f"{name}: a match of {match.header.seats} with {match.header.options}, {len(match.log)} moves",
            *changes(kept, {k: exported[k] for k in kept}, name),
            *changes({k: record.get(k, {}) for k in now}, now, name),
        ]
    return []


@every_game
def test_every_end_and_option_has_a_record(game: Game[Any]) -> None:
    records = [r["match"] for r in stored("records", game).values()]
    assert {r["ended"] for r in records} == set(game.end_reasons)
    assert {r["header"]["seats"] for r in records} == set(game.seats)
    for option in game.options:
        used = {r["header"]["options"].get(option.key, option.default) for r in records}
        missing = set(option.samples()) - used
        assert not missing, f"no record with {option.key} = {missing}"
    assert any(entry[0] == RECORD for r in records for entry in r["log"]), "no record with an undo"


def test_a_changed_golden_file_is_told_in_words() -> None:
    before = {"4-play": {"onlooker": {"state.pot": 3, "state.cards": [[1, 2], [3]]}, "gone": 1}}
    after = {"4-play": {"onlooker": {"state.pot": 7, "state.cards": [[1, 5], [3]]}, "added": True}}
    assert changes(before, after) == [
        "4-play, gone: gone, was 1",
        "4-play, added: new, is true",
        "4-play, onlooker, state.pot: was 3, is 7",
        "4-play, onlooker, state.cards[0][1]: was 2, is 5",
    ]
    assert changes({"a": [1, 2]}, {"a": [1]}) == ["a: was [1, 2], is [1]"]
    assert changes(before, before) == []


def test_a_changed_record_is_told_in_words() -> None:
    game = GAMES["geschenk"]
    record = stored("records", game)["seats-4"]
    match = Match.replay(game, record["match"])
    assert told_in_words("seats-4", record, match) == []
    other = {**record, "state": "another", "final": {**record["final"], "pot": 99}}
    other["match"] = {**record["match"], "scores": [1, 2, 3, 4]}
    other["told"] = {**record["told"], "taken": "1 in all, fingerprint abc"}
    _, *lines = told_in_words("seats-4", other, match)
    assert lines == [
        f"seats-4, scores[{seat}]: was {seat + 1}, is {score}" for seat, score in enumerate(record["match"]["scores"])
    ] + [
        f"seats-4, final, pot: was 99, is {match.state.pot}",
        f'seats-4, told, taken: was "1 in all, fingerprint abc", is "{record["told"]["taken"]}"',
    ]


def test_recorder_finds_rare_ends_and_full_trees() -> None:
    """The recorder itself, on a game that can end in two ways."""
    found = dict(recorded_matches(toy.TOY))
    assert {m.state.ended for m in found.values()} == {"deals", "sweep"}
    assert {"seats-2", "pairs-true", "stock-none", "ended-sweep", "undone"} <= found.keys()
    near = next(t for t in trees(toy.TOY) if t["name"] == "2 seats, 1 before an end")
    assert near["counts"][-1] == 0
    assert json.loads(in_lines(near, 2)) == json.loads(json.dumps(near))
