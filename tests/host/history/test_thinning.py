"""Old tables lose their moves and keep their results, whoever asks, and whenever the process is killed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from engine.host.community.league_weeks import LeagueWeeks
from engine.host.community.leagues import Leagues
from engine.host.community.puzzles import Puzzles
from engine.host.history.thinning import BATCH, DAY_S
from engine.host.model.records import DeliveryKind, Status
from engine.host.people import ratings
from engine.host.people.rating import FORMULA
from tests.host.community.test_leagues import round_of, running, tables
from tests.host.community.test_puzzles import HighIsBest
from tests.host.engines import REFUSED, connect
from tests.host.kills import Killed
from tests.host.people.test_ratings import kept, over
from tests.host.rig import ANN, BEN, CAT, DAN, Rig, names, refused

pytestmark = pytest.mark.both_engines

DAYS = 100


@pytest.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    rig = Rig(tmp_path / "store.db")
    await rig.open()
    yield rig
    await rig.host.close()


def gone(rig: Rig, table: int) -> dict[str, int]:
    """Return how many rows or values of a table are left of everything that thinning takes."""
    counts = {
        "moves": "SELECT COUNT(*) FROM log WHERE table_id = ?",
        "secret": "SELECT COUNT(*) FROM tables WHERE id = ? AND secret <> ''",
        "words": "SELECT COUNT(*) FROM seats WHERE table_id = ? AND word <> ''",
        "nonces": "SELECT COUNT(*) FROM tables WHERE id = ? AND header LIKE '%Ann%'",
        "turning points": "SELECT COUNT(*) FROM turning_points WHERE table_id = ?",
    }
    with closing(connect(rig.path)) as store:
        return {name: int(store.execute(sql, (table,)).fetchone()[0]) for name, sql in counts.items()}


async def thinned(rig: Rig, days: float = DAYS + 1) -> int:
    """Let time pass, then thin everything that is old enough; return how many tables that were."""
    rig.now += days * DAY_S
    await rig.host.ratings.catch_up()
    rig.host.thinning.days = DAYS
    made = 0
    for _ in range(10):
        made += await rig.host.thinning.thin_some()
    return made


async def test_without_the_setting_everything_stays(rig: Rig) -> None:
    table = await over(rig, ANN, BEN)
    rig.now += 10_000 * DAY_S
    await rig.host.ratings.catch_up()
    assert await rig.host.thinning.thin_some() == 0
    assert gone(rig, table)["moves"] and gone(rig, table)["secret"]


async def test_moves_secret_and_words_go_and_the_result_stays(rig: Rig) -> None:
    table = await over(rig, ANN, BEN)
    await rig.host.tables.store.write("INSERT INTO turning_points (table_id, body) VALUES (?, '[]')", (table,))
    info, view = await rig.host.reading.view(table, None)
    assert all(gone(rig, table).values())
    assert await thinned(rig, DAYS - 1) == 0, "not a day sooner"
    assert await thinned(rig, 2) == 1
    assert not any(gone(rig, table).values())
    again, seen = await rig.host.reading.view(table, None)
    seats = tuple(replace(seat, word="") for seat in info.seats)
    assert (again.status, again.seats, seen.state) == (info.status, seats, view.state)
    assert await rig.host.ratings.catch_up() == 0 and len(await rig.host.profiles.ranking("g", "toy")) == 2
    assert await thinned(rig) == 0, "once"


async def test_whoever_looks_back_is_told_that_the_moves_are_gone(rig: Rig) -> None:
    table = await over(rig, ANN, BEN)
    await rig.host.replay.film(table, ANN.id)
    await thinned(rig)
    names = ["Robot"]
    for call in (
        rig.host.replay.film(table, ANN.id),
        rig.host.replay.film(table, None),
        rig.host.reading.export(table),
        rig.host.analysis.finished(table),
        rig.host.play_on.open(table, 0, 0, ANN, names, "house", channel="dm", lang="en", interaction=rig.press()),
    ):
        assert (await refused(call)).reason == "moves-gone"
    assert await rig.host.reading.happened(table, ANN.id) == []
    assert await rig.host.match_histories.of(table) is None
    dealt = rig.host.duplicate_deals.again(table, rig.games["toy"], CAT.id)
    assert (await refused(dealt)).reason == "again-not-possible"


async def test_a_rematch_of_a_thinned_table_is_dealt(rig: Rig) -> None:
    table = await over(rig, ANN, BEN)
    await thinned(rig)
    opened = (await rig.host.rematch.open(table, ANN, rig.press())).table
    await rig.host.seating.join(opened.id, BEN, rig.press())
    await rig.host.dealing.start(opened.id, ANN, rig.press())
    assert (await rig.host.reading.table(opened.id)).status is Status.PLAYING


async def test_tables_that_run_are_never_thinned(rig: Rig) -> None:
    table = (await rig.started(ANN, BEN, size=2)).id
    waiting = (await rig.table(ANN, size=2)).id
    assert await thinned(rig) == 0
    assert gone(rig, table)["moves"] and gone(rig, waiting)["secret"]


async def test_ended_and_expired_tables_are_thinned_too(rig: Rig) -> None:
    ended = (await rig.started(ANN, BEN, size=2)).id
    for person in (ANN, BEN):
        await rig.host.play.vote_end(ended, person, rig.press())
    expired = (await rig.table(CAT, size=2)).id
    rig.now += 30 * DAY_S
    await rig.host.seating.expire()
    assert await thinned(rig) == 2
    assert not gone(rig, ended)["moves"] and not gone(rig, expired)["secret"]
    assert (await rig.host.reading.table(expired)).status is Status.EXPIRED


async def test_the_standings_of_a_league_stay_as_they_are(rig: Rig) -> None:
    """They tell how many moves each person made of those that were due; in a knock-out that may decide."""
    league = await running(rig, ANN, BEN)
    await round_of(rig)
    weeks = LeagueWeeks(Leagues(rig.host))
    ((_, _, table),) = await tables(rig, league)
    assert table is not None and (await rig.play_on(table, ANN, BEN)).status is Status.FINISHED
    before = await weeks.standings(league)
    assert all(row.kept == 100 for row in before)
    await thinned(rig)
    assert await weeks.standings(league) == before


async def test_a_table_with_a_note_or_an_open_daily_deal_stays_whole(rig: Rig) -> None:
    noted, daily = await over(rig, ANN, BEN), await over(rig, ANN, BEN)
    await rig.host.notes.write_note(noted, ANN, "my best game")
    deal = "INSERT INTO same_cards (table_id, cards, nonces, begins) VALUES (?, 'daily:1970-01-12:toy', '[]', 0)"
    await rig.host.tables.store.write(deal, (daily,))
    assert await thinned(rig) == 0
    await rig.host.notes.write_note(noted, ANN, "")
    await rig.host.tables.store.write("UPDATE same_cards SET ended = 1.0, score = 1 WHERE table_id = ?", (daily,))
    assert await thinned(rig, 0) == 2


async def test_a_table_that_is_not_counted_or_cannot_be_read_stays_whole(
    rig: Rig, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = await over(rig, ANN, BEN), await over(rig, ANN, BEN)
    rig.now += (DAYS + 1) * DAY_S
    rig.host.thinning.days = DAYS
    assert await rig.host.thinning.thin_some() == 0, "neither counts yet"
    await rig.host.tables.store.write("UPDATE tables SET snapshot = '{}' WHERE id = ?", (first,))
    await rig.host.ratings.catch_up()
    assert [await rig.host.thinning.thin_some() for _ in range(3)] == [0, 1, 0], "it hinders no other"
    assert gone(rig, first)["moves"] and not gone(rig, second)["moves"]


async def test_more_than_a_batch_goes_in_several_rounds(rig: Rig) -> None:
    for _ in range(BATCH + 3):
        table = (await rig.table(ANN, size=2)).id
        await rig.host.tables.store.write("UPDATE tables SET status = 'expired' WHERE id = ?", (table,))
    rig.now += (DAYS + 1) * DAY_S
    rig.host.thinning.days = DAYS
    assert [await rig.host.thinning.thin_some() for _ in range(3)] == [BATCH, 3, 0]


async def test_ratings_that_are_computed_again_are_the_same(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also after the formula has changed, while the game is away, and with newer tables behind."""
    for winner, other in ((ANN, BEN), (BEN, CAT), (ANN, CAT)):
        await over(rig, winner, other)
    await thinned(rig)
    await over(rig, CAT, ANN)
    await rig.host.ratings.catch_up()
    before = await kept(rig)
    await rig.host.ratings.recompute()
    assert await kept(rig) == before
    games, rig.games = rig.games, {}
    await rig.reopen()
    await rig.host.ratings.recompute()
    rig.games = games
    await rig.reopen()
    await rig.host.ratings.catch_up()
    assert await kept(rig) == before
    monkeypatch.setattr(ratings, "FORMULA", FORMULA + 1)
    await rig.host.ratings.catch_up()
    assert await kept(rig) == before


