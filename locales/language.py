"""What a language is: the folder ``locales/<tag>/`` with texts and a file ``language.toml`` about the language.

Nothing else names a language. ``whole`` marks those in which no text may be missing; all others fall back.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from babel.core import Locale, UnknownLocaleError

HERE = Path(__file__).parent
ABOUT = "language.toml"
TAG = re.compile(r"[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?")
"""The tag of a language: de, zh-TW, sr-Latn."""


class Flaw(NamedTuple):
    """What is wrong with a file of the catalogue, for its translator."""

    file: str
    """Its path from this folder, such as de/cards.ftl."""
    line: int
    said: str

    def __str__(self) -> str:
        return f"locales/{self.file}:{self.line}: {self.said}"


class BadLanguage(ValueError):
    """A file language.toml that cannot be used."""

    def __init__(self, said: str, line: int = 1) -> None:
        super().__init__(said)
        self.said, self.line = said, line


@dataclass(frozen=True, slots=True)
class Lists:
    """How a language puts things in a row."""

    separator: str
    """Between things without "and"."""
    pair: str
    """Between the last two with "and"."""
    gap: str
    """Between two sentences, or two pieces of one."""


@dataclass(frozen=True, slots=True)
class Language:
    """A language, as its language.toml has it."""

    tag: str
    name: str
    """Its name in the language itself."""
    english: str
    fallback: str
    """The tag of the language whose texts stand for missing ones; "" for the one that stands for all."""
    direction: Literal["ltr", "rtl"]
    numbers: str
    """The locale of its numbers in Babel, such as de-DE."""
    discord: tuple[str, ...]
    """Discord's locales that it serves."""
    lists: Lists
    whole: bool = False
    """True if no text may be missing."""
    second: str = ""
    """The tag of the language of second lines of titles; "" for one line, with the English name below that of a game.
    """
    zone: str = ""
    """The time zone of people who have named none; "" where the language does not tell it."""
    month_first: tuple[str, ...] = ()
    """Discord's locales, of those it serves, in which 12/4 is in December. "": people whose locale is unknown."""
    lowers: bool = True
    """False if words of a picture keep their capitals inside a sentence, as German nouns do."""
    days: tuple[tuple[str, int], ...] = ()
    """Words for a day, such as "tomorrow", and how many days ahead it is."""
    units: tuple[tuple[str, int], ...] = ()
    """Words after a number, such as "weeks", and how many days one is."""
    month_always: bool = False
    """True if the month always comes first in these; otherwise the other reading is offered as well."""


@lru_cache(maxsize=1)
def found() -> tuple[Mapping[str, Language], tuple[Flaw, ...]]:
    """Return the languages by tag, and what is wrong with the folders that are left out.

    Whole languages come first, and of them last the one that stands for all others.
    """
    languages, flaws = list[Language](), list[Flaw]()
    for folder in sorted(p for p in HERE.iterdir() if p.is_dir() and not p.name.startswith(("_", "."))):
        try:
            languages.append(read(folder))
        except BadLanguage as e:
            flaws.append(Flaw(f"{folder.name}/{ABOUT}", e.line, e.said))
    languages.sort(key=lambda one: (not one.whole, not one.fallback, one.tag))
    return MappingProxyType({one.tag: one for one in languages}), tuple(flaws)


def folder(tag: str) -> Path:
    """Return the folder of a language."""
    return HERE / tag


def languages() -> Mapping[str, Language]:
    """Return every language by its tag."""
    return found()[0]


def read(folder: Path) -> Language:
    """Return the language of a folder. Raises BadLanguage."""
    tag, file = folder.name, folder / ABOUT
    if not TAG.fullmatch(tag):
        raise BadLanguage(f"{tag} is no tag of a language, such as de or zh-TW; the language is left out")
    try:
        text = file.read_text(encoding="utf-8")
        about = tomllib.loads(text)
    except FileNotFoundError:
        raise BadLanguage("the file is missing; the language is left out") from None
    except (OSError, UnicodeDecodeError) as e:
        raise BadLanguage(f"the file cannot be read ({e}); the language is left out") from None
    except tomllib.TOMLDecodeError as e:
        line = re.search(r"at line (\d+)", str(e))
        raise BadLanguage(f"{e}; the language is left out", int(line[1]) if line else 1) from None
    try:
        return Language(tag, **_checked(about))
    except BadLanguage as e:
        raise BadLanguage(f"{e.said}; the language is left out", _line(text, e.said.split()[0])) from None


