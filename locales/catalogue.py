"""Look messages up in the Fluent files ``locales/<language>/*.ftl``.

A language's texts that are missing, or cannot be formatted, are those of its fallback; each is logged once and counted.
Only in the languages that are ``whole`` it is an error.

There is one file per room or game. Message ids begin with the file's name and a hyphen (``geschenk-title``), except in
``common.ftl``. Texts that several games share are in ``games.ftl``: ``games-unit`` replaces ``geschenk-unit`` for a
game without a text of its own. Texts that say "you" of a hand have another form in ``theirs.ftl``, for a hand that is
not the reader's own: ``theirs-tricks-hand``. The catalogue chooses the forms for counts and plurals: pass numbers as
numbers. Pass numbers that are names (a seat, a table, a slot) as strings, so that no language puts separators into
them.
"""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Container, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Message, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.runtime.utils import native_to_fluent
from fluent.syntax import ast

import outside
from locales.language import Language, chain, default, folder, found, language_of, languages
from locales.parsing import Parser

log = logging.getLogger("tefuda.locales")

Lang = str
"""The tag of a language."""
LANGUAGES: tuple[Lang, ...] = tuple(tag for tag, one in languages().items() if one.whole)
"""The languages in which no text may be missing. ``languages()`` has all."""
fallen: Counter[tuple[Lang, str]] = Counter()
"""How often a text was another language's, by language and key. Texts that are kept are counted once."""

KEPT = 16_384
"""The number of finished texts kept in memory, some 300 bytes each: the same few cards and counts are shown all day."""
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message. Its further lines are indented, or begin with one of ``.[*}``."""
COMMAND = re.compile(r"command-\w+-name|\w+-command")
"""The keys of names that people type."""
GROUPED = re.compile(r"command-(\w+)-\w+-name")
"""The keys of commands of a group."""
NAME = re.compile(r"[^\W_]([^\W_]|[ .,'!-])*")
LONGEST_NAME = 32
TITLES = ("title", "name")
"""The keys of a game's name, after its slug: the second is that on its box, if the title has more than it."""
REFERENCE = re.compile(r"\{\s*([a-zA-Z][\w-]*)")
"""A reference from one message to another; also a function, whose name is no message."""


_renamed: dict[str, str] = {}
"""Games whose owner has given them another name, by slug; see ``rename``."""

PLAIN = 1000
"""Numbers below this, from 0 on, are written without separators in every language."""


class PlainNumber(FluentInt):
    """A number below PLAIN. Its digits need no rules of a locale, whose search takes longer than the whole text."""

    def format(self, locale: object) -> str:
        """Return the digits."""
        return int.__repr__(self)


NUMBERS = tuple(PlainNumber(n) for n in range(PLAIN))


class Bundle(FluentBundle):
    """The messages of a language; numbers below PLAIN are written here."""

    def format_pattern(self, pattern: Pattern, args: Mapping[str, Any] | None = None) -> tuple[Any, list[Exception]]:
        """Return a text, and the errors in it."""
        values = {
            name: NUMBERS[value] if type(value) is int and 0 <= value < PLAIN else native_to_fluent(value)
            for name, value in (args or {}).items()
        }
        errors: list[Exception] = []
        env = ResolverEnvironment(context=self, current=CurrentEnvironment(args=values), errors=errors)
        try:
            return pattern(env), errors
        except ValueError as e:
            return "", [*errors, e]


class MissingMessage(KeyError):
    """The catalogue lacks a message, or a value that the message needs."""


