"""A language that nobody speaks, made from English: two fifths longer, and with accents. It shows what has no room."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from locales import Words, catalogue, language, words
from locales.parsing import Parser

TAG = "qaa"
"""The first of the tags that ISO 639 leaves for own use."""
ACCENTED = str.maketrans("acdeghijklnorstuyzACDEGHIJKLNORSTUYZ", "âçđéğĥîĵķĺñôŕšťûýžÂÇĐÉĞĤÎĴĶĹÑÔŔŠŤÛÝŽ")
LONGER = 0.4
"""The share of its letters that a word gains."""
_KEPT = re.compile(r"(`[^`]*`|/[a-z_]+|<[^>]*>|\S*[@#]\S*)")
"""Parts of a text that stay: code, commands, mentions."""
_WORD = re.compile("[A-Za-z]+")
_VOWELS = frozenset("aeiouyAEIOUY")
_NAMES = re.compile(r"-command$|^command-.*-name$|^computer-name-|-cast$")
"""Keys of names, which no language makes longer."""
_ABOUT = """\
name = "Ĺôñğ"
english = "Long"
fallback = "en"
direction = "ltr"
numbers = "en-US"
discord = []
[lists]
separator = ", "
pair = " âñđ "
gap = " "
"""


def lengthened(text: str) -> str:
    """Return a text with accents, each word two fifths longer."""
    parts = _KEPT.split(text)
    return "".join(part if k % 2 else _WORD.sub(_longer, part) for k, part in enumerate(parts))


def _longer(found: re.Match[str]) -> str:
    """Return a word with its vowels doubled, or its last letter if they are too few."""
    word, out = found.group(), ""
    missing = max(1, round(len(word) * LONGER))
    for at, letter in enumerate(word, 1):
        more = missing if at == len(word) else min(missing, 2) if letter in _VOWELS else 0
        out += letter + letter.lower() * more
        missing -= more
    return out.translate(ACCENTED)


class _Lengthen(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        """Replace the text between the placeables."""
        node.value = lengthened(node.value)
        return node


def write(folder: Path) -> None:
    """Write the language into a folder."""
    parser, serializer = Parser(with_spans=False), FluentSerializer()
    folder.mkdir()
    (folder / language.ABOUT).write_text(_ABOUT, "utf-8")
    for file in (language.HERE / "en").glob("*.ftl"):
        parsed = parser.parse(file.read_text("utf-8"))
        parsed.body = [
            entry if not isinstance(entry, ast.Message) or _NAMES.search(entry.id.name) else _Lengthen().visit(entry)
            for entry in parsed.body
        ]
        (folder / file.name).write_text(serializer.serialize(parsed), "utf-8")


@contextmanager
def spoken(home: Path) -> Iterator[Words]:
    """Add the language to the others for a time, and yield its catalogue; ``home`` is empty, or holds it already.

    The catalogues stay as they are: reading them anew for the tests of each game takes a second, and what is drawn with
    their words would be drawn again.
    """
    if not (home / TAG).exists():
        for folder in language.HERE.iterdir():
            if (folder / language.ABOUT).exists():
                (home / folder.name).symlink_to(folder)
        write(home / TAG)
    with patch.object(language, "HERE", home):
        _look_again()
        try:
            if words(TAG).lang != TAG:  # asked for before, when there was no such language
                catalogue.read_anew()
            yield words(TAG)
        finally:
            _look_again()


def _look_again() -> None:
    """Let the languages be those that are there now."""
    language.found.cache_clear()
    language.language_of.cache_clear()
