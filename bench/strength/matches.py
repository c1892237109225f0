"""Two-sided matches between computer players: the players, the course of a match, and fingerprints of their code.

Each pair of matches has the same shuffles, also in later deals, with sides changed. Side 0 has the seats (in team games
the teams) of even number, side 1 the others. The result is the average score of a seat of one side less that of the
other, over both matches.
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

from bench.strength.unplayed import as_played
from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.game import TABLE_ACTOR, Game
from engine.core.knowledge.redeal import shuffle
from engine.core.state import Visibility
from engine.games.registry import GAMES
from engine.players.levels import BEGINNER, FRIEND, LEVELS, STRONG, Level, level_of, settle
from engine.players.registry import CHOOSERS, policy_of
from engine.players.search import Budget, Searcher, search

SIMULATIONS = {"random": 30, "house": 600, FRIEND: 400}
"""Simulations of the strong player for a decision, by its opponent: few are enough against random moves."""
AS_AT_THE_TABLE = LEVELS[STRONG].budget.iterations
"""Its simulations at a table, if a second is enough for them."""
SEER = "seer"
"""The strong player with all hands open: the limit that luck leaves. It does not see the stock."""
LONGER: Mapping[str, Sequence[int]] = MappingProxyType({"all_aboard": (2, 3, 4)})
"""By game the numbers of seats at which strong makes as many against house, since more of them still help."""
AIMS = {"random": 0.95, "house": 0.65}
"""The share of two-sided matches that the strong player must win, by its opponent."""
LOWEST_WINS = ("geschenk",)
"""Games in which a lower score is better."""
ENGINE = Path(__file__).parents[2] / "engine"
SHARED = ("players/policy.py", "players/search.py", "players/tricks.py")
"""The shared code of all players; recorded matches replay, so core and families change no move."""
SLIPS = "players/levels.py"
"""The code for slips of friend and beginner; strong makes none."""

LESSON = "lesson.py"
"""The part of a game's package for people who learn it: no player reads it."""

Player = Callable[[Game[Any], Any, int, Callable[[], float]], Action]


def at_random(game: Game[Any], s: Any, seat: int, rnd: Callable[[], float]) -> Action:
    """Return any legal move."""
    phase = game.phases[s.phase]
    if phase.stepwise:
        return policy_of(game.key).any_move(game, s, seat, rnd)
    legal = phase.legal(s, seat)
    picked: Action = legal[int(rnd() * len(legal))]
    return picked


def heuristic(game: Game[Any], s: Any, seat: int, rnd: Callable[[], float]) -> Action:
    """Return the heuristic player's move."""
    return CHOOSERS[game.key](game, s.redeal(seat, rnd), seat, rnd)


def thinking(level: str, simulations: int, game: Game[Any], s: Any, seat: int, rnd: Callable[[], float]) -> Action:
    """Return the move of a level, with so many simulations and no limit of time."""
    return thinking_as(replace(level_of(game.key, level), budget=Budget(simulations, 60.0)), game, s, seat, rnd)


def thinking_as(level: Level, game: Game[Any], s: Any, seat: int, rnd: Callable[[], float]) -> Action:
    """Return the move of a level with its own budget, such as that of a game."""
    found, known = policy_of(game.key), level.heuristic(game.key)
    result = search(game, found, s.redeal(seat, rnd), seat, level.budget, rnd, time.perf_counter, known)
    return settle(level, result, rnd)


@dataclass(frozen=True, slots=True)
class Shown:
    """A state with known hands of others, but unknown stock and secret notes."""

    s: Any

    def redeal(self, seat: int, rnd: Callable[[], float]) -> Any:
        """Shuffle only the cards that are hidden from everybody."""
        new = self.s.clone()
        for zone in new.plan():
            if zone.visibility is Visibility.HIDDEN:
                shuffle(getattr(new, zone.name), rnd)
        new.after_redeal(seat, rnd)
        return new


