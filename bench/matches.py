"""Two-sided matches between computer players: who plays, how a match goes, and by which code.

The same shuffles are played twice, sides changed, also those of later deals in a match. Side 0 has the seats (in
team games the teams) of even number, side 1 the others; what counts is the average score of a seat of one's side
less that of the other's, over both matches.
"""

from __future__ import annotations

import ast
import hashlib
import random
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from pathlib import Path
from statistics import mean
from types import MappingProxyType
from typing import Any

from bench.unplayed import as_played
from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.game import TABLE_ACTOR, Game
from engine.core.redeal import shuffle
from engine.core.state import Visibility
from engine.games.registry import GAMES
from engine.players.levels import BEGINNER, FRIEND, LEVELS, STRONG, Level, level_of, settle
from engine.players.registry import CHOOSERS, policy_of
from engine.players.search import Budget, Searcher, search

SIMULATIONS = {"random": 30, "house": 600, FRIEND: 400}
"""How many the strong player makes for a decision, by its opponent: few are enough against random moves."""
AS_AT_THE_TABLE = LEVELS[STRONG].budget.iterations
"""How many it makes at a table, where a second is enough for them."""
SEER = "seer"
"""The strong player, shown all hands: what luck leaves to be won at all. The stock it cannot see."""
LONGER: Mapping[str, Sequence[int]] = MappingProxyType({"all_aboard": (2, 3, 4)})
"""By game the numbers of seats at which strong makes as many against house: there more of them still help."""
AIMS = {"random": 0.95, "house": 0.65}
"""The share of two-sided matches that the strong player is to win, by its opponent."""
LOWEST_WINS = ("geschenk",)
"""Games in which a lower score is better."""
ENGINE = Path(__file__).parents[1] / "engine"
SHARED = ("players/policy.py", "players/search.py", "players/tricks.py")
"""Where the code lies by which every player plays; recorded matches replay, so core and families change no move."""
SLIPS = "players/levels.py"
"""And where it says how friend and beginner slip; strong does not."""

LESSON = "lesson.py"
"""What of a game's package is for people who learn it: no player reads it."""

Player = Callable[[Game[Any], Any, int, Callable[[], float]], Action]


def at_random(game: Game[Any], s: Any, seat: int, rnd: Callable[[], float]) -> Action:
    """Any legal move."""
    phase = game.phases[s.phase]
    if phase.stepwise:
        return policy_of(game.key).any_move(game, s, seat, rnd)
    legal = phase.legal(s, seat)
    picked: Action = legal[int(rnd() * len(legal))]
    return picked


def heuristic(game: Game[Any], s: Any, seat: int, rnd: Callable[[], float]) -> Action:
    """The heuristic player."""
    return CHOOSERS[game.key](game, s.redeal(seat, rnd), seat, rnd)


def thinking(level: str, simulations: int, game: Game[Any], s: Any, seat: int, rnd: Callable[[], float]) -> Action:
    """A level, with so many simulations and no limit of time."""
    return thinking_as(replace(level_of(game.key, level), budget=Budget(simulations, 60.0)), game, s, seat, rnd)


def thinking_as(level: Level, game: Game[Any], s: Any, seat: int, rnd: Callable[[], float]) -> Action:
    """A level, such as that of a game; its budget as it stands."""
    found, known = policy_of(game.key), level.heuristic(game.key)
    result = search(game, found, s.redeal(seat, rnd), seat, level.budget, rnd, time.perf_counter, known)
    return settle(level, result, rnd)


@dataclass(frozen=True, slots=True)
class Shown:
    """A state of which others' hands are known, but neither the stock nor what was noted in secret."""

    s: Any

    def redeal(self, seat: int, rnd: Callable[[], float]) -> Any:
        """Only what lies hidden from everybody is shuffled."""
        new = self.s.clone()
        for zone in new.plan():
            if zone.visibility is Visibility.HIDDEN:
                shuffle(getattr(new, zone.name), rnd)
        new.after_redeal(seat, rnd)
        return new


def seeing(simulations: int, game: Game[Any], s: Any, seat: int, rnd: Callable[[], float]) -> Action:
    """See SEER."""
    shown: Any = Shown(s)
    budget = Budget(simulations, 60.0)
    searcher = Seeing(game, policy_of(game.key), shown, seat, rnd, CHOOSERS[game.key])
    return searcher.run(budget, time.perf_counter).best


class Seeing(Searcher):
    """A search that sees all hands: what others are likely to hold is not put in their place."""

    def _dealt_anew(self) -> Any:
        return self.source.redeal(self.seat, self.rnd)


