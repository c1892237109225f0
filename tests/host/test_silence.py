"""Nobody freezes a table: offers by the clock, votes, time-out moves, computers that sit in, the way back."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.core.game import HOUSE, Game, Rnd
from engine.core.match import Match
from engine.games.registry import GAMES
from engine.host.records import Acted, Errand, Person, Standstill, Status
from engine.host.standstill import COMPUTER, HOUR, MOVE
from engine.players.registry import CHOOSERS
from tests.host import toy
from tests.host.house import ANN, BEN, CAT, DAN, PACE, House, refused
from tests.host.test_real_games import at_random
from tests.host.test_secrecy import outside
from tests.host.whole import check_whole

TOY = {"toy": toy.GAME}
EVA = Person("105", "Eva")


async def wait(house: House, hours: float) -> None:
    """Let time pass and carry out what is due."""
    house.now += hours * HOUR
    while await house.host.tick():
        pass


async def still(house: House, table: int) -> Standstill:
    """The offer, which there is."""
    found = (await house.host.table(table)).standstill
    assert found is not None
    return found


async def agree(house: House, table: int, person: Person, choice: str = MOVE, press: str | None = None) -> Acted:
    number = (await still(house, table)).number
    return await house.host.agree(table, person, number, choice, press or house.press())


async def saying(house: House, *people: Person, **options: Any) -> int:
    """A table where the first person is to speak, openly; delivered."""
    info = await house.started(*people, **{"rounds": 3, "size": max(2, len(people)), **options})
    for person in people:
        await house.act(info.id, person, "bid", 2)
    await house.deliver()
    return info.id


async def notes(house: House, table: int) -> list[tuple[str, Any]]:
    """What the table has told of its own: kind and name."""
    lines = await house.host.happened(table, None, limit=1000)
    return [(e.kind, e.facts.get("name")) for x in lines for e in x.events if e.kind.startswith("table-")]


# The offer


async def test_the_offer_comes_by_the_clock_once_and_pings_nobody(house: House) -> None:
    table = await saying(house, ANN, BEN, CAT)
    asked_at = house.now
    await wait(house, 47.9)
    assert (await house.host.table(table)).standstill is None and await house.errands() == set()
    await house.reopen()
    await wait(house, 0.2)
    told = await still(house, table)
    assert told == Standstill(int(house.now), (0,), asked_at, 1, {MOVE: 0, COMPUTER: 0}, (MOVE, COMPUTER))
    assert await house.errands() == {(Errand.TABLE, "")}
    await house.deliver()
    await house.reopen()
    await wait(house, 40)
    assert await house.errands() == set(), "once for each question"
    assert await house.host.store.rows("SELECT kind FROM timers") != []
    check_whole(house.path, TOY)


async def test_who_answers_in_time_is_not_spoken_of_and_the_next_has_the_whole_time(house: House) -> None:
    table = await saying(house, ANN, BEN)
    await wait(house, 40)
    await house.act(table, ANN, "say", 1)
    await wait(house, 40)
    assert (await house.host.table(table)).standstill is None
    await wait(house, 8)
    assert (await still(house, table)).seats == (1,)


async def test_an_answer_makes_the_offer_and_its_votes_void(house: House) -> None:
    table = await saying(house, ANN, BEN, CAT, DAN)
    await wait(house, 48)
    offer = await still(house, table)
    assert offer.needed == 2
    await agree(house, table, BEN)
    assert (await still(house, table)).agreed == {MOVE: 1, COMPUTER: 0}
    await house.act(table, ANN, "say", 0)
    assert (await house.host.table(table)).standstill is None
    before = await house.host.table(table)
    late = await refused(house.host.agree(table, CAT, offer.number, MOVE, house.press()))
    assert late.reason == "silence-over"
    assert await house.host.table(table) == before
    await wait(house, 48)
    again = await still(house, table)
    assert again.seats == (1,) and again.agreed == {MOVE: 0, COMPUTER: 0} and again.number != offer.number
    wrong = house.host.agree(table, CAT, offer.number, MOVE, house.press())
    assert (await refused(wrong)).reason == "silence-over", "a button of the former offer"


async def test_a_server_sets_its_own_patience_also_for_running_tables(house: House) -> None:
    table = await saying(house, ANN, BEN)
    await wait(house, 3)
    await house.host.change_guild("g", lambda s: replace(s, silence=2))
    await wait(house, 0)
    assert (await still(house, table)).seats == (0,)
    await house.host.change_guild("g", lambda s: replace(s, silence=300))
    other = await saying(house, ANN, BEN)
    await wait(house, 299)
    assert (await house.host.table(other)).standstill is None
    await wait(house, 1)
    assert (await still(house, other)).seats == (0,)


async def test_nobody_is_offered_anything_who_plays_alone(house: House) -> None:
    info = await house.started(ANN, computers=1)
    await house.bids(info.id, ann=1)
    house.now += PACE
    await house.host.tick()
    assert await house.host.store.rows("SELECT 1 FROM timers WHERE kind = 'silence'") == []
    await wait(house, 1000)
    assert (await house.host.table(info.id)).standstill is None


async def test_a_pause_costs_nobody_time(house: House) -> None:
    table = await saying(house, ANN, BEN)
    await wait(house, 40)
    await house.host.pause(table, "channel-gone")
    await wait(house, 100)
    assert (await house.host.table(table)).standstill is None
    await house.host.resume(table)
    await wait(house, 47)
    assert (await house.host.table(table)).standstill is None
    await wait(house, 1)
    offer = await still(house, table)
    await house.host.pause(table, "channel-gone")
    no = await refused(house.host.agree(table, BEN, offer.number, MOVE, house.press()))
    assert no.reason == "table-paused"


async def test_tables_of_an_earlier_release_are_looked_at_from_the_start(house: House) -> None:
    table = await saying(house, ANN, BEN)
    await house.host.store.write("DELETE FROM timers")
    await house.reopen()
    await wait(house, 47)
    assert (await house.host.table(table)).standstill is None
    await wait(house, 1)
    assert (await still(house, table)).seats == (0,)


# Moving for them


async def test_with_one_other_person_one_press_moves_and_is_told(house: House) -> None:
    table = await saying(house, ANN, BEN, rounds=1)
    await wait(house, 48)
    await house.deliver()
    done = await agree(house, table, BEN, press="77")
    assert ("table-moved-for", "Ann") in await notes(house, table)
    again = await house.host.agree(table, BEN, 1, MOVE, "77")
    assert again.repeated and again.table.seq == done.table.seq
    assert await house.asked(table, BEN) and not await house.asked(table, ANN)
    rows = await house.host.store.rows("SELECT cause, wire FROM log WHERE kind = 'move' ORDER BY number")
    assert (rows[-1]["cause"], json.loads(rows[-1]["wire"])) == ("timeout", [0, "say", 1])
    assert (Errand.HAND, BEN.id) in await house.errands(), "who is next is asked as ever"
    assert (Errand.HAND, ANN.id) not in await house.errands()
    await house.act(table, BEN, "say", 1)
    record = await house.host.export(table)
    assert Match.replay(toy.GAME, record).over
    assert record["causes"] == ["person", "person", "timeout", "person"]
    check_whole(house.path, TOY)


async def test_half_of_the_others_rounded_up_each_once(house: House) -> None:
    table = await saying(house, ANN, BEN, CAT, DAN)
    await wait(house, 48)
    for _ in range(2):
        await agree(house, table, BEN)
    assert (await still(house, table)).agreed == {MOVE: 1, COMPUTER: 0}
    await agree(house, table, BEN, COMPUTER)
    assert (await still(house, table)).agreed == {MOVE: 0, COMPUTER: 1}
    await agree(house, table, CAT)
    assert (await still(house, table)).agreed == {MOVE: 1, COMPUTER: 1}
    await house.reopen()
    await agree(house, table, BEN)
    assert await house.asked(table, BEN)


async def test_who_is_waited_for_and_strangers_have_no_vote(house: House) -> None:
    table = await saying(house, ANN, BEN, CAT)
    await wait(house, 48)
    offer = await still(house, table)
    for person, reason in ((ANN, "silence-yours"), (DAN, "not-at-this-table")):
        no = await refused(house.host.agree(table, person, offer.number, MOVE, house.press()))
        assert no.reason == reason
    no = await refused(house.host.agree(table, BEN, offer.number, "anything", house.press()))
    assert no.reason == "malformed"


@pytest.mark.parametrize("early", [True, False])
async def test_a_table_where_several_are_silent_does_not_freeze(house: House, early: bool) -> None:
    """Ann is asked; Cat and Dan do not look either. After the same time again Ben's press is enough."""
    table = await saying(house, ANN, BEN, CAT, DAN)
    await wait(house, 48)
    if early:
        await agree(house, table, BEN)
    await wait(house, 47.9)
    assert (await still(house, table)).needed == 2
    await house.reopen()
    await wait(house, 0.1)
    if not early:
        assert (await still(house, table)).needed == 1
        assert (Errand.TABLE, "") in await house.errands()
        await agree(house, table, BEN)
    assert (await house.host.table(table)).standstill is None
    assert await house.asked(table, BEN)


