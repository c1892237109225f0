"""Every press counts once: repeats, simultaneous presses, failed writes, killed processes."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from engine.host.model.records import Acted, Refused, Status
from tests.host import toy
from tests.host.engines import place
from tests.host.rig import ANN, BEN, CAT, Rig, refused
from tests.host.whole import check_whole

GAMES = {"toy": toy.GAME}


async def everything(rig: Rig) -> list[tuple[object, ...]]:
    """Return all rows of the store that a press can change."""
    out: list[tuple[object, ...]] = []
    for table in ("tables", "seats", "log", "interactions", "outbox", "timers", "orders", "posts"):
        out += [(table, *row) for row in await rig.host.tables.store.rows(f"SELECT * FROM {table} ORDER BY 1, 2")]
    return out


async def test_every_mutating_call_is_carried_out_once(rig: Rig) -> None:
    host = rig.host

    async def twice(call: Callable[[], Awaitable[Acted]]) -> Acted:
        first = await call()
        before = await everything(rig)
        second = await call()
        assert not first.repeated and second.repeated and second.events == ()
        assert second.table == first.table
        assert await everything(rig) == before
        return first

    opened = [
        await host.opening.open_table("toy", {}, 4, ANN, guild=None, channel="c", lang="ja", interaction="1")
        for _ in range(2)
    ]
    assert opened[0] == opened[1]
    t = opened[0].id
    await twice(lambda: host.seating.join(t, BEN, "2"))
    await twice(lambda: host.seating.join(t, CAT, "3"))
    await twice(lambda: host.seating.add_computer(t, ANN, "4", name="Robot"))
    await twice(lambda: host.seating.remove_computer(t, ANN, 3, "5"))
    await twice(lambda: host.seating.choose_seat(t, CAT, 3, "6"))
    await twice(lambda: host.seating.leave(t, CAT, "7"))
    await twice(lambda: host.seating.join(t, CAT, "8"))
    await twice(lambda: host.seating.kick(t, ANN, CAT.id, "9"))
    await twice(lambda: host.inviting.invite(t, ANN, CAT, "18"))
    await twice(lambda: host.inviting.decline(t, CAT, "19"))
    await twice(lambda: host.lobby_options.choose_option(t, ANN, "rounds", 3, "20"))
    await twice(lambda: host.lobby_options.choose_size(t, ANN, 3, "21"))
    await twice(lambda: host.lobby_options.invite_only(t, ANN, True, "22"))
    await twice(lambda: host.lobby_options.start_when_full(t, ANN, True, "23"))
    await twice(lambda: host.dealing.start(t, ANN, "10"))
    prompt = await rig.prompt(t, ANN)
    await twice(lambda: host.play.act(t, ANN, prompt, ["bid", 1], "11"))
    await twice(lambda: host.play.act(t, BEN, prompt, ["bid", 1], "12"))
    await twice(lambda: host.play.set_order(t, BEN, {"until": 1}, "13"))
    await twice(lambda: host.play.resign(t, BEN, "24"))
    await twice(lambda: host.inactivity.return_to_seat(t, BEN, "25"))
    await twice(lambda: host.play.vote_end(t, ANN, "14"))
    await twice(lambda: host.play.resign(t, BEN, "15"))
    new = await twice(lambda: host.rematch.open(t, ANN, "16"))
    await twice(lambda: host.seating.close_table(new.table.id, ANN, "17"))


async def test_a_repeated_opening_at_the_same_moment_makes_one_table(rig: Rig) -> None:
    infos = await asyncio.gather(
        *(
            rig.host.opening.open_table("toy", {}, 4, ANN, guild=None, channel="c", lang="ja", interaction="1")
            for _ in range(5)
        )
    )
    assert len({i.id for i in infos}) == 1 and len(await rig.host.reading.tables_at("c")) == 1


async def test_the_same_press_delivered_twice_at_once_moves_once(rig: Rig) -> None:
    info = await rig.started(ANN, BEN)
    prompt = await rig.prompt(info.id, ANN)
    both = await asyncio.gather(*(rig.host.play.act(info.id, ANN, prompt, ["bid", 2], "77") for _ in range(4)))
    assert sorted(b.repeated for b in both) == [False, True, True, True]
    assert len({b.table.news for b in both}) == 1


async def test_two_different_presses_at_once_on_one_prompt(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, rounds=3)
    await rig.bids(info.id, ann=1, ben=1)
    prompt = await rig.prompt(info.id, ANN)
    both = await asyncio.gather(
        rig.host.play.act(info.id, ANN, prompt, ["say", 1], "1"),
        rig.host.play.act(info.id, ANN, prompt, ["say", 0], "2"),
        return_exceptions=True,
    )
    assert sorted(getattr(one, "reason", type(one).__name__) for one in both) == ["Acted", "not-your-turn"]


async def test_everybody_at_once_in_a_sealed_phase(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, CAT)
    prompt = await rig.prompt(info.id, ANN)
    done = await asyncio.gather(
        *(rig.host.play.act(info.id, p, prompt, ["bid", 2], rig.press()) for p in (CAT, ANN, BEN))
    )
    assert len({d.at for d in done}) == 3
    assert (await rig.host.reading.view(info.id, None))[1].state["shown"] == [2, 2, 2]
    check_whole(rig.path, GAMES)


async def test_a_press_of_an_earlier_prompt_is_stale_even_where_it_would_be_legal(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, rounds=3)
    old = await rig.prompt(info.id, ANN)
    await rig.bids(info.id, ann=1, ben=1)
    await rig.act(info.id, ANN, "say", 1)
    await rig.act(info.id, BEN, "say", 1)
    assert (await refused(rig.host.play.act(info.id, ANN, old, ["bid", 1], rig.press()))).reason == "stale"


async def test_a_table_changed_by_another_process_is_stale_not_overwritten(rig: Rig) -> None:
    info = await rig.started(ANN, BEN)
    prompt = await rig.prompt(info.id, ANN)
    row = await rig.host.tables.table_row(info.id)
    other = Rig(rig.path)
    await other.open()
    await other.host.play.act(info.id, BEN, prompt, ["bid", 2], "2")
    seat_row = row.of(ANN.id)
    assert seat_row is not None
    with pytest.raises(Refused, match="stale"):
        await rig.host.play.make(row, seat_row, ["bid", 1], "3", cause=ANN.id, present=ANN.id)
    # This process notices by itself that its copy in memory is outdated.
    assert (await rig.act(info.id, ANN, "bid", 1)).events[-1].facts == {"bids": [1, 2]}
    await other.host.close()
    check_whole(rig.path, GAMES)


class Killed(Exception):
    pass


async def die_once(rig: Rig, point: str, reopen: bool, call: Callable[[], Awaitable[object]]) -> None:
    """Kill a write at ``point``, check that all or nothing is stored, and press again."""

    def die(reached: str) -> None:
        if reached == point:
            raise Killed

    before = await everything(rig)
    rig.host.tables.store.hook = die
    with pytest.raises(Killed):
        await call()
    rig.host.tables.store.hook = None
    if reopen:
        await rig.reopen()
    after = await everything(rig)
    if point == "after-commit":
        assert after != before
    else:
        assert after == before
    answer = await call()
    if isinstance(answer, Acted):
        assert answer.repeated is (point == "after-commit")
    check_whole(rig.path, GAMES)


@pytest.mark.parametrize("point", ["before-commit", "after-commit"])
async def test_killed_while_people_come_and_go(rig: Rig, point: str) -> None:
    """Invitations, agreements, the deal at the last seat, the way back to a left seat."""

    async def insist(call: Callable[[], Awaitable[object]]) -> None:
        await die_once(rig, point, True, call)

    await insist(
        lambda: rig.host.opening.open_table(
            "toy", {}, 4, ANN, guild=None, channel="c", lang="ja", interaction="1", invite=BEN
        )
    )
    t = (await rig.host.reading.tables_at("c"))[0].id
    await insist(lambda: rig.host.inviting.invite(t, ANN, CAT, "2"))
    await insist(lambda: rig.host.inviting.decline(t, CAT, "3"))
    await insist(lambda: rig.host.lobby_options.choose_option(t, ANN, "rounds", 3, "4"))
    await insist(lambda: rig.host.lobby_options.choose_size(t, ANN, 2, "5"))
    await insist(lambda: rig.host.lobby_options.invite_only(t, ANN, True, "6"))
    await insist(lambda: rig.host.lobby_options.start_when_full(t, ANN, True, "7"))
    await insist(lambda: rig.host.seating.join(t, BEN, "8"))
    info = await rig.host.reading.table(t)
    assert info.status is Status.PLAYING and info.options["rounds"] == 3 and info.size == 2
    await insist(lambda: rig.host.play.resign(t, BEN, "9"))
    await insist(lambda: rig.host.inactivity.return_to_seat(t, BEN, "10"))
    assert (await rig.play_on(t, ANN, BEN)).status is Status.FINISHED
    await insist(lambda: rig.host.rematch.open(t, ANN, "11"))


@pytest.mark.parametrize("point", ["begun", "before-commit", "after-commit"])
@pytest.mark.parametrize("reopen", [True, False])
async def test_killed_at_every_boundary_of_every_write(rig: Rig, point: str, reopen: bool) -> None:
    """Every single write in the life of a table is killed once at ``point``; then the person presses again."""
    dead: set[str] = set()

    async def insist(press: str, call: Callable[[], Awaitable[object]]) -> None:
        dead.add(press)
        await die_once(rig, point, reopen, call)

    await insist(
        "1",
        lambda: rig.host.opening.open_table("toy", {}, 3, ANN, guild=None, channel="c", lang="ja", interaction="1"),
    )
    table = (await rig.host.reading.tables_at("c"))[0].id
    await insist("2", lambda: rig.host.seating.join(table, BEN, "2"))
    await insist("3", lambda: rig.host.dealing.start(table, ANN, "3"))
    for number in range(4, 40):
        info = await rig.host.reading.table(table)
        if info.status is not Status.PLAYING:
            break
        for person in (ANN, BEN):
            mine, view = await rig.host.reading.view(table, person.id)
            seat = mine.seat_of(person.id)
            if seat and seat.prompt and view.legal:
                wire, prompt = view.legal[-1].wire(), seat.prompt
                who, press = person, str(number)
                await insist(press, lambda: rig.host.play.act(table, who, prompt, wire, press))  # noqa: B023
                break
    assert (await rig.host.reading.table(table)).status is Status.FINISHED
    moves = await rig.host.reading.export(table)
    assert len(moves["log"]) == 8 and len(dead) == 11


@pytest.mark.logs_error("timer failed: Killed")
async def test_a_computers_move_that_dies_is_made_once(rig: Rig) -> None:
    info = await rig.started(ANN, computers=1)
    for point in ("before-commit", "after-commit"):

        def die(reached: str, at: str = point) -> None:
            if reached == at:
                rig.host.tables.store.hook = None
                raise Killed

        await rig.act(info.id, ANN, *(await rig.host.reading.view(info.id, ANN.id))[1].legal[0].wire())
        rig.now += 60
        rig.host.tables.store.hook = die
        await rig.host.clocks.tick()
        await rig.reopen()
        rig.now += 60
        await rig.host.clocks.tick()
        check_whole(rig.path, GAMES)
        assert await rig.prompt(info.id, ANN)
    wires = [m for m in (await _moves(rig, info.id)) if m[0] == 1]
    # Its last move is the sealed bid of the next round, which is asked of both at once.
    assert wires == [[1, "bid", 3], [1, "say", 1], [1, "bid", 3]]


async def _moves(rig: Rig, table: int) -> list[list[object]]:
    return await rig.host.reading._moves(await rig.host.tables.table_row(table))


async def test_a_press_cancelled_in_mid_write_leaves_the_truth_in_the_store(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, rounds=50)
    for delay in range(0, 12):
        prompt = await rig.prompt(info.id, ANN)
        if prompt:
            _, view = await rig.host.reading.view(info.id, ANN.id)
            task = asyncio.create_task(rig.host.play.act(info.id, ANN, prompt, view.legal[0].wire(), rig.press()))
            await asyncio.sleep(delay * 0.0003)
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await rig.play_on(info.id, BEN, moves=1)
        check_whole(rig.path, GAMES)
    await rig.play_on(info.id, ANN, BEN, moves=30)
    check_whole(rig.path, GAMES)


async def test_sigkill_of_a_playing_process_loses_and_doubles_nothing(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    rnd = random.Random(5)
    promised: dict[str, tuple[int, int]] = {}
    for life in range(5):
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.host.player", str(place(path)), str(life)),
            stdout=asyncio.subprocess.PIPE,
            cwd=Path(__file__).parents[3],
        )
        assert process.stdout is not None
        lines = rnd.randrange(1, 40)
        for _ in range(lines):
            line = (await process.stdout.readline()).decode().split()
            assert line, "the player died by itself"
            promised[line[0]] = (int(line[1]), int(line[2]))
        await asyncio.sleep(rnd.random() * 0.01)
        os.kill(process.pid, signal.SIGKILL)
        rest = (await process.stdout.read()).decode().splitlines()
        for entry in rest:
            parts = entry.split()
            if len(parts) == 4:
                promised[parts[0]] = (int(parts[1]), int(parts[2]))
        await process.wait()
        kept = check_whole(path, GAMES)
        for press, (table, _) in promised.items():
            assert kept.get(press) == table, f"{press} was answered and is lost"
    rig = Rig(path)
    await rig.open()
    rows = await rig.host.tables.store.rows("SELECT table_id, seq FROM log WHERE kind = 'move'")
    logged = {(r["table_id"], r["seq"]) for r in rows}
    assert all(place in logged for place in promised.values())
    assert len(rows) == len(logged), "one move per sequence number"
    assert len(promised) > 60
    await rig.host.close()
