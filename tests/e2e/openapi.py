"""Judges HTTP requests and answers by Discord's own OpenAPI document.

The document is ``openapi.json`` of github.com/discord/discord-api-spec (MIT). It is looked for at the path in the
environment variable TEFUDA_OPENAPI, else at ``../shared/discord/openapi.json`` beside the repository; ``load`` fails
loudly when it is at neither place.

Plain validation lets typos pass, since the document allows additional properties nearly everywhere; so unknown keys
are reported too. Known deviations of discord.py 2.7.1, which Discord accepts, are taken out before judging:

1. ``attachments[].id`` goes as a whole number (``discord/http.py``, the index of the uploaded file).
2. Snowflakes go as whole numbers: ``recipient_id``, ``allowed_mentions``, ``message_reference``, emoji, bulk deletion.
3. Commands carry ``nsfw``.
4. Interaction callbacks and edits of messages carry ``tts``.
5. Embeds carry ``flags: 0``.
6. Attachments that an edit keeps go whole, with ``url``, ``size`` and so on.

One fault of the document itself: it wants numbers as the codes of single fields in a 50035, where Discord sends names
(BASE_TYPE_BAD_LENGTH ...); so ``errors`` is not judged.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs

Json = dict[str, Any]
_ROOT = Path(__file__).resolve().parents[2]
_METHODS = ("get", "post", "put", "patch", "delete")


def document_path() -> Path:
    """Give where the document is; FileNotFoundError, with a way out, when it is nowhere."""
    path = Path(os.environ.get("TEFUDA_OPENAPI") or _ROOT.parent / "shared" / "discord" / "openapi.json")
    if not path.is_file():
        raise FileNotFoundError(
            f"Discord's OpenAPI document is not at {path}. Get openapi.json from "
            "github.com/discord/discord-api-spec and name its path in TEFUDA_OPENAPI."
        )
    return path


def load() -> SpecOracle:
    """Read the document and give an oracle."""
    return SpecOracle(json.loads(document_path().read_text(encoding="utf-8")))


class SpecOracle:
    """Compares bodies with the document. ``seen``: the operations (method, path template) met so far."""

    def __init__(self, document: Json) -> None:
        """Take the parsed document."""
        self._doc = document
        self._operations: list[tuple[str, re.Pattern[str], str, Json, list[Json]]] = []
        for template in sorted(document["paths"], key=lambda t: t.count("{")):
            item = document["paths"][template]
            pattern = re.compile(re.sub(r"\\\{[^}]+\\\}", "[^/]+", re.escape(template)))
            for method in _METHODS:
                if method in item:
                    known = item.get("parameters", []) + item[method].get("parameters", [])
                    self._operations.append((method.upper(), pattern, template, item[method], known))
        self._validators: dict[str, jsonschema_rs.Draft202012Validator] = {}
        self.seen: set[tuple[str, str]] = set()

    # The two questions

    def request(self, method: str, path: str, query: dict[str, str], body: Any, content_type: str) -> list[str]:
        """Give the faults of a request; ``body`` is the JSON, of a multipart form its payload_json."""
        found = self._operation(method, path)
        if found is None:
            return ["no such operation in the document"]
        template, operation, parameters = found
        self.seen.add((method, template))
        known = {p["name"] for p in map(self._deref, parameters) if p.get("in") == "query"}
        faults = [f"query {k}: not in the document" for k in query if k not in known]
        wanted = operation.get("requestBody")
        if body is None:
            return faults + (["a body is required"] if wanted and wanted.get("required") else [])
        if wanted is None:
            # aiohttp's client sends "{}" or nothing alike for routes without a body.
            return faults + ([] if body == {} else ["no body is known here"])
        if "application/json" not in wanted["content"]:
            return [*faults, f"{content_type} is not accepted"]
        pointer = _pointer("paths", template, method.lower(), "requestBody", "content", "application/json", "schema")
        schema = wanted["content"]["application/json"]["schema"]
        return faults + self._faults(pointer, schema, _without_deviations(template, body))

    def response(self, method: str, path: str, status: int, body: Any) -> list[str]:
        """Give the faults of an answer."""
        found = self._operation(method, path)
        if found is None:
            return []
        template, operation, _ = found
        answers = operation["responses"]
        key = next((k for k in (str(status), f"{status // 100}XX") if k in answers), None)
        if key is None:
            return [f"status {status} is not among {sorted(answers)}"]
        reference = answers[key].get("$ref")
        answer = self._deref(answers[key])
        if status >= 400 and isinstance(body, dict):
            body = {k: v for k, v in body.items() if k != "errors"}
        if "content" not in answer:
            return [] if body is None else [f"status {status} has no body in the document"]
        if body is None:
            return ["a body is expected"]
        tail = ("content", "application/json", "schema")
        pointer = (
            reference.removeprefix("#") + _pointer(*tail)
            if reference
            else _pointer("paths", template, method.lower(), "responses", key, *tail)
        )
        return self._faults(pointer, answer["content"]["application/json"]["schema"], body)

    # Judging

    def _operation(self, method: str, path: str) -> tuple[str, Json, list[Json]] | None:
        for known, pattern, template, operation, parameters in self._operations:
            if known == method and pattern.fullmatch(path):
                return template, operation, parameters
        return None

    def _faults(self, pointer: str, schema: Json, body: Any) -> list[str]:
        validator = self._validators.get(pointer)
        if validator is None:
            whole = {
                "$schema": "https://json-schema.org/draft/2020-12/schema",
                "$ref": "#" + pointer,
                **{k: v for k, v in self._doc.items() if k in ("components", "paths")},
            }
            validator = self._validators[pointer] = jsonschema_rs.Draft202012Validator(whole)
        if validator.is_valid(body):
            return [f"{where}: not in the document" for where in dict.fromkeys(self._unknown(schema, body, ""))]
        return list(dict.fromkeys(x for e in validator.iter_errors(body) for x in _explain(e)))

    def _deref(self, schema: Json) -> Json:
        while "$ref" in schema:
            node: Any = self._doc
            for key in schema["$ref"].removeprefix("#/").split("/"):
                node = node[key.replace("~1", "/").replace("~0", "~")]
            schema = node
        return schema

    def _unknown(self, schema: Json, value: Any, where: str) -> Iterator[str]:
        schema = self._deref(schema)
        if isinstance(value, dict):
            known, open_ = self._properties(schema, value)
            if known is None:
                return
            for key, inner in value.items():
                if key in known:
                    yield from self._unknown(known[key], inner, f"{where}/{key}")
                elif not open_:
                    yield f"{where}/{key}"
        elif isinstance(value, list):
            inner_schema = next((b["items"] for b in self._branches(schema) if "items" in b), None)
            if inner_schema is not None:
                for i, inner in enumerate(value):
                    yield from self._unknown(inner_schema, inner, f"{where}/{i}")

    def _branches(self, schema: Json) -> Iterator[Json]:
        schema = self._deref(schema)
        yield schema
        for key in ("oneOf", "anyOf", "allOf"):
            for branch in schema.get(key, []):
                yield from self._branches(branch)

    def _properties(self, schema: Json, value: Json) -> tuple[Json | None, bool]:
        """Give all properties of the branches that fit this object's own ``type``, and whether others are allowed."""
        known: Json = {}
        open_ = found = False
        for branch in self._branches(schema):
            kinds = self._deref(branch.get("properties", {}).get("type", {}))
            if "type" in value and "enum" in kinds and value["type"] not in kinds["enum"]:
                continue
            for key, inner in branch.get("properties", {}).items():
                known[key] = inner if key not in known else {"anyOf": [known[key], inner]}
                found = True
            if branch.get("additionalProperties") not in (None, False):
                open_ = found = True
        return (known, open_) if found else (None, True)


