"""Computer players: their names, their levels, and their way to a table."""

from __future__ import annotations

from cogs.ui.interactions import Caller
from cogs.ui.messages import place_link
from cogs.ui.services import Services
from cogs.ui.words.computer_names import NAMES, STARS, seat_name
from engine.host.model.records import Refused, Status, TableInfo
from engine.host.people.known_games import known_games
from engine.host.table.play import HEURISTIC_PLAYER
from locales import Words
from render.narration.contract import Label

DEFAULT_LEVEL = "friend"


def levels(services: Services) -> tuple[str, ...]:
    """Return the levels on offer, weakest first."""
    search = services.host.tables.search
    return search.levels if search is not None else (HEURISTIC_PLAYER,)


def checked_level(services: Services, level: str | None) -> str:
    """Return a level that is on offer; for None the usual one. Raises Refused: no-computer-player, for any other."""
    offered = levels(services)
    if level is None:
        return DEFAULT_LEVEL if DEFAULT_LEVEL in offered else offered[-1]
    if level not in offered:
        raise Refused("no-computer-player")
    return level


async def usual_level(services: Services, game: str, opener: str) -> str:
    """Return the level of a computer player for which nobody has picked one, at a table that this person has opened.

    It is the weakest on offer until they have finished a table of the game.
    """
    if not (await known_games(services.host.tables.store, opener)).played.get(game, 0):
        return levels(services)[0]
    return checked_level(services, None)


def level_label(level: str, words: Words) -> Label:
    """Return the label of a level, with a hint of its strength. ``bench`` measures the strength for each game."""
    return Label(words(f"level-{level}"), words(f"level-{level}-hint"))


def computer_name(taken: tuple[str, ...], level: str, words: Words) -> str:
    """Return a free name at the table, marked as a computer player of this level."""
    for number in range(1, NAMES + 1):
        own = {words(f"computer-name-{number}"), *(seat_name(number, stars, words) for stars in STARS.values())}
        if own.isdisjoint(taken):
            return seat_name(number, STARS.get(level, ""), words)
    return words("computer-seat", name=words("computer-name-1") + str(len(taken)), stars=STARS.get(level, ""))


def computer_names(count: int, level: str, words: Words) -> list[str]:
    """Return different names for so many computer players of a level."""
    names: list[str] = []
    while len(names) < count:
        names.append(computer_name(tuple(names), level, words))
    return names


async def start_with_computers(who: Caller, table: int) -> TableInfo:
    """Deal, with computer players of the usual level on the free seats. Raises Refused."""
    services = who.services
    info = await services.host.reading.table(table)
    level = await usual_level(services, info.game, info.opener)
    names = computer_names(info.size, level, services.table_words(info))
    return (await services.host.seating.start_with_computers(table, who.person, names, level, who.key)).table


async def add_computer(who: Caller, table: int, level: str | None) -> TableInfo:
    """Seat a computer player, of the usual level if ``level`` is None, and tell the caller."""
    services = who.services
    info = await services.host.reading.table(table)
    chosen = checked_level(services, level) if level else await usual_level(services, info.game, info.opener)
    name = computer_name(info.names, chosen, services.table_words(info))
    acted = await services.host.seating.add_computer(table, who.person, who.key, chosen, name=name)
    key = "lobby-started" if acted.table.status is Status.PLAYING else "lobby-computer-added"
    await who.confirm(table, who.words(key, name=name, place=place_link(acted.table, who.words)))
    return acted.table
