"""The same evening twice, with two cards exchanged that somebody never sees: all they get is the same, to the byte.

``FEATURES`` lists what anybody can look at beside the table and the hand (whose swaps are
``tests.e2e.secrets.test_leaks``). Beside the cards the second evening differs in what others do in private: other
notes, wishes, a prepared move.
"""

from __future__ import annotations

import json
import random
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.delivery.sheets.table_sheets import table_sheet
from cogs.lobby.fair_deal import check_sheet, fair_sheet
from cogs.play import replay as replay_cog
from cogs.play.inbox import inbox_sheet
from cogs.play.menu import menu_sheet
from cogs.play.record import _log_line
from cogs.play.reminders import reminder_sheet
from cogs.play.replay_panel import replay_panel
from cogs.run.meters import Meters
from cogs.ui import messages
from cogs.ui.services import Services
from cogs.ui.words.computer_names import for_reader
from engine.core.context import SeededContext
from engine.core.match import Match
from engine.games.registry import GAMES
from engine.games.slugs import SLUGS
from engine.host.community.weekly_digest import WeeklyDigests
from engine.host.model.records import Person, Refused, Status
from engine.players.registry import CHOOSERS
from locales import words
from render.games.registry import NARRATIONS
from tests.cogs.as_sent import Shown, Sparing, drawn, plain, sparing
from tests.e2e.secrets.test_leaks import hidden_cards
from tests.engine.every_game import at_random
from tests.host.rig import Rig

PEOPLE = [Person(str(500 + i), f"Person{i}") for i in range(6)]
VIEWER = PEOPLE[1]
MOVES = 12
WAIT_S = 120.0
"""Longer than any pause of a table."""
MOST_SEATS = 8
"""Fewer numbers than these that are shuffled are seats."""
TRIES = 25
"""Pairs of cards that are tried."""
ALIKE = {"love_letter", "en_garde"}
"""Games with several copies of a card."""
PLACES = [(a, b) for b in range(25) for a in range(b)]
"""Places of an order that are exchanged there."""
Wire = list[Any]


class Notes:
    """What others write about the table; of the two evenings another one each."""

    first, second = "the queen is with Person2", "x"


@contextmanager
def swapped(pair: tuple[int, int] | None) -> Iterator[None]:
    """Two cards change places in every shuffle of cards; all matches have one seed, whatever their secret.

    Where several cards are the same it is two places of the order that are exchanged.
    """
    order = SeededContext._order
    other = {} if pair is None else dict([pair, pair[::-1]])

    def changed(self: SeededContext, label: str, items: list[int]) -> list[int]:
        found = order(self, label, items)
        if len(items) <= MOST_SEATS or not other:
            return found
        if len({*items}) < len(items):
            places = [other.get(at, at) for at in range(len(found))]
            return [found[at if at < len(found) else 0] for at in places]
        return [other.get(c, c) for c in found] if {*other} <= {*items} else found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("engine.core.match.match_seed", lambda secret, nonces: bytes(range(32)))
        patch.setattr(SeededContext, "_order", changed)
        # The name of a match is no secret, and scatters what lies about on pictures.
        alike = SimpleNamespace(token_hex=lambda size: "ab" * size, token_bytes=bytes)
        patch.setattr("engine.host.lobby.opening.secrets", alike)
        yield


class Unlike(Exception):
    """The rules themselves tell the exchanged cards apart: somebody may do something else."""


@dataclass(slots=True)
class Evening:
    """A table of one game: what was done at it, and what the viewer may know by the rules after each move."""

    rig: Rig
    services: Services
    game: str
    table: int
    seats: int
    done: list[tuple[Person, Wire]] = field(default_factory=list)
    seen: list[str] = field(default_factory=list)
    hidden: set[int] = field(default_factory=set)

    async def look(self) -> None:
        """Take down what the viewer may know, and which cards stay hidden."""
        host = self.rig.host
        _, view = await host.reading.view(self.table, VIEWER.id)
        self.seen.append(json.dumps([dict(view.state), [a.wire() for a in view.legal]], default=str))
        cards = hidden_cards((await self.match()).state, 1)
        self.hidden = cards if len(self.seen) == 1 else self.hidden & cards

    async def match(self) -> Match[Any]:
        """The true match."""
        async with self.rig.host.tables.locked(self.table) as table:
            return await self.rig.host.tables.matches.of(table)

    async def asked(self) -> Person | None:
        """The first of the people who is to move; lets the table move where nobody is."""
        for _ in range(10):
            if (await self.rig.host.reading.table(self.table)).status is not Status.PLAYING:
                return None
            for person in PEOPLE[: self.seats]:
                if await self.rig.prompt(self.table, person):
                    return person
            self.rig.now += WAIT_S
            await self.rig.host.clocks.tick()
        raise AssertionError("nobody is asked")

    async def play(self, script: list[tuple[Person, Wire]] | None, rng: random.Random) -> None:
        """Some moves: by chance, or those that were made the first time. Raises Unlike."""
        for number in range(5 if self.game in ALIKE else MOVES):
            person = await self.asked()
            if person is None or (script is not None and number >= len(script)):
                break
            if script is None:
                match, seat = await self.match(), PEOPLE.index(person)
                legal = match.game.legal(match.state, seat)
                wire = at_random(match.game, match.state, seat, legal, rng.random).wire()
            else:
                who, wire = script[number]
                if who != person:
                    raise Unlike
            try:
                await self.rig.act(self.table, person, *wire)
            except Refused as refused:
                raise Unlike from refused
            self.done.append((person, wire))
            await self.look()
        await self.asked()

    async def in_private(self, second: bool) -> None:
        """What the others do that is nobody's business: another thing on each evening."""
        host = self.rig.host
        for person in (PEOPLE[0], *PEOPLE[2 : self.seats]):
            await host.notes.write_note(self.table, person, Notes.second if second else Notes.first)
            if not second:
                continue
            _, view = await host.reading.view(self.table, person.id)
            for wish in view.anytime[:1]:
                with suppress(Refused):
                    await host.play.act(self.table, person, 0, wish.wire(), self.rig.press())
            hand = view.state.get("hands", ())
            for card in hand[view.seat or 0] if hand else ():
                with suppress(Refused, TypeError):
                    await host.premoves.prepare(self.table, person, ["play", card], self.rig.press())
                    break


