"""Every game of the house at a real table: two people, computers, restarts in the middle, a verified record."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from engine import verify
from engine.core.match import Match
from engine.core.offers import Field, pick
from engine.games.registry import GAMES
from engine.host.records import Acted, Errand, Person, Refused, Status
from engine.players.registry import CHOOSERS
from tests.host.house import ANN, BEN, PACE, House
from tests.host.whole import check_whole


@pytest.mark.parametrize("slug", sorted(GAMES))
async def test_played_to_the_end_with_restarts_and_the_record_verifies(tmp_path: Path, slug: str) -> None:
    house = House(tmp_path / "store.db", GAMES, CHOOSERS)
    house.memory = 1
    await house.open()
    game = GAMES[slug]
    info = await house.table(ANN, BEN, size=game.default_seats, game=slug)
    for i in range(game.default_seats - 2):
        await house.host.add_computer(info.id, ANN, house.press(), name=f"Robot {i}")
    await house.host.start(info.id, BEN, house.press())
    rnd = random.Random(slug)
    pings = 0
    for step in range(3000):
        table = await house.host.table(info.id)
        if table.status is not Status.PLAYING:
            break
        if step % 40 == 20:
            await house.reopen()
            check_whole(house.path, GAMES)
        pings += sum(d.errand is Errand.HAND for d in await house.deliver())
        asked = [p for p in (ANN, BEN) if await house.asked(info.id, p)]
        if not asked:
            house.now += PACE
            await house.host.tick()
            continue
        person = rnd.choice(asked)
        assert not (await at_random(house, info.id, person, rnd)).repeated
    assert table.status is Status.FINISHED
    check_whole(house.path, GAMES)
    assert pings > 2
    record = json.loads(json.dumps(await house.host.export(info.id)))
    again = Match.replay(game, record)
    assert again.over and again.state.scores == record["scores"]
    assert len(record["names"]) == game.default_seats
    new = (await house.host.rematch(info.id, ANN, house.press())).table
    assert [s.name for s in new.seats if s.computer] == [n for n in record["names"] if n.startswith("Robot")]
    found = verify.check(record)
    assert found.words == record["header"]["nonces"] and found.scores == record["scores"]
    assert record["header"]["nonces"] == ["0:Ann", "1:Ben"], "names of the seats and words, no ids"
    await house.host.close()


async def at_random(house: House, table: int, person: Person, rnd: random.Random) -> Acted:
    """Make a move at random: from the list, or step by step, trying again where a set makes no move."""
    while True:
        _, view = await house.host.view(table, person.id)
        if view.legal:
            return await house.act(table, person, *rnd.choice(view.legal).wire())
        path: list[Field] = []
        while (offer := await house.host.offer(table, person.id, path)) is not None:
            path.append(pick(offer, rnd.random))
        try:
            return await house.act(table, person, *path)
        except Refused as refused:
            assert refused.reason.startswith(f"{view.game}-"), refused.reason
