"""What a narration puts into words: a view, the names of the people, and the words of a language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from engine.core.state import NO_SEAT
from engine.core.view import S, View
from locales import Words


@dataclass(frozen=True, slots=True)
class Telling(Generic[S]):
    """A view to be put into words, for one reader.

    ``names`` are by seat, also those of computer players; a text that names no person leaves them unread. Called with
    the key of a message, it returns the message.
    """

    view: View[S]
    names: Sequence[str]
    words: Words

    def __call__(self, key: str, /, **values: Any) -> str:
        """Return the message ``key`` with these values."""
        return self.words(key, **values)

    @property
    def s(self) -> S:
        """Return the state as the seat of the view sees it."""
        return self.view.s

    def name(self, seat: int) -> str:
        """Return the name of the person at a seat. Raises ValueError for NO_SEAT."""
        if seat == NO_SEAT:
            raise ValueError("nobody has no name")
        return self.names[seat]

    def people(self, seats: Iterable[int]) -> str:
        """Return the people at these seats in a sentence: ミナさん、ケンさん; Mina and Ken."""
        return self.words.join([self("cards-person", name=self.names[p]) for p in seats])
