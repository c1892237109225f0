"""The tests that run for every listed game: the invariants of ``checks``, for all seat counts and options."""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any

import pytest

from engine import verify
from engine.core.action import Action, MalformedAction, field_names
from engine.core.game import Game
from engine.core.genre import Genre
from engine.core.match import BadRecord, Match
from engine.core.proof import holds
from engine.games.registry import GAMES
from engine.players.registry import CHOOSERS
from render.games.registry import NARRATIONS, PAINTERS
from tests.engine import checks
from tests.engine.every_game import (
    SUBJECTS,
    Case,
    Elsewhere,
    Style,
    at_random,
    begin,
    cases,
    course,
    first,
    heuristic,
    idle,
    last,
    outcome,
    plain,
    played,
    positions,
    spared,
    steps,
    usual,
    whole,
)

ALL_CASES = [
    pytest.param(c, id=c.name, marks=[pytest.mark.soak] if spared(c, cases(game)) else [])
    for game in SUBJECTS.values()
    for c in cases(game)
]
ALL_GAMES = [pytest.param(game, id=game.key) for game in SUBJECTS.values()]

PLAIN_CASES = [
    pytest.param(c, id=c.name, marks=[] if plain(c) else [pytest.mark.soak])
    for game in SUBJECTS.values()
    for c in cases(game)
]

LOOKED_AT = (120, 8), (250, 5)
"""For long matches: all offers are checked in so many first steps, then at every so many-th step.

The first pair is for the ordinary run, the second for the soak.
"""

every_case = pytest.mark.parametrize("case", ALL_CASES)
every_size = pytest.mark.parametrize("case", PLAIN_CASES)
"""Every number of seats with the usual options; the soak adds the other options.

It is for tests of a match in any game. Options only change fields of the state, and other tests check those fields in
every case.
"""
every_game = pytest.mark.parametrize("game", ALL_GAMES)


def test_every_game_is_listed_in_every_room() -> None:
    assert set(CHOOSERS) == set(PAINTERS) == set(NARRATIONS) == set(GAMES)
    assert all(key == game.key for key, game in GAMES.items())


@every_game
def test_every_game_says_on_which_page_of_the_shelf_it_stands(game: Game[Any]) -> None:
    said = isinstance(getattr(game, "genre", None), Genre)
    assert said, "say genre = Genre.... beside minutes (engine/core/genre.py)"


@every_game
def test_every_option_value_can_be_played(game: Game[Any]) -> None:
    playable = [c.options for c in cases(game)]
    for option in game.options:
        for value in option.samples():
            assert any(o[option.key] == value for o in playable), f"{option.key}={value} fits no table"
    assert game.default_seats in game.seats
    assert usual(game)


@pytest.mark.parametrize(
    "often", [pytest.param(False, id="some"), pytest.param(True, id="all", marks=pytest.mark.soak)]
)
@every_case
def test_random_match_is_sound_at_every_step(case: Case, often: bool) -> None:
    game, (every_step, later) = case.game, LOOKED_AT[often]
    match = begin(case)
    shuffles = match.ctx.labels
    deck, made = game.conserved(match.state), len(shuffles)
    checks.check_choices(game, match.state)
    checks.check_conserved_counts(game, match.state)
    for events in steps(match):
        s = match.state
        if len(shuffles) == made:
            assert game.conserved(s) == deck, f"cards were lost or made by {match.log[-1]}"
        deck, made = game.conserved(s), len(shuffles)
        for event in events:
            json.dumps(event.to_json())
            assert event.only is None or set(event.only) <= set(range(case.seats))
        if match.over:
            checks.check_end(game, s)
        elif len(match.log) < every_step or len(match.log) % later == 0:
            checks.check_choices(game, s)
            checks.check_helpers(game, s)
    assert match.over


@every_case
def test_every_shuffle_of_a_match_has_a_name_of_its_own(case: Case) -> None:
    """``begin`` refuses a second shuffle of one name in the whole suite; only moves taken back deal the same again."""
    match = begin(case, seed=12)
    dealt = match.ctx.labels[:]
    assert dealt, "every game shuffles"
    checks.play_on(match, random.Random(12).random, 60)
    match.undo(0)
    assert match.ctx.labels == dealt
    checks.play_on(match, random.Random(13).random, 90)
    for labels in (match.ctx.labels, course(case, 2, at_random)[0].ctx.labels):
        assert len(set(labels)) == len(labels)


