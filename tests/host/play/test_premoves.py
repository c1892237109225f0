"""One move ahead (rulings: engine/host/play/premoves.py): made in its turn, lapses with a reason, stays secret."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core.cards import SUIT
from engine.core.facts import Message
from engine.core.prepared.conditions import resolved
from engine.core.state import NO_CARD
from engine.families.tricks import ACE_HIGH, LOWEST, UNDER, Follow
from engine.games.arsene.rules import GAME as ARSENE
from engine.games.tricky_express.rules import GAME as TRICKY_EXPRESS
from engine.host.model.records import DeliveryKind, Person
from engine.players import arsene, tricky_express
from tests.host import toy
from tests.host.rig import ANN, BEN, CAT, DAN, PACE, Rig, refused
from tests.host.whole import check_whole

pytestmark = pytest.mark.both_engines

TOY = {"toy": toy.GAME}
FOUR = (ANN, BEN, CAT, DAN)
BY_UNDER = Follow(UNDER, NO_CARD)


async def saying(rig: Rig, *people: Person, **options: Any) -> int:
    """Return a table where the first person has to hold or drop, in the open; all tasks are delivered."""
    info = await rig.started(*people, **{"rounds": 3, "size": len(people), **options})
    for person in people:
        await rig.act(info.id, person, "bid", 2)
    await rig.deliver()
    return info.id


async def seen_by_others(rig: Rig, table: int, *people: Person) -> str:
    """Return all that others could notice: the table, tasks, their hands, the public numbers in the store."""
    found: list[Any] = [repr(await rig.host.reading.table(table)), repr(sorted(await rig.tasks()))]
    for person in people:
        found.append(repr(await rig.host.reading.hand(table, person.id)))
        found.append(repr(await rig.host.reading.happened(table, person.id)))
    rows = await rig.host.tables.store.rows("SELECT seq, moves, touched, news FROM tables WHERE id = ?", (table,))
    timers = await rig.host.tables.store.rows("SELECT * FROM timers ORDER BY seat")
    return json.dumps([found, [dict(r) for r in rows], [dict(r) for r in timers]], default=str)


async def prepare(rig: Rig, table: int, person: Person, *wire: Any) -> None:
    await rig.host.premoves.prepare(table, person, list(wire) or None, rig.press())


async def told(rig: Rig, table: int) -> tuple[Any, ...]:
    """Return the prepared move on Ben's hand."""
    prepared = (await rig.host.notes.extras(table, BEN.id)).prepared
    return () if prepared is None else prepared.wire


async def after_a_while(rig: Rig) -> None:
    rig.now += PACE
    await rig.host.clocks.tick()


