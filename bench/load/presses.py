"""Counts presses, and sounds of a person's device: a whole game of each kind, as a person plays it.

``python -m bench.load.presses [SLUG ...]`` plays and writes ``presses.md``; ``test_presses`` compares it with its aims.
One seat is a person who makes the heuristic player's moves, using only the controls of the hand in their direct
messages. The other seats move by themselves. Chance comes from the slug, so a game is the same each time.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord

from cogs.ui.drawing import Picture
from cogs.ui.ids import Press, write_path
from engine.core.course import Course
from engine.core.game import TABLE_ACTOR
from engine.core.offers import Field
from engine.core.options import OptionValue
from engine.core.view import View
from engine.games.registry import GAMES
from engine.host.community.daily import seats_of
from engine.host.model.records import DeliveryKind, Person, Status, TableInfo
from engine.host.table.keys import SQL as KEYS
from engine.host.table.play import HEURISTIC_PLAYER
from engine.players.registry import CHOOSERS
from locales import Words
from tests.cogs.hand_world import CHANNEL, Message, World
from tests.host.rig import PACE

TABLE = Path(__file__).parent / "presses.md"
HEAD = """# Presses and messages

One person's whole game, counted by `python -m bench.load.presses` (how: its docstring). *Questions*: what they were
asked. *Presses* answer them; picking from a select is one. *Rings*: new messages that make a sound, the first hand and
the result among them; hands change in place while the person is here (not where the others take a minute or more).
*Edits*: how often the hand changed without one, answers to presses left out. A turn that is sent whole answers as many
questions as it would if its moves were made one by one.

| game | seats | questions | presses | presses per question | most for one question | rings | rings unasked | edits |
|---|---:|---:|---:|---:|---:|---:|---:|---:|
"""
HANDS_HEAD = """
What stands on the hands of that game: components that are *moves* (a select is one) and *other* buttons, the most at
once and the mean of all hands at which a question was asked; the same of the hands that asked nothing, without moves;
and the words of the text.

| game | moves, most | mean | other, most | mean | at rest, most | mean | words, most | mean |
|---|---:|---:|---:|---:|---:|---:|---:|---:|
"""
COMPANY = (("tricky_express", 1), ("geschenk", 1), ("tricky_express", 3), ("geschenk", 3))
"""Games and computers of the second table; three computers and one person are a daily deal."""
COMPANY_HEAD = """
With computers, for a person who comes back for every prompt (*away*), and for one who stays (*here*):

| game | people | computers | rings, away | edits, away | rings, here | edits, here |
|---|---:|---:|---:|---:|---:|---:|
"""
DAILY_HEAD = """
One `/daily` of each weekday and of each form of its game, from opening to result, for a person who stays.
The table is in the same direct messages; its own, the result among them, are silent. Computers have their own chance,
so these figures differ a little each time:

