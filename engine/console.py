"""The output of our commands on a console of any encoding: names of people are in every script."""

from __future__ import annotations

import io
import sys


def escape_the_rest() -> None:
    """Make stdout and stderr write a character that their encoding lacks (cp1252, ASCII) as its number, without an
    error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
