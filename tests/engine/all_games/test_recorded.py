"""Compares every game with the files that ``python -m tests.engine.record`` wrote and a person has read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.core.game import Game
from engine.core.match import RECORD, Match
from engine.games.registry import GAMES
from tests.engine import record as record_command
from tests.engine import toy
from tests.engine.every_game import OF_GAMES
from tests.engine.record import (
    MOST_NODES,
    changes,
    counts,
    differences,
    golden_views,
    in_lines,
    kept_fields,
    recorded_matches,
    trees,
)

every_game = pytest.mark.parametrize("game", [pytest.param(g, id=g.key) for g in GAMES.values()])

AGAIN = "if this was meant, run python -m tests.engine.record and read what changed"


def stored(kind: str, game: Game[Any]) -> dict[str, Any]:
    """Return the files of a game by name."""
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
"""The number of moves to which the ordinary run follows a tree; the soak follows it to the stored depth."""


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
        header = f"{name}: a match of {match.header.seats} with {match.header.options}, {len(match.log)} moves"
        found = differences(record, match)
        assert not found, "\n".join([header, *found, AGAIN])


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
    assert differences(record, match) == []
    other = {**record, "final": {**record["final"], "pot": 99}}
    other["match"] = {**record["match"], "scores": [1, 2, 3, 4]}
    other["told"] = {**record["told"], "taken": "1 in all, fingerprint abc"}
    assert differences(other, match) == [
        f"scores[{seat}]: was {seat + 1}, is {score}" for seat, score in enumerate(record["match"]["scores"])
    ] + [
        f"final, pot: was 99, is {match.state.pot}",
        f'told, taken: was "1 in all, fingerprint abc", is "{record["told"]["taken"]}"',
    ]
    assert differences({**record, "events": "another"}, match) == ["the events are others"]


def test_of_the_last_state_the_fields_of_the_record_are_compared() -> None:
    """A record from before a field was added still replays; a record with a removed field does not."""
    game = GAMES["geschenk"]
    record = stored("records", game)["seats-4"]
    match = Match.replay(game, record["match"])
    older = {key: value for key, value in record["final"].items() if key != "pot"}
    assert differences({**record, "final": older}, match) == []
    gone = {**record["final"], "gone": 1}
    assert differences({**record, "final": gone}, match) == ["final, gone: gone, was 1"]
    nested = {"inner": {"pot": 1}, "rest": [1]}
    assert kept_fields(nested, {"inner": {"pot": 2, "new": 3}, "rest": [1], "new": 4}) == {
        "inner": {"pot": 2},
        "rest": [1],
    }


def test_a_record_that_replays_is_never_written_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command that writes missing records leaves the bytes of such a record alone."""
    monkeypatch.setattr(record_command, "OF_GAMES", tmp_path)
    monkeypatch.setattr(record_command, "file_of", lambda slug: tmp_path / slug / "declared.json")
    game, folder = GAMES["love_letter"], tmp_path / "love_letter" / "records"
    folder.mkdir(parents=True)
    kept = stored("records", game)["seats-2"]
    older = {key: value for key, value in kept["final"].items() if key != "phase"}
    holds = json.dumps({**kept, "final": older})
    (folder / "seats-2.json").write_text(holds, encoding="utf-8")
    void = json.dumps({**kept, "events": "another"})
    (folder / "undone.json").write_text(void, encoding="utf-8")
    record_command.write(game)
    assert (folder / "seats-2.json").read_text(encoding="utf-8") == holds
    assert (folder / "undone.json").read_text(encoding="utf-8") != void
    assert {path.name for path in folder.iterdir()} >= {f"{name}.json" for name in stored("records", game)}


def test_recorder_finds_rare_ends_and_full_trees() -> None:
    """Tests the recorder itself, on a game that can end in two ways."""
    found = dict(recorded_matches(toy.TOY))
    assert {m.state.ended for m in found.values()} == {"deals", "sweep"}
    assert {"seats-2", "pairs-true", "stock-none", "ended-sweep", "undone"} <= found.keys()
    near = next(t for t in trees(toy.TOY) if t["name"] == "2 seats, 1 before an end")
    assert near["counts"][-1] == 0
    assert json.loads(in_lines(near, 2)) == json.loads(json.dumps(near))