def _line(text: str, key: str) -> int:
    """Return the number of the line that begins with a key; 1 if none does."""
    lines = text.splitlines()
    return next((n for n, line in enumerate(lines, 1) if re.match(rf"\[?{re.escape(key)}\b", line)), 1)


def _checked(about: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values of a language.toml for a Language. Raises BadLanguage; its text begins with the key."""
    known = {f.name: f for f in fields(Language) if f.name != "tag"}
    if unknown := [key for key in about if key not in known]:
        raise BadLanguage(f"{unknown[0]} is no key of this file")
    if missing := [f.name for f in known.values() if f.name not in about and f.name in _NEEDED]:
        raise BadLanguage(f"{missing[0]} is missing")
    lists = about["lists"]
    if not isinstance(lists, dict) or set(lists) != {f.name for f in fields(Lists)}:
        raise BadLanguage("lists needs separator, pair and gap")
    for key, value in {**about, **lists}.items():
        if not _fits(key, value):
            raise BadLanguage(f"{key} cannot be {value!r}")
    try:
        Locale.parse(about["numbers"], sep="-")
    except (UnknownLocaleError, ValueError):
        raise BadLanguage(f"numbers cannot be {about['numbers']!r}: Babel knows no such locale") from None
    plain = {key: tuple(value) if isinstance(value, list) else value for key, value in about.items()}
    plain |= {key: tuple(about[key].items()) for key in ("days", "units") if key in about}
    return {**plain, "lists": Lists(**lists)}


_NEEDED = frozenset({"name", "english", "fallback", "direction", "numbers", "discord", "lists"})


def _fits(key: str, value: object) -> bool:
    """True if a value has the type of its key."""
    if key == "lists":
        return True
    if key in ("discord", "month_first"):
        return isinstance(value, list) and all(isinstance(part, str) for part in value)
    if key in ("days", "units"):
        return isinstance(value, dict) and all(type(days) is int and 0 <= days < 100 for days in value.values())
    if key in ("whole", "month_always", "lowers"):
        return isinstance(value, bool)
    if key == "direction":
        return value in ("ltr", "rtl")
    return isinstance(value, str) and (value != "" or key not in ("name", "english", "numbers"))


@lru_cache(maxsize=256)
def language_of(locale: str | None) -> str:
    """Return the tag of the language for a stored tag, or for a locale of Discord's such as "ja" or "en-GB".

    A tag without a region serves all regions. For all others it is the language that stands for all.
    """
    known = languages()
    if locale is None or locale in known:
        return locale or default()
    wanted = locale.replace("_", "-").casefold()
    for serves in (lambda one: wanted in map(str.casefold, one.discord), lambda one: wanted.split("-")[0] == one.tag):
        for one in known.values():
            if serves(one):
                return one.tag
    return default()


def default() -> str:
    """Return the tag of the language that stands for all others, English. It is also the language of the code's own
    texts: names of commands, and whatever Discord shows where it has no translation.
    """
    known, flaws = found()
    for tag, one in known.items():
        if not one.fallback:
            return tag
    raise BadLanguage(f"no language stands for all others: {flaws[0] if flaws else 'each has a fallback'}")


def homes() -> dict[str, str]:
    """Return the time zone of people who have named none, by the locale of their Discord."""
    return {locale: one.zone for one in languages().values() if one.zone for locale in one.discord}


def chain(tag: str) -> tuple[str, ...]:
    """Return the languages whose texts stand for those of a language, itself first."""
    known, tags = languages(), [tag]
    while (after := known[tags[-1]].fallback) in known and after not in tags:
        tags.append(after)
    return (*tags, default()) if default() not in tags else tuple(tags)
