"""Moves of tables: within its server any seated person may move it, out of the server only all of them together."""

from __future__ import annotations

import asyncio

import pytest

from engine.host.model.clock.inactivity_rules import SILENCE_LIMIT_S
from engine.host.model.records import DeliveryKind, Status
from engine.host.model.relocation_votes import OUT_OF_REACH
from tests.host.rig import ANN, BEN, CAT, DAN, Rig, refused


async def place(rig: Rig, table: int) -> tuple[str | None, str, str | None]:
    info = await rig.host.reading.table(table)
    return info.guild, info.channel, info.thread


async def test_within_the_server_anybody_seated_moves_it(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, thread="t")
    assert (
        await refused(rig.host.relocation.propose(info.id, DAN, "g", "c2", rig.press()))
    ).reason == "not-at-this-table"
    assert await place(rig, info.id) == ("g", "c", "t")
    moved = await rig.host.relocation.propose(info.id, BEN, "g", "c2", rig.press())
    assert moved.there and await place(rig, info.id) == ("g", "c2", None)
    assert (await rig.host.reading.table(info.id)).status is Status.PLAYING


@pytest.mark.parametrize("why", ["", "paused-person-gone"])
async def test_a_table_in_reach_does_not_leave_its_server(rig: Rig, why: str) -> None:
    info = await rig.started(ANN, BEN)
    if why:
        await rig.host.suspension.pause(info.id, why)
    for person in (ANN, BEN):
        no = await refused(rig.host.relocation.propose(info.id, person, "g2", "x", rig.press()))
        assert no.reason == "move-within-server"
    assert await rig.host.relocation.proposal(info.id) is None
    assert await place(rig, info.id) == ("g", "c", None)


@pytest.mark.parametrize("why", sorted(OUT_OF_REACH))
async def test_out_of_its_server_it_goes_when_everybody_agrees(rig: Rig, why: str) -> None:
    info = await rig.started(ANN, BEN, CAT, computers=1)
    await rig.host.suspension.pause(info.id, why)
    await rig.deliver()
    first = await rig.host.relocation.propose(info.id, ANN, "g2", "x", rig.press())
    assert (first.there, first.agreed, first.needed) == (False, 1, 3)
    told = {d.target: d.facts for d in await rig.deliver() if d.kind is DeliveryKind.NOTICE}
    proposal = await rig.host.relocation.proposal(info.id)
    assert proposal is not None and {f["number"] for f in told.values()} == {proposal.number}
    assert set(told) == {BEN.id, CAT.id}
    # Each person counts once, also after a restart; people without a seat do not count.
    await rig.reopen()
    for _ in range(3):
        again = await rig.host.relocation.agree(info.id, BEN, proposal.number, rig.press())
        assert (again.there, again.agreed) == (False, 2)
    assert (await refused(rig.host.relocation.agree(info.id, DAN, proposal.number, rig.press()))).reason
    assert await place(rig, info.id) == ("g", "c", None)
    last = await rig.host.relocation.agree(info.id, CAT, proposal.number, rig.press())
    assert last.there and await place(rig, info.id) == ("g2", "x", None)
    assert (await rig.host.reading.table(info.id)).status is Status.PLAYING
    assert await rig.host.relocation.proposal(info.id) is None