async def test_killed_at_every_boundary_a_vote_counts_once(tmp_path: Path) -> None:
    class Killed(Exception):
        pass

    for point in ("begun", "before-commit", "after-commit"):
        for choice in (MOVE, COMPUTER):
            house = House(tmp_path / f"{point}-{choice}.db")
            await house.open()
            table = await saying(house, ANN, BEN, CAT, DAN)
            await wait(house, 48)
            number = (await still(house, table)).number
            for press, person in (("1", BEN), ("2", CAT)):

                def die(reached: str, point: str = point) -> None:
                    if reached == point:
                        raise Killed

                house.host.store.hook = die
                with pytest.raises(Killed):
                    await house.host.agree(table, person, number, choice, press)
                house.host.store.hook = None
                await house.reopen()
                if point == "after-commit" and press == "2":
                    assert (await house.host.agree(table, person, number, choice, press)).repeated
                else:
                    await house.host.agree(table, person, number, choice, press)
            timeouts = await house.host.store.rows("SELECT 1 FROM log WHERE cause = 'timeout'")
            absent = await house.host.store.rows("SELECT 1 FROM seats WHERE absent IS NOT NULL")
            assert (len(timeouts), len(absent)) == ((1, 0) if choice == MOVE else (0, 1))
            check_whole(house.path, TOY)
            await house.host.close()


