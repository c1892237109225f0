"""Drivers of the generic suite: cases of a game, matches in several styles, fingerprints, replays elsewhere."""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import outside
from engine.core.action import Action
from engine.core.context import Event, SeededContext
from engine.core.game import TABLE_ACTOR, Game
from engine.core.match import Match
from engine.core.options import BadOption, OptionValue, combinations
from engine.core.state import State
from engine.core.view import View
from engine.games.registry import GAMES
from engine.layers.layer import stripped
from engine.players.policy import Chooser
from engine.players.registry import CHOOSERS
from tests.engine import toy

SUBJECTS: Mapping[str, Game[Any]] = {**GAMES, toy.TOY.key: toy.TOY}
"""The games of the suite: every listed game, and the toy that uses all of core."""
PLAYERS: Mapping[str, Chooser] = {**CHOOSERS, toy.TOY.key: toy.choose}
ROOT = Path(__file__).parents[2]


class OfGames:
    """The folders of all games: each has its own tests, and the files that the tests of every game compare with."""

    folders = (ROOT / "tests" / "games", *map(Path, outside.beside("tests.games")))

    def __truediv__(self, slug: str) -> Path:
        """Return the folder of a game."""
        return (outside.folder_of(slug) or ROOT) / "tests" / "games" / slug

    def glob(self, pattern: str) -> list[Path]:
        """Return the files of all games that match."""
        return [file for folder in self.folders for file in folder.glob(pattern)]


OF_GAMES = OfGames()

COURSES = 24
"""Matches that are kept for later tests of their game: one worker runs them all (tests/run/scheduling.py)."""
LONGEST = 50_000
"""Decisions after which a match counts as endless."""


@dataclass(frozen=True, slots=True)
class Case:
    """A game with a number of seats and options, complete."""

    game: Game[Any]
    seats: int
    options: Mapping[str, OptionValue] = field(hash=False)

    @property
    def name(self) -> str:
        """Return a name such as "geschenk-3-open_chips=True"; options at their defaults are left out."""
        chosen = self.options
        odd = [f"{o.key}={chosen[o.key]}" for o in self.game.options if chosen[o.key] != o.default]
        return "-".join([self.game.key, str(self.seats), *odd])


def cases(game: Game[Any]) -> list[Case]:
    """Return every number of seats with every sample of the options that it admits."""
    return [*_cases(game)]


@lru_cache(maxsize=64)
def _cases(game: Game[Any]) -> tuple[Case, ...]:
    out = []
    for seats in game.seats:
        for options in combinations(game.options):
            try:
                out.append(Case(game, seats, game.check(seats, options)))
            except BadOption:
                continue
    return tuple(out)


ONE_STANDS_FOR_ALL = frozenset({"seat2", "seat3", "seat4"})
"""Option values that name the seat that begins; tests play "seat1" instead of them."""
AGAIN_AND_AGAIN = {"counting_cribbage": "match_wins", "rummy_fifty": "max_rounds", "geschenk": "games"}
"""Options for the number of repeated games. Only recorded matches, replayed in every run, use the largest number."""


def plain(case: Case) -> bool:
    """True if all options are the usual ones for that number of people."""
    return case.options == case.game.check(case.seats, {})


def spared(case: Case, others: Sequence[Case]) -> bool:
    """True if only the soak plays this case: an option is unusual, and a case with another number of people covers it.

    The unusual options are played by the fewest and the most people in turn.
    """
    if all(case.options[o.key] == o.default for o in case.game.options):
        return False
    many = next((o for o in case.game.options if o.key == AGAIN_AND_AGAIN.get(case.game.key)), None)
    if many is not None and case.options[many.key] == max(v for v in many.samples() if isinstance(v, int)):
        return True
    if ONE_STANDS_FOR_ALL & {str(value) for value in case.options.values()}:
        return True
    seats = [c.seats for c in others if c.options == case.options]
    turn = sum(map(ord, "".join(f"{k}{case.options[k]}" for k in sorted(case.options))))
    return case.seats != (min(seats) if turn % 2 else max(seats))


def case_with(game: Game[Any], option: str, value: OptionValue) -> Case:
    """Return the case in which ``option`` has this value and as few other options as possible are unusual."""
    fitting = [c for c in cases(game) if c.options[option] == value]
    return min(fitting, key=lambda c: sum(c.options[o.key] != o.default for o in game.options))


def usual(game: Game[Any]) -> Case:
    """Return the case of a table that is opened with the defaults."""
    return Case(game, game.default_seats, game.check(game.default_seats, {}))


def begin(case: Case, seed: int = 0) -> Match[Any]:
    """Begin a match whose shuffles follow from the case and ``seed``; two shuffles of one name are an error."""
    name = f"{case.name}-{seed}"
    match: Match[Any] = Match.begin(
        case.game,
        match=name,
        seats=case.seats,
        options=case.options,
        secret=hashlib.sha256(name.encode()).digest(),
        nonces=[f"seat {p}" for p in range(case.seats)],
    )
    return strict(match)


def strict(match: Match[Any]) -> Match[Any]:
    """Return the match after setting that two shuffles of one name raise AssertionError."""
    world = Strict(match.ctx.seed, match.ctx.given, match.ctx.options)
    world.events, world.labels = match.ctx.events, match.ctx.labels
    assert len(set(world.labels)) == len(world.labels), f"two shuffles of one name: {world.labels}"
    match.ctx = world
    return match


class Strict(SeededContext):
    """The world of a match in which every shuffle needs a name of its own: two of one name deal the same cards."""

    def shuffled(self, label: str, items: Any) -> list[int]:
        assert label not in self.labels, f"two shuffles of the name {label!r}"
        return super().shuffled(label, items)


