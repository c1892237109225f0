"""A table with the cards of another one counts for its own people, not for those of the first."""

from __future__ import annotations

import pytest

from engine.host.model.records import Person, Status
from tests.host.rig import ANN, BEN, CAT, Rig


async def played(rig: Rig, *people: Person, again: int | None = None) -> int:
    """Play a game of two seats to its end; with one person the other seat is a computer's."""
    info = await rig.host.opening.open_table(
        "toy",
        {"rounds": 1},
        2,
        people[0],
        guild="g",
        channel="c",
        lang="en",
        interaction=rig.press(),
        again=again,
    )
    for person in people[1:]:
        await rig.host.seating.join(info.id, person, rig.press())
    if len(people) == 1:
        await rig.host.seating.add_computer(info.id, people[0], rig.press(), name="Robot")
    await rig.host.dealing.start(info.id, people[0], rig.press())
    assert (await rig.play_on(info.id, *people)).status is Status.FINISHED
    return info.id


async def results(rig: Rig, table: int) -> list[tuple[str, bool, int, str]]:
    """Return by person: rated, the number of computers, and the best computer's level."""
    await rig.host.ratings.catch_up()
    rows = await rig.host.tables.store.rows("SELECT * FROM results WHERE table_id = ? ORDER BY seat", (table,))
    return [(r["person"], r["nth"] > 0, r["computers"], r["level"]) for r in rows]


async def test_people_are_rated_though_a_computer_sat_there_first(rig: Rig) -> None:
    first = await played(rig, ANN)
    second = await played(rig, BEN, CAT, again=first)
    assert await results(rig, first) == [(ANN.id, False, 1, "house")]
    assert await results(rig, second) == [(BEN.id, True, 0, ""), (CAT.id, True, 0, "")]


async def test_a_game_with_a_computer_is_one_though_people_sat_there_first(rig: Rig) -> None:
    first = await played(rig, ANN, BEN)
    second = await played(rig, CAT, again=first)
    assert await results(rig, second) == [(CAT.id, False, 1, "house")]
    profile = await rig.host.profiles.profile(CAT.id, None)
    assert set(profile.games[0].alone) == {"house"}


@pytest.mark.parametrize("forgotten", [False, True])
async def test_whose_seat_a_computer_has_at_the_end_sat_there(rig: Rig, forgotten: bool) -> None:
    first = await played(rig, ANN)
    info = await rig.host.opening.open_table(
        "toy", {}, 2, BEN, guild="g", channel="c", lang="en", interaction=rig.press(), again=first
    )
    await rig.host.seating.join(info.id, CAT, rig.press())
    await rig.host.dealing.start(info.id, BEN, rig.press())
    await rig.act(info.id, CAT, "bid", 1)
    await rig.host.seating.leave(info.id, CAT, rig.press())
    if forgotten:
        await rig.host.personal_data.forget(CAT, lambda _: "somebody")
    assert (await rig.play_on(info.id, BEN)).status is Status.FINISHED
    told = await results(rig, info.id)
    assert (BEN.id, True, 0, "") in told


async def test_the_deal_of_a_day_is_played_against_computers(rig: Rig) -> None:
    info = await rig.host.daily.open("toy", ANN, ["R1", "R2", "R3"], "house", channel="9", lang="en")
    assert (await rig.play_on(info.id, ANN)).status is Status.FINISHED
    assert await results(rig, info.id) == [(ANN.id, False, 3, "house")]
