"""How the words of a picture are set: by the language in which it is drawn.

Pictures are laid out for the languages in which no text may be missing (``locales.language``). In any other language
the words yield: what finds no room becomes as small as can be read, and is then cut behind a word. A thread draws one
picture at a time: who starts it says the language (``typeset_for``), and no painter needs to know it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from typing import Final, NamedTuple

from babel.core import Locale

from locales import Words
from locales.language import Language

_FORMS: Final = {"Hant": "tw", "Hans": "cn"}
"""The forms of Chinese characters by the script of a language (ISO 15924)."""


class Typesetting(NamedTuple):
    """What differs between languages."""

    han: str = ""
    """The form of Chinese characters, such as "tw"; "" for the Japanese one."""
    hyphens: str = ""
    """The dictionary of Pyphen by which words are divided, such as "de_DE"; "" for none."""
    yields: bool = False
    """True if words without room become smaller than the layout wants, rather than being cut at once."""


USUAL: Final = Typesetting()
_NOW: Final[ContextVar[Typesetting]] = ContextVar("typesetting", default=USUAL)
current = _NOW.get
"""Return how words are set now."""


@contextmanager
def typeset_for(words: Words) -> Iterator[None]:
    """Set the words of pictures as their language wants it."""
    before = _NOW.set(typesetting(words.language))
    try:
        yield
    finally:
        _NOW.reset(before)


@lru_cache(maxsize=256)
def typesetting(language: Language) -> Typesetting:
    """Return how the words of a language are set. Dictionaries of hyphens are looked for only where words yield."""
    if language.whole:
        return USUAL
    from pyphen import language_fallback

    where = Locale.parse(language.numbers, sep="-")
    return Typesetting(_FORMS.get(where.script or "", ""), language_fallback(str(where)) or "", True)
