"""Nobody drags a table away: within its server anybody seated moves it, out of it only all of them together."""

from __future__ import annotations

import asyncio

import pytest

from engine.host.moving import OUT_OF_REACH
from engine.host.records import Errand, Status
from tests.host.house import ANN, BEN, CAT, DAN, House, refused


async def place(house: House, table: int) -> tuple[str | None, str, str | None]:
    info = await house.host.table(table)
    return info.guild, info.channel, info.thread


async def test_within_the_server_anybody_seated_moves_it(house: House) -> None:
    info = await house.started(ANN, BEN, thread="t")
    assert (await refused(house.host.move(info.id, DAN, "g", "c2", house.press()))).reason == "not-at-this-table"
    assert await place(house, info.id) == ("g", "c", "t")
    moved = await house.host.move(info.id, BEN, "g", "c2", house.press())
    assert moved.there and await place(house, info.id) == ("g", "c2", None)
    assert (await house.host.table(info.id)).status is Status.PLAYING


@pytest.mark.parametrize("why", ["", "paused-person-gone"])
async def test_a_table_in_reach_does_not_leave_its_server(house: House, why: str) -> None:
    info = await house.started(ANN, BEN)
    if why:
        await house.host.pause(info.id, why)
    for person in (ANN, BEN):
        no = await refused(house.host.move(info.id, person, "g2", "x", house.press()))
        assert no.reason == "move-within-server"
    assert await house.host.proposed_move(info.id) is None
    assert await place(house, info.id) == ("g", "c", None)


@pytest.mark.parametrize("why", sorted(OUT_OF_REACH))
async def test_out_of_its_server_it_goes_when_everybody_agrees(house: House, why: str) -> None:
    info = await house.started(ANN, BEN, CAT, computers=1)
    await house.host.pause(info.id, why)
    await house.deliver()
    first = await house.host.move(info.id, ANN, "g2", "x", house.press())
    assert (first.there, first.agreed, first.needed) == (False, 1, 3)
    told = {d.target: d.facts for d in await house.deliver() if d.errand is Errand.NOTICE}
    proposal = await house.host.proposed_move(info.id)
    assert proposal is not None and {f["number"] for f in told.values()} == {proposal.number}
    assert set(told) == {BEN.id, CAT.id}
    # Each counts once, over a restart too; those who do not sit there do not count.
    await house.reopen()
    for _ in range(3):
        again = await house.host.agree_to_move(info.id, BEN, proposal.number, house.press())
        assert (again.there, again.agreed) == (False, 2)
    assert (await refused(house.host.agree_to_move(info.id, DAN, proposal.number, house.press()))).reason
    assert await place(house, info.id) == ("g", "c", None)
    last = await house.host.agree_to_move(info.id, CAT, proposal.number, house.press())
    assert last.there and await place(house, info.id) == ("g2", "x", None)
    assert (await house.host.table(info.id)).status is Status.PLAYING
    assert await house.host.proposed_move(info.id) is None


async def test_another_proposal_takes_the_place_of_the_first_and_its_consents(house: House) -> None:
    info = await house.started(ANN, BEN)
    await house.host.pause(info.id, "paused-server-gone")
    await house.host.move(info.id, ANN, "g2", "x", house.press())
    first = await house.host.proposed_move(info.id)
    await house.host.move(info.id, BEN, "g3", "y", house.press())
    second = await house.host.proposed_move(info.id)
    assert first is not None and second is not None and second.agreed == (BEN.id,)
    # Who agreed to the one has not agreed to the other.
    assert (await refused(house.host.agree_to_move(info.id, BEN, first.number, house.press()))).reason == "stale"
    assert (await house.host.agree_to_move(info.id, ANN, second.number, house.press())).there
    assert await place(house, info.id) == ("g3", "y", None)


async def test_typing_the_command_there_agrees_too(house: House) -> None:
    info = await house.started(ANN, BEN)
    await house.host.pause(info.id, "paused-server-gone")
    assert not (await house.host.move(info.id, ANN, "g2", "x", house.press())).there
    assert (await house.host.move(info.id, BEN, "g2", "x", house.press())).there


