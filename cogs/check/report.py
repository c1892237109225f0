"""The lines of ``bot.py --check``: each says what is well, or what to do."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Literal

from cogs.run.environment import BadSettings

Level = Literal["well", "look", "MEND"]
"""Nothing to do; something to know; something to do before all works."""
WIDTH = 13


@dataclass(slots=True)
class Report:
    """All lines so far; each is written at once."""

    write: Callable[[str], object]
    lines: list[tuple[Level, str, str]] = field(default_factory=list)

    def say(self, level: Level, about: str, text: str) -> None:
        """Write a line. A text of several lines becomes one."""
        text = " ".join(text.split())
        self.lines.append((level, about, text))
        self.write(f"{level}  {about:<{WIDTH}} {text}\n")

    def well(self, about: str, text: str) -> None:
        """Write what is well."""
        self.say("well", about, text)

    def look(self, about: str, text: str) -> None:
        """Write what is no fault, but worth knowing."""
        self.say("look", about, text)

    def mend(self, about: str, text: str) -> None:
        """Write what is to be mended, and how."""
        self.say("MEND", about, text)

    @contextlib.contextmanager
    def mending(self, about: str) -> Iterator[None]:
        """Write a BadSettings of the block as a line to mend."""
        try:
            yield
        except BadSettings as bad:
            self.mend(about, str(bad))

    @property
    def faults(self) -> int:
        """The number of lines to mend."""
        return sum(level == "MEND" for level, _, _ in self.lines)
