"""Writes the files that the tests of every game compare with: ``python -m tests.engine.record [slug ...]``.

The three kinds of files are in ``tests/games/<slug>``. All are made from fixed seeds, and a person reads them before
they are committed:

- ``golden/<case>-<phase>.json``: the view of an onlooker, and the additions in the view of each seat;
- ``golden/tree.json``: fixed positions and how many sequences of 1, 2, 3 ... moves follow from each;
- ``records/*.json``: finished matches, one per seat count, option value and reason to end.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.context import SeededContext
from engine.core.game import Game
from engine.core.match import BadRecord, Match
from engine.core.options import Number, OptionValue
from engine.core.state import State, Visibility
from engine.games.registry import GAMES
from tests.engine.declared import declared, file_of
from tests.engine.every_game import (
    OF_GAMES,
    Case,
    at_random,
    begin,
    case_with,
    cases,
    digest,
    events_digest,
    heuristic,
    idle,
    played,
    positions,
    steps,
    usual,
    view_json,
)

MOST_NODES = 6_000
"""The largest number of moves tried in a tree."""
TREE_SEED = b"the tree beyond the next deal"
RESULT = ("ended", "scores", "winners")
"""The fields of a record about the end."""
TRIES = 400
"""Matches played in search of a reason to end before giving up."""


def write(game: Game[Any]) -> None:
    """Write the views and trees of a game anew, and the records that are missing or do not replay any more.

    A record that replays stays the same, to the byte, even if the players would play otherwise today. It shows that old
    logs still replay.
    """
    golden, records = OF_GAMES / game.key / "golden", OF_GAMES / game.key / "records"
    for folder in (golden, records):
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.json"):
            if folder == golden or not replays(game, json.loads(old.read_text(encoding="utf-8"))):
                old.unlink()
    for name, views in golden_views(game).items():
        (golden / f"{name}.json").write_text(in_lines(views, 2), encoding="utf-8")
    file_of(game.key).write_text(in_lines(declared(game), 1), encoding="utf-8")
    (golden / "tree.json").write_text(in_lines({"positions": trees(game)}, 2), encoding="utf-8")
    for name, match in recorded_matches(game):
        record = {"match": match.export(), "events": events_digest(match), **words(match)}
        path = records / f"{name}.json"
        if not path.exists():
            path.write_text(in_lines(record, 2), encoding="utf-8")


def in_lines(value: Any, levels: int, indent: str = "") -> str:
    """Return JSON with one line per entry of the outer ``levels``; deeper entries share a line."""
    if levels and value and isinstance(value, dict | list):
        pairs = value.items() if isinstance(value, dict) else ((None, v) for v in value)
        lines = [
            f"{indent} " + (f"{json.dumps(key)}: " if key is not None else "") + in_lines(v, levels - 1, indent + " ")
            for key, v in pairs
        ]
        ends = "{}" if isinstance(value, dict) else "[]"
        return f"{ends[0]}\n" + ",\n".join(lines) + f"\n{indent}{ends[1]}" + ("" if indent else "\n")
    return json.dumps(value, ensure_ascii=False)


# Golden views


LONGER: Mapping[str, Mapping[str, OptionValue]] = {
    "geschenk": {"games": 3},
    "counting_cribbage": {"match_wins": 2, "skunk": True, "muggins": "full"},
    "alliance": {"mode": "secret_team", "secret_teams": "two_trios"},
    "dominuxen": {"rounds": 3},
    "stendhal": {"limit": 30},
    "grazia": {"empty_suit": "ace"},
    "boonaken": {"ending": "championship", "championship_games": 2, "table_rules": "championship"},
}
"""Tables whose views contain more than those with one changed option, such as totals over several games."""
SENSIBLE = {"boonaken"}
"""Games whose golden positions come from heuristic players: random moves overbid, and their positions show little."""
CROWDED = {"alliance": 6, "stendhal": 7, "grazia": 7}
"""The number of seats at these tables, where it is not the usual one."""


def golden_cases(game: Game[Any]) -> list[Case]:
    """Return the usual case, one for every named option value and flag, and the game's entry in LONGER."""
    out = {usual(game).name: usual(game)}
    for option in game.options:
        if isinstance(option, Number):
            continue
        for value in option.samples():
            case = case_with(game, option.key, value)
            if value != option.default:
                out[case.name] = case
    if game.key in LONGER:
        seats = CROWDED.get(game.key, game.default_seats)
        case = Case(game, seats, game.check(seats, LONGER[game.key]))
        out[case.name] = case
    return list(out.values())


