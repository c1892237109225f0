"""Nobody learns what they may not: not from messages, pictures, alt texts, file names, logs or the outbox.

There are two tests. The narrow one needs no knowledge of the game: it makes each message again from a state in which
everything hidden from its reader is exchanged. The result must be the same to the byte. The wide one looks for the
names of hidden cards in every text.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

import pytest

from cogs.delivery.sheets import table_sheets
from cogs.ui import messages
from cogs.ui.drawing import Drawing
from engine.core.state import Visibility
from engine.games.registry import GAMES
from engine.host.model.records import DeliveryKind, DeliveryTask, Status, TableInfo
from engine.host.table.matches import working_copy
from locales import Words, words
from render.narration.cards import card_name, card_short, card_spoken
from sandbox import TOKEN, Message
from tests.e2e.driver import Player, offers
from tests.e2e.robust import Sitting, settled, started, tune
from tests.e2e.world import World

pytestmark = pytest.mark.pictures

MOVES = 7
"""Moves of people in each game; after the first, fourth and seventh everything is checked."""
SUITED = {
    "arsene",
    "grazia",
    "stendhal",
    "target",
    "ttp",
    "tricky_express",
    "tennos_square",
    "rummy_fifty",
    "counting_cribbage",
    "alliance",
    "boonaken",
}
"""Games whose hidden cards are those of ``engine.core.cards``, named by suit and rank."""
LONG: Mapping[str, Mapping[str, int | str]] = {
    "jukugo_daifuda": {"rounds": 16, "chips": 240},
    "hex_jinchi": {"match": "exchange"},
}
"""Options for games that may, by luck, end before the people have moved often enough."""
FILE = re.compile(r"(table|hand|lobby|result)-\d+\.png")
FORMAT = logging.Formatter("%(name)s %(message)s")
BOTH = (words("ja"), words("en"))


def hidden_lists(state: Any, seat: int | None) -> Iterator[tuple[str, list[Any]]]:
    """Yield the lists of cards in a state that ``seat`` (None: an onlooker) does not see, by field."""
    for plan in state.plan():
        value = getattr(state, plan.name)
        if plan.visibility in (Visibility.HIDDEN, Visibility.SECRET):
            yield plan.name, value
        elif plan.visibility in (Visibility.OWNER, Visibility.TEAM):
            for at, own in enumerate(value):
                mine = seat is not None and (
                    at == seat if plan.visibility is Visibility.OWNER else state.team(at) == state.team(seat)
                )
                if isinstance(own, list) and not mine:
                    yield plan.name, own


def flat(cards: Any) -> set[int]:
    """Return all cards in a list, or in lists of lists."""
    if isinstance(cards, list):
        return {c for inner in cards for c in flat(inner)}
    return {cards} if isinstance(cards, int) and cards >= 0 else set()


def hidden_cards(state: Any, seat: int | None) -> set[int]:
    """Return the cards that ``seat`` does not see."""
    return {c for _, cards in hidden_lists(state, seat) for c in flat(cards)}


@contextmanager
def exchanged(table: Sitting, moves: int, match: Any, seat: int, rng: random.Random) -> Iterator[bool]:
    """Give the host a state in which all that ``seat`` does not see is exchanged; yields whether anything changed."""
    host = table.world.host
    other = working_copy(match)
    other.state = match.state.redeal(seat, rng.random)
    for plan in other.state.plan():
        value = getattr(other.state, plan.name)
        if plan.visibility is Visibility.OWNER and value and isinstance(value[0], int):
            setattr(other.state, plan.name, [v if at == seat else v + 1 for at, v in enumerate(value)])
    kept = host.tables.matches._kept[table.id]
    host.tables.matches._kept[table.id] = (moves, other)
    try:
        yield other.state.to_json() != match.state.to_json()
    finally:
        host.tables.matches._kept[table.id] = kept


def everything(message: Message) -> str:
    """Return all texts of a message: text, alt texts, labels, hints, ids, file names."""
    seen = [message.text, *(a["filename"] for a in message.attachments)]
    seen += [json.dumps([message.components], ensure_ascii=False)]
    return "\n".join(seen)


@cache
def names_of(card: int) -> Mapping[str, re.Pattern[str]]:
    """Return a card's names in both languages, as on labels, in descriptions and in sentences; each with a pattern."""
    said = {form(card, w) for form in (card_short, card_spoken) for w in BOTH}
    return {s: re.compile(r"(?<!\d)" + re.escape(s) + r"(?!\d)") for s in said}


def named(text: str, card: int) -> list[str]:
    """Return the names of a card in a text."""
    return [said for said, pattern in names_of(card).items() if said in text and pattern.search(text)]


