"""Tables that look for people: what has room, what has not, and in which order."""

from __future__ import annotations

from engine.host.open_seats import OpenSeats
from tests.host.rig import ANN, BEN, CAT, DAN, Rig


async def found(rig: Rig, guild: str = "g") -> list[tuple[int, int, int]]:
    """Table, free seats, people missing."""
    return [(s.table.id, s.free, s.missing) for s in await OpenSeats(rig.host).of(guild)]


async def test_a_table_with_room_is_on_the_list_of_its_server(rig: Rig) -> None:
    alone = await rig.table(ANN, size=4)
    nearly = await rig.table(BEN, CAT, DAN, size=4)
    await rig.table(ANN, BEN, size=2)
    assert await found(rig) == [(nearly.id, 1, 0), (alone.id, 3, 1)]
    assert await found(rig, "elsewhere") == []


async def test_kept_seats_closed_tables_and_games_that_are_away_look_for_nobody(rig: Rig) -> None:
    info = await rig.table(ANN, size=2)
    await rig.host.invite(info.id, ANN, BEN, rig.press())
    assert await found(rig) == []
    rig.now += 48 * 3600
    assert await found(rig) == [(info.id, 1, 1)], "free again before anything has tidied up"
    rig.host.away.add("toy")
    assert await found(rig) == []
    rig.host.away.clear()
    await rig.host.store.write("UPDATE tables SET invited_only = 1 WHERE id = ?", (info.id,))
    assert await found(rig) == []
    await rig.host.close_table(info.id, ANN, rig.press())
    assert await found(rig) == []


async def test_a_chair_that_is_offered_to_anyone_comes_first(rig: Rig) -> None:
    waits = await rig.table(ANN, size=2)
    runs = await rig.started(ANN, BEN, size=2)
    assert await found(rig) == [(waits.id, 1, 1)]
    await rig.host.offer_chair(runs.id, BEN, CAT, rig.press())
    assert await found(rig) == [(waits.id, 1, 1)], "offered to somebody"
    info = (await rig.host.offer_chair(runs.id, BEN, None, rig.press())).table
    assert await found(rig) == [(runs.id, 1, 0), (waits.id, 1, 1)]
    (first, _) = await OpenSeats(rig.host).of("g")
    assert first.chair == info.chairs[0].number
    await rig.host.take_chair(runs.id, DAN, info.chairs[0].number, rig.press())
    assert (runs.id, 1, 0) not in await found(rig)


async def test_how_many_are_missing_goes_by_options_and_by_shared_cards(rig: Rig) -> None:
    odd = await rig.table(ANN, BEN, CAT, size=4, odd=True)
    assert await found(rig) == [(odd.id, 1, 1)], "the option is not for three"
    await rig.host.close_table(odd.id, ANN, rig.press())
    first = await rig.started(ANN, BEN, CAT, size=3)
    await rig.play_on(first.id, ANN, BEN, CAT)
    again = await rig.host.open_table(
        "toy", {}, 3, DAN, guild="g", channel="c", lang="en", interaction=rig.press(), again=first.id
    )
    assert await found(rig) == [(again.id, 2, 2)], "these cards are for three"
