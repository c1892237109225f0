"""The same cards at several tables: a person who plays at one learns nothing from the others, to the byte.

Three tables have the same cards: one that is over, one with the viewer, one that others are playing. On a second
evening two cards are exchanged that the viewer never sees at their own table. The other two games then go another way.
Nothing that the viewer can ask for may differ.
"""

from __future__ import annotations

import json
import random
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.community.duplicate_deals import DuplicateDeals
from cogs.community.puzzles import PuzzlesOfGames
from cogs.delivery.sheets.table_panels import COMPARE
from cogs.play.record import Record
from cogs.play.replay import Replay
from cogs.ui.ids import Press
from cogs.ui.services import Services
from engine.games.registry import GAMES
from engine.host.model.records import Person, Refused, Status
from engine.players.registry import CHOOSERS
from locales import words
from render.games.registry import NARRATIONS
from tests.cogs.as_sent import Shown, Sparing, drawn, sparing
from tests.cogs.community.test_open_seats import acting
from tests.cogs.delivery.test_swapped_cards import (
    FEATURES,
    PEOPLE,
    TRIES,
    VIEWER,
    Evening,
    Unlike,
    holders,
    swapped,
)
from tests.host.rig import Rig

FORMER, ELSEWHERE = ([Person(str(at + i), f"Other{at + i}") for i in range(6)] for at in (600, 700))
PLAYED = ("target", "geschenk")
"""A game with hands, and one with a deck alone."""
LOOKS: Sequence[tuple[type[Any], str, tuple[Any, ...]]] = (
    (Record, "look", ()),
    (Record, "log", ()),
    (Record, "log", (1,)),
    (Record, "verify", ()),
    (Record, "record", ()),
    (Replay, "replay", ()),
    (Replay, "replay", ("forward",)),
    (Replay, "replay", ("last",)),
    (Replay, "replay", ("forward", 0)),
    (Replay, "replay", ("forward", "all")),
    (Replay, "film", ()),
    (Replay, "turning", ()),
    (Replay, "turned", (0,)),
    (Replay, "replaymore", ()),
    (PuzzlesOfGames, "puzzles", ()),
    (DuplicateDeals, COMPARE, ()),
)
"""Ways to look at the tables of others."""
OF_ALL = {"lists of tables", "digest"}
"""These may show that the others have played, and for how long."""


class Asking:
    """The viewer: presses buttons and notes the answers."""

    on_message = has_picture = False

    def __init__(self, services: Services) -> None:
        self.services, self.person, self.words = services, VIEWER, words("en")
        self.said: Shown = []
        self.interaction = acting(VIEWER)
        self.interaction.edit_original_response = self.edit

    async def defer(self) -> None: ...

    async def show(self, send: Callable[[], Awaitable[None]]) -> None:
        await send()

    async def edit(self, *, content: str, view: Any, attachments: Sequence[discord.File]) -> None:
        self.said.append([content, json.dumps(view.to_components()), *(file.fp.read() for file in attachments)])

    async def say(self, text: str, panel: Any = None, picture: Any = None) -> None:
        self.said.append([text, panel and json.dumps(panel.view().to_components()), picture and drawn(picture)])


@contextmanager
def dealt(pair: tuple[int, int] | None) -> Iterator[None]:
    """Do what ``swapped`` does, for several tables: each match has its own name, the same on both evenings."""
    names = count(1)
    with swapped(pair), pytest.MonkeyPatch.context() as patch:
        alike = SimpleNamespace(token_hex=lambda size: f"{next(names):0{2 * size}x}", token_bytes=bytes)
        patch.setattr("engine.host.lobby.opening.secrets", alike)
        yield


@pytest.fixture
def drawing() -> Iterator[Sparing]:
    drawing = sparing()
    yield drawing
    drawing.close()


async def three_tables(folder: Path, game: str, drawing: Sparing) -> tuple[Evening, list[int]]:
    """Return the viewer's table, begun, and the other two: one over, one in play."""
    rig = Rig(folder / "tables.sqlite3", GAMES, CHOOSERS)
    await rig.open()
    seats = min(n for n in GAMES[game].seats if n > 2 or n == max(GAMES[game].seats))
    first = await rig.started(*FORMER[:seats], size=seats, game=game)
    assert (await rig.play_on(first.id, *FORMER, moves=3000)).status is Status.FINISHED
    again = []
    for people in (PEOPLE[:seats], ELSEWHERE[:seats]):
        info = await rig.host.opening.open_table(
            game, {}, seats, people[0], guild="g", channel="c", lang="ja", interaction=rig.press(), again=first.id
        )
        for person in people[1:]:
            await rig.host.seating.join(info.id, person, rig.press())
        again.append((await rig.host.dealing.start(info.id, people[0], rig.press())).table)
    mine, other = again
    await rig.play_on(other.id, *ELSEWHERE, moves=8)
    services = Services(rig.host, drawing, NARRATIONS, lambda: rig.now)
    evening = Evening(rig, services, game, mine.id, seats)
    await evening.look()
    return evening, [first.id, other.id]


async def asked(evening: Evening, others: Sequence[int]) -> dict[str, Shown]:
    """Return all that the viewer can read about their own table and the others."""
    shown = {name: await look(evening) for name, look in FEATURES.items() if name not in OF_ALL}
    bot: Any = SimpleNamespace(services=evening.services)
    for table in others:
        for cog, verb, path in LOOKS:
            who: Any = Asking(evening.services)
            try:
                await cog(bot).verbs[verb](who, Press(table, verb, 0, path))
            except Refused as refused:
                who.said.append([refused.reason, dict(refused.facts)])
            shown[f"{verb}{path} at table {table}"] = who.said
    return shown


@pytest.mark.parametrize("game", PLAYED)
async def test_other_tables_of_the_same_cards_tell_none_of_them(tmp_path: Path, drawing: Sparing, game: str) -> None:
    rng, compared = random.Random(f"same cards {game}"), 0
    (tmp_path / "first").mkdir()
    with dealt(None):
        first, others = await three_tables(tmp_path / "first", game, drawing)
        await first.play(None, rng)
        state = (await first.match()).state
        truth, holder = json.dumps(state.to_json()), holders(state)
        ways = [json.dumps(await first.rig.host.reading.export(table), default=str) for table in others]
        shown = await asked(first, others)
        await first.rig.host.close()
    pairs = [(a, b) for a in first.hidden for b in first.hidden if a < b]
    rng.shuffle(pairs)
    pairs.sort(key=lambda pair: -len({holder[card] for card in pair if card in holder}))
    for number, pair in enumerate(pairs[:TRIES]):
        drawing.kept.clear()
        folder = tmp_path / f"{number}"
        folder.mkdir()
        with dealt(pair):
            second, others = await three_tables(folder, game, drawing)
            try:
                await second.play(first.done, rng)
                same = json.dumps((await second.match()).state.to_json()) == truth
                if same or second.seen != first.seen:
                    continue
                if [json.dumps(await second.rig.host.reading.export(table), default=str) for table in others] == ways:
                    continue
                drawing.left = Sparing.left
                found = await asked(second, others)
            except Unlike:
                continue
            finally:
                await second.rig.host.close()
        for name, look in shown.items():
            assert found[name] == look, f"{name}: the cards {pair} can be told apart"
        compared += 1
        break
    assert compared, "no two cards could be exchanged"
