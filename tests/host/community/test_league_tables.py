"""A league table that cannot be dealt as it was paired is not played, and stays open nowhere."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from engine.host.community.channel_posts import ChannelPosts
from engine.host.community.league_weeks import PATIENCE_S, LeagueWeeks, Pairing
from engine.host.community.leagues import END, WEEK, League, Leagues
from engine.host.community.weekly_digest import WEEK_S
from engine.host.model.records import Person, Status, TableInfo
from tests.host.community.test_leagues import opened, play, round_of, running, tables, wanted
from tests.host.kills import Killed
from tests.host.rig import ANN, BEN, CAT, DAN, Rig, refused
from tests.host.test_personal_data import everything


async def planned(rig: Rig, *people: Person, **more: Any) -> tuple[League, Pairing, LeagueWeeks]:
    """Return a league whose first week is stored, and its first pairing, whose table is not opened yet."""
    league, weeks = await running(rig, *people, **more), LeagueWeeks(Leagues(rig.host))
    await weeks.plan(league)
    league, pairing = (await weeks.to_open())[0]
    return league, pairing, weeks


async def killed_before_the_deal(rig: Rig, *people: Person, **more: Any) -> tuple[League, int]:
    """Return a league whose first table is stored but not dealt, as the process was killed; and the table's number."""
    league, pairing, weeks = await planned(rig, *people, **more)

    async def die(*_: object, **__: object) -> None:
        raise Killed

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rig.host.dealing, "deal", die)
        with pytest.raises(Killed):
            await weeks.seat(league, pairing, None, lambda: "lamp")
    (row,) = await rig.host.tables.store.rows("SELECT id, status FROM tables")
    assert row["status"] == "open"
    return league, row["id"]


async def not_played(rig: Rig, league: League) -> None:
    """Check that the first week of a league of two is not played or announced, and that no table stays open."""
    await round_of(rig)
    assert [table for _, _, table in await tables(rig, league)] == [0]
    rows = await rig.host.tables.store.rows("SELECT status FROM tables")
    assert [row["status"] for row in rows if row["status"] in ("open", "playing", "paused")] == []
    assert (WEEK, f"{league.id}.1") not in await wanted(rig)
    rig.now += WEEK_S
    await round_of(rig)
    assert (await Leagues(rig.host).one(league.id)).status == "over"


@pytest.mark.parametrize("gone", [ANN, BEN])
async def test_who_is_forgotten_before_the_deal_plays_at_no_table(rig: Rig, gone: Person) -> None:
    league, _ = await killed_before_the_deal(rig, ANN, BEN)
    await rig.reopen()
    await rig.host.personal_data.forget(gone, lambda _: "somebody")
    await not_played(rig, league)


@pytest.mark.parametrize("gone", [ANN, BEN])
async def test_who_is_forgotten_while_the_table_is_written_is_not_brought_back(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, gone: Person
) -> None:
    """All rows are read before the person's data is deleted, and written after it."""
    league, pairing, weeks = await planned(rig, ANN, BEN)
    opens = rig.host.opening.open_seated

    async def late(*values: Any, **more: Any) -> TableInfo:
        await rig.host.personal_data.forget(gone, lambda _: "somebody")
        return await opens(*values, **more)

    monkeypatch.setattr(rig.host.opening, "open_seated", late)
    assert await weeks.seat(league, pairing, None, lambda: "lamp") is None
    monkeypatch.undo()
    assert [line for line in everything(rig) if f'"{gone.id}"' in line or f"'{gone.id}'" in line] == []
    await not_played(rig, league)