@dataclass
class Watch:
    """Checks a table after every move."""

    table: Sitting
    rng: random.Random
    shown: set[int] = field(default_factory=set)
    """Cards that all could see at some time."""
    known: list[set[int]] = field(default_factory=list)
    """Cards that each seat has seen."""
    all: set[int] = field(default_factory=set)
    least: int = 1000
    """The smallest number of hidden cards so far."""
    one_deal: bool = True
    scans: int = 0
    pictures: int = 0
    different: int = 0

    async def look(self) -> None:
        """Compare every live message with what its readers may know, and scan all readable texts.

        If computers or the table itself moved in the meantime, the comparison is void and is repeated.
        """
        world = self.table.world
        world.box.faults.clear()
        await world.host.deliveries.add_task(self.table.id, DeliveryKind.TABLE)
        for person in self.table.people:
            # Show what an earlier fault kept from being shown.
            await world.host.deliveries.add_task(self.table.id, DeliveryKind.REFRESH, person.id)
        for _ in range(10):
            await settled(world)
            before = (await world.host.tables.table_row(self.table.id)).seq
            try:
                await self.look_once()
            except AssertionError:
                if (await world.host.tables.table_row(self.table.id)).seq == before:
                    raise
            else:
                return
        raise AssertionError("the table never came to rest")

    async def look_once(self) -> None:
        """Compare all messages with the present state once."""
        world, table = self.table.world, self.table
        info = await table.info()
        if info.status is not Status.PLAYING:
            return
        match = await table.match()
        moves = (await table.rows("SELECT moves FROM tables WHERE id = ?"))[0]["moves"]
        fresh = replace(world.bot.services, drawing=Drawing(world.drawing.painters, world.drawing.narrations))
        # The layers of a picture are calculated anew; only layers that changed are drawn again.
        fresh.drawing.patches = world.drawing.patches
        try:
            for seat in range(len(info.seats)):
                with exchanged(table, moves, match, seat, self.rng) as different:
                    self.different += different
                    sheet = await table_sheets.table_sheet(fresh, info)
                    self.compare(await table.table_message(), sheet)
                fresh.drawing.kept.clear()
            for person in table.people:
                mine = info.seat_of(person.id)
                hand = await table.posted("hand", person)
                if mine is None or hand is None:
                    continue
                with exchanged(table, moves, match, mine.seat, self.rng):
                    own, view, since_last_move = await world.host.reading.hand(table.id, person.id)
                    w = words("ja" if person.user.locale == "ja" else "en")
                    sheet = await messages.hand_sheet(fresh, own, view, w, since_last_move=since_last_move)
                    self.compare(hand, sheet)
                fresh.drawing.kept.clear()
        finally:
            fresh.drawing.close()
        self.scan(match.state, info)

    def compare(self, message: Message, sheet: messages.Sheet) -> None:
        """Check that a message in Discord equals, to the byte, the sheet made from the exchanged state."""
        assert message.content.endswith(sheet.text.strip()), (message.content, sheet.text)
        assert shape(message.components) == shape(sheet.panel.view().to_components())
        if sheet.picture is None:
            return
        (attached,) = message.attachments
        assert attached["filename"] == sheet.picture.name and FILE.fullmatch(sheet.picture.name)
        assert attached["description"] == sheet.picture.alt
        assert self.table.world.box.read_file(attached["id"]) == sheet.picture.data
        self.pictures += 1

    def note(self, state: Any) -> None:
        """Note which cards are open and which seats know which cards; called with every state."""
        hidden = hidden_cards(state, None)
        self.one_deal = self.one_deal and (not self.all or len(hidden) <= self.least + 3)
        self.one_deal = self.one_deal and getattr(state, "deal", 1) == 1
        self.least = min(self.least, len(hidden))
        # Cards that are hidden only now were open since the deal, such as table cards that a seat has taken.
        self.shown |= hidden - self.all if self.all else set()
        self.all |= hidden
        self.shown |= self.all - hidden
        for seat, known in enumerate(self.known):
            known |= hidden - hidden_cards(state, seat)
            known |= flat(
                [getattr(state, p.name)[seat : seat + 1] for p in state.plan() if p.visibility is Visibility.MEMO]
            )

    def scan(self, state: Any, info: Any) -> None:
        """Check that no message names a card that was always hidden from its reader.

        Only in the first deal: its open cards may be hidden cards of the second.
        """
        if info.game not in SUITED or not self.one_deal:
            return
        box = self.table.world.box
        self.scans += 1
        for person in box.world.people():
            me, seat = box.person(person.id), info.seat_of(person.id)
            secret = hidden_cards(state, None) - self.shown - (self.known[seat.seat] if seat else set())
            for channel in box.world.channels.values():
                for text in (channel.name, *map(everything, me.sees(channel))):
                    told = [said for card in secret if card < 78 for said in named(text, card)]
                    assert told == [], f"{me.name} reads of {told}: {text}"


def shape(components: list[Any]) -> list[Any]:
    """Return components without the fields that Discord adds."""
    plain = []
    for row in components:
        inner = []
        for c in row["components"]:
            kept = {k: c.get(k) for k in ("label", "custom_id", "placeholder", "min_values", "max_values")}
            kept["options"] = [(o["label"], o["value"], o.get("description")) for o in c.get("options", [])]
            inner.append(kept)
        plain.append(inner)
    return plain


