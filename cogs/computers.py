"""Computer players by name: who they are, how strong, and how they come to a table."""

from __future__ import annotations

from cogs.answers import Caller
from cogs.house import House
from engine.host.records import Refused, TableInfo
from locales import Words

HOUSE_LEVEL = "house"
"""The quick player that needs no search: where there are no others."""
DEFAULT_LEVEL = "friend"
STARS = {HOUSE_LEVEL: "", "beginner": "★", "friend": "★★", "strong": "★★★"}
"""How strong a computer player is, as its seat shows it."""
NAMES = 8
"""House names in the catalogue."""


def levels(house: House) -> tuple[str, ...]:
    """The levels on offer, weakest first."""
    thoughts = house.host.thoughts
    return thoughts.levels if thoughts is not None else (HOUSE_LEVEL,)


def checked_level(house: House, level: str | None) -> str:
    """A level that is on offer; None is the usual one. Raises Refused for any other."""
    offered = levels(house)
    if level is None:
        return DEFAULT_LEVEL if DEFAULT_LEVEL in offered else offered[-1]
    if level not in offered:
        raise Refused("no-computer-player")
    return level


def computer_name(taken: tuple[str, ...], level: str, words: Words) -> str:
    """A house name that nobody at the table bears, marked as a computer player of this level."""
    bare = [t.split(" CPU")[0] for t in taken]
    for number in range(1, NAMES + 1):
        name = words(f"computer-name-{number}")
        if name not in bare:
            return words("computer-seat", name=name, stars=STARS.get(level, ""))
    return words("computer-seat", name=words("computer-name-1") + str(len(taken)), stars=STARS.get(level, ""))


async def add_computer(who: Caller, table: int, level: str | None) -> TableInfo:
    """Seat a computer player and say so."""
    house = who.house
    chosen = checked_level(house, level)
    info = await house.host.table(table)
    name = computer_name(info.names, chosen, house.table_words(info))
    acted = await house.host.add_computer(table, who.person, who.key, chosen, name=name)
    await who.say(who.words("lobby-computer-added", name=name))
    return acted.table
