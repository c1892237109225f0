"""Reports to the managers of a server, and people whom they keep from its tables."""

from __future__ import annotations

import pytest

from engine.host.community.seeking import QUIETLY_S, Seeking
from engine.host.lobby.table_alerts import ALERT
from engine.host.model.clock.time_control import DAY
from engine.host.model.records import DeliveryKind, Person, Status
from engine.host.model.seeks import Criteria
from engine.host.people.barring import MOST, Barring, is_barred
from engine.host.people.reports import KEPT_S, LONGEST, MOST_A_DAY
from tests.host.rig import ANN, BEN, CAT, DAN, Rig, names, refused

pytestmark = pytest.mark.both_engines


async def tasks(rig: Rig) -> list[str]:
    return [task.target for task in await rig.deliver() if task.kind is DeliveryKind.REPORT]


async def report(rig: Rig, table: int, by: Person, about: Person, word: str = "Rude words", press: str = "") -> str:
    info = await rig.host.reading.table(table)
    seat = next(s.seat for s in info.seats if about.id in (s.person, s.absent, s.resigned))
    key = press or rig.press()
    await rig.host.reports.report(table, by, seat, word, key)
    return key


# Reports


async def test_a_report_reaches_the_managers_and_nobody_else(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, size=2)
    before = {p.id: (await rig.host.reading.table(info.id, p.id)).news for p in (ANN, BEN)}
    await rig.deliver()
    key = await report(rig, info.id, ANN, BEN)
    assert await tasks(rig) == [key], "written with the report, and nothing is said at the table"
    assert {p.id: (await rig.host.reading.table(info.id, p.id)).news for p in (ANN, BEN)} == before
    found = await rig.host.reports.one(key)
    assert found is not None and (found.reporter, found.reported, found.names) == (ANN.id, BEN.id, ("Ann", "Ben"))
    assert (found.guild, found.table, found.word) == ("g", info.id, "Rude words")
    await report(rig, info.id, ANN, BEN, press=key)
    assert len(await rig.host.reports.newest("g")) == 1, "a press that comes twice"
    assert (await refused(report(rig, info.id, ANN, BEN))).reason == "report-again"


async def test_three_a_day(rig: Rig) -> None:
    await rig.host.settings.remember_person(ANN)
    for _ in range(MOST_A_DAY):
        info = await rig.started(ANN, BEN, size=2)
        await report(rig, info.id, ANN, BEN)
    more = await rig.started(ANN, BEN, size=2)
    no = await refused(report(rig, more.id, ANN, BEN))
    assert (no.reason, no.facts) == ("reports-enough", {"most": MOST_A_DAY})
    assert len(await tasks(rig)) == MOST_A_DAY
    await report(rig, more.id, BEN, ANN)
    rig.now += DAY + 1
    await report(rig, more.id, ANN, BEN)


async def test_who_may_report_whom(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, size=3, computers=1)
    reports = rig.host.reports
    assert (await refused(reports.report(info.id, CAT, 0, "x", rig.press()))).reason == "not-at-this-table"
    own = next(s.seat for s in info.seats if s.person == ANN.id)
    computer = next(s.seat for s in info.seats if s.computer)
    for seat in (own, computer, 7, -1):
        assert (await refused(reports.report(info.id, ANN, seat, "x", rig.press()))).reason == "no-such-person"
    theirs = next(s.seat for s in info.seats if s.person == BEN.id)
    assert (await refused(reports.report(info.id, ANN, theirs, "  \n", rig.press()))).reason == "report-empty"
    alone = await rig.host.opening.open_table(
        "toy", {}, 2, ANN, guild=None, channel="d", lang="en", interaction=rig.press()
    )
    assert (await refused(reports.report(alone.id, ANN, 0, "x", rig.press()))).reason == "report-server-only"
    await rig.host.play.resign(info.id, BEN, rig.press())
    key = rig.press()
    await reports.report(info.id, ANN, theirs, "y" * 2000, key)
    found = await reports.one(key)
    assert found is not None and found.reported == BEN.id and found.word == "y" * LONGEST


