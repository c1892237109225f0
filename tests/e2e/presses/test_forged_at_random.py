"""Commands, suggestions, presses and forms of any shape: each gets a kind answer, and none is an error of the bot.

The forgeries start from the commands that the bot registers, with every option, and from its handlers (every verb of a
press). Each is damaged at random. A failure shows the seed.
"""

from __future__ import annotations

import asyncio
import gc
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import pytest

from cogs.ui.ids import Press
from sandbox import Interaction, Person
from tests.e2e.robust import Sitting, can_play, opened, says, settled, started
from tests.e2e.world import World

JUNK: tuple[Any, ...] = (
    *(
        None,
        0,
        7,
        -1,
        2**63,
        2**80,
        1.5,
        float("1e300"),
        True,
        "",
        " ",
        "x",
        "7",
        "٣",
        "\ud800",
        "a" * 5000,
        "@everyone",
    ),
    *([], [7], ["x"], [[]], {}, {"id": "7"}, {"x": []}, "UTC+9", "geschenk", "明日", "t1:1:act:1:take", "::::", "\n\0"),
)
COMMAND, PRESS, SUGGESTIONS, FORM = 2, 3, 4, 5


@dataclass
class Forger:
    """Makes random interactions of one world."""

    world: World
    people: list[Person]
    tables: list[Sitting]
    openers: dict[str, Interaction]
    """For each person, a command that might have opened a form."""
    rng: random.Random

    # Commands

    def leaves(self) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]]]]:
        """Yield every command with the path to it, and its options."""
        for command in self.world.box.world.commands[None]:
            options = command.get("options") or []
            groups = [o for o in options if o["type"] in (1, 2)]
            for group in groups:
                inner = [o for o in group.get("options") or [] if o["type"] == 1]
                for one in inner:
                    yield {"command": command, "way": [group, one]}, one.get("options") or []
                if not inner:
                    yield {"command": command, "way": [group]}, group.get("options") or []
            if not groups:
                yield {"command": command, "way": []}, options

    def value(self, option: dict[str, Any], resolved: dict[str, Any]) -> Any:
        """Return a value that a person could send."""
        if option.get("choices"):
            return self.rng.choice(option["choices"])["value"]
        if option["type"] == 6:
            one = self.rng.choice(self.people)
            resolved.setdefault("users", {})[one.id] = one.user.data
            return one.id
        if option["type"] == 7:
            place = self.world.box.channel("lobby")
            resolved.setdefault("channels", {})[place.id] = {
                **self.world.box.world.channel_json(place),
                "permissions": "0",
            }
            return place.id
        texts = ("geschenk", "7", "+9", "tomorrow", "明日", "Asia/Tokyo", "take", "x", "ゲシェンク")
        numbers = (self.tables[0].id, 0, 1, 3, 5, 23, 48)
        return {3: self.rng.choice(texts), 4: self.rng.choice(numbers), 5: self.rng.random() < 0.5}.get(
            option["type"], "x"
        )

    def spoilt(self, thing: Any) -> Any:
        """Return a copy with one part changed, removed or doubled."""
        rng = self.rng
        if isinstance(thing, dict) and thing and rng.random() < 0.8:
            key = rng.choice(sorted(thing, key=str))
            if rng.random() < 0.2:
                return {k: v for k, v in thing.items() if k != key}
            return {**thing, key: self.spoilt(thing[key])}
        if isinstance(thing, list) and thing and rng.random() < 0.7:
            at = rng.randrange(len(thing))
            return [*thing[:at], *[self.spoilt(thing[at])] * rng.choice((1, 1, 1, 2)), *thing[at + 1 :]]
        if isinstance(thing, int) and rng.random() < 0.3:
            return rng.randrange(13)
        return rng.choice(JUNK)

    def command(self, leaf: dict[str, Any], options: list[dict[str, Any]], kind: int) -> Interaction:
        """Return a command, or a request for suggestions."""
        command, rng, resolved = leaf["command"], self.rng, dict[str, Any]()
        chosen = [o for o in options if o.get("required") or rng.random() < 0.6]
        given = [{"name": o["name"], "type": o["type"], "value": self.value(o, resolved)} for o in chosen]
        if kind == SUGGESTIONS:
            asked = [o["name"] for o in options if o.get("autocomplete")]
            for one in given:
                if one["name"] in asked and rng.random() < 0.8:
                    one["focused"] = True
                    one["value"] = rng.choice(JUNK) if rng.random() < 0.5 else one["value"]
        for node in reversed(leaf["way"]):
            given = [{"name": node["name"], "type": node["type"], "options": given}]
        data = {
            "id": command["id"],
            "name": command["name"],
            "type": command["type"],
            "options": given,
            "resolved": resolved,
        }
        if command["type"] != 1:
            target = rng.choice(self.people)
            data |= {"target_id": target.id, "resolved": {"users": {target.id: target.user.data}}}
        return self.forge(kind, data)

    # Presses and forms

    def custom_id(self, verb: str) -> Any:
        """Return an id in our form, or nearly."""
        rng, table = self.rng, self.rng.choice(self.tables).id
        fields = ("take", "no_thanks", 0, 1, 7, 999_999_999, "geschenk", "x", [1, 2], "u7", "p", -1)
        path: tuple[Any, ...] = tuple(rng.choice(fields) for _ in range(rng.choice((0, 1, 1, 2, 3, 5))))
        if rng.random() < 0.1:
            return rng.choice(JUNK)
        try:
            return Press(
                rng.choice((table, table, 0, 999)), verb, rng.choice((0, 1, 2, 7, 10**9 - 2)), path
            ).custom_id()
        except (ValueError, TypeError):
            return f"t1:{table}:{verb}:0:x"

    def press(self, verb: str, kind: int) -> Interaction:
        """Return a press or a form."""
        rng, custom_id = self.rng, self.custom_id(verb)
        if kind == FORM:
            name = rng.choice(("until", "keep", "amount", "word", "x", "note", "text"))
            part = {"type": 4, "id": 2, "custom_id": name, "value": rng.choice(JUNK)}
            return self.forge(kind, {"custom_id": custom_id, "components": [{"type": 18, "id": 1, "component": part}]})
        one = rng.choice(self.people)
        values = rng.choice(([], ["0"], ["geschenk"], [one.id], ["take"], ["x", "y"], rng.choice(JUNK)))
        kind_of = rng.choice((2, 3, 5, 6, 7, 8))
        data = {"custom_id": custom_id, "component_type": kind_of, "id": 1}
        if kind_of != 2 or rng.random() < 0.2:
            data["values"] = values
        if kind_of == 5:
            data["resolved"] = {"users": {one.id: one.user.data}}
        return self.forge(kind, data)

    def forge(self, kind: int, data: Any) -> Interaction:
        """Send it, half of the time with one part damaged."""
        rng, box = self.rng, self.world.box
        one = rng.choice(self.people)
        place = rng.choice((box.channel("table"), box.channel("lobby"), one.dm()))
        whole = (
            {"custom_id": None, **data}
            if rng.random() < 0.5
            else {"custom_id": None, **self.as_object(self.spoilt(data))}
        )
        if kind not in (PRESS, FORM):
            del whole["custom_id"]
        mine = [m for m in one.sees(place) if m.author_id == box.world.bot.id]
        if kind == PRESS and not mine:
            place = box.channel("table")
            mine = [m for m in one.sees(place) if m.author_id == box.world.bot.id]
        source = rng.choice(mine) if kind == PRESS else None
        opener = self.openers[one.id] if kind == FORM else None
        if opener is not None:
            place = box.channel(opener.channel_id)
        return box.actions.forge(one.user, place, kind, whole, source=source, opener=opener)

    @staticmethod
    def as_object(data: Any) -> dict[str, Any]:
        return data if isinstance(data, dict) else {"name": data, "custom_id": data, "options": data}


