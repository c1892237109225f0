"""Derives ``discord_facts.json`` from Discord's OpenAPI document: ``python -m tests.e2e.facts_build [SEEN ...]``.

The document is ``openapi.json`` of github.com/discord/discord-api-spec (MIT), at the path in the environment variable
TEFUDA_OPENAPI, else at ``../shared/discord/openapi.json`` beside the repository. The tests do not need it.

The table keeps the routes that the sandbox serves. Of their objects it keeps the fields that the table already has,
those that the document requires, and those in the SEEN files. To make such a file, run the relevant tests with
TEFUDA_SEEN=seen.jsonl: it records requests of the bot and answers of the sandbox. If the bot sends an object, the table
also keeps all its fields without objects in them.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

from sandbox.routes import ALL
from tests.e2e.facts import PATH, Facts, Json
from tests.e2e.openapi import without_deviations

_ROOT = Path(__file__).resolve().parents[2]
_KINDS = {"string": "text", "integer": "whole", "number": "number", "boolean": "yes/no"}
_UNJUDGED = "errors"
"""In the document the codes of single fields in a 50035 are numbers, but Discord sends names."""
Keep = dict[str, set[str]]
"""The fields to keep, by the name of their shape."""


def document_path() -> Path | None:
    """Return the path of the document, None if there is none."""
    path = Path(os.environ.get("TEFUDA_OPENAPI") or _ROOT.parent / "shared" / "discord" / "openapi.json")
    return path if path.is_file() else None


def kept(facts: Facts) -> Keep:
    """Return the fields that a table already has."""
    return {n: {f.rstrip("!") for f in shape} for n, shape in facts.shapes.items() if isinstance(shape, dict)}


class Builder:
    """Builds the table from the document."""

    def __init__(self, document: Json) -> None:
        """Take the parsed document."""
        self.document = document
        self.shapes: Json = {n: self._merged(s) for n, s in document["components"]["schemas"].items()}
        self._items = {re.sub(r"\{[^}]*\}", "{}", path): item for path, item in document["paths"].items()}
        for item in self._items.values():
            for operation in item.values():
                self._name_body(operation)

    def _merged(self, schema: Json) -> Json:
        """Return an ``allOf`` of objects as one object."""
        if "allOf" not in schema or "enum" in schema:
            return schema
        merged: Json = {"type": "object", "properties": {}, "required": []}
        for part in schema["allOf"]:
            part = self.resolved(part)
            merged["properties"] |= part["properties"]
            merged["required"] += part.get("required", [])
        return merged

    def _name_body(self, operation: Any) -> None:
        """Give a name to a body that is described in place (there are three), as all others have."""
        if isinstance(operation, dict) and "requestBody" in operation:
            holder = operation["requestBody"]["content"].get("application/json", {})
            if "properties" in holder.get("schema", {}):
                name = operation["operationId"].title().replace("_", "") + "Body"
                self.shapes[name] = self.document["components"]["schemas"][name] = holder["schema"]
                holder["schema"] = {"$ref": f"#/components/schemas/{name}"}

    def resolved(self, schema: Json) -> Json:
        """Return the schema that a reference points to."""
        while "$ref" in schema:
            node: Any = self.document
            for key in schema["$ref"].removeprefix("#/").split("/"):
                node = node[key.replace("~1", "/").replace("~0", "~")]
            schema = node
        return schema

    # The table

    def build(self, keep: Keep) -> Facts:
        """Return the table of the kept routes and fields, and of all shapes that they require."""
        routes: dict[str, Json] = {}
        needed: set[str] = set()
        for route in ALL:
            item = self._items.get(route.template, {})
            operation = item.get(route.method.lower())
            if operation:
                told = routes[f"{route.method} {route.template}"] = self.route(operation, item, keep)
                needed |= {n for kind in told.values() if isinstance(kind, str) for n in _names(kind)}
        shapes: dict[str, dict[str, str] | str] = {}
        while missing := needed - shapes.keys():
            for name in missing:
                shape = shapes[name] = self.shape(name, keep)
                kinds = shape.values() if isinstance(shape, dict) else [shape]
                needed |= {n for kind in kinds for n in _names(kind)}
        return Facts(routes, shapes)

    def route(self, operation: Json, item: Json, keep: Keep) -> Json:
        """Return the facts of one operation."""
        known = map(self.resolved, item.get("parameters", []) + operation.get("parameters", []))
        told: Json = {"query": sorted(p["name"] for p in known if p["in"] == "query")}
        body = operation.get("requestBody")
        if body:
            told["body!" if body.get("required") else "body"] = self.body(body, keep)
        for status, answer in operation["responses"].items():
            answer = self.resolved(answer)
            told[status] = self.body(answer, keep) if "content" in answer else "nothing"
        return told

    def body(self, holder: Json, keep: Keep) -> str:
        """Return the kind of a body or an answer."""
        return self.kind(holder["content"]["application/json"]["schema"], keep, needed=True)

    def shape(self, name: str, keep: Keep) -> dict[str, str] | str:
        """Return the facts of one shape."""
        schema = self.shapes[name]
        if not _is_shape(schema):
            return self.kind(schema, keep, needed=True)
        required = set(schema.get("required", []))
        wanted = (required | keep.get(name, set())) - {_UNJUDGED}
        return {
            field + "!" * (field in required): self.kind(inner, keep, needed=True)
            for field, inner in schema["properties"].items()
            if field in wanted
        }

    def kind(self, schema: Json, keep: Keep, *, needed: bool) -> str:
        """Return the kind of a schema; an empty text if all its branches are left out and it is not ``needed``."""
        if "$ref" in schema:
            name = schema["$ref"].rsplit("/", 1)[1]
            left_out = _is_shape(self.shapes[name]) and name not in keep
            return "" if left_out and not needed else str(name)
        if "enum" in schema:
            return " | ".join(map(_literal, schema["enum"]))
        if "const" in schema:
            return _literal(schema["const"])
        for word, sign in (("oneOf", " | "), ("anyOf", " or ")):
            if word in schema:
                return self.union(schema[word], sign, keep, needed=needed)
        if isinstance(schema.get("type"), list):
            kinds = [self.kind({**schema, "type": t}, keep, needed=needed) for t in schema["type"]]
            return "" if not all(kinds) else " | ".join(kinds)
        return self.plain(schema, keep, needed=needed)

    def union(self, branches: list[Json], sign: str, keep: Keep, *, needed: bool) -> str:
        """Return a union without the branches left out; the whole union if it is needed and nothing else remains."""
        kinds = [k for b in branches if (k := self.kind(b, keep, needed=False))]
        if not set(kinds) - {"null"}:
            if not needed:
                return ""
            kinds = [self.kind(b, keep, needed=True) for b in branches]
        return sign.join(f"({k})" if " | " in k or " or " in k else k for k in kinds)

    def plain(self, schema: Json, keep: Keep, *, needed: bool) -> str:
        """Return the kind of any schema but a union."""
        kind = schema.get("type")
        if kind == "array":
            inner = self.kind(schema["items"], keep, needed=needed)
            unique = " distinct" if schema.get("uniqueItems") else ""
            return inner and f"[{inner}]{_range(schema, 'minItems', 'maxItems')}{unique}"
        if kind == "object":
            if "properties" in schema:
                raise ValueError(f"an object without a name: {schema}")
            inner = self.kind(schema.get("additionalProperties") or {}, keep, needed=needed)
            return inner and f"{{{inner}}}{_range(schema, 'minProperties', 'maxProperties')}"
        if kind is None or kind == "null":
            return kind or "any"
        ends = ("minLength", "maxLength") if kind == "string" else ("minimum", "maximum")
        pattern = f" ~ {_literal(schema['pattern'])}" if "pattern" in schema else ""
        return _KINDS[kind] + _range(schema, *ends) + pattern

    # What was seen

    def seen(self, said: Json) -> Iterator[tuple[str, str]]:
        """Yield the shapes and fields in one request or answer: method, path, status (None for a request), body."""
        template, operation = self.operation(said["method"], said["path"])
        body, status = said["body"], said["status"]
        if status is None:
            holder, body = operation.get("requestBody", {}), without_deviations(template, body)
        else:
            answers = operation.get("responses", {})
            holder = self.resolved(answers.get(str(status)) or answers.get(f"{status // 100}XX") or {})
        if "content" in holder and body is not None:
            for name, field in self.walk(holder["content"]["application/json"]["schema"], body):
                yield name, field
                if status is None:
                    yield from ((name, f) for f in self.simple(name))

    def operation(self, method: str, path: str) -> tuple[str, Json]:
        """Return the template and the operation of a path; empty if the document has none."""
        for template in sorted(self._items, key=lambda t: t.count("{}")):
            operation = self._items[template].get(method.lower())
            if operation and re.fullmatch(re.escape(template).replace(r"\{\}", "[^/]+"), path):
                return template, operation
        return "", {}

    def allows(self, method: str, path: str, body: Any) -> bool:
        """True if the document itself allows a request."""
        template, operation = self.operation(method, path)
        schema = operation["requestBody"]["content"]["application/json"]["schema"]
        return self.judge(json.dumps(schema)).is_valid(without_deviations(template, body))

    def walk(self, schema: Json, value: Any, name: str = "") -> Iterator[tuple[str, str]]:
        """Yield the shapes and fields that a value uses."""
        while "$ref" in schema:
            name = schema["$ref"].rsplit("/", 1)[1]
            schema = self.shapes[name]
        for branch in schema.get("oneOf", []) + schema.get("anyOf", []):
            if "const" not in branch and self.judge(json.dumps(branch)).is_valid(value):
                yield from self.walk(branch, value)
        if isinstance(value, dict) and _is_shape(schema):
            yield name, "type"
            for field in value.keys() & schema["properties"].keys():
                yield name, field
                yield from self.walk(schema["properties"][field], value[field])
        elif isinstance(value, dict) and isinstance(schema.get("additionalProperties"), dict):
            for inner in value.values():
                yield from self.walk(schema["additionalProperties"], inner)
        elif isinstance(value, list) and "items" in schema:
            for inner in value:
                yield from self.walk(schema["items"], inner)

    @cache  # noqa: B019  # one builder lives as long as the script
    def judge(self, schema: str) -> jsonschema_rs.Draft202012Validator:
        """Return a validator of one part of the document."""
        return jsonschema_rs.Draft202012Validator({**json.loads(schema), "components": self.document["components"]})

    @cache  # noqa: B019
    def simple(self, name: str) -> tuple[str, ...]:
        """Return the fields of a shape that contain no objects."""
        inner = self.shapes[name]["properties"].items()
        return tuple(f for f, s in inner if not any(_is_shape(self.shapes[n]) for n in self.references(s)))

    def references(self, schema: Any) -> Iterator[str]:
        """Yield the shapes that a schema names, at any depth."""
        if isinstance(schema, dict):
            if "$ref" in schema:
                name = schema["$ref"].rsplit("/", 1)[1]
                yield name
                if not _is_shape(self.shapes[name]):
                    yield from self.references(self.shapes[name])
            for inner in schema.values():
                yield from self.references(inner)
        elif isinstance(schema, list):
            for inner in schema:
                yield from self.references(inner)


def _is_shape(schema: Json) -> bool:
    return "properties" in schema


def _names(kind: str) -> Iterator[str]:
    return (n for n in re.findall(r"\b[A-Z]\w+", re.sub(r'"(?:[^"\\]|\\.)*"', "", kind)))


def _literal(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _range(schema: Json, low: str, high: str) -> str:
    ends = schema.get(low), schema.get(high)
    return "" if ends == (None, None) else " {}..{}".format(*("" if e is None else e for e in ends))


def main() -> int:
    """Write the table anew; return the exit code."""
    path = document_path()
    if path is None:
        print("Get openapi.json from github.com/discord/discord-api-spec and name its path in TEFUDA_OPENAPI.")
        return 1
    builder = Builder(json.loads(path.read_text(encoding="utf-8")))
    keep = kept(Facts.read()) if PATH.is_file() else {}
    for file in sys.argv[1:]:
        for line in Path(file).read_text(encoding="utf-8").splitlines():
            for name, field in builder.seen(json.loads(line)):
                keep.setdefault(name, set()).add(field)
    PATH.write_text(builder.build(keep).text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
