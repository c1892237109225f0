"""The buttons and selects of looking back: steps, places to jump to, and all else about a game that is over."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import discord

from cogs.delivery.sheets.table_panels import COMPARE, offer_cards_button
from cogs.lobby.lobby import reporting
from cogs.ui import messages
from cogs.ui.ids import Press
from cogs.ui.panel import PAGE, ButtonSpec, Panel, SelectSpec
from cogs.ui.services import Services
from engine.core.view import View
from engine.host.history.analysis import TurningPoint
from engine.host.history.replay import Film, Frame
from engine.host.model.records import Status, TableInfo
from engine.host.model.rows import DAILY, PLAYED_ON
from locales import Words
from render.narration.contract import Label

MOVER, ALL = "mover", "all"
"""Whose hand a finished game shows below the table: that of whoever is to move, or those of all."""
STEPS = ("back", "forward", "ten")
"""The steps that have a button."""
FORMER_STEPS = ("first", "last", "dealback", "dealon", "here")
"""Steps of the buttons of former releases, and of those that show the position again."""
TEN = 10
SEARCH = "turning"
"""The value of the choice that searches for turning points."""
MOST_ROUNDS, MOST_MOVES = 10, 9
"""The most rounds and moves among the places to jump to."""

Whose = int | str
"""A seat, or MOVER or ALL."""


def replay_panel(
    services: Services,
    info: TableInfo,
    film: Film,
    frame: Frame,
    words: Words,
    whose: Whose = MOVER,
    points: Sequence[TurningPoint] | None = (),
    *,
    own: int | None = None,
    again: bool = False,
) -> Panel:
    """Return the steps, the places to jump to, and for a finished game the buttons to play on
    from here and to all else.

    ``points``: the turning points, None if nobody has searched for them. ``own``: the reader's seat. ``again``: a
    closer look has failed, and can be asked for once more.
    """
    panel, at, end = Panel(), frame.at, frame.of - 1

    def step(verb: str) -> ButtonSpec:
        style = discord.ButtonStyle.primary if verb == "forward" else discord.ButtonStyle.secondary
        off = at == (0 if verb == "back" else end)
        return ButtonSpec(words(f"button-replay-{verb}"), step_id(info, at, verb, whose), style, disabled=off)

    buttons = [step(verb) for verb in STEPS]
    if film.over:
        here = Press(info.id, "playon", at, (whose,)).custom_id()
        buttons.append(ButtonSpec(words("button-play-on"), here, disabled=frame.view.over))
        buttons.append(ButtonSpec(words("button-more"), Press(info.id, "replaymore", at, (whose,)).custom_id()))
    panel.buttons(buttons)
    if options := jumps(services, info, film, words, points, own):
        custom_id = Press(info.id, "replayjump", at, (whose,)).custom_id()
        panel.rows.append(SelectSpec(custom_id, words("replay-jump"), options))
    if again:
        panel.buttons([ButtonSpec(words("button-look-again"), step_id(info, at, "here", whose))])
    return panel


def step_id(info: TableInfo, at: int, verb: str, whose: Whose) -> str:
    """Return the id of a button that takes a step from position ``at``."""
    return Press(info.id, "replay", at, (verb, whose)).custom_id()


def more_panel(info: TableInfo, at: int, words: Words, whose: Whose, reader: str) -> Panel:
    """Return all else about a finished game: how it was played, kept, shown and dealt, and whose hand is shown.

    ``reader``: the person who reads it; who sat there can tell the managers.
    """
    panel = Panel()

    def button(label: str, verb: str) -> ButtonSpec:
        return ButtonSpec(words(label), Press(info.id, verb).custom_id())

    buttons = [button("button-log", "log"), button("button-film", "film")]
    if info.status is Status.FINISHED and not info.watch:
        buttons.append(button("button-puzzles", "puzzles"))
    buttons.append(button("button-record", "record"))
    buttons += same_cards_buttons(info, words)
    buttons.append(button("button-fair", "fair"))
    buttons.append(ButtonSpec(words("button-replayshare"), Press(info.id, "replayshare", at, (whose,)).custom_id()))
    buttons += [button(key, verb) for verb, key in reporting(info, reader).items()]
    panel.buttons(buttons)
    panel.rows.append(hand_select(info, at, words))
    back = ButtonSpec(words("button-back"), step_id(info, at, "here", whose), discord.ButtonStyle.primary)
    panel.buttons([back])
    return panel


def same_cards_buttons(info: TableInfo, words: Words) -> list[ButtonSpec]:
    """Return the buttons about the cards of a table: the day's results, or those of other tables; and to offer them to
    others. The reader knows them now: looking back shows the hands.
    """
    if info.cards.startswith(DAILY):
        _, day, game = info.cards.split(":")
        number = int(day.replace("-", ""))
        return [ButtonSpec(words("button-daily"), Press(0, "daily", number, (game,)).custom_id())]
    buttons = []
    if info.cards and not info.cards.startswith(PLAYED_ON):
        buttons.append(ButtonSpec(words("button-same-cards"), Press(info.id, COMPARE).custom_id()))
    if offered := offer_cards_button(info, words):
        buttons += offered
    return buttons


def hand_select(info: TableInfo, at: int, words: Words) -> SelectSpec:
    """Return the select of the hand below the table."""
    options = (
        (Label(words("replay-hand-mover")), MOVER),
        *((Label(words("replay-hand-seat", name=name)), str(seat)) for seat, name in enumerate(info.names)),
        (Label(words("replay-hand-all")), ALL),
    )
    return SelectSpec(Press(info.id, "replayhand", at).custom_id(), words("replay-hand-pick"), options)


def turns_at(film: Film, points: Sequence[TurningPoint]) -> dict[int, TurningPoint]:
    """Return the turning points by the position at which each was decided: the last one before its move."""
    return {max(at for at, p in enumerate(film.positions) if p.number < point.number): point for point in points}


def seen_at(film: Film, at: int, seat: int) -> View:
    """Return what a seat saw at a position of a finished game."""
    return film.frame(at).hands[seat]


def jumps(
    services: Services,
    info: TableInfo,
    film: Film,
    words: Words,
    points: Sequence[TurningPoint] | None,
    own: int | None = None,
) -> tuple[tuple[Label, str], ...]:
    """Return the places to jump to in the order of play: the deal, turning points, rounds, some moves, the end."""
    end = len(film) - 1
    if end < 1:
        return ()
    places: dict[int, Label] = {0: Label(words("replay-jump-start")), end: Label(words("replay-jump-end"))}
    narration = services.narration(info.game)
    for at, point in turns_at(film, points or ()).items():
        name = words("replay-jump-turning", name=info.names[point.seat], number=str(point.number))
        told = words if point.seat == own else words.theirs
        telling = messages.on_labels(seen_at(film, at, point.seat), info, told)
        places[at] = Label(name, narration.move(telling, point.played))
    rounds = film.frame(0).deals
    for deal, at in thinned([*enumerate(rounds, 1)][1:], MOST_ROUNDS):
        places.setdefault(at, Label(words("replay-jump-round", round=str(deal))))
    search: tuple[tuple[Label, str], ...] = ()
    if points is None and film.over and info.status is Status.FINISHED and services.host.tables.search is not None:
        search = ((Label(words("replay-jump-search")), SEARCH),)
    for at, label in move_places(film, words).items():
        if len(places) + len(search) < PAGE:
            places.setdefault(at, label)
    return (*search, *((places[at], str(at)) for at in sorted(places)))


def move_places(film: Film, words: Words) -> Mapping[int, Label]:
    """Return some positions at even distances: after every tenth move, or of a long game every twentieth, ...

    While the game runs, positions are counted and not moves, of which some may be secret.
    """
    last = film.positions[-1].number if film.over else len(film)
    step = TEN * max(1, math.ceil(last / TEN / MOST_MOVES))
    if not film.over:
        return {at - 1: Label(words("replay-jump-position", at=str(at))) for at in range(step, last, step)}
    numbers = [p.number for p in film.positions]
    return {
        next(at for at, number in enumerate(numbers) if number >= wanted): Label(
            words("replay-jump-move", number=str(wanted))
        )
        for wanted in range(step, last, step)
    }


def thinned(items: Sequence[tuple[int, int]], most: int) -> Sequence[tuple[int, int]]:
    """Return the items, or of many only ``most`` at even distances."""
    return items if len(items) <= most else [items[k * len(items) // most] for k in range(most)]
