"""The changes of live hands under way, the steps open on them, and which tasks of the outbox wait for them.

The rulings stand in ``live_hands``.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from cogs.delivery.delivery_lanes import hand_lane, lease_of
from cogs.ui.interactions import Caller
from engine.host.model.records import DeliveryKind, DeliveryTask, Post, Status, TableInfo
from engine.host.store.errors import NotRecorded

if TYPE_CHECKING:
    from cogs.ui.services import Services

ANSWER_TIMEOUT_S = 1.0
"""Seconds for which a table's messages wait for an answer to go out before them."""
STEP_HOLD_S = 15.0
"""Seconds for which a step that was opened on a hand stays there."""
WAITING = frozenset({DeliveryKind.REFRESH, DeliveryKind.RESULT})
"""Tasks that wait while a press on the hand is answered."""

Key = tuple[int, str]
"""A table and the person of the hand, or the table and a name for a message that only its reader sees."""


@dataclass(slots=True)
class HandChange:
    """One change of a hand, from its first line to its last."""

    answer: bool
    """True if it answers a press; otherwise it is a delivery."""
    alone: bool
    """True if no change overlapped it that may have shown an older state (ruling 2)."""
    committed: bool = False
    """True if its move is written: a press that comes now shows it too."""
    overtaken: bool = False
    """True if another change began after it."""
    lease: str = ""
    """The lease that keeps other processes from this hand meanwhile; "" if none is needed."""


class HandChanges:
    """The changes under way, by hand; only those of this process."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._changes: dict[Key, list[HandChange]] = {}
        self._answers: dict[str, HandChange] = {}
        """Answers under way, by interaction."""
        self._steps: dict[str, tuple[int, float]] = {}
        """By message of an open step: its prompt, and until when it stays."""
        self._unanswered: dict[str, tuple[int, float]] = {}
        """Table and time of moves whose answer is not out yet, by interaction."""

    @contextmanager
    def _change(self, key: Key, *, answer: bool) -> Iterator[HandChange]:
        """Register a change of this hand for the time of the block."""
        others = self._changes.setdefault(key, [])
        for other in others:
            other.overtaken = True
            other.alone = other.alone and other.committed
        change = HandChange(answer, alone=not others)
        others.append(change)
        try:
            yield change
        finally:
            others.remove(change)
            if not others:
                del self._changes[key]

    @contextmanager
    def answering(self, who: Caller, table: int) -> Iterator[None]:
        """Register the answer to a press at this table, if it may change the message it came from."""
        message = who.interaction.message
        if message is None or not who.on_message:
            yield
            return
        # In a direct message that may be the live hand. An answer only the presser sees is changed by no delivery.
        key = table, who.person.id if who.interaction.guild_id is None else f"answer {message.id}"
        with self._change(key, answer=True) as change:
            self._answers[who.key] = change
            self._steps.pop(str(message.id), None)
            try:
                yield
            finally:
                del self._answers[who.key]

    @asynccontextmanager
    async def holding(self, who: Caller, table: int) -> AsyncIterator[None]:
        """As ``answering``; during the block no other process changes the hand (ruling 9)."""
        leases, name = self.services.host.tables.leases, lease_of(hand_lane(table, who.person.id))
        with self.answering(who, table):
            change = self._answers.get(who.key)
            if change is None or not leases.shared or who.interaction.guild_id is not None:
                yield
                return
            granted: dict[str, bool] = {}
            with contextlib.suppress(NotRecorded):
                granted = await leases.take([name])
            # A message of a process that was cut off here may still arrive.
            change.alone = change.alone and granted.get(name) is False
            change.lease = name
            try:
                yield
            finally:
                if name in granted:
                    give_back = partial(self._give_back, name, clean=not granted[name])
                    asyncio.get_running_loop().call_later(self._open_for(who), give_back)

    def _give_back(self, name: str, clean: bool) -> None:
        self.services.host.tables.leases.give_back(name, clean=clean)
        # The worker's next round writes it.
        self.services.host.tables.wakeups.outbox.set()

    def _open_for(self, who: Caller) -> float:
        """Return the seconds for which an open step on the pressed message keeps other processes away."""
        message = who.interaction.message
        _, until = self._steps.get("" if message is None else str(message.id), (0, 0.0))
        return max(0.0, until - self.services.clock())

    def delivering(self, task: DeliveryTask) -> contextlib.AbstractContextManager[HandChange]:
        """Register a task that may change this person's hand; one at a time for each hand (a lane of the worker)."""
        return self._change((task.table, task.target), answer=False)

    def answers_under_way(self, table: int, person: str) -> int:
        """Return how many presses are being answered that may be on this hand."""
        return sum(change.answer for change in self._changes.get((table, person), ()))

    def step_shown(self, who: Caller, prompt: int) -> None:
        """Note that a step towards the answer to ``prompt`` is open now on the pressed message, or the menu.

        ``prompt`` is 0 if the message shows no open prompt.
        """
        message, now = who.interaction.message, self.services.clock()
        self._steps = {of: step for of, step in self._steps.items() if step[1] > now}
        if message is not None and not who.unseen:
            self._steps[str(message.id)] = prompt, now + STEP_HOLD_S

    def _step_left(self, post: Post, info: TableInfo) -> float:
        """Return the seconds for which an open step on this hand stays; 0 if there is none with an open prompt."""
        prompt, until = self._steps.get(post.message, (0, 0.0))
        seat = info.seat_of(post.target)
        stands = info.status is Status.PLAYING and seat is not None and seat.prompt == prompt
        return max(0.0, until - self.services.clock()) if stands else 0.0

    # The outbox during a change

    def must_wait(self, task: DeliveryTask) -> bool:
        """True if a task must wait for a press on the hand that it would change."""
        return task.kind in WAITING and self.answers_under_way(task.table, task.target) > 0

    def answers_first(self, interaction: str, table: int) -> None:
        """Note that a move is being made; until ``answered`` nothing of its table is delivered."""
        self._unanswered[interaction] = table, self.services.clock()

    def answered(self, interaction: str) -> None:
        """Note that the answer is sent, or that none is to come."""
        if self._unanswered.pop(interaction, None) is not None:
            self.services.host.tables.wakeups.outbox.set()

    @property
    def answers_due(self) -> bool:
        """True if the answer to some move is not sent yet."""
        return bool(self._unanswered)

    def may_deliver(self, table: int) -> bool:
        """True if no answer goes before the tasks of a table. An answer that is stuck stops counting soon."""
        late = self.services.clock() - ANSWER_TIMEOUT_S
        return all(of != table or since < late for of, since in self._unanswered.values())
