"""A claim window at a real table: nobody learns from the host who is asked, who has answered, or how many are left."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from engine.core.game import TABLE_ACTOR
from engine.core.match import Match
from engine.games.jukugo_daifuda.rules import GAME
from engine.host.records import DeliveryKind, Person, Status, TableInfo
from engine.players.jukugo_daifuda import policy as player
from tests.games.jukugo_daifuda.positions import cards_of, open_sets
from tests.host.rig import ANN, BEN, CAT, DAN, PACE, Rig, refused

PEOPLE = (ANN, BEN, CAT)
PAUSE = GAME.house_pause({}, lambda: 0.5)
ORDER_RON = ["order", 2]
SETS = ("three_kind 本国法", "four_word 社会科学", "four_kind 先月質日")
"""Open sets of the three seats: what everybody sees is the same at all tables of these tests."""
NOBODY, BEN_CAN, CAT_CAN = (
    ("人意名内", "天後音", "下同的"),
    ("人意名内", "天後校", "下同的"),
    ("人意名内", "天後音", "下同校"),
)
"""Hands: with 校 one can take the daifuda 水 (both are kings), with the others nobody can."""


@pytest_asyncio.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    made = Rig(tmp_path / "store.db", {GAME.key: GAME}, {GAME.key: player.choose})
    await made.open()
    yield made
    await made.host.close()


async def table(rig: Rig, *people: Person, **options: Any) -> TableInfo:
    """A table in play."""
    info = await rig.table(*(people or PEOPLE), size=len(people) or 3, game=GAME.key, **options)
    await rig.host.start(info.id, (people or PEOPLE)[0], rig.press())
    return await rig.host.table(info.id)


async def match_of(rig: Rig, table_id: int) -> Match[Any]:
    """The true match in the host's memory."""
    return await rig.host._match(await rig.host._table_row(table_id))


async def set_up(rig: Rig, hands: Sequence[str], sets: Sequence[str] = SETS) -> int:
    """A table at which Ann has just turned up 水, and the seats hold these hands and sets."""
    info = await table(rig)
    s = (await match_of(rig, info.id)).state
    used = list(cards_of("水" + "".join(hands)))
    for p, (hand, laid) in enumerate(zip(hands, sets, strict=True)):
        s.hands[p] = list(cards_of(hand))
        s.sets[p] = [list(x) for x in open_sets(*laid.split(", "))]
        used += [c for x in s.sets[p] for c in x[1:]]
        assert len(hand) + sum(len(x) - 1 for x in s.sets[p]) == 7
    assert len(set(used)) == len(used)
    left = [c for c in range(54) if c not in used]
    # The card on the table goes, and the table turns up the one that the test wants.
    s.daifuda, s.discards, s.turn, s.dealer = cards_of("事")[0], [], 2, 2
    left.remove(s.daifuda)
    s.deck = [*left, *cards_of("水")]
    s.waiting, s.answer = [TABLE_ACTOR], [[], [], []]
    (timer,) = await rig.host.store.rows("SELECT * FROM timers WHERE table_id = ? AND seat = ?", (info.id, TABLE_ACTOR))
    await rig.host._table_moves(timer)
    after = (await match_of(rig, info.id)).state
    assert after.daifuda == cards_of("水")[0] and after.turn == 0 and after.phase == "window"
    return info.id


def timeless(info: TableInfo) -> TableInfo:
    return replace(info, id=0, match="", commitment="")


async def outside(rig: Rig, table_id: int, viewer: str | None) -> str:
    """All that somebody can read of a table."""
    info, view = await rig.host.view(table_id, viewer)
    lines = await rig.host.happened(table_id, viewer)
    told = [[x.seat, [e.facts for e in x.events]] for x in lines][-1:]
    seen = [asdict(timeless(info)), dict(view.state), [a.wire() for a in view.legal]]
    return json.dumps([seen, told, asdict(timeless(await rig.host.table(table_id)))], default=str, sort_keys=True)


