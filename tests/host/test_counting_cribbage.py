"""Muggins at a real table: claims and answers of people, changed choices, standing answers, no hints."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from engine.core.offers import Amount
from engine.core.view import View
from engine.games.counting_cribbage import GAME
from engine.games.counting_cribbage_score import show
from engine.host.host import Host
from engine.host.records import Refused
from engine.host.thinkers import Thinkers, Thoughts
from engine.players.counting_cribbage import choose
from locales import Lang, words
from render.narration.registry import NARRATIONS
from tests.host.house import ANN, BEN, CAT, House

GAMES = {"counting_cribbage": GAME}


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    made = House(tmp_path / "store.db", GAMES, {"counting_cribbage": choose})
    await made.open()
    yield made
    await made.host.close()


async def view(house: House, table: int, person: Any) -> View:
    return (await house.host.view(table, person.id))[1]


async def move(house: House, table: int, person: Any, *wire: Any) -> None:
    await house.host.act(table, person, await house.asked(table, person), list(wire), house.press())


async def started(house: House, **options: Any) -> int:
    return (await house.started(ANN, BEN, size=2, game="counting_cribbage", first_dealer="seat1", **options)).id


async def lay_away(house: House, table: int) -> None:
    for person in (ANN, BEN):
        mine = await view(house, table, person)
        await move(house, table, person, *mine.legal[0].wire())


async def to_show(house: House, table: int) -> None:
    """Play on with claims of 0 and no objections until hands are claimed."""
    await lay_away(house, table)
    for _ in range(200):
        for person in (ANN, BEN):
            mine = await view(house, table, person)
            if mine.phase == "claim":
                return
            if not mine.asked:
                continue
            if mine.phase == "declare":
                room = 31 - mine["count"]
                card = next(c for c in mine["hands"][mine.seat] if min(10, c % 13 + 1) <= room)
                await move(house, table, person, "declare", card, 0)
            else:
                await move(house, table, person, "accept")
    raise AssertionError("no show")


async def test_a_choice_is_changed_without_being_asked(house: House) -> None:
    table = await started(house)
    mine = await view(house, table, ANN)
    first, second = (a.wire() for a in mine.legal[:2])
    await move(house, table, ANN, *first)
    mine = await view(house, table, ANN)
    assert not mine.asked and await house.asked(table, ANN) == 0
    assert second in [a.wire() for a in mine.anytime]
    await move(house, table, ANN, *second)
    assert (await view(house, table, ANN))["choice"] == second[1]
    assert (await view(house, table, BEN))["choice"] == []
    await move(house, table, BEN, *(await view(house, table, BEN)).legal[0].wire())
    assert (await view(house, table, ANN))["away"][0] == second[1]
    with pytest.raises(Refused):
        await move(house, table, ANN, *first)


async def test_claims_and_answers_go_round_a_whole_show(house: House) -> None:
    table = await started(house, muggins="full")
    await to_show(house, table)
    ann = await view(house, table, ANN)
    assert ann.first == {"claim": Amount(0, 99)} and await house.host.offer(table, ANN.id, ("claim",)) == Amount(0, 99)
    truth = {p: show(ann["laid"][p], ann["starter"]).total for p in (0, 1)}
    await move(house, table, ANN, "claim", truth[0])
    assert (await view(house, table, ANN)).asked, "the dealer claims the crib too"
    await move(house, table, ANN, "claim", 0)
    assert not (await view(house, table, ANN)).asked
    await move(house, table, BEN, "claim", truth[1] + 1)
    before = await view(house, table, ANN)
    assert before.phase == "show" and before["claims"] == [truth[1] + 1, truth[0], 0]
    await move(house, table, ANN, "respond", truth[1])
    crib = show(before["crib"], before["starter"]).total
    await move(house, table, BEN, "accept")
    await move(house, table, BEN, "respond", crib)
    after = await view(house, table, ANN)
    assert after.phase == "lay_away" and after["deal"] == 2
    gained = [after["points"][p] - before["points"][p] for p in (0, 1)]
    assert gained == [truth[0] + truth[1], crib], "an over-claim is taken, and so is what was missed"


async def test_nothing_public_stirs_while_answers_come_in(house: House) -> None:
    table = await started(house, muggins="count")
    await lay_away(house, table)
    for _ in range(40):
        for person in (ANN, BEN):
            mine = await view(house, table, person)
            if mine.phase == "play" and mine.asked:
                await move(house, table, person, *mine.legal[0].wire())
    assert (await view(house, table, ANN)).phase == "claim"
    public = (await house.host.view(table, None))[1]
    await move(house, table, BEN, "claim", 5)
    assert (await house.host.view(table, None))[1] == public
    info = await house.host.table(table)
    assert {s.asked != 0 for s in info.seats} == {True}, "nobody sees who has claimed"


async def test_waiving_is_nobody_elses_business(house: House) -> None:
    table = await started(house, muggins="full")
    await lay_away(house, table)
    public = (await house.host.view(table, None))[1]
    await move(house, table, ANN, "waive")
    assert (await house.host.view(table, None))[1] == public
    ben = await view(house, table, BEN)
    await move(house, table, BEN, "declare", ben["hands"][1][0], 0)
    mine = await view(house, table, ANN)
    assert mine.phase == "declare", "the window closed at once: Ann waives and Ben does not answer himself"
    events = await house.host.happened(table, BEN.id, limit=20)
    assert not [e for line in events for e in line.events if e.kind == "waived"]


@pytest.mark.parametrize(
    ("lang", "two", "more"),
    [("en", "your opponent can tell", "they can tell"), ("ja", "相手にもわかります", "全員そうしている")],
)
async def test_who_waives_is_told_what_it_shows(house: House, lang: Lang, two: str, more: str) -> None:
    """Two players: a window that nobody is asked about closes at once, and then it is clear who is not asked."""
    for people, said in (((ANN, BEN), two), ((ANN, BEN, CAT), more)):
        info = await house.table(*people, size=len(people), game=GAME.key, muggins="full")
        await house.host.start(info.id, ANN, house.press())
        w, narration = words(lang), NARRATIONS[GAME.key]
        told = []
        for wish in ("waive", "watch"):
            acted = await house.host.act(info.id, ANN, 0, [wish], house.press())
            assert acted.view is not None
            told += [narration.happened(e, acted.view, [p.name for p in people], w) or "" for e in acted.events]
        assert len(told) == 2 and said in told[0] and said not in told[1]


async def test_no_hints_where_one_has_to_count(tmp_path: Path) -> None:
    def think(game: str, state: dict[str, Any], seat: int, level: str, rnd: Any, clock: Any) -> dict[str, Any]:
        found = GAME.legal(GAME.state.from_json(state), seat)[0]
        return {"action": found.wire(), "best": found.wire(), "ranked": [[found.wire(), 1, 0.5]]}

    class Here(Thinkers):
        async def think(self, table: int, work: Any, *args: Any) -> Any:
            return work(*args)

    thoughts = Thoughts(think, Here(1), ("strong",), shown=0.0)
    host = await Host.open(tmp_path / "t.sqlite3", GAMES, {"counting_cribbage": choose}, thoughts=thoughts)
    house = House(tmp_path / "unused.db", GAMES, {"counting_cribbage": choose})
    house.host = host
    try:
        table = await started(house, muggins="full")
        assert (await host.hint(table, ANN))["best"]
        await lay_away(house, table)
        with pytest.raises(Refused, match="no-hint-now"):
            await host.hint(table, BEN)
    finally:
        await host.close()
