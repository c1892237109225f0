"""Tables that look for people: which ones have room, and their order."""

from __future__ import annotations

from dataclasses import replace

from engine.host.lobby.open_seats import MOST, OpenSeats, one_a_person
from engine.host.model.records import Person
from tests.host.rig import ANN, BEN, CAT, DAN, Rig


async def found(rig: Rig, guild: str = "g") -> list[tuple[int, int, int]]:
    """Return table, free seats and missing people of each entry."""
    return [(s.table.id, s.free, s.missing) for s in await OpenSeats(rig.host).of(guild)]


async def test_a_table_with_room_is_on_the_list_of_its_server(rig: Rig) -> None:
    alone = await rig.table(ANN, size=4)
    nearly = await rig.table(BEN, CAT, DAN, size=4)
    await rig.table(ANN, BEN, size=2)
    assert await found(rig) == [(nearly.id, 1, 0), (alone.id, 3, 1)]
    assert await found(rig, "elsewhere") == []


async def test_nobody_is_crowded_out_by_one_who_opens_very_many(rig: Rig) -> None:
    """Earlier releases may have left any number of open tables; the honest table is the oldest of all."""
    honest = await rig.table(BEN, size=2)
    await rig.host.servers.change("g", lambda s: replace(s, waiting=100))
    for _ in range(100):
        rig.now += 200
        newest = await rig.table(ANN, size=2)
    for _ in range(200):
        copied = "game, revision, options, size, lang, guild, channel, opener, status, seq"
        rest = "moves, opened, touched, paused_for, votes, sealed, commitment, secret, hints, watch"
        await rig.host.tables.store.write(
            f"INSERT INTO tables (\"match\", {copied}, {rest}) SELECT 'm' || (SELECT MAX(id) FROM tables), {copied},"
            f" {rest} FROM tables WHERE id = ?",
            (newest.id,),
        )
    seats = await OpenSeats(rig.host).of("g")
    assert honest.id in [s.table.id for s in seats]
    lines = one_a_person(seats)
    assert {s.who: (s.table.id, s.more > 20) for s in lines} == {
        ANN.id: (newest.id + 200, True),
        BEN.id: (honest.id, False),
    }, "the newest of each"


async def test_one_line_a_person_with_how_many_more(rig: Rig) -> None:
    first, second = await rig.table(ANN, size=2), await rig.table(ANN, size=4)
    other = await rig.table(BEN, size=3)
    runs = [await rig.started(CAT, DAN, size=2) for _ in range(3)]
    for info in runs:
        await rig.host.substitutes.offer_seat(info.id, DAN, None, rig.press())
    theirs = await rig.table(DAN, size=4)
    lines = one_a_person(await OpenSeats(rig.host).of("g"))
    assert [(s.table.id, s.who, s.more) for s in lines] == [
        (runs[-1].id, DAN.id, 2),
        (other.id, BEN.id, 0),
        (theirs.id, DAN.id, 0),
        (second.id, ANN.id, 1),
    ], "a chair that somebody hands on has a line beside the one of their own tables"
    await rig.host.seating.join(second.id, BEN, rig.press())
    await rig.host.dealing.start(second.id, ANN, rig.press())
    assert (first.id, 0) in [(s.table.id, s.more) for s in one_a_person(await OpenSeats(rig.host).of("g"))]


async def test_many_chairs_take_no_room_from_tables_that_wait(rig: Rig) -> None:
    honest = await rig.table(ANN, size=2)
    for number in range(MOST + 1):
        info = await rig.started(Person(str(900 + number), "P"), BEN, size=2)
        await rig.host.substitutes.offer_seat(info.id, BEN, None, rig.press())
    lines = one_a_person(await OpenSeats(rig.host).of("g"))
    assert [(s.table.id, s.offer is None) for s in lines] == [(info.id, False), (honest.id, True)]


async def test_kept_seats_closed_tables_and_games_that_are_away_look_for_nobody(rig: Rig) -> None:
    info = await rig.table(ANN, size=2)
    await rig.host.inviting.invite(info.id, ANN, BEN, rig.press())
    assert await found(rig) == []
    rig.now += 48 * 3600
    assert await found(rig) == [(info.id, 1, 1)], "free again before anything has tidied up"
    rig.host.tables.library.away.add("toy")
    assert await found(rig) == []
    rig.host.tables.library.away.clear()
    await rig.host.tables.store.write("UPDATE tables SET invited_only = 1 WHERE id = ?", (info.id,))
    assert await found(rig) == []
    await rig.host.seating.close_table(info.id, ANN, rig.press())
    assert await found(rig) == []


async def test_a_chair_that_is_offered_to_anyone_comes_first(rig: Rig) -> None:
    waits = await rig.table(ANN, size=2)
    runs = await rig.started(ANN, BEN, size=2)
    assert await found(rig) == [(waits.id, 1, 1)]
    await rig.host.substitutes.offer_seat(runs.id, BEN, CAT, rig.press())
    assert await found(rig) == [(waits.id, 1, 1)], "offered to somebody"
    info = (await rig.host.substitutes.offer_seat(runs.id, BEN, None, rig.press())).table
    assert await found(rig) == [(runs.id, 1, 0), (waits.id, 1, 1)]
    (first, _) = await OpenSeats(rig.host).of("g")
    assert first.offer == info.offered_seats[0].number
    await rig.host.substitutes.take_seat(runs.id, DAN, info.offered_seats[0].number, rig.press())
    assert (runs.id, 1, 0) not in await found(rig)


async def test_how_many_are_missing_goes_by_options_and_by_shared_cards(rig: Rig) -> None:
    odd = await rig.table(ANN, BEN, CAT, size=4, odd=True)
    assert await found(rig) == [(odd.id, 1, 1)], "the option is not for three"
    await rig.host.seating.close_table(odd.id, ANN, rig.press())
    first = await rig.started(ANN, BEN, CAT, size=3)
    await rig.play_on(first.id, ANN, BEN, CAT)
    again = await rig.host.opening.open_table(
        "toy", {}, 3, DAN, guild="g", channel="c", lang="en", interaction=rig.press(), again=first.id
    )
    assert await found(rig) == [(again.id, 2, 2)], "these cards are for three"
