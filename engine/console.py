"""What our commands print, on a console of any encoding: names of people are in every script."""

from __future__ import annotations

import io
import sys


def escape_the_rest() -> None:
    """From now on stdout and stderr write what their encoding lacks (cp1252, ASCII) as its number, and do not fall."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
