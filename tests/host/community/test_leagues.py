"""Leagues on the host: signing up, weeks that come whenever the process stops, tables that count once."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import pytest

from engine.host.community.channel_posts import ChannelPosts
from engine.host.community.league_personal_data import BOARD
from engine.host.community.league_weeks import PATIENCE_S, LeagueWeeks
from engine.host.community.leagues import (
    END,
    MOST_A_DAY,
    MOST_OF_ONE,
    MOST_OPEN,
    MOST_PEOPLE,
    STALE_AFTER_S,
    WEEK,
    League,
    Leagues,
)
from engine.host.community.weekly_digest import WEEK_S
from engine.host.model.records import DeliveryKind, Overtaken, Person, Status
from tests.host.kills import Killed
from tests.host.rig import ANN, BEN, CAT, DAN, Rig, refused
from tests.host.test_personal_data import everything

ALL = (ANN, BEN, CAT, DAN)


async def opened(rig: Rig, *people: Person, game: str = "toy", weeks: int = 0, **more: Any) -> League:
    leagues = Leagues(rig.host)
    league = await leagues.open(
        game,
        more.pop("size", None),
        "daily",
        weeks,
        people[0],
        guild="5",
        channel="77",
        lang="en",
        interaction=more.pop("press", rig.press()),
        days=more.pop("days", 7),
    )
    for person in people[1:]:
        rig.now += 1
        await leagues.join(league.id, person)
    return await leagues.one(league.id)


async def running(rig: Rig, *people: Person, **more: Any) -> League:
    league = await opened(rig, *people, **more)
    return await Leagues(rig.host).start(league.id, people[0].id, manages=False)


async def round_of(rig: Rig) -> None:
    """Do one round of the work of the league runner."""
    weeks = LeagueWeeks(Leagues(rig.host))
    await weeks.leagues.expire()
    for league in await weeks.due():
        await weeks.plan(league)
    for league, pairing in await weeks.to_open():
        await weeks.seat(league, pairing, None, lambda: "lamp")
    await weeks.look()


async def wanted(rig: Rig) -> list[tuple[str, str]]:
    """Return the bulletins that are due, and mark them as posted."""
    channel_posts = ChannelPosts(rig.host.tables.store, lambda: rig.now)
    due = await channel_posts.due()
    for one in due:
        await channel_posts.posted(one, "1")
    return sorted((one.kind, one.key) for one in due)


async def tables(rig: Rig, league: League) -> list[tuple[int, frozenset[str], int | None]]:
    found = await LeagueWeeks(Leagues(rig.host)).pairings(league)
    return [(p.week, frozenset(p.people), p.table) for p in found]


async def play(rig: Rig, table: int) -> None:
    assert (await rig.play_on(table, *ALL, moves=3000)).status is Status.FINISHED


async def test_signing_up_and_who_may_not(rig: Rig) -> None:
    leagues, press = Leagues(rig.host), rig.press()
    league = await opened(rig, ANN, BEN, press=press)
    assert (await opened(rig, ANN, press=press)).id == league.id, "the same press twice"
    assert [m.person for m in (await leagues.join(league.id, BEN)).people] == [ANN.id, BEN.id]
    await rig.host.blocks.block(BEN, CAT.id)
    assert (await refused(leagues.join(league.id, CAT))).reason == "no-such-league"
    assert (await refused(leagues.join(99, CAT))).reason == "no-such-league", "said alike"
    assert (await refused(leagues.start(league.id, BEN.id, manages=False))).reason == "league-organiser-only"
    await leagues.leave(league.id, ANN.id)
    assert (await leagues.one(league.id)).organiser == BEN.id
    assert (await refused(leagues.start(league.id, BEN.id, manages=False))).reason == "league-too-few"
    await leagues.join(league.id, DAN)
    assert (await leagues.start(league.id, ANN.id, manages=True)).status == "running"
    assert (await refused(leagues.join(league.id, ANN))).reason == "league-started"
    for number in range(MOST_OPEN - 1):
        await opened(rig, Person(str(300 + number), "P"))
    assert (await refused(opened(rig, ANN))).reason == "leagues-many"


async def test_one_person_has_not_all_the_leagues_of_a_server(rig: Rig) -> None:
    leagues = Leagues(rig.host)
    mine = [await opened(rig, ANN) for _ in range(MOST_OF_ONE)]
    no = await refused(opened(rig, ANN))
    assert (no.reason, no.facts) == ("leagues-own", {"most": MOST_OF_ONE})
    await opened(rig, BEN)
    for _ in range(MOST_A_DAY - MOST_OF_ONE):
        await leagues.end(mine[-1].id, ANN.id, manages=False)
        mine.append(await opened(rig, ANN))
    await leagues.end(mine[-1].id, ANN.id, manages=False)
    no = await refused(opened(rig, ANN))
    assert (no.reason, no.facts) == ("leagues-today", {"most": MOST_A_DAY})
    rig.now += 86_400
    assert await opened(rig, ANN)


async def test_presses_at_once_open_no_more_than_that(rig: Rig) -> None:
    done = await asyncio.gather(*(opened(rig, ANN) for _ in range(5)), return_exceptions=True)
    assert [getattr(one, "reason", "") for one in done].count("leagues-own") == 5 - MOST_OF_ONE


async def test_a_full_league_and_one_that_nobody_starts(rig: Rig) -> None:
    leagues = Leagues(rig.host)
    league = await opened(rig, *(Person(str(200 + n), f"P{n}") for n in range(MOST_PEOPLE)))
    assert (await refused(leagues.join(league.id, ANN))).reason == "league-full"
    rig.now += STALE_AFTER_S + 1
    await round_of(rig)
    assert (await leagues.one(league.id)).status == "over"
    assert (await refused(leagues.join(league.id, ANN))).reason == "league-over"
    assert await wanted(rig) == [(BOARD, str(league.id))]


async def test_odd_ones_out_and_what_cannot_be_a_league(rig: Rig) -> None:
    for more, reason in (
        ({"size": 9}, "players-not-offered"),
        ({"weeks": 99}, "malformed"),
        ({"days": 3}, "malformed"),
        ({"game": "no"}, "no-such-game"),
    ):
        assert (await refused(opened(rig, ANN, **more))).reason == reason


async def test_everybody_meets_everybody_week_by_week_and_the_games_count(rig: Rig) -> None:
    league = await running(rig, *ALL)
    weeks = LeagueWeeks(Leagues(rig.host))
    assert league.weeks == 3 and await wanted(rig) == [(BOARD, str(league.id))]
    met: list[frozenset[str]] = []
    for week in range(1, 4):
        await round_of(rig)
        await round_of(rig)
        assert await wanted(rig) == [(BOARD, str(league.id)), (WEEK, f"{league.id}.{week}")]
        now = [(people, table) for at, people, table in await tables(rig, league) if at == week]
        assert len(now) == 2
        for people, table in now:
            met.append(people)
            info = await rig.host.reading.table(table or 0)
            assert info.status is Status.PLAYING and not info.hints and info.pace == "daily"
            hands = {
                d.target
                for d in await rig.host.deliveries.due(1000)
                if d.kind is DeliveryKind.HAND and d.table == table
            }
            assert hands == people, "the first hand comes to all: nobody has pressed anything"
            await play(rig, table or 0)
        rig.now = max(rig.now, (await weeks.leagues.one(league.id)).due or rig.now)
    assert len(set(met)) == 6
    await round_of(rig)
    assert await wanted(rig) == [(BOARD, str(league.id)), (END, str(league.id))]
    league = await weeks.leagues.one(league.id)
    rows = await weeks.standings(league)
    assert league.status == "over" and [r.played for r in rows] == [3] * 4 and sum(r.points for r in rows) == 12
    assert {r.kept for r in rows} == {100} and rows == await weeks.standings(league)
    await round_of(rig)
    assert await wanted(rig) == []


async def test_three_people_have_a_free_week_each(rig: Rig) -> None:
    league = await running(rig, ANN, BEN, CAT)
    for _ in range(3):
        await round_of(rig)
        rig.now += WEEK_S
    found = await tables(rig, league)
    assert [week for week, _, _ in found] == [1, 2, 3] and len({people for _, people, _ in found}) == 3


@pytest.mark.parametrize("where", ["begun", "before-commit", "after-commit"])
async def test_killed_anywhere_every_table_is_opened_once(rig: Rig, where: str) -> None:
    league = await running(rig, *ALL)
    for number in range(1, 40):
        points = itertools.count(1)

        def die(reached: str, points: Any = points, number: int = number) -> None:
            if reached == where and next(points) == number:
                raise Killed

        rig.host.tables.store.hook = die
        try:
            await round_of(rig)
        except Killed:
            rig.host.tables.store.hook = None
            await rig.reopen()
            continue
        break
    rig.host.tables.store.hook = None
    (one, other) = await tables(rig, league)
    rows = await rig.host.tables.store.rows("SELECT id, status FROM tables ORDER BY id")
    assert [(r["id"], r["status"]) for r in rows] == [(one[2], "playing"), (other[2], "playing")]
    assert (WEEK, f"{league.id}.1") in await wanted(rig)


async def test_who_leaves_or_comes_to_be_kept_apart_is_not_paired(rig: Rig) -> None:
    leagues = Leagues(rig.host)
    league = await running(rig, *ALL, weeks=6)
    await leagues.leave(league.id, DAN.id)
    await rig.host.blocks.block(CAT, ANN.id)
    for _ in range(6):
        await round_of(rig)
        rig.now += WEEK_S
    met = [people for _, people, _ in await tables(rig, league)]
    assert sorted(map(sorted, met)) == [[ANN.id, BEN.id]] * 2 + [[BEN.id, CAT.id]] * 2
    rows = await LeagueWeeks(leagues).standings(await leagues.one(league.id))
    assert {r.person for r in rows} == {p.id for p in ALL}, "who left keeps the row"


async def test_whoever_is_kept_apart_between_pairing_and_opening_is_not_seated(rig: Rig) -> None:
    league = await running(rig, ANN, BEN)
    weeks = LeagueWeeks(Leagues(rig.host))
    await weeks.plan(league)
    await rig.host.blocks.block(ANN, BEN.id)
    await round_of(rig)
    assert await tables(rig, league) == [(1, frozenset((ANN.id, BEN.id)), 0)]
    assert await rig.host.tables.store.rows("SELECT id FROM tables") == []
    assert (WEEK, f"{league.id}.1") not in await wanted(rig), "a week without a table is not posted"
    await round_of(rig)
    assert (await weeks.leagues.one(league.id)).status == "over"


async def test_whose_seat_somebody_else_has_at_the_end_has_lost(rig: Rig) -> None:
    league = await running(rig, ANN, BEN)
    await round_of(rig)
    ((_, _, table),) = await tables(rig, league)
    await rig.host.play.resign(table or 0, BEN, rig.press())
    await play(rig, table or 0)
    rows = await LeagueWeeks(Leagues(rig.host)).standings(league)
    assert [(r.person, r.points) for r in rows] == [(ANN.id, 2), (BEN.id, 0)] and (rows[1].kept or 0) < 100
    assert [r.won for r in rows] == [1, 0], "whoever of them the computer would have let win"


async def test_a_game_that_is_never_finished_keeps_no_league_for_ever(rig: Rig) -> None:
    league = await running(rig, ANN, BEN)
    await round_of(rig)
    rig.now += PATIENCE_S
    await round_of(rig)
    assert (await Leagues(rig.host).one(league.id)).status == "running"
    ((_, _, table),) = await tables(rig, league)
    rig.now += 1
    await round_of(rig)
    assert (await Leagues(rig.host).one(league.id)).status == "over"
    assert (END, str(league.id)) in await wanted(rig)
    await play(rig, table or 0)
    await round_of(rig)
    rows = await LeagueWeeks(Leagues(rig.host)).standings(league)
    assert await wanted(rig) == [] and [row.played for row in rows] == [0, 0], "it counts for nobody"


async def test_it_may_be_ended_before(rig: Rig) -> None:
    leagues = Leagues(rig.host)
    league = await running(rig, *ALL)
    await round_of(rig)
    await wanted(rig)
    assert (await refused(leagues.end(league.id, BEN.id, manages=False))).reason == "league-organiser-only"
    await leagues.end(league.id, ANN.id, manages=False)
    assert await wanted(rig) == [(BOARD, str(league.id))], "who has won is not told while tables of it run"
    assert (await refused(leagues.end(league.id, ANN.id, manages=False))).reason == "league-ending"
    rig.now += 2 * WEEK_S
    await LeagueWeeks(leagues).plan(league)
    await round_of(rig)
    assert (await leagues.one(league.id)).ending
    (_, _, first), (_, _, second) = await tables(rig, league)
    await play(rig, first or 0)
    await round_of(rig)
    assert await wanted(rig) == [(BOARD, str(league.id))], "what was running still counts"
    await play(rig, second or 0)
    await round_of(rig)
    assert await wanted(rig) == [(BOARD, str(league.id)), (END, str(league.id))]
    assert (await leagues.one(league.id)).status == "over"


async def test_ended_while_no_table_runs_it_is_over_at_once(rig: Rig) -> None:
    leagues, weeks = Leagues(rig.host), LeagueWeeks(Leagues(rig.host))
    league = await running(rig, *ALL)
    await weeks.plan(league)
    league, pairing = (await weeks.to_open())[0]
    table = await weeks.seat(league, pairing, None, lambda: "lamp")
    assert table is not None
    await play(rig, table.id)
    await leagues.end(league.id, ANN.id, manages=False)
    assert (END, str(league.id)) in await wanted(rig) and (await leagues.one(league.id)).status == "over"
    await round_of(rig)
    assert [at for _, _, at in await tables(rig, league)] == [table.id, 0], "no more tables are opened"


async def test_a_game_that_is_away_waits(rig: Rig) -> None:
    league = await running(rig, ANN, BEN)
    weeks = LeagueWeeks(Leagues(rig.host))
    await weeks.plan(league)
    rig.host.tables.library.away.add("toy")
    for one, pairing in await weeks.to_open():
        assert await weeks.seat(one, pairing, None, lambda: "lamp") is None
    rig.host.tables.library.away.clear()
    await round_of(rig)
    ((_, _, table),) = await tables(rig, league)
    assert (await rig.host.reading.table(table or 0)).status is Status.PLAYING


async def test_larger_tables(rig: Rig) -> None:
    league = await running(rig, *ALL, size=4, weeks=2)
    for week in (1, 2):
        await round_of(rig)
        for at, people, table in await tables(rig, league):
            if at == week:
                assert len(people) == 4
                await play(rig, table or 0)
        rig.now = max(rig.now, (await Leagues(rig.host).one(league.id)).due or rig.now)
    rows = await LeagueWeeks(Leagues(rig.host)).standings(league)
    assert sorted(r.played for r in rows) == [2, 2, 2, 2]
    assert sum(r.points for r in rows) == 24


async def test_what_is_kept_of_a_person_and_what_is_left_of_who_is_forgotten(rig: Rig) -> None:
    leagues, zoe = Leagues(rig.host), Person("77777000001", "Zoë Quixotic")
    waits, league = await opened(rig, zoe, BEN), await running(rig, zoe, BEN, CAT)
    await round_of(rig)
    for _, people, table in await tables(rig, league):
        assert (await rig.play_on(table or 0, zoe, BEN, CAT, moves=3000)).status is Status.FINISHED, people
    weeks = LeagueWeeks(leagues)
    before = {r.person: r.points for r in await weeks.standings(league)}
    kept = (await rig.host.personal_data.belongings(zoe.id))["leagues"]
    assert [(k["league"], k["name"]) for k in kept] == [(waits.id, zoe.name), (league.id, zoe.name)]
    await rig.host.personal_data.forget(zoe, lambda _: "somebody")
    assert [line for line in everything(rig) if zoe.id in line or "Quixotic" in line] == []
    league = await leagues.one(league.id)
    assert league.organiser == BEN.id and [m.person for m in league.people] == [BEN.id, CAT.id]
    after = {r.person: r.points for r in await weeks.standings(league)}
    assert after == {person: points for person, points in before.items() if person != zoe.id}
    for _ in range(2):
        rig.now += WEEK_S
        await round_of(rig)
    assert frozenset((BEN.id, CAT.id)) in {people for _, people, _ in await tables(rig, league)}, (
        "all others still meet"
    )
    assert [m.person for m in (await leagues.one(waits.id)).people] == [BEN.id]
    await rig.host.personal_data.forget(BEN, lambda _: "somebody")
    assert (await leagues.one(waits.id)).status == "over"


async def test_a_table_that_somebody_writes_while_it_is_dealt_is_dealt_in_the_next_round(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For example another process, by a press at the lobby that exists for a moment."""
    league = await running(rig, ANN, BEN)

    async def overtaken(*_: object) -> None:
        raise Overtaken

    with monkeypatch.context() as patch:
        patch.setattr(rig.host.dealing, "deal_seated", overtaken)
        await round_of(rig)
    assert [row["status"] for row in await rig.host.tables.store.rows("SELECT status FROM tables")] == ["open"]
    assert (WEEK, f"{league.id}.1") not in await wanted(rig)
    await round_of(rig)
    ((_, _, table),) = await tables(rig, league)
    assert (await rig.host.reading.table(table or 0)).status is Status.PLAYING


