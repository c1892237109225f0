"""Whom a host asks to come: what is asked, of whom, and what the person reads."""

from __future__ import annotations

import pytest

from engine.host.model.records import ANYBODY, FINISHED_SOME, IN_TIME, INVITED, JOIN, Refused
from engine.host.people.trust import LEAST_GAMES, LEAST_MOVES, fits, must_be_trusted
from tests.host.rig import ANN, BEN, CAT, Rig, refused


async def moved(rig: Rig, in_time: int, late: int, status: str = "finished") -> None:
    """Store moves of Ben at a table with a clock."""
    info = await rig.table(CAT, size=2)
    store = rig.host.tables.store
    for number in range(in_time + late):
        await store.write(
            "INSERT INTO answers (table_id, number, person, took, in_time) VALUES (?, ?, ?, ?, ?)",
            (info.id, number, BEN.id, 1.0, int(number < in_time)),
        )
    await store.write("UPDATE tables SET status = ? WHERE id = ?", (status, info.id))


async def finished(rig: Rig, count: int) -> None:
    """Store finished games of Ben."""
    for _ in range(count):
        info = await rig.started(BEN, CAT, size=2, rounds=1)
        await rig.play_on(info.id, BEN, CAT)


async def asking(rig: Rig, join: str) -> int:
    """Return an open table of Ann that asks for something."""
    info = await rig.table(ANN, size=3)
    acted = await rig.host.lobby_options.choose_join(info.id, ANN, join, rig.press())
    assert acted.table.join == join and acted.table.invited_only is (join == INVITED)
    return info.id


@pytest.mark.parametrize(
    ("in_time", "late", "share"), [(8, 2, None), (79, 21, 79), (0, 9, None), (0, 10, 0), (0, 0, None)]
)
async def test_in_time(rig: Rig, in_time: int, late: int, share: int | None) -> None:
    await moved(rig, in_time, late)
    table = await asking(rig, IN_TIME)
    if share is None:
        assert (await rig.host.seating.join(table, BEN, rig.press())).table.seat_of(BEN.id) is not None
        return
    no = await refused(rig.host.seating.join(table, BEN, rig.press()))
    assert (no.reason, no.facts) == ("trust-in-time", {"share": share, "least": 80})


async def test_moves_at_running_tables_say_nothing_yet(rig: Rig) -> None:
    """They could tell a secret (``answer_times``, ruling 3)."""
    await moved(rig, 0, LEAST_MOVES, "playing")
    assert await fits(rig.host.tables, IN_TIME, BEN.id)


async def test_finished_games(rig: Rig) -> None:
    table = await asking(rig, FINISHED_SOME)
    await finished(rig, LEAST_GAMES - 1)
    no = await refused(rig.host.seating.join(table, BEN, rig.press()))
    assert (no.reason, no.facts) == ("trust-finished", {"count": 4, "least": 5, "missing": 1})
    await finished(rig, 1)
    await rig.host.seating.join(table, BEN, rig.press())
    with pytest.raises(Refused, match="trust-finished"):
        await must_be_trusted(rig.host.tables, FINISHED_SOME, "987")


async def test_the_invited_and_the_host_are_asked_for_nothing(rig: Rig) -> None:
    table = await asking(rig, FINISHED_SOME)
    await rig.host.inviting.invite(table, ANN, BEN, rig.press())
    await rig.host.seating.join(table, BEN, rig.press())
    assert (await refused(rig.host.seating.join(table, CAT, rig.press()))).reason == "trust-finished"


async def test_it_holds_for_an_offered_seat_too(rig: Rig) -> None:
    table = await asking(rig, FINISHED_SOME)
    await rig.host.inviting.invite(table, ANN, BEN, rig.press())
    await rig.host.seating.join(table, BEN, rig.press())
    await rig.host.dealing.start(table, ANN, rig.press())
    acted = await rig.host.substitutes.offer_seat(table, BEN, None, rig.press())
    number = acted.table.offered_seats[0].number
    no = await refused(rig.host.substitutes.take_seat(table, CAT, number, rig.press()))
    assert no.reason == "trust-finished"
    acted = await rig.host.substitutes.offer_seat(table, BEN, CAT, rig.press())
    await rig.host.substitutes.take_seat(table, CAT, acted.table.offered_seats[0].number, rig.press())


async def test_one_choice_replaces_the_other(rig: Rig) -> None:
    info = await rig.table(ANN, size=3)
    options = rig.host.lobby_options
    for join in (*JOIN, IN_TIME, INVITED, FINISHED_SOME, ANYBODY):
        await options.choose_join(info.id, ANN, join, rig.press())
        now = await rig.host.reading.table(info.id)
        assert now.join == join
    await rig.reopen()
    assert (
        await refused(rig.host.lobby_options.choose_join(info.id, ANN, "friends", rig.press()))
    ).reason == "malformed"
    assert (
        await refused(rig.host.lobby_options.choose_join(info.id, BEN, INVITED, rig.press()))
    ).reason == "only-the-opener"
    # A button of a former release.
    await rig.host.lobby_options.invite_only(info.id, ANN, True, rig.press())
    assert (await rig.host.reading.table(info.id)).join == INVITED
