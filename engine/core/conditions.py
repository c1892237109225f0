"""Conditions: a next move told ahead that hangs on the position in which it will be made. Data, with the wire form of a
move; they are never made themselves.

Which a seat may tell, and what each comes to once it is asked, its phase says (``Phase.ahead``, ``Phase.meant``), from
what the seat itself may know. What keeps and carries them out is the host (``engine.host.play.premoves``), with one
check for all: ``resolved``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.action import Action
from engine.core.facts import Message

if TYPE_CHECKING:
    from engine.core.game import Game
    from engine.core.state import State


class Condition(Action):
    """What a seat wants done when it is asked, in words of its position then."""

    def said(self) -> str:
        """The end of its message key: ``ahead-<said>``."""
        return self.tag

    def otherwise(self) -> Action | None:
        """The move that it names for the case that it does not apply, if any."""
        return None


def resolved(game: Game[Any], s: State, seat: int, prepared: Action) -> Action | Message:
    """The legal move that a prepared move or condition comes to for a seat that is asked, or why there is none."""
    action = game.meant(s, seat, prepared) if isinstance(prepared, Condition) else prepared
    if isinstance(action, Message) or game.allows(s, seat, action):
        return action
    return game.why_not(s, seat, action)
