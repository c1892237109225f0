"""Nobody waits without knowing: each of the others is told once of somebody's silence, and may wait longer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from engine.host.model.clock.inactivity_rules import COMPUTER, HOUR, MOVE, WAIT, Stall
from engine.host.model.records import DeliveryKind, Person, Status
from tests.host.model.test_time_control import saying as saying_by_the_clock
from tests.host.rig import ANN, BEN, CAT, DAN, Rig
from tests.host.silent import TOY, agree, notes, saying, still, wait
from tests.host.table.test_killed import timer_dies
from tests.host.whole import check_whole


async def told(rig: Rig) -> set[str]:
    """Who is told, or told anew, by a message of their own."""
    return {d.target for d in await rig.deliver() if d.kind is DeliveryKind.INACTIVITY}


async def refreshed(rig: Rig) -> set[str]:
    """Whose hand is shown anew."""
    return {d.target for d in await rig.deliver() if d.kind is DeliveryKind.REFRESH}


async def test_each_other_is_told_once_and_who_is_waited_for_is_not(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    await wait(rig, 48)
    assert await told(rig) == {BEN.id, CAT.id}
    await rig.reopen()
    await wait(rig, 40)
    assert await told(rig) == set(), "once"
    assert (await still(rig, table)).seats == (0,)
    check_whole(rig.path, TOY)


@pytest.mark.logs_error("timer failed: Killed")
@pytest.mark.parametrize("point", ["begun", "before-commit", "after-commit"])
async def test_killed_anywhere_each_is_told_once(rig: Rig, point: str) -> None:
    await saying(rig, ANN, BEN, CAT)
    rig.now += 48 * HOUR
    await timer_dies(rig, point)
    await wait(rig, 0.1)
    assert await told(rig) == {BEN.id, CAT.id}
    await rig.reopen()
    await wait(rig, 1)
    assert await told(rig) == set()


async def test_a_table_with_a_clock_tells_it_in_hands_and_at_the_table_alone(rig: Rig) -> None:
    """The others know when the clock runs down, and the table moves by itself."""
    table = await saying_by_the_clock(rig, ANN, BEN, CAT)
    await wait(rig, 24)
    await rig.deliver()
    await wait(rig, 2.4)
    tasks = await rig.deliver()
    assert not [d for d in tasks if d.kind is DeliveryKind.INACTIVITY]
    assert {d.target for d in tasks if d.kind is DeliveryKind.REFRESH} == {BEN.id, CAT.id}
    offer = await still(rig, table)
    assert (offer.choices, offer.patience) == ((WAIT, MOVE, COMPUTER), 0.0)


async def test_somebody_gone_is_told_of_at_once(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    await rig.host.inactivity.person_gone(table, ANN.id)
    assert await told(rig) == {BEN.id, CAT.id}
    await agree(rig, table, BEN, WAIT)
    await rig.deliver()
    assert (await rig.host.reading.table(table)).inactivity_offer is None, "to wait all the same is to wait"
    await wait(rig, 47.9)
    assert (await rig.host.reading.table(table)).inactivity_offer is None
    await wait(rig, 0.1)
    assert (await still(rig, table)).seats == (0,)


async def test_a_vote_and_the_end_of_an_offer_are_shown_in_hands(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT, DAN)
    await wait(rig, 48)
    assert await refreshed(rig) == {BEN.id, CAT.id, DAN.id}
    await agree(rig, table, BEN)
    assert await refreshed(rig) == {BEN.id, CAT.id, DAN.id}
    await agree(rig, table, CAT, COMPUTER)
    await agree(rig, table, DAN, COMPUTER)
    assert (await rig.host.reading.table(table)).inactivity_offer is None
    assert {BEN.id, CAT.id, DAN.id} <= await refreshed(rig), "their buttons are used up"


async def test_to_wait_asks_again_after_the_patience_and_tells_again(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    asked = rig.now
    await wait(rig, 48)
    first = await still(rig, table)
    await rig.deliver()
    await wait(rig, 5)
    acted = await agree(rig, table, BEN, WAIT)
    assert acted.table.inactivity_offer is None and acted.table.status is Status.PLAYING
    assert ("table-waits-for", "Ann") in await notes(rig, table)
    assert await rig.prompt(table, ANN), "the prompt still stands"
    await rig.deliver()
    await rig.reopen()
    await wait(rig, 47.9)
    assert (await rig.host.reading.table(table)).inactivity_offer is None and await told(rig) == set()
    await wait(rig, 0.1)
    again = await still(rig, table)
    assert again.number != first.number and again.since == asked, "since when is what it was"
    assert await told(rig) == {BEN.id}
    check_whole(rig.path, TOY)


async def test_half_of_the_others_must_want_to_wait(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT, DAN)
    await wait(rig, 48)
    await agree(rig, table, BEN, WAIT)
    assert (await still(rig, table)).agreed == {MOVE: 0, COMPUTER: 0, WAIT: 1}
    await agree(rig, table, CAT, WAIT)
    assert (await rig.host.reading.table(table)).inactivity_offer is None


async def test_to_wait_for_one_prompt_is_nothing_for_the_next(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    await wait(rig, 48)
    await agree(rig, table, BEN, WAIT)
    await wait(rig, 40)
    await rig.act(table, ANN, "say", 0)
    await rig.act(table, BEN, "say", 0)
    for person in (ANN, BEN):
        if await rig.prompt(table, person):
            await rig.act(table, person, "bid", 1)
    await rig.deliver()
    await wait(rig, 47.9)
    assert (await rig.host.reading.table(table)).inactivity_offer is None
    await wait(rig, 0.2)
    assert (await rig.host.reading.table(table)).inactivity_offer is not None


@pytest.mark.parametrize("answered", [(), (ANN,), (BEN,), (CAT,), (ANN, CAT)])
async def test_in_secret_everybody_is_told_alike_whoever_has_answered(rig: Rig, answered: tuple[Person, ...]) -> None:
    table = (await rig.started(ANN, BEN, CAT, size=3)).id
    await rig.deliver()
    for person in answered:
        await rig.act(table, person, "bid", 1)
    await rig.deliver()
    await wait(rig, 48)
    tasks = [(d.kind, d.target, dict(d.facts)) for d in await rig.deliver()]
    people = (ANN.id, BEN.id, CAT.id)
    assert sorted(t for t in tasks if t[0] is DeliveryKind.INACTIVITY) == [
        (DeliveryKind.INACTIVITY, who, {}) for who in people
    ]
    assert {t[1] for t in tasks if t[0] is DeliveryKind.REFRESH} == set(people)
    offer = await still(rig, table)
    assert offer.seats == () and COMPUTER not in offer.choices


@pytest.mark.parametrize("answered", [(), (ANN,), (BEN, CAT)])
async def test_to_wait_in_secret_is_the_same_whoever_has_answered(rig: Rig, answered: tuple[Person, ...]) -> None:
    table = (await rig.started(ANN, BEN, CAT, size=3)).id
    for person in answered:
        await rig.act(table, person, "bid", 1)
    await wait(rig, 48)
    since = (await still(rig, table)).since
    await agree(rig, table, BEN, WAIT)
    assert ("table-waits-for-somebody", None) in await notes(rig, table)
    await rig.deliver()
    await wait(rig, 47.9)
    assert (await rig.host.reading.table(table)).inactivity_offer is None
    await wait(rig, 0.1)
    assert (await still(rig, table)).since == since
    assert await told(rig) == {ANN.id, BEN.id, CAT.id}


CHANGES: dict[str, Callable[[Rig, int], Awaitable[object]]] = {
    "vote": lambda rig, table: agree(rig, table, BEN),
    "one is enough": lambda rig, table: wait(rig, 48),
}


@pytest.mark.parametrize("change", CHANGES)
async def test_what_changes_about_an_offer_is_put_for_the_same_people(rig: Rig, change: str) -> None:
    table = await saying(rig, ANN, BEN, CAT, DAN)
    await wait(rig, 48)
    number = (await still(rig, table)).number
    await rig.deliver()
    await CHANGES[change](rig, table)
    assert (await still(rig, table)).number == number, "an edit of the same message"
    assert await told(rig) == {BEN.id, CAT.id, DAN.id}


async def test_an_offer_of_an_earlier_release_is_read(rig: Rig) -> None:
    assert Stall.from_json([5.0, [[0, 3]], {"100": "move"}, 0]) == Stall(5.0, {0: 3}, {"100": "move"})
    table = await saying(rig, ANN, BEN)
    await wait(rig, 48)
    await rig.host.tables.store.write("UPDATE seats SET clock = ''")
    await rig.deliver()
    await rig.reopen()
    await agree(rig, table, BEN, WAIT)
    assert (await rig.host.reading.table(table)).inactivity_offer is None