async def test_reports_go_after_a_month_and_with_their_people(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, CAT, size=3)
    old = await report(rig, info.id, ANN, BEN)
    rig.now += KEPT_S - DAY
    new = await report(rig, info.id, BEN, CAT)
    exported = await rig.host.personal_data.belongings(ANN.id)
    assert [(r["table"], r["word"]) for r in exported["reports"]] == [(info.id, "Rude words")]
    assert (await rig.host.personal_data.belongings(CAT.id))["reports"] == [], "who reported them is not told"
    rig.now += 2 * DAY
    await rig.host.seating.expire()
    assert await rig.host.reports.one(old) is None and await rig.host.reports.one(new) is not None
    await rig.host.personal_data.forget(CAT, lambda lang: "Somebody")
    assert await rig.host.reports.one(new) is None


async def test_the_channel_of_a_server(rig: Rig) -> None:
    reports = rig.host.reports
    assert await reports.channel("g") is None
    await reports.set_channel("g", "77")
    await rig.reopen()
    assert await rig.host.reports.channel("g") == "77"
    kept = await rig.host.servers.settings("g")
    await rig.host.servers.save(kept)
    assert await rig.host.reports.channel("g") == "77", "other settings leave it"
    await rig.host.servers.forget("g")
    assert await rig.host.reports.channel("g") is None and await rig.host.reports.newest("g") == []


# People who are kept away


async def test_who_is_kept_away_opens_nothing_and_sits_nowhere(rig: Rig) -> None:
    waiting, joined = await rig.table(ANN, size=3), await rig.table(ANN, BEN, size=3)
    await rig.host.barring.bar("g", CAT, DAN.id)
    running = await rig.started(ANN, BEN, size=2)
    await rig.host.barring.bar("g", CAT, BEN.id)
    await rig.host.barring.bar("g", CAT, BEN.id)
    await rig.host.seating.clear_barred()
    assert (await rig.host.reading.table(joined.id)).seat_of(BEN.id) is None, "their seat is free before the game"
    assert (await rig.host.reading.table(running.id)).seat_of(BEN.id) is not None, "a game goes on"
    assert await rig.host.barring.playing("g", BEN.id) == [running.id]
    for no in (
        rig.table(BEN, size=2),
        rig.host.seating.join(waiting.id, BEN, rig.press()),
        rig.host.table_limits.must_have_room(BEN.id, "g"),
        rig.host.watching.watch(
            "toy", {}, ["a", "b"], "friend", BEN, guild="g", channel="c", lang="en", interaction=rig.press()
        ),
    ):
        assert (await refused(no)).reason == "barred-here"
    assert (await refused(rig.host.inviting.invite(waiting.id, ANN, BEN, rig.press()))).reason == "invite-refused"
    await rig.host.opening.open_table("toy", {}, 2, BEN, guild="h", channel="c", lang="en", interaction=rig.press())
    offered = await refused(rig.host.substitutes.offer_seat(running.id, ANN, DAN, rig.press()))
    assert offered.reason == "chair-refused", "nobody but they themselves learns of it"
    acted = await rig.host.substitutes.offer_seat(running.id, ANN, None, rig.press())
    await rig.host.barring.bar("g", ANN, CAT.id)
    number = acted.table.offered_seats[0].number
    assert (await refused(rig.host.substitutes.take_seat(running.id, CAT, number, rig.press()))).reason == "barred-here"
    await rig.host.barring.let_back("g", BEN.id)
    await rig.host.seating.join(waiting.id, BEN, rig.press())


