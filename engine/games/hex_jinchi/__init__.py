"""Hex Bases; module ``rules`` states the rules."""

from engine.games.hex_jinchi.rules import GAME as GAME