def seeing(simulations: int, game: Game[Any], s: Any, seat: int, rnd: Callable[[], float]) -> Action:
    """Return the move of the SEER."""
    shown: Any = Shown(s)
    budget = Budget(simulations, 60.0)
    searcher = Seeing(game, policy_of(game.key), shown, seat, rnd, CHOOSERS[game.key])
    return searcher.run(budget, time.perf_counter).best


class Seeing(Searcher):
    """A search that sees all hands: it does not replace them with likely ones."""

    def _dealt_anew(self) -> Any:
        return self.source.redeal(self.seat, self.rnd)


def simulations(slug: str, seats: int, name: str, opponent: str) -> int:
    """Return the simulations of the player of that name for a decision, against that opponent."""
    longer = name == STRONG and opponent == "house" and seats in LONGER.get(slug, ())
    return AS_AT_THE_TABLE if longer else SIMULATIONS[opponent]


def player(slug: str, seats: int, name: str, opponent: str) -> Player:
    """Return the player of that name in a game, against that opponent; a number is strong with so many simulations."""
    if name.isdecimal():
        return partial(thinking, STRONG, int(name))
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
        """Shuffle by seed and label."""
        out = list(items)
        random.Random(f"{self.seed} {label}").shuffle(out)
        return out


def lead(game: Game[Any], seats: int, sides: tuple[str, str], seed: int) -> float:
    """Play a match; return the average score of side 0 less that of side 1."""
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
        """Return the share of matches that ``one`` must win; None without an aim."""
        return AIMS.get(self.other) if self.one == STRONG else None


def code_of(duel: Duel) -> str:
    """Return a fingerprint of all code by which the two play, and of their budgets.

    Comments, docstrings and changes that no player reads (``unplayed``) do not count, nor in which file code stands.
    """
    slips = [SLIPS] if {duel.one, duel.other} & {FRIEND, BEGINNER} else []
    made = simulations(duel.slug, duel.seats, duel.one, duel.other) if duel.other in SIMULATIONS else None
    return _fingerprint(str(made), (*SHARED, *slips, f"*/{duel.slug}/*.py"))


def playing_code(slug: str) -> str:
    """Return a fingerprint of the code that decides how well a game is played, and of the revision of its rules."""
    return _fingerprint(str(GAMES[slug].revision), (*SHARED, f"players/{slug}/*.py"))


def _fingerprint(begin: str, patterns: Iterable[str]) -> str:
    """Return a fingerprint of ``begin`` and all code in these files, however it is divided among them.

    Comments, docstrings, imports and lessons do not count.
    """
    found = {p for pattern in patterns for p in ENGINE.glob(pattern) if p.name != LESSON}
    sources = (as_played(p.relative_to(ENGINE).as_posix(), p.read_text(encoding="utf-8")) for p in found)
    code = sorted(statement for source in sources for statement in _bare(source))
    return hashlib.sha256("\n".join([begin, *code]).encode()).hexdigest()[:12]


@lru_cache
def _bare(source: str) -> list[str]:
    """Return the statements of a file without imports, comments and docstrings.

    Cached, as every row of a game or of all games needs it.
    """
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            node.body = [x for x in node.body if not _is_text(x) and not _is_told(x)] or [ast.Pass()]
    return [ast.unparse(node) for node in tree.body if not isinstance(node, ast.Import | ast.ImportFrom)]


def _is_told(node: ast.stmt) -> bool:
    """True if this part of a game serves only replays and the deal of the day, not play."""
    if isinstance(node, ast.FunctionDef):
        return node.name == "points_now"
    return isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == ["dailies"]


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def two_sided(duel: Duel, seed: int) -> tuple[float, float]:
    """Return the lead of ``one`` of the duel over a match from each side, and the seconds that took."""
    game, start = GAMES[duel.slug], time.process_time()
    first = lead(game, duel.seats, (duel.one, duel.other), seed)
    ahead = (first - lead(game, duel.seats, (duel.other, duel.one), seed)) / 2
    return ahead, time.process_time() - start