async def test_who_is_forgotten_while_a_week_is_paired_is_not_written_down(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    league, weeks = await running(rig, ANN, BEN, CAT), LeagueWeeks(Leagues(rig.host))
    transaction = rig.host.tables.store.transaction

    async def after_them(work: Any) -> Any:
        monkeypatch.undo()
        await rig.host.personal_data.forget(BEN, lambda _: "somebody")
        return await transaction(work)

    monkeypatch.setattr(rig.host.tables.store, "transaction", after_them)
    await weeks.plan(league)
    await round_of(rig)
    assert [people for _, people, _ in await tables(rig, league)] == [{ANN.id, CAT.id}]
    assert (await Leagues(rig.host).one(league.id)).week == 3, "in the weeks before they would have met the other"


async def test_a_table_for_more_is_not_dealt_to_those_who_are_left(rig: Rig) -> None:
    """Their seats would move up, and each person would play for another one in the league."""
    league, _ = await killed_before_the_deal(rig, ANN, BEN, CAT, DAN, size=4, weeks=1)
    await rig.reopen()
    await rig.host.personal_data.forget(BEN, lambda _: "somebody")
    await not_played(rig, league)


async def test_whose_table_was_left_or_closed_before_the_deal(rig: Rig) -> None:
    league, table = await killed_before_the_deal(rig, ANN, BEN)
    await rig.reopen()
    await rig.host.seating.close_table(table, ANN, rig.press())
    await not_played(rig, league)


async def test_a_table_whose_start_is_refused_is_not_played(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    league, _ = await killed_before_the_deal(rig, ANN, BEN)
    monkeypatch.setattr(type(rig.games["toy"]), "seats", property(lambda _: (3, 4)), raising=False)
    await not_played(rig, league)


async def test_a_table_that_waits_for_its_game_longer_than_presses_are_kept_is_opened_once(rig: Rig) -> None:
    league, table = await killed_before_the_deal(rig, ANN, BEN)
    rig.host.tables.library.away.add("toy")
    rig.now += 8 * 86_400
    await rig.host.seating.expire()
    await round_of(rig)
    rig.host.tables.library.away.clear()
    await round_of(rig)
    assert [at for _, _, at in await tables(rig, league)] == [table]
    rows = await rig.host.tables.store.rows("SELECT id, status FROM tables")
    assert [(row["id"], row["status"]) for row in rows] == [(table, "playing")]


@pytest.mark.parametrize("dealt", [False, True])
async def test_a_table_that_a_release_before_has_opened_and_not_noted_is_the_one(rig: Rig, dealt: bool) -> None:
    league, table = await killed_before_the_deal(rig, ANN, BEN)
    if dealt:
        await rig.host.dealing.start(table, ANN, rig.press())
    await rig.host.tables.store.write("UPDATE league_seats SET table_id = NULL")
    await rig.reopen()
    await round_of(rig)
    assert [at for _, _, at in await tables(rig, league)] == [table]
    rows = await rig.host.tables.store.rows("SELECT id, status FROM tables")
    assert [(row["id"], row["status"]) for row in rows] == [(table, "playing")]
    assert (WEEK, f"{league.id}.1") in await wanted(rig)


async def test_until_its_deal_nobody_else_sits_down_and_another_game_is_open_to_all(rig: Rig) -> None:
    league, table = await killed_before_the_deal(rig, ANN, BEN)
    await rig.host.seating.leave(table, BEN, rig.press())
    assert (await refused(rig.host.seating.join(table, CAT, rig.press()))).reason == "invited-only"
    await rig.host.seating.join(table, BEN, rig.press())
    await round_of(rig)
    assert [at for _, _, at in await tables(rig, league)] == [table]
    await play(rig, table)
    again = (await rig.host.rematch.open(table, ANN, rig.press())).table
    assert not again.invited_only
    await rig.host.inviting.decline(again.id, BEN, rig.press())
    assert (await rig.host.seating.join(again.id, CAT, rig.press())).table.seat_of(CAT.id) is not None


async def test_whoever_starts_it_themselves_meanwhile_plays_at_it(rig: Rig) -> None:
    league, table = await killed_before_the_deal(rig, ANN, BEN)
    await rig.host.dealing.start(table, ANN, rig.press())
    await round_of(rig)
    assert [at for _, _, at in await tables(rig, league)] == [table]
    assert (WEEK, f"{league.id}.1") in await wanted(rig)


async def test_a_table_that_expired_before_its_deal_is_not_played(rig: Rig) -> None:
    league, _ = await killed_before_the_deal(rig, ANN, BEN)
    rig.host.tables.library.away.add("toy")
    rig.now += 15 * 86_400
    await rig.host.seating.expire()
    rig.host.tables.library.away.clear()
    await not_played(rig, league)


async def test_ended_early_a_table_before_its_deal_is_dealt_and_counts(rig: Rig) -> None:
    league, table = await killed_before_the_deal(rig, ANN, BEN, weeks=2)
    await rig.reopen()
    leagues = Leagues(rig.host)
    assert (await leagues.end(league.id, ANN.id, manages=False)).ending
    await round_of(rig)
    assert [at for _, _, at in await tables(rig, league)] == [table]
    await play(rig, table)
    await round_of(rig)
    rows = await LeagueWeeks(leagues).standings(await leagues.one(league.id))
    assert [row.played for row in rows] == [1, 1] and (await leagues.one(league.id)).status == "over"
    assert (END, str(league.id)) in await wanted(rig)


async def test_of_a_league_that_is_over_no_table_stays_open(rig: Rig) -> None:
    league, _ = await killed_before_the_deal(rig, ANN, BEN)
    await rig.reopen()
    await Leagues(rig.host).lost(league.id)
    await round_of(rig)
    (row,) = await rig.host.tables.store.rows("SELECT status FROM tables")
    assert row["status"] == "ended" and [at for _, _, at in await tables(rig, league)] == [0]


async def test_a_league_whose_game_does_not_come_back_is_over_in_the_end(rig: Rig) -> None:
    """Otherwise it could never be planned again, and would use up one of the server's five leagues for ever."""
    league = await running(rig, ANN, BEN, CAT)
    await round_of(rig)
    weeks = LeagueWeeks(Leagues(rig.host))
    due = (await weeks.leagues.one(league.id)).due or 0
    rig.now = due + PATIENCE_S - 1
    await weeks.look()
    assert (await weeks.leagues.one(league.id)).status == "running"
    rig.now += 2
    await weeks.look()
    assert (await weeks.leagues.one(league.id)).status == "over"
    assert (END, str(league.id)) in await wanted(rig)


async def test_a_last_table_that_can_never_be_opened_keeps_no_league_for_ever(rig: Rig) -> None:
    league, _, weeks = await planned(rig, ANN, BEN)
    rig.now += PATIENCE_S
    await weeks.look()
    assert (await weeks.leagues.one(league.id)).status == "running"
    rig.now += PATIENCE_S
    await weeks.look()
    assert (await weeks.leagues.one(league.id)).status == "over"


async def test_after_a_long_sleep_or_a_clock_that_jumped_no_league_is_over_at_once(rig: Rig) -> None:
    """As for tables that wait for their start: nobody can tell if the league was abandoned or the bot was away."""
    await rig.table(DAN)
    league, waits = await running(rig, ANN, BEN, CAT), await opened(rig, DAN)
    rig.now += PATIENCE_S + 1
    await rig.reopen()
    await Leagues(rig.host).expire()
    assert (await Leagues(rig.host).one(waits.id)).status == "open"
    await LeagueWeeks(Leagues(rig.host)).look()
    assert (await Leagues(rig.host).one(league.id)).status == "running"
    await round_of(rig)
    assert (await Leagues(rig.host).one(league.id)).week == 1


async def test_a_week_is_told_once_and_by_whoever_comes_later_if_need_be(rig: Rig) -> None:
    league, pairing, weeks = await planned(rig, ANN, BEN)

    def die(reached: str) -> None:
        if reached == "begun":
            marks.append(reached)
            if len(marks) == 3:
                raise Killed

    marks: list[str] = []
    rig.host.tables.store.hook = die
    with pytest.raises(Killed):
        await weeks.seat(league, pairing, None, lambda: "lamp")
    await rig.reopen()
    assert (await rig.host.reading.table(1)).status is Status.PLAYING
    for _ in range(2):
        await round_of(rig)
    told = await ChannelPosts(rig.host.tables.store, lambda: rig.now).one(WEEK, f"{league.id}.1")
    assert told is not None and told.wanted == 1


async def test_two_who_go_at_the_same_time_leave_no_league_to_nobody(rig: Rig) -> None:
    """One leaves the league, and the other's data is deleted."""
    leagues = Leagues(rig.host)
    for _ in range(5):
        league = await running(rig, ANN, BEN)
        goes = leagues.leave(league.id, BEN.id), rig.host.personal_data.forget(ANN, lambda _: "somebody")
        await asyncio.gather(*goes)
        assert (await leagues.one(league.id)).status == "over"


async def begin(rig: Rig) -> None:
    """Let the next week begin when it is due, and do all that follows."""
    for _ in range(3):
        await round_of(rig)


async def test_no_week_without_a_table_follows_a_withdrawal(rig: Rig) -> None:
    """One of three people leaves: the other two meet once, and no week without a table is announced."""
    league = await running(rig, ANN, BEN, CAT)
    leagues = Leagues(rig.host)
    await leagues.leave(league.id, CAT.id)
    told = []
    for _ in range(4):
        await begin(rig)
        told += [key for kind, key in await wanted(rig) if kind == WEEK]
        for week, people, table in await tables(rig, league):
            assert people == {ANN.id, BEN.id} and table, f"week {week}"
            if (await rig.host.reading.table(table)).status is Status.PLAYING:
                await play(rig, table)
        rig.now += WEEK_S
    (only,) = await tables(rig, league)
    assert told == [f"{league.id}.{only[0]}"] and (await leagues.one(league.id)).status == "over"


async def test_the_next_weeks_table_comes_without_waiting_for_a_week_that_has_none(rig: Rig) -> None:
    league = await running(rig, ANN, BEN, CAT, DAN)
    await begin(rig)
    for person in (BEN, DAN):
        await Leagues(rig.host).leave(league.id, person.id)
    rig.now += WEEK_S
    await begin(rig)
    *_, (week, people, table) = await tables(rig, league)
    assert (week, people) == (3, frozenset({ANN.id, CAT.id})) and table, "they would have met in the third week"
    after = await Leagues(rig.host).one(league.id)
    assert (after.week, after.due) == (3, None)


async def test_who_is_away_from_the_server_for_a_while_has_not_lost_the_weeks(rig: Rig) -> None:
    league, weeks = await running(rig, ANN, BEN), LeagueWeeks(Leagues(rig.host))
    await rig.host.tables.store.write("UPDATE leagues SET weeks = 3")
    await weeks.plan(await Leagues(rig.host).one(league.id), here={ANN.id})
    await weeks.look()
    after = await Leagues(rig.host).one(league.id)
    assert (after.week, after.due) == (1, rig.now + WEEK_S) and await tables(rig, league) == []
    assert (WEEK, f"{league.id}.1") not in await wanted(rig), "it has no table"
    rig.now += WEEK_S
    await begin(rig)
    assert [people for _, people, _ in await tables(rig, league)] == [{ANN.id, BEN.id}]


async def test_a_larger_league_of_which_too_few_are_left_ends(rig: Rig) -> None:
    league = await running(rig, ANN, BEN, CAT, size=3, weeks=5)
    await begin(rig)
    (first,) = await tables(rig, league)
    await wanted(rig)
    for person in (BEN, CAT):
        await Leagues(rig.host).leave(league.id, person.id)
    rig.now += WEEK_S
    await begin(rig)
    assert [kind for kind, _ in await wanted(rig) if kind == WEEK] == []
    await play(rig, first[2] or 0)
    await begin(rig)
    assert (await Leagues(rig.host).one(league.id)).status == "over"


async def test_who_is_kept_from_the_tables_of_the_server_is_not_seated(rig: Rig) -> None:
    league, pairing, weeks = await planned(rig, ANN, BEN)
    await rig.host.barring.bar(league.guild, CAT, BEN.id)
    assert await weeks.seat(league, pairing, None, lambda: "lamp") is None
    await not_played(rig, league)
    new = await opened(rig, ANN)
    assert (await refused(Leagues(rig.host).join(new.id, BEN))).reason == "barred-here"