def simulations(slug: str, seats: int, name: str, opponent: str) -> int:
    """How many the player of that name makes for a decision, against that opponent."""
    longer = name == STRONG and opponent == "house" and seats in LONGER.get(slug, ())
    return AS_AT_THE_TABLE if longer else SIMULATIONS[opponent]


def player(slug: str, seats: int, name: str, opponent: str) -> Player:
    """The player of that name in a game, against that opponent."""
    if name == SEER:
        return partial(seeing, SIMULATIONS[opponent])
    if name == STRONG:
        return partial(thinking, STRONG, simulations(slug, seats, name, opponent))
    if name in LEVELS:
        return partial(thinking, name, level_of(slug, name).budget.iterations)
    return heuristic if name == "house" else at_random


class Shuffles(GameContext):
    """Shuffles that follow from a seed and their labels, so that both sides get the same."""

    def __init__(self, seed: int, rnd: Callable[[], float]) -> None:
        super().__init__(rnd)
        self.seed = seed

    def shuffled(self, label: str, items: Any) -> list[int]:
        """By seed and label."""
        out = list(items)
        random.Random(f"{self.seed} {label}").shuffle(out)
        return out


def lead(game: Game[Any], seats: int, sides: tuple[str, str], seed: int) -> float:
    """A match: the average score of side 0 less that of side 1."""
    rnd = random.Random(f"{seed} {sides}").random
    table = Shuffles(seed, rnd)
    s = game.start(seats, game.check(seats, {}), table)
    players = [player(game.key, seats, *sides), player(game.key, seats, *sides[::-1])]
    while s.waiting:
        seat = s.waiting[0]
        if seat == TABLE_ACTOR:
            move = game.legal(s, seat)[0]
        else:
            forced = game.automatic(s)
            if forced is not None and forced[0] == seat:
                move = forced[1]
            else:
                move = players[s.team(seat) % 2](game, s, seat, rnd)
        game.apply(s, seat, move, table)
    sign = -1 if game.key in LOWEST_WINS else 1
    points = [[sign * v for p, v in enumerate(s.scores) if s.team(p) % 2 == side] for side in (0, 1)]
    return mean(points[0]) - mean(points[1]) if all(points) else 0.0


@dataclass(frozen=True, slots=True)
class Duel:
    """One line: ``one`` against ``other`` in a game with so many seats."""

    slug: str
    seats: int
    one: str
    other: str

    @property
    def aim(self) -> float | None:
        """The share of matches that ``one`` is to win; None where nothing was aimed at."""
        return AIMS.get(self.other) if self.one == STRONG else None


def code_of(duel: Duel) -> str:
    """A fingerprint of all code by which the two play, and of how long.

    Comments, docstrings and mends that no player reads (``unplayed``) do not matter.
    """
    slips = [SLIPS] if {duel.one, duel.other} & {FRIEND, BEGINNER} else []
    made = simulations(duel.slug, duel.seats, duel.one, duel.other) if duel.other in SIMULATIONS else None
    return _fingerprint(str(made), (*SHARED, *slips, f"*/{duel.slug}/*.py"))


def playing_code(slug: str) -> str:
    """A fingerprint of the code by which a game is played well or badly, and of the revision of its rules."""
    return _fingerprint(str(GAMES[slug].revision), (*SHARED, f"players/{slug}/*.py"))


def _fingerprint(begin: str, patterns: Iterable[str]) -> str:
    """Of ``begin`` and all code in these files of the engine; comments, docstrings and lessons do not matter."""
    seen = hashlib.sha256(begin.encode())
    found = {p for pattern in patterns for p in ENGINE.glob(pattern)}
    for path in sorted(p for p in found if p.name != LESSON):
        seen.update(_bare(as_played(path.relative_to(ENGINE).as_posix(), path.read_text(encoding="utf-8"))).encode())
    return seen.hexdigest()[:12]


@lru_cache
def _bare(source: str) -> str:
    """Code without comments and docstrings; most of it is asked for by every row of a game, or by all."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            node.body = [x for x in node.body if not _is_text(x) and not _is_told(x)] or [ast.Pass()]
    return ast.unparse(tree)


def _is_told(node: ast.stmt) -> bool:
    """Whether this is what a game only says of itself, to whoever looks back or asks for the deal of the day."""
    if isinstance(node, ast.FunctionDef):
        return node.name == "points_now"
    return isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == ["dailies"]


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def two_sided(duel: Duel, seed: int) -> tuple[float, float]:
    """By how much ``one`` of the duel is ahead over a match from each side, and the seconds that took."""
    game, start = GAMES[duel.slug], time.process_time()
    first = lead(game, duel.seats, (duel.one, duel.other), seed)
    ahead = (first - lead(game, duel.seats, (duel.other, duel.one), seed)) / 2
    return ahead, time.process_time() - start
