"""A chair changes hands at a running table, in both languages: the offer, the request, the hands; and a pause."""

from __future__ import annotations

import pytest

from engine.host.model.records import Status
from locales import words
from sandbox import Person
from tests.e2e.absence.test_silence import button
from tests.e2e.driver import from_menu
from tests.e2e.robust import presses, settled, shows_one_table, started
from tests.e2e.world import World


@pytest.mark.parametrize("lang", ["ja", "en"])
async def test_a_chair_goes_to_whoever_is_welcome(world: World, sakura: Person, alex: Person, lang: str) -> None:
    giver, host = (sakura, alex) if lang == "ja" else (alex, sakura)
    minato, said = world.box.person("ミナト"), words("ja" if host is sakura else "en")
    table = await started(world, host, giver, computers=1, players=3)
    message = await shows_one_table(table)
    choose = await giver.result(await from_menu(giver, message, "chair"))
    mine = words(lang)
    assert choose.content == mine("chair-choose") and {p.verb for p in presses(choose)} == {"chairany", "chairto"}
    await (await giver.click(choose, button(choose, "chairany"))).answer()
    await settled(world)
    message = await shows_one_table(table)
    assert said("chair-free", name=giver.name) in message.content
    await (await minato.click(message, button(message, "chairtake"))).answer()
    await settled(world)
    assert [m for m in giver.sees(giver.dm()) if presses(m)], "until then the hand is the giver's"
    message = await shows_one_table(table)
    await (await host.click(message, button(message, "chairyes"))).answer()
    await settled(world)
    info = await table.info()
    assert info.status is Status.PLAYING and {s.name for s in info.seats} >= {host.name, minato.name}
    assert not [m for m in giver.sees(giver.dm()) if {p.verb for p in presses(m)} - {"inbox"} or m.attachments]
    assert mine("chair-given", name=minato.name) in giver.sees(giver.dm())[-1].content
    hand = minato.sees(minato.dm())[-1]
    assert hand.attachments and str(table.id) in hand.content
    assert said("event-table-chair-taken", name=minato.name) in (await shows_one_table(table)).content
    # A pause by consent: one person proposes it, the last consent begins it, and any person ends it.
    message = await shows_one_table(table)
    await from_menu(host, message, "pause")
    await settled(world)
    message = await shows_one_table(table)
    assert said("pause-proposed", count=1, needed=2) in message.content
    await (await minato.click(message, button(message, "pause"))).answer()
    await settled(world)
    message = await shows_one_table(table)
    assert said("paused-agreed") in message.content and (await table.info()).status is Status.PAUSED
    await (await minato.click(message, button(message, "resume"))).answer()
    await settled(world)
    assert (await table.info()).status is Status.PLAYING