| weekday | game | options | questions | presses | minutes | rings |
|---|---|---|---:|---:|---:|---:|
"""
A_QUESTION_S = 6
"""Seconds that a person takes for a question, answered from the picture; a daily is to take about five minutes."""
WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
A_DAY_S = 86_400
SECRET = "5a" * 32
MOVES = ("act", "sure", "step", "pick", "set", "page", "ask", "anytime")
"""Verbs of components that belong to a move."""
MOST_PRESSES = 12
WHOLE: Mapping[str, Callable[[list[Field]], int]] = {
    "hex_jinchi": lambda wire: 2 + sum(base in range(1, 7) for base in wire[2::2]) if wire[0] == "turn" else 1,
}
"""The number of moves in one move that sends a whole turn: here the discard, each placement, the end."""


@dataclass(frozen=True, slots=True)
class Count:
    """The row of one game."""

    game: str
    seats: int
    questions: int
    presses: int
    most: int
    rings: int
    unasked: int
    """Sounds without a question: the first hand and the result have one on purpose."""
    edits: int

    @property
    def mean(self) -> float:
        return self.presses / self.questions

    def line(self) -> str:
        figures = self.questions, self.presses, f"{self.mean:.2f}", self.most, self.rings, self.unasked, self.edits
        return f"| {' | '.join(map(str, (self.game, self.seats, *figures)))} |"


@dataclass(frozen=True, slots=True)
class Hand:
    """What one hand shows: components that are moves, other buttons, words; ``asks`` if it asks a question."""

    asks: bool
    moves: int
    other: int
    words: int

    @classmethod
    def of(cls, message: Message, *, asks: bool) -> Hand:
        """Return the counts of a message."""
        verbs = [press.verb for press in message.presses]
        moves = sum(verb in MOVES for verb in verbs)
        return cls(asks, moves, len(verbs) - moves, len(message.content.split()))


def hands_line(slug: str, hands: Sequence[Hand]) -> str:
    """Return the row of one game in the table of hands."""
    asked, rest = [h for h in hands if h.asks], [h for h in hands if not h.asks]
    counts = (
        [h.moves for h in asked],
        [h.other for h in asked],
        [h.other for h in rest] or [0],
        [h.words for h in hands],
    )
    cells = [f"{max(found)} | {sum(found) / len(found):.1f}" for found in counts]
    return f"| {slug} | {' | '.join(cells)} |"


class Counted(World):
    """A table of one game; ``who`` plays by pressing."""

    def __init__(self, folder: Path, slug: str, computers: int = 0, *, here: bool = True) -> None:
        super().__init__(folder)
        self.slug, self.rules = slug, GAMES[slug]
        self.computers, self.here = computers, here
        self.rng = random.Random(slug)
        self.people = [Person(str(500 + k), f"P{k}") for k in range(self.rules.default_seats)]
        self.who = self.people[0]
        self.rings: list[bool] = []
        """For each message with a sound, whether it asked something."""
        self.edits = 0
        self.seen: list[Hand] = []
        """Every hand that the person could look at."""

    async def open(self) -> None:
        """Deal, and send everybody their first hand."""
        await self.rig.open()
        people = self.people[: len(self.people) - self.computers]
        info = await self.rig.table(*people, size=len(self.people), game=self.slug)
        for seat in range(len(people), len(self.people)):
            await self.host.seating.add_computer(info.id, self.who, self.rig.press(), name=self.people[seat].name)
        self.table = info.id
        await self.host.tables.store.write("UPDATE tables SET secret = ? WHERE id = ?", (SECRET, info.id))
        await self.by_message()
        await self.host.dealing.start(info.id, self.who, self.rig.press())
        self.sit()

    async def by_message(self) -> None:
        """Let the person read English, by direct message."""
        await self.host.settings.set_dm_channel(self.who.id, str(CHANNEL))
        await self.host.settings.set_language(self.who, "en")

    def sit(self) -> None:
        """Begin to deliver."""
        self.process()
        # Whoever starts a table has pressed.
        self.services.note_press(self.who.id)
        tables: Any = self.host.tables
        # With a search hands have their button for a hint; nobody asks for one.
        tables.search = SimpleNamespace(levels={}, shown=0)
        drawing: Any = self.services.drawing
        drawing.result = self.draw_result

    # Discord

    def send(self, content: str, view: Any, file: Any, nonce: str | None, *, answer: bool = False) -> Any:
        if not answer:
            self.rings.append(self.asking)
        return super().send(content, view, file, nonce, answer=answer)

    def edit(self, number: int, changes: dict[str, Any]) -> None:
        self.edits += not self.pressing
        super().edit(number, changes)

    @staticmethod
    def picture(info: TableInfo, view: View) -> bytes:
        return f"{info.news}".encode()

    async def draw_result(
        self, info: TableInfo, view: View, w: Words, went: Course | None = None, *, small: bool = False
    ) -> Picture:
        return Picture(b"result", "result.png", "the result")

    # Playing

    asking = False
    pressing = False

    def state(self) -> Any:
        return self.host.tables.matches._kept[self.table][1].state

    def choice(self, seat: int) -> list[Field]:
        """Return the heuristic player's move at this seat."""
        rnd = self.rng.random
        return list(CHOOSERS[self.slug](self.rules, self.state().redeal(seat, rnd), seat, rnd).wire())

    async def game(self) -> Count:
        """Play the game to its end."""
        answered: list[tuple[int, int]] = []
        while (await self.host.reading.table(self.table)).status is Status.PLAYING:
            await self.settle()
            if await self.rig.prompt(self.table, self.who):
                answered.append(await self.answer())
            else:
                await self.others()
        await self.settle()
        rings, unasked = len(self.rings), self.rings.count(False)
        presses, questions = (sum(column) for column in zip(*answered, strict=True))
        most = max(-(-pressed // moves) for pressed, moves in answered)
        return Count(self.slug, len(self.people), questions, presses, most, rings, unasked, self.edits)

    async def settle(self) -> None:
        """Let the worker run the person's tasks."""
        self.asking = bool(await self.rig.prompt(self.table, self.who))
        if not self.here:
            self.services.press_times.clear()
        while due := await self.host.deliveries.due(1000):
            for task in due:
                if task.target == self.who.id or task.kind is DeliveryKind.CLEAR:
                    await self.worker.run(task)
                else:
                    await self.host.deliveries.acknowledge(task)
        if self.here and await self.host.posts.find(self.table, "hand", self.who.id) is not None:
            self.seen.append(Hand.of(await self.live(), asks=self.asking))

    async def others(self) -> None:
        """Let another seat or the table itself move; time passes as between moves."""
        waiting = [seat for seat in self.state().waiting if seat != TABLE_ACTOR]
        self.rig.now += PACE
        if not waiting or waiting[0] >= len(self.people) - self.computers:
            await self.host.clocks.tick()
            return
        person = self.people[waiting[0]]
        await self.rig.act(self.table, person, *self.choice(waiting[0]))

    async def answer(self) -> tuple[int, int]:
        """Answer one question by presses; return the number of presses, and the number of moves in the answer."""
        prompt, wanted = await self.rig.prompt(self.table, self.who), self.choice(0)
        number, forms = (await self.live()).id, 0
        for presses in range(1, MOST_PRESSES):
            press, values = self.towards(self.messages[number].view, prompt, wanted)
            self.pressing = True
            await self.pressed(press.verb, press.path, prompt, number, values)
            if press.verb == "ask":
                # The form that it opened is sent: a press more.
                typed, forms = str(wanted[len(press.path)]), forms + 1
                await self.pressed("amount", press.path, prompt, number, (), typed)
            self.pressing = False
            if await self.rig.prompt(self.table, self.who) != prompt:
                return presses + forms, WHOLE[self.slug](wanted) if self.slug in WHOLE else 1
        raise AssertionError(f"{self.slug}: {wanted} cannot be pressed")

    def towards(self, view: Any, prompt: int, wanted: list[Field]) -> tuple[Press, tuple[str, ...]]:
        """Return the press that leads furthest on the way to a move."""
        found = [(len(begun), press, values) for press, values, begun in ways(view, wanted) if press.prompt == prompt]
        if not found:
            raise AssertionError(f"{self.slug}: nothing leads to {wanted}")
        _, press, values = max(found, key=lambda way: way[0])
        return press, values


class OfTheDay(Counted):
    """The table of a daily deal, at the first second of a ``day``, counted from the first Monday of the clock."""

    def __init__(self, folder: Path, day: int) -> None:
        week = sorted(GAMES, key=lambda slug: GAMES[slug].box.minutes)
        super().__init__(folder, week[day % len(WEEKDAYS)])
        seats = seats_of(self.rules)
        self.people, self.computers = [Person(str(500 + k), f"P{k}") for k in range(seats)], seats - 1
        self.who = self.people[0]
        monday = 4
        """The first day of the clock was a Thursday."""
        self.rig.now = (monday + day) * A_DAY_S + 1.0
        self.options: Mapping[str, OptionValue] = {}

    async def open(self) -> None:
        """Sit down at the deal of the day."""
        await self.rig.open()
        daily = self.host.daily
        assert daily.featured(daily.today) == self.slug
        self.options = await daily.options(daily.today, self.slug)
        await self.host.tables.store.write(KEYS.create_key, ("daily", SECRET))
        await self.host.settings.remember_person(self.who)
        await self.by_message()
        names = [person.name for person in self.people[1:]]
        info = await daily.open(self.slug, self.who, names, HEURISTIC_PLAYER, channel=str(CHANNEL), lang="en")
        self.table = info.id
        self.sit()


async def daily_line(day: int) -> str:
    """Return the row of a daily deal."""
    with tempfile.TemporaryDirectory() as folder:
        world = OfTheDay(Path(folder) / "world", day)
        await world.open()
        try:
            row = await world.game()
        finally:
            await world.host.close()
    options = ", ".join(f"{key} {value}" for key, value in world.options.items()) or "-"
    minutes = f"{row.questions * A_QUESTION_S / 60:.1f}"
    cells = WEEKDAYS[day % len(WEEKDAYS)], world.slug, options, row.questions, row.presses, minutes, row.rings
    return f"| {' | '.join(map(str, cells))} |"


def daily_lines() -> Iterator[str]:
    """Yield the rows of two weeks: a game with two forms has each once."""
    for weekday in range(len(WEEKDAYS)):
        for week in range(2):
            yield asyncio.run(daily_line(weekday + week * len(WEEKDAYS)))


def ways(view: Any, wanted: list[Field]) -> Iterator[tuple[Press, tuple[str, ...], list[Field]]]:
    """Yield everything on a message that leads to a move: the press, the values to pick, and how far it leads."""
    for item in view.children:
        press = Press.parse(item.custom_id)
        path = list(press.path)
        pressable = press.verb in ("act", "sure", "step") and not getattr(item, "disabled", False)
        if pressable and path == wanted[: len(path)]:
            yield press, (), path
        if press.verb == "ask" and path == wanted[: len(path)] and len(wanted) > len(path):
            yield press, (), path
        if press.verb not in ("pick", "set", "page") or not isinstance(item, discord.ui.Select | discord.ui.Button):
            continue
        if press.verb == "page":
            path = path[1:]
            if path == wanted[: len(path)] and not item.disabled:
                yield press, (), path
        elif path == wanted[: len(path)] and len(wanted) > len(path):
            field = wanted[len(path)]
            offered = [o.value for o in item.options] if isinstance(item, discord.ui.Select) else []
            is_set = press.verb == "set"
            members: list[Any] = list(field) if is_set and isinstance(field, list | tuple) else [field]
            picked = tuple(str(c) if is_set else write_path([c]) for c in members)
            if all(p in offered for p in picked):
                yield press, picked, [*path, field]


def company_line(slug: str, computers: int) -> str:
    """Return the row of a table with computers: the sounds for a person who comes for each prompt, and for one here."""
    away, here = (asyncio.run(count(slug, computers, here=here)) for here in (False, True))
    figures = slug, here.seats - computers, computers, away.rings, away.edits, here.rings, here.edits
    return f"| {' | '.join(map(str, figures))} |"


async def count(slug: str, computers: int = 0, *, here: bool = True) -> Count:
    """Play a game and count. ``here``: a person who presses counts as here afterwards."""
    return (await counted(slug, computers, here=here))[0]


async def counted(slug: str, computers: int = 0, *, here: bool = True) -> tuple[Count, list[Hand]]:
    """Play a game; return its counts, and every hand that was shown."""
    with tempfile.TemporaryDirectory() as folder:
        world = Counted(Path(folder) / "world", slug, computers, here=here)
        await world.open()
        try:
            return await world.game(), world.seen
        finally:
            await world.host.close()


def stored() -> dict[str, Count]:
    """Return the stored table, by slug."""
    found = {}
    for line in TABLE.read_text(encoding="utf-8").splitlines() if TABLE.exists() else []:
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line in (HANDS_HEAD.splitlines()[1], COMPANY_HEAD.splitlines()[1]):
            break
        if line.startswith("| ") and cells[0] in GAMES:
            numbers = [int(c) for k, c in enumerate(cells[1:], 1) if k != 4]
            found[cells[0]] = Count(cells[0], *numbers)
    return found


def stored_hands() -> dict[str, str]:
    """Return the rows of the stored table of hands, by slug."""
    text = TABLE.read_text(encoding="utf-8") if TABLE.exists() else ""
    lines = text.partition(HANDS_HEAD)[2].partition(COMPANY_HEAD)[0].splitlines()
    return {line.split()[1]: line for line in lines}


def stored_days() -> list[list[str]]:
    """Return the cells of the stored table of daily deals."""
    text = TABLE.read_text(encoding="utf-8") if TABLE.exists() else ""
    lines = text.partition(DAILY_HEAD)[2].splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def main(slugs: list[str]) -> None:
    """Play these games, or all, and write the tables."""
    rows, hands = stored(), stored_hands()
    for slug in slugs or GAMES:
        rows[slug], shown = asyncio.run(counted(slug))
        hands[slug] = hands_line(slug, shown)
        print(rows[slug].line(), hands[slug], sep="\n", flush=True)
    company = "".join(f"{company_line(*table)}\n" for table in COMPANY)
    daily = "".join(f"{line}\n" for line in daily_lines())
    print(company, daily, sep="\n")
    games = "".join(f"{rows[s].line()}\n" for s in GAMES if s in rows)
    looked = "".join(f"{hands[s]}\n" for s in GAMES if s in hands)
    TABLE.write_text(f"{HEAD}{games}{HANDS_HEAD}{looked}{COMPANY_HEAD}{company}{DAILY_HEAD}{daily}", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
