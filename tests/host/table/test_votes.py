"""Consents of all when a person goes who had not agreed yet, or who alone had: left, substituted, data deleted."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import date, timedelta

import pytest

from engine.host.absence.vacations import COMPUTER as BY_COMPUTER
from engine.host.model.clock.inactivity_rules import COMPUTER, MOVE
from engine.host.model.records import AGREED_PAUSE, DeliveryKind, Person, Status
from engine.host.model.substitute_offers import REFUSABLE_S
from tests.host import toy
from tests.host.absence.test_substitutes import EVA, judge, offered, take
from tests.host.model.test_timeouts import late
from tests.host.model.test_timeouts import wait as pass_by
from tests.host.play.test_takebacks import ask, request
from tests.host.play.test_takebacks import saying as moved
from tests.host.rig import ANN, BEN, CAT, DAN, Rig, refused
from tests.host.silent import agree, notes, saying, wait
from tests.host.whole import check_whole

Going = Callable[[Rig, int, Person], Awaitable[object]]


async def leaves(rig: Rig, table: int, person: Person) -> None:
    await rig.host.seating.leave(table, person, rig.press())


async def is_forgotten(rig: Rig, table: int, person: Person) -> None:
    await rig.host.personal_data.forget(person, lambda lang: "somebody")


async def goes_away(rig: Rig, table: int, person: Person) -> None:
    await rig.host.vacations.go_away(person, date(1970, 1, 12) + timedelta(days=5), BY_COMPUTER, rig.press())


async def is_stood_in_for(rig: Rig, table: int, person: Person) -> None:
    """Let a computer sit in for the silent person, at a table where the first person is asked."""
    await wait(rig, 48)
    info = await rig.host.reading.table(table)
    other = next(s for s in info.seats if s.person not in (None, person.id))
    await agree(rig, table, Person(str(other.person), other.name), COMPUTER)


GOING = pytest.mark.parametrize("goes", [leaves, is_forgotten, goes_away, is_stood_in_for])
BACK = pytest.mark.parametrize("goes", [goes_away, is_stood_in_for])


async def status(rig: Rig, table: int) -> Status:
    return (await rig.host.reading.table(table)).status


# A pause


@GOING
async def test_a_pause_begins_when_only_who_had_not_agreed_goes(rig: Rig, goes: Going) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    for person in (BEN, CAT):
        await rig.host.pausing.agree_to_pause(table, person, rig.press())
    await goes(rig, table, ANN)
    info = await rig.host.reading.table(table)
    assert (info.status, info.paused_for, info.pause_votes) == (Status.PAUSED, AGREED_PAUSE, ())
    assert await rig.host.tables.store.rows("SELECT 1 FROM pauses") == []
    assert (DeliveryKind.TABLE, "") in await rig.tasks()
    await rig.host.suspension.resume(table)
    assert await status(rig, table) is Status.PLAYING, "and it is settled"
    check_whole(rig.path, {"toy": toy.GAME})


@GOING
async def test_a_pause_that_only_they_wanted_is_off(rig: Rig, goes: Going) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    await rig.host.pausing.agree_to_pause(table, ANN, rig.press())
    await goes(rig, table, ANN)
    assert (await rig.host.reading.table(table)).pause_votes == ()
    assert (await refused(rig.host.pausing.refuse_pause(table, BEN, rig.press()))).reason == "pause-settled"


@BACK
async def test_who_comes_back_is_asked_anew(rig: Rig, goes: Going) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    await wait(rig, 47)
    for person in (ANN, BEN):
        await rig.host.pausing.agree_to_pause(table, person, rig.press())
        await rig.host.play.vote_end(table, person, rig.press())
    await goes(rig, table, ANN)
    assert await rig.host.inactivity.end_absence(table, ANN, rig.press())
    info = await rig.host.reading.table(table)
    assert (info.pause_votes, info.end_votes) == ((BEN.id,), (BEN.id,))
    assert (await rig.host.pausing.agree_to_pause(table, CAT, rig.press())).table.status is Status.PLAYING


async def test_the_clock_seats_a_computer_and_the_pause_begins(rig: Rig) -> None:
    table = await late(rig, ANN, BEN, CAT)
    for person in (BEN, CAT):
        await rig.host.pausing.agree_to_pause(table, person, rig.press())
    row = await rig.host.tables.table_row(table)
    assert row.stall is not None
    await rig.host.inactivity.agree(table, BEN, int(row.stall.at), COMPUTER, rig.press())
    info = await rig.host.reading.table(table)
    assert info.seats[0].absent == ANN.id and info.status is Status.PAUSED


# The end


@pytest.mark.parametrize("goes", [leaves, is_forgotten, goes_away])
async def test_the_table_ends_when_only_who_wants_to_go_on_goes(rig: Rig, goes: Going) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    for person in (BEN, CAT):
        await rig.host.play.vote_end(table, person, rig.press())
    await goes(rig, table, ANN)
    assert await status(rig, table) is Status.ENDED
    assert [kind for kind, _ in await notes(rig, table)].count("table-ended") == 1
    check_whole(rig.path, {"toy": toy.GAME})


async def test_who_is_silent_counts_as_agreeing_then_too(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    await wait(rig, 48)
    await rig.host.play.vote_end(table, BEN, rig.press())
    await rig.host.seating.leave(table, CAT, rig.press())
    assert await status(rig, table) is Status.ENDED


async def test_nothing_ends_by_going_where_nobody_wanted_it(rig: Rig) -> None:
    silent = await saying(rig, ANN, BEN, CAT)
    await wait(rig, 48)
    for person in (BEN, CAT):
        await rig.host.seating.leave(silent, person, rig.press())
    assert await status(rig, silent) is Status.PLAYING, "Ann may still answer"
    assert (await rig.host.seating.leave(silent, ANN, rig.press())).table.status is Status.ENDED, "nobody is left"
    alone = await saying(rig, ANN, BEN)
    for person in (ANN, BEN):
        await goes_away(rig, alone, person)
    assert await status(rig, alone) is Status.PLAYING, "both may come back"


# Another place


@pytest.mark.parametrize("goes", [leaves, is_forgotten, goes_away])
async def test_the_table_moves_when_only_who_had_not_agreed_goes(rig: Rig, goes: Going) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    await rig.host.suspension.pause(table, "paused-channel-gone")
    for person in (BEN, CAT):
        assert not (await rig.host.relocation.propose(table, person, "g2", "x", rig.press())).there
    await goes(rig, table, ANN)
    info = await rig.host.reading.table(table)
    assert (info.guild, info.channel, info.status) == ("g2", "x", Status.PLAYING)
    assert await rig.host.relocation.proposal(table) is None
    check_whole(rig.path, {"toy": toy.GAME})


async def test_a_move_that_only_they_wanted_is_off_and_who_comes_back_is_asked_anew(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    await rig.host.suspension.pause(table, "paused-channel-gone")
    for person in (ANN, BEN):
        await rig.host.relocation.propose(table, person, "g2", "x", rig.press())
    await goes_away(rig, table, ANN)
    assert await rig.host.inactivity.end_absence(table, ANN, rig.press())
    proposal = await rig.host.relocation.proposal(table)
    assert proposal is not None and proposal.agreed == (BEN.id,)
    await rig.host.seating.leave(table, BEN, rig.press())
    assert await rig.host.relocation.proposal(table) is None


async def test_a_table_that_can_be_used_where_it_is_stays_there(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    await rig.host.suspension.pause(table, "paused-channel-gone")
    await rig.host.relocation.propose(table, BEN, "g2", "x", rig.press())
    await rig.host.suspension.resume(table)
    await rig.host.seating.leave(table, ANN, rig.press())
    assert (await rig.host.reading.table(table)).channel == "c"


# Silence


@pytest.mark.parametrize("goes", [leaves, is_forgotten, goes_away])
async def test_one_vote_is_enough_once_fewer_are_left(rig: Rig, goes: Going) -> None:
    table = await saying(rig, ANN, BEN, CAT, DAN)
    await wait(rig, 48)
    await agree(rig, table, BEN, MOVE)
    assert await rig.prompt(table, ANN), "two of three must agree"
    await goes(rig, table, CAT)
    await goes(rig, table, DAN)
    await wait(rig, 0)
    assert not await rig.prompt(table, ANN)
    assert ("table-moved-for", "Ann") in await notes(rig, table)


async def test_so_it_is_with_a_clock(rig: Rig) -> None:
    table = await late(rig, ANN, BEN, CAT, DAN)
    row = await rig.host.tables.table_row(table)
    assert row.stall is not None
    await rig.host.inactivity.agree(table, BEN, int(row.stall.at), MOVE, rig.press())
    await rig.host.seating.leave(table, CAT, rig.press())
    await pass_by(rig, 0)
    assert not await rig.prompt(table, ANN)


async def test_a_vote_goes_with_whoever_gave_it(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT, DAN)
    await wait(rig, 48)
    await agree(rig, table, BEN, MOVE)
    await goes_away(rig, table, BEN)
    await rig.host.inactivity.end_absence(table, BEN, rig.press())
    await wait(rig, 0)
    assert (await rig.host.tables.table_row(table)).stall.votes == {}  # type: ignore[union-attr]
    assert await rig.prompt(table, ANN)


# Chairs


async def test_whoever_is_welcome_to_half_of_those_left_sits_down(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT, DAN)
    offer = await offered(rig, table, person=DAN)
    assert not await take(rig, table, EVA, offer)
    await judge(rig, table, BEN, offer, True)
    assert await rig.host.substitutes.seat_takers() == 0
    await rig.host.seating.leave(table, CAT, rig.press())
    assert await rig.host.substitutes.seat_takers() == 1
    assert (await rig.host.reading.table(table)).seats[3].person == EVA.id


async def test_whoever_half_of_those_left_refuse_does_not(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT, DAN)
    offer = await offered(rig, table, person=DAN)
    await take(rig, table, EVA, offer)
    await judge(rig, table, BEN, offer, False)
    await rig.host.seating.leave(table, CAT, rig.press())
    (stands,) = (await rig.host.reading.table(table)).offered_seats
    assert stands.taker is None and (DeliveryKind.NOTICE, EVA.id) in await rig.tasks()


async def test_where_nobody_is_left_to_say_anything_they_sit_down(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    await take(rig, table, EVA, await offered(rig, table, person=BEN))
    await goes_away(rig, table, ANN)
    assert await rig.host.substitutes.seat_takers() == 1


async def test_what_was_said_goes_with_them_and_so_does_their_own_chair(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT, DAN)
    offer, own = await offered(rig, table, person=DAN), await offered(rig, table, person=BEN)
    await take(rig, table, EVA, offer)
    await judge(rig, table, BEN, offer, True)
    assert own.giver == BEN.id
    await goes_away(rig, table, BEN)
    await rig.host.inactivity.end_absence(table, BEN, rig.press())
    (stands,) = (await rig.host.reading.table(table)).offered_seats
    assert (stands.giver, stands.said) == (DAN.id, {})
    rig.now += REFUSABLE_S
    assert await rig.host.substitutes.seat_takers() == 1


# A move taken back


async def test_whoever_takes_the_chair_of_who_asked_has_not_asked(rig: Rig) -> None:
    table = await moved(rig, ANN, BEN, CAT)
    await rig.act(table, ANN, "say", 0)
    await rig.act(table, BEN, "say", 0)
    await ask(rig, table, ANN)
    assert await take(rig, table, EVA, await offered(rig, table, EVA, ANN))
    assert (await rig.host.reading.table(table)).request is None


async def test_whoever_takes_the_chair_of_who_agreed_has_not_agreed(rig: Rig) -> None:
    table = await moved(rig, ANN, BEN, CAT, DAN)
    for person in (ANN, BEN, CAT):
        await rig.act(table, person, "say", 0)
    await ask(rig, table, ANN)
    open_request = await request(rig, table)
    await rig.host.takebacks.answer(table, BEN, open_request.number, True, rig.press())
    assert await take(rig, table, EVA, await offered(rig, table, EVA, BEN))
    now = await request(rig, table)
    assert now.agreed == () and 1 in now.asked
    assert (DeliveryKind.NOTICE, EVA.id) in await rig.tasks()