async def test_presses_of_two_at_once_move_once(house: House) -> None:
    table = await saying(house, ANN, BEN, CAT)
    await wait(house, 48)
    number = (await still(house, table)).number
    both = await asyncio.gather(
        *(house.host.agree(table, p, number, MOVE, house.press()) for p in (BEN, CAT)), return_exceptions=True
    )
    assert isinstance(both[0], Acted) and getattr(both[1], "reason", "") == "silence-over"
    assert len(await house.host.store.rows("SELECT 1 FROM log WHERE cause = 'timeout'")) == 1


# A computer that sits in


async def test_a_computer_sits_in_and_the_person_is_told_once(house: House) -> None:
    table = await saying(house, ANN, BEN, CAT)
    await wait(house, 48)
    await house.deliver()
    acted = await agree(house, table, BEN, COMPUTER)
    seat = acted.table.seats[0]
    assert (seat.person, seat.absent, seat.computer, seat.resigned, seat.name) == (None, ANN.id, "house", None, "Ann")
    assert acted.table.standstill is None
    assert await house.errands() == {(Errand.TABLE, ""), (Errand.HAND, ANN.id)}
    assert ("table-computer-sits", "Ann") in await notes(house, table)
    house.now += PACE
    await house.host.tick()
    assert await house.asked(table, BEN)
    check_whole(house.path, TOY)
    assert table in [t.id for t in await house.host.tables_of(ANN.id)], "it is still one of Ann's tables"


async def test_any_press_brings_the_person_back_and_may_answer_the_question(house: House) -> None:
    table = await saying(house, ANN, BEN)
    asked = await house.asked(table, ANN)
    await wait(house, 48)
    await agree(house, table, BEN, COMPUTER)
    await house.deliver()
    assert not await house.host.come_back(table, CAT, house.press())
    assert await house.host.come_back(table, ANN, "55")
    assert not await house.host.come_back(table, ANN, "55"), "once"
    info = await house.host.table(table)
    assert (info.seats[0].person, info.seats[0].absent, info.seats[0].computer) == (ANN.id, None, None)
    assert (Errand.HAND, ANN.id) in await house.errands()
    assert ("table-returned", "Ann") in await notes(house, table)
    house.now += 100
    assert await house.host.tick() == 0, "no computer moves there any more"
    await house.host.act(table, ANN, asked, ["say", 0], house.press())
    assert await house.asked(table, BEN)
    await house.reopen()
    await wait(house, 47)
    assert (await house.host.table(table)).standstill is None


