"""Invitations: reserved seats, tables for invited people only, and blocked people."""

from __future__ import annotations

from engine.host.model.records import DeliveryKind, Status, TableInfo
from engine.host.model.requests import Invitation
from tests.host.rig import ANN, BEN, CAT, DAN, Rig, refused

HOURS = 3600.0


def kept(info: TableInfo) -> list[tuple[int, str]]:
    return [(i.seat, i.name) for i in info.kept]


async def notices(rig: Rig) -> list[tuple[str, str]]:
    return [(d.target, str(d.facts["key"])) for d in await rig.deliver() if d.kind is DeliveryKind.NOTICE]


async def test_a_seat_is_kept_for_whoever_is_invited_and_they_are_told_once(rig: Rig) -> None:
    info = await rig.table(ANN, size=2)
    await rig.deliver()
    info = (await rig.host.inviting.invite(info.id, ANN, BEN, rig.press())).table
    assert kept(info) == [(1, "Ben")] and await notices(rig) == [(BEN.id, "invited")]
    again = (await rig.host.inviting.invite(info.id, ANN, BEN, rig.press())).table
    assert kept(again) == [(1, "Ben")] and await notices(rig) == []
    for late in (
        rig.host.seating.join(info.id, CAT, rig.press()),
        rig.host.seating.add_computer(info.id, ANN, rig.press(), name="Robot"),
        rig.host.inviting.invite(info.id, ANN, CAT, rig.press()),
    ):
        no = await refused(late)
        assert (no.reason, no.facts) == ("seats-kept", {"names": ["Ben"]})
    assert (await refused(rig.host.seating.choose_seat(info.id, ANN, 1, rig.press()))).reason == "seat-kept"
    assert await rig.host.inviting.invitations_of(BEN.id) == [info.id]
    joined = (await rig.host.seating.join(info.id, BEN, rig.press())).table
    assert [(s.seat, s.name) for s in joined.seats] == [(0, "Ann"), (1, "Ben")] and kept(joined) == []
    assert await rig.host.inviting.invitations_of(BEN.id) == []


async def test_a_kept_seat_is_given_free_after_48_hours_or_when_they_decline(rig: Rig) -> None:
    info = await rig.table(ANN, size=3)
    await rig.host.inviting.invite(info.id, ANN, BEN, rig.press())
    await rig.host.inviting.invite(info.id, ANN, CAT, rig.press())
    await rig.deliver()
    assert kept((await rig.host.inviting.decline(info.id, BEN, rig.press())).table) == [(2, "Cat")]
    assert (await refused(rig.host.inviting.decline(info.id, DAN, rig.press()))).reason == "not-invited"
    rig.now += 48 * HOURS - 1
    await rig.host.seating.expire()
    assert kept(await rig.host.reading.table(info.id)) == [(2, "Cat")]
    await rig.deliver()
    rig.now += 1
    await rig.host.seating.expire()
    assert kept(await rig.host.reading.table(info.id)) == [] and await rig.tasks() == {(DeliveryKind.TABLE, "")}
    await rig.host.seating.join(info.id, DAN, rig.press())
    seated = (await rig.host.seating.join(info.id, CAT, rig.press())).table
    assert seated.seat_of(CAT.id), "who was invited may still come while there is room"
    assert (await refused(rig.host.inviting.decline(info.id, CAT, rig.press()))).reason == "already-at-this-table"


async def test_only_the_opener_invites_and_takes_an_invitation_back(rig: Rig) -> None:
    info = await rig.table(ANN, BEN, size=4)
    assert (await refused(rig.host.inviting.invite(info.id, BEN, CAT, rig.press()))).reason == "only-the-opener"
    here = await refused(rig.host.inviting.invite(info.id, ANN, BEN, rig.press()))
    assert (here.reason, here.facts) == ("already-here", {"name": "Ben"})
    await rig.host.inviting.invite(info.id, ANN, CAT, rig.press())
    assert (await refused(rig.host.seating.kick(info.id, BEN, CAT.id, rig.press()))).reason == "only-the-opener"
    assert kept((await rig.host.seating.kick(info.id, ANN, CAT.id, rig.press())).table) == []
    assert (DeliveryKind.NOTICE, CAT.id) not in await rig.tasks()


