"""People who play whole games through the sandbox, using only the controls on their screens."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cogs.ui.ids import Press
from engine.core.game import CUBE
from engine.core.offers import Field
from engine.games.registry import GAMES
from engine.host.model.clock.time_control import NONE
from engine.host.model.records import Person as Seated
from engine.host.model.records import Status
from sandbox import Channel, Interaction, Message, Person, Refused
from tests.e2e.world import World, eventually

SHORT: Mapping[str, Any] = {"remove": 15, "chips": 3}
"""The shortest options of No Thanks!, for tests of what comes after a game."""
MOVES = ("act", "pick", "set", "step", "ask", "sure")
"""Verbs of components that belong to a move."""


def verb(custom_id: str) -> str:
    """Return the verb of one of our custom ids."""
    return custom_id.split(":")[2]


def offers(message: Message) -> list[tuple[str, list[str]]]:
    """Return the move components of a message: (custom id, [] for a button or the values of a select)."""
    found: list[tuple[str, list[str]]] = [
        (b["custom_id"], []) for b in message.buttons if not b.get("disabled") and verb(b["custom_id"]) in MOVES
    ]
    found += [
        (s["custom_id"], [o["value"] for o in s["options"]]) for s in message.selects if verb(s["custom_id"]) in MOVES
    ]
    return found


def prompts(message: Message) -> set[str]:
    """Return the prompts of a message's components; "0" means no prompt."""
    return {custom_id.split(":")[3] for custom_id, _ in offers(message)}


def table_id(message: Message) -> int:
    """Return the number of the table in the components of a message."""
    m = re.search(r"t1:(\d+):", str(message.components))
    assert m, message.content
    return int(m[1])


@dataclass
class Player:
    """A person who plays at random from the hand messages in their DMs (or by slash commands)."""

    person: Person
    rng: random.Random
    slash: bool = False
    texts: list[str] = field(default_factory=list)
    """The texts of all answers to this player."""

    def hand(self) -> Message | None:
        """Return the live hand message: the newest one in the DMs that offers a move, or None."""
        for m in reversed(self.person.sees(self.person.dm())):
            if offers(m):
                return m
        return None

    async def press(self, message: Message) -> None:
        """Press components until the move is made, so that no step stays open."""
        begun = prompts(message)
        for _ in range(8):
            choice = offers(message)
            if not choice or prompts(message) != begun:
                return
            asked = message.components
            custom_id, values = self.rng.choice(choice)
            if values:
                ix = await self.person.select(message, custom_id, *self.choose(message, custom_id, values))
            else:
                ix = await self.person.click(message, custom_id)
            await ix.answer()
            if ix.modal is not None:
                ix = await self.person.submit(ix, {"amount": str(self.rng.randrange(30))})
                await ix.answer()
            if ix.message is not None:
                self.texts.append(ix.message.content)
                message = ix.message
            if message.components == asked:
                return

    def choose(self, message: Message, custom_id: str, values: list[str]) -> list[str]:
        """Return a random choice of values, as many as the select allows."""
        select = next(s for s in message.selects if s["custom_id"] == custom_id)
        least, most = select.get("min_values", 1), select.get("max_values", 1)
        return self.rng.sample(values, self.rng.randint(max(1, least), max(1, most)))

    async def type(self, place: str) -> None:
        """Move by the slash command, choosing from the autocomplete offers."""
        offered = await self.person.autocomplete(place, "play", "move", move="")
        if not offered:
            return
        ix = await self.person.slash(place, "play", move=self.rng.choice(offered)["value"])
        answer = await self.person.result(ix)
        self.texts.append(answer.content)
        if any(verb(b["custom_id"]) == "back" for b in answer.buttons):
            await self.press(answer)


TYPED = ("players", "with", "pace", "preset")
"""What a person types with ``/<game>``; all else is chosen in the house rules."""


async def new_table(opener: Person, channel: Channel | str, game: str, **typed: Any) -> Interaction:
    """Open a table by the game's command, which without any option would show the game's card; return the answer."""
    return await opener.slash(channel, game, **(typed or {"pace": NONE}))


async def opened_table(world: World, opener: Person, game: str, channel: Channel | str, **options: Any) -> Message:
    """Open a table, choose its house rules, and return the answer to the opening."""
    typed = {key: options.pop(key) for key in TYPED if key in options}
    rules = GAMES[game]
    if options and "players" not in typed and len(rules.seats) > 1:
        typed["players"] = rules.usual_seats(options)
    answer = await opener.result(await new_table(opener, channel, game, **typed))
    # The cube brings options of its own.
    for key in sorted(options, key=lambda key: key != CUBE):
        host, seated, press = world.host.lobby_options, Seated(opener.id, opener.name), f"house rules {answer.id} {key}"
        if key == "undo":
            await host.allow_undo(table_id(answer), seated, options[key], press)
        else:
            await host.choose_option(table_id(answer), seated, key, options[key], press)
    return answer


async def open_table(world: World, opener: Person, game: str, channel: str = "table", **options: Any) -> int:
    """Open a table and return its number when its lobby is shown."""
    table = table_id(await opened_table(world, opener, game, channel, **options))
    await world.box.until(lambda: lobby_shown(world, opener, table))
    return table


async def press_from(person: Person, place: Channel | str, table: int, verb_: str, *path: Field) -> Interaction:
    """Press a button of a table's menu or of one's inbox in any place; return the answer."""
    inbox = await person.result(await person.slash(place, "inbox"))
    return await person.click(inbox, Press(table, verb_, 0, path).custom_id(), forge=True)


