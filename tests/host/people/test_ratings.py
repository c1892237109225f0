"""Tables count once, in order, for the people who played them; rankings and profiles show only what they may."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from engine.host.model.clock.quiet_hours import QuietHours
from engine.host.model.clock.time_control import HOUR, MINUTE
from engine.host.model.records import Person, Status
from engine.host.people import ratings
from engine.host.people.profiles import LEAST_ANSWERS, Profile, Ranked, placed
from engine.host.people.rating import FRESH, OTHERS, PROVISIONAL, Rating, rated
from engine.host.people.ratings import SQL, CountedTable, Ratings
from engine.host.store.schema import SQLITE
from tests.host.absence.test_substitutes import offered, take
from tests.host.cluster.test_processes import Two, two
from tests.host.kills import Killed, outlived
from tests.host.model.test_time_control import playing, saying
from tests.host.model.test_timeouts import wait
from tests.host.rig import ANN, BEN, CAT, Rig

__all__ = ["two"]

EVA = Person("105", "Eva")


async def over(rig: Rig, winner: Person, *others: Person, guild: str = "g", minutes: float = 1.0) -> int:
    """Play a game of one round to its end: ``winner`` bids more than the others, everybody holds."""
    people = (winner, *others)
    info = await rig.started(*people, size=len(people), rounds=1)
    if guild != "g":
        await rig.host.tables.store.write("UPDATE tables SET guild = ? WHERE id = ?", (guild, info.id))
    for person in people:
        rig.now += minutes * MINUTE
        await rig.act(info.id, person, "bid", 3 if person is winner else 1)
    for person in people:
        rig.now += minutes * MINUTE
        await rig.act(info.id, person, "say", 1)
    assert (await rig.host.reading.table(info.id)).status is Status.FINISHED
    return info.id


async def kept(rig: Rig) -> list[tuple[object, ...]]:
    """Return all stored results."""
    rows = await rig.host.tables.store.rows("SELECT * FROM results ORDER BY table_id, person")
    counted = await rig.host.tables.store.rows("SELECT * FROM counted ORDER BY table_id")
    return [tuple(r) for r in (*rows, *counted)]


async def ranking(rig: Rig, guild: str = "g") -> list[tuple[str, int, int, int]]:
    await rig.host.ratings.catch_up()
    found = await rig.host.profiles.ranking(guild, "toy")
    return [(r.person.name, r.rating.shown, r.games, r.wins) for r in found]


async def profile(rig: Rig, person: Person, guild: str | None = None) -> Profile:
    await rig.host.ratings.catch_up()
    return await rig.host.profiles.profile(person.id, guild)


async def test_a_finished_table_counts_once(rig: Rig) -> None:
    await over(rig, ANN, BEN)
    assert await rig.host.ratings.catch_up() == 1
    assert await rig.host.ratings.catch_up() == 0
    ((ann,), (ben,)) = rated([[FRESH], [FRESH]], [1, 2])
    assert await ranking(rig) == [("Ann", ann.shown, 1, 1), ("Ben", ben.shown, 1, 0)]
    await rig.reopen()
    assert await rig.host.ratings.catch_up() == 0


async def test_tables_that_run_or_were_ended_count_for_nobody(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, size=2)
    ended = await rig.started(ANN, BEN, size=2)
    for person in (ANN, BEN):
        await rig.host.play.vote_end(ended.id, person, rig.press())
    assert await rig.host.ratings.catch_up() == 0
    await rig.play_on(info.id, ANN, BEN)
    assert await rig.host.ratings.catch_up() == 1


async def test_what_is_kept_does_not_depend_on_when_it_was_counted(rig: Rig) -> None:
    for winner, other in ((ANN, BEN), (BEN, ANN), (ANN, CAT), (BEN, CAT), (CAT, ANN)):
        await over(rig, winner, other, guild="g" if winner is ANN else "h")
        await rig.host.ratings.catch_up()
    one_by_one = await kept(rig)
    assert await rig.host.ratings.recompute() == 5 and await kept(rig) == one_by_one
    assert await rig.host.ratings.recompute("toy") == 5 and await kept(rig) == one_by_one
    # Another process has counted the later ones already.
    await rig.host.tables.store.write("DELETE FROM results WHERE table_id = 2")
    await rig.host.tables.store.write("DELETE FROM counted WHERE table_id = 2")
    await rig.host.tables.store.write("UPDATE tables SET counted = 0 WHERE id = 2")
    await rig.host.ratings.catch_up()
    assert await kept(rig) == one_by_one


COUNTED_AFRESH = """
SELECT r.guild, r.person, (SELECT SUM(w.won) FROM results w WHERE w.guild = r.guild AND w.person = r.person) AS wins,
    (SELECT COUNT(DISTINCT o.person) FROM results m JOIN results o ON o.table_id = m.table_id AND o.person <> m.person
    WHERE m.guild = r.guild AND m.person = r.person) AS others, MAX(r.guild_nth) AS games
