"""The limit of open tables that grows with finished games: nearly no test is about it, and many open tables at will.

``lifted`` lifts it for all tests. One that is about it sets ``table_limits.FIRST`` back to ``FIRST``.
"""

from __future__ import annotations

from engine.host.lobby import table_limits

FIRST = table_limits.FIRST


def lifted() -> None:
    """Let people have as many open tables as the managers allow."""
    table_limits.FIRST = 1000  # type: ignore[misc]  # a constant