@every_size
@pytest.mark.parametrize("style", [first, last], ids=lambda p: p.__name__)
def test_match_ends_by_the_same_move_again_and_again(case: Case, style: Style) -> None:
    checks.check_end(case.game, played(case, style, seed=1).state)


@every_case
@pytest.mark.parametrize("style", [idle, heuristic], ids=lambda p: p.__name__)
def test_match_ends_whoever_plays(case: Case, style: Style) -> None:
    match = course(case, 3, style)[0] if style is heuristic else played(case, style, seed=1)
    checks.check_end(case.game, match.state)


@every_case
def test_views_redeals_clones_and_stored_forms(case: Case) -> None:
    rng = random.Random(case.name)
    moved = []
    for match in positions(case, 6, seed=2) + positions(case, 3, seed=3, style=heuristic):
        s = match.state
        checks.check_stored(s)
        checks.check_views(match, s)
        for seat in range(case.seats):
            moved += [checks.check_redeal(match, s, seat, rng.random)]
        again = s.redeal(0, rng.random)
        checks.check_redeal(match, again, 0, rng.random)
        checks.check_clone(case.game, match, rng.random)
    told = [m for m in moved if m is not None]
    if told:
        assert sum(told) > 0.8 * len(told), f"only {sum(told)} of {len(told)} redeals moved a card"


@every_case
def test_heuristic_player_is_legal_on_redealt_states(case: Case) -> None:
    rng = random.Random(case.name)
    for match in positions(case, 12 if plain(case) else 6, seed=2):
        for seat in checks.people(match.state):
            for _ in range(3):
                move = heuristic(case.game, match.state, seat, (), rng.random)
                begun = case.game.begins(match.state, seat, move)  # of several steps sent at once, the first
                assert begun in case.game.legal(match.state, seat), f"{move} is not legal for seat {seat}"
                assert case.game.allows(match.state, seat, move), f"{move} is not allowed to seat {seat}"


@pytest.fixture(scope="session")
def elsewhere() -> Iterator[Elsewhere]:
    with contextlib.closing(Elsewhere(hash_seed=4711)) as process:
        yield process


@every_game
def test_another_process_with_another_hash_seed_replays_the_same(game: Game[Any], elsewhere: Elsewhere) -> None:
    every = cases(game)
    matches = [course(c, 2, at_random)[0] for c in every if not spared(c, every)]
    records = [m.export() for m in matches]
    assert elsewhere.replayed(records) == [outcome(m) for m in matches]


@every_case
def test_export_replays_and_its_proof_holds(case: Case) -> None:
    match, _ = course(case, 2, at_random)
    record = json.loads(json.dumps(match.export()))
    assert holds(record["header"]["commitment"], bytes.fromhex(record["secret"]), match.header.match)
    again = Match.replay(case.game, record)
    assert again.state == match.state
    assert again.ctx.events == match.ctx.events
    assert again.ctx.labels == match.ctx.labels
    assert again.export() == record


@every_size
def test_unfinished_export_keeps_the_secret(case: Case) -> None:
    for match in positions(case, 3, seed=2):
        record = match.export()
        assert record["secret"] is None and match.secret.hex() not in json.dumps(record)
        with pytest.raises(BadRecord):
            Match.replay(case.game, record)
        assert Match.replay(case.game, record, match.secret).state == match.state


@every_game
def test_tampered_record_is_refused(game: Game[Any]) -> None:
    match = played(usual(game), seed=7)
    for number, wrong in enumerate(forgeries(json.loads(json.dumps(match.export())))):
        with pytest.raises(BadRecord):
            Match.replay(game, wrong)
            pytest.fail(f"forgery {number} was believed")
        with pytest.raises((verify.DoesNotHold, verify.NotChecked)):
            verify.check(wrong)
            pytest.fail(f"forgery {number} was believed by the checker")


