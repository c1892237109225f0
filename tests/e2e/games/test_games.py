"""Every game from the first command to the result, through real sockets, by buttons, selects and slash commands."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from engine.games.registry import GAMES
from engine.host.model.records import Status
from locales import words
from tests.e2e.driver import SHORT, Player, lobby_shown, open_table, play_out, press_at, seat_everybody, shown
from tests.e2e.world import World

pytestmark = pytest.mark.pictures("first")

QUICK: dict[str, Mapping[str, Any]] = {
    "geschenk": SHORT,
    "jukugo_daifuda": {"rounds": 1},
    "target": {"goal": 2},
    "rummy_fifty": {"max_rounds": 1},
    "stendhal": {"max_deals": 1},
    "arsene": {"max_deals": 5},
    "all_aboard": {"rounds": 1},
    "boonaken": {"ending": "find_loser"},
    "ttp": {"deals": 1},
    "hex_jinchi": {"match": "single"},
    "love_letter": {"max_rounds": 5, "target": 1},
    "en_garde": {"target": 1},
}
"""Options for games that otherwise end late, never, or without a winner when everybody plays at random."""

LONGEST = frozenset({"arsene", "counting_cribbage", "tricky_express"})
"""Games without a short match, each a fifth of this file's time: only in ``make soak``. The host's tests play them."""


LONG = frozenset({"alliance", "boonaken", "grazia", "rummy_fifty", "six_suit_fort", "stendhal", "tennos_square"})
"""Games whose shortest match takes hundreds of presses: ROUNDS of it here, the rest in ``make soak``."""
ROUNDS = 10
"""The number of moves of every asked person."""
BY_BOTH_WAYS = [
    *(pytest.param(g, 0, id=g, marks=[pytest.mark.soak] if g in LONGEST | LONG else []) for g in GAMES),
    *(pytest.param(g, ROUNDS, id=f"{g}-begun") for g in GAMES if g in LONG),
]


@pytest.mark.parametrize(("game", "rounds"), BY_BOTH_WAYS)
async def test_a_whole_game_by_dm_and_by_slash(world: World, game: str, rounds: int) -> None:
    """Two people and computers: one plays from the hands in DMs, one types; Japanese table."""
    sakura, alex = world.box.person("さくら"), world.box.person("Alex")
    seats = min(max(GAMES[game].seats), max(3, min(GAMES[game].seats)))
    options: dict[str, Any] = ({} if len(GAMES[game].seats) == 1 else {"players": seats}) | {**QUICK.get(game, {})}
    table = await open_table(world, sakura, game, **options)
    await seat_everybody(world, table, sakura, [alex], seats)
    both = [Player(sakura, random.Random(1)), Player(alex, random.Random(2), slash=True)]
    await play_out(world, table, both, rounds=rounds)
    assert world.bot._connection._view_store._views == {}, "discord.py keeps views of ours"
    if rounds:
        assert all(player.texts for player in both), "both have moved"
        return
    # If nobody wins, the text has no cup.
    await world.box.until(lambda: shown(world, sakura, table).attachments[0]["filename"] == f"result-{table}.png")
    result = shown(world, sakura, table)
    assert result.attachments[0]["description"]
    info = await world.host.reading.table(table)
    assert info.status is Status.FINISHED
    assert info.commitment[:8] not in result.content
    fair = await press_at(world, alex, table, "fair")
    assert info.commitment not in fair.content
    verified = await alex.result(await alex.click(fair, words("en")("button-verify")))
    assert info.commitment in verified.content
    assert verified.content.startswith(
        words("en")("proof-holds", commitment="", secret="", words="", seed="", moves=2)[:9]
    )
    saved = await press_at(world, sakura, table, "record")
    assert saved.attachments[0]["filename"] == f"tefuda-{table}.json"
    await press_at(world, sakura, table, "rematch")
    (again,) = await world.host.reading.tables_of(sakura.id)
    # The new lobby replaces the table and contains all facts.
    await world.box.until(lambda: lobby_shown(world, sakura, again.id))


AT_THE_TABLE = frozenset({"alliance", "en_garde", "hex_jinchi", "love_letter"})
"""Games played from hands at the table alone, by kind: teams, two seats, moves in steps, moves that name people.

``make soak`` plays all games so. A hand offers the same in both places, and every game is also played by DM.
"""


AT_THE_TABLE_BY_TURNS = [
    *(pytest.param(g, 0, id=g, marks=[pytest.mark.soak] if g not in AT_THE_TABLE - LONG else []) for g in GAMES),
    *(pytest.param(g, ROUNDS, id=f"{g}-begun") for g in GAMES if g in AT_THE_TABLE & LONG),
]


@pytest.mark.parametrize(("game", "rounds"), AT_THE_TABLE_BY_TURNS)
async def test_a_whole_game_with_closed_dms(world: World, game: str, rounds: int) -> None:
    """No person can be reached by DM: they are called at the table and play from "My hand"; English table."""
    alex, minato = world.box.person("Alex"), world.box.person("ミナト")
    alex.close_dms()
    minato.close_dms()
    seats = min(GAMES[game].seats)
    options: dict[str, Any] = ({} if len(GAMES[game].seats) == 1 else {"players": seats}) | {**QUICK.get(game, {})}
    table = await open_table(world, alex, game, **options)
    await seat_everybody(world, table, alex, [minato], seats)
    both = [Player(alex, random.Random(3)), Player(minato, random.Random(4))]
    await play_out(world, table, both, rounds=rounds)
    if rounds:
        assert all(player.texts for player in both), "both have moved"
    else:
        await world.box.until(lambda: shown(world, alex, table).attachments[0]["filename"] == f"result-{table}.png")
    assert not [m for m in alex.sees(alex.dm()) if m.author_id == world.box.world.bot.id]
