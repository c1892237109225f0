"""Alliance at a real table: what a team says reaches only the team, and private moves need no turn."""

from __future__ import annotations

import random
from collections.abc import Sequence

from engine.core.view import View
from engine.host.records import Status
from locales import words
from render.games.alliance.words import mates
from render.narration.cards import suit_name
from sandbox import Message, Person
from tests.e2e.driver import Player, open_table, play_out, press_at, seat_everybody, shown, verb
from tests.e2e.world import World

JA, EN = words("ja"), words("en")
TEAM_ONLY = ("チームの中だけ", "only your team sees this")
"""What stands in every line that only a team may read."""


def seen_by(world: World, person: Person) -> str:
    """Everything on a person's screens that is written, descriptions and labels included."""
    parts: list[str] = []
    for channel in world.box.world.channels.values():
        if channel.is_dm and channel is not person.dm():
            continue
        for m in person.sees(channel):
            parts += [m.content, str(m.components), *(str(a.get("description")) for a in m.attachments)]
    return "\n".join(parts)


def button(message: Message, label: str) -> str:
    """The custom id of a button by its label."""
    return str(next(b["custom_id"] for b in message.buttons if b.get("label") == label))


def plans(suits: Sequence[int]) -> list[str]:
    """How a plan for players of these suits begins, in both languages."""
    return [f"ジョーカー1は{suit_name(s, JA)}" for s in suits] + [f"joker 1 {suit_name(s, EN)}" for s in suits]


async def view_of(world: World, table: int, person: Person) -> View:
    """The table through a person's eyes."""
    return (await world.host.view(table, person.id))[1]


async def test_a_team_decides_in_secret_and_may_think_again(world: World) -> None:
    """さくら and ミナト are partners at every other place, Alex sits between them."""
    sakura, alex, minato = (world.box.person(n) for n in ("さくら", "Alex", "ミナト"))
    table = await open_table(world, sakura, "alliance", players=4, mode="team", team_assignment="fixed")
    await seat_everybody(world, table, sakura, [alex, minato], 4)
    assert (await view_of(world, table, sakura)).team[::2] == (await view_of(world, table, minato)).team[::2]

    first = await press_at(world, sakura, table, "hand")
    usual = next(b for b in first.buttons if b["label"].startswith("提案："))
    await (await sakura.click(first, usual["custom_id"])).answer()
    assert not (await view_of(world, table, sakura)).asked
    hand = await press_at(world, minato, table, "hand")
    assert "いまの提案：" in hand.content and JA("alliance-tag-accept") in str(hand.components)
    view = await view_of(world, table, sakura)
    theirs = plans([view.state["suits"][p] for p in mates(view, view.me)])
    assert any(plan in hand.content for plan in theirs)
    for place in ("log", "hand"):
        answer = await press_at(world, alex, table, place)
        told = answer.content + str(answer.components)
        assert not any(plan in told for plan in theirs)
    on_screen = seen_by(world, alex)
    assert not any(plan in on_screen for plan in theirs)
    log = await press_at(world, minato, table, "log")
    assert TEAM_ONLY[0] in log.content

    own = await press_at(world, sakura, table, "hand")
    again = await sakura.click(own, button(own, JA("alliance-tag-reconsider")))
    await again.answer()
    assert (await view_of(world, table, sakura)).asked
    before = await press_at(world, minato, table, "hand")
    me = view.seat
    other = next(a for a in (await view_of(world, table, sakura)).legal if a.tag == "propose")
    place = shown(world, sakura, table).channel_id
    typed = ".".join(str(part) for part in other.wire())
    await sakura.result(await sakura.slash(place, "play", move=typed))
    late = await minato.result(await minato.click(before, button(before, JA("alliance-tag-accept"))))
    assert JA("stale") in late.content, "he wanted to accept another proposal than the one there is now"
    seen = await view_of(world, table, minato)
    assert seen.asked and seen.state["agreed"][me] and not seen.state["agreed"][seen.seat]

    players = [Player(p, random.Random(n)) for n, p in enumerate((sakura, alex, minato))]
    await play_out(world, table, players)
    assert (await world.host.table(table)).status is Status.FINISHED
    await world.box.until(lambda: "🏆" in shown(world, sakura, table).content, 10)
    on_screen = seen_by(world, alex)
    assert not any(plan in on_screen for plan in theirs)
    channel = world.box.channel(shown(world, alex, table).channel_id)
    table_texts = [m.content for m in alex.sees(channel) if not m.ephemeral]
    assert not any(part in text for part in TEAM_ONLY for text in table_texts)


async def test_when_to_be_asked_is_set_without_a_turn(world: World) -> None:
    sakura, alex = world.box.person("さくら"), world.box.person("Alex")
    table = await open_table(world, sakura, "alliance", players=2)
    await seat_everybody(world, table, sakura, [alex], 2)
    waiting = (await view_of(world, table, alex)).waiting
    info = await world.host.table(table)
    seats = {p: info.seat_of(p.id) for p in (sakura, alex)}
    idle = next(p for p, seat in seats.items() if seat is not None and seat.seat not in waiting)
    say = JA if idle is sakura else EN
    hand = await press_at(world, idle, table, "hand")
    select = next(s for s in hand.selects if verb(s["custom_id"]) == "anytime")
    assert say("alliance-asking-1") in select["placeholder"]
    choice = next(o for o in select["options"] if o["label"] == say("alliance-asking-2"))
    ix = await idle.select(hand, select["custom_id"], choice["value"])
    await ix.answer()
    assert (await view_of(world, table, idle)).state["ask"] == 2
    assert (await view_of(world, table, alex)).waiting == waiting
    await play_out(world, table, [Player(sakura, random.Random(4)), Player(alex, random.Random(5))])
