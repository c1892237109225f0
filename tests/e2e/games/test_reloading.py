"""/cogs reload: a game's newest rules, narration, painters and words under a table in play."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

import cogs.games
import engine.games
import engine.players
import render.games
from cogs.owner.reloading import ROOMS
from engine.core.parts import imported_anew
from engine.host.model.records import Status
from locales import catalogue, language, words
from sandbox import PATIENCE, Person
from tests.e2e.games.test_away import switch
from tests.e2e.robust import JA, can_play, says, settled, started
from tests.e2e.world import World

SLUG = "geschenk"
HOMES = (engine.games, engine.players, render.games)


class AsBefore(Exception):
    """Ends the use of the copy's modules."""


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Copy the parts of a game to a folder, from where the next import loads them; afterwards restore everything."""
    root = Path(engine.games.__file__ or "").parents[2]
    for home in HOMES:
        room = home.__name__.replace(".", "/")
        shutil.copytree(root / room / SLUG, tmp_path / room / SLUG, ignore=shutil.ignore_patterns("__pycache__"))
        monkeypatch.setattr(home, "__path__", [str(tmp_path / room), *home.__path__])
    (tmp_path / "cogs" / "games").mkdir(parents=True)
    shutil.copy(root / "cogs" / "games" / f"{SLUG}.py", tmp_path / "cogs" / "games")
    monkeypatch.setattr(cogs.games, "__path__", [str(tmp_path / "cogs" / "games"), *cogs.games.__path__])
    shutil.copytree(root / "locales", tmp_path / "locales", ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    monkeypatch.setattr(language, "HERE", tmp_path / "locales")
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    with contextlib.suppress(AsBefore), imported_anew(f"{room}.{SLUG}" for room in ROOMS):
        yield tmp_path
        raise AsBefore
    monkeypatch.undo()
    catalogue.read_anew()


def edit(file: Path, before: str, after: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert before in text, f"{file.name} has changed: choose another line"
    file.write_text(text.replace(before, after), encoding="utf-8")


async def test_a_running_table_goes_on_with_new_rules_words_and_pictures(
    world: World, sakura: Person, alex: Person, copy: Path
) -> None:
    table = await started(world, sakura, alex, computers=1, players=3)
    before = (await table.table_message()).content
    title = JA(f"{SLUG}-title")
    edit(copy / "engine" / "games" / SLUG / "rules.py", "    minutes = ", "    minutes = 1000 + ")
    edit(copy / "render" / "games" / SLUG / "table.py", "UNSHOWN: Final = ", "UNSHOWN: Final = ()\nOLD: Final = ")
    narration = copy / "render" / "games" / SLUG / "narration.py"
    narration.write_text(narration.read_text("utf-8") + "\nNEW = 'narration'\n", encoding="utf-8")
    edit(copy / "locales" / "ja" / f"{SLUG}.ftl", f"{SLUG}-title = {title}", f"{SLUG}-title = {title}・新版")
    old = world.host.tables.library.games[SLUG]
    assert await switch(world, sakura, "reload", SLUG) == says("cog-done", sakura, name=SLUG)
    assert world.host.tables.library.games[SLUG] is not old and world.host.tables.library.games[SLUG].minutes > 1000
    assert not world.drawing.painters[SLUG].unshown
    assert world.bot.services.narration(SLUG) is world.drawing.narrations[SLUG]
    assert sys.modules[f"render.games.{SLUG}.narration"].NEW == "narration"
    assert (await table.info()).status is Status.PLAYING
    await can_play(table)
    await settled(world)
    after = (await table.table_message()).content
    assert f"{title}・新版" not in before and f"{title}・新版" in after
    # Another connection and another process keep using the present files on disk.
    await world.bot.close()
    await world.task
    await world.connect()
    assert world.bot.services.narration(SLUG) is world.drawing.narrations[SLUG]
    await can_play(table)


@pytest.mark.parametrize(
    ("room", "file"),
    [
        ("engine/games", "rules.py"),
        ("engine/games", "lesson.py"),
        ("engine/players", "policy.py"),
        ("render/games", "narration.py"),
        ("cogs/games", ""),
    ],
)
@pytest.mark.logs_error("stays as it was")
async def test_files_that_do_not_hold_together_change_nothing(
    world: World, sakura: Person, alex: Person, copy: Path, room: str, file: str
) -> None:
    table = await started(world, sakura, alex, computers=1, players=3)
    broken = copy / room / SLUG / file if file else copy / room / f"{SLUG}.py"
    broken.write_text(broken.read_text("utf-8") + "\nraise ValueError('half done')\n", encoding="utf-8")
    before = (
        world.host.tables.library.games[SLUG],
        dict(world.drawing.painters),
        sys.modules.get(f"render.games.{SLUG}.table"),
    )
    assert await switch(world, sakura, "reload", SLUG) == says("cog-broken", sakura, name=SLUG)
    now = (
        world.host.tables.library.games[SLUG],
        dict(world.drawing.painters),
        sys.modules.get(f"render.games.{SLUG}.table"),
    )
    assert now == before and f"cogs.games.{SLUG}" in world.bot.extensions
    assert (await table.info()).status is Status.PLAYING
    await can_play(table)


@pytest.mark.logs_error("stays as it was")
async def test_words_that_do_not_hold_together_change_nothing(
    world: World, sakura: Person, alex: Person, copy: Path
) -> None:
    table = await started(world, sakura, alex, computers=1, players=3)
    texts = copy / "locales" / "en" / f"{SLUG}.ftl"
    texts.write_text(texts.read_text("utf-8") + "\nonly-in-english = Text\n", encoding="utf-8")
    assert await switch(world, sakura, "reload", SLUG) == says("cog-broken", sakura, name=SLUG)
    assert not words("en").has("only-in-english")
    texts.write_text("what is this\n" + texts.read_text("utf-8"), encoding="utf-8")
    assert await switch(world, sakura, "reload", SLUG) == says("cog-broken", sakura, name=SLUG)
    await can_play(table)


async def test_everybody_is_answered_while_words_are_looked_over(
    world: World, sakura: Person, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looking, answered = threading.Event(), threading.Event()

    def slow() -> None:
        looking.set()
        assert answered.wait(PATIENCE), "the event loop waits for files"

    monkeypatch.setattr(catalogue, "check_files", slow)
    reloading = asyncio.create_task(switch(world, sakura, "reload", SLUG))
    await world.box.until(looking.is_set)
    await sakura.result(await sakura.slash("table", "help"))
    answered.set()
    assert await reloading == says("cog-done", sakura, name=SLUG)


async def test_a_slug_may_have_digits(world: World, sakura: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    async def load(name: str) -> None:
        asked.append(name)

    monkeypatch.setattr(world.bot, "load_extension", load)
    assert await switch(world, sakura, "load", "rummy_500") == says("cog-done", sakura, name="rummy_500")
    assert asked == ["cogs.rummy_500"]
    assert await switch(world, sakura, "load", "no game") == says("cog-unknown", sakura, name="no game")


@pytest.mark.parametrize("name", ["play", "ui", "delivery"])
async def test_no_part_of_the_bot_itself_is_loaded_a_second_time(
    world: World, sakura: Person, alex: Person, name: str
) -> None:
    table = await started(world, sakura, alex, computers=1, players=3)
    before = set(world.bot.cogs), sys.modules[f"cogs.{name}"]
    for what in ("load", "reload", "unload"):
        assert await switch(world, sakura, what, name) == says("cog-unknown", sakura, name=name)
    assert (set(world.bot.cogs), sys.modules.get(f"cogs.{name}")) == before
    await can_play(table)
