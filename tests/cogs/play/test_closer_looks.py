"""Closer looks at turning points: told in place, stored, made once, gone on with after a stop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.play import replay
from cogs.play.closer_looks import DAILY, DAY_S
from cogs.play.replay import Replay
from cogs.play.replay_panel import MOVER, turns_at
from cogs.ui.ids import Press
from cogs.ui.services import Services
from engine.host.history.analysis import SQL, Analysis, Chances, TurningPoint, _stored
from engine.host.model.records import Person, TableInfo
from engine.host.search.playouts import SIMULATIONS
from locales import words
from tests.cogs.play.test_replay import LastIsBest, services
from tests.host.rig import ANN, BEN, CAT, Rig

QUICK = "A quick look: played on from here 200 times with the same cards, this move won 62 and the other one 118."
COMING = "-# I'm having it played on from here"
LOST = "a closer look at table"
PART = 50
"""The games of a turn."""


def ahead(games: int) -> str:
    who = "by computers that think ahead, with the same cards"
    return f"Played on from here {games} times {who}, this move won {games // 2}"


class Gated(LastIsBest):
    """A search that ranks the last move highest; play-outs by searching players wait until ``gate`` lets them go."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Semaphore(0)
        self.asked: list[tuple[int, int, int, bool]] = []
        """Of play-outs by searching players: table, after, most, patient."""
        self.quick = self.given = self.rested = 0
        self.works = True
        self.hold: asyncio.Event | None = None
        """Quick looks that begin now wait for it; so many do: ``held``."""
        self.held = 0

    def rest(self) -> None:
        self.rested += 1

    async def play_out(
        self, *asked: Any, after: int = 0, simulations: int = 0, patient: bool = False
    ) -> list[int] | None:
        table, game, most = asked[0], asked[1], min(asked[5], after + PART)
        if not simulations:
            self.quick += 1
            if (hold := self.hold) is not None:
                self.held += 1
                await hold.wait()
            return [200, 62, 118]
        assert simulations == SIMULATIONS[game]
        self.asked.append((table, after, most, patient))
        await self.gate.acquire()
        self.given += 1
        return [most - after, (most - after) // 2, most - after] if self.works else None


class Looking:
    """A person at their look back; what their message shows: ``texts``, the newest last."""

    on_message = True

    def __init__(self, kit: Services, person: Person = ANN, values: list[str] | None = None) -> None:
        self.services, self.person, self.words, self.values = kit, person, words("en"), values or []
        self.texts, self.expired, self.unseen = list[str](), False, False
        response = SimpleNamespace(defer=self.defer)
        self.interaction = SimpleNamespace(
            response=response, edit_original_response=self.edit, is_expired=lambda: self.expired
        )

    async def defer(self) -> None: ...

    async def edit(self, *, content: str, **_: Any) -> None:
        self.texts.append(content)

    async def show(self, send: Callable[[], Any]) -> None:
        await send()


class Evening:
    """A finished game with known turning points, and the cog that shows it."""

    def __init__(self, rig: Rig, over: TableInfo, search: Gated) -> None:
        self.rig, self.table, self.search = rig, over.id, search
        self.cog = self.opened()
        self.at: list[tuple[int, TurningPoint]] = []

    def opened(self) -> Replay:
        self.rig.host.tables.search = cast("Any", self.search)
        return Replay(SimpleNamespace(services=services(self.rig)))  # type: ignore[arg-type]  # no bot

    async def look(self, who: Looking, at: int) -> None:
        who.values = [str(at)]
        await self.cog.jump(cast("Any", who), Press(self.table, "replayjump", 0, (MOVER,)))

    async def known(self, number: int) -> TurningPoint:
        return next(p for p in await self.rig.host.analysis.known(self.table) or () if p.number == number)

    async def part(self) -> None:
        """Let one part of a look come in."""
        search = self.search
        await until(lambda: len(search.asked) > search.given)
        search.gate.release()
        given = search.given
        await until(lambda: search.given > given)
        await until(lambda: len(search.asked) > search.given or not self.cog.closer.looks)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not true():  # noqa: ASYNC110  # looks are tasks of the cog
            await asyncio.sleep(0.002)


def held_back(monkeypatch: pytest.MonkeyPatch) -> tuple[asyncio.Event, asyncio.Event]:
    """Hold back who puts a position into words: return when one has begun, and what lets them go on."""
    plain, begun, go_on = replay.told, asyncio.Event(), asyncio.Event()

    async def slow(*asked: Any, **more: Any) -> Any:
        begun.set()
        await go_on.wait()
        return await plain(*asked, **more)

    monkeypatch.setattr(replay, "told", slow)
    return begun, go_on


@pytest.fixture
async def evening(rig: Rig) -> AsyncIterator[Evening]:
    info = await rig.started(ANN, BEN, CAT, game="geschenk", size=3)
    over = await rig.play_on(info.id, ANN, BEN, CAT)
    evening = Evening(rig, over, Gated())
    points = await rig.host.analysis.turning_points(over.id)
    _, film = await rig.host.replay.film(over.id, None)
    evening.at = sorted(turns_at(film, points).items())
    assert len(evening.at) == 3
    yield evening
    await evening.cog.closer.close()


async def test_the_message_changes_as_results_come_in_and_the_answer_stays(evening: Evening) -> None:
    who, (at, point) = Looking(evening.cog.services), evening.at[0]
    await evening.look(who, at)
    assert QUICK in who.texts[-1] and who.texts[-1].split("\n")[-1].startswith(COMING)
    for games in (50, 100, 150, 200):
        await evening.part()
        assert ahead(games) in who.texts[-1] and "A quick look" not in who.texts[-1] and COMING not in who.texts[-1]
        assert (await evening.known(point.number)).closer == Chances(games, games // 2, games)
    await until(lambda: not evening.cog.closer.looks)
    assert len(who.texts) == 5 and not evening.cog.closer.watching
    asked = [(evening.table, after, after + 50, True) for after in (0, 50, 100, 150)]
    assert evening.search.asked == asked
    await evening.look(who, at)
    assert who.texts[-1] == who.texts[-2] and evening.search.asked == asked, "the same question, the same answer"


async def test_who_goes_on_is_not_disturbed_and_finds_the_answer_later(evening: Evening) -> None:
    who, (at, point), (other, _) = Looking(evening.cog.services), *evening.at[:2]
    await evening.look(who, at)
    await evening.look(who, 0)
    shown = [*who.texts]
    await evening.part()
    assert who.texts == shown and (await evening.known(point.number)).closer
    await evening.look(who, other)
    for _ in range(3):
        await evening.part()
    assert ahead(200) not in who.texts[-1] and QUICK in who.texts[-1], "of another turning point"
    await evening.look(who, at)
    assert ahead(200) in who.texts[-1]


async def test_who_goes_on_while_a_result_is_put_into_words_keeps_what_they_went_to(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    who, (at, _) = Looking(evening.cog.services), evening.at[0]
    await evening.look(who, at)
    plain = replay.told
    begun, go_on = held_back(monkeypatch)
    evening.search.gate.release()
    await begun.wait()
    monkeypatch.setattr(replay, "told", plain)
    await evening.look(who, 0)
    shown = [*who.texts]
    go_on.set()
    await until(lambda: len(evening.search.asked) > 1)
    assert who.texts == shown


async def test_of_two_presses_at_once_the_message_keeps_what_it_shows(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second is drawn when the first begins to be told of, and is shown after it."""
    who, (at, _) = Looking(evening.cog.services), evening.at[0]
    plain = replay.told
    drawn, go_on = held_back(monkeypatch)
    second = asyncio.create_task(evening.look(who, 0))
    await drawn.wait()
    monkeypatch.setattr(replay, "told", plain)
    await evening.look(who, at)
    go_on.set()
    await second
    shown = [*who.texts]
    await evening.part()
    assert who.texts == shown and COMING not in shown[-1]


async def test_a_look_that_ends_before_the_message_is_there_is_told_all_the_same(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the heuristic players have the last word, a look takes less than a picture."""
    for room in ("cogs.play.replay", "engine.host.history.analysis"):
        monkeypatch.setattr(f"{room}.SIMULATIONS", {})
    info = await rig.started(ANN, BEN, CAT, game="geschenk", size=3)
    evening = Evening(rig, await rig.play_on(info.id, ANN, BEN, CAT), Gated())
    await rig.host.analysis.losses(info.id, patient=False)
    points = await rig.host.analysis.known(info.id)
    _, film = await rig.host.replay.film(info.id, None)
    who, plain = Looking(evening.cog.services), replay.told

    async def slow(*asked: Any, **more: Any) -> Any:
        await until(lambda: not evening.cog.closer.looks)
        return await plain(*asked, **more)

    monkeypatch.setattr(replay, "told", slow)
    await evening.look(who, min(turns_at(film, points or ())))
    assert COMING not in who.texts[-1] and "Played on from here 200 times" in who.texts[-1]
    assert not evening.cog.closer.watching


async def test_two_who_ask_the_same_are_both_told_of_one_look(evening: Evening) -> None:
    people, (at, _) = [Looking(evening.cog.services, person) for person in (ANN, BEN)], evening.at[0]
    await asyncio.gather(*(evening.look(who, at) for who in people), evening.look(people[0], at))
    await evening.part()
    assert all(ahead(50) in who.texts[-1] for who in people)
    assert [after for _, after, _, _ in evening.search.asked] == [0, 50]
    assert [count for count, _ in evening.cog.closer.day.begun.values()] == [1]


async def test_a_look_goes_on_from_what_is_stored_when_the_bot_was_stopped(evening: Evening) -> None:
    who, (at, point) = Looking(evening.cog.services), evening.at[0]
    await evening.look(who, at)
    await evening.part()
    await evening.cog.cog_unload()
    assert not evening.cog.closer.looks and not evening.cog.closer.watching
    await evening.rig.reopen()
    evening.search = Gated()
    evening.cog = evening.opened()
    who = Looking(evening.cog.services)
    await evening.look(who, at)
    assert ahead(50) in who.texts[-1]
    for _ in range(3):
        await evening.part()
    await until(lambda: not evening.cog.closer.looks)
    assert ahead(200) in who.texts[-1]
    assert [after for _, after, _, _ in evening.search.asked] == [50, 100, 150]
    assert (await evening.known(point.number)).closer == Chances(200, 100, 200)


async def test_nothing_is_begun_after_the_cog_is_gone(evening: Evening) -> None:
    """A press that was being answered: nobody would end its look, and the store is closed next."""
    await evening.cog.cog_unload()
    who = Looking(evening.cog.services)
    await evening.look(who, evening.at[0][0])
    assert QUICK in who.texts[-1] and COMING not in who.texts[-1] and not evening.cog.closer.looks


async def test_a_search_for_all_points_takes_nothing_from_a_look_that_went_on_meanwhile(evening: Evening) -> None:
    """As of somebody who asks for the moving picture while another looks at a point that was found for puzzles."""
    analysis, (at, point) = evening.rig.host.analysis, evening.at[0]
    points = [replace(p, chances=None) for p in await analysis.known(evening.table) or ()]
    await evening.rig.host.tables.store.write(SQL.update_turning_points, (_stored(points), evening.table))
    held = evening.search.hold = asyncio.Event()
    searched = asyncio.create_task(analysis.turning_points(evening.table))
    await until(lambda: evening.search.held == 1)
    who = Looking(evening.cog.services)
    evening.search.hold = None
    await evening.look(who, at)
    await evening.part()
    held.set()
    assert [p.closer for p in await searched if p.number == point.number] == [Chances(50, 25, 50)]
    assert (await evening.known(point.number)).closer == Chances(50, 25, 50)


async def test_two_processes_that_look_at_one_point_count_nothing_twice_and_lose_nothing(evening: Evening) -> None:
    number, search = evening.at[0][1].number, evening.search
    host, told = evening.rig.host, list[Chances | None]()

    async def tell(point: TurningPoint) -> None:
        told.append(point.closer)

    other = Analysis(host.tables, host.takebacks)
    looks = [asyncio.create_task(one.look_closer(evening.table, number, tell)) for one in (host.analysis, other)]
    await until(lambda: len(search.asked) == 2)
    for _ in range(8):
        search.gate.release()
    await asyncio.gather(*looks)
    assert (await evening.known(number)).closer == Chances(200, 100, 200)
    counted = [each.games for each in told if each]
    assert counted == sorted(counted)


async def test_a_look_at_a_table_that_is_cleared_away_ends(evening: Evening) -> None:
    """Its cards are gone, and so is what was counted: nobody hears of them."""
    who, (at, _) = Looking(evening.cog.services), evening.at[0]
    await evening.look(who, at)
    await until(lambda: bool(evening.search.asked))
    await evening.rig.host.tables.store.write(SQL.delete_turning_points_of_table, (evening.table,))
    await evening.part()
    await until(lambda: not evening.cog.closer.looks)
    assert len(who.texts) == 1 and len(evening.search.asked) == 1


async def test_a_process_that_fails_is_asked_again_at_the_next_showing(evening: Evening) -> None:
    who, (at, point) = Looking(evening.cog.services), evening.at[0]
    evening.search.works = False
    await evening.look(who, at)
    await evening.part()
    await until(lambda: not evening.cog.closer.looks)
    assert (await evening.known(point.number)).closer is None and QUICK in who.texts[-1] and len(who.texts) == 1
    evening.search.works = True
    await evening.look(who, at)
    await evening.part()
    assert ahead(50) in who.texts[-1]


async def test_a_message_that_can_no_longer_be_changed_is_left(evening: Evening) -> None:
    who, (at, point) = Looking(evening.cog.services), evening.at[0]
    await evening.look(who, at)
    who.expired = True
    await evening.part()
    assert len(who.texts) == 1 and (await evening.known(point.number)).closer


@pytest.mark.logs_error(LOST)
async def test_somebody_who_cannot_be_told_stops_no_look(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    people, (at, _) = [Looking(evening.cog.services, person) for person in (ANN, BEN)], evening.at[0]
    for who in people:
        await evening.look(who, at)

    def failing() -> bool:
        raise RuntimeError

    people[0].interaction.is_expired = failing
    await evening.part()
    assert len(people[0].texts) == 1 and ahead(50) in people[1].texts[-1]


async def test_a_person_begins_a_few_looks_a_day(evening: Evening) -> None:
    """More than that show the quick look, and promise no more; what others have begun is told all the same."""
    ann, ben = (Looking(evening.cog.services, person) for person in (ANN, BEN))
    evening.cog.closer.day, evening.cog.closer.begun = int(evening.rig.now // DAY_S), {ANN.id: DAILY}
    at = evening.at[0][0]
    await evening.look(ann, at)
    assert QUICK in ann.texts[-1] and COMING not in ann.texts[-1] and not evening.cog.closer.looks
    await evening.look(ben, at)
    await evening.look(ann, at)
    assert COMING in ann.texts[-1]
    await evening.part()
    assert ahead(50) in ann.texts[-1] and ahead(50) in ben.texts[-1]
    evening.rig.now += DAY_S
    await evening.look(ann, evening.at[1][0])
    assert len(evening.cog.closer.looks) == 2 and evening.cog.closer.begun == {ANN.id: 1}


async def test_looks_are_made_one_after_the_other(evening: Evening) -> None:
    who = Looking(evening.cog.services)
    for at, _ in evening.at:
        await evening.look(who, at)
    await until(lambda: bool(evening.search.asked))
    assert len(evening.cog.closer.looks) == 3 and len(evening.search.asked) == 1


async def test_points_found_for_puzzles_are_played_on_when_they_are_shown(rig: Rig) -> None:
    """The search for puzzles stores turning points without playing on; then nobody is offered to search for them."""
    info = await rig.started(ANN, BEN, CAT, game="geschenk", size=3)
    over = await rig.play_on(info.id, ANN, BEN, CAT)
    evening = Evening(rig, over, Gated())
    await rig.host.analysis.losses(over.id, patient=False)
    points = await rig.host.analysis.known(over.id)
    assert points and points[0].chances is None
    _, film = await rig.host.replay.film(over.id, None)
    who, at = Looking(evening.cog.services), min(turns_at(film, points))
    await evening.look(who, at)
    assert COMING in who.texts[0] and "A quick look" not in who.texts[0]
    await until(lambda: len(who.texts) > 1)
    assert QUICK in who.texts[-1] and evening.search.quick == 1
    assert "better chances" in who.texts[0] and "better chances" not in who.texts[-1], "what was counted is enough"
    await evening.part()
    assert ahead(50) in who.texts[-1]
    await evening.cog.closer.close()


async def test_where_no_short_search_is_stronger_the_heuristic_players_have_the_last_word(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    for room in ("cogs.play.replay", "engine.host.history.analysis"):
        monkeypatch.setattr(f"{room}.SIMULATIONS", {})
    who, (at, _) = Looking(evening.cog.services), evening.at[0]
    await evening.look(who, at)
    assert "Could it have been won? Played on from here 200 times" in who.texts[-1] and COMING not in who.texts[-1]
    assert not evening.cog.closer.looks


async def test_without_a_search_nothing_is_promised(evening: Evening) -> None:
    evening.rig.host.tables.search = None
    who = Looking(evening.cog.services)
    await evening.look(who, evening.at[0][0])
    assert QUICK in who.texts[-1] and COMING not in who.texts[-1]
