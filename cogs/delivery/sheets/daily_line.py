"""The result of a daily deal as one line of plain text, to copy anywhere: it shows no card and no name."""

from __future__ import annotations

import math
from typing import Final

from cogs.ui.services import Services
from engine.host.community.daily import Standing
from engine.host.model.records import TableInfo
from engine.host.model.rows import DAILY
from locales import Words
from render.kit.drawing.text import signed

_SQUARES: Final = 4
"""Signs that show how many did worse."""


def short_date(day: str, words: Words) -> str:
    """Return a day in few characters: 4 Dec."""
    _, month, number = day.split("-")
    return words("daily-date-short", month=int(month), day=str(int(number)))


def daily_line(services: Services, standing: Standing, words: Words) -> str:
    """Return a person's own result in one line; "" if there is none."""
    if standing.own is None:
        return ""
    title = services.narration(standing.game).title(words)
    date = short_date(standing.day, words)
    line = words("daily-line", date=date, title=title, score=signed(standing.own))
    if (better := standing.told_better_than) is None:
        return line
    full = math.ceil(better / 100 * _SQUARES)
    return words("daily-line-better", line=line, percent=better, squares="▰" * full + "▱" * (_SQUARES - full))


def to_copy(line: str) -> list[str]:
    """Return a line as Discord shows a text to copy; [] for none. A backtick, as a name may have, would end it."""
    return ["```\n{}\n```".format(line.replace("`", "'"))] if line else []


async def daily_lines(services: Services, info: TableInfo, words: Words) -> list[str]:
    """Return what the result of a table says of the daily deal: the streak of its person, and the line to copy."""
    if not info.cards.startswith(DAILY):
        return []
    _, day, game = info.cards.split(":")
    standing = await services.host.daily.standing(day, game, info.opener)
    if standing.own is None:
        return []
    return [
        *streak_lines(await services.host.daily.streak(info.opener), words),
        *to_copy(daily_line(services, standing, words)),
    ]


def streak_lines(days: int, words: Words) -> list[str]:
    """Return the sentence about a streak; [] below two days."""
    return [words("daily-streak", count=days)] if days > 1 else []
