"""The last move of TTP in a few words, for the table and the hand."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.ttp.state import TTPState
from engine.games.ttp.terms import choice_order
from locales import Words
from render.narration import tricks
from render.narration.cards import card_short


def last_move(s: TTPState, names: Sequence[str], words: Words) -> str:
    """Return the card picked or played last; "" before the first of a deal."""
    picked = [p for p in s.order if p not in s.to_pick]
    if s.trick and not picked:
        return tricks.last_move(s, names, words)
    if not picked and s.number > 1:
        picked = [(s.last_leader + choice_order(s.last_trick)[-1]) % len(names)]
    if not picked:
        return ""
    return words("ttp-picked", name=names[picked[-1]], card=card_short(s.collected[picked[-1]][-1], words))
