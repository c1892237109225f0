"""A game that stands still inside a match, and waits for nobody: a double is being answered, or was passed."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.state import NO_SEAT
from engine.core.view import View
from locales import Words


def halted(view: View) -> bool:
    """Whether nobody is to move in it, though it has not ended by itself."""
    return view.standing is not None and (view.standing.given_up or view.standing.answering != NO_SEAT)


def numbers_cards(view: View) -> bool:
    """Whether the cards of a hand have the menu's numbers: not where no menu can ask for one."""
    return not view.over and not halted(view)


def halt_task(view: View, words: Words) -> str:
    """What the viewer is asked instead of a move, in a few words; "" where they are asked nothing."""
    asked = view.standing is not None and view.seat is not None and view.standing.answering == view.seat
    return words("cube-task-answer") if asked else ""


def whose_turn(view: View, names: Sequence[str], words: Words, key: str = "tricks-wait") -> str:
    """Who is to move (``key``, with ``name``); where nobody is, whose answer is waited for, or that it was given up.

    "" for whoever has to answer.
    """
    if view.waiting:
        return words(key, name=names[view.waiting[0]])
    standing = view.standing
    if standing is None or standing.answering == view.seat:
        return ""
    if standing.given_up:
        return words("cube-wait-over")
    return "" if standing.answering == NO_SEAT else words("cube-wait-answer", name=names[standing.answering])