async def test_nobody_is_told_twice_of_one_table(rig: Rig) -> None:
    info = await rig.table(ANN, size=4)
    await rig.host.inviting.invite(info.id, ANN, BEN, rig.press())
    await rig.host.inviting.invite(info.id, ANN, CAT, rig.press())
    assert sorted(await notices(rig)) == [(BEN.id, "invited"), (CAT.id, "invited")]
    await rig.host.inviting.decline(info.id, BEN, rig.press())
    await rig.host.seating.kick(info.id, ANN, CAT.id, rig.press())
    for person in (BEN, CAT):
        await rig.host.inviting.invite(info.id, ANN, person, rig.press())
    again = await rig.host.reading.table(info.id)
    assert [i.name for i in again.kept] == ["Ben", "Cat"] and await notices(rig) == []
    rig.now += 48 * HOURS
    await rig.host.inviting.invite(info.id, ANN, BEN, rig.press())
    assert await notices(rig) == [(BEN.id, "invited")], "two days later"
    assert (await rig.host.seating.close_table(info.id, ANN, rig.press())).table.invited == ()


async def test_a_table_may_be_for_invited_people_only(rig: Rig) -> None:
    info = await rig.table(ANN, size=4)
    assert (
        await refused(rig.host.lobby_options.invite_only(info.id, BEN, True, rig.press()))
    ).reason == "only-the-opener"
    assert (await rig.host.lobby_options.invite_only(info.id, ANN, True, rig.press())).table.invited_only
    assert (await refused(rig.host.seating.join(info.id, BEN, rig.press()))).reason == "invited-only"
    await rig.host.inviting.invite(info.id, ANN, BEN, rig.press())
    await rig.host.seating.join(info.id, BEN, rig.press())
    await rig.host.seating.leave(info.id, BEN, rig.press())
    assert (await rig.host.seating.join(info.id, BEN, rig.press())).table.seat_of(BEN.id), (
        "whoever was invited may come back"
    )
    await rig.host.seating.kick(info.id, ANN, BEN.id, rig.press())
    assert (await refused(rig.host.seating.join(info.id, BEN, rig.press()))).reason == "invited-only"
    await rig.host.lobby_options.invite_only(info.id, ANN, False, rig.press())
    assert (await refused(rig.host.seating.join(info.id, BEN, rig.press()))).reason == "sent-away"


async def test_who_was_sent_away_sits_down_again_only_when_invited(rig: Rig) -> None:
    info = await rig.table(ANN, BEN, size=3)
    await rig.host.seating.kick(info.id, ANN, BEN.id, rig.press())
    for seat in (None, 2):
        assert (await refused(rig.host.seating.join(info.id, BEN, rig.press(), seat))).reason == "sent-away"
    await rig.reopen()
    assert (await refused(rig.host.seating.join(info.id, BEN, rig.press()))).reason == "sent-away"
    assert (await rig.host.seating.join(info.id, CAT, rig.press())).table.seat_of(CAT.id), "the seat is anybody else's"
    await rig.deliver()
    await rig.host.inviting.invite(info.id, ANN, BEN, rig.press())
    assert await notices(rig) == [(BEN.id, "invited")], "nothing has been told them so far"
    await rig.host.seating.join(info.id, BEN, rig.press())
    await rig.host.seating.leave(info.id, BEN, rig.press())
    assert (await rig.host.seating.join(info.id, BEN, rig.press())).table.seat_of(BEN.id), (
        "an invited person comes and goes"
    )
    await rig.host.seating.kick(info.id, ANN, BEN.id, rig.press())
    await rig.host.inviting.invite(info.id, ANN, BEN, rig.press())
    assert await notices(rig) == [], "nobody is made to ring twice"
    await rig.host.inviting.decline(info.id, BEN, rig.press())
    assert (await refused(rig.host.seating.join(info.id, BEN, rig.press()))).reason == "sent-away", "and once more"
    assert [i.name for i in (await rig.host.reading.table(info.id)).kept] == []


async def test_who_declines_may_still_sit_down_by_themselves(rig: Rig) -> None:
    info = await rig.table(ANN, size=3)
    await rig.host.inviting.invite(info.id, ANN, BEN, rig.press())
    await rig.host.inviting.decline(info.id, BEN, rig.press())
    assert (await rig.host.seating.join(info.id, BEN, rig.press())).table.seat_of(BEN.id)


