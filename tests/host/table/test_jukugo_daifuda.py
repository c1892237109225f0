"""A claim window at a table: nobody learns from the host who is asked, who has answered, or how many are left."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest_asyncio

from engine.core.game import TABLE_ACTOR
from engine.core.match import Match
from engine.games.jukugo_daifuda.rules import GAME
from engine.host.model.records import DeliveryKind
from engine.players import jukugo_daifuda as player
from tests.games.jukugo_daifuda.positions import card_of, cards_of, seat_of
from tests.host.rig import ANN, BEN, CAT, DAN, PACE, Rig, refused
from tests.host.table.test_secrecy import timeless

PEOPLE = (ANN, BEN, CAT)
PAUSE = GAME.table_pause({}, lambda: 0.5)
ANNS, BENS, CATS = "OTHER", "| four_word 社会科学", "| four_kind 先月質日"
NOBODY = (ANNS, f"天後音 {BENS}", f"下同的 {CATS}")
BEN_CAN = (ANNS, f"天後校 {BENS}", f"下同的 {CATS}")
CAT_CAN = (ANNS, f"天後音 {BENS}", f"下同校 {CATS}")
"""Seats: with 校 one can take the daifuda 水 (both are kings), with the others nobody can. The open sets are alike."""


@pytest_asyncio.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    made = Rig(tmp_path / "store.db", {GAME.key: GAME}, {GAME.key: player.choose})
    await made.open()
    yield made
    await made.host.close()


async def match_of(rig: Rig, table_id: int) -> Match[Any]:
    """Return the true match in the host's memory."""
    return await rig.host.tables.matches.of(await rig.host.tables.table_row(table_id))


async def set_up(rig: Rig, seats: Sequence[str]) -> int:
    """Return a table where Ann has just turned up 水, and the seats have these hands and sets."""
    table = (await rig.started(*PEOPLE, size=3, game=GAME.key)).id
    s = (await match_of(rig, table)).state
    for p, (hand, sets) in enumerate(map(seat_of, seats)):
        s.hands[p], s.sets[p] = list(hand), [list(x) for x in sets]
    # The card on the table is removed, and the table turns up the card that the test needs.
    s.daifuda, s.discards, s.turn, s.dealer, s.deck = card_of("事"), [], 2, 2, []
    held = GAME.conserved(s)
    assert isinstance(held, list) and len(set(held)) == len(held)
    s.deck = [*(c for c in range(54) if c not in held and c != card_of("水")), card_of("水")]
    s.waiting, s.answer = [TABLE_ACTOR], [[], [], []]
    (timer,) = await rig.host.tables.store.rows(
        "SELECT * FROM timers WHERE table_id = ? AND seat = ?", (table, TABLE_ACTOR)
    )
    await rig.host.automatic_moves.table_moves(timer)
    after = (await match_of(rig, table)).state
    assert (after.daifuda, after.turn, after.phase) == (card_of("水"), 0, "window")
    return table


async def outside(rig: Rig, table: int, viewer: str | None) -> str:
    """Return all that a person can read of a table."""
    info, view = await rig.host.reading.view(table, viewer)
    told = [[x.seat, [e.facts for e in x.events]] for x in await rig.host.reading.happened(table, viewer)][-1:]
    seen = [asdict(timeless(info)), dict(view.state), [a.wire() for a in view.legal]]
    return json.dumps([seen, told, asdict(timeless(await rig.host.reading.table(table)))], default=str, sort_keys=True)


async def test_whoever_is_asked_all_others_see_and_are_told_the_same(rig: Rig) -> None:
    """No seat, only Ben or only Cat can use the card; presses of people who are not asked get the same refusal.

    The discard causes the call at the table for people without direct messages, not the seats that can answer.
    """
    seen, asked = [], []
    for seats in (NOBODY, BEN_CAN, CAT_CAN):
        t = await set_up(rig, seats)
        asked.append((await match_of(rig, t)).state.waiting)
        (call,) = [d for d in await rig.host.deliveries.due(1000) if d.kind is DeliveryKind.CALL and d.table == t]
        no = await refused(rig.host.play.act(t, ANN, 0, ["pass"], rig.press()))
        assert (no.reason, no.facts) == ("not-your-turn", {"count": 3, "names": []})
        assert (call.target, call.facts) == ("", {"at": rig.now, "but": -1}), "the table itself turned the card over"
        seen.append([await outside(rig, t, viewer) for viewer in (None, DAN.id, ANN.id)])
        for seat, person in enumerate(PEOPLE):
            info, view = await rig.host.reading.view(t, person.id)
            own = info.seat_of(person.id)
            assert own is not None and bool(own.prompt) == bool(view.legal) == (seat in asked[-1])
            assert all(s.prompt for s in info.seats if s.person != person.id)
        await rig.deliver()
    assert asked == [[TABLE_ACTOR], [1, TABLE_ACTOR], [2, TABLE_ACTOR]]
    assert seen[0] == seen[1] == seen[2]


async def test_a_window_nobody_can_answer_lies_open_as_long_as_one_that_is_passed(rig: Rig) -> None:
    nobody, passed = [await set_up(rig, seats) for seats in (NOBODY, BEN_CAN)]
    await rig.act(passed, BEN, "pass")
    for t in (nobody, passed):
        assert (await match_of(rig, t)).state.waiting == [TABLE_ACTOR]
        timer, silence = await rig.host.tables.store.rows("SELECT * FROM timers WHERE table_id = ? ORDER BY due", (t,))
        newest = "SELECT MAX(at) AS at FROM log WHERE table_id = ? AND seat = ?"
        (opened,) = await rig.host.tables.store.rows(newest, (t, TABLE_ACTOR))
        assert timer["seat"] == TABLE_ACTOR and timer["due"] == opened["at"] + PAUSE
        assert silence["due"] == opened["at"] + 48 * 3600, "also how long nobody answers is counted alike"


async def test_every_daifuda_is_a_prompt_of_its_own(rig: Rig) -> None:
    """Ann takes 水 and her last card is discarded for her. Cat, asked about both, must see which one she answers."""
    t = await set_up(rig, ("生法 | pair 民主, three_kind 天後音", f"下同的 {BENS}", f"校文物 {CATS}"))
    first = await rig.prompt(t, CAT)
    assert first
    await rig.deliver()
    await rig.act(t, ANN, "claim", list(cards_of("生")), "pair")
    assert (await match_of(rig, t)).state.phase == "discard"
    rig.now += PACE
    await rig.host.clocks.tick()
    after = (await match_of(rig, t)).state
    assert (after.phase, after.discarder, after.daifuda) == ("window", 0, card_of("法")) and 2 in after.waiting
    assert (await refused(rig.host.play.act(t, CAT, first, ["pass"], rig.press()))).reason == "stale"
    assert await rig.prompt(t, CAT) > first
    assert (DeliveryKind.HAND, CAT.id) in await rig.tasks()
    timer = await rig.host.tables.store.row("SELECT due FROM timers WHERE table_id = ? AND seat = ?", (t, TABLE_ACTOR))
    assert timer is not None and timer["due"] == rig.now + PAUSE
