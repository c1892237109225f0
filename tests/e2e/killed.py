"""People who play on while the bot's process is killed at any moment, and checks of what must hold.

The sandbox, the people and the checks are in the test; the process does not know them. ``rounds`` kills the process
again and again. After each kill it checks the store and starts another process over it. When all is quiet, it checks
every message.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cogs.ui.ids import BadId, Press
from engine.core.match import Header, Match
from engine.games.registry import GAMES
from sandbox import Channel, Interaction, Message, NoAnswer, Person, Refused, Sandbox
from tests.e2e.forked import Nursery
from tests.e2e.mortal import STARTING, Mortal

MOVE_VERBS = frozenset({"act", "pick", "set", "step"})
STUCK = 90.0
"""Seconds without a move after which a game of two fast players counts as hanging."""
LOST = 3.0
"""Seconds until Discord tells a person that there is no answer."""
HASTY = 1.0
"""Seconds after which the people here try something else, as the process may be dead."""


@dataclass(slots=True)
class Pressed:
    """A press that may have been a move."""

    ix: Interaction
    person: str
    table: int
    kills: int
    """The number of kills before the press."""
    accepted: bool = False
    """True if the person was told the result of their move."""


@dataclass
class Party:
    """Two people who keep one table going, whatever happens to the bot."""

    bot: Mortal
    game: str
    seed: int
    channel: str = "table"
    table: int = 0
    finished: list[int] = field(default_factory=list)
    pressed: list[Pressed] = field(default_factory=list)
    hearing: set[asyncio.Task[None]] = field(default_factory=set)
    """Tasks that still wait for an answer."""
    halted: bool = False

    def __post_init__(self) -> None:
        self.rng = random.Random(self.seed)
        self.box = self.bot.box
        self.people = [self.box.person("さくら"), self.box.person("Alex")]

    # Playing

    async def play(self) -> None:
        """Play until ``stop``; unanswered presses are tried again."""
        while not self.halted:
            if not self.box.gateway_server.online:
                await asyncio.sleep(0.01)
                continue
            try:
                await self.step()
            except (TimeoutError, Refused, LookupError):
                # No answer, or the message is gone: look again.
                await asyncio.sleep(0.02)
            await asyncio.sleep(self.rng.uniform(0, 0.03))

    async def stop(self, player: asyncio.Task[None]) -> None:
        """End ``play``. Cancelling alone may be swallowed by asyncio.wait_for in Python 3.11."""
        self.halted = True
        player.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await player
        self.halted = False

    async def step(self) -> None:
        """Do the next thing: open a table, sit down, or move."""
        status = self.status()
        if status not in ("open", "playing"):
            await self.open()
        elif status == "open":
            await self.sit_down()
        else:
            person = self.rng.choice(self.people)
            hand = self.hand(person)
            if hand is not None:
                await self.move(person, hand)

    def status(self) -> str:
        """Return the state of the newest table, even if no answer to its opening arrived."""
        found = self.bot.rows("SELECT id, status FROM tables ORDER BY id DESC LIMIT 1")
        if not found:
            return ""
        if found[0]["status"] == "finished" and found[0]["id"] not in self.finished:
            self.finished.append(found[0]["id"])
        self.table = int(found[0]["id"])
        return str(found[0]["status"])

    async def open(self) -> None:
        ix = await self.people[0].slash(self.channel, self.game, pace="none")
        await ix.answer(HASTY)
        await self.people[0].result(ix, 2.0)

    async def sit_down(self) -> None:
        seats = self.bot.rows("SELECT person FROM seats WHERE table_id = ?", self.table)
        message = next(iter(self.panels(self.place())), None)
        if message is None:
            return
        here = {s["person"] for s in seats}
        (size,) = (r["size"] for r in self.bot.rows("SELECT size FROM tables WHERE id = ?", self.table))
        person = next((p for p in self.people if p.id not in here), self.people[0])
        verb = "join" if person.id not in here else "cpu" if len(seats) < size else "start"
        ix = await person.click(message, Press(self.table, verb).custom_id(), forge=True)
        await ix.answer(HASTY)

    async def move(self, person: Person, hand: Message) -> None:
        """Press or pick something on a hand; a move may take several steps."""
        buttons = [b for b in hand.buttons if _means(b).verb in MOVE_VERBS and not b.get("disabled")]
        selects = [s for s in hand.selects if _means(s).verb in MOVE_VERBS]
        chosen, kills = self.rng.choice([*buttons, *selects]), self.bot.kills
        if chosen in buttons:
            ix = await person.click(hand, chosen["custom_id"])
        else:
            values = [o["value"] for o in chosen["options"]]
            many = self.rng.randint(chosen.get("min_values", 1), chosen.get("max_values", 1))
            ix = await person.select(hand, chosen["custom_id"], *self.rng.sample(values, many))
        done = Pressed(ix, person.id, _means(chosen).table, kills)
        self.pressed.append(done)
        hearing = asyncio.create_task(self.hear(done))
        self.hearing.add(hearing)
        hearing.add_done_callback(self.hearing.discard)
        await ix.answer(HASTY)

    async def hear(self, done: Pressed) -> None:
        """Note the answer to a press, even after the person has given up waiting."""
        with contextlib.suppress(NoAnswer):
            await done.ix.answer(STARTING)
            # a deferred answer shows the hand that was pressed, with its news, until it is edited
            shown = done.ix.message if done.ix.filled else None
            done.accepted = shown is not None and shown.content.startswith("> ")

    def hand(self, person: Person) -> Message | None:
        """Return the newest private message with moves of this table, or None."""
        for message in reversed(person.sees(person.dm())):
            if any(p.verb in MOVE_VERBS and p.table == self.table for p in _presses(message)):
                return message
        return None

    async def answered(self) -> None:
        """Wait for the answers to presses on the living process; until then the bot is not quiet.

        An answer of a killed process may never come, so that wait is short.
        """
        living = [p.ix for p in self.pressed if p.kills == self.bot.kills]
        await self.box.until(lambda: all(ix.filled for ix in living), STARTING)
        with contextlib.suppress(TimeoutError):
            await self.box.until(lambda: not self.pressed or self.pressed[-1].ix.filled, LOST)

    # Looking

    def place(self) -> Channel:
        (row,) = self.bot.rows("SELECT channel, thread FROM tables WHERE id = ?", self.table)
        return self.box.channel(row["thread"] or row["channel"])

    def panels(self, channel: Channel, table: int | None = None) -> list[Message]:
        """Return the bot's messages with buttons of a table, without answers to presses."""
        wanted, me = self.table if table is None else table, self.box.world.bot.id
        return [
            m
            for m in channel.messages.values()
            if m.author_id == me
            and "interaction_metadata" not in m.data
            and any(p.table == wanted for p in _presses(m))
        ]

    def check_store(self) -> None:
        """Check what must hold in a store after a kill."""
        bot = self.bot
        assert bot.rows("PRAGMA quick_check") == [{"quick_check": "ok"}]
        for table in bot.rows("SELECT * FROM tables"):
            log = bot.rows("SELECT * FROM log WHERE table_id = ? ORDER BY number", table["id"])
            assert [entry["number"] for entry in log] == list(range(table["moves"]))
            assert [entry["seq"] for entry in log] == sorted(entry["seq"] for entry in log)
            if table["header"] is not None:
                self.check_replay(table, [e for e in log if e["kind"] == "move"])
        known = {r["id"]: r for r in bot.rows("SELECT * FROM interactions")}
        moves = bot.rows("SELECT * FROM log WHERE kind = 'move' AND cause IN (?, ?)", *(p.id for p in self.people))
        made = [p for p in self.pressed if p.ix.id in known]
        for press in self.pressed:
            assert press.ix.id in known or not press.accepted, "an answered move is lost"
        by_press = {(p.table, p.person, known[p.ix.id]["at"]) for p in made}
        by_log = [(m["table_id"], m["cause"], m["at"]) for m in moves]
        assert len(by_log) == len(set(by_log)) == len(made), "a move is doubled or nobody's"
        assert set(by_log) == by_press

    def check_replay(self, table: dict[str, Any], moves: list[dict[str, Any]]) -> None:
        """Check that the log, replayed from the deal, leads to the snapshot."""
        game, header = GAMES[table["game"]], Header.from_json(json.loads(table["header"]))
        match = Match.begin(
            game,
            match=header.match,
            seats=header.seats,
            options=header.options,
            secret=bytes.fromhex(table["secret"]),
            nonces=header.nonces,
        )
        for entry in moves:
            seat, *wire = json.loads(entry["wire"])
            match.submit(seat, game.read(wire))
        assert json.loads(json.dumps(match.snapshot())) == json.loads(table["snapshot"])

    async def quiet(self) -> None:
        """Wait until the bot has nothing left to do."""
        end, still = time.monotonic() + STARTING, 0
        while still < 3:
            busy = self.bot.rows(
                # A hand that changed in place waits for minutes until it may ring.
                "SELECT 1 FROM outbox WHERE kind != 'call' AND facts NOT LIKE '%in_place%'"
                " UNION ALL SELECT 1 FROM timers WHERE kind != 'silence' LIMIT 1"
            )
            still = 0 if busy else still + 1
            if time.monotonic() > end:
                left = self.bot.rows("SELECT * FROM outbox"), self.bot.rows("SELECT * FROM timers")
                raise TimeoutError(f"never quiet: {left}\n{self.bot.said()[-2000:]}")
            assert self.bot.alive
            await asyncio.sleep(0.02)

    def check_messages(self) -> None:
        """Check that every message shows the present state, and that there is one of each."""
        table = self.bot.rows("SELECT * FROM tables WHERE id = ?", self.table)
        if not table:
            return
        (row,) = table
        posts = {
            (p["kind"], p["target"]): p for p in self.bot.rows("SELECT * FROM posts WHERE table_id = ?", row["id"])
        }
        shown = self.panels(self.place())
        assert [m.id for m in shown] == [posts["table", ""]["message"]], (
            f"one table message with buttons: {posts}, {[(m.id, m.content) for m in shown]}, {row['status']}"
        )
        assert posts["table", ""]["seq"] == row["news"], "the table message shows an old state"
        if row["status"] != "playing":
            return
        for seat in self.bot.rows("SELECT * FROM seats WHERE table_id = ? AND person IS NOT NULL", row["id"]):
            person = next(p for p in self.people if p.id == seat["person"])
            hands = self.panels(person.dm())
            assert [m.id for m in hands] == [posts["hand", person.id]["message"]], "one hand each"
            asked = {p.prompt for p in _presses(hands[0]) if p.verb in MOVE_VERBS and p.prompt}
            assert asked == ({seat["prompt"]} if seat["prompt"] else set()), (
                f"the hand shows an old prompt: {seat}, {asked}, {posts}"
            )
        for old in self.finished:
            if old != self.table:
                for person in self.people:
                    moves = [p for m in self.panels(person.dm(), old) for p in _presses(m) if p.verb in MOVE_VERBS]
                    assert moves == [], "a hand of a finished table still offers moves"

    async def round(self, life: float, *, opened: bool = False) -> None:
        """Play for so many seconds, kill the process, check the store, restart, wait for quiet, check again.

        ``opened``: the seconds count from the moment when there is a table, however slow the machine is.
        """
        player = asyncio.create_task(self.play())
        try:
            if opened:
                await self.box.until(self.status, STARTING)
            await asyncio.sleep(life)
            await self.bot.kill()
        finally:
            await self.stop(player)
        self.check_store()
        await self.bot.start()
        await self.quiet()
        self.check_store()
        self.status()
        self.check_messages()

    async def to_the_end(self) -> None:
        """Check that the game on the table can be played to its end."""
        player = asyncio.create_task(self.play())
        before = len(self.finished)
        try:
            made, moved = self.bot.rows("SELECT COUNT(*) FROM log"), time.monotonic()
            while len(self.finished) == before and time.monotonic() < moved + STUCK:
                assert self.bot.alive
                now = self.bot.rows("SELECT COUNT(*) FROM log")
                if now != made:
                    made, moved = now, time.monotonic()
                await asyncio.sleep(0.02)
        finally:
            await self.stop(player)
        assert len(self.finished) > before, f"the game does not end:\n{self.bot.said()[-3000:]}"
        await self.answered()
        await self.quiet()
        self.check_store()