def test_an_invitation_reads_what_releases_before_have_stored() -> None:
    told = ["101", "Ben", -1, 5.0, 1]
    declined = Invitation.from_json(told)
    assert declined.over and not declined.sent_away and declined.to_json() == told
    away = Invitation("101", "Ben", -1, 0.0, over=True, sent_away=True)
    assert Invitation.from_json(away.to_json()) == away and bool(away.to_json()[4])
    back = Invitation("101", "Ben", 2, 5.0, sent_away=True)
    assert Invitation.from_json(back.to_json()) == back


async def test_opening_with_somebody_keeps_the_second_seat(rig: Rig) -> None:
    info = await rig.host.opening.open_table(
        "toy", {}, 2, ANN, guild="g", channel="c", lang="ja", interaction="1", invite=BEN
    )
    assert kept(info) == [(1, "Ben")] and await notices(rig) == [(BEN.id, "invited")]
    await rig.reopen()
    assert kept(await rig.host.reading.table(info.id)) == [(1, "Ben")]
    call = rig.host.opening.open_table(
        "toy", {}, 2, ANN, guild="g", channel="c", lang="ja", interaction="2", invite=ANN
    )
    assert (await refused(call)).reason == "invite-refused"


async def test_the_deal_ends_all_invitations(rig: Rig) -> None:
    info = await rig.table(ANN, BEN, size=3)
    await rig.host.inviting.invite(info.id, ANN, CAT, rig.press())
    started = (await rig.host.dealing.start(info.id, ANN, rig.press())).table
    assert started.invited == () and (DeliveryKind.NOTICE, CAT.id) not in await rig.tasks()
    assert (await refused(rig.host.inviting.decline(info.id, CAT, rig.press()))).reason == "already-started"


async def test_who_is_blocked_is_never_seated_together_and_hears_no_reason(rig: Rig) -> None:
    await rig.host.blocks.block(BEN, ANN.id)
    assert await rig.host.blocks.blocked_with(ANN.id) == {BEN.id} and await rig.host.blocks.blocked_with(BEN.id) == {
        ANN.id
    }
    assert await rig.host.blocks.blocked_by(BEN.id) == [ANN.id] and await rig.host.blocks.blocked_by(ANN.id) == []
    theirs = await rig.table(ANN)
    mine = await rig.table(BEN)
    for table, person in ((theirs, BEN), (mine, ANN)):
        no = await refused(rig.host.seating.join(table.id, person, rig.press()))
        assert (no.reason, no.facts) == ("no-such-table", {}), "the words for any number that does not exist"
    for table, person, guest in ((theirs, ANN, BEN), (mine, BEN, ANN)):
        assert (
            await refused(rig.host.inviting.invite(table.id, person, guest, rig.press()))
        ).reason == "invite-refused"
    call = rig.host.opening.open_table(
        "toy", {}, 2, ANN, guild="g", channel="c", lang="ja", interaction="2", invite=BEN
    )
    assert (await refused(call)).reason == "invite-refused"
    await rig.host.seating.join(theirs.id, CAT, rig.press())
    await rig.host.seating.leave(theirs.id, ANN, rig.press())
    assert (await rig.host.seating.join(theirs.id, BEN, rig.press())).table.seat_of(BEN.id), "no longer there"
    assert (await refused(rig.host.seating.join(theirs.id, ANN, rig.press()))).reason == "no-such-table"
    await rig.host.blocks.unblock(BEN, ANN.id)
    assert (await rig.host.seating.join(theirs.id, ANN, rig.press())).table.seat_of(ANN.id)


async def test_a_seat_kept_for_one_keeps_the_other_away(rig: Rig) -> None:
    await rig.host.blocks.block(BEN, CAT.id)
    info = await rig.table(ANN)
    await rig.host.inviting.invite(info.id, ANN, BEN, rig.press())
    assert (await refused(rig.host.seating.join(info.id, CAT, rig.press()))).reason == "no-such-table"
    assert (await refused(rig.host.inviting.invite(info.id, ANN, CAT, rig.press()))).reason == "invite-refused"
    await rig.host.inviting.decline(info.id, BEN, rig.press())
    assert (await rig.host.seating.join(info.id, CAT, rig.press())).table.seat_of(CAT.id)