async def test_it_is_made_in_its_turn_at_the_pace_of_a_computer(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    before = await seen_by_others(rig, table, ANN, CAT)
    await prepare(rig, table, BEN, "say", 0)
    rig_tasks = await rig.tasks()
    assert rig_tasks == {(DeliveryKind.REFRESH, BEN.id)}, "their own hand alone"
    await rig.deliver()
    assert await seen_by_others(rig, table, ANN, CAT) == before
    await rig.reopen()
    await rig.act(table, ANN, "say", 1)
    assert (DeliveryKind.HAND, BEN.id) not in await rig.tasks(), "nobody has to be called"
    rig.now += PACE / 2
    await rig.host.clocks.tick()
    assert (await rig.host.reading.table(table)).seats[1].prompt, "not at once"
    await after_a_while(rig)
    info, view = await rig.host.reading.view(table, None)
    assert view.s.points == [2, 1, 2] and info.seats[2].prompt
    rows = await rig.host.tables.store.rows("SELECT cause FROM log WHERE kind = 'move' ORDER BY number DESC LIMIT 1")
    assert rows[0]["cause"] == "order"
    assert not await rig.host.tables.store.rows("SELECT 1 FROM prepared")
    check_whole(rig.path, TOY)


async def test_others_see_the_same_whether_a_move_is_prepared_or_made_at_once(rig: Rig) -> None:
    """It is narrated as any move, at a time at which a person could have moved."""
    told = []
    for prepared in (True, False):
        table = await saying(rig, ANN, BEN, CAT)
        if prepared:
            await prepare(rig, table, BEN, "say", 0)
        await rig.deliver()
        begun = rig.now
        await rig.act(table, ANN, "say", 1)
        public = [t for t in await rig.tasks() if t[1] != BEN.id]
        rig.now += PACE
        if prepared:
            await rig.host.clocks.tick()
        else:
            await rig.act(table, BEN, "say", 0)
        info = await rig.host.reading.table(table, CAT.id)
        lines = await rig.host.reading.happened(table, CAT.id)
        seen = [(x.at - begun, [e.to_json() for e in x.events]) for x in lines[-2:]]
        told.append((sorted(public), seen, info.news, info.touched - begun, [s.prompt for s in info.seats]))
        await rig.deliver()
    assert told[0] == told[1]


async def test_what_is_not_legal_then_lapses_with_its_reason(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, rounds=3, size=2)
    await rig.bids(info.id, ann=2, ben=2)
    await rig.act(info.id, ANN, "say", 1)
    await rig.deliver()
    await prepare(rig, info.id, ANN, "say", 0)
    await rig.act(info.id, BEN, "say", 1)
    await after_a_while(rig)
    # The table asks for a bid now, not for a hold or drop.
    assert {(DeliveryKind.NOTICE, ANN.id), (DeliveryKind.HAND, ANN.id)} <= await rig.tasks()
    (notice,) = [d for d in await rig.host.deliveries.due(100) if d.kind is DeliveryKind.NOTICE]
    assert notice.facts["key"] == "ahead-lapsed" and notice.facts["refused"] == ["illegal-now", {}]
    assert not await rig.host.tables.store.rows("SELECT 1 FROM prepared")
    check_whole(rig.path, TOY)


class Later(toy.Toy):
    """The toy of a later release, in which the same move may mean something else."""

    revision = 2


class Kept(Later):
    """A later toy that plays its old tables by their old rules."""

    former = (toy.GAME,)


@pytest.mark.parametrize("stored_before", [False, True])
async def test_one_from_before_an_update_lapses_with_that_reason(rig: Rig, stored_before: bool) -> None:
    """Even if a release without stored revisions saved it, at a table dealt before the update."""
    table = await saying(rig, ANN, BEN)
    await prepare(rig, table, BEN, "say", 0)
    if stored_before:
        await rig.host.tables.store.write("UPDATE prepared SET wire = ?", ('["say", 0]',))
    await rig.deliver()
    rig.games = {"toy": Later()}
    await rig.reopen()
    await rig.act(table, ANN, "say", 1)
    await after_a_while(rig)
    assert {(DeliveryKind.NOTICE, BEN.id), (DeliveryKind.HAND, BEN.id)} <= await rig.tasks()
    (notice,) = [d for d in await rig.host.deliveries.due(100) if d.kind is DeliveryKind.NOTICE]
    assert notice.facts["key"] == "ahead-lapsed" and notice.facts["refused"] == ["ahead-updated", {}]
    assert not await rig.host.tables.store.rows("SELECT 1 FROM prepared")
    assert await rig.prompt(table, BEN)


@pytest.mark.parametrize("game", [toy.GAME, Kept()])
@pytest.mark.parametrize("stored_before", [False, True])
async def test_where_the_rules_of_the_table_stay_it_is_made(rig: Rig, game: toy.Toy, stored_before: bool) -> None:
    table = await saying(rig, ANN, BEN)
    await prepare(rig, table, BEN, "say", 0)
    if stored_before:
        await rig.host.tables.store.write("UPDATE prepared SET wire = ?", ('["say", 0]',))
    rig.games = {"toy": game}
    await rig.reopen()
    assert await told(rig, table) == ("say", 0)
    await rig.act(table, ANN, "say", 1)
    await after_a_while(rig)
    assert (await rig.host.reading.view(table, None))[1].s.points == [2, 1]


async def test_ones_own_move_goes_before_it_and_takes_it_away(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    await prepare(rig, table, BEN, "say", 0)
    await rig.act(table, ANN, "say", 1)
    await rig.act(table, BEN, "say", 1)
    assert not await rig.host.tables.store.rows("SELECT 1 FROM prepared")
    await after_a_while(rig)
    assert (await rig.host.reading.view(table, None))[1].s.points == [2, 2]
    check_whole(rig.path, TOY)


async def test_it_can_be_changed_and_taken_back(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    await prepare(rig, table, BEN, "say", 0)
    await prepare(rig, table, BEN, "say", 1)
    assert await told(rig, table) == ("say", 1)
    assert (await rig.host.notes.extras(table, ANN.id)).prepared is None
    await prepare(rig, table, BEN)
    assert (await rig.host.notes.extras(table, BEN.id)).prepared is None
    await rig.deliver()
    await rig.act(table, ANN, "say", 1)
    assert (DeliveryKind.HAND, BEN.id) in await rig.tasks()


async def test_a_move_made_so_is_ones_own_and_can_be_taken_back(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    await prepare(rig, table, BEN, "say", 0)
    await rig.act(table, ANN, "say", 1)
    await after_a_while(rig)
    seat = (await rig.host.reading.table(table, BEN.id)).seat_of(BEN.id)
    assert seat is not None and seat.undo
    await rig.host.takebacks.take_back(table, BEN, seat.undo, rig.press())
    assert (await rig.host.reading.view(table, None))[1].s.points == [2, 2, 2] and await rig.prompt(table, BEN)


async def test_refusals(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    assert (await refused(rig.host.premoves.prepare(table, ANN, ["say", 1], rig.press()))).reason == "ahead-yours"
    assert (await refused(rig.host.premoves.options_for(table, ANN.id))).reason == "ahead-yours"
    assert (await refused(rig.host.premoves.prepare(table, CAT, ["say", 1], rig.press()))).reason == "not-at-this-table"
    assert (await refused(rig.host.premoves.prepare(table, BEN, ["dance", 1], rig.press()))).reason == "malformed"
    press = rig.press()
    await rig.host.premoves.prepare(table, BEN, ["say", 1], press)
    assert (await rig.host.premoves.prepare(table, BEN, ["say", 0], press)).repeated
    assert await told(rig, table) == ("say", 1)


@pytest.mark.parametrize("how", ["leave", "end"])
async def test_who_leaves_leaves_nothing_prepared(rig: Rig, how: str) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    await prepare(rig, table, BEN, "say", 0)
    if how == "leave":
        await rig.host.play.resign(table, BEN, rig.press())
    else:
        for person in (ANN, BEN, CAT):
            await rig.host.play.vote_end(table, person, rig.press())
    assert not await rig.host.tables.store.rows("SELECT 1 FROM prepared")


async def test_what_may_be_prepared_is_what_may_be_asked(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    _, _, moves = await rig.host.premoves.options_for(table, BEN.id)
    assert {tuple(m.wire()) for m in moves} == {("say", 0), ("say", 1)}
    await rig.act(table, ANN, "say", 1)
    # Ann's next prompt is a secret bid: a wish can answer that, but not a prepared move.
    assert (await rig.host.premoves.options_for(table, ANN.id))[2] == ()


async def trick(rig: Rig) -> tuple[int, Any, list[int]]:
    """Return a table of Arsène in its first trick, its state, and the seats in playing order."""
    rig.games, rig.choosers = {ARSENE.key: ARSENE}, {ARSENE.key: arsene.choose}
    await rig.reopen()
    info = await rig.table(*FOUR, game=ARSENE.key)
    await rig.host.dealing.start(info.id, ANN, rig.press())
    s = (await rig.host.tables.matches.of(await rig.host.tables.table_row(info.id))).state
    await rig.act(info.id, FOUR[s.waiting[0]], "flip", 1)
    await rig.deliver()
    s = (await rig.host.tables.matches.of(await rig.host.tables.table_row(info.id))).state
    return info.id, s, [(s.leader + at) % 4 for at in range(4)]


async def test_a_condition_is_worked_out_when_the_seat_is_asked(rig: Rig) -> None:
    table, s, (leader, following, *_) = await trick(rig)
    led = next(c for c in s.hands[leader] if any(SUIT[d] == SUIT[c] for d in s.hands[following]))
    lowest = min((d for d in s.hands[following] if SUIT[d] == SUIT[led]), key=ACE_HIGH.__getitem__)
    person = FOUR[following]
    before = await rig.host.reading.table(table)
    _, _, moves = await rig.host.premoves.options_for(table, person.id)
    condition = Follow(LOWEST, s.hands[following][0])
    assert condition in moves
    await prepare(rig, table, person, *condition.wire())
    assert await rig.host.reading.table(table) == before and await rig.tasks() == {(DeliveryKind.REFRESH, person.id)}
    await rig.act(table, FOUR[leader], "play", led)
    assert (DeliveryKind.HAND, person.id) not in await rig.tasks()
    await rig.reopen()
    await after_a_while(rig)
    s = (await rig.host.tables.matches.of(await rig.host.tables.table_row(table))).state
    assert s.trick == [led, lowest]
    assert not await rig.host.tables.store.rows("SELECT 1 FROM prepared")


async def test_a_condition_that_fails_lapses_with_its_reason(rig: Rig) -> None:
    table, s, (leader, following, *_) = await trick(rig)
    person = FOUR[following]
    await prepare(rig, table, person, *Follow(UNDER, NO_CARD).wire())
    suits = {SUIT[c] for c in s.hands[following]}
    # Choose a card that all cards of its suit in the follower's hand beat, else one that the follower cannot follow.
    led = min(s.hands[leader], key=lambda c: (SUIT[c] in suits, ACE_HIGH[c]))
    await rig.act(table, FOUR[leader], "play", led)
    found = resolved(
        ARSENE, (await rig.host.tables.matches.of(await rig.host.tables.table_row(table))).state, following, BY_UNDER
    )
    await after_a_while(rig)
    notices = [d.facts["refused"][0] for d in await rig.host.deliveries.due(100) if d.kind is DeliveryKind.NOTICE]
    assert notices == ([found.key] if isinstance(found, Message) else [])


async def test_a_forged_condition_is_refused(rig: Rig) -> None:
    table, s, (leader, following, *_) = await trick(rig)
    person, foreign = FOUR[following], s.hands[leader][0]
    for forged in (["follow", "best", NO_CARD], ["follow", LOWEST, foreign], ["follow", LOWEST, 999], ["follow"]):
        assert (await refused(rig.host.premoves.prepare(table, person, forged, rig.press()))).reason == "malformed"


async def test_nothing_is_prepared_while_cards_change_hands(rig: Rig) -> None:
    """A card of a hand that will still change cannot be prepared as a lead, not even by a forged press."""
    rig.games, rig.choosers = {TRICKY_EXPRESS.key: TRICKY_EXPRESS}, {TRICKY_EXPRESS.key: tricky_express.choose}
    await rig.reopen()
    info = await rig.table(*FOUR, game=TRICKY_EXPRESS.key)
    await rig.host.dealing.start(info.id, ANN, rig.press())
    hand = (await rig.host.tables.matches.of(await rig.host.tables.table_row(info.id))).state
    passed = TRICKY_EXPRESS.legal(hand, 0)[0]
    await rig.act(info.id, ANN, *passed.wire())
    _, _, moves = await rig.host.premoves.options_for(info.id, ANN.id)
    assert not moves
    kept = next(c for c in hand.hands[0] if c not in passed.wire()[1:])
    assert (
        await refused(rig.host.premoves.prepare(info.id, ANN, ["play", kept], rig.press()))
    ).reason == "ahead-nothing"
    await rig.host.premoves.prepare(info.id, ANN, None, rig.press())
