"""Closer looks at turning points: told in place, stored, made once, gone on with after a stop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.play import replay
from cogs.play.closer_looks import ALL_S, DAILY, DAY_S, PERSON_S, Day
from cogs.play.replay import Replay
from cogs.play.replay_panel import MOVER, turns_at
from cogs.ui.drawing import Picture
from cogs.ui.ids import Press
from cogs.ui.services import Services
from engine.host.history.analysis import SQL, Analysis, Chances, TurningPoint, _stored
from engine.host.model.records import Person, Refused, TableInfo
from engine.host.search.playouts import SIMULATIONS
from locales import words
from sandbox import PATIENCE
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
        self.view: Any = None
        response = SimpleNamespace(defer=self.defer, edit_message=self.edit_message)
        self.interaction = SimpleNamespace(
            response=response, edit_original_response=self.edit, is_expired=lambda: self.expired
        )

    async def defer(self) -> None: ...

    async def edit(self, *, content: str, **more: Any) -> None:
        self.texts.append(content)
        self.view = more.get("view", self.view)

    async def edit_message(self, **_: Any) -> None: ...

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

    async def ended(self) -> None:
        """Wait until no look is under way, and the store has it too."""
        closer = self.cog.closer
        await until(lambda: not closer.looks and (closer.working is None or closer.working.done()))


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110  # looks are tasks of the cog
            await asyncio.sleep(0.002)


def held_back(
    monkeypatch: pytest.MonkeyPatch, of: Any = replay, name: str = "frame_message"
) -> tuple[asyncio.Event, ...]:
    """Hold back who puts a position into words, or calls ``name``: return when one has begun, and what lets them go
    on.
    """
    plain, begun, go_on = getattr(of, name), asyncio.Event(), asyncio.Event()

    async def slow(*asked: Any, **more: Any) -> Any:
        begun.set()
        await go_on.wait()
        return await plain(*asked, **more)

    monkeypatch.setattr(of, name, slow)
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
    await evening.ended()
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
    reading = evening.rig.host.reading
    plain = reading.table
    begun, go_on = held_back(monkeypatch, reading, "table")
    evening.search.gate.release()
    await begun.wait()
    monkeypatch.setattr(reading, "table", plain)
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
    plain = replay.frame_message
    drawn, go_on = held_back(monkeypatch)
    second = asyncio.create_task(evening.look(who, 0))
    await drawn.wait()
    monkeypatch.setattr(replay, "frame_message", plain)
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
    who, plain = Looking(evening.cog.services), replay.frame_message

    async def slow(*asked: Any, **more: Any) -> Any:
        await evening.ended()
        return await plain(*asked, **more)

    monkeypatch.setattr(replay, "frame_message", slow)
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
    await evening.ended()
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
    host, counted = evening.rig.host, list[int]()

    async def looked(analysis: Analysis) -> None:
        found = await analysis.question(evening.table, number)
        while found and analysis.may_look_closer("geschenk", found[1]):
            turn = await analysis.look_closer(found[0])
            assert turn is not None and turn[0].closer is not None and turn[1]
            found = found[0], turn[0]
            counted.append(turn[0].closer.games)

    looks = [asyncio.create_task(looked(one)) for one in (host.analysis, Analysis(host.tables, host.takebacks))]
    await until(lambda: len(search.asked) == 2)
    for _ in range(8):
        search.gate.release()
    await asyncio.gather(*looks)
    assert (await evening.known(number)).closer == Chances(200, 100, 200)
    assert counted == sorted(counted)


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_a_look_at_a_table_that_is_cleared_away_ends_and_says_so(evening: Evening, lang: str) -> None:
    """What it counted is gone with the cards; the message keeps what it showed, without the promise."""
    who, (at, _), w = Looking(evening.cog.services), evening.at[0], words(lang)
    who.words = w
    await evening.look(who, at)
    await until(lambda: bool(evening.search.asked))
    await evening.rig.host.tables.store.write(SQL.delete_turning_points_of_table, (evening.table,))
    await evening.part()
    await evening.ended()
    assert len(who.texts) == 2 and len(evening.search.asked) == 1
    shown, left = (text.split("\n") for text in who.texts)
    assert left == [*shown[:-1], w("turning-stopped")] and shown[-1] == w("turning-looking")
    assert w("button-look-again") not in [getattr(child, "label", "") for child in who.view.children]


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_a_look_whose_game_is_away_says_so_and_goes_on_when_asked_again(evening: Evening, lang: str) -> None:
    who, (at, point), w = Looking(evening.cog.services), evening.at[0], words(lang)
    who.words, library = w, evening.rig.host.tables.library
    await evening.look(who, at)
    assert w("turning-looking") in who.texts[-1]
    await until(lambda: bool(evening.search.asked))
    games = library.games
    library.games = {slug: game for slug, game in games.items() if slug != "geschenk"}
    await evening.part()
    await evening.ended()
    quick = w("turning-chances-quick", games=200, played=62, best=118, bar="", same="no").rstrip()
    assert quick in who.texts[-1] and who.texts[-1].split("\n")[-1] == w("turning-away")
    (again,) = [b for b in who.view.children if getattr(b, "label", "") == w("button-look-again")]
    (select,) = [c for c in who.view.children if hasattr(c, "options")]
    assert str(at) in [option.value for option in select.options], "the point is still a place to jump to"
    library.games = games
    await evening.cog.replay(cast("Any", who), Press.parse(again.custom_id))
    assert w("turning-looking") in who.texts[-1] and w("turning-away") not in who.texts[-1]
    await evening.part()
    assert (await evening.known(point.number)).closer == Chances(50, 25, 50)


async def test_a_look_whose_game_has_new_rules_says_so(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is offered that would be refused: the game can be replayed no more."""
    who, (at, _), w = Looking(evening.cog.services), evening.at[0], words("en")

    async def newer(_: int) -> Any:
        raise Refused("proof-old-rules")

    await evening.look(who, at)
    monkeypatch.setattr(evening.rig.host.analysis, "finished", newer)
    await evening.part()
    await evening.ended()
    assert QUICK in who.texts[-1] and who.texts[-1].split("\n")[-1] == w("turning-stopped")
    assert w("button-look-again") not in [getattr(child, "label", "") for child in who.view.children]
    assert not await evening.rig.host.analysis.asked_for()


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_a_look_that_fails_says_so_and_is_offered_again(evening: Evening, lang: str) -> None:
    """In place of the promise, with a button that begins it once more; nothing is left of it in the store."""
    who, (at, point) = Looking(evening.cog.services), evening.at[0]
    who.words = words(lang)
    evening.search.works = False
    await evening.look(who, at)
    assert await evening.rig.host.analysis.asked_for()
    assert words(lang)("turning-looking") in who.texts[-1]
    await evening.part()
    await evening.ended()
    assert (await evening.known(point.number)).closer is None and not await evening.rig.host.analysis.asked_for()
    assert who.texts[-1].split("\n")[-1] == words(lang)("turning-failed"), "the promise is gone"
    assert words(lang)("turning-looking") not in who.texts[-1] and len(who.texts) == 2
    (again,) = [b for b in who.view.children if getattr(b, "label", "") == words(lang)("button-look-again")]
    evening.search.works = True
    await evening.cog.replay(cast("Any", who), Press.parse(again.custom_id))
    assert words(lang)("turning-looking") in who.texts[-1]
    assert words(lang)("button-look-again") not in [getattr(child, "label", "") for child in who.view.children]
    await evening.part()
    assert words(lang)("turning-failed") not in who.texts[-1] and "50" in who.texts[-1]


