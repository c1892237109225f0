"""The course of finished tables, from their logs."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Final

from engine.core.course import Course, course_of
from engine.host.history.analysis import Analysis
from engine.host.model.records import Refused

KEPT: Final = 200
"""Courses kept in memory; a result is drawn once or twice in each language."""
log = logging.getLogger("tefuda.course")


class MatchHistories:
    """The courses of a host's finished tables."""

    def __init__(self, analysis: Analysis) -> None:
        self.analysis = analysis
        self._known: OrderedDict[tuple[int, int], Course | None] = OrderedDict()

    async def of(self, table_id: int) -> Course | None:
        """Return the course of a table for its winner; None if the game has none, or its record cannot be replayed."""
        try:
            at_end, moves = await self.analysis.finished(table_id)
        except Refused:
            return None
        key = table_id, len(moves)
        if key not in self._known:
            try:
                found = await asyncio.to_thread(course_of, at_end, [(m.seat, m.wire) for m in moves])
            except (LookupError, ValueError):
                log.warning("the log of table %d leads elsewhere", table_id)
                found = None
            self._known[key] = found
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
        return self._known[key]