FROM results r GROUP BY r.guild, r.person ORDER BY r.guild, r.person"""
NEWEST = """
SELECT guild, person, guild_wins AS wins, guild_others AS others, guild_nth AS games
FROM results WHERE newest = 1 ORDER BY guild, person"""


async def test_the_newest_result_has_the_wins_and_opponents_until_then(rig: Rig) -> None:
    for winner, other in ((ANN, BEN), (BEN, ANN), (ANN, CAT), (ANN, BEN), (CAT, ANN)):
        await over(rig, winner, other, guild="g" if winner is ANN else "h")
        await rig.host.ratings.catch_up()
    store = rig.host.tables.store
    expected = [tuple(row) for row in await store.rows(COUNTED_AFRESH)]
    assert ("g", ANN.id, 3, 2, 3) in expected and len(expected) == 6
    assert [tuple(row) for row in await store.rows(NEWEST)] == expected
    await rig.host.ratings.recompute()
    assert [tuple(row) for row in await store.rows(NEWEST)] == expected
    # A store of an earlier release has no such figures: the migration counts them.
    await store.write("UPDATE results SET newest = 0, guild_wins = 0, guild_others = 0")
    for statement in SQLITE[40 - 1].split(";"):
        if "UPDATE results" in statement:
            await store.write(statement)
    assert [tuple(row) for row in await store.rows(NEWEST)] == expected


@pytest.mark.file_only
async def test_what_is_counted_is_not_looked_through_again(rig: Rig) -> None:
    for _ in range(5):
        await over(rig, ANN, BEN)
    await rig.host.ratings.catch_up()
    await rig.host.tables.store.write("ANALYZE")
    await rig.reopen()
    plan = [r["detail"] for r in await rig.host.tables.store.rows(f"EXPLAIN QUERY PLAN {SQL.finished_tables_to_rate}")]
    assert any("t USING INDEX tables_uncounted" in step for step in plan), plan
    assert not any(step.startswith("SCAN") for step in plan), plan


async def test_a_table_that_another_counted_while_all_was_worked_out_anew_counts_again(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All tables are read, then the other process counts a newer table, then the results of reading are stored."""
    await over(rig, ANN, BEN)
    late = False
    read = rig.host.ratings._read

    async def then_another_counts(table: int, at: float) -> CountedTable:
        nonlocal late
        found = await read(table, at)
        if not late:
            late = True
            await over(rig, BEN, ANN)
            other = Ratings(rig.host.tables.store, rig.host.rules_of)
            assert await other.catch_up() == 2
        return found

    await rig.host.ratings.catch_up()
    monkeypatch.setattr(rig.host.ratings, "_read", then_another_counts)
    await rig.host.tables.store.write("UPDATE tables SET counted = 0")
    await rig.host.tables.store.write("DELETE FROM counted")
    await rig.host.tables.store.write("DELETE FROM results")
    assert await rig.host.ratings.recompute("toy") == 1
    monkeypatch.undo()
    assert await rig.host.ratings.catch_up() == 1
    once = await kept(rig)
    assert await rig.host.ratings.recompute() == 2 and await kept(rig) == once


async def test_nobody_is_spared_a_loss_by_what_they_call_themselves(rig: Rig) -> None:
    """A person who took a chair at a running table is not charged with it; a name is no such note."""
    sly = Person("106", "table-chair-taken")
    info = await rig.started(ANN, sly, size=2, rounds=1)
    await rig.host.play.vote_end(info.id, sly, rig.press())
    for number, word in ((3, "bid"), (1, "say")):
        for person in (ANN, sly):
            await rig.act(info.id, person, word, number if person is ANN else 1)
    assert [(name, games, wins) for name, _, games, wins in await ranking(rig)] == [("Ann", 1, 1), (sly.name, 1, 0)]


