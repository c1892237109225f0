"""Grazia; module ``rules`` states the rules."""

from engine.games.grazia.rules import GAME as GAME
