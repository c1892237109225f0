"""A whole game with people whose names contain markup and mentions: these have no effect in any text."""

from __future__ import annotations

import logging
import random
import re
import unicodedata
from collections.abc import Iterator
from typing import Any

import pytest

from cogs.ui.words.escaping import escaped
from engine.core.text.names import plain
from sandbox import Person
from tests.e2e.driver import SHORT, Player, play_out
from tests.e2e.robust import Sitting, opened, says, settled, told
from tests.e2e.world import World

pytestmark = pytest.mark.pictures("first")

NAMES = ("[x](https://evil.example)@here", "# **b**\n> discord.gg/evil \u202e_i_", "<@1> <t:1:R> <:x:1> `c` ||s||")
RAW = re.compile(r"https?://|discord\.gg/|@everyone|@here|<@1>|<t:|<:x:|\u202e|\n> discord|^# \*", re.I)


def texts(tree: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """Yield every text in a JSON tree, with its key."""
    if isinstance(tree, dict):
        for k, v in tree.items():
            yield from texts(v, k)
    elif isinstance(tree, list):
        for v in tree:
            yield from texts(v, key)
    elif isinstance(tree, str):
        yield key, tree


def check(where: str, key: str, text: str) -> None:
    """Check a text that the bot sent: in a message's content it is escaped, anywhere else it is plain."""
    if key == "content":
        assert not RAW.search(text), (where, text)
        assert not any(plain(n) in text for n in NAMES), (where, text)
    elif key in ("label", "description", "placeholder", "title", "name", "text"):
        assert not any(n in text for n in NAMES if plain(n) != n), (where, key, text)
        assert not [c for c in text if unicodedata.category(c) in ("Cc", "Cf") and c != "\n"], (where, key, text)


@pytest.mark.parametrize(("game", "locale"), [("geschenk", "ja"), ("love_letter", "en-US")])
async def test_names_do_nothing_in_a_whole_game(
    world: World, caplog: pytest.LogCaptureFixture, locale: str, game: str
) -> None:
    caplog.set_level(logging.INFO)
    people = [world.box.add_person(n, locale) for n in NAMES]
    size = 4 if game == "geschenk" else 3
    short = SHORT if game == "geschenk" else {"max_rounds": 5, "target": 1}
    table = await opened(world, *people, game=game, players=size, **short)
    said = [await _refused(table, people, size)]
    if size == 4:
        await (await table.press(people[0], await table.table_message(), "cpu")).answer()
    people[2].close_dms()
    await settled(world)
    await (await table.press(people[0], await table.table_message(), "start")).answer()
    await settled(world)
    for person in people:
        for verb in ("more", "log", "hand", "play"):
            said.append(await told(person, await table.press(person, await table.table_message(), verb)))
    # A person presses out of turn, and is told whose turn it is.
    said.append(await told(people[1], await table.press(people[1], await table.table_message(), "hint")))
    await play_out(world, table.id, [Player(p, random.Random(i)) for i, p in enumerate(people)])
    await settled(world)
    for verb in ("log", "verify"):
        said.append(await told(people[1], await table.press(people[1], await table.table_message(), verb)))
    # The others are invited by name, in the new lobby and by message.
    await (await table.press(people[1], await table.table_message(), "rematch")).answer()
    await settled(world)
    sent = [(f"{r.method} {r.path}", r.body) for r in world.box.log if r.body]
    assert len(sent) > 30
    for where, body in sent:
        for key, text in texts(body):
            check(where, key, text)
    whole = "\n".join(t for _, body in sent for k, t in texts(body) if k == "content")
    assert all(escaped(n) in whole for n in NAMES)
    for text in said:
        check("answer", "content", text)
    titles = [c.name for c in world.box.world.channels.values() if c.is_thread]
    assert titles and all(c.isprintable() for t in titles for c in t)
    # The thread is called by who plays; Discord's own lines about it keep no name (``thread_names``).
    assert any(plain(NAMES[0]) in t for t in titles) and all(len(t.encode("utf-16-le")) <= 200 for t in titles)
    lines = [m for c in world.box.world.channels.values() for m in c.messages.values() if m.data["type"] in (4, 18)]
    assert not any(plain(n) in m.content for m in lines for n in NAMES)
    assert 18 not in [m.data["type"] for m in lines], "our own message tells of the table"
    ours = [r.getMessage() for r in caplog.records if r.name.startswith("tefuda")]
    assert not any(n in line for line in ours for n in NAMES)


async def _refused(table: Sitting, people: list[Person], size: int) -> str:
    """Return the answer to a guest who presses Start while a seat is free: it names the host."""
    if size == 3:
        return ""
    text = await told(people[1], await table.press(people[1], await table.table_message(), "start"))
    assert text == says("start-host-only", people[1], name=escaped(NAMES[0]))
    return text