@dataclass(frozen=True, slots=True, eq=False)
class Words:
    """The catalogue in one language. Call it: ``words("geschenk-pot", chips=3)``.

    Two catalogues are never equal, also of one language: a picture needs dozens of texts, and their cache compares the
    catalogue each time.
    """

    language: Language
    bundle: Bundle
    """The messages used so far, and the messages they refer to."""
    sources: Mapping[str, str] = field(repr=False)
    """The source of every message. All of them are not parsed at the start, because this takes seconds."""
    known: Container[str] = field(repr=False)
    """The keys of all messages, with those of ``rest``."""
    rest: tuple[Words, ...] = field(default=(), repr=False)
    """The languages whose texts stand for missing ones, in their order."""
    of_another: bool = False
    """True for texts about a hand that is not the reader's own."""

    @property
    def lang(self) -> Lang:
        """The tag of the language."""
        return self.language.tag

    def __call__(self, key: str, /, **values: Any) -> str:
        """Return the text of ``key``. Raises MissingMessage if the key or a value is missing."""
        try:
            return _text(self, key, **values)
        except TypeError:
            # A text cannot show a value that cannot be hashed; the formatting raises its own error for it.
            return self.formatted(key, values)

    def formatted(self, key: str, values: dict[str, Any]) -> str:
        """Return the text of ``key``, formatted again."""
        found = self._found(key)
        *before, last = self, *self.rest
        for one in before:
            try:
                return one._own(found, values)
            except MissingMessage as e:
                _fell(one, found, e)
        return last._own(found, values)

    def _own(self, key: str, values: dict[str, Any]) -> str:
        """Return the text of exactly this key in this language. Raises MissingMessage."""
        try:
            pattern = self._message(key).value
        except LookupError:
            raise MissingMessage(f"{self.lang}: no message {key}") from None
        if pattern is None:
            raise MissingMessage(f"{self.lang}: {key} has no text")
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise MissingMessage(f"{self.lang}: {key} with {sorted(values)}: {errors}")
        return str(text)

    @property
    def percent(self) -> int:
        """How many of a hundred texts this language itself has; 100 only if it has all."""
        wanted = words(default()).sources.keys()
        return len(wanted & self.sources.keys()) * 100 // len(wanted)

    def has(self, key: str) -> bool:
        """True if the catalogue has ``key``, for a game also as a text that several games share."""
        return self._found(key) in self.known

    def translates(self, key: str) -> bool:
        """True if the text that ``has`` finds is not that of the language which stands for all others."""
        found = self._found(key)
        return any(found in one.sources for one in (self, *self.rest) if one.language.fallback)

    def _found(self, key: str) -> str:
        """Return the key itself, or the key of all games if a game has no text of its own."""
        game, _, rest = key.partition("-")
        shared = f"games-{rest}"
        # A text that neither has is missed under the game's own name: there its author writes it.
        own = key in self.known or f"{game}-command" not in self.known or shared not in self.known
        found = key if own else shared
        return theirs if self.of_another and (theirs := f"theirs-{found}") in self.known else found

    def _message(self, key: str) -> Message:
        """Return the message ``key``; it is parsed at its first use. Raises LookupError if there is none."""
        if not self.bundle.has_message(key):
            wanted, found = [key], list[str]()
            while wanted:
                found.append(source := self.sources[wanted.pop()])
                named = set(REFERENCE.findall(source)) & self.sources.keys()
                wanted += [name for name in named if not self.bundle.has_message(name)]
            # A message is added after those it refers to: another thread may use it as soon as it is there.
            for source in reversed(found):
                self.bundle.add_resource(Parser(with_spans=False).parse(source))
        return self.bundle.get_message(key)

    def both(self, key: str) -> tuple[str, str]:
        """Return a text without values, and its second line: the two lines of a title."""
        return self(key), self.second(key)

    def second(self, key: str, /, **values: Any) -> str:
        """Return the second line of a title; "" where one is enough.

        Japanese and English stand below each other, for servers where people of both meet. Another language has one
        line: its reader looks for nothing in English but the name of a game, by which others know it.
        """
        game, _, rest = key.partition("-")
        if game in _renamed and rest == "title":
            return ""
        if not self.language.second and (rest != "title" or f"{game}-command" not in self.known):
            return ""
        told = self.other(key, **values)
        twice = told == self(key, **values) and (rest == "title" or not self.language.second)
        return "" if twice else told

    @property
    def other(self) -> Words:
        """The same catalogue in the language of second lines; English where the language has none."""
        found = words(self.language.second or default())
        return found.theirs if self.of_another else found

    @property
    def theirs(self) -> Words:
        """The same catalogue for a hand that is not the reader's own: its texts do not say "you"."""
        return _theirs(self.lang)

    def listed(self, parts: list[str]) -> str:
        """Return a list of things without an "and"."""
        return self.language.lists.separator.join(parts)

    def join(self, parts: list[str]) -> str:
        """Return a list of names or things in the form of this language."""
        *before, last = parts or [""]
        return f"{self.listed(before)}{self.language.lists.pair}{last}" if before else last

    def sentences(self, parts: list[str]) -> str:
        """Return sentences, or pieces of one, as a text."""
        return self.language.lists.gap.join(parts)


def _fell(words: Words, key: str, why: MissingMessage) -> None:
    """Count a text that another language stands for, and log it once."""
    if not fallen[words.lang, key]:
        log.log(logging.WARNING if key in words.sources else logging.INFO, "%s; it falls back", why.args[0])
    fallen[words.lang, key] += 1


@lru_cache(maxsize=KEPT, typed=True)
def _text(words: Words, key: str, /, **values: Any) -> str:
    """Return a finished text. The cache distinguishes the classes of values: 1, 1.0 and True are equal but read
    differently."""
    return words.formatted(key, values)