async def test_a_cut_off_is_mended_within_the_hour(rig: Rig) -> None:
    """The process ends after the list is written, and before the seats are freed."""
    info = await rig.table(ANN, BEN, size=3)
    await rig.host.barring.bar("g", ANN, BEN.id)
    await rig.reopen()
    assert (await rig.host.reading.table(info.id)).seat_of(BEN.id) is not None
    await rig.host.seating.expire()
    assert (await rig.host.reading.table(info.id)).seat_of(BEN.id) is None


async def test_a_game_that_begins_meanwhile_goes_on(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    info = await rig.table(ANN, BEN, size=2)
    await rig.host.barring.bar("g", CAT, BEN.id)
    waiting = Barring.waiting

    async def slow(barring: Barring) -> list[tuple[int, str]]:
        found = await waiting(barring)
        await rig.host.dealing.start(info.id, ANN, rig.press())
        return found

    monkeypatch.setattr(Barring, "waiting", slow)
    await rig.host.seating.clear_barred()
    assert (await rig.host.reading.table(info.id)).seat_of(BEN.id) is not None


async def test_a_rematch_leaves_them_out(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, size=2, rounds=1)
    await rig.play_on(info.id, ANN, BEN)
    await rig.host.barring.bar("g", CAT, BEN.id)
    assert (await refused(rig.host.rematch.open(info.id, BEN, rig.press()))).reason == "barred-here"
    again = (await rig.host.rematch.open(info.id, ANN, rig.press())).table
    assert again.status is Status.OPEN
    assert (await refused(rig.host.rematch.open(info.id, BEN, rig.press()))).reason == "barred-here"
    assert again.invited == (), "no seat waits for who may not come"
    assert not [t for t in await rig.deliver() if t.kind is DeliveryKind.NOTICE and t.target == BEN.id]


async def test_they_are_told_of_no_new_table(rig: Rig) -> None:
    for person in (BEN, CAT):
        await rig.host.settings.remember_person(person)
        await rig.host.table_alerts.turn(person, "g", True)
    await rig.host.barring.bar("g", ANN, BEN.id)
    await rig.table(ANN, size=3)
    told = [t for t in await rig.deliver() if t.kind is DeliveryKind.NOTICE and t.facts.get("key") == ALERT]
    assert {task.target for task in told} == {CAT.id}
    rig.now += DAY
    seeking = Seeking(rig.host)
    await seeking.say(ANN, "g", "c", "en", Criteria(), DAY)
    rig.now += QUIETLY_S
    await seeking.announce()
    assert [person for person, _, _ in await seeking.announcements()] == [CAT.id]


async def test_the_list_has_an_end(rig: Rig) -> None:
    assert (await refused(rig.host.barring.bar("g", ANN, ANN.id))).reason == "bar-yourself"
    for number in range(MOST):
        await rig.host.barring.bar("g", ANN, str(1000 + number))
    no = await refused(rig.host.barring.bar("g", ANN, DAN.id))
    assert (no.reason, no.facts) == ("barred-full", {"most": MOST})
    assert len(await rig.host.barring.of("g")) == MOST
    await rig.host.barring.bar("h", ANN, DAN.id)
    await rig.host.servers.forget("h")
    assert await rig.host.barring.of("h") == []


async def test_to_be_forgotten_is_no_way_around(rig: Rig) -> None:
    await rig.host.settings.remember_person(BEN)
    await rig.host.barring.bar("g", ANN, BEN.id)
    assert (await rig.host.personal_data.belongings(BEN.id))["kept_from_tables"][0]["guild"] == "g"
    await rig.host.personal_data.forget(BEN, lambda lang: "Somebody")
    (one,) = await rig.host.barring.of("g")
    assert one.forgotten and not names(one.person, BEN) and one.name == ""
    assert (await rig.host.personal_data.belongings(BEN.id))["kept_from_tables"] == []
    assert await is_barred(rig.host.tables, "g", BEN.id)
    assert (await refused(rig.table(BEN, size=2))).reason == "barred-here"
    await rig.host.barring.let_back("g", one.person)
    await rig.table(BEN, size=2)