async def test_a_computers_thought_under_way_is_not_made_for_who_came_back(house: House) -> None:
    table = await saying(house, ANN, BEN)
    await wait(house, 48)
    await agree(house, table, BEN, COMPUTER)
    loop, back = asyncio.get_running_loop(), asyncio.Event()

    def slow(game: Game[Any], s: toy.ToyState, seat: int, rnd: Rnd) -> Any:
        asyncio.run_coroutine_threadsafe(back.wait(), loop).result(5)
        return toy.DROP

    house.host.choosers = {"toy": slow}
    house.now += PACE
    thinking = asyncio.create_task(house.host.tick())
    await asyncio.sleep(0.05)
    assert await house.host.come_back(table, ANN, house.press())
    back.set()
    await thinking
    assert await house.asked(table, ANN), "Ann is still asked"
    await house.act(table, ANN, "say", 1)


async def test_who_resigned_does_not_come_back(house: House) -> None:
    table = await saying(house, ANN, BEN)
    await house.host.resign(table, ANN, house.press())
    assert not await house.host.come_back(table, ANN, house.press())


async def test_a_press_after_the_end_brings_nobody_back_but_a_rematch_is_theirs(house: House) -> None:
    table = await saying(house, ANN, BEN, rounds=1)
    await wait(house, 48)
    await agree(house, table, BEN, COMPUTER)
    await house.play_on(table, BEN)
    assert (await house.host.table(table)).status is Status.FINISHED
    assert not await house.host.come_back(table, ANN, house.press())
    new = (await house.host.rematch(table, ANN, house.press())).table
    mine = new.seat_of(ANN.id)
    assert mine is not None and mine.absent is None and mine.computer is None


async def test_who_sits_there_counts_no_more_and_the_rest_may_end_the_table(house: House) -> None:
    table = await saying(house, ANN, BEN, CAT)
    await wait(house, 48)
    await house.host.vote_end(table, BEN, house.press())
    await agree(house, table, BEN, COMPUTER)
    assert (await house.host.table(table)).status is Status.PLAYING
    acted = await house.host.vote_end(table, CAT, house.press())
    assert acted.table.status is Status.ENDED


# The end by consent


async def test_who_is_silent_for_that_long_counts_as_agreeing_to_the_end(house: House) -> None:
    table = await saying(house, ANN, BEN, CAT)
    await wait(house, 47)
    for person in (BEN, CAT):
        assert (await house.host.vote_end(table, person, house.press())).table.status is Status.PLAYING
    await wait(house, 1)
    assert (await house.host.table(table)).status is Status.PLAYING, "nothing ends by itself"
    assert (await house.host.vote_end(table, BEN, house.press())).table.status is Status.ENDED


async def test_a_secret_silence_is_no_consent(house: House) -> None:
    info = await house.started(ANN, BEN, size=2)
    await house.bids(info.id, ann=1)
    await wait(house, 48)
    acted = await house.host.vote_end(info.id, ANN, house.press())
    assert acted.table.status is Status.PLAYING


# Secrets


async def test_while_readiness_is_secret_the_offer_is_the_same_whoever_has_answered(house: House) -> None:
    """Swapped: Ann has answered at one table, Ben at the other, nobody and all but one at two more."""
    tables = [(await house.started(ANN, BEN, CAT, size=3)).id for _ in range(4)]
    await house.deliver()
    await wait(house, 10)
    await house.bids(tables[0], ann=1)
    await wait(house, 10)
    await house.bids(tables[1], ben=1)
    await house.bids(tables[3], ann=1, cat=2)
    await wait(house, 28)
    seen = {await outside(house, t, viewer) for t in tables for viewer in (None, DAN.id)}
    offers = {repr(await still(house, t)) for t in tables}
    assert len(seen) == len(offers) == 1
    offer = await still(house, tables[0])
    assert (offer.seats, offer.choices, offer.needed) == ((), (MOVE,), 1)
    dues = await house.host.store.rows("SELECT due FROM timers WHERE kind = 'silence'")
    assert len({r["due"] for r in dues}) == 1 and len(dues) == 4
    public = {t: [d for d in await house.host.due(1000) if d.table == t and not d.target] for t in tables}
    assert {len(found) for found in public.values()} == {1}
    no = await refused(house.host.agree(tables[0], BEN, offer.number, COMPUTER, house.press()))
    assert no.reason == "malformed", "a computer's name would tell who has not answered"


