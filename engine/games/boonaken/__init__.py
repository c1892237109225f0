"""Boonaken; module ``rules`` states the rules."""

from engine.games.boonaken.rules import GAME as GAME
