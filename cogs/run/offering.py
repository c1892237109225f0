"""Which games the owner of the bot offers, and what they are called here: TEFUDA_GAMES.

``-love_letter, geschenk=Glass Beads``: no new tables of the one are opened, and the other has another name in every
language. Running tables of both go on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from engine.games.slugs import SLUGS
from engine.host.table.library import Library
from locales import catalogue


@dataclass(frozen=True, slots=True)
class Offering:
    """``closed``: games of which no new table is opened; ``names``: other names of games, by slug."""

    closed: frozenset[str] = frozenset()
    names: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))

    @classmethod
    def read(cls, said: str) -> Offering:
        """Return what the setting says. Raises ValueError; its text says what is wrong."""
        closed, names = set[str](), dict[str, str]()
        for part in filter(None, map(str.strip, said.split(","))):
            slug, sign, name = (each.strip() for each in part.removeprefix("-").partition("="))
            if slug not in SLUGS:
                raise ValueError(f"there is no game {slug!r}; there are {', '.join(SLUGS)}")
            if part.startswith("-") == bool(sign):
                raise ValueError(f"{part!r} is neither -{slug}, which takes the game away, nor {slug}=Another Name")
            if sign:
                names[slug] = name
            else:
                closed.add(slug)
        for slug, name in names.items():
            try:
                catalogue.check_name(slug, name)
            except ValueError as wrong:
                raise ValueError(f"{slug} cannot be called {name!r}: {wrong}") from None
        if len({catalogue.typed(name) for name in names.values()}) < len(names):
            raise ValueError("two games cannot have one name")
        return cls(frozenset(closed), names)

    def apply(self, library: Library) -> None:
        """Offer the games so from now on. Their commands follow when they are loaded."""
        library.closed = self.closed
        if catalogue.renamed() != self.names:
            catalogue.rename(self.names)


ALL_GAMES: Final = Offering()
"""Every game, by its own name."""
