"""Decisions of finished games as puzzles: which ones qualify, who gets which, and what is kept of an answer."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from engine.core.facts import Card, Seat
from engine.host.community.puzzles import AGAIN_S, AS_GOOD, CHOICES, HABIT, HABIT_S, SLIP, Puzzle, Puzzles, _puzzle
from engine.host.history.analysis import Thought
from engine.host.model.records import Refused, Status
from engine.host.people.lessons import Lessons
from engine.host.store.contract import Writing
from tests.host import toy
from tests.host.rig import ANN, BEN, CAT, DAN, Rig, refused


class HighIsBest:
    """A search over toy states that ranks higher bids above lower ones, and hold above drop."""

    levels = frozenset[str]()
    """Its search plays for no computer level."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str]] = []
        self.works = True
        self.waited = 0

    async def quiet(self) -> None:
        self.waited += 1

    async def of(self, table: int, game: str, state: dict[str, Any], seat: int, level: str) -> dict[str, Any] | None:
        self.asked.append((level, json.dumps(state)))
        await asyncio.sleep(0)
        if not self.works:
            return None
        legal = toy.GAME.legal(toy.ToyState.from_json(state), seat)
        values = {tuple(a.wire()): a.wire()[1] / 10 for a in legal}
        ranked = sorted(([list(w), 20, v] for w, v in values.items()), key=lambda r: -r[2])
        why = ["toy-why", {"card": Card(3), "seat": Seat(1), "plain": 2}]
        return {"ranked": ranked, "best": ranked[0][0], "why": why, "worth": ["hint-gain-none", {}]}

    async def play_out(self, *_: object) -> None:
        """Fail: the heuristic players know no toy."""


@pytest.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    rig = Rig(tmp_path / "store.db")
    await rig.open()
    rig.host.tables.search = HighIsBest()  # type: ignore[assignment]
    yield rig
    await rig.host.close()


async def over(rig: Rig, *, ann: int = 1, ben: int = 3) -> int:
    """Return a finished table of Ann and Ben; a bid below 3 is a mistake."""
    info = await rig.started(ANN, BEN, rounds=1, size=2)
    await rig.bids(info.id, ann=ann, ben=ben)
    await rig.act(info.id, ANN, "say", 1)
    await rig.act(info.id, BEN, "say", 1)
    assert (await rig.host.reading.table(info.id)).status is Status.FINISHED
    return info.id


async def test_what_gave_something_away_becomes_a_puzzle_once(rig: Rig) -> None:
    table, puzzles = await over(rig), Puzzles(rig.host)
    (found,) = await puzzles.examine(table)
    assert (found.table, found.number, found.seat) == (table, 1, 0)
    assert sorted(c.wire for c in found.choices) == [["bid", 1], ["bid", 2], ["bid", 3]]
    assert found.choices[found.best].wire == ["bid", 3] and found.choices[found.played].wire == ["bid", 1]
    assert found.is_right(found.best) and not found.is_right(found.played)
    assert found.loss(found.played) == pytest.approx(0.2)
    assert {type(fact) for fact in found.why.facts.values()} == {Card, Seat, int}, "kept as what they are"
    asked = len(rig.host.tables.search.asked)  # type: ignore[union-attr]
    assert await Puzzles(rig.host).examine(table) == [found], "it is looked for once"
    assert len(rig.host.tables.search.asked) == asked  # type: ignore[union-attr]


async def test_it_is_asked_as_the_seat_knew_it(rig: Rig) -> None:
    table, puzzles = await over(rig, ann=3, ben=1), Puzzles(rig.host)
    (found,) = await puzzles.examine(table)
    posed = await puzzles.posed(found)
    assert found.number == 2 and posed.own.seat == 1 and posed.own.asked
    assert posed.public.seat is None and not posed.public.over
    known = posed.own.state
    assert (known["phase"], known["points"], known["bid"]) == ("bidding", [0, 0], 0), "not what Ann has chosen"
    assert [a.wire() for a in posed.moves] == [c.wire for c in found.choices]


