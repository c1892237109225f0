"""Tables to watch, and hints: who may ask, what is counted, what the search gets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.games.registry import GAMES
from engine.host.host import Host
from engine.host.model.records import Person, Refused, Status
from engine.host.play import hints
from engine.host.search.search_pool import SearchClient, SearchPool
from engine.players.registry import CHOOSERS
from tests.host.chance import CHANCE

ANNA, BEN = Person("1", "Anna"), Person("2", "Ben")


class Spy(SearchPool):
    """Runs searches in this process, and keeps their arguments."""

    def __init__(self) -> None:
        super().__init__(1)
        self.given: list[tuple[Any, ...]] = []
        self.fails = False

    async def run(self, table: int, work: Any, *args: Any) -> Any:
        self.given.append(args)
        return None if self.fails else work(*args)


def first_legal(game: str, state: dict[str, Any], seat: int, level: str, rnd: Any, clock: Any) -> dict[str, Any]:
    rules = GAMES[game]
    move = rules.legal(rules.state.from_json(state), seat)[0]
    return {"action": move.wire(), "best": move.wire(), "ranked": [[move.wire(), 1, 0.5]]}


@pytest.fixture
def spy() -> Spy:
    return Spy()


@pytest.fixture
async def host(tmp_path: Path, spy: Spy) -> Any:
    search = SearchClient(first_legal, spy, ("strong",), shown=0.0)
    found = await Host.open(tmp_path / "t.sqlite3", GAMES, CHOOSERS, pace=lambda: 0.0, search=search)
    yield found
    await found.close()


async def table(host: Host, *, hints: bool = True) -> int:
    place: dict[str, Any] = {"guild": None, "channel": "5", "lang": "en"}
    info = await host.opening.open_table("geschenk", {}, 3, ANNA, **place, interaction="a", hints=hints)
    await host.seating.join(info.id, BEN, "b")
    await host.seating.add_computer(info.id, ANNA, "c", "strong", name="Kuro")
    await host.dealing.start(info.id, ANNA, "d")
    return info.id


async def until_asked(host: Host, table: int, person: Person) -> None:
    """Let the others move until this person is asked."""
    for i in range(500):
        info, view = await host.reading.view(table, person.id)
        if view.asked:
            return
        await host.clocks.tick()
        other = BEN if person is ANNA else ANNA
        info, view = await host.reading.view(table, other.id)
        seat = info.seat_of(other.id)
        if view.asked and seat is not None:
            await host.play.act(table, other, seat.prompt, view.legal[0].wire(), f"x{i}")
    raise AssertionError("never asked")


async def test_a_watched_table_plays_itself_to_the_end(host: Host) -> None:
    place: dict[str, Any] = {"guild": None, "channel": "5", "lang": "en"}
    names = ["A", "B", "C"]
    info = await host.watching.watch("geschenk", {}, names, "strong", ANNA, **place, interaction="w")
    assert info.watch and info.status is Status.PLAYING and info.names == tuple(names)
    for _ in range(2000):
        if (await host.reading.table(info.id)).status is Status.FINISHED:
            break
        await host.watching.hurry(info.id)
        await host.clocks.tick()
    assert (await host.reading.table(info.id)).status is Status.FINISHED
    again = await host.watching.watch("geschenk", {}, names, "strong", ANNA, **place, interaction="w")
    assert again.id == info.id


async def test_only_the_opener_stops_it(host: Host) -> None:
    place: dict[str, Any] = {"guild": None, "channel": "5", "lang": "en"}
    info = await host.watching.watch("geschenk", {}, ["A", "B", "C"], "house", ANNA, **place, interaction="w")
    with pytest.raises(Refused, match="only-the-opener"):
        await host.watching.stop_watching(info.id, BEN, "s")
    assert (await host.watching.stop_watching(info.id, ANNA, "t")).table.status is Status.ENDED


async def test_an_ordinary_table_cannot_be_hurried(host: Host) -> None:
    number = await table(host)
    with pytest.raises(Refused, match="not-for-watching"):
        await host.watching.hurry(number)


async def test_a_hint_is_given_counted_and_private(host: Host, spy: Spy) -> None:
    number = await table(host)
    await until_asked(host, number, ANNA)
    before = await host.reading.table(number)
    found = await host.hints.ask(number, ANNA)
    assert found["best"]
    after = await host.reading.table(number)
    seat = after.seat_of(ANNA.id)
    assert seat is not None and seat.hints == 1
    assert after.news == before.news, "asking for a hint is nobody else's business"


async def test_whoever_thinks_gets_a_redealt_state(host: Host, spy: Spy) -> None:
    """Over many searches, the deck that a search gets has different orders of the hidden cards."""
    # In a test every hint draws the same numbers, so that they do not depend on its pace.
    CHANCE[hints].begin(None)
    number = await table(host)
    await until_asked(host, number, ANNA)
    for _ in range(5):
        await host.hints.ask(number, ANNA)
    decks = {tuple(args[1]["deck"]) for args in spy.given}
    assert len(decks) > 1


async def test_hints_are_refused_where_and_when_they_should_be(host: Host, spy: Spy) -> None:
    without = await table(host, hints=False)
    await until_asked(host, without, ANNA)
    with pytest.raises(Refused, match="no-hints-here"):
        await host.hints.ask(without, ANNA)
    with pytest.raises(Refused, match="not-at-this-table"):
        await host.hints.ask(without, Person("9", "Eve"))
    spy.fails = True


async def test_a_failed_search_is_told_and_not_counted(host: Host, spy: Spy) -> None:
    number = await table(host)
    await until_asked(host, number, ANNA)
    spy.fails = True
    with pytest.raises(Refused, match="hint-failed"):
        await host.hints.ask(number, ANNA)
    seat = (await host.reading.table(number)).seat_of(ANNA.id)
    assert seat is not None and seat.hints == 0


async def test_a_searching_player_that_fails_is_replaced_by_the_house_player(host: Host, spy: Spy) -> None:
    spy.fails = True
    number = await table(host)
    await until_asked(host, number, ANNA)
    await until_asked(host, number, BEN)
    log = await host.reading.happened(number, None)
    assert log


async def test_a_hand_is_held_as_its_owner_likes(tmp_path: Path) -> None:
    """Each press shows the next order of the hand; only the owner's own view changes, and no sequence number."""
    host = await Host.open(tmp_path / "t.sqlite3", GAMES, CHOOSERS, pace=lambda: 60.0)
    place: dict[str, Any] = {"guild": None, "channel": "5", "lang": "en"}
    info = await host.opening.open_table("tricky_express", {}, 4, ANNA, **place, interaction="a")
    for i in range(3):
        await host.seating.add_computer(info.id, ANNA, f"c{i}", name=f"C{i}")
    await host.dealing.start(info.id, ANNA, "d")
    before, view = await host.reading.view(info.id, ANNA.id)
    _, onlooker = await host.reading.view(info.id, None)
    first = view.state["hands"][0]
    await host.play.arrange(info.id, ANNA)
    after, view = await host.reading.view(info.id, ANNA.id)
    assert view.state["hands"][0] != first and sorted(view.state["hands"][0]) == sorted(first)
    assert after.news == before.news
    assert (await host.reading.view(info.id, None))[1] == onlooker
    await host.play.arrange(info.id, ANNA)
    assert (await host.reading.view(info.id, ANNA.id))[1].state["hands"][0] == first
    await host.close()


async def test_a_game_with_one_order_says_so(host: Host) -> None:
    number = await table(host)
    with pytest.raises(Refused, match="one-order-only"):
        await host.play.arrange(number, ANNA)
