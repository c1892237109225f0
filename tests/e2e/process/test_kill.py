"""SIGKILL at random moments: no answered move is lost, none is doubled, every message is right again."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from engine.games.registry import GAMES
from sandbox import PATIENCE, TOKEN, Sandbox
from tests.e2e import openapi
from tests.e2e.forked import Nursery
from tests.e2e.killed import Friends, Party, betrayals, rounds
from tests.e2e.mortal import Mortal
from tests.e2e.world import people
from tests.run.logged import errors_of


def troubles(said: str) -> list[str]:
    """Return errors and tracebacks in the output of the bot's process.

    Tracebacks of a thinking process whose parent was killed while it started are left out: Python itself prints them.
    """
    blocks = re.split(r"(?=Traceback \(most recent call last\))", said)[1:]
    logged = [line for line in errors_of(said) if not line.startswith("Traceback")]
    return [*logged, *(block[:3000] for block in blocks if "spawn_main" not in block)]


async def killed(
    folder: Path,
    oracle: openapi.SpecOracle,
    game: str,
    kills: int,
    seed: int,
    nursery: Nursery | None,
    *,
    finish: bool = True,
    of: type[Party] = Party,
) -> Party:
    box = Sandbox(oracle=oracle)
    people(box)
    async with box:
        party = await rounds(box, folder, game, kills, seed, nursery, finish=finish, of=of)
    assert box.violations == []
    said = party.bot.said()
    assert troubles(said) == []
    secrets = [r["secret"] for r in party.bot.rows("SELECT secret FROM tables")]
    assert betrayals(said, TOKEN, *secrets) == []
    for ix in box.world.interactions.values():
        assert ix.token not in said
    return party


async def test_what_is_pressed_while_the_bot_dies_is_not_for_the_next_one(tmp_path: Path) -> None:
    box = Sandbox()
    bot, counted = Mortal(box, tmp_path), list[int]()

    class Dying:
        returncode: int | None = None

        def kill(self) -> None:
            counted.append(bot.kills)

        async def wait(self) -> int:
            counted.append(bot.kills)
            return -9

    process: Any = Dying()
    bot.process = process
    await bot.kill()
    assert (counted, bot.kills) == ([0, 0], 1)


@pytest.mark.timeout(800)
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.soak)])
async def test_ten_kills(tmp_path: Path, oracle: openapi.SpecOracle, nursery: Nursery, seed: int) -> None:
    party = await killed(tmp_path, oracle, "geschenk", 10, seed, nursery)
    assert party.bot.lives == 11 and party.finished


@pytest.mark.timeout(800)
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.soak), pytest.param(3, marks=pytest.mark.soak)])
async def test_ten_kills_at_a_table_in_direct_messages(
    tmp_path: Path, oracle: openapi.SpecOracle, nursery: Nursery, seed: int
) -> None:
    party = await killed(tmp_path, oracle, "geschenk", 10, seed, nursery, of=Friends)
    assert party.bot.lives == 11 and party.finished
    assert sum(p.accepted for p in party.pressed) > 15, "hardly anybody played"


@pytest.mark.parametrize("kills", [pytest.param(1, id="once"), pytest.param(2, id="twice", marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", [g for g in GAMES if g != "geschenk"])
async def test_kills_in_every_other_game(
    tmp_path: Path, oracle: openapi.SpecOracle, nursery: Nursery, game: str, kills: int
) -> None:
    """After each kill the store replays, nothing is lost or doubled, and the messages come to rest."""
    party = await killed(tmp_path, oracle, game, kills, 40 + len(game), nursery, finish=False)
    assert party.bot.lives == kills + 1 and party.table


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seed", range(100, 110))
async def test_fifty_kills(tmp_path: Path, oracle: openapi.SpecOracle, seed: int) -> None:
    party = await killed(tmp_path, oracle, list(GAMES)[seed % len(GAMES)], 50, seed, None)
    assert party.bot.lives == 51 and party.finished


async def test_a_polite_end_is_quick_and_loses_nothing(
    tmp_path: Path, oracle: openapi.SpecOracle, nursery: Nursery
) -> None:
    box = Sandbox(oracle=oracle)
    people(box)
    async with box:
        bot = Mortal(box, tmp_path)
        party = Party(bot, "geschenk", 7)
        for _ in range(2):
            await bot.start()
            player = asyncio.create_task(party.play())
            await asyncio.sleep(1.0)
            process, bot.process = bot.process, None
            assert process is not None
            process.terminate()
            assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
            await party.stop(player)
            party.check_store()
            # Forks replace the process that was started first.
            bot.nursery = nursery
        await bot.start()
        await party.quiet()
        party.check_store()
        party.check_messages()
        await bot.kill()
    assert box.violations == [] and troubles(bot.said()) == []


async def test_a_wrong_token_is_said_in_one_line(tmp_path: Path, nursery: Nursery) -> None:
    box = Sandbox()
    async with box:
        bot = Mortal(box, tmp_path, nursery)
        with pytest.raises(RuntimeError, match="ended with 2"):
            await bot.start(token="wrong")
    last = bot.said().splitlines()[-1]
    assert "token" in last and "wrong" not in bot.said()
