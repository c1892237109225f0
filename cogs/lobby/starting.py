"""When a table starts: the select in the opener's menu, and the lines that tell it to everybody."""

from __future__ import annotations

import re

from cogs.lobby.computers import computer_names, usual_level
from cogs.ui.ids import BadId
from cogs.ui.interactions import Caller
from cogs.ui.services import Services
from engine.host.model.clock.starts import BY_PRESS, Start
from engine.host.model.house_rules import HouseRules
from engine.host.model.records import Acted, Status, TableInfo
from locales import Words
from render.narration.contract import Label

PRESS, FULL = "press", "full"
MINUTES = (10, 30, 60, 120)
WITH_COMPUTERS = (10, 30)
"""After how many minutes a table can start, also with computer players on the free seats."""
_PICKED = re.compile(r"([nmc])(\d{1,3})", re.ASCII)


def start_options(services: Services, info: TableInfo, words: Words) -> list[tuple[Label, str]]:
    """Return the ways to start, each with its value: by a press, with so many people, or after some minutes."""
    fewer = [n for n in services.rules(info).seats if 1 < n < info.size] if not info.cards else []
    computers = WITH_COMPUTERS if info.game in services.host.tables.library.choosers else ()
    return [
        (Label(words("start-press")), PRESS),
        (Label(words("start-full")), FULL),
        *((Label(words("start-count", count=n)), f"n{n}") for n in fewer),
        *((Label(words("start-minutes", minutes=n)), f"m{n}") for n in MINUTES),
        *((Label(words("start-computers", minutes=n)), f"c{n}") for n in computers),
    ]


def start_lines(rules: TableInfo | HouseRules, words: Words) -> list[str]:
    """Return how a table starts, if it starts by itself; nothing of one that has begun."""
    if isinstance(rules, TableInfo):
        waits = rules.status is Status.OPEN and (rules.when_full or rules.starts)
        return [start_line(rules, words)] if waits else []
    return [start_line(rules, words)] if rules.when_full else []


def start_line(rules: TableInfo | HouseRules, words: Words) -> str:
    """Return how a table starts, in the form of an option's line."""
    start = (rules.starts if isinstance(rules, TableInfo) else None) or BY_PRESS
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
    change = services.host.lobby_options.choose_start
    found = _PICKED.fullmatch(str(picked))
    if found is None:
        return await change(info.id, who.person, BY_PRESS, who.key, when_full=picked == FULL)
    number = int(found[2])
    if found[1] == "n":
        return await change(info.id, who.person, Start(count=number), who.key)
    at = services.clock() + 60.0 * number
    if found[1] == "m":
        return await change(info.id, who.person, Start(at=at), who.key)
    level = await usual_level(services, info.game, info.opener)
    names = computer_names(info.size, level, services.table_words(info))
    return await change(info.id, who.person, Start(at=at, computers=tuple(names), level=level), who.key)
