"""Which table /play means if none is named."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from cogs.play.record import Record
from cogs.shelf.tables import Tables
from cogs.ui.commands.finding import WhichTable, find
from cogs.ui.ids import Press
from cogs.ui.interactions import Caller
from engine.host.model.records import TableInfo
from tests.cogs.panel_world import CHANNEL, Answered, Desk
from tests.host.rig import ANN, BEN, CAT, Rig


async def dealt(rig: Rig, *, waits: bool, thread: str | None = None) -> TableInfo:
    """Return a table in play that waits for Ann, or for another."""
    info = await rig.started(ANN, BEN, CAT, size=3, game="geschenk", thread=thread)
    while bool(await rig.prompt(info.id, ANN)) != waits:
        (asked,) = [person for person in (ANN, BEN, CAT) if await rig.prompt(info.id, person)]
        await rig.act(info.id, asked, "no_thanks")
    return await rig.host.reading.table(info.id)


def at(rig: Rig) -> tuple[Desk, Caller, list[int]]:
    """Return Ann's desk, Ann as a caller there, and the numbers of the tables at which a move is made."""
    desk = Desk(rig, Tables, Record)
    moved: list[int] = []

    async def step(who: Caller, press: Press) -> None:
        moved.append(press.table)
        await who.say("-")

    desk.services.handlers.update({**desk.verbs, "step": step})
    typed: Any = Answered(desk, discord.InteractionType.application_command, {})
    return desk, Caller(desk.services, typed, ANN, desk.words), moved


async def test_a_move_typed_here_is_never_made_elsewhere(rig: Rig) -> None:
    desk, who, moved = at(rig)
    here = await dealt(rig, waits=False, thread=str(CHANNEL))
    await rig.table(ANN, game="geschenk", thread=str(CHANNEL))
    elsewhere = await dealt(rig, waits=True)
    await desk.command("play", move="no_thanks")
    assert moved == [here.id], "there the answer is that it is not her turn"
    assert (await find(who, None)).id == elsewhere.id, "without a move it is the one that waits"
    await rig.host.seating.leave(here.id, ANN, rig.press())
    await desk.command("play", move="no_thanks")
    assert moved == [here.id, elsewhere.id], "a table that has not begun takes no move"


async def test_the_choice_leads_to_a_table_that_has_not_begun_too(rig: Rig) -> None:
    _, who, _ = at(rig)
    open_one = await rig.table(ANN, game="geschenk", thread=str(CHANNEL))
    running = await dealt(rig, waits=False, thread=str(CHANNEL))
    with pytest.raises(WhichTable) as which:
        await find(who, None)
    await which.value.ask(who)
    answered: Any = who.interaction
    presses = [Press.parse(button.custom_id) for button in answered.view.children]
    assert [(press.table, press.verb) for press in presses] == [(open_one.id, "look"), (running.id, "inbox")]