@pytest.mark.logs_error("broken on purpose")
@pytest.mark.parametrize("game", GAMES)
async def test_nobody_learns_what_they_may_not(
    world: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    caplog.set_level(logging.DEBUG)
    rng = random.Random(f"leaks {game}")
    sakura, alex = world.box.person("さくら"), world.box.person("Alex")
    seats = GAMES[game].default_seats
    sized: dict[str, Any] = {"players": seats} if len(GAMES[game].seats) > 1 else {}
    sized |= LONG.get(game, {})
    table = await started(world, sakura, alex, computers=seats - 2, game=game, **sized)
    # How much there is to look at depends on the pace; the moves must not.
    watch = Watch(table, random.Random(f"look {game}"), known=[set() for _ in range(seats)])
    players = {p.id: Player(p, rng) for p in (sakura, alex)}
    keep = world.host.tables.matches.keep
    watch.note((await table.match()).state)

    def noted(table_row: Any, match: Any) -> None:
        watch.note(match.state)
        keep(table_row, match)

    monkeypatch.setattr(world.host.tables.matches, "keep", noted)
    run: list[DeliveryTask] = []
    pending = world.host.deliveries.pending

    async def recorded(task: DeliveryTask) -> TableInfo | None:
        run.append(task)
        return await pending(task)

    monkeypatch.setattr(world.host.deliveries, "pending", recorded)
    await watch.look()
    made = 0
    for _ in range(2000):
        if made >= MOVES or (await table.info()).status is not Status.PLAYING:
            break
        await settled(world)
        who = next((p for p, prompt in [(p, await table.prompt(p)) for p in table.people] if prompt), None)
        hand = None if who is None else await table.posted("hand", who)
        if who is None or hand is None or not offers(hand):
            await asyncio.sleep(0.01)
            continue
        await players[who.id].press(hand)
        made += 1
        if made % 3 == 1:
            await watch.look()
        else:
            # The bot writes to the log only in trouble.
            tune(BACKOFF_S=(0.02,))
            world.box.faults.add("POST", r"/channels/\d+/messages$", status=503)
            world.box.faults.add("PATCH", r"/channels/\d+/messages/", abort=True)
            world.box.faults.add("PATCH", r"/channels/\d+/messages/", status=400)
            await alex_forges(table)
    assert made == MOVES and watch.pictures > made and watch.different > 0
    assert watch.scans > 1 or game not in SUITED
    # Tasks name the message to show, never its contents.
    allowed = {"key", "reason", "channel", "kind", "private", "at", "but"}
    assert run and {key for d in run for key in d.facts} <= allowed
    (row,) = await table.rows("SELECT secret FROM tables WHERE id = ?")
    check_logs(world, caplog, row["secret"])
    for channel in world.box.world.channels.values():
        for message in channel.messages.values():
            assert row["secret"] not in everything(message)


async def alex_forges(table: Sitting) -> None:
    """Make a press end in an error of the bot, so that the log gets a traceback."""
    alex, router = table.people[1], table.world.bot.services.handlers
    kept = router["play"]

    async def broken(*_: Any) -> None:
        await table.world.host.reading.view(table.id, alex.id)
        raise LookupError("broken on purpose")

    router["play"] = broken
    ix = await table.press(alex, await table.table_message(), "play")
    await ix.answer()
    router["play"] = kept


def check_logs(world: World, caplog: pytest.LogCaptureFixture, secret: str) -> None:
    """Check that no log line, even at DEBUG, contains a card, a secret, a token or a message text."""
    # Request lines of the sandbox's own server are not the bot's.
    records = [r for r in caplog.records if not r.name.startswith("aiohttp.")]
    text = "\n".join(FORMAT.format(r) for r in records)
    assert "Traceback" in text and len(records) > 5, "hardly anything was logged"
    assert secret not in text and TOKEN not in text
    for ix in world.box.world.interactions.values():
        assert ix.token not in text
    for card in range(52):
        assert named(text, card) == []
    said = {m.content for c in world.box.world.channels.values() for m in c.messages.values() if len(m.content) > 20}
    assert [s for s in said if s in text] == []


async def test_the_proof_is_silent_until_the_end(world: World) -> None:
    """Neither record nor proof contains the secret before the game is over; both do afterwards."""
    alex = world.box.person("Alex")
    table = await started(world, alex, computers=2, players=3, remove=15)
    (row,) = await table.rows("SELECT secret FROM tables WHERE id = ?")

    async def asked_for(verb: str) -> str:
        ix = await table.press(alex, await table.table_message(), verb)
        answer = await alex.result(ix)
        files = b"".join(world.box.read_file(a["id"]) or b"" for a in answer.attachments)
        return everything(answer) + files.decode()

    for verb in ("verify", "record", "more", "log"):
        assert row["secret"] not in await asked_for(verb), verb
    await table.end()
    await settled(world)
    for verb in ("verify", "record"):
        assert row["secret"] in await asked_for(verb), verb


def test_the_wide_net_knows_every_name() -> None:
    """The wide test finds a card by any of its names."""
    spoken: list[Callable[[int, Words], str]] = [card_short, card_spoken, card_name]
    for card in range(52):
        for w in BOTH:
            for form in spoken:
                text = f"x {form(card, w)}, y"
                assert named(text, card)
