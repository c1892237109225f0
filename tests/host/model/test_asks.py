"""Requests from one person to another: how many make a sound, how many are silent, and how many are not sent."""

from __future__ import annotations

import asyncio
import itertools
from dataclasses import replace

from engine.host.model.asks import DAY, FROM_ONE, SOUNDING, TOLD, WAITING, WAITING_TO_ONE
from engine.host.model.records import DeliveryKind, Person, Refused
from tests.host.play.test_takebacks import saying
from tests.host.rig import ANN, BEN, CAT, DAN, Rig, refused

CROWD = [Person(str(500 + n), f"P{n}") for n in range(60)]


async def told(rig: Rig) -> list[tuple[str, str, bool]]:
    """Return the notices that are sent now: person, key, and whether with a sound."""
    sent = [d for d in await rig.deliver() if d.kind is DeliveryKind.NOTICE]
    return [(d.target, str(d.facts["key"]), not d.facts.get("silent", False)) for d in sent]


async def many_tables(rig: Rig, *servers: str) -> None:
    for server in servers:
        await rig.host.servers.change(server, lambda s: replace(s, waiting=100, playing=100))


async def invited(rig: Rig, guest: Person, guild: str = "g", size: int = 3) -> int:
    info = await rig.table(ANN, size=size, guild=guild)
    await rig.host.inviting.invite(info.id, ANN, guest, rig.press())
    return info.id


async def test_invitations_of_one_person_wait_at_so_many_tables(rig: Rig) -> None:
    await many_tables(rig, "g")
    tables = [await invited(rig, BEN) for _ in range(WAITING_TO_ONE)]
    info = await rig.table(ANN, size=3)
    no = await refused(rig.host.inviting.invite(info.id, ANN, BEN, rig.press()))
    assert (no.reason, no.facts) == ("asked-waits", {"name": "Ben", "count": WAITING_TO_ONE})
    assert (await rig.host.reading.table(info.id)).kept == ()
    call = rig.host.opening.open_table(
        "toy", {}, 2, ANN, guild="g", channel="c", lang="ja", interaction="1", invite=BEN
    )
    assert (await refused(call)).reason == "asked-waits"
    await rig.host.inviting.invite(info.id, ANN, CAT, rig.press())
    await rig.host.seating.close_table(tables[0], ANN, rig.press())
    await rig.host.inviting.invite(info.id, ANN, BEN, rig.press())


async def test_so_many_invitations_of_one_person_wait_in_all(rig: Rig) -> None:
    await many_tables(rig, "g")
    for guest in CROWD[:WAITING]:
        await invited(rig, guest)
    no = await refused(invited(rig, CROWD[-1]))
    assert (no.reason, no.facts) == ("invitations-enough", {"most": WAITING})
    rig.now += 48 * 3600
    assert await invited(rig, CROWD[-1]), "what nobody has answered for so long keeps no seat any more"


async def test_one_person_rings_another_so_often_a_day(rig: Rig) -> None:
    await many_tables(rig, "g")
    heard = []
    for _ in range(TOLD):
        table = await invited(rig, BEN)
        heard += [sounds for *_, sounds in await told(rig)]
        await rig.host.seating.close_table(table, ANN, rig.press())
        rig.now += 240.0
    assert heard == [True] * SOUNDING + [False] * (TOLD - SOUNDING)
    no = await refused(invited(rig, BEN))
    assert (no.reason, no.facts) == ("asked-enough", {"name": "Ben"})
    assert await invited(rig, CAT), "others hear of it"
    rig.now += DAY
    await told(rig)
    await invited(rig, BEN)
    assert await told(rig) == [(BEN.id, "invited", True)]


async def test_one_person_asks_so_many_people_a_day(rig: Rig) -> None:
    await many_tables(rig, "g")
    for guest in CROWD[:FROM_ONE]:
        await rig.host.seating.close_table(await invited(rig, guest), ANN, rig.press())
        rig.now += 240.0
    assert (await refused(invited(rig, CROWD[-1]))).reason == "asked-many"


