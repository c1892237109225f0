"""Every game at a table: two people, computers, restarts in the middle, a verified record."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from engine import verify
from engine.core.match import Match
from engine.core.offers import Field, pick
from engine.games.registry import GAMES
from engine.host.model.records import UNASKED, Acted, DeliveryKind, Person, Refused, Status
from engine.players.registry import CHOOSERS
from tests.host.rig import ANN, BEN, PACE, Rig
from tests.host.whole import check_whole


@pytest.mark.parametrize("slug", sorted(GAMES))
async def test_played_to_the_end_with_restarts_and_the_record_verifies(tmp_path: Path, slug: str) -> None:
    rig = Rig(tmp_path / "store.db", GAMES, CHOOSERS)
    rig.memory = 1
    await rig.open()
    game = GAMES[slug]
    info = await rig.table(ANN, BEN, size=game.default_seats, game=slug)
    for i in range(game.default_seats - 2):
        await rig.host.seating.add_computer(info.id, ANN, rig.press(), name=f"Robot {i}")
    await rig.host.dealing.start(info.id, BEN, rig.press())
    rnd = random.Random(slug)
    pings = 0
    for step in range(3000):
        table = await rig.host.reading.table(info.id)
        if table.status is not Status.PLAYING:
            break
        if step % 40 == 20:
            await rig.reopen()
            check_whole(rig.path, GAMES)
        pings += sum(d.kind is DeliveryKind.HAND for d in await rig.deliver())
        asked = [p for p in (ANN, BEN) if await rig.prompt(info.id, p)]
        if not asked:
            rig.now += PACE
            await rig.host.clocks.tick()
            continue
        person = rnd.choice(asked)
        assert not (await at_random(rig, info.id, person, rnd)).repeated
    assert table.status is Status.FINISHED
    check_whole(rig.path, GAMES)
    assert pings > 2
    record = json.loads(json.dumps(await rig.host.reading.export(info.id)))
    again = Match.replay(game, record)
    assert again.over and again.state.scores == record["scores"]
    assert len(record["names"]) == game.default_seats
    new = (await rig.host.rematch.open(info.id, ANN, rig.press())).table
    assert [s.name for s in new.seats if s.computer] == [n for n in record["names"] if n.startswith("Robot")]
    found = verify.check(record)
    assert found.words == record["header"]["nonces"] and found.scores == record["scores"]
    assert record["header"]["nonces"] == ["0:Ann", "1:Ben"], "names of the seats and words, no ids"
    await rig.host.close()


async def at_random(rig: Rig, table: int, person: Person, rnd: random.Random) -> Acted:
    """Make a random move: from the list, or step by step; try again if a set is no move."""
    while True:
        _, view = await rig.host.reading.view(table, person.id)
        if view.legal:
            return await rig.act(table, person, *rnd.choice(view.legal).wire())
        path: list[Field] = []
        while (offer := await rig.host.reading.offer(table, person.id, path)) is not None:
            path.append(pick(offer, rnd.random))
        try:
            return await rig.act(table, person, *path)
        except Refused as refused:
            assert refused.reason.startswith(f"{view.game}-"), refused.reason


async def test_in_a_rematch_the_next_of_those_who_are_here_again_begins(tmp_path: Path) -> None:
    rig = Rig(tmp_path / "t.sqlite3", GAMES, CHOOSERS)
    await rig.open()

    async def began(table: int) -> str:
        info, view = await rig.host.reading.view(table, None)
        return str(info.seats[view.s.starter].name)

    info = await rig.table(ANN, BEN, size=4, game="geschenk")
    await rig.host.seating.add_computer(info.id, ANN, rig.press(), name="Robot")
    await rig.host.dealing.start(info.id, ANN, rig.press())
    order = ["Ann", "Ben", "Robot"] * 2
    for _ in range(3):
        before = await began(info.id)
        await rig.host.play.vote_end(info.id, ANN, rig.press())
        await rig.host.play.vote_end(info.id, BEN, rig.press())
        new = (await rig.host.rematch.open(info.id, ANN, rig.press())).table
        await rig.host.rematch.open(info.id, BEN, rig.press())
        info = (await rig.host.dealing.start(new.id, ANN, rig.press())).table
        assert await began(info.id) == order[order.index(before) + 1]
        assert (await rig.host.reading.export(info.id))["header"]["first"] >= 0
    await rig.host.close()


@pytest.mark.parametrize("first", ["auto", 2])
async def test_in_a_rematch_of_hex_bases_the_other_starts(tmp_path: Path, first: str | int) -> None:
    """The start player of the first game is drawn or chosen; the next game starts the other way round."""
    rig = Rig(tmp_path / "t.sqlite3", GAMES, CHOOSERS)
    await rig.open()
    info = await rig.table(ANN, BEN, size=2, game="hex_jinchi", first_player=first)
    info = (await rig.host.dealing.start(info.id, ANN, rig.press())).table
    started = []
    for _ in range(3):
        shown, view = await rig.host.reading.view(info.id, None)
        started.append(shown.seats[view.s.starter].name)
        told = [event for line in await rig.host.reading.happened(info.id, None) for event in line.events]
        assert [event.facts["seat"] for event in told if event.kind == "began"] == [view.s.starter]
        for person in (ANN, BEN):
            await rig.host.play.vote_end(info.id, person, rig.press())
        new = (await rig.host.rematch.open(info.id, ANN, rig.press())).table
        await rig.host.rematch.open(info.id, BEN, rig.press())
        info = (await rig.host.dealing.start(new.id, ANN, rig.press())).table
    assert started in (["Ann", "Ben", "Ann"], ["Ben", "Ann", "Ben"])
    await rig.host.close()


async def test_a_first_hand_says_whether_its_person_is_asked(tmp_path: Path) -> None:
    """In a flood the hand of somebody who is not asked may wait for their first prompt."""
    rig = Rig(tmp_path / "store.db", GAMES, CHOOSERS)
    await rig.open()
    info = await rig.table(ANN, BEN, size=3, game="geschenk")
    await rig.host.seating.add_computer(info.id, ANN, rig.press(), name="Robot")
    await rig.host.dealing.start(info.id, ANN, rig.press())
    hands = {d.target: d for d in await rig.host.deliveries.in_outbox() if d.kind is DeliveryKind.HAND}
    for person in (ANN, BEN):
        assert hands[person.id].facts.get(UNASKED, False) == (not await rig.prompt(info.id, person))
    assert any(hand.facts for hand in hands.values())
    await rig.host.close()