async def test_only_what_people_did_themselves_and_lost_by(rig: Rig) -> None:
    puzzles = Puzzles(rig.host)
    assert await puzzles.examine(await over(rig, ann=3, ben=3)) == []
    info = await rig.started(ANN, computers=1, rounds=1, size=2)
    await rig.play_on(info.id, ANN)
    assert {p.seat for p in await puzzles.examine(info.id)} <= {0}


async def test_two_who_ask_at_once_share_the_search(rig: Rig) -> None:
    table, puzzles = await over(rig), Puzzles(rig.host)
    one, other = await asyncio.gather(puzzles.examine(table), puzzles.examine(table))
    assert one == other and len(one) == 1
    rows = await rig.host.tables.store.rows("SELECT id FROM puzzles")
    assert len(rows) == 1


async def test_they_are_found_when_a_game_is_over_while_nobody_else_thinks(rig: Rig) -> None:
    puzzles, search = Puzzles(rig.host), rig.host.tables.search
    assert isinstance(search, HighIsBest)
    old, new = await over(rig), await over(rig)
    running = await rig.started(ANN, BEN, rounds=1, size=2)
    assert await puzzles.known(old) is None and search.asked == [], "nobody waits for a search"
    assert await puzzles.examine_next() and await puzzles.known(old) is not None, "who has asked comes first"
    assert len(search.asked) == search.waited > 0, "each waits for others"
    assert await puzzles.examine_next() and len(await puzzles.known(new) or ()) == 1
    assert not await puzzles.examine_next() and await puzzles.known(running.id) is None
    assert await rig.host.analysis.known(new), "and with them its turning points"
    asked = len(search.asked)
    await rig.host.analysis.turning_points(new)
    assert len(search.asked) == asked, "which are stored too"


