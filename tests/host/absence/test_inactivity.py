"""Nobody freezes a table: offers by the clock, votes, time-out moves, the end by consent."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.game import TABLE_ACTOR
from engine.core.match import Match
from engine.games.registry import GAMES
from engine.host.model.clock.inactivity_rules import COMPUTER, HOUR, MOVE, WAIT
from engine.host.model.records import DeliveryKind, Status
from engine.host.model.requests import InactivityOffer
from engine.players.registry import CHOOSERS
from tests.host import toy
from tests.host.kills import Killed
from tests.host.rig import ANN, BEN, CAT, DAN, PACE, Rig, refused
from tests.host.silent import TOY, agree, notes, saying, still, wait
from tests.host.table.test_real_games import at_random
from tests.host.whole import check_whole

# The offer


async def test_the_offer_comes_by_the_clock_once(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    prompted_at = rig.now
    await wait(rig, 47.9)
    assert (await rig.host.reading.table(table)).inactivity_offer is None and await rig.tasks() == set()
    await rig.reopen()
    await wait(rig, 0.2)
    told = await still(rig, table)
    none = {MOVE: 0, COMPUTER: 0, WAIT: 0}
    patience = 48 * HOUR
    assert told == InactivityOffer(int(rig.now), (0,), prompted_at, 1, none, (MOVE, COMPUTER, WAIT), patience=patience)
    others = {(kind, who.id) for who in (BEN, CAT) for kind in (DeliveryKind.INACTIVITY, DeliveryKind.REFRESH)}
    assert await rig.tasks() == {(DeliveryKind.TABLE, ""), *others}
    await rig.deliver()
    await rig.reopen()
    await wait(rig, 40)
    assert await rig.tasks() == set(), "once for each prompt"
    assert await rig.host.tables.store.rows("SELECT kind FROM timers") != []
    check_whole(rig.path, TOY)


async def test_who_answers_in_time_is_not_spoken_of_and_the_next_has_the_whole_time(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    await wait(rig, 40)
    await rig.act(table, ANN, "say", 1)
    await wait(rig, 40)
    assert (await rig.host.reading.table(table)).inactivity_offer is None
    await wait(rig, 8)
    assert (await still(rig, table)).seats == (1,)


async def test_an_answer_makes_the_offer_and_its_votes_void(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT, DAN)
    await wait(rig, 48)
    offer = await still(rig, table)
    assert offer.needed == 2
    await agree(rig, table, BEN)
    assert (await still(rig, table)).agreed == {MOVE: 1, COMPUTER: 0, WAIT: 0}
    await rig.act(table, ANN, "say", 0)
    assert (await rig.host.reading.table(table)).inactivity_offer is None
    before = await rig.host.reading.table(table)
    late = await refused(rig.host.inactivity.agree(table, CAT, offer.number, MOVE, rig.press()))
    assert late.reason == "silence-over"
    assert await rig.host.reading.table(table) == before
    await wait(rig, 48)
    again = await still(rig, table)
    assert again.seats == (1,) and again.agreed == {MOVE: 0, COMPUTER: 0, WAIT: 0} and again.number != offer.number
    wrong = rig.host.inactivity.agree(table, CAT, offer.number, MOVE, rig.press())
    assert (await refused(wrong)).reason == "silence-over", "a button of the former offer"


async def test_a_server_sets_its_own_patience_also_for_running_tables(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    await wait(rig, 3)
    await rig.host.servers.change("g", lambda s: replace(s, silence=2))
    await wait(rig, 0)
    assert (await still(rig, table)).seats == (0,)
    await rig.host.servers.change("g", lambda s: replace(s, silence=300))
    other = await saying(rig, ANN, BEN)
    await wait(rig, 299)
    assert (await rig.host.reading.table(other)).inactivity_offer is None
    await wait(rig, 1)
    assert (await still(rig, other)).seats == (0,)


async def test_nobody_is_offered_anything_who_plays_alone(rig: Rig) -> None:
    info = await rig.started(ANN, computers=1)
    await rig.bids(info.id, ann=1)
    rig.now += PACE
    await rig.host.clocks.tick()
    assert await rig.host.tables.store.rows("SELECT 1 FROM timers WHERE kind = 'silence'") == []
    await wait(rig, 1000)
    assert (await rig.host.reading.table(info.id)).inactivity_offer is None


async def test_a_pause_costs_nobody_time(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    await wait(rig, 40)
    await rig.host.suspension.pause(table, "channel-gone")
    await wait(rig, 100)
    assert (await rig.host.reading.table(table)).inactivity_offer is None
    await rig.host.suspension.resume(table)
    await wait(rig, 47)
    assert (await rig.host.reading.table(table)).inactivity_offer is None
    await wait(rig, 1)
    offer = await still(rig, table)
    await rig.host.suspension.pause(table, "channel-gone")
    no = await refused(rig.host.inactivity.agree(table, BEN, offer.number, MOVE, rig.press()))
    assert no.reason == "table-paused"


async def test_tables_of_an_earlier_release_are_looked_at_from_the_start(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    await rig.host.tables.store.write("DELETE FROM timers")
    await rig.reopen()
    await wait(rig, 47)
    assert (await rig.host.reading.table(table)).inactivity_offer is None
    await wait(rig, 1)
    assert (await still(rig, table)).seats == (0,)


# Moving for them


async def test_with_one_other_person_one_press_moves_and_is_told(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, rounds=1)
    await wait(rig, 48)
    await rig.deliver()
    done = await agree(rig, table, BEN, press="77")
    assert ("table-moved-for", "Ann") in await notes(rig, table)
    again = await rig.host.inactivity.agree(table, BEN, 1, MOVE, "77")
    assert again.repeated and again.table.news == done.table.news
    assert await rig.prompt(table, BEN) and not await rig.prompt(table, ANN)
    rows = await rig.host.tables.store.rows("SELECT cause, wire FROM log WHERE kind = 'move' ORDER BY number")
    assert (rows[-1]["cause"], json.loads(rows[-1]["wire"])) == ("timeout", [0, "say", 1])
    assert (DeliveryKind.HAND, BEN.id) in await rig.tasks(), "who is next is asked as ever"
    assert (DeliveryKind.HAND, ANN.id) not in await rig.tasks()
    await rig.act(table, BEN, "say", 1)
    record = await rig.host.reading.export(table)
    assert Match.replay(toy.GAME, record).over
    assert record["causes"] == ["person", "person", "timeout", "person"]
    check_whole(rig.path, TOY)


async def test_half_of_the_others_rounded_up_each_once(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT, DAN)
    await wait(rig, 48)
    for _ in range(2):
        await agree(rig, table, BEN)
    assert (await still(rig, table)).agreed == {MOVE: 1, COMPUTER: 0, WAIT: 0}
    await agree(rig, table, BEN, COMPUTER)
    assert (await still(rig, table)).agreed == {MOVE: 0, COMPUTER: 1, WAIT: 0}
    await agree(rig, table, CAT)
    assert (await still(rig, table)).agreed == {MOVE: 1, COMPUTER: 1, WAIT: 0}
    await rig.reopen()
    await agree(rig, table, BEN)
    assert await rig.prompt(table, BEN)


async def test_who_is_waited_for_and_strangers_have_no_vote(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    await wait(rig, 48)
    offer = await still(rig, table)
    for person, reason in ((ANN, "silence-yours"), (DAN, "not-at-this-table")):
        no = await refused(rig.host.inactivity.agree(table, person, offer.number, MOVE, rig.press()))
        assert no.reason == reason
    no = await refused(rig.host.inactivity.agree(table, BEN, offer.number, "anything", rig.press()))
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
    assert (await rig.host.reading.table(table)).inactivity_offer is None
    assert await rig.prompt(table, BEN)


async def test_killed_at_every_boundary_a_vote_counts_once(tmp_path: Path) -> None:
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

                rig.host.tables.store.hook = die
                with pytest.raises(Killed):
                    await rig.host.inactivity.agree(table, person, number, choice, press)
                rig.host.tables.store.hook = None
                await rig.reopen()
                if point == "after-commit" and press == "2":
                    assert (await rig.host.inactivity.agree(table, person, number, choice, press)).repeated
                else:
                    await rig.host.inactivity.agree(table, person, number, choice, press)
            timeouts = await rig.host.tables.store.rows("SELECT 1 FROM log WHERE cause = 'timeout'")
            absent = await rig.host.tables.store.rows("SELECT 1 FROM seats WHERE absent IS NOT NULL")
            assert (len(timeouts), len(absent)) == ((1, 0) if choice == MOVE else (0, 1))
            check_whole(rig.path, TOY)
            await rig.host.close()


async def test_presses_of_two_at_once_move_once(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    await wait(rig, 48)
    number = (await still(rig, table)).number
    both = await asyncio.gather(
        *(rig.host.inactivity.agree(table, p, number, MOVE, rig.press()) for p in (BEN, CAT)), return_exceptions=True
    )
    assert sorted(getattr(one, "reason", type(one).__name__) for one in both) == ["Acted", "silence-over"]
    assert len(await rig.host.tables.store.rows("SELECT 1 FROM log WHERE cause = 'timeout'")) == 1


@pytest.mark.parametrize("moves", [pytest.param(50, id="some"), pytest.param(150, id="all", marks=pytest.mark.soak)])
@pytest.mark.parametrize("slug", sorted(GAMES))
async def test_one_press_gets_every_prompt_of_every_game_over(tmp_path: Path, slug: str, moves: int) -> None:
    """Two people and computers play by nothing but time-outs, each agreed by one press; no prompt stays."""
    rig = Rig(tmp_path / "store.db", GAMES, CHOOSERS)
    await rig.open()
    game, rnd = GAMES[slug], random.Random(slug)
    info = await rig.table(ANN, BEN, size=game.default_seats, game=slug)
    for i in range(game.default_seats - 2):
        await rig.host.seating.add_computer(info.id, ANN, rig.press(), name=f"Robot {i}")
    await rig.host.dealing.start(info.id, BEN, rig.press())
    pressed: set[str] = set()
    for _ in range(moves):
        while await rig.host.tables.store.rows("SELECT 1 FROM timers WHERE kind != 'silence'"):
            await wait(rig, 0.1)  # what computers and the table itself do
        info, view = await rig.host.reading.view(info.id, None)
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
        now, waiting = await variant(rig, info.id), (await rig.host.reading.view(info.id, None))[1].waiting
        assert now != here or not set(waiting) & set(offer.seats or range(9)), "the prompt is over"
    assert pressed
    check_whole(rig.path, GAMES)
    await rig.host.close()


async def variant(rig: Rig, table: int) -> tuple[str, str]:
    """The phase, and which of its prompts it puts."""
    match = await rig.host.tables.matches.of(await rig.host.tables.table_row(table))
    if match.over:
        return "", ""
    return match.state.phase, repr(
        (match.game.phases[match.state.phase].prompt_variant(match.state, TABLE_ACTOR), match.state)
    )


# The end by consent


async def test_who_is_silent_for_that_long_counts_as_agreeing_to_the_end(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    await wait(rig, 47)
    for person in (BEN, CAT):
        assert (await rig.host.play.vote_end(table, person, rig.press())).table.status is Status.PLAYING
    await wait(rig, 1)
    assert (await rig.host.reading.table(table)).status is Status.PLAYING, "nothing ends by itself"
    assert (await rig.host.play.vote_end(table, BEN, rig.press())).table.status is Status.ENDED