async def test_another_formula_works_all_out_anew(rig: Rig) -> None:
    await over(rig, ANN, BEN)
    await rig.host.ratings.catch_up()
    before = await kept(rig)
    await rig.host.tables.store.write("UPDATE results SET mu = 99")
    await rig.host.ratings.catch_up()
    assert await kept(rig) != before
    await rig.host.tables.store.write("UPDATE kept SET body = '0' WHERE name = 'rating-formula'")
    await rig.host.ratings.catch_up()
    assert await kept(rig) == before


async def test_two_who_count_at_once_count_once(rig: Rig) -> None:
    await over(rig, ANN, BEN)
    other = Rig(rig.path)
    await other.open()
    try:
        await asyncio.gather(*(one.host.ratings.catch_up() for one in (rig, other, rig, other)))
    finally:
        await other.host.close()
    assert len(await kept(rig)) == 3 and [games for _, _, games, _ in await ranking(rig)] == [1, 1]


@pytest.mark.parametrize("point", ["begun", "before-commit", "after-commit"])
async def test_killed_anywhere_a_table_counts_once(tmp_path: Path, point: str) -> None:
    rig = Rig(tmp_path / "store.db")
    await rig.open()
    await over(rig, ANN, BEN)
    await rig.host.ratings.catch_up()
    await over(rig, ANN, BEN)

    def die(reached: str) -> None:
        if reached == point:
            raise Killed

    for anew in (False, True):
        rig.host.tables.store.hook = die
        with pytest.raises(Killed):
            await (rig.host.ratings.recompute() if anew else rig.host.ratings.catch_up())
        rig.host.tables.store.hook = None
        await rig.reopen()
        await rig.host.ratings.catch_up()
        assert [(name, games) for name, _, games, _ in await ranking(rig)] == [("Ann", 2), ("Ben", 2)]
    await rig.host.close()


async def test_each_server_has_a_ranking_of_its_own(rig: Rig) -> None:
    await over(rig, ANN, BEN)
    await over(rig, BEN, CAT, guild="h")
    await over(rig, BEN, CAT, guild="h")
    assert [name for name, *_ in await ranking(rig)] == ["Ann", "Ben"]
    assert [(name, games, wins) for name, _, games, wins in await ranking(rig, "h")] == [("Ben", 2, 2), ("Cat", 2, 0)]
    assert await rig.host.profiles.ranked_games("g") == ["toy"] and await rig.host.profiles.ranked_games("x") == []
    everywhere, here = await profile(rig, BEN), await profile(rig, BEN, "g")
    assert (everywhere.played, everywhere.won, everywhere.games[0].rated) == (3, 2, 3)
    assert (here.played, here.won, here.games[0].rated) == (1, 0, 1)
    assert len(everywhere.games[0].ratings) == 3 and everywhere.games[0].rating != here.games[0].rating


async def test_a_table_tells_what_it_did_to_a_rating(rig: Rig) -> None:
    first, second = await over(rig, ANN, BEN), await over(rig, ANN, CAT)
    await rig.host.ratings.catch_up()
    began, went_on = await rig.host.profiles.gain(first, ANN.id), await rig.host.profiles.gain(second, ANN.id)
    assert began is not None and went_on is not None
    assert (began.before, began.games, went_on.before, went_on.games) == (FRESH, 1, began.after, 2)
    assert await rig.host.profiles.gain(second, BEN.id) is None


async def test_a_table_in_a_direct_message_is_of_no_server(rig: Rig) -> None:
    table = await over(rig, ANN, BEN)
    await rig.host.tables.store.write("UPDATE tables SET guild = NULL WHERE id = ?", (table,))
    assert await ranking(rig) == [] and await ranking(rig, "") == []
    assert (await profile(rig, ANN)).games[0].rated == 1


async def test_computers_are_told_and_not_rated(rig: Rig) -> None:
    info = await rig.started(ANN, computers=1, size=2, rounds=1)
    await rig.play_on(info.id, ANN)
    won = (await profile(rig, ANN)).won
    both = await rig.started(ANN, BEN, computers=1, size=3, rounds=1)
    await rig.play_on(both.id, ANN, BEN)
    mine = (await profile(rig, ANN)).games[0]
    assert (mine.games, mine.alone, mine.rated) == (2, {"house": (1, won)}, 1)
    assert [name for name, *_ in await ranking(rig)] == ["Ann", "Ben"]


