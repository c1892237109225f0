"""Taking an open move back: alone if it revealed nothing, else with consent, and sometimes not at all."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from engine.games.registry import GAMES
from engine.host.model.clock.inactivity_rules import HOUR
from engine.host.model.records import Acted, DeliveryKind, Person, Status
from engine.host.model.requests import TakebackRequest
from engine.host.model.takebacks import ASK, OFF, OWN
from engine.players.registry import CHOOSERS
from tests.host import toy
from tests.host.rig import ANN, BEN, CAT, DAN, PACE, Rig, refused
from tests.host.whole import check_whole

TOY = {"toy": toy.GAME}


async def saying(rig: Rig, *people: Person, undo: str = ASK, computers: int = 0, **options: Any) -> int:
    """Return a table where the first person has to hold or drop, in the open; all tasks are delivered."""
    info = await rig.table(*people, size=len(people) + computers, **{"rounds": 3, **options})
    await rig.host.lobby_options.allow_undo(info.id, people[0], undo, rig.press())
    for i in range(computers):
        await rig.host.seating.add_computer(info.id, people[0], rig.press(), name=f"Robot {i}")
    await rig.host.dealing.start(info.id, people[0], rig.press())
    for person in people:
        await rig.act(info.id, person, "bid", 2)
    if computers:
        rig.now += PACE
        while await rig.host.clocks.tick():
            pass
    await rig.deliver()
    return info.id


async def number(rig: Rig, table: int, person: Person) -> int:
    """Return the number in the person's undo button, 0 if there is none."""
    seat = (await rig.host.reading.table(table, person.id)).seat_of(person.id)
    return 0 if seat is None else seat.undo


async def undo(rig: Rig, table: int, person: Person, press: str | None = None) -> Acted:
    return await rig.host.takebacks.take_back(table, person, await number(rig, table, person), press or rig.press())


async def ask(rig: Rig, table: int, person: Person) -> Acted:
    return await rig.host.takebacks.ask(table, person, await number(rig, table, person), rig.press())


async def request(rig: Rig, table: int) -> TakebackRequest:
    found = (await rig.host.reading.table(table)).request
    assert found is not None
    return found


async def answer(rig: Rig, table: int, person: Person, yes: bool = True) -> Acted:
    return await rig.host.takebacks.answer(table, person, (await request(rig, table)).number, yes, rig.press())


async def told(rig: Rig, table: int, person: Person | None = None) -> list[str]:
    lines = await rig.host.reading.happened(table, None if person is None else person.id, limit=1000)
    return [e.kind for line in lines for e in line.events]


async def asked(rig: Rig, table: int) -> list[str]:
    return [s.name for s in (await rig.host.reading.table(table)).seats if s.prompt]


async def first_asked(rig: Rig, table: int, people: Sequence[Person]) -> Person:
    for person in people:
        if await rig.prompt(table, person):
            return person
    raise AssertionError("nobody is asked")


# Alone


