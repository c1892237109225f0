"""The games on a page of the shelf: those to begin with, those of one genre, or all that fit the limits if few do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cogs.ui.ids import BadId
from engine.core.game import Game
from engine.core.genre import Genre
from engine.core.offers import Field
from engine.games.lessons import lesson_of
from locales import Words
from render.edition import players_words
from render.games.contract import Painter
from render.narration.contract import Narration
from render.pictures.shelf import ShelfGame

MOST = 9
"""Games on one page: two rows of buttons, with room for one more button."""
BEGIN_MINUTES, BEGIN_PLAYERS, BEGIN_MOST = 25, 2, 6
"""A game to begin with takes no longer than this, can be played by so few, and has a lesson; at most so many are shown,
the shortest first.
"""
MINUTES = (20, 30, 45, 60)
"""The time limits on offer, in minutes."""
DUELS = "duels"
"""In presses of release 0.2 and before: a page of games for exactly two; now those that two can play."""
PLAYERS, TIME = "p", "t"
"""The first letter of a limit in a press: ``p3``, ``t30``."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """The limits that a person has set; one that is not set allows everything.

    ``players``: numbers that a game must all allow ("we are three, perhaps four"). ``minutes``: the most minutes.
    """

    genre: Genre | None = None
    players: tuple[int, ...] = ()
    minutes: int | None = None

    def admits(self, game: Game[Any]) -> bool:
        """True if a game keeps the limits; the genre is none of them."""
        return all(n in game.seats for n in self.players) and (self.minutes is None or game.minutes <= self.minutes)

    def limits(self, kind: str = "") -> tuple[str, ...]:
        """Return the limits as options of a select; ``kind``: only those of players, or of time."""
        said = [f"{PLAYERS}{n}" for n in self.players]
        every = (*said, *([f"{TIME}{self.minutes}"] if self.minutes is not None else []))
        return tuple(limit for limit in every if limit.startswith(kind))

    def limited(self, limits: Iterable[str]) -> Wanted:
        """Return the same genre with other limits; of two times the shorter. Raises BadId for limits never offered."""
        players, minutes = list[int](), list[int]()
        for limit in limits:
            number = limit[1:]
            if not (number.isascii() and number.isdecimal() and len(number) < 4 and limit[0] in (PLAYERS, TIME)):
                raise BadId(limit[:10])
            (players if limit[0] == PLAYERS else minutes).append(int(number))
        return replace(self, players=tuple(sorted(set(players))), minutes=min(minutes, default=None))

    def path(self) -> tuple[Field, ...]:
        """Return this as the path of a press; ``read`` is the reverse."""
        return (self.genre or "all", *self.limits())

    @classmethod
    def read(cls, path: Sequence[Field]) -> Wanted:
        """Return the limits in the path of a press. Raises BadId."""
        texts = [field for field in path if isinstance(field, str)]
        if not texts or len(texts) != len(path) or texts[0] not in ("all", DUELS, *Genre):
            raise BadId("no page of the shelf")
        if texts[0] == DUELS:
            return cls().limited([f"{PLAYERS}2", *texts[1:]])
        return cls(None if texts[0] == "all" else Genre(texts[0])).limited(texts[1:])


@dataclass(frozen=True, slots=True)
class Page:
    """A page: its games; ``genre`` if it has one genre only because all games would be too many.

    ``counts``: how many games of each genre keep the limits. ``begin``: it has the games to begin with.
    """

    games: tuple[str, ...]
    counts: Mapping[Genre, int]
    genre: Genre | None = None
    begin: bool = False

    @property
    def heading(self) -> str:
        """Return the key of the heading of the page."""
        if self.begin:
            return "shelf-begin"
        return f"genre-{self.genre}" if self.genre is not None else "shelf-heading"


def told_of(game: Game[Any], narration: Narration[Any], painter: Painter[Any], words: Words) -> ShelfGame:
    """Return the shelf's entry of a game."""
    return ShelfGame(
        title=narration.title(words),
        second=narration.second(words),
        players=players_words(game.seats, words),
        time=words("shelf-minutes", count=game.minutes),
        line=words(f"{game.key}-line"),
        emblem=painter.emblem,
        look=painter.look,
        age=game.age,
    )


def to_begin_with(games: Mapping[str, Game[Any]]) -> tuple[str, ...]:
    """Return the games for people who know none."""
    fit = [
        slug
        for slug, game in games.items()
        if game.minutes <= BEGIN_MINUTES and min(game.seats) <= BEGIN_PLAYERS and lesson_of(slug) is not None
    ]
    return tuple(sorted(fit, key=lambda slug: games[slug].minutes)[:BEGIN_MOST])


def page(games: Mapping[str, Game[Any]], wanted: Wanted) -> Page:
    """Return the page for these limits; without a genre all games that fit. If they are too many, it is the page of the
    games to begin with, or within limits that of the first genre.
    """
    fit = [slug for slug, game in games.items() if wanted.admits(game)]
    counts = {genre: sum(games[slug].genre == genre for slug in fit) for genre in Genre}
    if wanted.genre is None and len(fit) <= MOST:
        return Page(tuple(fit), counts)
    if wanted == Wanted() and (first := to_begin_with(games)):
        return Page(first, counts, begin=True)
    genre = wanted.genre or next(genre for genre in Genre if counts[genre])
    return Page(tuple(slug for slug in fit if games[slug].genre == genre)[:MOST], counts, genre)
