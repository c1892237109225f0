"""Conditions: next moves prepared ahead that depend on the position in which they are made.

A condition is data with the wire form of a move; it is never made as a move itself. The phase says which conditions a
seat may prepare (``Phase.ahead``) and which move each one becomes when the seat is asked (``Phase.meant``); both use
only what the seat may know. The host stores and carries out conditions (``engine.host.play.premoves``). One check
serves all of them: ``resolved``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.action import Action
from engine.core.facts import Message

if TYPE_CHECKING:
    from engine.core.game import Game
    from engine.core.state import State


class Condition(Action):
    """An instruction of a seat for its next prompt, in terms of the position at that time."""

    def said(self) -> str:
        """Return the end of the condition's message key: ``ahead-<said>``."""
        return self.tag

    def otherwise(self) -> Action | None:
        """Return the move that the condition names for the case that it does not apply; None if it names none."""
        return None


def resolved(game: Game[Any], s: State, seat: int, prepared: Action) -> Action | Message:
    """Return the legal move that a prepared move or condition becomes for an asked seat, or why there is none."""
    action = game.meant(s, seat, prepared) if isinstance(prepared, Condition) else prepared
    if isinstance(action, Message) or game.allows(s, seat, action):
        return action
    return game.why_not(s, seat, action)