async def test_what_is_agreed_in_secret_acts_for_all_and_names_nobody(house: House) -> None:
    """Whoever had answered, and whoever presses (also who has not): everybody reads the same afterwards."""
    seen, logs = set(), set()
    for answered in ((), (ANN,), (BEN,), (CAT,), (ANN, CAT)):
        table = (await house.started(ANN, BEN, CAT, size=3)).id
        start = house.now
        for person in answered:
            await house.act(table, person, "bid", 1)
        await wait(house, 48)
        await agree(house, table, BEN)
        lines = await house.host.happened(table, None)
        logs.add(repr([(x.seat, x.at - start, x.events) for x in lines if x.events[0].kind != "your_number"]))
        info, view = await house.host.view(table, None)
        seen.add(repr((view["shown"], view.waiting, info.seq, info.standstill, [s.asked for s in info.seats])))
        assert view.phase == "saying" and ("table-moved-for-somebody", None) in await notes(house, table)
        assert not [n for n in await notes(house, table) if n[1]]
        house.now += 1000
    assert len(seen) == len(logs) == 1


async def test_an_answer_given_in_secret_moves_no_clock_and_no_vote(house: House) -> None:
    info = await house.started(ANN, BEN, CAT, DAN)
    await wait(house, 48)
    await agree(house, info.id, ANN)
    offer = await still(house, info.id)
    assert (offer.needed, offer.agreed[MOVE]) == (2, 1)
    await house.bids(info.id, ben=1)
    assert await still(house, info.id) == offer
    await wait(house, 48)
    assert (await house.host.table(info.id)).standstill is None, "one is enough now, and one had agreed"
    assert (await house.host.view(info.id, None))[1].phase == "saying"


async def test_a_secret_question_answered_by_all_makes_the_offer_void(house: House) -> None:
    info = await house.started(ANN, BEN, size=2)
    await wait(house, 48)
    await house.bids(info.id, ann=1, ben=1)
    assert (await house.host.table(info.id)).standstill is None
    await wait(house, 47)
    assert (await house.host.table(info.id)).standstill is None


@pytest.mark.parametrize("slug", sorted(GAMES))
async def test_one_press_gets_every_question_of_every_game_over(tmp_path: Path, slug: str) -> None:
    """Two people and computers play by nothing but time-outs, each agreed by one press; no question stays."""
    house = House(tmp_path / "store.db", GAMES, CHOOSERS)
    await house.open()
    game, rnd = GAMES[slug], random.Random(slug)
    info = await house.table(ANN, BEN, size=game.default_seats, game=slug)
    for i in range(game.default_seats - 2):
        await house.host.add_computer(info.id, ANN, house.press(), name=f"Robot {i}")
    await house.host.start(info.id, BEN, house.press())
    pressed: set[str] = set()
    for _ in range(150):
        while await house.host.store.rows("SELECT 1 FROM timers WHERE kind != 'silence'"):
            await wait(house, 0.1)  # what computers and the table itself do
        info, view = await house.host.view(info.id, None)
        if info.status is not Status.PLAYING:
            break
        asked = [p for p in (ANN, BEN) if await house.asked(info.id, p)]
        if asked and rnd.random() < 0.5:
            await at_random(house, info.id, rnd.choice(asked), rnd)
            continue
        here = await question(house, info.id)
        await wait(house, 48)
        offer = await still(house, info.id)
        awaited = {info.seats[p].person for p in offer.seats}
        if len(awaited) == 2:
            await at_random(house, info.id, ANN, rnd)
            awaited -= {ANN.id}
        await agree(house, info.id, ANN if ANN.id not in awaited else BEN)
        pressed.add(view.phase)
        now, waiting = await question(house, info.id), (await house.host.view(info.id, None))[1].waiting
        assert now != here or not set(waiting) & set(offer.seats or range(9)), "the question is over"
    assert pressed
    check_whole(house.path, GAMES)
    await house.host.close()


async def question(house: House, table: int) -> tuple[str, str]:
    """The phase, and which of its questions it puts."""
    match = await house.host._match(await house.host._desk(table))
    if match.over:
        return "", ""
    return match.state.phase, repr((match.game.phases[match.state.phase].question(match.state, HOUSE), match.state))