async def test_who_leaves_is_counted_and_a_substitute_is_not_charged(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, pace="none", rounds=1)
    await rig.host.play.resign(table, BEN, rig.press())
    await rig.play_on(table, ANN)
    assert (await profile(rig, BEN)).played == 1, "leaving saves nobody"
    table = await saying(rig, ANN, BEN, pace="none", rounds=2)
    await take(rig, table, EVA, await offered(rig, table, EVA, BEN))
    await rig.act(table, ANN, "say", 1)
    await rig.act(table, EVA, "say", 1)
    await rig.act(table, ANN, "bid", 3)
    await rig.act(table, EVA, "bid", 1)
    await rig.play_on(table, ANN, EVA)
    assert (await rig.host.reading.table(table)).status is Status.FINISHED
    assert (await profile(rig, EVA)).played == 0, "a substitute is charged with no loss"


async def test_moves_taken_back_are_nobodys(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, pace="none", rounds=1)
    await rig.act(table, ANN, "say", 0)
    info = await rig.host.reading.table(table, ANN.id)
    await rig.host.takebacks.take_back(table, ANN, info.seats[0].undo, rig.press())
    await rig.act(table, ANN, "say", 1)
    await rig.act(table, BEN, "say", 1)
    assert await rig.host.ratings.catch_up() == 1
    assert sorted(name for name, *_ in await ranking(rig)) == ["Ann", "Ben"]
    assert await rig.host.reading.movers(table) == {0: {ANN.id: 2}, 1: {BEN.id: 2}}, "nor does the result name them"


async def test_a_table_that_nobody_can_read_counts_for_nobody(rig: Rig) -> None:
    table = await over(rig, ANN, BEN)
    await rig.host.tables.store.write("UPDATE tables SET snapshot = '{}' WHERE id = ?", (table,))
    assert await rig.host.ratings.catch_up() == 1 and await ranking(rig) == []
    assert await rig.host.ratings.catch_up() == 0


async def test_a_game_that_is_not_here_is_counted_once_it_is_back(rig: Rig) -> None:
    await over(rig, ANN, BEN)
    await rig.host.ratings.catch_up()
    await over(rig, BEN, ANN)
    games, rig.games = rig.games, {}
    await rig.reopen()
    assert await rig.host.ratings.catch_up() == 0
    await rig.host.ratings.recompute()
    rig.games = games
    await rig.reopen()
    assert await ranking(rig) != []
    before = await kept(rig)
    assert sum(len(one) > 4 for one in before) == 4, "two tables, two people each"
    await rig.host.ratings.recompute()
    assert await kept(rig) == before


async def test_who_is_left_out_stands_in_no_ranking(rig: Rig) -> None:
    await over(rig, ANN, BEN)
    await rig.host.profiles.leave_out(ANN, True)
    assert await rig.host.profiles.left_out(ANN.id) and not await rig.host.profiles.left_out(BEN.id)
    assert [name for name, *_ in await ranking(rig)] == ["Ben"]
    assert (await profile(rig, ANN)).played == 1
    await rig.host.profiles.leave_out(ANN, False)
    assert [name for name, *_ in await ranking(rig)] == ["Ann", "Ben"]


async def test_whoever_is_forgotten_vanishes(rig: Rig) -> None:
    await over(rig, ANN, BEN)
    await over(rig, ANN, BEN)
    before = await ranking(rig)
    mine = await rig.host.personal_data.belongings(BEN.id)
    assert [r["table"] for r in mine["results"]] == [1, 2] and len(mine["answers"]) == 4
    assert not any(ANN.id in r.values() for r in mine["results"])
    await rig.host.personal_data.forget(BEN, lambda lang: "somebody")
    assert await ranking(rig) == before[:1]
    assert await rig.host.tables.store.rows("SELECT 1 FROM answers WHERE person = ?", (BEN.id,)) == []
    await rig.host.ratings.recompute()
    assert [(name, games, wins) for name, _, games, wins in await ranking(rig)] == [("Ann", 2, 2)]


async def test_who_is_forgotten_while_it_is_counted_is_not_brought_back(rig: Rig) -> None:
    await over(rig, ANN, BEN)
    await rig.host.ratings.catch_up()
    write = rig.host.tables.store.transaction

    async def late(work: object) -> object:
        rig.host.tables.store.transaction = write  # type: ignore[method-assign]
        await rig.host.personal_data.forget(BEN, lambda lang: "somebody")
        return await write(work)  # type: ignore[arg-type]

    rig.host.tables.store.transaction = late  # type: ignore[method-assign, assignment]
    await rig.host.ratings.recompute()
    rows = await rig.host.tables.store.rows("SELECT person FROM results")
    assert [r["person"] for r in rows] == [ANN.id]


