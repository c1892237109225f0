"""Rare refusals of Boonaken (see ``tests.render.test_extremes``)."""

from __future__ import annotations

from engine.core.cards import card
from engine.core.facts import Card, Suit

REFUSALS = {
    "boonaak-first": {},
    "only-join": {},
    "twice": {},
    "roem": {"most": 20},
    "roem-now": {},
    "no-roem": {},
    "under": {"card": Card(card("SJ")), "suit": Suit(1), "trump": Suit(0), "follows": "true"},
}