async def test_who_says_yes_is_asked_with_a_sound_again(rig: Rig) -> None:
    """Friends who play one game after the other."""
    for _ in range(SOUNDING + 3):
        table = await invited(rig, BEN)
        assert await told(rig) == [(BEN.id, "invited", True)]
        await rig.host.seating.join(table, BEN, rig.press())
        await rig.host.seating.leave(table, BEN, rig.press())
        await rig.host.seating.close_table(table, ANN, rig.press())


async def test_who_says_no_hears_no_sound_from_the_same_person_that_day(rig: Rig) -> None:
    await rig.host.inviting.decline(await invited(rig, BEN), BEN, rig.press())
    await told(rig)
    await invited(rig, BEN)
    assert await told(rig) == [(BEN.id, "invited", False)]
    theirs = await rig.table(DAN, size=3)
    await rig.host.inviting.invite(theirs.id, DAN, BEN, rig.press())
    assert await told(rig) == [(BEN.id, "invited", True)], "somebody else asks"
    rig.now += DAY
    await invited(rig, BEN, "h")
    assert await told(rig) == [(BEN.id, "invited", True)]


async def test_a_rematch_that_nobody_wants_gets_quiet(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, size=2, rounds=1)
    await rig.play_on(info.id, ANN, BEN)
    await rig.deliver()
    heard = []
    for _ in range(TOLD + 2):
        again = (await rig.host.rematch.open(info.id, ANN, rig.press())).table
        heard += [sounds for *_, sounds in await told(rig)]
        await rig.host.seating.close_table(again.id, ANN, rig.press())
        rig.now += 240.0
    assert heard == [True] * SOUNDING + [False] * (TOLD - SOUNDING), "then they are not told at all"


async def test_a_chair_that_was_declined_is_offered_without_a_sound(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, size=2)
    await rig.deliver()
    offer = (await rig.host.substitutes.offer_seat(info.id, ANN, CAT, rig.press())).table.offered_seats[0]
    assert await told(rig) == [(CAT.id, "chair-for-you", True)]
    await rig.host.substitutes.decline_seat(info.id, CAT, offer.number, rig.press())
    await rig.host.substitutes.offer_seat(info.id, ANN, CAT, rig.press())
    assert await told(rig) == [(CAT.id, "chair-for-you", False)]
    other = await rig.started(ANN, DAN, size=2)
    await rig.host.substitutes.offer_seat(other.id, ANN, CAT, rig.press())
    assert (CAT.id, "chair-for-you", False) in await told(rig), "nor another of the same person"


async def test_the_same_chair_is_not_offered_to_the_same_person_for_ever(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, size=2)
    await rig.deliver()
    heard = []
    for _ in range(TOLD):
        try:
            await rig.host.substitutes.offer_seat(info.id, ANN, CAT, rig.press())
        except Refused as no:
            assert no.reason == "asked-enough"
            break
        heard += [sounds for *_, sounds in await told(rig)]
        await rig.host.substitutes.keep_seat(info.id, ANN, rig.press())
    assert heard == [True, False, False]
    await rig.host.substitutes.offer_seat(info.id, ANN, None, rig.press())
    assert (await rig.host.reading.table(info.id)).offered_seats, "to anyone it is offered at the table alone"


async def test_so_many_chairs_of_one_person_wait_for_another(rig: Rig) -> None:
    await many_tables(rig, "g")
    tables = [await rig.started(ANN, BEN, size=2) for _ in range(WAITING_TO_ONE + 1)]
    for info in tables[:-1]:
        await rig.host.substitutes.offer_seat(info.id, ANN, CAT, rig.press())
    no = await refused(rig.host.substitutes.offer_seat(tables[-1].id, ANN, CAT, rig.press()))
    assert (no.reason, no.facts) == ("asked-waits", {"name": "Cat", "count": WAITING_TO_ONE})
    await rig.host.substitutes.offer_seat(tables[0].id, ANN, CAT, rig.press())
    await rig.host.substitutes.keep_seat(tables[0].id, ANN, rig.press())
    await rig.host.substitutes.offer_seat(tables[-1].id, ANN, CAT, rig.press())