class Friends(Party):
    """A party whose tables have no channel: each of the two has the table in their own direct messages."""

    async def open(self) -> None:
        first = self.people[0]
        card = await first.result(await first.slash(first.dm(), "games", game=self.game), HASTY)
        await (await first.click(card, Press(0, "opengame", 0, (self.game, "friends")).custom_id())).answer(HASTY)

    async def sit_down(self) -> None:
        first, other = self.people
        message = next(iter(self.tables(first)), None)
        if message is None:
            return
        here = {s["person"] for s in self.bot.rows("SELECT person FROM seats WHERE table_id = ?", self.table)}
        (size,) = (r["size"] for r in self.bot.rows("SELECT size FROM tables WHERE id = ?", self.table))
        if other.id in here:
            count = len(self.bot.rows("SELECT 1 FROM seats WHERE table_id = ?", self.table))
            verb = "cpu" if count < size else "start"
            await (await first.click(message, Press(self.table, verb).custom_id(), forge=True)).answer(HASTY)
            return
        told = await first.result(await first.click(message, Press(self.table, "friends").custom_id()), HASTY)
        code = re.search(r"[0-9A-Z]{6}-[0-9A-Z]+", told.content)
        assert code is not None, told.content
        shown = await other.result(await other.slash(other.dm(), "games", code=code[0]), HASTY)
        join = next(b for b in shown.buttons if _means(b).verb == "codejoin")
        await (await other.click(shown, join["custom_id"])).answer(HASTY)

    def tables(self, person: Person) -> list[Message]:
        """Return the messages that show a person the table itself."""
        own = {"hand", "cpu", "resume", "close"}
        return [m for m in self.panels(person.dm()) if any(p.verb in own for p in _presses(m))]

    def check_messages(self) -> None:
        found = self.bot.rows("SELECT * FROM tables WHERE id = ?", self.table)
        for row in found:
            posts = {
                (p["kind"], p["target"]): p for p in self.bot.rows("SELECT * FROM posts WHERE table_id = ?", row["id"])
            }
            for seat in self.bot.rows("SELECT * FROM seats WHERE table_id = ? AND person IS NOT NULL", row["id"]):
                person = next(p for p in self.people if p.id == seat["person"])
                self.check_own(row, person, seat, posts)

    def check_own(
        self, row: dict[str, Any], person: Person, seat: dict[str, Any], posts: dict[tuple[str, str], dict[str, Any]]
    ) -> None:
        """Check the messages of one person: the table, and their hand or result."""
        every, shown = [m.id for m in self.panels(person.dm())], [m.id for m in self.tables(person)]
        if row["status"] not in ("open", "playing"):
            assert every == [posts["result", person.id]["message"]], "the result alone is left"
            return
        assert shown == [posts["table", person.id]["message"]], f"one table message: {posts}, {shown}"
        assert posts["table", person.id]["seq"] == row["news"], "the table message shows an old state"
        if row["status"] == "playing":
            hands = [m for m in self.panels(person.dm()) if m.id not in shown]
            assert [m.id for m in hands] == [posts["hand", person.id]["message"]], "one hand each"
            asked = {p.prompt for p in _presses(hands[0]) if p.verb in MOVE_VERBS and p.prompt}
            assert asked == ({seat["prompt"]} if seat["prompt"] else set()), "the hand shows an old prompt"


