"""Silence where it is secret who has answered: offers, votes and moves tell nobody."""

from __future__ import annotations

from engine.host.model.clock.inactivity_rules import COMPUTER, MOVE, WAIT
from engine.host.model.records import Status
from tests.host.rig import ANN, BEN, CAT, DAN, Rig, refused
from tests.host.silent import agree, notes, still, wait
from tests.host.table.test_secrecy import outside


async def test_a_secret_silence_is_no_consent(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, size=2)
    await rig.bids(info.id, ann=1)
    await wait(rig, 48)
    acted = await rig.host.play.vote_end(info.id, ANN, rig.press())
    assert acted.table.status is Status.PLAYING


async def test_while_readiness_is_secret_the_offer_is_the_same_whoever_has_answered(rig: Rig) -> None:
    """Swapped: Ann has answered at one table, Ben at the other, nobody and all but one at two more."""
    tables = [(await rig.started(ANN, BEN, CAT, size=3)).id for _ in range(4)]
    await rig.deliver()
    await wait(rig, 10)
    await rig.bids(tables[0], ann=1)
    await wait(rig, 10)
    await rig.bids(tables[1], ben=1)
    await rig.bids(tables[3], ann=1, cat=2)
    await wait(rig, 28)
    seen = {await outside(rig, t, viewer) for t in tables for viewer in (None, DAN.id)}
    offers = {repr(await still(rig, t)) for t in tables}
    assert len(seen) == len(offers) == 1
    offer = await still(rig, tables[0])
    assert (offer.seats, offer.choices, offer.needed) == ((), (MOVE, WAIT), 1)
    dues = await rig.host.tables.store.rows("SELECT due FROM timers WHERE kind = 'silence'")
    assert len({r["due"] for r in dues}) == 1 and len(dues) == 4
    public = {t: [d for d in await rig.host.deliveries.due(1000) if d.table == t and not d.target] for t in tables}
    assert {len(found) for found in public.values()} == {1}
    no = await refused(rig.host.inactivity.agree(tables[0], BEN, offer.number, COMPUTER, rig.press()))
    assert no.reason == "malformed", "a computer's name would tell who has not answered"


async def test_what_is_agreed_in_secret_acts_for_all_and_names_nobody(rig: Rig) -> None:
    """Whoever had answered, and whoever presses (also who has not): everybody reads the same afterwards."""
    seen, logs = set(), set()
    for answered in ((), (ANN,), (BEN,), (CAT,), (ANN, CAT)):
        table = (await rig.started(ANN, BEN, CAT, size=3)).id
        start = rig.now
        for person in answered:
            await rig.act(table, person, "bid", 1)
        await wait(rig, 48)
        await agree(rig, table, BEN)
        lines = await rig.host.reading.happened(table, None)
        logs.add(repr([(x.seat, x.at - start, x.events) for x in lines if x.events[0].kind != "your_number"]))
        info, view = await rig.host.reading.view(table, None)
        seen.add(
            repr((view.state["shown"], view.waiting, info.news, info.inactivity_offer, [s.prompt for s in info.seats]))
        )
        assert view.phase == "saying" and ("table-moved-for-somebody", None) in await notes(rig, table)
        assert not [n for n in await notes(rig, table) if n[1]]
        rig.now += 1000
    assert len(seen) == len(logs) == 1


async def test_an_answer_given_in_secret_moves_no_clock_and_no_vote(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, CAT, DAN)
    await wait(rig, 48)
    await agree(rig, info.id, ANN)
    offer = await still(rig, info.id)
    assert (offer.needed, offer.agreed[MOVE]) == (2, 1)
    await rig.bids(info.id, ben=1)
    assert await still(rig, info.id) == offer
    await wait(rig, 48)
    assert (await rig.host.reading.table(info.id)).inactivity_offer is None, "one is enough now, and one had agreed"
    assert (await rig.host.reading.view(info.id, None))[1].phase == "saying"


async def test_a_secret_prompt_answered_by_all_makes_the_offer_void(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, size=2)
    await wait(rig, 48)
    await rig.bids(info.id, ann=1, ben=1)
    assert (await rig.host.reading.table(info.id)).inactivity_offer is None
    await wait(rig, 47)
    assert (await rig.host.reading.table(info.id)).inactivity_offer is None
