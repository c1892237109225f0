"""The move panel: any list of legal moves as buttons and selects, by one general rule.

Moves are grouped by tag. A move without fields is a button. A move with fields is chosen field by field,
each a select of at most 25 values with pages beyond, the list narrowing as one picks. A field that is a set
of cards is a multi-select, checked when it is confirmed; a number is typed. The panel knows no game: labels
come from the narration, moves from the view, later steps from the host.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord

from cogs.ids import Press, write_path
from engine.core.offers import Amount, Field, Offer, Subset, Values
from engine.core.view import View
from locales import Words
from render.narration.contract import Label, Narration

PAGE = 25
"""Discord's limit of options in one select."""
ROWS = 5
PER_ROW = 5
MOVE_ROWS = 4
"""Rows that moves may take; the last one is for the panel's own buttons."""


@dataclass(frozen=True, slots=True)
class ButtonSpec:
    """A button before it becomes Discord's."""

    label: str
    custom_id: str
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    emoji: str | None = None
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


Row = list[ButtonSpec] | SelectSpec


@dataclass(slots=True)
class Panel:
    """Rows of components; ``view`` turns them into what discord.py sends."""

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
        """A fresh discord.py view.

        It is stopped before it is sent: discord.py then keeps no copy of it (12 kB for ever each, and
        traps of its own), because presses reach us through the router, not through views.
        """
        view = discord.ui.View(timeout=None)
        for at, row in enumerate(self.rows[:ROWS]):
            for item in _items(row, at):
                view.add_item(item)
        view.stop()
        return view


def _items(row: Row, at: int) -> list[discord.ui.Item[Any]]:
    if isinstance(row, SelectSpec):
        options = [
            discord.SelectOption(label=label.text[:100], value=value, description=label.hint[:100] or None)
            for label, value in row.options
        ]
        return [
            discord.ui.Select(
                custom_id=row.custom_id,
                placeholder=row.placeholder[:150],
                options=options,
                min_values=row.least,
                max_values=row.most,
                row=at,
            )
        ]
    return [
        discord.ui.Button(label=b.label[:80], url=b.url, row=at)
        if b.url
        else discord.ui.Button(
            label=b.label[:80],
            custom_id=b.custom_id,
            style=b.style,
            emoji=b.emoji,
            disabled=b.disabled,
            row=at,
        )
        for b in row
    ]


def add_moves(panel: Panel, table: int, prompt: int, view: View, narration: Narration, words: Words) -> None:
    """The first step: buttons for moves without fields, a select for each kind of move with fields."""
    plain = [tag for tag, offer in view.first.items() if offer is None]
    rich = [tag for tag, offer in view.first.items() if offer is not None]
    buttons = [
        ButtonSpec(
            narration.tag_label(view, tag, words).text,
            Press(table, "act", prompt, (tag,)).custom_id(),
            discord.ButtonStyle.primary if i == 0 else discord.ButtonStyle.secondary,
        )
        for i, tag in enumerate(plain)
    ]
    room = MOVE_ROWS - (1 if plain else 0)
    shown_at_once = len(rich) <= room and all(_fits_a_row(offer) for offer in view.first.values())
    if shown_at_once:
        panel.buttons(buttons)
        for tag in rich:
            add_step(panel, table, prompt, view, narration, words, [tag], view.first[tag])
        return
    panel.buttons(
        buttons
        + [
            ButtonSpec(
                narration.tag_label(view, tag, words).text,
                # A number is typed at once; everything else is chosen on a panel of its own.
                Press(table, "ask" if isinstance(view.first[tag], Amount) else "step", prompt, (tag,)).custom_id(),
                discord.ButtonStyle.primary,
            )
            for tag in rich
        ]
    )