@pytest.fixture
def drawing() -> Iterator[Sparing]:
    drawing = sparing()
    yield drawing
    drawing.close()


async def begun(folder: Path, name: str, game: str, drawing: Sparing) -> Evening:
    """A table of this game with people at every seat."""
    rig = Rig(folder / f"{name}.sqlite3", GAMES, CHOOSERS)
    await rig.open()
    seats = min(n for n in GAMES[game].seats if n > 2 or n == max(GAMES[game].seats))
    for person in PEOPLE[:seats]:
        # So that the outbox has the notes to who is next.
        await rig.host.settings.set_next_notes(person, True)
    info = await rig.started(*PEOPLE[:seats], size=seats, game=game)
    services = Services(rig.host, drawing, NARRATIONS, lambda: rig.now, Meters())
    evening = Evening(rig, services, game, info.id, seats)
    await evening.look()
    return evening


def holders(state: Any) -> dict[int, int]:
    """By card in which hand it is."""
    hands: list[Any] = getattr(state, "hands", [])
    return {c: seat for seat, hand in enumerate(hands) if isinstance(hand, list) for c in hand}


# What can be looked at


async def film(evening: Evening, person: str | None) -> Shown:
    """What led to every position; the last one in words and pictures."""
    info, found = await evening.rig.host.replay.film(evening.table, person)
    shown: Shown = [len(found)]
    for at in range(len(found)):
        frame = found.frame(at)
        shown.append([repr(frame.events), frame.number, frame.deal, frame.deals])
        if at == len(found) - 1:
            text, picture = await replay_cog.frame_message(evening.services, info, found, frame, words("en"))
            panel = replay_panel(evening.services, info, found, frame, words("en"))
            shown += [text, drawn(picture), json.dumps(panel.view().to_components())]
    return shown


async def log_of(evening: Evening, person: str | None) -> Shown:
    info, view = await evening.rig.host.reading.view(evening.table, person)
    lines = await evening.rig.host.reading.happened(evening.table, person)
    return [_log_line(evening.services, info, line, view, words("ja")) for line in lines]


async def table_message(evening: Evening) -> Shown:
    return plain(await table_sheet(evening.services, await evening.rig.host.reading.table(evening.table)))


async def table_in_direct_messages(evening: Evening) -> Shown:
    """The table as each of its people gets it where it has no channel, here in another language than the table's."""
    info = replace(await evening.rig.host.reading.table(evening.table), guild=None, channel="", thread=None)
    assert info.in_direct_messages
    return plain(await table_sheet(evening.services, for_reader(info, words("en")), words("en")))


async def own_hand(evening: Evening) -> Shown:
    """The hand with the own note, and what is prepared."""
    host = evening.rig.host
    info, view, since_last_move = await host.reading.hand(evening.table, VIEWER.id)
    extras = await host.notes.extras(evening.table, VIEWER.id)
    w = words("en")
    in_words = messages.hand_words(
        evening.services, info, view, w, since_last_move=since_last_move, extras=extras, described=True
    )
    return [
        *plain(in_words),
        *plain(await messages.hand_sheet(evening.services, info, view, w, since_last_move=since_last_move)),
    ]


async def fair(evening: Evening) -> Shown:
    """The words and the commitment, for a player and for an onlooker."""
    info = await evening.rig.host.reading.table(evening.table)
    sheets = [fair_sheet(evening.services, info, person, words("en")) for person in (VIEWER.id, "")]
    return [plain(sheet) for sheet in (*sheets, check_sheet(evening.services, info, words("en")))]


