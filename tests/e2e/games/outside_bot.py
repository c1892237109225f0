"""A bot with a game from outside; ``test_outside`` runs this file in a process that has the folder of the game.

In place of new files the tests put functions that stand in the game's own files and fail.
"""

from __future__ import annotations

import contextlib
from typing import Any

import pytest

import outside
from cogs.owner.outside_games import OutsideGames
from engine.host.model.records import GAME_GONE, Status
from engine.host.model.records import Person as Identity
from locales import words
from sandbox import Message, Person
from tests.e2e.games.test_away import switch
from tests.e2e.robust import Sitting, can_play, is_paused, says, settled, started
from tests.e2e.world import World, eventually

SLUG, NAME = "two_towers", "Two Towers"
SILENT = 4096
"""Discord's flag of a message that does not ring."""


def failing(file: str) -> Any:
    """Return a function that fails in a file of the game."""
    folder = outside.folder_of(SLUG)
    assert folder is not None
    found: dict[str, Any] = {}
    exec(compile("def boom(*_, **__):\n    return 1 / 0\n", str(folder / file), "exec"), found)
    return found["boom"]


async def told_owner(owner: Person) -> Message:
    """Return the message to the owner."""

    async def there() -> Message | None:
        return next((m for m in owner.dm().messages.values() if SLUG in m.content), None)

    found = await eventually(there)
    assert found is not None
    return found


async def both(world: World, sakura: Person, alex: Person) -> tuple[Sitting, Sitting]:
    """Return a table of the game, and one of another game."""
    ours = await started(world, sakura, alex, computers=1, players=3, channel="lobby")
    return await started(world, sakura, alex, computers=1, players=3, game=SLUG), ours


async def alone_off(world: World, sakura: Person, table: Sitting, ours: Sitting) -> None:
    """Check that the game is off and nothing else, and that its owner knows."""
    message = await told_owner(sakura)
    assert "ZeroDivisionError" in message.content and "line 2" in message.content
    assert message.data.get("flags", 0) & SILENT
    assert world.bot.extension_of(SLUG) not in world.bot.extensions
    await is_paused(table, GAME_GONE)
    assert (await ours.info()).status is Status.PLAYING
    await can_play(ours)
    shelf = await sakura.result(await sakura.slash("lobby", "games", players=3, minutes=60))
    assert not any(NAME in label for label in shelf.labels)


async def moved(world: World, table: Sitting) -> None:
    """Make the next move of a person, past the buttons."""
    person = await table.awaited()
    move, prompt = (await table.legal(person))[0], await table.prompt(person)
    await world.host.play.act(table.id, Identity(person.id, person.name), prompt, move, f"77{prompt}{person.id}")


async def test_it_is_played_like_any_other(world: World, sakura: Person, alex: Person) -> None:
    table = await started(world, sakura, alex, computers=1, players=3, game=SLUG)
    assert NAME in (await table.table_message()).content
    for _ in range(20):
        await settled(world)
        await table.play(1)
    assert (await table.info()).status is Status.FINISHED


@pytest.mark.logs_error("two_towers, a game from outside, is switched off: ZeroDivisionError", "trouble")
async def test_a_move_that_fails(world: World, sakura: Person, alex: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    from engine.games.two_towers import rules  # type: ignore[import-not-found]  # it lies in the folder

    table, ours = await both(world, sakura, alex)
    with monkeypatch.context() as broken:
        broken.setattr(rules.Playing, "apply", failing(f"engine/games/{SLUG}/rules.py"))
        with contextlib.suppress(AssertionError, TimeoutError):
            await table.play(1)
        await alone_off(world, sakura, table, ours)
    assert await switch(world, sakura, "load", SLUG) == says("cog-done", sakura, name=SLUG)
    await settled(world)
    assert (await table.info()).status is Status.PLAYING
    await table.play(1)


@pytest.mark.logs_error("two_towers, a game from outside, is switched off: ZeroDivisionError", "could not be drawn")
async def test_a_picture_that_fails(
    world: World, sakura: Person, alex: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ours = await both(world, sakura, alex)
    monkeypatch.setattr(world.drawing, "_painted", failing(f"render/games/{SLUG}/table.py"))
    await moved(world, table)
    await told_owner(sakura)
    monkeypatch.undo()
    await alone_off(world, sakura, table, ours)


@pytest.mark.logs_error("two_towers, a game from outside, is switched off: ZeroDivisionError", "chooser failed")
async def test_a_computer_that_fails(
    world: World, sakura: Person, alex: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ours = await both(world, sakura, alex)
    choosers = {**world.host.tables.library.choosers, SLUG: failing(f"engine/players/{SLUG}/__init__.py")}
    monkeypatch.setattr(world.host.tables.library, "choosers", choosers)
    for _ in range(2):
        if any([await table.prompt(person) for person in table.people]):
            await moved(world, table)
    await alone_off(world, sakura, table, ours)


async def test_an_error_of_our_own_switches_nothing_off(world: World) -> None:
    cog = world.bot.get_cog("OutsideGames")
    assert isinstance(cog, OutsideGames)
    cog.note(ZeroDivisionError())
    assert not cog.tasks and world.bot.extension_of(SLUG) in world.bot.extensions


async def test_the_owner_hears_once_of_a_game_that_could_not_be_loaded(
    world: World, sakura: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(world.bot.services, "broken", {"red_moon": ModuleNotFoundError("no module")})
    cog = world.bot.get_cog("OutsideGames")
    assert isinstance(cog, OutsideGames)
    for _ in range(2):
        await cog.on_ready()
    (told,) = [m.content for m in sakura.dm().messages.values() if "red_moon" in m.content]
    assert told in [words(tag)("outside-broken", slug="red_moon", where="ModuleNotFoundError") for tag in ("ja", "en")]
