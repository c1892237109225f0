"""Every game of the house at a real table: two people, computers, restarts in the middle, a verified record."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from engine.core.match import Match
from engine.games.registry import GAMES
from engine.host.records import Errand, Status
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
        _, view = await house.host.view(info.id, person.id)
        acted = await house.act(info.id, person, *rnd.choice(view.legal).wire())
        assert not acted.repeated
    assert table.status is Status.FINISHED
    check_whole(house.path, GAMES)
    assert pings > 2
    record = json.loads(json.dumps(await house.host.export(info.id)))
    again = Match.replay(game, record)
    assert again.over and again.state.scores == record["scores"]
    assert len(record["names"]) == game.default_seats
    new = (await house.host.rematch(info.id, ANN, house.press())).table
    assert [s.name for s in new.seats] == record["names"]
    await house.host.close()
