"""The figures that En Garde must show, worked out from the view alone (see ``tests.render.expected``)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.en_garde.state import EnGardeView
from tests.render.expected import Figure


def hand(view: EnGardeView) -> Iterator[Figure]:
    """Own cards."""
    for card in view.s.hands[view.me]:
        yield Figure(None, told=str(card))
