"""Actions, options, proofs and matches, without a real game."""

from __future__ import annotations

import hashlib
import hmac
import json
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.action import Action, IllegalAction, MalformedAction, read_action
from engine.core.match import BadRecord, Header, Match, effective
from engine.core.options import AUTO, BadOption, Choice, Flag, Number, combinations, settle
from engine.core.proof import SECRET_BYTES, commitment, holds, match_seed
from tests.engine.every_game import played, positions, seen, usual
from tests.engine.toy import TOY, Give, Play, ToyState

SECRET = bytes(range(SECRET_BYTES))


# Actions


@dataclass(frozen=True, slots=True)
class Lay(Action):
    tag: ClassVar[str] = "lay"
    cards: tuple[int, ...]
    name: str
    at: int


@dataclass(frozen=True, slots=True)
class Odd(Action):
    tag: ClassVar[str] = "odd"
    share: float


@given(st.lists(st.integers()), st.text(), st.integers())
def test_actions_read_back_from_json(cards: list[int], name: str, at: int) -> None:
    action = Lay(tuple(cards), name, at)
    assert read_action([Give, Lay], json.loads(json.dumps(action.wire()))) == action


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=2), inner, max_size=2),
    max_leaves=5,
)


@given(JSON | st.tuples(st.just("lay"), JSON, JSON, JSON).map(list))
def test_anything_else_is_malformed(wire: Any) -> None:
    try:
        action = read_action([Give, Lay], wire)
    except MalformedAction:
        return
    assert action.wire() == list(wire)


def test_a_field_without_a_wire_form_is_refused() -> None:
    with pytest.raises(TypeError, match="no wire form"):
        read_action([Odd], ["odd", 1.5])


# Options

OPTIONS = (
    Choice("mode", ("a", "b"), "a"),
    Number("size", 2, 9, 4),
    Number("chips", 1, 5, AUTO),
    Flag("open"),
)


def test_options_take_their_defaults() -> None:
    assert settle(OPTIONS, {}) == {"mode": "a", "size": 4, "chips": AUTO, "open": False}
    assert settle(OPTIONS, {"chips": 5, "open": True})["chips"] == 5


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("mode", "c"),
        ("mode", 0),
        ("size", 1),
        ("size", 10),
        ("size", AUTO),
        ("size", True),
        ("size", "4"),
        ("size", 4.0),
        ("chips", 6),
        ("open", 1),
        ("open", "yes"),
        ("unheard", 1),
    ],
)
def test_options_not_offered_are_refused(key: str, value: Any) -> None:
    with pytest.raises(BadOption) as e:
        settle(OPTIONS, {key: value})
    assert (e.value.option, e.value.value) == (key, value)


def test_a_number_may_be_none_beside_its_range() -> None:
    bound = Number("bound", 5, 50, 20, none=True)
    assert [n for n in range(-1, 52) if bound.admits(n)] == [0, *range(5, 51)]
    assert bound.least == 0 and bound.samples() == (20, 5, 50, 0) and not bound.admits(False)
    assert Number("size", 2, 9, 4).least == 2 and not Number("size", 2, 9, 4).admits(0)


def test_combinations_try_every_sample_once() -> None:
    tried = combinations(OPTIONS)
    assert tried[0] == settle(OPTIONS, {})
    assert len(tried) == 1 + 1 + 2 + 2 + 1
    for option in OPTIONS:
        assert {c[option.key] for c in tried} == set(option.samples())


# Proof


def test_known_commitment_and_seed() -> None:
    assert commitment(SECRET, "m1") == hashlib.sha256(b"commit-v1|m1|" + SECRET).hexdigest()
    assert commitment(SECRET, "m1") == "1f9ae9fa4feacd8b9268a5ab021405a56b42f65e6331328ecefa4bea702212dd"
    assert match_seed(SECRET, ["a", "b"]) == hmac.new(SECRET, b"a\x1fb", hashlib.sha256).digest()
    assert match_seed(SECRET, ["a", "b"]).hex() == "d26dee338cae58f9486d7f04c6eadfaa69e7c8e6b4fa0c506a2bd63499cd9574"


def test_a_proof_holds_for_its_secret_and_match_alone() -> None:
    published = commitment(SECRET, "m1")
    assert holds(published, SECRET, "m1")
    assert not holds(published, SECRET[:-1] + b"\x00", "m1")
    assert not holds(published, SECRET, "m2")
    assert not holds("é" + published[1:], SECRET, "m1")


def test_every_nonce_changes_the_shuffle() -> None:
    def hands(*nonces: str) -> str:
        match = Match.begin(TOY, match="m", seats=2, options={}, secret=SECRET, nonces=nonces)
        return json.dumps(match.state.hands)

    assert hands("a", "b") == hands("a", "b")
    assert len({hands("a", "b"), hands("b", "a"), hands("a", "c"), hands("ab"), hands()}) == 5