async def test_a_rematch_keeps_apart_whoever_blocked_since(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, CAT, rounds=1)
    await rig.host.blocks.block(ANN, BEN.id)
    await rig.play_on(info.id, ANN, BEN, CAT)
    first = (await rig.host.rematch.open(info.id, ANN, rig.press())).table
    assert [i.name for i in first.kept] == ["Cat"]
    second = (await rig.host.rematch.open(info.id, BEN, rig.press())).table
    assert second.id != first.id and [i.name for i in second.kept] == ["Cat"]


async def test_who_blocked_somebody_that_a_rematch_waits_for_opens_their_own(rig: Rig) -> None:
    """The answer is not the one for a missing table, which would reveal the block."""
    info = await rig.started(ANN, BEN, CAT, rounds=1)
    await rig.play_on(info.id, ANN, BEN, CAT)
    await rig.host.blocks.block(BEN, CAT.id)
    first = (await rig.host.rematch.open(info.id, ANN, rig.press())).table
    assert [i.name for i in first.kept] == ["Ben"], "the seats are for those who can sit together"
    second = (await rig.host.rematch.open(info.id, CAT, rig.press())).table
    assert second.id != first.id and second.seat_of(CAT.id) and [i.name for i in second.kept] == ["Ann"]
    came = (await rig.host.rematch.open(info.id, BEN, rig.press())).table
    assert came.id == first.id and came.seat_of(BEN.id)


async def test_a_block_while_a_rematch_waits_keeps_them_apart_too(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, size=2, rounds=1)
    await rig.play_on(info.id, ANN, BEN)
    first = (await rig.host.rematch.open(info.id, ANN, rig.press())).table
    assert [i.name for i in first.kept] == ["Ben"]
    await rig.host.blocks.block(ANN, BEN.id)
    theirs = (await rig.host.rematch.open(info.id, BEN, rig.press())).table
    assert theirs.id != first.id and theirs.kept == () and [s.name for s in theirs.seats] == ["Ben"]
    again = (await rig.host.rematch.open(info.id, ANN, rig.press())).table
    assert again.id == first.id and [s.name for s in again.seats] == ["Ann"]


async def test_a_list_has_an_end_and_nobody_blocks_themselves(rig: Rig) -> None:
    assert (await refused(rig.host.blocks.block(ANN, ANN.id))).reason == "block-yourself"
    for number in range(100):
        await rig.host.blocks.block(ANN, str(5000 + number))
    assert (await refused(rig.host.blocks.block(ANN, "6000"))).facts == {"most": 100}


async def test_deleting_ones_data_is_no_way_around_a_block(rig: Rig) -> None:
    await rig.host.blocks.block(BEN, ANN.id)
    await rig.host.blocks.block(ANN, CAT.id)
    info = await rig.table(CAT)
    await rig.host.inviting.invite(info.id, CAT, DAN, rig.press())
    await rig.host.personal_data.forget(ANN, lambda _: "somebody")
    await rig.host.personal_data.forget(DAN, lambda _: "somebody")
    assert await rig.host.blocks.blocked_by(BEN.id) == [] and await rig.host.blocks.blocked_by(ANN.id) == []
    assert await rig.host.blocks.blocked_with(ANN.id) == {BEN.id}
    table = await rig.table(BEN)
    assert (await refused(rig.host.seating.join(table.id, ANN, rig.press()))).reason == "no-such-table"
    assert kept(await rig.host.reading.table(info.id)) == []
    rows = await rig.host.tables.store.rows("SELECT * FROM blocks")
    assert all(ANN.id not in tuple(row) for row in rows)


async def test_what_is_kept_about_somebody_names_their_list_and_their_invitations(rig: Rig) -> None:
    await rig.host.blocks.block(BEN, ANN.id)
    info = await rig.table(CAT)
    await rig.host.inviting.invite(info.id, CAT, BEN, rig.press())
    mine = await rig.host.personal_data.belongings(BEN.id)
    assert mine["blocked"] == [ANN.id] and mine["invited_to"] == [info.id]


async def test_an_invited_seat_counts_for_nothing_until_they_sit(rig: Rig) -> None:
    info = await rig.table(ANN, size=2)
    await rig.host.inviting.invite(info.id, ANN, BEN, rig.press())
    assert (await refused(rig.host.dealing.start(info.id, ANN, rig.press()))).reason == "not-enough-seats"
    assert (await rig.host.reading.table(info.id)).status is Status.OPEN
