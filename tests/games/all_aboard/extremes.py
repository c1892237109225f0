"""A rare refusal of All Aboard! (see ``tests.render.test_extremes``)."""

from engine.core.cards import card
from engine.core.facts import Card

REFUSALS = {"top": {"at": 0, "card": Card(card("H2"))}}
