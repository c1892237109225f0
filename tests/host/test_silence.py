"""Nobody freezes a table: offers by the clock, votes, time-out moves, computers that sit in, the way back."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.core.game import TABLE_ACTOR, Game, Rnd
from engine.core.match import Match
from engine.games.registry import GAMES
from engine.host.records import Acted, DeliveryKind, Person, Status
from engine.host.requests import Standstill
from engine.host.standstill import COMPUTER, HOUR, MOVE
from engine.players.registry import CHOOSERS
from tests.host import toy
from tests.host.rig import ANN, BEN, CAT, DAN, PACE, Rig, refused
from tests.host.test_real_games import at_random
from tests.host.test_secrecy import outside
from tests.host.whole import check_whole

TOY = {"toy": toy.GAME}
EVA = Person("105", "Eva")


async def wait(rig: Rig, hours: float) -> None:
    """Let time pass and carry out what is due."""
    rig.now += hours * HOUR
    while await rig.host.tick():
        pass


async def still(rig: Rig, table: int) -> Standstill:
    """The offer, which there is."""
    found = (await rig.host.table(table)).standstill
    assert found is not None
    return found


async def agree(rig: Rig, table: int, person: Person, choice: str = MOVE, press: str | None = None) -> Acted:
    number = (await still(rig, table)).number
    return await rig.host.agree(table, person, number, choice, press or rig.press())


async def saying(rig: Rig, *people: Person, **options: Any) -> int:
    """A table where the first person is to speak, openly; delivered."""
    info = await rig.started(*people, **{"rounds": 3, "size": max(2, len(people)), **options})
    for person in people:
        await rig.act(info.id, person, "bid", 2)
    await rig.deliver()
    return info.id


async def notes(rig: Rig, table: int) -> list[tuple[str, Any]]:
    """What the table has told of its own: kind and name."""
    lines = await rig.host.happened(table, None, limit=1000)
    return [(e.kind, e.facts.get("name")) for x in lines for e in x.events if e.kind.startswith("table-")]


# The offer


async def test_the_offer_comes_by_the_clock_once_and_pings_nobody(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    prompted_at = rig.now
    await wait(rig, 47.9)
    assert (await rig.host.table(table)).standstill is None and await rig.tasks() == set()
    await rig.reopen()
    await wait(rig, 0.2)
    told = await still(rig, table)
    assert told == Standstill(int(rig.now), (0,), prompted_at, 1, {MOVE: 0, COMPUTER: 0}, (MOVE, COMPUTER))
    assert await rig.tasks() == {(DeliveryKind.TABLE, "")}
    await rig.deliver()
    await rig.reopen()
    await wait(rig, 40)
    assert await rig.tasks() == set(), "once for each prompt"
    assert await rig.host.store.rows("SELECT kind FROM timers") != []
    check_whole(rig.path, TOY)


async def test_who_answers_in_time_is_not_spoken_of_and_the_next_has_the_whole_time(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    await wait(rig, 40)
    await rig.act(table, ANN, "say", 1)
    await wait(rig, 40)
    assert (await rig.host.table(table)).standstill is None
    await wait(rig, 8)
    assert (await still(rig, table)).seats == (1,)


async def test_an_answer_makes_the_offer_and_its_votes_void(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT, DAN)
    await wait(rig, 48)
    offer = await still(rig, table)
    assert offer.needed == 2
    await agree(rig, table, BEN)
    assert (await still(rig, table)).agreed == {MOVE: 1, COMPUTER: 0}
    await rig.act(table, ANN, "say", 0)
    assert (await rig.host.table(table)).standstill is None
    before = await rig.host.table(table)
    late = await refused(rig.host.agree(table, CAT, offer.number, MOVE, rig.press()))
    assert late.reason == "silence-over"
    assert await rig.host.table(table) == before
    await wait(rig, 48)
    again = await still(rig, table)
    assert again.seats == (1,) and again.agreed == {MOVE: 0, COMPUTER: 0} and again.number != offer.number
    wrong = rig.host.agree(table, CAT, offer.number, MOVE, rig.press())
    assert (await refused(wrong)).reason == "silence-over", "a button of the former offer"


async def test_a_server_sets_its_own_patience_also_for_running_tables(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    await wait(rig, 3)
    await rig.host.change_guild("g", lambda s: replace(s, silence=2))
    await wait(rig, 0)
    assert (await still(rig, table)).seats == (0,)
    await rig.host.change_guild("g", lambda s: replace(s, silence=300))
    other = await saying(rig, ANN, BEN)
    await wait(rig, 299)
    assert (await rig.host.table(other)).standstill is None
    await wait(rig, 1)
    assert (await still(rig, other)).seats == (0,)


async def test_nobody_is_offered_anything_who_plays_alone(rig: Rig) -> None:
    info = await rig.started(ANN, computers=1)
    await rig.bids(info.id, ann=1)
    rig.now += PACE
    await rig.host.tick()
    assert await rig.host.store.rows("SELECT 1 FROM timers WHERE kind = 'silence'") == []
    await wait(rig, 1000)
    assert (await rig.host.table(info.id)).standstill is None


async def test_a_pause_costs_nobody_time(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    await wait(rig, 40)
    await rig.host.pause(table, "channel-gone")
    await wait(rig, 100)
    assert (await rig.host.table(table)).standstill is None
    await rig.host.resume(table)
    await wait(rig, 47)
    assert (await rig.host.table(table)).standstill is None
    await wait(rig, 1)
    offer = await still(rig, table)
    await rig.host.pause(table, "channel-gone")
    no = await refused(rig.host.agree(table, BEN, offer.number, MOVE, rig.press()))
    assert no.reason == "table-paused"


async def test_tables_of_an_earlier_release_are_looked_at_from_the_start(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    await rig.host.store.write("DELETE FROM timers")
    await rig.reopen()
    await wait(rig, 47)
    assert (await rig.host.table(table)).standstill is None
    await wait(rig, 1)
    assert (await still(rig, table)).seats == (0,)


# Moving for them


async def test_with_one_other_person_one_press_moves_and_is_told(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, rounds=1)
    await wait(rig, 48)
    await rig.deliver()
    done = await agree(rig, table, BEN, press="77")
    assert ("table-moved-for", "Ann") in await notes(rig, table)
    again = await rig.host.agree(table, BEN, 1, MOVE, "77")
    assert again.repeated and again.table.seq == done.table.seq
    assert await rig.prompt(table, BEN) and not await rig.prompt(table, ANN)
    rows = await rig.host.store.rows("SELECT cause, wire FROM log WHERE kind = 'move' ORDER BY number")
    assert (rows[-1]["cause"], json.loads(rows[-1]["wire"])) == ("timeout", [0, "say", 1])
    assert (DeliveryKind.HAND, BEN.id) in await rig.tasks(), "who is next is asked as ever"
    assert (DeliveryKind.HAND, ANN.id) not in await rig.tasks()
    await rig.act(table, BEN, "say", 1)
    record = await rig.host.export(table)
    assert Match.replay(toy.GAME, record).over
    assert record["causes"] == ["person", "person", "timeout", "person"]
    check_whole(rig.path, TOY)


async def test_half_of_the_others_rounded_up_each_once(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT, DAN)
    await wait(rig, 48)
    for _ in range(2):
        await agree(rig, table, BEN)
    assert (await still(rig, table)).agreed == {MOVE: 1, COMPUTER: 0}
    await agree(rig, table, BEN, COMPUTER)
    assert (await still(rig, table)).agreed == {MOVE: 0, COMPUTER: 1}
    await agree(rig, table, CAT)
    assert (await still(rig, table)).agreed == {MOVE: 1, COMPUTER: 1}
    await rig.reopen()
    await agree(rig, table, BEN)
    assert await rig.prompt(table, BEN)


async def test_who_is_waited_for_and_strangers_have_no_vote(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    await wait(rig, 48)
    offer = await still(rig, table)
    for person, reason in ((ANN, "silence-yours"), (DAN, "not-at-this-table")):
        no = await refused(rig.host.agree(table, person, offer.number, MOVE, rig.press()))
        assert no.reason == reason
    no = await refused(rig.host.agree(table, BEN, offer.number, "anything", rig.press()))
    assert no.reason == "malformed"


@pytest.mark.parametrize("early", [True, False])
async def test_a_table_where_several_are_silent_does_not_freeze(rig: Rig, early: bool) -> None:
    """Ann is asked; Cat and Dan do not look either. After the same time again Ben's press is enough."""
    table = await saying(rig, ANN, BEN, CAT, DAN)
    await wait(rig, 48)
    if early:
        await agree(rig, table, BEN)
    await wait(rig, 47.9)
    assert (await still(rig, table)).needed == 2
    await rig.reopen()
    await wait(rig, 0.1)
    if not early:
        assert (await still(rig, table)).needed == 1
        assert (DeliveryKind.TABLE, "") in await rig.tasks()
        await agree(rig, table, BEN)
    assert (await rig.host.table(table)).standstill is None
    assert await rig.prompt(table, BEN)


