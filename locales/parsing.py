"""Reads sources of texts: Fluent's own parser, which takes a call or ten for each character, with a faster way through
plain texts and names."""

from __future__ import annotations

import re
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.errors import ParseError
from fluent.syntax.stream import FluentParserStream

_PLAIN: Final = re.compile(r"(?:[^{}\r\n]|\r(?!\n))*")
"""Text up to a placeable or the end of its line; Fluent reads CRLF as one end, and CR alone as text."""
_NAME: Final = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")


class Parser(FluentParser):
    """Returns what FluentParser returns, in less than half of its time."""

    def get_text_element(self, ps: FluentParserStream) -> ast.TextElement:
        """Return the text up to a placeable or the end of its line."""
        start, text = ps.index, self._taken(ps, _PLAIN)
        element = ast.TextElement(text)
        if self.with_spans:
            element.add_span(start, ps.index)
        return element

    def get_identifier(self, ps: FluentParserStream) -> ast.Identifier:
        """Return a name. Raises ParseError if there is none."""
        start, name = ps.index, self._taken(ps, _NAME)
        if not name:
            raise ParseError("E0004", "a-zA-Z")
        found = ast.Identifier(name)
        if self.with_spans:
            found.add_span(start, ps.index)
        return found

    @staticmethod
    def _taken(ps: FluentParserStream, what: re.Pattern[str]) -> str:
        """Move behind what is here, and return it; "" if it is not here."""
        found = what.match(ps.string, ps.index)
        if found is None:
            return ""
        ps.index, ps.peek_offset = found.end(), 0
        return found.group()
