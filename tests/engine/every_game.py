"""Drivers of the generic suite: cases of a game, matches played in several styles, digests, replays elsewhere."""

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
"""What the suite runs on: every listed game, and the toy that uses all of core."""
PLAYERS: Mapping[str, Chooser] = {**CHOOSERS, toy.TOY.key: toy.choose}
ROOT = Path(__file__).parents[2]
OF_GAMES = ROOT / "tests" / "games"
"""Per game a folder with its own tests and with what the tests of every game keep of it."""

COURSES = 24
"""Matches that are kept for the next test of their game: all are played in one worker (tests/scheduling.py)."""
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
        """Such as "geschenk-3-open_chips=True"; options at their defaults are left out."""
        chosen = self.options
        odd = [f"{o.key}={chosen[o.key]}" for o in self.game.options if chosen[o.key] != o.default]
        return "-".join([self.game.key, str(self.seats), *odd])


def cases(game: Game[Any]) -> list[Case]:
    """Every number of seats with every sample of the options that it admits."""
    out = []
    for seats in game.seats:
        for options in combinations(game.options):
            try:
                out.append(Case(game, seats, game.check(seats, options)))
            except BadOption:
                continue
    return out


ONE_STANDS_FOR_ALL = frozenset({"seat2", "seat3", "seat4"})
"""Values of options that name the seat that begins: "seat1" is played in their stead."""
AGAIN_AND_AGAIN = {"counting_cribbage": "match_wins", "rummy_fifty": "max_rounds", "geschenk": "games"}
"""Options by which a game is played up to so many times; recorded matches of the most are replayed in every run."""


def plain(case: Case) -> bool:
    """Whether all options are as usual for that number of people."""
    return case.options == case.game.check(case.seats, {})


def spared(case: Case, others: Sequence[Case]) -> bool:
    """Whether only the soak plays this case: an option is unusual, and another number of people plays so in its stead.

    Fewest and most people take turns at the unusual options.
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
    """The case in which ``option`` has this value and as little as possible else is unusual."""
    fitting = [c for c in cases(game) if c.options[option] == value]
    return min(fitting, key=lambda c: sum(c.options[o.key] != o.default for o in game.options))


def usual(game: Game[Any]) -> Case:
    """The case of a table opened without a word."""
    return Case(game, game.default_seats, game.check(game.default_seats, {}))


def begin(case: Case, seed: int = 0) -> Match[Any]:
    """A match whose shuffles follow from the case and ``seed``, and of whose names none may come twice."""
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
    """The match, in which from now on two shuffles of one name are an error."""
    world = Strict(match.ctx.seed, match.ctx.given, match.ctx.options)
    world.events, world.labels = match.ctx.events, match.ctx.labels
    assert len(set(world.labels)) == len(world.labels), f"two shuffles of one name: {world.labels}"
    match.ctx = world
    return match


class Strict(SeededContext):
    """The world of a match in which every shuffle has a name of its own: two of one name are dealt alike."""

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
        return legal[0]  # a stop that only a leg makes: the player does not know it, and there is nothing to choose
    inside, dealt = stripped(game, s.redeal(seat, rnd))
    return PLAYERS[game.key](inside, dealt, seat, rnd)


def idle(game: Game[Any], s: State, seat: int, legal: Sequence[Action], rnd: Callable[[], float]) -> Action:
    return game.timeout(s, seat)


def steps(match: Match[Any], style: Style = at_random, seed: int = 0) -> Iterator[list[Event]]:
    """Plays ``match`` to its end and yields the events of every move; fails where it never ends."""
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
    """A finished match."""
    match = begin(case, seed)
    for _ in steps(match, style, seed):
        pass
    return match


@lru_cache(maxsize=COURSES)
def course(case: Case, seed: int, style: Style) -> tuple[Match[Any], Sequence[State]]:
    """A finished match, and all states it went through: to be looked at only, several tests share them."""
    match = begin(case, seed)
    moments = [match.state.clone()]
    for _ in steps(match, style, seed):
        moments.append(match.state.clone())
    return match, moments


def positions(case: Case, count: int, seed: int = 0, style: Style = at_random) -> list[Match[Any]]:
    """``count`` moments of one match (fewer where it is shorter), each a match one may go on with."""
    match, moments = course(case, seed, style)
    at = sorted({round(k * (len(moments) - 2) / max(1, count - 1)) for k in range(count)})
    return [
        Match(
            match.game,
            match.header,
            match.secret,
            match.ctx.anew(),
            moments[k].clone(),
            match.log[:k],  # entries are added, never changed; copies of them were most of what such a match took
        )
        for k in at
    ]


def view_json(view: View) -> dict[str, Any]:
    """A view as plain JSON values."""
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
    """Every byte that ``seat`` is shown of the state ``s`` of this match."""
    view = match.game.view(s, seat, match=match.header.match, options=match.header.options)
    return json.dumps(view_json(view), ensure_ascii=False)


def whole(s: State) -> str:
    """Every byte of a state."""
    return json.dumps(s.to_json(), ensure_ascii=False)


def digest(value: Any) -> str:
    """A short fingerprint of JSON values."""
    return hashlib.sha256(json.dumps(value).encode()).hexdigest()[:16]


def outcome(match: Match[Any]) -> dict[str, str]:
    """Fingerprints of where a match stands and of all that happened in it, to compare two matches of one run."""
    return {"state": digest(match.state.to_json()), "events": events_digest(match)}


def events_digest(match: Match[Any]) -> str:
    """The fingerprint of all events of a match."""
    return digest([e.to_json() for e in match.ctx.events])


class Elsewhere:
    """A process of its own, with another hash seed, that replays finished records. ``close`` it."""

    def __init__(self, hash_seed: int) -> None:
        env = {**os.environ, "PYTHONHASHSEED": str(hash_seed)}
        command = [sys.executable, "-m", "tests.engine.every_game"]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=env
        )

    def replayed(self, records: Sequence[Mapping[str, Any]]) -> list[dict[str, str]]:
        """The outcomes of the records there."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps(records) + "\n")
        self._process.stdin.flush()
        told = json.loads(self._process.stdout.readline())
        assert "failed" not in told, told["failed"]
        out: list[dict[str, str]] = told["outcomes"]
        return out

    def close(self) -> None:
        """Let it end."""
        self._process.communicate()


def main() -> None:
    """Replay the records of every line of standard input; the global random numbers are disturbed on the way."""
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
