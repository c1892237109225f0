"""The log: levels by room, as lines or as JSON.

A record is one line, so no text that a person typed can look like a record of its own, or do anything to the reader's
screen. Libraries never log at DEBUG, where they log hands and tokens.
"""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final, Literal

import discord

TALKATIVE: Final = ("discord", "aiosqlite", "aiohttp", "asyncio", "PIL", "websockets", "psycopg")
"""Libraries that log whole requests, events and statements at DEBUG: hands, tokens and secrets in clear."""

Form = Literal["lines", "json"]


@dataclass(frozen=True, slots=True)
class LogSettings:
    """``level`` of the whole log, ``rooms`` with a level of their own by logger name, both as logging's numbers."""

    level: int = logging.INFO
    rooms: tuple[tuple[str, int], ...] = ()
    form: Form = "lines"


class OneLine(logging.Formatter):
    """A formatter around another: only the first line of a record begins at the margin."""

    def __init__(self, inner: logging.Formatter) -> None:
        super().__init__()
        self.inner = inner

    def format(self, record: logging.LogRecord) -> str:
        """Return the record in ``inner``'s form, with cleaned parts."""
        clean = logging.makeLogRecord(record.__dict__)
        clean.msg, clean.args = _printable(record.getMessage().replace("\n", "\\n")), None
        if record.exc_info:
            # Formatted here, since the text of an exception may hold anything too.
            told = logging.Formatter().formatException(record.exc_info)
            clean.exc_info, clean.exc_text = None, "\n".join(f"  {_printable(line)}" for line in told.split("\n"))
        return self.inner.format(clean)


class JsonLine(logging.Formatter):
    """One JSON object a record: ``at`` (UTC, ISO 8601), ``level``, ``room``, ``text``, with an error also ``trace``."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as one line; json writes unprintable characters as numbers."""
        told = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "room": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told)


def _printable(line: str) -> str:
    """Return a line with every unprintable character written as its number."""
    return "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in line)


def begin(settings: LogSettings) -> None:
    """Log by these settings from now on. The process that runs the bot calls this once."""
    discord.utils.setup_logging(level=settings.level)
    for handler in logging.getLogger().handlers:
        plain = handler.formatter or logging.Formatter()
        handler.setFormatter(JsonLine() if settings.form == "json" else OneLine(plain))
    for room, level in settings.rooms:
        logging.getLogger(room).setLevel(level)
    hush()


def hush() -> None:
    """Keep the libraries' logs at INFO or above, whatever the settings are."""
    level = max(logging.INFO, logging.getLogger().level)
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(level)