Style = Callable[[Game[Any], State, int, Sequence[Action], Callable[[], float]], Action]


def at_random(game: Game[Any], s: State, seat: int, legal: Sequence[Action], rnd: Callable[[], float]) -> Action:
    return legal[int(rnd() * len(legal))]


def first(game: Game[Any], s: State, seat: int, legal: Sequence[Action], rnd: Callable[[], float]) -> Action:
    return legal[0]


def last(game: Game[Any], s: State, seat: int, legal: Sequence[Action], rnd: Callable[[], float]) -> Action:
    return legal[-1]


def heuristic(game: Game[Any], s: State, seat: int, legal: Sequence[Action], rnd: Callable[[], float]) -> Action:
    if s.phase not in SUBJECTS[game.key].phases and len(legal) == 1:
        return legal[0]  # only a leg makes this stop: the player does not know it, and there is no choice
    inside, dealt = stripped(game, s.redeal(seat, rnd))
    return PLAYERS[game.key](inside, dealt, seat, rnd)


def idle(game: Game[Any], s: State, seat: int, legal: Sequence[Action], rnd: Callable[[], float]) -> Action:
    return game.timeout(s, seat)


def steps(match: Match[Any], style: Style = at_random, seed: int = 0) -> Iterator[list[Event]]:
    """Play ``match`` to its end and yield the events of every move; raises AssertionError if it does not end."""
    rng = random.Random(seed)
    game = match.game
    while not match.over:
        assert match.state.waiting, f"nobody is asked in phase {match.state.phase!r}: a dead end"
        assert len(match.log) < LONGEST, f"no end after {LONGEST} decisions"
        waiting = match.state.waiting
        seat = waiting[int(rng.random() * len(waiting))]
        legal = game.legal(match.state, seat)
        assert legal, f"seat {seat} is asked in phase {match.state.phase!r} but may do nothing"
        chooses = at_random if seat == TABLE_ACTOR else style
        yield match.submit(seat, chooses(game, match.state, seat, legal, rng.random))


def played(case: Case, style: Style = at_random, seed: int = 0) -> Match[Any]:
    """Return a finished match."""
    match = begin(case, seed)
    for _ in steps(match, style, seed):
        pass
    return match


@lru_cache(maxsize=COURSES)
def course(case: Case, seed: int, style: Style) -> tuple[Match[Any], Sequence[State]]:
    """Return a finished match and all its states. Read only: several tests share them."""
    match = begin(case, seed)
    moments = [match.state.clone()]
    for _ in steps(match, style, seed):
        moments.append(match.state.clone())
    return match, moments


def positions(case: Case, count: int, seed: int = 0, style: Style = at_random) -> list[Match[Any]]:
    """Return up to ``count`` moments of one match, each as a match that can be continued."""
    match, moments = course(case, seed, style)
    at = sorted({round(k * (len(moments) - 2) / max(1, count - 1)) for k in range(count)})
    return [
        Match(
            match.game,
            match.header,
            match.secret,
            match.ctx.anew(),
            moments[k].clone(),
            match.log[:k],  # entries are added, never changed; copying them took most of the time of such a match
        )
        for k in at
    ]


def view_json(view: View) -> dict[str, Any]:
    """Return a view as plain JSON values."""
    return {
        "match": view.match,
        "game": view.game,
        "seats": view.seats,
        "seat": view.seat,
        "options": dict(view.options),
        "state": dict(view.state),
        "legal": [a.wire() for a in view.legal],
        "team": list(view.team),
    }


def seen(match: Match[Any], s: State, seat: int | None) -> str:
    """Return the JSON text of ``seat``'s view of the state ``s`` of this match."""
    view = match.game.view(s, seat, match=match.header.match, options=match.header.options)
    return json.dumps(view_json(view), ensure_ascii=False)


def whole(s: State) -> str:
    """Return the JSON text of a state."""
    return json.dumps(s.to_json(), ensure_ascii=False)


def digest(value: Any) -> str:
    """Return a short fingerprint of JSON values."""
    return hashlib.sha256(json.dumps(value).encode()).hexdigest()[:16]


def outcome(match: Match[Any]) -> dict[str, str]:
    """Return fingerprints of the state and the events of a match, for comparing two matches of one run."""
    return {"state": digest(match.state.to_json()), "events": events_digest(match)}


def events_digest(match: Match[Any]) -> str:
    """Return the fingerprint of all events of a match."""
    return digest([e.to_json() for e in match.ctx.events])


class Elsewhere:
    """Another process with another hash seed that replays finished records. ``close`` it."""

    def __init__(self, hash_seed: int) -> None:
        env = {**os.environ, "PYTHONHASHSEED": str(hash_seed)}
        command = [sys.executable, "-m", "tests.engine.every_game"]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=env
        )

    def replayed(self, records: Sequence[Mapping[str, Any]]) -> list[dict[str, str]]:
        """Return the outcomes of the records, replayed in the other process."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps(records) + "\n")
        self._process.stdin.flush()
        told = json.loads(self._process.stdout.readline())
        assert "failed" not in told, told["failed"]
        out: list[dict[str, str]] = told["outcomes"]
        return out

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


def main() -> None:
    """Replay the records in every line of standard input; disturb the global random numbers before each."""
    for line in sys.stdin:
        try:
            told: dict[str, Any] = {"outcomes": [_replayed(record) for record in json.loads(line)]}
        except Exception as e:
            told = {"failed": f"{type(e).__name__}: {e}"}
        sys.stdout.write(json.dumps(told) + "\n")
        sys.stdout.flush()


def _replayed(record: dict[str, Any]) -> dict[str, str]:
    random.seed(os.urandom(8))
    return outcome(Match.replay(SUBJECTS[record["header"]["game"]], record))


if __name__ == "__main__":
    main()
