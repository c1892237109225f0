"""Discord's rules for requests and answers, as a table of facts in a notation of our own.

``discord_facts.json`` holds ``routes`` and ``shapes``. A route ("POST /channels/{}/messages") has the names of its
query, its body and its answers. A shape is an object field by field, or a named kind. A ``!`` after a name: required. A
kind is

- ``text``, ``whole``, ``number``, ``yes/no``, ``null``, ``any``, a JSON literal (``2``, ``"users"``), or a shape's name
- ``text 1..100``, ``whole ..20``: letters, or the value itself, both ends included; ``text ~ "^[0-9]+$"``: a pattern
- ``[kind] ..5``: a list of so many; ``[kind] distinct``: none twice; ``{kind} ..34``: an object with free keys
- ``a | b``: exactly one of them; ``a or b``: at least one; ``(a | b)`` to group

``facts_build`` derives the table from Discord's OpenAPI document. ``as_schema`` gives JSON Schema again.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Json = dict[str, Any]
PATH = Path(__file__).with_name("discord_facts.json")
_TOKEN = re.compile(r'\s*(-?\d*\.\.-?\d*|"(?:[^"\\]|\\.)*"|-?\d+|yes/no|\w+|[][{}()|~])')
_PLAIN = {"text": "string", "whole": "integer", "number": "number", "yes/no": "boolean", "null": "null"}
_ENDS = {
    "string": ("minLength", "maxLength"),
    "integer": ("minimum", "maximum"),
    "number": ("minimum", "maximum"),
    "array": ("minItems", "maxItems"),
    "object": ("minProperties", "maxProperties"),
}


@dataclass(frozen=True, slots=True)
class Facts:
    """The table. A shape is a dict from field names (with their ``!``) to kinds or, for a named kind, the kind."""

    routes: dict[str, Json]
    shapes: dict[str, dict[str, str] | str]

    @classmethod
    def read(cls, path: Path = PATH) -> Facts:
        """Read the committed table."""
        table = json.loads(path.read_text(encoding="utf-8"))
        return cls(table["routes"], table["shapes"])

    def text(self) -> str:
        """Return the text of the file: sorted, one route per line, one field per line."""
        routes = [f"{_json(name)}: {_json(told)}" for name, told in sorted(self.routes.items())]
        shapes = [f"{_json(name)}: {_json(shape, 1)}" for name, shape in sorted(self.shapes.items())]
        return f'{{"routes": {{\n{_lines(routes)}\n}}, "shapes": {{\n{_lines(shapes)}\n}}}}\n'

    def definitions(self) -> Json:
        """Return all shapes as JSON Schema, by name, for ``$defs``."""
        return {name: as_schema(shape) for name, shape in self.shapes.items()}


def _json(value: Any, indent: int | None = None) -> str:
    return json.dumps(value, ensure_ascii=False, indent=indent, sort_keys=True)


def _lines(rows: list[str]) -> str:
    return ",\n".join(rows)


def as_schema(kind: dict[str, str] | str) -> Json:
    """Return a kind or a shape as JSON Schema; names become references into ``$defs``. Raises ValueError if invalid."""
    if isinstance(kind, dict):
        return {
            "type": "object",
            "properties": {name.rstrip("!"): as_schema(inner) for name, inner in kind.items()},
            "required": [name[:-1] for name in kind if name.endswith("!")],
        }
    reader = _Reader(kind)
    found = reader.union()
    if reader.rest:
        raise ValueError(f"{kind!r}: what is {reader.rest[0]!r}?")
    return found


class _Reader:
    """Reads one kind, token by token."""

    def __init__(self, kind: str) -> None:
        self.rest = _TOKEN.findall(kind)
        if "".join(self.rest) != re.sub(r'("(?:[^"\\]|\\.)*")|\s+', lambda m: m[1] or "", kind):
            raise ValueError(f"{kind!r} is no kind")

    def take(self, *wanted: str) -> str:
        """Return the next token and move on if it is one of these, else return nothing."""
        return self.rest.pop(0) if self.rest and self.rest[0] in wanted else ""

    def union(self) -> Json:
        found = [self.one()]
        word = sign = self.take("|", "or")
        while sign:
            found.append(self.one())
            sign = self.take(word)
        if all("enum" in f for f in found):
            return {"enum": [value for f in found for value in f["enum"]]}
        return found[0] if not word else {"oneOf" if word == "|" else "anyOf": found}

    def one(self) -> Json:
        token = self.rest.pop(0)
        if token == "(":
            return self.closed(")")
        if token == "[":
            return self.measured({"type": "array", "items": self.closed("]")})
        if token == "{":
            return self.measured({"type": "object", "additionalProperties": self.closed("}")})
        if token in _PLAIN:
            return self.measured({"type": _PLAIN[token]})
        if token == "any":
            return {}
        if re.match(r'"|-?\d', token):
            return {"enum": [json.loads(token)]}
        return {"$ref": f"#/$defs/{token}"}

    def closed(self, bracket: str) -> Json:
        found = self.union()
        if not self.take(bracket):
            raise ValueError(f"{bracket} is missing")
        return found

    def measured(self, schema: Json) -> Json:
        """Add the suffixes of a kind: its range, its pattern, ``distinct``."""
        if self.rest and ".." in self.rest[0] and not self.rest[0].startswith('"'):
            for end, figure in zip(_ENDS[schema["type"]], self.rest.pop(0).split(".."), strict=True):
                if figure:
                    schema[end] = int(figure)
        if self.take("~"):
            schema["pattern"] = json.loads(self.rest.pop(0))
        if self.take("distinct"):
            schema["uniqueItems"] = True
        return schema
