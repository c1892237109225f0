"""Rummy Fifty; module ``rules`` states the rules."""

from engine.games.rummy_fifty.rules import GAME as GAME
