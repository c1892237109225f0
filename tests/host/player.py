"""Plays two tables for ever and prints every answered press: interaction, table, sequence number, ".".

The tests run it as a separate process and kill it: ``python -m tests.host.player STORE LIFE``.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import sys

from engine.host.host import Host
from engine.host.model.records import Refused, Status
from tests.host import toy
from tests.host.rig import ANN, BEN


async def main(path: str, life: str) -> None:
    host = await Host.open(path, {"toy": toy.GAME}, {"toy": toy.choose}, pace=lambda: 0.005)
    rnd = random.Random(life)
    presses = (f"{life}0{n}" for n in itertools.count(1))
    tables = [t.id for t in await host.reading.tables_of(ANN.id)]
    while len(tables) < 2:
        info = await host.opening.open_table(
            "toy", {"rounds": 50}, 3, ANN, guild=None, channel="c", lang="ja", interaction=next(presses)
        )
        await host.seating.join(info.id, BEN, next(presses))
        await host.seating.add_computer(info.id, ANN, next(presses), name="Robot")
        tables.append(info.id)
    async with host.clocks.running():
        while True:
            for table in tables:
                if (await host.reading.table(table)).status is Status.OPEN:
                    await host.dealing.start(table, ANN, next(presses))
                for person in (ANN, BEN):
                    info, view = await host.reading.view(table, person.id)
                    seat = info.seat_of(person.id)
                    if seat and seat.prompt and view.legal:
                        press = next(presses)
                        wire = rnd.choice(view.legal).wire()
                        try:
                            acted = await host.play.act(table, person, seat.prompt, wire, press)
                        except Refused:
                            continue  # the table made a forced move first
                        print(press, table, acted.at, ".", flush=True)
            await asyncio.sleep(0.001)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2]))