async def test_who_leaves_is_no_longer_asked(house: House) -> None:
    info = await house.started(ANN, BEN)
    await house.host.pause(info.id, "paused-server-gone")
    await house.host.move(info.id, ANN, "g2", "x", house.press())
    await house.host.resign(info.id, BEN, house.press())
    assert (await house.host.move(info.id, ANN, "g2", "x", house.press())).there


async def test_a_proposal_is_void_when_the_place_is_back(house: House) -> None:
    info = await house.started(ANN, BEN)
    await house.host.pause(info.id, "paused-server-gone")
    await house.host.move(info.id, ANN, "g2", "x", house.press())
    proposal = await house.host.proposed_move(info.id)
    await house.host.resume(info.id)
    assert proposal is not None
    no = await refused(house.host.agree_to_move(info.id, BEN, proposal.number, house.press()))
    assert no.reason == "move-within-server" and await place(house, info.id) == ("g", "c", None)


async def test_an_open_table_whose_server_is_gone(house: House) -> None:
    info = await house.table(ANN, BEN)
    assert (await refused(house.host.move(info.id, ANN, "g2", "x", house.press()))).reason == "move-within-server"
    assert not (await house.host.move(info.id, ANN, "g2", "x", house.press(), gone=True)).there
    assert (await house.host.move(info.id, BEN, "g2", "x", house.press(), gone=True)).there


async def test_a_direct_message_takes_no_table_of_two(house: House) -> None:
    info = await house.started(ANN, BEN)
    await house.host.pause(info.id, "paused-server-gone")
    assert (await refused(house.host.move(info.id, ANN, None, "dm", house.press()))).reason == "settings-server-only"
    alone = await house.started(CAT, computers=1)
    await house.host.pause(alone.id, "paused-server-gone")
    assert (await house.host.move(alone.id, CAT, None, "dm", house.press())).there
    assert await place(house, alone.id) == (None, "dm", None)
    # And back into a server, as nobody but its one person is there.
    assert (await house.host.move(alone.id, CAT, "g", "c", house.press())).there


async def test_two_at_once_count_twice_and_move_once(house: House) -> None:
    info = await house.started(ANN, BEN, CAT)
    await house.host.pause(info.id, "paused-server-gone")
    await house.host.move(info.id, ANN, "g2", "x", house.press())
    proposal = await house.host.proposed_move(info.id)
    assert proposal is not None
    done = await asyncio.gather(
        house.host.agree_to_move(info.id, BEN, proposal.number, house.press()),
        house.host.agree_to_move(info.id, CAT, proposal.number, house.press()),
    )
    assert sorted(m.there for m in done) == [False, True]
    assert await place(house, info.id) == ("g2", "x", None)


async def test_two_proposals_at_once_move_nothing(house: House) -> None:
    info = await house.started(ANN, BEN)
    await house.host.pause(info.id, "paused-server-gone")
    done = await asyncio.gather(
        house.host.move(info.id, ANN, "g2", "x", house.press()),
        house.host.move(info.id, BEN, "g3", "y", house.press()),
    )
    assert [m.there for m in done] == [False, False]
    proposal = await house.host.proposed_move(info.id)
    assert proposal is not None and len(proposal.agreed) == 1


async def test_a_press_that_comes_twice_counts_once(house: House) -> None:
    info = await house.started(ANN, BEN)
    await house.host.pause(info.id, "paused-server-gone")
    for _ in range(2):
        waits = await house.host.move(info.id, ANN, "g2", "x", "777")
        assert (waits.there, waits.agreed, waits.needed) == (False, 1, 2)
    for _ in range(2):
        assert (await house.host.move(info.id, BEN, "g2", "x", "778")).there


async def test_a_table_that_is_over_stays(house: House) -> None:
    info = await house.table(ANN)
    await house.host.close_table(info.id, ANN, house.press())
    assert (await refused(house.host.move(info.id, ANN, "g", "c2", house.press()))).reason == "table-over"
