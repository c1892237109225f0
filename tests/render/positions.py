"""The positions for the tests of all pictures: those of the golden views, each for every viewer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from PIL import Image

from engine.core.game import Game
from engine.core.match import Match
from engine.core.options import OptionValue
from engine.core.state import State
from engine.core.view import View
from engine.games.registry import GAMES
from locales import Words
from render.encoding.encode import indexed
from render.encoding.patches import Patches
from render.games.registry import NARRATIONS, PAINTERS
from render.kit.drawing.sheet import Sheet
from render.kit.drawing.typesetting import typeset_for
from render.kit.pieces.person import people
from render.narration.telling import Telling
from tests.engine.record import golden_cases, golden_moments

NAMES = ("Ada", "さくら", "Ben", "ミナト", "Carla", "フクロウ", "Nour")
"""By seat, in both languages; no name is a part of another or of a word of the game."""

OVER = "over"
"""Stands for the phase of a position after the end of the match."""

ALIKE = {
    "tricky_express": ("first_dealer",),
    "tennos_square": ("mode=partnership",),
    "counting_cribbage": ("first_dealer",),
    "rummy_fifty": ("first_dealer",),
    "jukugo_daifuda": ("pause",),
    "alliance": ("team_assignment", "secret_teams"),
}
"""Options that alone change nothing in a picture; their golden views are left out."""


@dataclass(frozen=True, slots=True)
class Position:
    """A golden position: its name, which is that of the file, and its views."""

    name: str
    match: Match[Any]
    state: State

    @property
    def game(self) -> Game[Any]:
        """Return the game that is played."""
        return self.match.game

    @property
    def phase(self) -> str:
        """Return the phase, or OVER."""
        return OVER if self.state.ended else self.state.phase

    @property
    def seats(self) -> int:
        """Return the number of seats."""
        return self.match.header.seats

    def view(self, seat: int | None) -> View:
        """Return the view of ``seat``; None: an onlooker."""
        header = self.match.header
        return self.game.view(self.state, seat, match=header.match, options=header.options)


@dataclass(frozen=True, slots=True)
class Extreme:
    """A position that hardly any match reaches, with its unusual options."""

    state: State
    options: Mapping[str, OptionValue] = field(default_factory=dict)


@cache
def positions(slug: str) -> tuple[Position, ...]:
    """Return all golden positions of a game that can look different."""
    game = GAMES[slug]
    usual, *others = golden_cases(game)
    cases = [usual, *(c for c in others if not c.name.split("-", 2)[2].startswith(ALIKE.get(slug, ("nothing",))))]
    return tuple(Position(*moment) for case in cases for moment in golden_moments(game, case))


def firsts(slug: str) -> Iterator[Position]:
    """Yield the first golden position of each phase and number of seats."""
    seen = set()
    for position in positions(slug):
        if (key := (position.phase, position.seats)) not in seen:
            seen.add(key)
            yield position


def picture(view: View, words: Words, chosen: Sequence[str] = ()) -> Image.Image:
    """Return the picture for the view's seat: its hand; for an onlooker the table, or the result at the end.

    ``chosen`` are the portraits of the first seats; the others show the first letter of their names.
    """
    painter, seated = PAINTERS[view.game], list(people(NAMES[: view.seats]))
    for seat, portrait in enumerate(chosen[: view.seats]):
        seated[seat] = replace(seated[seat], portrait=portrait)
    paint = painter.hand if view.seat is not None else painter.result if view.over else painter.table
    with typeset_for(words):
        return paint(view, seated, words)


PATCHES = Patches()
"""Layers that were drawn already, for all these pictures; ``test_limits`` tests that the pictures stay the same."""


def as_sent(image: Image.Image) -> bytes:
    """Return the pixels of a picture in the colours of the sent file; only its new parts are drawn."""
    made = PATCHES.indexed(image) if isinstance(image, Sheet) and image.puts is not None else indexed(image)
    return repr(image.size).encode() + made.tobytes()


def told(view: View, words: Words) -> Mapping[str, str]:
    """Return the texts beside that picture, by their kind."""
    narration, alt = NARRATIONS[view.game], alt_of(view, words)
    telling = Telling(view, NAMES[: view.seats], words)
    if view.seat is not None:
        return {"alt": alt, "prompt": narration.prompt(telling)} if view.asked else {"alt": alt}
    return {"state": narration.state_line(telling), "alt": alt}


def alt_of(view: View, words: Words) -> str:
    """Return the description of that picture."""
    narration = NARRATIONS[view.game]
    tell = narration.result_alt if view.over else narration.table_alt
    return (narration.hand_alt if view.seat is not None else tell)(Telling(view, NAMES[: view.seats], words))