# Answers and promises


async def test_how_soon_somebody_answers_counts_waking_time_only(rig: Rig) -> None:
    await rig.host.active_time.set_quiet(ANN, QuietHours(0, 23, "UTC"))
    rig.now = 1_000_000.0 // 86_400 * 86_400 + 86_400 - HOUR
    for _ in range(LEAST_ANSWERS // 2):
        await over(rig, ANN, BEN, minutes=24 * 60)
    mine, other = await profile(rig, ANN), await profile(rig, BEN)
    # All bids are asked at once: Ann answers after a day, Ben after two; then each is asked in turn.
    assert other.answers_in == pytest.approx(36 * HOUR) and mine.answers_in == pytest.approx(HOUR)
    few = await profile(rig, ANN, "h")
    assert few.answers_in is None


async def test_answers_are_told_once_their_table_is_over(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, size=2, rounds=50)
    for _ in range(LEAST_ANSWERS):
        rig.now += 60
        await rig.act(info.id, ANN, *(await rig.host.reading.view(info.id, ANN.id))[1].legal[0].wire())
        await rig.act(info.id, BEN, *(await rig.host.reading.view(info.id, BEN.id))[1].legal[0].wire())
    assert (await profile(rig, ANN)).answers_in is None
    for person in (ANN, BEN):
        await rig.host.play.vote_end(info.id, person, rig.press())
    assert (await profile(rig, ANN)).answers_in == 60


async def test_promises_are_moves_in_time_where_others_wait(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, rounds=1)
    await wait(rig, 25 * HOUR)
    await rig.act(table, ANN, "say", 1)
    await rig.act(table, BEN, "say", 1)
    ann, ben = await profile(rig, ANN), await profile(rig, BEN)
    assert (ann.promises, ann.kept) == (2, 1), "made in the grace time, but late"
    assert (ben.promises, ben.kept) == (2, 2)
    alone = await playing(rig, CAT, computers=1, rounds=1)
    await rig.play_on(alone, CAT)
    assert (await profile(rig, CAT)).promises == 0


async def test_a_move_that_the_table_made_is_a_promise_broken(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, rounds=1)
    for hours in (24, 2.4, 2.4):
        await wait(rig, hours * HOUR)
    await rig.act(table, BEN, "say", 1)
    assert (await rig.host.reading.table(table)).status is Status.FINISHED
    ann = await profile(rig, ANN)
    assert (ann.promises, ann.kept) == (2, 1)
    assert ann.games[0].rated == 1, "half of the moves were hers"


async def test_what_the_table_moved_in_secret_is_nobodys_promise(rig: Rig) -> None:
    table = await playing(rig, ANN, BEN, rounds=1)
    await rig.act(table, BEN, "bid", 1)
    for hours in (24, 2.4, 2.4):
        await wait(rig, hours * HOUR)
    await rig.play_on(table, ANN, BEN)
    ann = await profile(rig, ANN)
    assert (ann.promises, ann.kept) == (1, 1)


# Order


def ranked(name: str, mu: float, games: int, sigma: float = 1.0, others: int = OTHERS) -> Ranked:
    return Ranked(Person("1", name), "", 0, Rating(mu, sigma), games, 0, others)


def test_places_are_for_those_who_have_played_enough() -> None:
    found = placed(
        [ranked("New", 40, PROVISIONAL - 1), ranked("B", 27, 30), ranked("A", 27, 12), ranked("C", 20, PROVISIONAL)]
    )
    assert [(r.person.name, r.place, r.provisional) for r in found] == [
        ("A", 1, False),
        ("B", 1, False),
        ("C", 3, False),
        ("New", 0, True),
    ]


def test_places_go_by_what_a_rating_is_at_least() -> None:
    """A high but uncertain mean ranks below a lower certain one."""
    found = placed([ranked("Unsure", 34, 12, 7.0), ranked("Sure", 28, 40, 2.0), ranked("Few", 30, 40, 1.0, OTHERS - 1)])
    assert [(r.person.name, r.place) for r in found] == [("Sure", 1), ("Unsure", 2), ("Few", 0)]
    assert found[0].rating.low == 1500 + 40 * (28 - 2 * 2 - 25) and found[1].rating.shown > found[0].rating.shown


# Handing on, and the same people again and again


@pytest.mark.parametrize("moves", range(4))
async def test_a_loss_stays_with_whoever_sat_down_first(rig: Rig, moves: int) -> None:
    """A losing chair goes to a second account: before any move, or after one, two or three."""
    info = await rig.started(ANN, BEN, size=2, rounds=2)
    table, sits = info.id, BEN
    for at, (number, word) in enumerate(((3, "bid"), (1, "say")) * 2):
        if at == moves:
            await take(rig, table, EVA, await offered(rig, table, EVA, BEN))
            sits = EVA
        await rig.act(table, ANN, word, number)
        await rig.act(table, sits, word, 1)
    assert (await rig.host.reading.table(table)).status is Status.FINISHED
    assert [(name, games, wins) for name, _, games, wins in await ranking(rig)] == [("Ann", 1, 1), ("Ben", 1, 0)]
    assert (await profile(rig, EVA)).played == 0, "a substitute is never charged"
    before = await kept(rig)
    await rig.host.ratings.recompute()
    assert await kept(rig) == before


async def test_who_leaves_before_any_move_is_charged_and_who_never_came_is_not(rig: Rig) -> None:
    left = await rig.started(ANN, BEN, size=2, rounds=1)
    await rig.host.play.resign(left.id, BEN, rig.press())
    await rig.play_on(left.id, ANN)
    outcome = (await profile(rig, BEN)).games
    won = (await profile(rig, ANN)).won
    assert [(g.rated, g.wins) for g in outcome] == ([(1, 0)] if won else [])


async def test_the_mark_of_who_gave_a_chair_away_is_told_to_nobody(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, size=2, rounds=1)
    await take(rig, info.id, EVA, await offered(rig, info.id, EVA, BEN))
    rows = await rig.host.tables.store.rows("SELECT events, cause FROM log WHERE wire LIKE '%chair-given%'")
    assert [(r["events"], r["cause"]) for r in rows] == [("[]", BEN.id)]
    for person in (None, ANN.id, EVA.id):
        lines = await rig.host.reading.happened(info.id, person)
        assert all(line.events for line in lines)
    await rig.host.personal_data.forget(BEN, lambda _: "somebody")
    rows = await rig.host.tables.store.rows("SELECT cause FROM log WHERE wire LIKE '%chair-given%'")
    assert BEN.id not in [r["cause"] for r in rows]


async def test_the_same_opponent_counts_for_less_each_time(rig: Rig) -> None:
    gains = []
    for _ in range(10):
        table = await over(rig, ANN, BEN)
        await rig.host.ratings.catch_up()
        gain = await rig.host.profiles.gain(table, ANN.id)
        assert gain is not None and gain.unsure and gain.unsure_before
        gains.append(gain.after.mu - gain.before.mu)
    assert all(gain <= gains[0] / (at + 1) for at, gain in enumerate(gains))
    (ann, _), record = await rig.host.profiles.ranking("g", "toy"), (await profile(rig, ANN)).games[0]
    assert (record.rated, record.others, record.provisional) == (10, 1, True)
    assert ann.provisional and ann.place == 0, "ten games with one newcomer settle nothing"
    assert ann.rating.shown < 1850 and ann.rating.low < 1500
    before = await kept(rig)
    assert await rig.host.ratings.recompute() == 10 and await kept(rig) == before


async def test_a_rating_is_settled_by_ten_games_with_three_people(rig: Rig) -> None:
    others = (BEN, CAT, EVA)
    for at in range(PROVISIONAL):
        table = await over(rig, ANN, others[at % 2 if at < PROVISIONAL - 1 else 2])
    assert await ranking(rig)
    first = (await rig.host.profiles.ranking("g", "toy"))[0]
    assert (first.person, first.place, first.games, first.others) == (ANN, 1, PROVISIONAL, 3)
    gain = await rig.host.profiles.gain(table, ANN.id)
    assert gain is not None and (gain.unsure_before, gain.unsure, gain.games) == (True, False, PROVISIONAL)
    here, elsewhere = (await profile(rig, ANN, "g")).games[0], await profile(rig, ANN, "h")
    assert (here.others, here.provisional, elsewhere.games) == (3, False, ())


async def test_how_often_two_have_met_is_counted_of_each_server_apart(rig: Rig) -> None:
    await over(rig, ANN, BEN, guild="h")
    table = await over(rig, ANN, BEN)
    await rig.host.ratings.catch_up()
    ((whole,), _) = rated([[FRESH], [FRESH]], [1, 2])
    row = await rig.host.tables.store.row("SELECT * FROM results WHERE table_id = ? AND person = ?", (table, ANN.id))
    assert row is not None and row["guild_mu"] == whole.mu, "the first one here"
    assert row["mu"] - whole.mu < (whole.mu - FRESH.mu) / 2 + 1e-9, "the second one over all"


async def seven(rig: Rig) -> list[tuple[object, ...]]:
    """Let seven tables finish; return what is kept of them."""
    for winner, other in ((ANN, BEN), (BEN, ANN), (ANN, CAT), (BEN, CAT), (CAT, ANN), (BEN, ANN), (CAT, BEN)):
        await over(rig, winner, other, guild="g" if winner is ANN else "h")
    await rig.host.ratings.catch_up()
    return await kept(rig)


@pytest.mark.parametrize("point", ["begun", "before-commit", "after-commit"])
async def test_a_recount_that_is_cut_off_is_begun_anew(rig: Rig, monkeypatch: pytest.MonkeyPatch, point: str) -> None:
    """A process dies at the first write, its successor at the second, and so on; the next call comes to the end."""
    monkeypatch.setattr(ratings, "BATCH", 2)
    once = await seven(rig)
    await rig.host.tables.store.write("UPDATE results SET mu = 1, newest = 0")

    async def nobody_is_ranked_twice() -> None:
        newest = await rig.host.tables.store.rows("SELECT person, guild FROM results WHERE newest = 1")
        assert len({tuple(row) for row in newest}) == len(newest)

    died, _ = await outlived(
        rig, point, lambda: rig.host.ratings.recompute("toy"), most=20, reopened=nobody_is_ranked_twice
    )
    assert died >= 5, "it was killed at each batch"
    assert await kept(rig) == once
    assert await rig.host.tables.store.rows("SELECT 1 FROM kept WHERE name LIKE 'rating-recount%'") == []


async def test_after_a_cut_off_recount_the_next_call_does_the_rest(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "BATCH", 2)
    once = await seven(rig)
    writes = 0

    def die(reached: str) -> None:
        nonlocal writes
        writes += reached == "begun"
        if writes == 4:
            raise Killed

    rig.host.tables.store.hook = die
    with pytest.raises(Killed):
        await rig.host.ratings.recompute("toy")
    rig.host.tables.store.hook = None
    await rig.reopen()
    await over(rig, ANN, BEN)
    table = (await rig.host.tables.store.rows("SELECT MAX(id) AS id FROM tables"))[0]["id"]
    counted = await rig.host.ratings._read(table, rig.now)
    assert await rig.host.tables.store.transaction(lambda w: ratings._count(counted, w))
    assert await rig.host.tables.store.rows("SELECT 1 FROM counted WHERE table_id = ?", (table,)) == [], "it waits"
    assert await rig.host.ratings.catch_up() == 8
    assert (await kept(rig))[: len(once) - 7] != [] and await rig.host.ratings.catch_up() == 0
    everything = await kept(rig)
    assert await rig.host.ratings.recompute() == 8 and await kept(rig) == everything


async def test_two_processes_recount_at_once(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one that began last goes on; both may also be asked for what is new."""
    monkeypatch.setattr(ratings, "BATCH", 2)
    rig = two.one
    once = await seven(rig)
    mine, other = rig.host.ratings, two.other.host.ratings
    await asyncio.gather(mine.recompute("toy"), other.recompute("toy"), other.catch_up())
    await asyncio.gather(mine.catch_up(), other.catch_up())
    assert await kept(rig) == once
    assert await rig.host.tables.store.rows("SELECT 1 FROM kept WHERE name LIKE 'rating-recount%'") == []


async def test_others_write_between_two_batches(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "BATCH", 2)
    await seven(rig)
    transaction, sizes = rig.host.tables.store.transaction, list[int]()

    async def counted(work: Any) -> Any:
        before = await rig.host.tables.store.rows("SELECT COUNT(*) AS n FROM counted")
        sizes.append(int(before[0]["n"]))
        return await transaction(work)

    monkeypatch.setattr(rig.host.tables.store, "transaction", counted)
    await rig.host.ratings.recompute("toy")
    assert len(sizes) == 2 + 4 + 1, "the formula, a note, four batches, the end"
