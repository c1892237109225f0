"""Opening a table: it is stored with its own secret, and people for whom a seat is kept are told."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.core.options import BadOption, OptionValue
from engine.core.proof import SECRET_BYTES, commitment
from engine.host.lobby import table_alerts
from engine.host.lobby.presets import fitting, offered
from engine.host.lobby.table_limits import must_fit
from engine.host.model import asks, invitations
from engine.host.model.change import SEAT, Change, Conflict
from engine.host.model.clock import starts
from engine.host.model.clock.starts import BY_PRESS, FULL, LONGEST_S, Start
from engine.host.model.clock.time_control import NONE, PACES
from engine.host.model.columns import Written, dump, insert, values
from engine.host.model.duplicate_deals import Cards, DuplicateDeals
from engine.host.model.house_rules import HouseRules
from engine.host.model.names import Names, know
from engine.host.model.nonces import drawn_word, typed_word
from engine.host.model.preferences import PICTURES, USUAL
from engine.host.model.records import ANYBODY, JOIN, Acted, DeliveryKind, Person, Refused, Status, TableInfo
from engine.host.model.rows import SeatRow, TableRow
from engine.host.model.takebacks import ASK, OFF, TAKEBACKS
from engine.host.people.barring import is_barred, must_be_welcome
from engine.host.people.blocks import Blocks
from engine.host.store.contract import IntegrityError, Writing
from engine.host.store.queries import queries
from engine.host.table.play import HEURISTIC_PLAYER
from engine.host.table.tables import Tables

SQL = queries("lobby/queries.sql")
MODEL_SQL = queries("model/queries.sql")

_TABLE = insert("tables", TableRow, "secret")


@dataclass(frozen=True, slots=True)
class Spot:
    """The place where a table opens, and its language. Without a server and with the channel "" the table is in the
    direct messages of its people.
    """

    guild: str | None
    channel: str
    thread: str | None
    lang: str


class Opening:
    """Every way to open a table."""

    def __init__(self, tables: Tables, names: Names, duplicate_deals: DuplicateDeals, blocks: Blocks) -> None:
        self.tables = tables
        self.names = names
        self.duplicate_deals = duplicate_deals
        self.blocks = blocks

    async def open_table(
        self,
        game: str,
        options: Mapping[str, OptionValue],
        size: int,
        person: Person,
        *,
        guild: str | None,
        channel: str,
        lang: str,
        interaction: str,
        thread: str | None = None,
        hints: bool = True,
        word: str | None = None,
        invite: Person | None = None,
        pace: str = NONE,
        undo: str = ASK,
        pictures: str = USUAL,
        join: str = ANYBODY,
        when_full: bool = False,
        start: Start = BY_PRESS,
        again: int | None = None,
        computers: Sequence[str] = (),
        level: str = HEURISTIC_PLAYER,
    ) -> TableInfo:
        """Open a new table. The opener takes seat 0, and the commitment to the shuffle is public at once.

        ``word`` is the opener's part in the shuffle; None draws one. ``invite``: the next seat is kept for this person,
        and they are told. ``pace``: one of time_control.PACES. ``undo``: one of takebacks.TAKEBACKS. ``pictures``:
        one of preferences.PICTURES. ``join``: one of records.JOIN. ``when_full``: it starts by itself once full.
        ``start``: or it starts so by itself.
        ``again``: a finished table whose cards are dealt once more. Options and size are then those of that table, and
        nobody gives a word.
        ``computers``: names of computer players of this ``level``, who sit next to the opener; without a guest.
        Raises Refused: malformed (pace, undo, pictures, join, start), barred-here, no-such-game, no-computer-player,
        not-enough-seats (count, seats), bad-option (option, value), word-unfit, invite-refused, and those of
        ``table_limits.must_fit``, ``asks`` and ``DuplicateDeals.again``.
        """
        if known := await self.tables.earlier_answer(interaction, person.id):
            return known.table
        cards = None
        if again is not None:
            cards, former = await self.duplicate_deals.again(again, self.tables.library.game(game), person.id)
            options, size, word = former.options, former.seats, ""
        name = await self.names.at(guild, person)
        seats = [SeatRow(0, person.id, name, word=drawn_word() if word is None else word and typed_word(word))]
        if computers and game not in self.tables.library.choosers:
            raise Refused("no-computer-player")
        seats += [SeatRow(at, None, called, computer=level) for at, called in enumerate(computers, 1)]
        model = self.new_table_row(game, options, size, person, Spot(guild, channel, thread, lang), seats, hints=hints)
        if pace not in PACES or undo not in TAKEBACKS or pictures not in PICTURES or join not in JOIN:
            raise Refused("malformed")
        model.pace, model.undo, model.pictures = pace, undo, pictures
        model.join, model.when_full, model.starts = join, when_full, start
        must_fit_start(self.tables, model, start)
        if invite is not None:
            kept_apart = invite.id in await self.blocks.blocked_with(person.id)
            if invite.id == person.id or kept_apart or await is_barred(self.tables, guild, invite.id):
                raise Refused("invite-refused", name=invite.name)
            if size < 2:
                raise Refused("table-full", size=size)
            invitations.keep(model, invite.id, await self.names.at(guild, invite), 1, self.tables.clock())
        apart = await self.blocks.blocked_with(person.id)

        def alert(writing: Writing, change: Change) -> None:
            if cards is None:
                table_alerts.tell(writing, change, Person(person.id, name), apart)

        opened = await self.open(model, [person], interaction, person.id, cards=cards, add_tasks=alert, limited=True)
        return opened.table

    async def last_table(self, game: str, person: str, guild: str | None) -> TableRow | None:
        """Return the last table of a game in a server (None: in direct messages) whose host this person was."""
        row = await self.tables.store.row(SQL.last_table_of_opener, (person, game, guild or ""))
        return None if row is None else await self.tables.table_row(row["id"])

    async def last_rules(self, game: str, person: str, guild: str | None) -> HouseRules | None:
        """Return the house rules of that table, as the game offers them now; None if there was no such table."""
        last = await self.last_table(game, person, guild)
        return None if last is None else fitting(self.tables.library.game(game), rules_of(last))

    async def opened_by(self, interaction: str, viewer: str) -> TableInfo | None:
        """Return the table that a press has opened, None if there was no such press."""
        known = await self.tables.earlier_answer(interaction, viewer)
        return None if known is None else known.table

    async def open_daily(
        self,
        game: str,
        options: Mapping[str, OptionValue],
        seats: list[SeatRow],
        person: Person,
        spot: Spot,
        cards: Cards,
        interaction: str,
    ) -> TableInfo:
        """Open a table of the daily deal (``daily``), not dealt yet. Raises Refused as ``open_table``."""
        model = self.new_table_row(game, options, len(seats), person, spot, seats, hints=False)
        model.undo = OFF
        return (await self.open(model, [person], interaction, person.id, cards=cards, limited=True)).table

    async def open_seated(
        self,
        game: str,
        people: Sequence[Person | str],
        spot: Spot,
        pace: str,
        interaction: str,
        words: list[str],
        also: Callable[[Writing, int], None],
        cards: Cards | None = None,
        rules: HouseRules | None = None,
    ) -> TableInfo:
        """Open a table for people who have agreed to be seated (a league); ``deal_seated`` deals it next.

        The first of them is the opener, and nobody else can sit down; a name instead of a person is a computer player.
        ``words``: their parts in the shuffle. ``cards``: shuffles that it takes from another deal. No hints.
        ``rules``: options, take-backs and pictures; None for the usual ones.
        ``also`` is called in the same write with the table's number, and may refuse. Raises Refused as ``open_table``.
        """
        humans = [one for one in people if isinstance(one, Person)]
        if len(humans) < len(people) and game not in self.tables.library.choosers:
            raise Refused("no-computer-player")
        options = {} if rules is None else offered(self.tables.library.game(game), len(people), rules.options)
        # Outside their server people are seen by the names that they have everywhere.
        called = {p.id: p.everywhere if spot.guild is None else p.name for p in humans}
        rows = [
            SeatRow(at, one.id, called[one.id], word=word)
            if isinstance(one, Person)
            else SeatRow(at, None, one, computer=HEURISTIC_PLAYER)
            for at, (one, word) in enumerate(zip(people, words, strict=True))
        ]
        model = self.new_table_row(game, options, len(people), humans[0], spot, rows, hints=False)
        model.pace, model.invited_only = pace, True
        if rules is not None:
            model.undo, model.pictures = rules.undo, rules.pictures
        return (await self.open(model, humans, interaction, humans[0].id, cards=cards, also=also)).table

    def new_table_row(
        self,
        game: str,
        options: Mapping[str, OptionValue],
        size: int,
        opener: Person,
        spot: Spot,
        seats: list[SeatRow],
        *,
        hints: bool,
        watch: bool = False,
    ) -> TableRow:
        """Return a table that is not stored yet. Raises Refused as ``open_table``."""
        named = self.tables.library.game(game)
        rules = named.playing(options)
        if size not in rules.seats:
            raise Refused("not-enough-seats", count=size, seats=list(rules.seats))
        try:
            settled = named.settled(size, options)
        except BadOption as e:
            raise Refused("bad-option", option=e.option, value=e.value) from e
        return TableRow(
            id=0,
            match="",
            game=game,
            revision=rules.revision,
            options=settled,
            size=size,
            lang=spot.lang,
            guild=spot.guild,
            channel=spot.channel,
            thread=spot.thread,
            opener=opener.id,
            status=Status.OPEN,
            seq=1,
            moves=0,
            opened=0.0,
            touched=0.0,
            paused_for="",
            rematch_of=None,
            votes=[],
            sealed=0,
            commitment="",
            seats=seats,
            hints=hints,
            watch=watch,
        )

    async def open(
        self,
        model: TableRow,
        people: list[Person],
        interaction: str,
        viewer: str,
        before: Change | None = None,
        cards: Cards | None = None,
        also: Callable[[Writing, int], None] | None = None,
        *,
        add_tasks: Callable[[Writing, Change], None] | None = None,
        limited: bool = False,
    ) -> Acted:
        """Store a new table like ``model`` with its own secret, and tell people for whom a seat is kept.

        ``before``, ``also`` (it gets the table's number) and the tasks that ``add_tasks`` adds go into the same write.
        ``cards``: shuffles that it takes from another deal. ``limited``: the opener chose to open it, so the limits of
        ``table_limits`` apply, and ``barring``.
        """
        if limited:
            await must_be_welcome(self.tables, model.guild, model.opener)
        secret = secrets.token_bytes(SECRET_BYTES) if cards is None else cards.secret
        opened = (replace(p, name=model.name_of(p.id, p.name)) for p in people if p.id == model.opener)
        opener = next(opened, Person(model.opener, ""))
        match = secrets.token_hex(6)
        now = self.tables.clock()
        new = replace(model, match=match, commitment=commitment(secret, match), opened=now, touched=now, heard=now)

        def write(writing: Writing) -> int:
            if before is not None:
                before.write(writing)
            know(writing, people)
            table = writing.insert(_TABLE, (secret.hex(), *values(new, Written.ONCE)))
            writing.do(MODEL_SQL.add_press, (interaction, table, now))
            if limited:
                # After the press is noted, so that a repeated press opens no second table.
                must_fit(writing, model.opener, model.guild, now, watch=model.watch)
            writing.each(SEAT, [(table, *values(seat_row, Written.ONCE)) for seat_row in model.seats])
            if cards is not None:
                writing.do(MODEL_SQL.add_deal_of_table, (table, cards.key, dump(cards.nonces), cards.begins))
            if also is not None:
                also(writing, table)
            change = Change(model.copy(), now)
            change.table.id, change.table.seq = table, 0
            change.add_task(DeliveryKind.TABLE)
            for invited in model.invited:
                guest = Person(invited.person, invited.name)
                tell_invited(change, guest, opener, again=model.rematch_of is not None)
                asks.must_wait(change, asks.INVITE, opener.id, guest.id, guest.name)
            if add_tasks is not None:
                add_tasks(writing, change)
            starts.arm(change)
            change.check(writing)
            change.write_tasks(writing)
            change.write_timers(writing)
            return table

        try:
            table = await self.tables.store.transaction(write)
        except Conflict:
            raise Refused("stale") from None
        except IntegrityError:
            again = await self.tables.earlier_answer(interaction, viewer)
            if again is None:
                raise
            return again
        self.tables.wakeups.outbox.set()
        if new.starts:
            self.tables.wakeups.timers.set()
        return Acted((await self.tables.table_row(table)).info(viewer))


def tell_invited(change: Change, guest: Person, by: Person, *, again: bool = False) -> None:
    """Tell a person that a seat is kept for them; ``again``: for another game with the same people."""
    key, called = ("rematch-invited", None) if again else ("invited", guest.name)
    facts = {"key": key, "name": by.name, "verbs": ["join", "decline"]}
    asks.ask(change, asks.INVITE, by.id, guest.id, facts, called=called)


def rules_of(table: TableRow) -> HouseRules:
    """Return the house rules of a table."""
    return HouseRules(
        table.options,
        table.size,
        table.pace,
        table.undo,
        table.hints,
        table.pictures,
        table.join,
        FULL if table.when_full else table.starts.chosen,
    )


def must_fit_start(tables: Tables, table: TableRow, start: Start) -> None:
    """Check when a table is to start.

    Raises Refused: not-enough-seats (count, seats), no-computer-player, malformed for a moment that has passed or is
    too far away.
    """
    now = tables.clock()
    fit = [count for count in tables.library.rules(table).seats if count <= table.size]
    if start.count and start.count not in fit:
        raise Refused("not-enough-seats", count=start.count, seats=fit)
    if start.at and not now < start.at <= now + LONGEST_S:
        raise Refused("malformed")
    if start.computers and table.game not in tables.library.choosers:
        raise Refused("no-computer-player")
