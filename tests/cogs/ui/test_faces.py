"""Card faces as emoji: drawn and uploaded once; the words beside them are enough without them."""

from __future__ import annotations

import io
import random
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from PIL import Image

from cogs.ui.choices import add_moves, add_step
from cogs.ui.faces import Faces
from cogs.ui.panel import Panel, SelectSpec
from engine.core.match import Match
from engine.core.offers import Subset, Values
from engine.core.view import View
from engine.games.registry import GAMES
from engine.host.cluster.leases import Leases
from locales import words
from render import emoji
from render.games.registry import NARRATIONS
from render.narration.telling import Telling
from tests.cogs.hand_world import World
from tests.cogs.ui.test_panel import ALL, Plain, view_of

REFUSED = (400, 50035)


@pytest.fixture(scope="module")
def drawn() -> dict[str, tuple[str, bytes]]:
    return emoji.drawn()


def without_store() -> Any:
    """Return services of a process that has only its store, and no faces yet."""
    alone: Any = SimpleNamespace(shared=False)
    tables = SimpleNamespace(leases=Leases(alone, lambda: 0.0))
    return SimpleNamespace(faces={}, host=SimpleNamespace(tables=tables))


class Application:
    """An application in Discord, with its emoji; it raises ``troubles`` first."""

    def __init__(self, *troubles: discord.HTTPException) -> None:
        self.has: dict[str, int] = {}
        self.uploads = 0
        self.troubles = list(troubles)
        self.services: Any = without_store()

    async def fetch_application_emojis(self) -> list[Any]:
        return [SimpleNamespace(name=name, id=number) for name, number in self.has.items()]

    async def create_application_emoji(self, *, name: str, image: bytes) -> Any:
        if self.troubles:
            raise self.troubles.pop()
        self.uploads += 1
        self.has[name] = 100 + self.uploads
        return SimpleNamespace(name=name, id=self.has[name])


async def known(application: Application) -> dict[str, discord.PartialEmoji]:
    """Start the faces of a bot; return the known emoji."""
    bot: Any = application
    application.services = without_store()
    faces = Faces(bot, pause=0.0)
    faces.background.begin()
    assert faces.background.task is not None
    await faces.background.task
    found: dict[str, discord.PartialEmoji] = application.services.faces
    return found


def test_each_is_what_discord_takes(drawn: dict[str, tuple[str, bytes]]) -> None:
    assert len(drawn) == 78 + 13 == len({name for name, _ in drawn.values()})
    for key, (name, data) in drawn.items():
        assert name.startswith(f"{key}_") and 2 <= len(name) <= 32 and name.replace("_", "").isalnum()
        with Image.open(io.BytesIO(data)) as image:
            assert image.format == "PNG" and image.size == (emoji.SIZE, emoji.SIZE)
        assert len(data) < 256 * 1024


async def test_they_are_uploaded_once(drawn: dict[str, tuple[str, bytes]]) -> None:
    application = Application()
    first = await known(application)
    assert set(first) == set(drawn) and application.uploads == len(drawn)
    assert await known(application) == first and application.uploads == len(drawn), "a second start uploads none"


async def test_a_new_look_is_uploaded_and_the_old_one_stays(drawn: dict[str, tuple[str, bytes]]) -> None:
    application = Application()
    application.has = {name: k for k, (name, _) in enumerate(drawn.values(), 1)}
    del application.has[drawn["card_S10"][0]]
    application.has["card_S10_00000000"] = 77
    found = await known(application)
    assert application.uploads == 1 and found["card_S10"].id == 101
    assert "card_S10_00000000" in application.has, "older messages show it"


def test_buttons_and_options_have_them_beside_their_words() -> None:
    class Holding(Plain):
        def numbered(self, view: View, tag: str, chosen: Sequence[Any]) -> Sequence[int]:
            return [9, 30, 78]

    for values, count in (((9, 30, 78), 3), (range(70, 80), 0)):
        panel = Panel()
        add_moves(panel, 7, 3, Holding(), Telling(view_of({"play": Values(tuple(values))}), (), words("en")), ALL)
        (row,) = panel.rows
        if isinstance(row, list):
            assert [b.emoji for b in row] == [ALL["card_S10"], ALL["card_C5"], None], "no emoji, no trouble"
            assert [b.label for b in row] == ["1 · value 9", "2 · value 30", "3 · value 78"]
        assert len(panel.view().children) in (1, count)


def test_a_domino_shows_its_halves() -> None:
    game, narration = GAMES["dominuxen"], NARRATIONS["dominuxen"]
    match = Match.begin(game, match="m", seats=4, options={}, secret=b"\x05" * 32)
    view = match.view(match.state.waiting[0])
    panel = Panel()
    add_moves(panel, 7, 3, narration, Telling(view, (), words("en")), ALL)
    (numbers,) = panel.rows[:1]
    assert isinstance(numbers, SelectSpec)
    assert all(numbers.faces[value] == ALL[f"half_{value}"] for _, value in numbers.options)
    number = max(int(value) for _, value in numbers.options)
    offer = game.offer(match.state, view.me, ["play", number])
    tiles = Panel()
    add_step(tiles, 7, 3, narration, Telling(view, (), words("en")), ["play", number], offer, faces=ALL)
    assert isinstance(tiles.rows[0], SelectSpec) and len(tiles.rows[0].faces) == len(tiles.rows[0].options)


async def test_a_message_that_is_refused_for_them_comes_without(tmp_path: Path) -> None:
    """Another person removed them in the developer portal: the second try has none, and the hand arrives."""
    world = World(tmp_path)
    await world.open()
    try:
        world.services.faces.update(ALL)
        await world.act("no_thanks")
        world.fail("send", REFUSED)
        await world.others_move()
        await world.rest()
        assert world.services.faces == {}
        await world.is_right()
    finally:
        await world.host.close()


async def test_an_answer_that_is_refused_for_them_is_put_anew(tmp_path: Path) -> None:
    world = World(tmp_path)
    await world.open()
    try:
        world.services.faces.update(ALL)
        world.fail("answer", REFUSED, REFUSED)
        world.fail("say", REFUSED)
        await world.act("take")
        assert world.services.faces == {}
        await world.rest()
        await world.is_right()
    finally:
        await world.host.close()


@pytest.mark.parametrize("slug", list(GAMES))
def test_whatever_a_game_shows_a_face_of_is_there(slug: str) -> None:
    """Tested in every position of a random game: an emoji without a picture would never be shown."""
    rules, narration, rng = GAMES[slug], NARRATIONS[slug], random.Random(3)
    match = Match.begin(rules, match="m", seats=rules.default_seats, options={}, secret=b"\x05" * 32)
    for _ in range(60):
        waiting = [p for p in match.state.waiting if p >= 0]
        if match.over or not waiting:
            break
        seat = rng.choice(waiting)
        view = match.view(seat)
        for tag, offer in view.first.items():
            values = offer.values if isinstance(offer, Values) else offer.members if isinstance(offer, Subset) else ()
            keys = {narration.face(view, tag, [], value) for value in values}
            assert keys <= {"", *emoji.DRAWINGS}
            held = narration.numbered(view, tag, [])
            assert len(set(held)) == len(held) and all(
                narration.number(view, tag, [], card) == str(k) for k, card in enumerate(held, 1)
            )
        legal = rules.legal(match.state, seat)
        match.submit(seat, legal[int(rng.random() * len(legal))])