async def test_a_look_that_fails_before_the_message_is_there_says_so_too(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    who, (at, _) = Looking(evening.cog.services), evening.at[0]
    evening.search.works = False
    drawn, go_on = held_back(monkeypatch)
    evening.search.gate.release()
    shown = asyncio.create_task(evening.look(who, at))
    await drawn.wait()
    await evening.ended()
    go_on.set()
    await shown
    assert who.texts[-1].split("\n")[-1] == words("en")("turning-failed") and not evening.cog.closer.watching


async def test_a_result_draws_no_picture(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """The picture is shown already; only the words change."""
    who, (at, _), drawn = Looking(evening.cog.services), evening.at[0], 0
    plain = evening.cog.services.drawing.replay

    async def counted(*asked: Any, **more: Any) -> Any:
        nonlocal drawn
        drawn += 1
        return await plain(*asked, **more)

    monkeypatch.setattr(evening.cog.services.drawing, "replay", counted)
    await evening.look(who, at)
    await evening.part()
    assert ahead(50) in who.texts[-1] and drawn == 1


async def test_what_of_the_description_stands_in_the_text_stays_there(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    who, (at, _) = Looking(evening.cog.services), evening.at[0]
    drawing = evening.cog.services.drawing

    async def long(*_: Any, **__: Any) -> Picture:
        return Picture(b"png", "table.png", "the table", rest="and the hands")

    monkeypatch.setattr(drawing, "replay", long)
    await evening.look(who, at)
    await evening.part()
    assert ahead(50) in who.texts[-1] and who.texts[-1].endswith("-# and the hands")


async def test_a_message_without_a_picture_is_left(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its text tells what the picture would show, and *History* may take its place."""
    who, (at, point) = Looking(evening.cog.services), evening.at[0]

    async def undrawn(*_: Any, **__: Any) -> Picture:
        return Picture(b"", "table.png", "the table in words")

    monkeypatch.setattr(evening.cog.services.drawing, "replay", undrawn)
    await evening.look(who, at)
    assert "the table in words" in who.texts[-1] and not evening.cog.closer.watching
    await evening.part()
    assert len(who.texts) == 1 and (await evening.known(point.number)).closer


async def test_who_reads_more_about_the_game_is_not_disturbed(evening: Evening) -> None:
    """What they press there may take the place of the position; *Back* shows the result."""
    who, (at, _) = Looking(evening.cog.services), evening.at[0]
    await evening.look(who, at)
    await evening.cog.more(cast("Any", who), Press(evening.table, "replaymore", at, (MOVER,)))
    await evening.part()
    assert len(who.texts) == 1
    await evening.cog.replay(cast("Any", who), Press(evening.table, "replay", at, ("here", MOVER)))
    assert ahead(50) in who.texts[-1]


async def test_a_stop_loses_no_look_that_was_asked_for(evening: Evening) -> None:
    """Killed at any moment: the next start goes on without anybody pressing, and who asked finds it in Look back."""
    who, (at, point), (_, other) = Looking(evening.cog.services), *evening.at[:2]
    await evening.look(who, at)
    await evening.look(who, evening.at[1][0])
    await evening.part()
    asked = await evening.rig.host.analysis.asked_for()
    assert [number for _, number, _ in asked] == [point.number, other.number]
    await evening.cog.cog_unload()
    await evening.rig.reopen()
    assert await evening.rig.host.analysis.asked_for() == asked
    evening.search = Gated()
    evening.cog = evening.opened()
    await evening.cog.resume()
    for _ in range(7):
        await evening.part()
    await evening.ended()
    for each in (point, other):
        assert (await evening.known(each.number)).closer == Chances(200, 100, 200)
    assert not await evening.rig.host.analysis.asked_for() and evening.search.rested == 1
    await evening.look(who := Looking(evening.cog.services), at)
    assert ahead(200) in who.texts[-1]


async def test_a_start_drops_looks_that_are_a_day_old_done_or_gone(evening: Evening) -> None:
    """One that kills the process must not do so for ever."""
    analysis, now = evening.rig.host.analysis, evening.rig.now
    await analysis.note_asked(evening.table, evening.at[0][1].number, now - DAY_S)
    await analysis.note_asked(evening.table, 9999, now)
    await analysis.note_asked(777, 1, now)
    await evening.cog.resume()
    assert not await analysis.asked_for() and not evening.cog.closer.looks and not evening.search.asked


@pytest.mark.logs_error("cannot go on")
async def test_a_look_that_cannot_go_on_keeps_no_other_from_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As of a game whose rules have changed under the same revision: its moves cannot be played again."""
    analysis, now = evening.rig.host.analysis, evening.rig.now
    numbers = sorted(point.number for _, point in evening.at)
    for number in numbers:
        await analysis.note_asked(evening.table, number, now)
    plain, first = analysis.question, min(numbers, key=str)

    async def failing(table: int, number: int) -> Any:
        if number == first:
            raise LookupError
        return await plain(table, number)

    monkeypatch.setattr(analysis, "question", failing)
    await evening.cog.resume()
    assert {number for _, number in evening.cog.closer.looks} == {*numbers} - {first}
    assert {number for _, number, _ in await analysis.asked_for()} == {*numbers} - {first}


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


@pytest.mark.parametrize("begun", [(DAILY, 0.0), (1, PERSON_S)])
async def test_a_person_begins_a_few_looks_a_day(evening: Evening, begun: tuple[int, float]) -> None:
    """By number and by price. More than that show the quick look, and promise no more; what others have begun is told
    all the same.
    """
    ann, ben = (Looking(evening.cog.services, person) for person in (ANN, BEN))
    evening.cog.closer.day = Day(int(evening.rig.now // DAY_S), {ANN.id: begun})
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
    assert len(evening.cog.closer.looks) == 2 and [*evening.cog.closer.day.begun] == [ANN.id]


async def test_all_together_begin_what_fits_into_a_day(evening: Evening) -> None:
    """A small machine is not kept hot all day. One look is never too much, whatever it takes there."""
    closer, ann = evening.cog.closer, Looking(evening.cog.services)
    closer.day = Day(int(evening.rig.now // DAY_S), {}, ALL_S)
    await evening.look(ann, evening.at[0][0])
    assert COMING not in ann.texts[-1] and not closer.looks
    closer.day, closer.pace = Day(closer.day.number), 1e9
    await evening.look(ann, evening.at[0][0])
    assert "a few hours" in ann.texts[-1] and closer.day.seconds > ALL_S
    await evening.look(ann, evening.at[1][0])
    assert "a few hours" not in ann.texts[-1] and len(closer.looks) == 1


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
    assert COMING in who.texts[-1], "the closer look is still under way"
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
