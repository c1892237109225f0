"""Shards: the connections over which Discord spreads servers by their ids, and those of this process.

Direct messages come to shard 0 only, all events of a server to its own shard. Several processes over one store share
the shards between them; any of them may make any request.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

MOST_SHARDS = 100_000
_PART = re.compile(r"(\d{1,6})(?:-(\d{1,6}))?/(\d{1,6})")


@dataclass(frozen=True, slots=True)
class Shards:
    """The value of TEFUDA_SHARDS: ``auto`` (Discord's recommendation), ``all/16``, or a part: ``0-3/16``, ``5/16``."""

    count: int | None = None
    """The number of shards of the bot in all its processes; None: as many as Discord recommends."""
    numbers: tuple[int, ...] = ()
    """The shards of this process, in order; empty for all."""

    @classmethod
    def parse(cls, text: str) -> Shards:
        """Return the setting. Raises ValueError that says what is wrong."""
        said = text.strip().lower()
        if said in ("", "auto"):
            return cls()
        whole = re.fullmatch(r"all/(\d{1,6})", said)
        if whole:
            return cls(_count(int(whole[1])))
        part = _PART.fullmatch(said)
        if part is None:
            raise ValueError("it takes auto, all/16, or a part such as 0-3/16")
        first, last, count = int(part[1]), int(part[2] or part[1]), _count(int(part[3]))
        if first > last:
            raise ValueError(f"{first} comes after {last}")
        if last >= count:
            raise ValueError(f"{count} shards are numbered 0 to {count - 1}")
        return cls(count, tuple(range(first, last + 1)))

    def has(self, guild: str | None, count: int | None) -> bool:
        """True if this process gets the events of a server (None: direct messages), if the bot has ``count`` shards."""
        if not self.numbers or not count:
            return True
        return (int(guild) >> 22) % count in self.numbers if guild else 0 in self.numbers


ALL_SHARDS = Shards()


def _count(count: int) -> int:
    if not 1 <= count <= MOST_SHARDS:
        raise ValueError(f"there can be 1 to {MOST_SHARDS} shards")
    return count
