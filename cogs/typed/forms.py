"""Forms: a title, and fields under their names."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable, Sequence
from typing import Any

import discord

from cogs.ui.ids import Press
from cogs.ui.interactions import Caller
from engine.host.model.records import Refused

TITLE = 45
"""Discord's limit for the title of a form and the name of a field, in characters."""
OPTION = 100
"""Discord's limit for the text of an option."""
DIGITS = 20
"""Longer numbers are none that a form asks for."""


def form(title: str, press: Press, fields: Iterable[tuple[str, discord.ui.Item[Any]]]) -> discord.ui.Modal:
    """Return a form that comes back as ``press``. ``fields``: the name over each field, and the field."""
    modal = discord.ui.Modal(title=title[:TITLE], custom_id=press.custom_id())
    for name, item in fields:
        modal.add_item(discord.ui.Label(text=name[:TITLE], component=item))
    modal.stop()
    return modal


def select(name: str, options: Sequence[tuple[str, str]], chosen: str = "") -> discord.ui.Select[Any]:
    """Return a field to pick one of ``options`` (text, value); ``chosen`` is picked at first."""
    shown = [discord.SelectOption(label=text[:OPTION], value=value, default=value == chosen) for text, value in options]
    return discord.ui.Select(custom_id=name, options=shown)


def several(
    name: str, options: Sequence[tuple[str, str]], chosen: Collection[str], placeholder: str
) -> discord.ui.Select[Any]:
    """Return a field to pick any number of ``options`` (text, value), or none; the ``chosen`` are picked at first."""
    shown = [discord.SelectOption(label=text[:OPTION], value=value, default=value in chosen) for text, value in options]
    return discord.ui.Select(
        custom_id=name, options=shown, min_values=0, max_values=len(shown), required=False, placeholder=placeholder
    )


def number_typed(who: Caller, name: str, low: int, high: int) -> int:
    """Return the number typed into a field. Raises Refused: not-a-number (low, high)."""
    text = unicodedata.normalize("NFKC", who.typed(name, DIGITS)).strip()
    if not (text.isascii() and text.isdecimal() and low <= int(text) <= high):
        raise Refused("not-a-number", low=str(low), high=str(high))
    return int(text)
