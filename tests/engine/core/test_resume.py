"""Matches over releases: data of an earlier revision is migrated, data of a later one is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core.match import CannotResume, Header, Match
from tests.engine.every_game import positions, steps, usual
from tests.engine.toy import TOY, Toy


class Later(Toy):
    """The toy of a later revision, with doubled points."""

    revision = 3

    def migrate(self, snapshot: dict[str, Any], from_revision: int) -> dict[str, Any]:
        if from_revision < 2:
            snapshot["points"] = [2 * p for p in snapshot["points"]]
        return snapshot


LATER = Later()


def halfway() -> Match[Any]:
    """Return a match in which points were made."""
    return next(m for m in positions(usual(TOY), 40) if any(m.state.points) and not m.over)


def stored(match: Match[Any]) -> dict[str, Any]:
    """Return the snapshot as read back from the store."""
    out: dict[str, Any] = json.loads(json.dumps(match.snapshot()))
    return out


def test_an_earlier_snapshot_is_migrated_once_however_often_it_is_stored() -> None:
    match = halfway()
    first = stored(match)
    assert first["revision"] == 1
    later = Match.resume(LATER, match.header, match.secret, first)
    doubled = [2 * p for p in match.state.points]
    assert later.state.points == doubled and later.header.revision == 1
    again = Match.resume(LATER, match.header, match.secret, stored(later))
    assert again.state == later.state
    for _ in steps(again):
        pass
    assert again.over


def test_a_snapshot_that_does_not_say_is_of_the_revision_that_dealt() -> None:
    match = halfway()
    first = stored(match)
    del first["revision"]
    assert Match.resume(LATER, match.header, match.secret, first).state.points == [2 * p for p in match.state.points]
    of_two = Header.from_json({**match.header.to_json(), "revision": 2})
    assert Match.resume(LATER, of_two, match.secret, first).state.points == match.state.points


def test_what_a_later_release_stored_is_refused_and_says_so() -> None:
    match = halfway()
    newer = stored(Match.resume(LATER, match.header, match.secret, stored(match)))
    with pytest.raises(CannotResume, match="revision 3") as caught:
        Match.resume(TOY, match.header, match.secret, newer)
    assert caught.value.newer


@pytest.mark.parametrize("change", [{"phase": "abolished"}, {"hands": None}, {"points": 7}])
def test_what_cannot_be_read_is_refused_without_telling_a_card(change: dict[str, Any]) -> None:
    match = halfway()
    with pytest.raises(CannotResume) as caught:
        Match.resume(TOY, match.header, match.secret, stored(match) | change)
    assert not caught.value.newer and "[" not in str(caught.value)


def test_a_migration_that_fails_is_no_crash() -> None:
    class Broken(Toy):
        revision = 2

        def migrate(self, snapshot: dict[str, Any], from_revision: int) -> dict[str, Any]:
            raise ZeroDivisionError(snapshot)

    match = halfway()
    with pytest.raises(CannotResume, match="ZeroDivisionError"):
        Match.resume(Broken(), match.header, match.secret, stored(match))