async def forged(world: World, caplog: pytest.LogCaptureFixture, seed: int, rounds: int) -> None:
    """Send every command, request for suggestions, press and form so often, and check every answer."""
    world.box.ack_seconds = 20.0
    people = [world.box.person(name) for name in ("さくら", "ミナト", "Alex")]
    playing = await started(world, people[0], computers=2, players=3)
    waiting = await opened(world, people[2], channel="lobby", game="geschenk")
    openers = {one.id: await one.slash("lobby", "games") for one in people}
    for one in people:
        await one.result(openers[one.id])
    forger = Forger(world, people, [playing, waiting], openers, random.Random(seed))
    trouble = [says("trouble", one, ref="")[:12] for one in people]
    made: list[Callable[[], Interaction]] = []
    for _ in range(rounds):
        for leaf, options in forger.leaves():
            kinds = (COMMAND, SUGGESTIONS) if any(o.get("autocomplete") for o in options) else (COMMAND,)
            made += [partial(forger.command, leaf, options, kind) for kind in kinds]
        for verb in [*world.bot.services.handlers, "unknown"]:
            made += [partial(forger.press, verb, kind) for kind in (PRESS, FORM)]
    forger.rng.shuffle(made)
    for make in made:
        ix = make()
        await ix.answer()
        if ix.message is not None and ix.kind == 4:
            assert not ix.message.content.startswith(tuple(trouble)), (seed, ix.name, caplog.text[-3000:])
        errors = [r.getMessage() for r in caplog.records if r.levelname == "ERROR"]
        assert not errors, (seed, ix.name, caplog.text[-3000:])
    await settled(world)
    gc.collect()
    await asyncio.sleep(0)
    assert not [r.getMessage() for r in caplog.records if r.levelname == "ERROR"], seed
    # The owner of the first server may have switched the game off, so use another server.
    world.box.add_guild("Elsewhere", "hall")
    await can_play(await started(world, world.box.add_person("Nao"), computers=2, players=3, channel="hall"))


async def test_what_is_forged_at_random_is_answered_kindly(world: World, caplog: pytest.LogCaptureFixture) -> None:
    await forged(world, caplog, 7, 1)


@pytest.mark.soak
@pytest.mark.timeout(3600)
async def test_what_is_forged_at_random_is_answered_kindly_in_the_long_run(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await forged(world, caplog, random.randrange(10**9), 40)
