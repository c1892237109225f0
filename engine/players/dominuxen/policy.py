"""The search policy of Dominuxen: the end of the round, its value, the moves to examine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.facts import Message
from engine.core.game import Game, Rnd
from engine.core.tiles import DOUBLE, HAS, HIGH, HIGHEST, LOW
from engine.games.dominuxen.moves import BACK, DISCARD, DRAW, LEAVE, TAKE, Play
from engine.games.dominuxen.state import DominuxenState
from engine.games.dominuxen.terms import PILE, victims_of
from engine.players.dominuxen.heuristic import held, plays, sets_to_lay
from engine.players.policy import SearchPolicy, SearchResult, relative

SPAN = 60.0
"""The difference in points between the worst and the best outcome of a round."""


def _whims(cases: int) -> tuple[tuple[float, ...], ...]:
    """Return by case and number a value below one tile, so that the quick player varies its numbers."""
    at, found = 12, list[tuple[float, ...]]()
    for _ in range(cases):
        whim = []
        for _ in range(HIGHEST + 1):
            at = (at * 1103515245 + 12345) % 2**31  # the generator of the C standard's example
            whim.append(0.7 * at / 2**31)
        found.append(tuple(whim))
    return tuple(found)


WHIMS = _whims(256)


class DominuxenPolicy(SearchPolicy[DominuxenState]):
    """Looks ahead to the end of the round."""

    exploration: ClassVar[float] = 0.4
    points: ClassVar[float] = SPAN
    rollout_share: ClassVar[float] = 1.0

    def horizon(self, s: DominuxenState) -> int:
        """Return how many rounds are finished."""
        return len(s.columns)

    def values(self, s: DominuxenState, before: DominuxenState) -> Sequence[float]:
        """Return the points of the round."""
        return relative(s.columns[-1], SPAN)

    def candidates(self, game: Game[DominuxenState], s: DominuxenState, seat: int, rnd: Rnd) -> Sequence[Action]:
        """Return whole sets only, and one tile at a time."""
        if s.phase == "play":
            return plays(s, seat)
        if s.phase == "draw":
            return [*(DRAW[t] for t in s.row), DRAW[PILE]] if s.pile else [DRAW[t] for t in s.row]
        return game.legal(s, seat)

    def rollout(
        self, game: Game[DominuxenState], s: DominuxenState, seat: int, legal: Sequence[Action], rnd: Rnd
    ) -> Action:
        """Return a move: plays the largest set, seldom takes one, takes its own larger ones back."""
        if s.phase == "take":
            return TAKE if rnd() < 0.3 else LEAVE
        if s.phase == "recover":
            return BACK if len(s.attacked_set) > 3 else DISCARD
        if s.phase == "draw":
            return DRAW[s.row[int(rnd() * len(s.row))] if s.row and (not s.pile or rnd() < 0.5) else PILE]
        hand, counts = s.hands[seat], list(WHIMS[int(rnd() * len(WHIMS))])
        for t in hand:
            low, top = LOW[t], HIGH[t]
            counts[low] += 1
            if low != top:
                counts[top] += 1
        number = counts.index(max(counts))
        has = HAS[number]
        tiles = tuple(sorted(t for t in hand if has[t]))
        return Play(number, tiles, len(tiles) + (s.double_tiles and DOUBLE[number] in tiles))

    def reason(self, s: DominuxenState, seat: int, action: Any, result: SearchResult) -> Message | None:
        """Return the reason: tiles played at once, attacked seats, sets left to play; for other seats' tiles, whether
        they fit."""
        slug = "dominuxen-hint-why-"
        hand = s.hands[seat]
        if isinstance(action, Play):
            left = sets_to_lay([t for t in hand if t not in action.tiles])
            victims = victims_of(s.lines, seat, action.number, action.size) if left else []
            facts = {"count": len(action.tiles), "sets": left, "victims": len(victims)}
            if victims:
                return Message(slug + "attack", facts)
            return Message(slug + ("sets" if left else "last"), facts)
        if s.phase == "draw":
            fits = {t: max(held(hand, LOW[t]), held(hand, HIGH[t])) for t in s.row}
            most = max(fits.values(), default=0)
            if action == DRAW[PILE]:
                return None if most or not fits else Message(slug + "rest")
            return Message(slug + "draw") if most and fits.get(getattr(action, "tile", PILE)) == most else None
        tiles = s.attacked_set[2:]
        if action == LEAVE:
            return Message(slug + "leave", {"count": len(tiles)})
        number = max(held([*hand, *tiles], n) for n in range(HIGHEST + 1) if any(HAS[n][t] for t in tiles))
        grows = number > len(tiles)
        return Message(slug + action.tag) if grows == (action != DISCARD) else None


POLICY = DominuxenPolicy()