@pytest.mark.parametrize("viewer", [None, DAN.id, ANN.id])
async def test_who_is_asked_is_the_same_to_all_others(rig: Rig, viewer: str | None) -> None:
    """Nobody, Ben alone or Cat alone can use the card: nobody else sees a difference."""
    tables = [await set_up(rig, hands) for hands in (NOBODY, BEN_CAN, CAT_CAN)]
    assert [(await match_of(rig, t)).state.waiting for t in tables] == [
        [TABLE_ACTOR],
        [1, TABLE_ACTOR],
        [2, TABLE_ACTOR],
    ]
    assert len({await outside(rig, t, viewer) for t in tables}) == 1


async def test_nobody_but_the_asked_seat_knows_that_it_is_asked(rig: Rig) -> None:
    t = await set_up(rig, BEN_CAN)
    for person in PEOPLE:
        info, view = await rig.host.view(t, person.id)
        own = info.seat_of(person.id)
        assert own is not None and bool(own.prompt) == bool(view.legal) == (person is BEN)
        assert all(s.prompt for s in info.seats if s.person != person.id)


async def test_only_those_who_can_answer_are_called_and_never_at_the_table(rig: Rig) -> None:
    t = await set_up(rig, BEN_CAN)
    called = {d.target for d in await rig.host.due(1000) if d.kind is DeliveryKind.HAND and d.table == t}
    assert BEN.id in called
    assert GAME.phases["window"].asks_in_secret and GAME.phases["unaided"].asks_in_secret
    assert not GAME.phases["discard"].asks_in_secret


async def test_everybody_is_called_alike_whoever_is_asked(rig: Rig) -> None:
    """The call at the table for those whom no direct message reaches is made by the discard, not by who can answer."""
    called = []
    for hands in (NOBODY, BEN_CAN, CAT_CAN):
        t = await set_up(rig, hands)
        (call,) = [d for d in await rig.host.due(1000) if d.kind is DeliveryKind.CALL and d.table == t]
        called.append((call.target, dict(call.facts)))
        await rig.deliver()
    assert all(c == called[0] for c in called)
    assert called[0] == ("", {"at": rig.now, "but": -1}), "the table itself has turned the card over"


async def test_answers_and_orders_make_no_errand_for_anybody_else(rig: Rig) -> None:
    """A pass and orders: no edit of the table, nothing to others, until the window closes."""
    t = await set_up(rig, BEN_CAN)
    await rig.deliver()
    before = [await outside(rig, t, v) for v in (None, DAN.id, ANN.id)]
    await rig.act(t, CAT, *ORDER_RON)
    await rig.act(t, BEN, "pass")
    await rig.act(t, BEN, *ORDER_RON)
    tasks = [(d.kind, d.target) for d in await rig.host.due(1000)]
    assert {target for _, target in tasks} <= {BEN.id, CAT.id}
    assert {task for task, _ in tasks} <= {DeliveryKind.REFRESH}
    rig.now += PAUSE - 1
    await rig.host.tick()
    assert [await outside(rig, t, v) for v in (None, DAN.id, ANN.id)] == before
    rig.now += 1.5
    await rig.host.tick()
    assert (DeliveryKind.TABLE, "") in await rig.tasks()
    assert (await match_of(rig, t)).state.discards[-1] == cards_of("水")[0]


async def test_an_order_while_somebody_discards_edits_no_table(rig: Rig) -> None:
    t = await set_up(rig, BEN_CAN)
    await rig.act(t, BEN, "claim", list(cards_of("校")), "pair")
    assert (await match_of(rig, t)).state.phase == "discard"
    await rig.deliver()
    await rig.act(t, ANN, *ORDER_RON)
    assert {(d.kind, d.target) for d in await rig.host.due(1000)} <= {(DeliveryKind.REFRESH, ANN.id)}


