"""How the words of a picture are set: by the language in which it is drawn.

Pictures are laid out for the languages in which no text may be missing (``locales.language``). In any other language
the words yield: what finds no room becomes as small as can be read, and is then cut behind a word. A thread draws one
picture at a time: who starts it says the language (``set_in``), and no painter needs to know it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from typing import NamedTuple

from locales import Words


class Typesetting(NamedTuple):
    """What differs between languages."""

    han: str = ""
    """The form of Chinese characters, such as "tw"; "" for the Japanese one."""
    hyphens: str = ""
    """The dictionary of Pyphen by which words are divided, such as "de_DE"; "" for none."""
    yields: bool = False
    """True if words without room become smaller than the layout wants, rather than being cut at once."""


USUAL = Typesetting()
_NOW: ContextVar[Typesetting] = ContextVar("typesetting", default=USUAL)
current = _NOW.get
"""Return how words are set now."""


@contextmanager
def set_in(words: Words) -> Iterator[None]:
    """Set the words of pictures as their language wants it."""
    before = _NOW.set(_of(words))
    try:
        yield
    finally:
        _NOW.reset(before)
