"""Playing on from a position of a finished game, alone against computer players, with the same hidden cards.

Rulings:

1. Whoever may look back at a game with all hands open may play on from any of its positions, as any seat. The other
   seats are computer players. The table is in their direct messages; nobody else reaches it.
2. It has the secret, the words and the beginner of the former game, so also its later shuffles, and the moves that led
   to the position. Nobody made these moves here, so none of them can be taken back.
3. It counts for nobody: not for ratings and profiles, which know it by the name of its cards, nor for the same cards
   side by side, nor for the daily deal. Its result cannot be shared, since others may still play these cards.
4. Its record names the former deal (Header.cards), and verifies by itself.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.match import Header
from engine.host.lobby.opening import Opening, Spot
from engine.host.model.duplicate_deals import Cards, played_on
from engine.host.model.logged import LoggedMove
from engine.host.model.nonces import tells_ids
from engine.host.model.records import Acted, Person, Refused, Status
from engine.host.model.rows import OVER, SeatRow
from engine.host.play.takebacks import Takebacks
from engine.host.table.dealing import Dealing
from engine.host.table.tables import Tables


class PlayOn:
    """Tables that begin at a position of a finished game."""

    def __init__(self, tables: Tables, takebacks: Takebacks, opening: Opening, dealing: Dealing) -> None:
        self.tables = tables
        self.takebacks = takebacks
        self.opening = opening
        self.dealing = dealing

    async def open(
        self,
        table_id: int,
        count: int,
        seat: int,
        person: Person,
        names: Sequence[str],
        level: str,
        *,
        channel: str,
        lang: str,
        interaction: str,
    ) -> Acted:
        """Return a table that goes on after the first ``count`` moves of a finished one, dealt.

        The caller checks that the person may look back at that game with all hands. ``seat`` is theirs; ``names``:
        those of the computer players, one fewer than the seats. ``channel``: that of their direct messages. A repeated
        press completes the work of the first. Raises Refused: no-such-table, not-over, play-on-end (nothing is left to
        play), moves-gone, proof-old-rules, no-computer-player, malformed, and those of ``Opening.open_table``.
        """
        header, secret, moves = await self._position(table_id, count)
        if not 0 <= seat < header.seats or len(names) != header.seats - 1:
            raise Refused("malformed")
        if header.game not in self.tables.library.choosers:
            raise Refused("no-computer-player")
        found = await self.opening.opened_by(interaction, person.id)
        if found is None:
            called = iter(names)
            seats = [
                SeatRow(at, person.id, person.everywhere)
                if at == seat
                else SeatRow(at, None, next(called), computer=level)
                for at in range(header.seats)
            ]
            spot = Spot(None, channel, None, lang)
            model = self.opening.new_table_row(
                header.game, header.options, header.seats, person, spot, seats, hints=True
            )
            key = played_on(header.cards or header.match)
            cards = Cards(key, secret, header.nonces, header.first)
            opened = await self.opening.open(model, [person], interaction, person.id, cards=cards, limited=True)
            found = opened.table
        if found.status is not Status.OPEN:
            return Acted(found, repeated=True)
        return await self.dealing.start(found.id, person, f"{interaction}-deal", moves)

    async def _position(self, table_id: int, count: int) -> tuple[Header, bytes, list[LoggedMove]]:
        """Return header and secret of a finished game, and its first ``count`` moves; ``open`` names the refusals."""
        async with self.tables.locked(table_id) as table:
            if table.status not in OVER:
                raise Refused("not-over")
            match = await self.tables.matches.with_its_moves(table)
            moves = await self.takebacks.standing_moves(table)
        if match.header.revision != match.game.revision or tells_ids(match.header.nonces):
            raise Refused("proof-old-rules")
        if not 0 <= count < len(moves) + (table.status is not Status.FINISHED):
            raise Refused("play-on-end")
        return match.header, match.secret, moves[:count]