async def test_a_window_nobody_can_answer_lies_open_as_long_as_one_that_is_passed(rig: Rig) -> None:
    tables = {hands: await set_up(rig, hands) for hands in (NOBODY, BEN_CAN)}
    await rig.act(tables[BEN_CAN], BEN, "pass")
    for t in tables.values():
        assert (await match_of(rig, t)).state.waiting == [TABLE_ACTOR]
        timer, silence = await rig.host.store.rows("SELECT * FROM timers WHERE table_id = ? ORDER BY due", (t,))
        opened = await rig.host.store.rows(
            "SELECT MAX(at) AS at FROM log WHERE table_id = ? AND seat = ?", (t, TABLE_ACTOR)
        )
        assert timer["seat"] == TABLE_ACTOR and timer["due"] == opened[0]["at"] + PAUSE
        assert silence["due"] == opened[0]["at"] + 48 * 3600, "also how long nobody answers is counted alike"


async def test_a_press_of_somebody_not_asked_is_refused_alike_whoever_is_asked(rig: Rig) -> None:
    told = []
    for hands in (NOBODY, BEN_CAN, CAT_CAN):
        t = await set_up(rig, hands)
        no = await refused(rig.host.act(t, ANN, 0, ["pass"], rig.press()))
        told.append((no.reason, no.facts))
    assert told == [("not-your-turn", {"count": 3, "names": []})] * 3


async def test_every_daifuda_is_a_prompt_of_its_own(rig: Rig) -> None:
    """Ann takes 水 and her last card is discarded for her. Cat, asked about both, must see which one she answers."""
    t = await set_up(rig, ("生法", "下同的", "校文物"), ("pair 民主, three_kind 天後音", *SETS[1:]))
    first = await rig.prompt(t, CAT)
    assert first
    await rig.deliver()
    await rig.act(t, ANN, "claim", list(cards_of("生")), "pair")
    assert (await match_of(rig, t)).state.phase == "discard"
    rig.now += PACE
    await rig.host.tick()
    after = (await match_of(rig, t)).state
    assert (after.phase, after.discarder, after.daifuda) == ("window", 0, cards_of("法")[0])
    assert 2 in after.waiting
    assert (await refused(rig.host.act(t, CAT, first, ["pass"], rig.press()))).reason == "stale"
    assert await rig.prompt(t, CAT) > first
    assert (DeliveryKind.HAND, CAT.id) in await rig.tasks()
    timer = await rig.host.store.row("SELECT due FROM timers WHERE table_id = ? AND seat = ?", (t, TABLE_ACTOR))
    assert timer is not None and timer["due"] == rig.now + PAUSE


async def test_a_claim_after_the_window_is_refused(rig: Rig) -> None:
    t = await set_up(rig, BEN_CAN)
    prompt = await rig.prompt(t, BEN)
    rig.now += PAUSE + 1
    await rig.act(t, BEN, "pass")
    await rig.host.tick()
    late = rig.host.act(t, BEN, prompt, ["claim", list(cards_of("校")), "pair"], rig.press())
    assert (await refused(late)).reason in ("stale", "not-your-turn")


@pytest.mark.parametrize("mode", ["quiet", "sealed"])
async def test_whole_games_with_restarts(rig: Rig, mode: str) -> None:
    """Two people and a computer to the end, the host reopened on the way."""
    info = await rig.table(ANN, BEN, size=3, game=GAME.key, rounds=2, window_mode=mode)
    await rig.host.add_computer(info.id, ANN, rig.press(), name="Robot")
    await rig.host.start(info.id, ANN, rig.press())
    for k in range(400):
        info = await rig.host.table(info.id)
        if info.status is not Status.PLAYING:
            break
        moved = False
        for person in (ANN, BEN):
            mine, view = await rig.host.view(info.id, person.id)
            seat = mine.seat_of(person.id)
            if seat and seat.prompt:
                await rig.host.act(info.id, person, seat.prompt, view.legal[0].wire(), rig.press())
                moved = True
                break
        if not moved:
            rig.now += 100
            await rig.host.tick()
        if k % 7 == 3:
            await rig.reopen()
    assert info.status is Status.FINISHED
