"""Taking a move back while everybody chooses in secret: only if allowed, noticed by nobody; never a claim."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from engine.games.registry import GAMES
from engine.host.model.records import Person
from engine.players.registry import CHOOSERS
from tests.host.play.test_takebacks import number, saying, undo
from tests.host.rig import ANN, BEN, CAT, DAN, Rig, refused
from tests.host.whole import check_whole


async def test_nothing_is_taken_back_while_everybody_chooses_in_secret(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    await rig.act(table, ANN, "say", 1)
    old = await number(rig, table, ANN)
    await rig.act(table, BEN, "say", 1)
    assert await number(rig, table, BEN) == 0, "no button says whether somebody has chosen"
    same = await refused(rig.host.takebacks.take_back(table, BEN, 99, rig.press()))
    await rig.act(table, ANN, "bid", 1)
    assert same.message == (await refused(rig.host.takebacks.take_back(table, BEN, 99, rig.press()))).message
    assert same.reason == "undo-sealed"
    await rig.act(table, BEN, "bid", 1)
    assert (await refused(rig.host.takebacks.take_back(table, ANN, old, rig.press()))).reason in (
        "stale",
        "undo-nothing",
    )


async def choosing(tmp_path: Path, game: str, people: Sequence[Person]) -> tuple[Rig, int]:
    """Return a table that begins with a choice of all seats at once."""
    rig = Rig(tmp_path / "store.db", GAMES, CHOOSERS)
    await rig.open()
    info = await rig.started(*people, game=game, size=len(people))
    await rig.deliver()
    return rig, info.id


async def choose(rig: Rig, table: int, person: Person, which: int = 0) -> list[Any]:
    _, view = await rig.host.reading.view(table, person.id)
    wire = view.legal[min(which, len(view.legal) - 1)].wire()
    await rig.act(table, person, *wire)
    return wire


async def noticed(rig: Rig, table: int, *people: Person) -> list[str]:
    """Return all that these people, and onlookers, could notice."""
    found = [repr(await rig.host.reading.table(table)), repr(await rig.host.reading.happened(table, None))]
    for person in people:
        found += [
            repr(await rig.host.reading.hand(table, person.id)),
            repr(await rig.host.reading.happened(table, person.id)),
        ]
    return found


async def test_a_choice_in_secret_is_taken_back_for_nobody_to_notice(tmp_path: Path) -> None:
    people = (ANN, BEN, CAT, DAN)
    rig, table = await choosing(tmp_path, "tricky_express", people)
    await choose(rig, table, BEN)
    await choose(rig, table, ANN)
    await choose(rig, table, CAT)
    before = await noticed(rig, table, BEN, CAT, DAN)
    await rig.deliver()
    assert await number(rig, table, ANN) and not await number(rig, table, DAN)
    acted = await undo(rig, table, ANN)
    assert acted.view is not None and acted.view.asked
    assert await noticed(rig, table, BEN, CAT, DAN) == before
    assert {target for _, target in await rig.tasks()} == {ANN.id}, "no message of others changes"
    check_whole(rig.path, GAMES)
    await rig.reopen()
    await choose(rig, table, ANN, 1)
    await choose(rig, table, DAN)
    assert [await number(rig, table, p) for p in people] == [0, 0, 0, 0], "once all have chosen it stays"
    record = await rig.host.tables.store.rows("SELECT wire FROM log WHERE kind = 'move' ORDER BY number")
    assert [-1, "drop", [1]] in [json.loads(r["wire"]) for r in record]
    check_whole(rig.path, GAMES)
    await rig.host.close()


@pytest.mark.parametrize("game", ["stendhal", "all_aboard", "tennos_square", "rummy_fifty", "target"])
async def test_a_choice_is_changed_until_all_have_chosen(tmp_path: Path, game: str) -> None:
    """Even if everybody sees who has chosen; the others' choices stay."""
    people = (ANN, BEN, CAT, DAN, Person("105", "Eva"))[: GAMES[game].default_seats]
    rig, table = await choosing(tmp_path, game, people)
    phase = (await rig.host.reading.view(table, None))[1].phase
    while not GAMES[game].phases[phase].revocable:
        await rig.play_on(table, *people, moves=1)
        phase = (await rig.host.reading.view(table, None))[1].phase
    assert GAMES[game].phases[phase].revocable
    await choose(rig, table, people[0])
    await choose(rig, table, people[1])
    await undo(rig, table, people[0])
    assert [bool(await rig.prompt(table, p)) for p in people[:2]] == [True, False]
    await choose(rig, table, people[0], 1)
    await undo(rig, table, people[1])
    for person in people[1:]:
        if (await rig.host.reading.view(table, None))[1].phase == phase:
            await choose(rig, table, person, 0)
    assert (await rig.host.reading.view(table, None))[1].phase != phase
    assert await number(rig, table, people[0]) == 0
    check_whole(rig.path, GAMES)
    await rig.host.close()


async def test_a_claim_is_never_taken_back(tmp_path: Path) -> None:
    claims = {g.key: [n for n, p in g.phases.items() if p.secret_readiness and not p.revocable] for g in GAMES.values()}
    assert {"claim", "respond", "show"} <= set(claims["counting_cribbage"])
    assert claims["jukugo_daifuda"] and claims["alliance"]
