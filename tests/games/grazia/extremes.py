"""A rare refusal of Grazia (see ``tests.render.test_extremes``)."""

from engine.core.cards import card
from engine.core.facts import Card

REFUSALS = {"wrap": {"card": Card(card("SK"))}}
