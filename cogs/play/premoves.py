"""Prepared moves: during the turns of others a person prepares their own next move, and nobody else sees it."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Any

from cogs.play.play import HandCog, show_hand, update_hand
from cogs.ui import messages
from cogs.ui.cog import on_press
from cogs.ui.ids import BadId, Press, read_path, write_path
from cogs.ui.interactions import Caller
from cogs.ui.panel import PAGE, ButtonSpec, Panel, SelectSpec
from cogs.ui.words.computer_names import for_reader, seen_by_reader
from engine.core.action import Action
from engine.core.prepared.conditions import Condition
from engine.host.model.records import Acted, Refused, TableInfo
from engine.host.store.errors import NotRecorded
from locales import Words
from render.narration.contract import Label, Narration
from render.narration.telling import Telling

YOURS = "ahead-yours"


def labelled(narration: Narration, telling: Telling, moves: Sequence[Action]) -> list[tuple[Label, str]]:
    """Return the moves that can be put into words from here, as (label, wire form); all others are left out.

    Of conditions only those that name no other move.
    """
    out = []
    for action in moves:
        if isinstance(action, Condition) and action.otherwise() is not None:
            continue
        try:
            text = messages.premove_text(narration, telling, action)
            value = write_path(action.wire())
        except (LookupError, TypeError, ValueError):
            continue
        if len(value) <= PAGE * 4:
            out.append((Label(text[:1].upper() + text[1:]), value))
    return out


def back_button(table: int, words: Words) -> ButtonSpec:
    """Return the button that shows the hand again."""
    return ButtonSpec(words("button-back"), Press(table, "back").custom_id())


class Premoves(HandCog):
    """The verbs of prepared moves."""

    @on_press("ahead")
    async def menu(self, who: Caller, press: Press) -> None:
        """Show the moves that can be prepared, page by page, in the menu's place."""
        page = press.path[0] if press.path else 0
        if not isinstance(page, int) or page < 0:
            raise BadId("no page")
        try:
            seen, view, moves = await self.services.host.premoves.options_for(press.table, who.person.id)
        except Refused as refused:
            if refused.reason != YOURS:
                raise
            await show_hand(who, press.table, first=[who.words(YOURS)], used_up=True)
            return
        info, view = seen_by_reader(seen, view, who.words)
        labels = messages.on_labels(view, info, who.words)
        offered = labelled(self.services.narration(info.game), labels, moves)
        if not offered:
            raise Refused("ahead-nothing")
        extras = await self.services.host.notes.extras(info.id, who.person.id)
        text, panel = self.sheet(who, info, offered, page, bool(extras.prepared))
        lines = [text, *messages.prepared_line(self.services, info, view, extras, who.words)]
        if not press.path:
            await who.say("\n".join(lines), panel)
            return
        await self.show(who, "\n".join(lines), panel)

    async def show(self, who: Caller, text: str, panel: Panel) -> None:
        """Show a step on the pressed message; a hand there stays covered for a while."""
        await who.replace(text, panel)
        self.services.live_hands.step_shown(who, 0)

    async def show_hand(self, who: Caller, acted: Acted, key: str) -> None:
        """Show the hand with the message of ``key`` above it. No update of the hand takes that away at once."""
        await update_hand(who, acted.table.id, first=[who.words(key)])
        with contextlib.suppress(NotRecorded):
            await self.services.live_hands.acknowledge_shown(who, acted)

    def sheet(
        self, who: Caller, info: TableInfo, offered: Sequence[tuple[Label, str]], page: int, prepared: bool
    ) -> tuple[str, Panel]:
        """Return text and panel of one page of the menu."""
        words, pages = who.words, -(-len(offered) // PAGE)
        page = min(page, pages - 1)
        shown = tuple(offered[page * PAGE : (page + 1) * PAGE])
        panel = Panel([SelectSpec(Press(info.id, "aheadset").custom_id(), words("ahead-choose"), shown)])
        buttons = []
        if pages > 1:
            further = Press(info.id, "ahead", 0, ((page + 1) % pages,)).custom_id()
            buttons.append(ButtonSpec(words("button-ahead-more"), further))
        if prepared:
            buttons.append(ButtonSpec(words("button-aheadoff"), Press(info.id, "aheadoff").custom_id()))
        panel.buttons([*buttons, back_button(info.id, words)])
        return messages.fit([messages.heading(self.services, info, words), words("ahead-menu")]), panel

    @on_press("aheadset")
    async def choose(self, who: Caller, press: Press) -> None:
        """Prepare the picked move; then the hand, which says so, takes the place of the choice."""
        if len(who.values) != 1:
            raise BadId("no move")
        try:
            wire = list(read_path(who.values[0]))
            acted = await self.services.host.premoves.prepare(press.table, who.person, wire, who.key)
        except Refused as refused:
            if refused.reason != YOURS:
                raise
            await show_hand(who, press.table, first=[who.words(YOURS)], used_up=True)
            return
        info, view = seen_by_reader(*await self.services.host.reading.view(press.table, who.person.id), who.words)
        extras = await self.services.host.notes.extras(info.id, who.person.id)
        others = await self.otherwise(who, info, extras.prepared.wire if extras.prepared else ())
        if not others:
            await self.show_hand(who, acted, "ahead-set")
            return
        lines = [*messages.prepared_line(self.services, info, view, extras, who.words), who.words("ahead-set")]
        chosen = Press(info.id, "aheadset").custom_id()
        panel = Panel([SelectSpec(chosen, who.words("ahead-otherwise"), tuple(others[:PAGE]))])
        off = Press(info.id, "aheadoff").custom_id()
        panel.buttons([ButtonSpec(who.words("button-aheadoff"), off), back_button(info.id, who.words)])
        await self.show(who, "\n".join(lines), panel)

    async def otherwise(self, who: Caller, info: TableInfo, prepared: Sequence[Any]) -> list[tuple[Label, str]]:
        """Return the moves for the case that a prepared condition does not apply, as (label, wire form)."""
        if not prepared or all(prepared[0] != kind.tag for kind in self.services.rules(info).conditions):
            return []
        try:
            seen, view, moves = await self.services.host.premoves.options_for(info.id, who.person.id)
        except Refused:
            return []  # it is their turn by now
        telling = messages.on_labels(view, for_reader(seen, who.words), who.words)
        here = [m for m in moves if isinstance(m, Condition)]
        kind = next((m.said() for m in here if m.wire() == list(prepared)), None)
        same, narration = [m for m in here if m.said() == kind], self.services.narration(info.game)
        named = [(o, m) for m in same if (o := m.otherwise()) is not None]
        return [(Label(narration.move(telling, o)), write_path(m.wire())) for o, m in named]

    @on_press("aheadoff")
    async def drop(self, who: Caller, press: Press) -> None:
        """Withdraw the prepared move."""
        acted = await self.services.host.premoves.prepare(press.table, who.person, None, who.key)
        await self.show_hand(who, acted, "ahead-dropped")