async def test_a_table_that_cannot_be_examined_keeps_no_other_waiting(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzles, good, bad = Puzzles(rig.host), await over(rig), await over(rig)
    examine = puzzles.examine

    async def failing(table: int) -> list[Puzzle]:
        if table == bad:
            raise Refused("proof-old-rules")
        return await examine(table)

    monkeypatch.setattr(puzzles, "examine", failing)
    assert await puzzles.known(bad) is None
    assert [await puzzles.examine_next() for _ in range(3)] == [True, True, False]
    assert await puzzles.known(good)
    assert (await refused(puzzles.known(bad))).reason == "puzzle-failed", "nobody is told to wait for it"
    rig.now += AGAIN_S + 1
    assert not await puzzles.examine_next(), "rules refuse again"
    rig.host.tables.search = None
    assert not await puzzles.examine_next()
    assert await puzzles.known(good)
    assert (await refused(Puzzles(rig.host).known(bad))).reason == "no-computer-player"


async def test_what_had_to_wait_too_long_is_tried_again(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each search waits for those of tables; on a busy evening that may take all the time."""
    puzzles, table = Puzzles(rig.host), await over(rig)
    with monkeypatch.context() as patch:
        patch.setattr(rig.host.tables.search, "quiet", asyncio.Event().wait)
        patch.setattr("engine.host.community.puzzles.LONGEST_S", 0.01)
        assert await puzzles.examine_next()
    assert not await puzzles.examine_next()
    assert (await refused(puzzles.known(table))).reason == "puzzle-failed"
    rig.now += AGAIN_S
    assert await puzzles.known(table) is None
    assert await puzzles.examine_next() and await puzzles.known(table)


async def test_refused_where_nobody_can_tell(rig: Rig) -> None:
    puzzles = Puzzles(rig.host)
    running = await rig.started(ANN, BEN, rounds=1, size=2)
    assert (await refused(puzzles.examine(running.id))).reason == "not-over"
    assert (await refused(rig.host.analysis.turning_points(running.id))).reason == "not-over"
    await rig.host.play.vote_end(running.id, ANN, rig.press())
    await rig.host.play.vote_end(running.id, BEN, rig.press())
    for asked in (puzzles.examine(running.id), rig.host.analysis.turning_points(running.id)):
        assert (await refused(asked)).reason == "not-played-out"
    assert (await refused(puzzles.examine(999))).reason == "no-such-table"
    assert (await refused(puzzles.puzzle(999))).reason == "no-such-puzzle"
    table = await over(rig)
    rig.host.tables.search = None
    assert (await refused(puzzles.examine(table))).reason == "no-computer-player"


async def test_a_table_whose_search_failed_is_looked_through_again(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    table, puzzles = await over(rig), Puzzles(rig.host)
    thoughts = rig.host.analysis.thoughts

    async def none(*args: Any, **options: Any) -> list[Any]:
        return []

    monkeypatch.setattr(rig.host.analysis, "thoughts", none)
    assert (await refused(puzzles.examine(table))).reason == "puzzle-failed"
    monkeypatch.setattr(rig.host.analysis, "thoughts", thoughts)
    assert len(await puzzles.examine(table)) == 1


async def test_turning_points_are_stored_once_every_search_has_a_result(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, search, analysis = await over(rig, ann=3, ben=1), rig.host.tables.search, rig.host.analysis
    assert isinstance(search, HighIsBest)
    of = search.of

    async def failing_for_ben(table: int, game: str, state: dict[str, Any], seat: int, level: str) -> Any:
        return None if seat == 1 else await of(table, game, state, seat, level)

    with monkeypatch.context() as patch:
        patch.setattr(search, "of", failing_for_ben)
        assert await analysis.turning_points(table) == [] and await analysis.known(table) is None
    assert [point.seat for point in await analysis.turning_points(table)] == [1] and await analysis.known(table)


async def test_a_game_without_a_choice_is_known_to_have_no_turning_points(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, analysis = await over(rig), rig.host.analysis

    async def no_choice(*_: Any) -> None:
        return None

    monkeypatch.setattr(analysis, "_look", no_choice)
    assert await analysis.turning_points(table) == [] == await analysis.known(table)


async def test_only_the_first_answer_counts(rig: Rig) -> None:
    table, puzzles = await over(rig), Puzzles(rig.host)
    (found,) = await puzzles.examine(table)
    assert (await puzzles.tally(CAT.id)).answered == 0
    for choice in (found.played, found.best, found.best):
        await puzzles.answer(found, choice, CAT)
    tally = await puzzles.tally(CAT.id)
    assert (tally.answered, tally.found) == (1, 0)
    await puzzles.answer(found, found.best, DAN)
    assert (await puzzles.tally(DAN.id)).found == 1
    assert await puzzles.unanswered([found], CAT.id) == [] and await puzzles.unanswered([found], BEN.id) == [found]
    assert (await refused(puzzles.answer(found, 9, CAT))).reason == "malformed"


async def test_drawn_from_others_games_first_and_never_twice(rig: Rig) -> None:
    theirs = await over(rig)
    info = await rig.started(CAT, BEN, rounds=1, size=2)
    await rig.act(info.id, CAT, "bid", 1)
    await rig.act(info.id, BEN, "bid", 3)
    await rig.play_on(info.id, CAT, BEN)
    puzzles = Puzzles(rig.host)
    tables = await puzzles.tables("g", CAT.id)
    assert [t.id for t in tables] == [info.id, theirs]
    assert (await refused(puzzles.drawn(tables, CAT.id))).reason == "puzzle-none", "none is searched for now"
    while await puzzles.examine_next():
        pass
    first = await puzzles.drawn(tables, CAT.id)
    assert first.table == theirs
    await puzzles.answer(first, 0, CAT)
    second = await puzzles.drawn(tables, CAT.id)
    assert second.table == info.id
    await puzzles.answer(second, 0, CAT)
    assert (await refused(puzzles.drawn(tables, CAT.id))).reason == "puzzle-none"
    assert (await puzzles.drawn(tables, ANN.id)).table in (theirs, info.id)


async def test_games_that_one_knows_come_first(rig: Rig) -> None:
    """Played to the end or learned; one's own table of such a game before a table of others of an unknown one."""
    tables, puzzles = [await over(rig) for _ in range(3)], Puzzles(rig.host)
    while await puzzles.examine_next():
        pass
    infos = [await rig.host.reading.table(table) for table in tables]
    infos = [replace(infos[0], game="other"), replace(infos[1], game="learned"), infos[2]]
    lessons = Lessons(rig.host.tables.store, lambda: rig.now)
    for person, game in ((DAN, "learned"), (CAT, "other")):
        lesson = await lessons.begin(person.id, game)
        if person is DAN:
            await lessons.take(lesson, person.id, 1)
    assert (await puzzles.drawn(infos, DAN.id)).table == tables[1]
    assert (await puzzles.drawn(infos, ANN.id)).table == tables[2], "played, though by Ann herself"
    drawn = {(await Puzzles(rig.host, iter([at]).__next__).drawn(infos, CAT.id)).table for at in (0.0, 0.4, 0.9)}
    assert drawn == {*tables}, "a lesson that was only begun is none"


async def test_tables_of_the_server_or_in_private_ones_own(rig: Rig) -> None:
    table, puzzles = await over(rig), Puzzles(rig.host)

    async def ids(guild: str | None, person: str, game: str = "") -> list[int]:
        return [t.id for t in await puzzles.tables(guild, person, game)]

    assert await ids("g", DAN.id) == [table] == await ids("g", DAN.id, "toy")
    assert await ids("elsewhere", ANN.id) == [] == await ids(None, DAN.id) == await ids("g", ANN.id, "geschenk")
    assert await ids(None, ANN.id) == [table]


async def test_answers_are_taken_along_and_forgotten(rig: Rig) -> None:
    table, puzzles = await over(rig), Puzzles(rig.host)
    (found,) = await puzzles.examine(table)
    await puzzles.answer(found, found.best, DAN)
    (kept,) = (await rig.host.personal_data.belongings(DAN.id))["puzzles"]
    assert (kept["table"], kept["before_move"], kept["found"]) == (table, 1, 1)
    await rig.host.personal_data.forget(DAN, lambda lang: "somebody")
    assert (await rig.host.personal_data.belongings(DAN.id))["puzzles"] == []
    assert await puzzles.examine(table) == [found], "which are nobody's"


async def test_what_another_process_has_found_meanwhile_is_taken(rig: Rig) -> None:
    """Both have looked for stored puzzles before either wrote."""
    table, puzzles = await over(rig), Puzzles(rig.host)
    first = await puzzles._found(table)

    class Before:
        """A write that sees the store as it was before the other write."""

        def __init__(self, writing: Writing) -> None:
            self.writing = writing

        def row(self, *_: Any) -> None:
            return None

        def __getattr__(self, name: str) -> Any:
            return getattr(self.writing, name)

    def late(writing: Any) -> None:
        puzzles._write(Before(writing), table, first)  # type: ignore[arg-type]  # as far as it is needed

    await rig.host.tables.store.transaction(lambda writing: puzzles._write(writing, table, first))
    await rig.host.tables.store.transaction(late)
    assert len(await puzzles.examine(table)) == len(first) == 1


async def test_of_former_rules_none_is_drawn(rig: Rig) -> None:
    table, puzzles = await over(rig), Puzzles(rig.host)
    row = await rig.host.tables.store.row("SELECT header FROM tables WHERE id = ?", (table,))
    assert row is not None
    older = json.dumps(json.loads(row["header"]) | {"revision": 0})
    await rig.host.tables.store.write("UPDATE tables SET header = ? WHERE id = ?", (older, table))
    await rig.reopen()
    rig.host.tables.search = HighIsBest()  # type: ignore[assignment]
    puzzles = Puzzles(rig.host)
    with pytest.raises(Refused, match="puzzle-none"):
        await puzzles.drawn(await puzzles.tables("g", CAT.id), CAT.id)


async def test_the_days_deal_is_drawn_from_when_the_day_is_over(rig: Rig) -> None:
    info = await rig.host.daily.open("toy", ANN, ("R1", "R2", "R3"), "house", channel="dm", lang="ja")
    rig.host.tables.search = None
    await rig.act(info.id, ANN, "bid", 1)
    await rig.play_on(info.id, ANN)
    assert (await rig.host.reading.table(info.id)).status is Status.FINISHED
    puzzles = Puzzles(rig.host)
    assert await puzzles.tables(None, ANN.id) == []
    rig.now += 86_400
    assert [t.id for t in await puzzles.tables(None, ANN.id)] == [info.id]


def made(*values: float, played: int) -> Puzzle | None:
    """Return the puzzle of a choice between moves of these values, best first; ``played``: index of the move made."""
    ranked = [[["bid", at], 20, value] for at, value in enumerate(values)]
    result = {"ranked": ranked, "best": ["bid", 0], "why": ["toy-why", {}], "worth": ["hint-gain-none", {}]}
    done: Any = SimpleNamespace(number=1, seat=0, result=result, done=["bid", played])
    thought: Thought = done
    return _puzzle(1, thought, lambda: 0.5)


def test_of_moves_as_good_as_the_best_one_only_one_stands_beside_it() -> None:
    """Otherwise every answer but the played move would be right, and the puzzle would be no question."""

    def asked(*values: float, played: int) -> list[int]:
        puzzle = made(*values, played=played)
        assert puzzle is not None and len(puzzle.choices) <= CHOICES
        return sorted(c.wire[1] for c in puzzle.choices)

    assert asked(0.9, 0.9, 0.9 - AS_GOOD / 2, 0.8, 0.7, played=4) == [0, 1, 3, 4]
    assert asked(0.9, 0.9, 0.9, 0.7, played=3) == [0, 1, 2, 3], "where there is nothing else"
    assert asked(0.9, 0.8, 0.7, 0.6, 0.5, played=4) == [0, 1, 2, 4]
    assert asked(0.9, 0.7, played=1) == [0, 1]


def test_nobody_is_wrong_by_less_than_a_search_can_tell() -> None:
    """Two searches of one position, En Garde's first step of a bout, gained 1% and 2%; the played move is wrong."""
    puzzle = made(0.55, 0.535, 0.52, played=2)
    assert puzzle is not None
    assert {c.wire[1]: puzzle.is_right(at) for at, c in enumerate(puzzle.choices)} == {0: True, 1: True, 2: False}


def test_a_slip_of_the_finger_is_no_question() -> None:
    assert made(0.9, 0.9 - SLIP, played=1) is None
    assert made(0.9, 0.9 - SLIP + 0.01, played=1) is not None
    assert made(0.9, 0.3, 0.2, played=2) is not None, "the one good move among several may be hard to see"


async def test_a_habit_is_what_one_gave_away_three_times_within_thirty_days(rig: Rig) -> None:
    puzzles = Puzzles(rig.host)
    assert await puzzles.habit(ANN.id) is None
    for times in range(1, HABIT + 1):
        table = await over(rig)
        await puzzles.examine(table)
        found = await puzzles.habit(ANN.id)
        assert (found is None) == (times < HABIT)
    assert found is not None and (found.game, found.times, found.newest.table) == ("toy", HABIT, table)
    assert found.newest.why.key == "toy-why" and found.newest.seat == 0
    assert await puzzles.habit(ANN.id, "toy") == found
    assert await puzzles.habit(ANN.id, "geschenk") is None
    assert await puzzles.habit(BEN.id) is None, "the mistakes were Ann's"
    rig.now += HABIT_S + 1
    assert await puzzles.habit(ANN.id) is None
