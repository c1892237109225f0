"""Buttons and selects of one message, before they become Discord's."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord

from locales import Words
from render.narration.contract import Label
from render.narration.lengths import shortened

PAGE = 25
"""Discord's limit of options in one select."""
ROWS = 5
PER_ROW = 5
MOVE_ROWS = 4
"""Rows that moves may take; the last row is for the panel's own buttons."""


@dataclass(frozen=True, slots=True)
class ButtonSpec:
    """A button before it becomes Discord's."""

    label: str
    custom_id: str
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    emoji: str | discord.PartialEmoji | None = None
    disabled: bool = False
    url: str | None = None


@dataclass(frozen=True, slots=True)
class SelectSpec:
    """A select before it becomes Discord's; options are (label, value)."""

    custom_id: str
    placeholder: str
    options: tuple[tuple[Label, str], ...]
    least: int = 1
    most: int = 1
    chosen: frozenset[str] = frozenset()
    """Values that are picked already."""
    faces: Mapping[str, discord.PartialEmoji] = field(default_factory=dict)
    """The emoji before an option, by its value."""


@dataclass(frozen=True, slots=True)
class PersonSpec:
    """A select of one person of the server; Discord lists them."""

    custom_id: str
    placeholder: str


@dataclass(frozen=True, slots=True)
class ChannelSpec:
    """A select of text channels of the server; Discord lists them. ``chosen``: the ids that are picked already."""

    custom_id: str
    placeholder: str
    chosen: tuple[str, ...] = ()
    least: int = 1
    most: int = 1


def paged_selects(
    options: Sequence[tuple[Label, str]],
    custom_id: Callable[[int], str],
    placeholder: str,
    words: Words,
    chosen: frozenset[str] = frozenset(),
) -> list[SelectSpec]:
    """Return selects of these options, one for each ``PAGE`` of them, so that none is left out.

    ``options`` are (label, value). ``custom_id`` gets the number of the select, from 0; ids of a message must differ.
    """
    pages = [tuple(options[at : at + PAGE]) for at in range(0, len(options), PAGE)]
    if len(pages) == 1:
        return [SelectSpec(custom_id(0), placeholder, pages[0], chosen=chosen)]
    found = []
    for at, page in enumerate(pages):
        told = words("panel-page", prompt=placeholder, page=str(at + 1), pages=str(len(pages)))
        here = frozenset(value for _, value in page)
        found.append(SelectSpec(custom_id(at), told, page, chosen=chosen & here))
    return found


Row = list[ButtonSpec] | SelectSpec | PersonSpec | ChannelSpec


@dataclass(slots=True)
class Panel:
    """Rows of components; ``view`` turns them into the form that discord.py sends."""

    rows: list[Row] = field(default_factory=list)

    def buttons(self, specs: Iterable[ButtonSpec]) -> None:
        """Add buttons, five to a row."""
        line: list[ButtonSpec] = []
        for spec in specs:
            line.append(spec)
            if len(line) == PER_ROW:
                self.rows.append(line)
                line = []
        if line:
            self.rows.append(line)

    def view(self) -> discord.ui.View:
        """Return a fresh discord.py view.

        It is stopped before it is sent, so that discord.py keeps no copy of it (12 kB for ever each, with handlers of
        its own). Presses reach us through the router, not through views.
        """
        view = discord.ui.View(timeout=None)
        for at, row in enumerate(self.rows[:ROWS]):
            for item in _items(row, at):
                view.add_item(item)
        view.stop()
        return view


class _ChosenChannel(discord.SelectDefaultValue):
    """A channel that is picked already. discord.py would send its id as a number, and Discord's document has texts."""

    def __init__(self, channel: int) -> None:
        super().__init__(id=channel, type=discord.SelectDefaultValueType.channel)

    def to_dict(self) -> Any:
        return {"id": str(self.id), "type": self.type.value}


def _items(row: Row, at: int) -> list[discord.ui.Item[Any]]:
    if isinstance(row, PersonSpec):
        return [discord.ui.UserSelect(custom_id=row.custom_id, placeholder=shortened(row.placeholder, 150), row=at)]
    if isinstance(row, ChannelSpec):
        return [
            discord.ui.ChannelSelect(
                custom_id=row.custom_id,
                placeholder=shortened(row.placeholder, 150),
                channel_types=[discord.ChannelType.text, discord.ChannelType.news],
                min_values=row.least,
                max_values=row.most,
                default_values=[_ChosenChannel(int(channel)) for channel in row.chosen],
                row=at,
            )
        ]
    if isinstance(row, SelectSpec):
        options = [
            discord.SelectOption(
                label=shortened(label.text, 100),
                value=value,
                description=shortened(label.hint, 100) or None,
                emoji=row.faces.get(value),
                default=value in row.chosen,
            )
            for label, value in row.options
        ]
        return [
            discord.ui.Select(
                custom_id=row.custom_id,
                placeholder=shortened(row.placeholder, 150),
                options=options,
                min_values=row.least,
                max_values=row.most,
                row=at,
            )
        ]
    return [
        discord.ui.Button(label=shortened(b.label, 80), url=b.url, row=at)
        if b.url
        else discord.ui.Button(
            label=shortened(b.label, 80),
            custom_id=b.custom_id,
            style=b.style,
            emoji=b.emoji,
            disabled=b.disabled,
            row=at,
        )
        for b in row
    ]