async def test_who_is_forgotten_is_another_in_every_league(rig: Rig) -> None:
    both = [await running(rig, ANN, BEN, CAT) for _ in range(2)]
    await round_of(rig)
    await rig.host.personal_data.forget(CAT, lambda _: "somebody")
    rows = await rig.host.tables.store.rows(
        "SELECT person FROM league_people WHERE person NOT IN (?, ?)", (ANN.id, BEN.id)
    )
    assert len({row["person"] for row in rows}) == len(rows) == 2
    for league in both:
        seats = "SELECT person FROM league_seats WHERE league = ?"
        seated = {row["person"] for row in await rig.host.tables.store.rows(seats, (league.id,))}
        assert seated <= set((await Leagues(rig.host).one(league.id)).roster)


async def test_nobody_is_called_by_a_name_of_long_ago(rig: Rig) -> None:
    """They signed up under another name; the tables of a week do not bring it back."""
    league = await running(rig, ANN, BEN)
    await rig.host.settings.remember_person(Person(BEN.id, "Benedict"))
    await round_of(rig)
    assert (await rig.host.settings.person(BEN.id)).name == "Benedict"
    ((_, _, table),) = await tables(rig, league)
    assert {s.name for s in (await rig.host.reading.table(table or 0)).seats} == {"Ann", "Benedict"}