@lru_cache(maxsize=256)
def words(lang: Lang) -> Words:
    """Return the catalogue of a language, read once; for a tag that is no more, that of ``language_of``."""
    if lang not in languages():
        return words(language_of(lang))
    language = languages()[lang]
    # Texts of a whole language never fall back, so that the tests see what is missing.
    rest = () if language.whole else tuple(map(words, chain(lang)[1:]))
    sources = _sources(lang)
    known = {key for one in rest for key in one.sources}.union(sources) if rest else sources
    return Words(language, Bundle([language.numbers], use_isolating=False), sources, known, rest)


@lru_cache(maxsize=256)
def _theirs(lang: Lang) -> Words:
    return replace(words(lang), of_another=True)


def _sources(lang: Lang) -> dict[str, str]:
    """Return the source of each message of a language by its key: of two with one key the first."""
    found: dict[str, str] = {}
    for file in sorted(folder(lang).glob("*.ftl")):
        try:
            text = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            if languages()[lang].whole:
                raise
            continue  # ``check.flaws`` tells it
        for key, source in _messages(text):
            found.setdefault(key, source)
    for file in _outside(lang):
        with suppress(OSError, UnicodeDecodeError):
            for key, source in _messages(file.read_text(encoding="utf-8")):
                found.setdefault(key, source)
    for slug, name in _renamed.items():
        for part in TITLES:
            found[f"{slug}-{part}"] = f"{slug}-{part} = {name}\n"
        found[f"{slug}-command"] = f"{slug}-command = {typed(name)}\n"
    return found


def _outside(lang: Lang) -> Iterator[Path]:
    """Yield the texts of games from outside: in place of what a game lacks, a whole language has another's."""
    yield from outside.texts(lang)
    if languages()[lang].whole:
        for other in dict.fromkeys((default(), *sorted(outside.languages()))):
            yield from outside.texts(other)


def rename(names: Mapping[str, str]) -> None:
    """Give games other names, by slug: in every language, as titles and as commands. All others have their own.

    ``check_name`` says which names can be given. The catalogues are read again.
    """
    _renamed.clear()
    _renamed.update(names)
    read_anew()


def renamed() -> Mapping[str, str]:
    """Return the other names that games have, by slug."""
    return _renamed


def check_name(slug: str, name: str) -> None:
    """Raise ValueError if a game cannot be called so; the text says why."""
    longest = max(len(name), len(typed(name)))
    if not 1 <= longest <= LONGEST_NAME or not NAME.fullmatch(name):
        raise ValueError(f"it takes letters, digits, spaces and . , ' ! - in at most {LONGEST_NAME} characters")
    if typed(name) in _commands(slug):
        raise ValueError("a command is called so already")


def _commands(but: str) -> set[str]:
    """Return what people type for a command in any language, and what Discord knows the commands and their groups by;
    not those of the game ``but``.
    """
    found = set[str]()
    for lang in languages():
        told = words(lang)
        for key in told.sources:
            if key == f"{but}-command":
                continue
            if COMMAND.fullmatch(key):
                found |= {told(key), key.removesuffix("-command")}
            elif group := GROUPED.fullmatch(key):
                found.add(group[1])
    return found


def typed(name: str) -> str:
    """Return the command of a game with this name: small letters and digits, with underscores between them."""
    return re.sub(r"[^\w]+", "_", name.lower()).strip("_")


def _messages(text: str) -> Iterator[tuple[str, str]]:
    """Return the key and the source of each message of a file; a message ends where the next one begins."""
    found = list(MESSAGE.finditer(text))
    ends = [m.start() for m in found[1:]] + [len(text)]
    return ((m[1], text[m.start() : end]) for m, end in zip(found, ends, strict=False))


def check_files() -> None:
    """Raise MissingMessage for a file of the catalogue with lines that are no message, and for a key of one language
    only.

    The catalogue in use does not change.
    """
    keys: dict[str, set[str]] = {}
    for lang in LANGUAGES:
        for file in sorted(folder(lang).glob("*.ftl")):
            for entry in Parser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Junk):
                    raise MissingMessage(f"{lang}/{file.name}: {str(entry.content)[:40]!r} is no message")
                if isinstance(entry, ast.Message):
                    keys.setdefault(entry.id.name, set()).add(lang)
    lonely = sorted(key for key, langs in keys.items() if len(langs) < len(LANGUAGES))
    if lonely:
        raise MissingMessage(f"{lonely[0]} is in one language only")


def read_anew() -> None:
    """Forget the catalogues: ``words`` reads the files again."""
    found.cache_clear()
    language_of.cache_clear()
    words.cache_clear()
    _theirs.cache_clear()
    _text.cache_clear()