async def test_nobody_freezes_a_table_whose_server_is_gone_by_silence(rig: Rig) -> None:
    """The others may never be reached again: half are enough after 48 hours, one person after twice that time."""
    info = await rig.started(ANN, BEN, CAT)
    await rig.host.suspension.pause(info.id, "paused-server-gone")
    first = await rig.host.relocation.propose(info.id, ANN, "g2", "x", rig.press())
    asked = rig.now
    assert (first.agreed, first.needed, first.fewer_at) == (1, 3, asked + SILENCE_LIMIT_S)
    rig.now = asked + SILENCE_LIMIT_S - 1
    assert not (await rig.host.relocation.propose(info.id, ANN, "g2", "x", rig.press())).there
    rig.now += 1
    again = await rig.host.relocation.propose(info.id, ANN, "g2", "x", rig.press())
    assert (again.there, again.needed, again.fewer_at) == (False, 2, asked + 2 * SILENCE_LIMIT_S)
    await rig.reopen()
    rig.now = asked + 2 * SILENCE_LIMIT_S - 1
    proposal = await rig.host.relocation.proposal(info.id)
    assert proposal is not None
    # Another place is another proposal, with its own waiting time.
    other = await rig.host.relocation.propose(info.id, BEN, "g3", "y", rig.press())
    assert (other.there, other.needed) == (False, 3)
    rig.now += 2 * SILENCE_LIMIT_S
    assert (await rig.host.relocation.propose(info.id, BEN, "g3", "y", rig.press())).there
    assert await place(rig, info.id) == ("g3", "y", None)
    assert (await rig.host.reading.table(info.id)).status is Status.PLAYING


async def test_half_of_those_seated_are_enough_where_the_others_stay_silent(rig: Rig) -> None:
    info = await rig.started(ANN, BEN)
    await rig.host.suspension.pause(info.id, "paused-server-gone")
    await rig.host.relocation.propose(info.id, ANN, "g2", "x", rig.press())
    rig.now += SILENCE_LIMIT_S
    assert (await rig.host.relocation.propose(info.id, ANN, "g2", "x", rig.press())).there


async def test_a_proposal_of_an_older_release_gets_its_patience_when_it_is_agreed_to_again(rig: Rig) -> None:
    info = await rig.started(ANN, BEN)
    await rig.host.suspension.pause(info.id, "paused-server-gone")
    await rig.host.relocation.propose(info.id, ANN, "g2", "x", rig.press())
    await rig.host.tables.store.write("UPDATE proposed_moves SET asked = 0")
    rig.now += 10 * SILENCE_LIMIT_S
    again = await rig.host.relocation.propose(info.id, ANN, "g2", "x", rig.press())
    assert (again.there, again.needed, again.fewer_at) == (False, 2, rig.now + SILENCE_LIMIT_S)


async def test_another_proposal_takes_the_place_of_the_first_and_its_consents(rig: Rig) -> None:
    info = await rig.started(ANN, BEN)
    await rig.host.suspension.pause(info.id, "paused-server-gone")
    await rig.host.relocation.propose(info.id, ANN, "g2", "x", rig.press())
    first = await rig.host.relocation.proposal(info.id)
    await rig.host.relocation.propose(info.id, BEN, "g3", "y", rig.press())
    second = await rig.host.relocation.proposal(info.id)
    assert first is not None and second is not None and second.agreed == (BEN.id,)
    # A consent to one proposal is none to the other.
    assert (await refused(rig.host.relocation.agree(info.id, BEN, first.number, rig.press()))).reason == "stale"
    assert (await rig.host.relocation.agree(info.id, ANN, second.number, rig.press())).there
    assert await place(rig, info.id) == ("g3", "y", None)


async def test_typing_the_command_there_agrees_too(rig: Rig) -> None:
    info = await rig.started(ANN, BEN)
    await rig.host.suspension.pause(info.id, "paused-server-gone")
    assert not (await rig.host.relocation.propose(info.id, ANN, "g2", "x", rig.press())).there
    assert (await rig.host.relocation.propose(info.id, BEN, "g2", "x", rig.press())).there


async def test_who_leaves_is_no_longer_asked(rig: Rig) -> None:
    info = await rig.started(ANN, BEN)
    await rig.host.suspension.pause(info.id, "paused-server-gone")
    await rig.host.relocation.propose(info.id, ANN, "g2", "x", rig.press())
    await rig.host.play.resign(info.id, BEN, rig.press())
    assert (await rig.host.relocation.propose(info.id, ANN, "g2", "x", rig.press())).there


