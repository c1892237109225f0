"""Cups on the host: rounds with the same cards at all tables, people who come and go, teams, kills, sealed cards."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Any

import pytest

from engine.host.community.cup_rounds import CupRow
from engine.host.community.cups import KNOCKOUT, SWISS, bye_points
from engine.host.community.league_weeks import LeagueWeeks, Pairing, cards_of
from engine.host.community.leagues import END, WEEK, League, Leagues
from engine.host.model.records import Person, Refused, Status
from tests.host.community.test_leagues import wanted
from tests.host.kills import Killed, outlived
from tests.host.rig import ANN, BEN, CAT, DAN, Rig, refused
from tests.host.test_personal_data import everything

EVE, FAY, GUS, HAL = (Person(str(900 + at), name) for at, name in enumerate(("Eve", "Fay", "Gus", "Hal")))
ALL = (ANN, BEN, CAT, DAN, EVE, FAY, GUS, HAL)
DAY = 86_400


async def cup(rig: Rig, mode: str, *people: Person, start: bool = True, **more: Any) -> League:
    leagues = Leagues(rig.host)
    teams = more.pop("teams", {})
    found = await leagues.open(
        "toy",
        more.pop("size", 2),
        "daily",
        more.pop("weeks", 0),
        people[0],
        guild="5",
        channel="77",
        lang="en",
        interaction=rig.press(),
        mode=mode,
        **more,
    )
    for person in people[1:]:
        rig.now += 1
        await leagues.join(found.id, person, teams.get(person.id, 0))
    if start:
        await leagues.start(found.id, people[0].id, manages=False)
    return await leagues.one(found.id)


async def turn(rig: Rig) -> None:
    """Do what the runner does in a round."""
    weeks = LeagueWeeks(Leagues(rig.host))
    for league in await weeks.due():
        await weeks.plan(league)
    await weeks.look()
    for league, pairing in await weeks.to_open():
        await weeks.seat(league, pairing, None, lambda: "lamp")
    await weeks.look()


async def next_round(rig: Rig, league: League) -> list[Pairing]:
    """Let the next round begin; return its tables and byes."""
    found = await Leagues(rig.host).one(league.id)
    rig.now = max(rig.now, found.due or rig.now)
    await turn(rig)
    return await of_round(rig, league)


async def of_round(rig: Rig, league: League) -> list[Pairing]:
    found = await Leagues(rig.host).one(league.id)
    return [p for p in await LeagueWeeks(Leagues(rig.host)).pairings(found) if p.week == found.week]


async def finish(rig: Rig, pairings: list[Pairing]) -> None:
    for pairing in pairings:
        if pairing.table and (await rig.host.reading.table(pairing.table)).status is not Status.FINISHED:
            assert (await rig.play_on(pairing.table, *ALL, moves=3000)).status is Status.FINISHED
    await LeagueWeeks(Leagues(rig.host)).look()


async def standings(rig: Rig, league: League) -> list[CupRow]:
    return await LeagueWeeks(Leagues(rig.host)).cup_standings(await Leagues(rig.host).one(league.id))


async def decks(rig: Rig, pairings: list[Pairing]) -> list[Any]:
    """Return what determines the shuffles of each table."""
    found = []
    for pairing in pairings:
        if pairing.table:
            (row,) = await rig.host.tables.store.rows(
                "SELECT secret, header FROM tables WHERE id = ?", (pairing.table,)
            )
            header = json.loads(row["header"])
            found.append((row["secret"], header["cards"], header.get("first"), tuple(header["nonces"])))
    return found


def met(pairings: list[Pairing]) -> list[frozenset[str]]:
    return [frozenset(p.people) for p in pairings if len(p.people) > 1]


async def test_a_swiss_of_five_with_a_withdrawal_and_a_late_joiner(rig: Rig) -> None:
    league = await cup(rig, SWISS, ANN, BEN, CAT, DAN, EVE, weeks=3, days=3)
    first = await next_round(rig, league)
    assert sorted(len(p.people) for p in first) == [1, 2, 2]
    assert len(set(await decks(rig, first))) == 1, "the same cards"
    (bye,) = (p.people[0] for p in first if len(p.people) == 1)
    assert (await standings(rig, league))[0].points == 0, "no result before all have played"
    await finish(rig, first)
    rows = {row.side: row for row in await standings(rig, league)}
    assert rows[bye].points == 2 and rows[bye].played == 0
    assert sum(row.points for row in rows.values()) == 2 + 2 * 2 + 4, "tables, the field, and a bye"
    leaver = next(p for p in ALL[:5] if p.id != bye)
    await Leagues(rig.host).leave(league.id, leaver.id)
    second = await next_round(rig, league)
    assert sorted(len(p.people) for p in second) == [2, 2], "nobody sits out"
    assert leaver.id not in {one for p in second for one in p.people}
    assert not set(met(first)) & set(met(second))
    assert set(await decks(rig, second)) != set(await decks(rig, first))
    await Leagues(rig.host).join(league.id, FAY)
    await finish(rig, second)
    third = await next_round(rig, league)
    assert FAY.id in {one for pair in met(third) for one in pair}, "who comes late sits at once"
    (alone,) = (p.people[0] for p in third if len(p.people) == 1)
    assert alone != bye, "nobody twice before everybody has once"
    await finish(rig, third)
    await turn(rig)
    assert (await Leagues(rig.host).one(league.id)).status == "over"
    assert (END, str(league.id)) in await wanted(rig)
    rows = {row.side: row for row in await standings(rig, league)}
    assert rows[leaver.id].gone and rows[FAY.id].played == 1 and len(rows) == 6


async def test_another_game_after_a_table_of_a_cup_is_in_the_channel(rig: Rig) -> None:
    """Everybody may take its free seat, and few see the thread."""
    league, weeks = await cup(rig, SWISS, ANN, BEN, weeks=1), LeagueWeeks(Leagues(rig.host))
    for due in await weeks.due():
        await weeks.plan(due)
    for found, pairing in await weeks.to_open():
        await weeks.seat(found, pairing, "4242", lambda: "lamp")
    await weeks.look()
    (pairing,) = await of_round(rig, league)
    assert (await rig.host.reading.table(pairing.table or 0)).place == "4242"
    await finish(rig, [pairing])
    again = (await rig.host.rematch.open(pairing.table or 0, ANN, rig.press())).table
    assert again.place == again.channel == "77" and not again.cards


async def test_rounds_missed_before_somebody_came_count_together_as_one_bye(rig: Rig) -> None:
    league = await cup(rig, SWISS, ANN, BEN, CAT, DAN, weeks=4, days=3)
    for number in (1, 2):
        await finish(rig, await next_round(rig, league))
        before = {row.side: row.points for row in await standings(rig, league)}
        if number == 1:
            await Leagues(rig.host).join(league.id, EVE)
            (came,) = [row for row in await standings(rig, league) if row.side == EVE.id]
            assert came.points == bye_points(2) == 2 and came.played == 0, "of one round"
    rows = {row.side: row.points for row in await standings(rig, league)}
    assert rows == before, "what a person has does not change"
    await Leagues(rig.host).join(league.id, FAY)
    rows = {row.side: row.points for row in await standings(rig, league)}
    assert rows[FAY.id] == 2, "two rounds count as one"
    assert {side: points for side, points in rows.items() if side != FAY.id} == before
    await finish(rig, await next_round(rig, league))
    third = {row.side: row for row in await standings(rig, league)}
    assert third[FAY.id].points - 2 in range(5) and third[FAY.id].played == 1, "and those of what they play"


@pytest.mark.parametrize("how", ["it ends", "they leave"])
async def test_who_came_and_never_sat_in_any_round_has_no_bye(rig: Rig, how: str) -> None:
    league = await cup(rig, SWISS, ANN, BEN, weeks=3, days=3)
    first = await next_round(rig, league)
    await Leagues(rig.host).join(league.id, EVE)
    await finish(rig, first)
    before = {row.side: row.points for row in await standings(rig, league)}
    assert before[EVE.id] == 2, "as long as they can play"
    if how == "it ends":
        await Leagues(rig.host).end(league.id, ANN.id, manages=False)
    else:
        await Leagues(rig.host).leave(league.id, EVE.id)
    rows = await standings(rig, league)
    assert {row.side: row.points for row in rows} == before | {EVE.id: 0}
    assert rows[0].played and rows[-1].side == EVE.id


async def test_who_plays_in_the_round_in_which_they_came_has_missed_none(rig: Rig) -> None:
    league = await cup(rig, SWISS, ANN, BEN, CAT, weeks=3, days=3)
    first = await next_round(rig, league)
    await Leagues(rig.host).join(league.id, DAN)
    await turn(rig)
    first = await of_round(rig, league)
    assert sorted(len(p.people) for p in first) == [2, 2]
    await finish(rig, first)
    rows = await standings(rig, league)
    assert sum(row.points for row in rows) == 2 * 2 + 2 * 2 and all(row.played == 1 for row in rows), "no bye"


async def test_who_comes_while_somebody_sits_out_plays_in_this_round(rig: Rig) -> None:
    league = await cup(rig, SWISS, ANN, BEN, CAT, weeks=3)
    first = await next_round(rig, league)
    (bye,) = (p.people[0] for p in first if len(p.people) == 1)
    rig.now += 2 * DAY
    await Leagues(rig.host).join(league.id, DAN)
    await turn(rig)
    now = await of_round(rig, league)
    assert frozenset((bye, DAN.id)) in met(now) and len(now) == 2
    assert len(set(await decks(rig, now))) == 1
    rig.now += 2 * DAY
    await Leagues(rig.host).join(league.id, EVE)
    await turn(rig)
    assert EVE.id not in {one for p in await of_round(rig, league) for one in p.people}, "too little time is left"


@pytest.mark.parametrize("mode", [SWISS, KNOCKOUT])
async def test_who_is_not_in_the_server_is_not_paired_and_comes_back(rig: Rig, mode: str) -> None:
    league, weeks = await cup(rig, mode, ANN, BEN, CAT, DAN, weeks=3), LeagueWeeks(Leagues(rig.host))
    await weeks.plan(league, {ANN.id, BEN.id, CAT.id})
    await turn(rig)
    first = await of_round(rig, league)
    assert DAN.id not in {one for p in first for one in p.people}
    await finish(rig, first)
    bye = next(p.people[0] for p in first if len(p.people) == 1)
    if mode == KNOCKOUT:
        for one in next(p for p in met(first)):
            await Leagues(rig.host).leave(league.id, one)
    second = await next_round(rig, league)
    there = {one for pair in met(second) for one in pair}
    assert DAN.id in there and (bye in there or mode == SWISS), "back in the server, they play; here for a place left"


async def test_who_has_seen_the_cards_is_not_seated_late(rig: Rig) -> None:
    league = await cup(rig, SWISS, ANN, BEN, CAT, weeks=3)
    first = await next_round(rig, league)
    table = next(p.table for p in first if p.table)
    await rig.host.duplicate_deals.show(table, DAN.id)
    await Leagues(rig.host).join(league.id, DAN)
    await turn(rig)
    assert DAN.id not in {one for p in await of_round(rig, league) for one in p.people}


async def test_a_knock_out_of_six_with_the_third_place(rig: Rig) -> None:
    league = await cup(rig, KNOCKOUT, *ALL[:6], days=3)
    assert league.weeks == 3
    sizes = []
    for _ in range(3):
        now = await next_round(rig, league)
        sizes.append(sorted(len(p.people) for p in now))
        assert len(set(await decks(rig, now))) == 1
        await finish(rig, now)
    assert sizes == [[1, 1, 2, 2], [2, 2], [2, 2]]
    await turn(rig)
    assert (await Leagues(rig.host).one(league.id)).status == "over"
    rows = await standings(rig, league)
    assert [row.place for row in rows] == [1, 2, 3, 4, 5, 5]


async def test_a_knock_out_waits_for_its_tables_and_not_for_ever(rig: Rig) -> None:
    league = await cup(rig, KNOCKOUT, *ALL[:4])
    first = await next_round(rig, league)
    await finish(rig, first[:1])
    rig.now += 8 * DAY
    await turn(rig)
    assert (await Leagues(rig.host).one(league.id)).week == 1
    rig.now += 8 * DAY
    await turn(rig)
    second = await of_round(rig, league)
    assert second[0].week == 2 and len(second) == 2
    assert [len(p.people) for p in second] == [2, 2]
    await finish(rig, second)
    assert (await rig.host.reading.table(first[1].table or 0)).status is Status.PLAYING
    assert (await Leagues(rig.host).one(league.id)).status == "over", "the winner is known"


async def test_the_best_loser_takes_the_place_of_who_leaves_a_knock_out(rig: Rig) -> None:
    league = await cup(rig, KNOCKOUT, *ALL[:4])
    first = await next_round(rig, league)
    await finish(rig, first)
    rows = await standings(rig, league)
    through = [row.side for row in rows if row.place == 1]
    assert len(through) == 2
    loser = next(one for p in first for one in p.people if through[0] in p.people and one != through[0])
    await Leagues(rig.host).leave(league.id, through[0])
    second = await next_round(rig, league)
    assert frozenset((loser, through[1])) in met(second)


async def test_who_comes_late_to_a_knock_out_meets_a_bye_or_waits_for_a_place(rig: Rig) -> None:
    league = await cup(rig, KNOCKOUT, ANN, BEN, CAT)
    first = await next_round(rig, league)
    (bye,) = (p.people[0] for p in first if len(p.people) == 1)
    await Leagues(rig.host).join(league.id, DAN)
    await Leagues(rig.host).join(league.id, EVE)
    await turn(rig)
    now = await of_round(rig, league)
    assert frozenset((bye, DAN.id)) in met(now) and EVE.id not in {one for p in now for one in p.people}
    await finish(rig, now)
    gone = next(p for p in met(now) if p != frozenset((bye, DAN.id)))
    for one in gone:
        await Leagues(rig.host).leave(league.id, one)
    second = await next_round(rig, league)
    assert EVE.id in met(second)[0]


async def test_teams_meet_at_several_tables_from_both_seats(rig: Rig) -> None:
    teams = {BEN.id: 1, DAN.id: 2, FAY.id: 3}
    league = await cup(rig, SWISS, *ALL[:6], weeks=3, team=2, teams=teams)
    assert [len(league.members(side)) for side in league.entrants] == [2, 2, 2]
    first = await next_round(rig, league)
    tables = [p for p in first if len(p.people) > 1]
    assert len(tables) == 2 and len(first) == 3
    assert [league.side_of(p.people[0]) for p in tables] == [league.side_of(p.people[1]) for p in reversed(tables)]
    assert len(set(await decks(rig, first))) == 1
    await finish(rig, first)
    rows = await standings(rig, league)
    assert sum(row.points for row in rows) == 2 * 2 + 2 * 2 + 2 * 2
    leaver = next(m for m in league.members(league.side_of(tables[0].people[0])))
    await Leagues(rig.host).leave(league.id, leaver.person)
    second = await next_round(rig, league)
    computers = [p for p in second if any(one.startswith("computer-") for one in p.people)]
    side = league.side_of(leaver.person)
    if any(side in map(league.side_of, p.people) for p in second if len(p.people) > 1):
        (table,) = computers
        seats = (await rig.host.reading.table(table.table or 0)).seats
        assert [s.person for s in seats].count(None) == 1
    await finish(rig, second)
    back = await Leagues(rig.host).join(league.id, GUS, 1 if side == "team-1" else int(side[5:]))
    assert {m.person for m in back.members(side)} >= {GUS.id}, "somebody new takes the free place"
    third = await next_round(rig, league)
    await finish(rig, third)
    assert sum(row.played for row in await standings(rig, league)) == 12


async def test_teams_that_are_not_full_are_put_together_at_the_start(rig: Rig) -> None:
    league = await cup(rig, SWISS, ANN, BEN, CAT, DAN, EVE, weeks=1, team=2, teams={BEN.id: 1}, start=True)
    assert sorted(len(league.members(side)) for side in league.entrants) == [1, 2, 2]
    assert (await refused(Leagues(rig.host).join(league.id, FAY, 1))).reason == "cup-team-full"
    assert (await refused(Leagues(rig.host).join(league.id, FAY, 77))).reason == "cup-team-full"


async def test_until_the_round_is_over_its_cards_are_closed_to_who_has_not_played_them(rig: Rig) -> None:
    league = await cup(rig, SWISS, *ALL[:5], weeks=3)
    first = await next_round(rig, league)
    tables = [p for p in first if p.table]
    await finish(rig, tables[:1])
    done, other = tables[0].table or 0, tables[1]
    deals = rig.host.duplicate_deals
    (bye,) = (p.people[0] for p in first if len(p.people) == 1)
    assert (await refused(deals.must_be_open_to(done, other.people[0]))).reason == "cards-in-play"
    assert (await refused(deals.must_be_open_to(done, bye))).reason == "cup-sealed"
    await deals.must_be_open_to(done, tables[0].people[0])
    await deals.must_be_open_to(done, HAL.id)
    assert (await refused(deals.must_be_shareable(done))).reason == "cup-sealed"
    assert (await rig.host.reading.export(done))["secret"] is None
    await finish(rig, tables)
    assert (await refused(deals.must_be_shareable(done))).reason == "cup-sealed", "somebody may come late"
    rig.now += 4 * DAY
    await deals.must_be_shareable(done)
    await deals.must_be_open_to(done, bye)
    assert (await rig.host.reading.export(done))["secret"] is not None
    assert (await refused(rig.host.seating.join(done, HAL, rig.press()))).reason == "table-over"


async def test_a_table_of_a_cup_stays_in_its_private_thread(rig: Rig) -> None:
    league = await cup(rig, SWISS, ANN, BEN, weeks=1)
    (pairing,) = await next_round(rig, league)
    moved = rig.host.relocation.propose(pairing.table or 0, ANN, "5", "78", rig.press())
    assert (await refused(moved)).reason == "cup-stays"


async def test_the_secret_of_a_round_is_that_of_no_other(rig: Rig) -> None:
    one, two = await cup(rig, SWISS, ANN, BEN, weeks=2), await cup(rig, SWISS, CAT, DAN, weeks=1)
    assert cards_of(one, 1, 2) != cards_of(two, 1, 2)
    secrets = set()
    for league in (one, two):
        secrets |= {deck[0] for deck in await decks(rig, await next_round(rig, league))}
    assert len(secrets) == 2


@pytest.mark.parametrize("at", range(1, 9))
async def test_a_kill_at_any_write_of_a_round_loses_and_doubles_nothing(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, at: int
) -> None:
    league = await cup(rig, SWISS, *ALL[:5], weeks=2)
    done = 0
    transaction = rig.host.tables.store.transaction

    async def dying(work: Any) -> Any:
        nonlocal done
        done += 1
        found = await transaction(work)
        if done == at:
            raise Killed
        return found

    with monkeypatch.context() as patch:
        patch.setattr(rig.host.tables.store, "transaction", dying)
        with contextlib.suppress(Killed):
            await turn(rig)
    await rig.reopen()
    await turn(rig)
    now = await of_round(rig, league)
    assert sorted(len(p.people) for p in now) == [1, 2, 2] and len(set(await decks(rig, now))) == 1
    tables = await rig.host.tables.store.rows("SELECT id, status FROM tables")
    assert sorted(row["status"] for row in tables) == ["playing", "playing"]
    assert (WEEK, f"{league.id}.1") in await wanted(rig)


async def test_two_processes_at_once_store_a_round_and_a_late_table_once(rig: Rig) -> None:
    league, weeks = await cup(rig, SWISS, ANN, BEN, CAT, weeks=2), LeagueWeeks(Leagues(rig.host))
    await asyncio.gather(weeks.plan(league), weeks.plan(league))
    league = await weeks.leagues.one(league.id)
    assert league.week == 1 and len(await of_round(rig, league)) == 2
    await weeks.leagues.join(league.id, DAN)
    league = await weeks.leagues.one(league.id)
    await asyncio.gather(weeks.seat_late(league), weeks.seat_late(league))
    assert sorted(len(p.people) for p in await of_round(rig, league)) == [2, 2]


async def test_who_signs_up_as_a_cup_starts_is_in_it_or_is_told(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    """They sign up between the reading of the teams and the start: nobody is put into a team that they fill."""
    league = await cup(rig, SWISS, ANN, BEN, CAT, start=False, team=2)
    leagues, transaction = Leagues(rig.host), rig.host.tables.store.transaction

    async def late(work: Any) -> Any:
        monkeypatch.undo()
        await leagues.join(league.id, DAN, 1)
        return await transaction(work)

    monkeypatch.setattr(rig.host.tables.store, "transaction", late)
    assert (await refused(leagues.start(league.id, ANN.id, manages=False))).reason == "stale"
    league = await leagues.start(league.id, ANN.id, manages=False)
    assert sorted(len(league.members(side)) for side in league.entrants if league.members(side)) == [2, 2]


@pytest.mark.parametrize("at", range(1, 5))
async def test_a_kill_while_a_late_table_is_stored_and_opened(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, at: int
) -> None:
    league = await cup(rig, SWISS, ANN, BEN, CAT, weeks=2)
    await turn(rig)
    await Leagues(rig.host).join(league.id, DAN)
    done, transaction = 0, rig.host.tables.store.transaction

    async def dying(work: Any) -> Any:
        nonlocal done
        done += 1
        found = await transaction(work)
        if done == at:
            raise Killed
        return found

    with monkeypatch.context() as patch:
        patch.setattr(rig.host.tables.store, "transaction", dying)
        with contextlib.suppress(Killed):
            await turn(rig)
    await rig.reopen()
    await turn(rig)
    now = await of_round(rig, league)
    assert sorted(len(p.people) for p in now) == [2, 2] and len(set(await decks(rig, now))) == 1
    tables = await rig.host.tables.store.rows("SELECT status FROM tables")
    assert [row["status"] for row in tables] == ["playing", "playing"]


async def closing(rig: Rig, mode: str) -> League:
    """Return a cup whose last round is played, as nobody has looked at it yet."""
    league = await cup(rig, mode, ANN, BEN, CAT, DAN, weeks=1 if mode == SWISS else 0, days=3)
    for _ in range(1 if mode == SWISS else 2):
        last = await next_round(rig, league)
        if last[0].week < (1 if mode == SWISS else 2):
            await finish(rig, last)
    for pairing in last:
        await rig.play_on(pairing.table or 0, *ALL, moves=3000)
    return await Leagues(rig.host).one(league.id)


@pytest.mark.parametrize("point", ["begun", "before-commit", "after-commit"])
@pytest.mark.parametrize("mode", [SWISS, KNOCKOUT])
async def test_killed_at_every_write_of_its_closing_a_cup_ends_once(rig: Rig, mode: str, point: str) -> None:
    """A process dies at the first write, its successor at the second, and so on; each may come hours late."""
    league = await closing(rig, mode)
    assert league.status == "running"

    async def an_hour_later() -> None:
        rig.now += 3600

    died, _ = await outlived(rig, point, lambda: turn(rig), most=20, reopened=an_hour_later)
    assert died >= 1, "it was killed"
    now = await Leagues(rig.host).one(league.id)
    assert (now.status, now.week) == ("over", 1 if mode == SWISS else 2)
    assert [row.place for row in await standings(rig, league)].count(1) >= 1
    posts = await rig.host.tables.store.rows("SELECT kind FROM bulletins WHERE kind = ?", (END,))
    assert len(posts) == 1
    assert (END, str(league.id)) in await wanted(rig)
    await turn(rig)
    assert await wanted(rig) == [], "a second look posts nothing"


async def test_a_forgotten_person_leaves_no_trace_in_a_cup(rig: Rig) -> None:
    zoe = Person("77777000001", "Zoë Quixotic")
    league = await cup(rig, SWISS, zoe, BEN, CAT, weeks=3)
    first = await next_round(rig, league)
    for p in first:
        if p.table:
            await rig.play_on(p.table, zoe, BEN, CAT, moves=3000)
    await LeagueWeeks(Leagues(rig.host)).look()
    assert [k["league"] for k in (await rig.host.personal_data.belongings(zoe.id))["leagues"]] == [league.id]
    await rig.host.personal_data.forget(zoe, lambda _: "somebody")
    assert [line for line in everything(rig) if zoe.id in line or "Quixotic" in line] == []
    assert {row.side for row in await standings(rig, league)} == {BEN.id, CAT.id}
    second = await next_round(rig, league)
    assert met(second) == [frozenset((BEN.id, CAT.id))]


FORGOTTEN = [
    (count, team, when)
    for count, team in ((4, 1), (5, 1), (6, 2))
    for when in ("planned", "undealt", "dealt", "finished", "free")
    if (count, when) != (4, "free")
]
"""The number of people, that of a team, and when one of them is forgotten. Of four nobody is free."""


@pytest.mark.parametrize("mode", [SWISS, KNOCKOUT])
@pytest.mark.parametrize(("count", "team", "when"), FORGOTTEN)
async def test_who_is_forgotten_and_signs_up_again_in_the_same_round(
    rig: Rig, mode: str, count: int, team: int, when: str
) -> None:
    """They are somebody new: no error, at no table twice, in every later round; and never at the same cards again."""
    teams = {p.id: 1 + at // team for at, p in enumerate(ALL[:count]) if team > 1 and at % team}
    rounds = 0 if mode == KNOCKOUT else 3
    league = await cup(rig, mode, *ALL[:count], team=team, teams=teams, days=3, weeks=rounds)
    weeks = LeagueWeeks(Leagues(rig.host))
    if when in ("planned", "undealt"):
        await weeks.plan(league)
        (now, pairing), *_ = await weeks.to_open()
        if when == "undealt":
            await weeks._opened_now(now, pairing, None, lambda: "lamp", lambda _: "CPU")
    else:
        await turn(rig)
    before = await of_round(rig, league)
    if when == "finished":
        await finish(rig, [next(p for p in before if p.table)])
    chosen = [p for p in before if (len(p.people) == 1) is (when == "free")]
    people = [one for one in chosen[0].people if one.isdecimal()]
    who = next(p for p in ALL if p.id == people[0])
    await rig.host.personal_data.forget(who, lambda _: "somebody")
    await Leagues(rig.host).join(league.id, who)
    await turn(rig)
    await turn(rig)
    now_ = await of_round(rig, league)
    mine = [p for p in now_ if who.id in p.people]
    if when in ("planned", "undealt") and mode == SWISS and team == 1:
        assert mine and mine[0].table and set(people[1:]) < set(mine[0].people), "nobody has an empty week"
    if when in ("dealt", "finished"):
        assert mine == [], "they have seen the cards"
    for _ in range(8):
        await finish(rig, await of_round(rig, league))
        await next_round(rig, league)
        await turn(rig)
        now_ = await of_round(rig, league)
        seated = [one for p in now_ for one in p.people]
        assert len(seated) == len(set(seated))
        if (await Leagues(rig.host).one(league.id)).status == "over":
            break
        assert mode == KNOCKOUT or who.id in seated
    else:
        pytest.fail("no end")
    assert who.id in {m.person for m in (await Leagues(rig.host).one(league.id)).people}


async def test_a_table_that_was_never_dealt_has_shown_no_cards(rig: Rig) -> None:
    league = await cup(rig, SWISS, ANN, BEN, weeks=1)
    weeks = LeagueWeeks(Leagues(rig.host))
    await weeks.plan(league)
    ((now, pairing),) = await weeks.to_open()
    info = await weeks._opened_now(now, pairing, None, lambda: "lamp", lambda _: "CPU")
    known = rig.host.duplicate_deals.known_to
    assert await known(cards_of(league, 1, 2), BEN.id), "as long as it may be dealt"
    await rig.host.seating.close_table(info.id, ANN, rig.press())
    assert not await known(cards_of(league, 1, 2), BEN.id)


async def test_what_is_refused(rig: Rig) -> None:
    leagues = Leagues(rig.host)
    for wrong in (
        {"mode": "chess"},
        {"mode": SWISS, "days": 2},
        {"mode": SWISS, "team": 5},
        {"mode": "league", "team": 2},
    ):
        with pytest.raises(Refused, match="malformed"):
            await cup(rig, wrong.pop("mode"), ANN, start=False, **wrong)  # type: ignore[arg-type]
    league = await cup(rig, SWISS, ANN, BEN, weeks=1)
    await next_round(rig, league)
    assert (await refused(leagues.join(league.id, CAT))).reason == "league-started", "the last round"


@pytest.mark.parametrize("mode", [SWISS, KNOCKOUT])
@pytest.mark.parametrize(("size", "team", "count"), [(3, 1, 5), (3, 1, 8), (4, 1, 6), (2, 2, 8), (3, 2, 6), (2, 4, 8)])
async def test_every_size_of_table_and_team_comes_to_its_end(
    rig: Rig, mode: str, size: int, team: int, count: int
) -> None:
    teams = {person.id: 1 + at // team for at, person in enumerate(ALL[:count]) if team > 1 and at % team}
    league = await cup(rig, mode, *ALL[:count], size=size, team=team, teams=teams, days=3)
    entrants = count // team
    assert len(league.entrants) == entrants
    for _ in range(8):
        now = await next_round(rig, league)
        if (await Leagues(rig.host).one(league.id)).status == "over":
            break
        seated = [one for p in now for one in p.people]
        assert len(seated) == len(set(seated)), "nobody is at two tables"
        found = await decks(rig, now)
        assert (
            len({deck[1] for deck in found})
            == len({deck[:2] for deck in found})
            == len({len(p.people) for p in now if p.table})
        )
        await finish(rig, now)
    else:
        pytest.fail("no end")
    rows = await standings(rig, league)
    assert len(rows) == entrants and [row.place for row in rows].count(1) >= 1
    if mode == KNOCKOUT:
        assert [row.place for row in rows].count(1) == 1
