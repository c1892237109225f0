"""The picture of a result, with how the match went."""

from __future__ import annotations

from cogs.ui.drawing import Picture
from cogs.ui.services import Services
from engine.core.view import View
from engine.host.model.records import TableInfo
from locales import Words
from render.narration.course import course


async def result_picture(services: Services, info: TableInfo, view: View, words: Words) -> Picture:
    """Return the picture of a finished table. Its log is replayed if the last position does not show the course."""
    went = None if course(view, words) else await services.host.match_histories.of(info.id)
    return await services.drawing.result(info, view, words, went)
