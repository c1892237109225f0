"""The hand of All Aboard: the end of the train above, one's own cards below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from engine.games.all_aboard.state import AllAboardView
from locales import Words
from render.games.all_aboard import LOOK, drawings
from render.games.all_aboard.narration import NARRATION, situation, table_card
from render.kit.drawing.box import Box
from render.kit.layout import Paint
from render.kit.pages.hand import Hand
from render.kit.pages.joker_pack import face
from render.kit.pieces.person import Person, names
from render.narration.cards import card_spoken
from render.narration.halt import halt_task
from render.narration.hands import every_hand, own_cards
from render.narration.jokers import named
from render.narration.telling import Telling

_ABOVE: Final = 256
"""Height of the railway, px."""


def shown(view: AllAboardView, people: Sequence[Person], words: Words) -> Hand:
    """Return the content of the hand."""
    s = view.s
    picked = s.choice[view.me] if s.phase == "show" else []
    legal = {c for a in view.legal for c in _cards(a.wire()[1])}
    deck, word = len(s.deck), NARRATION.signal(s, words)
    train = Paint(
        1160,
        _ABOVE,
        lambda c, x, y, w, h: drawings.draw_line(c, Box(x, y, w, h), s.line, s.crew, people, deck=deck, word=word),
    )
    return Hand(
        LOOK,
        *words.both("tricks-hand-title"),
        own_cards(
            view,
            words,
            picked,
            words("all_aboard-picked"),
            legal=legal,
            face=face,
            told=partial(named, usual=card_spoken),
        ),
        task=words(f"all_aboard-task-{situation(view)}") if view.asked else halt_task(view, words),
        wait="" if view.asked else NARRATION.waits_for(Telling(view, names(people), words)),
        above=None if view.over else train,
        people=people,
        **every_hand(view, words),
        remarks=() if view.over else (table_card(s, words), words("all_aboard-alt-deck", deck=deck)),
        playable=tuple(_playable(view, words)) if s.phase == "turn" else (),
        large=lambda width: [] if view.over else [drawings.large_line(s, people, word, width)],
    )


def _playable(view: AllAboardView, words: Words) -> Iterator[str]:
    """Yield the numbers of the cards for every kind of move; of a red suit those that can end on top."""
    for tag in dict.fromkeys(action.tag for action in view.legal):
        cards = {_cards(action.wire()[1])[-1] for action in view.legal if action.tag == tag}
        numbers = [str(k) for k, c in enumerate(view.s.hands[view.me], 1) if c in cards]
        yield words(f"all_aboard-alt-may-{tag}", numbers=words.join(numbers))


def _cards(field: int | list[int]) -> list[int]:
    return field if isinstance(field, list) else [field]