async def test_an_open_move_that_told_nothing_is_taken_back_and_asked_again(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    assert await number(rig, table, ANN) == 0, "sealed choices stay once they are open"
    first = await rig.prompt(table, ANN)
    await rig.act(table, ANN, "say", 0)
    assert await asked(rig, table) == ["Ben"] and await number(rig, table, ANN) and not await number(rig, table, BEN)
    await rig.deliver()
    acted = await undo(rig, table, ANN)
    assert acted.view is not None and acted.view.asked and acted.view.s.points == [2, 2]
    assert await asked(rig, table) == ["Ann"] and await rig.prompt(table, ANN) > first
    assert (DeliveryKind.TABLE, "") in await rig.tasks()
    assert (DeliveryKind.HAND, BEN.id) not in await rig.tasks(), "who was asked is asked no more"
    assert (await told(rig, table))[-2:] == ["said", "table-undone"], "nothing is erased"
    assert await number(rig, table, ANN) == 0
    check_whole(rig.path, TOY)
    await rig.act(table, ANN, "say", 1)
    await rig.reopen()
    check_whole(rig.path, TOY)
    over = await rig.play_on(table, ANN, BEN)
    assert over.status is Status.FINISHED and [s.takebacks_made for s in over.seats] == [1, 0]
    record = await rig.host.reading.export(table)
    assert len(record["causes"]) == len(record["log"]) and [-1, "undo", 2] in record["log"]


async def test_one_press_takes_back_one_move(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    await rig.act(table, ANN, "say", 1)
    old, press = await number(rig, table, ANN), rig.press()
    await rig.host.takebacks.take_back(table, ANN, old, press)
    again = await rig.host.takebacks.take_back(table, ANN, old, press)
    assert again.repeated and await asked(rig, table) == ["Ann"]
    assert (await refused(rig.host.takebacks.take_back(table, ANN, old, rig.press()))).reason == "stale"
    await rig.reopen()
    assert (await rig.host.takebacks.take_back(table, ANN, old, press)).repeated
    await rig.act(table, ANN, "say", 1)
    assert (await refused(rig.host.takebacks.take_back(table, ANN, old, rig.press()))).reason == "stale", (
        "an old button"
    )
    check_whole(rig.path, TOY)


async def test_a_move_that_showed_a_card_is_not_taken_back_without_asking(tmp_path: Path) -> None:
    rig = Rig(tmp_path / "store.db", GAMES, CHOOSERS)
    await rig.open()
    info = await rig.started(ANN, BEN, CAT, size=3, game="geschenk")
    people = (ANN, BEN, CAT)
    mover = await first_asked(rig, info.id, people)
    others = [p for p in people if p is not mover]
    await rig.act(info.id, mover, "no_thanks")
    await undo(rig, info.id, mover)
    await rig.act(info.id, mover, "take")
    must = await refused(undo(rig, info.id, mover))
    # Everybody saw the next card of the stock, including the mover.
    assert must.reason == "undo-must-ask" and must.facts == {"names": [p.name for p in others], "left": 2}
    await ask(rig, info.id, mover)
    assert (await request(rig, info.id)).learned == (0, 1, 2)
    for other in others:
        await answer(rig, info.id, other)
    assert await asked(rig, info.id) == [mover.name]
    check_whole(rig.path, GAMES)
    await rig.host.close()


# With consent


async def test_who_has_acted_since_is_asked(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    await rig.act(table, ANN, "say", 0)
    await rig.act(table, BEN, "say", 0)
    must = await refused(undo(rig, table, ANN))
    assert must.reason == "undo-must-ask" and must.facts == {"names": ["Ben"], "left": 2}
    await rig.deliver()
    await ask(rig, table, ANN)
    standing = await request(rig, table)
    assert (standing.seat, standing.asked, standing.agreed, standing.learned) == (0, (1,), (), ())
    assert standing.until == rig.now + 24 * HOUR
    lines = await rig.host.reading.happened(table, None, start=standing.begin)
    assert [(e.kind, e.facts["seat"]) for line in lines for e in line.events] == [("said", 0), ("said", 1)]
    assert (DeliveryKind.NOTICE, BEN.id) in await rig.tasks()
    await rig.reopen()
    assert await request(rig, table) == standing
    assert (await refused(answer(rig, table, CAT))).reason == "undo-not-asked"
    assert (await refused(answer(rig, table, ANN))).reason == "undo-not-asked"
    assert (await refused(ask(rig, table, BEN))).reason == "undo-open", "one at a table"
    await answer(rig, table, BEN)
    info = await rig.host.reading.table(table)
    assert info.request is None and await asked(rig, table) == ["Ann"] and info.seats[0].takebacks_made == 1
    assert (await told(rig, table))[-1] == "table-undone-agreed"
    assert (DeliveryKind.HAND, ANN.id) in await rig.tasks(), "Ann was not there: she is told"
    assert (DeliveryKind.NOTICE, BEN.id) not in await rig.tasks()
    check_whole(rig.path, TOY)


async def test_all_who_are_asked_must_agree_and_each_once(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT, DAN)
    for person in (ANN, BEN, CAT):
        await rig.act(table, person, "say", 1)
    await ask(rig, table, ANN)
    press, standing = rig.press(), await request(rig, table)
    await rig.host.takebacks.answer(table, BEN, standing.number, True, press)
    assert (await rig.host.takebacks.answer(table, BEN, standing.number, True, press)).repeated
    await answer(rig, table, BEN)
    assert (await request(rig, table)).agreed == (1,), "nobody counts twice"
    await answer(rig, table, CAT)
    assert (await rig.host.reading.table(table)).request is None and await asked(rig, table) == ["Ann"]
    check_whole(rig.path, TOY)


@pytest.mark.parametrize("end", ["no", "move", "day", "leaving", "handing on"])
async def test_a_request_ends(rig: Rig, end: str) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    await rig.act(table, ANN, "say", 1)
    await rig.act(table, BEN, "say", 1)
    await ask(rig, table, ANN)
    standing = await request(rig, table)
    await rig.deliver()
    if end == "no":
        await answer(rig, table, BEN, yes=False)
    elif end == "move":
        await rig.act(table, CAT, "say", 1)
    elif end == "leaving":
        await rig.host.play.resign(table, ANN, rig.press())
    elif end == "handing on":
        offer = (await rig.host.substitutes.offer_seat(table, ANN, DAN, rig.press())).table.offered_seats[0]
        await rig.host.substitutes.take_seat(table, DAN, offer.number, rig.press())
    else:
        rig.now += 24 * HOUR - 1
        await rig.host.clocks.tick()
        await request(rig, table)
        rig.now += 1
        late = rig.host.takebacks.answer(table, BEN, standing.number, True, rig.press())
        assert (await refused(late)).reason == "undo-over", "also before the clock has looked"
        await rig.host.clocks.tick()
    assert (await rig.host.reading.table(table)).request is None
    kinds = {"no": "table-undo-refused", "day": "table-undo-lapsed"}
    noted = [k for k in await told(rig, table) if k.startswith("table-undo")]
    assert noted == ([kinds[end]] if end in kinds else [])
    assert (DeliveryKind.TABLE, "") in await rig.tasks()
    late = rig.host.takebacks.answer(table, BEN, standing.number, True, rig.press())
    assert (await refused(late)).reason == "undo-over"
    assert not await rig.host.tables.store.rows("SELECT 1 FROM timers WHERE kind = 'request'")
    check_whole(rig.path, TOY)


async def test_a_pause_in_which_nobody_can_answer_does_not_count(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    await rig.act(table, ANN, "say", 1)
    await rig.act(table, BEN, "say", 1)
    await ask(rig, table, ANN)
    standing = await request(rig, table)
    await rig.host.suspension.pause(table, "channel-gone")
    rig.now += 30 * HOUR
    late = rig.host.takebacks.answer(table, BEN, standing.number, True, rig.press())
    assert (await refused(late)).reason == "table-paused"
    await rig.host.suspension.resume(table)
    await rig.host.clocks.tick()
    rig.now += 24 * HOUR - 1
    await rig.host.clocks.tick()
    await answer(rig, table, BEN)
    assert (await rig.host.reading.table(table)).request is None and "table-undone-agreed" in await told(rig, table)


@pytest.mark.parametrize("agreed", [False, True])
async def test_a_request_is_granted_once_whoever_has_not_agreed_is_gone(rig: Rig, agreed: bool) -> None:
    table = await saying(rig, ANN, BEN, CAT, DAN)
    for person in (ANN, BEN, CAT):
        await rig.act(table, person, "say", 1)
    await ask(rig, table, ANN)
    if agreed:
        await answer(rig, table, BEN)
    else:
        await rig.host.play.resign(table, BEN, rig.press())
        assert (await request(rig, table)).asked == (2,), "Cat is still asked"
    await rig.deliver()
    rig.host.tables.wakeups.timers.clear()
    await rig.host.play.resign(table, CAT, rig.press())
    assert rig.host.tables.wakeups.timers.is_set(), "nobody waits a minute for that"
    await rig.reopen()
    await rig.host.clocks.tick()
    info = await rig.host.reading.table(table)
    assert info.request is None and await asked(rig, table) == ["Ann"] and info.seats[0].takebacks_made == 1
    assert "table-undone-agreed" in await told(rig, table) and (DeliveryKind.HAND, ANN.id) in await rig.tasks()
    assert not await rig.host.tables.store.rows("SELECT 1 FROM timers WHERE kind = 'request'")
    check_whole(rig.path, TOY)


async def test_two_are_granted_to_a_seat_and_computers_agree(rig: Rig) -> None:
    table = await saying(rig, ANN, computers=2, rounds=5)
    for granted in (1, 2):
        await rig.act(table, ANN, "say", 1)
        await after_the_computer(rig)
        must = await refused(undo(rig, table, ANN))
        assert must.reason == "undo-must-ask" and must.facts == {"names": [], "left": 3 - granted}
        await ask(rig, table, ANN)
        assert (await rig.host.reading.table(table)).request is None and await asked(rig, table) == ["Ann"]
        check_whole(rig.path, TOY)
    await rig.act(table, ANN, "say", 1)
    await undo(rig, table, ANN)
    await rig.act(table, ANN, "say", 1)
    await after_the_computer(rig)
    assert (await refused(undo(rig, table, ANN))).reason == "undo-spent"
    assert (await refused(ask(rig, table, ANN))).reason == "undo-spent"
    assert (await rig.host.reading.table(table)).seats[0].takebacks_made == 3


async def after_the_computer(rig: Rig) -> None:
    """Let the first computer move; the second has not moved yet."""
    rig.now += PACE
    await rig.host.clocks.tick()


# Not possible


@pytest.mark.parametrize(("value", "alone", "after"), [(OFF, "undo-off", "undo-off"), (OWN, "", "undo-own-acted")])
async def test_tables_may_do_without(rig: Rig, value: str, alone: str, after: str) -> None:
    table = await saying(rig, ANN, BEN, CAT, undo=value)
    await rig.act(table, ANN, "say", 1)
    if alone:
        assert await number(rig, table, ANN) == 0
        assert (await refused(rig.host.takebacks.take_back(table, ANN, 2, rig.press()))).reason == alone
    else:
        await undo(rig, table, ANN)
        await rig.act(table, ANN, "say", 1)
    await rig.act(table, BEN, "say", 1)
    assert (await refused(undo(rig, table, ANN))).reason == after
    assert (await refused(ask(rig, table, ANN))).reason == after


async def test_only_the_opener_chooses_and_only_what_there_is(rig: Rig) -> None:
    info = await rig.table(ANN, BEN)
    assert (
        await refused(rig.host.lobby_options.allow_undo(info.id, BEN, OFF, rig.press()))
    ).reason == "only-the-opener"
    assert (await refused(rig.host.lobby_options.allow_undo(info.id, ANN, "never", rig.press()))).reason == "malformed"
    await rig.host.lobby_options.allow_undo(info.id, ANN, OFF, rig.press())
    assert (await rig.host.reading.table(info.id)).undo == OFF


async def test_a_match_of_former_rules_takes_nothing_back(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    await rig.act(table, ANN, "say", 1)
    row = await rig.host.tables.store.row("SELECT header FROM tables WHERE id = ?", (table,))
    assert row is not None
    older = json.dumps(json.loads(row["header"]) | {"revision": 0})
    await rig.host.tables.store.write("UPDATE tables SET header = ? WHERE id = ?", (older, table))
    await rig.reopen()
    assert (await refused(undo(rig, table, ANN))).reason == "undo-old-rules"


async def test_a_stranger_and_a_finished_table_are_refused(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, rounds=1)
    assert (await refused(rig.host.takebacks.take_back(table, CAT, 1, rig.press()))).reason == "not-at-this-table"
    await rig.act(table, ANN, "say", 1)
    old = await number(rig, table, ANN)
    await rig.act(table, BEN, "say", 1)
    assert (await refused(rig.host.takebacks.take_back(table, ANN, old, rig.press()))).reason == "table-over"


async def test_a_rematch_begins_with_the_same_option_and_nothing_granted(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, undo=OWN, rounds=1)
    await rig.act(table, ANN, "say", 1)
    await undo(rig, table, ANN)
    await rig.play_on(table, ANN, BEN)
    again = (await rig.host.rematch.open(table, ANN, rig.press())).table
    assert again.undo == OWN and [s.takebacks_made for s in again.seats] == [0]


# Notices, and what stays unchanged


async def test_moves_are_numbered_as_they_stand(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, rounds=1)
    await rig.act(table, ANN, "say", 0)
    await undo(rig, table, ANN)
    await rig.act(table, ANN, "say", 1)
    await rig.act(table, BEN, "say", 1)
    lines = await rig.host.reading.happened(table, None, limit=100)
    said = [(line.number, e.kind) for line in lines for e in line.events if e.kind in ("said", "table-undone")]
    assert said == [(0, "said"), (0, "table-undone"), (3, "said"), (4, "said")]


async def test_a_wish_told_meanwhile_neither_counts_nor_is_lost(tmp_path: Path) -> None:
    rig = Rig(tmp_path / "store.db", GAMES, CHOOSERS)
    await rig.open()
    info = await rig.started(ANN, BEN, CAT, size=3, game="target")
    people = (ANN, BEN, CAT)
    mover = await first_asked(rig, info.id, people)
    _, view = await rig.host.reading.view(info.id, mover.id)
    await rig.host.play.act(info.id, mover, await rig.prompt(info.id, mover), view.legal[0].wire(), rig.press())
    other = next(p for p in people if p is not mover)
    _, seen = await rig.host.reading.view(info.id, other.id)
    wish = next(a for a in seen.anytime)
    await rig.host.play.act(info.id, other, 0, wish.wire(), rig.press())
    _, wished = await rig.host.reading.view(info.id, other.id)
    lines = await told(rig, info.id, other)
    await undo(rig, info.id, mover)
    _, after = await rig.host.reading.view(info.id, other.id)
    assert wish not in wished.anytime and after.anytime == wished.anytime
    assert await told(rig, info.id, other) == [*lines, "table-undone"], "the wish is not told twice"
    check_whole(rig.path, GAMES)
    await rig.host.close()


async def test_nothing_half_done_is_written(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    await rig.act(table, ANN, "say", 1)
    await rig.act(table, BEN, "say", 1)
    await ask(rig, table, ANN)
    standing, before = await request(rig, table), await rig.host.reading.table(table)

    async def killed(work: Any) -> Any:
        raise SystemExit

    with monkeypatch.context() as patch:
        patch.setattr(rig.host.tables.store, "transaction", killed)
        with pytest.raises(SystemExit):
            await rig.host.takebacks.answer(table, BEN, standing.number, True, rig.press())
    await rig.reopen()
    assert await rig.host.reading.table(table) == before and await request(rig, table) == standing
    check_whole(rig.path, TOY)
    await answer(rig, table, BEN)
    assert await asked(rig, table) == ["Ann"]
    check_whole(rig.path, TOY)