async def test_ended_by_two_at_once_it_is_told_once(rig: Rig) -> None:
    leagues = Leagues(rig.host)
    league = await running(rig, *ALL)
    await round_of(rig)
    ends = (leagues.end(league.id, person.id, manages=True) for person in (ANN, BEN))
    done = await asyncio.gather(*ends, return_exceptions=True)
    assert sorted(getattr(one, "reason", "") for one in done) == ["", "league-ending"]
    for _, _, table in await tables(rig, league):
        await play(rig, table or 0)
    await round_of(rig)
    told = await ChannelPosts(rig.host.tables.store, lambda: rig.now).one(END, str(league.id))
    assert told is not None and told.wanted == 1


async def test_who_leaves_at_the_same_time_does_not_inherit_it(rig: Rig) -> None:
    leagues = Leagues(rig.host)
    league = await running(rig, ANN, BEN, CAT)
    await asyncio.gather(leagues.leave(league.id, BEN.id), leagues.leave(league.id, ANN.id))
    assert (await leagues.one(league.id)).organiser == CAT.id
    await asyncio.gather(leagues.leave(league.id, CAT.id), return_exceptions=True)
    assert (await leagues.one(league.id)).status == "over"


async def test_no_more_than_five_are_opened_at_once(rig: Rig) -> None:
    people = [Person(str(number), f"P{number}") for number in range(200, 208)]
    done = await asyncio.gather(*(opened(rig, person) for person in people), return_exceptions=True)
    assert [getattr(one, "reason", "") for one in done].count("leagues-many") == 3
    assert len(await Leagues(rig.host).of_guild("5")) == MOST_OPEN


async def test_a_table_seated_twice_has_its_week_told_once(rig: Rig) -> None:
    weeks = LeagueWeeks(Leagues(rig.host))
    league = await running(rig, ANN, BEN)
    await weeks.plan(await weeks.leagues.one(league.id))
    ((league, pairing),) = await weeks.to_open()
    await weeks.seat(league, pairing, None, lambda: "lamp")
    assert (WEEK, f"{league.id}.1") in await wanted(rig)
    # Another process has read earlier that this table has to be opened.
    await weeks.seat(league, pairing, None, lambda: "lamp")
    assert await wanted(rig) == [] and len(await tables(rig, league)) == 1