async def test_limits_of_asks_hold_when_all_is_pressed_at_once(rig: Rig) -> None:
    """Two processes over one store."""
    await many_tables(rig, "g")
    tables = [(await rig.table(ANN, size=3)).id for _ in range(12)]
    other = Rig(rig.path)
    other._numbers = itertools.count(1_000_000)
    await other.open()
    try:
        came = await asyncio.gather(
            *((rig, other)[n % 2].host.inviting.invite(table, ANN, BEN, f"p{n}") for n, table in enumerate(tables)),
            return_exceptions=True,
        )
    finally:
        await other.host.close()
    assert {c.reason for c in came if isinstance(c, Refused)} == {"asked-waits"}
    assert sum(not isinstance(c, BaseException) for c in came) == WAITING_TO_ONE
    assert len(await rig.host.inviting.invitations_of(BEN.id)) == WAITING_TO_ONE
    assert len(await told(rig)) == WAITING_TO_ONE


async def test_asks_are_forgotten_with_their_people_and_after_a_day(rig: Rig) -> None:
    await invited(rig, BEN)
    await invited(rig, CAT)
    mine, theirs = await rig.host.personal_data.belongings(ANN.id), await rig.host.personal_data.belongings(BEN.id)
    assert [(one["kind"], one["of_you"]) for one in mine["asks"]] == [("invite", False)] * 2
    assert [(one["kind"], one["of_you"]) for one in theirs["asks"]] == [("invite", True)]
    keys = {"kind", "table", "at", "declined", "of_you"}
    assert all(set(one) == keys for one in mine["asks"] + theirs["asks"]), "nobody else is named"
    await rig.host.personal_data.forget(BEN, lambda _: "somebody")
    rows = await rig.host.tables.store.rows("SELECT asked FROM asks")
    assert [row["asked"] for row in rows] == [CAT.id]
    rig.now += DAY + 1
    await rig.host.seating.expire()
    assert await rig.host.tables.store.rows("SELECT 1 FROM asks") == []


async def takeback(rig: Rig, table: int) -> tuple[int, list[bool]]:
    """Let Ann ask to take her move back; return the request's number, and for each notice whether it makes a sound."""
    seat = (await rig.host.reading.table(table, ANN.id)).seat_of(ANN.id)
    assert seat is not None
    asked = (await rig.host.takebacks.ask(table, ANN, seat.undo, rig.press())).table.request
    assert asked is not None, "it stands at the table, whether they are told or not"
    return asked.number, [sounds for *_, sounds in await told(rig)]


async def test_a_takeback_that_was_declined_is_asked_for_without_a_sound(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    for person in (ANN, BEN):
        await rig.act(table, person, "say", 1)
    await rig.deliver()
    heard = []
    for _ in range(4):
        number, how = await takeback(rig, table)
        heard.append(how)
        await rig.host.takebacks.answer(table, BEN, number, False, rig.press())
    assert heard == [[True], [False], [False], []]
    rig.now += DAY
    assert (await takeback(rig, table))[1] == [True]


async def test_a_takeback_that_is_granted_may_be_asked_for_again(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    for _ in range(2):
        for person in (ANN, BEN):
            await rig.act(table, person, "say", 1)
        await rig.deliver()
        number, heard = await takeback(rig, table)
        assert heard == [True]
        await rig.host.takebacks.answer(table, BEN, number, True, rig.press())


async def test_a_table_is_not_brought_elsewhere_by_ringing(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, size=2)
    await rig.host.suspension.pause(info.id, "paused-channel-gone")
    await rig.deliver()
    heard = []
    for channel in ("x", "y", "x", "y", "y"):
        await rig.host.relocation.propose(info.id, ANN, "g2", channel, rig.press())
        heard.append([sounds for *_, sounds in await told(rig)])
    assert heard == [[True], [False], [False], [], []]