async def rounds(
    box: Sandbox,
    folder: Path,
    game: str,
    kills: int,
    seed: int,
    nursery: Nursery | None,
    *,
    finish: bool = True,
    of: type[Party] = Party,
) -> Party:
    """Kill the bot so many times at moments drawn from ``seed``, then let the game end (unless ``finish`` is false).

    Without a nursery every start runs ``python bot.py``.
    """
    bot = Mortal(box, folder, nursery)
    party = of(bot, game, seed)
    moments = random.Random(f"kill {seed}")
    try:
        await bot.start()
        for left in reversed(range(kills)):
            life = moments.choice((moments.uniform(0.02, 0.3), moments.uniform(0.1, 1.2)))
            await party.round(life, opened=not left)
        if finish:
            await party.to_the_end()
    finally:
        await bot.kill()
    return party


def _means(component: dict[str, Any]) -> Press:
    try:
        return Press.parse(str(component.get("custom_id", "")))
    except BadId:
        return Press(0, "none")


def _presses(message: Message) -> list[Press]:
    return [_means(c) for c in (*message.buttons, *message.selects)]


def betrayals(text: str, *secrets: str) -> list[str]:
    """Return those of the secrets that a text contains as whole words."""
    return [s for s in secrets if re.search(rf"(?<![\w]){re.escape(s)}(?![\w])", text)]
