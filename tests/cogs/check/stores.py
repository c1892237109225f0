"""A store with a running table of some games, and a lobby."""

from __future__ import annotations

import random
from collections.abc import Iterable
from pathlib import Path

from engine.games.registry import GAMES
from engine.host.model.records import Status
from engine.players.registry import CHOOSERS
from tests.host.rig import ANN, BEN, PACE, Rig
from tests.host.table.test_real_games import at_random

LOBBY = "love_letter"


async def filled(file: Path, slugs: Iterable[str] = GAMES, *, decisions: int = 3) -> dict[str, int]:
    """Write the store; return the table of each game. The lobby is the table after them."""
    rig, tables = Rig(file, GAMES, CHOOSERS), dict[str, int]()
    await rig.open()
    for slug in slugs:
        game = GAMES[slug]
        info = await rig.table(ANN, BEN, size=game.default_seats, game=slug)
        for i in range(game.default_seats - 2):
            await rig.host.seating.add_computer(info.id, ANN, rig.press(), name=f"Robot {i}")
        await rig.host.dealing.start(info.id, BEN, rig.press())
        tables[slug], rnd = info.id, random.Random(slug)
        made = 0
        while made < decisions:
            asked = [p for p in (ANN, BEN) if await rig.prompt(info.id, p)]
            if asked:
                await at_random(rig, info.id, rnd.choice(asked), rnd)
                made += 1
            else:
                rig.now += PACE
                await rig.host.clocks.tick()
        assert (await rig.host.reading.table(info.id)).status is Status.PLAYING, slug
    await rig.table(ANN, size=2, game=LOBBY)
    await rig.host.close()
    return tables