async def test_killed_at_every_boundary_a_vote_counts_once(tmp_path: Path) -> None:
    class Killed(Exception):
        pass

    for point in ("begun", "before-commit", "after-commit"):
        for choice in (MOVE, COMPUTER):
            rig = Rig(tmp_path / f"{point}-{choice}.db")
            await rig.open()
            table = await saying(rig, ANN, BEN, CAT, DAN)
            await wait(rig, 48)
            number = (await still(rig, table)).number
            for press, person in (("1", BEN), ("2", CAT)):

                def die(reached: str, point: str = point) -> None:
                    if reached == point:
                        raise Killed

                rig.host.store.hook = die
                with pytest.raises(Killed):
                    await rig.host.agree(table, person, number, choice, press)
                rig.host.store.hook = None
                await rig.reopen()
                if point == "after-commit" and press == "2":
                    assert (await rig.host.agree(table, person, number, choice, press)).repeated
                else:
                    await rig.host.agree(table, person, number, choice, press)
            timeouts = await rig.host.store.rows("SELECT 1 FROM log WHERE cause = 'timeout'")
            absent = await rig.host.store.rows("SELECT 1 FROM seats WHERE absent IS NOT NULL")
            assert (len(timeouts), len(absent)) == ((1, 0) if choice == MOVE else (0, 1))
            check_whole(rig.path, TOY)
            await rig.host.close()


