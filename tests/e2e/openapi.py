"""Judges HTTP requests and answers by Discord's own rules, as ``discord_facts.json`` states them (see ``facts``).

Plain validation lets typos pass, since Discord's document allows additional properties nearly everywhere; so unknown
keys are reported too. Known deviations of discord.py 2.7.1, which Discord accepts, are taken out before judging:

1. ``attachments[].id`` goes as a whole number (``discord/http.py``, the index of the uploaded file).
2. Snowflakes go as whole numbers: ``recipient_id``, ``allowed_mentions``, ``message_reference``, emoji, bulk deletion.
3. Commands carry ``nsfw``.
4. Interaction callbacks and edits of messages carry ``tts``.
5. Embeds carry ``flags: 0``.
6. Attachments that an edit keeps go whole, with ``url``, ``size`` and so on.

The codes of single fields in a 50035 (``errors``) are not judged. With TEFUDA_SEEN, all that is judged is written to
that file as well, a line each, for ``facts_build``.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from typing import Any

import jsonschema_rs

from tests.e2e.facts import Facts, Json, as_schema

NO_TYPE = object()
"""The ``type`` of an object without one."""
IDS = re.compile(r'("(?:id|version|application_id|guild_id)": )"[1-9][0-9]{5,18}"')
"""Numbers given by Discord: commands that differ only in them have the same faults."""
UNKNOWN = "not among the facts (if Discord knows it: tests/e2e/facts_build.py)"


def load() -> SpecOracle:
    """Read the facts and return an oracle."""
    return SpecOracle(Facts.read())


class SpecOracle:
    """Compares bodies with the facts. ``seen``: the operations (method, path template) met so far."""

    def __init__(self, facts: Facts) -> None:
        """Take the facts."""
        self._definitions = facts.definitions()
        self._operations: list[tuple[str, re.Pattern[str], str, Json]] = []
        for route in sorted(facts.routes, key=lambda r: r.count("{}")):
            method, template = route.split()
            pattern = re.compile(re.escape(template).replace(r"\{\}", "[^/]+"))
            self._operations.append((method, pattern, template, facts.routes[route]))
        self._validators: dict[str, jsonschema_rs.Draft202012Validator] = {}
        self._schemas: dict[str, Json] = {}
        self._known: dict[tuple[int, Any], tuple[Json, Json | None, bool]] = {}
        """Results of ``_properties`` by schema and ``type``. The key is the schema's id; the schema is kept too."""
        self._items: dict[int, tuple[Json, Json | None]] = {}
        """The schemas of lists' items, by the id of the list's schema."""
        self._commands: dict[tuple[str, str], list[str]] = {}
        """The faults of every list of commands so far, by its kind and its JSON without the numbers of ``IDS``."""
        self.seen: set[tuple[str, str]] = set()

    # The two prompts

    def request(self, method: str, path: str, query: dict[str, str], body: Any, content_type: str) -> list[str]:
        """Return the faults of a request; ``body`` is the JSON, for a multipart form its payload_json."""
        _note(method, path, None, body)
        found = self._operation(method, path)
        if found is None:
            return [f"{method} here is {UNKNOWN}"]
        template, told = found
        self.seen.add((method, template))
        faults = [f"query {k}: {UNKNOWN}" for k in query if k not in told["query"]]
        kind = told.get("body!") or told.get("body")
        if body is None:
            return faults + (["a body is required"] if "body!" in told else [])
        if kind is None:
            # For routes without a body, aiohttp's client sends "{}" or nothing.
            return faults + ([] if body == {} else ["no body is known here"])
        return faults + self._judged(template, kind, body, asked=True)

    def response(self, method: str, path: str, status: int, body: Any) -> list[str]:
        """Return the faults of an answer."""
        _note(method, path, status, body)
        found = self._operation(method, path)
        if found is None:
            return []
        template, told = found
        kind = next((told[k] for k in (str(status), f"{status // 100}XX") if k in told), None)
        if kind is None:
            return [f"status {status} is not among {sorted(told)}"]
        if status >= 400 and isinstance(body, dict):
            body = {k: v for k, v in body.items() if k != "errors"}
        if kind == "nothing":
            return [] if body is None else [f"status {status} has no body"]
        if body is None:
            return ["a body is expected"]
        return self._judged(template, kind, body, asked=False)

    # Judging

    def _operation(self, method: str, path: str) -> tuple[str, Json] | None:
        for known, pattern, template, told in self._operations:
            if known == method and pattern.fullmatch(path):
                return template, told
        return None

    def _judged(self, template: str, kind: str, body: Any, *, asked: bool) -> list[str]:
        """Return the faults of a body; known deviations of discord.py are removed from a request (``asked``) first.

        Faults of lists of commands are cached: they are the longest bodies, and equal at every start but for
        their numbers.
        """
        commands = template.endswith("/commands")
        told_already = (kind, IDS.sub(r"\1", json.dumps(body)) if commands else "")
        if not commands or told_already not in self._commands:
            faults = self._faults(kind, without_deviations(template, body) if asked else body)
            if not commands:
                return faults
            self._commands[told_already] = faults
        return self._commands[told_already]

    def _faults(self, kind: str, body: Any) -> list[str]:
        validator = self._validators.get(kind)
        if validator is None:
            schema = self._schemas[kind] = as_schema(kind)
            whole = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": self._definitions, **schema}
            validator = self._validators[kind] = jsonschema_rs.Draft202012Validator(whole)
        schema = self._schemas[kind]
        if validator.is_valid(body):
            if self._all_known(schema, body):
                return []
            return [f"{where}: {UNKNOWN}" for where in dict.fromkeys(self._unknown(schema, body, ""))]
        return list(dict.fromkeys(x for e in validator.iter_errors(body) for x in _explain(e)))

    def _deref(self, schema: Json) -> Json:
        while "$ref" in schema:
            schema = self._definitions[schema["$ref"].removeprefix("#/$defs/")]
        return schema

    def _all_known(self, schema: Json, value: Any) -> bool:
        """True if ``_unknown`` would find nothing; takes a fifth of its time, as it collects no places."""
        schema = self._deref(schema)
        if isinstance(value, dict):
            known, open_ = self._properties_of(schema, value.get("type", NO_TYPE))
            if known is None:
                return True
            for key, inner in value.items():
                if key not in known:
                    if not open_:
                        return False
                elif isinstance(inner, dict | list) and not self._all_known(known[key], inner):
                    return False
        elif value:
            inner_schema = self._items_of(schema)
            return inner_schema is None or all(self._all_known(inner_schema, inner) for inner in value)
        return True

    def _items_of(self, schema: Json) -> Json | None:
        """Return the schema of a list's items, from a cache."""
        found = self._items.get(id(schema))
        if found is None:
            inner = next((b["items"] for b in self._branches(schema) if "items" in b), None)
            found = self._items[id(schema)] = (schema, inner)
        return found[1]

    def _unknown(self, schema: Json, value: Any, where: str) -> Iterator[str]:
        schema = self._deref(schema)
        if isinstance(value, dict):
            known, open_ = self._properties_of(schema, value.get("type", NO_TYPE))
            if known is None:
                return
            for key, inner in value.items():
                if key in known:
                    yield from self._unknown(known[key], inner, f"{where}/{key}")
                elif not open_:
                    yield f"{where}/{key}"
        elif isinstance(value, list):
            inner_schema = self._items_of(schema)
            if inner_schema is not None:
                for i, inner in enumerate(value):
                    yield from self._unknown(inner_schema, inner, f"{where}/{i}")

    def _branches(self, schema: Json) -> Iterator[Json]:
        schema = self._deref(schema)
        yield schema
        for key in ("oneOf", "anyOf", "allOf"):
            for branch in schema.get(key, []):
                yield from self._branches(branch)

    def _properties_of(self, schema: Json, type_: Any) -> tuple[Json | None, bool]:
        """Return the result of ``_properties``, from a cache."""
        try:
            found = self._known.get((id(schema), type_))
        except TypeError:  # a ``type`` that no schema lists
            return self._properties(schema, type_)
        if found is None:
            found = self._known[id(schema), type_] = (schema, *self._properties(schema, type_))
        return found[1:]

    def _properties(self, schema: Json, type_: Any) -> tuple[Json | None, bool]:
        """Return all properties of the branches that fit an object's own ``type``, and whether others are allowed."""
        known: Json = {}
        open_ = found = False
        for branch in self._branches(schema):
            kinds = self._deref(branch.get("properties", {}).get("type", {}))
            if type_ is not NO_TYPE and "enum" in kinds and type_ not in kinds["enum"]:
                continue
            found = found or "properties" in branch
            for key, inner in branch.get("properties", {}).items():
                known[key] = inner if key not in known else {"anyOf": [known[key], inner]}
            if branch.get("additionalProperties") not in (None, False):
                open_ = found = True
        return (known, open_) if found else (None, True)