def golden_views(game: Game[Any]) -> dict[str, dict[str, Any]]:
    """Return all views by case and phase, and at the end."""
    return {
        name: shown(match, state) for case in golden_cases(game) for name, match, state in golden_moments(game, case)
    }


def golden_moments(game: Game[Any], case: Case) -> list[tuple[str, Match[Any], State]]:
    """Return a telling position of each phase that a match of this case reaches, and its end: name, match, state.

    For the usual case, add the first position of each phase with the most on the table if the telling one has less.
    """
    out: list[tuple[str, Match[Any], State]] = []
    name = case.name.removeprefix(f"{game.key}-").replace("=", "-")
    match = begin(case)
    moments = [match.state.clone()]
    for _ in steps(match, heuristic if game.key in SENSIBLE else at_random):
        moments.append(match.state.clone())
    for phase in game.phases:
        met = [s for s in moments[:-1] if s.phase == phase]
        if met:
            told = telling(met)
            out.append((f"{name}-{phase}", match, told))
            full = max(met, key=filled)
            if case.name == usual(game).name and filled(full) > filled(told):
                out.append((f"{name}-full-{phase}", match, full))
    return [*out, (f"{name}-over", match, match.state)]


def telling(met: list[State]) -> State:
    """Return a position from the middle; in a phase in which several choose, one after some have chosen."""
    most = max(len(s.waiting) for s in met)
    partly = [s for s in met if len(s.waiting) < most]
    chosen = partly or met
    return chosen[len(chosen) * 3 // 5]


def filled(s: State) -> int:
    """Return how many public lists of a position are not empty, such as a trick, or the seats that said Go."""
    return sum(1 for p in s.plan() if p.visibility is Visibility.PUBLIC and p.depth and getattr(s, p.name))


def changes(before: Any, after: Any, where: str = "") -> list[str]:
    """Return the differences between two JSON values as text lines: field, old value, new value."""
    if isinstance(before, dict) and isinstance(after, dict):
        out = [f"{_at(where, key)}: gone, was {_short(before[key])}" for key in before if key not in after]
        out += [f"{_at(where, key)}: new, is {_short(after[key])}" for key in after if key not in before]
        for key in (key for key in before if key in after):
            out += changes(before[key], after[key], _at(where, key))
        return out
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        return [
            line for k, (a, b) in enumerate(zip(before, after, strict=True)) for line in changes(a, b, f"{where}[{k}]")
        ]
    return [] if before == after else [f"{where}: was {_short(before)}, is {_short(after)}"]


def _at(where: str, key: str) -> str:
    return f"{where}, {key}" if where else key


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 200 else f"{text[:200]} ..."


def shown(match: Match[Any], s: State) -> dict[str, Any]:
    """Return the onlooker's view, and the differences of each seat's view from it."""
    views = [
        view_json(match.game.view(s, seat, match=match.header.match, options=match.header.options))
        for seat in (None, *range(match.header.seats))
    ]
    flat = [{**v, **{f"state.{k}": x for k, x in v["state"].items()}} for v in views]
    for v in flat:
        del v["state"]
    public = json.loads(json.dumps(flat[0]))
    out: dict[str, Any] = {"onlooker": public}
    for seat, v in enumerate(flat[1:]):
        own = json.loads(json.dumps(v))
        out[f"seat {seat}"] = {k: x for k, x in own.items() if x != public[k]}
    return out


# Action trees


def trees(game: Game[Any]) -> list[dict[str, Any]]:
    """Return positions with their counts: the start for every number of seats, and moments near an end."""
    out = []
    starts = {c.seats: c for c in reversed(cases(game))}
    for case in starts.values():
        match = begin(case)
        out.append(tree(match, match.state, f"{case.seats} seats, the start"))
        middle = positions(case, 3, seed=1)[1]
        out.append(tree(middle, middle.state, f"{case.seats} seats, after {len(middle.log)} moves"))
        out += [late_tree(case, before) for before in (1, 3, 6)]
    for case in cases(game):
        if any(found["counts"][-1] == 0 for found in out):
            break
        # If most last moves only end a round, a shorter match is added whose every end is counted.
        out.append(late_tree(case, 1, case.name.removeprefix(f"{game.key}-")))
    return out


def late_tree(case: Case, before: int, name: str = "") -> dict[str, Any]:
    """Return the position so many moves before the end of a match, with its counts."""
    whole, late = played(case, seed=1), begin(case, seed=1)
    for _, _ in zip(range(len(whole.log) - before), steps(late, seed=1), strict=False):
        pass
    return tree(late, late.state, f"{name or f'{case.seats} seats'}, {before} before an end")


def tree(match: Match[Any], s: State, name: str) -> dict[str, Any]:
    """Return a position with its name and counts."""
    return {"name": name, "state": s.to_json(), "counts": counts(match.game, s)}


class Untold(SeededContext):
    """A world without events: moves are only counted, so their events are not built."""

    def tell(self, event: Any, /, *args: Any, **facts: Any) -> None:
        pass

    def tell_only(self, only: Any, event: Any, /, *args: Any, **facts: Any) -> None:
        pass


def counts(game: Game[Any], s: State, most: int = MOST_NODES) -> list[int]:
    """Return how many sequences of 1, 2, ... moves there are, as deep as ``most`` allows; 0 means that all ended."""
    out: list[int] = []
    layer, spent = [s.clone()], 0
    while layer:
        moves = [(at, seat, a) for at in layer for seat in at.waiting for a in game.legal(at, seat)]
        out.append(len(moves))
        spent += len(moves)
        if spent > most or not moves:
            break
        layer = []
        for at, seat, action in moves:
            new = at.clone()
            game.apply(new, seat, action, Untold(TREE_SEED))
            layer.append(new)
    return out


# Recorded matches


def replays(game: Game[Any], record: dict[str, Any]) -> bool:
    """True if a record replays to its stored result."""
    try:
        match = Match.replay(game, record["match"])
    except BadRecord:
        return False
    return not differences(record, match)


def differences(record: dict[str, Any], match: Match[Any]) -> list[str]:
    """Return the differences between a replayed match and its record, as text lines.

    The comparison covers the end, scores, winners, all events, and the fields of the last state that the record has. A
    field that a later release adds does not invalidate a record.
    """
    exported = json.loads(json.dumps(match.export()))
    last = {key: value for key, value in json.loads(json.dumps(words(match))).items() if key in record}
    last["final"] = kept_fields(record["final"], last["final"])
    found = changes({k: record["match"][k] for k in RESULT}, {k: exported[k] for k in RESULT})
    found += changes({k: record[k] for k in last}, last)
    if not found and record["events"] != events_digest(match):
        found.append("the events are others")
    return found


def kept_fields(record: Any, state: Any) -> Any:
    """Return the last state with only the fields of the record, also in nested states (a game in a match)."""
    if isinstance(record, dict) and isinstance(state, dict):
        return {key: kept_fields(value, state[key]) for key, value in record.items() if key in state}
    return state


def words(match: Match[Any]) -> dict[str, Any]:
    """Return readable facts of a finished match, for a person who looks into differing fingerprints.

    ``final``: the last state; ``told``: for every kind of event the number of events and their fingerprint.
    """
    told: dict[str, list[Any]] = {}
    for event in match.ctx.events:
        told.setdefault(event.kind, []).append(event.to_json())
    return {
        "final": match.state.to_json(),
        "told": {kind: f"{len(those)} in all, fingerprint {digest(those)[:6]}" for kind, those in sorted(told.items())},
    }


def recorded_matches(game: Game[Any]) -> Iterator[tuple[str, Match[Any]]]:
    """Yield finished matches with their file names."""
    ends: dict[str, Match[Any]] = {}
    usual_seats: set[int] = set()
    for case in cases(game):
        match = played(case, heuristic, seed=21)
        ends.setdefault(match.state.ended, match)
        if case.seats not in usual_seats:  # the defaults come first, where a number of seats admits them
            usual_seats.add(case.seats)
            yield f"seats-{case.seats}", match
    for option in game.options:
        for value in option.samples():
            case = case_with(game, option.key, value)
            yield f"{option.key}-{value}".lower(), played(case, heuristic, seed=22)
    for case in cases(game):
        if len(ends) < len(game.end_reasons):
            match = played(case, idle, seed=21)
            ends.setdefault(match.state.ended, match)
    for seed in range(TRIES):
        if len(ends) == len(game.end_reasons):
            break
        for case in cases(game):
            match = played(case, at_random, seed=seed)
            ends.setdefault(match.state.ended, match)
    for reason, match in ends.items():
        yield f"ended-{reason}", match
    yield "undone", undone(usual(game))


def undone(case: Case) -> Match[Any]:
    """Return a match in which some moves were taken back."""
    match = begin(case, seed=23)
    for _, _ in zip(range(7), steps(match, seed=23), strict=False):
        pass
    match.undo(3)
    for _ in steps(match, seed=24):
        pass
    return match


if __name__ == "__main__":
    for slug in sys.argv[1:] or GAMES:
        write(GAMES[slug])
