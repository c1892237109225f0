"""What the hands of most games fill alike: fields that follow from the view, and the numbered own cards."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any, TypedDict

from engine.core.view import View
from locales import Words
from render.kit.layout import Told
from render.kit.pages.hand import HandCard
from render.kit.pages.trick_table import Face, card_face
from render.narration.cards import card_spoken
from render.narration.halt import numbers_cards


class EveryHand(TypedDict):
    """Fields of a hand (``render.kit.pages.hand``)."""

    empty: str
    seat: int
    numbers: bool
    over: bool


def every_hand(view: View, words: Words) -> EveryHand:
    """Return these fields for the viewer's hand."""
    return EveryHand(empty=words("tricks-empty"), seat=view.me, numbers=numbers_cards(view), over=view.over)


def own_cards(
    view: View[Any],
    words: Words,
    marked: Container[int] = (),
    mark: str = "",
    *,
    asked: bool | None = None,
    legal: Container[int] | None = None,
    face: Callable[[int], Face] = card_face,
    told: Callable[[int, Words], Told] = card_spoken,
) -> tuple[HandCard, ...]:
    """Return the own cards, numbered from 1; ``mark`` is on those of ``marked``.

    ``asked`` is True if a card is asked for, by default if it is the viewer's turn. ``legal`` are the cards that may be
    chosen, by default the first field of each legal move: if that is no card (a bid), pass ``asked=False``.
    """
    asking = view.asked if asked is None else asked
    allowed = {action.wire()[1] for action in view.legal} if legal is None and asking else legal or ()
    return tuple(
        HandCard(face(c), k, c in allowed if asking else None, mark if c in marked else "", told=told(c, words))
        for k, c in enumerate(view.s.hands[view.me], 1)
    )
