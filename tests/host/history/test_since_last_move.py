"""Events that a seat saw right after its person's last move (rulings: engine/host/history/since_last_move.py)."""

from __future__ import annotations

from tests.host.rig import ANN, BEN, CAT, Rig


async def test_what_was_seen_then_is_kept_and_comes_back_from_the_log(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, rounds=2, size=2)
    assert await rig.host.since_last_move.seen_then(info.id, ANN.id) is None, "before the first move there is nothing"
    await rig.bids(info.id, ann=3, ben=2)
    await rig.act(info.id, ANN, "say", 0)
    await rig.act(info.id, BEN, "say", 1)
    found = {p: await rig.host.since_last_move.seen_then(info.id, p.id) for p in (ANN, BEN)}
    ann, ben = found[ANN], found[BEN]
    assert ann is not None and ben is not None
    assert (ann.seat, ann.waiting, ann.s.points) == (0, [1], [2, 2])
    await rig.reopen()
    for person in (ANN, BEN):
        again, kept = await rig.host.since_last_move.seen_then(info.id, person.id), found[person]
        assert again is not None and kept is not None
        assert again.state == kept.state
    assert await rig.host.since_last_move.seen_then(info.id, CAT.id) is None


async def test_after_a_move_taken_back_it_begins_there(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, rounds=2, size=2)
    await rig.bids(info.id, ann=3, ben=2)
    await rig.act(info.id, ANN, "say", 0)
    seat = (await rig.host.reading.table(info.id, ANN.id)).seat_of(ANN.id)
    assert seat is not None
    await rig.host.takebacks.take_back(info.id, ANN, seat.undo, rig.press())
    for _ in range(2):
        found = await rig.host.since_last_move.seen_then(info.id, ANN.id)
        assert found is not None and found.waiting == [0] and found.s.points == [3, 2]
        await rig.reopen()
