"""A client that knows the commands of a former release: what it sends is answered with the new way."""

from __future__ import annotations

from typing import Any

from cogs.ui.commands.former_commands import replacement_of
from sandbox import Person
from tests.cogs.ui.test_former_commands import RELEASED
from tests.e2e.robust import JA, told
from tests.e2e.world import World


def data_of(path: str) -> dict[str, Any]:
    """Return the data of a command that a client sends for a typed path."""
    first, *groups = path.split(" ")
    options: list[dict[str, Any]] = [{"name": "table", "type": 4, "value": 1}]
    for depth, group in enumerate(reversed(groups)):
        options = [{"name": group, "type": 2 if depth else 1, "options": options}]
    return {"id": "1", "name": first, "type": 1, "options": options}


async def test_every_former_command_is_answered_to_the_caller_alone(world: World, sakura: Person) -> None:
    place, before = world.box.channel("table"), len(world.box.world.channels)
    here = {command.qualified_name for command in world.bot.tree.walk_commands()}
    for path in RELEASED:
        if path in here:
            continue
        ix = world.box.actions.forge(sakura.user, place, 2, data_of(path))
        way = replacement_of(path)
        assert way is not None and await told(sakura, ix) == way.in_words(JA), path
        assert (await sakura.result(ix)).ephemeral
    suggested = world.box.actions.forge(sakura.user, place, 4, data_of("hand"))
    await suggested.answer()
    assert suggested.choices == []
    changed = world.box.actions.forge(sakura.user, place, 2, {**data_of("games"), "name": "games"})
    assert await told(sakura, changed) == JA("command-old"), "a command with other options"
    assert await world.host.reading.tables_of(sakura.id) == [] and len(world.box.world.channels) == before
