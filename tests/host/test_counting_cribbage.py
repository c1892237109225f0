"""Muggins at a real table: claims and answers of people, changed choices, standing answers, no hints."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from engine.core.game import PAUSE_S
from engine.core.offers import Amount
from engine.core.view import View
from engine.games.counting_cribbage.rules import GAME
from engine.games.counting_cribbage.score import show
from engine.host.host import Host
from engine.host.records import Refused
from engine.host.search_pool import SearchClient, SearchPool
from engine.players.counting_cribbage.heuristic import choose
from locales import Lang, words
from render.games.registry import NARRATIONS
from tests.host.rig import ANN, BEN, CAT, Rig

GAMES = {"counting_cribbage": GAME}


@pytest_asyncio.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    made = Rig(tmp_path / "store.db", GAMES, {"counting_cribbage": choose})
    await made.open()
    yield made
    await made.host.close()


async def view(rig: Rig, table: int, person: Any) -> View:
    return (await rig.host.view(table, person.id))[1]


async def move(rig: Rig, table: int, person: Any, *wire: Any) -> None:
    await rig.host.act(table, person, await rig.prompt(table, person), list(wire), rig.press())


async def started(rig: Rig, **options: Any) -> int:
    return (await rig.started(ANN, BEN, size=2, game="counting_cribbage", first_dealer="seat1", **options)).id


async def lay_away(rig: Rig, table: int) -> None:
    for person in (ANN, BEN):
        mine = await view(rig, table, person)
        await move(rig, table, person, *mine.legal[0].wire())


async def to_show(rig: Rig, table: int) -> None:
    """Play on with claims of 0 and no objections until hands are claimed."""
    await lay_away(rig, table)
    for _ in range(200):
        for person in (ANN, BEN):
            mine = await view(rig, table, person)
            if mine.phase == "claim":
                return
            if not mine.asked:
                continue
            if mine.phase == "declare":
                room = 31 - mine.state["count"]
                card = next(c for c in mine.state["hands"][mine.seat] if min(10, c % 13 + 1) <= room)
                await move(rig, table, person, "declare", card, 0)
            else:
                await move(rig, table, person, "accept")
    raise AssertionError("no show")


async def test_a_choice_is_changed_without_being_asked(rig: Rig) -> None:
    table = await started(rig)
    mine = await view(rig, table, ANN)
    first, second = (a.wire() for a in mine.legal[:2])
    await move(rig, table, ANN, *first)
    mine = await view(rig, table, ANN)
    assert not mine.asked and await rig.prompt(table, ANN) == 0
    assert second in [a.wire() for a in mine.anytime]
    await move(rig, table, ANN, *second)
    assert (await view(rig, table, ANN)).state["choice"] == second[1]
    assert (await view(rig, table, BEN)).state["choice"] == []
    await move(rig, table, BEN, *(await view(rig, table, BEN)).legal[0].wire())
    assert (await view(rig, table, ANN)).state["away"][0] == second[1]
    with pytest.raises(Refused):
        await move(rig, table, ANN, *first)


async def test_claims_and_answers_go_round_a_whole_show(rig: Rig) -> None:
    table = await started(rig, muggins="full")
    await to_show(rig, table)
    ann = await view(rig, table, ANN)
    assert ann.first == {"claim": Amount(0, 99)} and await rig.host.offer(table, ANN.id, ("claim",)) == Amount(0, 99)
    truth = {p: show(ann.state["laid"][p], ann.state["starter"]).total for p in (0, 1)}
    await move(rig, table, ANN, "claim", truth[0])
    assert (await view(rig, table, ANN)).asked, "the dealer claims the crib too"
    await move(rig, table, ANN, "claim", 0)
    assert not (await view(rig, table, ANN)).asked
    await move(rig, table, BEN, "claim", truth[1] + 1)
    before = await view(rig, table, ANN)
    assert before.phase == "show" and before.s.claims == [truth[1] + 1, truth[0], 0]
    await move(rig, table, ANN, "respond", truth[1])
    crib = show(before.s.crib, before.s.starter).total
    await move(rig, table, BEN, "accept")
    await move(rig, table, BEN, "respond", crib)
    after = await view(rig, table, ANN)
    assert after.phase == "lay_away" and after.s.deal == 2
    gained = [after.s.points[p] - before.s.points[p] for p in (0, 1)]
    assert gained == [truth[0] + truth[1], crib], "an over-claim is taken, and so is what was missed"


async def test_nothing_public_stirs_while_answers_come_in(rig: Rig) -> None:
    table = await started(rig, muggins="count")
    await lay_away(rig, table)
    for _ in range(40):
        for person in (ANN, BEN):
            mine = await view(rig, table, person)
            if mine.phase == "play" and mine.asked:
                await move(rig, table, person, *mine.legal[0].wire())
    assert (await view(rig, table, ANN)).phase == "claim"
    public = (await rig.host.view(table, None))[1]
    await move(rig, table, BEN, "claim", 5)
    assert (await rig.host.view(table, None))[1] == public
    info = await rig.host.table(table)
    assert {s.prompt != 0 for s in info.seats} == {True}, "nobody sees who has claimed"


async def test_waiving_is_nobody_elses_business(rig: Rig) -> None:
    table = await started(rig, muggins="full")
    await lay_away(rig, table)
    public = (await rig.host.view(table, None))[1]
    await move(rig, table, ANN, "waive")
    assert (await rig.host.view(table, None))[1] == public
    ben = await view(rig, table, BEN)
    await move(rig, table, BEN, "declare", ben.state["hands"][1][0], 0)
    mine, shown = await view(rig, table, ANN), (await rig.host.view(table, None))[1]
    assert mine.phase == "respond" and not mine.asked and shown.waiting == [0, 1], "as if Ann were asked"
    least, most = PAUSE_S
    due = await rig.host.store.rows("SELECT due FROM timers WHERE table_id = ? AND kind = 'table'", (table,))
    assert [least <= row["due"] - rig.now <= most for row in due] == [True], (
        "the pause of all that answers for somebody"
    )
    rig.now = due[0]["due"] - 0.01
    assert not await rig.host.tick()
    rig.now += 0.02
    await rig.reopen()
    assert await rig.host.tick() == 1
    assert (await view(rig, table, ANN)).phase == "declare"
    events = await rig.host.happened(table, BEN.id, limit=20)
    assert not [e for line in events for e in line.events if e.kind == "waived"]


async def test_a_claim_is_not_taken_back_once_its_truth_is_known(rig: Rig) -> None:
    """Nobody else has acted where the table answers for who waives, and no card was shown: it stands all the same."""
    table = await started(rig, muggins="full")
    await lay_away(rig, table)
    await move(rig, table, ANN, "waive")
    ben = await view(rig, table, BEN)
    await move(rig, table, BEN, "declare", ben.state["hands"][1][0], 99)
    for _ in range(2):
        seat = (await rig.host.table(table, BEN.id)).seat_of(BEN.id)
        assert seat is not None and seat.undo == 0, "it is not offered"
        with pytest.raises(Refused, match=r"undo-nothing|undo-sealed|stale"):
            await rig.host.undo(table, BEN, seat.undo, rig.press())
        rig.now += 10
        await rig.host.tick()


@pytest.mark.parametrize(
    ("lang", "two", "more"),
    [("en", "your opponent can tell", "they can tell"), ("ja", "相手にもわかります", "全員そうしている")],
)
async def test_who_waives_is_told_what_it_shows(rig: Rig, lang: Lang, two: str, more: str) -> None:
    """Two players: a window that nobody is asked about always closes soon, and then it is clear who is not asked."""
    for people, said in (((ANN, BEN), two), ((ANN, BEN, CAT), more)):
        info = await rig.table(*people, size=len(people), game=GAME.key, muggins="full")
        await rig.host.start(info.id, ANN, rig.press())
        w, narration = words(lang), NARRATIONS[GAME.key]
        told = []
        for wish in ("waive", "watch"):
            acted = await rig.host.act(info.id, ANN, 0, [wish], rig.press())
            assert acted.view is not None
            told += [narration.happened(e, acted.view, [p.name for p in people], w) or "" for e in acted.events]
        assert len(told) == 2 and said in told[0] and said not in told[1]


async def test_no_hints_where_one_has_to_count(tmp_path: Path) -> None:
    def suggest(game: str, state: dict[str, Any], seat: int, level: str, rnd: Any, clock: Any) -> dict[str, Any]:
        found = GAME.legal(GAME.state.from_json(state), seat)[0]
        return {"action": found.wire(), "best": found.wire(), "ranked": [[found.wire(), 1, 0.5]]}

    class Here(SearchPool):
        async def run(self, table: int, work: Any, *args: Any) -> Any:
            return work(*args)

    search = SearchClient(suggest, Here(1), ("strong",), shown=0.0)
    host = await Host.open(tmp_path / "t.sqlite3", GAMES, {"counting_cribbage": choose}, search=search)
    rig = Rig(tmp_path / "unused.db", GAMES, {"counting_cribbage": choose})
    rig.host = host
    try:
        table = await started(rig, muggins="full")
        assert (await host.hint(table, ANN))["best"]
        await lay_away(rig, table)
        with pytest.raises(Refused, match="no-hint-now"):
            await host.hint(table, BEN)
    finally:
        await host.close()