def _pointer(*keys: object) -> str:
    steps = (str(k).replace("~", "~0").replace("/", "~1").replace("%", "%25") for k in keys)
    return "".join("/" + s.replace("{", "%7B").replace("}", "%7D").replace("@", "%40") for s in steps)


def _explain(error: jsonschema_rs.ValidationError, depth: int = 0) -> list[str]:
    """Follow a failed union into the branch whose ``type`` fits, else into the one with the fewest faults."""
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


def _without_deviations(template: str, body: Any) -> Any:
    """Give a body as the document would have it; see the list at the top."""
    body = _snowflakes_as_text(body)
    if isinstance(body, list):
        return [_without_deviations(template, x) for x in body]
    if not isinstance(body, dict):
        return body
    out = dict(body)
    if template.endswith("/commands") or "/commands/" in template:
        out.pop("nsfw", None)
    if template.startswith("/interactions/") and isinstance(out.get("data"), dict):
        out["data"] = _without_deviations("/webhooks/", out["data"])
    if template.startswith("/webhooks/") or template.endswith("/messages/{message_id}"):
        out.pop("tts", None)
    if isinstance(out.get("attachments"), list):
        out["attachments"] = [_attachment(a) for a in out["attachments"]]
    if isinstance(out.get("embeds"), list):
        out["embeds"] = [{k: v for k, v in e.items() if k != "flags" or v} for e in out["embeds"]]
    return out


def _attachment(a: Json) -> Json:
    kept = {k: v for k, v in a.items() if k in ("id", "filename", "description")} if "proxy_url" in a else a
    return {**kept, "id": str(a["id"])}


def _snowflakes_as_text(value: Any) -> Any:
    if isinstance(value, dict):
        return {k: _snowflakes_as_text(v) for k, v in value.items()}
    if isinstance(value, list):
        return [_snowflakes_as_text(v) for v in value]
    return str(value) if isinstance(value, int) and value >= 1 << 40 else value
