"""A seek: the games, sizes, paces and languages that a person would like to play. Pure values."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass

from engine.host.model.clock.time_control import LIVE, PACES


@dataclass(frozen=True, slots=True)
class Criteria:
    """What a person looks for. An empty set means that anything will do; of the paces, anything but ``live``."""

    games: frozenset[str] = frozenset()
    sizes: frozenset[int] = frozenset()
    paces: frozenset[str] = frozenset()
    langs: frozenset[str] = frozenset()

    def plays_at(self, pace: str) -> bool:
        """True if the person plays at this pace. Ruling: who plays live must have said so, as it needs them there."""
        return pace in self.paces if self.paces else pace != LIVE

    def fit(self, game: str, size: int, pace: str, lang: str) -> bool:
        """True if such a table is what the person looks for."""
        return (
            (not self.games or game in self.games)
            and (not self.sizes or size in self.sizes)
            and self.plays_at(pace)
            and (not self.langs or lang in self.langs)
        )

    def to_json(self) -> str:
        """Return the stored form."""
        kept: dict[str, Iterable[str | int]] = {
            "games": sorted(self.games),
            "sizes": sorted(self.sizes),
            "paces": [pace for pace in PACES if pace in self.paces],
            "langs": sorted(self.langs),
        }
        return json.dumps(kept)

    @classmethod
    def from_json(cls, text: str) -> Criteria:
        """Return the criteria of a stored form."""
        kept = json.loads(text)
        return cls(*(frozenset(kept[name]) for name in ("games", "sizes", "paces", "langs")))