# Matches


def begun(seats: int = 2, **options: Any) -> Match[ToyState]:
    return Match.begin(TOY, match="m", seats=seats, options=options, secret=SECRET, nonces=["x", "y"])


def test_a_match_needs_a_possible_table() -> None:
    with pytest.raises(ValueError):
        begun(seats=5)
    with pytest.raises(BadOption):
        begun(seats=3, pairs=True)
    assert begun(seats=4, pairs=True).header.options == {"pairs": True, "deals": 2, "stock": "draw"}


def test_only_the_asked_may_act_and_only_legally() -> None:
    match = begun()
    card = match.state.hands[0][0]
    foreign = match.state.hands[1][0]
    with pytest.raises(IllegalAction, match="illegal-now"):
        match.submit(0, Give(foreign))
    with pytest.raises(IllegalAction, match="illegal-now"):
        match.submit(0, Play(card))
    match.submit(0, Give(card))
    for seat in (0, 2, -1):
        with pytest.raises(IllegalAction, match="not-your-turn"):
            match.submit(seat, Give(match.state.hands[0][1]))
    assert match.log == [[0, "give", card]]


def test_a_finished_match_takes_no_move() -> None:
    match = played(usual(TOY))
    with pytest.raises(IllegalAction, match="table-over"):
        match.submit(0, Play(0))


def test_a_sealed_choice_is_seen_by_its_seat_alone() -> None:
    match = begun(seats=3)
    before = [seen(match, match.state, seat) for seat in (None, 1, 2)]
    match.submit(0, Give(match.state.hands[0][2]))
    assert [seen(match, match.state, seat) for seat in (None, 1, 2)] == before
    own = match.view(0)
    assert own.state["choice"] == [match.state.hands[0][2]] and own.legal == () and 0 not in own.waiting


def test_a_view_of_partners_shows_the_team_zone() -> None:
    match = begun(seats=4, pairs=True)
    view = match.view(1)
    assert view.team == (0, 1, 0, 1)
    assert [isinstance(v, list) for v in view.state["reserve"]] == [False, True, False, True]
    assert [isinstance(v, list) for v in view.state["hands"]] == [False, True, False, False]


def test_effective_log_follows_nested_undos() -> None:
    log = [[0, "a"], [1, "b"], [0, "c"], [-1, "undo", 1], [1, "d"], [-1, "undo", 2], [0, "e"]]
    assert effective(log) == [[0, "a"], [1, "d"], [0, "e"]]
    assert effective([*log, [-1, "undo", 0]]) == []


def test_effective_log_leaves_out_what_was_dropped() -> None:
    log = [[0, "a"], [1, "b"], [2, "c"], [-1, "drop", [0, 2]], [0, "d"], [-1, "undo", 1], [1, "e"], [-1, "drop", [1]]]
    assert effective(log[:4]) == [[1, "b"]] and effective(log) == [[1, "b"]]


def test_undo_refuses_what_never_was() -> None:
    match = positions(usual(TOY), 3)[1]
    for length in (-1, len(match.log) + 1):
        with pytest.raises(ValueError):
            match.undo(length)


def test_header_reads_back_and_refuses_another_schema() -> None:
    header = begun().header
    data = json.loads(json.dumps(header.to_json()))
    assert Header.from_json(data) == header
    with pytest.raises(BadRecord, match="schema"):
        Header.from_json(data | {"schema": 2})
    del data["nonces"]
    with pytest.raises(BadRecord, match="nonces"):
        Header.from_json(data)


def test_resume_needs_no_replay_and_trusts_the_snapshot() -> None:
    match = positions(usual(TOY), 3)[1]
    mended = match.snapshot() | {"points": [5, 5, 5]}
    resumed = Match.resume(TOY, match.header, match.secret, mended, match.log)
    assert resumed.state.points == [5, 5, 5] and resumed.log == match.log


def test_a_record_older_than_an_option_replays_with_its_default() -> None:
    match = played(usual(TOY))
    record = match.export()
    for option in TOY.options:
        older = {**record["header"], "options": {k: v for k, v in match.header.options.items() if k != option.key}}
        assert Match.replay(TOY, {**record, "header": older}).state.scores == match.state.scores


@pytest.mark.parametrize(("part", "value"), [("options", {"pairs": 7}), ("options", {"other": 1}), ("seats", 40)])
def test_a_record_of_options_or_seats_that_the_game_lacks_is_refused(part: str, value: Any) -> None:
    match = played(usual(TOY))
    record = match.export()
    with pytest.raises(BadRecord):
        Match.replay(TOY, {**record, "header": {**record["header"], part: value}})