def add_anytime(panel: Panel, table: int, prompt: int, view: View, narration: Narration, words: Words) -> None:
    """Private moves that need no prompt: one select for those with fields (25 at most), buttons for the others."""
    plain = [a for a in view.anytime if len(a.wire()) == 1]
    rich = [a for a in view.anytime if len(a.wire()) > 1]
    if rich and len(panel.rows) < MOVE_ROWS:
        panel.rows.append(
            SelectSpec(
                Press(table, "anytime", prompt).custom_id(),
                narration.anytime_prompt(view, words),
                tuple((narration.anytime_label(view, a, words), write_path(a.wire())) for a in rich[:PAGE]),
            )
        )
    if plain and len(panel.rows) < MOVE_ROWS:
        panel.buttons(
            ButtonSpec(narration.tag_label(view, a.tag, words).text, Press(table, "act", prompt, (a.tag,)).custom_id())
            for a in plain[:PER_ROW]
        )


def _fits_a_row(offer: Offer | None) -> bool:
    """Whether an offer takes one row only: no pages, no number to type."""
    if isinstance(offer, Values):
        return len(offer.values) <= PAGE
    return offer is None or isinstance(offer, Subset)


def add_step(
    panel: Panel,
    table: int,
    prompt: int,
    view: View,
    narration: Narration,
    words: Words,
    path: Sequence[Field],
    offer: Offer | None,
    page: int = 0,
) -> None:
    """The components for the next field of a move that begins with ``path``: a select, or a button to type."""
    tag, chosen = str(path[0]), list(path[1:])
    if offer is None:
        return
    text = narration.field_prompt(view, tag, chosen, words)
    if isinstance(offer, Amount):
        panel.buttons(
            [ButtonSpec(text, Press(table, "ask", prompt, tuple(path)).custom_id(), discord.ButtonStyle.primary)]
        )
        return
    if isinstance(offer, Subset):
        members = offer.members[:PAGE]
        panel.rows.append(
            SelectSpec(
                Press(table, "set", prompt, tuple(path)).custom_id(),
                text,
                tuple((narration.value_label(view, tag, chosen, m, words), str(m)) for m in members),
                offer.least,
                min(offer.most, len(members)),
            )
        )
        return
    pages = (len(offer.values) + PAGE - 1) // PAGE
    page = min(max(page, 0), pages - 1)
    shown = offer.values[page * PAGE : page * PAGE + PAGE]
    if pages > 1:
        text = words("panel-page", prompt=text, page=str(page + 1), pages=str(pages))
    panel.rows.append(
        SelectSpec(
            Press(table, "pick", prompt, tuple(path)).custom_id(),
            text,
            tuple((narration.value_label(view, tag, chosen, v, words), write_path([v])) for v in shown),
        )
    )
    if pages > 1:
        panel.buttons(
            ButtonSpec(
                words("panel-page-button", page=str(p + 1)),
                Press(table, "page", prompt, (p, *path)).custom_id(),
                disabled=p == page,
            )
            for p in range(min(pages, PER_ROW))
        )


def move_choices(
    view: View, narration: Narration, words: Words, typed: str, limit: int = PAGE
) -> list[tuple[str, str]]:
    """What slash autocomplete offers: moves whose words contain ``typed``, as (text, value).

    Whole moves; in a phase whose moves are chosen step by step, their first steps, the rest being asked then.
    """
    wanted = typed.casefold().split()
    out: list[tuple[str, str]] = []
    for text, value in _whole_moves(view, narration, words) if view.legal else _first_steps(view, narration, words):
        if len(value) <= 100 and all(w in text.casefold() for w in wanted):
            out.append((text[:100], value))
            if len(out) == limit:
                break
    return out


def _whole_moves(view: View, narration: Narration, words: Words) -> Iterator[tuple[str, str]]:
    for action in view.legal:
        yield narration.move(view, action, words), write_path(action.wire())


def _first_steps(view: View, narration: Narration, words: Words) -> Iterator[tuple[str, str]]:
    for tag, offer in view.first.items():
        label = narration.tag_label(view, tag, words).text
        if isinstance(offer, Values):
            for value in offer.values:
                yield f"{label} · {narration.value_label(view, tag, [], value, words).text}", write_path([tag, value])
        else:
            yield label, tag