async def test_a_proposal_is_void_when_the_place_is_back(rig: Rig) -> None:
    info = await rig.started(ANN, BEN)
    await rig.host.suspension.pause(info.id, "paused-server-gone")
    await rig.host.relocation.propose(info.id, ANN, "g2", "x", rig.press())
    proposal = await rig.host.relocation.proposal(info.id)
    await rig.host.suspension.resume(info.id)
    assert proposal is not None
    no = await refused(rig.host.relocation.agree(info.id, BEN, proposal.number, rig.press()))
    assert no.reason == "move-within-server" and await place(rig, info.id) == ("g", "c", None)


async def test_an_open_table_whose_server_is_gone(rig: Rig) -> None:
    info = await rig.table(ANN, BEN)
    assert (
        await refused(rig.host.relocation.propose(info.id, ANN, "g2", "x", rig.press()))
    ).reason == "move-within-server"
    assert not (await rig.host.relocation.propose(info.id, ANN, "g2", "x", rig.press(), gone=True)).there
    assert (await rig.host.relocation.propose(info.id, BEN, "g2", "x", rig.press(), gone=True)).there


async def test_a_direct_message_takes_no_table_of_two(rig: Rig) -> None:
    info = await rig.started(ANN, BEN)
    await rig.host.suspension.pause(info.id, "paused-server-gone")
    assert (
        await refused(rig.host.relocation.propose(info.id, ANN, None, "dm", rig.press()))
    ).reason == "settings-server-only"
    alone = await rig.started(CAT, computers=1)
    await rig.host.suspension.pause(alone.id, "paused-server-gone")
    assert (await rig.host.relocation.propose(alone.id, CAT, None, "dm", rig.press())).there
    assert await place(rig, alone.id) == (None, "dm", None)
    # The only person may also move it back into a server.
    assert (await rig.host.relocation.propose(alone.id, CAT, "g", "c", rig.press())).there


async def test_two_at_once_count_twice_and_move_once(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, CAT)
    await rig.host.suspension.pause(info.id, "paused-server-gone")
    await rig.host.relocation.propose(info.id, ANN, "g2", "x", rig.press())
    proposal = await rig.host.relocation.proposal(info.id)
    assert proposal is not None
    done = await asyncio.gather(
        rig.host.relocation.agree(info.id, BEN, proposal.number, rig.press()),
        rig.host.relocation.agree(info.id, CAT, proposal.number, rig.press()),
    )
    assert sorted(m.there for m in done) == [False, True]
    assert await place(rig, info.id) == ("g2", "x", None)


async def test_two_proposals_at_once_move_nothing(rig: Rig) -> None:
    info = await rig.started(ANN, BEN)
    await rig.host.suspension.pause(info.id, "paused-server-gone")
    done = await asyncio.gather(
        rig.host.relocation.propose(info.id, ANN, "g2", "x", rig.press()),
        rig.host.relocation.propose(info.id, BEN, "g3", "y", rig.press()),
    )
    assert [m.there for m in done] == [False, False]
    proposal = await rig.host.relocation.proposal(info.id)
    assert proposal is not None and len(proposal.agreed) == 1


async def test_a_press_that_comes_twice_counts_once(rig: Rig) -> None:
    info = await rig.started(ANN, BEN)
    await rig.host.suspension.pause(info.id, "paused-server-gone")
    for _ in range(2):
        waits = await rig.host.relocation.propose(info.id, ANN, "g2", "x", "777")
        assert (waits.there, waits.agreed, waits.needed) == (False, 1, 2)
    for _ in range(2):
        assert (await rig.host.relocation.propose(info.id, BEN, "g2", "x", "778")).there


async def test_a_table_that_is_over_stays(rig: Rig) -> None:
    info = await rig.table(ANN)
    await rig.host.seating.close_table(info.id, ANN, rig.press())
    assert (await refused(rig.host.relocation.propose(info.id, ANN, "g", "c2", rig.press()))).reason == "table-over"