async def test_a_forgotten_person_is_in_nothing_that_is_kept(rig: Rig) -> None:
    table = await over(rig, ANN, BEN)
    await thinned(rig)
    await rig.host.personal_data.forget(BEN, lambda lang: "somebody")
    (row,) = await rig.host.tables.store.rows("SELECT parts FROM counted WHERE table_id = ?", (table,))
    assert names(row["parts"], ANN) and not names(row["parts"], BEN) and "somebody-" in row["parts"]
    await rig.host.ratings.recompute()
    ((name, played),) = [(r.person.name, r.games) for r in await rig.host.profiles.ranking("g", "toy")]
    assert (name, played) == ("Ann", 1)


async def test_who_played_for_somebody_for_a_while_still_knows_the_cards(rig: Rig) -> None:
    table = await over(rig, ANN, BEN)
    await rig.host.settings.remember_person(DAN)
    row = (table, 99, 1, "move", 0, 0, "[0]", "[]", DAN.id, rig.now)
    line = "INSERT INTO log (table_id, number, seq, kind, seat, sealed, wire, events, cause, at) VALUES"
    await rig.host.tables.store.write(f"{line} (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
    key = await rig.host.duplicate_deals.key(table)
    assert await rig.host.duplicate_deals.known_to(key, DAN.id)
    rig.host.thinning.days = DAYS
    await rig.host.ratings.catch_up()
    rig.now += (DAYS + 1) * DAY_S
    assert await rig.host.thinning.thin_some() == 1
    assert await rig.host.duplicate_deals.known_to(key, DAN.id)
    assert not await rig.host.duplicate_deals.known_to(key, CAT.id)
    shown = await rig.host.tables.store.rows("SELECT person FROM cards_shown")
    assert [r["person"] for r in shown] == [DAN.id], "those with a seat need no row"


async def test_answered_puzzles_count_and_are_asked_no_more(rig: Rig) -> None:
    rig.host.tables.search = HighIsBest()  # type: ignore[assignment]
    puzzles = Puzzles(rig.host)
    answered, open_ = await over(rig, BEN, ANN), await over(rig, BEN, ANN)
    (asked,), (other,) = await puzzles.examine(answered), await puzzles.examine(open_)
    await puzzles.answer(asked, asked.best, CAT)
    assert len(await puzzles.tables("g", DAN.id)) == 2
    await thinned(rig)
    assert (await puzzles.tally(CAT.id)).answered == 1
    assert await puzzles.tables("g", DAN.id) == [] and not await puzzles.examine_next()
    assert (await refused(puzzles.posed(asked))).reason == "moves-gone"
    assert (await refused(puzzles.puzzle(other.id))).reason == "no-such-puzzle"


@pytest.mark.parametrize("point", ["begun", "before-commit", "after-commit"])
async def test_killed_anywhere_a_table_is_thinned_whole_or_not_at_all(rig: Rig, point: str) -> None:
    def die(reached: str) -> None:
        if reached == point:
            raise Killed

    table = await over(rig, ANN, BEN)
    await rig.host.ratings.catch_up()
    rig.now += (DAYS + 1) * DAY_S
    rig.host.thinning.days = DAYS
    rig.host.tables.store.hook = die
    with pytest.raises(Killed):
        await rig.host.thinning.thin_some()
    await rig.reopen()
    left = gone(rig, table)
    assert bool(left["moves"]) == bool(left["secret"]) == bool(left["words"]) == (point != "after-commit")
    rig.host.thinning.days = DAYS
    assert await rig.host.thinning.thin_some() == (point != "after-commit")
    assert not any(gone(rig, table).values())


async def test_the_log_of_any_other_table_is_never_deleted(rig: Rig) -> None:
    table = await over(rig, ANN, BEN)
    with closing(connect(rig.path)) as store, pytest.raises(REFUSED):
        store.execute("DELETE FROM log WHERE table_id = ?", (table,))


async def test_messages_of_a_thinned_table_are_still_drawn(rig: Rig) -> None:
    """A task for its result may still come, for instance when a person is forgotten."""
    table = await over(rig, ANN, BEN)
    await rig.deliver()
    await thinned(rig)
    async with rig.host.tables.locked(table) as row:
        change = rig.host.tables.change(row, None)
        change.add_task(DeliveryKind.TABLE)
        await rig.host.tables.commit(change)
    assert (DeliveryKind.TABLE, "") in await rig.tasks()
    assert (await rig.host.reading.onlooked(table, 5))[1] == []
    assert await rig.host.reading.movers(table) == {}