async def menu(evening: Evening) -> Shown:
    """The menu of the viewer's hand, and whether it lets them prepare a move."""
    info = await evening.rig.host.reading.table(evening.table, VIEWER.id)
    info, view = await evening.rig.host.reading.view(info.id, VIEWER.id)
    return plain(menu_sheet(evening.services, info, VIEWER.id, words("en"), view=view))


async def inbox(evening: Evening) -> Shown:
    return plain(await inbox_sheet(evening.services, VIEWER.id, words("en")))


async def reminder(evening: Evening) -> Shown:
    """When the viewer is reminded of which tables, and in which words."""
    host = evening.rig.host
    rows = await host.tables.store.rows(
        "SELECT table_id, prompt, alone, due FROM wanted_reminders WHERE person = ? ORDER BY table_id", (VIEWER.id,)
    )
    wanted, tables = await host.reminders.wanted_reminder(VIEWER.id), await host.reminders.waiting_for(VIEWER.id)
    sheet = reminder_sheet(evening.services, wanted, [], tables, words("ja"))
    return [[tuple(dict(row).values()) for row in rows], *plain(sheet)]


async def tasks(evening: Evening) -> Shown:
    """What waits to be sent to the viewer, or to be shown to all, and when."""
    sql = "SELECT kind, target, due, facts FROM outbox WHERE target IN ('', ?) ORDER BY kind, target"
    return [tuple(dict(row).values()) for row in await evening.rig.host.tables.store.rows(sql, (VIEWER.id,))]


async def request(evening: Evening) -> Shown:
    """The table once the last mover has asked for the move to be taken back."""
    host, (person, _) = evening.rig.host, evening.done[-1]
    info, _ = await host.reading.view(evening.table, person.id)
    seat = info.seat_of(person.id)
    assert seat is not None
    with suppress(Refused):
        await host.takebacks.ask(evening.table, person, seat.undo, evening.rig.press())
    return [*await table_message(evening), *await tasks(evening)]


async def record(evening: Evening) -> Shown:
    found = await evening.rig.host.reading.export(evening.table)
    return [json.dumps(found, default=str)]


async def digest(evening: Evening) -> Shown:
    return [len(await WeeklyDigests(evening.rig.host).finished("g", 0.0, evening.rig.now))]


async def seats_told(evening: Evening) -> Shown:
    """All that is told of who sits there and is asked, by whom a table is listed."""
    host = evening.rig.host
    listed = [
        *await host.reading.tables_at("c"),
        *await host.reading.tables_of(VIEWER.id),
        (await host.reading.view(evening.table, None))[0],
    ]
    return [asdict(info) for info in listed]


FEATURES: Mapping[str, Callable[[Evening], Awaitable[Shown]]] = {
    "replay, by a player": lambda e: film(e, VIEWER.id),
    "replay, by an onlooker": lambda e: film(e, None),
    "log, by a player": lambda e: log_of(e, VIEWER.id),
    "log, by an onlooker": lambda e: log_of(e, None),
    "notes, prepared moves and wishes of others: the hand": own_hand,
    "notes, prepared moves and wishes of others: the table": table_message,
    "the table in direct messages": table_in_direct_messages,
    "fair deal": fair,
    "menu": menu,
    "inbox": inbox,
    "reminders": reminder,
    "outbox": tasks,
    "record": record,
    "digest": digest,
    "lists of tables": seats_told,
    # Last, since it changes the table.
    "undo": request,
}


async def everything(evening: Evening) -> dict[str, Shown]:
    return {name: await look(evening) for name, look in FEATURES.items()}


@pytest.mark.parametrize("game", SLUGS)
async def test_who_does_not_see_two_cards_sees_no_difference(tmp_path: Path, drawing: Sparing, game: str) -> None:
    rng = random.Random(f"swapped {game}")
    with swapped(None):
        first = await begun(tmp_path, "first", game, drawing)
        await first.play(None, rng)
        await first.in_private(second=False)
        state = (await first.match()).state
        truth, holder = json.dumps(state.to_json()), holders(state)
        shown = await everything(first)
        await first.rig.host.close()
    pairs = [(a, b) for a in first.hidden for b in first.hidden if a < b] if game not in ALIKE else PLACES
    pairs = pairs[:]
    rng.shuffle(pairs)
    # First those that two people hold: most can be told of them.
    pairs.sort(key=lambda pair: -len({holder[card] for card in pair if card in holder}))
    compared = 0
    for number, pair in enumerate(pairs[: TRIES if game not in ALIKE else 4 * TRIES]):
        drawing.kept.clear()
        with swapped(pair):
            second = await begun(tmp_path, f"second {number}", game, drawing)
            try:
                await second.play(first.done, rng)
                different = json.dumps((await second.match()).state.to_json()) != truth
                if not different or second.seen != first.seen:
                    continue
                await second.in_private(second=True)
                drawing.left = Sparing.left
                found = await everything(second)
            except Unlike:
                continue
            finally:
                await second.rig.host.close()
        for name, look in shown.items():
            assert found[name] == look, f"{name}: the cards {pair} can be told apart"
        compared += 1
        break
    assert compared, "no two cards could be exchanged"
