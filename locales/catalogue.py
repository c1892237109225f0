"""Looks messages up in the Fluent files ``locales/<language>/*.ftl``.

One file per room or game; message ids begin with the file's name and a hyphen (``geschenk-take``), except
in ``common.ftl``. What several games say alike is in ``games.ftl``: ``games-unit`` stands for ``geschenk-unit`` where a
game does not say it itself. Counts and plurals are the catalogue's business: pass numbers as numbers. Numbers that are
names (a seat, a table, a slot) are passed as strings, so that no language puts separators into them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser, ast

Lang = Literal["ja", "en"]
LANGUAGES: tuple[Lang, ...] = ("ja", "en")

HERE = Path(__file__).parent
KEPT = 16_384
"""Finished texts kept in memory, some 300 bytes each. Players look at the same few cards and counts all day."""
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message begins. What goes on over more lines is indented, or begins with one of ``.[*}``."""
REFERENCE = re.compile(r"\{\s*([a-zA-Z][\w-]*)")
"""Where a message names another one; also a function, which is called as no message is."""


class MissingMessage(KeyError):
    """The catalogue lacks a message, or a value that the message needs."""


@dataclass(frozen=True, slots=True, eq=False)
class Words:
    """The catalogue in one language. Call it: ``words("geschenk-pot", chips=3)``.

    One read anew is another one: a picture asks for dozens of texts, which are looked up by their catalogue.
    """

    lang: Lang
    bundle: FluentBundle
    """What was asked for so far, and what that names."""
    sources: Mapping[str, str] = field(repr=False)
    """Every message as it is written. To parse them all takes seconds, which nobody should wait for at the start."""

    def __call__(self, key: str, /, **values: Any) -> str:
        """The text of ``key``; raises MissingMessage where key or value is missing."""
        try:
            return _text(self, key, **values)
        except TypeError:
            # A value that cannot be hashed is none that a text can show; formatting says so in its own way.
            return self.formatted(key, values)

    def formatted(self, key: str, values: dict[str, Any]) -> str:
        """The text of ``key``, put together anew."""
        try:
            pattern = self._message(self._found(key)).value
        except LookupError:
            raise MissingMessage(f"{self.lang}: no message {key}") from None
        if pattern is None:
            raise MissingMessage(f"{self.lang}: {key} has no text")
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise MissingMessage(f"{self.lang}: {key} with {sorted(values)}: {errors}")
        return str(text)

    def has(self, key: str) -> bool:
        """Whether the catalogue has ``key``, for a game also as what several say alike."""
        return self._found(key) in self.sources

    def _found(self, key: str) -> str:
        """The key itself, or that of all games where a game has no text of its own."""
        game, _, rest = key.partition("-")
        own = key in self.sources or f"{game}-command" not in self.sources
        return key if own else f"games-{rest}"

    def _message(self, key: str) -> Message:
        """The message ``key``, parsed the first time it is asked for; raises LookupError where there is none."""
        if not self.bundle.has_message(key):
            wanted, found = [key], list[str]()
            while wanted:
                found.append(source := self.sources[wanted.pop()])
                named = set(REFERENCE.findall(source)) & self.sources.keys()
                wanted += [name for name in named if not self.bundle.has_message(name)]
            # What is named comes before what names it: another thread may take up a message as soon as it is there.
            for source in reversed(found):
                self.bundle.add_resource(FluentResource(source))
        return self.bundle.get_message(key)

    def both(self, key: str) -> tuple[str, str]:
        """A text without values in this language and in the other one: the two lines of a title."""
        return self(key), self.other(key)

    @property
    def other(self) -> Words:
        """The same catalogue in the other language, for the second line of titles."""
        return words("en" if self.lang == "ja" else "ja")

    def listed(self, parts: list[str]) -> str:
        """Things beside each other, without an "and"."""
        return ("、" if self.lang == "ja" else ", ").join(parts)

    def join(self, parts: list[str]) -> str:
        """A list of names or things as a person of this language writes it."""
        if not parts:
            return ""
        if self.lang == "ja":
            return "、".join(parts)
        return parts[0] if len(parts) == 1 else ", ".join(parts[:-1]) + " and " + parts[-1]


@lru_cache(maxsize=KEPT, typed=True)
def _text(words: Words, key: str, /, **values: Any) -> str:
    """A finished text; kept by the classes of its values too, since 1, 1.0 and True are equal and read differently."""
    return words.formatted(key, values)


@lru_cache(maxsize=len(LANGUAGES))
def words(lang: Lang) -> Words:
    """The catalogue of a language, read once."""
    bundle = FluentBundle([{"ja": "ja-JP", "en": "en-US"}[lang]], use_isolating=False)
    sources: dict[str, str] = {}
    for file in sorted((HERE / lang).glob("*.ftl")):
        for key, source in _messages(file.read_text(encoding="utf-8")):
            sources.setdefault(key, source)
    return Words(lang, bundle, sources)


def _messages(text: str) -> Iterator[tuple[str, str]]:
    """The key and the source of each message of a file, each up to where the next one begins."""
    found = list(MESSAGE.finditer(text))
    ends = [m.start() for m in found[1:]] + [len(text)]
    return ((m[1], text[m.start() : end]) for m, end in zip(found, ends, strict=True))


def check_files() -> None:
    """Raises MissingMessage for a file of the catalogue with lines that are no message, and for a key of one
    language only. What is in use does not change."""
    keys: dict[str, set[str]] = {}
    for lang in LANGUAGES:
        for file in sorted((HERE / lang).glob("*.ftl")):
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Junk):
                    raise MissingMessage(f"{lang}/{file.name}: {str(entry.content)[:40]!r} is no message")
                if isinstance(entry, ast.Message):
                    keys.setdefault(entry.id.name, set()).add(lang)
    lonely = sorted(key for key, langs in keys.items() if len(langs) < len(LANGUAGES))
    if lonely:
        raise MissingMessage(f"{lonely[0]} is in one language only")


def read_anew() -> None:
    """Forget what was read: ``words`` reads the files again."""
    words.cache_clear()
    _text.cache_clear()


def language_of(locale: str | None) -> Lang:
    """The language for a Discord locale such as "ja" or "en-GB"; English for everything else."""
    return "ja" if locale is not None and locale.lower().startswith("ja") else "en"
