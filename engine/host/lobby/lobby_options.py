"""Settings of a table that the opener may change before the deal: options, seats, who may join."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.game import CUBE
from engine.core.options import BadOption, OptionValue
from engine.host.lobby.opening import must_fit_start
from engine.host.lobby.presets import cube_kept
from engine.host.lobby.seating import Seating
from engine.host.model import invitations
from engine.host.model.clock.starts import BY_PRESS, Start
from engine.host.model.clock.time_control import PACES
from engine.host.model.preferences import PICTURES
from engine.host.model.records import ANYBODY, INVITED, JOIN, Acted, Person, Refused
from engine.host.model.rows import TableRow
from engine.host.model.takebacks import TAKEBACKS
from engine.host.table.tables import Tables


class LobbyOptions:
    """The opener's choices. Each method raises Refused: only-the-opener, already-started, table-over."""

    def __init__(self, tables: Tables, seating: Seating) -> None:
        self.tables = tables
        self.seating = seating

    async def choose_option(
        self, table_id: int, person: Person, key: str, value: OptionValue, interaction: str
    ) -> Acted:
        """Set an option of the game. Also raises Refused: bad-option (option, value), game-away."""

        def chosen(table: TableRow) -> None:
            table.must_have_own_cards()
            given = {**table.options, key: value}
            if key == CUBE:
                given = cube_kept(self.tables.library.game(table.game), table.options, given)
            table.options = self._checked(table, table.size, given)

        return await self._agree_on(table_id, person, interaction, chosen)

    async def choose_size(self, table_id: int, person: Person, size: int, interaction: str) -> Acted:
        """Set the number of seats; players whose seat is removed move to free ones.

        Also raises Refused: not-enough-seats (count, seats), too-many-seated (count), bad-option (option, value),
        game-away.
        """

        def chosen(table: TableRow) -> None:
            table.must_have_own_cards()
            rules = self.tables.library.rules(table)
            if size not in rules.seats:
                raise Refused("not-enough-seats", count=size, seats=list(rules.seats))
            if len(table.seats) > size:
                raise Refused("too-many-seated", count=len(table.seats))
            table.options = self._checked(table, size, table.options)
            if table.starts.count >= size:
                # So many can no longer come: it starts once full, as a kept way to start does (``fitting_way``).
                table.when_full, table.starts = True, BY_PRESS
            invitations.close_ranks(table, size, self.tables.clock())

        return await self._agree_on(table_id, person, interaction, chosen)

    async def choose_pace(self, table_id: int, person: Person, pace: str, interaction: str) -> Acted:
        """Set the pace, one of time_control.PACES. Also raises Refused: malformed."""

        def chosen(table: TableRow) -> None:
            if pace not in PACES:
                raise Refused("malformed")
            table.pace = pace

        return await self._agree_on(table_id, person, interaction, chosen)

    async def allow_hints(self, table_id: int, person: Person, on: bool, interaction: str) -> Acted:
        """Set whether hints may be asked for."""

        def chosen(table: TableRow) -> None:
            table.hints = on

        return await self._agree_on(table_id, person, interaction, chosen)

    async def allow_undo(self, table_id: int, person: Person, value: str, interaction: str) -> Acted:
        """Set whether moves may be taken back; one of takebacks.TAKEBACKS. Also raises Refused: malformed."""

        def chosen(table: TableRow) -> None:
            if value not in TAKEBACKS:
                raise Refused("malformed")
            table.undo = value

        return await self._agree_on(table_id, person, interaction, chosen)

    async def choose_pictures(self, table_id: int, person: Person, pictures: str, interaction: str) -> Acted:
        """Set how the public pictures are drawn, one of preferences.PICTURES. Also raises Refused: malformed."""

        def chosen(table: TableRow) -> None:
            if pictures not in PICTURES:
                raise Refused("malformed")
            table.pictures = pictures

        return await self._agree_on(table_id, person, interaction, chosen)

    async def choose_join(self, table_id: int, person: Person, join: str, interaction: str) -> Acted:
        """Set who may join, one of records.JOIN; people who sit already stay. Also raises Refused: malformed."""

        def chosen(table: TableRow) -> None:
            if join not in JOIN:
                raise Refused("malformed")
            table.join = join

        return await self._agree_on(table_id, person, interaction, chosen)

    async def invite_only(self, table_id: int, person: Person, on: bool, interaction: str) -> Acted:
        """Let only invited people join, or anybody."""
        return await self.choose_join(table_id, person, INVITED if on else ANYBODY, interaction)

    async def start_when_full(self, table_id: int, person: Person, on: bool, interaction: str) -> Acted:
        """Set whether the game starts by itself once every seat is taken; at once if all are taken."""

        def chosen(table: TableRow) -> None:
            table.when_full = on
            table.starts = BY_PRESS if on else table.starts

        return await self._agree_on(table_id, person, interaction, chosen)

    async def choose_start(
        self, table_id: int, person: Person, start: Start, interaction: str, *, when_full: bool = False
    ) -> Acted:
        """Set when the game starts by itself; BY_PRESS for a press of Start, unless ``when_full``.

        Also raises Refused: not-enough-seats (count, seats), no-computer-player, malformed for a moment that has passed
        or is too far away.
        """

        def chosen(table: TableRow) -> None:
            must_fit_start(self.tables, table, start)
            table.when_full, table.starts = when_full, start

        return await self._agree_on(table_id, person, interaction, chosen)

    async def _agree_on(
        self, table_id: int, person: Person, interaction: str, choose: Callable[[TableRow], None]
    ) -> Acted:
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, person.id):
                return again
            table.must_be_open()
            table.must_not_be_for_one()
            if table.opener != person.id:
                raise Refused("only-the-opener")
            choose(table)
            return await self.seating.seated(self.tables.change(table, interaction), person.id)

    def _checked(self, table: TableRow, size: int, given: dict[str, OptionValue]) -> dict[str, OptionValue]:
        try:
            return self.tables.library.game(table.game).settled(size, given)
        except BadOption as e:
            raise Refused("bad-option", option=e.option, value=e.value) from e
