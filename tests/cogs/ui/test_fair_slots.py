"""FairSlots serves all callers in turn."""

from __future__ import annotations

import asyncio
import contextlib

from cogs.ui.fair_slots import FairSlots


async def test_a_crowd_costs_another_one_turn() -> None:
    turns, order = FairSlots(1), []

    async def want(key: str, n: int) -> None:
        async with turns.slot(key):
            order.append((key, n))
            await asyncio.sleep(0)

    crowd = [asyncio.create_task(want("crowd", n)) for n in range(20)]
    await asyncio.sleep(0)
    await asyncio.gather(*crowd, *(asyncio.create_task(want("alone", n)) for n in range(2)))
    assert order.index(("alone", 0)) <= 3 and order.index(("alone", 1)) <= 5
    assert [n for key, n in order if key == "crowd"] == list(range(20))
    assert turns.free == 1 and not turns.waiting


async def test_whoever_is_cancelled_loses_no_turn() -> None:
    turns = FairSlots(1)
    async with turns.slot("a"):
        waiting = [asyncio.create_task(turns._enter("b")) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
    # The second caller got the turn; it is cancelled before it knows that.
    waiting[1].cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await waiting[1]
    await waiting[2]
    turns._leave()
    assert turns.free == 1
