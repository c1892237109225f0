"""The message of a table that waits for its players: the game, how long it takes, who sits, who is missing.

Options that are not the usual ones stand in the picture and its description, all of them behind "House rules". Without
any the picture says what the game is about.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cogs.delivery.sheets.table_panels import lobby_panel
from cogs.ui.drawing import people_of
from cogs.ui.messages import Sheet, fit, heading, illustrated, options_text, shown_names
from cogs.ui.services import Services
from cogs.ui.words.escaping import escaped
from cogs.ui.words.waiting import moment
from engine.core.game import Game
from engine.core.options import BadOption
from engine.host.model.clock.starts import BY_PRESS
from engine.host.model.clock.time_control import NONE
from engine.host.model.records import Seat, TableInfo
from engine.host.model.requests import Invitation
from engine.host.people.trust import LEAST_GAMES, LEAST_SHARE
from locales import Words
from render.edition import players_words
from render.pictures.lobby import Lobby, LobbySeat
from render.pictures.lobby import paint as paint_lobby


@dataclass(frozen=True, slots=True)
class Call:
    """The need of a waiting table: a short line for the picture, a whole one for the text.

    ``ready``: it can start now; ``fills``: it could if computer players took the free seats.
    """

    short: str
    whole: str
    ready: bool
    fills: bool = False


def call_of(services: Services, info: TableInfo, words: Words) -> Call:
    """Return the line that says what an open table waits for."""
    game, seated = services.rules(info), len(info.seats)
    # The cards of another table need as many seats as that table has.
    refused = {count: unfit(game, count, info) for count in playable(game, info) if seated <= count}
    enough = [count for count, option in refused.items() if option is None]
    kept = words.join([escaped(i.name) for i in info.kept])
    start = info.starts or BY_PRESS
    if not enough:
        key = next(filter(None, refused.values()), "")
        line = words("option-not-offered", name=services.narration(info.game).option_name(key, words), count=info.size)
        return Call(line, line, False)
    if told := start_told(info, words):
        missing = words("lobby-needs", count=enough[0] - seated)
        lacks = seated not in enough and not start.computers
        whole = words("lobby-starts-needs", told=told, missing=missing) if lacks else told
        return Call(words("lobby-starts"), whole, seated in enough)
    if start.count > seated:
        missing = words("lobby-starts-count", count=start.count - seated)
        return Call(missing, words("lobby-awaits", missing=missing, names=kept) if kept else missing, seated in enough)
    if seated not in enough:
        missing = words("lobby-needs", count=enough[0] - seated)
        whole = words("lobby-awaits", missing=missing, names=kept) if kept else missing
        computers = info.game in services.host.tables.library.choosers and not info.cards
        fills = computers and not kept and info.size in enough
        return Call(missing, whole, False, fills)
    free = info.size - seated
    if info.when_full and free:
        missing = words("lobby-when-full", count=free)
        return Call(missing, words("lobby-awaits", missing=missing, names=kept) if kept else missing, True)
    ready = words("lobby-ready")
    opener = next((s.name for s in info.seats if s.person == info.opener), "")
    return Call(ready, words("lobby-ready-host", name=escaped(opener)) if free and opener else ready, True)


def start_told(info: TableInfo, words: Words) -> str:
    """Return the moment at which a table starts and with whom, "" if it has none. Discord counts the time down."""
    start = info.starts or BY_PRESS
    computers = "yes" if start.computers else "no"
    return words("lobby-starts-at", when=moment(start.at), computers=computers) if start.at else ""


def playable(game: Game[Any], info: TableInfo) -> Sequence[int]:
    """Return how many can play at a table of this size."""
    return (info.size,) if info.cards else [count for count in game.seats if count <= info.size]


def unfit(game: Game[Any], count: int, info: TableInfo) -> str | None:
    """Return the option that does not go with so many players; None if all do."""
    try:
        game.check(count, info.options)
    except BadOption as bad:
        return bad.option
    return None


def more_seats(game: Game[Any], info: TableInfo) -> int:
    """Return how many seats a full table can have, 0 if no more. Its size is the usual one, so people may want more."""
    most = 0 if info.cards or info.watch else max(game.seats)
    return most if len(info.seats) + len(info.kept) == info.size < most else 0


async def lobby_sheet(services: Services, info: TableInfo, words: Words) -> Sheet:
    """Return the message of a table that has not started."""
    narration, game = services.narration(info.game), services.rules(info)
    call = call_of(services, info, words)
    options = options_text(services, info, words)
    teams = game.teams(info.size, info.options)
    taken: dict[int, Seat | Invitation] = {i.seat: i for i in info.kept} | {s.seat: s for s in info.seats}
    seats = tuple(_lobby_seat(info, taken.get(p), teams[p] if teams else None, words) for p in range(info.size))
    lobby = Lobby(
        title=narration.title(words),
        second=narration.second(words),
        state=words("lobby-table", table=str(info.id)),
        seats=seats,
        options_heading=words("lobby-options") if options else "",
        options=tuple(options),
        about="" if options else words(f"{info.game}-line"),
        goal=None if options else services.drawing.painters[info.game].goal(words),
        players=players_words(playable(game, info), words),
        time=words("shelf-minutes", count=game.minutes),
        call=call.short,
        emblem=services.drawing.painters[info.game].emblem,
        look=services.drawing.painters[info.game].look,
    )
    picture = await services.drawing.picture(
        words,
        ("lobby", info.id, info.match, info.news, words.lang, seats),
        f"lobby-{info.id}.png",
        described(services, info, call, options, words),
        lambda: paint_lobby(lobby).image,
    )
    lines = [
        heading(services, info, words),
        length(services, info, words),
        seated_line(info, words),
        call.whole,
        *lobby_notes(services, info, words),
    ]
    return illustrated(fit(lines), lobby_panel(services, info, words, ready=call.ready, fills=call.fills), picture)


def lobby_notes(services: Services, info: TableInfo, words: Words) -> list[str]:
    """Return what else people should know before they sit down; at a table full of people also how more can come."""
    people_only = all(seat.person is not None for seat in info.seats)
    more = more_seats(services.rules(info), info) if people_only else 0
    return [
        *([words("lobby-full-more", most=more)] if more else []),
        *([note] if (note := services.narration(info.game).seats_note(info.size, words)) else []),
        *([words("lobby-same-cards")] if info.cards else []),
        *([words("lobby-invited-only")] if info.invited_only else []),
        *([words(f"lobby-asks-{info.trust}", share=LEAST_SHARE, games=LEAST_GAMES)] if info.trust else []),
    ]


def seated_line(info: TableInfo, words: Words) -> str:
    """Return who sits at a table that waits, who is invited, and how many seats are free."""
    names, listed = shown_names(info), words.join([escaped(i.name) for i in info.kept])
    free = info.size - len(info.seats) - len(info.kept)
    seated = words.join(names) if names else words("lobby-nobody")
    return words("lobby-seated-kept" if listed else "lobby-seated", names=seated, kept=listed, free=free)


def length(services: Services, info: TableInfo, words: Words) -> str:
    """Return how long a table takes: the minutes of its game, and its clock if it has one."""
    minutes = words("shelf-minutes", count=services.rules(info).minutes)
    return minutes if info.pace == NONE else words("lobby-length", minutes=minutes, pace=words(f"pace-{info.pace}"))


def described(services: Services, info: TableInfo, call: Call, options: list[str], words: Words) -> str:
    """Return the description of the lobby's picture."""
    opener = next((s.name for s in info.seats if s.person == info.opener), "")
    free = info.size - len(info.seats) - len(info.kept)
    kept = [words("lobby-alt-kept", names=words.join([i.name for i in info.kept]))] if info.kept else []
    return " ".join(
        [
            services.narration(info.game).title(words),
            words("lobby-alt", names=words.join(list(info.names)), free=free, opener=opener)
            if info.seats
            else words("lobby-alt-nobody", free=free),
            *kept,
            words("lobby-alt-options", options=words.join(options)) if options else words(f"{info.game}-line"),
            call.short,
        ]
    )


def _lobby_seat(info: TableInfo, seat: Seat | Invitation | None, team: int | None, words: Words) -> LobbySeat:
    letter = "" if team is None else "AB"[team]
    if seat is None:
        return LobbySeat("free", words("lobby-free-seat"), team=letter)
    if isinstance(seat, Invitation):
        return LobbySeat("kept", seat.name, words("lobby-kept"), team=letter)
    if seat.computer is not None:
        note = words(f"level-{seat.computer}")
        return LobbySeat("computer", seat.name, note, team=letter)
    host = seat.person == info.opener
    face = people_of(info)[info.seats.index(seat)].face
    return LobbySeat("person", seat.name, words("lobby-host") if host else "", host, letter, seat.portrait, face)
