"""The house rules of a table: options, pace and the like, who may join, and when it starts. Its opener chooses them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.core.options import OptionValue
from engine.host.model.clock.starts import FULL, PRESS, read_way
from engine.host.model.clock.time_control import NONE, PACES
from engine.host.model.preferences import PICTURES, USUAL
from engine.host.model.records import ANYBODY, JOIN
from engine.host.model.takebacks import ASK, TAKEBACKS


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The choices of a host.

    ``pace``, ``undo``, ``pictures`` and ``join`` are one of PACES, TAKEBACKS, PICTURES and JOIN; ``start`` is a way to
    start (``starts.read_way``).
    """

    options: Mapping[str, OptionValue]
    size: int
    pace: str = NONE
    undo: str = ASK
    hints: bool = True
    pictures: str = USUAL
    join: str = ANYBODY
    start: str = PRESS

    def to_json(self) -> dict[str, Any]:
        """Return the rules as plain JSON values."""
        return {
            "options": dict(self.options),
            "size": self.size,
            "pace": self.pace,
            "undo": self.undo,
            "hints": self.hints,
            "pictures": self.pictures,
            "join": self.join,
            "start": self.start,
        }

    @classmethod
    def from_json(cls, stored: Mapping[str, Any]) -> HouseRules:
        """Return stored rules; a value that this release does not know is the usual one."""
        return cls(
            dict(stored["options"]),
            int(stored["size"]),
            _one_of(stored.get("pace"), PACES, NONE),
            _one_of(stored.get("undo"), TAKEBACKS, ASK),
            bool(stored.get("hints", True)),
            _one_of(stored.get("pictures"), PICTURES, USUAL),
            _one_of(stored.get("join"), JOIN, ANYBODY),
            _way(stored),
        )


def _way(stored: Mapping[str, Any]) -> str:
    way = stored.get("start", PRESS)
    if "start" not in stored and stored.get("when_full"):
        # Older releases kept nothing else of how a table starts.
        return FULL
    return PRESS if read_way(way) is None else str(way)


def _one_of(value: object, known: tuple[str, ...], usual: str) -> str:
    return value if isinstance(value, str) and value in known else usual
