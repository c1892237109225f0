"""When a table starts: the select in the opener's menu, and the lines that tell it to everybody."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.lobby.computers import computer_names, usual_level
from cogs.ui.ids import BadId
from cogs.ui.interactions import Caller
from cogs.ui.services import Services
from engine.host.model.clock.starts import (
    BY_PRESS,
    COMPUTERS,
    COUNT,
    FULL,
    MINUTES,
    PRESS,
    Start,
    fitting_way,
    read_way,
)
from engine.host.model.house_rules import HouseRules
from engine.host.model.records import Acted, Status, TableInfo
from locales import Words
from render.narration.contract import Label

AFTER = (10, 30, 60, 120)
WITH_COMPUTERS = (10, 30)
"""After how many minutes a table can start, also with computer players on the free seats."""


def start_options(services: Services, info: TableInfo, words: Words) -> list[tuple[Label, str]]:
    """Return the ways to start a table, each with its value."""
    fewer = [n for n in services.rules(info).seats if 1 < n < info.size] if not info.cards else []
    return ways(services, info.game, fewer, words)


def ways(services: Services, game: str, counts: Iterable[int], words: Words) -> list[tuple[Label, str]]:
    """Return ways to start, each with its value: by a press, with so many people, or after some minutes."""
    computers = WITH_COMPUTERS if game in services.host.tables.library.choosers else ()
    values = [
        PRESS,
        FULL,
        *(f"{COUNT}{n}" for n in counts),
        *(f"{MINUTES}{n}" for n in AFTER),
        *(f"{COMPUTERS}{n}" for n in computers),
    ]
    return [(Label(way_told(way, words)), way) for way in values]


def way_told(way: str, words: Words) -> str:
    """Return a way to start in words."""
    kind, number = read_way(way) or (PRESS, 0)
    if kind == COUNT:
        return words("start-count", count=number)
    if kind in (MINUTES, COMPUTERS):
        return words("start-minutes" if kind == MINUTES else "start-computers", minutes=number)
    return words(f"start-{kind}")


def start_lines(rules: TableInfo | HouseRules, words: Words) -> list[str]:
    """Return how a table starts, if it starts by itself; nothing of one that has begun."""
    if isinstance(rules, TableInfo):
        waits = rules.status is Status.OPEN and (rules.when_full or rules.starts)
        return [start_line(rules, words)] if waits else []
    return [start_line(rules, words)] if rules.start != PRESS else []


def start_line(rules: TableInfo | HouseRules, words: Words) -> str:
    """Return how a table starts, in the form of an option's line."""
    if isinstance(rules, HouseRules):
        return words("option-line", name=words("start-name"), value=way_told(rules.start, words))
    start = rules.starts or BY_PRESS
    value = words("start-full") if rules.when_full else words("start-press")
    if start.at:
        value = words("start-time")
    elif start.count:
        value = words("start-count", count=start.count)
    return words("option-line", name=words("start-name"), value=value)


async def choose_start(who: Caller, info: TableInfo, picked: object) -> Acted:
    """Set how the table starts. Raises BadId for a value that is not offered, and Refused as ``LobbyOptions``."""
    services = who.services
    if picked not in [value for _, value in start_options(services, info, who.words)]:
        raise BadId("no start")
    start = await start_of(services, info.game, info.opener, info.size, str(picked), services.table_words(info))
    change = services.host.lobby_options.choose_start
    return await change(info.id, who.person, start, who.key, when_full=picked == FULL)


async def start_of(services: Services, game: str, opener: str, size: int, way: str, words: Words) -> Start:
    """Return the start of a table that is opened now, or gets another start now; FULL and PRESS are BY_PRESS.

    ``words``: those of the table, for the names of computer players.
    """
    kind, number = read_way(fitting_way(way, size, services.host.tables.library.games[game].seats)) or (PRESS, 0)
    if kind == COUNT:
        return Start(count=number, way=way)
    if kind not in (MINUTES, COMPUTERS):
        return BY_PRESS
    at = services.clock() + 60.0 * number
    if kind == MINUTES or game not in services.host.tables.library.choosers:
        return Start(at=at, way=way)
    level = await usual_level(services, game, opener)
    return Start(at=at, computers=tuple(computer_names(size, level, words)), level=level, way=way)
