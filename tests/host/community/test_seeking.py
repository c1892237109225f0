"""People who would like to play, on the host: asked, let go, replaced, seated; whatever stops or runs twice."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import pytest

from engine.host.community.matching import PATIENCE_S, Proposal
from engine.host.community.seeking import (
    ANSWER_S,
    DEALT,
    LATE,
    LONGEST_S,
    NO,
    OFF,
    PAUSE_S,
    QUIETLY_S,
    REST_S,
    UNREACHED,
    YES,
    Proposed,
    Seeking,
)
from engine.host.lobby.opening import Spot
from engine.host.model.clock.quiet_hours import QuietHours
from engine.host.model.clock.time_control import DAY, HOUR, MINUTE
from engine.host.model.preferences import GuildSettings
from engine.host.model.records import Person, Refused, Status, TableInfo
from engine.host.model.seeks import Criteria
from tests.host.cluster.test_processes import Two, two
from tests.host.kills import outlived
from tests.host.rig import ANN, BEN, CAT, DAN, Rig, refused
from tests.host.test_personal_data import everything

__all__ = ["two"]

ALL = (ANN, BEN, CAT, DAN)
TRIO = Criteria(frozenset(["toy"]), frozenset([3]))
SPOT = Spot("5", "77", None, "en")


async def say(rig: Rig, *people: Person, criteria: Criteria = TRIO, days: float = 3, guild: str = "5") -> Seeking:
    seeking = Seeking(rig.host)
    for person in people:
        rig.now += 1
        await seeking.say(person, guild, "77", "en", criteria, days * DAY)
    return seeking


async def nobody(guild: str, people: Collection[str]) -> set[str]:
    return set()


async def everybody_sees(proposal: Proposal) -> set[str]:
    return set()


async def round_of(rig: Rig, gone: Any = nobody, blind: Any = everybody_sees) -> list[TableInfo]:
    """Do what a round does, deliver all questions, and return the tables that were dealt."""
    seeking = Seeking(rig.host)
    await seeking.let_go()
    await seeking.refill(gone, blind)
    await seeking.propose(gone, blind)
    dealt = []
    for known in await seeking.ready():
        spot = SPOT if known.proposal.guild is not None else Spot(None, "", None, "en")
        dealt.append(await seeking.seat(known, spot, lambda: "lamp"))
    for ask in await seeking.to_show():
        if ask.message is None and ask.answer == "":
            await seeking.sent(ask, "dm", f"m{ask.proposal}.{ask.person}")
        else:
            await seeking.shown(ask)
    await seeking.tidy()
    return [info for info in dealt if info is not None]


async def proposals(rig: Rig) -> list[Proposed]:
    rows = await rig.host.tables.store.rows("SELECT id FROM seek_proposals ORDER BY id")
    found = [await Seeking(rig.host).proposed(row["id"]) for row in rows]
    return [known for known in found if known is not None]


async def asked(rig: Rig) -> list[str]:
    """Return whom the newest proposal waits for or has, in seat order."""
    return list((await proposals(rig))[-1].proposal.people)


async def answer(rig: Rig, said: str, *people: Person) -> None:
    seeking = Seeking(rig.host)
    for person in people:
        kept = await seeking.of(person.id)
        assert kept is not None and kept.asked is not None
        await seeking.answer(person.id, kept.asked, said)


def ids(*people: Person) -> list[str]:
    return [person.id for person in people]


async def test_three_who_fit_are_asked_and_seated(rig: Rig) -> None:
    await say(rig, ANN, BEN)
    assert await round_of(rig) == [] and await proposals(rig) == []
    seeking = await say(rig, CAT)
    assert await round_of(rig) == []
    (known,) = await proposals(rig)
    assert known.proposal == Proposal("toy", tuple(ids(ANN, BEN, CAT)), "daily", "en", "5")
    await answer(rig, YES, ANN, BEN)
    assert await round_of(rig) == [], "one answer is missing"
    await answer(rig, YES, CAT)
    (info,) = await round_of(rig)
    assert info.status is Status.PLAYING and info.pace == "daily" and info.hints
    assert (info.guild, info.channel) == ("5", "77") and info.opener == ANN.id
    assert [(s.person, s.name) for s in info.seats] == [(p.id, p.name) for p in (ANN, BEN, CAT)]
    assert [await seeking.of(p.id) for p in (ANN, BEN, CAT)] == [None] * 3, "they have what they looked for"
    assert await round_of(rig) == []
    left = await rig.host.tables.store.rows("SELECT * FROM seek_asks")
    assert left == [] and (await proposals(rig))[-1].status == DEALT


async def test_who_says_no_is_not_asked_for_a_day_and_another_takes_the_place(rig: Rig) -> None:
    seeking = await say(rig, ANN, BEN, CAT)
    await round_of(rig)
    await answer(rig, YES, ANN)
    await answer(rig, NO, BEN)
    await say(rig, DAN)
    await round_of(rig)
    assert await asked(rig) == ids(ANN, CAT, DAN) and len(await proposals(rig)) == 1, "Ann's yes stands"
    await answer(rig, YES, CAT, DAN)
    (info,) = await round_of(rig)
    assert [s.person for s in info.seats] == ids(ANN, CAT, DAN)
    kept = await seeking.of(BEN.id)
    assert kept is not None and kept.asked is None and kept.rests == pytest.approx(rig.now + REST_S, abs=9)
    await say(rig, ANN, CAT, BEN, days=7)
    await round_of(rig)
    assert len(await proposals(rig)) == 1, "not asked again on that day, even if they say so anew"
    rig.now += REST_S
    await round_of(rig)
    assert sorted(await asked(rig)) == sorted(ids(ANN, BEN, CAT))


async def test_who_does_not_answer_looks_no_more(rig: Rig) -> None:
    seeking = await say(rig, ANN, BEN, CAT)
    await round_of(rig)
    await answer(rig, YES, ANN, CAT)
    rig.now += ANSWER_S - 1
    await round_of(rig)
    assert await asked(rig) == ids(ANN, BEN, CAT)
    rig.now += 2
    await round_of(rig)
    (known,) = await proposals(rig)
    assert known.status == OFF and {a.person: a.answer for a in known.asks} == {}, "nobody is left for two seats"
    assert await seeking.of(BEN.id) is None
    waiting = [await seeking.of(p.id) for p in (ANN, CAT)]
    assert all(kept is not None and kept.asked is None and not kept.rests for kept in waiting)
    await say(rig, DAN)
    await round_of(rig)
    assert await asked(rig) == ids(ANN, CAT, DAN), "those who were left over come first"


async def test_a_smaller_table_if_all_like_it(rig: Rig) -> None:
    await say(rig, ANN, BEN, CAT, criteria=Criteria(sizes=frozenset([3])))
    await say(rig, ANN, BEN, criteria=Criteria())
    await round_of(rig)
    await say(rig, CAT, criteria=Criteria())
    # Two were asked at once, as the usual table is for two.
    assert len(await proposals(rig)) == 1


async def test_two_of_three_go_on_if_that_is_what_they_look_for(rig: Rig) -> None:
    either = Criteria(sizes=frozenset([3, 2]))
    await say(rig, CAT, criteria=TRIO)
    await say(rig, ANN, BEN, criteria=Criteria(sizes=frozenset([3])))
    await round_of(rig)
    await say(rig, ANN, BEN, criteria=either)
    await answer(rig, YES, ANN, BEN)
    await answer(rig, NO, CAT)
    (info,) = await round_of(rig)
    assert [s.person for s in info.seats] == ids(ANN, BEN), "they need not be asked again"


async def test_quiet_hours_and_outages_do_not_count(rig: Rig) -> None:
    rig.now = 1_000_000 - 1_000_000 % DAY + 12 * HOUR
    await rig.host.active_time.set_quiet(CAT, QuietHours(12, 20, "UTC"))
    seeking = await say(rig, ANN, BEN, CAT)
    await round_of(rig)
    assert await proposals(rig) == [], "she sleeps, and they have not waited for long"
    rig.now += PATIENCE_S
    await round_of(rig)
    (known,) = await proposals(rig)
    due = {ask.person: ask.due for ask in known.asks}
    assert due[ANN.id] == rig.now + ANSWER_S
    assert due[CAT.id] == rig.now - rig.now % DAY + 20 * HOUR + ANSWER_S
    await answer(rig, YES, ANN, BEN)
    rig.now += 4 * HOUR
    await round_of(rig)
    assert await asked(rig) == ids(ANN, BEN, CAT)
    # She changes her hours: those that hold now count.
    await rig.host.active_time.set_quiet(CAT, QuietHours(12, 23, "UTC"))
    rig.now = due[CAT.id] + 1
    await round_of(rig)
    assert await asked(rig) == ids(ANN, BEN, CAT)
    rig.host.tables.outages = ((rig.now, rig.now + 4 * HOUR),)
    rig.now += 4 * HOUR
    await round_of(rig)
    assert await asked(rig) == ids(ANN, BEN, CAT)
    rig.now += HOUR
    await round_of(rig)
    assert await seeking.of(CAT.id) is None


@pytest.mark.parametrize("quiet", [(12, 20), (0, 0)])
async def test_the_hours_of_a_weekday_are_quiet_too(rig: Rig, quiet: tuple[int, int]) -> None:
    rig.now = 1_000_000 - 1_000_000 % DAY + 12 * HOUR
    today = datetime.fromtimestamp(rig.now, UTC).weekday()
    await rig.host.active_time.set_quiet(
        CAT, QuietHours(*quiet, "UTC", days=((today, (12, 20) if quiet == (0, 0) else (0, 0)),))
    )
    await say(rig, ANN, BEN, CAT)
    await round_of(rig)
    assert bool(await proposals(rig)) is (quiet != (0, 0)), "other hours than on other days"


async def test_nobody_is_late_while_nothing_is_delivered(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    await say(rig, ANN, BEN, CAT)
    await round_of(rig)
    rig.now += DAY
    monkeypatch.setattr(type(rig.host.outages), "delivers", property(lambda self: False))
    await Seeking(rig.host).let_go()
    assert await asked(rig) == ids(ANN, BEN, CAT)


async def test_who_cannot_be_reached_is_let_go(rig: Rig) -> None:
    seeking = await say(rig, ANN, BEN, CAT, DAN)
    await seeking.propose(nobody, everybody_sees)
    await answer(rig, UNREACHED, BEN)
    await round_of(rig)
    assert await asked(rig) == ids(ANN, CAT, DAN) and await seeking.of(BEN.id) is None


@pytest.mark.parametrize("by", [ANN, CAT])
@pytest.mark.parametrize("when", ["before", "asked", "agreed"])
async def test_blocks_hold_both_ways(rig: Rig, by: Person, when: str) -> None:
    other = CAT if by is ANN else ANN
    if when == "before":
        await rig.host.blocks.block(by, other.id)
    await say(rig, ANN, BEN, CAT)
    await round_of(rig)
    assert bool(await proposals(rig)) is (when != "before")
    if when == "before":
        return
    await answer(rig, YES, ANN, BEN)
    if when == "asked":
        await rig.host.blocks.block(by, other.id)
        await answer(rig, YES, CAT)
    else:
        await answer(rig, YES, CAT)
        await rig.host.blocks.block(by, other.id)
    assert await round_of(rig) == []
    assert (await proposals(rig))[-1].status == OFF
    assert await rig.host.tables.store.rows("SELECT 1 FROM tables") == []


async def test_who_has_left_the_server_looks_no_more(rig: Rig) -> None:
    async def ben_left(guild: str, people: Collection[str]) -> set[str]:
        assert guild == "5"
        return {BEN.id} & set(people)

    seeking = await say(rig, ANN, BEN, CAT, DAN)
    await round_of(rig, gone=ben_left)
    assert await asked(rig) == ids(ANN, CAT, DAN), "in the same round"
    assert await seeking.of(BEN.id) is None


async def test_who_does_not_see_the_place_keeps_nobody_waiting(rig: Rig) -> None:
    async def ann_is_blind(proposal: Proposal) -> set[str]:
        return {ANN.id} & set(proposal.people)

    seeking = await say(rig, ANN, BEN, CAT, DAN)
    await round_of(rig, blind=ann_is_blind)
    assert await asked(rig) == ids(BEN, CAT, DAN) and await seeking.of(ANN.id) is not None
    await answer(rig, NO, DAN)
    await round_of(rig, blind=ann_is_blind)
    assert (await proposals(rig))[-1].status == OFF, "nobody else can take the place"


async def test_without_a_place_they_are_tried_again_later(rig: Rig) -> None:
    seeking = await say(rig, ANN, BEN, CAT)
    await round_of(rig)
    await answer(rig, YES, ANN, BEN, CAT)
    (known,) = await seeking.ready()
    assert await seeking.seat(known, None, lambda: "lamp") is None
    await round_of(rig)
    assert [p.status for p in await proposals(rig)] == [OFF]
    rig.now += PAUSE_S
    await round_of(rig)
    assert [p.status for p in await proposals(rig)][-1] == "asking"


async def test_the_limits_of_open_tables_hold(rig: Rig) -> None:
    await rig.host.servers.save(GuildSettings("5", waiting=1))
    await rig.table(ANN, guild="5")
    seeking = await say(rig, ANN, BEN, CAT)
    await round_of(rig)
    kept = await seeking.of(ANN.id)
    assert await proposals(rig) == [] and kept is not None and kept.rests > rig.now


async def test_between_servers_only_if_both_agree(rig: Rig) -> None:
    seeking = await say(rig, ANN, BEN, guild="5")
    await say(rig, CAT, guild="6")
    for person, guild in ((ANN, "5"), (BEN, "5"), (CAT, "6")):
        await round_of(rig)
        assert await proposals(rig) == []
        await seeking.set_everywhere(person.id, guild, on=True)
    await rig.host.servers.save(GuildSettings("5", seek=True))
    await round_of(rig)
    assert await proposals(rig) == [], "the other server does not allow it"
    await rig.host.servers.save(GuildSettings("6", seek=True))
    await round_of(rig)
    (known,) = await proposals(rig)
    assert known.proposal.guild is None and list(known.proposal.people) == ids(ANN, BEN, CAT)
    await seeking.set_everywhere(CAT.id, "5", on=False)
    assert (await seeking.of(CAT.id)).everywhere, "said in another server"  # type: ignore[union-attr]


async def test_a_server_that_allows_it_no_more_ends_what_was_proposed(rig: Rig) -> None:
    for person, guild in ((ANN, "5"), (BEN, "6"), (CAT, "6")):
        seeking = await say(rig, person, guild=guild)
        await seeking.set_everywhere(person.id, guild, on=True)
    for guild in ("5", "6"):
        await rig.host.servers.save(GuildSettings(guild, seek=True))
    await round_of(rig)
    await answer(rig, YES, ANN, BEN, CAT)
    await rig.host.servers.save(GuildSettings("6", seek=False))
    assert await round_of(rig) == [] and await rig.host.tables.store.rows("SELECT 1 FROM tables") == []


async def test_between_servers_people_have_the_names_they_have_everywhere(rig: Rig) -> None:
    for person, guild in ((ANN, "5"), (BEN, "6"), (CAT, "6")):
        nick = Person(person.id, f"Nick {person.name}", person.name, guild)
        seeking = await say(rig, nick, guild=guild)
        await seeking.set_everywhere(person.id, guild, on=True)
    for guild in ("5", "6"):
        await rig.host.servers.save(GuildSettings(guild, seek=True))
    await round_of(rig)
    await answer(rig, YES, ANN, BEN, CAT)
    (info,) = await round_of(rig)
    assert info.guild is None and info.channel == "" and [s.name for s in info.seats] == ["Ann", "Ben", "Cat"]


async def test_what_one_says_replaces_what_one_said(rig: Rig) -> None:
    seeking = await say(rig, ANN)
    first = await seeking.of(ANN.id)
    rig.now += HOUR
    await say(rig, ANN, criteria=Criteria(), days=7)
    kept = await seeking.of(ANN.id)
    assert first is not None and kept is not None
    assert kept.since == first.since and kept.criteria == Criteria() and kept.until > first.until
    await say(rig, ANN, guild="6")
    kept = await seeking.of(ANN.id)
    assert kept is not None and kept.guild == "6" and kept.since == rig.now, "a place is kept in its server"
    await seeking.stop(ANN.id)
    assert await seeking.of(ANN.id) is None
    await seeking.stop(ANN.id)
    for bad in (0.0, LONGEST_S + 1):
        assert (await refused(seeking.say(ANN, "5", "77", "en", TRIO, bad))).reason == "malformed"
    unknown = Criteria(frozenset(["chess"]))
    assert (await refused(seeking.say(ANN, "5", "77", "en", unknown, DAY))).reason == "malformed"


async def test_to_stop_is_to_say_no(rig: Rig) -> None:
    seeking = await say(rig, ANN, BEN, CAT, DAN)
    await round_of(rig)
    await seeking.stop(CAT.id)
    await round_of(rig)
    assert await asked(rig) == ids(ANN, BEN, DAN) and await seeking.of(CAT.id) is None


async def test_an_answer_counts_once_and_only_from_those_asked(rig: Rig) -> None:
    seeking = await say(rig, ANN, BEN, CAT)
    await round_of(rig)
    (known,) = await proposals(rig)
    assert (await refused(seeking.answer(DAN.id, known.id, YES))).reason == "seek-settled"
    assert (await refused(seeking.answer(ANN.id, known.id + 1, YES))).reason == "seek-settled"
    await answer(rig, YES, ANN, ANN, BEN, CAT)
    await round_of(rig)
    assert (await refused(seeking.answer(ANN.id, known.id, NO))).reason == "seek-settled"


async def test_what_is_over_is_deleted(rig: Rig) -> None:
    await say(rig, ANN, BEN, days=1)
    await round_of(rig)
    rig.now += DAY + 1
    await round_of(rig)
    assert await rig.host.tables.store.rows("SELECT 1 FROM seeks") == []


async def test_export_and_deletion(rig: Rig) -> None:
    await say(rig, ANN, BEN, CAT)
    await round_of(rig)
    mine = await rig.host.personal_data.belongings(ANN.id)
    (found,) = mine["seeks"]
    assert found["guild"] == "5" and found["criteria"]["games"] == ["toy"]
    assert [one["game"] for one in mine["asked_to_play"]] == ["toy"]
    await answer(rig, YES, ANN, BEN, CAT)
    await rig.host.personal_data.forget(ANN, lambda lang: "somebody")
    assert [value for value in everything(rig) if value.endswith(f": {ANN.id}")] == []
    assert await round_of(rig) == []
    assert (await proposals(rig))[-1].status == OFF
    await rig.host.servers.forget("5")
    assert await rig.host.tables.store.rows("SELECT 1 FROM seeks") == []


async def test_a_server_that_is_forgotten_ends_what_was_proposed(rig: Rig) -> None:
    await say(rig, ANN, BEN, CAT)
    await round_of(rig)
    await rig.host.servers.forget("5")
    assert await round_of(rig) == []
    assert (await proposals(rig))[-1].status == OFF


async def test_a_number_never_comes_again(rig: Rig) -> None:
    await say(rig, ANN, BEN, CAT)
    await round_of(rig)
    (first,) = await proposals(rig)
    await answer(rig, NO, ANN, BEN, CAT)
    rig.now += 2 * DAY
    for _ in range(2):
        await round_of(rig)
    assert [p.id for p in await proposals(rig)][-1] > first.id


# Others are told


async def test_others_are_told_once_a_day_that_somebody_would_like_to_play(rig: Rig) -> None:
    crowd = [Person(str(500 + n), f"P{n}") for n in range(9)]
    for person in (*crowd, ANN, BEN):
        await rig.host.settings.remember_person(person)
        await rig.host.table_alerts.turn(person, "5", True)
    await rig.host.blocks.block(crowd[0], ANN.id)
    seeking = await say(rig, ANN)
    await seeking.announce()
    assert await seeking.announcements() == [], "a table may be proposed at once"
    rig.now += QUIETLY_S
    await seeking.announce()
    await rig.reopen()
    seeking = Seeking(rig.host)
    await seeking.announce()
    told = [(person, guild) for person, guild, _ in await seeking.announcements()]
    assert told == [(person, "5") for person in sorted([*ids(*crowd[1:]), BEN.id])[:6]], "three for each seat"
    assert ANN.id not in dict(told) and crowd[0].id not in dict(told)
    for one, guild in told:
        await seeking.announced(one, guild)
    assert await seeking.announcements() == []
    assert [c.games for c in await seeking.looking("5")] == [frozenset(["toy"])]
    await say(rig, CAT)
    rig.now += QUIETLY_S
    await seeking.announce()
    assert not {p for p, _, _ in await seeking.announcements()} & {p for p, _ in told}, "once a day"


# Stops, and two processes at once


async def whole_story(rig: Rig) -> list[TableInfo]:
    """Play the story once more, from wherever it stopped: Ann, Cat and Dan are seated, Ben says no."""
    for _ in range(4):
        await round_of(rig)
        for person in ALL:
            kept = await Seeking(rig.host).of(person.id)
            if kept is not None and kept.asked is not None:
                with suppress(Refused):
                    await answer(rig, NO if person is BEN else YES, person)
        if (await rig.host.tables.store.row("SELECT 1 FROM seeks WHERE person <> ?", (BEN.id,))) is None:
            break
    await round_of(rig)
    rows = await rig.host.tables.store.rows("SELECT id FROM tables ORDER BY id")
    return [await rig.host.reading.table(row["id"]) for row in rows]


@pytest.mark.parametrize("point", ["begun", "before-commit", "after-commit"])
async def test_a_process_may_die_at_every_write(rig: Rig, point: str) -> None:
    """It dies at the first write, its successor at the second, and so on, until one comes to the end."""
    await say(rig, *ALL)
    died, tables = await outlived(rig, point, lambda: whole_story(rig))
    assert died > 3, "it was killed often"
    (info,) = [table for table in tables if table.status is not Status.ENDED]
    assert info.status is Status.PLAYING and [s.person for s in info.seats] == ids(ANN, CAT, DAN)
    assert len(tables) == 1, "no table was opened twice"


@pytest.mark.both_engines
async def test_two_processes_propose_each_person_once(two: Two) -> None:
    rig = two.one
    await say(rig, *ALL, criteria=Criteria(sizes=frozenset([2])))
    one, other = Seeking(two.one.host), Seeking(two.other.host)
    await asyncio.gather(*(s.propose(nobody, everybody_sees) for s in (one, other, one, other)))
    rows = await rig.host.tables.store.rows("SELECT person FROM seek_asks")
    assert sorted(row["person"] for row in rows) == sorted(ids(*ALL))
    assert len(await proposals(rig)) == 2
    await answer(rig, NO, ANN)
    await say(rig, person := Person("900", "Eve"), criteria=Criteria(sizes=frozenset([2])))
    await asyncio.gather(*(s.refill(nobody, everybody_sees) for s in (one, other)))
    rows = await rig.host.tables.store.rows("SELECT person, proposal FROM seek_asks WHERE person = ?", (person.id,))
    assert len(rows) == 1
    await answer(rig, YES, BEN, CAT, DAN, person)
    ready = await one.ready()
    found = await asyncio.gather(
        *(s.seat(known, SPOT, lambda: "lamp") for known in ready for s in (one, other)), return_exceptions=True
    )
    for known in await one.ready():
        await other.seat(known, SPOT, lambda: "lamp")
    tables = await rig.host.tables.store.rows("SELECT id, status FROM tables")
    assert [row["status"] for row in tables] == ["playing", "playing"], found
    assert all(not isinstance(one, BaseException) for one in found), found


@pytest.mark.both_engines
@pytest.mark.parametrize("first", [YES, NO, LATE])
async def test_an_answer_and_the_clock_at_once(two: Two, first: str) -> None:
    """Whoever is second is refused, and nothing is stored twice."""
    rig = two.one
    seeking = await say(rig, ANN, BEN, CAT)
    await round_of(rig)
    (known,) = await proposals(rig)
    await seeking.answer(ANN.id, known.id, first)
    rig.now += ANSWER_S + MINUTE
    await Seeking(two.other.host).let_go()
    row = await rig.host.tables.store.row(
        "SELECT answer FROM seek_asks WHERE proposal = ? AND person = ?", (known.id, ANN.id)
    )
    assert row is not None and row["answer"] == first


async def test_who_is_kept_from_the_tables_of_a_server_looks_for_none_there(rig: Rig) -> None:
    seeking = await say(rig, ANN, BEN)
    await rig.host.barring.bar("5", DAN, BEN.id)
    assert await seeking.of(BEN.id) is None
    assert (await refused(say(rig, BEN))).reason == "barred-here"
    await say(rig, BEN, guild="6")
    await say(rig, CAT, DAN)
    await round_of(rig)
    assert BEN.id not in await asked(rig)
    await rig.host.barring.bar("5", BEN, CAT.id)
    await answer(rig, YES, ANN, CAT, DAN)
    assert await round_of(rig) == [], "kept away after the question"
    assert [p.status for p in await proposals(rig)] in ([OFF], [])
