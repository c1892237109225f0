"""Which games stand on a page of the shelf: by what is wanted, all of them where they are few, else by genre."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cogs.ui.ids import BadId
from engine.core.game import Game
from engine.core.genre import Genre
from engine.core.offers import Field
from locales import Words
from render.edition import players_words
from render.games.contract import Painter
from render.narration.contract import Narration
from render.shelf import ShelfGame

MOST = 10
"""Games on one page: two rows of buttons."""
MINUTES = (20, 30, 45, 60)
"""The limits of time that are offered."""
PLAYERS, TIME = "p", "t"
"""The first letter of a limit as presses write it: ``p3``, ``t30``."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What somebody looks for; nothing said means anything.

    ``players``: numbers that a game must all admit ("we are three, perhaps four"). ``minutes``: at most so many.
    """

    genre: Genre | None = None
    players: tuple[int, ...] = ()
    minutes: int | None = None

    def admits(self, game: Game[Any]) -> bool:
        """Whether a game keeps the limits; the genre is none of them."""
        return all(n in game.seats for n in self.players) and (self.minutes is None or game.minutes <= self.minutes)

    def limits(self) -> tuple[str, ...]:
        """The limits as options of a select."""
        said = [f"{PLAYERS}{n}" for n in self.players]
        return (*said, *([f"{TIME}{self.minutes}"] if self.minutes is not None else []))

    def limited(self, limits: Iterable[str]) -> Wanted:
        """The same genre with other limits; of two times the shorter. Raises BadId for what was never offered."""
        players, minutes = list[int](), list[int]()
        for limit in limits:
            number = limit[1:]
            if not (number.isascii() and number.isdecimal() and len(number) < 4 and limit[0] in (PLAYERS, TIME)):
                raise BadId(limit[:10])
            (players if limit[0] == PLAYERS else minutes).append(int(number))
        return replace(self, players=tuple(sorted(set(players))), minutes=min(minutes, default=None))

    def path(self) -> tuple[Field, ...]:
        """As presses write it; ``read`` takes it back."""
        return (self.genre or "all", *self.limits())

    @classmethod
    def read(cls, path: Sequence[Field]) -> Wanted:
        """What a press says; raises BadId."""
        texts = [field for field in path if isinstance(field, str)]
        if not texts or len(texts) != len(path) or texts[0] not in ("all", *Genre):
            raise BadId("no page of the shelf")
        return cls(None if texts[0] == "all" else Genre(texts[0])).limited(texts[1:])


@dataclass(frozen=True, slots=True)
class Page:
    """A page: its games; ``genre`` where they are of one genre only because all would be too many.

    ``counts``: how many games of each genre keep the limits.
    """

    games: tuple[str, ...]
    counts: Mapping[Genre, int]
    genre: Genre | None = None

    @property
    def heading(self) -> str:
        """The key of what stands above the page."""
        return f"genre-{self.genre}" if self.genre is not None else "shelf-heading"


def told_of(game: Game[Any], narration: Narration[Any], painter: Painter[Any], words: Words) -> ShelfGame:
    """What the shelf says of a game."""
    return ShelfGame(
        title=narration.title(words),
        second=narration.title(words.other),
        players=players_words(game.seats, words),
        time=words("shelf-minutes", count=game.minutes),
        line=words(f"{game.key}-line"),
        emblem=painter.emblem,
        look=painter.look,
        age=game.age,
    )


def page(games: Mapping[str, Game[Any]], wanted: Wanted) -> Page:
    """The page of what is wanted; without a genre all that fit, or where they are too many the first genre."""
    fit = [slug for slug, game in games.items() if wanted.admits(game)]
    counts = {genre: sum(games[slug].genre == genre for slug in fit) for genre in Genre}
    if wanted.genre is None and len(fit) <= MOST:
        return Page(tuple(fit), counts)
    genre = wanted.genre or next(genre for genre in Genre if counts[genre])
    return Page(tuple(slug for slug in fit if games[slug].genre == genre)[:MOST], counts, genre)
