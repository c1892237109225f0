"""*Move here* is where a table can come, for whoever has a say in it."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

from cogs.lobby.relocation import HERE, move_button
from cogs.run.shards import ALL_SHARDS
from cogs.ui.ids import Press
from engine.host.model.records import Person, Status, TableInfo
from locales import words
from tests.host.rig import ANN, BEN, CAT, Rig


def moves(
    info: TableInfo, person: Person, *, guild: str | None = "7", channel: str = "other", gone: bool = False
) -> bool:
    """True if this person sees the button in this channel; ``gone``: the bot has left the table's server."""
    client = SimpleNamespace(mine=ALL_SHARDS, shard_count=1, get_guild=lambda _: None if gone else object())
    place = SimpleNamespace(guild_id=guild, channel_id=channel, client=client)
    who: Any = SimpleNamespace(person=person, words=words("en"), interaction=place)
    ids = [b.custom_id for b in move_button(who, info)]
    assert ids in ([], [Press(info.id, HERE).custom_id()])
    return bool(ids)


async def test_where_the_button_is(rig: Rig) -> None:
    playing = replace(await rig.started(ANN, BEN, game="en_garde", size=2), guild="7")
    assert moves(playing, ANN) and moves(replace(playing, status=Status.PAUSED), BEN)
    assert not moves(playing, CAT), "who has no seat has no say"
    assert not moves(playing, ANN, channel=playing.place), "it is here"
    assert not moves(replace(playing, status=Status.FINISHED), ANN)
    assert not moves(playing, ANN, guild="8"), "it does not leave a server that it can be played in"
    assert moves(playing, ANN, guild="8", gone=True)
    assert moves(replace(playing, status=Status.PAUSED, paused_for="paused-server-gone"), ANN, guild="8")
    assert not moves(playing, ANN, guild=None, gone=True), "two people have no direct message in common"
    assert not moves(replace(playing, cards="daily:2026-11-29:geschenk"), ANN)
    alone = replace(playing, guild=None, seats=(playing.seats[0], replace(playing.seats[1], person=None)))
    assert moves(alone, ANN, guild=None) and moves(alone, ANN)