def forgeries(record: dict[str, Any]) -> list[dict[str, Any]]:
    """Return records that were tampered with, each in one place."""
    header = record["header"]
    flipped = ("1" if record["secret"][0] == "0" else "0") + record["secret"][1:]
    forged: list[dict[str, Any]] = [
        record | {"secret": flipped},
        record | {"secret": "not hex"},
        record | {"secret": 7},
        record | {"scores": [v + 1 for v in record["scores"]]},
        record | {"winners": [] if record["winners"] else [0]},
        record | {"ended": "forged"},
        record | {"log": record["log"][:-1]},
        record | {"log": [*record["log"], record["log"][-1]]},
        record | {"log": [["0"], *record["log"]]},
        record | {"log": [7]},
        record | {"log": None},
        record | {"log": [*record["log"], [-1, "undo", -3]]},
        record | {"log": [*record["log"], [-1, "undo", "all"]]},
        record | {"log": [*record["log"], [-1]]},
        record | {"log": [[99, *record["log"][0][1:]], *record["log"][1:]]},
        record | {"header": []},
        {},
    ]
    changes: list[dict[str, Any]] = [
        {"schema": 99},
        {"match": "another"},
        {"game": "another"},
        {"revision": header["revision"] + 1},
        {"seats": 99},
        {"seats": "many"},
        {"commitment": "0" * 64},
        {"commitment": "ä" * 64},
        {"options": {"unheard": True}},
        {"options": 3},
        {"nonces": 5},
    ]
    return [*forged, *(record | {"header": header | change} for change in changes)]


@every_size
def test_undo_to_any_length_and_replay(case: Case) -> None:
    match = begin(case, seed=8)
    states = [match.state.clone()]
    for _ in steps(match, seed=8):
        states.append(match.state.clone())
    total = len(match.log)
    rng = random.Random(8)
    lengths = sorted({0, total, *(rng.randrange(total) for _ in range(3))}, reverse=True)
    for length in lengths:
        match.undo(length)
        assert whole(match.state) == whole(states[length])
    checks.play_on(match, rng.random, 5)
    with pytest.raises(ValueError):
        match.undo(6)
    again = Match.replay(case.game, match.export() | {"secret": None}, match.secret)
    assert again.state == match.state and again.log == match.log


@every_size
def test_resumed_match_goes_on_the_same(case: Case) -> None:
    for match in positions(case, 4, seed=2)[1:3]:
        stored = json.loads(json.dumps(match.snapshot()))
        resumed = Match.resume(case.game, match.header, match.secret, stored)
        assert resumed.state == match.state
        for events in steps(match, seed=10):
            seat, *wire = match.log[-1]
            assert resumed.submit(seat, case.game.read(wire)) == events
        assert resumed.state == match.state


@every_game
def test_what_is_no_move_is_malformed(game: Game[Any]) -> None:
    wrong: list[Any] = [[], ["nonsense"], [7], [None], [[]], "take", {"tag": 1}, 7, None, [["take"]]]
    kind: Any
    for kind in game.actions:
        size = len(field_names(kind))
        wrong += [[kind.tag, *[1] * (size + 1)], [kind.tag.upper(), *[1] * size]]
        if size:
            wrong += [[kind.tag], [kind.tag, *[1] * (size - 1)]]
            odd: list[Any] = [1.5, None, True, {"a": 1}, [[1]], ["x"], [1.5], [True], "1"]
            wrong += [[kind.tag, *[bad] * size] for bad in odd]
    for wire in wrong:
        with pytest.raises(MalformedAction):
            game.read(wire)
            pytest.fail(f"{wire!r} was read")


@every_game
def test_illegal_moves_are_refused_in_words(game: Game[Any]) -> None:
    rng = random.Random(game.key)
    refused = 0
    for match in positions(usual(game), 10, seed=11):
        refused += checks.check_refusals(match, some_actions(game, rng, 60))
    # A game with few moves that are nearly always legal has little to refuse.
    kinds: Sequence[Any] = game.actions
    assert refused or all(not field_names(kind) for kind in kinds)


def some_actions(game: Game[Any], rng: random.Random, count: int) -> list[Action]:
    """Return well-formed moves of every kind with any numbers."""
    out = []
    kind: Any
    for kind in game.actions:
        shape = [str(f.type) for f in fields(kind)]
        for _ in range(count if shape else 1):
            values = [
                [rng.randrange(-3, 80) for _ in range(rng.randrange(0, 4))]
                if name.startswith("tuple")
                else (rng.randrange(-3, 80) if name == "int" else "x")
                for name in shape
            ]
            out.append(game.read([kind.tag, *values]))
    return out
