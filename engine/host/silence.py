"""Going on without somebody who does not answer, and letting them back in. The rulings are in ``standstill``."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from engine.core.action import Action
from engine.core.game import TABLE_ACTOR
from engine.core.match import Match
from engine.host import standstill
from engine.host.asking import TIMEOUT, as_it_was, finish, follow_up, is_secret, question, remind
from engine.host.change import Change
from engine.host.desk import NOBODY, OVER, Chair, Desk
from engine.host.ground import working_copy
from engine.host.play import HEURISTIC_PLAYER, Play, all_agree, note
from engine.host.records import Acted, Errand, Person, Refused, Status

SITS_IN = "friend"
"""The level of a computer that sits in for somebody, where searching players are."""
_OF_ONE_TURN = 12
"""So many moves at most are made for a silent person until somebody else is asked."""
_OF_A_WINDOW = 200
"""So many at most until a secret question is over."""


class Silence(Play):
    """What a table does when nobody answers."""

    async def look_for_silence(self, table_id: int) -> None:
        """Tell the table what is due: an offer, or that one press is enough (perhaps one made before).

        Called when the table's timer is due; may be called at any time. With nothing to say it sets the timer anew.
        """
        async with self._at(table_id) as desk:
            if desk.status is Status.PAUSED:
                return
            change = self._change(desk, None)
            if not standstill.look(desk, change.now):
                change.quiet = True
                await self._commit(change)
                return
            votes = standstill.agreed(desk)
            choice = max(standstill.choices(desk), key=lambda c: votes[c])
            if votes[choice] >= standstill.needed(desk):
                await self._go_on_without(desk, choice, None, None)
                return
            change.errand(Errand.TABLE)
            await self._commit(change)

    async def agree(self, table_id: int, person: Person, number: int, choice: str, interaction: str) -> Acted:
        """Agree that the table goes on: ``choice`` is one of standstill.CHOICES, ``number`` the offer's own.

        Once enough have agreed it is carried out in the same write. Refused: not-at-this-table, not-started,
        table-over, table-paused, silence-over (the offer is void), silence-yours (the presser is waited for),
        no-computer-player, malformed.
        """
        async with self._at(table_id) as desk:
            if again := await self._before(interaction, person.id):
                return again
            chair = desk.seated(person.id)
            desk.must_be_playing()
            standstill.forget(desk)
            if desk.stall is None or int(desk.stall.at) != number:
                raise Refused("silence-over")
            if choice not in standstill.choices(desk):
                raise Refused("malformed")
            if chair in standstill.covered(desk):
                raise Refused("silence-yours")
            if choice == standstill.COMPUTER and desk.game not in self.choosers:
                raise Refused("no-computer-player")
            desk.stall.votes[person.id] = choice
            if standstill.agreed(desk)[choice] >= standstill.needed(desk):
                return await self._go_on_without(desk, choice, interaction, person.id)
            change = self._change(desk, interaction)
            change.errand(Errand.TABLE)
            return await self._commit(change, person.id)

    async def _go_on_without(self, desk: Desk, choice: str, interaction: str | None, viewer: str | None) -> Acted:
        """Carry out what was agreed, in one write."""
        silent = standstill.covered(desk)
        change = self._change(desk, interaction)
        desk.stall, desk.since = None, change.now if desk.sealed else desk.since
        if choice == standstill.COMPUTER:
            return await self._sit_in(change, silent, viewer)
        return await self._move_for(change, silent, viewer)

    async def _move_for(self, change: Change, silent: list[Chair], viewer: str | None) -> Acted:
        """Make the time-out moves: of the silent seats, or of all that have not answered where these are secret."""
        desk = change.desk
        now_at = await self._match(desk)
        match = working_copy(now_at)
        before = as_it_was(now_at)
        if before.secret:
            note(change, "table-moved-for-somebody")
            moved = self._close_window(change, match)
        else:
            moved = set()
            for chair in silent:
                if chair.seat in match.state.waiting and match.state.phase == now_at.state.phase:
                    note(change, "table-moved-for", seat=chair.seat, name=chair.name)
                    moved |= self._turn_of(change, match, chair.seat)
        follow_up(
            change,
            match,
            before,
            desk.around,
            acted=moved,
            present=None,
            pace=self.pace,
            table_pause=self.table_pause,
        )
        if not match.over:
            # That the table moved is for everybody to see, also where what it moved is not.
            change.secret = False
            change.errand(Errand.TABLE)
        own = None if viewer is None else desk.of(viewer)
        events = [e for e in match.ctx.events if e.seen_by(None if own is None else own.seat)]
        return await self._commit(change, viewer, match=match, events=events)

    def _turn_of(self, change: Change, match: Match[Any], seat: int) -> set[int]:
        """Move for one seat until it is somebody else's turn: a turn of several questions is waited for once."""
        moved = self._time_out(change, match, seat)
        for _ in range(_OF_ONE_TURN):
            if match.over or is_secret(match) or match.state.waiting != [seat]:
                break
            moved |= self._time_out(change, match, seat)
        return moved

    def _close_window(self, change: Change, match: Match[Any]) -> set[int]:
        """Move for everybody who has not answered a secret question, until it is over.

        Also for those who would have been asked later, and for computers: that somebody is still to be asked may
        be a secret as well.
        """
        moved: set[int] = set()
        here = match.state.phase, question(match, TABLE_ACTOR)
        for _ in range(_OF_A_WINDOW):
            waiting = [] if match.over else [p for p in match.state.waiting if p != TABLE_ACTOR]
            if not waiting or (match.state.phase, question(match, TABLE_ACTOR)) != here:
                break
            moved |= self._time_out(change, match, waiting[0])
        return moved

    def _time_out(self, change: Change, match: Match[Any], seat: int) -> set[int]:
        """Make the default move of a seat, and what follows by itself; the seats that moved."""
        secret = is_secret(match)
        action = default_move(match, seat)
        events = match.submit(seat, action)
        change.entry("move", seat, [seat, *action.wire()], [e.to_json() for e in events], TIMEOUT, secret)
        return {seat} | self._play_automatic(change, match)

    async def _sit_in(self, change: Change, silent: list[Chair], viewer: str | None) -> Acted:
        """Let a computer sit in for the silent; their question stays, so that they may still answer it."""
        desk = change.desk
        search = self.search
        level = SITS_IN if search is not None and SITS_IN in search.levels else HEURISTIC_PLAYER
        change.seats_changed = True
        for chair in silent:
            person = chair.person or ""
            chair.person, chair.absent, chair.computer = None, person, level
            change.orders[chair.seat] = None
            change.no_errand(Errand.REFRESH, person)
            # News for the person, and the way back.
            change.errand(Errand.HAND, person, number=int(change.now))
            note(change, "table-computer-sits", seat=chair.seat, name=chair.name)
            if person in desk.votes:
                desk.votes.remove(person)
            remind(change, chair, False, NOBODY, self.pace)
        change.errand(Errand.TABLE)
        if all_agree(desk):
            finish(change, Status.ENDED)
            note(change, "table-ended")
        return await self._commit(change, viewer)

    async def come_back(self, table_id: int, person: Person, interaction: str) -> bool:
        """Give a person the seat back in which a computer stands in for them; whether there was one.

        The question stays the same, so that the very press that brought them may answer it. A fresh hand is sent.
        """
        mine = "SELECT 1 FROM seats WHERE table_id = ? AND absent = ? AND person IS NULL"
        if await self.store.row(mine, (table_id, person.id)) is None:
            return False
        async with self._at(table_id) as desk:
            chair = desk.absent(person.id)
            if chair is None or desk.status in OVER:
                return False
            change = self._change(desk, interaction, person)
            change.seats_changed = True
            chair.person, chair.absent, chair.computer = person.id, None, None
            if chair.asked:
                chair.asked_at, chair.pinged = change.now, chair.asked
                change.timers[chair.seat] = None
            note(change, "table-returned", seat=chair.seat, name=chair.name)
            change.errand(Errand.HAND, person.id)
            change.errand(Errand.TABLE)
            await self._commit(change, person.id)
            return True


def default_move(match: Match[Any], seat: int) -> Action:
    """The spec's default move, or the first legal one where even that fails."""
    with suppress(Exception):
        action = match.game.timeout(match.state.clone(), seat)
        if match.game.allows(match.state, seat, action):
            return action
    return match.game.legal(match.state, seat)[0]