def place_of(world: World, person: Person, table: int) -> str:
    """Return the id of the channel or thread of the table's live message."""
    return shown(world, person, table).channel_id


def lobby_shown(world: World, person: Person, table: int) -> bool:
    """True if the table message exists."""
    return any(True for _ in live(world, person, table))


def live(world: World, person: Person, table: int) -> list[Message]:
    """Return the public messages of a table with buttons, outside DMs, oldest first."""
    out = []
    for channel in world.box.world.channels.values():
        if channel.is_dm:
            continue
        out += [
            m
            for m in person.sees(channel)
            if m.attachments and not m.ephemeral and any(c["custom_id"].startswith(f"t1:{table}:") for c in m.buttons)
        ]
    return sorted(out, key=lambda m: int(m.id))


def shown(world: World, person: Person, table: int) -> Message:
    """Return the newest table message."""
    return live(world, person, table)[-1]


async def press_at(world: World, person: Person, table: int, verb_: str) -> Message:
    """Press a button of the table message, of its menu, or of its look back if it is over; return the answer."""
    await world.box.until(lambda: any(has_button(world, person, table, v) for v in (verb_, "menu", "replay")))
    message = shown(world, person, table)
    if not has_button(world, person, table, verb_):
        if has_button(world, person, table, "menu"):
            return await person.result(await from_menu(person, message, verb_))
        message = await all_else(world, person, table)
    ix = await (await person.click(message, of_verb(message, verb_))).answer()
    # The answer has no text if the table message itself is about to show the result.
    return message if ix.kind == 6 and not ix.followups else await person.result(ix)


async def from_menu(person: Person, message: Message, verb_: str) -> Interaction:
    """Press *Menu* on a hand or a table, then a button of the menu, and wait for its answer."""
    menu = await person.result(await person.click(message, of_verb(message, "menu")))
    return await (await person.click(menu, of_verb(menu, verb_))).answer()


def of_verb(message: Message, verb_: str) -> str:
    """Return the custom id of a button by its verb."""
    return next(str(b["custom_id"]) for b in message.buttons if verb(b["custom_id"]) == verb_)


async def all_else(world: World, person: Person, table: int) -> Message:
    """Open what there is beside the steps of a look back: Look back, then More."""
    film = await press_at(world, person, table, "replay")
    await (await person.click(film, of_verb(film, "replaymore"))).answer()
    await world.box.until(lambda: any(verb(b["custom_id"]) == "film" for b in film.buttons))
    return film


async def seat_everybody(world: World, table: int, opener: Person, others: list[Person], seats: int) -> None:
    """Let the others join, add computers to the free seats, and start."""
    for p in others:
        await press_at(world, p, table, "join")
    for _ in range(seats - 1 - len(others)):
        await press_at(world, opener, table, "cpu")
        # The button may be pressed again only on a message that shows the newest lobby.
    await world.box.until(lambda: has_button(world, opener, table, "start"))
    await press_at(world, opener, table, "start")
    await world.box.until(lambda: has_button(world, opener, table, "hand"))


def has_button(world: World, person: Person, table: int, verb_: str) -> bool:
    """True if there is a table message, and it has an enabled button of this verb."""
    buttons = [b for message in live(world, person, table)[-1:] for b in message.buttons]
    return any(verb(b["custom_id"]) == verb_ and not b.get("disabled") for b in buttons)


async def play_out(world: World, table: int, players: list[Player], *, rounds: int = 0) -> None:
    """Let everybody play until the table is over, or until each has moved in so many rounds.

    Raises AssertionError if it does not end. How often computers are waited for meanwhile depends on the machine.
    """
    info = await world.host.reading.table(table)
    place, made = info.place, [0] * len(players)
    for _ in range(2000):
        if rounds and min(made) >= rounds:
            return
        seq = (await world.host.tables.table_row(table)).seq
        info = await world.host.reading.table(table)
        if info.status is Status.FINISHED:
            return
        moved = False
        for k, player in enumerate(players):
            _, view = await world.host.reading.view(table, player.person.id)
            if not view.asked:
                continue
            moved = True
            made[k] += 1
            if player.slash:
                await player.type(place)
                continue
            message = player.hand()
            if message is None or not await current(world, table, player, message):
                await by_table(world, table, player)
            else:
                await press_or_look_again(player, message)
        if not moved:
            await _changed(world, table, seq)
    raise AssertionError("the game does not end")


async def press_or_look_again(player: Player, message: Message) -> None:
    """Press a hand; do nothing if a newer hand has replaced it."""
    try:
        await player.press(message)
    except Refused as gone:
        if gone.code != "late":
            raise


async def current(world: World, table: int, player: Player, message: Message) -> bool:
    """True if a hand message asks the present prompt."""
    info, _ = await world.host.reading.view(table, player.person.id)
    seat = info.seat_of(player.person.id)
    return seat is not None and all(int(c.split(":")[3]) == seat.prompt for c, _ in offers(message))


async def by_table(world: World, table: int, player: Player) -> None:
    """Move from the ephemeral hand behind "My hand", as a person without DMs does."""
    await player.press(await press_at(world, player.person, table, "hand"))


async def _changed(world: World, table: int, seq: int) -> None:
    """Wait for the next move of computers or of the table itself."""

    async def gone_on() -> bool:
        return (await world.host.tables.table_row(table)).seq != seq

    await eventually(gone_on)
