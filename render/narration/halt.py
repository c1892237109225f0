"""A game that is halted inside a match and waits for no person: a double is being answered, or was passed."""

from __future__ import annotations

from engine.core.state import NO_SEAT
from engine.core.view import View
from locales import Words
from render.narration.telling import Telling


def halted(view: View) -> bool:
    """True if no person is to move in the game, although it has not ended by itself."""
    return view.standing is not None and (view.standing.given_up or view.standing.answering != NO_SEAT)


def numbers_cards(view: View) -> bool:
    """True if the cards of a hand have the menu's numbers: False if no menu can ask for one."""
    return not view.over and not halted(view)


def halt_task(view: View, words: Words) -> str:
    """Return the viewer's task in place of a move, in a few words; "" if there is none."""
    asked = view.standing is not None and view.seat is not None and view.standing.answering == view.seat
    return words("cube-task-answer") if asked else ""


def whose_turn(telling: Telling, key: str = "tricks-wait") -> str:
    """Return who is to move (``key``, with ``name``), or that the match is over.

    If no seat is to move, return whose answer is open, or who gave up the leg; "" for the person who has to answer.
    """
    view = telling.view
    if view.over:
        return telling("tricks-over")
    if view.waiting:
        return telling(key, name=telling.name(view.waiting[0]))
    standing = view.standing
    if standing is None or standing.answering == view.seat:
        return ""
    if standing.given_up:
        return telling("cube-wait-over")
    return "" if standing.answering == NO_SEAT else telling("cube-wait-answer", name=telling.name(standing.answering))