async def test_presses_of_two_at_once_move_once(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    await wait(rig, 48)
    number = (await still(rig, table)).number
    both = await asyncio.gather(
        *(rig.host.agree(table, p, number, MOVE, rig.press()) for p in (BEN, CAT)), return_exceptions=True
    )
    assert isinstance(both[0], Acted) and getattr(both[1], "reason", "") == "silence-over"
    assert len(await rig.host.store.rows("SELECT 1 FROM log WHERE cause = 'timeout'")) == 1


# A computer that sits in


async def test_a_computer_sits_in_and_the_person_is_told_once(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    await wait(rig, 48)
    await rig.deliver()
    acted = await agree(rig, table, BEN, COMPUTER)
    seat = acted.table.seats[0]
    assert (seat.person, seat.absent, seat.computer, seat.resigned, seat.name) == (None, ANN.id, "house", None, "Ann")
    assert acted.table.standstill is None
    assert await rig.tasks() == {(DeliveryKind.TABLE, ""), (DeliveryKind.HAND, ANN.id)}
    assert ("table-computer-sits", "Ann") in await notes(rig, table)
    rig.now += PACE
    await rig.host.tick()
    assert await rig.prompt(table, BEN)
    check_whole(rig.path, TOY)
    assert table in [t.id for t in await rig.host.tables_of(ANN.id)], "it is still one of Ann's tables"


async def test_any_press_brings_the_person_back_and_may_answer_the_prompt(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    prompt = await rig.prompt(table, ANN)
    await wait(rig, 48)
    await agree(rig, table, BEN, COMPUTER)
    await rig.deliver()
    assert not await rig.host.come_back(table, CAT, rig.press())
    assert await rig.host.come_back(table, ANN, "55")
    assert not await rig.host.come_back(table, ANN, "55"), "once"
    info = await rig.host.table(table)
    assert (info.seats[0].person, info.seats[0].absent, info.seats[0].computer) == (ANN.id, None, None)
    assert (DeliveryKind.HAND, ANN.id) in await rig.tasks()
    assert ("table-returned", "Ann") in await notes(rig, table)
    rig.now += 100
    assert await rig.host.tick() == 0, "no computer moves there any more"
    await rig.host.act(table, ANN, prompt, ["say", 0], rig.press())
    assert await rig.prompt(table, BEN)
    await rig.reopen()
    await wait(rig, 47)
    assert (await rig.host.table(table)).standstill is None


async def test_a_computers_thought_under_way_is_not_made_for_who_came_back(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    await wait(rig, 48)
    await agree(rig, table, BEN, COMPUTER)
    loop, begun, back = asyncio.get_running_loop(), asyncio.Event(), asyncio.Event()

    def slow(game: Game[Any], s: toy.ToyState, seat: int, rnd: Rnd) -> Any:
        loop.call_soon_threadsafe(begun.set)
        asyncio.run_coroutine_threadsafe(back.wait(), loop).result(60)
        return toy.DROP

    rig.host.choosers = {"toy": slow}
    rig.now += PACE
    thinking = asyncio.create_task(rig.host.tick())
    await begun.wait()
    assert await rig.host.come_back(table, ANN, rig.press())
    back.set()
    await thinking
    assert await rig.prompt(table, ANN), "Ann is still asked"
    await rig.act(table, ANN, "say", 1)


async def test_who_resigned_comes_back_by_saying_so_and_not_by_any_press(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    assert (await refused(rig.host.take_back(table, ANN, rig.press()))).reason == "already-at-this-table"
    await rig.host.resign(table, ANN, rig.press())
    assert not await rig.host.come_back(table, ANN, rig.press())
    assert (await refused(rig.host.take_back(table, CAT, rig.press()))).reason == "not-at-this-table"
    await rig.deliver()
    info = (await rig.host.take_back(table, ANN, "77")).table
    seat = info.seat_of(ANN.id)
    assert seat is not None and seat.computer is None and seat.resigned is None and info.left_seat(ANN.id) is None
    assert await rig.tasks() == {(DeliveryKind.HAND, ANN.id), (DeliveryKind.TABLE, "")}
    assert (await rig.host.take_back(table, ANN, "77")).repeated
    rig.now += 100
    await rig.host.tick()
    assert (await rig.host.table(table, ANN.id)).seat_of(ANN.id) == seat, "no computer moves there any more"
    assert (await rig.play_on(table, ANN, BEN)).status is Status.FINISHED
    assert (await refused(rig.host.take_back(table, ANN, rig.press()))).reason == "table-over"


async def test_a_press_after_the_end_brings_nobody_back_but_a_rematch_is_theirs(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, rounds=1)
    await wait(rig, 48)
    await agree(rig, table, BEN, COMPUTER)
    await rig.play_on(table, BEN)
    assert (await rig.host.table(table)).status is Status.FINISHED
    assert not await rig.host.come_back(table, ANN, rig.press())
    new = (await rig.host.rematch(table, ANN, rig.press())).table
    mine = new.seat_of(ANN.id)
    assert mine is not None and mine.absent is None and mine.computer is None


async def test_who_sits_there_counts_no_more_and_the_rest_may_end_the_table(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    await wait(rig, 48)
    await rig.host.vote_end(table, BEN, rig.press())
    await agree(rig, table, BEN, COMPUTER)
    assert (await rig.host.table(table)).status is Status.PLAYING
    acted = await rig.host.vote_end(table, CAT, rig.press())
    assert acted.table.status is Status.ENDED


# The end by consent


async def test_who_is_silent_for_that_long_counts_as_agreeing_to_the_end(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    await wait(rig, 47)
    for person in (BEN, CAT):
        assert (await rig.host.vote_end(table, person, rig.press())).table.status is Status.PLAYING
    await wait(rig, 1)
    assert (await rig.host.table(table)).status is Status.PLAYING, "nothing ends by itself"
    assert (await rig.host.vote_end(table, BEN, rig.press())).table.status is Status.ENDED


async def test_a_secret_silence_is_no_consent(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, size=2)
    await rig.bids(info.id, ann=1)
    await wait(rig, 48)
    acted = await rig.host.vote_end(info.id, ANN, rig.press())
    assert acted.table.status is Status.PLAYING


# Secrets


async def test_while_readiness_is_secret_the_offer_is_the_same_whoever_has_answered(rig: Rig) -> None:
    """Swapped: Ann has answered at one table, Ben at the other, nobody and all but one at two more."""
    tables = [(await rig.started(ANN, BEN, CAT, size=3)).id for _ in range(4)]
    await rig.deliver()
    await wait(rig, 10)
    await rig.bids(tables[0], ann=1)
    await wait(rig, 10)
    await rig.bids(tables[1], ben=1)
    await rig.bids(tables[3], ann=1, cat=2)
    await wait(rig, 28)
    seen = {await outside(rig, t, viewer) for t in tables for viewer in (None, DAN.id)}
    offers = {repr(await still(rig, t)) for t in tables}
    assert len(seen) == len(offers) == 1
    offer = await still(rig, tables[0])
    assert (offer.seats, offer.choices, offer.needed) == ((), (MOVE,), 1)
    dues = await rig.host.store.rows("SELECT due FROM timers WHERE kind = 'silence'")
    assert len({r["due"] for r in dues}) == 1 and len(dues) == 4
    public = {t: [d for d in await rig.host.due(1000) if d.table == t and not d.target] for t in tables}
    assert {len(found) for found in public.values()} == {1}
    no = await refused(rig.host.agree(tables[0], BEN, offer.number, COMPUTER, rig.press()))
    assert no.reason == "malformed", "a computer's name would tell who has not answered"


async def test_what_is_agreed_in_secret_acts_for_all_and_names_nobody(rig: Rig) -> None:
    """Whoever had answered, and whoever presses (also who has not): everybody reads the same afterwards."""
    seen, logs = set(), set()
    for answered in ((), (ANN,), (BEN,), (CAT,), (ANN, CAT)):
        table = (await rig.started(ANN, BEN, CAT, size=3)).id
        start = rig.now
        for person in answered:
            await rig.act(table, person, "bid", 1)
        await wait(rig, 48)
        await agree(rig, table, BEN)
        lines = await rig.host.happened(table, None)
        logs.add(repr([(x.seat, x.at - start, x.events) for x in lines if x.events[0].kind != "your_number"]))
        info, view = await rig.host.view(table, None)
        seen.add(repr((view.state["shown"], view.waiting, info.seq, info.standstill, [s.prompt for s in info.seats])))
        assert view.phase == "saying" and ("table-moved-for-somebody", None) in await notes(rig, table)
        assert not [n for n in await notes(rig, table) if n[1]]
        rig.now += 1000
    assert len(seen) == len(logs) == 1


async def test_an_answer_given_in_secret_moves_no_clock_and_no_vote(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, CAT, DAN)
    await wait(rig, 48)
    await agree(rig, info.id, ANN)
    offer = await still(rig, info.id)
    assert (offer.needed, offer.agreed[MOVE]) == (2, 1)
    await rig.bids(info.id, ben=1)
    assert await still(rig, info.id) == offer
    await wait(rig, 48)
    assert (await rig.host.table(info.id)).standstill is None, "one is enough now, and one had agreed"
    assert (await rig.host.view(info.id, None))[1].phase == "saying"


async def test_a_secret_prompt_answered_by_all_makes_the_offer_void(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, size=2)
    await wait(rig, 48)
    await rig.bids(info.id, ann=1, ben=1)
    assert (await rig.host.table(info.id)).standstill is None
    await wait(rig, 47)
    assert (await rig.host.table(info.id)).standstill is None


@pytest.mark.parametrize("moves", [pytest.param(50, id="some"), pytest.param(150, id="all", marks=pytest.mark.soak)])
@pytest.mark.parametrize("slug", sorted(GAMES))
async def test_one_press_gets_every_prompt_of_every_game_over(tmp_path: Path, slug: str, moves: int) -> None:
    """Two people and computers play by nothing but time-outs, each agreed by one press; no prompt stays."""
    rig = Rig(tmp_path / "store.db", GAMES, CHOOSERS)
    await rig.open()
    game, rnd = GAMES[slug], random.Random(slug)
    info = await rig.table(ANN, BEN, size=game.default_seats, game=slug)
    for i in range(game.default_seats - 2):
        await rig.host.add_computer(info.id, ANN, rig.press(), name=f"Robot {i}")
    await rig.host.start(info.id, BEN, rig.press())
    pressed: set[str] = set()
    for _ in range(moves):
        while await rig.host.store.rows("SELECT 1 FROM timers WHERE kind != 'silence'"):
            await wait(rig, 0.1)  # what computers and the table itself do
        info, view = await rig.host.view(info.id, None)
        if info.status is not Status.PLAYING:
            break
        asked = [p for p in (ANN, BEN) if await rig.prompt(info.id, p)]
        if asked and rnd.random() < 0.5:
            await at_random(rig, info.id, rnd.choice(asked), rnd)
            continue
        here = await variant(rig, info.id)
        await wait(rig, 48)
        offer = await still(rig, info.id)
        awaited = {info.seats[p].person for p in offer.seats}
        if len(awaited) == 2:
            await at_random(rig, info.id, ANN, rnd)
            awaited -= {ANN.id}
        await agree(rig, info.id, ANN if ANN.id not in awaited else BEN)
        pressed.add(view.phase)
        now, waiting = await variant(rig, info.id), (await rig.host.view(info.id, None))[1].waiting
        assert now != here or not set(waiting) & set(offer.seats or range(9)), "the prompt is over"
    assert pressed
    check_whole(rig.path, GAMES)
    await rig.host.close()


async def variant(rig: Rig, table: int) -> tuple[str, str]:
    """The phase, and which of its prompts it puts."""
    match = await rig.host._match(await rig.host._table_row(table))
    if match.over:
        return "", ""
    return match.state.phase, repr(
        (match.game.phases[match.state.phase].prompt_variant(match.state, TABLE_ACTOR), match.state)
    )
