"""A language that nobody speaks, made from English: two fifths longer, and with accents. It shows what has no room."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from locales import Words, words
from locales.catalogue import Bundle

ACCENTED = str.maketrans("acdeghijklnorstuyzACDEGHIJKLNORSTUYZ", "âçđéğĥîĵķĺñôŕšťûýžÂÇĐÉĞĤÎĴĶĹÑÔŔŠŤÛÝŽ")
LONGER = 0.4
"""The share of its letters that a word gains."""
_KEPT = re.compile(r"(`[^`]*`|/[a-z_]+|<[^>]*>|\S*[@#]\S*)")
"""Parts of a text that stay: code, commands, mentions."""
_WORD = re.compile("[A-Za-z]+")
_VOWELS = frozenset("aeiouyAEIOUY")
_NAMES = re.compile(r"-command$|^command-.*-name$|^computer-name-")
"""Keys of names, which no language makes longer."""


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


class Pseudo(Words):
    """The catalogue of that language."""

    __slots__ = ()

    @property
    def theirs(self) -> Words:
        """Return the texts about a hand that is not the reader's own."""
        return pseudo(of_another=True)


@cache
def pseudo(*, of_another: bool = False) -> Words:
    """Return the catalogue, made once."""
    parser, serializer, english = FluentParser(with_spans=False), FluentSerializer(), words("en")
    sources = {}
    for key, source in english.sources.items():
        entry = parser.parse_entry(source)
        if isinstance(entry, ast.Message) and not _NAMES.search(key):
            source = serializer.serialize_entry(_Lengthen().visit(entry))
        sources[key] = source
    language = replace(english.language, tag="xx", whole=False, second="")
    return Pseudo(language, Bundle(["en-US"], use_isolating=False), sources, sources, (), of_another)
