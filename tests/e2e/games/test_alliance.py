"""Alliance at a real table: messages within a team reach only the team, and private moves need no turn."""

from __future__ import annotations

import random

from engine.core.view import View
from engine.host.model.records import Status
from locales import words
from render.narration.cards import suit_name
from sandbox import Message, Person
from tests.e2e.driver import Player, open_table, play_out, press_at, seat_everybody, shown, verb
from tests.e2e.world import World

JA, EN = words("ja"), words("en")
TEAM_ONLY = ("チームの中だけ", "only your team sees this")
"""The mark in every line that only a team may read."""


def seen_by(world: World, person: Person) -> str:
    """Return all texts on a person's screens, with descriptions and labels."""
    there = [c for c in world.box.world.channels.values() if not c.is_dm or c is person.dm()]
    messages = [m for channel in there for m in person.sees(channel)]
    described = [str(a.get("description")) for m in messages for a in m.attachments]
    return "\n".join([*(m.content + str(m.components) for m in messages), *described])


async def pressed(person: Person, message: Message, label: str) -> Message:
    """Press the button whose label begins with this text; return the answer."""
    button = next(b["custom_id"] for b in message.buttons if b.get("label", "").startswith(label))
    return await person.result(await person.click(message, button))


async def test_a_team_decides_in_secret_and_may_think_again(world: World) -> None:
    """さくら and ミナト are partners in alternate seats, with Alex between them."""
    sakura, alex, minato = (world.box.person(n) for n in ("さくら", "Alex", "ミナト"))
    table = await open_table(world, sakura, "alliance", players=4, mode="team", team_assignment="fixed")
    await seat_everybody(world, table, sakura, [alex, minato], 4)

    async def view_of(person: Person) -> View:
        return (await world.host.reading.view(table, person.id))[1]

    view = await view_of(sakura)
    assert view.team[::2] == (await view_of(minato)).team[::2]
    suits = [view.state["suits"][p] for p in view.s.members(view.me)]
    plans = [f"ジョーカー1は{suit_name(s, JA)}" for s in suits] + [f"joker 1 {suit_name(s, EN)}" for s in suits]

    await pressed(sakura, await press_at(world, sakura, table, "hand"), "提案：")
    assert not (await view_of(sakura)).asked
    hand = await press_at(world, minato, table, "hand")
    assert "いまの提案：" in hand.content and JA("alliance-tag-accept") in str(hand.components)
    assert any(plan in hand.content for plan in plans)
    answers = [await press_at(world, alex, table, place) for place in ("log", "hand")]
    on_screens = "".join(m.content + str(m.components) for m in answers) + seen_by(world, alex)
    assert not any(plan in on_screens for plan in plans)
    assert TEAM_ONLY[0] in (await press_at(world, minato, table, "log")).content

    own = await press_at(world, sakura, table, "hand")
    select = next(s for s in own.selects if verb(s["custom_id"]) == "anytime")
    assert JA("alliance-asking-1") in select["placeholder"], "when to be asked is set without a turn"
    choice = next(o for o in select["options"] if o["label"] == JA("alliance-asking-2"))
    await (await sakura.select(own, select["custom_id"], choice["value"])).answer()
    assert (await view_of(sakura)).state["ask"] == 2 and not (await view_of(sakura)).asked

    await pressed(sakura, await press_at(world, sakura, table, "hand"), JA("alliance-tag-reconsider"))
    view = await view_of(sakura)
    assert view.asked
    before = await press_at(world, minato, table, "hand")
    other = next(a for a in view.legal if a.tag == "propose")
    place, typed = shown(world, sakura, table).channel_id, ".".join(str(part) for part in other.wire())
    await sakura.result(await sakura.slash(place, "play", move=typed))
    late = await pressed(minato, before, JA("alliance-tag-accept"))
    assert JA("stale") in late.content, "he wanted to accept another proposal than the one there is now"
    seen = await view_of(minato)
    assert seen.asked and seen.state["agreed"][view.seat] and not seen.state["agreed"][seen.seat]

    await play_out(world, table, [Player(p, random.Random(n)) for n, p in enumerate((sakura, alex, minato))])
    assert (await world.host.reading.table(table)).status is Status.FINISHED
    await world.box.until(lambda: "🏆" in shown(world, sakura, table).content)
    on_screens = seen_by(world, alex)
    assert not any(plan in on_screens for plan in plans)
    public = [m.content for m in alex.sees(world.box.channel(shown(world, alex, table).channel_id)) if not m.ephemeral]
    assert not any(part in text for part in TEAM_ONLY for text in public)
