"""A private panel that is pressed after it has no use any more says so in its place, without buttons."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.lobby.lobby_options import LobbyOptions
from cogs.lobby.seating import Seating
from cogs.play.inactivity import Inactivity
from cogs.ui.ids import Press
from cogs.ui.interactions import Caller
from engine.host.model.records import Refused
from tests.cogs.panel_world import Answered, Desk
from tests.host.rig import ANN, BEN, Rig


def shown(*ids: str) -> list[Any]:
    return [SimpleNamespace(children=[SimpleNamespace(custom_id=name) for name in ids])]


async def late(desk: Desk, verb: str, *others: str) -> Answered:
    """Press a button on a panel that has these ``others`` too."""
    press = next(p for name in desk.ids if (p := Press.parse(name)).verb == verb)
    answered = Answered(desk, discord.InteractionType.component, {"values": ["0"]})
    assert answered.message is not None
    answered.message.components = shown(*desk.ids, *others)
    who = Caller(desk.services, answered, desk.person, desk.words)  # type: ignore[arg-type]
    try:
        await desk.verbs[verb](who, press)
    except Refused as refused:
        await who.refuse(refused)
    return answered


@pytest.mark.parametrize("listed", [False, True])
async def test_the_house_rules_after_the_game_began(rig: Rig, listed: bool) -> None:
    desk = Desk(rig, LobbyOptions)
    info = await rig.table(ANN, BEN, game="target", size=4)
    await desk.press(Press(info.id, "options").custom_id(), forge=True)
    for name in ("Dora", "Emil"):
        await rig.host.seating.add_computer(info.id, ANN, rig.press(), name=name)
    await rig.host.dealing.start(info.id, ANN, rig.press())
    verb = next(Press.parse(name).verb for name in desk.ids if Press.parse(name).verb not in ("options", "rules"))
    answered = await late(desk, verb, *([Press(info.id + 1, "inbox").custom_id()] if listed else []))
    assert answered.text == desk.words("already-started")
    assert answered.in_place != listed and answered.view is None, "a list of tables stays as it is"


async def test_the_seats_after_the_game_began(rig: Rig) -> None:
    desk = Desk(rig, Seating)
    info = await rig.table(ANN, BEN, game="target", size=4)
    await desk.press(Press(info.id, "seats").custom_id(), forge=True)
    for name in ("Dora", "Emil"):
        await rig.host.seating.add_computer(info.id, ANN, rig.press(), name=name)
    await rig.host.dealing.start(info.id, ANN, rig.press())
    answered = await late(desk, "sit")
    assert answered.in_place and answered.view is None and answered.text == desk.words("already-started")


async def test_a_hand_that_is_still_in_play_is_no_panel_that_is_used_up(rig: Rig) -> None:
    """The offer about a silent person stands on the hand too; its end leaves the hand where it is."""
    desk = Desk(rig, Inactivity)
    info = await rig.started(ANN, BEN, game="target", size=2)
    desk.pictures = 1
    answered = Answered(desk, discord.InteractionType.component, {})
    assert answered.message is not None
    answered.message.components = shown(Press(info.id, "movefor").custom_id(), Press(info.id, "menu").custom_id())
    who = Caller(desk.services, answered, desk.person, desk.words)  # type: ignore[arg-type]
    await who.refuse(Refused("silence-over"))
    assert answered.text == desk.words("silence-over") and not answered.in_place
