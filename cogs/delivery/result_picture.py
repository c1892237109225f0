"""The picture of a result, with how the match went."""

from __future__ import annotations

from cogs.ui.drawing import Picture
from cogs.ui.services import Services
from engine.core.view import View
from engine.host.model.records import TableInfo
from locales import Words
from render.narration.course import course


async def result_picture(services: Services, info: TableInfo, view: View, words: Words) -> Picture:
    """The outcome of a finished table; its log is played again where the last position does not say how it went."""
    went = None if course(view, words) else await services.host.match_histories.of(info.id)
    return await services.drawing.result(info, view, words, went)
