"""Discord's HTTP API: reads requests, applies faults and limits, finds the route, writes answer and log."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol

from aiohttp import BodyPartReader, web

from .faults import HttpFault
from .limits.errors import ApiError, Json, invalid
from .limits.messages import Uploads

if TYPE_CHECKING:
    from .server import Sandbox

API_PREFIX: Final = "/api/v10"
API_VERSIONS: Final = re.compile(r"/api/v(?:9|10)(?=/)")
"""Version 9 is answered as 10: a proxy in between uses it to ask who the bot is."""
Reply = tuple[int, Any]


@dataclass(slots=True)
class Call:
    """One request on its way to a handler. ``body`` is the parsed JSON (or payload_json), {} if there was none."""

    box: Sandbox
    method: str
    path: str
    query: dict[str, str]
    body: Any
    files: Uploads

    def flag(self, name: str) -> bool:
        """Read a truth value from the query."""
        return self.query.get(name, "").lower() in ("1", "true")


Handler = Callable[..., Reply]


@dataclass(frozen=True, slots=True)
class Route:
    """A method, a path with ``{}`` for each id, and its handler, which gets the ids as texts."""

    method: str
    template: str
    handler: Handler

    def compiled(self) -> tuple[str, re.Pattern[str], Handler]:
        """Return the route ready for matching."""
        return self.method, re.compile(re.escape(self.template).replace(r"\{\}", "([^/]+)")), self.handler


@dataclass(frozen=True, slots=True)
class Logged:
    """One request in the log. ``time``: monotonic seconds; ``files``: names of the uploads."""

    time: float
    method: str
    path: str
    status: int
    body: Any
    query: dict[str, str]
    files: tuple[str, ...]


class Oracle(Protocol):
    """Checks bodies by Discord's own specification; returns readable faults."""

    def request(self, method: str, path: str, query: dict[str, str], body: Any, content_type: str) -> list[str]:
        """Return the faults of a request."""

    def response(self, method: str, path: str, status: int, body: Any) -> list[str]:
        """Return the faults of an answer."""


class _CutError(Exception):
    """A planned fault has cut the connection; there is no one to answer."""


class Api:
    """The HTTP API of one sandbox."""

    def __init__(self, box: Sandbox, routes: tuple[Route, ...], token: str) -> None:
        """Take the sandbox, all routes, and the bot's token."""
        self._box, self._token = box, token
        self._routes = [r.compiled() for r in routes]

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Serve one request of the bot."""
        box, method, path = self._box, request.method, API_VERSIONS.sub("", request.path, count=1)
        begun = time.monotonic()
        fault = box.faults.for_request(method, path)
        body: Any = None
        files: Uploads = {}
        headers: dict[str, str] = {}
        out: Any
        try:
            body, files = await _read(request)
            if fault and not fault.after:
                await _apply(fault, request)
            if (
                not path.startswith(("/interactions/", "/webhooks/"))
                and request.headers.get("Authorization") != f"Bot {self._token}"
            ):
                raise ApiError(401, 0, "401: Unauthorized")
            if not path.startswith("/interactions/"):
                headers = box.rate_limits.take(method, path)
            if box.oracle:
                found = box.oracle.request(method, path, dict(request.query), body, request.content_type)
                box.violations += [f"request {method} {path}: {x}" for x in found]
            status, out = self._handle(
                Call(box, method, path, dict(request.query), {} if body is None else body, files)
            )
            if method != "GET":
                await box.written()
            if fault and fault.after:
                await _apply(fault, request)
        except ApiError as error:
            status, out, headers = error.status, error.body, {**headers, **error.headers}
        except _CutError:
            status, out = 0, None
        if box.oracle and not fault and status:
            found = box.oracle.response(method, path, status, out)
            box.violations += [f"response {method} {path}: {x}" for x in found]
        box.log.append(
            Logged(begun, method, path, status, body, dict(request.query), tuple(name for name, _ in files.values()))
        )
        if isinstance(out, str):
            return web.Response(text=out, status=status, content_type="text/html")
        if out is None:
            return web.Response(status=status, headers=headers)
        # Exactly this content type: discord.py compares the whole header and takes any other for text.
        return web.Response(
            body=json.dumps(out).encode(), status=status, headers={**headers, "Content-Type": "application/json"}
        )

    def _handle(self, call: Call) -> Reply:
        for method, pattern, handler in self._routes:
            found = pattern.fullmatch(call.path) if method == call.method else None
            if found:
                return handler(call, *found.groups())
        self._box.violations.append(f"the sandbox has no {call.method} {call.path}")
        raise ApiError(404, 0, "404: Not Found")


async def _read(request: web.Request) -> tuple[Any, Uploads]:
    files: Uploads = {}
    try:
        if request.content_type == "multipart/form-data":
            body: Any = None
            async for part in await request.multipart():
                if not isinstance(part, BodyPartReader):
                    continue
                number = re.fullmatch(r"files\[(\d+)\]", part.name or "")
                if part.name == "payload_json":
                    body = json.loads(await part.text())
                elif number:
                    files[number.group(1)] = (part.filename or "", bytes(await part.read(decode=False)))
            return body, files
        raw = await request.read() if request.can_read_body else b""
        return (json.loads(raw) if raw else None), files
    except (json.JSONDecodeError, UnicodeDecodeError):
        raise ApiError(400, 50109, "The request body contains invalid JSON.") from None
    except ConnectionResetError:
        # The bot has ended in the middle of its request.
        raise _CutError from None


async def _apply(fault: HttpFault, request: web.Request) -> None:
    if fault.delay:
        await asyncio.sleep(fault.delay)
    if fault.abort:
        if request.transport is not None:
            request.transport.abort()
        raise _CutError
    error = fault.error()
    if error is not None:
        raise error


def required(body: Any, *keys: str) -> Json:
    """Return the body if it is an object with these keys. Raises ApiError 50035 otherwise."""
    if not isinstance(body, dict):
        raise invalid("_", "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
    for key in keys:
        if body.get(key) is None:
            raise invalid(key, "BASE_TYPE_REQUIRED", "This field is required")
    return body