def _note(method: str, path: str, status: int | None, body: Any) -> None:
    if file := os.environ.get("TEFUDA_SEEN"):
        with open(file, "a", encoding="utf-8") as seen:
            seen.write(json.dumps({"method": method, "path": path, "status": status, "body": body}) + "\n")


def _explain(error: jsonschema_rs.ValidationError, depth: int = 0) -> list[str]:
    """Return the faults of a union's branch whose ``type`` fits, else of the branch with the fewest faults."""
    branches: list[list[jsonschema_rs.ValidationError]] = [b for b in getattr(error.kind, "context", []) if b]
    if branches and depth < 8:

        def rank(faults: list[jsonschema_rs.ValidationError]) -> tuple[bool, bool, int]:
            null = any(f.kind.name == "type" and '"null"' in f.message for f in faults)
            wrong = any(f.kind.name in ("enum", "const") and list(f.instance_path)[-1:] == ["type"] for f in faults)
            return null, wrong, len(faults)

        return [x for inner in min(branches, key=rank) for x in _explain(inner, depth + 1)]
    where = "/".join(map(str, error.instance_path)) or "(body)"
    said = error.message if len(error.message) < 200 else f"...{error.message[-140:]}"
    return [f"{where}: {said}"]


def without_deviations(template: str, body: Any) -> Any:
    """Return a body in the form of Discord's document; see the list at the top."""
    body = _snowflakes_as_text(body)
    if isinstance(body, list):
        return [without_deviations(template, x) for x in body]
    if not isinstance(body, dict):
        return body
    out = dict(body)
    if template.endswith("/commands") or "/commands/" in template:
        out.pop("nsfw", None)
    if template.startswith("/interactions/") and isinstance(out.get("data"), dict):
        out["data"] = without_deviations("/webhooks/", out["data"])
    if template.startswith("/webhooks/") or template.endswith("/messages/{}"):
        out.pop("tts", None)
    if isinstance(out.get("attachments"), list):
        out["attachments"] = [_attachment(a) if isinstance(a, dict) else a for a in out["attachments"]]
    if isinstance(out.get("embeds"), list):
        out["embeds"] = [_embed(e) if isinstance(e, dict) else e for e in out["embeds"]]
    return out


def _attachment(a: Json) -> Json:
    kept = {k: v for k, v in a.items() if k in ("id", "filename", "description")} if "proxy_url" in a else a
    return {**kept, "id": str(a["id"])} if "id" in a else kept


def _embed(e: Json) -> Json:
    return {k: v for k, v in e.items() if k != "flags" or v}


def _snowflakes_as_text(value: Any) -> Any:
    if isinstance(value, dict):
        return {k: _snowflakes_as_text(v) for k, v in value.items()}
    if isinstance(value, list):
        return [_snowflakes_as_text(v) for v in value]
    return str(value) if isinstance(value, int) and value >= 1 << 40 else value
